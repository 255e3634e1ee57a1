// `diff` does not find out twice what it has found out about the same two contracts; and is never wrong for it.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { diff } from "../../../generator/src/index.js";
import type { DiffResult } from "../../../generator/src/index.js";
import { temporaryFolder } from "../folders.js";
import type { Edit } from "./case.js";
import { edited, shop } from "./cases.js";
import { shapes } from "./edit.js";

const folder = temporaryFolder("contract-diff-cache-");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cache = path.join(folder, "cache");

function write(name: string, ...edits: readonly Edit[]): string {
  for (const [file, text] of edited(shop, ...edits)) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return path.join(folder, name);
}

function compared(more: { cache?: false } = {}): Promise<DiffResult> {
  return diff({ schema: path.join(folder, "now"), against: path.join(folder, "old"), cache, ...more });
}

/** Everything but the function that compiles. */
function plain(result: DiffResult): unknown {
  return JSON.parse(JSON.stringify(result));
}

test("a second run says the same as one without a cache, and so does one whose cache was spoilt", async () => {
  write("old");
  write("now", shapes("doc: A word., maxLength: 20", "doc: A word., maxLength: 19"));
  const fresh = plain(await compared({ cache: false }));
  expect(fresh).toMatchObject({ ok: false, verdict: { bump: "major", versions: { suggested: "2.0.0" } } });
  expect(plain(await compared())).toEqual(fresh);
  expect(plain(await compared())).toEqual(fresh);
  const [file = ""] = readdirSync(cache);
  writeFileSync(path.join(cache, file), '{ "present"');
  expect(plain(await compared())).toEqual(fresh);
});

test("either contract may change between two runs", async () => {
  write("old");
  write("now");
  expect(await compared()).toMatchObject({ ok: true, verdict: { changes: [] } });
  write("now", shapes("maxLength: 20", "maxLength: 19"));
  expect(await compared()).toMatchObject({ ok: false });
  write("old", shapes("maxLength: 20", "maxLength: 19"));
  expect(await compared()).toMatchObject({ ok: true, verdict: { changes: [] } });
  write("now", shapes("leaf: Leaf", "leaf: Leef"));
  expect(await compared()).toMatchObject({ ok: false, diagnostics: [{ code: "CS0203" }] });
  write("now", shapes("maxLength: 20", "maxLength: 18"));
  expect(await compared()).toMatchObject({ ok: false, verdict: { bump: "major" } });
});

test("both contracts are there for whoever asks, also after a run that had nothing to find out", async () => {
  write("old");
  write("now");
  await compared();
  const again = await compared();
  if (!("models" in again)) throw new Error("the contract is not right");
  const { old, now } = await again.models();
  expect([old.contract.name, now.contract.name]).toEqual(["shop", "shop"]);
});
