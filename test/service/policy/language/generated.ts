// Well-typed expressions and contexts at random. Names and values come from small pools, so that comparisons often hold.

import fc from "fast-check";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import type { Tree } from "./reference.js";

type Kind = "boolean" | "integer" | "string" | "address" | "parameter" | "approval" | "transfer";

/** An element that a quantifier around has given a name to. */
interface Item {
  readonly name: string;
  readonly kind: Kind;
}

const texts = ["", "a", "ab", "b", "0xaB", "0xAb", "0xab", "0xzZ", "0xzz", "it's", "\\", "😀"] as const;
const integers = [-1n, 0n, 1n, 2n, 3n, 2n ** 127n - 1n, -(2n ** 127n)] as const;
const wide = [...integers, 2n ** 127n, 2n ** 200n] as const;

/** Choices read off a tape. Where it ends, the first option is taken, so that a shorter tape is a simpler expression. */
class Choices {
  readonly #tape: Uint8Array;
  #at = 0;

  constructor(tape: Uint8Array) {
    this.#tape = tape;
  }

  below(count: number): number {
    return (this.#tape[this.#at++] ?? 0) % count;
  }

  of<Option>(...options: readonly Option[]): Option {
    return options[this.below(options.length)] as Option;
  }
}

const text = fc.constantFrom(...texts);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

const parameter = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(true, false, null, 0, 1, 2, -1, 0.5, 2 ** 60),
    text,
    fc.array(tie("json"), { maxLength: 3 }),
    fc.record({ a: tie("json"), b: tie("json"), aB: tie("json"), count: tie("json") }, { requiredKeys: [] }),
  ),
})).json;

const key = { id: text, label: text, imported: fc.boolean(), exported: fc.boolean() };
const wallet = fc.record(key);

/** Any activity; parts of it are often missing. */
export const anyContext: fc.Arbitrary<Context> = fc.record({
  activity: fc.record({
    type: text,
    kind: maybe(text),
    family: text,
    resource: text,
    action: text,
    params: fc.record(
      { a: parameter, b: parameter, aB: parameter, a_b: parameter, count: parameter },
      { requiredKeys: [] },
    ),
  }),
  wallet: maybe(wallet),
  wallets: maybe(fc.array(wallet, { maxLength: 3 })),
  wallet_account: maybe(fc.record({ address: text })),
  private_key: maybe(fc.record({ ...key, tags: fc.array(text, { maxLength: 3 }) })),
  eth: maybe(
    fc.record({
      tx: fc.record({
        from: text,
        to: text,
        data: text,
        value: fc.constantFrom(...wide),
        gas: fc.constantFrom(...wide),
        gas_price: fc.constant(1n),
        max_fee_per_gas: fc.constantFrom(...wide),
        max_priority_fee_per_gas: fc.constantFrom(...wide),
        max_fee_per_blob_gas: fc.constantFrom(...wide),
        chain_id: fc.constantFrom(1n, 2n),
        nonce: fc.constant(0n),
        type: fc.constantFrom(0n, 2n),
        fee: fc.constantFrom(...wide),
        authorization_list: fc.constant([]),
        erc20_transfers: fc.constant([]),
      }),
    }),
  ),
  solana: maybe(
    fc.record({
      tx: fc.record({
        account_keys: fc.array(text, { maxLength: 3 }),
        program_keys: fc.constant([]),
        instructions: fc.constant([]),
        address_table_lookups: fc.constant([]),
        transfers: fc.array(fc.record({ from: text, to: text, amount: fc.constantFrom(...integers) }), {
          maxLength: 3,
        }),
        recent_blockhash: fc.constant("a"),
        spl_transfers: fc.constant([]),
        grants: fc.constant([]),
        unknown_instructions: fc.constant([]),
        fee_payer: text,
        fee: fc.constantFrom(...integers),
      }),
    }),
  ),
  approvers: fc.constant([]),
  credentials: fc.array(fc.record({ id: text, user_id: text, type: text, credential_id: text, public_key: text }), {
    maxLength: 3,
  }),
});

/** An expression that is true or false where it does not fail. */
export const anyCondition: fc.Arbitrary<Tree> = fc
  .uint8Array({ maxLength: 200, size: "max" })
  .map((tape) => boolean(new Choices(tape), 4, []));

