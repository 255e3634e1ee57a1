// What is made anew after an edit, and what is kept of the run before, are together what a run makes that knows nothing of
// any other. Contracts are edited at random, one edit after the other over the same output. FUZZ_RUNS asks for more.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Node } from "yaml";
import { compileSources } from "../../generator/dist/index.js";
import { build } from "../../generator/dist/build.js";
import type { Session } from "../../generator/dist/build.js";
import { library, root, sourcesOf } from "./fixture.js";
import { temporaryFolder, textsOf } from "./folders.js";

const runs = Math.ceil(Number(process.env["FUZZ_RUNS"] ?? 20) / 20);
const place = temporaryFolder("incremental-");
afterAll(() => rmSync(place, { recursive: true }));

const contracts = { library, bookings: path.join(root, "test/contracts/bookings") };

/** One number per decision. */
const edit = fc.record({ file: fc.nat(), node: fc.nat(), kind: fc.nat(), text: fc.nat(9) });

describe.each(Object.entries(contracts))("%s", (name, folder) => {
  test("after any edits, one after the other, the output is what a run makes that begins with nothing", async () => {
    let sequence = 0;
    const law = fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 2 }), async (edits) => {
      const project = path.join(place, `${name}-${++sequence}`);
      const schema = path.join(project, "schema");
      const options = { schema, out: path.join(project, "out"), cache: path.join(project, "cache") };
      cpSync(folder, schema, { recursive: true });
      await generated(options);
      const lasting: Session = {};
      for (const one of edits) {
        if (!editOnce(schema, one)) continue;
        await generated(options);
        const inSession = { ...options, out: path.join(project, "watched") };
        await generated(inSession, lasting);
        const fresh = { schema, out: path.join(project, "fresh"), cache: false as const };
        rmSync(fresh.out, { recursive: true, force: true });
        await generated(fresh);
        const expected = textsOf(fresh.out);
        expect(textsOf(options.out)).toEqual(expected);
        expect(textsOf(inSession.out)).toEqual(expected);
      }
      rmSync(project, { recursive: true });
    });
    await fc.assert(law, { numRuns: runs });
  });
});

async function generated(options: Parameters<typeof build>[0], session?: Session): Promise<void> {
  const result = await build(options, session);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join("\n"));
  await result.apply();
  await result.writeDocs();
}

/** Edits one file so that the contract still compiles; answers false where the edit did not lead to one that does. */
function editOnce(
  schema: string,
  { file, node, kind, text }: { file: number; node: number; kind: number; text: number },
) {
  const sources = sourcesOf(schema);
  const names = [...sources.keys()].filter((name) => name !== "accepted-changes.yaml");
  const name = names[file % names.length] ?? "";
  const before = sources.get(name) ?? "";
  const document = parseDocument(before);
  const edits = possible(document.contents, text);
  if (edits.length === 0) return false;
  // Words of docs are most of a contract: all other edits come first.
  const [doc, other] = [edits.filter(({ isDoc }) => isDoc), edits.filter(({ isDoc }) => !isDoc)];
  const chosen = kind % 3 === 0 && doc.length > 0 ? doc : other.length > 0 ? other : doc;
  for (let tries = 0; tries < 8; tries++) {
    const again = parseDocument(before);
    const all = possible(again.contents, text);
    const picked = chosen[(node + tries) % chosen.length];
    all[picked ? edits.indexOf(picked) : 0]?.apply();
    const after = String(again);
    if (after === before || !compileSources(new Map([...sources, [name, after]])).model) continue;
    mkdirSync(path.dirname(path.join(schema, name)), { recursive: true });
    writeFileSync(path.join(schema, name), after);
    expect(readFileSync(path.join(schema, name), "utf8")).toBe(after);
    return true;
  }
  return false;
}

interface Edit {
  readonly isDoc: boolean;
  readonly apply: () => void;
}

/** Other words, other numbers, members that go or may be absent. */
function possible(contents: unknown, text: number, key = ""): readonly Edit[] {
  if (isScalar(contents)) {
    const { value } = contents;
    if (typeof value === "number" && key !== "")
      return [{ isDoc: false, apply: () => void (contents.value = value + 1) }];
    if (typeof value === "boolean") return [{ isDoc: false, apply: () => void (contents.value = !value) }];
    if (typeof value !== "string") return [];
    const isDoc = ["doc", "title", "description", "why"].includes(key);
    const said = isDoc ? `${value} See number ${text}.` : `${value}${text}`;
    return [{ isDoc, apply: () => void (contents.value = said) }];
  }
  if (isSeq<Node>(contents)) {
    const own = contents.items.map((_, index) => ({ isDoc: false, apply: () => void contents.items.splice(index, 1) }));
    return [...own, ...contents.items.flatMap((item) => possible(item, text, key))];
  }
  if (!isMap<{ value: string }, Node>(contents)) return [];
  return contents.items.flatMap((pair, index) => {
    const name = String(pair.key);
    const { key: named } = pair;
    return [
      { isDoc: false, apply: () => void contents.items.splice(index, 1) },
      {
        isDoc: false,
        apply: () => void (isScalar(named) && (named.value = name.endsWith("?") ? name.slice(0, -1) : `${name}?`)),
      },
      ...possible(pair.value, text, name),
    ];
  });
}
