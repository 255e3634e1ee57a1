// Requests are found by what was signed: whoever receives something, exact amounts, and the people involved.

import type { Activity } from "@countersign/api";
import { parseEther, serializeTransaction } from "viem";
import { describe, expect, test } from "vitest";
import { isSought } from "../../../console/src/check/sought.js";

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

function requested(type: string, parameters: object, ...names: string[]): Activity {
  const message = JSON.stringify({ type, organizationId: "o", timestampMs: "1", parameters });
  return { votes: names.map((userName) => ({ message, user: { userName } })) } as unknown as Activity;
}

const payment = requested(
  "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  {
    signWith: "0x0000000000000000000000000000000000000001",
    type: "TRANSACTION_TYPE_ETHEREUM",
    unsignedTransaction: serializeTransaction({
      type: "eip1559",
      chainId: 1,
      to: receiver,
      value: parseEther("0.25"),
      gas: 21_000n,
    }).slice(2),
  },
  "Ada Lovelace",
  "Grace",
);

const nothing = { receiver: "", amount: "", person: "" };

describe("a payment", () => {
  test.each([
    ["its receiver", { receiver }],
    ["its receiver with the gaps of the page", { receiver: receiver.toLowerCase().replace(/(.{4})/g, "$1 ") }],
    ["a part of its receiver", { receiver: "dc79c8" }],
    ["its amount", { amount: "0.25" }],
    ["its amount, written longer", { amount: "0.2500" }],
    ["who asked", { person: "lovelace" }],
    ["who voted", { person: "GRACE" }],
    ["all of these", { receiver, amount: "0.25", person: "ada" }],
  ])("is found by %s", async (_, sought) => {
    expect(await isSought(payment, { ...nothing, ...sought })).toBe(true);
  });

  test.each([
    ["another receiver", { receiver: "0x70997970C51812dc3A010C7d01b50e0d17dc79C9" }],
    ["another amount", { amount: "0.251" }],
    ["a part of its amount", { amount: "0.2" }],
    ["nobody of its people", { person: "Katherine" }],
    ["one that fits and one that does not", { receiver, amount: "1" }],
  ])("is not found by %s", async (_, sought) => {
    expect(await isSought(payment, { ...nothing, ...sought })).toBe(false);
  });
});

test("what cannot be decoded or is no request is found by its people alone", async () => {
  const broken = requested("ACTIVITY_TYPE_SIGN_TRANSACTION_V2", { type: "TRANSACTION_TYPE_ETHEREUM" }, "Ada");
  for (const activity of [broken, { votes: [{ message: "{", user: { userName: "Ada" } }] } as unknown as Activity]) {
    expect(await isSought(activity, { ...nothing, person: "ada" })).toBe(true);
    expect(await isSought(activity, { ...nothing, receiver: "0x" })).toBe(false);
  }
});
