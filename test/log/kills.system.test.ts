// Processes that append to one log in a folder and are killed at any moment.

import { ed25519 } from "@noble/curves/ed25519.js";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  ed25519Signer,
  ed25519Verifier,
  LogWriter,
  openNote,
  parseCheckpoint,
  readConsistencyProof,
  readEntries,
  type Checkpoint,
} from "../../log/src/index.js";
import { FolderStorage } from "../../log/src/folder.js";
import { text } from "./fixture.js";

/** LOG_KILLS=50 for the long form. */
const kills = Number(process.env.LOG_KILLS ?? 4);
const seed = new Uint8Array(32).fill(9);
const signer = ed25519Signer("example.com/log", ed25519.getPublicKey(seed), (content) => ed25519.sign(content, seed));
const keys = { origin: "example.com/log", signers: [signer], verifiers: [ed25519Verifier(signer)] };

/** Runs an appender for a while, and kills it. */
async function appendUntilKilled(folder: string, name: string, milliseconds: number): Promise<string> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "appender.mjs"), folder, name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let acknowledged = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (acknowledged += chunk));
  const ended = new Promise((resolve) => child.once("close", resolve));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  await setTimeout(milliseconds);
  child.kill("SIGKILL");
  await ended;
  return acknowledged;
}

test("two processes are killed again and again, and the log has no gap, no fork and no entry lost or moved", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "log-kills-"));
  try {
    const storage = new FolderStorage(folder);
    const checkpoints: Checkpoint[] = [];
    let acknowledged = "";
    for (let round = 0; round < kills; round++) {
      // A log is served while it is written to: its checkpoint has to be one that later ones continue.
      const reading = setTimeout(150).then(() => storage.read("checkpoint"));
      const lines = await Promise.all([
        appendUntilKilled(folder, `a${round}`, 40 + ((round * 37) % 90)),
        appendUntilKilled(folder, `b${round}`, 30 + ((round * 53) % 120)),
      ]);
      acknowledged += lines.join("");
      const served = await reading;
      if (served) checkpoints.push(parseCheckpoint(openNote(served, keys.verifiers).text));
      checkpoints.push((await LogWriter.open(storage, keys)).checkpoint);
    }
    const { checkpoint } = await LogWriter.open(storage, keys);
    for (const older of checkpoints) await readConsistencyProof(storage.read, older, checkpoint);
    const bundles = Array.from({ length: Math.ceil(checkpoint.size / 256) }, (_, index) => index);
    const entries = (await Promise.all(bundles.map((index) => readEntries(storage.read, index, checkpoint)))).flat();
    const found = entries.map(text);
    expect(found).toHaveLength(checkpoint.size);
    expect(new Set(found).size).toBe(checkpoint.size);
    const told = acknowledged.split("\n").filter((line) => line !== "");
    expect(told.length).toBeGreaterThan(kills);
    expect(
      told.filter((line) => `${line.slice(0, line.indexOf(" "))} ${found[Number.parseInt(line, 10)]}` !== line),
    ).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
