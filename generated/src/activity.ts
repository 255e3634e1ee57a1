// What all kinds of Activity have in common, and the union of them.

import type {
  AcceptInvitationActivity,
  AcceptInvitationActivityV2,
  AcceptInvitationIntent,
  AcceptInvitationIntentV2,
  AcceptInvitationResult,
  ReceivedAcceptInvitationIntent,
  ReceivedAcceptInvitationIntentV2,
} from "./activities/accept-invitation.js";
import type {
  ActivateBillingTierActivity,
  ActivateBillingTierIntent,
  ActivateBillingTierResult,
} from "./activities/activate-billing-tier.js";
import type { ApproveActivityActivity, ApproveActivityIntent } from "./activities/approve-activity.js";
import type {
  CreateAddressBookEntriesActivity,
  CreateAddressBookEntriesIntent,
  CreateAddressBookEntriesResult,
} from "./activities/create-address-book-entries.js";
import type {
  CreateApiKeysActivity,
  CreateApiKeysActivityV2,
  CreateApiKeysIntent,
  CreateApiKeysIntentV2,
  CreateApiKeysResult,
  ReceivedCreateApiKeysIntentV2,
} from "./activities/create-api-keys.js";
import type {
  CreateApiOnlyUsersActivity,
  CreateApiOnlyUsersIntent,
  CreateApiOnlyUsersResult,
} from "./activities/create-api-only-users.js";
import type {
  CreateAuthenticatorsActivity,
  CreateAuthenticatorsActivityV2,
  CreateAuthenticatorsIntent,
  CreateAuthenticatorsIntentV2,
  CreateAuthenticatorsResult,
  ReceivedCreateAuthenticatorsIntent,
  ReceivedCreateAuthenticatorsIntentV2,
} from "./activities/create-authenticators.js";
import type {
  CreateInvitationsActivity,
  CreateInvitationsIntent,
  CreateInvitationsResult,
  ReceivedCreateInvitationsIntent,
} from "./activities/create-invitations.js";
import type {
  CreateMfaPolicyActivity,
  CreateMfaPolicyIntent,
  CreateMfaPolicyResult,
} from "./activities/create-mfa-policy.js";
import type {
  CreateNotificationChannelActivity,
  CreateNotificationChannelIntent,
  CreateNotificationChannelResult,
} from "./activities/create-notification-channel.js";
import type {
  CreateOauthProvidersActivity,
  CreateOauthProvidersActivityV2,
  CreateOauthProvidersIntent,
  CreateOauthProvidersIntentV2,
  CreateOauthProvidersResult,
  CreateOauthProvidersResultV2,
} from "./activities/create-oauth-providers.js";
import type {
  CreateOauth2CredentialActivity,
  CreateOauth2CredentialIntent,
  CreateOauth2CredentialResult,
} from "./activities/create-oauth2-credential.js";
import type {
  CreateOrganizationActivity,
  CreateOrganizationActivityV2,
  CreateOrganizationIntent,
  CreateOrganizationIntentV2,
  CreateOrganizationResult,
  ReceivedCreateOrganizationIntent,
  ReceivedCreateOrganizationIntentV2,
} from "./activities/create-organization.js";
import type {
  CreatePoliciesActivity,
  CreatePoliciesIntent,
  CreatePoliciesResult,
} from "./activities/create-policies.js";
import type {
  CreatePolicyActivity,
  CreatePolicyActivityV2,
  CreatePolicyActivityV3,
  CreatePolicyIntent,
  CreatePolicyIntentV2,
  CreatePolicyIntentV3,
  CreatePolicyResult,
  ReceivedCreatePolicyIntent,
  ReceivedCreatePolicyIntentV2,
} from "./activities/create-policy.js";
import type {
  CreatePrivateKeyTagActivity,
  CreatePrivateKeyTagIntent,
  CreatePrivateKeyTagResult,
} from "./activities/create-private-key-tag.js";
import type {
  CreatePrivateKeysActivity,
  CreatePrivateKeysActivityV2,
  CreatePrivateKeysIntent,
  CreatePrivateKeysIntentV2,
  CreatePrivateKeysResult,
  CreatePrivateKeysResultV2,
  ReceivedCreatePrivateKeysIntent,
  ReceivedCreatePrivateKeysIntentV2,
} from "./activities/create-private-keys.js";
import type {
  CreateReadOnlySessionActivity,
  CreateReadOnlySessionIntent,
  CreateReadOnlySessionResult,
} from "./activities/create-read-only-session.js";
import type {
  CreateReadWriteSessionActivity,
  CreateReadWriteSessionActivityV2,
  CreateReadWriteSessionIntent,
  CreateReadWriteSessionIntentV2,
  CreateReadWriteSessionResult,
  CreateReadWriteSessionResultV2,
} from "./activities/create-read-write-session.js";
import type {
  CreateSessionProfileActivity,
  CreateSessionProfileIntent,
  CreateSessionProfileResult,
} from "./activities/create-session-profile.js";
import type {
  CreateSmartContractInterfaceActivity,
  CreateSmartContractInterfaceIntent,
  CreateSmartContractInterfaceResult,
} from "./activities/create-smart-contract-interface.js";
import type {
  CreateSpendingLimitActivity,
  CreateSpendingLimitIntent,
  CreateSpendingLimitResult,
} from "./activities/create-spending-limit.js";
import type {
  CreateSubOrganizationActivity,
  CreateSubOrganizationActivityV2,
  CreateSubOrganizationActivityV3,
  CreateSubOrganizationActivityV4,
  CreateSubOrganizationActivityV5,
  CreateSubOrganizationActivityV6,
  CreateSubOrganizationActivityV7,
  CreateSubOrganizationActivityV8,
  CreateSubOrganizationIntent,
  CreateSubOrganizationIntentV2,
  CreateSubOrganizationIntentV3,
  CreateSubOrganizationIntentV4,
  CreateSubOrganizationIntentV5,
  CreateSubOrganizationIntentV6,
  CreateSubOrganizationIntentV7,
  CreateSubOrganizationIntentV8,
  CreateSubOrganizationResult,
  CreateSubOrganizationResultV3,
  CreateSubOrganizationResultV4,
  CreateSubOrganizationResultV5,
  CreateSubOrganizationResultV6,
  CreateSubOrganizationResultV7,
  CreateSubOrganizationResultV8,
  ReceivedCreateSubOrganizationIntent,
  ReceivedCreateSubOrganizationIntentV2,
  ReceivedCreateSubOrganizationIntentV3,
  ReceivedCreateSubOrganizationIntentV4,
  ReceivedCreateSubOrganizationIntentV5,
  ReceivedCreateSubOrganizationIntentV6,
  ReceivedCreateSubOrganizationIntentV7,
  ReceivedCreateSubOrganizationIntentV8,
} from "./activities/create-sub-organization.js";
import type { CreateUserTagActivity, CreateUserTagIntent, CreateUserTagResult } from "./activities/create-user-tag.js";
import type {
  CreateUsersActivity,
  CreateUsersActivityV2,
  CreateUsersActivityV3,
  CreateUsersActivityV4,
  CreateUsersIntent,
  CreateUsersIntentV2,
  CreateUsersIntentV3,
  CreateUsersIntentV4,
  CreateUsersResult,
  ReceivedCreateUsersIntent,
  ReceivedCreateUsersIntentV2,
  ReceivedCreateUsersIntentV3,
  ReceivedCreateUsersIntentV4,
} from "./activities/create-users.js";
import type {
  CreateVelocityControlActivity,
  CreateVelocityControlIntent,
  CreateVelocityControlResult,
} from "./activities/create-velocity-control.js";
import type {
  CreateWalletActivity,
  CreateWalletIntent,
  CreateWalletResult,
  ReceivedCreateWalletIntent,
} from "./activities/create-wallet.js";
import type {
  CreateWalletAccountsActivity,
  CreateWalletAccountsIntent,
  CreateWalletAccountsResult,
  ReceivedCreateWalletAccountsIntent,
} from "./activities/create-wallet-accounts.js";
import type {
  CreateWebhookEndpointActivity,
  CreateWebhookEndpointIntent,
  CreateWebhookEndpointResult,
  ReceivedCreateWebhookEndpointIntent,
} from "./activities/create-webhook-endpoint.js";
import type {
  DeleteAddressBookEntriesActivity,
  DeleteAddressBookEntriesIntent,
  DeleteAddressBookEntriesResult,
} from "./activities/delete-address-book-entries.js";
import type { DeleteApiKeysActivity, DeleteApiKeysIntent, DeleteApiKeysResult } from "./activities/delete-api-keys.js";
import type {
  DeleteAuthenticatorsActivity,
  DeleteAuthenticatorsIntent,
  DeleteAuthenticatorsResult,
} from "./activities/delete-authenticators.js";
import type {
  DeleteInvitationActivity,
  DeleteInvitationIntent,
  DeleteInvitationResult,
} from "./activities/delete-invitation.js";
import type {
  DeleteMfaPolicyActivity,
  DeleteMfaPolicyIntent,
  DeleteMfaPolicyResult,
} from "./activities/delete-mfa-policy.js";
import type {
  DeleteNotificationChannelActivity,
  DeleteNotificationChannelIntent,
  DeleteNotificationChannelResult,
} from "./activities/delete-notification-channel.js";
import type {
  DeleteOauthProvidersActivity,
  DeleteOauthProvidersIntent,
  DeleteOauthProvidersResult,
} from "./activities/delete-oauth-providers.js";
import type {
  DeleteOauth2CredentialActivity,
  DeleteOauth2CredentialIntent,
  DeleteOauth2CredentialResult,
} from "./activities/delete-oauth2-credential.js";
import type {
  DeleteOrganizationActivity,
  DeleteOrganizationIntent,
  DeleteOrganizationResult,
} from "./activities/delete-organization.js";
import type {
  DeletePaymentMethodActivity,
  DeletePaymentMethodIntent,
  DeletePaymentMethodResult,
} from "./activities/delete-payment-method.js";
import type {
  DeletePoliciesActivity,
  DeletePoliciesIntent,
  DeletePoliciesResult,
} from "./activities/delete-policies.js";
import type { DeletePolicyActivity, DeletePolicyIntent, DeletePolicyResult } from "./activities/delete-policy.js";
import type {
  DeletePrivateKeyTagsActivity,
  DeletePrivateKeyTagsIntent,
  DeletePrivateKeyTagsResult,
} from "./activities/delete-private-key-tags.js";
import type {
  DeletePrivateKeysActivity,
  DeletePrivateKeysIntent,
  DeletePrivateKeysResult,
} from "./activities/delete-private-keys.js";
import type { DeleteSecretsActivity, DeleteSecretsIntent, DeleteSecretsResult } from "./activities/delete-secrets.js";
import type {
  DeleteSmartContractInterfaceActivity,
  DeleteSmartContractInterfaceIntent,
  DeleteSmartContractInterfaceResult,
} from "./activities/delete-smart-contract-interface.js";
import type {
  DeleteSpendingLimitsActivity,
  DeleteSpendingLimitsIntent,
  DeleteSpendingLimitsResult,
} from "./activities/delete-spending-limits.js";
import type {
  DeleteSubOrganizationActivity,
  DeleteSubOrganizationIntent,
  DeleteSubOrganizationResult,
} from "./activities/delete-sub-organization.js";
import type {
  DeleteUserTagsActivity,
  DeleteUserTagsIntent,
  DeleteUserTagsResult,
} from "./activities/delete-user-tags.js";
import type { DeleteUsersActivity, DeleteUsersIntent, DeleteUsersResult } from "./activities/delete-users.js";
import type {
  DeleteVelocityControlActivity,
  DeleteVelocityControlIntent,
  DeleteVelocityControlResult,
} from "./activities/delete-velocity-control.js";
import type {
  DeleteWalletAccountsActivity,
  DeleteWalletAccountsIntent,
  DeleteWalletAccountsResult,
} from "./activities/delete-wallet-accounts.js";
import type { DeleteWalletsActivity, DeleteWalletsIntent, DeleteWalletsResult } from "./activities/delete-wallets.js";
import type {
  DeleteWebhookEndpointActivity,
  DeleteWebhookEndpointIntent,
  DeleteWebhookEndpointResult,
} from "./activities/delete-webhook-endpoint.js";
import type {
  DisableAuthProxyActivity,
  DisableAuthProxyIntent,
  DisableAuthProxyResult,
} from "./activities/disable-auth-proxy.js";
import type {
  DisablePrivateKeyActivity,
  DisablePrivateKeyIntent,
  DisablePrivateKeyResult,
} from "./activities/disable-private-key.js";
import type {
  EmailAuthActivity,
  EmailAuthActivityV2,
  EmailAuthActivityV3,
  EmailAuthIntent,
  EmailAuthIntentV2,
  EmailAuthIntentV3,
  EmailAuthResult,
} from "./activities/email-auth.js";
import type {
  EnableAuthProxyActivity,
  EnableAuthProxyIntent,
  EnableAuthProxyResult,
} from "./activities/enable-auth-proxy.js";
import type {
  ExportPrivateKeyActivity,
  ExportPrivateKeyIntent,
  ExportPrivateKeyResult,
} from "./activities/export-private-key.js";
import type {
  ExportSecretsActivity,
  ExportSecretsIntent,
  ExportSecretsResult,
  ReceivedExportSecretsIntent,
} from "./activities/export-secrets.js";
import type {
  ExportWalletActivity,
  ExportWalletIntent,
  ExportWalletResult,
  ReceivedExportWalletIntent,
} from "./activities/export-wallet.js";
import type {
  ExportWalletAccountActivity,
  ExportWalletAccountIntent,
  ExportWalletAccountResult,
} from "./activities/export-wallet-account.js";
import type { FreezeActivity, FreezeIntent, FreezeResult } from "./activities/freeze.js";
import type {
  ImportPrivateKeyActivity,
  ImportPrivateKeyIntent,
  ImportPrivateKeyResult,
  ReceivedImportPrivateKeyIntent,
} from "./activities/import-private-key.js";
import type {
  ImportSecretsActivity,
  ImportSecretsIntent,
  ImportSecretsResult,
  ReceivedImportSecretsIntent,
} from "./activities/import-secrets.js";
import type {
  ImportWalletActivity,
  ImportWalletIntent,
  ImportWalletResult,
  ReceivedImportWalletIntent,
} from "./activities/import-wallet.js";
import type {
  InitImportPrivateKeyActivity,
  InitImportPrivateKeyIntent,
  InitImportPrivateKeyResult,
} from "./activities/init-import-private-key.js";
import type {
  InitImportSecretsActivity,
  InitImportSecretsIntent,
  InitImportSecretsResult,
  ReceivedInitImportSecretsIntent,
} from "./activities/init-import-secrets.js";
import type {
  InitImportWalletActivity,
  InitImportWalletIntent,
  InitImportWalletResult,
} from "./activities/init-import-wallet.js";
import type {
  InitOtpActivity,
  InitOtpActivityV2,
  InitOtpActivityV3,
  InitOtpIntent,
  InitOtpIntentV2,
  InitOtpIntentV3,
  InitOtpResult,
  InitOtpResultV2,
} from "./activities/init-otp.js";
import type {
  InitOtpAuthActivity,
  InitOtpAuthActivityV2,
  InitOtpAuthActivityV3,
  InitOtpAuthIntent,
  InitOtpAuthIntentV2,
  InitOtpAuthIntentV3,
  InitOtpAuthResult,
  InitOtpAuthResultV2,
} from "./activities/init-otp-auth.js";
import type {
  InitUserEmailRecoveryActivity,
  InitUserEmailRecoveryActivityV2,
  InitUserEmailRecoveryIntent,
  InitUserEmailRecoveryIntentV2,
  InitUserEmailRecoveryResult,
} from "./activities/init-user-email-recovery.js";
import type { OauthActivity, OauthIntent, OauthResult } from "./activities/oauth.js";
import type { OauthLoginActivity, OauthLoginIntent, OauthLoginResult } from "./activities/oauth-login.js";
import type {
  Oauth2AuthenticateActivity,
  Oauth2AuthenticateIntent,
  Oauth2AuthenticateResult,
} from "./activities/oauth2-authenticate.js";
import type { OtpAuthActivity, OtpAuthIntent, OtpAuthResult } from "./activities/otp-auth.js";
import type {
  OtpLoginActivity,
  OtpLoginActivityV2,
  OtpLoginIntent,
  OtpLoginIntentV2,
  OtpLoginResult,
} from "./activities/otp-login.js";
import type {
  ReceivedRecoverUserIntent,
  RecoverUserActivity,
  RecoverUserIntent,
  RecoverUserResult,
} from "./activities/recover-user.js";
import type { RejectActivityActivity, RejectActivityIntent } from "./activities/reject-activity.js";
import type {
  RemoveIpAllowlistActivity,
  RemoveIpAllowlistIntent,
  RemoveIpAllowlistResult,
} from "./activities/remove-ip-allowlist.js";
import type {
  ReceivedRemoveOrganizationFeatureIntent,
  RemoveOrganizationFeatureActivity,
  RemoveOrganizationFeatureIntent,
  RemoveOrganizationFeatureResult,
} from "./activities/remove-organization-feature.js";
import type { RestrictKeysActivity, RestrictKeysIntent, RestrictKeysResult } from "./activities/restrict-keys.js";
import type { SetDelaysActivity, SetDelaysIntent, SetDelaysResult } from "./activities/set-delays.js";
import type {
  SetIpAllowlistActivity,
  SetIpAllowlistIntent,
  SetIpAllowlistResult,
} from "./activities/set-ip-allowlist.js";
import type {
  ReceivedSetOrganizationFeatureIntent,
  SetOrganizationFeatureActivity,
  SetOrganizationFeatureIntent,
  SetOrganizationFeatureResult,
} from "./activities/set-organization-feature.js";
import type {
  SetPaymentMethodActivity,
  SetPaymentMethodActivityV2,
  SetPaymentMethodIntent,
  SetPaymentMethodIntentV2,
  SetPaymentMethodResult,
} from "./activities/set-payment-method.js";
import type { SetVoteExpiryActivity, SetVoteExpiryIntent, SetVoteExpiryResult } from "./activities/set-vote-expiry.js";
import type {
  ReceivedSignRawPayloadIntent,
  ReceivedSignRawPayloadIntentV2,
  SignRawPayloadActivity,
  SignRawPayloadActivityV2,
  SignRawPayloadIntent,
  SignRawPayloadIntentV2,
  SignRawPayloadResult,
} from "./activities/sign-raw-payload.js";
import type {
  ReceivedSignRawPayloadsIntent,
  SignRawPayloadsActivity,
  SignRawPayloadsIntent,
  SignRawPayloadsResult,
} from "./activities/sign-raw-payloads.js";
import type {
  ReceivedSignTransactionIntent,
  ReceivedSignTransactionIntentV2,
  SignTransactionActivity,
  SignTransactionActivityV2,
  SignTransactionIntent,
  SignTransactionIntentV2,
  SignTransactionResult,
} from "./activities/sign-transaction.js";
import type {
  ReceivedSignTransactionsIntent,
  SignTransactionsActivity,
  SignTransactionsIntent,
  SignTransactionsResult,
} from "./activities/sign-transactions.js";
import type { StampLoginActivity, StampLoginIntent, StampLoginResult } from "./activities/stamp-login.js";
import type { ThawActivity, ThawIntent, ThawResult } from "./activities/thaw.js";
import type {
  UpdateAllowedOriginsActivity,
  UpdateAllowedOriginsIntent,
  UpdateAllowedOriginsResult,
} from "./activities/update-allowed-origins.js";
import type {
  UpdateAuthProxyConfigActivity,
  UpdateAuthProxyConfigIntent,
  UpdateAuthProxyConfigResult,
} from "./activities/update-auth-proxy-config.js";
import type {
  UpdateMfaPolicyActivity,
  UpdateMfaPolicyIntent,
  UpdateMfaPolicyResult,
} from "./activities/update-mfa-policy.js";
import type {
  UpdateOauth2CredentialActivity,
  UpdateOauth2CredentialIntent,
  UpdateOauth2CredentialResult,
} from "./activities/update-oauth2-credential.js";
import type {
  UpdateOrganizationNameActivity,
  UpdateOrganizationNameIntent,
  UpdateOrganizationNameResult,
} from "./activities/update-organization-name.js";
import type {
  UpdatePolicyActivity,
  UpdatePolicyActivityV2,
  UpdatePolicyIntent,
  UpdatePolicyIntentV2,
  UpdatePolicyResult,
  UpdatePolicyResultV2,
} from "./activities/update-policy.js";
import type {
  UpdatePrivateKeyTagActivity,
  UpdatePrivateKeyTagIntent,
  UpdatePrivateKeyTagResult,
} from "./activities/update-private-key-tag.js";
import type {
  UpdateRootQuorumActivity,
  UpdateRootQuorumIntent,
  UpdateRootQuorumResult,
} from "./activities/update-root-quorum.js";
import type {
  UpdateSpendingLimitActivity,
  UpdateSpendingLimitIntent,
  UpdateSpendingLimitResult,
} from "./activities/update-spending-limit.js";
import type { UpdateUserActivity, UpdateUserIntent, UpdateUserResult } from "./activities/update-user.js";
import type {
  UpdateUserEmailActivity,
  UpdateUserEmailIntent,
  UpdateUserEmailResult,
} from "./activities/update-user-email.js";
import type {
  UpdateUserNameActivity,
  UpdateUserNameIntent,
  UpdateUserNameResult,
} from "./activities/update-user-name.js";
import type {
  UpdateUserPhoneNumberActivity,
  UpdateUserPhoneNumberIntent,
  UpdateUserPhoneNumberResult,
} from "./activities/update-user-phone-number.js";
import type { UpdateUserTagActivity, UpdateUserTagIntent, UpdateUserTagResult } from "./activities/update-user-tag.js";
import type { UpdateWalletActivity, UpdateWalletIntent, UpdateWalletResult } from "./activities/update-wallet.js";
import type {
  UpdateWalletAccountNameActivity,
  UpdateWalletAccountNameIntent,
  UpdateWalletAccountNameResult,
} from "./activities/update-wallet-account-name.js";
import type {
  UpdateWebhookEndpointActivity,
  UpdateWebhookEndpointIntent,
  UpdateWebhookEndpointResult,
} from "./activities/update-webhook-endpoint.js";
import type {
  VerifyOtpActivity,
  VerifyOtpActivityV2,
  VerifyOtpIntent,
  VerifyOtpIntentV2,
  VerifyOtpResult,
} from "./activities/verify-otp.js";
import type { ActivityAction, ActivityResource, ActivityStatus, ActivityType } from "./enums.js";
import type { Open } from "./runtime/open.js";
import type { ActivityId, Fingerprint, OrganizationId } from "./scalars.js";
import type { Vote } from "./shapes/activity.js";
import type { Status, Timestamp } from "./shapes/common.js";

