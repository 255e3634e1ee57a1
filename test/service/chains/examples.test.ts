// The examples that the contract gives for sign_transaction are what the service answers.

import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { utils } from "tronweb";
import { parseTransaction, recoverAddress, type Hex } from "viem";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readBitcoinTransaction } from "../../../service/src/chains/bitcoin/bitcoin.js";
import { bitcoinKey } from "../../../service/src/chains/bitcoin/keys.js";
import { readEthereumTransaction } from "../../../service/src/chains/ethereum.js";
import { readSolanaTransaction } from "../../../service/src/chains/solana.js";
import { readTronTransaction } from "../../../service/src/chains/tron/transaction.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { finalized, paymentOf } from "./bitcoin-psbts.js";

interface Example {
  readonly doc: string;
  readonly parameters: { readonly signWith?: string; readonly unsignedTransaction: string; readonly type: string };
  readonly result: { readonly signedTransaction: string };
}

const schema = new URL("../../../schema/activities/sign-transaction.yaml", import.meta.url);
const { examples } = parse(readFileSync(schema, "utf8")) as { examples: Example[] };
const of = (type: string): Example[] => examples.filter(({ parameters }) => parameters.type === type);

describe("examples of the contract", () => {
  it.each(of("TRANSACTION_TYPE_ETHEREUM"))("$doc", async ({ parameters, result }) => {
    const read = readEthereumTransaction(parameters.unsignedTransaction);
    const { r, s, yParity } = parseTransaction(`0x${result.signedTransaction}`) as { r: Hex; s: Hex; yParity: number };
    const digits = (scalar: Hex): string => scalar.slice(2).padStart(64, "0");
    expect(read.sign({ r: digits(r), s: digits(s), v: `0${yParity}` })).toBe(result.signedTransaction);
    const signer = await recoverAddress({ hash: read.digest, signature: { r, s, yParity } });
    // Version 1 names the key by an id, which says nothing of its address.
    expect(parameters.signWith ?? signer).toBe(signer);
  });

  it.each(of("TRANSACTION_TYPE_SOLANA"))("$doc", ({ parameters: { signWith = "", unsignedTransaction }, result }) => {
    const read = readSolanaTransaction(unsignedTransaction);
    const signature = Buffer.from(result.signedTransaction, "hex").subarray(1, 65);
    expect(ed25519.verify(signature, read.message, base58.decode(signWith))).toBe(true);
    expect(read.withSignature(signWith, signature)).toBe(result.signedTransaction);
  });

  it.each(of("TRANSACTION_TYPE_TRON"))("$doc", ({ parameters: { signWith, unsignedTransaction }, result }) => {
    const { signedTransaction } = result;
    const [r, s] = [signedTransaction.slice(-130, -66), signedTransaction.slice(-66, -2)];
    const v = signedTransaction.endsWith("1b") ? "00" : "01";
    expect(readTronTransaction(unsignedTransaction).sign({ r, s, v })).toBe(signedTransaction);
    expect(
      utils.crypto.ecRecover(hash("sha256", Buffer.from(unsignedTransaction, "hex")), `${r}${s}${v}`).toLowerCase(),
    ).toBe(utils.address.toHex(present(signWith, "signWith")).toLowerCase());
  });

  it.each(of("TRANSACTION_TYPE_BITCOIN"))("$doc", ({ parameters: { signWith, unsignedTransaction }, result }) => {
    const [input] = finalized(result.signedTransaction).ins;
    const publicKey = entryOf(present(input, "input").witness, 1);
    expect(paymentOf("P2WPKH", publicKey).address).toBe(signWith);
    const [, r = "", s = ""] = present(
      /^3044022(?:0|1)(?:00)?(.{64})022(?:0|1)(?:00)?(.{64})01$/.exec(
        Buffer.from(firstOf(present(input, "input").witness))
          .toString("hex")
          .replace(/^3045/, "3044"),
      ),
      "match",
    );
    const read = readBitcoinTransaction(unsignedTransaction, bitcoinKey(publicKey, "ecdsa"));
    expect(read.sign([{ r, s }])).toBe(result.signedTransaction);
  });

  it("are there for all chains", () => {
    const counts = ["ETHEREUM", "SOLANA", "BITCOIN", "TRON"].map((chain) => of(`TRANSACTION_TYPE_${chain}`).length);
    expect(counts).toEqual([2, 1, 1, 1]);
  });
});
