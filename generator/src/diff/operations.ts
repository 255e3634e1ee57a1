// Operations: families of activities, plain operations and queries, those that have come and gone, and where they are found.

import type { Family, Field, Method, Model, PlainOperation, Query } from "../model/model.js";
import { routeOf } from "../model/url.js";
import { plainOperations } from "../model/operations.js";
import { promiseWords, today } from "../model/promises.js";
import { compareAnswerHeaders } from "./answer-headers.js";
import type { Changes, Side } from "./change.js";
import { noteDocumentation } from "./documentation.js";
import type { Pair } from "./pair.js";
import { compareTerms } from "./terms.js";
import { compareVersions } from "./versions.js";
import { compareWaits } from "./waits.js";
import type { TypeWalk } from "./walk.js";

export interface Walks {
  readonly requests: TypeWalk;
  readonly responses: TypeWalk;
}

interface Context extends Walks {
  readonly changes: Changes;
  readonly pair: Pair;
}

export function compareOperations(context: Context): void {
  const { old, now } = context.pair;
  const families = pairs(old.families, now.families, (a, b) => typesOf(a).some((type) => typesOf(b).includes(type)));
  const others = pairs(plainOperations(old), plainOperations(now), (a, b) => requestLine(a) === requestLine(b));
  for (const [before, after] of families.kept) compareFamily(context, before, after);
  for (const [before, after] of others.kept) comparePlain(context, before, after);
  const come = [...families.come, ...others.come];
  const gone = [...families.gone, ...others.gone];
  for (const operation of gone) {
    const other = come.find(({ name }) => name === operation.name);
    if (other) reportKind(context, operation, other);
    else reportRemoved(context, operation);
  }
  const known = new Set([...old.families, ...plainOperations(old)].map(({ name }) => name));
  for (const operation of come) if (!known.has(operation.name)) reportAdded(context, operation);
}

interface Paired<Item> {
  readonly kept: readonly (readonly [Item, Item])[];
  readonly gone: readonly Item[];
  readonly come: readonly Item[];
}

/** By name; what is left, by what else shows that two are the same. */
function pairs<Item extends { readonly name: string }>(
  old: readonly Item[],
  now: readonly Item[],
  alike: (a: Item, b: Item) => boolean,
): Paired<Item> {
  const kept: [Item, Item][] = [];
  const come = new Set(now);
  const take = (item: Item, other: Item | undefined): boolean => {
    if (other) kept.push([item, other]);
    return other !== undefined && come.delete(other);
  };
  const byName = new Map(now.map((item) => [item.name, item]));
  const left = old.filter((item) => !take(item, byName.get(item.name)));
  const gone = left.filter(
    (item) =>
      !take(
        item,
        [...come].find((other) => alike(item, other)),
      ),
  );
  return { kept, gone, come: [...come] };
}

function typesOf({ versions }: Family): readonly string[] {
  return versions.map(({ type }) => type);
}

function isFamily(operation: Family | PlainOperation): operation is Family {
  return "versions" in operation;
}

function methodOf(operation: Family | PlainOperation): Method {
  return isFamily(operation) ? "POST" : (operation.url?.method ?? "POST");
}

/** What tells it apart on the wire. */
function requestLine(operation: PlainOperation): string {
  return routeOf(operation.path, methodOf(operation));
}

export function pathOf({ contract }: Model, { path }: Family | PlainOperation): string {
  return `${contract.basePath}/${path}`;
}

function side(model: Model, operation: Family | PlainOperation): Side {
  const kind = isFamily(operation) ? "family" : operation.kind;
  const method = methodOf(operation);
  const place = `${method === "POST" ? "" : `${method} `}${pathOf(model, operation)}`;
  return { text: `${kind} ${operation.name} at ${place}`, position: operation.position };
}

const contractPlace = { file: "contract.yaml", line: 1, column: 1, length: 1 };

function reportAdded({ changes, pair }: Context, operation: Family | PlainOperation): void {
  changes.add({
    rule: "operation-added",
    subject: operation.name,
    message: `\`${operation.name}\` is new`,
    after: side(pair.now, operation),
  });
}

function reportRemoved({ changes, pair }: Context, operation: Family | PlainOperation): void {
  const { until } = operation.terms;
  const announced = until !== undefined && until < today();
  changes.add({
    rule: announced ? "operation-removed-as-announced" : "operation-removed",
    subject: operation.name,
    message: `\`${operation.name}\` is gone${promiseWords(until)}`,
    before: side(pair.old, operation),
    after: { text: "no such operation", position: contractPlace },
    witness: announced ? undefined : notFound(pathOf(pair.old, operation), methodOf(operation)),
  });
}

