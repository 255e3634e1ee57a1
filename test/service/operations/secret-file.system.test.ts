// Files with a secret: which are read, and that none holds up the process.

import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import {
  SecretFileMissing,
  SecretFileRefused,
  oneLine,
  oneWord,
  readSecretFile,
} from "../../../service/src/file-system/secret-file.js";

describe("a secret's file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-secret-file-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (name: string, form = oneWord) => readSecretFile(path.join(folder, name), "the token", form);

  test("is read without the white space around it, also by way of a link, as agents make them", () => {
    writeFileSync(path.join(folder, "token"), " abc\n", { mode: 0o640 });
    symlinkSync("token", path.join(folder, "link"));
    expect([read("token"), read("link")]).toEqual(["abc", "abc"]);
  });

  test.each([
    ["two words", "a b", 0o600, oneWord, "more than one word"],
    ["two lines", "a\nb", 0o600, oneLine, "more than one line"],
    ["nothing", " \n", 0o600, oneLine, "is empty"],
    ["8193 bytes", "a".repeat(8193), 0o600, oneWord, "longer than 8192 bytes"],
    ["what every user can read", "a", 0o604, oneWord, "chmod o-rwx"],
  ])("with %s is refused", (name, text, mode, form, message) => {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), mode);
    const reading = () => read(name, form);
    expect(reading).toThrow(SecretFileRefused);
    expect(reading).toThrow(message);
  });

  test("that does not exist is told apart: it may be about to be written", () => {
    expect(() => read("nowhere")).toThrow(SecretFileMissing);
  });

  test.skipIf(process.platform === "win32")("that is a pipe is refused at once, whether or not somebody writes", () => {
    const pipe = path.join(folder, "pipe");
    execFileSync("mkfifo", ["-m", "600", pipe]);
    // So that a read that waits for a writer ends, late.
    const writer = spawn("sh", ["-c", `sleep 8; exec 3<>"$1"`, "sh", pipe]);
    onTestFinished(() => void writer.kill());
    const before = performance.now();
    expect(() => read("pipe")).toThrow("is not a regular file");
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
