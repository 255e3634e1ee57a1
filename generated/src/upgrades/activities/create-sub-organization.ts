// Steps between the versions of `createSubOrganization`.

import type {
  CreateSubOrganizationIntent,
  CreateSubOrganizationIntentV2,
  CreateSubOrganizationIntentV4,
  CreateSubOrganizationIntentV5,
  CreateSubOrganizationIntentV6,
  CreateSubOrganizationIntentV7,
  CreateSubOrganizationIntentV8,
} from "../../activities/create-sub-organization.js";
import {
  upgradeRootUserParamsToRootUserParamsV2,
  upgradeRootUserParamsV2ToRootUserParamsV3,
  upgradeRootUserParamsV3ToRootUserParamsV4,
  upgradeRootUserParamsV4ToRootUserParamsV5,
} from "../shapes/users.js";

/**
 * What `CreateSubOrganizationIntent` means as `CreateSubOrganizationIntentV2`. Changes: `name` is called
 * `subOrganizationName`; `rootUsers` is made from `rootAuthenticator`; `rootQuorumThreshold` is new and becomes
 * `1`.
 */
export function upgradeCreateSubOrganizationV1ToV2(older: CreateSubOrganizationIntent): CreateSubOrganizationIntentV2 {
  return {
    subOrganizationName: older.name,
    rootUsers: [{ userName: "Root user", apiKeys: [], authenticators: [older.rootAuthenticator] }],
    rootQuorumThreshold: 1,
  };
}

/**
 * What `CreateSubOrganizationIntentV2` means as `CreateSubOrganizationIntentV4`. Changes: `wallet` is new;
 * `disableEmailRecovery` is new; `disableEmailAuth` is new.
 */
export function upgradeCreateSubOrganizationV2ToV4(
  older: CreateSubOrganizationIntentV2,
): CreateSubOrganizationIntentV4 {
  return {
    subOrganizationName: older.subOrganizationName,
    rootUsers: older.rootUsers,
    rootQuorumThreshold: older.rootQuorumThreshold,
  };
}

/**
 * What `CreateSubOrganizationIntentV4` means as `CreateSubOrganizationIntentV5`. Changes: `rootUsers` is
 * `RootUserParamsV2[]`, was `RootUserParams[]`.
 */
export function upgradeCreateSubOrganizationV4ToV5(
  older: CreateSubOrganizationIntentV4,
): CreateSubOrganizationIntentV5 {
  return {
    subOrganizationName: older.subOrganizationName,
    rootUsers: older.rootUsers.map((item) => upgradeRootUserParamsToRootUserParamsV2(item)),
    rootQuorumThreshold: older.rootQuorumThreshold,
    ...(older.wallet != null && { wallet: older.wallet }),
    ...(older.disableEmailRecovery != null && { disableEmailRecovery: older.disableEmailRecovery }),
    ...(older.disableEmailAuth != null && { disableEmailAuth: older.disableEmailAuth }),
  };
}

/**
 * What `CreateSubOrganizationIntentV5` means as `CreateSubOrganizationIntentV6`. Changes: `rootUsers` is
 * `RootUserParamsV3[]`, was `RootUserParamsV2[]`.
 */
export function upgradeCreateSubOrganizationV5ToV6(
  older: CreateSubOrganizationIntentV5,
): CreateSubOrganizationIntentV6 {
  return {
    subOrganizationName: older.subOrganizationName,
    rootUsers: older.rootUsers.map((item) => upgradeRootUserParamsV2ToRootUserParamsV3(item)),
    rootQuorumThreshold: older.rootQuorumThreshold,
    ...(older.wallet != null && { wallet: older.wallet }),
    ...(older.disableEmailRecovery != null && { disableEmailRecovery: older.disableEmailRecovery }),
    ...(older.disableEmailAuth != null && { disableEmailAuth: older.disableEmailAuth }),
  };
}

/**
 * What `CreateSubOrganizationIntentV6` means as `CreateSubOrganizationIntentV7`. Changes: `rootUsers` is
 * `RootUserParamsV4[]`, was `RootUserParamsV3[]`; `disableSmsAuth` is new; `disableOtpEmailAuth` is new;
 * `verificationToken` is new; `clientSignature` is new.
 */
export function upgradeCreateSubOrganizationV6ToV7(
  older: CreateSubOrganizationIntentV6,
): CreateSubOrganizationIntentV7 {
  return {
    subOrganizationName: older.subOrganizationName,
    rootUsers: older.rootUsers.map((item) => upgradeRootUserParamsV3ToRootUserParamsV4(item)),
    rootQuorumThreshold: older.rootQuorumThreshold,
    ...(older.wallet != null && { wallet: older.wallet }),
    ...(older.disableEmailRecovery != null && { disableEmailRecovery: older.disableEmailRecovery }),
    ...(older.disableEmailAuth != null && { disableEmailAuth: older.disableEmailAuth }),
  };
}

/**
 * What `CreateSubOrganizationIntentV7` means as `CreateSubOrganizationIntentV8`. Changes: `rootUsers` is
 * `RootUserParamsV5[]`, was `RootUserParamsV4[]`.
 */
export function upgradeCreateSubOrganizationV7ToV8(
  older: CreateSubOrganizationIntentV7,
): CreateSubOrganizationIntentV8 {
  return {
    subOrganizationName: older.subOrganizationName,
    rootUsers: older.rootUsers.map((item) => upgradeRootUserParamsV4ToRootUserParamsV5(item)),
    rootQuorumThreshold: older.rootQuorumThreshold,
    ...(older.wallet != null && { wallet: older.wallet }),
    ...(older.disableEmailRecovery != null && { disableEmailRecovery: older.disableEmailRecovery }),
    ...(older.disableEmailAuth != null && { disableEmailAuth: older.disableEmailAuth }),
    ...(older.disableSmsAuth != null && { disableSmsAuth: older.disableSmsAuth }),
    ...(older.disableOtpEmailAuth != null && { disableOtpEmailAuth: older.disableOtpEmailAuth }),
    ...(older.verificationToken != null && { verificationToken: older.verificationToken }),
    ...(older.clientSignature != null && { clientSignature: older.clientSignature }),
  };
}
