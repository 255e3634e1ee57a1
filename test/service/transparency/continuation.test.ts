// Whether one checkpoint continues another, and that trouble with reading is no answer to that.

import { LogWriter, MemoryStorage } from "@countersign/log";
import type { Checkpoint } from "@countersign/log";
import { beforeAll, expect, test } from "vitest";
import { isContinued } from "../../../service/src/transparency/continuation.js";
import { logKeys } from "../../log/fixture.js";

const origin = "log.example/1";
const { signer, verifier } = logKeys(origin);
const storage = new MemoryStorage();
let older: Checkpoint;
let newer: Checkpoint;

beforeAll(async () => {
  const writer = await LogWriter.open(storage, { origin, signers: [signer], verifiers: [verifier] });
  [older, newer] = [await grown(writer, 3), await grown(writer, 4)];
});

async function grown(writer: LogWriter, count: number): Promise<Checkpoint> {
  const entries = Array.from({ length: count }, (_, index) => Buffer.from([writer.checkpoint.size + index]));
  return (await writer.append(entries)).checkpoint;
}

test("a log that has grown is continued, in this direction alone", async () => {
  expect(await isContinued(storage.read, older, newer)).toBe(true);
  expect(await isContinued(storage.read, newer, older)).toBe(false);
});

test("a log with another past is not", async () => {
  expect(await isContinued(storage.read, { ...older, root: new Uint8Array(32) }, newer)).toBe(false);
});

test("a database that does not answer says neither", async () => {
  const read = () => Promise.reject(new Error("connection lost"));
  await expect(isContinued(read, older, newer)).rejects.toThrow("connection lost");
});
