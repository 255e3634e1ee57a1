// Typed data (EIP-712) and authorizations (EIP-7702): hashed as viem and ethers hash them, and what is refused.
import { ErrorCode } from "@countersign/api";

import { TypedDataEncoder } from "ethers";
import fc from "fast-check";
import { hashTypedData, serializeTypedData, toHex } from "viem";
import { hashAuthorization } from "viem/utils";
import { describe, expect, it } from "vitest";
import { readAuthorization } from "../../../service/src/chains/typed-data/authorization.js";
import { readTypedData } from "../../../service/src/chains/typed-data/typed-data.js";
import { entryOf, firstOf, present } from "../support/results.js";

type Types = Record<string, { name: string; type: string }[]>;

/** Typed data as libraries take it: integers as bigints. */
interface Given {
  readonly types: Types;
  readonly primaryType: string;
  readonly domain: Record<string, unknown>;
  readonly message: Record<string, unknown>;
}

const domainTypes = {
  name: "string",
  version: "string",
  chainId: "uint256",
  verifyingContract: "address",
  salt: "bytes32",
} as const;

const hexOf = (bytes: Uint8Array): string => toHex(bytes);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf);
const text = fc.string({ unit: "grapheme", maxLength: 12 });

interface Typed {
  readonly type: string;
  readonly value: fc.Arbitrary<unknown>;
}

function integer(bits: number, isSigned: boolean): Typed {
  const [min, max] = isSigned
    ? [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n]
    : [0n, 2n ** BigInt(bits) - 1n];
  return { type: `${isSigned ? "" : "u"}int${bits}`, value: fc.bigInt({ min, max }) };
}

const atomic: fc.Arbitrary<Typed> = fc.oneof(
  fc
    .record({ bits: fc.integer({ min: 1, max: 32 }), signed: fc.boolean() })
    .map(({ bits, signed }) => integer(8 * bits, signed)),
  fc.integer({ min: 1, max: 32 }).map((length) => ({ type: `bytes${length}`, value: bytes(length) })),
  fc.constantFrom<Typed>(
    { type: "bool", value: fc.boolean() },
    { type: "address", value: bytes(20) },
    { type: "bytes", value: fc.uint8Array({ maxLength: 70 }).map(hexOf) },
    { type: "string", value: text },
  ),
);

