// The message of a Solana transaction, legacy or of version 0, read as strictly as a validator does before it runs one.

import { base58 } from "@scure/base";
import { hexOf } from "./hex.js";
import { refusal, type Cursor } from "./solana-cursor.js";

/** An account that an instruction names: by its key, or where its key stands in a lookup table on the chain. */
export type SolanaAccount =
  | { readonly accountKey: string; readonly signer: boolean; readonly writable: boolean }
  | { readonly tableKey: string; readonly index: number; readonly signer: false; readonly writable: boolean };

export interface SolanaInstruction {
  readonly programKey: string;
  /** In the order in which the program expects them. */
  readonly accounts: readonly SolanaAccount[];
  /** Hex without `0x`. */
  readonly data: string;
}

/** Which entries of a lookup table a message of version 0 loads. */
export interface SolanaAddressTableLookup {
  readonly tableKey: string;
  readonly writableIndexes: readonly number[];
  readonly readonlyIndexes: readonly number[];
}

/** Keys and the blockhash are base58. */
export interface SolanaMessage {
  readonly version: "legacy" | 0;
  /** The first so many of `accountKeys`. The first one pays the fee. */
  readonly signers: readonly string[];
  /** Without those of lookup tables. */
  readonly accountKeys: readonly string[];
  /** The programs that are called, each once, in the order of their first call. */
  readonly programKeys: readonly string[];
  readonly instructions: readonly SolanaInstruction[];
  /** Empty in legacy messages. */
  readonly addressTableLookups: readonly SolanaAddressTableLookup[];
  readonly recentBlockhash: string;
}

interface Header {
  readonly requiredSignatures: number;
  readonly readonlySigned: number;
  readonly readonlyUnsigned: number;
}

interface CompiledInstruction {
  readonly name: string;
  readonly programIndex: number;
  readonly accountIndexes: Uint8Array;
  readonly data: Uint8Array;
}

/** Reads a message up to where it ends. */
export function readSolanaMessage(cursor: Cursor): SolanaMessage {
  const version = readVersion(cursor);
  const header: Header = {
    requiredSignatures: cursor.byte("the number of required signatures"),
    readonlySigned: cursor.byte("the number of read-only accounts that sign"),
    readonlyUnsigned: cursor.byte("the number of read-only accounts that do not sign"),
  };
  const accountKeys = cursor.list("account keys", (name) => base58.encode(cursor.bytes(32, name)));
  checkHeader(header, accountKeys);
  const recentBlockhash = base58.encode(cursor.bytes(32, "the recent blockhash"));
  const compiled = cursor.list("instructions", (name): CompiledInstruction => {
    const programIndex = cursor.byte(`the program of ${name}`);
    const accountIndexes = cursor.bytes(cursor.compactU16(`the number of accounts of ${name}`), `accounts of ${name}`);
    const data = cursor.bytes(cursor.compactU16(`the length of the data of ${name}`), `data of ${name}`);
    return { name, programIndex, accountIndexes, data };
  });
  const addressTableLookups = version === 0 ? cursor.list("lookups", (name) => readLookup(cursor, name)) : [];
  const accounts = [...staticAccounts(header, accountKeys), ...loadedAccounts(addressTableLookups)];
  if (accounts.length > 256) throw refusal(`it names ${accounts.length} accounts; an index can address 256`);
  const instructions = compiled.map((instruction) => resolve(instruction, accountKeys, accounts));
  return {
    version,
    signers: accountKeys.slice(0, header.requiredSignatures),
    accountKeys,
    programKeys: [...new Set(instructions.map(({ programKey }) => programKey))],
    instructions,
    addressTableLookups,
    recentBlockhash,
  };
}

// A first byte above 0x7f is a version; below, it is the header of a legacy message.
function readVersion(cursor: Cursor): "legacy" | 0 {
  if (cursor.peek("the message") < 0x80) return "legacy";
  const version = cursor.byte("the version of the message") - 0x80;
  if (version !== 0) throw refusal(`its message has version ${version}; only legacy ones and version 0 are known`);
  return 0;
}

function checkHeader(header: Header, accountKeys: readonly string[]): void {
  const { requiredSignatures, readonlySigned, readonlyUnsigned } = header;
  if (requiredSignatures === 0) throw refusal("its message requires no signature; the payer of the fee must sign");
  if (readonlySigned >= requiredSignatures) {
    throw refusal(`all ${requiredSignatures} accounts that sign are read-only; the payer of the fee must be writable`);
  }
  if (requiredSignatures + readonlyUnsigned > accountKeys.length) {
    throw refusal(
      `its header counts ${requiredSignatures} accounts that sign and ${readonlyUnsigned} read-only ones that do not, ` +
        `but there are ${accountKeys.length} account keys`,
    );
  }
  for (const [index, key] of accountKeys.entries()) {
    const first = accountKeys.indexOf(key);
    if (first < index) throw refusal(`account keys[${index}] repeats account keys[${first}], ${key}`);
  }
}

function readLookup(cursor: Cursor, name: string): SolanaAddressTableLookup {
  const tableKey = base58.encode(cursor.bytes(32, `the table of ${name}`));
  const writableIndexes = [...cursor.bytes(cursor.compactU16(`the number of writable indexes of ${name}`), name)];
  const readonlyIndexes = [...cursor.bytes(cursor.compactU16(`the number of read-only indexes of ${name}`), name)];
  if (writableIndexes.length + readonlyIndexes.length === 0) throw refusal(`${name} loads no account`);
  return { tableKey, writableIndexes, readonlyIndexes };
}

function staticAccounts(header: Header, accountKeys: readonly string[]): SolanaAccount[] {
  return accountKeys.map((accountKey, index) => {
    const signer = index < header.requiredSignatures;
    const writableBefore = signer
      ? header.requiredSignatures - header.readonlySigned
      : accountKeys.length - header.readonlyUnsigned;
    return { accountKey, signer, writable: index < writableBefore };
  });
}

// Indexes count the writable entries of all tables before the read-only ones of any.
function loadedAccounts(lookups: readonly SolanaAddressTableLookup[]): SolanaAccount[] {
  const loaded = (writable: boolean): SolanaAccount[] =>
    lookups.flatMap(({ tableKey, writableIndexes, readonlyIndexes }) =>
      (writable ? writableIndexes : readonlyIndexes).map((index) => ({ tableKey, index, signer: false, writable })),
    );
  return [...loaded(true), ...loaded(false)];
}

function resolve(
  { name, programIndex, accountIndexes, data }: CompiledInstruction,
  accountKeys: readonly string[],
  accounts: readonly SolanaAccount[],
): SolanaInstruction {
  const programKey = accountKeys[programIndex];
  if (programIndex === 0) throw refusal(`${name} calls the payer of the fee as a program`);
  if (programKey === undefined) {
    throw refusal(`${name} calls account ${programIndex} as a program; there are ${accountKeys.length} account keys`);
  }
  return {
    programKey,
    accounts: Array.from(accountIndexes, (index) => {
      const account = accounts[index];
      if (account === undefined) throw refusal(`${name} names account ${index}; there are ${accounts.length}`);
      return account;
    }),
    data: hexOf(data),
  };
}
