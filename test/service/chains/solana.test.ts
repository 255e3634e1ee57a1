// Solana transactions: @solana/web3.js builds them and checks what comes back; anything malformed is refused.
import { ErrorCode } from "@countersign/api";

import { ed25519 } from "@noble/curves/ed25519.js";
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSolanaTransaction } from "../../../service/src/chains/solana.js";
import { readOrRefused } from "./read-or-refused.js";
import { runs } from "../support/runs.js";

const keypairs = Array.from({ length: 4 }, (_, index) => Keypair.fromSeed(new Uint8Array(32).fill(index + 1)));
const [payer, second] = keypairs as [Keypair, Keypair];
const plainKeys = Array.from({ length: 12 }, (_, index) => new PublicKey(new Uint8Array(32).fill(100 + index)));
const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

const tables = [1, 2].map(
  (number) =>
    new AddressLookupTableAccount({
      key: new PublicKey(new Uint8Array(32).fill(200 + number)),
      state: {
        deactivationSlot: 0n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses: plainKeys.slice(number * 3, number * 3 + 3),
      },
    }),
);

const accountMeta = fc.oneof(
  fc.record({
    pubkey: fc.constantFrom(...keypairs.map(({ publicKey }) => publicKey)),
    isSigner: fc.boolean(),
    isWritable: fc.boolean(),
  }),
  fc.record({ pubkey: fc.constantFrom(...plainKeys), isSigner: fc.constant(false), isWritable: fc.boolean() }),
);
const instructions = fc.array(
  fc
    .record({
      programId: fc.constantFrom(SystemProgram.programId, ...plainKeys.slice(0, 2)),
      keys: fc.array(accountMeta, { maxLength: 6 }),
      data: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    })
    .map((fields) => new TransactionInstruction(fields)),
  { minLength: 1, maxLength: 4 },
);

function legacyTransaction(instructions: TransactionInstruction[]): Transaction {
  return new Transaction({ feePayer: payer.publicKey, recentBlockhash }).add(...instructions);
}

function versionedTransaction(instructions: TransactionInstruction[]): VersionedTransaction {
  const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions });
  return new VersionedTransaction(message.compileToV0Message(tables));
}

function serialized(transaction: Transaction | VersionedTransaction): string {
  return hex(
    transaction instanceof Transaction
      ? transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
      : transaction.serialize(),
  );
}

const transfer = SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: second.publicKey, lamports: 1000 });
const transactions = instructions.chain((list) => fc.constantFrom(legacyTransaction(list), versionedTransaction(list)));