/** A requested state change, with who voted on it and what came of it. */
export interface ActivityBase {
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly id: ActivityId;
  /** Organization in which the activity takes place. */
  readonly organizationId: OrganizationId;
  /** How far an activity has come. */
  readonly status: Open<ActivityStatus>;
  /** Votes on the activity, oldest first. The first is the initiator's own. */
  readonly votes: readonly Vote[];
  /** Names the activity in votes. It is sha256, a colon, and the hex SHA-256 of the body that was submitted. */
  readonly fingerprint: Fingerprint;
  /** True when the caller's approval would be accepted now. It counts, unless the policies are too costly to tell. */
  readonly canApprove: boolean;
  /**
   * True when the caller could reject the activity now. Also of a completed activity for those who have approved
   * it, whose rejection would come too late.
   */
  readonly canReject: boolean;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /**
   * Present while the activity has the votes that it takes and waits for a delay of its organization: it is
   * carried out no sooner. Any root user can reject it until then. An addition to the API, which existing clients
   * do not know.
   */
  readonly heldUntil?: Timestamp | undefined;
  /** Why the activity failed; null unless its status is ACTIVITY_STATUS_FAILED. */
  readonly failure?: Status | null | undefined;
}

/** Activity of a type that this contract does not know, as a newer server may send it. Every Activity fits. */
export interface UnknownActivity extends ActivityBase {
  /** Kind of an activity. The suffix V2 and so on is the version of its parameters. */
  readonly type: Open<ActivityType>;
  /** What an activity was asked to do. Exactly one member is present, the one that belongs to the activity's type. */
  readonly intent: Intent;
  /**
   * Result of an activity. Empty until the activity is completed, then it has the one member that belongs to the
   * activity's type.
   */
  readonly result: Result;
}

/** A requested state change, with who voted on it and what came of it. */
export type Activity =
  | AcceptInvitationActivity
  | AcceptInvitationActivityV2
  | ActivateBillingTierActivity
  | ApproveActivityActivity
  | CreateAddressBookEntriesActivity
  | CreateApiKeysActivity
  | CreateApiKeysActivityV2
  | CreateApiOnlyUsersActivity
  | CreateAuthenticatorsActivity
  | CreateAuthenticatorsActivityV2
  | CreateInvitationsActivity
  | CreateMfaPolicyActivity
  | CreateNotificationChannelActivity
  | CreateOauth2CredentialActivity
  | CreateOauthProvidersActivity
  | CreateOauthProvidersActivityV2
  | CreateOrganizationActivity
  | CreateOrganizationActivityV2
  | CreatePoliciesActivity
  | CreatePolicyActivity
  | CreatePolicyActivityV2
  | CreatePolicyActivityV3
  | CreatePrivateKeyTagActivity
  | CreatePrivateKeysActivity
  | CreatePrivateKeysActivityV2
  | CreateReadOnlySessionActivity
  | CreateReadWriteSessionActivity
  | CreateReadWriteSessionActivityV2
  | CreateSessionProfileActivity
  | CreateSmartContractInterfaceActivity
  | CreateSpendingLimitActivity
  | CreateSubOrganizationActivity
  | CreateSubOrganizationActivityV2
  | CreateSubOrganizationActivityV3
  | CreateSubOrganizationActivityV4
  | CreateSubOrganizationActivityV5
  | CreateSubOrganizationActivityV6
  | CreateSubOrganizationActivityV7
  | CreateSubOrganizationActivityV8
  | CreateUserTagActivity
  | CreateUsersActivity
  | CreateUsersActivityV2
  | CreateUsersActivityV3
  | CreateUsersActivityV4
  | CreateVelocityControlActivity
  | CreateWalletActivity
  | CreateWalletAccountsActivity
  | CreateWebhookEndpointActivity
  | DeleteAddressBookEntriesActivity
  | DeleteApiKeysActivity
  | DeleteAuthenticatorsActivity
  | DeleteInvitationActivity
  | DeleteMfaPolicyActivity
  | DeleteNotificationChannelActivity
  | DeleteOauth2CredentialActivity
  | DeleteOauthProvidersActivity
  | DeleteOrganizationActivity
  | DeletePaymentMethodActivity
  | DeletePoliciesActivity
  | DeletePolicyActivity
  | DeletePrivateKeyTagsActivity
  | DeletePrivateKeysActivity
  | DeleteSecretsActivity
  | DeleteSmartContractInterfaceActivity
  | DeleteSpendingLimitsActivity
  | DeleteSubOrganizationActivity
  | DeleteUserTagsActivity
  | DeleteUsersActivity
  | DeleteVelocityControlActivity
  | DeleteWalletAccountsActivity
  | DeleteWalletsActivity
  | DeleteWebhookEndpointActivity
  | DisableAuthProxyActivity
  | DisablePrivateKeyActivity
  | EmailAuthActivity
  | EmailAuthActivityV2
  | EmailAuthActivityV3
  | EnableAuthProxyActivity
  | ExportPrivateKeyActivity
  | ExportSecretsActivity
  | ExportWalletActivity
  | ExportWalletAccountActivity
  | FreezeActivity
  | ImportPrivateKeyActivity
  | ImportSecretsActivity
  | ImportWalletActivity
  | InitImportPrivateKeyActivity
  | InitImportSecretsActivity
  | InitImportWalletActivity
  | InitOtpActivity
  | InitOtpActivityV2
  | InitOtpActivityV3
  | InitOtpAuthActivity
  | InitOtpAuthActivityV2
  | InitOtpAuthActivityV3
  | InitUserEmailRecoveryActivity
  | InitUserEmailRecoveryActivityV2
  | OauthActivity
  | Oauth2AuthenticateActivity
  | OauthLoginActivity
  | OtpAuthActivity
  | OtpLoginActivity
  | OtpLoginActivityV2
  | RecoverUserActivity
  | RejectActivityActivity
  | RemoveIpAllowlistActivity
  | RemoveOrganizationFeatureActivity
  | RestrictKeysActivity
  | SetDelaysActivity
  | SetIpAllowlistActivity
  | SetOrganizationFeatureActivity
  | SetPaymentMethodActivity
  | SetPaymentMethodActivityV2
  | SetVoteExpiryActivity
  | SignRawPayloadActivity
  | SignRawPayloadActivityV2
  | SignRawPayloadsActivity
  | SignTransactionActivity
  | SignTransactionActivityV2
  | SignTransactionsActivity
  | StampLoginActivity
  | ThawActivity
  | UpdateAllowedOriginsActivity
  | UpdateAuthProxyConfigActivity
  | UpdateMfaPolicyActivity
  | UpdateOauth2CredentialActivity
  | UpdateOrganizationNameActivity
  | UpdatePolicyActivity
  | UpdatePolicyActivityV2
  | UpdatePrivateKeyTagActivity
  | UpdateRootQuorumActivity
  | UpdateSpendingLimitActivity
  | UpdateUserActivity
  | UpdateUserEmailActivity
  | UpdateUserNameActivity
  | UpdateUserPhoneNumberActivity
  | UpdateUserTagActivity
  | UpdateWalletActivity
  | UpdateWalletAccountNameActivity
  | UpdateWebhookEndpointActivity
  | VerifyOtpActivity
  | VerifyOtpActivityV2;

/** An answer with one activity of any type. */
export interface ActivityResponse {
  /** A requested state change, with who voted on it and what came of it. */
  readonly activity: Activity;
}

