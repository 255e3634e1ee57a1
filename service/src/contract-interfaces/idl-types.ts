// The types of Anchor's IDL, in its form since 0.30 and in the one before.

import { memberOf } from "./abi-types.js";
import { refusal } from "./refusal.js";

/** What an argument can be, in Borsh. */
export type IdlType =
  | { readonly kind: "integer"; readonly bytes: number; readonly signed: boolean }
  | { readonly kind: "bool" | "string" | "bytes" | "key" }
  | { readonly kind: "option" | "vec"; readonly item: IdlType }
  | { readonly kind: "array"; readonly item: IdlType; readonly length: number }
  | { readonly kind: "defined"; readonly name: string }
  /** What has no exact value in policies, or another encoding. */
  | { readonly kind: "unsupported"; readonly what: string };

/** Members in their order. Those without names are known by their places. */
export interface IdlFields {
  readonly names: readonly string[] | undefined;
  readonly types: readonly IdlType[];
}

export type IdlDefinition =
  | { readonly kind: "struct"; readonly fields: IdlFields }
  | { readonly kind: "enum"; readonly variants: readonly { readonly name: string; readonly fields: IdlFields }[] }
  | { readonly kind: "alias"; readonly type: IdlType };

const maxDepth = 16;
/** More bytes than a transaction has. */
const maxLength = 1_232;

const integers: Readonly<Record<string, IdlType>> = Object.fromEntries(
  [1, 2, 4, 8, 16, 32].flatMap((bytes) => [
    [`u${bytes * 8}`, { kind: "integer", bytes, signed: false }],
    [`i${bytes * 8}`, { kind: "integer", bytes, signed: true }],
  ]),
);

const plain: Readonly<Record<string, IdlType>> = {
  ...integers,
  bool: { kind: "bool" },
  string: { kind: "string" },
  bytes: { kind: "bytes" },
  pubkey: { kind: "key" },
  publicKey: { kind: "key" },
};

/** @throws ApiError INVALID_ARGUMENT */
export function readIdlType(type: unknown, where: string, depth = 0): IdlType {
  if (depth > maxDepth) throw refusal(`${where} is nested more than ${maxDepth} levels deep`);
  if (typeof type === "string") {
    return Object.hasOwn(plain, type) ? plain[type]! : { kind: "unsupported", what: type.slice(0, 80) };
  }
  const [[kind, of] = ["", undefined], ...others] = Object.entries(memberOf(type, where));
  if (others.length > 0) throw refusal(`${where} must have one member`);
  if (kind === "option" || kind === "vec") return { kind, item: readIdlType(of, `${where}.${kind}`, depth + 1) };
  if (kind === "array" && Array.isArray(of)) {
    const [item, length] = of as readonly unknown[];
    if (typeof length === "number" && Number.isSafeInteger(length) && length >= 0) {
      if (length > maxLength) throw refusal(`${where}.array has more elements than a transaction`);
      return { kind, item: readIdlType(item, `${where}.array`, depth + 1), length };
    }
  }
  if (kind === "defined") {
    const { name, generics = [] } = typeof of === "string" ? { name: of } : memberOf(of, `${where}.defined`);
    if (typeof name !== "string") throw refusal(`${where}.defined must name a type`);
    return Array.isArray(generics) && generics.length === 0
      ? { kind, name }
      : { kind: "unsupported", what: `${name.slice(0, 80)} with generics` };
  }
  return { kind: "unsupported", what: kind.slice(0, 80) };
}

/** @throws ApiError INVALID_ARGUMENT */
export function readFields(fields: unknown, where: string): IdlFields {
  if (!Array.isArray(fields)) throw refusal(`${where} must be a list`);
  const isNamed = fields.length > 0 && fields.every((field: unknown) => isObject(field) && "name" in field);
  if (!isNamed) {
    return { names: undefined, types: fields.map((type, index) => readIdlType(type, `${where}[${index}]`)) };
  }
  const names = new Set<string>();
  const types = fields.map((field: unknown, index) => {
    const { name, type } = memberOf(field, `${where}[${index}]`);
    if (typeof name !== "string" || name === "") throw refusal(`${where}[${index}].name must be a name`);
    if (names.has(name)) throw refusal(`${where} has two members ${JSON.stringify(name.slice(0, 80))}`);
    names.add(name);
    return readIdlType(type, `${where}[${index}].type`);
  });
  return { names: [...names], types };
}

/** @throws ApiError INVALID_ARGUMENT */
export function readDefinition(definition: unknown, where: string): IdlDefinition {
  const { type, serialization = "borsh", generics = [] } = memberOf(definition, where);
  const isPlain = serialization === "borsh" && Array.isArray(generics) && generics.length === 0;
  if (!isPlain) return { kind: "alias", type: { kind: "unsupported", what: "another encoding than Borsh's" } };
  const { kind, fields = [], variants, alias } = memberOf(type, `${where}.type`);
  if (kind === "struct") return { kind, fields: readFields(fields, `${where}.type.fields`) };
  if (kind === "type") return { kind: "alias", type: readIdlType(alias, `${where}.type.alias`) };
  if (kind !== "enum" || !Array.isArray(variants)) {
    throw refusal(`${where}.type must be a struct, an enum with variants, or a type with an alias`);
  }
  if (variants.length > 256) throw refusal(`${where}.type has more than 256 variants`);
  const read = variants.map((variant: unknown, index) => {
    const place = `${where}.type.variants[${index}]`;
    const { name, fields: own = [] } = memberOf(variant, place);
    if (typeof name !== "string" || name === "") throw refusal(`${place}.name must be a name`);
    return { name, fields: readFields(own, `${place}.fields`) };
  });
  return { kind, variants: read };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
