// Before anything is measured: all candidates accept the valid body, refuse the invalid one, and refuse the valid one
// with any of its parts spoilt, so that nobody is fast by not looking.

import { formOf } from "./schema.mjs";

/** @typedef {import("./schema.mjs").Form} Form */

/**
 * @param {readonly { name: string, make: import("./candidate.mjs").Make }[]} candidates
 * @param {readonly import("./bodies.mjs").Case[]} cases
 * @param {import("./schema.mjs").Schema} document
 * @throws Error naming the candidate that disagrees
 */
export function checkAgreement(candidates, cases, document) {
  for (const { name, type, valid, invalid } of cases) {
    const spoilt = [...mistakes(valid, formOf(document.$defs[type]), document, "")];
    for (const candidate of candidates) {
      const { check, explain } = candidate.make(type);
      const expect = (/** @type {unknown} */ value, /** @type {boolean} */ fits, /** @type {string} */ what) => {
        const isSilent = (explain(value)?.length ?? 0) === 0;
        if (check(value) !== fits || isSilent !== fits)
          throw new Error(`${candidate.name} is wrong about ${name}: ${what}`);
      };
      expect(valid, true, "the valid body");
      expect(invalid, false, "the invalid body");
      // As a parser gives them: objects that were put together otherwise are slower ones to every candidate.
      for (const { what, value } of spoilt) expect(JSON.parse(JSON.stringify(value)), false, what);
    }
  }
}

/**
 * The value with each of its parts spoilt in turn, in every way that its schema speaks of.
 *
 * @param {unknown} value
 * @param {Form} form
 * @param {import("./schema.mjs").Schema} document
 * @param {string} path
 * @returns {Generator<{ what: string, value: unknown }>}
 */
function* mistakes(value, form, document, path) {
  if (form.kind === "reference") return yield* mistakes(value, formOf(document.$defs[form.name]), document, path);
  if (form.kind === "anything") return;
  yield { what: `${path} is of another kind`, value: Array.isArray(value) ? {} : [] };
  const { minLength = 0, maxLength, pattern, minimum, maximum, minItems = 0, maxItems } = /** @type {any} */ (form);
  if (minLength > 0) yield { what: `${path} is too short`, value: "" };
  if (maxLength !== undefined) yield { what: `${path} is too long`, value: "1".repeat(maxLength + 1) };
  if (pattern !== undefined) yield { what: `${path} does not match`, value: "?" };
  if (form.kind === "enum") yield { what: `${path} is none of the values`, value: `${value}_` };
  if (form.kind === "integer") {
    yield { what: `${path} is a fraction`, value: minimum + 0.5 };
    yield { what: `${path} is too small`, value: minimum - 1 };
    yield { what: `${path} is too large`, value: maximum + 1 };
  }
  if (form.kind === "array" && Array.isArray(value)) {
    if (minItems > 0) yield { what: `${path} has too few items`, value: [] };
    if (value.length > 0) yield { what: `${path} has too many items`, value: Array(maxItems + 1).fill(value[0]) };
    yield* within(value, () => form.items, document, path);
  }
  if (form.kind === "object") {
    yield { what: `${path}/more is unknown`, value: { .../** @type {object} */ (value), more: 1 } };
    for (const { name, optional } of form.members) {
      const { [name]: _, ...rest } = /** @type {Record<string, unknown>} */ (value);
      if (!optional) yield { what: `${path}/${name} is missing`, value: rest };
    }
    const forms = new Map(form.members.map((member) => [member.name, member.form]));
    yield* within(value, (key) => forms.get(key), document, path);
  }
}

/**
 * @param {any} value
 * @param {(key: string) => Form | undefined} formAt
 * @param {import("./schema.mjs").Schema} document
 * @param {string} path
 * @returns {Generator<{ what: string, value: unknown }>}
 */
function* within(value, formAt, document, path) {
  for (const [key, member] of Object.entries(value)) {
    const form = formAt(key);
    if (!form) continue;
    for (const spoilt of mistakes(member, form, document, `${path}/${key}`)) {
      const copy = Array.isArray(value) ? [...value] : { ...value };
      Reflect.set(copy, key, spoilt.value);
      yield { what: spoilt.what, value: copy };
    }
  }
}
