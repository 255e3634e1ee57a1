// ajv in its strict mode. Once as it is; once counting UTF-16 units instead of code points, which JSON Schema does not
// allow but is what the other peers do.

import { Ajv2020 } from "ajv/dist/2020.js";

/** @type {import("../candidate.mjs").Peer} */
export const ajv = {
  name: "ajv",
  package: "ajv",
  create: (document) => make(document, {}),
};

/** @type {import("../candidate.mjs").Peer} */
export const ajvUnits = {
  name: "ajv, UTF-16 lengths",
  package: "ajv",
  create: (document) => make(document, { unicode: false }),
};

/**
 * @param {import("../schema.mjs").Schema} document
 * @param {import("ajv/dist/2020.js").Options} options
 */
function make(document, options) {
  const common = {
    strict: true,
    allowUnionTypes: true,
    discriminator: true,
    logger: /** @type {const} */ (false),
    ...options,
  };
  const first = new Ajv2020(common).addSchema(document);
  const all = new Ajv2020({ ...common, allErrors: true }).addSchema(document);
  return (/** @type {string} */ type) => {
    const reference = `${document.$id}#/$defs/${type}`;
    const check = first.getSchema(reference);
    const explain = all.getSchema(reference);
    if (!check || !explain) throw new Error(`no schema of ${type}`);
    return {
      check: (/** @type {unknown} */ value) => check(value),
      explain: (/** @type {unknown} */ value) => (explain(value) ? [] : explain.errors),
    };
  };
}
