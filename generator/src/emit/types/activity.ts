// `src/activity.ts`: what all kinds of activity have in common, the union of them, and what is known of each type.

import type { Model, Version } from "../../model/model.js";
import { activityOf } from "../../model/operations.js";
import { docs } from "../typescript/docs.js";
import { ModuleBuilder } from "../typescript/module.js";
import { constantOf, functionOf } from "../typescript/structure.js";
import type { Structure } from "../typescript/structure.js";
import { byType, camel, keyName, modules } from "../../model/names.js";
import { propertyKey } from "../typescript/property-key.js";
import { filledText, shapeText } from "../type-text.js";
import { entry, object, quoted } from "../typescript/expression.js";
import { interfaceStatement, recordInterface, unionStatement } from "./records.js";

export function activityModule(model: Model): ModuleBuilder {
  const activity = activityOf(model);
  const { members } = activity;
  const { name } = activity.union;
  const about = `What all kinds of ${name} have in common, and the union of them.`;
  const module = new ModuleBuilder(modules.activity, about);
  const versions = model.families.flatMap((family) => family.versions);
  const each = (suffix: string, doc: string, text: (version: Version) => string): Structure =>
    interfaceStatement(
      suffix,
      doc,
      versions.map((version) => ({ name: propertyKey(version.type), isReadonly: true, type: text(version) })),
    );
  module.add(
    recordInterface(activity.base, module),
    recordInterface(activity.record, module, {
      extends: [activity.base.name],
      without: new Set(activity.base.fields.map((field) => field.name)),
    }),
    unionStatement(
      name,
      activity.union.doc,
      versions.map((version) => shapeText(version.activity, module)),
    ),
    recordInterface(activity.response, module),
    recordInterface(activity.intent, module),
    recordInterface(activity.result, module),
    each(byType(name, members), `The ${name} of each type.`, (version) => shapeText(version.activity, module)),
    each(byType(members.intent, members), "The parameters of each type.", (version) =>
      shapeText(version.intent, module),
    ),
    ...(versions.some(({ intent }) => intent.filled)
      ? [
          each(
            `Filled${byType(members.intent, members)}`,
            "The same as a server reads them: defaults are filled in.",
            (version) => filledText(version.intent, module),
          ),
        ]
      : []),
    each(
      byType(members.result, members),
      `The result of each type; \`undefined\` where the answer is another ${name}.`,
      ({ result }) => (result ? shapeText(result, module) : "undefined"),
    ),
    interfaceStatement(
      byType("family", members),
      "The family of each type, that all its versions belong to.",
      model.families.flatMap((family) =>
        family.versions.map(({ type }) => ({
          name: propertyKey(type),
          isReadonly: true,
          type: quoted(family.name),
        })),
      ),
    ),
    ...kinds(model, module),
  );
  return module;
}

/** What is known of each type beyond its records: keys, version, traits. */
function kinds(model: Model, module: ModuleBuilder): Structure[] {
  const { contract } = model;
  const activity = activityOf(model);
  const { members } = activity;
  const { type, intent, result } = members;
  const { name } = activity.union;
  const types = module.type(activity.types.name, modules.enums);
  const member = (key: string, type: string, doc: string): object => ({
    name: key,
    isReadonly: true,
    type,
    docs: docs(doc),
  });
  const properties = [
    member("family", `${byType("family", members)}[${types}]`, "The family that all its versions belong to."),
    member("version", "number", "Counts from 1."),
    member("path", "string", "Where it is submitted, below the origin."),
    member(keyName(intent), "string", `Member of \`${intent}\` that holds the parameters.`),
    member(
      keyName(result),
      "string | undefined",
      `Member of \`${result}\` that holds the result; undefined where the answer is another ${name}.`,
    ),
    member("submittable", "boolean", "Whether it can be submitted, or only be read."),
    ...activity.traits.map((trait) =>
      member(trait.name, module.type(trait.enum.name, modules.enums), `Its ${trait.name}.`),
    ),
  ] as { name: string }[];
  const table = model.families.flatMap((family) =>
    family.versions.map((version) =>
      entry(
        propertyKey(version.type),
        object(
          entry("family", quoted(family.name)),
          entry("version", String(version.number)),
          entry("path", quoted(`${contract.basePath}/${family.path}`)),
          entry(keyName(intent), quoted(version.intentKey)),
          entry(keyName(result), version.resultKey === undefined ? "undefined" : quoted(version.resultKey)),
          entry("submittable", String(version.submit !== undefined)),
          ...family.traits.map((trait) => entry(trait.name, quoted(trait.value))),
        ),
      ),
    ),
  );
  const constant = `${camel(name)}Kinds`;
  return [
    interfaceStatement(`${name}Kind`, `What the contract says of one type of ${name}.`, properties),
    constantOf(
      constant,
      `{ readonly [Type in ${types}]: ${name}Kind }`,
      object(...table),
      `What the contract says of each type of ${name}.`,
    ),
    functionOf({
      name: `isKnown${name}`,
      doc: `Whether this package knows the type, so that \`${intent}\` and \`${result}\` are what the type says.`,
      parameters: [["value", `${activity.record.name} | ${name}`]],
      returns: `value is ${name}`,
      body: `return Object.hasOwn(${constant}, value.${type});`,
    }),
  ];
}
