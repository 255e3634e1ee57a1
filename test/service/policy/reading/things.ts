// What the words of policies stand for, as the tables of docs/policies*.md list them, and the things that expressions are about.

import { follow } from "./rules.js";

/** A text; an address where letter case has no meaning. Literal texts can be second names of values. */
export interface Text {
  readonly text: string;
  readonly address: boolean;
  readonly literal?: true;
}

/** A value of a request or of typed data, which nobody has looked at yet. */
export interface Given {
  readonly given: unknown;
  /** Members of requests have names in snake case too. */
  readonly snake: boolean;
  /** Everything in typed data is an address. */
  readonly address: boolean;
}

/** A value that literal text has other names for. */
export interface Named {
  readonly value: Thing;
  readonly names: Readonly<Record<string, bigint | string>>;
}

export type Thing = boolean | bigint | Text | Named | Given | readonly Thing[] | ReadonlyMap<string, Thing>;

/** What one comes to, or how it fails. */
export type Result = { readonly thing: Thing } | { readonly failed: Failed };
export type Failed = "error" | "not applicable";

export const isText = (thing: Thing): thing is Text => typeof thing === "object" && "text" in thing;
export const isGiven = (thing: Thing): thing is Given => typeof thing === "object" && "given" in thing;
export const isNamed = (thing: Thing): thing is Named => typeof thing === "object" && "names" in thing;
export const isList = (thing: Thing): thing is readonly Thing[] => Array.isArray(thing);
export const isStruct = (thing: Thing): thing is ReadonlyMap<string, Thing> => thing instanceof Map;

const addressed = [
  /^eth\.tx\.(from|to)$/,
  /^eth\.tx\.erc20_transfers\.(from|to)$/,
  /^eth\.tx\.authorization_list\.address$/,
  /^eth\.eip_7702_authorization\.address$/,
  /^eth\.eip_712\.domain\.(verifying_contract|salt)$/,
  /^wallet_account\.address$/,
];

const secondNames: readonly (readonly [RegExp, Named["names"]])[] = [
  [/^eth\.tx\.type$/, { LEGACY: 0n, TYPE_1: 1n, TYPE_2: 2n, TYPE_3: 3n, TYPE_4: 4n }],
  [/^solana\.tx\.(instructions|unknown_instructions)\.accounts\.account_key$/, { ADDRESS_TABLE_LOOKUP: "" }],
  [/^activity\.resource$/, { PAYMENT_METHOD: "PAYMENT_ACTION" }],
];

/** Lists whose elements have `sender` and `recipient` for `from` and `to`. */
const transferLists =
  /^(eth\.tx\.erc20_transfers|solana\.tx\.(spl_)?transfers|solana\.tx\.grants|tron\.tx\.trc20_transfers)$/;
const otherNames: Readonly<Record<string, string>> = { from: "sender", to: "recipient" };

/** The thing that a plain value is at a path. */
export function thingAt(value: unknown, path: string): Thing {
  if (path === "activity.params") return { given: value, snake: true, address: false };
  if (path === "eth.eip_712.message") return { given: value, snake: false, address: true };
  if (Array.isArray(value)) return value.map((each: unknown) => thingAt(each, path));
  if (typeof value === "object" && value !== null) {
    const fields = new Map<string, Thing>();
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      const thing = thingAt(inner, `${path}.${name}`);
      fields.set(name, thing);
      if (transferLists.test(path) && Object.hasOwn(otherNames, name)) fields.set(otherNames[name] as string, thing);
    }
    return fields;
  }
  const plain: Thing =
    typeof value === "string"
      ? { text: value, address: addressed.some((form) => form.test(path)) }
      : (value as boolean | bigint);
  const names = secondNames.find(([form]) => form.test(path))?.[1];
  return names ? { value: plain, names } : plain;
}

/** A given value looked at; what is absent is `none`. */
export function look(thing: Thing, none: Failed): Result {
  if (typeof thing === "bigint" && (thing < -(2n ** 127n) || thing >= 2n ** 127n)) {
    follow("integers");
    return { failed: "error" };
  }
  if (!isGiven(thing)) return { thing };
  follow("parameters");
  const { given, snake, address } = thing;
  if (given === null || given === undefined) return { failed: none };
  if (typeof given === "boolean") return { thing: given };
  if (typeof given === "bigint") return look(given, none);
  if (typeof given === "string") return { thing: { text: given, address } };
  if (typeof given === "number") {
    return Number.isSafeInteger(given) ? { thing: BigInt(given) } : { failed: "error" };
  }
  if (Array.isArray(given)) return { thing: given.map((each: unknown) => ({ given: each, snake, address })) };
  const members = Object.entries(given).map(([name, value]): [string, Thing] => [
    name,
    { given: value, snake, address },
  ]);
  return { thing: new Map(members) };
}

/** Where one element of a list is an address, the others at the same place are too. */
export function withAddresses(items: readonly Thing[]): readonly Thing[] {
  if (items.some((item) => isText(item) && item.address)) {
    return items.map((item) => (isText(item) ? { ...item, address: true } : item));
  }
  const structs = items.filter(isStruct);
  if (structs.length < items.length) return items;
  const names = [...(structs[0]?.keys() ?? [])];
  const columns = new Map(
    names.map((name) => [name, withAddresses(structs.map((struct) => struct.get(name) as Thing))]),
  );
  return structs.map((_, row) => new Map(names.map((name) => [name, (columns.get(name) as Thing[])[row] as Thing])));
}
