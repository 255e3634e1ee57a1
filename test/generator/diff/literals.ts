// Values of a contract's types as TypeScript, and what reads them: the code of people who use every member there is.

import { baseText } from "../../../generator/src/emit/type-text.js";
import type { Enum, Field, Scalar, Shape, Type, Union } from "../../../generator/src/model/model.js";

/** How deep records within records are written out. */
const deepest = 3;

/** What of a value is written out. */
export interface Choice {
  /** Chooses among the values of enums and the variants of unions. */
  readonly turn: number;
  /** Every member, or the required ones only. */
  readonly whole: boolean;
  /** A server writes it: open enums may hold any string. */
  readonly answered: boolean;
}

export function literal(type: Type, choice: Choice, depth = 0): string {
  switch (type.kind) {
    case "scalar":
      return plainLiteral(type.scalar.base);
    case "boolean":
      return "true";
    case "json":
      return '{ any: ["thing"] }';
    case "literal":
      return JSON.stringify(type.value);
    case "enum":
      return enumLiteral(type.enum, choice);
    case "array":
      return depth > deepest ? "[]" : `[${literal(type.of, choice, depth + 1)}]`;
    case "shape":
      return record(type.shape.fields, choice, depth);
    case "union":
      return unionLiteral(type.union, choice, depth);
    case "map":
      return depth > deepest ? "{}" : `{ key: ${literal(type.of, choice, depth + 1)} }`;
    default:
      return plainLiteral(type.kind);
  }
}

function plainLiteral(base: Scalar["base"]): string {
  if (base === "int64") return '"7"';
  return base === "int32" || base === "number" ? "7" : '"text"';
}

/** Where TypeScript takes any string, it is given one. */
function enumLiteral({ values, plain, open }: Enum, { turn, answered }: Choice): string {
  return plain || (open && answered && turn % 2 === 1)
    ? "anyText"
    : JSON.stringify(values[turn % values.length]?.value ?? "");
}

export function record(fields: readonly Field[], choice: Choice, depth = 0): string {
  const { turn, whole } = choice;
  const members = fields
    .filter(({ optional, type }) => !optional || (whole && (depth < deepest || !isRecord(type))))
    .map((field) => {
      const value = field.nullable && turn % 2 === 1 ? "null" : literal(field.type, choice, depth + 1);
      return `${JSON.stringify(field.name)}: ${value}`;
    });
  return `{ ${members.join(", ")} }`;
}

function unionLiteral({ variants }: Union, choice: Choice, depth: number): string {
  const variant = variants[choice.turn % variants.length];
  return variant ? record(variant.shape.fields, choice, depth) : "{}";
}

function isRecord(type: Type): boolean {
  return type.kind === "array" || type.kind === "map"
    ? isRecord(type.of)
    : type.kind === "shape" || type.kind === "union";
}

/** The most values that an enum within the type has: so many literals show all of them. */
export function turns(type: Type, around: readonly (Shape | Union)[] = []): number {
  switch (type.kind) {
    case "enum":
      return type.enum.values.length;
    case "array":
    case "map":
      return turns(type.of, around);
    case "shape":
      if (around.includes(type.shape)) return 2;
      return Math.max(2, ...type.shape.fields.map((field) => turns(field.type, [...around, type.shape])));
    case "union":
      return Math.max(2, type.union.variants.length);
    default:
      return 2;
  }
}

/** Statements that read every member of a value, each into a variable of the type that it had. */
export function reads(type: Type, at: string, received: boolean, depth = 0): string[] {
  if (type.kind === "shape") return type.shape.fields.flatMap((field) => readMember(field, at, received, depth));
  if (type.kind === "array") return depth > deepest ? [] : reads(type.of, `${at}[0]!`, received, depth + 1);
  return [];
}

function readMember(field: Field, at: string, received: boolean, depth: number): string[] {
  const value = `${at}[${JSON.stringify(field.name)}]`;
  const none = `${field.nullable ? " | null" : ""}${field.optional ? " | undefined" : ""}`;
  const statement = `{ const value: ${typeText(field.type, received)}${none} = ${value}; void value; }`;
  if (depth > deepest) return [statement];
  return [statement, ...reads(field.type, none ? `${value}!` : value, received, depth + 1)];
}

/** The type as somebody wrote it down who does not import it. */
function typeText(type: Type, received: boolean): string {
  switch (type.kind) {
    case "scalar":
      return baseText(type.scalar.base);
    case "boolean":
      return "boolean";
    case "json":
      return "unknown";
    case "literal":
      return JSON.stringify(type.value);
    case "enum": {
      const { values, plain, open } = type.enum;
      return plain || (open && received) ? "string" : values.map(({ value }) => JSON.stringify(value)).join(" | ");
    }
    case "array": {
      const of = typeText(type.of, received);
      return `readonly (${of})[]`;
    }
    case "map":
      return `Readonly<Record<string, ${typeText(type.of, received)}>>`;
    case "shape":
    case "union":
      return "object";
    default:
      return baseText(type.kind);
  }
}
