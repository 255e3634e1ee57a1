// What pages and example files tell an operator to type, set and look for is there.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createProgram } from "../../service/src/cli/program.js";
import { processIo } from "../../service/src/cli/terminal/io.js";
import { allSettings, environment, otherVariables } from "../../service/src/config/settings.js";
import { commandsIn, commandsOf, faultOf } from "./commands.js";

const root = path.join(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(path.join(root, name), "utf8");
const namesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [`${folder}/${entry.name}`] : [],
  );

/** Decisions are left out: they tell of their time. */
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...namesIn("docs").filter((name) => name.endsWith(".md")),
];
const examples = namesIn("docs/operations");

describe("the command line", () => {
  const program = createProgram(processIo());
  const known = new Set(program.commands.filter(({ commands }) => commands.length > 0).map((each) => each.name()));
  const faultsOf = (commands: ReturnType<typeof commandsIn>) =>
    commands.flatMap((command) => {
      const fault = faultOf(program, command);
      return fault === undefined ? [] : [`${command.text}: ${fault}`];
    });

  test.each(pages)("has every command and option that %s names", (page) => {
    expect(faultsOf(commandsOf(read(page), known))).toEqual([]);
  });

  test("has those of the example files", () => {
    const commands = examples.map(read).flatMap((text) => [...commandsIn(text), ...commandsOf(text, known)]);
    expect(commands.map(({ words }) => words.join(" "))).toEqual(
      expect.arrayContaining(["serve", "webhooks list", "messages list"]),
    );
    expect(faultsOf(commands)).toEqual([]);
  });

  test("is named often enough for this to mean something, and a misspelt command is found", () => {
    expect(pages.flatMap((page) => commandsOf(read(page), known)).length).toBeGreaterThan(120);
    const wrong = commandsIn(
      "npx countersign master-key rotat\nnpx countersign archive verify --deep\ncountersign backup",
    );
    expect(faultsOf(wrong)).toEqual([
      "npx countersign master-key rotat: master-key has no command rotat",
      "npx countersign archive verify --deep: verify has no option --deep",
      "countersign backup: backup lacks an argument",
    ]);
  });
});

describe("the settings", () => {
  const places = new Set(allSettings.map(({ place }) => place));
  const groups = new Set([...places].flatMap((place) => (place.includes(".") ? [place.split(".")[0]] : [])));
  const variables = new Set([...Object.keys(environment), ...Object.keys(otherVariables)]);
  /** Of HAProxy alone, in its own environment: addresses of the processes. */
  const addresses = /^COUNTERSIGN_\d$/;

  test.each([...pages, ...examples])("have every variable and setting that %s names", (name) => {
    const text = read(name);
    const named = [...text.matchAll(/\bCOUNTERSIGN_\w*[A-Z0-9]\b/g)].map(([variable]) => variable);
    expect(named.filter((variable) => !variables.has(variable) && !addresses.test(variable))).toEqual([]);
    const settings = [...text.matchAll(/`([a-z]\w*)\.([a-zA-Z]\w*)`/g)].flatMap(([, group, member]) =>
      groups.has(group) ? [`${group}.${member}`] : [],
    );
    expect(settings.filter((place) => !places.has(place))).toEqual([]);
  });
});
