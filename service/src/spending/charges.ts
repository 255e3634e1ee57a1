// What a request would have each spending limit count.

import type { Curve, UncountedSpending } from "@countersign/api";
import { lookupForm } from "../chains/addresses.js";
import { receiverForm } from "../chains/receivers.js";
import { addressFormats, chains } from "../chains/formats.js";
import type { FormatFacts } from "../chains/formats.js";
import { hash } from "node:crypto";
import type { InTurns } from "../event-loop/turns.js";
import type { Context } from "../policy-language/context.js";
import { spendingChains } from "./asset.js";
import type { Asset } from "./asset.js";
import { bitcoinSpending } from "./bitcoin.js";
import { ethereumSpending } from "./ethereum.js";
import { solanaSpending } from "./solana.js";
import { mayMove, moves, nothing } from "./spending.js";
import type { Movement, Spending, Uncounted } from "./spending.js";
import type { SpendingLimit } from "./spending-limit.js";
import { tronSpending } from "./tron.js";

/** What a limit is to count of one holder. */
export interface Charge {
  readonly limit: SpendingLimit;
  /** An id or address; empty for the organization. */
  readonly holder: string;
  /** By slot: what is carried out once at most counts once, whatever it is signed for. */
  readonly items: ReadonlyMap<string, bigint>;
}

/** Something that a limit cannot count, and does not allow. */
export interface Refused {
  readonly limit: SpendingLimit;
  readonly kind: UncountedSpending | "receivers";
}

/** What is signed by one key. */
export interface Signed {
  readonly curve: Curve;
  /** Transactions and payloads, each with the key and how it is signed. */
  readonly texts: readonly string[];
  /** What policies see of each that says something, with the key. */
  readonly subjects: readonly Subject[];
}

type Subject = Pick<
  Context,
  "wallet" | "wallet_account" | "private_key" | "payload" | "eth" | "solana" | "bitcoin" | "tron"
>;

/** Who asks. */
export interface Spender {
  readonly id: string;
  readonly tags: readonly string[];
}

export interface Charges {
  readonly charges: readonly Charge[];
  readonly refused: readonly Refused[];
}

/** Of more receivers at once, none is counted. */
export const mostReceiversAtOnce = 100;

/** The receivers of a book on a chain, as CAIP-2 names it; none where there is no such book. */
export type BooksOn = (chain: string, book: string) => ReadonlySet<string>;

/** @param limits of the organization */
export function* charging(
  limits: readonly SpendingLimit[],
  books: BooksOn,
  spender: Spender,
  signed: readonly Signed[],
): InTurns<Charges> {
  const charges = new Map<string, Charge & { readonly items: Map<string, bigint> }>();
  const refused: Refused[] = [];
  const charge = (limit: SpendingLimit, holder: string, slot: string, amount: bigint) => {
    const key = `${limit.id} ${holder}`;
    const found = charges.get(key) ?? { limit, holder, items: new Map<string, bigint>() };
    charges.set(key, found);
    // Of what is carried out once at most, only the dearest is.
    if (amount > (found.items.get(slot) ?? 0n)) found.items.set(slot, amount);
  };
  const [ofEverything, others] = [limits.filter(isOfEverything), limits.filter((each) => !isOfEverything(each))];
  for (const { texts, curve, subjects } of signed) {
    for (const text of ofEverything.length > 0 ? new Set(texts) : []) {
      const slot = digestOf(text);
      for (const limit of ofEverything) {
        for (const holder of holdersOf(limit, subjects[0] ?? {}, spender)) charge(limit, holder, slot, 1n);
      }
      yield;
    }
    for (const subject of others.length > 0 ? subjects : []) {
      const spending = spendingOf(subject, curve);
      const slot = spending.slot ?? digestOf(subject);
      for (const limit of others) {
        const holders = holdersOf(limit, subject, spender);
        if (holders.length === 0) continue;
        const kind = uncountedBy(limit, spending);
        if (kind) refused.push({ limit, kind });
        const moved = countedMovements(limit, spending, books);
        for (const { holder, item, amount } of countsOf(limit, holders, moved, slot))
          charge(limit, holder, item, amount);
      }
      yield;
    }
  }
  const found = [...charges.values()];
  for (const { limit, items } of found) {
    if (limit.measure === "SPENDING_MEASURE_RECEIVERS" && items.size > mostReceiversAtOnce) {
      refused.push({ limit, kind: "receivers" });
    }
  }
  return { charges: found.filter(({ items }) => items.size > 0), refused };
}

