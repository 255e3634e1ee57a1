// The command line over a contract of its own: what `check` says of an output that is or is not what the contract
// compiles to, and how `generate` fixes it. The tests build on each other, in this order.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { library } from "./fixture.js";
import { runIn } from "./command.js";
import { forgetCache, temporaryFolder, textsOf } from "./folders.js";
import type { Ended } from "./command.js";

const place = temporaryFolder("drift-");
const out = path.join(place, "generated");
const run = (...args: readonly string[]): Promise<Ended> => runIn(place, {}, ...args);
let fresh: ReadonlyMap<string, string>;

beforeAll(async () => {
  cpSync(library, path.join(place, "schema"), { recursive: true });
  const { code, err } = await run("generate");
  if (code !== 0) throw new Error(err);
  fresh = committedOf(out);
});

afterAll(() => {
  rmSync(place, { recursive: true });
  forgetCache(path.join(place, "schema"), out);
});

/** Without the time that it took. */
function timeless(text: string): string {
  return text.replace(/\(\d+ ms\)|in \d+ ms/g, "");
}

function edit(file: string, from: string, to: string): void {
  const name = path.join(place, file);
  const text = readFileSync(name, "utf8");
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

const SUMMARY = {
  intents: 5,
  results: 3,
  "submit operations": 3,
  "activity types": 5,
  queries: 2,
  enums: 4,
  shapes: 4,
  scalars: 5,
  "error codes": 3,
  webhooks: 1,
};

describe("an output that is what the contract compiles to", () => {
  test("passes the check, which says the same with what the last run found out and without", async () => {
    const [warm, cold] = await Promise.all([run("check"), run("--no-cache", "check")]);
    expect(warm).toMatchObject({ code: 0, err: "" });
    expect(warm.out).toContain("generated is what schema compiles to");
    expect(timeless(cold.out)).toBe(timeless(warm.out));
    expect(cold).toMatchObject({ code: 0, err: "" });
  });

  test("is counted for programs", async () => {
    const { code, out: text } = await run("check", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual({
      ok: true,
      summary: { ...SUMMARY, files: fresh.size },
      changed: [],
      missing: [],
      stray: [],
      overdue: [],
    });
  });
});

describe("an operation that is promised until a day", () => {
  const query = "schema/queries/list-books.yaml";
  const doc = "doc: Lists the books of a branch.\n";
  const until = (day: string): string => `${doc}deprecated: { why: Ask a clerk., until: "${day}" }\n`;
  afterAll(async () => {
    edit(query, until("2999-12-31"), doc);
    await run("generate");
  });

  test("makes the check warn, and not fail, once that day has passed", async () => {
    edit(query, doc, until("2020-02-29"));
    await run("generate");
    const where = "schema/queries/list-books.yaml:3:8";
    const said = `${where} warning \`listBooks\` was promised until 2020-02-29, which has passed: remove it, or announce a later day\n`;
    expect(await run("check")).toMatchObject({ code: 0, err: said });
    expect(await run("--no-cache", "check")).toMatchObject({ code: 0, err: said });
  });

  test("is not spoken of before", async () => {
    edit(query, until("2020-02-29"), until("2999-12-31"));
    await run("generate");
    expect(await run("check")).toMatchObject({ code: 0, err: "" });
  });
});

describe("an output that was edited by hand after a run", () => {
  beforeAll(() => {
    edit("generated/src/enums.ts", "  /** At the entrance. */", "  /** At the door. */");
    rmSync(path.join(out, "src/wait.ts"));
    writeFileSync(path.join(out, "src/stray.ts"), "");
  });

  test("fails the check, which names what has changed with the difference, what is missing and what is stray", async () => {
    const { code, out: text, err } = await run("check");
    expect(code).toBe(1);
    const lines = fresh.get("src/enums.ts")?.split("\n") ?? [];
    expect(text).toBe(
      `changed generated/src/enums.ts\n    @@ line ${lines.indexOf("  /** At the entrance. */") + 1}\n` +
        "    -   /** At the door. */\n    +   /** At the entrance. */\n" +
        "missing generated/src/wait.ts\nstray   generated/src/stray.ts\n",
    );
    expect(err).toBe("3 files are not what schema compiles to; run `npm run generate` and commit the result\n");
  });

  test("fails it for programs too", async () => {
    const { code, out: text } = await run("--json", "check");
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({
      ok: false,
      changed: ["src/enums.ts"],
      missing: ["src/wait.ts"],
      stray: ["src/stray.ts"],
    });
  });

  test("is fixed by `generate`, which touches nothing else", async () => {
    const before = times();
    const { code, out: text } = await run("generate");
    expect(code).toBe(0);
    expect(text).toContain(
      "wrote generated/src/enums.ts\nwrote generated/src/wait.ts\nremoved generated/src/stray.ts\n",
    );
    expect(text).toContain("3 files touched");
    expect(committedOf(out)).toEqual(fresh);
    expect(touchedSince(before)).toEqual(["src/enums.ts", "src/wait.ts"]);
  });
});

describe("one optional field more in an intent", () => {
  const concerned = [
    "openapi.json",
    "schemas/request.schema.json",
    "schemas/response.schema.json",
    "src/activities/close-branch.ts",
    "src/validators/activities/close-branch.ts",
  ];

  test("fails the check, which names the files concerned", async () => {
    edit(
      "schema/activities/close-branch.yaml",
      "intent: { fields: {} }",
      "intent: { fields: { why?: { type: string, doc: Reason. } } }",
    );
    const { code, out: text } = await run("check", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({ ok: false, changed: concerned, missing: [], stray: [] });
  });

  test("makes `generate` touch these files and no other, after which the check passes", async () => {
    const before = times();
    const { code, out: text } = await run("generate", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ ok: true, written: concerned, removed: [] });
    expect(touchedSince(before)).toEqual(concerned);
    expect((await run("check")).code).toBe(0);
  });
});

describe("what tools leave in the output", () => {
  const left = [
    ".idea/workspace.xml",
    "dist/index.js",
    "go/go.sum",
    "node_modules/typescript/package.json",
    "package-lock.json",
    "python/.venv/bin/python",
    "python/library.egg-info/PKG-INFO",
    "python/library/__pycache__/models.cpython-311.pyc",
    "rust/Cargo.lock",
    "rust/target/CACHEDIR.TAG",
    "rust/target/debug/library.rlib",
    "tsconfig.tsbuildinfo",
  ];
  const withTag =
    "Signature: 8a477f597d28d172789f06886806bc55\n# This file is a cache directory tag created by cargo.\n";
  const put = (name: string): void => {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), name.endsWith("CACHEDIR.TAG") ? withTag : "");
  };
  beforeAll(() => left.forEach(put));
  afterAll(() =>
    new Set(left.map((name) => name.split("/")[0] ?? "")).forEach((name) =>
      rmSync(path.join(out, name), { recursive: true }),
    ),
  );

  test("is no drift, and stays", async () => {
    expect((await run("check")).code).toBe(0);
    expect((await run("generate")).code).toBe(0);
    for (const name of left) expect(existsSync(path.join(out, name)), name).toBe(true);
  });

  test("is told from files of such names that are none of theirs", async () => {
    const strays = ["src/dist/index.ts", "src/target/index.ts"];
    strays.forEach(put);
    const { code, out: text } = await run("check", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({ stray: strays });
    expect((await run("generate")).code).toBe(0);
    for (const name of strays) expect(existsSync(path.join(out, name)), name).toBe(false);
  });
});

describe("a wrong name in the contract", () => {
  const line = "      add: { days: { type: Days, default: 14 }, genre?: Gerne }";
  beforeAll(() => edit("schema/activities/lend-book.yaml", "genre?: Genre", "genre?: Gerne"));

  test("is shown by `check` and `generate` with its line and the right name, is data for programs, and changes nothing", async () => {
    const before = times();
    const [checked, generated, data] = await Promise.all([run("check"), run("generate"), run("check", "--json")]);
    expect(checked).toEqual({
      code: 1,
      out: "",
      err:
        `schema/activities/lend-book.yaml:18:57 error CS0203 unknown type \`Gerne\`\n  18 | ${line}\n` +
        `     | ${" ".repeat(line.indexOf("Gerne"))}^^^^^ did you mean \`Genre\`?\n\n1 error; \`explain CS0203\` tells more\n`,
    });
    expect(generated).toEqual(checked);
    expect(data).toMatchObject({ code: 1, err: "" });
    expect(JSON.parse(data.out)).toEqual({
      ok: false,
      diagnostics: [
        {
          code: "CS0203",
          message: "unknown type `Gerne`",
          position: { file: "activities/lend-book.yaml", line: 18, column: 57, length: 5 },
          help: "did you mean `Genre`?",
        },
      ],
    });
    expect(touchedSince(before)).toEqual([]);
  });
});

describe("a wrong command", () => {
  test.each([
    [["generat"], "unknown command 'generat'"],
    [["check", "--fast"], "unknown option '--fast'"],
    [["where"], "missing required argument 'symbol'"],
    [["--schema"], "argument missing"],
    [[], "Usage: contract"],
  ])("ends with 2: %j", async (args, said) => {
    const { code, out: text, err } = await run(...args);
    expect(code).toBe(2);
    expect(text).toBe("");
    expect(err).toContain(said);
  });

  test("is not what `--help` is", async () => {
    const { code, out: text } = await run("generate", "--help");
    expect(code).toBe(0);
    for (const option of ["--watch", "--schema", "--out", "--no-cache", "--json"]) expect(text).toContain(option);
  });
});

test("a folder with files of somebody else is not written into", async () => {
  const other = path.join(place, "other");
  cpSync(path.join(place, "schema/shapes"), other, { recursive: true });
  const before = committedOf(other);
  const { code, out: text, err } = await run("--schema", library, "--out", "other", "--no-cache", "generate");
  expect(code).toBe(2);
  expect(text).toBe("");
  expect(err).toMatch(/^contract: .*other holds files that were not compiled from a contract; name an empty folder\n$/);
  expect(committedOf(other)).toEqual(before);
});

function times(): Map<string, number> {
  return new Map([...committedOf(out).keys()].map((name) => [name, statSync(path.join(out, name)).mtimeMs]));
}

/** The documentation is built, like code, and compared with nothing. */
function committedOf(folder: string): Map<string, string> {
  return new Map([...textsOf(folder)].filter(([name]) => !name.startsWith("dist/")));
}

/** Files of the output that were written since, new ones too. */
function touchedSince(before: ReadonlyMap<string, number>): string[] {
  return [...times()].filter(([name, time]) => before.get(name) !== time).map(([name]) => name);
}
