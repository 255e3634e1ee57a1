// Families answer in the newest form of a result; requests of older versions are answered in their own.

import { activityKinds } from "@countersign/api";
import type { ActivityType, CreatePrivateKeysResult, CreatePrivateKeysResultV2 } from "@countersign/api";

/** Where the older result is not the newer one under its own key. */
const downgrades: { readonly [Type in ActivityType]?: (result: never) => object } = {
  ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: ({ privateKeys }: CreatePrivateKeysResultV2): CreatePrivateKeysResult => ({
    privateKeyIds: privateKeys.map(({ privateKeyId }) => privateKeyId!),
  }),
};

/** The result in the form of the version that was submitted; undefined for types without one. */
export function downgradeResult(type: ActivityType, newest: unknown): unknown {
  if (activityKinds[type].resultKey === undefined) return undefined;
  const downgrade = downgrades[type] as ((result: unknown) => object) | undefined;
  return downgrade ? downgrade(newest) : newest;
}
