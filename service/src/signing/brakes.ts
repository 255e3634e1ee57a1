// What no policy lifts: keys that are frozen, or never used so.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FreezeRow } from "../store/freezes.js";

/** What an activity does with keys: it has them sign, hands them out, or deletes them. */
export type KeyUse = "signs" | "exports" | "deletes";

/** A wallet, with all its accounts, a private key, or a secret of another kind, which is handed out and never restricted. */
export interface UsedKey {
  readonly kind: "wallet" | "privateKey" | "secret";
  readonly id: string;
}

/** The part of an organization that says what is frozen in it. */
export interface WithFreezes {
  readonly id: string;
  readonly freezes: ReadonlyMap<string, FreezeRow>;
}

/** Why nothing is done with any key of an organization, or by a user; undefined where nothing stands in the way. */
export function whyStopped({ id, freezes }: WithFreezes, userId: string): string | undefined {
  const freeze = freezes.get(id) ?? freezes.get(userId);
  return freeze && inWords(freeze);
}

/**
 * Why a key is not used; undefined where nothing stands in the way.
 *
 * @param restricted why it is never used so
 */
export function whyHeld({ freezes }: WithFreezes, { kind, id }: UsedKey, restricted?: string): string | undefined {
  if (restricted !== undefined) return `${kind === "wallet" ? "wallet" : "private key"} ${id} ${restricted}`;
  const freeze = freezes.get(id);
  return freeze && inWords(freeze);
}

export const nouns = {
  FREEZE_TARGET_ORGANIZATION: "organization",
  FREEZE_TARGET_WALLET: "wallet",
  FREEZE_TARGET_PRIVATE_KEY: "private key",
  FREEZE_TARGET_USER: "user",
} as const;

export function inWords({ target, target_id, user_id, reason, created_at }: FreezeRow): string {
  const why = reason === null ? "" : `: ${JSON.stringify(reason)}`;
  const since = new Date(created_at).toISOString();
  return `${nouns[target]} ${target_id} was frozen at ${since} by user ${user_id}${why}; only the root quorum thaws it`;
}

/** @throws ApiError PERMISSION_DENIED where there is a reason */
export function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new ApiError(ErrorCode.PERMISSION_DENIED, `brake denied request: ${reason}`);
}
