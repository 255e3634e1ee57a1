// The bench of proofs and the log replaces functions of the service's compiled modules by their names.

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface Hooks {
  readonly replacements: Readonly<Record<string, readonly (readonly [start: string, body: string])[]>>;
  readonly load: (url: string, context: object, next: () => Promise<object>) => Promise<{ readonly source: string }>;
}

const { replacements, load } = (await import("../../bench/service/without-proofs.mjs" as string)) as Hooks;

test.each(Object.entries(replacements))("what it replaces of %s is there", async (name, replaced) => {
  const url = new URL(`../../service/dist/${name}`, import.meta.url);
  const { source } = await load(url.href, {}, async () => ({ source: await readFile(url, "utf8") }));
  for (const [, body] of replaced) expect(source).toContain(`) {\n${body}\n`);
});
