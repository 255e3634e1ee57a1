// Functions that turn an older request into a newer one: one per step, and `upgradeToLatest` for the whole way.

import type { ActivityModel, Family, Field, MemberSource, Model, Shape, Step, Version } from "../../model/model.js";
import { docs } from "../typescript/docs.js";
import { entry, object, quoted } from "../typescript/expression.js";
import { ModuleBuilder } from "../typescript/module.js";
import { aliasOf, functionOf, methodOf, ownConstantOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import { byType, familyStepName, latestName, modules, shapeStepName } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { propertyKey } from "../typescript/property-key.js";
import { filledText } from "../type-text.js";
import { enumerate, sentence } from "../prose.js";
import { memberSource } from "./template-text.js";

interface FamilyStep {
  readonly family: Family;
  readonly from: Version;
  readonly to: Version;
  readonly step: Step;
}

export function emitUpgrades({ model }: EmitContext): readonly EmittedFile[] {
  const steps = familySteps(model);
  const built = [...shapeSteps(model), ...stepModules(steps)];
  const index = new ModuleBuilder(modules.upgrades, "From any version of a request to the newest that it can become.");
  for (const { module } of built) index.reexport(module);
  if (model.activity) index.add(hooksInterface(steps, index), ...latest(model, model.activity, steps, index));
  return [...built, index].map((module) => module.file());
}

function familySteps(model: Model): FamilyStep[] {
  return model.families.flatMap((family) =>
    family.versions.flatMap((from) =>
      from.next && from.step ? [{ family, from, to: from.next, step: from.step }] : [],
    ),
  );
}

/** Steps of shapes that requests consist of. */
function shapeSteps(model: Model): ModuleBuilder[] {
  const homes = new Map<string, ModuleBuilder>();
  for (const { step, home } of model.shapes) {
    if (step?.upgrade.kind !== "derived") continue;
    const module =
      homes.get(home) ??
      new ModuleBuilder(modules.upgradesOf(home), `Steps between records of the contract's ${home}.yaml.`);
    homes.set(home, module);
    module.add(derived(shapeStepName(step), step, module));
  }
  return [...homes.values()];
}

function stepModules(steps: readonly FamilyStep[]): ModuleBuilder[] {
  const homes = new Map<string, ModuleBuilder>();
  for (const { family, from, to, step } of steps) {
    const about = `Steps between the versions of \`${family.name}\`.`;
    const module = homes.get(family.home) ?? new ModuleBuilder(modules.upgradesOf(family.home), about);
    homes.set(family.home, module);
    const name = familyStepName(family, from, to);
    if (step.upgrade.kind === "derived") module.add(derived(name, step, module));
    if (step.upgrade.kind === "custom")
      module.add(custom(name, hookName(family, from, to), step, step.upgrade, module));
  }
  return [...homes.values()];
}

function derived(name: string, step: Step, module: ModuleBuilder): Structure {
  const made = madeFrom(step, module);
  return functionOf({
    name,
    doc: `What \`${step.from.name}\` means as \`${step.to.name}\`. ${changes(step)}`,
    parameters: [[/\bolder\b/.test(made) ? "older" : "_older", filledText(step.from, module)]],
    returns: filledText(step.to, module),
    body: `return ${made};`,
  });
}

function custom(
  name: string,
  hook: string,
  step: Step,
  { why, asked }: Extract<Step["upgrade"], { kind: "custom" }>,
  module: ModuleBuilder,
): Structure {
  const hooks = `Pick<${module.type("UpgradeHooks", modules.upgrades)}, "${hook}">`;
  const call = `await hooks.${hook}(older);`;
  const task = asked.length === 0 ? "unless" : "of which";
  const told = asked.length === 0 ? "refuses" : `makes ${enumerate(asked.map((field) => field.name))}`;
  return functionOf({
    name,
    doc: `What \`${step.from.name}\` means as \`${step.to.name}\`, ${task} the hook \`${hook}\` ${told}: ${sentence(why)} ${changes(step)}`,
    isAsync: true,
    parameters: [
      ["older", filledText(step.from, module)],
      ["hooks", hooks],
    ],
    returns: `Promise<${filledText(step.to, module)}>`,
    body: `${asked.length === 0 ? call : `const told = ${call}`}\nreturn ${madeFrom(step, module)};`,
  });
}

/** The newer record, from `older` and what a hook has `told`, in its own order. */
function madeFrom({ upgrade, to }: Step, module: ModuleBuilder): string {
  if (upgrade.kind === "none") return "";
  const pieces = to.fields.flatMap((field) => {
    const member = upgrade.members.find((one) => one.field === field);
    if (member) return [memberSource(member, "older", module)];
    const isAsked = upgrade.kind === "custom" && upgrade.asked.includes(field);
    return isAsked ? [memberSource(asTold(field), "told", module)] : [];
  });
  return object(...pieces);
}

function asTold(field: Field): MemberSource {
  const optional = field.optional && field.default === undefined;
  const keepsNull = field.nullable === "value" && { keepsNull: true as const };
  const convert = { kind: "same" } as const;
  return { field, source: { kind: "path", path: [field.name], optional, orElse: undefined, convert, ...keepsNull } };
}

/** What a hook returns. */
function toldText(asked: readonly Field[], newer: Shape, module: ModuleBuilder): string {
  if (asked.length === 0) return "void";
  const whole = filledText(newer, module);
  const names = asked.map(({ name }) => quoted(name)).join(" | ");
  return asked.length === newer.fields.length ? whole : `Pick<${whole}, ${names}>`;
}

function hookName(family: Family, from: Version, to: Version): string {
  return `${family.name}V${from.number}ToV${to.number}`;
}

function hooksInterface(steps: readonly FamilyStep[], module: ModuleBuilder): Structure {
  const methods = steps.flatMap(({ family, from, to, step }) => {
    if (step.upgrade.kind !== "custom") return [];
    const older = filledText(from.intent, module);
    const told = toldText(step.upgrade.asked, to.intent, module);
    return [methodOf(hookName(family, from, to), step.upgrade.why, [["older", older]], `${told} | Promise<${told}>`)];
  });
  const said = "Steps that the contract leaves to whoever upgrades, because they need more than the request itself.";
  return { kind: "interface", name: "UpgradeHooks", isExported: true, docs: docs(said), methods };
}

function latest(
  model: Model,
  { members, types: declared }: ActivityModel,
  steps: readonly FamilyStep[],
  module: ModuleBuilder,
): Structure[] {
  const types = module.type(declared.name, modules.enums);
  const latestType = latestName(members);
  const versions = model.families.flatMap((family) => family.versions);
  const isFilled = versions.some(({ intent }) => intent.filled);
  const intents = module.type((isFilled ? "Filled" : "") + byType(members.intent, members), modules.activity);
  const table = steps.map(({ family, from, to, step }) => {
    const call = module.value(familyStepName(family, from, to), modules.upgradesOf(family.home));
    const older = `older as ${filledText(from.intent, module)}`;
    const args =
      step.upgrade.kind === "custom" ? `(older, hooks) => ${call}(${older}, hooks)` : `(older) => ${call}(${older})`;
    return entry(propertyKey(from.type), object(entry("to", quoted(to.type)), entry("upgrade", args)));
  });
  return [
    {
      kind: "interface",
      name: latestType,
      isExported: true,
      docs: docs(
        "The newest type that each type can be upgraded to: the family's newest version, unless a version was left behind " +
          "because newer ones cannot express it.",
      ),
      properties: versions.map((version) => ({
        name: propertyKey(version.type),
        isReadonly: true,
        type: quoted(terminal(version).type),
      })),
    },
    aliasOf(
      `Latest<Type extends ${types}>`,
      `{ readonly ${members.type}: ${latestType}[Type]; readonly ${members.intent}: ${intents}[${latestType}[Type]] }`,
      "An upgraded request: its type and its parameters.",
    ),
    {
      kind: "interface",
      name: "Next",
      properties: [
        { name: "to", isReadonly: true, type: types },
        {
          name: "upgrade",
          isReadonly: true,
          type: "(older: object, hooks: UpgradeHooks) => object | Promise<object>",
        },
      ],
    },
    ownConstantOf("next", object(...table), `{ readonly [Type in ${types}]?: Next }`),
    functionOf({
      name: "upgradeToLatest",
      doc:
        "Upgrades parameters step by step to the newest version that they can become. Parameters of a version that no step " +
        "leads on from come back as they are.",
      tags: [["throws", "whatever a hook throws"]],
      isAsync: true,
      typeParameters: [`Type extends ${types}`],
      parameters: [
        ["type", "Type"],
        ["intent", `${intents}[Type]`],
        ["hooks", "UpgradeHooks"],
      ],
      returns: "Promise<Latest<Type>>",
      body: (writer) =>
        writer
          .writeLine(`let at: ${types} = type;`)
          .writeLine("let value: object = intent;")
          .write("for (let step = next[at]; step; step = next[at])")
          .block(() => {
            writer.writeLine("value = await step.upgrade(value, hooks);").writeLine("at = step.to;");
          })
          .writeLine(`// The table above and \`${latestType}\` are made from the same steps.`)
          .writeLine(`return { ${members.type}: at, ${members.intent}: value } as Latest<Type>;`),
    }),
  ];
}

function terminal(version: Version): Version {
  return version.next ? terminal(version.next) : version;
}

/** The changes in one line of prose. */
export function changes(step: { readonly changes: Step["changes"]; readonly from: Shape }): string {
  const said = step.changes.map((change) => {
    switch (change.kind) {
      case "add":
        return "default" in change
          ? `\`${change.field}\` is new and becomes \`${JSON.stringify(change.default)}\``
          : `\`${change.field}\` is new`;
      case "drop":
        return `\`${change.field}\` is gone`;
      case "rename":
        return `\`${change.field}\` is called \`${change.to}\``;
      case "retype":
        return change.from === change.to
          ? `\`${change.field}\` has other bounds`
          : `\`${change.field}\` is \`${change.to}\`, was \`${change.from}\``;
      case "wrap":
        return change.uses.length === 0
          ? `\`${change.field}\` is new and filled in`
          : `\`${change.field}\` is made from ${change.uses.map((use) => `\`${use}\``).join(", ")}`;
    }
  });
  return said.length === 0 ? "Nothing else has changed." : `Changes: ${said.join("; ")}.`;
}
