// Which of several stampers stamps a request.

import { expect, test } from "vitest";
import type { Operation } from "../../templates/runtime/operation.js";
import { schemeStamper } from "../../templates/runtime/scheme-stamper.js";
import type { Stamper } from "../../templates/runtime/stamper.js";

const stamper = (name: string): Stamper => ({ stamp: () => ({ name, value: "v" }) });
const schemes = { key: "all", session: "queries", seal: "submits" } as const;

async function stampedBy(given: readonly string[], operation: Partial<Operation>): Promise<string> {
  const { stamp } = schemeStamper(Object.fromEntries(given.map((name) => [name, stamper(name)])), schemes);
  const whole: Operation = { name: "lend", path: "/lend", kind: "query", ...operation };
  return (await stamp(new Uint8Array(), { operation: whole, signal: undefined })).name;
}

test.each([
  ["the first that there is, in the contract's order", ["session", "key"], {}, "key"],
  ["one for queries alone", ["session"], {}, "session"],
  ["one for what changes something alone", ["session", "seal"], { kind: "operation" }, "seal"],
  ["one for submits", ["session", "seal"], { kind: "submit" }, "seal"],
  ["the operation's own first", ["key", "session"], { security: ["session", "key"] }, "session"],
  ["the operation's own, whatever it is for", ["key", "seal"], { security: ["seal"] }, "seal"],
] as const)("it is stamped by %s", async (_, given, operation, expected) => {
  expect(await stampedBy(given, operation)).toBe(expected);
});

test.each([
  [["seal"], {}, "lend accepts key or session, for which there is no stamper"],
  [["key"], { security: ["seal"] }, "lend accepts seal, for which there is no stamper"],
  [[], { security: ["toString"] }, "lend accepts toString, for which there is no stamper"],
] as const)("with %j, a request of %j is not sent", async (given, operation, message) => {
  await expect(stampedBy(given, operation)).rejects.toThrow(message);
});
