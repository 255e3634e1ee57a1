// A reader of contracts in Python, which shares nothing with the compiler.

import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Turn } from "../share.js";
import { filesOf, vectorsOf } from "./vectors.js";
import type { Vectors } from "./vectors.js";

export interface Report {
  /** By contract: where reader and vectors disagree. */
  readonly differences: Readonly<Record<string, readonly string[]>>;
  /** By mutant of the reader: what it gets wrong first; null where nothing notices. */
  readonly mutants: Readonly<Record<string, string | null>>;
  /** How many mutants there are. */
  readonly count: number;
}

/** Whether there is a Python to run it. Where there is none, the run says so; in CI it fails. */
export function hasPython(): boolean {
  if (spawnSync("python3", ["--version"]).status === 0) return true;
  const skipped = "the reader of test vectors in Python: there is no python3";
  if (process.env["CI"]) throw new Error(`CI cannot skip ${skipped}`);
  console.warn(`skipped: ${skipped}`);
  return false;
}

/** What it reads: the parsed files of a contract by path, and its vectors. */
export interface ReaderInput {
  readonly files: Readonly<Record<string, unknown>>;
  readonly vectors: Vectors;
}

/**
 * @param contracts folders in the repository
 * @param mutants which of them are tried; default: none
 */
export function readByPython(contracts: readonly string[], mutants?: Turn): Report {
  const inputs = contracts.map((contract): [string, ReaderInput] => [
    contract,
    { files: filesOf(contract), vectors: vectorsOf(contract) },
  ]);
  return runPython(Object.fromEntries(inputs), mutants);
}

/** @param input by name */
export function runPython(input: Readonly<Record<string, ReaderInput>>, mutants?: Turn): Report {
  const numbers = mutants ? [`${mutants.parts}`, `${mutants.first}`] : [];
  const { status, stdout, stderr } = spawnSync("python3", [path.join(import.meta.dirname, "main.py"), ...numbers], {
    input: JSON.stringify(input),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}