/** What an activity was asked to do. Exactly one member is present, the one that belongs to the activity's type. */
export interface Intent {
  /**
   * Parameters of `ACTIVITY_TYPE_ACCEPT_INVITATION`. Accepts an invitation into an organization. The invited
   * person becomes a user with the given authenticator.
   */
  readonly acceptInvitationIntent?: ReceivedAcceptInvitationIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. Accepts an invitation into an organization. The invited
   * person becomes a user with the given authenticator.
   */
  readonly acceptInvitationIntentV2?: ReceivedAcceptInvitationIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER`. Subscribes the organization to a billing tier. It is
   * charged to the payment method that was set before.
   */
  readonly activateBillingTierIntent?: ActivateBillingTierIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_APPROVE_ACTIVITY`. Votes for an activity that waits for consensus. The answer is
   * that activity, with its own status and result: once enough users agree, it has been carried out. An approval
   * counts for as long as its user has the credential that stamped it; afterwards, the same user can approve
   * again. The same goes for the initiator's request, without which nothing is carried out.
   */
  readonly approveActivityIntent?: ApproveActivityIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES`. Adds receivers to an address book, which policies
   * ask about by its name. All or none are added. Where the organization has a delay for its address books, it
   * waits that long after the last vote. An addition to the API, which existing clients do not know.
   */
  readonly createAddressBookEntriesIntent?: CreateAddressBookEntriesIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_API_KEYS`. Adds API keys to a user. The private halves stay with the
   * caller; requests stamped with them act for that user.
   */
  readonly createApiKeysIntent?: CreateApiKeysIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. Adds API keys to a user. The private halves stay with the
   * caller; requests stamped with them act for that user.
   */
  readonly createApiKeysIntentV2?: ReceivedCreateApiKeysIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_API_ONLY_USERS`. Adds users who have API keys and no authenticators, such
   * as servers and scripts.
   */
  readonly createApiOnlyUsersIntent?: CreateApiOnlyUsersIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_AUTHENTICATORS`. Adds WebAuthn authenticators to a user. The challenge and
   * the attestation come from the registration ceremony that the browser has just completed.
   */
  readonly createAuthenticatorsIntent?: ReceivedCreateAuthenticatorsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. Adds WebAuthn authenticators to a user. The challenge
   * and the attestation come from the registration ceremony that the browser has just completed.
   */
  readonly createAuthenticatorsIntentV2?: ReceivedCreateAuthenticatorsIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_INVITATIONS`. Invites people into the organization. Each of them receives
   * an e-mail with the invitation.
   */
  readonly createInvitationsIntent?: ReceivedCreateInvitationsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_MFA_POLICY`. Creates an MFA policy of a user: for activities that meet its
   * condition, the user has to authenticate with several methods. A request that does not prove them all answers
   * ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and waits until the same user has approved its fingerprint with the
   * others.
   */
  readonly createMfaPolicyIntent?: CreateMfaPolicyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL`. Lets the user who asks be told when requests wait
   * for their vote: by e-mail, a webhook, a message in Slack or Teams, or a push message to a browser. It is
   * always about the user who asks; nobody can do it for somebody else. What is sent says what waits and links to
   * it. It never carries a vote. An addition to the API, which existing clients do not know.
   */
  readonly createNotificationChannelIntent?: CreateNotificationChannelIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL`. Adds an app of the organization at a provider of OAuth
   * 2.0, so that users can log in by their accounts there.
   */
  readonly createOauth2CredentialIntent?: CreateOauth2CredentialIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS`. Links a user to accounts at OAuth providers, so that the
   * user can log in with their OIDC tokens.
   */
  readonly createOauthProvidersIntent?: CreateOauthProvidersIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. Links a user to accounts at OAuth providers, so that
   * the user can log in with their OIDC tokens.
   */
  readonly createOauthProvidersIntentV2?: CreateOauthProvidersIntentV2 | undefined;
  /** Parameters of `ACTIVITY_TYPE_CREATE_ORGANIZATION`. Creates a top-level organization with one root user. */
  readonly createOrganizationIntent?: ReceivedCreateOrganizationIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. Creates a top-level organization with one root user. */
  readonly createOrganizationIntentV2?: ReceivedCreateOrganizationIntentV2 | undefined;
  /** Parameters of `ACTIVITY_TYPE_CREATE_POLICIES`. Creates several policies in one step. All or none are created. */
  readonly createPoliciesIntent?: CreatePoliciesIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_POLICY`. Creates a policy, a rule that allows or denies activities of the
   * organization.
   */
  readonly createPolicyIntent?: ReceivedCreatePolicyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_POLICY_V2`. Creates a policy, a rule that allows or denies activities of
   * the organization.
   */
  readonly createPolicyIntentV2?: ReceivedCreatePolicyIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_POLICY_V3`. Creates a policy, a rule that allows or denies activities of
   * the organization.
   */
  readonly createPolicyIntentV3?: CreatePolicyIntentV3 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG`. Creates a tag for private keys and puts it on some of
   * them. Policies can refer to keys by tag.
   */
  readonly createPrivateKeyTagIntent?: CreatePrivateKeyTagIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS`. Creates private keys that belong to no wallet. They never
   * leave the service unless they are exported.
   */
  readonly createPrivateKeysIntent?: ReceivedCreatePrivateKeysIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. Creates private keys that belong to no wallet. They
   * never leave the service unless they are exported.
   */
  readonly createPrivateKeysIntentV2?: ReceivedCreatePrivateKeysIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION`. Opens a session for the caller that lasts one hour and
   * allows queries only. Send the session in the session header instead of a stamp.
   */
  readonly createReadOnlySessionIntent?: CreateReadOnlySessionIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION`. Opens a session that may also submit activities:
   * makes an expiring API key for a user and returns its private half, encrypted to a key that the caller holds.
   */
  readonly createReadWriteSessionIntent?: CreateReadWriteSessionIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. Opens a session that may also submit activities:
   * makes an expiring API key for a user and returns its private half, encrypted to a key that the caller holds.
   */
  readonly createReadWriteSessionIntentV2?: CreateReadWriteSessionIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SESSION_PROFILE`. Creates a session profile, which narrows down what
   * sessions may do that are opened with it, in the organization and its sub-organizations. A profile is never
   * changed or deleted. Sub-organizations use those of their parent.
   */
  readonly createSessionProfileIntent?: CreateSessionProfileIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE`. Adds the interface of a smart contract: the ABI
   * of one on Ethereum or a compatible chain, or the Anchor IDL of a program on Solana. From then on, policies see
   * what calls of it say. There is one for each address.
   */
  readonly createSmartContractInterfaceIntent?: CreateSmartContractInterfaceIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT`. Creates a limit on what may be spent. It counts from then
   * on, and binds everyone, whatever policies allow. Only the root quorum does this. An addition to the API, which
   * existing clients do not know.
   */
  readonly createSpendingLimitIntent?: CreateSpendingLimitIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION`. Creates an organization below the one in the request,
   * with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntent?: ReceivedCreateSubOrganizationIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV2?: ReceivedCreateSubOrganizationIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV3?: ReceivedCreateSubOrganizationIntentV3 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV4?: ReceivedCreateSubOrganizationIntentV4 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV5?: ReceivedCreateSubOrganizationIntentV5 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV6?: ReceivedCreateSubOrganizationIntentV6 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV7?: ReceivedCreateSubOrganizationIntentV7 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`. Creates an organization below the one in the
   * request, with root users and optionally a first wallet. The parent can read it but cannot use its keys.
   */
  readonly createSubOrganizationIntentV8?: ReceivedCreateSubOrganizationIntentV8 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_USER_TAG`. Creates a tag for users and puts it on some of them. Policies
   * can refer to users by tag.
   */
  readonly createUserTagIntent?: CreateUserTagIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_USERS`. Adds users to an organization, each with API keys, authenticators
   * and tags.
   */
  readonly createUsersIntent?: ReceivedCreateUsersIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V2`. Adds users to an organization, each with API keys,
   * authenticators and tags.
   */
  readonly createUsersIntentV2?: ReceivedCreateUsersIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V3`. Adds users to an organization, each with API keys,
   * authenticators and tags.
   */
  readonly createUsersIntentV3?: ReceivedCreateUsersIntentV3 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V4`. Adds users to an organization, each with API keys,
   * authenticators and tags.
   */
  readonly createUsersIntentV4?: ReceivedCreateUsersIntentV4 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL`. Creates a velocity control, which counts from then on
   * what is transferred or done. Policies read whether it is kept as controls.<identifier>; by itself it refuses
   * nothing.
   */
  readonly createVelocityControlIntent?: CreateVelocityControlIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_WALLET`. Creates a wallet, a seed held by the service, and derives its
   * first accounts.
   */
  readonly createWalletIntent?: ReceivedCreateWalletIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS`. Derives further accounts from a wallet. All or none are
   * derived.
   */
  readonly createWalletAccountsIntent?: ReceivedCreateWalletAccountsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT`. Registers a receiver of webhook events: those of the
   * organization and, in a parent, of its sub-organizations. An organization can have several, beside the one of
   * its feature FEATURE_NAME_WEBHOOK.
   */
  readonly createWebhookEndpointIntent?: ReceivedCreateWebhookEndpointIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES`. Removes receivers from an address book. All or none
   * are removed. Where the organization has a delay for its address books, it waits that long after the last vote.
   * An addition to the API, which existing clients do not know.
   */
  readonly deleteAddressBookEntriesIntent?: DeleteAddressBookEntriesIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_API_KEYS`. Removes API keys from a user. Requests stamped with them are
   * refused from then on.
   */
  readonly deleteApiKeysIntent?: DeleteApiKeysIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_AUTHENTICATORS`. Removes authenticators from a user. Requests stamped with
   * them are refused from then on.
   */
  readonly deleteAuthenticatorsIntent?: DeleteAuthenticatorsIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_DELETE_INVITATION`. Withdraws an invitation that has not been accepted yet. */
  readonly deleteInvitationIntent?: DeleteInvitationIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_MFA_POLICY`. Deletes an MFA policy of a user. Activities that wait no
   * longer need what it required.
   */
  readonly deleteMfaPolicyIntent?: DeleteMfaPolicyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL`. Ends one of the channels by which the user who asks
   * is told what waits for their vote, with what has not been sent yet. An addition to the API, which existing
   * clients do not know.
   */
  readonly deleteNotificationChannelIntent?: DeleteNotificationChannelIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL`. Deletes an OAuth 2.0 credential with its secret. */
  readonly deleteOauth2CredentialIntent?: DeleteOauth2CredentialIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS`. Unlinks a user from accounts at OAuth providers. Logging
   * in with their tokens is refused from then on.
   */
  readonly deleteOauthProvidersIntent?: DeleteOauthProvidersIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_ORGANIZATION`. Deletes an organization with everything in it. This cannot
   * be undone.
   */
  readonly deleteOrganizationIntent?: DeleteOrganizationIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD`. Deletes the organization's payment method. Nothing more
   * is charged to it.
   */
  readonly deletePaymentMethodIntent?: DeletePaymentMethodIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_POLICIES`. Deletes policies. Activities decided afterwards no longer
   * depend on them. All or none are deleted.
   */
  readonly deletePoliciesIntent?: DeletePoliciesIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_POLICY`. Deletes a policy. Activities decided afterwards no longer depend
   * on it.
   */
  readonly deletePolicyIntent?: DeletePolicyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS`. Deletes tags and takes them off all private keys that
   * have them. The keys themselves stay.
   */
  readonly deletePrivateKeyTagsIntent?: DeletePrivateKeyTagsIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS`. Deletes private keys for good. All or none are deleted. */
  readonly deletePrivateKeysIntent?: DeletePrivateKeysIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_DELETE_SECRETS`. Deletes secrets for good. All or none are deleted. */
  readonly deleteSecretsIntent?: DeleteSecretsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE`. Deletes the interface of a smart contract.
   * Policies no longer see what calls of it say.
   */
  readonly deleteSmartContractInterfaceIntent?: DeleteSmartContractInterfaceIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS`. Deletes spending limits, and what they have counted. All
   * or none are deleted. Only the root quorum does this. An addition to the API, which existing clients do not
   * know.
   */
  readonly deleteSpendingLimitsIntent?: DeleteSpendingLimitsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION`. Deletes the sub-organization that the request names as
   * its organization, with everything in it. This cannot be undone. Its private keys and wallets must have been
   * exported first, unless deleteWithoutExport is set.
   */
  readonly deleteSubOrganizationIntent?: DeleteSubOrganizationIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_USER_TAGS`. Deletes tags and takes them off all users who have them. The
   * users themselves stay.
   */
  readonly deleteUserTagsIntent?: DeleteUserTagsIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_DELETE_USERS`. Removes users and all their credentials from the organization. */
  readonly deleteUsersIntent?: DeleteUsersIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL`. Deletes a velocity control, and what it has counted.
   * Policies that read it are in error from then on.
   */
  readonly deleteVelocityControlIntent?: DeleteVelocityControlIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS`. Deletes accounts of wallets. They can no longer sign.
   * Their wallets stay and derive the same keys at the same paths again. All or none are deleted.
   */
  readonly deleteWalletAccountsIntent?: DeleteWalletAccountsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_WALLETS`. Deletes wallets with all their accounts for good. All or none
   * are deleted.
   */
  readonly deleteWalletsIntent?: DeleteWalletsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT`. Takes a receiver of webhook events away, and the events
   * that wait for it.
   */
  readonly deleteWebhookEndpointIntent?: DeleteWebhookEndpointIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DISABLE_AUTH_PROXY`. Takes the auth proxy away, with its user, its key and its
   * settings. Who has signed up by it keeps their sub-organization; a proxy that is enabled later has another
   * configuration id.
   */
  readonly disableAuthProxyIntent?: DisableAuthProxyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY`. Disables a private key for good. It stays in the
   * organization and can be read, but it never signs again.
   */
  readonly disablePrivateKeyIntent?: DisablePrivateKeyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_EMAIL_AUTH`. Sends a user an e-mail that lets them log in. It carries the private
   * half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries ids only.
   */
  readonly emailAuthIntent?: EmailAuthIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_EMAIL_AUTH_V2`. Sends a user an e-mail that lets them log in. It carries the
   * private half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries
   * ids only.
   */
  readonly emailAuthIntentV2?: EmailAuthIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_EMAIL_AUTH_V3`. Sends a user an e-mail that lets them log in. It carries the
   * private half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries
   * ids only.
   */
  readonly emailAuthIntentV3?: EmailAuthIntentV3 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_ENABLE_AUTH_PROXY`. Gives the organization an auth proxy, by which pages and apps
   * without a back end of their own sign people up and log them in. It gets a user with an API key that never
   * leaves the service and is good for that alone: sending and checking one-time codes, logins by them or by
   * OAuth, and new sub-organizations. No page may use it until updateAuthProxyConfig names the page's origin.
   */
  readonly enableAuthProxyIntent?: EnableAuthProxyIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY`. Exports a private key, encrypted to a key of the caller. */
  readonly exportPrivateKeyIntent?: ExportPrivateKeyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_EXPORT_SECRETS`. Exports secrets, each encrypted to a key of the caller. Policies
   * decide about each of them, and all or none are exported.
   */
  readonly exportSecretsIntent?: ReceivedExportSecretsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_EXPORT_WALLET`. Exports a wallet's mnemonic, encrypted to a key of the caller. It
   * opens all accounts of the wallet.
   */
  readonly exportWalletIntent?: ReceivedExportWalletIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT`. Exports the private key of one account of a wallet,
   * encrypted to a key of the caller.
   */
  readonly exportWalletAccountIntent?: ExportWalletAccountIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_FREEZE`. Stops signing, export and deletion of keys at once: of the organization,
   * of wallets and private keys, or of what users ask for and approve. Any one root user does this, whatever the
   * quorum and policies say; policies can let others. Only the root quorum thaws. An addition to the API, which
   * existing clients do not know.
   */
  readonly freezeIntent?: FreezeIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY`. Imports a private key that was created elsewhere. Start with
   * initImportPrivateKey, which returns the target key.
   */
  readonly importPrivateKeyIntent?: ReceivedImportPrivateKeyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_IMPORT_SECRETS`. Imports secrets that are encrypted to target keys from
   * initImportSecrets. All or none are imported.
   */
  readonly importSecretsIntent?: ReceivedImportSecretsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_IMPORT_WALLET`. Imports a wallet that was created elsewhere. Start with
   * initImportWallet, which returns the target key.
   */
  readonly importWalletIntent?: ReceivedImportWalletIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY`. Starts the import of a private key and returns the
   * target key to which the caller encrypts it for importPrivateKey.
   */
  readonly initImportPrivateKeyIntent?: InitImportPrivateKeyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_IMPORT_SECRETS`. Starts the import of secrets and returns a target key for
   * each, to which the caller encrypts it for importSecrets. A user has at most 100 target keys at a time; of
   * more, the oldest are given up.
   */
  readonly initImportSecretsIntent?: ReceivedInitImportSecretsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_IMPORT_WALLET`. Starts the import of a wallet and returns the target key to
   * which the caller encrypts the mnemonic for importWallet.
   */
  readonly initImportWalletIntent?: InitImportWalletIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_OTP`. Sends a one-time code to a contact by e-mail or SMS, whether or not a
   * user has it. Hand the code in with verifyOtp. No more than three codes to one contact can be valid at a time.
   */
  readonly initOtpIntent?: InitOtpIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_OTP_V2`. Sends a one-time code to a contact by e-mail or SMS, whether or not
   * a user has it. Hand the code in with verifyOtp. No more than three codes to one contact can be valid at a
   * time.
   */
  readonly initOtpIntentV2?: InitOtpIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_OTP_V3`. Sends a one-time code to a contact by e-mail or SMS, whether or not
   * a user has it. Hand the code in with verifyOtp. No more than three codes to one contact can be valid at a
   * time.
   */
  readonly initOtpIntentV3?: InitOtpIntentV3 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH`. Sends a user a one-time code by e-mail or SMS, valid for a few
   * minutes and a few tries. Hand it in with otpAuth.
   */
  readonly initOtpAuthIntent?: InitOtpAuthIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH_V2`. Sends a user a one-time code by e-mail or SMS, valid for a few
   * minutes and a few tries. Hand it in with otpAuth.
   */
  readonly initOtpAuthIntentV2?: InitOtpAuthIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. Sends a user a one-time code by e-mail or SMS, valid for a few
   * minutes and a few tries. Hand it in with otpAuth.
   */
  readonly initOtpAuthIntentV3?: InitOtpAuthIntentV3 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. Sends a user who has lost their authenticators an
   * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
   */
  readonly initUserEmailRecoveryIntent?: InitUserEmailRecoveryIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. Sends a user who has lost their authenticators an
   * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
   */
  readonly initUserEmailRecoveryIntentV2?: InitUserEmailRecoveryIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_OAUTH`. Logs in the user whose linked OAuth provider has issued an OIDC token:
   * makes an expiring API key and returns its private half, encrypted to a key that the caller holds.
   */
  readonly oauthIntent?: OauthIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE`. Exchanges the authorization code of a provider (RFC 6749
   * §4.1.3, with PKCE) and answers an ID token about the account, signed by the deployment, for `oauth_login` and
   * whatever else takes one.
   */
  readonly oauth2AuthenticateIntent?: Oauth2AuthenticateIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_OAUTH_LOGIN`. Opens a session for the user whose linked OAuth provider has issued
   * an OIDC token: the given public key, to which the token is bound, becomes an expiring API key of that user.
   */
  readonly oauthLoginIntent?: OauthLoginIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_OTP_AUTH`. Logs in a user with the one-time code from initOtpAuth: makes an
   * expiring API key and returns its private half, encrypted to a key that the caller holds.
   */
  readonly otpAuthIntent?: OtpAuthIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_OTP_LOGIN`. Opens a session for the user to whom the contact in a verification
   * token belongs: the given public key becomes an expiring API key of that user. The contact must be verified. A
   * token of a parent serves in all of its sub-organizations, one of a sub-organization there alone.
   */
  readonly otpLoginIntent?: OtpLoginIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_OTP_LOGIN_V2`. Opens a session for the user to whom the contact in a verification
   * token belongs: the given public key becomes an expiring API key of that user. The contact must be verified. A
   * token of a parent serves in all of its sub-organizations, one of a sub-organization there alone.
   */
  readonly otpLoginIntentV2?: OtpLoginIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_RECOVER_USER`. Adds a new authenticator to a user who has lost the others. The
   * request is stamped with the credential that initUserEmailRecovery sent.
   */
  readonly recoverUserIntent?: ReceivedRecoverUserIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_REJECT_ACTIVITY`. Votes against an activity that waits for consensus. The answer
   * is that activity, with its own status; a rejected one is never carried out.
   */
  readonly rejectActivityIntent?: RejectActivityIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST`. Removes the IP allowlist of an organization, or of one of
   * its API keys, with all rules.
   */
  readonly removeIpAllowlistIntent?: RemoveIpAllowlistIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE`. Turns a feature of the organization off and deletes
   * its value. The root quorum decides; policies have no say.
   */
  readonly removeOrganizationFeatureIntent?: ReceivedRemoveOrganizationFeatureIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_RESTRICT_KEYS`. Says what wallets and private keys are never used for again,
   * whatever policies allow and whoever approves. It can be added to, and nothing takes it back. Only the root
   * quorum does this. An addition to the API, which existing clients do not know.
   */
  readonly restrictKeysIntent?: RestrictKeysIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SET_DELAYS`. Says for how long dangerous changes wait after their last vote
   * before they are carried out. Raising a delay takes effect at once; an activity that lowers or removes one
   * waits for as long as that one itself. What is left out stays as it is. Only the root quorum does this. An
   * addition to the API, which existing clients do not know.
   */
  readonly setDelaysIntent?: SetDelaysIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SET_IP_ALLOWLIST`. Sets the addresses from which requests by the users of an
   * organization are accepted, or by one of its API keys. What was set before is replaced as a whole. Only
   * organizations without a parent have an allowlist; requests by users of sub-organizations and by the auth proxy
   * are exempt. A request is refused that would shut out whoever makes it.
   */
  readonly setIpAllowlistIntent?: SetIpAllowlistIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE`. Switches a feature of the organization on or changes
   * its value, such as the URL of the webhook. The root quorum decides; policies have no say.
   */
  readonly setOrganizationFeatureIntent?: ReceivedSetOrganizationFeatureIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SET_PAYMENT_METHOD`. Sets the card that pays for the organization's billing tier.
   * A card that was set before is replaced.
   */
  readonly setPaymentMethodIntent?: SetPaymentMethodIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. Sets the card that pays for the organization's billing
   * tier. A card that was set before is replaced.
   */
  readonly setPaymentMethodIntentV2?: SetPaymentMethodIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SET_VOTE_EXPIRY`. Says for how long activities wait for votes. What has waited
   * longer fails, and gives back what was held for it; that holds for activities that wait already, too. Only the
   * root quorum does this. An addition to the API, which existing clients do not know.
   */
  readonly setVoteExpiryIntent?: SetVoteExpiryIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD`. Signs bytes with a private key or wallet account. The
   * signature is ECDSA on secp256k1, with the low value of s, and Ed25519 on the Edwards curve; for a Taproot
   * address it is a BIP-340 signature by the tweaked key (BIP-341). Policies see a transaction or authorization in
   * the payload's bytes as such; of digests they see payload.blind alone.
   */
  readonly signRawPayloadIntent?: ReceivedSignRawPayloadIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. Signs bytes with a private key or wallet account. The
   * signature is ECDSA on secp256k1, with the low value of s, and Ed25519 on the Edwards curve; for a Taproot
   * address it is a BIP-340 signature by the tweaked key (BIP-341). Policies see a transaction or authorization in
   * the payload's bytes as such; of digests they see payload.blind alone.
   */
  readonly signRawPayloadIntentV2?: ReceivedSignRawPayloadIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS`. Signs several payloads with the same private key or wallet
   * account. All or none are signed.
   */
  readonly signRawPayloadsIntent?: ReceivedSignRawPayloadsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTION`. Signs a transaction with a private key or wallet account. The
   * service does not send it to the chain.
   */
  readonly signTransactionIntent?: ReceivedSignTransactionIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. Signs a transaction with a private key or wallet account.
   * The service does not send it to the chain.
   */
  readonly signTransactionIntentV2?: ReceivedSignTransactionIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTIONS`. Signs up to 100 transactions of one chain with the same
   * private key or wallet account. Each is decided as if it were sent alone, and spending limits count all of them
   * together. All or none are signed. The service does not send them to the chain. An addition to the API, which
   * existing clients do not know.
   */
  readonly signTransactionsIntent?: ReceivedSignTransactionsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_STAMP_LOGIN`. Opens a session for the caller: the given public key becomes an
   * expiring API key of the user whose credential has stamped the request. Users of a sub-organization may name
   * its parent instead, where one sub-organization alone has their credential.
   */
  readonly stampLoginIntent?: StampLoginIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_THAW`. Ends freezes: keys sign and are exported again. All or none end. Only the
   * root quorum does this. An addition to the API, which existing clients do not know.
   */
  readonly thawIntent?: ThawIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS`. Replaces the list of web origins whose WebAuthn
   * credentials the organization accepts.
   */
  readonly updateAllowedOriginsIntent?: UpdateAllowedOriginsIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG`. Changes how the organization's auth proxy is set. What
   * is left out stays as it is; an empty text takes a text away.
   */
  readonly updateAuthProxyConfigIntent?: UpdateAuthProxyConfigIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_MFA_POLICY`. Changes an MFA policy of a user. What is omitted stays as it
   * is. Activities that wait are judged by the policy as it is then.
   */
  readonly updateMfaPolicyIntent?: UpdateMfaPolicyIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL`. Replaces an OAuth 2.0 credential: provider, client id
   * and secret.
   */
  readonly updateOauth2CredentialIntent?: UpdateOauth2CredentialIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME`. Gives the organization another name. Decided by its
   * root quorum; policies have no say.
   */
  readonly updateOrganizationNameIntent?: UpdateOrganizationNameIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_UPDATE_POLICY`. Changes a policy. What is omitted stays as it is. */
  readonly updatePolicyIntent?: UpdatePolicyIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_UPDATE_POLICY_V2`. Changes a policy. What is omitted stays as it is. */
  readonly updatePolicyIntentV2?: UpdatePolicyIntentV2 | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG`. Renames a tag, puts it on private keys and takes it off
   * private keys.
   */
  readonly updatePrivateKeyTagIntent?: UpdatePrivateKeyTagIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM`. Sets who the root users of the organization are and how many
   * of them must agree. Decided by the present root quorum; policies have no say. A user who joins must have got
   * no credentials or other contacts since the request was made, and loses the read-only sessions that were opened
   * as that user.
   */
  readonly updateRootQuorumIntent?: UpdateRootQuorumIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT`. Changes a spending limit. What is omitted stays as it is,
   * and what was counted before still counts. Only the root quorum does this. An addition to the API, which
   * existing clients do not know.
   */
  readonly updateSpendingLimitIntent?: UpdateSpendingLimitIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_UPDATE_USER`. Changes a user. What is omitted stays as it is. */
  readonly updateUserIntent?: UpdateUserIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_USER_EMAIL`. Changes or removes a user's e-mail address. Changing that of
   * a root user takes the root quorum, unless they do it themselves.
   */
  readonly updateUserEmailIntent?: UpdateUserEmailIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_UPDATE_USER_NAME`. Gives a user another name. */
  readonly updateUserNameIntent?: UpdateUserNameIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER`. Changes or removes a user's phone number. Changing
   * that of a root user takes the root quorum, unless they do it themselves.
   */
  readonly updateUserPhoneNumberIntent?: UpdateUserPhoneNumberIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_UPDATE_USER_TAG`. Renames a tag, puts it on users and takes it off users. */
  readonly updateUserTagIntent?: UpdateUserTagIntent | undefined;
  /** Parameters of `ACTIVITY_TYPE_UPDATE_WALLET`. Renames a wallet. */
  readonly updateWalletIntent?: UpdateWalletIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME`. Names an account of a wallet, or gives it another
   * name.
   */
  readonly updateWalletAccountNameIntent?: UpdateWalletAccountNameIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT`. Changes a receiver of webhook events. What is omitted
   * stays as it is. One that is switched off loses the events that wait for it, and is not told what happens in
   * the meantime.
   */
  readonly updateWebhookEndpointIntent?: UpdateWebhookEndpointIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_VERIFY_OTP`. Hands in the one-time code that initOtp has sent. Whoever has the
   * right one gets a token, by which otpLogin and other operations know that the contact is theirs. After three
   * wrong ones the code is locked.
   */
  readonly verifyOtpIntent?: VerifyOtpIntent | undefined;
  /**
   * Parameters of `ACTIVITY_TYPE_VERIFY_OTP_V2`. Hands in the one-time code that initOtp has sent. Whoever has the
   * right one gets a token, by which otpLogin and other operations know that the contact is theirs. After three
   * wrong ones the code is locked.
   */
  readonly verifyOtpIntentV2?: VerifyOtpIntentV2 | undefined;
}

