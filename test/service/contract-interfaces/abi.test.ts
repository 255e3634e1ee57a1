// Calls of Ethereum's contracts, decoded: what viem encodes is read back, and no other bytes are taken for a call.

import fc from "fast-check";
import { encodeAbiParameters, encodeFunctionData, pad, parseAbi, toFunctionSelector, toHex } from "viem";
import type { Abi, AbiFunction, AbiParameter } from "viem";
import { describe, expect, test } from "vitest";
import { callOf, readingAbi } from "../../../service/src/contract-interfaces/abi.js";
import { parsingInParts } from "../../../service/src/contract-interfaces/json-parts.js";
import { UnreadCall } from "../../../service/src/contract-interfaces/refusal.js";
import { atOnce } from "../../../service/src/event-loop/turns.js";

const read = (abi: unknown) => atOnce(readingAbi(atOnce(parsingInParts(JSON.stringify(abi)))));
const call = (abi: unknown, data: string) => callOf(read(abi), data);
const outcome = (abi: unknown, data: string) => {
  const found = call(abi, data);
  if (!found || found instanceof UnreadCall) return found?.message;
  return found.arguments instanceof UnreadCall ? found.arguments.message : found.arguments;
};

interface Sample {
  readonly parameter: AbiParameter;
  /** As viem encodes it, and as it is to be read. */
  readonly given: unknown;
  readonly seen: unknown;
}

const widths = fc.integer({ min: 1, max: 32 });
const bytes = (length: { readonly minLength?: number; readonly maxLength?: number }) =>
  fc.uint8Array(length).map((value) => toHex(value));
const leaf: fc.Arbitrary<Sample> = fc.oneof(
  widths.chain((width) =>
    fc.bigInt({ min: 0n, max: 2n ** BigInt(8 * width) - 1n }).map((value) => sample(`uint${8 * width}`, value)),
  ),
  widths.chain((width) => {
    const most = 2n ** BigInt(8 * width - 1);
    return fc.bigInt({ min: -most, max: most - 1n }).map((value) => sample(`int${8 * width}`, value));
  }),
  fc.boolean().map((value) => sample("bool", value)),
  bytes({ minLength: 20, maxLength: 20 }).map((value) => sample("address", value)),
  widths.chain((width) => bytes({ minLength: width, maxLength: width }).map((value) => sample(`bytes${width}`, value))),
  bytes({ maxLength: 70 }).map((value) => sample("bytes", value)),
  fc.string({ unit: "grapheme", maxLength: 40 }).map((value) => sample("string", value)),
);

function sample(type: string, value: unknown): Sample {
  return { parameter: { name: "", type }, given: value, seen: value };
}

const { value: anyValue } = fc.letrec<{ value: Sample; tuple: Sample; list: Sample }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, withCrossShrink: true }, leaf, tie("tuple"), tie("list")),
  tuple: fc.array(tie("value"), { minLength: 1, maxLength: 4 }).map((items) => ({
    parameter: {
      name: "",
      type: "tuple",
      components: items.map(({ parameter }, index) => ({ ...parameter, name: `m${index}` })),
    },
    given: Object.fromEntries(items.map(({ given }, index) => [`m${index}`, given])),
    seen: items.map(({ seen }) => seen),
  })),
  list: fc
    .tuple(tie("value"), fc.integer({ min: 0, max: 3 }), fc.boolean())
    .map(([{ parameter, given, seen }, length, isFixed]) => ({
      parameter: { ...parameter, type: `${parameter.type}[${isFixed && length > 0 ? length : ""}]` },
      given: Array.from({ length }, () => given),
      seen: Array.from({ length }, () => seen),
    })),
}));

