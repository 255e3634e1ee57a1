// valibot, whose verdict is that of `is`. Its lengths count UTF-16 units.

import * as v from "valibot";
import { builder } from "../schema.mjs";

/** @type {import("../candidate.mjs").Peer} */
export const valibot = {
  name: "valibot",
  package: "valibot",
  create(document) {
    const build = builder(document, translate, (built) => v.nullable(built));
    return (type) => {
      const schema = build(type);
      return { check: (value) => v.is(schema, value), explain: (value) => v.safeParse(schema, value).issues };
    };
  },
};

/**
 * @param {Exclude<import("../schema.mjs").Form, { kind: "reference" }>} form
 * @param {(form: import("../schema.mjs").Form) => v.GenericSchema} build
 * @returns {v.GenericSchema}
 */
function translate(form, build) {
  switch (form.kind) {
    case "string":
      return v.pipe(
        v.string(),
        ...(form.minLength === undefined ? [] : [v.minLength(form.minLength)]),
        ...(form.maxLength === undefined ? [] : [v.maxLength(form.maxLength)]),
        ...(form.pattern === undefined ? [] : [v.regex(new RegExp(form.pattern, "u"))]),
      );
    case "integer":
      return v.pipe(
        v.number(),
        v.integer(),
        v.minValue(form.minimum),
        v.maxValue(form.maximum),
        ...(form.multipleOf === undefined ? [] : [v.multipleOf(form.multipleOf)]),
      );
    case "boolean":
      return v.boolean();
    case "anything":
      return v.unknown();
    case "enum":
      return v.picklist(form.values);
    case "array":
      return v.pipe(
        v.array(build(form.items)),
        v.minLength(form.minItems ?? 0),
        v.maxLength(form.maxItems ?? Infinity),
      );
    case "object": {
      const members = form.members.map(({ name, optional, form: member }) => [
        name,
        optional ? v.optional(build(member)) : build(member),
      ]);
      return (form.extra ? v.looseObject : v.strictObject)(Object.fromEntries(members));
    }
  }
}