/** Structs S0 to S3, each of which may hold those behind it, also in lists. */
const typedData: fc.Arbitrary<Given> = fc
  .array(fc.array(fc.record({ atomic, struct: fc.nat(9), list: fc.nat(5) }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((structs) => {
    const made: Typed[] = [];
    const types: Types = {};
    for (let at = structs.length - 1; at >= 0; at--) {
      const members = entryOf(structs, at).map(({ atomic, struct, list }, place) => {
        const inner = made[struct] ?? atomic;
        const field =
          list === 0
            ? { type: `${inner.type}[]`, value: fc.array(inner.value, { maxLength: 3 }) }
            : list === 1
              ? {
                  type: `${inner.type}[2][]`,
                  value: fc.array(fc.array(inner.value, { minLength: 2, maxLength: 2 }), { maxLength: 2 }),
                }
              : inner;
        return { name: `m${place}`, ...field };
      });
      types[`S${at}`] = members.map(({ name, type }) => ({ name, type }));
      made.unshift({
        type: `S${at}`,
        value: fc.record(Object.fromEntries(members.map(({ name, value }) => [name, value]))),
      });
    }
    const domain = fc.record(
      {
        name: text,
        version: text,
        chainId: fc.bigInt({ min: 0n, max: 2n ** 64n }),
        verifyingContract: bytes(20),
        salt: bytes(32),
      },
      { requiredKeys: [] },
    );
    return fc.record({
      types: fc.constant(types),
      primaryType: fc.constant("S0"),
      domain,
      message: firstOf(made).value as fc.Arbitrary<Record<string, unknown>>,
    });
  });

const decimal = (_: string, value: unknown): unknown => (typeof value === "bigint" ? value.toString() : value);
const hexadecimal = (_: string, value: unknown): unknown =>
  typeof value === "bigint" && value >= 0n ? `0x${value.toString(16)}` : decimal(_, value);

/** Declares the domain, as viem and ethers do before they hash. */
const declared = ({ types, domain, ...rest }: Given) => {
  const names = Object.entries(domainTypes).filter(([name]) => Object.hasOwn(domain, name));
  return { ...rest, domain, types: { ...types, EIP712Domain: names.map(([name, type]) => ({ name, type })) } };
};
const viemDigest = (given: Given): string => hashTypedData(declared(given) as never);
const digestOf = (payload: string): string => hexOf(readTypedData(payload).digest);

/** Those that the primary type reaches: ethers refuses others. */
function reached({ types, primaryType }: Given): Types {
  const found = new Set([primaryType]);
  for (const name of found) for (const { type } of types[name] ?? []) found.add(type.replace(/\[.*/, ""));
  return Object.fromEntries(Object.entries(types).filter(([name]) => found.has(name)));
}

const mail: Given = {
  types: {
    Person: [
      { name: "name", type: "string" },
      { name: "wallet", type: "address" },
    ],
    Mail: [
      { name: "from", type: "Person" },
      { name: "to", type: "Person" },
      { name: "contents", type: "string" },
    ],
  },
  primaryType: "Mail",
  domain: {
    name: "Ether Mail",
    version: "1",
    chainId: 1,
    verifyingContract: "0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC",
  },
  message: {
    from: { name: "Cow", wallet: "0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826" },
    to: { name: "Bob", wallet: "0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB" },
    contents: "Hello, Bob!",
  },
};

/** The standard's example with other values, by their paths; undefined for none. */
function edited(values: Readonly<Record<string, unknown>>): string {
  const copy = structuredClone(mail) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = present(names.pop());
    const holder = names.reduce((within, name) => within[name] as Record<string, unknown>, copy);
    holder[last] = value;
  }
  return JSON.stringify(copy);
}

describe("typed data", () => {
  it("of the standard's example has the standard's digest", () => {
    expect(digestOf(JSON.stringify(mail))).toBe("0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2");
  });

  it("is hashed as viem hashes it, with integers in any form and with the domain declared or not", () => {
    fc.assert(
      fc.property(typedData, (given) => {
        const digest = viemDigest(given);
        expect(digestOf(JSON.stringify(given, decimal))).toBe(digest);
        expect(digestOf(JSON.stringify(given, hexadecimal))).toBe(digest);
        expect(digestOf(serializeTypedData(declared(given) as never))).toBe(digest);
      }),
      { numRuns: 60 },
    );
  });

  it("is hashed as ethers hashes it, from the payload that ethers writes", () => {
    fc.assert(
      fc.property(typedData, (given) => {
        const types = reached(given);
        const payload: unknown = TypedDataEncoder.getPayload(given.domain, types, given.message);
        expect(digestOf(JSON.stringify(payload))).toBe(TypedDataEncoder.hash(given.domain, types, given.message));
      }),
      { numRuns: 60 },
    );
  });

  it("holds its members under their names, integers as such and hex in lower case", () => {
    const { domain, message } = readTypedData(JSON.stringify(mail));
    expect(domain).toEqual({ ...mail.domain, chainId: 1n, verifyingContract: `0x${"cc".repeat(20)}` });
    expect(message["to"]).toEqual({ name: "Bob", wallet: `0x${"bb".repeat(20)}` });
  });

  it("may hold an empty member that no type declares, which nobody is shown", () => {
    const read = readTypedData(edited({ "message.signature": "0x", "message.from.signature": "0x" }));
    expect(read).toEqual(readTypedData(JSON.stringify(mail)));
  });

  it("is hashed with its types by name, in whatever order they are declared and used", () => {
    const one = (type: string) => [{ name: "one", type }];
    const types: Types = {
      Use: [...one("Zone"), { name: "other", type: "Area" }],
      Zone: one("bool"),
      Area: one("bool"),
    };
    const message = { one: { one: true }, other: { one: false } };
    const given = { types, primaryType: "Use", domain: {}, message };
    expect(digestOf(JSON.stringify(given))).toBe(viemDigest(given));
  });

  it("may have a type that holds a list of itself", () => {
    const tree = (children: unknown[]) => ({ children });
    const types: Types = { Tree: [{ name: "children", type: "Tree[]" }] };
    const given = { types, primaryType: "Tree", domain: {}, message: tree([tree([]), tree([tree([])])]) };
    expect(digestOf(JSON.stringify(given))).toBe(viemDigest(given));
  });

  it.each<[string, string, RegExp]>([
    ["what is no JSON", "{", /it is not JSON/],
    ["a member that is there twice", JSON.stringify(mail).replace("{", `{"primaryType":"Person",`), /primaryType/],
    ["a member that would not be signed", edited({ "message.note": "x" }), /message\.note is not a member of Mail/],
    ["one that is nearly empty", edited({ "message.note": "0x00" }), /message\.note is not a member of Mail/],
    ["one beside the four", edited({ note: 1 }), /"note" would not be signed/],
    [
      "a domain's member that is not declared",
      edited({ "types.EIP712Domain": [{ name: "name", type: "string" }] }),
      /domain\.version is not/,
    ],
    [
      "a domain's member of another type",
      edited({ "types.EIP712Domain": [{ name: "chainId", type: "string" }] }),
      /chainId is a uint256/,
    ],
    ["a domain's member that the standard lacks", edited({ "domain.owner": "x" }), /domain\.owner is not a member/],
    ["the domain as the message", edited({ primaryType: "EIP712Domain" }), /primaryType must name/],
    [
      "a type that is not declared",
      edited({ "types.Mail.0.type": "Persom" }),
      /neither a type of Solidity nor declared/,
    ],
    ["an integer of 257 bits", edited({ "types.Mail.2.type": "uint257" }), /neither a type/],
    ["an integer of half a byte more", edited({ "types.Mail.2.type": "int12" }), /neither a type/],
    [
      "half of a byte",
      edited({ "types.Mail.2.type": "bytes", "message.contents": "0xabc" }),
      /must be 0x and bytes in hexadecimal/,
    ],
    ["a name that could be read as two", edited({ "types.Mail.0.name": "a,uint256 b" }), /is not an identifier/],
    ["a struct by the name of a type", edited({ "types.address": [] }), /can't name a struct/],
    ["two members of one name", edited({ "types.Mail.3": { name: "to", type: "bool" } }), /two members to/],
    ["a member that is missing", edited({ "message.contents": undefined }), /message\.contents is missing/],
    ["null", edited({ "message.contents": null }), /message\.contents must be a text/],
    ["an address that is too short", edited({ "message.to.wallet": "0xbb" }), /message\.to\.wallet has 1 bytes/],
    ["half of a character", edited({ "message.contents": "\ud800" }), /must be a text/],
    [
      "a rounded number",
      edited({ "types.Mail.2.type": "uint256", "message.contents": 2 ** 60 }),
      /write it as a string/,
    ],
    ["a number out of range", edited({ "types.Mail.2.type": "uint8", "message.contents": "256" }), /from 0 to 255/],
    [
      "a list of another length",
      edited({ "types.Mail.2.type": "bool[2]", "message.contents": [true] }),
      /1 elements; it must have 2/,
    ],
    ["an object of JavaScript's own", edited({ primaryType: "constructor" }), /primaryType must name/],
  ])("%s is refused", (_, payload, message) => {
    expect(() => readTypedData(payload)).toThrow(
      expect.objectContaining({ code: ErrorCode.INVALID_ARGUMENT, message: expect.stringMatching(message) as string }),
    );
  });

  it("that takes long to hash is refused before it is hashed", () => {
    const given = (type: string, value: unknown) =>
      JSON.stringify({
        types: { A: [{ name: "a", type }], B: [] },
        primaryType: "A",
        domain: {},
        message: { a: value },
      });
    const nested = (depth: number): unknown => (depth === 0 ? [] : [{ a: nested(depth - 1) }]);
    expect(() => readTypedData(given("uint8[]", Array(30_000).fill(1)))).toThrow(/has more than the/);
    expect(() =>
      readTypedData(
        given(
          "B[]",
          Array.from({ length: 20_000 }, () => ({})),
        ),
      ),
    ).toThrow(/has more than the/);
    expect(() => readTypedData(given("string[]", Array(20_000).fill("")))).toThrow(/has more than the/);
    expect(() => readTypedData(given("A[]", nested(40)))).toThrow(/more than 32 levels/);
    expect(() => readTypedData(given("string", "x".repeat(70_000)))).toThrow(/at most 65536/);
  });
});

describe("an authorization", () => {
  it("is hashed as viem hashes it, in whatever form its integers are written", () => {
    fc.assert(
      fc.property(bytes(20), fc.nat(), fc.nat(), (address, chainId, nonce) => {
        const digest = hashAuthorization({ address: address as never, chainId, nonce });
        expect(hexOf(readAuthorization(JSON.stringify({ address, chainId, nonce })).digest)).toBe(digest);
        const strings = {
          nonce: `${nonce}`,
          chainId: `0x${chainId.toString(16)}`,
          address: address.toUpperCase().replace("X", "x"),
        };
        expect(readAuthorization(JSON.stringify(strings))).toMatchObject({
          address,
          chainId: BigInt(chainId),
          nonce: BigInt(nonce),
        });
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [{ address: "0x12", chainId: 1, nonce: 0 }, /address has 1 bytes/],
    [{ address: `0x${"12".repeat(20)}`, chainId: 1 }, /nonce is missing/],
    [{ address: `0x${"12".repeat(20)}`, chainId: 1, nonce: 0, r: "0x" }, /"r" would not be signed/],
    [{ address: `0x${"12".repeat(20)}`, chainId: -1, nonce: 0 }, /chainId is -1/],
    [{ address: `0x${"12".repeat(20)}`, chainId: 1, nonce: "18446744073709551615" }, /nonce is 18446744073709551615/],
  ])("%o is refused", (given, message) => {
    expect(() => readAuthorization(JSON.stringify(given))).toThrow(message);
  });
});