export function notFound(path: string, method: Method = "POST"): Unread {
  return { kind: "request", at: `${method} ${path}`, value: undefined, refusal: "404: no such path" };
}

/** A request that is refused whatever its body. */
interface Unread {
  readonly kind: "request";
  readonly at: string;
  readonly value: undefined;
  readonly refusal: string;
}

function reportKind({ changes, pair }: Context, old: Family | PlainOperation, now: Family | PlainOperation): void {
  changes.add({
    rule: "operation-kind-changed",
    subject: old.name,
    message: kindMessage(old, now),
    before: side(pair.old, old),
    after: side(pair.now, now),
    witness: notFound(pathOf(pair.old, old), methodOf(old)),
  });
}

function kindMessage(old: Family | PlainOperation, now: Family | PlainOperation): string {
  return `\`${old.name}\` is ${kindWords(now)}; it was ${kindWords(old)}`;
}

function kindWords(operation: Family | PlainOperation): string {
  if (isFamily(operation)) return "a kind of activity";
  return operation.kind === "query" ? "a query" : "a plain operation";
}

function compareBoth({ changes, pair }: Context, old: Family | PlainOperation, now: Family | PlainOperation): void {
  const sides = { before: side(pair.old, old), after: side(pair.now, now) };
  if (old.name !== now.name) {
    const message = `\`${old.name}\` is called \`${now.name}\``;
    changes.add({ rule: "operation-renamed", subject: old.name, message, ...sides });
  }
  // The names of members in a path are those of the request, which are compared there.
  if (routeOf(old.path) !== routeOf(now.path)) {
    const path = pathOf(pair.old, old);
    const message = `\`${old.name}\` is found at \`${pathOf(pair.now, now)}\`; it was at \`${path}\``;
    changes.add({ rule: "path-changed", subject: old.name, message, ...sides, witness: notFound(path, methodOf(old)) });
  }
  compareTerms({ changes, pair }, old, now);
  compareTools(changes, old, now);
  noteDocumentation(changes, now.name, described(old), described(now));
}

function compareTools(changes: Changes, old: Family | PlainOperation, now: Family | PlainOperation): void {
  const [before, after] = [old.terms.tool?.name, now.terms.tool?.name];
  if (before === after) return;
  const text = (tool: string | undefined): string => (tool === undefined ? "no tool" : `tool ${tool}`);
  const sides = {
    before: { text: text(before), position: old.position },
    after: { text: text(after), position: now.position },
  };
  if (before === undefined) {
    const message = `\`${now.name}\` is a tool, \`${after}\``;
    changes.add({ rule: "tool-added", subject: now.name, message, ...sides });
    return;
  }
  const message =
    after === undefined ? `the tool \`${before}\` is gone` : `the tool \`${before}\` is called \`${after}\``;
  changes.add({ rule: "tool-removed", subject: now.name, message, ...sides });
}

function described(operation: Family | PlainOperation): Parameters<typeof noteDocumentation>[2] {
  const { doc, examples, terms, position } = operation;
  const plain = examples.map((example) =>
    "version" in example ? { ...example, version: example.version.number } : example,
  );
  const { tool } = terms;
  // What a query reads concerns front ends alone, which then ask again too often or too late.
  const reads = !isFamily(operation) && "traits" in operation ? (operation as Query).traits : [];
  const headers = isFamily(operation) ? [] : (operation.headers ?? []);
  const said = headers.map((field) => [field.name, field.doc, field.example, field.deprecated]);
  const more = [tool?.doc, tool?.destructive, ...said, ...reads.map(({ name, value }) => `${name}: ${value}`)];
  return { doc, example: [plain, ...more], position };
}

function compareFamily(context: Context, old: Family, now: Family): void {
  const { changes } = context;
  compareBoth(context, old, now);
  for (const trait of old.traits) {
    const after = now.traits.find(({ name }) => name === trait.name);
    if (!after || after.value === trait.value) continue;
    const message = `\`${now.name}\`: ${trait.name} is \`${after.value}\`; it was \`${trait.value}\``;
    const text = ({ name, value }: typeof trait): string => `${name}: ${value}`;
    changes.add({
      rule: "trait-changed",
      subject: `${old.name} ${trait.name}`,
      message,
      before: { text: text(trait), position: old.position },
      after: { text: text(after), position: now.position },
    });
  }
  compareVersions(context, old, now);
}

