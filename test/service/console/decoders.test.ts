// What the console's decoders read, compared with what others have written: transactions of every type by ethers, typed data
// hashed by ethers, Solana by @solana/web3.js, PSBTs by @scure/btc-signer, addresses of TRON by tronweb. Amounts are exact, and what is more than it seems
// is said.

import * as btc from "@scure/btc-signer";
import { Keypair, PublicKey, SystemProgram, Transaction as SolanaTransaction } from "@solana/web3.js";
import { Interface, Signature, Transaction, TypedDataEncoder, getAddress, hashAuthorization, keccak256 } from "ethers";
import { Psbt, networks } from "bitcoinjs-lib";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { TronWeb } from "tronweb";
import { describe, expect, test } from "vitest";
import { decode, signablesOf } from "../../../console/src/decode/decode.js";
import type { Decoded } from "../../../console/src/decode/decoded.js";
import { exactDecimal } from "../../../console/src/decode/numbers.js";
import { readPsbt } from "../../../service/src/chains/bitcoin/psbt.js";
import { present } from "../support/results.js";

const someone = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const other = "0x90F79bf6EB2c4f870365E785982E1f101E93b906";

function values({ groups }: Decoded): Readonly<Record<string, string>> {
  const lines = groups.flatMap(({ lines }) => lines);
  return Object.fromEntries(
    lines.map(({ name, value }) => {
      if (value.kind === "amount") return [name, `${exactDecimal(value.amount, value.decimals)} ${value.unit}`];
      return [name, value.kind === "number" ? String(value.number) : value.text];
    }),
  );
}

function ofEthereum(unsigned: string): Promise<Decoded> {
  return decode({ kind: "ethereum", data: unsigned.replace(/^0x/, ""), signWith: someone });
}

