// Instructions of Solana's programs, decoded by an Anchor IDL: what other libraries encode is read back, and nothing else.

import {
  getAddressCodec,
  getArrayCodec,
  getBooleanCodec,
  getDiscriminatedUnionCodec,
  getI64Codec,
  getOptionCodec,
  getStructCodec,
  getU128Codec,
  getU16Codec,
  getU32Codec,
  getU64Codec,
  getU8Codec,
  getUnitCodec,
  getUtf8Codec,
  addCodecSizePrefix,
} from "@solana/kit";
import type { Address } from "@solana/kit";
import { describe, expect, test } from "vitest";
import { instructionOf, readingIdl } from "../../../service/src/contract-interfaces/idl.js";
import { parsingInParts } from "../../../service/src/contract-interfaces/json-parts.js";
import { UnreadCall } from "../../../service/src/contract-interfaces/refusal.js";
import { atOnce } from "../../../service/src/event-loop/turns.js";

const read = (idl: unknown) => atOnce(readingIdl(atOnce(parsingInParts(JSON.stringify(idl)))));
const mint = "So11111111111111111111111111111111111111112" as Address;
const keys = [
  mint,
  "11111111111111111111111111111111",
  "ADDRESS_TABLE_LOOKUP",
  "SysvarRent111111111111111111111111111111111",
];

/** A program in the form of Anchor 0.30. */
const vault = {
  address: "11111111111111111111111111111111",
  metadata: { name: "vault", version: "0.1.0", spec: "0.1.0" },
  instructions: [
    {
      name: "swap_exact_in",
      discriminator: [104, 104, 131, 86, 161, 189, 180, 216],
      accounts: [
        { name: "payer", writable: true, signer: true },
        { name: "pool", accounts: [{ name: "state", writable: true }, { name: "mint" }] },
      ],
      args: [
        { name: "order", type: { defined: { name: "Order" } } },
        { name: "memo", type: "string" },
        { name: "legs", type: { vec: { array: ["u16", 2] } } },
      ],
    },
    { name: "close", discriminator: [1, 2], accounts: [], args: [{ name: "rate", type: "f64" }] },
  ],
  types: [
    {
      name: "Order",
      type: {
        kind: "struct",
        fields: [
          { name: "amount", type: "u64" },
          { name: "change", type: "i64" },
          { name: "most", type: "u128" },
          { name: "mint", type: "pubkey" },
          { name: "referrer", type: { option: "pubkey" } },
          { name: "side", type: { defined: { name: "Side" } } },
          { name: "partial", type: "bool" },
        ],
      },
    },
    {
      name: "Side",
      type: {
        kind: "enum",
        variants: [
          { name: "Market" },
          { name: "Limit", fields: [{ name: "price", type: "u32" }] },
          { name: "Pair", fields: ["u8", "u8"] },
        ],
      },
    },
  ],
};

const order = getStructCodec([
  ["amount", getU64Codec()],
  ["change", getI64Codec()],
  ["most", getU128Codec()],
  ["mint", getAddressCodec()],
  ["referrer", getOptionCodec(getAddressCodec())],
  [
    "side",
    getDiscriminatedUnionCodec([
      ["Market", getUnitCodec()],
      ["Limit", getStructCodec([["price", getU32Codec()]])],
      [
        "Pair",
        getStructCodec([
          ["a", getU8Codec()],
          ["b", getU8Codec()],
        ]),
      ],
    ]),
  ],
  ["partial", getBooleanCodec()],
]);
const swap = getStructCodec([
  ["order", order],
  ["memo", addCodecSizePrefix(getUtf8Codec(), getU32Codec())],
  ["legs", getArrayCodec(getArrayCodec(getU16Codec(), { size: 2 }))],
]);
type Swap = Parameters<typeof swap.encode>[0];
const given: Swap = {
  order: {
    amount: 5_000_000_000n,
    change: -3n,
    most: 2n ** 127n,
    mint,
    referrer: null,
    side: { __kind: "Limit", price: 7 },
    partial: true,
  },
  memo: "thé",
  legs: [
    [1, 2],
    [3, 4],
  ],
};
const swapData = (change: Partial<Swap> = {}) =>
  "68688356a1bdb4d8" + Buffer.from(swap.encode({ ...given, ...change })).toString("hex");

test("arguments that another library has encoded are read back, with names, accounts and discriminator", () => {
  expect(instructionOf(read(vault), swapData(), keys)).toEqual({
    name: "swap_exact_in",
    discriminator: "68688356a1bdb4d8",
    accounts: { payer: mint, "pool.state": keys[1], "pool.mint": "ADDRESS_TABLE_LOOKUP" },
    arguments: {
      order: {
        amount: 5_000_000_000n,
        change: -3n,
        most: 2n ** 127n,
        mint,
        referrer: null,
        side: { Limit: { price: 7n } },
        partial: true,
      },
      memo: "thé",
      legs: [
        [1n, 2n],
        [3n, 4n],
      ],
    },
  });
});

test("variants without fields are their names, those with fields without names lists, and options that are there their values", () => {
  const seen = (change: Partial<Swap["order"]>) => {
    const found = instructionOf(read(vault), swapData({ order: { ...given.order, ...change } }), keys);
    return (found as unknown as { readonly arguments: { readonly order: object } }).arguments.order;
  };
  expect(seen({ side: { __kind: "Market" } })).toMatchObject({ side: "Market" });
  expect(seen({ side: { __kind: "Pair", a: 1, b: 2 } })).toMatchObject({ side: { Pair: [1n, 2n] } });
  expect(seen({ referrer: mint })).toMatchObject({ referrer: mint });
});

