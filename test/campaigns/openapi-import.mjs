// Imports every OpenAPI document of a folder, compiles the contract, and compares what is emitted with what was read:
// operations, parameters, members, types, bounds. Prints a table, and the classes of differences.
//
//   npm run campaign -- openapi-import FOLDER [--differences]

import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { openapiDocument } from "../../generator/dist/emit/openapi/document.js";
import { importOpenapi } from "../../generator/dist/import/import.js";
import { isOfTypes } from "../../generator/dist/model/operations.js";
import { compareDocuments } from "./openapi-meaning.mjs";

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error("name a folder with OpenAPI documents: npm run campaign -- openapi-import FOLDER");
  process.exit(2);
}

/** @type {Map<string, number>} */
const classes = new Map();
const rows = [
  ["document", "OpenAPI", "KiB", "operations", "carried", "types", "findings", "differences", "again", "ms"],
];
let failed = 0;
for (const name of readdirSync(folder)
  .filter((one) => /\.(?:json|ya?ml)$/.test(one))
  .sort()) {
  const text = readFileSync(path.join(folder, name), "utf8");
  const start = performance.now();
  try {
    const { model, findings, diagnostics } = importOpenapi(text);
    const ms = Math.round(performance.now() - start);
    if (!model) throw new Error(`the contract does not compile: ${diagnostics[0]?.message ?? ""}`);
    const source = /^\s*\{/.test(text)
      ? JSON.parse(text)
      : parse(text, { merge: true, maxAliasCount: -1, uniqueKeys: false });
    const emitted = openapiDocument(model);
    const { operations, carried, differences } = compareDocuments(source, emitted, model.contract.basePath);
    const own = new Map();
    for (const { class: one, at } of differences) {
      own.set(one, (own.get(one) ?? 0) + 1);
      if (flags.includes("--differences")) console.log(`${name}: ${one}: ${at}`);
    }
    for (const [one, count] of own) classes.set(one, (classes.get(one) ?? 0) + count);
    // A package of types alone has no description.
    const isTypes = isOfTypes(model);
    const again = isTypes ? undefined : importOpenapi(JSON.stringify(emitted)).model;
    const isSame = again !== undefined && count(again) === count(model);
    const types = model.shapes.length + model.unions.length + model.enums.length + model.scalars.length;
    rows.push(
      [
        name,
        source.openapi,
        text.length / 1024,
        operations,
        carried,
        types,
        findings.length,
        differences.length,
        isTypes ? "types" : isSame ? "same" : "DIFFERS",
        ms,
      ].map((value) => (typeof value === "number" ? String(Math.round(value)) : value)),
    );
  } catch (cause) {
    failed++;
    rows.push([
      name,
      "",
      String(Math.round(text.length / 1024)),
      "",
      "",
      "",
      "",
      cause instanceof Error ? cause.message.slice(0, 100) : String(cause),
      "",
      "",
    ]);
  }
}
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of rows)
  console.log(
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
console.log("\nDifferences in what is carried, by class:");
for (const [name, count] of [...classes].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(8)}  ${name}`);
process.exitCode = failed > 0 ? 1 : 0;

/** What is declared, in a word; scalars are written out in what is emitted. @param {NonNullable<ReturnType<typeof importOpenapi>["model"]>} model */
function count({ queries, operations, webhooks, shapes, unions, enums, errors }) {
  const names = [queries, operations, webhooks, shapes, unions, enums, errors.codes].map((all) =>
    all
      .map(({ name }) => name)
      .sort()
      .join(),
  );
  return names.join("\n");
}
