// Interfaces of Solana's programs: Anchor's IDL, in its form since 0.30 and in the one before, and the instructions that it
// tells of.

import { createHash } from "node:crypto";
import type { InTurns } from "../event-loop/turns.js";
import { memberOf } from "./abi-types.js";
import { decodeBorsh, type BorshValue } from "./borsh.js";
import { readDefinition, readFields, type IdlDefinition, type IdlFields } from "./idl-types.js";
import { refusal, UnreadCall } from "./refusal.js";

interface IdlInstruction {
  readonly name: string;
  readonly accounts: readonly string[];
  readonly arguments: IdlFields;
}

export interface SolanaInterface {
  /** By their discriminators, hex. None is the beginning of another. */
  readonly instructions: ReadonlyMap<string, IdlInstruction>;
  /** How many hex digits discriminators have. */
  readonly lengths: readonly number[];
  readonly definitions: ReadonlyMap<string, IdlDefinition>;
}

export interface SolanaCall {
  readonly name: string;
  /** Hex without `0x`. */
  readonly discriminator: string;
  /** Keys by the names of accounts. */
  readonly accounts: Readonly<Record<string, string>>;
  /** By name. */
  readonly arguments: BorshValue | UnreadCall;
}

const maxInstructions = 2_000;
const maxDefinitions = 2_000;
const maxAccounts = 256;
const maxGroups = 8;

/**
 * Reads an IDL.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export function* readingIdl(idl: unknown): InTurns<SolanaInterface> {
  const { instructions, types } = memberOf(idl, "an IDL");
  if (!Array.isArray(instructions)) throw refusal("an IDL has a list of instructions");
  if (!Array.isArray(types)) throw refusal("an IDL has a list of types, if an empty one");
  if (instructions.length > maxInstructions) throw refusal(`it has more than ${maxInstructions} instructions`);
  if (types.length > maxDefinitions) throw refusal(`it has more than ${maxDefinitions} types`);
  const definitions = new Map<string, IdlDefinition>();
  for (const [index, type] of types.entries()) {
    const where = `types[${index}]`;
    const { name } = memberOf(type, where);
    if (typeof name !== "string") throw refusal(`${where}.name must be a string`);
    if (definitions.has(name)) throw refusal(`it has two types ${JSON.stringify(name.slice(0, 80))}`);
    definitions.set(name, readDefinition(type, where));
    yield;
  }
  const read = new Map<string, IdlInstruction>();
  for (const [index, instruction] of instructions.entries()) {
    const where = `instructions[${index}]`;
    const { name, accounts = [], args = [], discriminator } = memberOf(instruction, where);
    if (typeof name !== "string" || name === "") throw refusal(`${where}.name must be a name`);
    const key = discriminator === undefined ? derived(name) : readDiscriminator(discriminator, where);
    if (read.has(key)) throw refusal(`${where} has the discriminator of another instruction`);
    read.set(key, {
      name,
      accounts: accountNames(accounts, `${where}.accounts`),
      arguments: argumentFields(args, `${where}.args`),
    });
    yield;
  }
  const lengths = [...new Set([...read.keys()].map((key) => key.length))].sort((one, other) => one - other);
  for (const key of read.keys()) {
    const other = lengths.find((length) => length < key.length && read.has(key.slice(0, length)));
    if (other !== undefined) throw refusal(`the discriminator ${key} begins with that of another instruction`);
  }
  return { instructions: read, lengths, definitions };
}

/** Arguments always have names. */
function argumentFields(args: unknown, where: string): IdlFields {
  const fields = readFields(args, where);
  if (fields.names || fields.types.length === 0) return { ...fields, names: fields.names ?? [] };
  throw refusal(`${where} must each have a name`);
}

/** What Anchor has instructions begin with: of SHA-256, the first eight bytes. */
function derived(name: string): string {
  const snakeCase = name
    .slice(0, 256)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "")
    .toLowerCase();
  return createHash("sha256").update(`global:${snakeCase}`).digest("hex").slice(0, 16);
}

function readDiscriminator(discriminator: unknown, where: string): string {
  const isBytes =
    Array.isArray(discriminator) &&
    discriminator.length >= 1 &&
    discriminator.length <= 32 &&
    discriminator.every((byte: unknown) => Number.isInteger(byte) && Number(byte) >= 0 && Number(byte) <= 255);
  if (!isBytes) throw refusal(`${where}.discriminator must be a list of 1 to 32 bytes`);
  return Buffer.from(discriminator as number[]).toString("hex");
}

/** Names by place. Those of a group have its name in front, with a dot. */
function accountNames(accounts: unknown, where: string): readonly string[] {
  const names = new Set<string>();
  const visit = (list: unknown, place: string, prefix: string, depth: number): void => {
    if (!Array.isArray(list)) throw refusal(`${place} must be a list`);
    if (depth > maxGroups) throw refusal(`${place} is nested more than ${maxGroups} levels deep`);
    for (const [index, account] of list.entries()) {
      const { name, accounts: within } = memberOf(account, `${place}[${index}]`);
      if (typeof name !== "string" || name === "" || name.length > 256) {
        throw refusal(`${place}[${index}].name must be a name`);
      }
      if (within !== undefined) visit(within, `${place}[${index}].accounts`, `${prefix}${name}.`, depth + 1);
      else if (names.has(prefix + name)) throw refusal(`${where} has two accounts ${prefix}${name}`);
      else names.add(prefix + name);
      if (names.size > maxAccounts) throw refusal(`${where} has more than ${maxAccounts} accounts`);
    }
  };
  visit(accounts, where, "", 0);
  return [...names];
}

/**
 * The instruction that data and accounts are.
 *
 * @param data hex
 * @param keys of its accounts, in their order
 * @returns UnreadCall where the interface has no such instruction, or accounts are missing
 */
export function instructionOf(known: SolanaInterface, data: string, keys: readonly string[]): SolanaCall | UnreadCall {
  const length = known.lengths.find((each) => known.instructions.has(data.slice(0, each)));
  const discriminator = data.slice(0, length ?? 0);
  const called = known.instructions.get(discriminator);
  if (length === undefined || !called) return new UnreadCall("the interface of the program has no such instruction");
  const { name, accounts } = called;
  if (keys.length < accounts.length) {
    return new UnreadCall(`${name} takes ${accounts.length} accounts, and there are ${keys.length}`);
  }
  return {
    name,
    discriminator,
    accounts: Object.fromEntries(accounts.map((account, index) => [account, keys[index]!])),
    arguments: argumentsOf(known, called, data.slice(length)),
  };
}

function argumentsOf({ definitions }: SolanaInterface, called: IdlInstruction, hex: string): SolanaCall["arguments"] {
  try {
    return decodeBorsh(called.arguments, definitions, Buffer.from(hex, "hex"));
  } catch (error) {
    if (!(error instanceof UnreadCall)) throw error;
    return new UnreadCall(`the data are no call of ${called.name}: ${error.message}`);
  }
}
