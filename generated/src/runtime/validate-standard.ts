// Standard Schema, version 1 (https://standardschema.dev): the interface by which form libraries, routers and the like
// use a validator without knowing who made it.

import type { Issue, ParseResult } from "./issue.js";

/** A schema for values of one type. Values come out as they went in, without explicit nulls of optional members. */
export interface StandardSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    /** Name of the contract. */
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** For inference only; there is nothing here at run time. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** What `validate` answers: the value, or issues. */
export type StandardResult<Value> =
  // It fits.
  | { readonly value: Value; readonly issues?: undefined }
  // It does not.
  | { readonly issues: readonly StandardIssue[] };

/** One place where a value does not fit. */
export interface StandardIssue {
  readonly message: string;
  /** Member names and array indices, from the outside in. */
  readonly path: readonly (string | number)[];
}

const vendor = "countersign";

/** The schema around a parse function. */
export function standardSchema<Value>(parse: (value: unknown) => ParseResult<Value>): StandardSchema<Value> {
  return {
    "~standard": {
      version: 1,
      vendor,
      validate(value) {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        return { issues: result.issues.map((issue) => standardIssue(issue, value)) };
      },
    },
  };
}

function standardIssue({ path, expected, got }: Issue, value: unknown): StandardIssue {
  return { message: `expected ${expected}, got ${got}`, path: segments(path, value) };
}

/** A JSON pointer taken apart; what stands in an array becomes a number. */
function segments(pointer: string, value: unknown): (string | number)[] {
  let at = value;
  return pointer
    .split("/")
    .slice(1)
    .map((escaped) => {
      const name = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
      const inArray = Array.isArray(at);
      at = typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined;
      return inArray ? Number(name) : name;
    });
}
