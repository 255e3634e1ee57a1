// The documentation of a contract, made for a test: as texts, or in a folder of its own.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { emitPages } from "../../generator/src/emit/pages/pages.js";
import type { Model } from "../../generator/src/model/model.js";
import { modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

/** The contract of this repository. */
export const ownModel = (): Model => modelOf(sourcesOf(path.join(root, "schema")));

/** Texts by path. */
export async function pagesOf(model: Model): Promise<ReadonlyMap<string, string>> {
  const files = emitPages({ model, templates: templates() });
  return new Map(files.map((file) => [file.path, file.text]));
}

export interface PagesFolder {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Writes several sites, each into a folder of its own in one. */
export async function writePages(sites: Readonly<Record<string, ReadonlyMap<string, string>>>): Promise<PagesFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), "docs-"));
  for (const [site, pages] of Object.entries(sites)) await writeSite(path.join(folder, site), pages);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Writes one site into a folder. */
export async function writeSite(folder: string, pages: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of pages) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

const hostile = `"'><img src=x onerror=alert(1)></code></script><script>alert(2)</script>&amp;\`**[x](javascript:alert(3))`;
/** What the language holds to names that are safe everywhere, and what the compiler looks at itself. */
const safe = new Set(["name", "home", "path", "kind", "role", "file", "position", "package", "tag", "base", "fill"]);

/** The model with HTML and Markdown in every text that its author is free to write. */
export function hostileTo(model: Model): Model {
  const seen = new Map<object, object>();
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return safe.has(key) ? value : `${value}${hostile}`;
    if (typeof value !== "object" || value === null) return value;
    const known = seen.get(value);
    if (known) return known;
    const made: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    seen.set(value, made);
    for (const [name, member] of Object.entries(value)) {
      const asText = typeof member === "string" && ["emit", "stampers"].includes(key) ? member : visit(member, name);
      (made as Record<string, unknown>)[name] = asText;
    }
    return made;
  };
  return visit(model, "") as Model;
}