describe("a transaction that @solana/web3.js serialized", () => {
  it("is read with its signers, accounts, programs and instructions", () => {
    fc.assert(
      fc.property(transactions, (transaction) => {
        const read = readSolanaTransaction(serialized(transaction));
        const message = transaction instanceof Transaction ? transaction.compileMessage() : transaction.message;
        expect(hex(read.message)).toBe(hex(message.serialize()));
        expect(read.version).toBe(message.version);
        expect(read.recentBlockhash).toBe(recentBlockhash);
        expect(read.accountKeys).toEqual(message.staticAccountKeys.map(String));
        expect(read.signers).toEqual(read.accountKeys.filter((_, index) => message.isAccountSigner(index)));

        const decompiled = TransactionMessage.decompile(message, { addressLookupTableAccounts: tables });
        const addressIn = (tableKey: string, index: number): string | undefined =>
          tables.find(({ key }) => key.toBase58() === tableKey)?.state.addresses[index]?.toBase58();
        expect(
          read.instructions.map(({ programKey, accounts, data }) => ({
            programKey,
            accounts: accounts.map((account) => ({
              key: "accountKey" in account ? account.accountKey : addressIn(account.tableKey, account.index),
              signer: account.signer,
              writable: account.writable,
            })),
            data,
          })),
        ).toEqual(
          decompiled.instructions.map(({ programId, keys, data }) => ({
            programKey: programId.toBase58(),
            accounts: keys.map(({ pubkey, isSigner, isWritable }) => ({
              key: pubkey.toBase58(),
              signer: isSigner,
              writable: isWritable,
            })),
            data: hex(data),
          })),
        );
        const programs = decompiled.instructions.map(({ programId }) => programId.toBase58());
        expect(read.programKeys).toEqual([...new Set(programs)]);
        expect(read.addressTableLookups).toEqual(
          message.addressTableLookups.map(({ accountKey, writableIndexes, readonlyIndexes }) => ({
            tableKey: accountKey.toBase58(),
            writableIndexes: [...writableIndexes],
            readonlyIndexes: [...readonlyIndexes],
          })),
        );
      }),
    );
  });

  it("takes the signatures of its signers one by one, in any order, and is valid then", () => {
    const order = fc.shuffledSubarray(keypairs, { minLength: keypairs.length });
    fc.assert(
      fc.property(transactions, order, (transaction, keypairs) => {
        let current = serialized(transaction);
        for (const { publicKey, secretKey } of keypairs) {
          const read = readSolanaTransaction(current);
          if (!read.signers.includes(publicKey.toBase58())) continue;
          const signature = ed25519.sign(read.message, secretKey.subarray(0, 32));
          current = read.withSignature(publicKey.toBase58(), signature);
          // A second signature at the same place replaces the first.
          expect(readSolanaTransaction(current).withSignature(publicKey.toBase58(), signature)).toBe(current);
        }
        const bytes = Buffer.from(current, "hex");
        const { signatures, message } = VersionedTransaction.deserialize(bytes);
        for (const [index, signature] of signatures.entries()) {
          const signer = message.staticAccountKeys[index]?.toBytes() ?? new Uint8Array();
          expect(ed25519.verify(signature, message.serialize(), signer)).toBe(true);
        }
        expect(!(transaction instanceof Transaction) || Transaction.from(bytes).verifySignatures()).toBe(true);
      }),
    );
  });

  it("keeps a signature that is there when another one is put in", () => {
    const back = SystemProgram.transfer({ fromPubkey: second.publicKey, toPubkey: payer.publicKey, lamports: 1 });
    const transaction = legacyTransaction([transfer, back]);
    transaction.partialSign(payer);
    const read = readSolanaTransaction(serialized(transaction));
    const signed = read.withSignature(
      second.publicKey.toBase58(),
      ed25519.sign(read.message, second.secretKey.subarray(0, 32)),
    );
    transaction.partialSign(second);
    expect(signed).toBe(hex(transaction.serialize()));
  });

  it("stays as it was read when a signature is put in", () => {
    const back = SystemProgram.transfer({ fromPubkey: second.publicKey, toPubkey: payer.publicKey, lamports: 1 });
    const unsigned = serialized(legacyTransaction([transfer, back]));
    const read = readSolanaTransaction(unsigned);
    read.withSignature(payer.publicKey.toBase58(), new Uint8Array(64).fill(1));
    expect(read.withSignature(second.publicKey.toBase58(), new Uint8Array(64))).toBe(unsigned);
  });

  it("is read the same with 0x and in upper case", () => {
    const unsigned = serialized(legacyTransaction([transfer]));
    const { message } = readSolanaTransaction(unsigned);
    expect(readSolanaTransaction(`0x${unsigned.toUpperCase()}`).message).toEqual(message);
  });

  it("refuses the signature of an address that is none of its signers, and names them", () => {
    const read = readSolanaTransaction(serialized(legacyTransaction([transfer])));
    const [signer, other] = [payer.publicKey.toBase58(), second.publicKey.toBase58()];
    expect(() => read.withSignature(other, new Uint8Array(64))).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: `${other} does not sign this transaction; its signers are ${signer}`,
      }),
    );
    expect(() => read.withSignature(signer, new Uint8Array(63))).toThrow(RangeError);
  });

  it("is either refused or read alike by @solana/web3.js after any change to its bytes", () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom("set", "insert", "delete"), fc.integer({ min: 0, max: 255 }));
    let accepted = 0;
    fc.assert(
      fc.property(transactions, change, (transaction, [place, kind, byte]) => {
        const bytes = [...Buffer.from(serialized(transaction), "hex")];
        bytes.splice(place % bytes.length, kind === "insert" ? 0 : 1, ...(kind === "delete" ? [] : [byte]));
        const changed = hex(Uint8Array.from(bytes));
        const read = readOrRefused(() => readSolanaTransaction(changed));
        if (read === undefined) return;
        accepted += 1;
        const { message } = VersionedTransaction.deserialize(Uint8Array.from(bytes));
        expect(read.accountKeys).toEqual(message.staticAccountKeys.map(String));
        expect(hex(read.message)).toBe(hex(message.serialize()));
      }),
      { numRuns: runs(500) },
    );
    expect(accepted).toBeGreaterThan(25);
  });
});

