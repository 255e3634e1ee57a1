// Bodies as clients of protocol buffers write them are read as what they stand for, on every operation.

import { operations } from "@countersign/api/server";
import { describe, expect, test } from "vitest";
import { present } from "../service/support/results.js";
import { cases } from "./operations.js";
import type { Json } from "./operations.js";
import { python, ruby, rust, styled } from "./other-languages.js";

/** Members that may hold any JSON, or whose own members have any names. */
const freeOf = (path: string): ReadonlySet<string> =>
  new Set(path.endsWith("/explain_policy") ? ["parameters"] : ["oauthClientIds"]);
const operationAt = (path: string) =>
  present(
    operations.find((operation) => operation.path === path),
    "the operation",
  );

/** With every list empty. */
const withoutItems = (body: Json): Json =>
  JSON.parse(JSON.stringify(body, (_, value: unknown) => (Array.isArray(value) ? [] : value))) as Json;

describe.each(cases)("$method", ({ path, body }) => {
  const operation = operationAt(path);

  test("a body in the contract's own form is passed on as it is", () => {
    expect(present(operation.read, "read")(body)).toBe(body);
  });

  test.each(Object.entries({ ruby, python, rust }))("a body as %s writes it is the same body", (_, style) => {
    const written = styled(body, style, freeOf(path));
    expect(present(operation.read, "read")(written)).toEqual(body);
    expect(operation.parse(present(operation.read, "read")(written))).toEqual({ ok: true, value: body });
  });

  test("a list that is left out is empty, and no other list than one that may be", () => {
    const empty = withoutItems(body);
    const written = styled(empty, { lists: true }, freeOf(path));
    expect(operation.parse(present(operation.read, "read")(written)).ok).toBe(operation.parse(empty).ok);
  });
});

const whoami = operationAt("/public/v1/query/whoami");
const createWallet = operationAt("/public/v1/submit/create_wallet");
const wallet = present(
  cases.find(({ method }) => method === "createWallet"),
  "the case",
).body;
const parameters = wallet["parameters"] as Json;
const issuesOf = (body: unknown, operation = createWallet) => {
  const parsed = operation.parse(present(operation.read, "read")(body));
  return parsed.ok ? [] : parsed.issues.map(({ path }) => path);
};

test("a member under both of its names is refused", () => {
  const both = { organizationId: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10", organization_id: "another" };
  expect(issuesOf(both, whoami)).toEqual(["/organization_id"]);
});

test.each([
  ["a number beyond 2^53", { timestampMs: 2 ** 53 }, "/timestampMs"],
  ["a fraction", { timestampMs: 1.5 }, "/timestampMs"],
  ["a number for a name", { parameters: { ...parameters, walletName: 5 } }, "/parameters/walletName"],
  ["an integer with spaces", { parameters: { ...parameters, mnemonicLength: " 12" } }, "/parameters/mnemonicLength"],
  [
    "an integer with an exponent",
    { parameters: { ...parameters, mnemonicLength: "12e0" } },
    "/parameters/mnemonicLength",
  ],
  ["a list that is something else", { parameters: { ...parameters, accounts: {} } }, "/parameters/accounts"],
  [
    "null for a member that has to be there",
    { parameters: { ...parameters, walletName: null } },
    "/parameters/walletName",
  ],
  ["null for a list that may be left out", { parameters: { ...parameters, accounts: null } }, "/parameters/accounts"],
  ["an unknown member", { parameters: { ...parameters, wallet_nick_name: "x" } }, "/parameters/wallet_nick_name"],
])("%s is refused", (_, members, path) => {
  expect(issuesOf({ ...wallet, ...members })).toEqual([path]);
});

test("a member called __proto__ is refused, and changes no prototype", () => {
  const hostile: unknown = JSON.parse(`{"organization_id":"x","__proto__":{"organizationId":"y"}}`);
  expect(issuesOf(hostile, whoami)).toContain("/__proto__");
  expect(Object.getPrototypeOf(present(whoami.read, "read")(hostile))).toBe(Object.prototype);
});

test("what has more items or members than it may have is left as it is", () => {
  const { accounts } = parameters as { accounts: Json[] };
  const account = styled(accounts[0], ruby);
  const read = (count: number) => {
    const body = { ...wallet, parameters: { ...parameters, accounts: Array.from({ length: count }, () => account) } };
    return (present(createWallet.read, "read")(body) as typeof body).parameters.accounts[0];
  };
  expect(read(100)).toEqual(accounts[0]);
  expect(read(101)).toEqual(account);
  const crowded = { organization_id: "x", ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`a${at}`, at])) };
  expect(present(whoami.read, "read")(crowded)).toBe(crowded);
});

test("a body that is no object is left for the validator", () => {
  for (const body of [null, 5, "x", [], [[]]]) expect(issuesOf(body, whoami)).toEqual([""]);
});
