// What limits are read with: the names of what they are about.

import {
  getSpendingUsage,
  listPrivateKeys,
  listSpendingLimits,
  listUserTags,
  listUsers,
  listWallets,
} from "@countersign/api";
import type { SpendingLimit, SpendingUsage } from "@countersign/api";
import type { NameOf } from "../../check/limit.js";
import { reads, signedIn } from "../../session/connection.js";

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a limit can be of, by scope. */
export interface Holders {
  readonly wallets: readonly Named[];
  readonly privateKeys: readonly Named[];
  readonly users: readonly Named[];
  readonly tags: readonly Named[];
}

export async function readHolders(organizationId: string, signal?: AbortSignal): Promise<Holders> {
  const connection = reads(signedIn());
  const input = { organizationId };
  const [{ wallets }, { privateKeys }, { users }, { userTags }] = await Promise.all([
    listWallets(connection, input, { signal }),
    listPrivateKeys(connection, input, { signal }),
    listUsers(connection, input, { signal }),
    listUserTags(connection, input, { signal }),
  ]);
  return {
    wallets: wallets.map(({ walletId: id, walletName: name }) => ({ id, name })),
    privateKeys: privateKeys.map(({ privateKeyId: id, privateKeyName: name }) => ({ id, name })),
    users: users.map(({ userId: id, userName: name }) => ({ id, name })),
    tags: userTags.map(({ tagId: id, tagName: name }) => ({ id, name })),
  };
}

/** Names with their ids, since names are not unique to an eye. */
export function namesOf(holders: Holders): NameOf {
  const names = new Map(
    Object.values<readonly Named[]>({ ...holders }).flatMap((some) => some.map(({ id, name }) => [id, name])),
  );
  return (id) => {
    const name = names.get(id);
    return name === undefined ? id : `${name} (${id})`;
  };
}

export interface LimitWithUsage {
  readonly limit: SpendingLimit;
  readonly usages: readonly SpendingUsage[];
}

export interface Limits {
  readonly limits: readonly LimitWithUsage[];
  readonly holders: Holders;
}

export async function readLimits(organizationId: string, signal: AbortSignal): Promise<Limits> {
  const connection = reads(signedIn());
  const [{ spendingLimits }, holders] = await Promise.all([
    listSpendingLimits(connection, { organizationId }, { signal }),
    readHolders(organizationId, signal),
  ]);
  const limits = await Promise.all(
    spendingLimits.map(async (limit) => {
      const { spendingLimitId } = limit;
      const { usages } = await getSpendingUsage(connection, { organizationId, spendingLimitId }, { signal });
      return { limit, usages };
    }),
  );
  return { limits, holders };
}
