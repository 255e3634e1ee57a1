// Random sources of policies. Most have types that fit; names and values come from small pools, so that comparisons often are true.

import type { Dice } from "./dice.js";

type Kind = "boolean" | "integer" | "text" | "address" | "parameter";
type Shape = Kind | Readonly<Record<string, Kind | readonly ["text"]>>;

export const texts = ["", "a", "ab", "b", "0xaB", "0xAb", "0xab", "0xzZ", "0xzz", "it's", "\\", "😀"] as const;
export const integers = [-1n, 0n, 1n, 2n, 3n, 2n ** 127n - 1n, -(2n ** 127n)] as const;
export const types = [
  "ACTIVITY_TYPE_CREATE_WALLET",
  "ACTIVITY_TYPE_SIGN_TRANSACTION",
  "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD",
  "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  "ACTIVITY_TYPE_DELETE_WALLETS",
] as const;

const transfer = { from: "text", to: "text", sender: "text", recipient: "text", amount: "integer" } as const;
const key = { id: "text", label: "text", imported: "boolean", exported: "boolean" } as const;
const account = { account_key: "text", signer: "boolean", writable: "boolean" } as const;

/** What can be written, by the root that an activity must have for it. */
const roots: Readonly<Record<string, { readonly [path: string]: Kind }>> = {
  activity: {
    "activity.type": "text",
    "activity.kind": "text",
    "activity.family": "text",
    "activity.resource": "text",
    "activity.action": "text",
  },
  wallet: { "wallet.id": "text", "wallet.label": "text", "wallet.imported": "boolean", "wallet.exported": "boolean" },
  wallet_account: { "wallet_account.address": "address" },
  private_key: { "private_key.id": "text", "private_key.exported": "boolean" },
  user: { "user.id": "text" },
  user_tag: { "user_tag.id": "text" },
  policy: { "policy.id": "text" },
  payload: { "payload.kind": "text", "payload.blind": "boolean" },
  "ssh.sig": { "ssh.sig.namespace": "text" },
  "eth.tx": {
    "eth.tx.from": "address",
    "eth.tx.to": "address",
    "eth.tx.data": "text",
    "eth.tx.value": "integer",
    "eth.tx.fee": "integer",
    "eth.tx.chain_id": "integer",
    "eth.tx.type": "integer",
  },
  "eth.eip_712": {
    "eth.eip_712.primary_type": "text",
    "eth.eip_712.domain.verifying_contract": "address",
    "eth.eip_712.domain.chain_id": "integer",
    "eth.eip_712.domain.name": "text",
    "eth.eip_712.message.a": "parameter",
    "eth.eip_712.message['a_b']": "parameter",
    "eth.eip_712.message.aB": "parameter",
  },
  "eth.eip_7702_authorization": {
    "eth.eip_7702_authorization.address": "address",
    "eth.eip_7702_authorization.nonce": "integer",
  },
  "solana.tx": { "solana.tx.fee": "integer", "solana.tx.fee_payer": "text" },
  "bitcoin.tx": { "bitcoin.tx.fee": "integer", "bitcoin.tx.version": "text", "bitcoin.tx.locktime.type": "text" },
  "tron.tx": { "tron.tx.fee_limit": "integer", "tron.tx.data": "text" },
};

