// Solana transactions around a legitimate one: with instructions of every kind added, in other orders, with other accounts,
// other amounts and other bytes, of both versions, with lookup tables, and with other payers of the fee.

import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { entryOf, present } from "../../support/results.js";
import type { Random } from "./random.js";
import {
  batch,
  malformed,
  memoProgram,
  token2022Program,
  tokenProgram,
  wellFormed,
  type Cast,
  type Kind,
} from "./solana-instructions.js";

/** A transaction before it is serialized. */
interface Draft {
  instructions: TransactionInstruction[];
  payer: PublicKey;
  /** Undefined for a legacy transaction. */
  tables: AddressLookupTableAccount[] | undefined;
}

export interface SolanaAttempt {
  readonly bytes: Uint8Array;
  /** What was done to the legitimate transaction. */
  readonly changes: readonly string[];
  readonly tables: AddressLookupTableAccount[];
}

/** A legitimate transaction and what to change in it. */
export interface SolanaTarget {
  readonly cast: Cast;
  readonly legitimate: readonly TransactionInstruction[];
}

const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
export const stranger = Keypair.fromSeed(new Uint8Array(32).fill(66)).publicKey;

/** What is legitimate, in several guises that a policy should not mind. */
export function legitimateSolana({ cast: { key }, legitimate }: SolanaTarget): SolanaAttempt[] {
  const memo = new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from("Invoice 1042") });
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 });
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 });
  const instructions = [...legitimate];
  const reference = instructions.map((instruction) => {
    const keys = [...instruction.keys, { pubkey: stranger, isSigner: false, isWritable: false }];
    return new TransactionInstruction({ ...instruction, keys });
  });
  const guises: [string, Draft][] = [
    ["alone", { instructions, payer: key, tables: undefined }],
    ["as version 0", { instructions, payer: key, tables: [] }],
    ["with a memo", { instructions: [...instructions, memo], payer: key, tables: undefined }],
    ["with a priority", { instructions: [limit, price, ...instructions], payer: key, tables: undefined }],
    ["at another's expense", { instructions, payer: stranger, tables: undefined }],
    ["with a reference", { instructions: reference, payer: key, tables: undefined }],
  ];
  return guises.map(([change, draft]) => present(attempt(draft, [change]), "attempt"));
}

/**
 * Transactions that differ from a legitimate one: first one with each kind of instruction before, behind or in place of it,
 * then so many with several changes at random. Those that do not fit into a packet are left out.
 */
export function* changedSolana(target: SolanaTarget, count: number, random: Random): Generator<SolanaAttempt> {
  const { cast, legitimate } = target;
  for (const kind of [...wellFormed, ...malformed]) {
    const place = random.of(["before", "behind", "in place of"] as const);
    const added = kind.build(cast, random);
    const instructions =
      place === "before" ? [added, ...legitimate] : place === "behind" ? [...legitimate, added] : [added];
    const made = attempt({ instructions, payer: cast.key, tables: undefined }, [`${kind.name} ${place}`]);
    if (made) yield made;
  }
  for (let index = 0; index < count; index += 1) {
    const draft: Draft = { instructions: [...legitimate], payer: cast.key, tables: undefined };
    const done: string[] = [];
    for (let change = random.below(4); change >= 0; change -= 1) {
      const [name, apply] = random.of(changes);
      done.push(name);
      apply(draft, target, random);
    }
    const made = attempt(draft, done);
    if (made) yield made;
  }
}

type Change = (draft: Draft, target: SolanaTarget, random: Random) => void;

