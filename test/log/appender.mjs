// Appends to a log in a folder until it is killed, and writes a line for each entry that the log has acknowledged.
//
//   node appender.mjs FOLDER NAME

import { ed25519 } from "@noble/curves/ed25519.js";
import { writeSync } from "node:fs";
import { FolderStorage } from "../../log/dist/folder.js";
import { ed25519Signer, ed25519Verifier, LogError, LogWriter } from "../../log/dist/index.js";

const [folder, name] = process.argv.slice(2);
const seed = new Uint8Array(32).fill(9);
const signer = ed25519Signer("example.com/log", ed25519.getPublicKey(seed), (text) => ed25519.sign(text, seed));
const keys = { origin: "example.com/log", signers: [signer], verifiers: [ed25519Verifier(signer)] };
const storage = new FolderStorage(folder);

let writer = await LogWriter.open(storage, keys);
for (let next = 0; ;) {
  const entries = Array.from({ length: 1 + (next % 40) }, (_, index) => `${name} ${next + index}`);
  try {
    const { first } = await writer.append(entries.map((entry) => new TextEncoder().encode(entry)));
    writeSync(1, entries.map((entry, index) => `${first + index} ${entry}\n`).join(""));
  } catch (error) {
    if (!(error instanceof LogError && error.code === "conflict")) throw error;
    writer = await LogWriter.open(storage, keys);
  }
  next += entries.length;
}
