// The table: a row for every type of activity and every query, a cell for each outcome, with the tests that showed it.

import { activityKinds } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { exceptionOf, exceptions } from "./exceptions.mjs";

/** @typedef {import("./exceptions.mjs").Column} Column */
/** @typedef {import("../service/support/coverage.js").Observation} Observation */
/**
 * @typedef {object} Row
 * @property {string} operation
 * @property {string | undefined} type of activity; undefined for queries
 * @property {Readonly<Partial<Record<Column, readonly string[]>>>} cells names of tests, without columns that a row lacks
 */

/** Every observation in a folder, once. */
export function readObservations(/** @type {string} */ folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = files.flatMap((name) => readFileSync(path.join(folder, name), "utf8").split("\n"));
  return [...new Set(lines)].filter(Boolean).map((line) => /** @type {Observation} */ (JSON.parse(line)));
}

/** Rows of the whole contract. @returns {Row[]} */
export function rowsOf(/** @type {readonly Observation[]} */ observations) {
  /** @type {Map<string, Set<string>>} */
  const tests = new Map();
  for (const { file, test, operation, type, outcome } of observations) {
    const key = `${type ?? operation} ${outcome}`;
    if (!tests.has(key)) tests.set(key, new Set());
    tests.get(key)?.add(`${file} › ${test || "(before or after its tests)"}`);
  }
  const cell = (/** @type {string} */ name, /** @type {Column} */ column) =>
    [...(tests.get(`${name} ${column}`) ?? [])].sort();
  /** @type {Row[]} */
  const rows = [];
  for (const { name, kind } of operations) {
    if (kind === "query") {
      const cells = { accepted: cell(name, "accepted"), refused: cell(name, "refused") };
      rows.push({ operation: name, type: undefined, cells });
    }
    for (const [type, { family }] of Object.entries(activityKinds)) {
      if (family !== name) continue;
      const [accepted, refused, webhook] = [cell(type, "accepted"), cell(type, "refused"), cell(type, "webhook")];
      rows.push({ operation: name, type, cells: { accepted, refused, webhook } });
    }
  }
  return rows;
}

/** What is wrong with the table, in words: empty cells, and exceptions that are none. @returns {string[]} */
export function faultsOf(/** @type {readonly Row[]} */ rows) {
  /** @type {string[]} */
  const faults = [];
  for (const { operation, type, cells } of rows) {
    const name = type ?? operation;
    for (const column of /** @type {const} */ (["accepted", "refused", "webhook"])) {
      const tests = cells[column];
      if (!tests) continue;
      const exception = exceptionOf(name, column);
      if (tests.length === 0 && !exception) faults.push(`${name}, ${column}: no test`);
      if (tests.length > 0 && exception) faults.push(`${name}, ${column}: an exception, but shown by ${tests[0]}`);
    }
  }
  const known = new Set(rows.map(({ operation, type }) => type ?? operation));
  for (const { name } of exceptions) if (!known.has(name)) faults.push(`${name}: an exception of nothing`);
  return faults;
}
