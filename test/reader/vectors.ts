// Vectors of contracts as tests read them.

import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { vectorsText } from "../../generator/src/emit/vectors/vectors.js";
import type { Json } from "../../generator/src/model/model.js";
import type { JsonWebKeySet } from "../../templates/runtime/webhook.js";
import { modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

/** What stands in a place: nothing where neither is there. */
export interface Put {
  readonly value?: Json;
  readonly runs?: readonly (readonly [piece: string | readonly Json[], times: number])[];
}

export interface Accepted extends Put {
  readonly at: string;
  readonly read?: Put;
}

export interface Refused extends Put {
  readonly at: string;
  readonly path?: string;
  readonly expected: string;
}

export interface Cases {
  readonly base: Json;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
}

export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly old: Json;
  readonly newest: Json;
}

/** An answer, and what a client makes of it. */
export interface ErrorVector {
  readonly status: number;
  readonly text: string;
  readonly code: number | string;
  /** Not there where the answer says none. */
  readonly message?: string;
  /** A list, or a record where the contract says no list. */
  readonly details: Json;
  /** Whether another request may go through. */
  readonly passing: boolean;
}

/** A request, its body as text, and how a server refuses it. */
export interface Refusal extends Put {
  readonly path: string;
  readonly status: number;
  readonly code: number | string;
  readonly faults: readonly string[];
}

/** A body as a client of protocol buffers writes it, and what it is read as, or where it is wrong. */
export interface Lenient {
  readonly path: string;
  readonly value: Json;
  readonly read?: Json;
  readonly faults?: readonly string[];
}

/** A header that proves who is calling. */
export interface Stamp {
  /** Of the contract. */
  readonly scheme: string;
  readonly stamper: string;
  readonly header: string;
  readonly value: string;
  readonly verifies: boolean;
  /** Of a stamper that sends a token. */
  readonly token?: string;
  /** Of one that signs: what the case is about, the body, and the caller's key. */
  readonly what?: string;
  readonly body?: string;
  readonly key?: { readonly publicKey: string; readonly privateKey?: string };
}

/** What tells of something that ends later: a query's answer, an activity, or the answer of what begins it. */
export interface WaitVector {
  readonly operation?: string;
  readonly request?: Json;
  readonly answer?: Json;
  readonly activity?: Json;
  /** null where it is not over yet. */
  readonly outcome?: string | null;
  /** What the query for the end is asked. */
  readonly asks?: Json;
}

/** Headers of an answer, and what a client reads of them, or the one that is wrong. */
export interface HeaderVector {
  readonly operation: string;
  readonly request: Json;
  readonly answer: Json;
  readonly headers: Readonly<Record<string, string>>;
  readonly read?: Json;
  readonly fault?: string;
}