function boolean(pick: Choices, depth: number, items: readonly Item[]): Tree {
  const way = depth <= 0 ? 0 : pick.below(14);
  const inner = depth - 1;
  switch (way) {
    case 1:
    case 2:
      return { is: pick.of("&&", "||"), operands: many(pick, 2, () => boolean(pick, inner, items)) };
    case 3:
    case 4:
    case 5: {
      const kind = pick.of<Kind>("boolean", "integer", "string", "address", "parameter");
      const is = pick.of("==", "!=");
      return { is, left: scalar(pick, kind, inner, items), right: partner(pick, kind, inner, items) };
    }
    case 6:
    case 7: {
      const is = pick.of("<", ">", "<=", ">=");
      const side = () => scalar(pick, pick.of<Kind>("integer", "integer", "parameter"), inner, items);
      return { is, left: side(), right: side() };
    }
    case 8:
    case 9:
    case 10: {
      const { list, kind } = anyList(pick, inner, items);
      const item = pick.of("x", "y");
      const predicate = boolean(pick, inner, [...items.filter(({ name }) => name !== item), { name: item, kind }]);
      return { is: pick.of("all", "any"), base: list, item, predicate };
    }
    case 11:
    case 12: {
      const kind = pick.of<Kind>("integer", "string", "address", "parameter");
      const is = pick.of("contains", "in");
      return { is, list: listOf(pick, kind, inner, items), value: partner(pick, kind, inner, items) };
    }
    case 13:
      return {
        is: "contains",
        list: scalar(pick, pick.of<Kind>("string", "address"), inner, items),
        value: scalar(pick, "string", inner, items),
      };
    default: {
      const item = itemOf(pick, "boolean", items);
      return item ?? { is: "boolean", value: pick.of(true, false) };
    }
  }
}

/** What a value of some kind can be compared with. */
function partner(pick: Choices, kind: Kind, depth: number, items: readonly Item[]): Tree {
  const others: Kind[] =
    kind === "parameter"
      ? ["boolean", "integer", "string", "address", "parameter"]
      : kind === "string" || kind === "address"
        ? ["string", "address", "parameter"]
        : [kind, kind, "parameter"];
  return scalar(pick, pick.of<Kind>(...others), depth, items);
}

function scalar(pick: Choices, kind: Kind, depth: number, items: readonly Item[]): Tree {
  if (pick.below(3) === 1) {
    const item = itemOf(pick, kind, items);
    if (item) return item;
  }
  if (depth > 0 && pick.below(6) === 1 && kind !== "parameter") {
    const base = listOf(pick, kind, depth - 1, items);
    return { is: "index", base, at: position(pick, depth - 2, items) };
  }
  if (depth > 0 && pick.below(10) === 1) {
    const name = pick.of("id", "count");
    return { is: "field", base: { is: "struct", fields: [[name, scalar(pick, kind, depth - 1, items)]] }, name };
  }
  switch (kind) {
    case "integer":
      return integer(pick, depth, items);
    case "string":
      return string(pick, depth, items);
    case "address":
      return path(pick.of("eth.tx.from", "eth.tx.to", "wallet_account.address"));
    case "parameter":
      return parameterPath(pick);
    default:
      return boolean(pick, depth - 1, items);
  }
}

function integer(pick: Choices, depth: number, items: readonly Item[]): Tree {
  const way = depth <= 0 ? 0 : pick.below(6);
  if (way === 1) return path(pick.of("eth.tx.value", "eth.tx.max_fee_per_gas", "eth.tx.type"));
  if (way === 2) {
    const transfers = path("solana.tx.transfers");
    return { is: "field", base: { is: "index", base: transfers, at: position(pick, 0, items) }, name: "amount" };
  }
  if (way === 3) return { is: "count", base: anyList(pick, depth - 1, items).list, bare: false };
  if (way === 4) return { is: "count", base: string(pick, depth - 1, items), bare: pick.of(true, false) };
  return { is: "integer", value: pick.of<bigint>(...integers) };
}

