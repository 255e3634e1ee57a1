// A contract that imports types from an installed package: the guest book's, as its compiled package carries it.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compileFolder, compileSources } from "../../generator/src/compile.js";
import { check, generate } from "../../generator/dist/index.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { diffContract } from "../../generator/src/diff/diff.js";
import { present } from "../service/support/results.js";
import { onBase, outputOf, rendered, root } from "./fixture.js";
import { temporaryFolder, textsOf } from "./folders.js";

const taste = `
query: listVisits
doc: Lists visits.
path: query/list_visits
request: { fields: { author?: Author } }
response: { fields: { entries: "Entry[]" } }
examples: [{ request: {}, response: { entries: [{ entry_id: e-1, written_by: Ada, text: Fine. }] } }]
`;

let place: string;
let schema: string;
let installed: string;

beforeEach(() => {
  place = temporaryFolder("imports-");
  [schema, installed] = [path.join(place, "team/schema"), path.join(place, "node_modules/@guests/book")];
  cpSync(path.join(root, "test/contracts/guestbook"), path.join(installed, "dist/contract"), { recursive: true });
  for (const [name, text] of contract('imports: { "@guests/book": [Entry, Author] }')) write(name, text);
});
afterEach(() => rmSync(place, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(schema, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function contract(imports: string): Map<string, string> {
  const files = onBase([["queries/list-visits.yaml", taste]]);
  return files.set("contract.yaml", `${files.get("contract.yaml") ?? ""}\n${imports}\n`);
}

function said({ position, code, message }: Diagnostic): string {
  return `${position?.file}:${position?.line} ${code} ${message}`;
}

function editInstalled(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(installed, "dist/contract", file), "utf8");
  expect(text).toContain(from);
  writeFileSync(
    path.join(installed, "dist/contract", file),
    text.replace(from, () => to),
  );
}

/** Without what the compiler notes down for its next run. */
function published(folder: string): ReadonlyMap<string, string> {
  return new Map([...textsOf(folder)].filter(([name]) => !/^dist\/\w+\/\./.test(name)));
}

/** The compiler's options for the contract that imports. */
const team = () => ({ schema, out: path.join(place, "team/generated"), cache: false }) as const;

test("imported types come with what they are made of, and with nothing else", async () => {
  const { model, diagnostics, sources } = await compileFolder(schema);
  expect(rendered(diagnostics, sources)).toBe("");
  expect(model?.shapes.map(({ name }) => name).sort()).toEqual(["Entry", "ErrorBody"]);
  expect(model?.scalars.map(({ name }) => name)).toEqual(["Author", "EntryId"]);
  expect(model?.enums.map(({ name }) => name)).toContain("Mood");
  const output = await outputOf(present(model, "model"));
  expect(output.get("src/imports/@guests/book/shapes/entries.ts")).toContain("export interface Entry {");
  expect(output.get("src/imports/@guests/book/shapes/entries.ts")).toContain('from "../../../../scalars.js"');
  expect(output.get("src/index.ts")).toContain('"./imports/@guests/book/shapes/entries.js"');
  // Only answered here: their bounds are those of answers.
  expect(output.get("src/validators/imports/@guests/book/shapes/entries.ts")).not.toContain("codePoints");
});

test("the package carries what it was compiled from, so that it compiles and is compared without the other one", async () => {
  expect(await generate(team())).toMatchObject({ ok: true });
  const carried = path.join(place, "team/generated/dist/contract");
  const imported = [...textsOf(carried)].filter(([name]) => name.startsWith("imports/"));
  expect(imported.map(([name]) => name)).toEqual(
    ["contract", "enums", "scalars", "shapes/entries"].map((name) => `imports/@guests/book/${name}.yaml`),
  );
  expect(imported.map(([, text]) => text).join("\n")).not.toContain("Problem");
  rmSync(path.join(place, "node_modules"), { recursive: true });
  expect((await compileFolder(carried)).diagnostics.map(said)).toEqual([]);
  const again = path.join(place, "again");
  expect(await generate({ schema: carried, out: again, cache: false })).toMatchObject({ ok: true });
  expect(published(again)).toEqual(published(path.join(place, "team/generated")));
  const found = await diffContract({ schema: carried, against: carried, cache: false });
  expect("verdict" in found && found.verdict.changes).toEqual([]);
});

describe("a contract that imports from one that imports", () => {
  const middle = (): string => path.join(place, "node_modules/@guests/reviews");

  beforeEach(async () => {
    const reviews = onBase([
      [
        "shapes/reviews.yaml",
        "shapes:\n  Review: { doc: An entry and what was thought of it., fields: { of: Entry, note?: Author } }\n",
      ],
      [
        "queries/list-reviews.yaml",
        taste
          .replaceAll("listVisits", "listReviews")
          .replace("list_visits", "list_reviews")
          .replace('"Entry[]"', '"Review[]"')
          .replace(/entries: \[\{.*\}\] \}/, "entries: [] }"),
      ],
    ]);
    const text = (reviews.get("contract.yaml") ?? "").replace(/^package:.*$/m, 'package: "@guests/reviews"');
    reviews.set("contract.yaml", `${text}\nimports: { "@guests/book": [Entry, Author] }\n`);
    for (const [name, yaml] of reviews) write(`../reviews/${name}`, yaml);
    // As it is published: with the contract that it imports from.
    const reviewed = path.join(place, "team/reviews");
    const made = await generate({ schema: reviewed, out: middle(), cache: false });
    if (!made.ok) throw new Error(rendered(made.diagnostics, made.sources));
    rmSync(installed, { recursive: true });
    write(
      "queries/list-visits.yaml",
      taste.replace('"Entry[]"', '"Review[]"').replace(/entries: \[\{.*\}\] \}/, "entries: [] }"),
    );
    write("contract.yaml", contract('imports: { "@guests/reviews": [Review, Author] }').get("contract.yaml") ?? "");
  });

  test("gets all that its types are made of, from the package that carries it", async () => {
    const { model, diagnostics, sources } = await compileFolder(schema);
    expect(rendered(diagnostics, sources)).toBe("");
    expect(model?.shapes.map(({ name, home }) => `${home} ${name}`).sort()).toEqual([
      "imports/@guests/reviews/imports/@guests/book/shapes/entries Entry",
      "imports/@guests/reviews/shapes/reviews Review",
      expect.stringMatching(/ ErrorBody$/),
    ]);
    expect(await generate(team())).toMatchObject({ ok: true });
    const carried = textsOf(path.join(place, "team/generated/dist/contract"));
    expect([...carried.keys()]).toContain("imports/@guests/reviews/imports/@guests/book/shapes/entries.yaml");
    rmSync(path.join(place, "node_modules"), { recursive: true });
    expect((await compileFolder(path.join(place, "team/generated/dist/contract"))).diagnostics.map(said)).toEqual([]);
  });

  test("carries the one in between, also where nothing of its own is imported", async () => {
    write("contract.yaml", contract('imports: { "@guests/reviews": [Author] }').get("contract.yaml") ?? "");
    const authors = taste.replace('entries: "Entry[]"', 'authors?: "Author[]"');
    write("queries/list-visits.yaml", authors.replace(/response: \{ entries: \[\{.*\}\] \}/, "response: {}"));
    expect(await generate(team())).toMatchObject({ ok: true });
    const carried = path.join(place, "team/generated/dist/contract");
    expect((await compileFolder(carried)).diagnostics.map(said)).toEqual([]);
  });

  test("has one finding where the package does not carry what it imports from", async () => {
    rmSync(path.join(middle(), "dist/contract/imports"), { recursive: true });
    const { diagnostics } = await compileFolder(schema);
    expect(diagnostics.map(({ position, code, message }) => [position?.file, code, message])).toEqual([
      ["imports/@guests/reviews/contract.yaml", "CS0209", "no contract of the package `@guests/book` is found"],
    ]);
  });
});

