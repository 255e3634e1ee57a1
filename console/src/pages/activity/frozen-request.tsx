// Whether brakes hold up a request that waits for votes: who asks, the person who would vote, or a key that it uses is frozen.

import { listFreezes, listWalletAccounts } from "@countersign/api";
import type { Connection, Freeze } from "@countersign/api";
import { keysOf, usesKeys } from "../../check/key-use.js";
import { isWaiting } from "../../check/waiting.js";
import { Frozen, concerns } from "../../parts/frozen.js";
import type { Concerned } from "../../parts/frozen.js";
import { useLoaded } from "../../parts/loaded.js";
import type { Loaded } from "../../parts/loaded.js";
import { reads, signedIn } from "../../session/connection.js";
import type { Details } from "./read.js";

/** Frozen wallets that are asked whether they have the address which signs, and pages of their accounts that are read. */
const [mostAsked, mostPages] = [20, 10];
const pageSize = 100;

/** Undefined for a request that brakes do not hold up, whatever is frozen. */
export interface HeldUp {
  readonly freezes: Loaded<readonly Freeze[]>;
  readonly concerned: Concerned;
}

/** What holds a request up. Until that is known, nothing does. */
export function useHeldUp(details: Details | undefined): HeldUp | undefined {
  const { id, organizationId, userId } = signedIn();
  const { type, parameters = {} } = details?.checked.request ?? {};
  const isConcerned = details !== undefined && type !== undefined && isWaiting(details.activity) && usesKeys(type);
  const by = details?.activity.votes[0]?.userId ?? "";
  const keys = isConcerned ? keysOf(parameters) : [];
  const freezes = useLoaded(
    async (signal) => {
      if (!isConcerned) return [];
      const connection = reads(signedIn());
      const { freezes: found } = await listFreezes(connection, { organizationId }, { signal });
      const wallets = found.filter(({ target }) => target === "FREEZE_TARGET_WALLET").slice(0, mostAsked);
      const has = async (walletId: string) =>
        keys.includes(walletId) || (await hasAccount(connection, { organizationId, walletId }, keys, signal));
      const held = await Promise.all(wallets.map(({ targetId }) => has(targetId)));
      const holding = new Set(wallets.flatMap(({ targetId }, index) => (held[index] ? [targetId] : [])));
      return found.filter(({ target, targetId }) => target !== "FREEZE_TARGET_WALLET" || holding.has(targetId));
    },
    [id, isConcerned, by, keys.join(" ")],
  );
  if (!isConcerned) return undefined;
  const wallets = (freezes.value.value ?? []).map(({ targetId }) => targetId);
  return {
    freezes,
    concerned: {
      FREEZE_TARGET_USER: [by, userId],
      FREEZE_TARGET_WALLET: wallets,
      FREEZE_TARGET_PRIVATE_KEY: keys,
    },
  };
}

export function isHeldUp({ freezes, concerned }: HeldUp): boolean {
  return (freezes.value.value ?? []).some((freeze) => concerns(freeze, concerned));
}

export function FrozenRequest({ by }: { readonly by: HeldUp | undefined }) {
  return by ? <Frozen freezes={by.freezes} ofVotes concerned={by.concerned} /> : null;
}

async function hasAccount(
  connection: Connection,
  wallet: { readonly organizationId: string; readonly walletId: string },
  keys: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const sought = keys.map((key) => key.toLowerCase());
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const paginationOptions = { limit: String(pageSize), ...(after !== undefined && { after }) };
    const { accounts } = await listWalletAccounts(connection, { ...wallet, paginationOptions }, { signal });
    if (accounts.some(({ address }) => sought.includes(address.toLowerCase()))) return true;
    after = accounts.at(-1)?.walletAccountId;
    if (accounts.length < pageSize || after === undefined) return false;
  }
  return false;
}