/** Which list callers go through. The members that lead from page to page are compared as all members are. */
function comparePages(
  changes: Changes,
  { name, page: old }: PlainOperation,
  { page: now }: PlainOperation,
  sides: { readonly before: Side; readonly after: Side },
): void {
  if (old?.items.name === now?.items.name) return;
  const message = now
    ? `\`${name}\` answers \`${now.items.name}\` in pages`
    : `\`${name}\` no longer answers \`${old?.items.name ?? ""}\` in pages`;
  changes.add({ rule: old ? "pages-removed" : "pages-added", subject: name, message, ...sides });
}

/** Whether callers get events, and by which ids these go on. */
function compareStreams(
  { changes, requests, responses }: Context,
  { name, stream: old }: PlainOperation,
  { stream: now }: PlainOperation,
  sides: { readonly before: Side; readonly after: Side },
  at: string,
): void {
  if (old && now) {
    const ids = { at: `${at}, Last-Event-ID`, old: old.id, now: now.id };
    requests.from(ids, sides, `${name} Last-Event-ID`);
    responses.from(ids, sides, `${name} Last-Event-ID`);
    return;
  }
  if (!old && !now) return;
  const [one, many] = ["one JSON document", "a stream of events"];
  changes.add({
    rule: old ? "stream-removed" : "stream-added",
    subject: name,
    message: old ? `\`${name}\` no longer answers a stream` : `\`${name}\` answers a stream`,
    ...sides,
    witness: { kind: "answer", at, value: undefined, refusal: now ? `${many}, not ${one}` : `${one}, not ${many}` },
  });
}

/** By which method it is called, and where the members of its request are. */
function compareUrls(
  changes: Changes,
  old: PlainOperation,
  now: PlainOperation,
  sides: { readonly before: Side; readonly after: Side },
  at: string,
): void {
  const [before, after] = [methodOf(old), methodOf(now)];
  if (before !== after) {
    const message = `\`${old.name}\` is a ${after}; it was a ${before}`;
    const witness: Unread = { kind: "request", at, value: undefined, refusal: `405: send a ${after}` };
    changes.add({ rule: "method-changed", subject: old.name, message, ...sides, witness });
    return;
  }
  for (const { name } of old.request.fields) {
    if (!now.request.fields.some((field) => field.name === name)) continue;
    const [place, other] = [placeOf(old, name), placeOf(now, name)];
    if (place === other) continue;
    const message = `\`${name}\` of \`${old.name}\` is in the ${other}; it was in the ${place}`;
    const witness: Unread = {
      kind: "request",
      at,
      value: undefined,
      refusal: `400: \`${name}\` is expected in the ${other}`,
    };
    changes.add({ rule: "member-moved", subject: `${old.name} ${name}`, message, ...sides, witness });
  }
}

function placeOf({ url }: PlainOperation, name: string): "path" | "query string" | "body" {
  const isIn = (fields: readonly Field[] = []): boolean => fields.some((field) => field.name === name);
  return isIn(url?.path) ? "path" : isIn(url?.query) ? "query string" : "body";
}

function comparePlain(context: Context, old: PlainOperation, now: PlainOperation): void {
  compareBoth(context, old, now);
  const { changes, pair, requests, responses } = context;
  const at = `${methodOf(old)} ${pathOf(pair.old, old)}`;
  const sides = { before: side(pair.old, old), after: side(pair.now, now) };
  compareUrls(changes, old, now, sides, at);
  if (old.kind !== now.kind) {
    const message = kindMessage(old, now);
    // Bodies and answers stay; who may call it, who retries it and whether its lists may be streamed do not.
    const effects = { requests: "depends", responses: "safe", callers: "safe", implementers: "depends" } as const;
    changes.add({ rule: "operation-kind-changed", subject: old.name, message, ...sides, effects });
  } else if (old.idempotent !== now.idempotent) {
    const message = now.idempotent
      ? `\`${now.name}\` may be sent again: clients retry it`
      : `\`${now.name}\` takes effect each time: clients no longer retry it`;
    changes.add({ rule: "idempotency-changed", subject: now.name, message, ...sides });
  }
  comparePages(changes, old, now, sides);
  compareStreams(context, old, now, sides, at);
  compareWaits(changes, old, now, sides);
  compareAnswerHeaders(changes, old, now, sides, at);
  const shape = (operation: PlainOperation, part: "request" | "response") =>
    ({ kind: "shape", shape: operation[part] }) as const;
  requests.from({ at, old: shape(old, "request"), now: shape(now, "request") }, sides, old.name);
  responses.from({ at, old: shape(old, "response"), now: shape(now, "response") }, sides, old.name);
}
