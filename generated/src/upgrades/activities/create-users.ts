// Steps between the versions of `createUsers`.

import type {
  CreateUsersIntent,
  CreateUsersIntentV2,
  CreateUsersIntentV3,
  CreateUsersIntentV4,
} from "../../activities/create-users.js";
import {
  upgradeUserParamsToUserParamsV2,
  upgradeUserParamsV2ToUserParamsV3,
  upgradeUserParamsV3ToUserParamsV4,
} from "../shapes/users.js";

/**
 * What `CreateUsersIntent` means as `CreateUsersIntentV2`. Changes: `users` is `UserParamsV2[]`, was
 * `UserParams[]`.
 */
export function upgradeCreateUsersV1ToV2(older: CreateUsersIntent): CreateUsersIntentV2 {
  return { users: older.users.map((item) => upgradeUserParamsToUserParamsV2(item)) };
}

/**
 * What `CreateUsersIntentV2` means as `CreateUsersIntentV3`. Changes: `users` is `UserParamsV3[]`, was
 * `UserParamsV2[]`.
 */
export function upgradeCreateUsersV2ToV3(older: CreateUsersIntentV2): CreateUsersIntentV3 {
  return { users: older.users.map((item) => upgradeUserParamsV2ToUserParamsV3(item)) };
}

/**
 * What `CreateUsersIntentV3` means as `CreateUsersIntentV4`. Changes: `users` is `UserParamsV4[]`, was
 * `UserParamsV3[]`.
 */
export function upgradeCreateUsersV3ToV4(older: CreateUsersIntentV3): CreateUsersIntentV4 {
  return { users: older.users.map((item) => upgradeUserParamsV3ToUserParamsV4(item)) };
}
