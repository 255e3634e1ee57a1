// Everything that is sealed, for the rotation of the key-encryption key.

import { sameOwner } from "../custody/owner.js";
import type { SealedSecret } from "../custody/owner.js";
import { webhookKeyOwner, webhookKeySetting } from "../delivery/signer.js";
import { bundleKeyOwner, bundleKeySetting } from "../features/transfer/bundle-signer.js";
import { findSetting, replaceSetting } from "../store/deployment.js";
import type { Store } from "../store/store.js";

/** Whose secrets a table holds. Owners bear the ids of the rows. */
const kinds = {
  private_keys: "privateKey",
  wallets: "wallet",
  import_targets: "transfer",
  messages: "message",
} as const;
type SecretTable = keyof typeof kinds;

const settings = [
  { name: webhookKeySetting, owner: webhookKeyOwner },
  { name: bundleKeySetting, owner: bundleKeyOwner },
] as const;

/** Tables with sealed secrets. */
export const secretTables = [...(Object.keys(kinds) as SecretTable[]), "deployment"] as const;

const pageSize = 200;

/** Goes through all sealed secrets of the deployment, some at a time, in no particular order. */
export async function* sealedSecrets(store: Store): AsyncGenerator<readonly SealedSecret[]> {
  for (const table of Object.keys(kinds) as SecretTable[]) {
    let after: { organization_id: string; id: string } | undefined;
    do {
      let select = store.database
        .selectFrom(table)
        .select(["organization_id", "id", "sealed"])
        .where("sealed", "is not", null)
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
        owner: { organizationId: organization_id, kind: kinds[table], id },
        sealed: sealed!,
      }));
      after = rows.length === pageSize ? rows.at(-1) : undefined;
    } while (after);
  }
  for (const { name, owner } of settings) {
    const sealed = await findSetting(store, name);
    if (sealed !== undefined) yield [{ owner, sealed }];
  }
}

/**
 * Puts a newly sealed text in the place of the old one, unless the secret was replaced or deleted meanwhile.
 *
 * @returns whether it was still there
 */
export function replaceSealed(store: Store, { owner, sealed }: SealedSecret, resealed: string): Promise<boolean> {
  return store.write(async (transaction) => {
    const setting = settings.find((each) => sameOwner(each.owner, owner));
    if (setting) {
      await replaceSetting(transaction, setting.name, sealed, resealed);
      return true;
    }
    const { numUpdatedRows } = await transaction.database
      .updateTable(tableOf(owner))
      .set({ sealed: resealed })
      .where("organization_id", "=", owner.organizationId)
      .where("id", "=", owner.id)
      .where("sealed", "=", sealed)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}

function tableOf({ kind }: SealedSecret["owner"]): SecretTable {
  const table = (Object.keys(kinds) as SecretTable[]).find((each) => kinds[each] === kind);
  if (!table) throw new Error(`no table holds sealed secrets of a ${kind}`);
  return table;
}
