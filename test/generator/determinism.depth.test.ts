// The same contract gives the same bytes, whatever the order of files and keys, the folder and the machine's language.

import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isMap, isSeq, parseDocument } from "yaml";
import type { Node } from "yaml";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import { library, modelOf, sourcesOf, templates } from "./fixture.js";
import { runAlone } from "./command.js";
import { temporaryFolder, textsOf } from "./folders.js";

const place = temporaryFolder("determinism-");
afterAll(() => rmSync(place, { recursive: true }));

const sources = sourcesOf(library);

/** Everything that is emitted, before it is printed: that looks at one file at a time. */
async function emitted(from: Sources): Promise<Map<string, string>> {
  const files = [...emitAll({ model: modelOf(from), templates: templates() })].flat();
  return new Map(files.map((file): [string, string] => [file.path, JSON.stringify(file)]).sort());
}

/** The same items in an order that depends on the seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Maps that keep the order in which they are written. */
const ORDERED = new Set("fields add retype wrap rename envelope headers values final by value default".split(" "));

/** The file with the keys of all other maps in another order. */
function reordered(text: string, seed: number): string {
  const document = parseDocument(text);
  const visit = (node: unknown, key: string): void => {
    if (isSeq(node)) for (const item of node.items) visit(item, key);
    if (!isMap<Node>(node)) return;
    for (const pair of node.items) if (String(pair.key) !== "examples") visit(pair.value, String(pair.key));
    if (!ORDERED.has(key)) node.items = shuffled(node.items, seed);
  };
  visit(document.contents, "");
  return String(document);
}

describe("the output does not depend on", () => {
  test("the order in which files are read", async () => {
    const expected = await emitted(sources);
    for (const order of [[...sources].reverse(), shuffled([...sources], 1), shuffled([...sources], 2)]) {
      expect(order).not.toEqual([...sources]);
      expect(await emitted(new Map(order))).toEqual(expected);
    }
  });

  test("the order of keys, except where it is kept: of fields, values and outcomes", async () => {
    const expected = await emitted(sources);
    for (const seed of [1, 2, 3]) {
      const moved = new Map([...sources].map(([name, text]) => [name, reordered(text, seed)]));
      expect(
        [...moved].filter(([name, text]) => text !== String(parseDocument(sources.get(name) ?? ""))).length,
      ).toBeGreaterThan(6);
      expect(await emitted(moved)).toEqual(expected);
    }
  });

  test("how the lines of the contract end", async () => {
    const written = [...sources].map(([name, text]) => [name, text.replaceAll("\n", "\r\n")] as const);
    const [unix = "", windows = ""] = await Promise.all([
      compiled("unix", {}, [...sources]),
      compiled("windows", {}, written),
    ]);
    expect(textsOf(windows)).toEqual(textsOf(unix));
  });

  test("the folder, the language and the time zone; and a second run writes nothing", async () => {
    const outs = await Promise.all([
      compiled("plain", { LANG: "C", TZ: "UTC" }, [...sources]),
      compiled(
        "größer und anders",
        { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" },
        [...sources].reverse(),
      ),
    ]);
    const [plain = "", other = ""] = outs;
    expect(textsOf(other)).toEqual(textsOf(plain));
    expect([...textsOf(plain).values()].join()).not.toContain(place);

    const before = times(plain);
    const again = await runAlone(path.dirname(plain), {}, "--no-cache", "--out", "out", "generate");
    expect(again).toMatchObject({ code: 0, err: "" });
    expect(again.out).toContain("nothing to do");
    expect(again.out).not.toContain("wrote");
    expect(times(plain)).toEqual(before);
  });
});

/** Compiles in a folder of this name; answers where the output is. */
async function compiled(
  name: string,
  env: NodeJS.ProcessEnv,
  files: readonly (readonly [string, string])[],
): Promise<string> {
  const folder = path.join(place, name);
  for (const [file, text] of files) {
    mkdirSync(path.join(folder, "schema", path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, "schema", file), text);
  }
  const { code, err } = await runAlone(folder, env, "--no-cache", "--out", "out", "generate");
  expect(err).toBe("");
  expect(code).toBe(0);
  return path.join(folder, "out");
}

function times(folder: string): Map<string, number> {
  return new Map([...textsOf(folder).keys()].map((name) => [name, statSync(path.join(folder, name)).mtimeMs]));
}