/**
 * Result of an activity. Empty until the activity is completed, then it has the one member that belongs to the
 * activity's type.
 */
export interface Result {
  /** What a completed `ACTIVITY_TYPE_ACCEPT_INVITATION` answers. */
  readonly acceptInvitationResult?: AcceptInvitationResult | undefined;
  /** What a completed `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER` answers. */
  readonly activateBillingTierResult?: ActivateBillingTierResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES` answers. */
  readonly createAddressBookEntriesResult?: CreateAddressBookEntriesResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_API_KEYS` answers. */
  readonly createApiKeysResult?: CreateApiKeysResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_API_ONLY_USERS` answers. */
  readonly createApiOnlyUsersResult?: CreateApiOnlyUsersResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_AUTHENTICATORS` answers. */
  readonly createAuthenticatorsResult?: CreateAuthenticatorsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_INVITATIONS` answers. */
  readonly createInvitationsResult?: CreateInvitationsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_MFA_POLICY` answers. */
  readonly createMfaPolicyResult?: CreateMfaPolicyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL` answers. */
  readonly createNotificationChannelResult?: CreateNotificationChannelResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL` answers. */
  readonly createOauth2CredentialResult?: CreateOauth2CredentialResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS` answers. */
  readonly createOauthProvidersResult?: CreateOauthProvidersResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2` answers. */
  readonly createOauthProvidersResultV2?: CreateOauthProvidersResultV2 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_ORGANIZATION` answers. */
  readonly createOrganizationResult?: CreateOrganizationResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_POLICIES` answers. */
  readonly createPoliciesResult?: CreatePoliciesResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_POLICY` answers. */
  readonly createPolicyResult?: CreatePolicyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG` answers. */
  readonly createPrivateKeyTagResult?: CreatePrivateKeyTagResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS` answers. */
  readonly createPrivateKeysResult?: CreatePrivateKeysResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2` answers. */
  readonly createPrivateKeysResultV2?: CreatePrivateKeysResultV2 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION` answers. */
  readonly createReadOnlySessionResult?: CreateReadOnlySessionResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION` answers. */
  readonly createReadWriteSessionResult?: CreateReadWriteSessionResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2` answers. */
  readonly createReadWriteSessionResultV2?: CreateReadWriteSessionResultV2 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SESSION_PROFILE` answers. */
  readonly createSessionProfileResult?: CreateSessionProfileResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE` answers. */
  readonly createSmartContractInterfaceResult?: CreateSmartContractInterfaceResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT` answers. */
  readonly createSpendingLimitResult?: CreateSpendingLimitResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION` answers. */
  readonly createSubOrganizationResult?: CreateSubOrganizationResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3` answers. */
  readonly createSubOrganizationResultV3?: CreateSubOrganizationResultV3 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4` answers. */
  readonly createSubOrganizationResultV4?: CreateSubOrganizationResultV4 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5` answers. */
  readonly createSubOrganizationResultV5?: CreateSubOrganizationResultV5 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6` answers. */
  readonly createSubOrganizationResultV6?: CreateSubOrganizationResultV6 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7` answers. */
  readonly createSubOrganizationResultV7?: CreateSubOrganizationResultV7 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8` answers. */
  readonly createSubOrganizationResultV8?: CreateSubOrganizationResultV8 | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_USER_TAG` answers. */
  readonly createUserTagResult?: CreateUserTagResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_USERS` answers. */
  readonly createUsersResult?: CreateUsersResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL` answers. */
  readonly createVelocityControlResult?: CreateVelocityControlResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_WALLET` answers. */
  readonly createWalletResult?: CreateWalletResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS` answers. */
  readonly createWalletAccountsResult?: CreateWalletAccountsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT` answers. */
  readonly createWebhookEndpointResult?: CreateWebhookEndpointResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES` answers. */
  readonly deleteAddressBookEntriesResult?: DeleteAddressBookEntriesResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_API_KEYS` answers. */
  readonly deleteApiKeysResult?: DeleteApiKeysResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_AUTHENTICATORS` answers. */
  readonly deleteAuthenticatorsResult?: DeleteAuthenticatorsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_INVITATION` answers. */
  readonly deleteInvitationResult?: DeleteInvitationResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_MFA_POLICY` answers. */
  readonly deleteMfaPolicyResult?: DeleteMfaPolicyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL` answers. */
  readonly deleteNotificationChannelResult?: DeleteNotificationChannelResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL` answers. */
  readonly deleteOauth2CredentialResult?: DeleteOauth2CredentialResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS` answers. */
  readonly deleteOauthProvidersResult?: DeleteOauthProvidersResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_ORGANIZATION` answers. */
  readonly deleteOrganizationResult?: DeleteOrganizationResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD` answers. */
  readonly deletePaymentMethodResult?: DeletePaymentMethodResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_POLICIES` answers. */
  readonly deletePoliciesResult?: DeletePoliciesResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_POLICY` answers. */
  readonly deletePolicyResult?: DeletePolicyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS` answers. */
  readonly deletePrivateKeyTagsResult?: DeletePrivateKeyTagsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS` answers. */
  readonly deletePrivateKeysResult?: DeletePrivateKeysResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_SECRETS` answers. */
  readonly deleteSecretsResult?: DeleteSecretsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE` answers. */
  readonly deleteSmartContractInterfaceResult?: DeleteSmartContractInterfaceResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS` answers. */
  readonly deleteSpendingLimitsResult?: DeleteSpendingLimitsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION` answers. */
  readonly deleteSubOrganizationResult?: DeleteSubOrganizationResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_USER_TAGS` answers. */
  readonly deleteUserTagsResult?: DeleteUserTagsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_USERS` answers. */
  readonly deleteUsersResult?: DeleteUsersResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL` answers. */
  readonly deleteVelocityControlResult?: DeleteVelocityControlResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS` answers. */
  readonly deleteWalletAccountsResult?: DeleteWalletAccountsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_WALLETS` answers. */
  readonly deleteWalletsResult?: DeleteWalletsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT` answers. */
  readonly deleteWebhookEndpointResult?: DeleteWebhookEndpointResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DISABLE_AUTH_PROXY` answers. */
  readonly disableAuthProxyResult?: DisableAuthProxyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY` answers. */
  readonly disablePrivateKeyResult?: DisablePrivateKeyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_EMAIL_AUTH` answers. */
  readonly emailAuthResult?: EmailAuthResult | undefined;
  /** What a completed `ACTIVITY_TYPE_ENABLE_AUTH_PROXY` answers. */
  readonly enableAuthProxyResult?: EnableAuthProxyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY` answers. */
  readonly exportPrivateKeyResult?: ExportPrivateKeyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_EXPORT_SECRETS` answers. */
  readonly exportSecretsResult?: ExportSecretsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_EXPORT_WALLET` answers. */
  readonly exportWalletResult?: ExportWalletResult | undefined;
  /** What a completed `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT` answers. */
  readonly exportWalletAccountResult?: ExportWalletAccountResult | undefined;
  /** What a completed `ACTIVITY_TYPE_FREEZE` answers. */
  readonly freezeResult?: FreezeResult | undefined;
  /** What a completed `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY` answers. */
  readonly importPrivateKeyResult?: ImportPrivateKeyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_IMPORT_SECRETS` answers. */
  readonly importSecretsResult?: ImportSecretsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_IMPORT_WALLET` answers. */
  readonly importWalletResult?: ImportWalletResult | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY` answers. */
  readonly initImportPrivateKeyResult?: InitImportPrivateKeyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_IMPORT_SECRETS` answers. */
  readonly initImportSecretsResult?: InitImportSecretsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_IMPORT_WALLET` answers. */
  readonly initImportWalletResult?: InitImportWalletResult | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_OTP` answers. */
  readonly initOtpResult?: InitOtpResult | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_OTP_V3` answers. */
  readonly initOtpResultV2?: InitOtpResultV2 | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_OTP_AUTH` answers. */
  readonly initOtpAuthResult?: InitOtpAuthResult | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_OTP_AUTH_V2` answers. */
  readonly initOtpAuthResultV2?: InitOtpAuthResultV2 | undefined;
  /** What a completed `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY` answers. */
  readonly initUserEmailRecoveryResult?: InitUserEmailRecoveryResult | undefined;
  /** What a completed `ACTIVITY_TYPE_OAUTH` answers. */
  readonly oauthResult?: OauthResult | undefined;
  /** What a completed `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE` answers. */
  readonly oauth2AuthenticateResult?: Oauth2AuthenticateResult | undefined;
  /** What a completed `ACTIVITY_TYPE_OAUTH_LOGIN` answers. */
  readonly oauthLoginResult?: OauthLoginResult | undefined;
  /** What a completed `ACTIVITY_TYPE_OTP_AUTH` answers. */
  readonly otpAuthResult?: OtpAuthResult | undefined;
  /** What a completed `ACTIVITY_TYPE_OTP_LOGIN` answers. */
  readonly otpLoginResult?: OtpLoginResult | undefined;
  /** What a completed `ACTIVITY_TYPE_RECOVER_USER` answers. */
  readonly recoverUserResult?: RecoverUserResult | undefined;
  /** What a completed `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST` answers. */
  readonly removeIpAllowlistResult?: RemoveIpAllowlistResult | undefined;
  /** What a completed `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE` answers. */
  readonly removeOrganizationFeatureResult?: RemoveOrganizationFeatureResult | undefined;
  /** What a completed `ACTIVITY_TYPE_RESTRICT_KEYS` answers. */
  readonly restrictKeysResult?: RestrictKeysResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SET_DELAYS` answers. */
  readonly setDelaysResult?: SetDelaysResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SET_IP_ALLOWLIST` answers. */
  readonly setIpAllowlistResult?: SetIpAllowlistResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE` answers. */
  readonly setOrganizationFeatureResult?: SetOrganizationFeatureResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SET_PAYMENT_METHOD` answers. */
  readonly setPaymentMethodResult?: SetPaymentMethodResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SET_VOTE_EXPIRY` answers. */
  readonly setVoteExpiryResult?: SetVoteExpiryResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD` answers. */
  readonly signRawPayloadResult?: SignRawPayloadResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS` answers. */
  readonly signRawPayloadsResult?: SignRawPayloadsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SIGN_TRANSACTION` answers. */
  readonly signTransactionResult?: SignTransactionResult | undefined;
  /** What a completed `ACTIVITY_TYPE_SIGN_TRANSACTIONS` answers. */
  readonly signTransactionsResult?: SignTransactionsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_STAMP_LOGIN` answers. */
  readonly stampLoginResult?: StampLoginResult | undefined;
  /** What a completed `ACTIVITY_TYPE_THAW` answers. */
  readonly thawResult?: ThawResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS` answers. */
  readonly updateAllowedOriginsResult?: UpdateAllowedOriginsResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG` answers. */
  readonly updateAuthProxyConfigResult?: UpdateAuthProxyConfigResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_MFA_POLICY` answers. */
  readonly updateMfaPolicyResult?: UpdateMfaPolicyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL` answers. */
  readonly updateOauth2CredentialResult?: UpdateOauth2CredentialResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME` answers. */
  readonly updateOrganizationNameResult?: UpdateOrganizationNameResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_POLICY` answers. */
  readonly updatePolicyResult?: UpdatePolicyResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_POLICY_V2` answers. */
  readonly updatePolicyResultV2?: UpdatePolicyResultV2 | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG` answers. */
  readonly updatePrivateKeyTagResult?: UpdatePrivateKeyTagResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM` answers. */
  readonly updateRootQuorumResult?: UpdateRootQuorumResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT` answers. */
  readonly updateSpendingLimitResult?: UpdateSpendingLimitResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_USER` answers. */
  readonly updateUserResult?: UpdateUserResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_USER_EMAIL` answers. */
  readonly updateUserEmailResult?: UpdateUserEmailResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_USER_NAME` answers. */
  readonly updateUserNameResult?: UpdateUserNameResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER` answers. */
  readonly updateUserPhoneNumberResult?: UpdateUserPhoneNumberResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_USER_TAG` answers. */
  readonly updateUserTagResult?: UpdateUserTagResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_WALLET` answers. */
  readonly updateWalletResult?: UpdateWalletResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME` answers. */
  readonly updateWalletAccountNameResult?: UpdateWalletAccountNameResult | undefined;
  /** What a completed `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT` answers. */
  readonly updateWebhookEndpointResult?: UpdateWebhookEndpointResult | undefined;
  /** What a completed `ACTIVITY_TYPE_VERIFY_OTP` answers. */
  readonly verifyOtpResult?: VerifyOtpResult | undefined;
}

