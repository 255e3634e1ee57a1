// The most that the network takes for a Solana transaction.

import type { SolanaMessage } from "./solana-message.js";
import { computeBudgetProgram } from "./solana-programs/plain.js";

const lamportsPerSignature = 5000n;
const microLamportsPerLamport = 1_000_000n;
const maxUnits = 1_400_000n;
/** Programs of the network itself have less by default. */
const defaultUnits = 200_000n;

/**
 * Programs that check signatures, each of which is paid for like one of the transaction. Their data begin with a count.
 */
const signaturePrograms: ReadonlySet<string> = new Set([
  "Ed25519SigVerify111111111111111111111111111",
  "KeccakSecp256k11111111111111111111111111111",
  "Secp256r1SigVerify1111111111111111111111111",
]);

/**
 * The fee for signatures and, where instructions bid a price for compute units, for all units that may be used. In
 * lamports, paid by the first account whether or not the transaction succeeds.
 */
export function maxFeeOf({ signers, instructions }: Pick<SolanaMessage, "signers" | "instructions">): bigint {
  let signatures = BigInt(signers.length);
  let price = 0n;
  let limit: bigint | undefined;
  for (const { programKey, data } of instructions) {
    const bytes = Buffer.from(data, "hex");
    if (signaturePrograms.has(programKey)) signatures += BigInt(bytes[0] ?? 0);
    if (programKey !== computeBudgetProgram.address) continue;
    // The network refuses a second one of the same kind. Of two, the greater makes the bound.
    if (bytes[0] === 2 && bytes.length >= 5) limit = max(limit ?? 0n, BigInt(bytes.readUInt32LE(1)));
    if (bytes[0] === 3 && bytes.length >= 9) price = max(price, bytes.readBigUInt64LE(1));
  }
  const units = limit ?? defaultUnits * BigInt(instructions.length);
  const bid = price * (units < maxUnits ? units : maxUnits);
  return signatures * lamportsPerSignature + (bid + microLamportsPerLamport - 1n) / microLamportsPerLamport;
}

function max(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
