// The modules that hold records: one per file of shapes, one per family, one per query, and `src/activity.ts`.

import { StructureKind } from "ts-morph";
import type { Family, Model, Query, Shape } from "../../model/model.js";
import { familyOperations, queryOperation } from "../client/operations.js";
import { docs } from "../docs.js";
import { ModuleBuilder } from "../module.js";
import type { Statement } from "../module.js";
import { answerName, camel, modules } from "../names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { shapeText } from "../type-text.js";
import { recordInterface, unionAlias } from "./records.js";

export function emitRecords({ model }: EmitContext): readonly EmittedFile[] {
  return [
    ...shapeModules(model),
    ...model.families.map((family) => familyModule(family, model)),
    ...model.queries.map((query) => queryModule(query, model)),
    activityModule(model),
  ].map((module) => module.render());
}

function shapeModules(model: Model): ModuleBuilder[] {
  const homes = new Map<string, Shape[]>();
  for (const shape of model.shapes) homes.set(shape.home, [...(homes.get(shape.home) ?? []), shape]);
  return [...homes].map(([home, shapes]) => {
    const module = new ModuleBuilder(modules.types(home), `Records of the contract's ${home}.yaml.`);
    module.add(...shapes.map((shape) => recordInterface(shape, module)));
    return module;
  });
}

function familyModule(family: Family, model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.types(family.home), `${family.doc} Submitted to \`${family.path}\`.`);
  const baseName = model.activity.base.name;
  const inherited = new Set(model.activity.base.fields.map(({ name }) => name));
  const own = (shape: Shape): boolean => shape.home === family.home;
  const done = new Set<Shape>();
  const once = (shape: Shape, statement: () => Statement): void => {
    if (!own(shape) || done.has(shape)) return;
    done.add(shape);
    module.add(statement());
  };
  for (const version of family.versions) {
    const { intent, result, activity, submit } = version;
    once(intent, () => recordInterface(intent, module));
    if (result) once(result, () => recordInterface(result, module));
    const base = module.type(baseName, modules.activity);
    once(activity, () => recordInterface(activity, module, { extends: [base], without: inherited }));
    if (!submit) continue;
    once(submit.request, () => recordInterface(submit.request, module));
    once(submit.response, () => recordInterface(submit.response, module));
  }
  if (family.body.kind === "union") {
    const { union } = family.body;
    module.add(
      unionAlias(
        union,
        union.variants.map(({ shape }) => shapeText(shape, module)),
      ),
    );
  }
  if (family.answers.length > 1) {
    module.add({
      kind: StructureKind.TypeAlias,
      name: answerName(family),
      isExported: true,
      docs: docs(`What \`${family.path}\` answers, by the version that was submitted.`),
      type: family.answers.map((answer) => shapeText(answer, module)).join(" | "),
    });
  }
  module.add(...familyOperations(family, model, module));
  return module;
}

function queryModule(query: Query, model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.types(query.home), `${query.doc} Asked of \`${query.path}\`.`);
  module.add(recordInterface(query.request, module), recordInterface(query.response, module));
  module.add(...queryOperation(query, model, module));
  return module;
}

function activityModule(model: Model): ModuleBuilder {
  const { activity } = model;
  const versions = model.families.flatMap((family) => family.versions);
  const name = activity.union.name;
  const module = new ModuleBuilder(
    modules.activity,
    `What all kinds of ${name} have in common, and the union of them.`,
  );
  const inherited = new Set(activity.base.fields.map((field) => field.name));
  module.add(
    recordInterface(activity.base, module),
    recordInterface(activity.record, module, { extends: [activity.base.name], without: inherited }),
    unionAlias(
      activity.union,
      versions.map((version) => shapeText(version.activity, module)),
    ),
    recordInterface(activity.response, module),
    recordInterface(activity.intent, module),
    recordInterface(activity.result, module),
    byType(
      `${name}ByType`,
      `The ${name} of each type.`,
      versions.map((version) => [version.type, shapeText(version.activity, module)]),
    ),
    byType(
      `IntentByType`,
      `The parameters of each type.`,
      versions.map((version) => [version.type, shapeText(version.intent, module)]),
    ),
    byType(
      `ResultByType`,
      `The result of each type; \`undefined\` where the answer is another ${name}.`,
      versions.map((version) => [version.type, version.result ? shapeText(version.result, module) : "undefined"]),
    ),
  );
  module.add(...metadata(model, module));
  return module;
}

function byType(name: string, doc: string, members: readonly (readonly [string, string])[]): Statement {
  return {
    kind: StructureKind.Interface,
    name,
    isExported: true,
    docs: docs(doc),
    properties: members.map(([type, text]) => ({ name: JSON.stringify(type), isReadonly: true, type: text })),
  };
}

/** What is known of each type beyond its records: keys, version, traits. */
function metadata(model: Model, module: ModuleBuilder): Statement[] {
  const { activity } = model;
  const name = activity.union.name;
  const types = module.type(activity.types.name, modules.enums);
  const traits = activity.traits.map((trait) => ({
    name: trait.name,
    type: module.type(trait.enum.name, modules.enums),
  }));
  const entries = model.families.flatMap((family) =>
    family.versions.map((version) => {
      const members = [
        `family: ${JSON.stringify(family.name)}`,
        `version: ${version.number}`,
        `path: ${JSON.stringify(`${model.contract.basePath}/${family.path}`)}`,
        `intentKey: ${JSON.stringify(version.intentKey)}`,
        `resultKey: ${JSON.stringify(version.resultKey) ?? "undefined"}`,
        `submittable: ${version.submit !== undefined}`,
        ...family.traits.map((trait) => `${trait.name}: ${JSON.stringify(trait.value)}`),
      ];
      return `${JSON.stringify(version.type)}: { ${members.join(", ")} }`;
    }),
  );
  return [
    {
      kind: StructureKind.Interface,
      name: `${name}Kind`,
      isExported: true,
      docs: docs(`What the contract says of one type of ${name}.`),
      properties: [
        { name: "family", isReadonly: true, type: "string", docs: docs("The family that all its versions belong to.") },
        { name: "version", isReadonly: true, type: "number", docs: docs("Counts from 1.") },
        { name: "path", isReadonly: true, type: "string", docs: docs("Where it is submitted, below the origin.") },
        {
          name: "intentKey",
          isReadonly: true,
          type: "string",
          docs: docs("Member of `intent` that holds the parameters."),
        },
        {
          name: "resultKey",
          isReadonly: true,
          type: "string | undefined",
          docs: docs(`Member of \`result\` that holds the result; undefined where the answer is another ${name}.`),
        },
        {
          name: "submittable",
          isReadonly: true,
          type: "boolean",
          docs: docs("Whether it can be submitted, or only be read."),
        },
        ...traits.map((trait) => ({
          name: trait.name,
          isReadonly: true,
          type: trait.type,
          docs: docs(`Its ${trait.name}.`),
        })),
      ],
    },
    `/** What the contract says of each type of ${name}. */
export const ${kindsName(name)}: { readonly [Type in ${types}]: ${name}Kind } = { ${entries.join(", ")} };`,
    `/** Whether this package knows the type, so that \`intent\` and \`result\` are what the type says. */
export function isKnown${name}(value: ${activity.record.name} | ${name}): value is ${name} {
  return Object.hasOwn(${kindsName(name)}, value.type);
}`,
  ];
}

function kindsName(name: string): string {
  return `${camel(name)}Kinds`;
}
