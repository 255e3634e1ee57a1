// Everything that is sealed, for the rotation of the key-encryption key.

import type { SealedSecret } from "../custody/owner.js";
import { webhookKeyOwner, webhookKeySetting } from "../events/signer.js";
import { findSetting, replaceSetting } from "./deployment.js";
import type { Store } from "./store.js";

const tables = { private_keys: "privateKey", wallets: "wallet" } as const;
type SecretTable = keyof typeof tables;

const pageSize = 200;

/** Goes through all sealed secrets of the deployment, some at a time, in no particular order. */
export async function* sealedSecrets(store: Store): AsyncGenerator<readonly SealedSecret[]> {
  for (const table of Object.keys(tables) as SecretTable[]) {
    let after: { organization_id: string; id: string } | undefined;
    do {
      let select = store.database
        .selectFrom(table)
        .select(["organization_id", "id", "sealed"])
        .orderBy("organization_id")
        .orderBy("id")
        .limit(pageSize);
      if (after) {
        const { organization_id, id } = after;
        select = select.where((where) =>
          where.or([
            where("organization_id", ">", organization_id),
            where.and([where("organization_id", "=", organization_id), where("id", ">", id)]),
          ]),
        );
      }
      const rows = await select.execute();
      yield rows.map(({ organization_id, id, sealed }) => ({
        owner: { organizationId: organization_id, kind: tables[table], id },
        sealed,
      }));
      after = rows.length === pageSize ? rows.at(-1) : undefined;
    } while (after);
  }
  const webhookKey = await findSetting(store, webhookKeySetting);
  if (webhookKey !== undefined) yield [{ owner: webhookKeyOwner, sealed: webhookKey }];
}

/** Puts a newly sealed text in the place of the old one, unless the secret was replaced or deleted meanwhile. */
export function replaceSealed(store: Store, { owner, sealed }: SealedSecret, resealed: string): Promise<void> {
  return store.write(async (transaction) => {
    if (owner.kind === "service") return replaceSetting(transaction, webhookKeySetting, sealed, resealed);
    await transaction.database
      .updateTable(owner.kind === "wallet" ? "wallets" : "private_keys")
      .set({ sealed: resealed })
      .where("organization_id", "=", owner.organizationId)
      .where("id", "=", owner.id)
      .where("sealed", "=", sealed)
      .execute();
  });
}
