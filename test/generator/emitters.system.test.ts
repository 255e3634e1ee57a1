// Emitters of a contract's own: the examples of docs/emitters.md do what the page says, and one that fails is a finding.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { library, root } from "./fixture.js";
import { runIn } from "./command.js";
import { temporaryFolder, textsOf } from "./folders.js";

const place = temporaryFolder("emitters-");
afterAll(() => rmSync(place, { recursive: true }));

const page = readFileSync(path.join(root, "docs/emitters.md"), "utf8");
/** The modules that the page shows, by the path that it gives them. */
const examples = new Map(
  [...page.matchAll(/<!-- tested: (\S+) -->\n\n```js\n([^]*?)```/g)].map(([, file = "", text = ""]) => [file, text]),
);
const contract = path.join(place, "schema/contract.yaml");
const run = (...args: string[]) => runIn(place, { CONTRACT_CACHE: path.join(place, "cache") }, ...args);

function name(...modules: readonly string[]): void {
  const text = readFileSync(path.join(library, "contract.yaml"), "utf8");
  writeFileSync(contract, `${text}emitters: [${modules.join(", ")}]\n`);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
}

beforeEach(() => {
  rmSync(path.join(place, "schema"), { recursive: true, force: true });
  cpSync(library, path.join(place, "schema"), { recursive: true });
  for (const [file, text] of examples) write(file, text);
});

test("the examples of the page write a table of operations, Python types and a module", async () => {
  expect(examples.size).toBe(3);
  name("./emitters/operations.mjs", "./emitters/python.mjs", "./emitters/paths.mjs");
  const { code, err, out } = await run("generate");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("files");
  const table = readFileSync(path.join(place, "generated/docs/operations.md"), "utf8");
  expect(table.split("\n")).toHaveLength(2 + 2 + 5 + 1);
  expect(table).toContain("| `lendBook` | `POST /api/submit/lend_book` | 3 | Lends a book to a reader. |");
  const types = path.join(place, "generated/python/types.py");
  expect(readFileSync(types, "utf8")).toContain("    cards: list[str]\n");
  expect(readFileSync(path.join(place, "generated/src/paths.ts"), "utf8")).toMatch(
    /^\/\/ The path of every query\.\n\nimport type \{ Operation \} from "\.\/runtime\/operation\.js";\n\n\/\*\* Where `\w+` is asked\. \*\/\nexport const \w+Path: Operation\["path"\] = "\/api\//,
  );
  const python = spawnSync("python3", ["-c", "import ast, sys; ast.parse(open(sys.argv[1]).read())", types]);
  // Where there is no Python, its status is null.
  expect([0, null], String(python.stderr)).toContain(python.status);
});

test("what they write is checked for drift, removed when it is not named any more, and rewritten when they change", async () => {
  name("./emitters/operations.mjs");
  await run("generate");
  expect((await run("check")).code).toBe(0);
  write("generated/docs/operations.md", "mine\n");
  expect((await run("check")).out).toContain("changed generated/docs/operations.md");
  const text = examples.get("schema/emitters/operations.mjs") ?? "";
  write("schema/emitters/operations.mjs", text.replace("# ${title}", "# Operations of ${title}"));
  expect((await run("generate")).code).toBe(0);
  const table = path.join(place, "generated/docs/operations.md");
  expect(readFileSync(table, "utf8")).toMatch(/^# Operations of Town library\n/);
  writeFileSync(contract, readFileSync(path.join(library, "contract.yaml")));
  expect((await run("generate")).out).toContain("removed generated/docs/operations.md");
  expect(existsSync(table)).toBe(false);
});

describe("a finding at the place where the contract names it, and nothing written,", () => {
  test.each([
    ["it is not there", undefined, "failed: ENOENT"],
    ["it cannot be parsed", "export default (", "failed: "],
    ["it has no default export", "export const emit = () => [];", "has no function as its default export"],
    ["it throws", "export default () => { throw new Error('no shapes'); };", "failed: no shapes"],
    ["it rejects", "export default async () => { throw new Error('too late'); };", "failed: too late"],
    ["it answers something else", "export default () => 'text';", "must answer a list of { path, text }"],
    ["a file has no text", "export default () => [{ path: 'a.md' }];", "must answer a list of { path, text }"],
    ["it climbs out", "export default () => [{ path: '../a.md', text: '' }];", "paths lie below the output folder"],
    ["it writes to the root", "export default () => [{ path: '/a.md', text: '' }];", "paths lie below the output"],
    ["it hides something", "export default () => [{ path: '.npmrc', text: '' }];", "no hidden parts"],
    ["it writes built code", "export default () => [{ path: 'dist/a.js', text: '' }];", "is not the compiler's"],
    [
      "it writes what a tool writes",
      "export default () => [{ path: 'rust/Cargo.lock', text: '' }];",
      "is not the compiler's",
    ],
    ["it writes over the compiler", "export default () => [{ path: 'src/client.ts', text: '' }];", "has written it"],
  ])("where %s", async (_, text, says) => {
    rmSync(path.join(place, "generated"), { recursive: true, force: true });
    if (text !== undefined) write("schema/emitters/bad.mjs", text);
    name("./emitters/bad.mjs");
    const { code, err } = await run("generate");
    expect(code).toBe(1);
    expect(err).toMatch(/^schema\/contract\.yaml:\d+:12 error CS0601 the emitter \.\/emitters\/bad\.mjs /);
    expect(err).toContain(says);
    expect(err).toContain("1 error");
    expect(textsOf(place).has("generated/src/index.ts")).toBe(false);
  });
});
