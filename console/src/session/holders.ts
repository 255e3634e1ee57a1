// What a limit or a brake can be about, by its names.

import { listPrivateKeys, listUserTags, listUsers, listWallets } from "@countersign/api";
import type { NameOf } from "../check/limit.js";
import { reads, signedIn } from "./connection.js";

export interface Named {
  readonly id: string;
  readonly name: string;
}

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

/** The name alone, where what it is stands beside it; the id, where nothing has it any more. */
export function nameIn({ wallets, privateKeys, users }: Holders, id: string): string {
  return [wallets, privateKeys, users].flatMap((some) => some.find((each) => each.id === id)?.name ?? [])[0] ?? id;
}
