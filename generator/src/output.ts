// The back half of the compiler: from texts of the contract to the formatted files of the output.

import { compileParsed } from "./compile.js";
import type { Diagnostic, Diagnostics } from "./diagnostics/diagnostic.js";
import { emitAll } from "./emit/emit.js";
import type { EmitContext, EmittedFile } from "./emit/output.js";
import { checkDialects } from "./emit/languages/dialects.js";
import { runPlugin } from "./emit/plugins.js";
import { checkStampers } from "./emit/stampers.js";
import type { Parsed, Sources } from "./load/contract-files.js";
import type { Model } from "./model/model.js";
import { promises } from "./model/promises.js";
import type { Promised } from "./model/promises.js";
import type { CacheState } from "./write/cache.js";
import { finishFile } from "./emit/finish.js";
import type { Formatter } from "./emit/finish.js";
import { markerLine, markerFile } from "./write/folder.js";
import type { FilesThere } from "./write/folder.js";
import { hash } from "./write/hash.js";

export interface OutputRequest {
  /** The contract's folder, where its own emitters are found. */
  readonly schema: string;
  readonly sources: Sources;
  readonly diagnostics: Diagnostics;
  readonly templates: ReadonlyMap<string, string>;
  /** What the last run has found out. */
  readonly known: CacheState | undefined;
  readonly parsed: Parsed | undefined;
  /** What is in the output folder. */
  readonly have: FilesThere;
  readonly formatter: Formatter | undefined;
  /** What is done while files are formatted. */
  readonly meanwhile: (context: EmitContext) => Promise<void>;
}

export type Output =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly ok: true;
      readonly files: ReadonlyMap<string, string>;
      readonly fingerprints: CacheState["files"];
      readonly summary: Readonly<Record<string, number>>;
      readonly promises: readonly Promised[];
      /** Whether the files follow from the sources alone. Nobody knows what else emitters of the owner's have read. */
      readonly isClosed: boolean;
      readonly model: Model;
      readonly parsed: Parsed;
    };

export async function compileOutput(request: OutputRequest): Promise<Output> {
  const { sources, diagnostics, templates } = request;
  const { model, diagnostics: found, files: trees } = compileParsed(sources, diagnostics, request.parsed);
  if (!model) return { ok: false, diagnostics: found };
  const context = { model, templates };
  checkStampers(context, diagnostics);
  checkDialects(context, diagnostics);
  if (!diagnostics.empty) return { ok: false, diagnostics: diagnostics.sorted() };
  const emitted = [
    { path: markerFile, text: `${markerLine}\n* linguist-generated=true text=auto eol=lf\n` },
    ...[...emitAll(context)].flat(),
  ];
  const taken = new Set(emitted.map(({ path }) => path));
  for (const choice of model.contract.emitters) {
    emitted.push(...(await runPlugin(choice, request.schema, context, taken, diagnostics)));
  }
  if (!diagnostics.empty) return { ok: false, diagnostics: diagnostics.sorted() };
  const finishing = emitted
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(async (file) => {
      const raw = hash(file.module ? JSON.stringify(file.module) : file.text);
      const text = finishedBefore(file, raw, request) ?? (await finishFile(file, request.formatter));
      return { path: file.path, raw, text };
    });
  const printed = new Promise((resolve) => setImmediate(resolve));
  const others = printed.then(() => request.formatter?.help?.()).then(() => request.meanwhile(context));
  const finished = await Promise.all([...finishing, others]);
  const files = new Map<string, string>();
  const fingerprints: Record<string, readonly [string, string]> = {};
  for (const one of finished) {
    if (!one) continue;
    files.set(one.path, one.text);
    fingerprints[one.path] = [one.raw, hash(one.text)];
  }
  const summary = { ...summarize(model), files: files.size };
  const isClosed = model.contract.emitters.length === 0;
  const parsed = { sources, files: trees };
  return { ok: true, files, fingerprints, summary, promises: promises(model), isClosed, model, parsed };
}

/** The file as it is there, if the last run has made it of the same. */
function finishedBefore({ path }: EmittedFile, raw: string, { known, have }: OutputRequest): string | undefined {
  const before = known && Object.hasOwn(known.files, path) ? known.files[path] : undefined;
  const there = have.get(path);
  return before?.[0] === raw && there && hash(there) === before[1] ? there.toString("utf8") : undefined;
}

function summarize(model: Model): Record<string, number> {
  return {
    ...(model.activity && {
      intents: model.activity.intent.fields.length,
      results: model.activity.result.fields.length,
      "submit operations": model.families.length,
      "activity types": model.activity.types.values.length,
    }),
    ...(model.operations.length > 0 && { operations: model.operations.length }),
    queries: model.queries.length,
    enums: model.enums.length,
    shapes: model.shapes.length,
    scalars: model.scalars.length,
    "error codes": model.errors.codes.length,
    webhooks: model.webhooks.length,
  };
}
