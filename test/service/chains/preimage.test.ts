// What payloads are read as: made by the published libraries, in every form in which the same bytes can be sent.

import { HashFunction } from "@countersign/api";
import { Keypair, PublicKey, SystemProgram, TransactionMessage } from "@solana/web3.js";
import fc from "fast-check";
import { concatHex, hashMessage, keccak256, serializeTransaction, stringToHex, toRlp, type Hex } from "viem";
import { hashAuthorization } from "viem/utils";
import { describe, expect, test } from "vitest";
import { preimageOf, type Preimage } from "../../../service/src/chains/preimage.js";
import { readSolanaTransaction } from "../../../service/src/chains/solana.js";
import { present } from "../support/results.js";
import { payee, owner, rawDataOf } from "./tron-raw-data.js";

const { KECCAK256, SHA256, NO_OP, NOT_APPLICABLE } = HashFunction;
const to = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const bytesOf = (hex: string): Uint8Array => Buffer.from(hex.replace(/^0x/, ""), "hex");
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const of = (hex: string, hashFunction: HashFunction): Preimage => preimageOf(bytesOf(hex), hashFunction);
const opaque = (hex: string) => ({ kind: bytesOf(hex).length === 32 ? "digest" : "unknown" });

const message = new TransactionMessage({
  payerKey: Keypair.fromSeed(new Uint8Array(32).fill(7)).publicKey,
  recentBlockhash: new PublicKey(new Uint8Array(32).fill(9)).toBase58(),
  instructions: [
    SystemProgram.transfer({
      fromPubkey: Keypair.fromSeed(new Uint8Array(32).fill(7)).publicKey,
      toPubkey: new PublicKey(new Uint8Array(32).fill(5)),
      lamports: 1,
    }),
  ],
});

// With some of which an authorization has 32 bytes.
const chainIds = fc.oneof(fc.nat(), fc.maxSafeNat());

