// Operations: families of activities and queries, those that have come and gone, and where they are found.

import type { Family, Model, Query } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import { noteDocumentation } from "./documentation.js";
import type { Pair } from "./pair.js";
import { compareTerms, today } from "./terms.js";
import { compareVersions } from "./versions.js";
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
  const queries = pairs(old.queries, now.queries, (a, b) => a.path === b.path);
  for (const [before, after] of families.kept) compareFamily(context, before, after);
  for (const [before, after] of queries.kept) compareQuery(context, before, after);
  for (const family of families.gone) {
    const query = queries.come.find(({ name }) => name === family.name);
    if (query) reportKind(context, family, query);
    else reportRemoved(context, family);
  }
  for (const query of queries.gone) {
    const family = families.come.find(({ name }) => name === query.name);
    if (family) reportKind(context, query, family);
    else reportRemoved(context, query);
  }
  const known = new Set([...old.families, ...old.queries].map(({ name }) => name));
  for (const operation of [...families.come, ...queries.come]) {
    if (!known.has(operation.name)) reportAdded(context, operation);
  }
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

function isFamily(operation: Family | Query): operation is Family {
  return "versions" in operation;
}

export function pathOf({ contract }: Model, { path }: Family | Query): string {
  return `${contract.basePath}/${path}`;
}

function side(model: Model, operation: Family | Query): Side {
  const kind = isFamily(operation) ? "family" : "query";
  return { text: `${kind} ${operation.name} at ${pathOf(model, operation)}`, position: operation.position };
}

const contractPlace = { file: "contract.yaml", line: 1, column: 1, length: 1 };

function reportAdded({ changes, pair }: Context, operation: Family | Query): void {
  changes.add({
    rule: "operation-added",
    subject: operation.name,
    message: `\`${operation.name}\` is new`,
    after: side(pair.now, operation),
  });
}

function reportRemoved({ changes, pair }: Context, operation: Family | Query): void {
  const { until } = operation.terms;
  const announced = until !== undefined && until < today();
  changes.add({
    rule: announced ? "operation-removed-as-announced" : "operation-removed",
    subject: operation.name,
    message: `\`${operation.name}\` is gone${announced ? `, as announced for ${until}` : ""}`,
    before: side(pair.old, operation),
    after: { text: "no such operation", position: contractPlace },
    witness: announced ? undefined : notFound(pathOf(pair.old, operation)),
  });
}

export function notFound(path: string): { kind: "request"; at: string; value: undefined; refusal: string } {
  return { kind: "request", at: `POST ${path}`, value: undefined, refusal: "404: no such path" };
}

function reportKind({ changes, pair }: Context, old: Family | Query, now: Family | Query): void {
  const what = (operation: Family | Query): string => (isFamily(operation) ? "a kind of activity" : "a query");
  changes.add({
    rule: "operation-kind-changed",
    subject: old.name,
    message: `\`${old.name}\` is ${what(now)}; it was ${what(old)}`,
    before: side(pair.old, old),
    after: side(pair.now, now),
    witness: notFound(pathOf(pair.old, old)),
  });
}

function compareBoth({ changes, pair }: Context, old: Family | Query, now: Family | Query): void {
  const sides = { before: side(pair.old, old), after: side(pair.now, now) };
  if (old.name !== now.name) {
    const message = `\`${old.name}\` is called \`${now.name}\``;
    changes.add({ rule: "operation-renamed", subject: old.name, message, ...sides });
  }
  if (old.path !== now.path) {
    const path = pathOf(pair.old, old);
    const message = `\`${old.name}\` is found at \`${pathOf(pair.now, now)}\`; it was at \`${path}\``;
    changes.add({ rule: "path-changed", subject: old.name, message, ...sides, witness: notFound(path) });
  }
  compareTerms({ changes, pair }, old, now);
  noteDocumentation(changes, now.name, described(old), described(now));
}

function described({ doc, examples, position }: Family | Query): Parameters<typeof noteDocumentation>[2] {
  const plain = examples.map((example) =>
    "version" in example ? { ...example, version: example.version.number } : example,
  );
  return { doc, example: plain, position };
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

function compareQuery(context: Context, old: Query, now: Query): void {
  compareBoth(context, old, now);
  const { pair, requests, responses } = context;
  const at = `POST ${pathOf(pair.old, old)}`;
  const sides = { before: side(pair.old, old), after: side(pair.now, now) };
  const shape = (query: Query, part: "request" | "response") => ({ kind: "shape", shape: query[part] }) as const;
  requests.from({ at, old: shape(old, "request"), now: shape(now, "request") }, sides, old.name);
  responses.from({ at, old: shape(old, "response"), now: shape(now, "response") }, sides, old.name);
}