/** Whether every signature counts, whatever it moves. */
function isOfEverything({ assets, measure, scope, receivers }: SpendingLimit): boolean {
  return (
    receivers === undefined &&
    assets.length === 0 &&
    measure === "SPENDING_MEASURE_COUNT" &&
    scope !== "SPENDING_SCOPE_RECEIVER"
  );
}

/** What a limit cannot count of what is spent, and does not allow. */
function uncountedBy(limit: SpendingLimit, { movements, uncounted }: Spending): UncountedSpending | undefined {
  const kinds = uncounted.flatMap((each) => (concerns(limit, each) ? [each.kind] : []));
  const hides = (movement: Movement) => movement.receiver === "" && isCounted(limit, movement);
  if (looksAtReceivers(limit) && movements.some(hides)) kinds.push("UNCOUNTED_SPENDING_CALL");
  return kinds.find((kind) => !limit.uncounted.has(kind));
}

/** Whether it counts by who is paid. */
function looksAtReceivers({ measure, scope, receivers }: SpendingLimit): boolean {
  return receivers !== undefined || scope === "SPENDING_SCOPE_RECEIVER" || measure === "SPENDING_MEASURE_RECEIVERS";
}

function concerns({ assets }: SpendingLimit, uncounted: Uncounted): boolean {
  return assets.length === 0 || assets.some((asset) => mayMove(asset, uncounted));
}

function isCounted({ assets }: SpendingLimit, movement: Movement): boolean {
  return assets.length === 0 || assets.some((asset: Asset) => moves(asset, movement));
}

/**
 * Of a limit for some receivers, the payments to them. Fees count with payments to them; where the limit is for all outside of a
 * book, also where nobody is paid. Where others pay as well, nothing is taken off: who is paid by whom, nobody can tell.
 */
function countedMovements(limit: SpendingLimit, { movements }: Spending, books: BooksOn): readonly Movement[] {
  const { receivers } = limit;
  const counted = movements.filter((movement) => isCounted(limit, movement));
  if (!receivers) return counted;
  const isOutside = receivers.outside === true;
  const isMeant = ({ chain, reference, receiver }: Movement) =>
    books(`${chain}:${reference ?? "*"}`, receivers.book).has(receiverForm(receiver ?? "")) !== isOutside;
  const paid = movements.filter(({ receiver }) => receiver !== undefined);
  const withFees = paid.some(isMeant) || (isOutside && paid.length === 0);
  return counted.filter((movement) =>
    movement.receiver === undefined ? withFees && movement.amount > 0n : isMeant(movement),
  );
}

interface Count {
  readonly holder: string;
  readonly item: string;
  readonly amount: bigint;
}

