// What an import puts together before it is written as a contract: types as the language has them, and declarations
// that refer to one another by name.

import type { Json } from "../model/model.js";

export type PlainName = "string" | "int32" | "int64" | "number" | "boolean" | "json" | "bytes" | "date" | "dateTime";

export type TypeDraft =
  | SimpleType
  | { readonly kind: "array" | "map"; readonly of: TypeDraft; readonly orNull: boolean };

export type SimpleType =
  | { readonly kind: "plain"; readonly name: PlainName }
  | { readonly kind: "named"; readonly name: string }
  | { readonly kind: "const"; readonly value: string | number | boolean };

/** Bounds and the like, by the words of the language. */
export interface Bounds {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly encoding?: "base64url";
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly unique?: true;
  readonly minEntries?: number;
  readonly maxEntries?: number;
}

export const boundsOfContainers = ["minItems", "maxItems", "unique", "minEntries", "maxEntries"] as const;

/** A type where it is used, with what is said of it there. */
export interface Form {
  readonly type: TypeDraft;
  readonly bounds: Bounds;
  readonly nullable: boolean;
  readonly doc: string | undefined;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  readonly example: Json | undefined;
  /** Only one side may write it. */
  readonly only: "answers" | "requests" | undefined;
  /** A list of values beside which any other string may stand. */
  readonly open: boolean;
}

export interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly form: Form;
  readonly pointer: string;
}

export interface ShapeDraft {
  readonly kind: "shape";
  readonly name: string;
  readonly doc: string;
  readonly deprecated: boolean;
  /** Whether members that are not listed are allowed. */
  readonly extra: boolean;
  members: readonly Member[];
  readonly pointer: string;
}

export interface EnumDraft {
  readonly kind: "enum";
  readonly name: string;
  readonly doc: string;
  open: boolean;
  readonly values: readonly { readonly value: string; readonly doc: string }[];
  readonly pointer: string;
}

export interface UnionDraft {
  readonly kind: "union";
  readonly name: string;
  readonly doc: string;
  readonly tag: string;
  variants: readonly string[];
  readonly pointer: string;
}

export interface ScalarDraft {
  readonly kind: "scalar";
  readonly name: string;
  readonly doc: string;
  readonly base: PlainName;
  readonly format: string | undefined;
  readonly bounds: Bounds;
  readonly example: string | number;
  readonly pointer: string;
}

export type Declaration = ShapeDraft | EnumDraft | UnionDraft | ScalarDraft;

/** Which states of a query's answer end a wait. */
export interface WaitDraft {
  /** Names of members, with dots between. */
  readonly field: string;
  readonly pending: readonly string[];
  readonly final: Readonly<Record<string, string>>;
}

/** By which query an operation is waited for. */
export interface AwaitedDraft {
  readonly query: string;
  readonly by: Readonly<Record<string, string>>;
}

export function plain(name: PlainName, bounds: Bounds = {}): Form {
  return {
    type: { kind: "plain", name },
    bounds,
    nullable: false,
    doc: undefined,
    deprecated: false,
    default: undefined,
    example: undefined,
    only: undefined,
    open: false,
  };
}

export function named(name: string): Form {
  return { ...plain("json"), type: { kind: "named", name } };
}

/** What the type is made of, behind lists and maps. */
export function innermost(type: TypeDraft): SimpleType {
  return "of" in type ? innermost(type.of) : type;
}

/** The type as the language writes it. */
export function typeText(type: TypeDraft): string {
  switch (type.kind) {
    case "plain":
    case "named":
      return type.name;
    case "array":
      return `${typeText(type.of)}${type.orNull ? "?" : ""}[]`;
    case "map":
      return `map<${typeText(type.of)}${type.orNull ? "?" : ""}>`;
    case "const":
      return String(type.value);
  }
}