/** The Activity of each type. */
export interface ActivityByType {
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION: AcceptInvitationActivity;
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION_V2: AcceptInvitationActivityV2;
  readonly ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: ActivateBillingTierActivity;
  readonly ACTIVITY_TYPE_APPROVE_ACTIVITY: ApproveActivityActivity;
  readonly ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: CreateAddressBookEntriesActivity;
  readonly ACTIVITY_TYPE_CREATE_API_KEYS: CreateApiKeysActivity;
  readonly ACTIVITY_TYPE_CREATE_API_KEYS_V2: CreateApiKeysActivityV2;
  readonly ACTIVITY_TYPE_CREATE_API_ONLY_USERS: CreateApiOnlyUsersActivity;
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS: CreateAuthenticatorsActivity;
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: CreateAuthenticatorsActivityV2;
  readonly ACTIVITY_TYPE_CREATE_INVITATIONS: CreateInvitationsActivity;
  readonly ACTIVITY_TYPE_CREATE_MFA_POLICY: CreateMfaPolicyActivity;
  readonly ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: CreateNotificationChannelActivity;
  readonly ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: CreateOauth2CredentialActivity;
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: CreateOauthProvidersActivity;
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: CreateOauthProvidersActivityV2;
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION: CreateOrganizationActivity;
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: CreateOrganizationActivityV2;
  readonly ACTIVITY_TYPE_CREATE_POLICIES: CreatePoliciesActivity;
  readonly ACTIVITY_TYPE_CREATE_POLICY: CreatePolicyActivity;
  readonly ACTIVITY_TYPE_CREATE_POLICY_V2: CreatePolicyActivityV2;
  readonly ACTIVITY_TYPE_CREATE_POLICY_V3: CreatePolicyActivityV3;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: CreatePrivateKeyTagActivity;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: CreatePrivateKeysActivity;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: CreatePrivateKeysActivityV2;
  readonly ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: CreateReadOnlySessionActivity;
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: CreateReadWriteSessionActivity;
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: CreateReadWriteSessionActivityV2;
  readonly ACTIVITY_TYPE_CREATE_SESSION_PROFILE: CreateSessionProfileActivity;
  readonly ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: CreateSmartContractInterfaceActivity;
  readonly ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: CreateSpendingLimitActivity;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: CreateSubOrganizationActivity;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: CreateSubOrganizationActivityV2;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: CreateSubOrganizationActivityV3;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: CreateSubOrganizationActivityV4;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: CreateSubOrganizationActivityV5;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: CreateSubOrganizationActivityV6;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: CreateSubOrganizationActivityV7;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: CreateSubOrganizationActivityV8;
  readonly ACTIVITY_TYPE_CREATE_USER_TAG: CreateUserTagActivity;
  readonly ACTIVITY_TYPE_CREATE_USERS: CreateUsersActivity;
  readonly ACTIVITY_TYPE_CREATE_USERS_V2: CreateUsersActivityV2;
  readonly ACTIVITY_TYPE_CREATE_USERS_V3: CreateUsersActivityV3;
  readonly ACTIVITY_TYPE_CREATE_USERS_V4: CreateUsersActivityV4;
  readonly ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: CreateVelocityControlActivity;
  readonly ACTIVITY_TYPE_CREATE_WALLET: CreateWalletActivity;
  readonly ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: CreateWalletAccountsActivity;
  readonly ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: CreateWebhookEndpointActivity;
  readonly ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: DeleteAddressBookEntriesActivity;
  readonly ACTIVITY_TYPE_DELETE_API_KEYS: DeleteApiKeysActivity;
  readonly ACTIVITY_TYPE_DELETE_AUTHENTICATORS: DeleteAuthenticatorsActivity;
  readonly ACTIVITY_TYPE_DELETE_INVITATION: DeleteInvitationActivity;
  readonly ACTIVITY_TYPE_DELETE_MFA_POLICY: DeleteMfaPolicyActivity;
  readonly ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: DeleteNotificationChannelActivity;
  readonly ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: DeleteOauth2CredentialActivity;
  readonly ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: DeleteOauthProvidersActivity;
  readonly ACTIVITY_TYPE_DELETE_ORGANIZATION: DeleteOrganizationActivity;
  readonly ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: DeletePaymentMethodActivity;
  readonly ACTIVITY_TYPE_DELETE_POLICIES: DeletePoliciesActivity;
  readonly ACTIVITY_TYPE_DELETE_POLICY: DeletePolicyActivity;
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: DeletePrivateKeyTagsActivity;
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: DeletePrivateKeysActivity;
  readonly ACTIVITY_TYPE_DELETE_SECRETS: DeleteSecretsActivity;
  readonly ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: DeleteSmartContractInterfaceActivity;
  readonly ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: DeleteSpendingLimitsActivity;
  readonly ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: DeleteSubOrganizationActivity;
  readonly ACTIVITY_TYPE_DELETE_USER_TAGS: DeleteUserTagsActivity;
  readonly ACTIVITY_TYPE_DELETE_USERS: DeleteUsersActivity;
  readonly ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: DeleteVelocityControlActivity;
  readonly ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: DeleteWalletAccountsActivity;
  readonly ACTIVITY_TYPE_DELETE_WALLETS: DeleteWalletsActivity;
  readonly ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: DeleteWebhookEndpointActivity;
  readonly ACTIVITY_TYPE_DISABLE_AUTH_PROXY: DisableAuthProxyActivity;
  readonly ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: DisablePrivateKeyActivity;
  readonly ACTIVITY_TYPE_EMAIL_AUTH: EmailAuthActivity;
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V2: EmailAuthActivityV2;
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V3: EmailAuthActivityV3;
  readonly ACTIVITY_TYPE_ENABLE_AUTH_PROXY: EnableAuthProxyActivity;
  readonly ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: ExportPrivateKeyActivity;
  readonly ACTIVITY_TYPE_EXPORT_SECRETS: ExportSecretsActivity;
  readonly ACTIVITY_TYPE_EXPORT_WALLET: ExportWalletActivity;
  readonly ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: ExportWalletAccountActivity;
  readonly ACTIVITY_TYPE_FREEZE: FreezeActivity;
  readonly ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: ImportPrivateKeyActivity;
  readonly ACTIVITY_TYPE_IMPORT_SECRETS: ImportSecretsActivity;
  readonly ACTIVITY_TYPE_IMPORT_WALLET: ImportWalletActivity;
  readonly ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: InitImportPrivateKeyActivity;
  readonly ACTIVITY_TYPE_INIT_IMPORT_SECRETS: InitImportSecretsActivity;
  readonly ACTIVITY_TYPE_INIT_IMPORT_WALLET: InitImportWalletActivity;
  readonly ACTIVITY_TYPE_INIT_OTP: InitOtpActivity;
  readonly ACTIVITY_TYPE_INIT_OTP_V2: InitOtpActivityV2;
  readonly ACTIVITY_TYPE_INIT_OTP_V3: InitOtpActivityV3;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH: InitOtpAuthActivity;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V2: InitOtpAuthActivityV2;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V3: InitOtpAuthActivityV3;
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: InitUserEmailRecoveryActivity;
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: InitUserEmailRecoveryActivityV2;
  readonly ACTIVITY_TYPE_OAUTH: OauthActivity;
  readonly ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: Oauth2AuthenticateActivity;
  readonly ACTIVITY_TYPE_OAUTH_LOGIN: OauthLoginActivity;
  readonly ACTIVITY_TYPE_OTP_AUTH: OtpAuthActivity;
  readonly ACTIVITY_TYPE_OTP_LOGIN: OtpLoginActivity;
  readonly ACTIVITY_TYPE_OTP_LOGIN_V2: OtpLoginActivityV2;
  readonly ACTIVITY_TYPE_RECOVER_USER: RecoverUserActivity;
  readonly ACTIVITY_TYPE_REJECT_ACTIVITY: RejectActivityActivity;
  readonly ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: RemoveIpAllowlistActivity;
  readonly ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: RemoveOrganizationFeatureActivity;
  readonly ACTIVITY_TYPE_RESTRICT_KEYS: RestrictKeysActivity;
  readonly ACTIVITY_TYPE_SET_DELAYS: SetDelaysActivity;
  readonly ACTIVITY_TYPE_SET_IP_ALLOWLIST: SetIpAllowlistActivity;
  readonly ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: SetOrganizationFeatureActivity;
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD: SetPaymentMethodActivity;
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: SetPaymentMethodActivityV2;
  readonly ACTIVITY_TYPE_SET_VOTE_EXPIRY: SetVoteExpiryActivity;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: SignRawPayloadActivity;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: SignRawPayloadActivityV2;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: SignRawPayloadsActivity;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION: SignTransactionActivity;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION_V2: SignTransactionActivityV2;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTIONS: SignTransactionsActivity;
  readonly ACTIVITY_TYPE_STAMP_LOGIN: StampLoginActivity;
  readonly ACTIVITY_TYPE_THAW: ThawActivity;
  readonly ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: UpdateAllowedOriginsActivity;
  readonly ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: UpdateAuthProxyConfigActivity;
  readonly ACTIVITY_TYPE_UPDATE_MFA_POLICY: UpdateMfaPolicyActivity;
  readonly ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: UpdateOauth2CredentialActivity;
  readonly ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: UpdateOrganizationNameActivity;
  readonly ACTIVITY_TYPE_UPDATE_POLICY: UpdatePolicyActivity;
  readonly ACTIVITY_TYPE_UPDATE_POLICY_V2: UpdatePolicyActivityV2;
  readonly ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: UpdatePrivateKeyTagActivity;
  readonly ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: UpdateRootQuorumActivity;
  readonly ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: UpdateSpendingLimitActivity;
  readonly ACTIVITY_TYPE_UPDATE_USER: UpdateUserActivity;
  readonly ACTIVITY_TYPE_UPDATE_USER_EMAIL: UpdateUserEmailActivity;
  readonly ACTIVITY_TYPE_UPDATE_USER_NAME: UpdateUserNameActivity;
  readonly ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: UpdateUserPhoneNumberActivity;
  readonly ACTIVITY_TYPE_UPDATE_USER_TAG: UpdateUserTagActivity;
  readonly ACTIVITY_TYPE_UPDATE_WALLET: UpdateWalletActivity;
  readonly ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: UpdateWalletAccountNameActivity;
  readonly ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: UpdateWebhookEndpointActivity;
  readonly ACTIVITY_TYPE_VERIFY_OTP: VerifyOtpActivity;
  readonly ACTIVITY_TYPE_VERIFY_OTP_V2: VerifyOtpActivityV2;
}

/** The parameters of each type. */
export interface IntentByType {
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION: AcceptInvitationIntent;
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION_V2: AcceptInvitationIntentV2;
  readonly ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: ActivateBillingTierIntent;
  readonly ACTIVITY_TYPE_APPROVE_ACTIVITY: ApproveActivityIntent;
  readonly ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: CreateAddressBookEntriesIntent;
  readonly ACTIVITY_TYPE_CREATE_API_KEYS: CreateApiKeysIntent;
  readonly ACTIVITY_TYPE_CREATE_API_KEYS_V2: CreateApiKeysIntentV2;
  readonly ACTIVITY_TYPE_CREATE_API_ONLY_USERS: CreateApiOnlyUsersIntent;
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS: CreateAuthenticatorsIntent;
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: CreateAuthenticatorsIntentV2;
  readonly ACTIVITY_TYPE_CREATE_INVITATIONS: CreateInvitationsIntent;
  readonly ACTIVITY_TYPE_CREATE_MFA_POLICY: CreateMfaPolicyIntent;
  readonly ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: CreateNotificationChannelIntent;
  readonly ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: CreateOauth2CredentialIntent;
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: CreateOauthProvidersIntent;
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: CreateOauthProvidersIntentV2;
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION: CreateOrganizationIntent;
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: CreateOrganizationIntentV2;
  readonly ACTIVITY_TYPE_CREATE_POLICIES: CreatePoliciesIntent;
  readonly ACTIVITY_TYPE_CREATE_POLICY: CreatePolicyIntent;
  readonly ACTIVITY_TYPE_CREATE_POLICY_V2: CreatePolicyIntentV2;
  readonly ACTIVITY_TYPE_CREATE_POLICY_V3: CreatePolicyIntentV3;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: CreatePrivateKeyTagIntent;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: CreatePrivateKeysIntent;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: CreatePrivateKeysIntentV2;
  readonly ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: CreateReadOnlySessionIntent;
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: CreateReadWriteSessionIntent;
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: CreateReadWriteSessionIntentV2;
  readonly ACTIVITY_TYPE_CREATE_SESSION_PROFILE: CreateSessionProfileIntent;
  readonly ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: CreateSmartContractInterfaceIntent;
  readonly ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: CreateSpendingLimitIntent;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: CreateSubOrganizationIntent;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: CreateSubOrganizationIntentV2;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: CreateSubOrganizationIntentV3;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: CreateSubOrganizationIntentV4;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: CreateSubOrganizationIntentV5;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: CreateSubOrganizationIntentV6;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: CreateSubOrganizationIntentV7;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: CreateSubOrganizationIntentV8;
  readonly ACTIVITY_TYPE_CREATE_USER_TAG: CreateUserTagIntent;
  readonly ACTIVITY_TYPE_CREATE_USERS: CreateUsersIntent;
  readonly ACTIVITY_TYPE_CREATE_USERS_V2: CreateUsersIntentV2;
  readonly ACTIVITY_TYPE_CREATE_USERS_V3: CreateUsersIntentV3;
  readonly ACTIVITY_TYPE_CREATE_USERS_V4: CreateUsersIntentV4;
  readonly ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: CreateVelocityControlIntent;
  readonly ACTIVITY_TYPE_CREATE_WALLET: CreateWalletIntent;
  readonly ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: CreateWalletAccountsIntent;
  readonly ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: CreateWebhookEndpointIntent;
  readonly ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: DeleteAddressBookEntriesIntent;
  readonly ACTIVITY_TYPE_DELETE_API_KEYS: DeleteApiKeysIntent;
  readonly ACTIVITY_TYPE_DELETE_AUTHENTICATORS: DeleteAuthenticatorsIntent;
  readonly ACTIVITY_TYPE_DELETE_INVITATION: DeleteInvitationIntent;
  readonly ACTIVITY_TYPE_DELETE_MFA_POLICY: DeleteMfaPolicyIntent;
  readonly ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: DeleteNotificationChannelIntent;
  readonly ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: DeleteOauth2CredentialIntent;
  readonly ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: DeleteOauthProvidersIntent;
  readonly ACTIVITY_TYPE_DELETE_ORGANIZATION: DeleteOrganizationIntent;
  readonly ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: DeletePaymentMethodIntent;
  readonly ACTIVITY_TYPE_DELETE_POLICIES: DeletePoliciesIntent;
  readonly ACTIVITY_TYPE_DELETE_POLICY: DeletePolicyIntent;
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: DeletePrivateKeyTagsIntent;
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: DeletePrivateKeysIntent;
  readonly ACTIVITY_TYPE_DELETE_SECRETS: DeleteSecretsIntent;
  readonly ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: DeleteSmartContractInterfaceIntent;
  readonly ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: DeleteSpendingLimitsIntent;
  readonly ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: DeleteSubOrganizationIntent;
  readonly ACTIVITY_TYPE_DELETE_USER_TAGS: DeleteUserTagsIntent;
  readonly ACTIVITY_TYPE_DELETE_USERS: DeleteUsersIntent;
  readonly ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: DeleteVelocityControlIntent;
  readonly ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: DeleteWalletAccountsIntent;
  readonly ACTIVITY_TYPE_DELETE_WALLETS: DeleteWalletsIntent;
  readonly ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: DeleteWebhookEndpointIntent;
  readonly ACTIVITY_TYPE_DISABLE_AUTH_PROXY: DisableAuthProxyIntent;
  readonly ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: DisablePrivateKeyIntent;
  readonly ACTIVITY_TYPE_EMAIL_AUTH: EmailAuthIntent;
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V2: EmailAuthIntentV2;
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V3: EmailAuthIntentV3;
  readonly ACTIVITY_TYPE_ENABLE_AUTH_PROXY: EnableAuthProxyIntent;
  readonly ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: ExportPrivateKeyIntent;
  readonly ACTIVITY_TYPE_EXPORT_SECRETS: ExportSecretsIntent;
  readonly ACTIVITY_TYPE_EXPORT_WALLET: ExportWalletIntent;
  readonly ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: ExportWalletAccountIntent;
  readonly ACTIVITY_TYPE_FREEZE: FreezeIntent;
  readonly ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: ImportPrivateKeyIntent;
  readonly ACTIVITY_TYPE_IMPORT_SECRETS: ImportSecretsIntent;
  readonly ACTIVITY_TYPE_IMPORT_WALLET: ImportWalletIntent;
  readonly ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: InitImportPrivateKeyIntent;
  readonly ACTIVITY_TYPE_INIT_IMPORT_SECRETS: InitImportSecretsIntent;
  readonly ACTIVITY_TYPE_INIT_IMPORT_WALLET: InitImportWalletIntent;
  readonly ACTIVITY_TYPE_INIT_OTP: InitOtpIntent;
  readonly ACTIVITY_TYPE_INIT_OTP_V2: InitOtpIntentV2;
  readonly ACTIVITY_TYPE_INIT_OTP_V3: InitOtpIntentV3;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH: InitOtpAuthIntent;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V2: InitOtpAuthIntentV2;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V3: InitOtpAuthIntentV3;
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: InitUserEmailRecoveryIntent;
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: InitUserEmailRecoveryIntentV2;
  readonly ACTIVITY_TYPE_OAUTH: OauthIntent;
  readonly ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: Oauth2AuthenticateIntent;
  readonly ACTIVITY_TYPE_OAUTH_LOGIN: OauthLoginIntent;
  readonly ACTIVITY_TYPE_OTP_AUTH: OtpAuthIntent;
  readonly ACTIVITY_TYPE_OTP_LOGIN: OtpLoginIntent;
  readonly ACTIVITY_TYPE_OTP_LOGIN_V2: OtpLoginIntentV2;
  readonly ACTIVITY_TYPE_RECOVER_USER: RecoverUserIntent;
  readonly ACTIVITY_TYPE_REJECT_ACTIVITY: RejectActivityIntent;
  readonly ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: RemoveIpAllowlistIntent;
  readonly ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: RemoveOrganizationFeatureIntent;
  readonly ACTIVITY_TYPE_RESTRICT_KEYS: RestrictKeysIntent;
  readonly ACTIVITY_TYPE_SET_DELAYS: SetDelaysIntent;
  readonly ACTIVITY_TYPE_SET_IP_ALLOWLIST: SetIpAllowlistIntent;
  readonly ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: SetOrganizationFeatureIntent;
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD: SetPaymentMethodIntent;
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: SetPaymentMethodIntentV2;
  readonly ACTIVITY_TYPE_SET_VOTE_EXPIRY: SetVoteExpiryIntent;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: SignRawPayloadIntent;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: SignRawPayloadIntentV2;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: SignRawPayloadsIntent;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION: SignTransactionIntent;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION_V2: SignTransactionIntentV2;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTIONS: SignTransactionsIntent;
  readonly ACTIVITY_TYPE_STAMP_LOGIN: StampLoginIntent;
  readonly ACTIVITY_TYPE_THAW: ThawIntent;
  readonly ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: UpdateAllowedOriginsIntent;
  readonly ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: UpdateAuthProxyConfigIntent;
  readonly ACTIVITY_TYPE_UPDATE_MFA_POLICY: UpdateMfaPolicyIntent;
  readonly ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: UpdateOauth2CredentialIntent;
  readonly ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: UpdateOrganizationNameIntent;
  readonly ACTIVITY_TYPE_UPDATE_POLICY: UpdatePolicyIntent;
  readonly ACTIVITY_TYPE_UPDATE_POLICY_V2: UpdatePolicyIntentV2;
  readonly ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: UpdatePrivateKeyTagIntent;
  readonly ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: UpdateRootQuorumIntent;
  readonly ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: UpdateSpendingLimitIntent;
  readonly ACTIVITY_TYPE_UPDATE_USER: UpdateUserIntent;
  readonly ACTIVITY_TYPE_UPDATE_USER_EMAIL: UpdateUserEmailIntent;
  readonly ACTIVITY_TYPE_UPDATE_USER_NAME: UpdateUserNameIntent;
  readonly ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: UpdateUserPhoneNumberIntent;
  readonly ACTIVITY_TYPE_UPDATE_USER_TAG: UpdateUserTagIntent;
  readonly ACTIVITY_TYPE_UPDATE_WALLET: UpdateWalletIntent;
  readonly ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: UpdateWalletAccountNameIntent;
  readonly ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: UpdateWebhookEndpointIntent;
  readonly ACTIVITY_TYPE_VERIFY_OTP: VerifyOtpIntent;
  readonly ACTIVITY_TYPE_VERIFY_OTP_V2: VerifyOtpIntentV2;
}

