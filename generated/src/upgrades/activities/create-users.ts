// Steps between the versions of `createUsers`.

import type { CreateUsersIntent, CreateUsersIntentV2 } from "../../activities/create-users.js";
import { upgradeUserParamsToUserParamsV2 } from "../shapes/users.js";

/**
 * What `CreateUsersIntent` means as `CreateUsersIntentV2`. Changes: `users` is `UserParamsV2[]`, was
 * `UserParams[]`.
 */
export function upgradeCreateUsersV1ToV2(older: CreateUsersIntent): CreateUsersIntentV2 {
  return { users: older.users.map((item) => upgradeUserParamsToUserParamsV2(item)) };
}
