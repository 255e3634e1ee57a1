// The most that Solana takes for a transaction, for instructions that @solana/web3.js builds.

import {
  ComputeBudgetProgram,
  Ed25519Program,
  Keypair,
  SystemProgram,
  type TransactionInstruction,
} from "@solana/web3.js";
import { expect, test } from "vitest";
import { maxFeeOf } from "../../../service/src/chains/solana-fee.js";
import { take } from "../support/results.js";

const [payer, other] = take(
  [1, 2].map((seed) => Keypair.fromSeed(new Uint8Array(32).fill(seed)).publicKey),
  2,
);
const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: other, lamports: 1 });
const price = (microLamports: number | bigint) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports });
const limit = (units: number) => ComputeBudgetProgram.setComputeUnitLimit({ units });
const [privateKey, message] = [new Uint8Array(64).fill(1), new Uint8Array(8)];
const signature = Ed25519Program.createInstructionWithPrivateKey({
  privateKey: Keypair.fromSeed(privateKey.subarray(32)).secretKey,
  message,
});

test.each<[string, number, readonly TransactionInstruction[], bigint]>([
  ["one signature", 1, [transfer], 5000n],
  ["three signatures", 3, [transfer], 15_000n],
  ["a signature that a program checks", 1, [signature, transfer], 10_000n],
  ["a limit without a price", 1, [limit(1_000_000), transfer], 5000n],
  ["a price and a limit", 1, [limit(300_000), price(1_000_000), transfer], 305_000n],
  ["a price that makes no whole lamport", 1, [limit(1), price(1), transfer], 5001n],
  ["a price without a limit, for the units that each instruction may use", 1, [price(1_000_000), transfer], 405_000n],
  ["a limit above what there is", 1, [limit(2_000_000), price(1_000_000), transfer], 1_405_000n],
  [
    "the highest price",
    1,
    [limit(1_400_000), price(2n ** 64n - 1n)],
    5000n + ((2n ** 64n - 1n) * 1_400_000n) / 1_000_000n,
  ],
])("is taken for %s", (_name, signers, instructions, fee) => {
  const given = instructions.map(({ programId, data }) => ({
    programKey: programId.toBase58(),
    accounts: [],
    data: data.toString("hex"),
  }));
  expect(maxFeeOf({ signers: Array.from({ length: signers }, String), instructions: given })).toBe(fee);
});