const word = fc.bigInt({ min: 0n, max: 2n ** 96n });
const place = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString("hex")}`));

describe("Ethereum", () => {
  const common = { nonce: fc.nat(), to: place, value: word, gasLimit: fc.bigInt({ min: 21_000n, max: 30_000_000n }) };
  const fees = {
    maxFeePerGas: fc.bigInt({ min: 100n, max: 10n ** 12n }),
    maxPriorityFeePerGas: fc.bigInt({ min: 0n, max: 100n }),
  };
  const types = {
    legacy: fc.record({ ...common, type: fc.constant(0), gasPrice: word }),
    "EIP-2930": fc.record({ ...common, type: fc.constant(1), gasPrice: word }),
    "EIP-1559": fc.record({ ...common, ...fees, type: fc.constant(2) }),
    "EIP-4844": fc.record({
      ...common,
      ...fees,
      type: fc.constant(3),
      maxFeePerBlobGas: word,
      blobVersionedHashes: fc.constant([`0x01${"ab".repeat(31)}`]),
    }),
  };

  test.each(Object.entries(types))(
    "a transaction (%s) says to whom, how much and which hash is signed",
    async (name, arbitrary) => {
      await fc.assert(
        fc.asyncProperty(arbitrary as fc.Arbitrary<object & { to: string; value: bigint }>, async (fields) => {
          const transaction = Transaction.from({ ...fields, chainId: 11155111 });
          const decoded = await ofEthereum(transaction.unsignedSerialized);
          expect(decoded.title).toBe(`Ethereum transaction (${name})`);
          expect(values(decoded)).toMatchObject({
            To: fields.to,
            Amount: `${exactDecimal(fields.value, 18)} ETH`,
            Chain: "Sepolia (test) (11155111)",
          });
          expect(decoded.digest.hex).toBe(transaction.unsignedHash);
          expect(decoded.warnings).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );

  test("the most that a transaction costs counts its gas and its blobs (EIP-4844)", async () => {
    const transaction = Transaction.from({
      type: 3,
      chainId: 1,
      to: someone,
      gasLimit: 21_000n,
      maxFeePerGas: 3n,
      maxFeePerBlobGas: 5n,
      blobVersionedHashes: [`0x01${"ab".repeat(31)}`, `0x01${"cd".repeat(31)}`],
    });
    const most = 21_000n * 3n + 2n * 131_072n * 5n;
    expect(values(await ofEthereum(transaction.unsignedSerialized))["Fee, at most"]).toBe(
      `${exactDecimal(most, 18)} ETH`,
    );
  });

  test("a chain that is not known is told by its id, and its amounts in no unit of another", async () => {
    const { unsignedSerialized } = Transaction.from({ type: 2, chainId: 424_242, to: someone, value: 10n ** 18n });
    const { Amount, Chain } = values(await ofEthereum(unsignedSerialized));
    expect(Amount).toBe("1 native units");
    expect(Chain).toContain("424242");
  });

  test("a transaction that delegates an account (EIP-7702) says to which code, and warns", async () => {
    const signature = Signature.from({ r: `0x${"11".repeat(32)}`, s: `0x${"22".repeat(32)}`, yParity: 0 });
    const transaction = Transaction.from({
      type: 4,
      chainId: 1,
      to: someone,
      gasLimit: 100_000n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      authorizationList: [{ address: other, chainId: 1n, nonce: 3n, signature }],
    });
    const decoded = await ofEthereum(transaction.unsignedSerialized);
    expect(values(decoded)["Code of"]).toBe(other);
    expect(decoded.digest.hex).toBe(transaction.unsignedHash);
    expect(decoded.warnings).toContain("It gives someone else's code full control of the account.");
  });

  test("calls of tokens say who gets how much, and an allowance without limit is called one", async () => {
    const token = new Interface(["function transfer(address,uint256)", "function approve(address,uint256)"]);
    const call = async (to: string, name: string, amount: bigint) => {
      const data = token.encodeFunctionData(name, [other, amount]);
      return ofEthereum(
        Transaction.from({ type: 2, chainId: 1, to, data, gasLimit: 1n, maxFeePerGas: 1n }).unsignedSerialized,
      );
    };
    const usdc = await call("0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "transfer", 2_500_001n);
    expect(values(usdc)).toMatchObject({ recipient: other, amount: "2.500001 USDC", Amount: "0 ETH" });
    const unknown = await call(someone, "approve", 2n ** 256n - 1n);
    expect(values(unknown)).toMatchObject({
      spender: other,
      amount: expect.stringMatching(/^115\u2009792.*token units$/),
    });
    expect(unknown.warnings).toEqual(["It lets the recipient take any amount of the token."]);
    const strange = Transaction.from({ type: 2, chainId: 1, to: someone, data: "0xdeadbeef", gasLimit: 1n });
    expect((await ofEthereum(strange.unsignedSerialized)).warnings).toHaveLength(1);
  });

  test("what is bound to no chain, and what is more than it seems, is said", async () => {
    const legacy = Transaction.from({ type: 0, to: someone, gasPrice: 1n, gasLimit: 21_000n });
    legacy.chainId = 0n;
    expect((await ofEthereum(legacy.unsignedSerialized)).warnings).toEqual([
      "It is valid on every chain: whoever has it can send it on any of them.",
    ]);
    // The nonce with a leading zero byte: another way to write the same.
    const proper = Transaction.from({
      type: 2,
      chainId: 1,
      nonce: 7,
      to: someone,
      gasLimit: 21_000n,
      maxFeePerGas: 1n,
    });
    const loose = proper.unsignedSerialized.replace(/^0x02([\da-f]{2})0107/, (_, length: string) => {
      return `0x02${(Number.parseInt(length, 16) + 2).toString(16)}01820007`;
    });
    expect((await ofEthereum(loose)).warnings).toEqual([
      "Encoding it again gives different bytes: it may contain more than this page shows.",
    ]);
    await expect(ofEthereum("0xff00")).rejects.toThrow(/RLP/);
  });

  test("typed data and authorizations have the hash that ethers makes, and every member is shown", async () => {
    const domain = { name: "USD Coin", version: "2", chainId: 1, verifyingContract: someone };
    const types = {
      Order: [
        { name: "to", type: "address" },
        { name: "amounts", type: "uint256[]" },
        { name: "item", type: "Item" },
      ],
      Item: [
        { name: "note", type: "string" },
        { name: "code", type: "bytes4" },
      ],
    };
    const message = {
      to: other,
      amounts: ["1", "340282366920938463463374607431768211456"],
      item: { note: "two", code: "0x01020304" },
    };
    const EIP712Domain = [
      { name: "name", type: "string" },
      { name: "version", type: "string" },
      { name: "chainId", type: "uint256" },
      { name: "verifyingContract", type: "address" },
    ];
    const data = JSON.stringify({ types: { EIP712Domain, ...types }, primaryType: "Order", domain, message });
    const decoded = await decode({ kind: "typedData", data, signWith: someone });
    expect(decoded.digest.hex).toBe(TypedDataEncoder.hash(domain, types, message));
    expect(values(decoded)).toMatchObject({
      to: other,
      "amounts[0]": "1",
      "amounts[1]": "340282366920938463463374607431768211456",
      "item.note": "two",
      "item.code": "0x01020304",
      verifyingContract: someone,
    });
    const authorization = { address: other, chainId: 1, nonce: 3 };
    const delegation = await decode({ kind: "authorization", data: JSON.stringify(authorization), signWith: someone });
    expect(delegation.digest.hex).toBe(hashAuthorization(authorization));
    expect(values(delegation)["Code of"]).toBe(other);
  });
});

test("a transfer on Solana says from whom, to whom and how much, and another program is called unknown", async () => {
  const [payer, payee] = [Keypair.generate().publicKey, Keypair.generate().publicKey];
  const transaction = new SolanaTransaction({ feePayer: payer, recentBlockhash: PublicKey.default.toBase58() });
  transaction.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: payee, lamports: 1_234_567_891n }));
  const bytes = transaction.serialize({ requireAllSignatures: false });
  const decoded = await decode({ kind: "solana", data: bytes.toString("hex"), signWith: payer.toBase58() });
  expect(values(decoded)).toMatchObject({
    From: payer.toBase58(),
    To: payee.toBase58(),
    Amount: "1.234567891 SOL",
    "Pays the fee": payer.toBase58(),
  });
  const message = transaction.serializeMessage();
  expect(decoded.digest.hex).toBe(createHash("sha256").update(message).digest("hex"));
  expect(decoded.warnings).toEqual([]);
  transaction.add({ programId: payee, keys: [], data: Buffer.from([1]) });
  const strange = transaction.serialize({ requireAllSignatures: false }).toString("hex");
  const { warnings } = await decode({ kind: "solana", data: strange, signWith: payer.toBase58() });
  expect(warnings).toEqual(["This console does not know this program."]);
});

test("a transfer on TRON, of the coin and of a token, says to whom and how much; what stands there twice is said", async () => {
  const [from, to] = ["f39fd6e51aad88f6f4ce6ab8827279cfffb92266", "70997970c51812dc3a010c7d01b50e0d17dc79c8"];
  // As in the contract's examples.
  const raw =
    "0a025a3b2208f00ba47e11223344409898f1c2b1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f63" +
    `6f6c2e5472616e73666572436f6e747261637412330a1541${from}121541${to}1880ade20470a0cbedc2b134`;
  const read = (data: string) => decode({ kind: "tron", data, signWith: "" });
  const decoded = await read(raw);
  expect(values(decoded)).toMatchObject({
    From: TronWeb.address.fromHex(`41${from}`),
    To: TronWeb.address.fromHex(`41${to}`),
    Amount: "10 TRX",
  });
  expect(decoded.warnings).toEqual([]);
  expect(decoded.digest.hex).toBe(createHash("sha256").update(Buffer.from(raw, "hex")).digest("hex"));
  // Another fee limit behind the first one: whoever merges them has one, whoever does not another.
  expect((await read(`${raw}900101900102`)).warnings).toHaveLength(1);
  await expect(read("0aff")).rejects.toThrow(/./);

  const field = (number: number, value: Uint8Array | number): Buffer =>
    typeof value === "number"
      ? Buffer.from([number * 8, value])
      : Buffer.concat([Buffer.from([number * 8 + 2, (value.length & 127) | 128, value.length >> 7]), value]);
  const account = (digits: string) => Buffer.from(`41${digits}`, "hex");
  const token = new Interface(["function transfer(address,uint256)"]);
  const data = Buffer.from(token.encodeFunctionData("transfer", [`0x${to}`, 2_500_000n]).slice(2), "hex");
  const trigger = Buffer.concat([field(1, account(from)), field(2, account(from)), field(4, data)]);
  const contract = Buffer.concat([field(1, 31), field(2, field(2, trigger))]);
  const call = await read(field(11, contract).toString("hex"));
  expect(values(call)).toMatchObject({ "Account 1": TronWeb.address.fromHex(`41${to}`), Call: "transfer" });
  expect(
    JSON.stringify(call.groups, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  ).toContain('"amount":"2500000"');
});

/** Of the signer, and of somebody else. */
const own = btc.p2wpkh(Buffer.from("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", "hex"));
const payee = btc.p2wpkh(Buffer.from("02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5", "hex"));

test.each([
  { requires: "a height", inputs: [{ requiredHeightLocktime: 800_000 }], lockTime: 800_000 },
  { requires: "a time", inputs: [{ requiredTimeLocktime: 1_700_000_000 }], lockTime: 1_700_000_000 },
  {
    requires: "either, which is the height",
    inputs: [{ requiredTimeLocktime: 1_700_000_000, requiredHeightLocktime: 800_000 }],
    lockTime: 800_000,
  },
  {
    requires: "the latest of several",
    inputs: [{ requiredHeightLocktime: 800_000 }, {}, { requiredHeightLocktime: 800_001 }],
    lockTime: 800_001,
  },
])("a PSBT of version 2 is read as the service signs it where its inputs require $requires", async (required) => {
  const written = (lockTime: number, inputs: readonly object[]) => {
    const transaction = new btc.Transaction({ lockTime, PSBTVersion: 2 });
    const witnessUtxo = { script: own.script, amount: 1_000_000n };
    for (const [index, input] of inputs.entries()) {
      transaction.addInput({ txid: "11".repeat(32), index, witnessUtxo, sequence: 0xfffffffd, ...input });
    }
    transaction.addOutputAddress(own.address ?? "", 999_000n);
    return transaction;
  };
  const data = Buffer.from(written(1, required.inputs).toPSBT(2)).toString("hex");
  const decoded = await decode({ kind: "bitcoin", data, signWith: own.address ?? "" });
  const nothingRequired = required.inputs.map(() => ({}));
  const signed = written(required.lockTime, nothingRequired).unsignedTx;
  expect(readPsbt(data).transaction.lockTime).toBe(required.lockTime);
  expect(values(decoded)).toMatchObject({ "Lock time": String(required.lockTime) });
  expect(decoded.digest?.hex).toBe(createHash("sha256").update(signed).digest("hex"));
});

test.each([0, 2])("a PSBT of version %i says who gets how much, what comes back, and the fee", async (version) => {
  const transaction = new btc.Transaction({ lockTime: 800_000 });
  const witnessUtxo = { script: own.script, amount: 1_000_000n };
  transaction.addInput({ txid: "11".repeat(32), index: 1, witnessUtxo, sequence: 0xfffffffd });
  transaction.addOutputAddress(payee.address ?? "", 600_000n);
  transaction.addOutputAddress(own.address ?? "", 399_000n);
  const data = Buffer.from(transaction.toPSBT(version)).toString("hex");
  const decoded = await decode({ kind: "bitcoin", data, signWith: own.address ?? "" });
  expect(decoded.groups.slice(0, 2).map(({ title, lines }) => [title, ...lines.map(({ value }) => value)])).toEqual([
    ["Output 1", { kind: "address", text: payee.address }, expect.objectContaining({ amount: 600_000n, decimals: 8 })],
    [
      "Output 2, back to the signer",
      { kind: "address", text: own.address },
      expect.objectContaining({ amount: 399_000n }),
    ],
  ]);
  expect(values(decoded)).toMatchObject({ Spent: "0.01 BTC", Fee: "0.00001 BTC", "Lock time": "800000" });
  expect(decoded.digest?.hex).toBe(createHash("sha256").update(transaction.unsignedTx).digest("hex"));
  await expect(decode({ kind: "bitcoin", data: data.slice(2), signWith: "" })).rejects.toThrow(/magic/i);
});

test.each([
  { says: "nothing of a usual fee", paid: 600_000n, change: 350_000n, warnings: [] },
  { says: "that the fee is high", paid: 600_000n, change: 339_999n, warnings: ["more than a tenth"] },
  // However much comes back.
  { says: "that it is high for a small payment", paid: 1_000n, change: 940_000n, warnings: ["more than a tenth"] },
  { says: "nothing where all comes back", paid: 0n, change: 930_000n, warnings: [] },
  { says: "that more is sent than spent", paid: 600_000n, change: 400_001n, warnings: ["more than it spends"] },
  { says: "that an input has no value", paid: 600_000n, change: 0n, input: {}, warnings: ["fee is unknown"] },
])("a PSBT says $says", async ({ paid, change, input, warnings }) => {
  const transaction = new btc.Transaction();
  const stated = input ?? { witnessUtxo: { script: own.script, amount: 1_000_000n } };
  transaction.addInput({ txid: "11".repeat(32), index: 1, ...stated });
  if (paid > 0n) transaction.addOutputAddress(payee.address ?? "", paid);
  if (change > 0n) transaction.addOutputAddress(own.address ?? "", change);
  const data = Buffer.from(transaction.toPSBT(0)).toString("hex");
  const decoded = await decode({ kind: "bitcoin", data, signWith: own.address ?? "" });
  expect(decoded.warnings).toEqual(warnings.map((some) => expect.stringContaining(some)));
});

test("a PSBT with another transaction than it spends says so", async () => {
  const before = new btc.Transaction();
  before.addInput({ txid: "11".repeat(32), index: 0 });
  before.addOutput({ script: own.script, amount: 1_000_000n });
  const bytes = (lockTime: number) => {
    const other = new Psbt({ network: networks.bitcoin }).setLocktime(lockTime);
    other.addInput({ hash: before.id, index: 0, nonWitnessUtxo: before.unsignedTx });
    other.addOutput({ script: own.script, value: 999_000n });
    return other.data;
  };
  const honest = bytes(0);
  expect((await decode({ kind: "bitcoin", data: honest.toHex(), signWith: own.address ?? "" })).warnings).toEqual([]);
  const altered = bytes(0);
  const spent = present(altered.inputs[0], "the input");
  const lie = Buffer.from(before.unsignedTx);
  lie.writeUIntLE(0x7fffffff, lie.length - 4 - own.script.length - 1 - 8, 6);
  spent.nonWitnessUtxo = lie;
  const warnings = (await decode({ kind: "bitcoin", data: altered.toHex(), signWith: own.address ?? "" })).warnings;
  expect(warnings[0]).toContain("carries a different transaction");
});

test("a payload is shown as what it is, with the hash that is signed; a bare hash says nothing", async () => {
  const parameters = { signWith: someone, payload: "Release order 1042", encoding: "PAYLOAD_ENCODING_TEXT_UTF8" };
  const type = "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  const read = async (more: object) => {
    const [signable] = signablesOf(type, { ...parameters, ...more });
    return decode(present(signable, "signable"));
  };
  const text = await read({ hashFunction: "HASH_FUNCTION_KECCAK256" });
  expect(values(text)["Text"]).toBe("Release order 1042");
  expect(text.digest.hex).toBe(keccak256(Buffer.from("Release order 1042")));
  const encoding = "PAYLOAD_ENCODING_HEXADECIMAL";
  const blind = await read({ payload: "ab".repeat(32), encoding, hashFunction: "HASH_FUNCTION_NO_OP" });
  expect(blind.warnings).toEqual(["A bare hash does not show what was hashed."]);
  const payload = Buffer.from("pay 5").toString("hex");
  const hashed = await read({ payload, encoding, hashFunction: "HASH_FUNCTION_SHA256" });
  expect([values(hashed)["As text"], hashed.digest.hex]).toEqual([
    "pay 5",
    createHash("sha256").update("pay 5").digest("hex"),
  ]);
});

test("decimals are exact, whatever their size", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
      const [whole = "", fraction = ""] = exactDecimal(amount, decimals).replaceAll("\u2009", "").split(".");
      expect(BigInt(whole + fraction.padEnd(decimals, "0"))).toBe(amount);
      expect(fraction).not.toMatch(/0$/);
    }),
  );
});