describe("`diff` against a commit", () => {
  const git = (...args: readonly string[]): string => {
    const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
    return execFileSync("git", [...identity, ...args], { cwd: place, encoding: "utf8" });
  };
  const changes = async (): Promise<readonly string[]> => {
    const found = await diffContract({ schema, against: "git:HEAD", cache: false });
    return "verdict" in found ? found.verdict.changes.map(({ rule, subject }) => `${rule} ${subject}`) : ["refused"];
  };

  beforeEach(() => {
    git("init", "-q");
    writeFileSync(path.join(place, ".gitignore"), "node_modules\n");
  });

  test("takes what the commit imports from as it is installed now, for git has no packages", async () => {
    git("add", ".");
    git("commit", "-q", "-m", "first");
    expect(await changes()).toEqual([]);
    editInstalled("shapes/entries.yaml", "entry_id: EntryId", "entry_id?: EntryId");
    expect(await changes()).toEqual([]);
    const required = taste
      .replace("author?: Author", "author: Author")
      .replace("request: {}", "request: { author: Ada }");
    write("queries/list-visits.yaml", required);
    expect(await changes()).toContain("request-made-required ListVisitsRequest.author");
  });

  test("takes it from `imports/` of the commit where it lies there", async () => {
    cpSync(path.join(installed, "dist/contract"), path.join(schema, "imports/@guests/book"), { recursive: true });
    git("add", ".");
    git("commit", "-q", "-m", "first");
    expect(await changes()).toEqual([]);
    const file = path.join(schema, "imports/@guests/book/shapes/entries.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("entry_id: EntryId", "entry_id?: EntryId"));
    expect(await changes()).toEqual(["response-made-optional Entry.entry_id"]);
  });
});

test("another version of the package is drift, and `diff` says whom it breaks", async () => {
  expect(await generate(team())).toMatchObject({ ok: true });
  expect(await check(team())).toMatchObject({ ok: true });
  editInstalled("shapes/entries.yaml", "mood?: Mood", "mood?: Mood\n      stars?: { type: int32, doc: Of five. }");
  editInstalled("shapes/entries.yaml", "entry_id: EntryId", "entry_id?: EntryId");
  expect(await check(team())).toMatchObject({ ok: false, diagnostics: [] });
  const found = await diffContract({ schema, against: path.join(place, "team/generated/dist/contract"), cache: false });
  expect("verdict" in found && found.verdict.changes.map(({ rule, subject }) => `${rule} ${subject}`)).toEqual([
    "response-made-optional Entry.entry_id",
    "response-member-added Entry.stars",
  ]);
});

test("what the other package changes besides is no drift", async () => {
  editInstalled(
    "scalars.yaml",
    "scalars:",
    "scalars:\n  Word: { base: string, doc: Some text., maxLength: 80, example: W }",
  );
  editInstalled("scalars.yaml", "Author: { base: string,", "Author: { extends: Word,");
  expect(await generate(team())).toMatchObject({ ok: true });
  const before = published(path.join(place, "team/generated"));
  editInstalled("contract.yaml", "version: 1.0.0", "version: 1.1.0");
  editInstalled("contract.yaml", "# A guest book", "# The guest book");
  editInstalled("shapes/entries.yaml", "message: { type: string,", "message: { type: Author,");
  editInstalled("shapes/entries.yaml", "shapes:", "shapes:\n  Visit: { doc: A visit., fields: { by: Author } }");
  editInstalled("queries/list-entries.yaml", "query: listEntries", "query: findEntries");
  editInstalled("enums.yaml", "enums:", "enums:\n  Room: { doc: A room., values: { big: The big one. } }");
  expect(await check(team())).toMatchObject({ ok: true });
  expect(await generate(team())).toMatchObject({ ok: true });
  expect(published(path.join(place, "team/generated"))).toEqual(before);
  // What a scalar is built on is carried with it, which is built and not compared.
  editInstalled("scalars.yaml", "maxLength: 80, example: W", "maxLength: 90, example: W");
  expect(await check(team())).toMatchObject({ ok: true });
  const carried = path.join(place, "team/generated/dist/contract/imports/@guests/book/scalars.yaml");
  expect(readFileSync(carried, "utf8")).toContain("maxLength: 90");
});

test("what lies in `imports/` counts, not what is installed", async () => {
  cpSync(path.join(installed, "dist/contract"), path.join(schema, "imports/@guests/book"), { recursive: true });
  editInstalled("shapes/entries.yaml", "mood?: Mood", "mood: Mood");
  const { model } = await compileFolder(schema);
  const entry = model?.shapes.find(({ name }) => name === "Entry");
  expect(entry?.fields.find(({ name }) => name === "mood")?.optional).toBe(true);
});

describe("a finding", () => {
  test("in the imported contract is at its place there", async () => {
    editInstalled("shapes/entries.yaml", "mood?: Mood", "mood?: Moods");
    const { diagnostics, sources } = await compileFolder(schema);
    expect(diagnostics.map(said)).toEqual(["imports/@guests/book/shapes/entries.yaml:10 CS0203 unknown type `Moods`"]);
    expect(rendered(diagnostics, sources)).toContain("mood?: Moods");
  });

  test.each([
    [
      "a package that is not installed",
      'imports: { "@guests/books": [Entry] }',
      "CS0209 no contract of the package `@guests/books` is found",
    ],
    [
      "a name that the package does not have",
      'imports: { "@guests/book": [Entry, Author, Entries] }',
      "CS0203 `@guests/book` has no scalar, enum, shape or union `Entries`",
    ],
    [
      "a type that nothing uses",
      'imports: { "@guests/book": [Entry, Author, Problem] }',
      "CS0504 nothing uses the import `Problem`",
    ],
    [
      "no name of a package",
      'imports: { "../book": [Entry] }',
      "CS0113 the name `../book` must match ^(@[a-z0-9-]+/)?[a-z0-9-]+$",
    ],
  ])("tells of %s", async (_, imports, finding) => {
    const line = contract(imports).get("contract.yaml")?.split("\n").indexOf(imports) ?? -1;
    write("contract.yaml", contract(imports).get("contract.yaml") ?? "");
    const { diagnostics } = await compileFolder(schema);
    expect(diagnostics.map(said)).toEqual([`contract.yaml:${line + 1} ${finding}`]);
  });

  test("tells of an imported type with a name that is taken", async () => {
    write("enums.yaml", "enums:\n  Mood: { doc: Whether it is fine., values: { FINE: Fine. } }\n");
    write(
      "queries/get-mood.yaml",
      taste
        .replaceAll("listVisits", "getMood")
        .replace("list_visits", "get_mood")
        .replace("author?: Author", "mood?: Mood"),
    );
    const { diagnostics } = await compileFolder(schema);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "CS0201 `Entry` of `@guests/book` brings the type `Mood`, which already exists",
    ]);
  });

  test("tells of a record of operations, which stay where they are", () => {
    const other = sourcesBelow("imports/other/", [
      ["shapes/more.yaml", "shapes:\n  More: { doc: M., fields: { of?: GetStatusRequest } }\n"],
    ]);
    const files = new Map([...contract("imports: { other: [More] }"), ...other]);
    files.set(
      "queries/list-visits.yaml",
      taste
        .replace('"Entry[]"', '"More[]"')
        .replace("author?: Author", "")
        .replace(/entries: \[\{.*\}\] \}/, "entries: [] }"),
    );
    files.set(
      "imports/other/queries/get-more.yaml",
      taste
        .replaceAll("listVisits", "getMore")
        .replace("list_visits", "get_more")
        .replace('"Entry[]"', '"More[]"')
        .replace("author?: Author", "")
        .replace(/entries: \[\{.*\}\] \}/, "entries: [] }"),
    );
    expect(compileSources(files).diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "CS0209 `More` cannot be imported: it contains `GetStatusRequest`, which belongs to an operation there",
    ]);
  });
});

function sourcesBelow(folder: string, files: Iterable<readonly [string, string]>): [string, string][] {
  return [...onBase(files)].map(([name, text]) => [folder + name, text]);
}
