// Interfaces of Ethereum's contracts: the ABI in JSON, and the calls that it tells of.

import { keccak_256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { hexOf } from "../chains/hex.js";
import type { InTurns } from "../event-loop/turns.js";
import { decodeArguments, type AbiValue } from "./abi-arguments.js";
import { memberOf, readType, type AbiType, type Counted } from "./abi-types.js";
import { refusal, UnreadCall } from "./refusal.js";

interface AbiFunction {
  readonly name: string;
  readonly names: readonly string[];
  readonly types: readonly AbiType[];
}

/** Functions by their selectors, hex behind `0x`. */
export type EthereumInterface = ReadonlyMap<string, AbiFunction>;

export interface EthereumCall {
  readonly name: string;
  /** Hex behind `0x`, four bytes. */
  readonly selector: string;
  /** By name; one that has no name, by its place. */
  readonly arguments: Readonly<Record<string, AbiValue>> | UnreadCall;
}

const maxFunctions = 2_000;
const maxTypes = 20_000;
const maxName = 256;
/** Bytes behind the selector, which bounds how long it takes to read them. */
const maxArguments = 65_536;

const identifier = /^[A-Za-z_$][\w$]*$/;

/**
 * Reads an ABI: a list of functions, and of whatever else there is, of which no notice is taken.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export function* readingAbi(abi: unknown): InTurns<EthereumInterface> {
  if (!Array.isArray(abi)) throw refusal("an ABI is a list");
  const functions = new Map<string, AbiFunction>();
  const counted: Counted = { left: maxTypes };
  for (const [index, item] of abi.entries()) {
    const { type = "function", name, inputs = [] } = memberOf(item, `[${index}]`);
    if (type !== "function") continue;
    const { selector, signature, ...read } = readFunction(name, inputs, `[${index}]`, counted);
    const other = functions.get(selector);
    if (other) throw refusal(`[${index}]: ${signature} has the selector of ${other.name}, ${selector}`);
    functions.set(selector, read);
    if (functions.size > maxFunctions) throw refusal(`it has more than ${maxFunctions} functions`);
    yield;
  }
  return functions;
}

function readFunction(name: unknown, inputs: unknown, where: string, counted: Counted) {
  if (!isName(name)) throw refusal(`${where}.name is not the name of a function`);
  if (!Array.isArray(inputs)) throw refusal(`${where}.inputs must be a list`);
  const names = new Set<string>();
  const types = inputs.map((input: unknown, index) => {
    const place = `${where}.inputs[${index}]`;
    const { name: given = "" } = memberOf(input, place);
    if (given !== "" && !isName(given)) throw refusal(`${place}.name is not the name of a parameter`);
    const named = given === "" ? String(index) : given;
    if (names.has(named)) throw refusal(`${where} has two parameters ${named}`);
    names.add(named);
    return readType(input, place, counted);
  });
  const signature = `${name}(${types.map((type) => type.name).join(",")})`;
  const selector = `0x${hexOf(keccak_256(utf8ToBytes(signature)).subarray(0, 4))}`;
  return { name, names: [...names], types: types.map(({ type }) => type), selector, signature };
}

function isName(name: unknown): name is string {
  return typeof name === "string" && name.length <= maxName && identifier.test(name);
}

/**
 * The call that data are; undefined without data, when nothing is called.
 *
 * @param data hex behind `0x`
 * @returns UnreadCall where the interface has no such function
 */
export function callOf(known: EthereumInterface, data: string): EthereumCall | UnreadCall | undefined {
  if (data === "0x") return undefined;
  const selector = data.slice(0, 10);
  const called = known.get(selector);
  if (!called) return new UnreadCall(`the interface of the contract has no function ${selector}`);
  return { name: called.name, selector, arguments: argumentsOf(called, data.slice(10)) };
}

function argumentsOf({ name, names, types }: AbiFunction, hex: string): EthereumCall["arguments"] {
  if (hex.length > 2 * maxArguments)
    return new UnreadCall(`the arguments of ${name} have more than ${maxArguments} bytes`);
  try {
    const values = decodeArguments(types, Buffer.from(hex, "hex"));
    return Object.fromEntries(names.map((each, index) => [each, values[index]!]));
  } catch (error) {
    if (!(error instanceof UnreadCall)) throw error;
    return new UnreadCall(`the data are no call of ${name}: ${error.message}`);
  }
}
