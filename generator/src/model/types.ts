// The types of a contract: plain ones, enums, records, what is made of them, and the steps between their versions.

import type { Position } from "../diagnostics/position.js";
import type { Bounds, FormattedBase } from "./forms.js";

/** What a plain value is on the wire. */
export type Base = "string" | "int32" | "boolean" | "number" | FormattedBase;
export type { Bounds, FormattedBase };

export interface Scalar {
  readonly name: string;
  readonly doc: string;
  readonly base: Exclude<Base, "boolean">;
  /** Name of the scalar whose base, bounds, format and example this one took over. */
  readonly extends: string | undefined;
  readonly bounds: Bounds;
  /**
   * Names of scalars for whose values TypeScript takes its own: first itself, then branded ones that it extends. Empty
   * where TypeScript knows no more of it than what it is on the wire.
   */
  readonly brands: readonly string[];
  readonly format: string | undefined;
  readonly example: string | number;
  readonly position: Position;
}

export interface Enum {
  readonly name: string;
  readonly doc: string;
  /** Answers with values not listed are accepted. */
  readonly open: boolean;
  /** TypeScript accepts any string; requests are held to the list all the same. */
  readonly plain: boolean;
  readonly values: readonly EnumValue[];
  readonly usage: Usage;
  readonly position: Position;
}

export interface EnumValue {
  /** On the wire. */
  readonly value: string;
  /** Member of the TypeScript constant: `NOVEL`. */
  readonly member: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
  readonly position: Position;
}

/** Where a type can appear: in what is sent, in what is answered, or both. */
export interface Usage {
  readonly request: boolean;
  readonly response: boolean;
}

export type ShapeRole =
  | "shape"
  | "intent"
  | "result"
  /** The body of one version of a family, or of a query. */
  | "request"
  /** The answer to one version of a family, or to a query. */
  | "response"
  /** The activity record as it looks for one type. */
  | "activity"
  /** Nameless, written in place: `{ createUsersIntent: … }` of an activity. */
  | "inline";

export interface Shape {
  /** Empty for the role `inline`. */
  readonly name: string;
  readonly role: ShapeRole;
  readonly doc: string;
  readonly deprecated: string | undefined;
  /** Members that are not listed are allowed, in requests too. */
  readonly extra: boolean;
  readonly fields: readonly Field[];
  readonly usage: Usage;
  /** Module that holds it, without ending: `shapes/users`, `activities/create-users`, `queries/get-user`. */
  readonly home: string;
  /** Shapes whose fields it has too; they are among its own. */
  readonly extends?: readonly Shape[];
  /** How a value of the older record becomes one of this, where `from` was written. */
  readonly step: Step | undefined;
  /** Whether readers of requests fill in defaults, in it or in what it holds: the outcome has a type of its own. */
  readonly filled?: true;
  /** Whether it is sent too, and an answer may hold what no request does: readers of answers have a type of their own. */
  readonly received?: true;
  readonly position: Position;
}

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  /** `value`: null is a value, and stays null. `absent`: TypeScript takes null, which means that the member is absent. */
  readonly nullable: false | "value" | "absent";
  readonly type: Type;
  readonly doc: string;
  readonly deprecated: string | undefined;
  /** Last day on which it is there, as in 2031-06-30. */
  readonly until?: string;
  /** As written in the YAML; undefined where it was not. */
  readonly example: unknown;
  readonly fill: "nowMs" | undefined;
  /** Of an optional field: what the reader of a request puts in where it is absent. */
  readonly default?: unknown;
  readonly position: Position;
}

export type Type =
  | BoundedType
  | { readonly kind: "boolean" }
  /** Any JSON value. */
  | { readonly kind: "json" }
  /** One fixed string, such as the `type` of a submitted body; `of` is the enum that it is a value of. */
  | { readonly kind: "literal"; readonly value: string | number | boolean; readonly of: Enum | undefined }
  | ScalarType
  | { readonly kind: "enum"; readonly enum: Enum }
  | { readonly kind: "shape"; readonly shape: Shape }
  | { readonly kind: "union"; readonly union: Union }
  | ArrayType
  | MapType;

/** `bounds` are the scalar's, narrowed by what the field says. */
export interface ScalarType {
  readonly kind: "scalar";
  readonly scalar: Scalar;
  readonly bounds: Bounds;
}

