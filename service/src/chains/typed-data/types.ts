// The types of EIP-712: read from what a request declares, and written down again as they are hashed.

import { objectOf } from "./json.js";
import { refusal } from "./refusal.js";

/** What one member of a struct, or one element of a list, can hold. */
export type FieldType =
  | { readonly kind: "integer"; readonly minimum: bigint; readonly maximum: bigint }
  /** `length` is undefined for `bytes`, which is hashed. */
  | { readonly kind: "bytes"; readonly length: number | undefined }
  | { readonly kind: "address" | "boolean" | "string" }
  | { readonly kind: "struct"; readonly name: string }
  /** `length` is undefined where a list may have any. */
  | { readonly kind: "list"; readonly item: FieldType; readonly length: number | undefined };

export interface Member {
  readonly name: string;
  /** As declared: it is hashed so. */
  readonly typeName: string;
  readonly type: FieldType;
}

/** Structs by name. */
export type StructTypes = ReadonlyMap<string, readonly Member[]>;

const maxTypes = 64;
const maxMembers = 128;
const maxDimensions = 4;

// Solidity's identifiers. Nothing else may stand in a name: what is hashed is their concatenation.
const identifier = /^[A-Za-z_$][\w$]{0,63}$/;
const atomic = /^(?:(u?)int(\d{0,3})|bytes(\d{0,2})|address|bool|string)$/;
const listSuffix = /\[(0|[1-9]\d{0,3})?\]$/;

/**
 * Reads the member `types`.
 *
 * @throws ApiError INVALID_ARGUMENT for a type that is declared wrongly or not at all, and beyond 64 types of 128 members
 */
export function readTypes(types: unknown): StructTypes {
  const declared = Object.entries(objectOf(types, "types"));
  if (declared.length > maxTypes) throw refusal(`types has ${declared.length} types; at most ${maxTypes} are allowed`);
  const names = new Set(declared.map(([name]) => name));
  return new Map(
    declared.map(([name, members]) => {
      if (!identifier.test(name) || atomic.test(name))
        throw refusal(`types: ${JSON.stringify(name)} can't name a struct`);
      return [name, membersOf(members, `types.${name}`, names)];
    }),
  );
}

function membersOf(members: unknown, where: string, structs: ReadonlySet<string>): Member[] {
  if (!Array.isArray(members)) throw refusal(`${where} must be a list of members, each with name and type`);
  if (members.length > maxMembers)
    throw refusal(`${where} has ${members.length} members; at most ${maxMembers} are allowed`);
  const names = new Set<string>();
  return members.map((member: unknown, place) => {
    const { name, type } = objectOf(member, `${where}[${place}]`);
    if (typeof name !== "string" || !identifier.test(name))
      throw refusal(`${where}[${place}].name is not an identifier`);
    if (typeof type !== "string") throw refusal(`${where}[${place}].type must be a string`);
    if (names.has(name)) throw refusal(`${where} has two members ${name}`);
    names.add(name);
    return { name, typeName: type, type: fieldType(type, `${where}[${place}].type`, structs, 0) };
  });
}

function fieldType(type: string, where: string, structs: ReadonlySet<string>, dimensions: number): FieldType {
  const suffix = listSuffix.exec(type);
  if (suffix) {
    if (dimensions === maxDimensions) throw refusal(`${where} is a list of more than ${maxDimensions} dimensions`);
    const item = fieldType(type.slice(0, suffix.index), where, structs, dimensions + 1);
    return { kind: "list", item, length: suffix[1] === undefined ? undefined : Number(suffix[1]) };
  }
  if (structs.has(type)) return { kind: "struct", name: type };
  const known = atomicType(type);
  if (known) return known;
  throw refusal(
    `${where} is ${JSON.stringify(type.slice(0, 80))}, which is neither a type of Solidity nor declared in types`,
  );
}

function atomicType(type: string): FieldType | undefined {
  const [whole, unsigned, bits, length] = atomic.exec(type) ?? [];
  if (whole === undefined) return undefined;
  if (bits !== undefined) return integerType(unsigned === "u", bits);
  if (length === "") return { kind: "bytes", length: undefined };
  if (length !== undefined) {
    return /^[1-9]/.test(length) && Number(length) <= 32 ? { kind: "bytes", length: Number(length) } : undefined;
  }
  return { kind: whole === "bool" ? "boolean" : whole === "address" ? "address" : "string" };
}

/** Without a number of bits it is 256, in Solidity as in the clients; the name is hashed as it is written. */
function integerType(isUnsigned: boolean, digits: string): FieldType | undefined {
  const bits = digits === "" ? 256 : Number(digits);
  if (digits.startsWith("0") || bits > 256 || bits % 8 !== 0) return undefined;
  if (isUnsigned) return { kind: "integer", minimum: 0n, maximum: 2n ** BigInt(bits) - 1n };
  const half = 2n ** BigInt(bits - 1);
  return { kind: "integer", minimum: -half, maximum: half - 1n };
}

/** `encodeType` of EIP-712: the struct, then all that it refers to, by name. */
export function encodeType(types: StructTypes, name: string): string {
  const found = new Set([name]);
  // A set is visited with what is added on the way.
  for (const struct of found) {
    for (const { type } of types.get(struct) ?? []) {
      const referred = structIn(type);
      if (referred !== undefined) found.add(referred);
    }
  }
  found.delete(name);
  return [name, ...[...found].sort()].map((struct) => declaration(types, struct)).join("");
}

function declaration(types: StructTypes, name: string): string {
  const members = (types.get(name) ?? []).map((member) => `${member.typeName} ${member.name}`);
  return `${name}(${members.join(",")})`;
}

function structIn(type: FieldType): string | undefined {
  if (type.kind === "list") return structIn(type.item);
  return type.kind === "struct" ? type.name : undefined;
}
