// `@turnkey/solana`: what it signs is verified by web3.js and by @noble/curves.

import { ed25519 } from "@noble/curves/ed25519.js";
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { firstOf } from "../service/support/results.js";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import { clientsOf } from "./stamped.js";

type Either = Transaction | VersionedTransaction;

interface Signer {
  addSignature(transaction: Either, address: string): Promise<void>;
  signTransaction(transaction: Either, address: string): Promise<Either>;
  signAllTransactions(transactions: Either[], address: string): Promise<Either[]>;
  signMessage(message: Uint8Array, address: string): Promise<Uint8Array>;
}

const recentBlockhash = new PublicKey(Uint8Array.from({ length: 32 }, (_, index) => index)).toBase58();
const recipient = Keypair.fromSeed(new Uint8Array(32).fill(7)).publicKey;

function transferOf({ solana }: Keys, lamports = 5) {
  return SystemProgram.transfer({ fromPubkey: new PublicKey(solana), toPubkey: recipient, lamports });
}

function legacy(keys: Keys, lamports?: number): Transaction {
  const feePayer = new PublicKey(keys.solana);
  return new Transaction({ recentBlockhash, feePayer }).add(transferOf(keys, lamports));
}

function versioned(keys: Keys): VersionedTransaction {
  const payerKey = new PublicKey(keys.solana);
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transferOf(keys)] });
  return new VersionedTransaction(message.compileToV0Message());
}

function assertSigned(keys: Keys, transaction: Either): void {
  if (!("version" in transaction)) return assert(transaction.verifySignatures(), "its signature does not verify");
  const signature = firstOf(transaction.signatures);
  const message = transaction.message.serialize();
  const key = new PublicKey(keys.solana).toBytes();
  assert(ed25519.verify(signature, message, key), "its signature does not verify");
}

/** @param name of the package, as it is installed */
export async function solanaOperations(name: string): Promise<Operations> {
  const { TurnkeySigner } = (await import(name)) as { TurnkeySigner: new (config: object) => Signer };
  const clients = await clientsOf(name);
  const signer = (keys: Keys, client: object = clients.http(keys)) =>
    new TurnkeySigner({ client, organizationId: keys.organizationId });
  const both = { legacy: (keys: Keys): Either => legacy(keys), versioned: (keys: Keys): Either => versioned(keys) };
  const operations: [string, (keys: Keys) => Promise<void>][] = Object.entries(both).flatMap(([kind, make]) => [
    [
      `addSignature, ${kind}`,
      async (keys: Keys) => {
        const transaction = make(keys);
        await signer(keys).addSignature(transaction, keys.solana);
        assertSigned(keys, transaction);
      },
    ],
    [
      `signTransaction, ${kind}`,
      async (keys: Keys) => assertSigned(keys, await signer(keys).signTransaction(make(keys), keys.solana)),
    ],
  ]);
  return {
    ...Object.fromEntries(operations),
    signAllTransactions: async (keys) => {
      const signed = await signer(keys).signAllTransactions([legacy(keys), versioned(keys)], keys.solana);
      assert(signed.length === 2, `${signed.length} of 2 came back`);
      for (const one of signed) assertSigned(keys, one);
    },
    "signTransaction, by the server's client": async (keys) =>
      assertSigned(keys, await signer(keys, clients.server(keys)).signTransaction(legacy(keys, 6), keys.solana)),
    signMessage: async (keys) => {
      const message = new TextEncoder().encode("Release order 1042");
      const signature = await signer(keys).signMessage(message, keys.solana);
      assert(ed25519.verify(signature, message, new PublicKey(keys.solana).toBytes()), "it does not verify");
    },
  };
}
