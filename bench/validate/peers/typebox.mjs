// TypeBox, compiled. Its lengths count UTF-16 units.

import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { builder } from "../schema.mjs";

/** @type {import("../candidate.mjs").Peer} */
export const typebox = {
  name: "TypeBox, compiled",
  package: "@sinclair/typebox",
  create(document) {
    const build = builder(document, translate, (built) => Type.Union([built, Type.Null()]));
    return (type) => {
      const compiled = TypeCompiler.Compile(build(type));
      return { check: (value) => compiled.Check(value), explain: (value) => [...compiled.Errors(value)] };
    };
  },
};

/**
 * @param {Exclude<import("../schema.mjs").Form, { kind: "reference" }>} form
 * @param {(form: import("../schema.mjs").Form) => import("@sinclair/typebox").TSchema} build
 * @returns {import("@sinclair/typebox").TSchema}
 */
function translate(form, build) {
  const { kind, orNull: _, ...bounds } = form;
  switch (form.kind) {
    case "string":
      return Type.String(bounds);
    case "integer":
      return Type.Integer(bounds);
    case "boolean":
      return Type.Boolean();
    case "anything":
      return Type.Unknown();
    case "enum":
      return Type.Union(form.values.map((value) => Type.Literal(value)));
    case "array":
      return Type.Array(build(form.items), { minItems: form.minItems ?? 0, maxItems: form.maxItems ?? Infinity });
    case "object": {
      const members = form.members.map(({ name, optional, form: member }) => [
        name,
        optional ? Type.Optional(build(member)) : build(member),
      ]);
      return Type.Object(Object.fromEntries(members), { additionalProperties: form.extra });
    }
    default:
      throw new Error(`no TypeBox schema for ${kind}`);
  }
}