function* countsOf(
  { measure, scope, scopeId, assets, weights }: SpendingLimit,
  holders: readonly string[],
  moved: readonly Movement[],
  slot: string,
): Generator<Count> {
  const received = moved.flatMap(({ receiver, amount }) =>
    receiver === undefined ? [] : { receiver: receiverForm(receiver), amount },
  );
  if (scope === "SPENDING_SCOPE_RECEIVER") {
    const amounts = new Map<string, bigint>();
    for (const { receiver, amount } of received) {
      if (scopeId !== undefined && scopeId !== receiver) continue;
      amounts.set(receiver, (amounts.get(receiver) ?? 0n) + amount);
    }
    for (const [holder, amount] of amounts) {
      const item = measure === "SPENDING_MEASURE_RECEIVERS" ? holder : slot;
      yield { holder, item, amount: measure === "SPENDING_MEASURE_AMOUNT" ? amount : 1n };
    }
    return;
  }
  for (const holder of holders) {
    if (measure === "SPENDING_MEASURE_AMOUNT") {
      const weightOf = (movement: Movement) => weights?.[assets.findIndex((asset) => moves(asset, movement))] ?? 1n;
      const amount = moved.reduce((sum, each) => sum + each.amount * weightOf(each), 0n);
      if (amount > 0n) yield { holder, item: slot, amount };
    } else if (measure === "SPENDING_MEASURE_COUNT") {
      if (received.length > 0) yield { holder, item: slot, amount: 1n };
    } else
      for (const receiver of new Set(received.map((each) => each.receiver)))
        if (receiver !== "") yield { holder, item: receiver, amount: 1n };
  }
}

/** Whose spending a limit looks at, of what is signed or done otherwise: also of those that spend nothing by it. */
export function holdersSeen(limit: SpendingLimit, subject: Subject, spender: Spender): readonly string[] {
  if (limit.scope !== "SPENDING_SCOPE_RECEIVER") return holdersOf(limit, subject, spender);
  if (limit.scopeId !== undefined) return [limit.scopeId];
  const { movements } = spendingOf(subject, "CURVE_SECP256K1");
  const receivers = movements.flatMap(({ receiver }) => (receiver === undefined ? [] : receiverForm(receiver)));
  return [...new Set(receivers)];
}

/** Whether a limit counts what somebody of its scope spends. Addresses may be written as their chain takes them. */
export function isHolder({ scope, scopeId }: Pick<SpendingLimit, "scope" | "scopeId">, name: string): boolean {
  if (scopeId === undefined || scopeId === name) return true;
  return scope === "SPENDING_SCOPE_ACCOUNT" && lookupForm(scopeId) === lookupForm(name);
}

/** Whose spending it is. */
export function holdersOf(
  limit: SpendingLimit,
  { wallet, wallet_account, private_key }: Subject,
  { id, tags }: Spender,
): readonly string[] {
  const among = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name !== undefined && isHolder(limit, name) ? [name] : []));
  switch (limit.scope) {
    case "SPENDING_SCOPE_ORGANIZATION":
    // Which ones, each movement says.
    case "SPENDING_SCOPE_RECEIVER":
      return [""];
    case "SPENDING_SCOPE_WALLET":
      return among([wallet?.id]);
    case "SPENDING_SCOPE_ACCOUNT":
      return among([wallet_account?.address ?? private_key?.id]);
    case "SPENDING_SCOPE_USER":
      return among([id]);
    case "SPENDING_SCOPE_USER_TAG":
      return among(tags);
  }
}

/** What a signature lets be spent, of what policies see of it. */
export function spendingOf(subject: Subject, curve: Curve): Spending {
  const { eth, solana, bitcoin, tron, payload } = subject;
  if (eth) return ethereumSpending(eth);
  if (solana?.tx) return solanaSpending(solana.tx);
  if (bitcoin?.tx) return bitcoinSpending(bitcoin.tx);
  if (tron?.tx) return tronSpending(tron.tx);
  return payload?.blind ? { ...nothing, uncounted: blindOf(curve) } : nothing;
}

/** What may move by a payload that cannot be read: whatever the curve's keys have addresses for. */
function blindOf(curve: Curve): readonly Uncounted[] {
  const known = Object.values<FormatFacts>(addressFormats).flatMap(({ curves, chain }) =>
    chain !== undefined && curves.includes(curve) ? [chains[chain].namespace as string] : [],
  );
  const digest = { kind: "UNCOUNTED_SPENDING_DIGEST", reference: undefined, of: "everything" } as const;
  return spendingChains.flatMap((chain) => (known.includes(chain) ? [{ ...digest, chain }] : []));
}

function digestOf(content: unknown): string {
  const text = JSON.stringify(content, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  return hash("sha256", text).slice(0, 32);
}
