// The files that the contributors' pages name exist, and CONTRIBUTING's list of the service's folders is complete.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const contributing = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
const pages = ["docs/extending.md", "docs/testing.md"].map((page) => readFileSync(path.join(root, page), "utf8"));

/** List items, table rows and paragraphs: within one, a bare file name is in a folder that it mentions. */
const passages = [contributing, ...pages]
  .join("\n\n")
  .replaceAll(/^```[\s\S]*?^```/gm, "")
  .split(/\n(?=\s*(?:\d+\.|[-|#])\s?)|\n\n/)
  .map((passage) => ({ passage, names: placesIn(passage) }))
  .filter(({ names }) => names.length > 0);

/** What is written as code and reads as a file or folder; examples with a variable part are none. */
function placesIn(passage: string): string[] {
  return [...passage.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /\/$|^[\w.-]+\/[\w./-]+$|\.(?:ts|ya?ml|json|md)$/.test(name))
    .filter((name) => !/^NNNN|\/NNNN|^\/|^\.{3}/.test(name));
}

function folderOf(place: string): string {
  return statSync(path.join(root, place)).isDirectory() ? place : path.dirname(place);
}

test.each(passages)("what it names is there: $passage", ({ names }) => {
  const whole = names.filter((name) => existsSync(path.join(root, name))).map(folderOf);
  const rooms = names.map((name) => path.join("service/src", name)).filter((name) => existsSync(path.join(root, name)));
  const stages = names
    .map((name) => path.join("generator/src", name))
    .filter((name) => existsSync(path.join(root, name)));
  const folders = ["", "service/src", "generator/src", ...whole, ...rooms.map(folderOf), ...stages.map(folderOf)];
  const missing = names.filter((name) => !folders.some((folder) => existsSync(path.join(root, folder, name))));
  expect(missing).toEqual([]);
});

test("every room of the service has a line", () => {
  const rooms = readdirSync(path.join(root, "service/src"), { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );
  const rows = contributing.split("\n").filter((line) => line.startsWith("|"));
  const listed = rows.flatMap((row) => placesIn(row.split("|")[1] ?? ""));
  expect(rooms.filter((room) => !listed.includes(room))).toEqual([]);
});
