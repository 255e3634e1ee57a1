// The back half of the compiler: from texts of the contract to the formatted files of the output.

import { compileParsed } from "./compile.js";
import type { Diagnostic, Diagnostics } from "./diagnostics/diagnostic.js";
import { contractCopy } from "./emit/contract-copy.js";
import { emitAll } from "./emit/emit.js";
import { Origins } from "./emit/origins.js";
import type { EmittedFile, OwnContext } from "./emit/output.js";
import { runPlugin } from "./emit/plugins.js";
import { checkStampers } from "./emit/stampers.js";
import type { Parsed, Sources } from "./load/contract-files.js";
import type { Model } from "./model/model.js";
import type { CacheState } from "./write/cache.js";
import { markerLine, markerFile } from "./write/folder.js";
import { FinishPool } from "./write/finish-pool.js";
import type { FinishThread } from "./write/finish-thread.js";
import { hash } from "./write/hash.js";
import type { HeldFiles } from "./write/held-files.js";

export interface OutputRequest {
  /** The contract's folder, where its own emitters are found. */
  readonly schema: string;
  readonly sources: Sources;
  readonly diagnostics: Diagnostics;
  readonly templates: ReadonlyMap<string, string>;
  /** What the last run has found out. */
  readonly known: CacheState | undefined;
  readonly thread: FinishThread;
  readonly trees: Parsed | undefined;
  /** Fingerprint of the compiler and the templates. */
  readonly tool: string;
  /** What is in the output folder. */
  readonly have: HeldFiles;
}

export type Output =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly ok: true;
      readonly files: ReadonlyMap<string, string>;
      readonly fingerprints: CacheState["files"];
      readonly summary: Readonly<Record<string, number>>;
      /** Whether the files follow from the sources alone. Nobody knows what else emitters of the owner's have read. */
      readonly isClosed: boolean;
      readonly model: Model;
      readonly parsed: Parsed;
      readonly origins: Origins;
    };

export async function compileOutput(request: OutputRequest): Promise<Output> {
  const pool = new FinishPool(request.thread);
  // Hardly anything changes in a contract without a declaration to be printed.
  request.thread.start();
  const files = new Map<string, string>();
  const fingerprints: Record<string, CacheState["files"][string]> = {};
  const take = (emitted: readonly EmittedFile[]): void => {
    const unfinished = emitted.filter((file) => {
      const { path, origin, isKept } = file;
      const before = knownOf(path, request);
      const raw = isKept ? before?.[0] : hash(file.structures ? JSON.stringify(file) : file.text);
      const isSame = before !== undefined && before[0] === raw && request.have.fingerprint(path) === before[1];
      const text = isSame ? request.have.text(path) : undefined;
      if (text !== undefined) files.set(path, text);
      const formatted = isSame ? before[1] : "";
      fingerprints[path] = origin === undefined ? [raw ?? "", formatted] : [raw ?? "", formatted, origin];
      return text === undefined;
    });
    pool.add(unfinished);
  };
  const { model, diagnostics, files: parsed } = compileParsed(request.sources, request.diagnostics, request.trees);
  const refused = (found = request.diagnostics.sorted()): Output => ({ ok: false, diagnostics: found });
  if (!model) return refused(diagnostics);
  const context = { model, templates: request.templates };
  const origins = new Origins(model, request.sources, request.tool);
  const own: OwnContext = {
    ...context,
    origins,
    isKept: (path, origin) => {
      const before = knownOf(path, request);
      return before?.[2] === origin && request.have.fingerprint(path) === before[1];
    },
  };
  checkStampers(context, request.diagnostics);
  if (!request.diagnostics.empty) return refused();
  take([{ path: markerFile, text: `${markerLine}\n* linguist-generated=true\n` }]);
  take(contractCopy(request.sources, model));
  for (const emitted of emitAll(own)) take(emitted);
  const taken = new Set(Object.keys(fingerprints));
  for (const choice of model.contract.emitters) {
    take(await runPlugin(choice, request.schema, context, taken, request.diagnostics));
  }
  if (!request.diagnostics.empty) return refused();
  for (const [path, text] of await pool.finish()) {
    files.set(path, text);
    const [raw = "", , origin] = fingerprints[path] ?? [];
    fingerprints[path] = origin === undefined ? [raw, hash(text)] : [raw, hash(text), origin];
  }
  const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const summary = { ...summarize(model), files: files.size };
  const isClosed = model.contract.emitters.length === 0;
  const trees = { sources: request.sources, files: parsed };
  return { ok: true, files: sorted, fingerprints, summary, isClosed, model, parsed: trees, origins };
}

/** What the last run wrote down of a file. */
function knownOf(path: string, { known }: OutputRequest): CacheState["files"][string] | undefined {
  return known && Object.hasOwn(known.files, path) ? known.files[path] : undefined;
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