/** A plain type, or a scalar, which stands for one. */
export type PlainType = BoundedType | ScalarType;

export interface BoundedType {
  readonly kind: Exclude<Base, "boolean">;
  readonly bounds: Bounds;
}

export interface ArrayType {
  readonly kind: "array";
  readonly of: Type;
  readonly minItems: number;
  readonly maxItems: number;
  /** No item is there twice. Only plain values and those of enums are compared. */
  readonly unique?: true;
  /** Items may be null. */
  readonly orNull?: true;
}

/** An object whose member names are data. */
export interface MapType {
  readonly kind: "map";
  readonly of: Type;
  /** Bounds of the names. */
  readonly keys: Bounds;
  /** Scalar that the names are of. */
  readonly keyScalar: Scalar | undefined;
  readonly minEntries: number;
  readonly maxEntries: number;
  /** Values may be null. */
  readonly orNull?: true;
}

/** Records told apart by the value of one string member. */
export interface Union {
  readonly name: string;
  readonly doc: string;
  readonly tag: string;
  readonly variants: readonly { readonly value: string; readonly shape: Shape }[];
  /** What an answer with another tag is held to; undefined where another tag is refused. */
  readonly fallback: Shape | undefined;
  /** Both as of a shape. */
  readonly filled?: true;
  readonly received?: true;
  readonly usage: Usage;
  readonly home: string;
  readonly position: Position;
}

/** The way from an older record to a newer one. */
export interface Step {
  readonly from: Shape;
  readonly to: Shape;
  readonly upgrade:
    | { readonly kind: "derived"; readonly members: readonly MemberSource[] }
    /** Of what `members` do not make, the user of the package makes `asked`; nothing but a refusal where that is empty. */
    | {
        readonly kind: "custom";
        readonly why: string;
        readonly members: readonly MemberSource[];
        readonly asked: readonly Field[];
      }
    | { readonly kind: "none"; readonly why: string };
  /** In the words of the contract, for notes and change logs. */
  readonly changes: readonly Change[];
}

export type Change =
  | { readonly kind: "add"; readonly field: string; readonly default?: unknown }
  | { readonly kind: "drop"; readonly field: string }
  | { readonly kind: "rename"; readonly field: string; readonly to: string }
  | { readonly kind: "retype"; readonly field: string; readonly from: string; readonly to: string }
  | { readonly kind: "wrap"; readonly field: string; readonly uses: readonly string[] };

/** Where one member of the upgraded record comes from. Optional new fields have no entry. */
export interface MemberSource {
  readonly field: Field;
  readonly source: Template;
}

export type Template =
  | { readonly kind: "value"; readonly value: unknown; readonly brands?: Branding }
  /** The old member at this path, converted. `orElse` stands in where an optional one is absent. */
  | {
      readonly kind: "path";
      readonly path: readonly string[];
      /** Some member on the path may be absent. */
      readonly optional: boolean;
      /** Null is a value that is passed on. Otherwise it counts as absent. */
      readonly keepsNull?: true;
      readonly orElse: { readonly value: unknown } | undefined;
      /** Whether that is what requests without the member mean. */
      readonly ofDefault?: true;
      readonly convert: Conversion;
      readonly brands?: Branding;
    }
  | { readonly kind: "array"; readonly items: readonly Template[] }
  | { readonly kind: "object"; readonly members: readonly TemplateMember[] };

/** A member that refers to something absent is left out where it is optional; otherwise its whole record is. */
export interface TemplateMember {
  readonly name: string;
  readonly optional: boolean;
  readonly value: Template;
  /** What stands in where its source is absent. */
  readonly orElse?: { readonly value: unknown };
}

/** What TypeScript has to be told of a value that has no brand yet, or another one. */
export type Branding = "new" | "other";

export type Conversion =
  | { readonly kind: "same"; readonly brands?: Branding }
  /** A record is any JSON value too, but TypeScript has to be told. */
  | { readonly kind: "json" }
  /** Through the steps of the shapes, oldest first. */
  | { readonly kind: "steps"; readonly steps: readonly Step[] }
  | { readonly kind: "each"; readonly of: Conversion; readonly orNull?: true }
  /** Every value of a map. */
  | { readonly kind: "values"; readonly of: Conversion; readonly orNull?: true };
