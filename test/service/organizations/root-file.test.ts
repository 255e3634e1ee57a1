// The file with the credentials of the first user: what is written is what is read, and nothing else is taken for it.

import { createECDH } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hexBytes, hexDigit, readHex } from "../../../service/src/custody/hex.js";
import {
  createRootFile,
  readRootFile,
  updateRootFile,
} from "../../../service/src/activities/organizations/root-file.js";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";
import { entryOf, present } from "../support/results.js";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-root-"));
  file = path.join(folder, "root.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

const baseUrl = "http://127.0.0.1:8080";
const contents = () => JSON.parse(readFileSync(file, "utf8")) as RootCredentials;

function publicKeyOf(privateKey: string): string {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(privateKey, "hex");
  return ecdh.getPublicKey("hex", "compressed");
}

test("a new file holds a user with a key whose halves belong together, and only the public one is handed on", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 300; i++) {
    rmSync(file, { force: true });
    const made = present(createRootFile(file, baseUrl), "createRootFile");
    const { apiPrivateKey, ...user } = contents();
    expect(made).toEqual(user);
    expect(apiPrivateKey).toMatch(/^[\da-f]{64}$/);
    expect(publicKeyOf(apiPrivateKey)).toBe(made.apiPublicKey);
    expect(readRootFile(file)).toEqual(user);
    seen.add(apiPrivateKey).add(made.organizationId).add(made.userId);
  }
  expect(seen.size).toBe(900);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("another address takes the place of the old one, and all else stays", () => {
  const { organizationId } = present(createRootFile(file, baseUrl), "createRootFile");
  const before = contents();
  updateRootFile(file, organizationId, "http://[::1]:8443");
  expect(contents()).toEqual({ ...before, baseUrl: "http://[::1]:8443" });
  updateRootFile(file, "another", baseUrl);
  expect(contents().baseUrl).toBe("http://[::1]:8443");
  rmSync(file);
  expect(updateRootFile(file, organizationId, baseUrl)).toBe(false);
  expect(readRootFile(file)).toBeUndefined();
});

test("a file that somebody has written anew, with blanks and members as they like, is read and kept", () => {
  const user = present(createRootFile(file, baseUrl), "createRootFile");
  const members = Object.entries({ ...contents(), note: 'the "apiPrivateKey": of "root"' });
  fc.assert(
    fc.property(
      fc.shuffledSubarray(members, { minLength: 6 }),
      fc.constantFrom("", " ", "\n\t", "\r\n  "),
      (some, space) => {
        const written = some.map(
          ([name, value]) => `${space}"${name}"${space}:${space}${JSON.stringify(value)}${space}`,
        );
        writeFileSync(file, `{${written.join(",")}}${space}`);
        expect(readRootFile(file)).toEqual(user);
        updateRootFile(file, user.organizationId, "http://other");
        expect(contents()).toMatchObject({ apiPrivateKey: entryOf(members, 3)[1], baseUrl: "http://other" });
      },
    ),
  );
});

describe("a file is refused, without a word of what it holds,", () => {
  test.each<[what: string, change: (text: string) => string]>([
    ["that is empty", () => ""],
    ["that was cut short", (text) => text.slice(0, -10)],
    ["without a private key", (text) => text.replace("apiPrivateKey", "apiKey")],
    [
      "with another private key",
      (text) =>
        text.replace(
          /(apiPrivateKey": "\w{63})\w/,
          (_, start: string) => `${start}${text.includes(`${start}0`) ? 1 : 0}`,
        ),
    ],
    ["with a private key of zero", (text) => text.replace(/(apiPrivateKey": ")\w+/, `$1${"0".repeat(64)}`)],
    [
      "with a private key above the curve's order",
      (text) => text.replace(/(apiPrivateKey": ")\w+/, `$1${"f".repeat(64)}`),
    ],
    ["with digits missing", (text) => text.replace(/(apiPrivateKey": ")\w\w/, "$1")],
    ["with digits that are none", (text) => text.replace(/(apiPrivateKey": ")\w/, "$1g")],
    [
      "with a private key inside another member",
      (text) => text.replace(/"apiPrivateKey": "\w+"/, (member) => `"more": {${member}}`),
    ],
    ["with two private keys", (text) => text.replace(/"apiPrivateKey": "\w+"/, (member) => `${member}, ${member}`)],
    ["with a private key in escapes", (text) => text.replace("apiPrivateKey", "apiPrivat\\u0065Key")],
    ["without its organization", (text) => text.replace("organizationId", "organization")],
    ["with a number for an address", (text) => text.replace(`"${baseUrl}"`, "8080")],
    ["that is a list", (text) => `[${text}]`],
  ])("%s", (_, change) => {
    createRootFile(file, baseUrl);
    const { apiPrivateKey } = contents();
    writeFileSync(file, change(readFileSync(file, "utf8")));
    let message = "";
    try {
      readRootFile(file);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/root\.json does not hold the credentials of a root user: /);
    for (let at = 0; at + 8 <= apiPrivateKey.length; at += 8)
      expect(message).not.toContain(apiPrivateKey.slice(at, at + 8));
  });
});

test("digits as bytes are those that everybody else writes and reads", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const digits = Buffer.from(bytes).toString("hex");
      expect(hexBytes(bytes).toString()).toBe(digits);
      expect(readHex(Buffer.from(digits.toUpperCase()))).toEqual(Buffer.from(bytes));
    }),
  );
  for (let character = 0; character < 256; character++) {
    const text = String.fromCharCode(character);
    const want = /^[\da-f]$/i.test(text) ? Number.parseInt(text, 16) : undefined;
    expect([character, hexDigit(character)]).toEqual([character, want]);
  }
  expect(readHex(Buffer.from("0g"))).toBeUndefined();
});
