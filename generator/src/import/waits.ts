// Waits: which answers tell that something has ended, and which operation begins it. `x-wait` says the former, and a link
// of OpenAPI the latter. Without `x-wait`, a link counts if every state is called by a word that has one meaning.

import { camelOf } from "../model/case.js";
import type { Json } from "../model/model.js";
import { below, member, membersOf, textOf } from "./document.js";
import type { Document } from "./document.js";
import { typeText } from "./draft.js";
import type { AwaitedDraft, Declaration, Member, WaitDraft } from "./draft.js";
import type { Findings } from "./findings.js";
import type { OperationDraft } from "./operations.js";
import { reach } from "./reach.js";

const pendingWords = /^(?:pending|queued|waiting|scheduled|starting|started|running|in_?progress|processing)$/;
const finalWords =
  /^(?:succeeded|success|successful|completed?|done|finished|failed|failure|error|errored|cancell?ed|expired|rejected)$/;
const stateNames = /^(?:state|status)$/i;
/** An expression of OpenAPI (3.1, 4.8.20.4). */
const ofBody = /^\$(request|response)\.body#((?:\/[A-Za-z_$][\w$]*)+)$/;
const ofUrl = /^\$request\.(?:path|query)\.([A-Za-z_$][\w$]*)$/;

/** Operations with their waits; what cannot be carried over is listed. */
export function withWaits(
  operations: readonly OperationDraft[],
  document: Document,
  declared: ReadonlyMap<string, Declaration>,
  findings: Findings,
): readonly OperationDraft[] {
  const byId = new Map(
    operations.map((one) => [textOf(member(document.at(one.pointer), "operationId")) ?? one.name, one]),
  );
  const links = operations.flatMap((operation) => linksOf(operation, document));
  const isLinked = (id: string): boolean => links.some((link) => textOf(member(link.link, "operationId")) === id);
  const waits = new Map<OperationDraft, WaitDraft>();
  for (const [id, operation] of byId) {
    if (operation.method !== "GET" && operation.method !== "POST") continue;
    const isSaid = member(document.at(operation.pointer), "x-wait") !== undefined;
    const wait = isSaid
      ? saidBy(operation, document, declared, findings)
      : isLinked(id) && guessed(operation, declared);
    if (wait) waits.set(operation, wait);
  }
  const awaited = new Map<OperationDraft, AwaitedDraft>();
  for (const { operation, link, pointer } of links) {
    const query = byId.get(textOf(member(link, "operationId")) ?? "");
    const by = query && waits.has(query) && !awaited.has(operation) && !isQuery(operation) ? sources(link) : undefined;
    if (query && by) awaited.set(operation, { query: query.name, by });
    else findings.add("left-out", pointer, "a contract's only links are those to the query that tells of an end");
  }
  const { sent } = reach(declared, operations, [], undefined);
  return operations.map((operation) => {
    const wait = waits.get(operation);
    if (wait) return { ...operation, kind: "query", wait };
    const own = awaited.get(operation);
    const query = operations.find(({ name }) => name === own?.query);
    if (!own || !query) return operation;
    const { members } = operation.response;
    const bounded = Object.entries(own.by).reduce((all, [name, source]) => {
      const [from = "", ...path] = source.split(".");
      const asked = query.request.members.find((one) => one.name === name);
      return from === "response" && asked ? withBounds(all, path, asked, { declared, sent }) : all;
    }, members);
    return { ...operation, awaited: own, response: { ...operation.response, members: bounded } };
  });
}

/**
 * What is answered has the bounds of what is asked with it: nobody holds answers to bounds, and descriptions often leave
 * them out there. Records that are sent, too, stay as they are.
 */
function withBounds(
  members: readonly Member[],
  [name, ...rest]: readonly string[],
  asked: Member,
  { declared, sent }: { declared: ReadonlyMap<string, Declaration>; sent: ReadonlySet<string> },
): readonly Member[] {
  return members.map((one) => {
    if (one.name !== name) return one;
    const { type, bounds } = one.form;
    if (rest.length > 0) {
      const holder = type.kind === "named" ? declared.get(type.name) : undefined;
      if (holder?.kind === "shape" && !sent.has(holder.name))
        holder.members = withBounds(holder.members, rest, asked, { declared, sent });
      return one;
    }
    const isSame = typeText(type) === typeText(asked.form.type) && Object.keys(bounds).length === 0;
    return isSame ? { ...one, form: { ...one.form, bounds: asked.form.bounds } } : one;
  });
}

function isQuery({ kind, page }: OperationDraft): boolean {
  return kind === "query" || page !== undefined;
}

