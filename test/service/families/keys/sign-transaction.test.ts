// Signing of transactions through the public API. viem and @solana/web3.js make them and check what comes back.
import { ErrorCode } from "@countersign/api";

import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { parseTransaction, recoverTransactionAddress, serializeTransaction } from "viem";
import type { Hex, TransactionSerializable, TransactionSerialized } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { complete } from "../../support/requests.js";
import { entryOf, firstOf, present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";

const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const call = { to, value: 10n ** 16n, gas: 90_000n, nonce: 7, data: "0xa9059cbb" } as const;
const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
const accessList = [{ address: to, storageKeys: [`0x${"01".repeat(32)}`] }] as const;
const signer = privateKeyToAccount(`0x${"17".repeat(32)}`);
const authorizationList = [await signer.signAuthorization({ contractAddress: to, chainId: 1, nonce: 0 })];

const transactions: Readonly<Record<string, TransactionSerializable>> = {
  "legacy without a chain": { ...call, type: "legacy", gasPrice: 20_000_000_000n },
  "legacy with a chain (EIP-155)": { ...call, type: "legacy", chainId: 1, gasPrice: 20_000_000_000n },
  "legacy that creates a contract": {
    type: "legacy",
    chainId: 10,
    gasPrice: 1n,
    gas: 1n,
    nonce: 0,
    data: "0x60006000",
  },
  "EIP-2930": { ...call, type: "eip2930", chainId: 1, gasPrice: 20_000_000_000n, accessList },
  "EIP-1559": { ...call, ...fees, type: "eip1559", chainId: 8453, accessList },
  "EIP-4844": {
    ...call,
    ...fees,
    type: "eip4844",
    chainId: 1,
    maxFeePerBlobGas: 10n,
    blobVersionedHashes: [`0x01${"02".repeat(31)}`],
  },
  "EIP-7702": { ...call, ...fees, type: "eip7702", chainId: 1, authorizationList },
};

const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
const receiver = new PublicKey(new Uint8Array(32).fill(5));
const table = new AddressLookupTableAccount({
  key: new PublicKey(new Uint8Array(32).fill(6)),
  state: { deactivationSlot: 0n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses: [receiver] },
});

describe("transactions", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  let ethereum: Hex;
  let solana: string;
  let tron: string;
  let taproot: string;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
    const accounts = [
      account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
      account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
      account("m/44'/195'/0'/0/0", "ADDRESS_FORMAT_TRON"),
      account("m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
    ];
    const createWalletResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "transactions",
      accounts,
    });
    [ethereum, solana, tron, taproot] = createWalletResult.addresses as [Hex, string, string, string];
  });
  afterAll(() => service.close());

  const sign = async (
    type: "TRANSACTION_TYPE_ETHEREUM" | "TRANSACTION_TYPE_SOLANA",
    signWith: string,
    unsignedTransaction: string,
    owner = ours,
  ) => {
    const result = await complete(owner, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", { signWith, unsignedTransaction, type });
    return result.signedTransaction;
  };
  const signEthereum = async (signWith: string, unsigned: Hex, owner = ours) =>
    `0x${await sign("TRANSACTION_TYPE_ETHEREUM", signWith, unsigned.slice(2), owner)}` as const;
  const signSolana = async (signWith: string, unsigned: Uint8Array, owner = ours) =>
    Buffer.from(await sign("TRANSACTION_TYPE_SOLANA", signWith, Buffer.from(unsigned).toString("hex"), owner), "hex");
  const newPrivateKey = async (privateKeyName: string) => {
    const addressFormats = ["ADDRESS_FORMAT_ETHEREUM" as const];
    const privateKeys = [{ privateKeyName, curve: "CURVE_SECP256K1" as const, addressFormats, privateKeyTags: [] }];
    const made = firstOf((await complete(ours, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys })).privateKeys);
    return {
      id: present(made.privateKeyId, "privateKeyId"),
      address: present(firstOf(made.addresses).address, "address"),
    };
  };
  const senderOf = (signed: Hex) =>
    recoverTransactionAddress({ serializedTransaction: signed as TransactionSerialized });

  describe("of Ethereum", () => {
    test.each(Object.entries(transactions))(
      "%s comes back signed by its sender, otherwise as it was",
      async (_, unsigned) => {
        const serialized = serializeTransaction(unsigned);
        const signed = await signEthereum(ethereum, serialized);
        expect(await senderOf(signed)).toBe(ethereum);
        const { r, s, v, yParity, ...rest } = parseTransaction(signed);
        expect([r, s, v ?? yParity]).not.toContain(undefined);
        expect(serializeTransaction(rest as TransactionSerializable)).toBe(serialized);
      },
    );

    test("is signed by a private key too, named by id or address, also in its first version", async () => {
      const { id, address } = await newPrivateKey("sender");
      const serialized = serializeTransaction(entryOf(transactions, "EIP-1559"));
      const signed = await signEthereum(id, serialized);
      expect(await senderOf(signed)).toBe(address);
      expect(await signEthereum(address, serialized)).toBe(signed);
      const { activity } = await ours.generatedClient.signTransactionV1({
        organizationId: ours.organizationId,
        timestampMs: nextTimestamp(),
        parameters: { privateKeyId: id, unsignedTransaction: serialized, type: "TRANSACTION_TYPE_ETHEREUM" },
      });
      expect(`0x${resultOf(activity, "signTransactionResult").signedTransaction}`).toBe(signed);
    });

    test("is signed by any key on secp256k1, whatever its address is for", async () => {
      const sender = await senderOf(await signEthereum(tron, serializeTransaction(entryOf(transactions, "EIP-1559"))));
      const body = Buffer.from(base58.decode(tron)).subarray(1, 21).toString("hex");
      // A Tron address is an Ethereum address in another coat.
      expect(sender.toLowerCase()).toBe(`0x${body}`);
    });

    test("is refused for keys that sign otherwise", async () => {
      const serialized = serializeTransaction(entryOf(transactions, "EIP-1559"));
      await expect(signEthereum(solana, serialized)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /signWith: a key on CURVE_ED25519/),
      );
      await expect(signEthereum(taproot, serialized)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /signWith: a Taproot address/),
      );
    });

    test.each<[string, string, RegExp]>([
      ["it is empty", "", /empty/],
      ["its type is unknown", "05c0", /begins with 0x05/],
      ["it goes on behind its end", `${serializeTransaction(entryOf(transactions, "EIP-1559")).slice(2)}00`, /RLP/],
    ])("is refused where %s", async (_, unsigned, message) => {
      await expect(sign("TRANSACTION_TYPE_ETHEREUM", ethereum, unsigned)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, message),
      );
    });

    test("is refused where it is already signed", async () => {
      const signed = await signEthereum(ethereum, serializeTransaction(entryOf(transactions, "EIP-1559")));
      await expect(signEthereum(ethereum, signed)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /already signed/),
      );
    });
  });

  describe("of Solana", () => {
    const transfer = (fromPubkey: PublicKey) =>
      SystemProgram.transfer({ fromPubkey, toPubkey: receiver, lamports: 5n });
    const legacy = () => {
      const feePayer = new PublicKey(solana);
      const transaction = new Transaction({ feePayer, recentBlockhash }).add(transfer(feePayer));
      return transaction.serialize({ requireAllSignatures: false });
    };
    const versioned = (tables: AddressLookupTableAccount[] = []) => {
      const payerKey = new PublicKey(solana);
      const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer(payerKey)] });
      return new VersionedTransaction(message.compileToV0Message(tables));
    };

    test("a legacy one comes back with its signature in place", async () => {
      const signed = Transaction.from(await signSolana(solana, legacy()));
      expect(signed.verifySignatures()).toBe(true);
      expect(signed.signatures.map(({ publicKey }) => publicKey.toBase58())).toEqual([solana]);
    });

    test.each<[string, AddressLookupTableAccount[]]>([
      ["without", []],
      ["with", [table]],
    ])("one of version 0 %s a lookup table comes back with its signature in place", async (_, tables) => {
      const unsigned = versioned(tables);
      const signed = VersionedTransaction.deserialize(await signSolana(solana, unsigned.serialize()));
      const message = unsigned.message.serialize();
      expect(Buffer.from(signed.message.serialize())).toEqual(Buffer.from(message));
      expect(signed.message.addressTableLookups).toHaveLength(tables.length);
      expect(ed25519.verify(firstOf(signed.signatures), message, base58.decode(solana))).toBe(true);
    });

    test("another signer's signature stays as it was", async () => {
      const other = Keypair.generate();
      const unsigned = new Transaction({ feePayer: other.publicKey, recentBlockhash });
      unsigned.add(transfer(other.publicKey), transfer(new PublicKey(solana)));
      unsigned.partialSign(other);
      const before = present(unsigned.signature, "signature");
      const signed = Transaction.from(await signSolana(solana, unsigned.serialize({ requireAllSignatures: false })));
      expect(signed.verifySignatures()).toBe(true);
      expect(signed.signature).toEqual(before);
    });

    test("is refused for keys that are none of its signers, or on another curve", async () => {
      const other = Keypair.generate().publicKey;
      const foreign = new Transaction({ feePayer: other, recentBlockhash }).add(transfer(other));
      const bytes = foreign.serialize({ requireAllSignatures: false });
      await expect(signSolana(solana, bytes)).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, new RegExp(`signWith: ${solana} does not sign.*${other.toBase58()}`)),
      );
      await expect(signSolana(ethereum, legacy())).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /signWith: a key on CURVE_SECP256K1/),
      );
    });

    test("is refused where bytes are missing or left over", async () => {
      const bytes = legacy();
      await expect(signSolana(solana, bytes.subarray(0, -1))).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT));
      await expect(signSolana(solana, Buffer.concat([bytes, Buffer.of(0)]))).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT),
      );
      await expect(sign("TRANSACTION_TYPE_SOLANA", solana, "zz")).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, /hex/),
      );
    });
  });

  test("another organization's keys sign none", async () => {
    const missing = refusal(ErrorCode.NOT_FOUND, /no key with/);
    const serialized = serializeTransaction(entryOf(transactions, "EIP-1559"));
    await expect(signEthereum(ethereum, serialized, theirs)).rejects.toEqual(missing);
    await expect(sign("TRANSACTION_TYPE_SOLANA", solana, "00", theirs)).rejects.toEqual(missing);
  });
});
