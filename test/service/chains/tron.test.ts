// Raw data of TRON's transactions: tronweb writes it and says what it holds; what it would not write so is refused.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTronTransaction } from "../../../service/src/chains/tron/transaction.js";
import { trc20ApprovalsOf, trc20TransfersOf } from "../../../service/src/chains/tron/trc20.js";
import { timesOfKeccak } from "./processor-time.js";
import { readOrRefused } from "./read-or-refused.js";
import {
  hexAddress,
  owner,
  payee,
  rawDataOf,
  readByTronweb,
  rewritten,
  stranger,
  token,
  transactionOf,
  type Draft,
} from "./tron-raw-data.js";
import { runs } from "../support/runs.js";

const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const account = fc.constantFrom(owner, payee, stranger, token);
const keys = fc.array(fc.record({ address: account, weight: fc.integer({ min: 1, max: 9 }) }), {
  minLength: 1,
  maxLength: 5,
});
const permission = (type: number) =>
  fc.record({
    type: fc.constant(type),
    permission_name: fc.constantFrom("owner", "día", "x"),
    threshold: amount,
    keys,
  });
const active = fc.record({
  type: fc.constant(2),
  permission_name: fc.constant("active"),
  threshold: amount,
  operations: fc.constant(`7fff1fc0033e${"00".repeat(26)}`),
  keys,
});
const resource = fc.constantFrom("BANDWIDTH", "ENERGY");
const hex = (most: number) =>
  fc.uint8Array({ minLength: 1, maxLength: most }).map((bytes) => Buffer.from(bytes).toString("hex"));

/** Values of every type that is read, under the names of the protocol. */
const values = {
  TransferContract: fc.record({ owner_address: account, to_address: account, amount }),
  TriggerSmartContract: fc.record({
    owner_address: account,
    contract_address: account,
    call_value: amount,
    data: hex(100),
    call_token_value: amount,
    token_id: amount,
  }),
  FreezeBalanceV2Contract: fc.record({ owner_address: account, frozen_balance: amount, resource }),
  UnfreezeBalanceV2Contract: fc.record({ owner_address: account, unfreeze_balance: amount, resource }),
  DelegateResourceContract: fc.record({
    owner_address: account,
    resource,
    balance: amount,
    receiver_address: account,
    lock: fc.boolean(),
    lock_period: amount,
  }),
  UnDelegateResourceContract: fc.record({
    owner_address: account,
    resource,
    balance: amount,
    receiver_address: account,
  }),
  AccountPermissionUpdateContract: fc.record({
    owner_address: account,
    owner: permission(0),
    witness: permission(1),
    actives: fc.array(active, { minLength: 1, maxLength: 8 }),
  }),
};
type Type = keyof typeof values;
const types = Object.keys(values) as Type[];

const drafts: fc.Arbitrary<Draft & { readonly type: Type }> = fc.constantFrom(...types).chain((type) =>
  fc.record({
    type: fc.constant(type),
    value: values[type] as fc.Arbitrary<Draft["value"]>,
    permissionId: fc.integer({ min: 0, max: 9 }),
    data: fc.oneof(fc.constant(""), hex(20)),
    feeLimit: fc.oneof(fc.constant(0), amount),
  }),
);

const transfer: Draft = { type: "TransferContract", value: { owner_address: owner, to_address: payee, amount: 1000 } };
const call = (data: string): Draft => ({
  type: "TriggerSmartContract",
  value: { owner_address: owner, contract_address: token, data },
});

describe("raw data that tronweb wrote", () => {
  it.each(types)("is read as tronweb reads it: %s", (type) => {
    fc.assert(
      fc.property(
        drafts.filter((draft) => draft.type === type),
        (draft) => {
          const rawData = rawDataOf(draft);
          const { contract, ...read } = readTronTransaction(rawData);
          expect(contract).toMatchObject({ type, permission_id: BigInt(draft.permissionId ?? 0) });
          const known = readByTronweb(type, rawData);
          expect(contract).toMatchObject(shown(draft.value));
          expect(known.contract[0].parameter.value["owner_address"]).toBe(
            hexAddress(contract.owner_address).toUpperCase(),
          );
          expect(read).toMatchObject({
            refBlockBytes: "5a3b",
            refBlockHash: "f00ba47e11223344",
            expiration: 1_799_999_999_000n,
            timestamp: 1_799_999_940_000n,
            data: draft.data,
            feeLimit: BigInt(draft.feeLimit ?? 0),
          });
          expect(known).toMatchObject({ fee_limit: draft.feeLimit });
        },
      ),
      { numRuns: 30 },
    );
  });

  it("is hashed as tronweb hashes it", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { raw_data_hex, txID } = transactionOf(draft);
        expect(Buffer.from(readTronTransaction(raw_data_hex).digest).toString("hex")).toBe(txID);
      }),
      { numRuns: 50 },
    );
  });

  it("of another type is shown by its name, with all that it holds in hex", () => {
    const votes = [{ vote_address: payee, vote_count: 7 }];
    const { contract } = readTronTransaction(
      rawDataOf({ type: "VoteWitnessContract", value: { owner_address: owner, votes } }),
    );
    expect(contract).toMatchObject({ type: "VoteWitnessContract", owner_address: "", to_address: "", amount: 0n });
    expect(contract.parameter).toContain(hexAddress(payee));
  });
});