describe("a payload is read as", () => {
  test("a transaction of Ethereum under Keccak-256, and of TRON under SHA-256", () => {
    const bytes = serializeTransaction({ type: "eip1559", chainId: 1, to, value: 1n }).slice(2);
    const raw = rawDataOf({ type: "TransferContract", value: { owner_address: owner, to_address: payee, amount: 1 } });
    expect(of(bytes, KECCAK256)).toEqual({
      kind: "transaction",
      transaction: { type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: bytes },
      otherwise: "unknown",
    });
    expect(of(raw, SHA256)).toEqual({
      kind: "transaction",
      transaction: { type: "TRANSACTION_TYPE_TRON", unsignedTransaction: raw },
      otherwise: "unknown",
    });
  });

  test("a signature of SSH by its namespace, if the namespace is a plain name and nothing is left over", () => {
    const field = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes]);
    const signature = (namespace: string, digest = 64, hash = "sha512", reserved = "") => {
      const fields = [namespace, reserved, hash].map((text) => field(Buffer.from(text)));
      return Buffer.concat([Buffer.from("SSHSIG"), ...fields, field(Buffer.alloc(digest))]);
    };
    for (const how of [SHA256, NOT_APPLICABLE]) {
      const read = (bytes: Buffer) => preimageOf(bytes, how);
      expect(read(signature("git"))).toEqual({ kind: "sshSignature", namespace: "git" });
      expect(read(signature("file@example.com", 32, "sha256"))).toMatchObject({ namespace: "file@example.com" });
      const others = [
        signature(""),
        signature("a".repeat(65)),
        signature("Z\n"),
        signature("git", 63),
        signature("git", 64, "md5"),
      ];
      others.push(
        signature("git", 64, "sha512", "x"),
        signature("git").subarray(0, -1),
        Buffer.concat([signature("git"), Buffer.of(0, 0, 0, 0)]),
      );
      for (const other of others) expect(read(other).kind).not.toBe("sshSignature");
    }
    expect(preimageOf(signature("git"), KECCAK256).kind).not.toBe("sshSignature");
  });

  test.each([
    ["legacy", message.compileToLegacyMessage().serialize()],
    ["of version 0", message.compileToV0Message().serialize()],
  ])("a transaction of Solana where it is its message, %s", (_, bytes) => {
    const read = preimageOf(bytes, NOT_APPLICABLE);
    const { transaction } = present(read.kind === "transaction" ? read : undefined, "transaction");
    expect(transaction.type).toBe("TRANSACTION_TYPE_SOLANA");
    expect(hexOf(readSolanaTransaction(transaction.unsignedTransaction).message)).toBe(hexOf(bytes));
  });

  test("the authorization whose digest viem makes, and nothing that is nearly one", () => {
    fc.assert(
      fc.property(chainIds, fc.nat(), (chainId, nonce) => {
        const [id, count] = [chainId, nonce].map((n): Hex => (n === 0 ? "0x" : `0x${evenHex(n)}`)) as [Hex, Hex];
        const bytes = concatHex(["0x05", toRlp([id, to, count])]);
        expect(keccak256(bytes)).toBe(hashAuthorization({ address: to, chainId, nonce }));
        expect(of(bytes, KECCAK256)).toMatchObject({
          kind: "authorization",
          authorization: { address: to.toLowerCase(), chainId: BigInt(chainId), nonce: BigInt(nonce) },
        });
        for (const nearly of [`${bytes}00`, bytes.slice(0, -2), concatHex(["0x05", toRlp([id, to])])]) {
          expect(of(nearly, KECCAK256)).toEqual(opaque(nearly));
        }
      }),
    );
  });

  test("a message where the prefix has its length, and a digest where that is 32", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^\d{0,40}$/)), (text) => {
        const size = bytesOf(stringToHex(text)).length;
        const bytes = concatHex([stringToHex(`\x19Ethereum Signed Message:\n${size}`), stringToHex(text)]);
        expect(keccak256(bytes)).toBe(hashMessage(text));
        expect(of(bytes, KECCAK256)).toEqual({ kind: size === 32 ? "digest" : "message" });
        expect(of(`${bytes}00`, KECCAK256)).toEqual(opaque(`${bytes}00`));
      }),
    );
    const digest = concatHex([stringToHex("\x19Ethereum Signed Message:\n32"), `0x${"ab".repeat(32)}`]);
    expect(of(digest, KECCAK256)).toEqual({ kind: "digest" });
    expect(of(stringToHex("\x19TRON Signed Message:\n2hi"), KECCAK256)).toEqual({ kind: "message" });
    expect(of(stringToHex("\x19Ethereum Signed Message:\n02hi"), KECCAK256)).toEqual({ kind: "unknown" });
  });

  test.each<[string, string, HashFunction]>([
    ["signed as it is", "ab".repeat(32), NO_OP],
    ["typed data that the caller has hashed", `1901${"ab".repeat(64)}`, KECCAK256],
    [
      "what a Taproot signature signs",
      `${"f40a48df4b2a70c8b4924bf2654661ed3d95fd66a313eb87237597c628e4a031".repeat(2)}${"00".repeat(175)}`,
      SHA256,
    ],
  ])("a digest where it is %s", (_, payload, hashFunction) => {
    expect(of(payload, hashFunction)).toEqual({ kind: "digest" });
  });

  test.each([KECCAK256, SHA256, NOT_APPLICABLE])("a digest where it has 32 bytes and no transaction, %s", (hash) => {
    expect(of("ab".repeat(32), hash)).toMatchObject({ kind: "transaction", otherwise: "digest" });
  });

  test.each<[string, string]>([
    ["data for a contract (version 0)", `1900${"ab".repeat(20)}00`],
    ["typed data with a byte more", `1901${"ab".repeat(65)}`],
    ["nothing but its version", "19"],
  ])("unknown where it is %s", (_, payload) => {
    expect(of(payload, KECCAK256)).toEqual({ kind: "unknown" });
  });

  test("something, whatever its bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...Object.values(HashFunction)), (bytes, how) => {
        expect(preimageOf(bytes, how)).toHaveProperty("kind");
      }),
    );
  });
});

function evenHex(number: number): string {
  const digits = number.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}
