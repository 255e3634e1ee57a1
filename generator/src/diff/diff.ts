// The whole of `diff`: two contracts read, compiled, compared and judged. What the last run on this machine has found out
// about the same two contracts is not found out again; what takes long to load is only loaded where something is new.

import type { Compilation } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import { readSources } from "../load/contract-files.js";
import type { Sources } from "../load/contract-files.js";
import { importsFolder, missingImports } from "../load/imports.js";
import type { Model } from "../model/model.js";
import { today } from "../model/promises.js";
import { Cache, defaultCache } from "../write/cache.js";
import { hashAll } from "../write/hash.js";
import { toolFingerprint } from "../write/tool.js";
import { acceptedFile } from "./accepted-file.js";
import { readAgainst } from "./against/against.js";
import { AgainstError } from "./against/error.js";
import type { Change } from "./change.js";
import type { Axis } from "./rules/rule.js";
import { defaultGuard, judge } from "./verdict.js";
import type { Verdict } from "./verdict.js";

export interface DiffOptions {
  /** Folder of the present contract. */
  readonly schema: string;
  /** `git:REF`, `npm:PACKAGE@VERSION` or a folder. Default: `lastRelease` of contract.yaml. */
  readonly against?: string | undefined;
  /** What must not break. Default: all but implementers. */
  readonly guard?: readonly Axis[] | undefined;
  /** Folder of the cache; `false` for none. Default: among the user's caches. */
  readonly cache?: string | false | undefined;
}

export interface Models {
  readonly old: Model;
  readonly now: Model;
}

export type DiffResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources }
  | {
      readonly ok: boolean;
      readonly diagnostics: readonly [];
      readonly verdict: Verdict;
      readonly against: string;
      /** Both contracts, compiled where that has not been necessary yet. */
      readonly models: () => Promise<Models>;
    };

/** What there is to know about two contracts, apart from what has been accepted. */
interface Comparison {
  readonly changes: readonly Change[];
  readonly oldVersion: string;
  readonly newVersion: string;
}

interface Known extends Comparison {
  /** Fingerprint of the compiler and the present contract. */
  readonly present: string;
  readonly lastRelease: string | undefined;
  /** Fingerprint of what was compared with. */
  readonly old: string;
}

/** @throws AgainstError where what is compared with cannot be read or compiled */
export async function diffContract({ schema, against: named, guard, cache: folder }: DiffOptions): Promise<DiffResult> {
  const cache = cacheOf(schema, folder);
  const found = new Diagnostics();
  const [sources, tool, known] = [readSources(schema, found), toolFingerprint(), await cache?.read()];
  const present = hashAll([["tool", tool], ["day", today()], ...sources]);
  const isKnown = found.empty && known?.present === present;
  const compiled = new Compiled(sources, found);
  if (!isKnown) {
    const { model, diagnostics } = await compiled.present();
    if (!model) return { ok: false, diagnostics, sources };
  }
  const against = named ?? (isKnown ? known.lastRelease : (await compiled.now()).contract.lastRelease);
  if (against === undefined) throw new AgainstError(noneNamed);
  const oldSources = withImports(await readAgainst(against, schema), sources);
  const old = hashAll([...oldSources]);
  const models = (): Promise<Models> => compiled.both(against, oldSources);
  const comparison = isKnown && known.old === old ? known : await compareModels(await models());
  if (comparison !== known) {
    const { lastRelease } = (await compiled.now()).contract;
    await cache?.write({ ...comparison, present, old, lastRelease });
  }
  const verdict = judge({
    changes: comparison.changes,
    accepted: await acceptances(sources),
    guarded: guard ?? defaultGuard,
    oldVersion: comparison.oldVersion,
    newVersion: comparison.newVersion,
  });
  return { ok: verdict.ok, diagnostics: [], verdict, against, models };
}

/** Git has no installed packages: what a commit imports from is as it is installed now, unless it lies in `imports/`. */
function withImports(old: Sources, now: Sources): Sources {
  const missing = missingImports(old).map((name) => `${importsFolder}${name}/`);
  const found = [...now].filter(([file]) => missing.some((place) => file.startsWith(place)));
  return found.length === 0 ? old : new Map([...old, ...found]);
}

const noneNamed =
  "name what to compare with: --against git:REF, FOLDER or npm:PACKAGE@VERSION; or write `lastRelease` into contract.yaml";

function cacheOf(schema: string, named: DiffOptions["cache"]): Cache<Known> | undefined {
  const folder = named === false ? undefined : (named ?? defaultCache());
  return folder === undefined ? undefined : new Cache<Known>(folder, schema, "diff");
}

async function acceptances(sources: Sources): Promise<Parameters<typeof judge>[0]["accepted"]> {
  if (!sources.has(acceptedFile)) return [];
  const { acceptedIn } = await import("./acceptances.js");
  return acceptedIn(sources);
}

async function compareModels({ old, now }: Models): Promise<Comparison> {
  const versions = { oldVersion: old.contract.version, newVersion: now.contract.version };
  if (old === now) return { changes: [], ...versions };
  const { compare } = await import("./compare.js");
  return { changes: await compare(old, now), ...versions };
}

/** The two contracts, compiled when somebody asks. */
class Compiled {
  readonly #sources: Sources;
  readonly #found: Diagnostics;
  #present: Promise<Compilation> | undefined;
  #both: Promise<Models> | undefined;

  constructor(sources: Sources, found: Diagnostics) {
    this.#sources = sources;
    this.#found = found;
  }

  present(): Promise<Compilation> {
    this.#present ??= import("../compile.js").then(({ compileParsed }) => compileParsed(this.#sources, this.#found));
    return this.#present;
  }

  async now(): Promise<Model> {
    const { model } = await this.present();
    if (!model) throw new Error("the contract was right a moment ago");
    return model;
  }

  both(against: string, old: Sources): Promise<Models> {
    this.#both ??= this.#compileBoth(against, old);
    return this.#both;
  }

  async #compileBoth(against: string, old: Sources): Promise<Models> {
    const now = await this.now();
    if (alike(old, this.#sources)) return { old: now, now };
    const { compileParsed } = await import("../compile.js");
    const { model, diagnostics } = compileParsed(old, new Diagnostics(), await this.present());
    if (model) return { old: model, now };
    const findings = await first(diagnostics, old);
    throw new AgainstError(`the contract of ${against} does not compile with this compiler:\n${findings}`);
  }
}

function alike(a: Sources, b: Sources): boolean {
  return a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);
}

const shownFindings = 3;

async function first(diagnostics: readonly Diagnostic[], sources: Sources): Promise<string> {
  const { renderDiagnostic } = await import("../diagnostics/render.js");
  const shown = diagnostics.slice(0, shownFindings).map((diagnostic) => renderDiagnostic(diagnostic, sources));
  const more = diagnostics.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n");
}
