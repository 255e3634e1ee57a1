// What has to be there, or the test fails and says what is missing.

import type { Activity, Result } from "@countersign/api";
import type { TurnkeyApiTypes } from "@turnkey/http";

type NpmResult = TurnkeyApiTypes["v1Result"];

/** The member of an activity's result that belongs to its type, as the npm client has it. */
export function resultOf<Name extends keyof NpmResult>(
  activity: { readonly result: Pick<NpmResult, Name> },
  name: Name,
): NonNullable<NpmResult[Name]>;
/** Likewise, as the generated client has it. */
export function resultOf<Name extends keyof Result>(
  activity: Activity | { readonly result: Pick<Result, Name> },
  name: Name,
): NonNullable<Result[Name]>;
export function resultOf(activity: object, name: string): unknown {
  const { result, status } = activity as {
    readonly result?: Readonly<Record<string, unknown>>;
    readonly status?: string;
  };
  const found = result?.[name];
  if (found === undefined) throw new Error(`no ${name} in an activity that is ${status}: ${JSON.stringify(result)}`);
  return found;
}

/** The first of a list. */
export function firstOf<Item>(list: readonly Item[] | undefined): Item {
  const [first] = list ?? [];
  if (first === undefined) throw new Error("expected an item, and the list is empty");
  return first;
}

/** The only one of a list. */
export function onlyOf<Item>(list: readonly Item[] | undefined): Item {
  if (list?.length !== 1) throw new Error(`expected one item, got ${list?.length ?? "no list"}`);
  return firstOf(list);
}

type Tuple<Item, Length extends number, Items extends Item[] = []> = Items["length"] extends Length
  ? Items
  : Tuple<Item, Length, [...Items, Item]>;

/** The first so many of a list. */
export function take<Item, Length extends number>(
  list: readonly Item[] | undefined,
  length: Length,
): Tuple<NonNullable<Item>, Length> {
  const items = (list ?? []).slice(0, length);
  if (items.length < length) throw new Error(`expected at least ${length} items, got ${items.length}`);
  return items as Tuple<NonNullable<Item>, Length>;
}

/** A value that has to be there. */
export function present<Value>(value: Value, what = "the value"): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

type Key<Holder> = keyof NonNullable<Holder>;
type Held<Holder, Name extends Key<Holder>> = NonNullable<NonNullable<Holder>[Name]>;

/** What a record has under a name, or a list at an index; with more names, what that has under them. */
export function entryOf<Holder, A extends Key<Holder>>(holder: Holder, a: A): Held<Holder, A>;
export function entryOf<Holder, A extends Key<Holder>, B extends Key<Held<Holder, A>>>(
  holder: Holder,
  a: A,
  b: B,
): Held<Held<Holder, A>, B>;
export function entryOf<
  Holder,
  A extends Key<Holder>,
  B extends Key<Held<Holder, A>>,
  C extends Key<Held<Held<Holder, A>, B>>,
>(holder: Holder, a: A, b: B, c: C): Held<Held<Held<Holder, A>, B>, C>;
export function entryOf<
  Holder,
  A extends Key<Holder>,
  B extends Key<Held<Holder, A>>,
  C extends Key<Held<Held<Holder, A>, B>>,
  D extends Key<Held<Held<Held<Holder, A>, B>, C>>,
>(holder: Holder, a: A, b: B, c: C, d: D): Held<Held<Held<Held<Holder, A>, B>, C>, D>;
export function entryOf(holder: unknown, ...names: readonly PropertyKey[]): unknown {
  let value = holder;
  for (const name of names) {
    const held = (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[name];
    if (held === undefined || held === null) throw new Error(`${String(name)} is missing ${whereOf(value)}`);
    value = held;
  }
  return value;
}

function whereOf(holder: unknown): string {
  if (Array.isArray(holder)) return `in a list of ${holder.length}`;
  if (typeof holder !== "object" || holder === null) return `in ${String(holder)}`;
  return `beside ${Object.keys(holder).slice(0, 20).join(", ") || "nothing"}`;
}
