// Steps between the versions of `createApiKeys`.

import type { CreateApiKeysIntent, CreateApiKeysIntentV2 } from "../../activities/create-api-keys.js";
import { upgradeApiKeyParamsToApiKeyParamsV2 } from "../shapes/credentials.js";

/**
 * What `CreateApiKeysIntent` means as `CreateApiKeysIntentV2`. Changes: `apiKeys` is `ApiKeyParamsV2[]`, was
 * `ApiKeyParams[]`.
 */
export function upgradeCreateApiKeysV1ToV2(older: CreateApiKeysIntent): CreateApiKeysIntentV2 {
  return { apiKeys: older.apiKeys.map((item) => upgradeApiKeyParamsToApiKeyParamsV2(item)), userId: older.userId };
}
