// The length of one-time codes, which one table has, and the contract, and pages for people.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { codeLengths, codeRange, isCode, readCodeForm } from "../../../service/src/custody/one-time-code.js";

const root = path.join(import.meta.dirname, "../../..");
const { shortest, longest, usual } = codeLengths;

test("codes are as long as the contract and the pages say", () => {
  const { scalars } = parse(readFileSync(path.join(root, "schema/scalars.yaml"), "utf8")) as {
    readonly scalars: { readonly OtpLength: object };
  };
  expect(scalars.OtpLength).toMatchObject({
    minimum: shortest,
    maximum: longest,
    doc: `Number of characters of a one-time code. Default: ${usual}.`,
  });
  const page = (name: string) => readFileSync(path.join(root, "docs", name), "utf8");
  expect(page("clients.md")).toContain(`Codes have ${codeRange} characters (default ${usual})`);
  expect(page("auth-proxy.md")).toMatch(new RegExp(`\`otpLength\`, \`otpAlphanumeric\` +\\| ${usual}, true `));
});

test("a text of another length is no code, and a form of another length none of a code", () => {
  for (const length of [0, 1, shortest - 1, shortest, longest, longest + 1, 60, 99]) {
    const isOne = length >= shortest && length <= longest;
    expect(isCode("7".repeat(length))).toBe(isOne);
    expect(readCodeForm(`digits:${length}`)?.length).toBe(isOne ? length : undefined);
  }
});