function linksOf(operation: OperationDraft, document: Document) {
  const place = below(operation.pointer, "responses", operation.status);
  return membersOf(member(document.at(place), "links")).map(([name, link]) => ({
    operation,
    link,
    pointer: below(place, "links", name),
  }));
}

function saidBy(
  operation: OperationDraft,
  document: Document,
  declared: ReadonlyMap<string, Declaration>,
  findings: Findings,
): WaitDraft | undefined {
  const said = member(document.at(operation.pointer), "x-wait") ?? null;
  const [, from, pointer] = ofBody.exec(textOf(member(said, "state")) ?? "") ?? [];
  const names = pointer?.slice(1).split("/") ?? [];
  const pending = textsOf(member(said, "pending"));
  const final = Object.fromEntries(
    membersOf(member(said, "final")).map(([name, value]) => [name, textOf(value) ?? ""]),
  );
  const known = valuesAt(operation.response.members, names, declared);
  const told = [...pending, ...Object.values(final)];
  const isWhole = known === undefined ? false : known === "any" || sameWords(known, told);
  const isFit = from === "response" && operation.page === undefined && Object.keys(final).length > 0 && isWhole;
  if (isFit) return { field: names.join("."), pending, final };
  const why = "it does not say of each state that every answer has whether it ends the waiting";
  findings.add("left-out", below(operation.pointer, "x-wait"), `the wait is left out: ${why}`);
  return undefined;
}

/** By the states' own words, of which each says whether it is an end. */
function guessed(
  { page, response }: OperationDraft,
  declared: ReadonlyMap<string, Declaration>,
): WaitDraft | undefined {
  const [found, ...others] = response.members.flatMap((one): string[][] => {
    if (stateNames.test(one.name)) return [[one.name]];
    const inner = membersIn(one, declared)?.find(({ name }) => stateNames.test(name));
    return inner ? [[one.name, inner.name]] : [];
  });
  const values = found && valuesAt(response.members, found, declared);
  if (!found || others.length > 0 || page || !values || values === "any") return undefined;
  const word = (value: string): string => value.toLowerCase().replace(/[-\s]+/g, "_");
  const pending = values.filter((value) => pendingWords.test(word(value)));
  const final = values.filter((value) => finalWords.test(word(value)));
  if (pending.length === 0 || final.length === 0 || pending.length + final.length < values.length) return undefined;
  const ends = Object.fromEntries(final.map((value) => [camelOf(word(value)), value]));
  return Object.keys(ends).length === final.length ? { field: found.join("."), pending, final: ends } : undefined;
}

/** The values of a member that is in every answer; `any` of a string. */
function valuesAt(
  members: readonly Member[],
  [name, ...rest]: readonly string[],
  declared: ReadonlyMap<string, Declaration>,
): readonly string[] | "any" | undefined {
  const found = members.find((one) => one.name === name);
  if (!found || found.optional || found.form.nullable) return undefined;
  if (rest.length > 0) return valuesAt(membersIn(found, declared) ?? [], rest, declared);
  const { type } = found.form;
  if (type.kind === "plain") return type.name === "string" ? "any" : undefined;
  const declaration = type.kind === "named" ? declared.get(type.name) : undefined;
  if (declaration?.kind === "scalar") return declaration.base === "string" ? "any" : undefined;
  return declaration?.kind === "enum" ? declaration.values.map(({ value }) => value) : undefined;
}

function membersIn(
  { form, optional }: Member,
  declared: ReadonlyMap<string, Declaration>,
): readonly Member[] | undefined {
  if (optional || form.nullable || form.type.kind !== "named") return undefined;
  const declaration = declared.get(form.type.name);
  return declaration?.kind === "shape" ? declaration.members : undefined;
}

function sources(link: Json): Readonly<Record<string, string>> | undefined {
  const said = [...membersOf(member(link, "parameters")), ...membersOf(member(link, "requestBody"))];
  const found = said.map(([name, expression]) => [name, sourceOf(textOf(expression) ?? "")] as const);
  if (found.length === 0 || found.some(([, source]) => source === undefined)) return undefined;
  return Object.fromEntries(found) as Readonly<Record<string, string>>;
}

function sourceOf(expression: string): string | undefined {
  const [, from, pointer] = ofBody.exec(expression) ?? [];
  if (from !== undefined && pointer !== undefined) return `${from}${pointer.replaceAll("/", ".")}`;
  const [, name] = ofUrl.exec(expression) ?? [];
  return name === undefined ? undefined : `request.${name}`;
}

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.flatMap((one: Json) => textOf(one) ?? []) : [];
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}