// A negative literal is refused before it can be evaluated.
function position(pick: Choices, depth: number, items: readonly Item[]): Tree {
  const tree = scalar(pick, "integer", depth, items);
  return tree.is === "integer" && tree.value < 0n ? { is: "integer", value: 0n } : tree;
}

function string(pick: Choices, depth: number, items: readonly Item[]): Tree {
  const way = depth <= 0 ? 0 : pick.below(5);
  const name = () => path(pick.of("activity.type", "activity.kind", "wallet.label", "private_key.id", "eth.tx.data"));
  if (way === 1) return name();
  if (way === 2) return { is: "index", base: name(), at: position(pick, depth - 1, items) };
  if (way === 3) return slice(pick, string(pick, depth - 1, items));
  return { is: "string", value: pick.of<string>(...texts) };
}

function anyList(pick: Choices, depth: number, items: readonly Item[]): { readonly list: Tree; readonly kind: Kind } {
  const kind = pick.of<Kind>("boolean", "integer", "string", "address", "parameter", "approval", "transfer");
  return { list: listOf(pick, kind, depth, items), kind };
}

function listOf(pick: Choices, kind: Kind, depth: number, items: readonly Item[]): Tree {
  const way = depth <= 0 ? 0 : pick.below(6);
  if (way === 1) {
    const base = listOf(pick, kind, depth - 1, items);
    const item = pick.of("x", "y");
    const inner = [...items.filter(({ name }) => name !== item), { name: item, kind }];
    return { is: "filter", base, item, predicate: boolean(pick, depth - 1, inner) };
  }
  if (way === 2) return slice(pick, listOf(pick, kind, depth - 1, items));
  if (kind === "approval") return path("credentials");
  if (kind === "transfer") return path("solana.tx.transfers");
  if (kind === "parameter" && pick.of(true, false)) return parameterPath(pick);
  if (kind === "string" && pick.of(true, false)) {
    return path(pick.of("private_key.tags", "solana.tx.account_keys"));
  }
  const elements = many(pick, 0, () => scalar(pick, kind, depth - 1, items));
  // A list of addresses may hold other strings too; one of parameters, anything.
  if (kind === "address") elements.push(scalar(pick, "address", 0, []), scalar(pick, "string", 0, items));
  return { is: "list", items: elements };
}

function slice(pick: Choices, base: Tree): Tree {
  const from = pick.of(0n, 0n, 1n);
  const to = from + pick.of(0n, 1n, 2n);
  return { is: "slice", base, from: { is: "integer", value: from }, to: { is: "integer", value: to } };
}

function itemOf(pick: Choices, kind: Kind, items: readonly Item[]): Tree | undefined {
  const found = items.flatMap(({ name, kind: has }): Tree[] => {
    const item: Tree = { is: "item", name };
    const field = (...names: string[]): Tree[] => names.map((name) => ({ is: "field", base: item, name }));
    if (has === kind) return [item];
    if (has === "approval" && kind === "string") return field("id", "user_id", "type", "credential_id", "public_key");
    if (has === "transfer" && kind === "string") return field("from", "to");
    if (has === "transfer" && kind === "integer") return field("amount");
    return has === "parameter" && kind === "boolean" ? field("a", "b") : [];
  });
  return found.length === 0 ? undefined : pick.of<Tree>(...found);
}

function parameterPath(pick: Choices): Tree {
  const tail = pick.of("a", "b", "a.a", "a.b", "b.a", "a_b", "a.a_b");
  const base = path(`activity.params.${tail}`);
  const way = pick.below(6);
  if (way === 0) return { is: "index", base, at: { is: "integer", value: pick.of(0n, 1n) } };
  return way === 1 ? slice(pick, base) : base;
}

function many(pick: Choices, least: number, make: () => Tree): Tree[] {
  return Array.from({ length: least + pick.below(3) }, make);
}

/** A path from a root, such as `eth.tx.to`. */
function path(dotted: string): Tree {
  const root = ["eth.tx", "solana.tx"].find((name) => dotted.startsWith(`${name}.`)) ?? dotted.split(".")[0] ?? "";
  const rest = dotted.slice(root.length + 1);
  let tree: Tree = { is: "root", name: root };
  for (const name of rest === "" ? [] : rest.split(".")) tree = { is: "field", base: tree, name };
  return tree;
}
