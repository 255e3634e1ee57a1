// Ethereum transactions: viem builds them and reads what comes back; anything but the one right form is refused.
import { ErrorCode } from "@countersign/api";

import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import {
  fromRlp,
  getAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  toRlp,
  type Hex,
  type TransactionSerializable,
  type TransactionSerialized,
} from "viem";
import { publicKeyToAddress } from "viem/utils";
import { describe, expect, it } from "vitest";
import { readEthereumTransaction, type UnsignedEthereumTransaction } from "../../../service/src/chains/ethereum.js";
import { readOrRefused } from "./read-or-refused.js";
import { runs } from "../support/runs.js";

const secretKey = Buffer.alloc(32, 0x46);
const sender = publicKeyToAddress(`0x${Buffer.from(secp256k1.getPublicKey(secretKey, false)).toString("hex")}`);

type Signature = Parameters<UnsignedEthereumTransaction["sign"]>[0];

function signatureOf(digest: Uint8Array): Signature {
  const signature = Buffer.from(secp256k1.sign(digest, secretKey, { prehash: false, format: "recovered" }));
  return {
    v: signature.subarray(0, 1).toString("hex"),
    r: signature.subarray(1, 33).toString("hex"),
    s: signature.subarray(33).toString("hex"),
  };
}

const hexOf = (constraints: fc.IntArrayConstraints): fc.Arbitrary<Hex> =>
  fc.uint8Array(constraints).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}` as const);
const bytesOfLength = (length: number): fc.Arbitrary<Hex> => hexOf({ minLength: length, maxLength: length });
const address = bytesOfLength(20).map((hex) => getAddress(hex));
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const small = fc.bigInt({ min: 0n, max: 1000n });
const amount = fc.oneof(small, uint256);
const chainId = fc.integer({ min: 1, max: 2 ** 40 });

const call = {
  nonce: fc.integer({ min: 0, max: 2 ** 48 }),
  gas: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  value: amount,
  data: hexOf({ maxLength: 80 }),
};
const optionalReceiver = { to: fc.option(address, { nil: undefined }) };
const accessList = fc.array(fc.record({ address, storageKeys: fc.array(bytesOfLength(32), { maxLength: 3 }) }), {
  maxLength: 3,
});
const fees = fc
  .tuple(amount, amount)
  .map(([one, other]) =>
    one < other
      ? { maxPriorityFeePerGas: one, maxFeePerGas: other }
      : { maxPriorityFeePerGas: other, maxFeePerGas: one },
  );
const authorizationList = fc.array(
  fc.record({
    chainId: fc.integer({ min: 0, max: 2 ** 32 }),
    address,
    nonce: fc.integer({ min: 0, max: 2 ** 32 }),
    yParity: fc.integer({ min: 0, max: 1 }),
    r: bytesOfLength(32),
    s: bytesOfLength(32),
  }),
  { minLength: 1, maxLength: 3 },
);
const feeMarket = { ...call, chainId, fees, accessList };

const transactions: fc.Arbitrary<TransactionSerializable> = fc.oneof(
  fc.record({ type: fc.constant("legacy" as const), ...call, ...optionalReceiver, gasPrice: amount }),
  fc.record({ type: fc.constant("legacy" as const), ...call, ...optionalReceiver, gasPrice: amount, chainId }),
  fc.record({
    type: fc.constant("eip2930" as const),
    ...call,
    ...optionalReceiver,
    gasPrice: amount,
    chainId,
    accessList,
  }),
  fc
    .record({ type: fc.constant("eip1559" as const), ...feeMarket, ...optionalReceiver })
    .map(({ fees, ...rest }) => ({ ...rest, ...fees })),
  fc
    .record({
      type: fc.constant("eip4844" as const),
      ...feeMarket,
      to: address,
      maxFeePerBlobGas: amount,
      blobVersionedHashes: fc.array(
        bytesOfLength(31).map((hex) => `0x01${hex.slice(2)}` as const),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ fees, ...rest }) => ({ ...rest, ...fees })),
  fc
    .record({ type: fc.constant("eip7702" as const), ...feeMarket, to: address, authorizationList })
    .map(({ fees, ...rest }) => ({ ...rest, ...fees })),
) as fc.Arbitrary<TransactionSerializable>;

/** What is taken at most: all of the gas at its price, and 2^17 units of each blob's gas at theirs (EIP-4844). */
function maxFeeOf(transaction: TransactionSerializable): bigint {
  const { gas = 0n, gasPrice, maxFeePerGas, maxFeePerBlobGas, blobVersionedHashes = [] } = transaction;
  const blobs = BigInt(blobVersionedHashes.length) * 131_072n * (maxFeePerBlobGas ?? 0n);
  return gas * (gasPrice ?? maxFeePerGas ?? 0n) + blobs;
}

const unsignedHex = (transaction: TransactionSerializable): string => serializeTransaction(transaction).slice(2);

describe("a transaction that viem serialized", () => {
  it("is read with its fields, and its digest is the hash of its bytes", () => {
    fc.assert(
      fc.property(transactions, (transaction) => {
        const unsigned = unsignedHex(transaction);
        const read = readEthereumTransaction(unsigned);
        expect(`0x${Buffer.from(read.digest).toString("hex")}`).toBe(keccak256(`0x${unsigned}`));
        expect({ ...read, digest: undefined, sign: undefined }).toEqual({
          type: transaction.type,
          chainId: transaction.chainId === undefined ? undefined : BigInt(transaction.chainId),
          nonce: BigInt(transaction.nonce ?? 0),
          to: transaction.to ?? undefined,
          value: transaction.value,
          data: transaction.data,
          gas: transaction.gas,
          gasPrice: transaction.gasPrice ?? transaction.maxFeePerGas,
          // Before EIP-1559, the validator got all of it.
          maxPriorityFeePerGas: transaction.gasPrice ?? transaction.maxPriorityFeePerGas,
          maxFeePerBlobGas: transaction.maxFeePerBlobGas ?? 0n,
          maxFee: maxFeeOf(transaction),
          authorizations: (transaction.authorizationList ?? []).map(({ chainId, address, nonce }) => ({
            chainId: BigInt(chainId),
            address: address.toLowerCase(),
            nonce: BigInt(nonce),
          })),
        });
        expect(readEthereumTransaction(`0x${unsigned.toUpperCase()}`).digest).toEqual(read.digest);
      }),
    );
  });

  it("is signed as viem signs it, and recovers to the signer", async () => {
    await fc.assert(
      fc.asyncProperty(transactions, async (transaction) => {
        const read = readEthereumTransaction(unsignedHex(transaction));
        const signature = signatureOf(read.digest);
        const signed = read.sign(signature);
        const { r, s, v } = signature;
        expect(`0x${signed}`).toBe(
          serializeTransaction(transaction, { r: `0x${r}`, s: `0x${s}`, v: 27n + BigInt(v), yParity: Number(v) }),
        );
        expect(await recoverTransactionAddress({ serializedTransaction: `0x${signed}` as TransactionSerialized })).toBe(
          sender,
        );
        expect(parseTransaction(`0x${signed}`).type).toBe(transaction.type);
      }),
    );
  });

  it("keeps its signature when r and s begin with zeros", () => {
    const transaction = { type: "eip1559", chainId: 1 } as const;
    const signature = { r: "00".repeat(2) + "7f".repeat(30), s: "00".repeat(31) + "05", v: "00" };
    const signed = readEthereumTransaction(unsignedHex(transaction)).sign(signature);
    expect(`0x${signed}`).toBe(
      serializeTransaction(transaction, { r: `0x${signature.r}`, s: `0x${signature.s}`, yParity: 0 }),
    );
  });

  it("is refused once it is signed", () => {
    fc.assert(
      fc.property(transactions, (transaction) => {
        const read = readEthereumTransaction(unsignedHex(transaction));
        const signed = read.sign(signatureOf(read.digest));
        expect(() => readEthereumTransaction(signed)).toThrow(
          expect.objectContaining({
            code: ErrorCode.INVALID_ARGUMENT,
            message: expect.stringContaining("it is already signed") as string,
          }),
        );
      }),
    );
  });

  it("is either refused or still in its one canonical form after any change to its bytes", () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom("set", "insert", "delete"), fc.integer({ min: 0, max: 255 }));
    let accepted = 0;
    fc.assert(
      fc.property(transactions, change, (transaction, [place, kind, byte]) => {
        const bytes = [...Buffer.from(unsignedHex(transaction), "hex")];
        bytes.splice(place % bytes.length, kind === "insert" ? 0 : 1, ...(kind === "delete" ? [] : [byte]));
        const changed = Buffer.from(bytes).toString("hex");
        if (readOrRefused(() => readEthereumTransaction(changed)) === undefined) return;
        accepted += 1;
        const list: Hex = `0x${changed.slice((bytes[0] ?? 0) < 0xc0 ? 2 : 0)}`;
        expect(toRlp(fromRlp(list, "hex"))).toBe(list);
      }),
      { numRuns: runs(500) },
    );
    expect(accepted).toBeGreaterThan(25);
  });
});

describe("published transactions", () => {
  it("EIP-155: the example's digest and signed transaction", () => {
    const read = readEthereumTransaction(
      "ec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080",
    );
    expect(Buffer.from(read.digest).toString("hex")).toBe(
      "daf5a779ae972f972197303d7b574746c7ef83eadac0f2791ad23db92e4c8e53",
    );
    expect(read.sign(signatureOf(read.digest))).toBe(
      "f86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a0" +
        "28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc" +
        "64214b297fb1966a3b6d83",
    );
  });

  it.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ] as const)("EIP-55: the receiver %s is shown in its case", (to) => {
    expect(readEthereumTransaction(unsignedHex({ type: "eip1559", chainId: 1, to })).to).toBe(to);
  });
});

describe("a transaction that can't be signed as it is", () => {
  const to: Hex = "0x3535353535353535353535353535353535353535";
  const key: Hex = `0x01${"22".repeat(31)}`;
  type Tree = Hex | readonly Tree[];
  const rlp = (fields: readonly Tree[]): string => toRlp(fields as Hex[]).slice(2);
  const legacy = ["0x09", "0x04a817c800", "0x5208", to, "0x01", "0x"] as const;
  const typed = ["0x01", "0x09", "0x01", "0x02", "0x5208", to, "0x01", "0x", []] as const;
  const blob = [...typed, "0x07", [key]] as const;
  const delegation = [...typed, [["0x01", to, "0x", "0x01", key, key]]] as const;
  const changed = (fields: readonly Tree[], index: number, value: Tree): Tree[] =>
    fields.map((field, position) => (position === index ? value : field));

  it("differs from the ones here, which can be", () => {
    const unchanged = [rlp(legacy), `02${rlp(typed)}`, `03${rlp(blob)}`, `04${rlp(delegation)}`];
    const types = unchanged.map((unsigned) => readEthereumTransaction(unsigned).type);
    expect(types).toEqual(["legacy", "eip1559", "eip4844", "eip7702"]);
  });

  it.each([
    ["nothing", "", "it is empty"],
    ["nothing behind 0x", "0x", "it is empty"],
    ["no hex", "02zz", '"z" at position 2 is not a hex digit'],
    ["half a byte", "02c", "an odd number"],
    ["an unknown type", "05c0", "it begins with 0x05; expected 0x01, 0x02, 0x03, 0x04"],
    ["type 0", `00${rlp(legacy)}`, "it begins with 0x00"],
    ["a string in place of a transaction", "83646f67", "it begins with 0x83"],
    ["a string behind the type", "0283646f67", "its RLP is a string of bytes"],
    ["only a type", "02", "its RLP is malformed: out of range"],
    ["a list that is cut off", `02${rlp(typed)}`.slice(0, -2), "its RLP is malformed"],
    ["bytes left over", `02${rlp(typed)}00`, "its RLP is malformed: unread bytes left"],
    ["a byte with a needless prefix", "02c28109", "should use single byte mode"],
    ["a length with a leading zero", "02f9000100", "leading zeros"],
    ["a long length for a short list", "02f80109", "length less than 56"],
    ["too few fields", `02${rlp(typed.slice(1))}`, "it has 8 fields; eip1559 has 9: chainId, nonce,"],
    ["too many fields", rlp([...legacy, "0x01"]), "it has 7 fields; legacy has 6, or 9 with EIP-155: nonce,"],
    ["a signature", rlp([...legacy, "0x1b", key, key]), "it is already signed"],
    ["half a signature", rlp([...legacy, "0x1b", key, "0x"]), "it is already signed"],
    ["chain 0 in EIP-155", rlp([...legacy, "0x", "0x", "0x"]), "chainId is 0"],
    ["chain 0", `02${rlp(changed(typed, 0, "0x"))}`, "chainId is 0"],
    ["a chain too high for v", rlp([...legacy, `0x${"ff".repeat(32)}`, "0x", "0x"]), "chainId is 1157920892373161954"],
    ["a leading zero", `02${rlp(changed(typed, 1, "0x0009"))}`, "nonce has a leading zero byte"],
    ["zero as a byte", `02${rlp(changed(typed, 6, "0x00"))}`, "value has a leading zero byte"],
    [
      "the highest nonce",
      rlp(changed(legacy, 0, "0xffffffffffffffff")),
      "nonce is 18446744073709551615; it must be at most",
    ],
    [
      "gas of 65 bits",
      rlp(changed(legacy, 2, "0x010000000000000000")),
      "gas is 18446744073709551616; it must be at most",
    ],
    ["a value of 257 bits", rlp(changed(legacy, 4, `0x01${"00".repeat(32)}`)), "value has 33 bytes"],
    ["a list as nonce", rlp(changed(legacy, 0, ["0x09"])), "nonce is a list"],
    ["a list as data", rlp(changed(legacy, 5, [])), "data is a list"],
    ["a receiver of 19 bytes", rlp(changed(legacy, 3, `0x${"35".repeat(19)}`)), "to has 19 bytes; it must have 20"],
    ["a receiver of 32 bytes", rlp(changed(legacy, 3, key)), "to has 32 bytes; it must have 20"],
    ["a tip above the cap", `02${rlp(changed(typed, 2, "0x03"))}`, "it must be at most maxFeePerGas, 2"],
    ["an access list of bytes", `02${rlp(changed(typed, 8, "0x"))}`, "accessList is a string of bytes"],
    ["an entry of three", `02${rlp(changed(typed, 8, [[to, [], []]]))}`, "accessList[0] has 3 items; it must have 2"],
    [
      "a short address",
      `02${rlp(
        changed(typed, 8, [
          [to, []],
          ["0x35", []],
        ]),
      )}`,
      "accessList[1].address has 1 bytes",
    ],
    ["a short key", `02${rlp(changed(typed, 8, [[to, [key, "0x22"]]]))}`, "accessList[0].storageKeys[1] has 1 bytes"],
    ["no blob", `03${rlp(changed(blob, 10, []))}`, "blobVersionedHashes is empty"],
    [
      "a blob's hash of version 2",
      `03${rlp(changed(blob, 10, [`0x02${"22".repeat(31)}`]))}`,
      "blobVersionedHashes[0] must begin",
    ],
    ["blobs without receiver", `03${rlp(changed(blob, 5, "0x"))}`, "a transaction of eip4844 can't create a contract"],
    [
      "the blobs themselves",
      `03${rlp([blob, ["0x00"], [], []])}`,
      "it carries blobs; send the transaction without them",
    ],
    ["no authorization", `04${rlp(changed(delegation, 9, []))}`, "authorizationList is empty"],
    [
      "a short authorization",
      `04${rlp(changed(delegation, 9, [["0x01", to, "0x"]]))}`,
      "authorizationList[0] has 3 items",
    ],
    [
      "an authorization with parity 2",
      `04${rlp(changed(delegation, 9, [["0x01", to, "0x", "0x02", key, key]]))}`,
      "authorizationList[0].yParity is 2",
    ],
    ["delegation without receiver", `04${rlp(changed(delegation, 5, "0x"))}`, "a transaction of eip7702 can't create"],
  ])("is refused for %s", (_name, unsigned, message) => {
    expect(() => readEthereumTransaction(unsigned)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(message) as string,
      }),
    );
  });

  it("takes no signature of another form than signing answers with", () => {
    const { sign } = readEthereumTransaction(rlp(legacy));
    const good: Signature = { r: "11".repeat(32), s: "22".repeat(32), v: "01" };
    for (const bad of [
      { ...good, r: "11" },
      { ...good, s: `0x${good.s}` },
      { ...good, v: "1b" },
    ]) {
      expect(() => sign(bad)).toThrow(RangeError);
    }
  });
});

describe("hostile input", () => {
  const types = ["legacy", "eip2930", "eip1559", "eip4844", "eip7702", undefined];
  const typeOf = (unsigned: string): string | undefined => readOrRefused(() => readEthereumTransaction(unsigned))?.type;

  it("of any kind is read or refused with code 3", () => {
    const first = fc.constantFrom("", "01", "02", "03", "04", "c0", "f8", "f9", "ff");
    fc.assert(
      fc.property(first, hexOf({ maxLength: 200 }), (start, rest) => {
        expect(types).toContain(typeOf(start + rest.slice(2)));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typeOf(text)).toBeUndefined();
      }),
    );
  });

  it.each([
    ["zeros", "00".repeat(262_144)],
    ["empty strings", `02${list("80".repeat(262_000))}`],
    ["empty lists", `02${list("c0".repeat(262_000))}`],
    ["short lists", `02${list("c180".repeat(131_000))}`],
    ["lists in lists", `02${nested(60_000)}`],
    ["a long number", `02${list(`ba03f000${"ff".repeat(258_048)}`)}`],
    ["no hex at its end", `${"0".repeat(524_287)}g`],
  ])("of half a megabyte of %s is refused", (_name, unsigned) => {
    expect(unsigned.length).toBeGreaterThan(400_000);
    expect(typeOf(unsigned)).toBeUndefined();
  });

  it("of half a megabyte of data in a transaction is read", () => {
    const unsigned = unsignedHex({ type: "eip1559", chainId: 1, data: `0x${"ab".repeat(262_000)}` });
    expect(typeOf(unsigned)).toBe("eip1559");
  });

  it("of an access list as long as a request allows is read", () => {
    const entries = Array.from({ length: 11_000 }, (_, index) => ({
      address: getAddress(`0x${index.toString(16).padStart(40, "0")}`),
      storageKeys: [],
    }));
    expect(typeOf(unsignedHex({ type: "eip2930", chainId: 1, accessList: entries }))).toBe("eip2930");
  });

  function list(items: string): string {
    return `fa${(items.length / 2).toString(16).padStart(6, "0")}${items}`;
  }

  function nested(depth: number): string {
    let size = 0;
    const prefixes: string[] = [];
    for (let level = 0; level < depth; level += 1) {
      const digits = size.toString(16);
      const length = digits.padStart(digits.length + (digits.length % 2), "0");
      const prefix = size < 56 ? (0xc0 + size).toString(16) : (0xf7 + length.length / 2).toString(16) + length;
      prefixes.push(prefix);
      size += prefix.length / 2;
    }
    return prefixes.reverse().join("");
  }
});