const lists: Readonly<Record<string, { readonly [path: string]: Shape }>> = {
  activity: {
    "book('a')": "address",
    "book('b')": "address",
    "book('none')": "address",
    credentials: { id: "text", user_id: "text", type: "text", credential_id: "text", public_key: "text" },
  },
  wallet: { wallets: key },
  private_key: { "private_key.tags": "text" },
  user: { "user.tags": "text" },
  "eth.tx": {
    "eth.tx.erc20_transfers": { from: "address", to: "address", sender: "address", amount: "integer" },
    "eth.tx.authorization_list": { chain_id: "integer", address: "address", nonce: "integer" },
  },
  "solana.tx": {
    "solana.tx.account_keys": "text",
    "solana.tx.transfers": transfer,
    "solana.tx.spl_transfers": { ...transfer, owner: "text", signers: ["text"] },
    "solana.tx.grants": { kind: "text", to: "text", recipient: "text", amount: "integer" },
    "solana.tx.instructions[0].accounts": account,
    "solana.tx.unknown_instructions[0].accounts": account,
  },
  "bitcoin.tx": { "bitcoin.tx.outputs": { value: "integer", address: "text", change: "boolean" } },
  "tron.tx": {
    "tron.tx.contract": { type: "text", amount: "integer", owner_address: "text" },
    "tron.tx.trc20_transfers": transfer,
  },
};

const consensusLists: Readonly<Record<string, Shape>> = {
  approvers: { id: "text", email: "text", alias: "text", tags: ["text"] },
  credentials: { id: "text", user_id: "text", type: "text", credential_id: "text", public_key: "text" },
};

interface Item {
  readonly name: string;
  readonly shape: Shape;
}

export const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Writes expressions with a dice. */
export class Writer {
  readonly #dice: Dice;
  readonly #scalars: readonly (readonly [path: string, kind: Kind])[];
  readonly #lists: readonly (readonly [path: string, shape: Shape])[];
  readonly #texts: readonly string[];
  /** A consensus has no parameters. */
  readonly #hasParameters: boolean;

  /**
   * @param has what the activity has; undefined for a consensus
   * @param more texts that are worth comparing with
   */
  constructor(dice: Dice, has: ReadonlySet<string> | undefined, more: readonly string[]) {
    const among = <Value>(all: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
      Object.entries(all).flatMap(([root, paths]) =>
        has?.has(root) === true || root === "activity" || dice.once(12) ? Object.entries(paths) : [],
      );
    this.#dice = dice;
    this.#scalars = has ? among(roots) : [];
    this.#lists = has ? among(lists) : Object.entries(consensusLists);
    this.#texts = [...texts, ...more];
    this.#hasParameters = has !== undefined;
  }

  #kind(kinds: readonly Kind[]): Kind {
    return this.#dice.of(this.#hasParameters ? kinds : kinds.filter((kind) => kind !== "parameter"));
  }

