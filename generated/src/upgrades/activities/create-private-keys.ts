// Steps between the versions of `createPrivateKeys`.

import type { CreatePrivateKeysIntent, CreatePrivateKeysIntentV2 } from "../../activities/create-private-keys.js";

/** What `CreatePrivateKeysIntent` means as `CreatePrivateKeysIntentV2`. Nothing else has changed. */
export function upgradeCreatePrivateKeysV1ToV2(older: CreatePrivateKeysIntent): CreatePrivateKeysIntentV2 {
  return { privateKeys: older.privateKeys };
}