describe("a transaction that can't be signed as it is", () => {
  const key = (byte: number): string => hex(new Uint8Array(32).fill(byte));
  const parts = {
    signatures: `01${"00".repeat(64)}`,
    version: "",
    header: "010001",
    accountKeys: `03${key(1)}${key(2)}${key(3)}`,
    blockhash: key(9),
    instructions: "01020201000401020304",
    lookups: "",
  };
  const whole = (changes: Partial<typeof parts> = {}): string => Object.values({ ...parts, ...changes }).join("");
  const versioned = { version: "80", lookups: `01${key(8)}01050106` };
  const tooMany = `02${key(7)}7f${"00".repeat(127)}00${key(8)}7f${"00".repeat(127)}00`;

  it("differs from the ones here, which can be", () => {
    expect(readSolanaTransaction(whole()).instructions).toHaveLength(1);
    const { version, instructions } = readSolanaTransaction(
      whole({ ...versioned, instructions: "010205010003040002abcd" }),
    );
    const tableKey = new PublicKey(Buffer.from(key(8), "hex")).toBase58();
    expect(version).toBe(0);
    expect(instructions[0]?.accounts.slice(2, 4)).toEqual([
      { tableKey, index: 5, signer: false, writable: true },
      { tableKey, index: 6, signer: false, writable: false },
    ]);
  });

  it.each([
    ["nothing", "", "it ends at byte 0, where the number of signatures should be"],
    ["no hex", "01zz", '"z" at position 2 is not a hex digit'],
    ["half a byte", whole().slice(1), "an odd number"],
    ["no signatures", whole({ signatures: "00" }), "it has room for 0 signatures, but its message requires 1"],
    ["two signatures for one", whole({ signatures: `02${"00".repeat(128)}` }), "it has room for 2 signatures"],
    ["the message alone", whole({ signatures: "" }), "account keys[2] at byte 133 should have 32 bytes"],
    ["bytes left over", `${whole()}00`, "1 bytes are left over after its end"],
    ["the last byte missing", whole().slice(0, -2), "data of instructions[0] at byte"],
    ["a length in two bytes for one", whole({ signatures: `8100${"00".repeat(64)}` }), "superfluous zero byte"],
    ["a length above 65535", whole({ signatures: "808004" }), "a length above 65535"],
    ["a length in four bytes", whole({ signatures: "80808001" }), "a length"],
    ["version 1", whole({ version: "81" }), "its message has version 1"],
    ["no required signature", whole({ signatures: "00", header: "000001" }), "requires no signature"],
    ["a read-only payer", whole({ header: "010101" }), "all 1 accounts that sign are read-only"],
    ["a header beyond the keys", whole({ header: "010003" }), "its header counts 1 accounts that sign and 3 read-only"],
    ["a key twice", whole({ accountKeys: `03${key(1)}${key(2)}${key(1)}` }), "account keys[2] repeats account keys[0]"],
    ["the payer as program", whole({ instructions: "0100010000" }), "calls the payer of the fee as a program"],
    ["a program out of range", whole({ instructions: "01030000" }), "calls account 3 as a program; there are 3"],
    ["an account out of range", whole({ instructions: "0102010300" }), "names account 3; there are 3"],
    ["a loaded program", whole({ ...versioned, instructions: "01030000" }), "calls account 3 as a program"],
    [
      "an account behind the loaded ones",
      whole({ ...versioned, instructions: "0102010500" }),
      "names account 5; there are 5",
    ],
    ["a lookup of nothing", whole({ ...versioned, lookups: `01${key(8)}0000` }), "lookups[0] loads no account"],
    ["no lookups in version 0", whole({ version: "80" }), "where the number of lookups should be"],
    ["257 accounts", whole({ version: "80", lookups: tooMany }), "it names 257 accounts"],
    ["half a megabyte", "01".repeat(262_144), "it has 524288 characters"],
  ])("is refused for %s", (_name, unsigned, message) => {
    expect(() => readSolanaTransaction(unsigned)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(message) as string,
      }),
    );
  });

  it("is read with 1232 bytes, and refused with one more", () => {
    const withData = (length: number): string => {
      const size = hex(Uint8Array.of((length & 0x7f) | 0x80, length >> 7));
      return whole({ instructions: `010200${size}${"ab".repeat(length)}` });
    };
    const longest = 1232 - withData(200).length / 2 + 200;
    expect(readSolanaTransaction(`0x${withData(longest)}`).instructions[0]?.data).toHaveLength(2 * longest);
    expect(() => readSolanaTransaction(withData(longest + 1))).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining("it has 1233 bytes") as string,
      }),
    );
  });

  it("is read or refused with code 3, whatever it is", () => {
    const start = fc.constantFrom("", "00", "01", parts.signatures, whole().slice(0, 200), whole({ version: "80" }));
    const version = (unsigned: string): unknown => readOrRefused(() => readSolanaTransaction(unsigned))?.version;
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 300 }), (first, rest) => {
        expect(["legacy", 0, undefined]).toContain(version(first + hex(rest)));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(version(text)).toBeUndefined();
      }),
    );
  });
});
