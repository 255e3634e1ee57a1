// What the signature under one transaction or payload lets be spent.

import type { UncountedSpending } from "@countersign/api";
import type { Asset, SpendingChain } from "./asset.js";

/** Where an asset is. */
export interface Place {
  readonly chain: SpendingChain;
  /** Of EVM chains, the id of the chain; undefined where the signature is good on every network. */
  readonly reference: string | undefined;
}

/** So much of an asset leaves. */
export interface Movement extends Place {
  /** Empty for the native coin; undefined for a token that is not named. */
  readonly token: string | undefined;
  /** In the smallest unit. */
  readonly amount: bigint;
  /** An address, empty where the transaction does not say it; undefined for fees. */
  readonly receiver: string | undefined;
}

/** Of some assets, any amount may leave. */
export interface Uncounted extends Place {
  readonly kind: UncountedSpending;
  /** The token, `all` of them, or `everything` for the native coin as well. */
  readonly of: { readonly token: string } | "all" | "everything";
}

export interface Spending {
  readonly movements: readonly Movement[];
  readonly uncounted: readonly Uncounted[];
  /** Of transactions with the same one, at most one is carried out; undefined where the content says it. */
  readonly slot: string | undefined;
}

export const nothing: Spending = { movements: [], uncounted: [], slot: undefined };

/** Whether an asset moves by it. */
export function moves(asset: Asset, movement: Movement): boolean {
  if (!isAt(asset, movement)) return false;
  return movement.token === undefined ? asset.token !== "" : asset.token === movement.token;
}

/** Whether any amount of an asset may leave by it. */
export function mayMove(asset: Asset, uncounted: Uncounted): boolean {
  if (!isAt(asset, uncounted)) return false;
  const { of } = uncounted;
  if (of === "everything") return true;
  return of === "all" ? asset.token !== "" : asset.token === of.token;
}

function isAt(asset: Asset, { chain, reference }: Place): boolean {
  if (asset.chain !== chain) return false;
  return asset.reference === undefined || reference === undefined || asset.reference === reference;
}
