// Values of a contract's types as TypeScript, and what reads them: the code of people who use every member there is.

import { baseText } from "../../../generator/src/emit/type-text.js";
import type {
  ArrayType,
  Enum,
  Field,
  MapType,
  Scalar,
  Shape,
  Type,
  Union,
} from "../../../generator/src/model/model.js";

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
      return plainLiteral(type.scalar.base) + (type.scalar.brands.length > 0 ? ` as ${type.scalar.name}` : "");
    case "boolean":
      return "true";
    case "json":
      return '{ any: ["thing"] }';
    case "literal":
      return JSON.stringify(type.value);
    case "enum":
      return enumLiteral(type.enum, choice);
    case "array":
      return depth > deepest ? "[]" : `[${inner(type, choice, depth)}]`;
    case "shape":
      return record(type.shape.fields, choice, depth);
    case "union":
      return unionLiteral(type.union, choice, depth);
    case "map":
      return depth > deepest ? "{}" : `{ key: ${inner(type, choice, depth)} }`;
    default:
      return plainLiteral(type.kind);
  }
}

function inner({ of, orNull }: ArrayType | MapType, choice: Choice, depth: number): string {
  return orNull && choice.turn % 2 === 1 ? "null" : literal(of, choice, depth + 1);
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

/** Where a server may answer with a variant that is not listed, it does. */
function unionLiteral({ variants, tag, ...union }: Union, choice: Choice, depth: number): string {
  const isOpen = choice.answered && isDeclaredOpen(union);
  const variant = variants[choice.turn % (variants.length + (isOpen ? 1 : 0))];
  if (!variant && isOpen) return `{ ${JSON.stringify(tag)}: anyText, more: 1 }`;
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
      return Math.max(2, type.union.variants.length + (isDeclaredOpen(type.union) ? 1 : 0));
    default:
      return 2;
  }
}

/** Statements that read every member of a value, each into a variable of the type that it had. */
export function reads(type: Type, at: string, received: boolean, depth = 0): string[] {
  if (type.kind === "shape") return type.shape.fields.flatMap((field) => readMember(field, at, received, depth));
  if (depth > deepest) return [];
  if (type.kind === "array") return reads(type.of, `${at}[0]!`, received, depth + 1);
  if (type.kind === "union") return readUnion(type.union, at, received, depth);
  return [];
}

/** Whether callers have to ask first which variants they know. */
export function isDeclaredOpen({ fallback }: Pick<Union, "fallback">): boolean {
  return fallback?.role === "shape";
}

/** Every variant that there is, and no other. */
function readUnion(union: Union, at: string, received: boolean, depth: number): string[] {
  const { name, tag, variants } = union;
  if (union.fallback && !isDeclaredOpen(union)) return [];
  const [only, ...others] = variants;
  // TypeScript narrows what is a union, and nothing else.
  if (only && others.length === 0 && !(received && isDeclaredOpen(union)))
    return reads({ kind: "shape", shape: only.shape }, at, received, depth);
  const local = `union${depth}`;
  const cases = variants.map(({ value, shape }) => {
    const read = reads({ kind: "shape", shape }, local, received, depth + 1).join("\n");
    return `case ${JSON.stringify(value)}: {\n${read}\nbreak;\n}`;
  });
  const none = others.length === 0 ? "" : `default: { const never: never = ${local}; void never; }`;
  const guard = received && isDeclaredOpen(union) ? `if (isKnown${name}(${local})) ` : "";
  return [
    `{ const ${local} = ${at}; ${guard}switch (${local}[${JSON.stringify(tag)}]) {\n${cases.join("\n")}\n${none}\n} }`,
  ];
}

function readMember(field: Field, at: string, received: boolean, depth: number): string[] {
  const value = `${at}[${JSON.stringify(field.name)}]`;
  // Servers have filled in defaults.
  const isAbsent = field.optional && (received || field.default === undefined);
  const none = `${field.nullable ? " | null" : ""}${isAbsent ? " | undefined" : ""}`;
  const statement = `{ const value: ${typeText(field.type, received)}${none} = ${value}; void value; }`;
  if (depth > deepest) return [statement];
  return [statement, ...reads(field.type, none ? `${value}!` : value, received, depth + 1)];
}

/** The type as somebody wrote it down who does not import it. */
function typeText(type: Type, received: boolean): string {
  switch (type.kind) {
    case "scalar":
      return type.scalar.brands.join(" & ") || baseText(type.scalar.base);
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
      const of = typeText(type.of, received) + (type.orNull ? " | null" : "");
      return `readonly (${of})[]`;
    }
    case "map":
      return `Readonly<Record<string, ${typeText(type.of, received)}${type.orNull ? " | null" : ""}>>`;
    case "shape":
    case "union":
      return "object";
    default:
      return baseText(type.kind);
  }
}
