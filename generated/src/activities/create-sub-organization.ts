// Creates an organization below the one in the request, with root users and optionally a first wallet. The parent can
// read it but cannot use its keys. Submitted to `submit/create_sub_organization`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  OrganizationName,
  QuorumThreshold,
  UserId,
  VerificationToken,
} from "../scalars.js";
import type { AuthenticatorParamsV2, ClientSignature, ReceivedAuthenticatorParamsV2 } from "../shapes/credentials.js";
import type { PrivateKeyParams, PrivateKeyResult, ReceivedPrivateKeyParams } from "../shapes/private-keys.js";
import type {
  ReceivedRootUserParams,
  ReceivedRootUserParamsV2,
  ReceivedRootUserParamsV3,
  ReceivedRootUserParamsV4,
  ReceivedRootUserParamsV5,
  RootUserParams,
  RootUserParamsV2,
  RootUserParamsV3,
  RootUserParamsV4,
  RootUserParamsV5,
} from "../shapes/users.js";
import type { ReceivedWalletParams, WalletParams, WalletResult } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION`. Creates an organization below the one in the request,
 * with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntent {
  /** Name of the new organization. */
  readonly name: OrganizationName;
  /** Authenticator of the only root user. */
  readonly rootAuthenticator: AuthenticatorParamsV2;
}

/**
 * `CreateSubOrganizationIntent` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntent extends Omit<CreateSubOrganizationIntent, "rootAuthenticator"> {
  /** Authenticator of the only root user. */
  readonly rootAuthenticator: ReceivedAuthenticatorParamsV2;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION` answers. */
export interface CreateSubOrganizationResult {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION`. One root user, who has one authenticator.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntent: ReceivedCreateSubOrganizationIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResult?: CreateSubOrganizationResult | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION`. One root user, who has
 * one authenticator.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntentV2 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly RootUserParams[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
}

/**
 * `CreateSubOrganizationIntentV2` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntentV2 extends Omit<CreateSubOrganizationIntentV2, "rootUsers"> {
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly ReceivedRootUserParams[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2`. Several root users with API keys and
 * authenticators, and a quorum of them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV2: ReceivedCreateSubOrganizationIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResult?: CreateSubOrganizationResult | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2`. Several root users
 * with API keys and authenticators, and a quorum of them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV2;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV2;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntentV3 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly RootUserParams[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
  /** Private keys to create in the new organization. May be empty. */
  readonly privateKeys: readonly PrivateKeyParams[];
}

