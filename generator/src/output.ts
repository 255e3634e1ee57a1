// The back half of the compiler: from texts of the contract to the formatted files of the output.

import { compileParsed } from "./compile.js";
import type { Diagnostic, Diagnostics } from "./diagnostics/diagnostic.js";
import { contractCopy } from "./emit/contract-copy.js";
import { emitAll } from "./emit/emit.js";
import type { EmittedFile } from "./emit/output.js";
import { runPlugin } from "./emit/plugins.js";
import { checkStampers } from "./emit/stampers.js";
import type { Sources } from "./load/contract-files.js";
import type { Model } from "./model/model.js";
import type { CacheState } from "./write/cache.js";
import { markerLine, markerFile } from "./write/folder.js";
import { FinishPool } from "./write/finish-pool.js";
import { hash } from "./write/hash.js";

export interface OutputRequest {
  /** The contract's folder, where its own emitters are found. */
  readonly schema: string;
  readonly sources: Sources;
  readonly diagnostics: Diagnostics;
  readonly templates: ReadonlyMap<string, string>;
  readonly known: CacheState | undefined;
  /** What is in the output folder. */
  readonly have: ReadonlyMap<string, string>;
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
    };

export async function compileOutput(request: OutputRequest): Promise<Output> {
  const pool = new FinishPool();
  // Where nothing is known from an earlier run, everything has to be printed.
  if (!request.known) pool.start();
  const raw = new Map<string, string>();
  const files = new Map<string, string>();
  const take = (emitted: readonly EmittedFile[]): void => {
    const unfinished = emitted.filter((file) => {
      raw.set(file.path, hash(file.structures ? JSON.stringify(file) : file.text));
      const kept = reusable(file.path, raw.get(file.path), request);
      if (kept !== undefined) files.set(file.path, kept);
      return kept === undefined;
    });
    pool.add(unfinished);
  };
  const { model, diagnostics } = compileParsed(request.sources, request.diagnostics);
  const refused = async (found = request.diagnostics.sorted()): Promise<Output> => {
    await pool.stop();
    return { ok: false, diagnostics: found };
  };
  if (!model) return refused(diagnostics);
  const context = { model, templates: request.templates };
  checkStampers(context, request.diagnostics);
  if (!request.diagnostics.empty) return refused();
  take([{ path: markerFile, text: `${markerLine}\n* linguist-generated=true\n` }]);
  take(contractCopy(request.sources));
  for (const emitted of emitAll(context)) take(emitted);
  const taken = new Set(raw.keys());
  for (const choice of model.contract.emitters) {
    take(await runPlugin(choice, request.schema, context, taken, request.diagnostics));
  }
  if (!request.diagnostics.empty) return refused();
  for (const [path, text] of await pool.finish()) files.set(path, text);
  const fingerprints = Object.fromEntries(
    [...files].map(([path, text]) => [path, [raw.get(path) ?? "", hash(text)] as const]),
  );
  const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const summary = { ...summarize(model), files: files.size };
  return { ok: true, files: sorted, fingerprints, summary, isClosed: model.contract.emitters.length === 0, model };
}

/** The file on disk, if it is what formatting this very text gave last time. */
function reusable(path: string, raw: string | undefined, { known, have }: OutputRequest): string | undefined {
  const fingerprints = known && Object.hasOwn(known.files, path) ? known.files[path] : undefined;
  const text = have.get(path);
  return fingerprints && text !== undefined && fingerprints[0] === raw && fingerprints[1] === hash(text)
    ? text
    : undefined;
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
