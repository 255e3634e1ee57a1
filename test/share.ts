// A part of a list that is too long for every run, another one for each commit, so that all have their turn.

import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const { stdout } = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { cwd: root, encoding: "utf8" });
const commit = Number.parseInt(stdout, 16) || 0;

export interface Turn {
  readonly parts: number;
  /** Where the part begins: it is every member whose number leaves this, divided by `parts`. */
  readonly first: number;
}

/** Whether nothing is left to other commits, as in `npm run campaign -- languages` and `-- every-part`. */
const isWhole = process.env["EVERY_PART"] !== undefined;

/** The commit's turn; the whole list where `EVERY_PART` is set. */
export function turn(parts: number): Turn {
  return isWhole ? { parts: 1, first: 0 } : { parts, first: commit % parts };
}

/** The members whose turn it is, in their order. */
export function share<Member>(all: readonly Member[], { parts, first }: Turn): readonly Member[] {
  return all.filter((_, index) => index % parts === first);
}