/**
 * `CreateSubOrganizationIntentV3` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntentV3 extends Omit<
  CreateSubOrganizationIntentV3,
  "rootUsers" | "privateKeys"
> {
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly ReceivedRootUserParams[];
  /** Private keys to create in the new organization. May be empty. */
  readonly privateKeys: readonly ReceivedPrivateKeyParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3` answers. */
export interface CreateSubOrganizationResultV3 {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** The new private keys with their addresses in the order of the request. */
  readonly privateKeys: readonly PrivateKeyResult[];
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3`. Version 2 with private keys made in the same
 * step. Newer versions make a wallet instead and have no place for private keys, so this version is upgraded no
 * further; to move on, use version 7 and then createPrivateKeys in the new organization.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivityV3 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV3: ReceivedCreateSubOrganizationIntentV3 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResultV3?: CreateSubOrganizationResultV3 | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3`. Version 2 with
 * private keys made in the same step. Newer versions make a wallet instead and have no place for private keys,
 * so this version is upgraded no further; to move on, use version 7 and then createPrivateKeys in the new
 * organization.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequestV3 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV3;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponseV3 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV3;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntentV4 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly RootUserParams[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: WalletParams | undefined;
  /** When true, users cannot recover their access by e-mail. Default: false. */
  readonly disableEmailRecovery?: boolean | undefined;
  /** When true, users cannot log in by e-mail. Default: false. */
  readonly disableEmailAuth?: boolean | undefined;
}

/**
 * `CreateSubOrganizationIntentV4` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntentV4 extends Omit<
  CreateSubOrganizationIntentV4,
  "rootUsers" | "wallet"
> {
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly ReceivedRootUserParams[];
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: ReceivedWalletParams | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4` answers. */
export interface CreateSubOrganizationResultV4 {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** The new wallet. Absent if none was requested. */
  readonly wallet?: WalletResult | undefined;
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4`. Version 2 with a first wallet and with switches
 * for the ways of logging in by e-mail.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivityV4 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV4: ReceivedCreateSubOrganizationIntentV4 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResultV4?: CreateSubOrganizationResultV4 | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4`. Version 2 with a
 * first wallet and with switches for the ways of logging in by e-mail.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequestV4 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV4;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponseV4 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV4;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntentV5 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly RootUserParamsV2[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: WalletParams | undefined;
  /** When true, users cannot recover their access by e-mail. Default: false. */
  readonly disableEmailRecovery?: boolean | undefined;
  /** When true, users cannot log in by e-mail. Default: false. */
  readonly disableEmailAuth?: boolean | undefined;
}

/**
 * `CreateSubOrganizationIntentV5` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntentV5 extends Omit<
  CreateSubOrganizationIntentV5,
  "rootUsers" | "wallet"
> {
  /** Root users of the new organization. At least one. */
  readonly rootUsers: readonly ReceivedRootUserParamsV2[];
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: ReceivedWalletParams | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5` answers. */
export interface CreateSubOrganizationResultV5 {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** The new wallet. Absent if none was requested. */
  readonly wallet?: WalletResult | undefined;
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5`. Root users can have OAuth providers.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivityV5 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV5: ReceivedCreateSubOrganizationIntentV5 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResultV5?: CreateSubOrganizationResultV5 | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5`. Root users can have
 * OAuth providers.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequestV5 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV5;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponseV5 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV5;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntentV6 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** A root user of a new sub-organization, whose API keys name their curve. */
  readonly rootUsers: readonly RootUserParamsV3[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: WalletParams | undefined;
  /** When true, users cannot recover their access by e-mail. Default: false. */
  readonly disableEmailRecovery?: boolean | undefined;
  /** When true, users cannot log in by e-mail. Default: false. */
  readonly disableEmailAuth?: boolean | undefined;
}

/**
 * `CreateSubOrganizationIntentV6` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntentV6 extends Omit<
  CreateSubOrganizationIntentV6,
  "rootUsers" | "wallet"
> {
  /** A root user of a new sub-organization, whose API keys name their curve. */
  readonly rootUsers: readonly ReceivedRootUserParamsV3[];
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: ReceivedWalletParams | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6` answers. */
export interface CreateSubOrganizationResultV6 {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** The new wallet. Absent if none was requested. */
  readonly wallet?: WalletResult | undefined;
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6`. API keys of root users name their curve.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivityV6 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV6: ReceivedCreateSubOrganizationIntentV6 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResultV6?: CreateSubOrganizationResultV6 | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6`. API keys of root
 * users name their curve.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequestV6 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV6;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponseV6 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV6;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationIntentV7 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** A root user of a new sub-organization, who can have a phone number. */
  readonly rootUsers: readonly RootUserParamsV4[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: WalletParams | undefined;
  /** When true, users cannot recover their access by e-mail. Default: false. */
  readonly disableEmailRecovery?: boolean | undefined;
  /** When true, users cannot log in by e-mail. Default: false. */
  readonly disableEmailAuth?: boolean | undefined;
  /** When true, users cannot log in with one-time codes sent by SMS. Default: false. */
  readonly disableSmsAuth?: boolean | undefined;
  /** When true, users cannot log in with one-time codes sent by e-mail. Default: false. */
  readonly disableOtpEmailAuth?: boolean | undefined;
  /**
   * Proof from verifyOtp that the e-mail address or phone number of one of the root users is theirs, who can then
   * log in with one-time codes. It was issued in the organization of the request, and serves once for this.
   */
  readonly verificationToken?: VerificationToken | undefined;
  /**
   * Signature by the key in the verification token; required if it has one. The message is a JSON text with type
   * USAGE_TYPE_SIGNUP, the tokenId, and signupV2 with the email, phoneNumber, apiKeys, authenticators and
   * oauthProviders of the root user who has the contact; omit those that the user does not have.
   */
  readonly clientSignature?: ClientSignature | undefined;
}

/**
 * `CreateSubOrganizationIntentV7` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface ReceivedCreateSubOrganizationIntentV7 extends Omit<
  CreateSubOrganizationIntentV7,
  "rootUsers" | "wallet"
> {
  /** A root user of a new sub-organization, who can have a phone number. */
  readonly rootUsers: readonly ReceivedRootUserParamsV4[];
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: ReceivedWalletParams | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7` answers. */
export interface CreateSubOrganizationResultV7 {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** The new wallet. Absent if none was requested. */
  readonly wallet?: WalletResult | undefined;
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7`. Root users can have a phone number, and logging
 * in with one-time codes can be switched off.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationActivityV7 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV7: ReceivedCreateSubOrganizationIntentV7 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResultV7?: CreateSubOrganizationResultV7 | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7`. Root users can have a
 * phone number, and logging in with one-time codes can be switched off.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationRequestV7 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV7;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationResponseV7 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV7;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. Creates an organization below the one in the
 * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
 */
export interface CreateSubOrganizationIntentV8 {
  /** Name of the new organization. */
  readonly subOrganizationName: OrganizationName;
  /** A root user of a new sub-organization, whose OAuth accounts can be named by their claims too. */
  readonly rootUsers: readonly RootUserParamsV5[];
  /** Number of root users whose approval is needed to act as root. At most as many as there are. */
  readonly rootQuorumThreshold: QuorumThreshold;
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: WalletParams | undefined;
  /** When true, users cannot recover their access by e-mail. Default: false. */
  readonly disableEmailRecovery?: boolean | undefined;
  /** When true, users cannot log in by e-mail. Default: false. */
  readonly disableEmailAuth?: boolean | undefined;
  /** When true, users cannot log in with one-time codes sent by SMS. Default: false. */
  readonly disableSmsAuth?: boolean | undefined;
  /** When true, users cannot log in with one-time codes sent by e-mail. Default: false. */
  readonly disableOtpEmailAuth?: boolean | undefined;
  /**
   * Proof from verifyOtp that the e-mail address or phone number of one of the root users is theirs, who can then
   * log in with one-time codes. It was issued in the organization of the request, and serves once for this.
   */
  readonly verificationToken?: VerificationToken | undefined;
  /**
   * Signature by the key in the verification token; required if it has one. The message is a JSON text with type
   * USAGE_TYPE_SIGNUP, the tokenId, and signupV2 with the email, phoneNumber, apiKeys, authenticators and
   * oauthProviders of the root user who has the contact; omit those that the user does not have.
   */
  readonly clientSignature?: ClientSignature | undefined;
}

/**
 * `CreateSubOrganizationIntentV8` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedCreateSubOrganizationIntentV8 extends Omit<
  CreateSubOrganizationIntentV8,
  "rootUsers" | "wallet"
> {
  /** A root user of a new sub-organization, whose OAuth accounts can be named by their claims too. */
  readonly rootUsers: readonly ReceivedRootUserParamsV5[];
  /** Wallet to create in the new organization. None by default. */
  readonly wallet?: ReceivedWalletParams | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8` answers. */
export interface CreateSubOrganizationResultV8 {
  /** Id of the new organization. */
  readonly subOrganizationId: OrganizationId;
  /** The new wallet. Absent if none was requested. */
  readonly wallet?: WalletResult | undefined;
  /** Ids of its root users in the order of the request. */
  readonly rootUserIds?: readonly UserId[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. OAuth accounts of root users can be named by
 * their claims too.
 */
export interface CreateSubOrganizationActivityV8 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  /** What was asked for. */
  readonly intent: { readonly createSubOrganizationIntentV8: ReceivedCreateSubOrganizationIntentV8 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSubOrganizationResultV8?: CreateSubOrganizationResultV8 | undefined };
}

/**
 * Body of `submit/create_sub_organization` for `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. OAuth accounts of
 * root users can be named by their claims too.
 */
export interface CreateSubOrganizationRequestV8 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSubOrganizationIntentV8;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. */
export interface CreateSubOrganizationResponseV8 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSubOrganizationActivityV8;
}

/**
 * What can be submitted to `submit/create_sub_organization`, told apart by `type`. Creates an organization below
 * the one in the request, with root users and optionally a first wallet. The parent can read it but cannot use
 * its keys.
 */
export type CreateSubOrganizationBody =
  | CreateSubOrganizationRequest
  | CreateSubOrganizationRequestV2
  | CreateSubOrganizationRequestV3
  | CreateSubOrganizationRequestV4
  | CreateSubOrganizationRequestV5
  | CreateSubOrganizationRequestV6
  | CreateSubOrganizationRequestV7
  | CreateSubOrganizationRequestV8;
/** What `submit/create_sub_organization` answers, by the version that was submitted. */
export type CreateSubOrganizationAnswer =
  | CreateSubOrganizationResponse
  | CreateSubOrganizationResponseV2
  | CreateSubOrganizationResponseV3
  | CreateSubOrganizationResponseV4
  | CreateSubOrganizationResponseV5
  | CreateSubOrganizationResponseV6
  | CreateSubOrganizationResponseV7
  | CreateSubOrganizationResponseV8;

/**
 * What `createSubOrganizationV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInput extends InputOf<CreateSubOrganizationRequest, "type", "timestampMs"> {}

/** `createSubOrganizationV1` as data. */
export const createSubOrganizationV1Operation: Operation = {
  name: "createSubOrganizationV1",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION",
  fill: ["timestampMs"],
};

/**
 * One root user, who has one authenticator.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV1(
  connection: Connection,
  input: CreateSubOrganizationInput,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponse> {
  return call(connection, createSubOrganizationV1Operation, input, options);
}

/**
 * What `createSubOrganizationV2` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInputV2 extends InputOf<CreateSubOrganizationRequestV2, "type", "timestampMs"> {}

/** `createSubOrganizationV2` as data. */
export const createSubOrganizationV2Operation: Operation = {
  name: "createSubOrganizationV2",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2",
  fill: ["timestampMs"],
};

/**
 * Several root users with API keys and authenticators, and a quorum of them.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV2(
  connection: Connection,
  input: CreateSubOrganizationInputV2,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV2> {
  return call(connection, createSubOrganizationV2Operation, input, options);
}

/**
 * What `createSubOrganizationV3` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInputV3 extends InputOf<CreateSubOrganizationRequestV3, "type", "timestampMs"> {}

/** `createSubOrganizationV3` as data. */
export const createSubOrganizationV3Operation: Operation = {
  name: "createSubOrganizationV3",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
  fill: ["timestampMs"],
};

/**
 * Version 2 with private keys made in the same step. Newer versions make a wallet instead and have no place for
 * private keys, so this version is upgraded no further; to move on, use version 7 and then createPrivateKeys in
 * the new organization.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV3(
  connection: Connection,
  input: CreateSubOrganizationInputV3,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV3> {
  return call(connection, createSubOrganizationV3Operation, input, options);
}

/**
 * What `createSubOrganizationV4` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInputV4 extends InputOf<CreateSubOrganizationRequestV4, "type", "timestampMs"> {}

/** `createSubOrganizationV4` as data. */
export const createSubOrganizationV4Operation: Operation = {
  name: "createSubOrganizationV4",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4",
  fill: ["timestampMs"],
};

/**
 * Version 2 with a first wallet and with switches for the ways of logging in by e-mail.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV4(
  connection: Connection,
  input: CreateSubOrganizationInputV4,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV4> {
  return call(connection, createSubOrganizationV4Operation, input, options);
}

/**
 * What `createSubOrganizationV5` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInputV5 extends InputOf<CreateSubOrganizationRequestV5, "type", "timestampMs"> {}

/** `createSubOrganizationV5` as data. */
export const createSubOrganizationV5Operation: Operation = {
  name: "createSubOrganizationV5",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5",
  fill: ["timestampMs"],
};

/**
 * Root users can have OAuth providers.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV5(
  connection: Connection,
  input: CreateSubOrganizationInputV5,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV5> {
  return call(connection, createSubOrganizationV5Operation, input, options);
}

/**
 * What `createSubOrganizationV6` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInputV6 extends InputOf<CreateSubOrganizationRequestV6, "type", "timestampMs"> {}

/** `createSubOrganizationV6` as data. */
export const createSubOrganizationV6Operation: Operation = {
  name: "createSubOrganizationV6",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6",
  fill: ["timestampMs"],
};

/**
 * API keys of root users name their curve.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV6(
  connection: Connection,
  input: CreateSubOrganizationInputV6,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV6> {
  return call(connection, createSubOrganizationV6Operation, input, options);
}

/**
 * What `createSubOrganizationV7` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export interface CreateSubOrganizationInputV7 extends InputOf<CreateSubOrganizationRequestV7, "type", "timestampMs"> {}

/** `createSubOrganizationV7` as data. */
export const createSubOrganizationV7Operation: Operation = {
  name: "createSubOrganizationV7",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
  fill: ["timestampMs"],
};

/**
 * Root users can have a phone number, and logging in with one-time codes can be switched off.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
 */
export function createSubOrganizationV7(
  connection: Connection,
  input: CreateSubOrganizationInputV7,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV7> {
  return call(connection, createSubOrganizationV7Operation, input, options);
}

/** What `createSubOrganization` takes: its request without what the client fills in. */
export interface CreateSubOrganizationInputV8 extends InputOf<CreateSubOrganizationRequestV8, "type", "timestampMs"> {}

/** `createSubOrganization` as data. */
export const createSubOrganizationOperation: Operation = {
  name: "createSubOrganization",
  path: "/public/v1/submit/create_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
  fill: ["timestampMs"],
};

/**
 * OAuth accounts of root users can be named by their claims too.
 *
 * @throws ApiError as `call` says
 */
export function createSubOrganization(
  connection: Connection,
  input: CreateSubOrganizationInputV8,
  options?: CallOptions,
): Promise<CreateSubOrganizationResponseV8> {
  return call(connection, createSubOrganizationOperation, input, options);
}