const changes: readonly (readonly [string, Change])[] = [
  ["insert", (draft, { cast }, random) => insert(draft, kindOf(random).build(cast, random), random)],
  ["insert well-formed", (draft, { cast }, random) => insert(draft, random.of(wellFormed).build(cast, random), random)],
  ["replace", replace((_, { cast }, random) => kindOf(random).build(cast, random))],
  ["duplicate", (draft, _, random) => insert(draft, random.of(draft.instructions), random)],
  ["shuffle", (draft, _, random) => void (draft.instructions = random.shuffled(draft.instructions))],
  ["change an account", replace(withAccount)],
  [
    "change a byte",
    replace((instruction, _, random) =>
      withData(instruction, (data) => void (data[random.below(data.length)] = random.below(256))),
    ),
  ],
  ["change the amount", replace(withAmount)],
  ["cut data short", replace((instruction, _, random) => resized(instruction, -1 - random.below(8)))],
  ["lengthen data", replace((instruction, _, random) => resized(instruction, 1 + random.below(40)))],
  [
    "change the program",
    replace(
      (instruction, _, random) =>
        new TransactionInstruction({
          ...instruction,
          programId: random.of([SystemProgram.programId, tokenProgram, token2022Program]),
        }),
    ),
  ],
  ["add an account", replace(withMoreAccounts)],
  [
    "leave out an account",
    replace((instruction) => new TransactionInstruction({ ...instruction, keys: instruction.keys.slice(0, -1) })),
  ],
  ["use lookup tables", useTables],
  ["use version 0", (draft) => void (draft.tables ??= [])],
  ["change the payer", (draft, { cast }, random) => void (draft.payer = random.of(cast.everybody))],
  ["raise the fee", raiseFee],
  [
    "batch",
    replace((instruction, { legitimate }, random) =>
      batch(random.of([tokenProgram, token2022Program]), [instruction, random.of(legitimate)]),
    ),
  ],
];

const kindOf = (random: Random): Kind => random.of(random.chance(4) ? malformed : wellFormed);

function insert(draft: Draft, instruction: TransactionInstruction, random: Random): void {
  draft.instructions.splice(random.below(draft.instructions.length + 1), 0, instruction);
}

function replace(
  change: (instruction: TransactionInstruction, target: SolanaTarget, random: Random) => TransactionInstruction,
): Change {
  return (draft, target, random) => {
    const at = random.below(draft.instructions.length);
    draft.instructions[at] = change(entryOf(draft.instructions, at), target, random);
  };
}

function withAccount(instruction: TransactionInstruction, { cast }: SolanaTarget, random: Random) {
  const changed = random.below(Math.max(1, instruction.keys.length));
  const keys = instruction.keys.map((meta, at) =>
    at === changed ? { ...meta, pubkey: random.of(cast.everybody) } : meta,
  );
  return new TransactionInstruction({ ...instruction, keys });
}

function withMoreAccounts(instruction: TransactionInstruction, { cast }: SolanaTarget, random: Random) {
  const more = { pubkey: random.of(cast.everybody), isSigner: random.chance(2), isWritable: random.chance(2) };
  return new TransactionInstruction({ ...instruction, keys: [...instruction.keys, more] });
}

function withData(instruction: TransactionInstruction, change: (data: Buffer) => void) {
  const data = Buffer.from(instruction.data);
  if (data.length > 0) change(data);
  return new TransactionInstruction({ ...instruction, data });
}

/** Wherever the data may have an amount. */
function withAmount(instruction: TransactionInstruction, _: SolanaTarget, random: Random) {
  return withData(instruction, (data) => {
    const at = random.of([1, 4]);
    if (at + 8 <= data.length)
      data.writeBigUInt64LE(random.of([0n, 1n, 999n, 10n ** 9n, 10n ** 9n + 1n, 2n ** 64n - 1n]), at);
  });
}

function resized(instruction: TransactionInstruction, by: number) {
  const data = Buffer.alloc(Math.max(0, instruction.data.length + by));
  instruction.data.copy(data);
  return new TransactionInstruction({ ...instruction, data });
}

/** The message takes from tables what they hold and what need not be named. */
function useTables(draft: Draft, { cast }: SolanaTarget, random: Random): void {
  const addresses = random.shuffled(cast.everybody).slice(0, 1 + random.below(cast.everybody.length));
  const state = { deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses };
  draft.tables = [new AddressLookupTableAccount({ key: new PublicKey(random.bytes(32)), state })];
}

function raiseFee(draft: Draft, _: SolanaTarget, random: Random): void {
  insert(draft, ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10n ** BigInt(random.below(19)) }), random);
  if (random.chance(2))
    insert(draft, ComputeBudgetProgram.setComputeUnitLimit({ units: random.below(2_000_000) }), random);
}

function attempt({ instructions, payer, tables }: Draft, done: readonly string[]): SolanaAttempt | undefined {
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions });
  try {
    const compiled = tables ? message.compileToV0Message(tables) : message.compileToLegacyMessage();
    return { bytes: new VersionedTransaction(compiled).serialize(), changes: done, tables: tables ?? [] };
  } catch (error) {
    if (error instanceof RangeError || /index|encoding overruns|too large/i.test(String(error))) return undefined;
    throw error;
  }
}
