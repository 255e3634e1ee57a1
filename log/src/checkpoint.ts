// Checkpoints (C2SP tlog-checkpoint): the text of a note that states a log's size and root hash.

import { base64, checkNumber, fromDecimal, hashFromBase64 } from "./encoding.js";
import { LogError } from "./error.js";
import type { TreeHead } from "./merkle/proof.js";

export interface Checkpoint extends TreeHead {
  /** Names the log; in this product, its key name as well. */
  readonly origin: string;
  /** Opaque lines that nobody audits. */
  readonly extensions: readonly string[];
}

const where = "checkpoint";

/** @throws LogError unless the text is a checkpoint's; it is not to be trusted before its signatures are verified */
export function parseCheckpoint(text: string): Checkpoint {
  if (!text.endsWith("\n")) throw LogError.malformed(where, "the text does not end in a newline");
  const lines = text.slice(0, -1).split("\n");
  const [origin = "", size, root, ...extensions] = lines;
  if (size === undefined || root === undefined) {
    throw LogError.malformed(where, `expected origin, size and root hash on three lines, found ${lines.length}`);
  }
  const empty = lines.indexOf("");
  if (empty >= 0) throw LogError.malformed(`${where}, line ${empty + 1}`, "the line is empty");
  return {
    origin,
    size: fromDecimal(size, `${where}, line 2 (size)`),
    root: hashFromBase64(root, `${where}, line 3 (root hash)`),
    extensions,
  };
}

/** @throws LogError when a member can't be written as a line */
export function formatCheckpoint({ origin, size, root, extensions }: Checkpoint): string {
  checkNumber(size, `${where}, size`);
  if (root.length !== 32) throw LogError.malformed(`${where}, root hash`, `expected 32 bytes, found ${root.length}`);
  for (const line of [origin, ...extensions]) {
    if (line === "" || line.includes("\n")) {
      throw LogError.malformed(where, "origin and extensions are lines that are not empty");
    }
  }
  return [origin, String(size), base64(root), ...extensions].map((line) => `${line}\n`).join("");
}
