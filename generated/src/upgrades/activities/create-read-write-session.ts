// Steps between the versions of `createReadWriteSession`.

import type {
  CreateReadWriteSessionIntent,
  CreateReadWriteSessionIntentV2,
} from "../../activities/create-read-write-session.js";
import type { UpgradeHooks } from "../index.js";

/**
 * What `CreateReadWriteSessionIntent` means as `CreateReadWriteSessionIntentV2`, which the hook
 * `createReadWriteSessionV1ToV2` must tell: The older version names the user by e-mail address, this one by id.
 * Only a look-up in the organization's users finds the id that belongs to an address. Changes: `email` is gone;
 * `userId` is new; `invalidateExisting` is new.
 */
export async function upgradeCreateReadWriteSessionV1ToV2(
  older: CreateReadWriteSessionIntent,
  hooks: Pick<UpgradeHooks, "createReadWriteSessionV1ToV2">,
): Promise<CreateReadWriteSessionIntentV2> {
  return hooks.createReadWriteSessionV1ToV2(older);
}