test("an alias stands for its type", () => {
  const types = [{ name: "Amount", type: { kind: "type", alias: "u16" } }];
  const args = [{ name: "amount", type: { defined: { name: "Amount" } } }];
  const idl = { instructions: [{ name: "pay", discriminator: [1], args }], types };
  expect(instructionOf(read(idl), "010500", [])).toMatchObject({ name: "pay", arguments: { amount: 5n } });
});

/** The form before Anchor 0.30. */
const legacy = {
  version: "0.1.0",
  name: "vault",
  instructions: [
    {
      name: "initializeUser",
      accounts: [{ name: "user", isMut: true, isSigner: true }],
      args: [
        { name: "owner", type: "publicKey" },
        { name: "kind", type: { defined: "Kind" } },
        { name: "raw", type: "bytes" },
      ],
    },
  ],
  types: [{ name: "Kind", type: { kind: "enum", variants: [{ name: "Small" }, { name: "Large" }] } }],
};

test("of an IDL before Anchor 0.30, the discriminator follows from the name", () => {
  // sha256("global:initialize_user"), as published for Anchor programs.
  const data = `6f11b9fa3c7a26fe${"00".repeat(32)}01020000000aff`;
  expect(instructionOf(read(legacy), data, keys)).toEqual({
    name: "initializeUser",
    discriminator: "6f11b9fa3c7a26fe",
    accounts: { user: mint },
    arguments: { owner: "11111111111111111111111111111111", kind: "Large", raw: "0aff" },
  });
});

describe("what is no call of the program", () => {
  const why = (data: string, accounts: readonly string[] = keys, idl: unknown = vault) => {
    const found = instructionOf(read(idl), data, accounts);
    if (found instanceof UnreadCall) return found.message;
    return found.arguments instanceof UnreadCall ? found.arguments.message : found.arguments;
  };
  const recursive = {
    instructions: [{ name: "go", discriminator: [1], args: [{ name: "a", type: { defined: { name: "A" } } }] }],
    types: [
      { name: "A", type: { kind: "struct", fields: [{ name: "b", type: { defined: { name: "B" } } }] } },
      { name: "B", type: { kind: "struct", fields: [{ name: "a", type: { defined: { name: "A" } } }] } },
    ],
  };
  const empty = {
    instructions: [
      { name: "go", discriminator: [1], args: [{ name: "a", type: { vec: { defined: { name: "Nothing" } } } }] },
    ],
    types: [{ name: "Nothing", type: { kind: "struct", fields: [] } }],
  };

  test.each([
    ["an unknown discriminator", why("00"), "the interface of the program has no such instruction"],
    ["no data", why(""), "the interface of the program has no such instruction"],
    ["too few accounts", why(swapData(), keys.slice(0, 2)), "swap_exact_in takes 3 accounts, and there are 2"],
    ["bytes left over", why(`${swapData()}00`), "it has 1 bytes more than its arguments take"],
    ["bytes that are missing", why(swapData().slice(0, -2)), "it ends before its arguments do"],
    ["a floating-point number", why(`0102${"00".repeat(8)}`), "policies do not read arguments of the type f64"],
    ["a type within itself", why("01", keys, recursive), "its arguments have too many values"],
    ["4 billion values of no bytes", why("01ffffffff", keys, empty), "its arguments have too many values"],
  ])("%s", (_, found, reason) => {
    expect(found).toContain(reason);
  });

  test.each([
    ["a list", [], "an IDL must be an object"],
    ["no types", { instructions: [] }, "an IDL has a list of types, if an empty one"],
    [
      "an instruction twice",
      { instructions: [{ name: "a" }, { name: "a" }], types: [] },
      "instructions[1] has the discriminator of another instruction",
    ],
    [
      "a discriminator that begins with another",
      {
        instructions: [
          { name: "a", discriminator: [1] },
          { name: "b", discriminator: [1, 2] },
        ],
        types: [],
      },
      "the discriminator 0102 begins with that of another instruction",
    ],
    [
      "bytes beyond 255",
      { instructions: [{ name: "a", discriminator: [256] }], types: [] },
      "instructions[0].discriminator must be a list of 1 to 32 bytes",
    ],
    [
      "bytes that are no integers",
      { instructions: [{ name: "a", discriminator: [1.5] }], types: [] },
      "instructions[0].discriminator must be a list of 1 to 32 bytes",
    ],
    [
      "two arguments of a name",
      {
        instructions: [
          {
            name: "a",
            args: [
              { name: "b", type: "u8" },
              { name: "b", type: "u8" },
            ],
          },
        ],
        types: [],
      },
      'instructions[0].args has two members "b"',
    ],
    [
      "two accounts of a name",
      { instructions: [{ name: "a", accounts: [{ name: "b" }, { name: "b" }] }], types: [] },
      "instructions[0].accounts has two accounts b",
    ],
    ["too many types", { instructions: [], types: Array(20_001).fill(0) }, "it has a list of more than 20000 elements"],
    [
      "arguments without names",
      { instructions: [{ name: "a", args: ["u8"] }], types: [] },
      "instructions[0].args must each have a name",
    ],
  ])("an IDL with %s is refused", (_, idl, message) => {
    expect(() => read(idl)).toThrow(`smartContractInterface: ${message}`);
  });

  const { instructions, types } = vault;
  const text = JSON.stringify({ instructions, types });
  const names = [...text.matchAll(/"name":("\w+")/g)].map(({ index, 1: name = "" }) => ({
    name,
    unnamed: `${text.slice(0, index)}"name":5${text.slice(index + name.length + 7)}`,
  }));

  test.each(names)("an IDL with a number in the place of $name is refused", ({ unnamed }) => {
    expect(() => read(JSON.parse(unnamed))).toThrow(/name|must be a string/);
  });
});
