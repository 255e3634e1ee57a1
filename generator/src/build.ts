// The whole compiler: what would the output be, and how does it differ from what is there?

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostic.js";
import type { OwnContext } from "./emit/output.js";
import { readSources } from "./load/contract-files.js";
import type { Parsed, Sources } from "./load/contract-files.js";
import { readTemplates } from "./load/templates.js";
import { Cache, defaultCache } from "./write/cache.js";
import type { CacheState } from "./write/cache.js";
import { DocsFolder } from "./write/docs-folder.js";
import { FinishThread } from "./write/finish-thread.js";
import { OutputFolder } from "./write/folder.js";
import { hashAll } from "./write/hash.js";
import type { HeldFiles } from "./write/held-files.js";
import { toolFingerprint } from "./write/tool.js";
import { packTrees, unpackTrees } from "./write/tree-cache.js";
import type { PackedTrees } from "./write/tree-cache.js";

export interface BuildOptions {
  /** Folder of the contract. */
  readonly schema: string;
  /** Folder of the output. */
  readonly out: string;
  readonly templates?: string | undefined;
  /** Folder of the cache; `false` for none. Default: among the user's caches. */
  readonly cache?: string | false | undefined;
}

/** What runs of one process over the same folders leave to one another: a cache that is warm. */
export class Session {
  state: CacheState | undefined;
  parsed: Parsed | undefined;
  have: HeldFiles | undefined;
  readonly thread = new FinishThread();
}

export type BuildResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources }
  | {
      readonly ok: true;
      readonly drift: Drift;
      readonly summary: Summary;
      apply(): Promise<void>;
      /** Writes the documentation, where it is not that of this contract yet. It is no part of the drift. */
      writeDocs(): Promise<void>;
    };

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

/** A checkout has them beside the compiler; a package has them inside, and no sources. */
export const defaultTemplates: string = fileURLToPath(
  new URL(existsSync(new URL("../src/", import.meta.url)) ? "../../templates/" : "../templates/", import.meta.url),
);

/** @param session for who builds again and again; it stops the session's thread when it is done */
export async function build(options: BuildOptions, session?: Session): Promise<BuildResult> {
  const own = session ?? new Session();
  try {
    return await buildWithin(own, options);
  } finally {
    if (!session) own.thread.stop();
  }
}

async function buildWithin(session: Session, options: BuildOptions): Promise<BuildResult> {
  const templatesFolder = options.templates ?? defaultTemplates;
  const folder = new OutputFolder(options.out);
  const cacheFolder = options.cache === false ? undefined : (options.cache ?? defaultCache());
  const cache = cacheFolder === undefined ? undefined : new Cache(cacheFolder, options.schema, options.out);
  const trees = cacheFolder === undefined ? undefined : new Cache<PackedTrees>(cacheFolder, options.schema, "trees");
  const diagnostics = new Diagnostics();
  const have = await folder.exclusively(async () => {
    await folder.finish();
    return folder.read(session.have);
  });
  session.have = have;
  const sources = readSources(options.schema, diagnostics);
  const templates = readTemplates(templatesFolder);
  const state = session.state ?? (await cache?.read());
  const tool = hashAll([["tool", toolFingerprint()], ...templates]);
  const inputs = hashAll([["tool", tool], ...sources]);
  if (state?.inputs === inputs && isUpToDate(state, have)) {
    return {
      ok: true,
      drift: { changed: [], missing: [], stray: [] },
      summary: state.summary,
      apply: async () => undefined,
      writeDocs: () =>
        writeDocs(options.out, inputs, state.hasDocs, async () => {
          const { compileParsed } = await import("./compile.js");
          const { model } = compileParsed(sources, diagnostics);
          return model && { model, templates };
        }),
    };
  }
  // Everything below is only loaded where something has changed: ts-morph alone takes longer than all of the above.
  const { compileOutput } = await import("./output.js");
  const known = state?.tool === tool ? state : undefined;
  const packed = known && !session.parsed ? await trees?.read() : undefined;
  const before = session.parsed ?? (packed && unpackTrees(packed, sources));
  const compiled = await compileOutput({
    schema: options.schema,
    sources,
    diagnostics,
    templates,
    tool,
    known,
    thread: session.thread,
    trees: before,
    have,
  });
  if (!compiled.ok) return { ok: false, diagnostics: compiled.diagnostics, sources };
  const want = compiled.files;
  const drift = compare(have, want);
  const { model, parsed, origins } = compiled;
  const hasDocs = model.contract.manifest.emit.includes("docs");
  return {
    ok: true,
    drift,
    summary: compiled.summary,
    apply: async () => {
      if (drift.changed.length + drift.missing.length + drift.stray.length > 0) await replace(folder, want);
      const { fingerprints: files, summary, isClosed } = compiled;
      session.state = { inputs: isClosed ? inputs : "", tool, files, hasDocs, summary };
      session.parsed = parsed;
      await cache?.write(session.state);
      // A few files are parsed again sooner than all of them are written down.
      if (anew(parsed, before) > fewFiles) await trees?.write(packTrees(parsed.sources, parsed.files));
    },
    writeDocs: () => writeDocs(options.out, inputs, hasDocs, async () => ({ model, templates, origins })),
  };
}

async function writeDocs(
  out: string,
  inputs: string,
  hasDocs: boolean,
  context: () => Promise<OwnContext | undefined>,
): Promise<void> {
  const folder = new DocsFolder(out);
  if (!hasDocs) return folder.remove();
  if ((await folder.inputs()) === inputs) return;
  const found = await context();
  if (!found) return;
  const { emitPages } = await import("./emit/pages/pages.js");
  const origins = await folder.origins();
  const isKept = (path: string, origin: string): boolean => origins[path] === origin;
  await folder.replace(emitPages({ ...found, isKept }), inputs);
}

/** Compares anew: what was found before may have been written by another run in the meantime. */
async function replace(folder: OutputFolder, want: ReadonlyMap<string, string>): Promise<void> {
  await folder.made(async () => {
    await folder.finish();
    const have = folder.read();
    const { changed, missing, stray } = compare(have, want);
    if (changed.length + missing.length + stray.length === 0) return;
    if (!(await folder.isOurs())) {
      throw new Error(`${folder.folder} holds files that were not compiled from a contract; name an empty folder`);
    }
    const names = [...changed.map((difference) => difference.path), ...missing];
    await folder.replace(new Map(names.map((name) => [name, want.get(name) ?? ""])), stray);
  });
}

const fewFiles = 8;

/** How many files had to be parsed. */
function anew(parsed: Parsed, before: Parsed | undefined): number {
  const known = new Set(before?.files);
  return parsed.files.filter((file) => !known.has(file)).length;
}

function compare(have: HeldFiles, want: ReadonlyMap<string, string>): Drift {
  const changed: Difference[] = [];
  const missing: string[] = [];
  for (const [name, text] of want) {
    const found = have.text(name);
    if (found === undefined) missing.push(name);
    else if (found !== text) changed.push({ path: name, have: found, want: text });
  }
  return { changed, missing, stray: [...have.names()].filter((name) => !want.has(name)).sort() };
}

function isUpToDate(state: CacheState, have: HeldFiles): boolean {
  const names = Object.keys(state.files);
  return names.length === have.size && names.every((name) => have.fingerprint(name) === state.files[name]?.[1]);
}