/** A delivery, the keys of its receiver, and why that refuses it, if it does. */
export interface WebhookVector {
  readonly webhook: string;
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly keys: JsonWebKeySet;
  /** In milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  readonly verifies: boolean;
  readonly reason?: string;
}

export interface Vectors {
  readonly format: number;
  readonly types: Readonly<Record<string, { readonly sent?: Cases; readonly answered?: Cases }>>;
  readonly upgrades: readonly Upgrade[];
  readonly errors: readonly ErrorVector[];
  readonly refusals: readonly Refusal[];
  readonly lenient: readonly Lenient[];
  readonly stamps: readonly Stamp[];
  readonly waits?: readonly WaitVector[];
  readonly headers?: readonly HeaderVector[];
  readonly webhooks?: readonly WebhookVector[];
}

const texts = new Map<string, string>();
/** The run's own folder; none where somebody has named another one, in which a later run would find them. */
const ofRun = path.basename(tmpdir()).startsWith("countersign-tests-") ? tmpdir() : undefined;

/**
 * The vectors of a contract, as a file has them. They take seconds to make, and do not depend on the languages that a manifest
 * names: each is made once for all files of a run.
 *
 * @param contract folder in the repository
 */
export function vectorsTextOf(contract: string): string {
  const known = texts.get(contract);
  if (known !== undefined) return known;
  const file = ofRun && path.join(ofRun, `vectors-${contract.replaceAll("/", "-")}.json`);
  const made = file !== undefined && existsSync(file);
  const text = made
    ? readFileSync(file, "utf8")
    : vectorsText({ model: modelOf(sourcesOf(path.join(root, contract))), templates: templates() });
  texts.set(contract, text);
  if (file !== undefined && !made) {
    const begun = `${file}.${process.pid}`;
    writeFileSync(begun, text);
    renameSync(begun, file);
  }
  return text;
}

/** @param contract folder in the repository */
export function vectorsOf(contract: string): Vectors {
  return JSON.parse(vectorsTextOf(contract)) as Vectors;
}

/** The contract as a program reads it that has a parser of YAML, and nothing else. */
export function filesOf(contract: string): Readonly<Record<string, unknown>> {
  const folder = path.join(root, contract);
  const isOther = (name: string): boolean => name.startsWith("auth-proxy/") || name === "accepted-changes.yaml";
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".yaml") && !isOther(name))
    .sort();
  return Object.fromEntries(names.map((name) => [name, parse(readFileSync(path.join(folder, name), "utf8"))]));
}

/** The value with something else in one place. */
export function changed(value: Json, at: string, put: Put): Json {
  const names = at.split("/").slice(1);
  const change = (here: Json | undefined, [name, ...rest]: readonly string[]): Json | undefined => {
    if (name === undefined) return written(put);
    if (Array.isArray(here))
      return here.map((item: Json, i) => (String(i) === name ? (change(item, rest) ?? null) : item));
    const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
    const record = here as { readonly [key: string]: Json };
    const made = change(Object.hasOwn(record, key) ? record[key] : undefined, rest);
    const others = Object.entries(record).filter(([other]) => other !== key);
    return Object.fromEntries(made === undefined ? others : [...others, [key, made]]);
  };
  return change(value, names) ?? null;
}

export function written({ value, runs }: Put): Json | undefined {
  if (!runs) return value;
  const pieces = runs.map(([piece, times]) =>
    typeof piece === "string" ? piece.repeat(times) : repeated(piece, times),
  );
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : (pieces.flat() as Json);
}

function repeated(piece: readonly Json[], times: number): readonly Json[] {
  return Array.from({ length: times }, () => piece).flat();
}

export interface Judge {
  readonly explain: (value: unknown) => readonly { readonly path: string }[];
  readonly parse: (value: unknown) => { readonly ok: boolean; readonly value?: unknown };
}

/** Where the validators of a package say something else than the vectors, and how many of these there are. */
export function judged(
  { types }: Vectors,
  validators: Readonly<Record<string, Judge & { readonly received: Judge }>>,
): { readonly count: number; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  let count = 0;
  for (const [name, { sent, answered }] of Object.entries(types)) {
    const type = validators[name];
    if (!type) throw new Error(`no validator of ${name}`);
    for (const [judge, cases] of [[type, sent] as const, [type.received, answered] as const]) {
      if (!cases) continue;
      const { base, accepted, refused } = cases;
      count += 1 + accepted.length + refused.length;
      const tell = (case_: unknown, found: unknown): unknown =>
        wrong.push(`${name}: ${JSON.stringify(case_).slice(0, 300)}: ${JSON.stringify(found).slice(0, 300)}`);
      for (const one of [{ at: "", value: base }, ...accepted]) {
        const value = changed(base, one.at, one);
        const wanted = one.read ? changed(value, one.at, one.read) : value;
        const found = judge.parse(value);
        if (!found.ok || !isSame(found.value, wanted)) tell(one, found);
      }
      for (const one of refused) {
        const found = judge.explain(changed(base, one.at, one)).map(({ path: place }) => place);
        if (found.join() !== (one.path ?? one.at)) tell(one, found);
      }
    }
  }
  return { count, wrong };
}

/** Whatever the order of members. */
export function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