  boolean(depth: number, items: readonly Item[] = []): string {
    const inner = depth - 1;
    // Whatever stands within a quantifier asks of its elements.
    switch (depth <= 0 ? (items.length > 0 ? 4 : this.#dice.of([0, 4])) : this.#dice.below(14)) {
      case 1:
      case 2: {
        const sign = this.#dice.of([" && ", " || "]);
        const parts = this.#dice.many(2, 3, () => this.boolean(inner, items));
        return this.#dice.once(2) ? `(${parts.join(sign)})` : parts.map((part) => `(${part})`).join(sign);
      }
      case 3:
        return `${this.boolean(inner, items)} ${this.#dice.of(["&&", "||"])} ${this.boolean(inner, items)}`;
      case 4:
      case 5:
      case 6: {
        const kind = this.#kind(["text", "text", "address", "integer", "boolean", "parameter"]);
        return `${this.#side(kind, inner, items)} ${this.#dice.of(["==", "!="])} ${this.#partner(kind, inner, items)}`;
      }
      case 7:
      case 8: {
        const side = () => this.#value(this.#kind(["integer", "integer", "parameter"]), inner, items);
        return `${side()} ${this.#dice.of(["<", ">", "<=", ">="])} ${side()}`;
      }
      case 9:
      case 10: {
        const [list, shape] = this.#list(inner, items);
        return this.#quantified(this.#dice.of(["all", "any"]), list, shape, inner, items);
      }
      case 11: {
        const kind = this.#kind(["text", "address", "integer", "parameter"]);
        const list = this.#listOf(kind, inner, items);
        const value = this.#partner(kind, inner, items);
        return this.#dice.once(2) ? `${value} in ${list}` : `${list}.contains(${value})`;
      }
      case 12:
        return `${this.#value("text", inner, items)}.contains(${this.#value("text", inner, items)})`;
      case 13:
        return this.#named();
      default: {
        const found = this.#known("boolean", items);
        return found === undefined || this.#dice.once(6) ? this.#dice.of(["true", "false"]) : found;
      }
    }
  }

  /** A comparison with one of the second names of values. */
  #named(): string {
    const has = (path: string) => [...this.#scalars, ...this.#lists].some(([known]) => known === path);
    const quantifier = this.#dice.of(["any", "all"]);
    const transfers = this.#lists.flatMap(([path]) => (path.endsWith("transfers") ? path : []));
    if (transfers.length > 0 && this.#dice.once(2)) {
      const { name, sign } = { name: this.#dice.of(["sender", "recipient"]), sign: this.#dice.of(["==", "!="]) };
      return `${this.#dice.of(transfers)}.${quantifier}(t, t.${name} ${sign} ${quote(this.#dice.of(texts))})`;
    }
    if (has("eth.tx.type")) {
      return this.#dice.of([
        "eth.tx.type == 'TYPE_2'",
        "eth.tx.type in ['LEGACY', 'TYPE_1']",
        "'TYPE_2' != eth.tx.type",
      ]);
    }
    if (has("solana.tx.grants")) {
      return `solana.tx.instructions.${quantifier}(i, i.accounts.any(a, a.account_key == 'ADDRESS_TABLE_LOOKUP'))`;
    }
    if (!has("activity.type")) return "approvers.count >= 1";
    return this.#dice.of([
      "activity.resource == 'PAYMENT_METHOD'",
      "activity.resource in ['WALLET', 'PAYMENT_METHOD']",
      `activity.type ${this.#dice.of(["==", "!="])} ${quote(this.#dice.of(types))}`,
      `activity.type in [${this.#dice.many(1, 3, () => quote(this.#dice.of(types))).join(", ")}]`,
    ]);
  }

  #side(kind: Kind, depth: number, items: readonly Item[]): string {
    return this.#known(kind, items) ?? this.#value(kind, depth, items);
  }

  #partner(kind: Kind, depth: number, items: readonly Item[]): string {
    const others: Kind[] =
      kind === "parameter"
        ? ["boolean", "integer", "text", "text", "address", "parameter"]
        : kind === "text" || kind === "address"
          ? ["text", "text", "address", "parameter"]
          : [kind, kind, "parameter"];
    return this.#value(this.#kind(others), depth, items);
  }

  #value(kind: Kind, depth: number, items: readonly Item[]): string {
    if (this.#dice.once(2)) {
      const found = this.#known(kind, items);
      if (found !== undefined) return found;
    }
    if (depth > 0 && this.#dice.once(8) && kind !== "parameter") {
      return `${this.#listOf(kind, depth - 1, items)}[${this.#position(depth, items)}]`;
    }
    if (depth > 0 && this.#dice.once(12) && kind !== "parameter") {
      const name = this.#dice.of(["id", "count"]);
      return `{ ${name}: ${this.#value(kind, depth - 1, items)} }.${name}`;
    }
    switch (kind) {
      case "boolean":
        return `(${this.boolean(depth - 1, items)})`;
      case "integer":
        if (depth > 0 && this.#dice.once(4))
          return `${this.#list(depth - 1, items)[0]}.count${this.#dice.of(["", "()"])}`;
        if (depth > 0 && this.#dice.once(8)) return `${this.#value("text", depth - 1, items)}.count()`;
        return String(this.#dice.of(integers));
      case "text":
        if (depth > 0 && this.#dice.once(6)) return this.#slice(this.#value("text", depth - 1, items));
        return quote(this.#dice.of(this.#texts));
      case "address":
        return this.#known("address", items) ?? quote(this.#dice.of(texts));
      case "parameter":
        return this.#parameter();
    }
  }

  #parameter(): string {
    const found = this.#known("parameter", []);
    if (found !== undefined && this.#dice.once(3)) return found;
    const base = `activity.params.${this.#dice.of(["a", "b", "aB", "a_b", "a.a", "a.b", "b.a_b", "count", "walletName", "wallet_name"])}`;
    if (this.#dice.once(6)) return `${base}[${this.#dice.below(2)}]`;
    if (this.#dice.once(8)) return `${base}.count`;
    return this.#dice.once(10) ? this.#slice(base) : base;
  }

  #slice(base: string): string {
    const from = this.#dice.below(2);
    return `${base}[${from}..${from + this.#dice.below(3)}]`;
  }

  #position(depth: number, items: readonly Item[]): string {
    const position = this.#dice.once(4) ? this.#value("integer", depth - 2, items) : String(this.#dice.below(3));
    return position.startsWith("-") ? "0" : position;
  }

  /** A path or element of a kind, if there is one. */
  #known(kind: Kind, items: readonly Item[]): string | undefined {
    const within = items.flatMap(({ name, shape }) => fieldsOf(name, shape, kind));
    const found = this.#scalars.flatMap(([path, is]) => (is === kind ? path : []));
    const among = within.length > 0 && (found.length === 0 || !this.#dice.once(3)) ? within : found;
    return among.length === 0 ? undefined : this.#dice.of(among);
  }

  #list(depth: number, items: readonly Item[]): readonly [string, Shape] {
    if (this.#lists.length > 0 && !this.#dice.once(4)) {
      const [path, shape] = this.#dice.of(this.#lists);
      return [this.#around(path, shape, depth, items), shape];
    }
    const kind = this.#kind(["boolean", "integer", "text", "address", "parameter"]);
    return [this.#listOf(kind, depth, items), kind];
  }

  #listOf(kind: Kind, depth: number, items: readonly Item[]): string {
    const known = this.#lists.flatMap(([path, shape]) => (shape === kind ? path : []));
    if (known.length > 0 && this.#dice.once(2)) return this.#around(this.#dice.of(known), kind, depth, items);
    const tags = items.flatMap(({ name, shape }) => (kind === "text" ? listFieldsOf(name, shape) : []));
    if (tags.length > 0 && this.#dice.once(2)) return this.#dice.of(tags);
    if (kind === "parameter" && this.#dice.once(2)) return this.#parameter();
    const elements = this.#dice.many(1, 3, () => this.#value(kind, depth - 1, items));
    if (kind === "address") elements.push(this.#value("text", 0, items));
    return this.#around(`[${elements.join(", ")}]`, kind, depth, items);
  }

  #around(list: string, shape: Shape, depth: number, items: readonly Item[]): string {
    if (depth > 0 && this.#dice.once(5)) return this.#quantified("filter", list, shape, depth - 1, items);
    return depth > 0 && this.#dice.once(10) ? this.#slice(list) : list;
  }

  #quantified(quantifier: string, list: string, shape: Shape, depth: number, items: readonly Item[]): string {
    const name = this.#dice.of(["x", "y"]);
    const others = items.filter((item) => item.name !== name);
    return `${list}.${quantifier}(${name}, ${this.boolean(depth, [...others, { name, shape }])})`;
  }
}

function fieldsOf(name: string, shape: Shape, kind: Kind): string[] {
  if (typeof shape === "string") return shape === kind ? [name] : [];
  return Object.entries(shape).flatMap(([field, is]) => (is === kind ? `${name}.${field}` : []));
}

function listFieldsOf(name: string, shape: Shape): string[] {
  if (typeof shape === "string") return [];
  return Object.entries(shape).flatMap(([field, is]) => (typeof is === "string" ? [] : `${name}.${field}`));
}
