// The whole compiler: what would the output be, and how does it differ from what is there?

import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostic.js";
import { readSources } from "./load/contract-files.js";
import type { Sources } from "./load/contract-files.js";
import { readTemplates } from "./load/templates.js";
import { Cache } from "./write/cache.js";
import type { CacheState } from "./write/cache.js";
import { OutputFolder } from "./write/folder.js";
import { hash, hashAll } from "./write/hash.js";
import { toolFingerprint } from "./write/tool.js";

export interface BuildOptions {
  /** Folder of the contract. */
  readonly schema: string;
  /** Folder of the output. */
  readonly out: string;
  readonly templates?: string | undefined;
  /** Folder of the cache; `false` for none. */
  readonly cache?: string | false | undefined;
}

export type BuildResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources }
  | { readonly ok: true; readonly drift: Drift; readonly summary: Summary; apply(): Promise<void> };

/** How the folder differs from what the contract says it should be. */
export interface Drift {
  readonly changed: readonly Difference[];
  /** Should be there and is not. */
  readonly missing: readonly string[];
  /** Is there and should not be. */
  readonly stray: readonly string[];
}

export interface Difference {
  readonly path: string;
  readonly have: string;
  readonly want: string;
}

/** Counts by name, in the order in which they are shown. */
export type Summary = Readonly<Record<string, number>>;

export const defaultTemplates: string = fileURLToPath(new URL("../../templates/", import.meta.url));

export async function build(options: BuildOptions): Promise<BuildResult> {
  const templatesFolder = options.templates ?? defaultTemplates;
  const folder = new OutputFolder(options.out);
  const cache =
    options.cache === false ? undefined : new Cache(options.cache ?? defaultCache(), options.schema, options.out);
  const diagnostics = new Diagnostics();
  const [sources, templates, tool, state] = await Promise.all([
    readSources(options.schema, diagnostics),
    readTemplates(templatesFolder),
    toolFingerprint(),
    cache?.read(),
    folder.finish(),
  ]);
  const have = await folder.read();
  const inputs = hashAll([["tool", tool], ...prefixed("schema/", sources), ...prefixed("templates/", templates)]);
  if (state?.inputs === inputs && isUpToDate(state, have)) {
    return {
      ok: true,
      drift: { changed: [], missing: [], stray: [] },
      summary: state.summary,
      apply: async () => undefined,
    };
  }
  // Everything below is only loaded where something has changed: ts-morph alone takes longer than all of the above.
  const { compileOutput } = await import("./output.js");
  const compiled = await compileOutput({ sources, diagnostics, templates, known: state, have });
  if (!compiled.ok) return { ok: false, diagnostics: compiled.diagnostics, sources };
  const want = compiled.files;
  const drift = compare(have, want);
  return {
    ok: true,
    drift,
    summary: compiled.summary,
    apply: async () => {
      const changed = new Map([...want].filter(([name, text]) => have.get(name) !== text));
      if (changed.size + drift.stray.length > 0 && !(await folder.isOurs())) {
        throw new Error(`${options.out} holds files that were not compiled from a contract; name an empty folder`);
      }
      await folder.replace(changed, drift.stray);
      await cache?.write({ inputs, files: compiled.fingerprints, summary: compiled.summary });
    },
  };
}

function compare(have: ReadonlyMap<string, string>, want: ReadonlyMap<string, string>): Drift {
  const changed: Difference[] = [];
  const missing: string[] = [];
  for (const [name, text] of want) {
    const found = have.get(name);
    if (found === undefined) missing.push(name);
    else if (found !== text) changed.push({ path: name, have: found, want: text });
  }
  return { changed, missing, stray: [...have.keys()].filter((name) => !want.has(name)).sort() };
}

function isUpToDate(state: CacheState, have: ReadonlyMap<string, string>): boolean {
  const names = Object.keys(state.files);
  return names.length === have.size && names.every((name) => hash(have.get(name) ?? "") === state.files[name]?.[1]);
}

function prefixed(prefix: string, texts: ReadonlyMap<string, string>): [string, string][] {
  return [...texts].map(([name, text]) => [prefix + name, text]);
}

function defaultCache(): string {
  return path.join(fileURLToPath(new URL("../../node_modules/.cache/contract/", import.meta.url)));
}
