// The modules that hold records: one per file of shapes, one per family, one per query.

import type { Family, Model, PlainOperation, Shape, Union } from "../../model/model.js";
import { activityOf, plainOperations } from "../../model/operations.js";
import { familyOperations, plainStatements } from "../client/operations.js";
import { quoted } from "../typescript/expression.js";
import { functionOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import { ModuleBuilder } from "../typescript/module.js";
import { answerName, modules, receivedName } from "../../model/names.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { isIdentifier } from "../typescript/property-key.js";
import { shapeText } from "../type-text.js";
import { activityModule } from "./activity.js";
import {
  filledStatements,
  filledUnion,
  receivedStatements,
  receivedUnion,
  recordInterface,
  unionStatement,
} from "./records.js";

export function emitRecords({ model }: EmitContext): readonly EmittedFile[] {
  const made = [
    ...[...shapesByHome(model)].map(([home, all]) => shapeModule(home, all)),
    ...model.families.map((family) => familyModule(family, model)),
    ...plainOperations(model).map((operation) => plainModule(operation, model)),
    ...(model.activity ? [activityModule(model)] : []),
  ];
  return made.map((module) => module.file());
}

function shapesByHome({ shapes, unions }: Model): ReadonlyMap<string, readonly (Shape | Union)[]> {
  const homes = new Map<string, (Shape | Union)[]>();
  for (const one of [...shapes, ...unions]) homes.set(one.home, [...(homes.get(one.home) ?? []), one]);
  return homes;
}

function shapeModule(home: string, all: readonly (Shape | Union)[]): ModuleBuilder {
  const module = new ModuleBuilder(modules.types(home), `Records of the contract's ${home}.yaml.`);
  module.add(
    ...all.flatMap((one) =>
      "variants" in one
        ? [unionOf(one, module), ...filledUnion(one, module), ...receivedUnion(one, module), ...openUnion(one, module)]
        : [recordInterface(one, module), ...filledStatements(one, module), ...receivedStatements(one, module)],
    ),
  );
  return module;
}

function unionOf({ name, doc, variants, usage }: Union, module: ModuleBuilder): Structure {
  const members = variants.map(({ shape }) => shapeText(shape, module, usage.response && !usage.request));
  return unionStatement(name, doc, members);
}

/** What tells the variants that this package knows from others, which a newer server may answer. */
function openUnion(union: Union, module: ModuleBuilder): readonly Structure[] {
  const { name, tag, variants, fallback } = union;
  if (!fallback?.usage.response) return [];
  const read = receivedName(union);
  const doc = `Whether this package knows the variant, so that its \`${tag}\` tells it from the others.`;
  const member = isIdentifier(tag) ? `.${tag}` : `[${JSON.stringify(tag)}]`;
  const known = variants.map(({ value }) => `value${member} === ${quoted(value)}`);
  return [
    recordInterface(fallback, module),
    functionOf({
      name: `isKnown${name}`,
      doc,
      parameters: [["value", `${read} | ${fallback.name}`]],
      returns: `value is ${read}`,
      body: `return ${known.join(" || ")};`,
    }),
  ];
}

function familyModule(family: Family, model: Model): ModuleBuilder {
  const module = new ModuleBuilder(modules.types(family.home), `${family.doc} Submitted to \`${family.path}\`.`);
  const { base: shared } = activityOf(model);
  const inherited = new Set(shared.fields.map(({ name }) => name));
  const own = (shape: Shape): boolean => shape.home === family.home;
  const done = new Set<Shape>();
  const once = (shape: Shape, statement: () => Structure): void => {
    if (!own(shape) || done.has(shape)) return;
    done.add(shape);
    module.add(statement(), ...filledStatements(shape, module), ...receivedStatements(shape, module));
  };
  for (const version of family.versions) {
    const { intent, result, activity, submit } = version;
    once(intent, () => recordInterface(intent, module));
    if (result) once(result, () => recordInterface(result, module));
    const base = module.type(shared.name, modules.activity);
    once(activity, () => recordInterface(activity, module, { extends: [base], without: inherited }));
    if (!submit) continue;
    once(submit.request, () => recordInterface(submit.request, module));
    once(submit.response, () => recordInterface(submit.response, module));
  }
  if (family.body.kind === "union") {
    module.add(unionOf(family.body.union, module), ...filledUnion(family.body.union, module));
  }
  if (family.answers.length > 1) {
    module.add(
      unionStatement(
        answerName(family),
        `What \`${family.path}\` answers, by the version that was submitted.`,
        family.answers.map((answer) => shapeText(answer, module)),
      ),
    );
  }
  module.add(...familyOperations(family, model, module));
  return module;
}

function plainModule(operation: PlainOperation, model: Model): ModuleBuilder {
  const { kind, doc, path, home, request, response } = operation;
  const verb = kind === "query" ? "Asked of" : "Sent to";
  const module = new ModuleBuilder(modules.types(home), `${doc} ${verb} \`${path}\`.`);
  module.add(recordInterface(request, module), ...filledStatements(request, module), recordInterface(response, module));
  module.add(...plainStatements(operation, model, module));
  return module;
}
