// Names of what the validator modules declare beside the public functions, and where the modules stand.

import type { Enum, Scalar } from "../../model/model.js";
import { camel, modules, receivedName, validatorNames } from "../names.js";
import type { Holder } from "./records.js";

/** How a value is held to its type: as what is sent, or as what is answered. */
export type Mode = "strict" | "tolerant";

type Place = "enums" | "scalars" | "runtime";

/** Modules that the generated ones import from. */
export const places: Readonly<Record<Place, string>> = {
  enums: modules.validatorsOf("enums"),
  scalars: modules.validatorsOf("scalars"),
  runtime: modules.runtime("validate"),
};

/** Name that a type's validators carry: `User`, or `ReceivedUser` for the tolerant ones of a type that is sent too. */
export function modeName(holder: Holder, mode: Mode): string {
  return mode === "strict" ? holder.name : receivedName(holder);
}

/** The modes in which a type occurs. */
export function modesOf({ usage }: Holder): readonly Mode[] {
  return [...(usage.request ? (["strict"] as const) : []), ...(usage.response ? (["tolerant"] as const) : [])];
}

export function isName(name: string): string {
  return validatorNames(name).is;
}

/** The check behind `is…` of a recursive type. */
export function depthName(name: string): string {
  return `check${name}`;
}

export function descriptorName({ name }: Pick<Holder | Enum | Scalar, "name">): string {
  return `${camel(name)}Descriptor`;
}

export function patternName(name: string): string {
  return `${camel(name)}Pattern`;
}

export function matchName(name: string): string {
  return `matches${name}`;
}
