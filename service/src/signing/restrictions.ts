// What a wallet or private key is never used for. It is kept with the key, can be added to, and nothing takes it back.

import { ApiError, ErrorCode } from "@countersign/api";
import type { KeyRestrictions, RestrictKeysIntent } from "@countersign/api";
import { isWithin, readPlace, textOf } from "./places.js";

const nothing: KeyRestrictions = { transactionsOnly: false, neverExportable: false, only: [] };

/** @param text the column of the key's row */
export function readRestrictions(text: string | null): KeyRestrictions {
  return text === null ? nothing : (JSON.parse(text) as KeyRestrictions);
}

/**
 * What a key is never used for once something is added.
 *
 * @param text the column of the key's row as it is
 * @returns the column as it is to be
 * @throws ApiError INVALID_ARGUMENT for a list that is wider than the one that the key has
 */
export function addRestrictions(text: string | null, added: Omit<RestrictKeysIntent, "walletIds" | "privateKeyIds">) {
  const before = readRestrictions(text);
  const named = added.only?.map((each, index) => textOf(readPlace(each, `only.${index}`))) ?? [];
  // A list that names nothing adds nothing: it is not one of any place.
  const only = [...new Set(named.length > 0 ? named : before.only)];
  const allowed = before.only.map((each) => readPlace(each, "only"));
  only.forEach((each, index) => {
    if (allowed.length === 0 || allowed.some((place) => isWithin(readPlace(each, "only"), place))) return;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `only.${index}: ${each} is not within ${before.only.join(", ")}, for which a key is restricted already; name less`,
    );
  });
  const restrictions: KeyRestrictions = {
    transactionsOnly: before.transactionsOnly || added.transactionsOnly === true || only.length > 0,
    neverExportable: before.neverExportable || added.neverExportable === true,
    only,
  };
  return JSON.stringify(restrictions);
}

/** Why a key signs no payload; undefined where it does. */
export function whyNoPayload({ transactionsOnly }: KeyRestrictions): string | undefined {
  return transactionsOnly ? "signs transactions only" : undefined;
}

/** Why a key is not exported; undefined where it is. */
export function whyNotExported({ neverExportable }: KeyRestrictions): string | undefined {
  return neverExportable ? "is never exported" : undefined;
}