describe("a call of a token", () => {
  const word = (address: string) => hexAddress(address).slice(2).padStart(64, "0");
  const sum = 5_000_000n.toString(16).padStart(64, "0");
  const reading = (data: string) => {
    const { contract } = readTronTransaction(rawDataOf(call(data)));
    return [...trc20TransfersOf(contract), ...trc20ApprovalsOf(contract)];
  };

  it("is read as the transfer or approval that it is", () => {
    const money = { token, amount: 5_000_000n };
    expect(reading(`a9059cbb${word(payee)}${sum}`)).toEqual([{ ...money, from: owner, to: payee }]);
    expect(reading(`23b872dd${word(stranger)}${word(payee)}${sum}`)).toEqual([{ ...money, from: stranger, to: payee }]);
    expect(reading(`095ea7b3${word(payee)}${sum}`)).toEqual([{ ...money, owner, spender: payee }]);
  });

  it.each([
    ["a byte too many", `a9059cbb${word(payee)}${sum}00`],
    ["a byte too few", `a9059cbb${word(payee)}${sum.slice(2)}`],
    ["0x41 before the address", `a9059cbb${hexAddress(payee).padStart(64, "0")}${sum}`],
    ["another function", `39509351${word(payee)}${sum}`],
  ])("is neither with %s", (_, data) => {
    expect(reading(data)).toEqual([]);
  });
});

/** Whether an integer above 2^53 is in a value, however deep. */
function hasLargeInteger(value: unknown): boolean {
  if (typeof value === "bigint") return value > 2n ** 53n;
  return typeof value === "object" && value !== null && Object.values(value).some(hasLargeInteger);
}

describe("raw data", () => {
  it("is taken only as tronweb writes it, wherever a byte is changed, left out or put in", () => {
    fc.assert(
      fc.property(
        drafts,
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom(0, 1, 2),
        (draft, at, byte, how) => {
          const bytes = [...Buffer.from(rawDataOf(draft), "hex")];
          if (how === 0) bytes[at % bytes.length] = byte;
          else bytes.splice(at % bytes.length, how === 1 ? 1 : 0, ...(how === 2 ? [byte] : []));
          const changed = Buffer.from(bytes);
          const read = readOrRefused(() => readTronTransaction(changed.toString("hex")));
          // tronweb keeps integers as floating-point numbers.
          if (!read || hasLargeInteger(read)) return;
          expect(rewritten(changed, read.contract.type)).toBe(changed.toString("hex"));
        },
      ),
      { numRuns: runs(750) },
    );
  });

  it("of random bytes is refused", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readOrRefused(() => readTronTransaction(Buffer.from(bytes).toString("hex")))).toBeUndefined();
      }),
    );
  });

  const rawData = rawDataOf(transfer);
  const changed = (from: string, to: string) => {
    expect(rawData).toContain(from);
    return rawData.replace(from, to);
  };
  it.each([
    ["nothing", "", /raw_data has no refBlockBytes/],
    ["no hex", "zz", /hex/],
    ["an end too early", rawData.slice(0, -2), /raw_data ends within an integer/],
    ["a field twice", `0a025a3b${rawData}`, /refBlockBytes appears more than 1 times/],
    ["fields out of order", `${rawData}0a025a3b`, /refBlockBytes, field 1, comes after field 14/],
    ["a field that is not known", `${rawData}a00101`, /raw_data has a field 20, which is not known/],
    ["a fee limit of 0 written out", `${rawData}900100`, /feeLimit is 0; omit fields that are 0/],
    [
      "a fee limit below 0",
      `${rawData}9001ffffffffffffffffff01`,
      /feeLimit is 18446744073709551615; it must be at most/,
    ],
    ["an integer of more bytes than it needs", `${rawData}9001818000`, /superfluous byte/],
    ["an integer of more than 64 bits", `${rawData}9001ffffffffffffffffff7f`, /longer than 64 bits/],
    ["two contracts", rawData.replace(/(5a66.*)(70a0)/, "$1$1$2"), /contract appears more than 1 times/],
    ["a type that is not known", changed("5a660801", "5a660863"), /contract\[0\]\.type is 99, which is not known/],
    [
      "a type and another message",
      changed("5a660801", "5a660802"),
      /type_url is ".*TransferContract"; type 2 has .*TransferAsset/,
    ],
    ["an address of another network", changed("0a1541", "0a15a0"), /owner_address is not an address/],
  ])("with %s is refused", (_, text, message) => {
    expect(() => readTronTransaction(text)).toThrow(message);
  });

  it("of the largest size is read or refused in 3.3 times of Keccak, 20 ms of a quiet machine", () => {
    const most = 262_144;
    const varint = (value: number) =>
      Buffer.from([(value & 0x7f) | 0x80, ((value >> 7) & 0x7f) | 0x80, value >> 14]).toString("hex");
    const note = "ff".repeat(most - 400);
    const texts = [
      rawDataOf({ ...call("00".repeat(most - 400)), type: "TriggerSmartContract" }),
      rawData.replace("5a66", `52${varint(most - 400)}${note}5a66`),
      "0a025a3b".repeat(most / 4),
      "ff".repeat(most),
      `5a${varint(most - 4)}${"0801".repeat(most / 2 - 2)}`,
    ];
    for (const text of texts) {
      const time = timesOfKeccak(() => readOrRefused(() => readTronTransaction(text)), 3.3);
      expect(time).toBeLessThan(3.3);
    }
  });
});

/** What the service shows of values of the protocol. */
function shown(value: unknown): object {
  const show = (member: unknown): unknown => {
    if (typeof member === "number") return BigInt(member);
    if (Array.isArray(member)) return member.map(show);
    if (typeof member !== "object" || member === null) return member;
    const { type: _, ...members } = member as Record<string, unknown>;
    return Object.fromEntries(Object.entries(members).map(([name, inner]) => [name, show(inner)]));
  };
  return show(value) as object;
}
