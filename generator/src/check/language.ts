// The language's own JSON Schemas, compiled by ajv. The bundle has what ajv makes of them in place of this module.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Options, ValidateFunction } from "ajv/dist/2020.js";
import type { FileKind } from "../load/contract-files.js";

const languageFolder = fileURLToPath(new URL("../../language/", import.meta.url));

/** A test holds the schemas to their own; doing so here, or optimizing code that runs once, would take longer than the checks. */
const options: Options = {
  allErrors: true,
  strict: false,
  verbose: true,
  validateSchema: false,
  code: { optimize: false },
};

let compiled: Ajv2020 | undefined;

/** Holds files of one kind to their schema; of a contract that another one imports from, `contract.yaml` has its own. */
export function validatorOf(kind: FileKind | "imported"): ValidateFunction {
  compiled ??= withLanguage(options);
  const validate = compiled.getSchema(`${kind}.schema.json`);
  if (!validate) throw new Error(`no schema for files of kind ${kind}`);
  return validate as ValidateFunction;
}

/** An ajv that knows the schemas. */
export function withLanguage(more: Options): Ajv2020 {
  const ajv = new Ajv2020(more);
  for (const name of readdirSync(languageFolder).sort()) {
    if (name.endsWith(".schema.json"))
      ajv.addSchema(JSON.parse(readFileSync(path.join(languageFolder, name), "utf8")) as object);
  }
  return ajv;
}

/** With these, ajv writes its code down. */
export const standaloneOptions: Options = { ...options, code: { optimize: true, source: true, esm: true } };
