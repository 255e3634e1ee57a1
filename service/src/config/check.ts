// The schema of the settings, compiled by ajv: here at each start, in the bundle once for all, see `service/bundle.mjs`.

import { Ajv } from "ajv";
import type { Options, ValidateFunction } from "ajv";
import { settingsSchema } from "./settings.js";

/** The schema is ours, and strict mode reads it closely: a check of the schema itself would not pay for its time. */
export const checkOptions: Options = {
  useDefaults: true,
  allErrors: true,
  strict: true,
  verbose: true,
  meta: false,
  validateSchema: false,
};

/** Checks settings, and fills in the defaults. */
export const check: ValidateFunction = new Ajv({ ...checkOptions, code: { optimize: false } }).compile(settingsSchema);