const anyCall = fc.array(anyValue, { maxLength: 4 }).map((samples) => {
  const inputs = samples.map(({ parameter }, index) => ({ ...parameter, name: `a${index}` }));
  const abi: AbiFunction[] = [{ type: "function", name: "call", inputs, outputs: [], stateMutability: "payable" }];
  const data = encodeFunctionData({ abi, functionName: "call", args: samples.map(({ given }) => given) });
  return { abi, data, seen: Object.fromEntries(samples.map(({ seen }, index) => [`a${index}`, seen])) };
});

test("what viem encodes is read back, with its selector, for all types", () => {
  fc.assert(
    fc.property(anyCall, ({ abi, data, seen }) => {
      const found = call(abi, data);
      expect(found).toEqual({ name: "call", selector: data.slice(0, 10), arguments: seen });
    }),
    { numRuns: 400 },
  );
});

test("whatever bytes are read as a call are those that viem encodes of what was read", () => {
  const changed = fc.tuple(anyCall, fc.nat(), fc.integer({ min: 1, max: 255 })).map(([one, at, by]) => {
    const all = Buffer.from(one.data.slice(2), "hex");
    const place = 4 + (at % Math.max(1, all.length - 4));
    if (place < all.length) all.writeUInt8(all.readUInt8(place) ^ by, place);
    return { ...one, data: `0x${all.toString("hex")}` };
  });
  fc.assert(
    fc.property(changed, ({ abi, data }) => {
      const found = outcome(abi, data);
      fc.pre(typeof found === "object");
      const [{ inputs }] = abi as [AbiFunction];
      const again = encodeAbiParameters(namedAll(inputs), valuesOf(inputs, found as object));
      expect(`${data.slice(0, 10)}${again.slice(2)}`).toBe(data);
    }),
    { numRuns: 200, maxSkipsPerRun: 100 },
  );
});

/** Tuples come back as lists, which viem takes where components have no names. */
function namedAll(inputs: readonly AbiParameter[]): AbiParameter[] {
  return inputs.map((input) =>
    "components" in input ? { ...input, name: "", components: namedAll(input.components) } : { ...input, name: "" },
  );
}

function valuesOf(inputs: readonly AbiParameter[], found: object): unknown[] {
  return inputs.map(({ name }) => (found as Readonly<Record<string, unknown>>)[String(name)]);
}

