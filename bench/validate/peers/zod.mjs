// zod 4, whose verdict is that of `safeParse`. Its lengths count UTF-16 units.

import { z } from "zod";
import { builder } from "../schema.mjs";

/** @type {import("../candidate.mjs").Peer} */
export const zod = {
  name: "zod",
  package: "zod",
  create(document) {
    const build = builder(document, translate, (built) => built.nullable());
    return (type) => {
      const schema = build(type);
      return {
        check: (value) => schema.safeParse(value).success,
        explain: (value) => schema.safeParse(value).error?.issues,
      };
    };
  },
};

/**
 * @param {Exclude<import("../schema.mjs").Form, { kind: "reference" }>} form
 * @param {(form: import("../schema.mjs").Form) => import("zod").ZodType} build
 * @returns {import("zod").ZodType}
 */
function translate(form, build) {
  switch (form.kind) {
    case "string": {
      let string = z.string();
      if (form.minLength !== undefined) string = string.min(form.minLength);
      if (form.maxLength !== undefined) string = string.max(form.maxLength);
      return form.pattern === undefined ? string : string.regex(new RegExp(form.pattern, "u"));
    }
    case "integer": {
      const integer = z.int().min(form.minimum).max(form.maximum);
      return form.multipleOf === undefined ? integer : integer.multipleOf(form.multipleOf);
    }
    case "boolean":
      return z.boolean();
    case "anything":
      return z.unknown();
    case "enum":
      return z.enum(form.values);
    case "array":
      return z
        .array(build(form.items))
        .min(form.minItems ?? 0)
        .max(form.maxItems ?? Infinity);
    case "object": {
      const members = form.members.map(({ name, optional, form: member }) => [
        name,
        optional ? build(member).optional() : build(member),
      ]);
      return (form.extra ? z.looseObject : z.strictObject)(Object.fromEntries(members));
    }
  }
}
