// Names of what the validator modules declare for themselves, and where the modules stand.

import { modules } from "../../model/names.js";

type Place = "enums" | "scalars" | "runtime" | "formats" | "numbers" | "maps";

/** Modules that the generated ones import from. */
export const places: Readonly<Record<Place, string>> = {
  enums: modules.validatorsOf("enums"),
  scalars: modules.validatorsOf("scalars"),
  runtime: modules.runtime("validate"),
  formats: modules.runtime("validate-formats"),
  numbers: modules.runtime("validate-number"),
  maps: modules.runtime("validate-map"),
};

/** The function that checks a type. */
export function checkName(name: string): string {
  return `check${name}`;
}
