// Steps between the versions of `createReadWriteSession`.

import type {
  CreateReadWriteSessionIntent,
  CreateReadWriteSessionIntentV2,
} from "../../activities/create-read-write-session.js";
import type { UpgradeHooks } from "../index.js";

/**
 * What `CreateReadWriteSessionIntent` means as `CreateReadWriteSessionIntentV2`, of which the hook
 * `createReadWriteSessionV1ToV2` makes `userId` and `invalidateExisting`: The older version names the user by
 * e-mail address, this one by id. Only a look-up in the organization's users finds the id that belongs to an
 * address. Changes: `email` is gone; `userId` is new; `invalidateExisting` is new.
 */
export async function upgradeCreateReadWriteSessionV1ToV2(
  older: CreateReadWriteSessionIntent,
  hooks: Pick<UpgradeHooks, "createReadWriteSessionV1ToV2">,
): Promise<CreateReadWriteSessionIntentV2> {
  const told = await hooks.createReadWriteSessionV1ToV2(older);
  return {
    targetPublicKey: older.targetPublicKey,
    ...(older.apiKeyName != null && { apiKeyName: older.apiKeyName }),
    ...(older.expirationSeconds != null && { expirationSeconds: older.expirationSeconds }),
    ...(told.userId != null && { userId: told.userId }),
    ...(told.invalidateExisting != null && { invalidateExisting: told.invalidateExisting }),
  };
}
