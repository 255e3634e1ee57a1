// Validators and upgrades: what a checked or upgraded value is known to be.

import type {
  CreateSubOrganizationIntent,
  CreateUsersIntentV2,
  CreateUsersIntentV4,
  IntentByType,
} from "@countersign/api";
import { upgradeCreateUsersV1ToV2, upgradeToLatest } from "@countersign/api/upgrades";
import type { Latest, LatestType, UpgradeHooks } from "@countersign/api/upgrades";
import { CreateUsersIntent } from "@countersign/api/validators";
import type { Expect, Same } from "./expect.js";

export function isNarrowsTheValue(value: unknown): CreateUsersIntent | undefined {
  // @ts-expect-error not checked yet
  const early: CreateUsersIntent = value;
  void early;
  return CreateUsersIntent.is(value) ? value : undefined;
}

export function parseGivesTheValueOrTheIssues(value: unknown): string {
  const parsed = CreateUsersIntent.parse(value);
  if (parsed.ok) {
    type Value = Expect<Same<typeof parsed.value, CreateUsersIntent>>;
    void (0 as unknown as Value);
    return parsed.value.users.map(({ userName }) => userName).join();
  }
  // @ts-expect-error there is no value
  void parsed.value;
  return [...parsed.issues, ...CreateUsersIntent.explain(value)]
    .map(({ path, expected, got }) => path + expected + got)
    .join();
}

export type LatestOfTheFirstVersion = [
  Expect<Same<LatestType["ACTIVITY_TYPE_CREATE_USERS"], "ACTIVITY_TYPE_CREATE_USERS_V4">>,
  Expect<Same<Latest<"ACTIVITY_TYPE_CREATE_USERS">["intent"], CreateUsersIntentV4>>,
  Expect<Same<LatestType["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"], "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3">>,
];

export async function upgradesAreTyped(
  first: CreateUsersIntent,
  other: CreateSubOrganizationIntent,
  hooks: UpgradeHooks,
): Promise<void> {
  const { type, intent } = await upgradeToLatest("ACTIVITY_TYPE_CREATE_USERS", first, hooks);
  type Upgraded = Expect<Same<typeof intent, IntentByType["ACTIVITY_TYPE_CREATE_USERS_V4"]>>;
  void (type satisfies "ACTIVITY_TYPE_CREATE_USERS_V4");
  void (0 as unknown as Upgraded);
  void (upgradeCreateUsersV1ToV2(first) satisfies CreateUsersIntentV2);
  // @ts-expect-error the intent of another type
  await upgradeToLatest("ACTIVITY_TYPE_CREATE_USERS", other, hooks);
  // @ts-expect-error hooks cannot be left out
  await upgradeToLatest("ACTIVITY_TYPE_CREATE_USERS", first);
  // @ts-expect-error the hooks that the contract asks for are missing
  await upgradeToLatest("ACTIVITY_TYPE_CREATE_USERS", first, {});
}

/** A hook returns the members that do not follow from the older request, and no others. */
export const hooksAreTyped: UpgradeHooks = {
  createPolicyV2ToV3: ({ selectors }) => ({ condition: `${selectors.length} == 0` }),
  // @ts-expect-error the key for the session follows from the older request
  createReadWriteSessionV1ToV2: ({ targetPublicKey }) => ({ targetPublicKey }),
  // @ts-expect-error the id of the payment method is required
  setPaymentMethodV1ToV2: async () => ({}),
};
