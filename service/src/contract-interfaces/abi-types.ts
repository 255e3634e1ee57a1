// The types of Ethereum's contract ABI, as an interface in JSON names them.

import { refusal } from "./refusal.js";

/** What an argument can be. A type that takes no bytes does not exist: whoever sends nothing could send any number of it. */
export type AbiType = Shape & {
  /** How much of the head it takes, in words of 32 bytes: one where it stands in the tail. */
  readonly words: number;
  /** Whether it stands in the tail, and the head says where. */
  readonly dynamic: boolean;
};

type Shape =
  | { readonly kind: "uint" | "int"; readonly bits: number }
  | { readonly kind: "address" | "bool" | "bytes" | "string" }
  | { readonly kind: "fixedBytes"; readonly length: number }
  /** `length` is undefined where it may have any. */
  | { readonly kind: "list"; readonly item: AbiType; readonly length: number | undefined }
  | { readonly kind: "tuple"; readonly items: readonly AbiType[] };

/** A type, and its name in the signature of a function. */
export interface NamedType {
  readonly type: AbiType;
  readonly name: string;
}

/** Types of one interface, components and lists included. */
export interface Counted {
  left: number;
}

const maxDepth = 16;
/** More words than the data of a transaction have. */
const maxWords = 65_536;

const elementary = /^(?:(u?)int(\d{0,3})|bytes(\d{0,2})|address|bool|string|function)$/;
const listSuffix = /\[([1-9]\d{0,4})?\]$/;

/**
 * Reads the type of a parameter.
 *
 * @throws ApiError INVALID_ARGUMENT for what calls cannot have
 */
export function readType(parameter: unknown, where: string, counted: Counted, depth = 0): NamedType {
  counted.left -= 1;
  if (counted.left < 0) throw refusal("it has too many parameters");
  if (depth > maxDepth) throw refusal(`${where} is nested more than ${maxDepth} levels deep`);
  const { type, components } = memberOf(parameter, where);
  if (typeof type !== "string") throw refusal(`${where}.type must be a string`);
  return listsOf(type, { where, components, counted, depth });
}

interface Place {
  readonly where: string;
  readonly components: unknown;
  readonly counted: Counted;
  readonly depth: number;
}

function listsOf(type: string, place: Place): NamedType {
  const suffix = listSuffix.exec(type);
  if (!suffix) return plain(type, place);
  if (place.depth > maxDepth) throw refusal(`${place.where} has too many dimensions`);
  const item = listsOf(type.slice(0, suffix.index), { ...place, depth: place.depth + 1 });
  const length = suffix[1] === undefined ? undefined : Number(suffix[1]);
  const dynamic = length === undefined || item.type.dynamic;
  const words = dynamic ? 1 : item.type.words * length;
  if (words > maxWords) throw refusal(`${place.where} has more elements than a transaction`);
  return { type: { kind: "list", item: item.type, length, dynamic, words }, name: item.name + suffix[0] };
}

function plain(type: string, { where, components, counted, depth }: Place): NamedType {
  if (type === "tuple") {
    if (!Array.isArray(components) || components.length === 0) {
      throw refusal(`${where}.components must be a list of at least one`);
    }
    const items = components.map((each, index) => readType(each, `${where}.components[${index}]`, counted, depth + 1));
    const dynamic = items.some((item) => item.type.dynamic);
    const words = dynamic ? 1 : items.reduce((sum, item) => sum + item.type.words, 0);
    if (words > maxWords) throw refusal(`${where} has more elements than a transaction`);
    const name = `(${items.map((item) => item.name).join(",")})`;
    return { type: { kind: "tuple", items: items.map((item) => item.type), dynamic, words }, name };
  }
  const [whole, unsigned, bits, length] = elementary.exec(type) ?? [];
  const fixed = { dynamic: false, words: 1 };
  if (bits !== undefined) {
    const width = bits === "" ? 256 : Number(bits);
    const isWidth = !bits.startsWith("0") && width <= 256 && width % 8 === 0;
    const kind = unsigned === "u" ? "uint" : "int";
    if (isWidth) return { type: { kind, bits: width, ...fixed }, name: `${kind}${width}` };
  } else if (length === "") return { type: { kind: "bytes", dynamic: true, words: 1 }, name: "bytes" };
  else if (length !== undefined) {
    const size = Number(length);
    const isSize = !length.startsWith("0") && size <= 32;
    if (isSize) return { type: { kind: "fixedBytes", length: size, ...fixed }, name: type };
  } else if (whole === "string") return { type: { kind: "string", dynamic: true, words: 1 }, name: type };
  // An address and a selector.
  else if (whole === "function") return { type: { kind: "fixedBytes", length: 24, ...fixed }, name: type };
  else if (whole === "address" || whole === "bool") return { type: { kind: whole, ...fixed }, name: type };
  throw refusal(`${where}.type is ${JSON.stringify(type.slice(0, 80))}, which no call has`);
}

export function memberOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw refusal(`${where} must be an object`);
}
