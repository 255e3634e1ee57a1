// The whole compiler: what would the output be, and how does it differ from what is there?

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostic.js";
import type { Formatter } from "./emit/finish.js";
import type { EmitContext, EmittedFile } from "./emit/output.js";
import { readSources } from "./load/contract-files.js";
import type { Parsed, Sources } from "./load/contract-files.js";
import type { Promised } from "./model/promises.js";
import { readTemplates } from "./load/templates.js";
import { Cache, defaultCache } from "./write/cache.js";
import type { CacheState } from "./write/cache.js";
import { docsFolder } from "./emit/pages/folder.js";
import { contractFolder } from "./load/imports.js";
import { BuiltFolder } from "./write/built-folder.js";
import { OutputFolder } from "./write/folder.js";
import type { FilesThere } from "./write/folder.js";
import { hash, hashAll } from "./write/hash.js";
import { toolFingerprint } from "./write/tool.js";

export interface BuildOptions {
  /** Folder of the contract. */
  readonly schema: string;
  /** Folder of the output. */
  readonly out: string;
  readonly templates?: string | undefined;
  /** Folder of the cache; `false` for none. Default: among the user's caches. */
  readonly cache?: string | false | undefined;
}

/** The files of the contract as the last run has parsed them, which takes longer than all that is made of one. */
interface Trees {
  readonly tool: string;
  readonly parsed: Parsed;
}

/** What runs of one process over the same folders leave to one another. */
export interface Session {
  state?: CacheState;
  parsed?: Parsed;
  /** Started as soon as there is something to do. Default: this thread formats. */
  formatter?: Formatter & { start(): void };
  /** Whether the documentation is written in the end, so that it can be made while files are formatted. */
  writesDocs?: boolean;
}

export type BuildResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources }
  | {
      readonly ok: true;
      readonly drift: Drift;
      readonly summary: Summary;
      /** Operations that are promised until a day. */
      readonly promises: readonly Promised[];
      apply(): Promise<void>;
      /** Writes the contract that the package carries, where it is another one yet. It is no part of the drift. */
      writeContract(): Promise<void>;
      /** Writes the documentation likewise. */
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

/** @param session for who builds again and again */
export async function build(options: BuildOptions, session: Session = {}): Promise<BuildResult> {
  const templatesFolder = options.templates ?? defaultTemplates;
  const folder = new OutputFolder(options.out);
  const cacheFolder = options.cache === false ? undefined : (options.cache ?? defaultCache());
  const cache = cacheFolder === undefined ? undefined : new Cache(cacheFolder, options.schema, options.out);
  const diagnostics = new Diagnostics();
  const have = await folder.exclusively(async () => {
    await folder.finish();
    return folder.read();
  });
  const sources = readSources(options.schema, diagnostics);
  const templates = readTemplates(templatesFolder);
  const state = session.state ?? (await cache?.read());
  const trees =
    cacheFolder === undefined ? undefined : new Cache<Trees>(cacheFolder, options.schema, options.out, "trees");
  const tool = hashAll([["tool", toolFingerprint()], ...templates]);
  const inputs = hashAll([["tool", tool], ...sources]);
  if (state?.inputs === inputs && isUpToDate(state, have)) {
    const context = async (): Promise<EmitContext | undefined> => {
      const { compileParsed } = await import("./compile.js");
      const { model } = compileParsed(sources, diagnostics);
      return model && { model, templates };
    };
    return {
      ok: true,
      drift: { changed: [], missing: [], stray: [] },
      summary: state.summary,
      promises: state.promises,
      apply: async () => undefined,
      writeContract: () => writeContract(options.out, inputs, sources, context),
      writeDocs: () => writeDocs(options.out, inputs, state.hasDocs, context),
    };
  }
  session.formatter?.start();
  // Everything below is only loaded where something has changed: ts-morph alone takes longer than all of the above.
  const { compileOutput } = await import("./output.js");
  const known = state?.tool === tool ? state : undefined;
  const docs = new BuiltFolder(options.out, docsFolder);
  let pages: readonly EmittedFile[] | undefined;
  const compiled = await compileOutput({
    schema: options.schema,
    sources,
    diagnostics,
    templates,
    known,
    parsed: session.parsed ?? (await parsedBefore(trees, tool)),
    have,
    formatter: session.formatter,
    meanwhile: async (context) => {
      if (!session.writesDocs || !context.model.contract.manifest.emit.includes("docs")) return;
      if ((await docs.inputs()) !== inputs) pages = await pagesOf(context);
    },
  });
  if (!compiled.ok) return { ok: false, diagnostics: compiled.diagnostics, sources };
  const want = compiled.files;
  const drift = compare(have, want);
  const { model, parsed } = compiled;
  const hasDocs = model.contract.manifest.emit.includes("docs");
  return {
    ok: true,
    drift,
    summary: compiled.summary,
    promises: compiled.promises,
    apply: async () => {
      if (drift.changed.length + drift.missing.length + drift.stray.length > 0) await replace(folder, want);
      const { fingerprints: files, summary, promises, isClosed } = compiled;
      session.state = { inputs: isClosed ? inputs : "", tool, files, hasDocs, summary, promises };
      await cache?.write(session.state);
      // Later runs of a session differ little from its first one.
      if (!session.parsed) await trees?.write({ tool, parsed });
      session.parsed = parsed;
    },
    writeContract: () => writeContract(options.out, inputs, sources, async () => ({ model, templates })),
    writeDocs: () =>
      pages ? docs.replace(pages, inputs) : writeDocs(options.out, inputs, hasDocs, async () => ({ model, templates })),
  };
}

async function parsedBefore(trees: Cache<Trees> | undefined, tool: string): Promise<Parsed | undefined> {
  const known = await trees?.read();
  return known?.tool === tool ? known.parsed : undefined;
}

async function writeContract(
  out: string,
  inputs: string,
  sources: Sources,
  context: () => Promise<EmitContext | undefined>,
): Promise<void> {
  const folder = new BuiltFolder(out, contractFolder);
  if ((await folder.inputs()) === inputs) return;
  const found = await context();
  if (!found) return;
  const { contractCopy } = await import("./emit/contract-copy.js");
  await folder.replace(contractCopy(sources, found.model), inputs);
}

async function writeDocs(
  out: string,
  inputs: string,
  hasDocs: boolean,
  context: () => Promise<EmitContext | undefined>,
): Promise<void> {
  const folder = new BuiltFolder(out, docsFolder);
  if (!hasDocs) return folder.remove();
  if ((await folder.inputs()) === inputs) return;
  const found = await context();
  if (found) await folder.replace(await pagesOf(found), inputs);
}

async function pagesOf(context: EmitContext): Promise<readonly EmittedFile[]> {
  const { emitPages } = await import("./emit/pages/pages.js");
  return emitPages(context);
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

function compare(have: FilesThere, want: ReadonlyMap<string, string>): Drift {
  const changed: Difference[] = [];
  const missing: string[] = [];
  for (const [name, text] of want) {
    const found = have.get(name)?.toString("utf8");
    if (found === undefined) missing.push(name);
    else if (found !== text) changed.push({ path: name, have: found, want: text });
  }
  return { changed, missing, stray: [...have.keys()].filter((name) => !want.has(name)).sort() };
}

function isUpToDate(state: CacheState, have: FilesThere): boolean {
  const names = Object.keys(state.files);
  return names.length === have.size && names.every((name) => hash(have.get(name) ?? "") === state.files[name]?.[1]);
}