/** The result of each type; `undefined` where the answer is another Activity. */
export interface ResultByType {
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION: AcceptInvitationResult;
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION_V2: AcceptInvitationResult;
  readonly ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: ActivateBillingTierResult;
  readonly ACTIVITY_TYPE_APPROVE_ACTIVITY: undefined;
  readonly ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: CreateAddressBookEntriesResult;
  readonly ACTIVITY_TYPE_CREATE_API_KEYS: CreateApiKeysResult;
  readonly ACTIVITY_TYPE_CREATE_API_KEYS_V2: CreateApiKeysResult;
  readonly ACTIVITY_TYPE_CREATE_API_ONLY_USERS: CreateApiOnlyUsersResult;
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS: CreateAuthenticatorsResult;
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: CreateAuthenticatorsResult;
  readonly ACTIVITY_TYPE_CREATE_INVITATIONS: CreateInvitationsResult;
  readonly ACTIVITY_TYPE_CREATE_MFA_POLICY: CreateMfaPolicyResult;
  readonly ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: CreateNotificationChannelResult;
  readonly ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: CreateOauth2CredentialResult;
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: CreateOauthProvidersResult;
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: CreateOauthProvidersResultV2;
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION: CreateOrganizationResult;
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: CreateOrganizationResult;
  readonly ACTIVITY_TYPE_CREATE_POLICIES: CreatePoliciesResult;
  readonly ACTIVITY_TYPE_CREATE_POLICY: CreatePolicyResult;
  readonly ACTIVITY_TYPE_CREATE_POLICY_V2: CreatePolicyResult;
  readonly ACTIVITY_TYPE_CREATE_POLICY_V3: CreatePolicyResult;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: CreatePrivateKeyTagResult;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: CreatePrivateKeysResult;
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: CreatePrivateKeysResultV2;
  readonly ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: CreateReadOnlySessionResult;
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: CreateReadWriteSessionResult;
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: CreateReadWriteSessionResultV2;
  readonly ACTIVITY_TYPE_CREATE_SESSION_PROFILE: CreateSessionProfileResult;
  readonly ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: CreateSmartContractInterfaceResult;
  readonly ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: CreateSpendingLimitResult;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: CreateSubOrganizationResult;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: CreateSubOrganizationResult;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: CreateSubOrganizationResultV3;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: CreateSubOrganizationResultV4;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: CreateSubOrganizationResultV5;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: CreateSubOrganizationResultV6;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: CreateSubOrganizationResultV7;
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: CreateSubOrganizationResultV8;
  readonly ACTIVITY_TYPE_CREATE_USER_TAG: CreateUserTagResult;
  readonly ACTIVITY_TYPE_CREATE_USERS: CreateUsersResult;
  readonly ACTIVITY_TYPE_CREATE_USERS_V2: CreateUsersResult;
  readonly ACTIVITY_TYPE_CREATE_USERS_V3: CreateUsersResult;
  readonly ACTIVITY_TYPE_CREATE_USERS_V4: CreateUsersResult;
  readonly ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: CreateVelocityControlResult;
  readonly ACTIVITY_TYPE_CREATE_WALLET: CreateWalletResult;
  readonly ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: CreateWalletAccountsResult;
  readonly ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: CreateWebhookEndpointResult;
  readonly ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: DeleteAddressBookEntriesResult;
  readonly ACTIVITY_TYPE_DELETE_API_KEYS: DeleteApiKeysResult;
  readonly ACTIVITY_TYPE_DELETE_AUTHENTICATORS: DeleteAuthenticatorsResult;
  readonly ACTIVITY_TYPE_DELETE_INVITATION: DeleteInvitationResult;
  readonly ACTIVITY_TYPE_DELETE_MFA_POLICY: DeleteMfaPolicyResult;
  readonly ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: DeleteNotificationChannelResult;
  readonly ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: DeleteOauth2CredentialResult;
  readonly ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: DeleteOauthProvidersResult;
  readonly ACTIVITY_TYPE_DELETE_ORGANIZATION: DeleteOrganizationResult;
  readonly ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: DeletePaymentMethodResult;
  readonly ACTIVITY_TYPE_DELETE_POLICIES: DeletePoliciesResult;
  readonly ACTIVITY_TYPE_DELETE_POLICY: DeletePolicyResult;
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: DeletePrivateKeyTagsResult;
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: DeletePrivateKeysResult;
  readonly ACTIVITY_TYPE_DELETE_SECRETS: DeleteSecretsResult;
  readonly ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: DeleteSmartContractInterfaceResult;
  readonly ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: DeleteSpendingLimitsResult;
  readonly ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: DeleteSubOrganizationResult;
  readonly ACTIVITY_TYPE_DELETE_USER_TAGS: DeleteUserTagsResult;
  readonly ACTIVITY_TYPE_DELETE_USERS: DeleteUsersResult;
  readonly ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: DeleteVelocityControlResult;
  readonly ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: DeleteWalletAccountsResult;
  readonly ACTIVITY_TYPE_DELETE_WALLETS: DeleteWalletsResult;
  readonly ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: DeleteWebhookEndpointResult;
  readonly ACTIVITY_TYPE_DISABLE_AUTH_PROXY: DisableAuthProxyResult;
  readonly ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: DisablePrivateKeyResult;
  readonly ACTIVITY_TYPE_EMAIL_AUTH: EmailAuthResult;
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V2: EmailAuthResult;
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V3: EmailAuthResult;
  readonly ACTIVITY_TYPE_ENABLE_AUTH_PROXY: EnableAuthProxyResult;
  readonly ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: ExportPrivateKeyResult;
  readonly ACTIVITY_TYPE_EXPORT_SECRETS: ExportSecretsResult;
  readonly ACTIVITY_TYPE_EXPORT_WALLET: ExportWalletResult;
  readonly ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: ExportWalletAccountResult;
  readonly ACTIVITY_TYPE_FREEZE: FreezeResult;
  readonly ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: ImportPrivateKeyResult;
  readonly ACTIVITY_TYPE_IMPORT_SECRETS: ImportSecretsResult;
  readonly ACTIVITY_TYPE_IMPORT_WALLET: ImportWalletResult;
  readonly ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: InitImportPrivateKeyResult;
  readonly ACTIVITY_TYPE_INIT_IMPORT_SECRETS: InitImportSecretsResult;
  readonly ACTIVITY_TYPE_INIT_IMPORT_WALLET: InitImportWalletResult;
  readonly ACTIVITY_TYPE_INIT_OTP: InitOtpResult;
  readonly ACTIVITY_TYPE_INIT_OTP_V2: InitOtpResult;
  readonly ACTIVITY_TYPE_INIT_OTP_V3: InitOtpResultV2;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH: InitOtpAuthResult;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V2: InitOtpAuthResultV2;
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V3: InitOtpAuthResultV2;
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: InitUserEmailRecoveryResult;
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: InitUserEmailRecoveryResult;
  readonly ACTIVITY_TYPE_OAUTH: OauthResult;
  readonly ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: Oauth2AuthenticateResult;
  readonly ACTIVITY_TYPE_OAUTH_LOGIN: OauthLoginResult;
  readonly ACTIVITY_TYPE_OTP_AUTH: OtpAuthResult;
  readonly ACTIVITY_TYPE_OTP_LOGIN: OtpLoginResult;
  readonly ACTIVITY_TYPE_OTP_LOGIN_V2: OtpLoginResult;
  readonly ACTIVITY_TYPE_RECOVER_USER: RecoverUserResult;
  readonly ACTIVITY_TYPE_REJECT_ACTIVITY: undefined;
  readonly ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: RemoveIpAllowlistResult;
  readonly ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: RemoveOrganizationFeatureResult;
  readonly ACTIVITY_TYPE_RESTRICT_KEYS: RestrictKeysResult;
  readonly ACTIVITY_TYPE_SET_DELAYS: SetDelaysResult;
  readonly ACTIVITY_TYPE_SET_IP_ALLOWLIST: SetIpAllowlistResult;
  readonly ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: SetOrganizationFeatureResult;
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD: SetPaymentMethodResult;
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: SetPaymentMethodResult;
  readonly ACTIVITY_TYPE_SET_VOTE_EXPIRY: SetVoteExpiryResult;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: SignRawPayloadResult;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: SignRawPayloadResult;
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: SignRawPayloadsResult;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION: SignTransactionResult;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION_V2: SignTransactionResult;
  readonly ACTIVITY_TYPE_SIGN_TRANSACTIONS: SignTransactionsResult;
  readonly ACTIVITY_TYPE_STAMP_LOGIN: StampLoginResult;
  readonly ACTIVITY_TYPE_THAW: ThawResult;
  readonly ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: UpdateAllowedOriginsResult;
  readonly ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: UpdateAuthProxyConfigResult;
  readonly ACTIVITY_TYPE_UPDATE_MFA_POLICY: UpdateMfaPolicyResult;
  readonly ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: UpdateOauth2CredentialResult;
  readonly ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: UpdateOrganizationNameResult;
  readonly ACTIVITY_TYPE_UPDATE_POLICY: UpdatePolicyResult;
  readonly ACTIVITY_TYPE_UPDATE_POLICY_V2: UpdatePolicyResultV2;
  readonly ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: UpdatePrivateKeyTagResult;
  readonly ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: UpdateRootQuorumResult;
  readonly ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: UpdateSpendingLimitResult;
  readonly ACTIVITY_TYPE_UPDATE_USER: UpdateUserResult;
  readonly ACTIVITY_TYPE_UPDATE_USER_EMAIL: UpdateUserEmailResult;
  readonly ACTIVITY_TYPE_UPDATE_USER_NAME: UpdateUserNameResult;
  readonly ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: UpdateUserPhoneNumberResult;
  readonly ACTIVITY_TYPE_UPDATE_USER_TAG: UpdateUserTagResult;
  readonly ACTIVITY_TYPE_UPDATE_WALLET: UpdateWalletResult;
  readonly ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: UpdateWalletAccountNameResult;
  readonly ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: UpdateWebhookEndpointResult;
  readonly ACTIVITY_TYPE_VERIFY_OTP: VerifyOtpResult;
  readonly ACTIVITY_TYPE_VERIFY_OTP_V2: VerifyOtpResult;
}

/** The family of each type, that all its versions belong to. */
export interface FamilyByType {
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION: "acceptInvitation";
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION_V2: "acceptInvitation";
  readonly ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: "activateBillingTier";
  readonly ACTIVITY_TYPE_APPROVE_ACTIVITY: "approveActivity";
  readonly ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: "createAddressBookEntries";
  readonly ACTIVITY_TYPE_CREATE_API_KEYS: "createApiKeys";
  readonly ACTIVITY_TYPE_CREATE_API_KEYS_V2: "createApiKeys";
  readonly ACTIVITY_TYPE_CREATE_API_ONLY_USERS: "createApiOnlyUsers";
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS: "createAuthenticators";
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: "createAuthenticators";
  readonly ACTIVITY_TYPE_CREATE_INVITATIONS: "createInvitations";
  readonly ACTIVITY_TYPE_CREATE_MFA_POLICY: "createMfaPolicy";
  readonly ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: "createNotificationChannel";
  readonly ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: "createOauth2Credential";
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: "createOauthProviders";
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: "createOauthProviders";
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION: "createOrganization";
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: "createOrganization";
  readonly ACTIVITY_TYPE_CREATE_POLICIES: "createPolicies";
  readonly ACTIVITY_TYPE_CREATE_POLICY: "createPolicy";
  readonly ACTIVITY_TYPE_CREATE_POLICY_V2: "createPolicy";
  readonly ACTIVITY_TYPE_CREATE_POLICY_V3: "createPolicy";
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: "createPrivateKeyTag";
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: "createPrivateKeys";
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: "createPrivateKeys";
  readonly ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: "createReadOnlySession";
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: "createReadWriteSession";
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: "createReadWriteSession";
  readonly ACTIVITY_TYPE_CREATE_SESSION_PROFILE: "createSessionProfile";
  readonly ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: "createSmartContractInterface";
  readonly ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: "createSpendingLimit";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: "createSubOrganization";
  readonly ACTIVITY_TYPE_CREATE_USER_TAG: "createUserTag";
  readonly ACTIVITY_TYPE_CREATE_USERS: "createUsers";
  readonly ACTIVITY_TYPE_CREATE_USERS_V2: "createUsers";
  readonly ACTIVITY_TYPE_CREATE_USERS_V3: "createUsers";
  readonly ACTIVITY_TYPE_CREATE_USERS_V4: "createUsers";
  readonly ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: "createVelocityControl";
  readonly ACTIVITY_TYPE_CREATE_WALLET: "createWallet";
  readonly ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: "createWalletAccounts";
  readonly ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: "createWebhookEndpoint";
  readonly ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: "deleteAddressBookEntries";
  readonly ACTIVITY_TYPE_DELETE_API_KEYS: "deleteApiKeys";
  readonly ACTIVITY_TYPE_DELETE_AUTHENTICATORS: "deleteAuthenticators";
  readonly ACTIVITY_TYPE_DELETE_INVITATION: "deleteInvitation";
  readonly ACTIVITY_TYPE_DELETE_MFA_POLICY: "deleteMfaPolicy";
  readonly ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: "deleteNotificationChannel";
  readonly ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: "deleteOauth2Credential";
  readonly ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: "deleteOauthProviders";
  readonly ACTIVITY_TYPE_DELETE_ORGANIZATION: "deleteOrganization";
  readonly ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: "deletePaymentMethod";
  readonly ACTIVITY_TYPE_DELETE_POLICIES: "deletePolicies";
  readonly ACTIVITY_TYPE_DELETE_POLICY: "deletePolicy";
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: "deletePrivateKeyTags";
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: "deletePrivateKeys";
  readonly ACTIVITY_TYPE_DELETE_SECRETS: "deleteSecrets";
  readonly ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: "deleteSmartContractInterface";
  readonly ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: "deleteSpendingLimits";
  readonly ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: "deleteSubOrganization";
  readonly ACTIVITY_TYPE_DELETE_USER_TAGS: "deleteUserTags";
  readonly ACTIVITY_TYPE_DELETE_USERS: "deleteUsers";
  readonly ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: "deleteVelocityControl";
  readonly ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: "deleteWalletAccounts";
  readonly ACTIVITY_TYPE_DELETE_WALLETS: "deleteWallets";
  readonly ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: "deleteWebhookEndpoint";
  readonly ACTIVITY_TYPE_DISABLE_AUTH_PROXY: "disableAuthProxy";
  readonly ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: "disablePrivateKey";
  readonly ACTIVITY_TYPE_EMAIL_AUTH: "emailAuth";
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V2: "emailAuth";
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V3: "emailAuth";
  readonly ACTIVITY_TYPE_ENABLE_AUTH_PROXY: "enableAuthProxy";
  readonly ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: "exportPrivateKey";
  readonly ACTIVITY_TYPE_EXPORT_SECRETS: "exportSecrets";
  readonly ACTIVITY_TYPE_EXPORT_WALLET: "exportWallet";
  readonly ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: "exportWalletAccount";
  readonly ACTIVITY_TYPE_FREEZE: "freeze";
  readonly ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: "importPrivateKey";
  readonly ACTIVITY_TYPE_IMPORT_SECRETS: "importSecrets";
  readonly ACTIVITY_TYPE_IMPORT_WALLET: "importWallet";
  readonly ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: "initImportPrivateKey";
  readonly ACTIVITY_TYPE_INIT_IMPORT_SECRETS: "initImportSecrets";
  readonly ACTIVITY_TYPE_INIT_IMPORT_WALLET: "initImportWallet";
  readonly ACTIVITY_TYPE_INIT_OTP: "initOtp";
  readonly ACTIVITY_TYPE_INIT_OTP_V2: "initOtp";
  readonly ACTIVITY_TYPE_INIT_OTP_V3: "initOtp";
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH: "initOtpAuth";
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V2: "initOtpAuth";
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V3: "initOtpAuth";
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: "initUserEmailRecovery";
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: "initUserEmailRecovery";
  readonly ACTIVITY_TYPE_OAUTH: "oauth";
  readonly ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: "oauth2Authenticate";
  readonly ACTIVITY_TYPE_OAUTH_LOGIN: "oauthLogin";
  readonly ACTIVITY_TYPE_OTP_AUTH: "otpAuth";
  readonly ACTIVITY_TYPE_OTP_LOGIN: "otpLogin";
  readonly ACTIVITY_TYPE_OTP_LOGIN_V2: "otpLogin";
  readonly ACTIVITY_TYPE_RECOVER_USER: "recoverUser";
  readonly ACTIVITY_TYPE_REJECT_ACTIVITY: "rejectActivity";
  readonly ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: "removeIpAllowlist";
  readonly ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: "removeOrganizationFeature";
  readonly ACTIVITY_TYPE_RESTRICT_KEYS: "restrictKeys";
  readonly ACTIVITY_TYPE_SET_DELAYS: "setDelays";
  readonly ACTIVITY_TYPE_SET_IP_ALLOWLIST: "setIpAllowlist";
  readonly ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: "setOrganizationFeature";
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD: "setPaymentMethod";
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: "setPaymentMethod";
  readonly ACTIVITY_TYPE_SET_VOTE_EXPIRY: "setVoteExpiry";
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: "signRawPayload";
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: "signRawPayload";
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: "signRawPayloads";
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION: "signTransaction";
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION_V2: "signTransaction";
  readonly ACTIVITY_TYPE_SIGN_TRANSACTIONS: "signTransactions";
  readonly ACTIVITY_TYPE_STAMP_LOGIN: "stampLogin";
  readonly ACTIVITY_TYPE_THAW: "thaw";
  readonly ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: "updateAllowedOrigins";
  readonly ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: "updateAuthProxyConfig";
  readonly ACTIVITY_TYPE_UPDATE_MFA_POLICY: "updateMfaPolicy";
  readonly ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: "updateOauth2Credential";
  readonly ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: "updateOrganizationName";
  readonly ACTIVITY_TYPE_UPDATE_POLICY: "updatePolicy";
  readonly ACTIVITY_TYPE_UPDATE_POLICY_V2: "updatePolicy";
  readonly ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: "updatePrivateKeyTag";
  readonly ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: "updateRootQuorum";
  readonly ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: "updateSpendingLimit";
  readonly ACTIVITY_TYPE_UPDATE_USER: "updateUser";
  readonly ACTIVITY_TYPE_UPDATE_USER_EMAIL: "updateUserEmail";
  readonly ACTIVITY_TYPE_UPDATE_USER_NAME: "updateUserName";
  readonly ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: "updateUserPhoneNumber";
  readonly ACTIVITY_TYPE_UPDATE_USER_TAG: "updateUserTag";
  readonly ACTIVITY_TYPE_UPDATE_WALLET: "updateWallet";
  readonly ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: "updateWalletAccountName";
  readonly ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: "updateWebhookEndpoint";
  readonly ACTIVITY_TYPE_VERIFY_OTP: "verifyOtp";
  readonly ACTIVITY_TYPE_VERIFY_OTP_V2: "verifyOtp";
}

