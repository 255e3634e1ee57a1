// What can be frozen, by its names.

import { listPrivateKeys, listUsers, listWallets } from "@countersign/api";
import { reads, signedIn } from "../../session/connection.js";

export interface Target {
  readonly id: string;
  readonly name: string;
}

export interface Targets {
  readonly wallets: readonly Target[];
  readonly keys: readonly Target[];
  readonly users: readonly Target[];
}

export async function readTargets(organizationId: string, signal: AbortSignal): Promise<Targets> {
  const connection = reads(signedIn());
  const input = { organizationId };
  const [{ wallets }, { privateKeys }, { users }] = await Promise.all([
    listWallets(connection, input, { signal }),
    listPrivateKeys(connection, input, { signal }),
    listUsers(connection, input, { signal }),
  ]);
  return {
    wallets: wallets.map(({ walletId: id, walletName: name }) => ({ id, name })),
    keys: privateKeys.map(({ privateKeyId: id, privateKeyName: name }) => ({ id, name })),
    users: users.map(({ userId: id, userName: name }) => ({ id, name })),
  };
}

/** The id itself, where nothing has it any more. */
export function nameOf({ wallets, keys, users }: Targets, id: string): string {
  return [wallets, keys, users].flatMap((some) => some.find((each) => each.id === id)?.name ?? [])[0] ?? id;
}