describe("hostile encodings", () => {
  const word = (value: bigint | number) => pad(toHex(value), { size: 32 }).slice(2);
  const of = (signature: string, ...words: readonly (bigint | number | string)[]) => {
    const abi: Abi = parseAbi([`function ${signature}` as string]);
    const rest = words.map((each) => (typeof each === "string" ? each : word(each))).join("");
    return outcome(abi, `${toFunctionSelector(abi[0] as AbiFunction)}${rest}`);
  };

  const huge = 2n ** 255n;
  const refused: readonly (readonly [fact: string, found: unknown])[] = [
    ["an offset that goes back", of("f(bytes a, bytes b)", 64, 64, 1, "61".padEnd(64, "0"))],
    ["an offset with a gap behind it", of("f(bytes a)", 64, 0, 0)],
    ["a huge offset", of("f(bytes a)", huge, 0)],
    ["a huge length", of("f(bytes a)", 32, huge)],
    ["a list of more elements than there are bytes", of("f(uint256[] a)", 32, 2 ** 31)],
    ["nested lists that all lie in the same bytes", of("f(uint256[][][] a)", 32, 3, 0, 0, 0)],
    ["bytes left over", of("f(uint256 a)", 1, 0)],
    ["bytes that are missing", of("f(uint256 a)", word(1).slice(2))],
    ["an address of more than 20 bytes", of("f(address a)", 2n ** 160n)],
    ["a boolean of 2", of("f(bool a)", 2)],
    ["an integer that is too wide", of("f(uint8 a)", 256)],
    ["a negative integer that is too wide", of("f(int8 a)", huge)],
    ["padding that is not zero", of("f(bytes2 a)", "616200".padEnd(62, "0") + "01")],
    ["padding of bytes that is not zero", of("f(bytes a)", 32, 1, "6101".padEnd(64, "0"))],
    ["text that is not UTF-8", of("f(string a)", 32, 1, "ff".padEnd(64, "0"))],
  ];

  test.each(refused)("%s is not read", (_, found) => {
    expect(found).toMatch(/^the data are no call of f: /);
  });

  test("the largest data with the deepest types take less than 20 milliseconds of a processor", () => {
    const abi = parseAbi(["function f(uint8[][][][] a)"]);
    const [one] = abi as unknown as [AbiFunction];
    const args = [
      Array.from({ length: 7 }, () => Array.from({ length: 12 }, () => [Array(10).fill(1), Array(8).fill(1)])),
    ];
    const data = encodeFunctionData({ abi: [one], functionName: "f", args });
    expect(data.length).toBeGreaterThan(120_000);
    const known = read(abi);
    const times = Array.from({ length: 5 }, () => {
      // Of this process: however many others there are, they do not count.
      const before = process.cpuUsage();
      expect(callOf(known, data)).not.toBeInstanceOf(UnreadCall);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    // With mutants in it, the decoder takes longer.
    expect(Math.min(...times)).toBeLessThan(process.env["MUTANTS_PLAN"] === undefined ? 20 : 500);
    expect(callOf(known, `${data}${"0".repeat(200_000)}`)).toMatchObject({
      name: "f",
      arguments: { message: "the arguments of f have more than 65536 bytes" },
    });
  });
});

describe("functions of an interface", () => {
  const token = parseAbi(["function transfer(address dst, uint256 wad) returns (bool)", "event Transfer(address src)"]);
  const to = "0x08d2b0a37f869ff76bacb5bab3278e26ab7067b7";

  test("arguments without a name have their place for one", () => {
    const data = encodeFunctionData({ abi: token, functionName: "transfer", args: [to, 5n] });
    const unnamed = [
      { type: "function", name: "transfer", inputs: [{ type: "address" }, { name: "", type: "uint256" }] },
    ];
    expect(call(unnamed, data)).toMatchObject({ arguments: { 0: to, 1: 5n } });
    expect(call(token, data)).toMatchObject({ selector: "0xa9059cbb", arguments: { dst: to, wad: 5n } });
  });

  test("data of no function, or shorter than a selector, are not read, and without data nothing is called", () => {
    expect(outcome(token, "0x095ea7b3")).toBe("the interface of the contract has no function 0x095ea7b3");
    expect(outcome(token, "0xa905")).toBe("the interface of the contract has no function 0xa905");
    expect(call(token, "0x")).toBeUndefined();
  });

  const f = (inputs: unknown, name: unknown = "f") => [{ type: "function", name, inputs }];
  test.each([
    ["an object", {}, "an ABI is a list"],
    ["a function twice", [...f([]), ...f([])], "[1]: f() has the selector of f, 0x26121ff0"],
    ["a type that no call has", f([{ name: "a", type: "uint7" }]), '[0].inputs[0].type is "uint7", which no call has'],
    ["a list of nothing", f([{ name: "a", type: "uint8[0]" }]), '[0].inputs[0].type is "uint8[0]", which no call has'],
    [
      "a tuple of nothing",
      f([{ name: "a", type: "tuple[]", components: [] }]),
      "[0].inputs[0].components must be a list of at least one",
    ],
    [
      "a list of more than all memory",
      f([{ name: "a", type: "uint8[99999][99999]" }]),
      "[0].inputs[0] has more elements than a transaction",
    ],
    [
      "two parameters of a name",
      f([
        { name: "a", type: "bool" },
        { name: "a", type: "bool" },
      ]),
      "[0] has two parameters a",
    ],
    ["a name with parentheses", f([], "f()"), "[0].name is not the name of a function"],
  ])("%s is refused", (_, abi, message) => {
    expect(() => read(abi)).toThrow(`smartContractInterface: ${message}`);
  });
});