/** What the contract says of one type of Activity. */
export interface ActivityKind {
  /** The family that all its versions belong to. */
  readonly family: FamilyByType[ActivityType];
  /** Counts from 1. */
  readonly version: number;
  /** Where it is submitted, below the origin. */
  readonly path: string;
  /** Member of `intent` that holds the parameters. */
  readonly intentKey: string;
  /** Member of `result` that holds the result; undefined where the answer is another Activity. */
  readonly resultKey: string | undefined;
  /** Whether it can be submitted, or only be read. */
  readonly submittable: boolean;
  /** Its resource. */
  readonly resource: ActivityResource;
  /** Its action. */
  readonly action: ActivityAction;
}

/** What the contract says of each type of Activity. */
export const activityKinds: { readonly [Type in ActivityType]: ActivityKind } = {
  ACTIVITY_TYPE_ACCEPT_INVITATION: {
    family: "acceptInvitation",
    version: 1,
    path: "/public/v1/submit/accept_invitation",
    intentKey: "acceptInvitationIntent",
    resultKey: "acceptInvitationResult",
    submittable: true,
    resource: "INVITATION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_ACCEPT_INVITATION_V2: {
    family: "acceptInvitation",
    version: 2,
    path: "/public/v1/submit/accept_invitation",
    intentKey: "acceptInvitationIntentV2",
    resultKey: "acceptInvitationResult",
    submittable: true,
    resource: "INVITATION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: {
    family: "activateBillingTier",
    version: 1,
    path: "/public/v1/submit/activate_billing_tier",
    intentKey: "activateBillingTierIntent",
    resultKey: "activateBillingTierResult",
    submittable: true,
    resource: "SUBSCRIPTION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_APPROVE_ACTIVITY: {
    family: "approveActivity",
    version: 1,
    path: "/public/v1/submit/approve_activity",
    intentKey: "approveActivityIntent",
    resultKey: undefined,
    submittable: true,
    resource: "ACTIVITY",
    action: "APPROVE",
  },
  ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: {
    family: "createAddressBookEntries",
    version: 1,
    path: "/public/v1/submit/create_address_book_entries",
    intentKey: "createAddressBookEntriesIntent",
    resultKey: "createAddressBookEntriesResult",
    submittable: true,
    resource: "ADDRESS_BOOK",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_API_KEYS: {
    family: "createApiKeys",
    version: 1,
    path: "/public/v1/submit/create_api_keys",
    intentKey: "createApiKeysIntent",
    resultKey: "createApiKeysResult",
    submittable: true,
    resource: "CREDENTIAL",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_API_KEYS_V2: {
    family: "createApiKeys",
    version: 2,
    path: "/public/v1/submit/create_api_keys",
    intentKey: "createApiKeysIntentV2",
    resultKey: "createApiKeysResult",
    submittable: true,
    resource: "CREDENTIAL",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_API_ONLY_USERS: {
    family: "createApiOnlyUsers",
    version: 1,
    path: "/public/v1/submit/create_api_only_users",
    intentKey: "createApiOnlyUsersIntent",
    resultKey: "createApiOnlyUsersResult",
    submittable: true,
    resource: "USER",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_AUTHENTICATORS: {
    family: "createAuthenticators",
    version: 1,
    path: "/public/v1/submit/create_authenticators",
    intentKey: "createAuthenticatorsIntent",
    resultKey: "createAuthenticatorsResult",
    submittable: true,
    resource: "CREDENTIAL",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: {
    family: "createAuthenticators",
    version: 2,
    path: "/public/v1/submit/create_authenticators",
    intentKey: "createAuthenticatorsIntentV2",
    resultKey: "createAuthenticatorsResult",
    submittable: true,
    resource: "CREDENTIAL",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_INVITATIONS: {
    family: "createInvitations",
    version: 1,
    path: "/public/v1/submit/create_invitations",
    intentKey: "createInvitationsIntent",
    resultKey: "createInvitationsResult",
    submittable: true,
    resource: "INVITATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_MFA_POLICY: {
    family: "createMfaPolicy",
    version: 1,
    path: "/public/v1/submit/create_mfa_policy",
    intentKey: "createMfaPolicyIntent",
    resultKey: "createMfaPolicyResult",
    submittable: true,
    resource: "MFA_POLICY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: {
    family: "createNotificationChannel",
    version: 1,
    path: "/public/v1/submit/create_notification_channel",
    intentKey: "createNotificationChannelIntent",
    resultKey: "createNotificationChannelResult",
    submittable: true,
    resource: "NOTIFICATION_CHANNEL",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: {
    family: "createOauth2Credential",
    version: 1,
    path: "/public/v1/submit/create_oauth2_credential",
    intentKey: "createOauth2CredentialIntent",
    resultKey: "createOauth2CredentialResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: {
    family: "createOauthProviders",
    version: 1,
    path: "/public/v1/submit/create_oauth_providers",
    intentKey: "createOauthProvidersIntent",
    resultKey: "createOauthProvidersResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: {
    family: "createOauthProviders",
    version: 2,
    path: "/public/v1/submit/create_oauth_providers",
    intentKey: "createOauthProvidersIntentV2",
    resultKey: "createOauthProvidersResultV2",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_ORGANIZATION: {
    family: "createOrganization",
    version: 1,
    path: "/public/v1/submit/create_organization",
    intentKey: "createOrganizationIntent",
    resultKey: "createOrganizationResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: {
    family: "createOrganization",
    version: 2,
    path: "/public/v1/submit/create_organization",
    intentKey: "createOrganizationIntentV2",
    resultKey: "createOrganizationResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_POLICIES: {
    family: "createPolicies",
    version: 1,
    path: "/public/v1/submit/create_policies",
    intentKey: "createPoliciesIntent",
    resultKey: "createPoliciesResult",
    submittable: true,
    resource: "POLICY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_POLICY: {
    family: "createPolicy",
    version: 1,
    path: "/public/v1/submit/create_policy",
    intentKey: "createPolicyIntent",
    resultKey: "createPolicyResult",
    submittable: true,
    resource: "POLICY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_POLICY_V2: {
    family: "createPolicy",
    version: 2,
    path: "/public/v1/submit/create_policy",
    intentKey: "createPolicyIntentV2",
    resultKey: "createPolicyResult",
    submittable: true,
    resource: "POLICY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_POLICY_V3: {
    family: "createPolicy",
    version: 3,
    path: "/public/v1/submit/create_policy",
    intentKey: "createPolicyIntentV3",
    resultKey: "createPolicyResult",
    submittable: true,
    resource: "POLICY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: {
    family: "createPrivateKeyTag",
    version: 1,
    path: "/public/v1/submit/create_private_key_tag",
    intentKey: "createPrivateKeyTagIntent",
    resultKey: "createPrivateKeyTagResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: {
    family: "createPrivateKeys",
    version: 1,
    path: "/public/v1/submit/create_private_keys",
    intentKey: "createPrivateKeysIntent",
    resultKey: "createPrivateKeysResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: {
    family: "createPrivateKeys",
    version: 2,
    path: "/public/v1/submit/create_private_keys",
    intentKey: "createPrivateKeysIntentV2",
    resultKey: "createPrivateKeysResultV2",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: {
    family: "createReadOnlySession",
    version: 1,
    path: "/public/v1/submit/create_read_only_session",
    intentKey: "createReadOnlySessionIntent",
    resultKey: "createReadOnlySessionResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: {
    family: "createReadWriteSession",
    version: 1,
    path: "/public/v1/submit/create_read_write_session",
    intentKey: "createReadWriteSessionIntent",
    resultKey: "createReadWriteSessionResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: {
    family: "createReadWriteSession",
    version: 2,
    path: "/public/v1/submit/create_read_write_session",
    intentKey: "createReadWriteSessionIntentV2",
    resultKey: "createReadWriteSessionResultV2",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SESSION_PROFILE: {
    family: "createSessionProfile",
    version: 1,
    path: "/public/v1/submit/create_session_profile",
    intentKey: "createSessionProfileIntent",
    resultKey: "createSessionProfileResult",
    submittable: true,
    resource: "SESSION_PROFILE",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: {
    family: "createSmartContractInterface",
    version: 1,
    path: "/public/v1/submit/create_smart_contract_interface",
    intentKey: "createSmartContractInterfaceIntent",
    resultKey: "createSmartContractInterfaceResult",
    submittable: true,
    resource: "SMART_CONTRACT_INTERFACE",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: {
    family: "createSpendingLimit",
    version: 1,
    path: "/public/v1/submit/create_spending_limit",
    intentKey: "createSpendingLimitIntent",
    resultKey: "createSpendingLimitResult",
    submittable: true,
    resource: "SPENDING_LIMIT",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: {
    family: "createSubOrganization",
    version: 1,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntent",
    resultKey: "createSubOrganizationResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: {
    family: "createSubOrganization",
    version: 2,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV2",
    resultKey: "createSubOrganizationResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: {
    family: "createSubOrganization",
    version: 3,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV3",
    resultKey: "createSubOrganizationResultV3",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: {
    family: "createSubOrganization",
    version: 4,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV4",
    resultKey: "createSubOrganizationResultV4",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: {
    family: "createSubOrganization",
    version: 5,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV5",
    resultKey: "createSubOrganizationResultV5",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: {
    family: "createSubOrganization",
    version: 6,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV6",
    resultKey: "createSubOrganizationResultV6",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: {
    family: "createSubOrganization",
    version: 7,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV7",
    resultKey: "createSubOrganizationResultV7",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: {
    family: "createSubOrganization",
    version: 8,
    path: "/public/v1/submit/create_sub_organization",
    intentKey: "createSubOrganizationIntentV8",
    resultKey: "createSubOrganizationResultV8",
    submittable: true,
    resource: "ORGANIZATION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_USER_TAG: {
    family: "createUserTag",
    version: 1,
    path: "/public/v1/submit/create_user_tag",
    intentKey: "createUserTagIntent",
    resultKey: "createUserTagResult",
    submittable: true,
    resource: "USER",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_USERS: {
    family: "createUsers",
    version: 1,
    path: "/public/v1/submit/create_users",
    intentKey: "createUsersIntent",
    resultKey: "createUsersResult",
    submittable: true,
    resource: "USER",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_USERS_V2: {
    family: "createUsers",
    version: 2,
    path: "/public/v1/submit/create_users",
    intentKey: "createUsersIntentV2",
    resultKey: "createUsersResult",
    submittable: true,
    resource: "USER",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_USERS_V3: {
    family: "createUsers",
    version: 3,
    path: "/public/v1/submit/create_users",
    intentKey: "createUsersIntentV3",
    resultKey: "createUsersResult",
    submittable: true,
    resource: "USER",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_USERS_V4: {
    family: "createUsers",
    version: 4,
    path: "/public/v1/submit/create_users",
    intentKey: "createUsersIntentV4",
    resultKey: "createUsersResult",
    submittable: true,
    resource: "USER",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: {
    family: "createVelocityControl",
    version: 1,
    path: "/public/v1/submit/create_velocity_control",
    intentKey: "createVelocityControlIntent",
    resultKey: "createVelocityControlResult",
    submittable: true,
    resource: "VELOCITY_CONTROL",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_WALLET: {
    family: "createWallet",
    version: 1,
    path: "/public/v1/submit/create_wallet",
    intentKey: "createWalletIntent",
    resultKey: "createWalletResult",
    submittable: true,
    resource: "WALLET",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: {
    family: "createWalletAccounts",
    version: 1,
    path: "/public/v1/submit/create_wallet_accounts",
    intentKey: "createWalletAccountsIntent",
    resultKey: "createWalletAccountsResult",
    submittable: true,
    resource: "WALLET",
    action: "CREATE",
  },
  ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: {
    family: "createWebhookEndpoint",
    version: 1,
    path: "/public/v1/submit/create_webhook_endpoint",
    intentKey: "createWebhookEndpointIntent",
    resultKey: "createWebhookEndpointResult",
    submittable: true,
    resource: "WEBHOOK_ENDPOINT",
    action: "CREATE",
  },
  ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: {
    family: "deleteAddressBookEntries",
    version: 1,
    path: "/public/v1/submit/delete_address_book_entries",
    intentKey: "deleteAddressBookEntriesIntent",
    resultKey: "deleteAddressBookEntriesResult",
    submittable: true,
    resource: "ADDRESS_BOOK",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_API_KEYS: {
    family: "deleteApiKeys",
    version: 1,
    path: "/public/v1/submit/delete_api_keys",
    intentKey: "deleteApiKeysIntent",
    resultKey: "deleteApiKeysResult",
    submittable: true,
    resource: "CREDENTIAL",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_AUTHENTICATORS: {
    family: "deleteAuthenticators",
    version: 1,
    path: "/public/v1/submit/delete_authenticators",
    intentKey: "deleteAuthenticatorsIntent",
    resultKey: "deleteAuthenticatorsResult",
    submittable: true,
    resource: "CREDENTIAL",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_INVITATION: {
    family: "deleteInvitation",
    version: 1,
    path: "/public/v1/submit/delete_invitation",
    intentKey: "deleteInvitationIntent",
    resultKey: "deleteInvitationResult",
    submittable: true,
    resource: "INVITATION",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_MFA_POLICY: {
    family: "deleteMfaPolicy",
    version: 1,
    path: "/public/v1/submit/delete_mfa_policy",
    intentKey: "deleteMfaPolicyIntent",
    resultKey: "deleteMfaPolicyResult",
    submittable: true,
    resource: "MFA_POLICY",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: {
    family: "deleteNotificationChannel",
    version: 1,
    path: "/public/v1/submit/delete_notification_channel",
    intentKey: "deleteNotificationChannelIntent",
    resultKey: "deleteNotificationChannelResult",
    submittable: true,
    resource: "NOTIFICATION_CHANNEL",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: {
    family: "deleteOauth2Credential",
    version: 1,
    path: "/public/v1/submit/delete_oauth2_credential",
    intentKey: "deleteOauth2CredentialIntent",
    resultKey: "deleteOauth2CredentialResult",
    submittable: true,
    resource: "AUTH",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: {
    family: "deleteOauthProviders",
    version: 1,
    path: "/public/v1/submit/delete_oauth_providers",
    intentKey: "deleteOauthProvidersIntent",
    resultKey: "deleteOauthProvidersResult",
    submittable: true,
    resource: "AUTH",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_ORGANIZATION: {
    family: "deleteOrganization",
    version: 1,
    path: "/public/v1/submit/delete_organization",
    intentKey: "deleteOrganizationIntent",
    resultKey: "deleteOrganizationResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: {
    family: "deletePaymentMethod",
    version: 1,
    path: "/public/v1/submit/delete_payment_method",
    intentKey: "deletePaymentMethodIntent",
    resultKey: "deletePaymentMethodResult",
    submittable: true,
    resource: "PAYMENT_ACTION",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_POLICIES: {
    family: "deletePolicies",
    version: 1,
    path: "/public/v1/submit/delete_policies",
    intentKey: "deletePoliciesIntent",
    resultKey: "deletePoliciesResult",
    submittable: true,
    resource: "POLICY",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_POLICY: {
    family: "deletePolicy",
    version: 1,
    path: "/public/v1/submit/delete_policy",
    intentKey: "deletePolicyIntent",
    resultKey: "deletePolicyResult",
    submittable: true,
    resource: "POLICY",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: {
    family: "deletePrivateKeyTags",
    version: 1,
    path: "/public/v1/submit/delete_private_key_tags",
    intentKey: "deletePrivateKeyTagsIntent",
    resultKey: "deletePrivateKeyTagsResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: {
    family: "deletePrivateKeys",
    version: 1,
    path: "/public/v1/submit/delete_private_keys",
    intentKey: "deletePrivateKeysIntent",
    resultKey: "deletePrivateKeysResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_SECRETS: {
    family: "deleteSecrets",
    version: 1,
    path: "/public/v1/submit/delete_secrets",
    intentKey: "deleteSecretsIntent",
    resultKey: "deleteSecretsResult",
    submittable: true,
    resource: "SECRET",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: {
    family: "deleteSmartContractInterface",
    version: 1,
    path: "/public/v1/submit/delete_smart_contract_interface",
    intentKey: "deleteSmartContractInterfaceIntent",
    resultKey: "deleteSmartContractInterfaceResult",
    submittable: true,
    resource: "SMART_CONTRACT_INTERFACE",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: {
    family: "deleteSpendingLimits",
    version: 1,
    path: "/public/v1/submit/delete_spending_limits",
    intentKey: "deleteSpendingLimitsIntent",
    resultKey: "deleteSpendingLimitsResult",
    submittable: true,
    resource: "SPENDING_LIMIT",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: {
    family: "deleteSubOrganization",
    version: 1,
    path: "/public/v1/submit/delete_sub_organization",
    intentKey: "deleteSubOrganizationIntent",
    resultKey: "deleteSubOrganizationResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_USER_TAGS: {
    family: "deleteUserTags",
    version: 1,
    path: "/public/v1/submit/delete_user_tags",
    intentKey: "deleteUserTagsIntent",
    resultKey: "deleteUserTagsResult",
    submittable: true,
    resource: "USER",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_USERS: {
    family: "deleteUsers",
    version: 1,
    path: "/public/v1/submit/delete_users",
    intentKey: "deleteUsersIntent",
    resultKey: "deleteUsersResult",
    submittable: true,
    resource: "USER",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: {
    family: "deleteVelocityControl",
    version: 1,
    path: "/public/v1/submit/delete_velocity_control",
    intentKey: "deleteVelocityControlIntent",
    resultKey: "deleteVelocityControlResult",
    submittable: true,
    resource: "VELOCITY_CONTROL",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: {
    family: "deleteWalletAccounts",
    version: 1,
    path: "/public/v1/submit/delete_wallet_accounts",
    intentKey: "deleteWalletAccountsIntent",
    resultKey: "deleteWalletAccountsResult",
    submittable: true,
    resource: "WALLET",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_WALLETS: {
    family: "deleteWallets",
    version: 1,
    path: "/public/v1/submit/delete_wallets",
    intentKey: "deleteWalletsIntent",
    resultKey: "deleteWalletsResult",
    submittable: true,
    resource: "WALLET",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: {
    family: "deleteWebhookEndpoint",
    version: 1,
    path: "/public/v1/submit/delete_webhook_endpoint",
    intentKey: "deleteWebhookEndpointIntent",
    resultKey: "deleteWebhookEndpointResult",
    submittable: true,
    resource: "WEBHOOK_ENDPOINT",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DISABLE_AUTH_PROXY: {
    family: "disableAuthProxy",
    version: 1,
    path: "/public/v1/submit/disable_auth_proxy",
    intentKey: "disableAuthProxyIntent",
    resultKey: "disableAuthProxyResult",
    submittable: true,
    resource: "AUTH_PROXY",
    action: "DELETE",
  },
  ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: {
    family: "disablePrivateKey",
    version: 1,
    path: "/public/v1/submit/disable_private_key",
    intentKey: "disablePrivateKeyIntent",
    resultKey: "disablePrivateKeyResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_EMAIL_AUTH: {
    family: "emailAuth",
    version: 1,
    path: "/public/v1/submit/email_auth",
    intentKey: "emailAuthIntent",
    resultKey: "emailAuthResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_EMAIL_AUTH_V2: {
    family: "emailAuth",
    version: 2,
    path: "/public/v1/submit/email_auth",
    intentKey: "emailAuthIntentV2",
    resultKey: "emailAuthResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_EMAIL_AUTH_V3: {
    family: "emailAuth",
    version: 3,
    path: "/public/v1/submit/email_auth",
    intentKey: "emailAuthIntentV3",
    resultKey: "emailAuthResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_ENABLE_AUTH_PROXY: {
    family: "enableAuthProxy",
    version: 1,
    path: "/public/v1/submit/enable_auth_proxy",
    intentKey: "enableAuthProxyIntent",
    resultKey: "enableAuthProxyResult",
    submittable: true,
    resource: "AUTH_PROXY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: {
    family: "exportPrivateKey",
    version: 1,
    path: "/public/v1/submit/export_private_key",
    intentKey: "exportPrivateKeyIntent",
    resultKey: "exportPrivateKeyResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "EXPORT",
  },
  ACTIVITY_TYPE_EXPORT_SECRETS: {
    family: "exportSecrets",
    version: 1,
    path: "/public/v1/submit/export_secrets",
    intentKey: "exportSecretsIntent",
    resultKey: "exportSecretsResult",
    submittable: true,
    resource: "SECRET",
    action: "EXPORT",
  },
  ACTIVITY_TYPE_EXPORT_WALLET: {
    family: "exportWallet",
    version: 1,
    path: "/public/v1/submit/export_wallet",
    intentKey: "exportWalletIntent",
    resultKey: "exportWalletResult",
    submittable: true,
    resource: "WALLET",
    action: "EXPORT",
  },
  ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: {
    family: "exportWalletAccount",
    version: 1,
    path: "/public/v1/submit/export_wallet_account",
    intentKey: "exportWalletAccountIntent",
    resultKey: "exportWalletAccountResult",
    submittable: true,
    resource: "WALLET",
    action: "EXPORT",
  },
  ACTIVITY_TYPE_FREEZE: {
    family: "freeze",
    version: 1,
    path: "/public/v1/submit/freeze",
    intentKey: "freezeIntent",
    resultKey: "freezeResult",
    submittable: true,
    resource: "FREEZE",
    action: "CREATE",
  },
  ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: {
    family: "importPrivateKey",
    version: 1,
    path: "/public/v1/submit/import_private_key",
    intentKey: "importPrivateKeyIntent",
    resultKey: "importPrivateKeyResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "IMPORT",
  },
  ACTIVITY_TYPE_IMPORT_SECRETS: {
    family: "importSecrets",
    version: 1,
    path: "/public/v1/submit/import_secrets",
    intentKey: "importSecretsIntent",
    resultKey: "importSecretsResult",
    submittable: true,
    resource: "SECRET",
    action: "IMPORT",
  },
  ACTIVITY_TYPE_IMPORT_WALLET: {
    family: "importWallet",
    version: 1,
    path: "/public/v1/submit/import_wallet",
    intentKey: "importWalletIntent",
    resultKey: "importWalletResult",
    submittable: true,
    resource: "WALLET",
    action: "IMPORT",
  },
  ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: {
    family: "initImportPrivateKey",
    version: 1,
    path: "/public/v1/submit/init_import_private_key",
    intentKey: "initImportPrivateKeyIntent",
    resultKey: "initImportPrivateKeyResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "IMPORT",
  },
  ACTIVITY_TYPE_INIT_IMPORT_SECRETS: {
    family: "initImportSecrets",
    version: 1,
    path: "/public/v1/submit/init_import_secrets",
    intentKey: "initImportSecretsIntent",
    resultKey: "initImportSecretsResult",
    submittable: true,
    resource: "SECRET",
    action: "IMPORT",
  },
  ACTIVITY_TYPE_INIT_IMPORT_WALLET: {
    family: "initImportWallet",
    version: 1,
    path: "/public/v1/submit/init_import_wallet",
    intentKey: "initImportWalletIntent",
    resultKey: "initImportWalletResult",
    submittable: true,
    resource: "WALLET",
    action: "IMPORT",
  },
  ACTIVITY_TYPE_INIT_OTP: {
    family: "initOtp",
    version: 1,
    path: "/public/v1/submit/init_otp",
    intentKey: "initOtpIntent",
    resultKey: "initOtpResult",
    submittable: true,
    resource: "OTP",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_OTP_V2: {
    family: "initOtp",
    version: 2,
    path: "/public/v1/submit/init_otp",
    intentKey: "initOtpIntentV2",
    resultKey: "initOtpResult",
    submittable: true,
    resource: "OTP",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_OTP_V3: {
    family: "initOtp",
    version: 3,
    path: "/public/v1/submit/init_otp",
    intentKey: "initOtpIntentV3",
    resultKey: "initOtpResultV2",
    submittable: true,
    resource: "OTP",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_OTP_AUTH: {
    family: "initOtpAuth",
    version: 1,
    path: "/public/v1/submit/init_otp_auth",
    intentKey: "initOtpAuthIntent",
    resultKey: "initOtpAuthResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_OTP_AUTH_V2: {
    family: "initOtpAuth",
    version: 2,
    path: "/public/v1/submit/init_otp_auth",
    intentKey: "initOtpAuthIntentV2",
    resultKey: "initOtpAuthResultV2",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_OTP_AUTH_V3: {
    family: "initOtpAuth",
    version: 3,
    path: "/public/v1/submit/init_otp_auth",
    intentKey: "initOtpAuthIntentV3",
    resultKey: "initOtpAuthResultV2",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: {
    family: "initUserEmailRecovery",
    version: 1,
    path: "/public/v1/submit/init_user_email_recovery",
    intentKey: "initUserEmailRecoveryIntent",
    resultKey: "initUserEmailRecoveryResult",
    submittable: true,
    resource: "RECOVERY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: {
    family: "initUserEmailRecovery",
    version: 2,
    path: "/public/v1/submit/init_user_email_recovery",
    intentKey: "initUserEmailRecoveryIntentV2",
    resultKey: "initUserEmailRecoveryResult",
    submittable: true,
    resource: "RECOVERY",
    action: "CREATE",
  },
  ACTIVITY_TYPE_OAUTH: {
    family: "oauth",
    version: 1,
    path: "/public/v1/submit/oauth",
    intentKey: "oauthIntent",
    resultKey: "oauthResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: {
    family: "oauth2Authenticate",
    version: 1,
    path: "/public/v1/submit/oauth2_authenticate",
    intentKey: "oauth2AuthenticateIntent",
    resultKey: "oauth2AuthenticateResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_OAUTH_LOGIN: {
    family: "oauthLogin",
    version: 1,
    path: "/public/v1/submit/oauth_login",
    intentKey: "oauthLoginIntent",
    resultKey: "oauthLoginResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_OTP_AUTH: {
    family: "otpAuth",
    version: 1,
    path: "/public/v1/submit/otp_auth",
    intentKey: "otpAuthIntent",
    resultKey: "otpAuthResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_OTP_LOGIN: {
    family: "otpLogin",
    version: 1,
    path: "/public/v1/submit/otp_login",
    intentKey: "otpLoginIntent",
    resultKey: "otpLoginResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_OTP_LOGIN_V2: {
    family: "otpLogin",
    version: 2,
    path: "/public/v1/submit/otp_login",
    intentKey: "otpLoginIntentV2",
    resultKey: "otpLoginResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_RECOVER_USER: {
    family: "recoverUser",
    version: 1,
    path: "/public/v1/submit/recover_user",
    intentKey: "recoverUserIntent",
    resultKey: "recoverUserResult",
    submittable: true,
    resource: "USER",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_REJECT_ACTIVITY: {
    family: "rejectActivity",
    version: 1,
    path: "/public/v1/submit/reject_activity",
    intentKey: "rejectActivityIntent",
    resultKey: undefined,
    submittable: true,
    resource: "ACTIVITY",
    action: "REJECT",
  },
  ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: {
    family: "removeIpAllowlist",
    version: 1,
    path: "/public/v1/submit/remove_ip_allowlist",
    intentKey: "removeIpAllowlistIntent",
    resultKey: "removeIpAllowlistResult",
    submittable: true,
    resource: "IP_ALLOWLIST",
    action: "DELETE",
  },
  ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: {
    family: "removeOrganizationFeature",
    version: 1,
    path: "/public/v1/submit/remove_organization_feature",
    intentKey: "removeOrganizationFeatureIntent",
    resultKey: "removeOrganizationFeatureResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_RESTRICT_KEYS: {
    family: "restrictKeys",
    version: 1,
    path: "/public/v1/submit/restrict_keys",
    intentKey: "restrictKeysIntent",
    resultKey: "restrictKeysResult",
    submittable: true,
    resource: "KEY_RESTRICTION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_SET_DELAYS: {
    family: "setDelays",
    version: 1,
    path: "/public/v1/submit/set_delays",
    intentKey: "setDelaysIntent",
    resultKey: "setDelaysResult",
    submittable: true,
    resource: "CONFIG",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_SET_IP_ALLOWLIST: {
    family: "setIpAllowlist",
    version: 1,
    path: "/public/v1/submit/set_ip_allowlist",
    intentKey: "setIpAllowlistIntent",
    resultKey: "setIpAllowlistResult",
    submittable: true,
    resource: "IP_ALLOWLIST",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: {
    family: "setOrganizationFeature",
    version: 1,
    path: "/public/v1/submit/set_organization_feature",
    intentKey: "setOrganizationFeatureIntent",
    resultKey: "setOrganizationFeatureResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_SET_PAYMENT_METHOD: {
    family: "setPaymentMethod",
    version: 1,
    path: "/public/v1/submit/set_payment_method",
    intentKey: "setPaymentMethodIntent",
    resultKey: "setPaymentMethodResult",
    submittable: true,
    resource: "PAYMENT_ACTION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: {
    family: "setPaymentMethod",
    version: 2,
    path: "/public/v1/submit/set_payment_method",
    intentKey: "setPaymentMethodIntentV2",
    resultKey: "setPaymentMethodResult",
    submittable: true,
    resource: "PAYMENT_ACTION",
    action: "CREATE",
  },
  ACTIVITY_TYPE_SET_VOTE_EXPIRY: {
    family: "setVoteExpiry",
    version: 1,
    path: "/public/v1/submit/set_vote_expiry",
    intentKey: "setVoteExpiryIntent",
    resultKey: "setVoteExpiryResult",
    submittable: true,
    resource: "CONFIG",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: {
    family: "signRawPayload",
    version: 1,
    path: "/public/v1/submit/sign_raw_payload",
    intentKey: "signRawPayloadIntent",
    resultKey: "signRawPayloadResult",
    submittable: false,
    resource: "PRIVATE_KEY",
    action: "SIGN",
  },
  ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: {
    family: "signRawPayload",
    version: 2,
    path: "/public/v1/submit/sign_raw_payload",
    intentKey: "signRawPayloadIntentV2",
    resultKey: "signRawPayloadResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "SIGN",
  },
  ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: {
    family: "signRawPayloads",
    version: 1,
    path: "/public/v1/submit/sign_raw_payloads",
    intentKey: "signRawPayloadsIntent",
    resultKey: "signRawPayloadsResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "SIGN",
  },
  ACTIVITY_TYPE_SIGN_TRANSACTION: {
    family: "signTransaction",
    version: 1,
    path: "/public/v1/submit/sign_transaction",
    intentKey: "signTransactionIntent",
    resultKey: "signTransactionResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "SIGN",
  },
  ACTIVITY_TYPE_SIGN_TRANSACTION_V2: {
    family: "signTransaction",
    version: 2,
    path: "/public/v1/submit/sign_transaction",
    intentKey: "signTransactionIntentV2",
    resultKey: "signTransactionResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "SIGN",
  },
  ACTIVITY_TYPE_SIGN_TRANSACTIONS: {
    family: "signTransactions",
    version: 1,
    path: "/public/v1/submit/sign_transactions",
    intentKey: "signTransactionsIntent",
    resultKey: "signTransactionsResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "SIGN",
  },
  ACTIVITY_TYPE_STAMP_LOGIN: {
    family: "stampLogin",
    version: 1,
    path: "/public/v1/submit/stamp_login",
    intentKey: "stampLoginIntent",
    resultKey: "stampLoginResult",
    submittable: true,
    resource: "AUTH",
    action: "CREATE",
  },
  ACTIVITY_TYPE_THAW: {
    family: "thaw",
    version: 1,
    path: "/public/v1/submit/thaw",
    intentKey: "thawIntent",
    resultKey: "thawResult",
    submittable: true,
    resource: "FREEZE",
    action: "DELETE",
  },
  ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: {
    family: "updateAllowedOrigins",
    version: 1,
    path: "/public/v1/submit/update_allowed_origins",
    intentKey: "updateAllowedOriginsIntent",
    resultKey: "updateAllowedOriginsResult",
    submittable: true,
    resource: "CONFIG",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: {
    family: "updateAuthProxyConfig",
    version: 1,
    path: "/public/v1/submit/update_auth_proxy_config",
    intentKey: "updateAuthProxyConfigIntent",
    resultKey: "updateAuthProxyConfigResult",
    submittable: true,
    resource: "AUTH_PROXY",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_MFA_POLICY: {
    family: "updateMfaPolicy",
    version: 1,
    path: "/public/v1/submit/update_mfa_policy",
    intentKey: "updateMfaPolicyIntent",
    resultKey: "updateMfaPolicyResult",
    submittable: true,
    resource: "MFA_POLICY",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: {
    family: "updateOauth2Credential",
    version: 1,
    path: "/public/v1/submit/update_oauth2_credential",
    intentKey: "updateOauth2CredentialIntent",
    resultKey: "updateOauth2CredentialResult",
    submittable: true,
    resource: "AUTH",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: {
    family: "updateOrganizationName",
    version: 1,
    path: "/public/v1/submit/update_organization_name",
    intentKey: "updateOrganizationNameIntent",
    resultKey: "updateOrganizationNameResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_POLICY: {
    family: "updatePolicy",
    version: 1,
    path: "/public/v1/submit/update_policy",
    intentKey: "updatePolicyIntent",
    resultKey: "updatePolicyResult",
    submittable: true,
    resource: "POLICY",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_POLICY_V2: {
    family: "updatePolicy",
    version: 2,
    path: "/public/v1/submit/update_policy",
    intentKey: "updatePolicyIntentV2",
    resultKey: "updatePolicyResultV2",
    submittable: true,
    resource: "POLICY",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: {
    family: "updatePrivateKeyTag",
    version: 1,
    path: "/public/v1/submit/update_private_key_tag",
    intentKey: "updatePrivateKeyTagIntent",
    resultKey: "updatePrivateKeyTagResult",
    submittable: true,
    resource: "PRIVATE_KEY",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: {
    family: "updateRootQuorum",
    version: 1,
    path: "/public/v1/submit/update_root_quorum",
    intentKey: "updateRootQuorumIntent",
    resultKey: "updateRootQuorumResult",
    submittable: true,
    resource: "ORGANIZATION",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: {
    family: "updateSpendingLimit",
    version: 1,
    path: "/public/v1/submit/update_spending_limit",
    intentKey: "updateSpendingLimitIntent",
    resultKey: "updateSpendingLimitResult",
    submittable: true,
    resource: "SPENDING_LIMIT",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_USER: {
    family: "updateUser",
    version: 1,
    path: "/public/v1/submit/update_user",
    intentKey: "updateUserIntent",
    resultKey: "updateUserResult",
    submittable: true,
    resource: "USER",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_USER_EMAIL: {
    family: "updateUserEmail",
    version: 1,
    path: "/public/v1/submit/update_user_email",
    intentKey: "updateUserEmailIntent",
    resultKey: "updateUserEmailResult",
    submittable: true,
    resource: "USER",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_USER_NAME: {
    family: "updateUserName",
    version: 1,
    path: "/public/v1/submit/update_user_name",
    intentKey: "updateUserNameIntent",
    resultKey: "updateUserNameResult",
    submittable: true,
    resource: "USER",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: {
    family: "updateUserPhoneNumber",
    version: 1,
    path: "/public/v1/submit/update_user_phone_number",
    intentKey: "updateUserPhoneNumberIntent",
    resultKey: "updateUserPhoneNumberResult",
    submittable: true,
    resource: "USER",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_USER_TAG: {
    family: "updateUserTag",
    version: 1,
    path: "/public/v1/submit/update_user_tag",
    intentKey: "updateUserTagIntent",
    resultKey: "updateUserTagResult",
    submittable: true,
    resource: "USER",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_WALLET: {
    family: "updateWallet",
    version: 1,
    path: "/public/v1/submit/update_wallet",
    intentKey: "updateWalletIntent",
    resultKey: "updateWalletResult",
    submittable: true,
    resource: "WALLET",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: {
    family: "updateWalletAccountName",
    version: 1,
    path: "/public/v1/submit/update_wallet_account_name",
    intentKey: "updateWalletAccountNameIntent",
    resultKey: "updateWalletAccountNameResult",
    submittable: true,
    resource: "WALLET",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: {
    family: "updateWebhookEndpoint",
    version: 1,
    path: "/public/v1/submit/update_webhook_endpoint",
    intentKey: "updateWebhookEndpointIntent",
    resultKey: "updateWebhookEndpointResult",
    submittable: true,
    resource: "WEBHOOK_ENDPOINT",
    action: "UPDATE",
  },
  ACTIVITY_TYPE_VERIFY_OTP: {
    family: "verifyOtp",
    version: 1,
    path: "/public/v1/submit/verify_otp",
    intentKey: "verifyOtpIntent",
    resultKey: "verifyOtpResult",
    submittable: true,
    resource: "OTP",
    action: "VERIFY",
  },
  ACTIVITY_TYPE_VERIFY_OTP_V2: {
    family: "verifyOtp",
    version: 2,
    path: "/public/v1/submit/verify_otp",
    intentKey: "verifyOtpIntentV2",
    resultKey: "verifyOtpResult",
    submittable: true,
    resource: "OTP",
    action: "VERIFY",
  },
};

/** Whether this package knows the type, so that `intent` and `result` are what the type says. */
export function isKnownActivity(value: UnknownActivity | Activity): value is Activity {
  return Object.hasOwn(activityKinds, value.type);
}
