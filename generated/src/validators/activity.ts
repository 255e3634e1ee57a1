// The types in `activity`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type * as types from "../activity.js";
import type { RecordType, UnionType } from "../runtime/validate.js";
import { answered, answeredUnion, extending } from "../runtime/validate.js";
import {
  AcceptInvitationActivity,
  AcceptInvitationActivityV2,
  AcceptInvitationIntent,
  AcceptInvitationIntentV2,
  AcceptInvitationResult,
} from "./activities/accept-invitation.js";
import {
  ActivateBillingTierActivity,
  ActivateBillingTierIntent,
  ActivateBillingTierResult,
} from "./activities/activate-billing-tier.js";
import { ApproveActivityActivity, ApproveActivityIntent } from "./activities/approve-activity.js";
import {
  CreateAddressBookEntriesActivity,
  CreateAddressBookEntriesIntent,
  CreateAddressBookEntriesResult,
} from "./activities/create-address-book-entries.js";
import {
  CreateApiKeysActivity,
  CreateApiKeysActivityV2,
  CreateApiKeysIntent,
  CreateApiKeysIntentV2,
  CreateApiKeysResult,
} from "./activities/create-api-keys.js";
import {
  CreateApiOnlyUsersActivity,
  CreateApiOnlyUsersIntent,
  CreateApiOnlyUsersResult,
} from "./activities/create-api-only-users.js";
import {
  CreateAuthenticatorsActivity,
  CreateAuthenticatorsActivityV2,
  CreateAuthenticatorsIntent,
  CreateAuthenticatorsIntentV2,
  CreateAuthenticatorsResult,
} from "./activities/create-authenticators.js";
import {
  CreateInvitationsActivity,
  CreateInvitationsIntent,
  CreateInvitationsResult,
} from "./activities/create-invitations.js";
import {
  CreateMfaPolicyActivity,
  CreateMfaPolicyIntent,
  CreateMfaPolicyResult,
} from "./activities/create-mfa-policy.js";
import {
  CreateNotificationChannelActivity,
  CreateNotificationChannelIntent,
  CreateNotificationChannelResult,
} from "./activities/create-notification-channel.js";
import {
  CreateOauthProvidersActivity,
  CreateOauthProvidersActivityV2,
  CreateOauthProvidersIntent,
  CreateOauthProvidersIntentV2,
  CreateOauthProvidersResult,
  CreateOauthProvidersResultV2,
} from "./activities/create-oauth-providers.js";
import {
  CreateOauth2CredentialActivity,
  CreateOauth2CredentialIntent,
  CreateOauth2CredentialResult,
} from "./activities/create-oauth2-credential.js";
import {
  CreateOrganizationActivity,
  CreateOrganizationActivityV2,
  CreateOrganizationIntent,
  CreateOrganizationIntentV2,
  CreateOrganizationResult,
} from "./activities/create-organization.js";
import { CreatePoliciesActivity, CreatePoliciesIntent, CreatePoliciesResult } from "./activities/create-policies.js";
import {
  CreatePolicyActivity,
  CreatePolicyActivityV2,
  CreatePolicyActivityV3,
  CreatePolicyIntent,
  CreatePolicyIntentV2,
  CreatePolicyIntentV3,
  CreatePolicyResult,
} from "./activities/create-policy.js";
import {
  CreatePrivateKeyTagActivity,
  CreatePrivateKeyTagIntent,
  CreatePrivateKeyTagResult,
} from "./activities/create-private-key-tag.js";
import {
  CreatePrivateKeysActivity,
  CreatePrivateKeysActivityV2,
  CreatePrivateKeysIntent,
  CreatePrivateKeysIntentV2,
  CreatePrivateKeysResult,
  CreatePrivateKeysResultV2,
} from "./activities/create-private-keys.js";
import {
  CreateReadOnlySessionActivity,
  CreateReadOnlySessionIntent,
  CreateReadOnlySessionResult,
} from "./activities/create-read-only-session.js";
import {
  CreateReadWriteSessionActivity,
  CreateReadWriteSessionActivityV2,
  CreateReadWriteSessionIntent,
  CreateReadWriteSessionIntentV2,
  CreateReadWriteSessionResult,
  CreateReadWriteSessionResultV2,
} from "./activities/create-read-write-session.js";
import {
  CreateSessionProfileActivity,
  CreateSessionProfileIntent,
  CreateSessionProfileResult,
} from "./activities/create-session-profile.js";
import {
  CreateSmartContractInterfaceActivity,
  CreateSmartContractInterfaceIntent,
  CreateSmartContractInterfaceResult,
} from "./activities/create-smart-contract-interface.js";
import {
  CreateSpendingLimitActivity,
  CreateSpendingLimitIntent,
  CreateSpendingLimitResult,
} from "./activities/create-spending-limit.js";
import {
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
} from "./activities/create-sub-organization.js";
import { CreateUserTagActivity, CreateUserTagIntent, CreateUserTagResult } from "./activities/create-user-tag.js";
import {
  CreateUsersActivity,
  CreateUsersActivityV2,
  CreateUsersActivityV3,
  CreateUsersActivityV4,
  CreateUsersIntent,
  CreateUsersIntentV2,
  CreateUsersIntentV3,
  CreateUsersIntentV4,
  CreateUsersResult,
} from "./activities/create-users.js";
import {
  CreateVelocityControlActivity,
  CreateVelocityControlIntent,
  CreateVelocityControlResult,
} from "./activities/create-velocity-control.js";
import { CreateWalletActivity, CreateWalletIntent, CreateWalletResult } from "./activities/create-wallet.js";
import {
  CreateWalletAccountsActivity,
  CreateWalletAccountsIntent,
  CreateWalletAccountsResult,
} from "./activities/create-wallet-accounts.js";
import {
  CreateWebhookEndpointActivity,
  CreateWebhookEndpointIntent,
  CreateWebhookEndpointResult,
} from "./activities/create-webhook-endpoint.js";
import {
  DeleteAddressBookEntriesActivity,
  DeleteAddressBookEntriesIntent,
  DeleteAddressBookEntriesResult,
} from "./activities/delete-address-book-entries.js";
import { DeleteApiKeysActivity, DeleteApiKeysIntent, DeleteApiKeysResult } from "./activities/delete-api-keys.js";
import {
  DeleteAuthenticatorsActivity,
  DeleteAuthenticatorsIntent,
  DeleteAuthenticatorsResult,
} from "./activities/delete-authenticators.js";
import {
  DeleteInvitationActivity,
  DeleteInvitationIntent,
  DeleteInvitationResult,
} from "./activities/delete-invitation.js";
import {
  DeleteMfaPolicyActivity,
  DeleteMfaPolicyIntent,
  DeleteMfaPolicyResult,
} from "./activities/delete-mfa-policy.js";
import {
  DeleteNotificationChannelActivity,
  DeleteNotificationChannelIntent,
  DeleteNotificationChannelResult,
} from "./activities/delete-notification-channel.js";
import {
  DeleteOauthProvidersActivity,
  DeleteOauthProvidersIntent,
  DeleteOauthProvidersResult,
} from "./activities/delete-oauth-providers.js";
import {
  DeleteOauth2CredentialActivity,
  DeleteOauth2CredentialIntent,
  DeleteOauth2CredentialResult,
} from "./activities/delete-oauth2-credential.js";
import {
  DeleteOrganizationActivity,
  DeleteOrganizationIntent,
  DeleteOrganizationResult,
} from "./activities/delete-organization.js";
import {
  DeletePaymentMethodActivity,
  DeletePaymentMethodIntent,
  DeletePaymentMethodResult,
} from "./activities/delete-payment-method.js";
import { DeletePoliciesActivity, DeletePoliciesIntent, DeletePoliciesResult } from "./activities/delete-policies.js";
import { DeletePolicyActivity, DeletePolicyIntent, DeletePolicyResult } from "./activities/delete-policy.js";
import {
  DeletePrivateKeyTagsActivity,
  DeletePrivateKeyTagsIntent,
  DeletePrivateKeyTagsResult,
} from "./activities/delete-private-key-tags.js";
import {
  DeletePrivateKeysActivity,
  DeletePrivateKeysIntent,
  DeletePrivateKeysResult,
} from "./activities/delete-private-keys.js";
import { DeleteSecretsActivity, DeleteSecretsIntent, DeleteSecretsResult } from "./activities/delete-secrets.js";
import {
  DeleteSmartContractInterfaceActivity,
  DeleteSmartContractInterfaceIntent,
  DeleteSmartContractInterfaceResult,
} from "./activities/delete-smart-contract-interface.js";
import {
  DeleteSpendingLimitsActivity,
  DeleteSpendingLimitsIntent,
  DeleteSpendingLimitsResult,
} from "./activities/delete-spending-limits.js";
import {
  DeleteSubOrganizationActivity,
  DeleteSubOrganizationIntent,
  DeleteSubOrganizationResult,
} from "./activities/delete-sub-organization.js";
import { DeleteUserTagsActivity, DeleteUserTagsIntent, DeleteUserTagsResult } from "./activities/delete-user-tags.js";
import { DeleteUsersActivity, DeleteUsersIntent, DeleteUsersResult } from "./activities/delete-users.js";
import {
  DeleteVelocityControlActivity,
  DeleteVelocityControlIntent,
  DeleteVelocityControlResult,
} from "./activities/delete-velocity-control.js";
import {
  DeleteWalletAccountsActivity,
  DeleteWalletAccountsIntent,
  DeleteWalletAccountsResult,
} from "./activities/delete-wallet-accounts.js";
import { DeleteWalletsActivity, DeleteWalletsIntent, DeleteWalletsResult } from "./activities/delete-wallets.js";
import {
  DeleteWebhookEndpointActivity,
  DeleteWebhookEndpointIntent,
  DeleteWebhookEndpointResult,
} from "./activities/delete-webhook-endpoint.js";
import {
  DisableAuthProxyActivity,
  DisableAuthProxyIntent,
  DisableAuthProxyResult,
} from "./activities/disable-auth-proxy.js";
import {
  DisablePrivateKeyActivity,
  DisablePrivateKeyIntent,
  DisablePrivateKeyResult,
} from "./activities/disable-private-key.js";
import {
  EmailAuthActivity,
  EmailAuthActivityV2,
  EmailAuthActivityV3,
  EmailAuthIntent,
  EmailAuthIntentV2,
  EmailAuthIntentV3,
  EmailAuthResult,
} from "./activities/email-auth.js";
import {
  EnableAuthProxyActivity,
  EnableAuthProxyIntent,
  EnableAuthProxyResult,
} from "./activities/enable-auth-proxy.js";
import {
  ExportPrivateKeyActivity,
  ExportPrivateKeyIntent,
  ExportPrivateKeyResult,
} from "./activities/export-private-key.js";
import { ExportSecretsActivity, ExportSecretsIntent, ExportSecretsResult } from "./activities/export-secrets.js";
import { ExportWalletActivity, ExportWalletIntent, ExportWalletResult } from "./activities/export-wallet.js";
import {
  ExportWalletAccountActivity,
  ExportWalletAccountIntent,
  ExportWalletAccountResult,
} from "./activities/export-wallet-account.js";
import { FreezeActivity, FreezeIntent, FreezeResult } from "./activities/freeze.js";
import {
  ImportPrivateKeyActivity,
  ImportPrivateKeyIntent,
  ImportPrivateKeyResult,
} from "./activities/import-private-key.js";
import { ImportSecretsActivity, ImportSecretsIntent, ImportSecretsResult } from "./activities/import-secrets.js";
import { ImportWalletActivity, ImportWalletIntent, ImportWalletResult } from "./activities/import-wallet.js";
import {
  InitImportPrivateKeyActivity,
  InitImportPrivateKeyIntent,
  InitImportPrivateKeyResult,
} from "./activities/init-import-private-key.js";
import {
  InitImportSecretsActivity,
  InitImportSecretsIntent,
  InitImportSecretsResult,
} from "./activities/init-import-secrets.js";
import {
  InitImportWalletActivity,
  InitImportWalletIntent,
  InitImportWalletResult,
} from "./activities/init-import-wallet.js";
import {
  InitOtpActivity,
  InitOtpActivityV2,
  InitOtpActivityV3,
  InitOtpIntent,
  InitOtpIntentV2,
  InitOtpIntentV3,
  InitOtpResult,
  InitOtpResultV2,
} from "./activities/init-otp.js";
import {
  InitOtpAuthActivity,
  InitOtpAuthActivityV2,
  InitOtpAuthActivityV3,
  InitOtpAuthIntent,
  InitOtpAuthIntentV2,
  InitOtpAuthIntentV3,
  InitOtpAuthResult,
  InitOtpAuthResultV2,
} from "./activities/init-otp-auth.js";
import {
  InitUserEmailRecoveryActivity,
  InitUserEmailRecoveryActivityV2,
  InitUserEmailRecoveryIntent,
  InitUserEmailRecoveryIntentV2,
  InitUserEmailRecoveryResult,
} from "./activities/init-user-email-recovery.js";
import { OauthActivity, OauthIntent, OauthResult } from "./activities/oauth.js";
import { OauthLoginActivity, OauthLoginIntent, OauthLoginResult } from "./activities/oauth-login.js";
import {
  Oauth2AuthenticateActivity,
  Oauth2AuthenticateIntent,
  Oauth2AuthenticateResult,
} from "./activities/oauth2-authenticate.js";
import { OtpAuthActivity, OtpAuthIntent, OtpAuthResult } from "./activities/otp-auth.js";
import {
  OtpLoginActivity,
  OtpLoginActivityV2,
  OtpLoginIntent,
  OtpLoginIntentV2,
  OtpLoginResult,
} from "./activities/otp-login.js";
import { RecoverUserActivity, RecoverUserIntent, RecoverUserResult } from "./activities/recover-user.js";
import { RejectActivityActivity, RejectActivityIntent } from "./activities/reject-activity.js";
import {
  RemoveIpAllowlistActivity,
  RemoveIpAllowlistIntent,
  RemoveIpAllowlistResult,
} from "./activities/remove-ip-allowlist.js";
import {
  RemoveOrganizationFeatureActivity,
  RemoveOrganizationFeatureIntent,
  RemoveOrganizationFeatureResult,
} from "./activities/remove-organization-feature.js";
import { RestrictKeysActivity, RestrictKeysIntent, RestrictKeysResult } from "./activities/restrict-keys.js";
import { SetDelaysActivity, SetDelaysIntent, SetDelaysResult } from "./activities/set-delays.js";
import { SetIpAllowlistActivity, SetIpAllowlistIntent, SetIpAllowlistResult } from "./activities/set-ip-allowlist.js";
import {
  SetOrganizationFeatureActivity,
  SetOrganizationFeatureIntent,
  SetOrganizationFeatureResult,
} from "./activities/set-organization-feature.js";
import {
  SetPaymentMethodActivity,
  SetPaymentMethodActivityV2,
  SetPaymentMethodIntent,
  SetPaymentMethodIntentV2,
  SetPaymentMethodResult,
} from "./activities/set-payment-method.js";
import { SetVoteExpiryActivity, SetVoteExpiryIntent, SetVoteExpiryResult } from "./activities/set-vote-expiry.js";
import {
  SignRawPayloadActivity,
  SignRawPayloadActivityV2,
  SignRawPayloadIntent,
  SignRawPayloadIntentV2,
  SignRawPayloadResult,
} from "./activities/sign-raw-payload.js";
import {
  SignRawPayloadsActivity,
  SignRawPayloadsIntent,
  SignRawPayloadsResult,
} from "./activities/sign-raw-payloads.js";
import {
  SignTransactionActivity,
  SignTransactionActivityV2,
  SignTransactionIntent,
  SignTransactionIntentV2,
  SignTransactionResult,
} from "./activities/sign-transaction.js";
import {
  SignTransactionsActivity,
  SignTransactionsIntent,
  SignTransactionsResult,
} from "./activities/sign-transactions.js";
import { StampLoginActivity, StampLoginIntent, StampLoginResult } from "./activities/stamp-login.js";
import { ThawActivity, ThawIntent, ThawResult } from "./activities/thaw.js";
import {
  UpdateAllowedOriginsActivity,
  UpdateAllowedOriginsIntent,
  UpdateAllowedOriginsResult,
} from "./activities/update-allowed-origins.js";
import {
  UpdateAuthProxyConfigActivity,
  UpdateAuthProxyConfigIntent,
  UpdateAuthProxyConfigResult,
} from "./activities/update-auth-proxy-config.js";
import {
  UpdateMfaPolicyActivity,
  UpdateMfaPolicyIntent,
  UpdateMfaPolicyResult,
} from "./activities/update-mfa-policy.js";
import {
  UpdateOauth2CredentialActivity,
  UpdateOauth2CredentialIntent,
  UpdateOauth2CredentialResult,
} from "./activities/update-oauth2-credential.js";
import {
  UpdateOrganizationNameActivity,
  UpdateOrganizationNameIntent,
  UpdateOrganizationNameResult,
} from "./activities/update-organization-name.js";
import {
  UpdatePolicyActivity,
  UpdatePolicyActivityV2,
  UpdatePolicyIntent,
  UpdatePolicyIntentV2,
  UpdatePolicyResult,
  UpdatePolicyResultV2,
} from "./activities/update-policy.js";
import {
  UpdatePrivateKeyTagActivity,
  UpdatePrivateKeyTagIntent,
  UpdatePrivateKeyTagResult,
} from "./activities/update-private-key-tag.js";
import {
  UpdateRootQuorumActivity,
  UpdateRootQuorumIntent,
  UpdateRootQuorumResult,
} from "./activities/update-root-quorum.js";
import {
  UpdateSpendingLimitActivity,
  UpdateSpendingLimitIntent,
  UpdateSpendingLimitResult,
} from "./activities/update-spending-limit.js";
import { UpdateUserActivity, UpdateUserIntent, UpdateUserResult } from "./activities/update-user.js";
import {
  UpdateUserEmailActivity,
  UpdateUserEmailIntent,
  UpdateUserEmailResult,
} from "./activities/update-user-email.js";
import { UpdateUserNameActivity, UpdateUserNameIntent, UpdateUserNameResult } from "./activities/update-user-name.js";
import {
  UpdateUserPhoneNumberActivity,
  UpdateUserPhoneNumberIntent,
  UpdateUserPhoneNumberResult,
} from "./activities/update-user-phone-number.js";
import { UpdateUserTagActivity, UpdateUserTagIntent, UpdateUserTagResult } from "./activities/update-user-tag.js";
import { UpdateWalletActivity, UpdateWalletIntent, UpdateWalletResult } from "./activities/update-wallet.js";
import {
  UpdateWalletAccountNameActivity,
  UpdateWalletAccountNameIntent,
  UpdateWalletAccountNameResult,
} from "./activities/update-wallet-account-name.js";
import {
  UpdateWebhookEndpointActivity,
  UpdateWebhookEndpointIntent,
  UpdateWebhookEndpointResult,
} from "./activities/update-webhook-endpoint.js";
import {
  VerifyOtpActivity,
  VerifyOtpActivityV2,
  VerifyOtpIntent,
  VerifyOtpIntentV2,
  VerifyOtpResult,
} from "./activities/verify-otp.js";
import { ActivityStatus, ActivityType } from "./enums.js";
import { ActivityId, Fingerprint, OrganizationId } from "./scalars.js";
import { Vote } from "./shapes/activity.js";
import { Status, Timestamp } from "./shapes/common.js";

export type ActivityResponse = types.ActivityResponse;
/** Judges and reads a {@link ActivityResponse} as it is answered. */
export const ActivityResponse: RecordType<ActivityResponse> = /* @__PURE__ */ answered({ activity: () => Activity });

export type Activity = types.Activity;
/** Judges and reads a {@link Activity} as it is answered. */
export const Activity: UnionType<Activity> = /* @__PURE__ */ answeredUnion(
  "type",
  [
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION", type: () => AcceptInvitationActivity },
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", type: () => AcceptInvitationActivityV2 },
    { value: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER", type: () => ActivateBillingTierActivity },
    { value: "ACTIVITY_TYPE_APPROVE_ACTIVITY", type: () => ApproveActivityActivity },
    { value: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", type: () => CreateAddressBookEntriesActivity },
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS", type: () => CreateApiKeysActivity },
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS_V2", type: () => CreateApiKeysActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS", type: () => CreateApiOnlyUsersActivity },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS", type: () => CreateAuthenticatorsActivity },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", type: () => CreateAuthenticatorsActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_INVITATIONS", type: () => CreateInvitationsActivity },
    { value: "ACTIVITY_TYPE_CREATE_MFA_POLICY", type: () => CreateMfaPolicyActivity },
    { value: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL", type: () => CreateNotificationChannelActivity },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", type: () => CreateOauth2CredentialActivity },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", type: () => CreateOauthProvidersActivity },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2", type: () => CreateOauthProvidersActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION", type: () => CreateOrganizationActivity },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", type: () => CreateOrganizationActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_POLICIES", type: () => CreatePoliciesActivity },
    { value: "ACTIVITY_TYPE_CREATE_POLICY", type: () => CreatePolicyActivity },
    { value: "ACTIVITY_TYPE_CREATE_POLICY_V2", type: () => CreatePolicyActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_POLICY_V3", type: () => CreatePolicyActivityV3 },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", type: () => CreatePrivateKeyTagActivity },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", type: () => CreatePrivateKeysActivity },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", type: () => CreatePrivateKeysActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", type: () => CreateReadOnlySessionActivity },
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION", type: () => CreateReadWriteSessionActivity },
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", type: () => CreateReadWriteSessionActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE", type: () => CreateSessionProfileActivity },
    { value: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE", type: () => CreateSmartContractInterfaceActivity },
    { value: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", type: () => CreateSpendingLimitActivity },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION", type: () => CreateSubOrganizationActivity },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2", type: () => CreateSubOrganizationActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3", type: () => CreateSubOrganizationActivityV3 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4", type: () => CreateSubOrganizationActivityV4 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5", type: () => CreateSubOrganizationActivityV5 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6", type: () => CreateSubOrganizationActivityV6 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", type: () => CreateSubOrganizationActivityV7 },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", type: () => CreateSubOrganizationActivityV8 },
    { value: "ACTIVITY_TYPE_CREATE_USER_TAG", type: () => CreateUserTagActivity },
    { value: "ACTIVITY_TYPE_CREATE_USERS", type: () => CreateUsersActivity },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V2", type: () => CreateUsersActivityV2 },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V3", type: () => CreateUsersActivityV3 },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V4", type: () => CreateUsersActivityV4 },
    { value: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", type: () => CreateVelocityControlActivity },
    { value: "ACTIVITY_TYPE_CREATE_WALLET", type: () => CreateWalletActivity },
    { value: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", type: () => CreateWalletAccountsActivity },
    { value: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", type: () => CreateWebhookEndpointActivity },
    { value: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES", type: () => DeleteAddressBookEntriesActivity },
    { value: "ACTIVITY_TYPE_DELETE_API_KEYS", type: () => DeleteApiKeysActivity },
    { value: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS", type: () => DeleteAuthenticatorsActivity },
    { value: "ACTIVITY_TYPE_DELETE_INVITATION", type: () => DeleteInvitationActivity },
    { value: "ACTIVITY_TYPE_DELETE_MFA_POLICY", type: () => DeleteMfaPolicyActivity },
    { value: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL", type: () => DeleteNotificationChannelActivity },
    { value: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL", type: () => DeleteOauth2CredentialActivity },
    { value: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS", type: () => DeleteOauthProvidersActivity },
    { value: "ACTIVITY_TYPE_DELETE_ORGANIZATION", type: () => DeleteOrganizationActivity },
    { value: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD", type: () => DeletePaymentMethodActivity },
    { value: "ACTIVITY_TYPE_DELETE_POLICIES", type: () => DeletePoliciesActivity },
    { value: "ACTIVITY_TYPE_DELETE_POLICY", type: () => DeletePolicyActivity },
    { value: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", type: () => DeletePrivateKeyTagsActivity },
    { value: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", type: () => DeletePrivateKeysActivity },
    { value: "ACTIVITY_TYPE_DELETE_SECRETS", type: () => DeleteSecretsActivity },
    { value: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE", type: () => DeleteSmartContractInterfaceActivity },
    { value: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS", type: () => DeleteSpendingLimitsActivity },
    { value: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", type: () => DeleteSubOrganizationActivity },
    { value: "ACTIVITY_TYPE_DELETE_USER_TAGS", type: () => DeleteUserTagsActivity },
    { value: "ACTIVITY_TYPE_DELETE_USERS", type: () => DeleteUsersActivity },
    { value: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL", type: () => DeleteVelocityControlActivity },
    { value: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS", type: () => DeleteWalletAccountsActivity },
    { value: "ACTIVITY_TYPE_DELETE_WALLETS", type: () => DeleteWalletsActivity },
    { value: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT", type: () => DeleteWebhookEndpointActivity },
    { value: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY", type: () => DisableAuthProxyActivity },
    { value: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY", type: () => DisablePrivateKeyActivity },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH", type: () => EmailAuthActivity },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH_V2", type: () => EmailAuthActivityV2 },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH_V3", type: () => EmailAuthActivityV3 },
    { value: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY", type: () => EnableAuthProxyActivity },
    { value: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", type: () => ExportPrivateKeyActivity },
    { value: "ACTIVITY_TYPE_EXPORT_SECRETS", type: () => ExportSecretsActivity },
    { value: "ACTIVITY_TYPE_EXPORT_WALLET", type: () => ExportWalletActivity },
    { value: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", type: () => ExportWalletAccountActivity },
    { value: "ACTIVITY_TYPE_FREEZE", type: () => FreezeActivity },
    { value: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY", type: () => ImportPrivateKeyActivity },
    { value: "ACTIVITY_TYPE_IMPORT_SECRETS", type: () => ImportSecretsActivity },
    { value: "ACTIVITY_TYPE_IMPORT_WALLET", type: () => ImportWalletActivity },
    { value: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY", type: () => InitImportPrivateKeyActivity },
    { value: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS", type: () => InitImportSecretsActivity },
    { value: "ACTIVITY_TYPE_INIT_IMPORT_WALLET", type: () => InitImportWalletActivity },
    { value: "ACTIVITY_TYPE_INIT_OTP", type: () => InitOtpActivity },
    { value: "ACTIVITY_TYPE_INIT_OTP_V2", type: () => InitOtpActivityV2 },
    { value: "ACTIVITY_TYPE_INIT_OTP_V3", type: () => InitOtpActivityV3 },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH", type: () => InitOtpAuthActivity },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2", type: () => InitOtpAuthActivityV2 },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3", type: () => InitOtpAuthActivityV3 },
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY", type: () => InitUserEmailRecoveryActivity },
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2", type: () => InitUserEmailRecoveryActivityV2 },
    { value: "ACTIVITY_TYPE_OAUTH", type: () => OauthActivity },
    { value: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE", type: () => Oauth2AuthenticateActivity },
    { value: "ACTIVITY_TYPE_OAUTH_LOGIN", type: () => OauthLoginActivity },
    { value: "ACTIVITY_TYPE_OTP_AUTH", type: () => OtpAuthActivity },
    { value: "ACTIVITY_TYPE_OTP_LOGIN", type: () => OtpLoginActivity },
    { value: "ACTIVITY_TYPE_OTP_LOGIN_V2", type: () => OtpLoginActivityV2 },
    { value: "ACTIVITY_TYPE_RECOVER_USER", type: () => RecoverUserActivity },
    { value: "ACTIVITY_TYPE_REJECT_ACTIVITY", type: () => RejectActivityActivity },
    { value: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", type: () => RemoveIpAllowlistActivity },
    { value: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", type: () => RemoveOrganizationFeatureActivity },
    { value: "ACTIVITY_TYPE_RESTRICT_KEYS", type: () => RestrictKeysActivity },
    { value: "ACTIVITY_TYPE_SET_DELAYS", type: () => SetDelaysActivity },
    { value: "ACTIVITY_TYPE_SET_IP_ALLOWLIST", type: () => SetIpAllowlistActivity },
    { value: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", type: () => SetOrganizationFeatureActivity },
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD", type: () => SetPaymentMethodActivity },
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", type: () => SetPaymentMethodActivityV2 },
    { value: "ACTIVITY_TYPE_SET_VOTE_EXPIRY", type: () => SetVoteExpiryActivity },
    { value: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD", type: () => SignRawPayloadActivity },
    { value: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", type: () => SignRawPayloadActivityV2 },
    { value: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", type: () => SignRawPayloadsActivity },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION", type: () => SignTransactionActivity },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", type: () => SignTransactionActivityV2 },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTIONS", type: () => SignTransactionsActivity },
    { value: "ACTIVITY_TYPE_STAMP_LOGIN", type: () => StampLoginActivity },
    { value: "ACTIVITY_TYPE_THAW", type: () => ThawActivity },
    { value: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS", type: () => UpdateAllowedOriginsActivity },
    { value: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", type: () => UpdateAuthProxyConfigActivity },
    { value: "ACTIVITY_TYPE_UPDATE_MFA_POLICY", type: () => UpdateMfaPolicyActivity },
    { value: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL", type: () => UpdateOauth2CredentialActivity },
    { value: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME", type: () => UpdateOrganizationNameActivity },
    { value: "ACTIVITY_TYPE_UPDATE_POLICY", type: () => UpdatePolicyActivity },
    { value: "ACTIVITY_TYPE_UPDATE_POLICY_V2", type: () => UpdatePolicyActivityV2 },
    { value: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", type: () => UpdatePrivateKeyTagActivity },
    { value: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", type: () => UpdateRootQuorumActivity },
    { value: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT", type: () => UpdateSpendingLimitActivity },
    { value: "ACTIVITY_TYPE_UPDATE_USER", type: () => UpdateUserActivity },
    { value: "ACTIVITY_TYPE_UPDATE_USER_EMAIL", type: () => UpdateUserEmailActivity },
    { value: "ACTIVITY_TYPE_UPDATE_USER_NAME", type: () => UpdateUserNameActivity },
    { value: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER", type: () => UpdateUserPhoneNumberActivity },
    { value: "ACTIVITY_TYPE_UPDATE_USER_TAG", type: () => UpdateUserTagActivity },
    { value: "ACTIVITY_TYPE_UPDATE_WALLET", type: () => UpdateWalletActivity },
    { value: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME", type: () => UpdateWalletAccountNameActivity },
    { value: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT", type: () => UpdateWebhookEndpointActivity },
    { value: "ACTIVITY_TYPE_VERIFY_OTP", type: () => VerifyOtpActivity },
    { value: "ACTIVITY_TYPE_VERIFY_OTP_V2", type: () => VerifyOtpActivityV2 },
  ],
  () => UnknownActivity,
);

export type UnknownActivity = types.UnknownActivity;
/** Judges and reads a {@link UnknownActivity} as it is answered. */
export const UnknownActivity: RecordType<UnknownActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: ActivityType,
  intent: () => Intent,
  result: () => Result,
});

export type Intent = types.Intent;
/** Judges and reads a {@link Intent} as it is answered. */
export const Intent: RecordType<Intent> = /* @__PURE__ */ answered({
  "acceptInvitationIntent?": () => AcceptInvitationIntent,
  "acceptInvitationIntentV2?": () => AcceptInvitationIntentV2,
  "activateBillingTierIntent?": () => ActivateBillingTierIntent,
  "approveActivityIntent?": () => ApproveActivityIntent,
  "createAddressBookEntriesIntent?": () => CreateAddressBookEntriesIntent,
  "createApiKeysIntent?": () => CreateApiKeysIntent,
  "createApiKeysIntentV2?": () => CreateApiKeysIntentV2,
  "createApiOnlyUsersIntent?": () => CreateApiOnlyUsersIntent,
  "createAuthenticatorsIntent?": () => CreateAuthenticatorsIntent,
  "createAuthenticatorsIntentV2?": () => CreateAuthenticatorsIntentV2,
  "createInvitationsIntent?": () => CreateInvitationsIntent,
  "createMfaPolicyIntent?": () => CreateMfaPolicyIntent,
  "createNotificationChannelIntent?": () => CreateNotificationChannelIntent,
  "createOauth2CredentialIntent?": () => CreateOauth2CredentialIntent,
  "createOauthProvidersIntent?": () => CreateOauthProvidersIntent,
  "createOauthProvidersIntentV2?": () => CreateOauthProvidersIntentV2,
  "createOrganizationIntent?": () => CreateOrganizationIntent,
  "createOrganizationIntentV2?": () => CreateOrganizationIntentV2,
  "createPoliciesIntent?": () => CreatePoliciesIntent,
  "createPolicyIntent?": () => CreatePolicyIntent,
  "createPolicyIntentV2?": () => CreatePolicyIntentV2,
  "createPolicyIntentV3?": () => CreatePolicyIntentV3,
  "createPrivateKeyTagIntent?": () => CreatePrivateKeyTagIntent,
  "createPrivateKeysIntent?": () => CreatePrivateKeysIntent,
  "createPrivateKeysIntentV2?": () => CreatePrivateKeysIntentV2,
  "createReadOnlySessionIntent?": () => CreateReadOnlySessionIntent,
  "createReadWriteSessionIntent?": () => CreateReadWriteSessionIntent,
  "createReadWriteSessionIntentV2?": () => CreateReadWriteSessionIntentV2,
  "createSessionProfileIntent?": () => CreateSessionProfileIntent,
  "createSmartContractInterfaceIntent?": () => CreateSmartContractInterfaceIntent,
  "createSpendingLimitIntent?": () => CreateSpendingLimitIntent,
  "createSubOrganizationIntent?": () => CreateSubOrganizationIntent,
  "createSubOrganizationIntentV2?": () => CreateSubOrganizationIntentV2,
  "createSubOrganizationIntentV3?": () => CreateSubOrganizationIntentV3,
  "createSubOrganizationIntentV4?": () => CreateSubOrganizationIntentV4,
  "createSubOrganizationIntentV5?": () => CreateSubOrganizationIntentV5,
  "createSubOrganizationIntentV6?": () => CreateSubOrganizationIntentV6,
  "createSubOrganizationIntentV7?": () => CreateSubOrganizationIntentV7,
  "createSubOrganizationIntentV8?": () => CreateSubOrganizationIntentV8,
  "createUserTagIntent?": () => CreateUserTagIntent,
  "createUsersIntent?": () => CreateUsersIntent,
  "createUsersIntentV2?": () => CreateUsersIntentV2,
  "createUsersIntentV3?": () => CreateUsersIntentV3,
  "createUsersIntentV4?": () => CreateUsersIntentV4,
  "createVelocityControlIntent?": () => CreateVelocityControlIntent,
  "createWalletIntent?": () => CreateWalletIntent,
  "createWalletAccountsIntent?": () => CreateWalletAccountsIntent,
  "createWebhookEndpointIntent?": () => CreateWebhookEndpointIntent,
  "deleteAddressBookEntriesIntent?": () => DeleteAddressBookEntriesIntent,
  "deleteApiKeysIntent?": () => DeleteApiKeysIntent,
  "deleteAuthenticatorsIntent?": () => DeleteAuthenticatorsIntent,
  "deleteInvitationIntent?": () => DeleteInvitationIntent,
  "deleteMfaPolicyIntent?": () => DeleteMfaPolicyIntent,
  "deleteNotificationChannelIntent?": () => DeleteNotificationChannelIntent,
  "deleteOauth2CredentialIntent?": () => DeleteOauth2CredentialIntent,
  "deleteOauthProvidersIntent?": () => DeleteOauthProvidersIntent,
  "deleteOrganizationIntent?": () => DeleteOrganizationIntent,
  "deletePaymentMethodIntent?": () => DeletePaymentMethodIntent,
  "deletePoliciesIntent?": () => DeletePoliciesIntent,
  "deletePolicyIntent?": () => DeletePolicyIntent,
  "deletePrivateKeyTagsIntent?": () => DeletePrivateKeyTagsIntent,
  "deletePrivateKeysIntent?": () => DeletePrivateKeysIntent,
  "deleteSecretsIntent?": () => DeleteSecretsIntent,
  "deleteSmartContractInterfaceIntent?": () => DeleteSmartContractInterfaceIntent,
  "deleteSpendingLimitsIntent?": () => DeleteSpendingLimitsIntent,
  "deleteSubOrganizationIntent?": () => DeleteSubOrganizationIntent,
  "deleteUserTagsIntent?": () => DeleteUserTagsIntent,
  "deleteUsersIntent?": () => DeleteUsersIntent,
  "deleteVelocityControlIntent?": () => DeleteVelocityControlIntent,
  "deleteWalletAccountsIntent?": () => DeleteWalletAccountsIntent,
  "deleteWalletsIntent?": () => DeleteWalletsIntent,
  "deleteWebhookEndpointIntent?": () => DeleteWebhookEndpointIntent,
  "disableAuthProxyIntent?": () => DisableAuthProxyIntent,
  "disablePrivateKeyIntent?": () => DisablePrivateKeyIntent,
  "emailAuthIntent?": () => EmailAuthIntent,
  "emailAuthIntentV2?": () => EmailAuthIntentV2,
  "emailAuthIntentV3?": () => EmailAuthIntentV3,
  "enableAuthProxyIntent?": () => EnableAuthProxyIntent,
  "exportPrivateKeyIntent?": () => ExportPrivateKeyIntent,
  "exportSecretsIntent?": () => ExportSecretsIntent,
  "exportWalletIntent?": () => ExportWalletIntent,
  "exportWalletAccountIntent?": () => ExportWalletAccountIntent,
  "freezeIntent?": () => FreezeIntent,
  "importPrivateKeyIntent?": () => ImportPrivateKeyIntent,
  "importSecretsIntent?": () => ImportSecretsIntent,
  "importWalletIntent?": () => ImportWalletIntent,
  "initImportPrivateKeyIntent?": () => InitImportPrivateKeyIntent,
  "initImportSecretsIntent?": () => InitImportSecretsIntent,
  "initImportWalletIntent?": () => InitImportWalletIntent,
  "initOtpIntent?": () => InitOtpIntent,
  "initOtpIntentV2?": () => InitOtpIntentV2,
  "initOtpIntentV3?": () => InitOtpIntentV3,
  "initOtpAuthIntent?": () => InitOtpAuthIntent,
  "initOtpAuthIntentV2?": () => InitOtpAuthIntentV2,
  "initOtpAuthIntentV3?": () => InitOtpAuthIntentV3,
  "initUserEmailRecoveryIntent?": () => InitUserEmailRecoveryIntent,
  "initUserEmailRecoveryIntentV2?": () => InitUserEmailRecoveryIntentV2,
  "oauthIntent?": () => OauthIntent,
  "oauth2AuthenticateIntent?": () => Oauth2AuthenticateIntent,
  "oauthLoginIntent?": () => OauthLoginIntent,
  "otpAuthIntent?": () => OtpAuthIntent,
  "otpLoginIntent?": () => OtpLoginIntent,
  "otpLoginIntentV2?": () => OtpLoginIntentV2,
  "recoverUserIntent?": () => RecoverUserIntent,
  "rejectActivityIntent?": () => RejectActivityIntent,
  "removeIpAllowlistIntent?": () => RemoveIpAllowlistIntent,
  "removeOrganizationFeatureIntent?": () => RemoveOrganizationFeatureIntent,
  "restrictKeysIntent?": () => RestrictKeysIntent,
  "setDelaysIntent?": () => SetDelaysIntent,
  "setIpAllowlistIntent?": () => SetIpAllowlistIntent,
  "setOrganizationFeatureIntent?": () => SetOrganizationFeatureIntent,
  "setPaymentMethodIntent?": () => SetPaymentMethodIntent,
  "setPaymentMethodIntentV2?": () => SetPaymentMethodIntentV2,
  "setVoteExpiryIntent?": () => SetVoteExpiryIntent,
  "signRawPayloadIntent?": () => SignRawPayloadIntent,
  "signRawPayloadIntentV2?": () => SignRawPayloadIntentV2,
  "signRawPayloadsIntent?": () => SignRawPayloadsIntent,
  "signTransactionIntent?": () => SignTransactionIntent,
  "signTransactionIntentV2?": () => SignTransactionIntentV2,
  "signTransactionsIntent?": () => SignTransactionsIntent,
  "stampLoginIntent?": () => StampLoginIntent,
  "thawIntent?": () => ThawIntent,
  "updateAllowedOriginsIntent?": () => UpdateAllowedOriginsIntent,
  "updateAuthProxyConfigIntent?": () => UpdateAuthProxyConfigIntent,
  "updateMfaPolicyIntent?": () => UpdateMfaPolicyIntent,
  "updateOauth2CredentialIntent?": () => UpdateOauth2CredentialIntent,
  "updateOrganizationNameIntent?": () => UpdateOrganizationNameIntent,
  "updatePolicyIntent?": () => UpdatePolicyIntent,
  "updatePolicyIntentV2?": () => UpdatePolicyIntentV2,
  "updatePrivateKeyTagIntent?": () => UpdatePrivateKeyTagIntent,
  "updateRootQuorumIntent?": () => UpdateRootQuorumIntent,
  "updateSpendingLimitIntent?": () => UpdateSpendingLimitIntent,
  "updateUserIntent?": () => UpdateUserIntent,
  "updateUserEmailIntent?": () => UpdateUserEmailIntent,
  "updateUserNameIntent?": () => UpdateUserNameIntent,
  "updateUserPhoneNumberIntent?": () => UpdateUserPhoneNumberIntent,
  "updateUserTagIntent?": () => UpdateUserTagIntent,
  "updateWalletIntent?": () => UpdateWalletIntent,
  "updateWalletAccountNameIntent?": () => UpdateWalletAccountNameIntent,
  "updateWebhookEndpointIntent?": () => UpdateWebhookEndpointIntent,
  "verifyOtpIntent?": () => VerifyOtpIntent,
  "verifyOtpIntentV2?": () => VerifyOtpIntentV2,
});

export type Result = types.Result;
/** Judges and reads a {@link Result} as it is answered. */
export const Result: RecordType<Result> = /* @__PURE__ */ answered({
  "acceptInvitationResult?": () => AcceptInvitationResult,
  "activateBillingTierResult?": () => ActivateBillingTierResult,
  "createAddressBookEntriesResult?": () => CreateAddressBookEntriesResult,
  "createApiKeysResult?": () => CreateApiKeysResult,
  "createApiOnlyUsersResult?": () => CreateApiOnlyUsersResult,
  "createAuthenticatorsResult?": () => CreateAuthenticatorsResult,
  "createInvitationsResult?": () => CreateInvitationsResult,
  "createMfaPolicyResult?": () => CreateMfaPolicyResult,
  "createNotificationChannelResult?": () => CreateNotificationChannelResult,
  "createOauth2CredentialResult?": () => CreateOauth2CredentialResult,
  "createOauthProvidersResult?": () => CreateOauthProvidersResult,
  "createOauthProvidersResultV2?": () => CreateOauthProvidersResultV2,
  "createOrganizationResult?": () => CreateOrganizationResult,
  "createPoliciesResult?": () => CreatePoliciesResult,
  "createPolicyResult?": () => CreatePolicyResult,
  "createPrivateKeyTagResult?": () => CreatePrivateKeyTagResult,
  "createPrivateKeysResult?": () => CreatePrivateKeysResult,
  "createPrivateKeysResultV2?": () => CreatePrivateKeysResultV2,
  "createReadOnlySessionResult?": () => CreateReadOnlySessionResult,
  "createReadWriteSessionResult?": () => CreateReadWriteSessionResult,
  "createReadWriteSessionResultV2?": () => CreateReadWriteSessionResultV2,
  "createSessionProfileResult?": () => CreateSessionProfileResult,
  "createSmartContractInterfaceResult?": () => CreateSmartContractInterfaceResult,
  "createSpendingLimitResult?": () => CreateSpendingLimitResult,
  "createSubOrganizationResult?": () => CreateSubOrganizationResult,
  "createSubOrganizationResultV3?": () => CreateSubOrganizationResultV3,
  "createSubOrganizationResultV4?": () => CreateSubOrganizationResultV4,
  "createSubOrganizationResultV5?": () => CreateSubOrganizationResultV5,
  "createSubOrganizationResultV6?": () => CreateSubOrganizationResultV6,
  "createSubOrganizationResultV7?": () => CreateSubOrganizationResultV7,
  "createSubOrganizationResultV8?": () => CreateSubOrganizationResultV8,
  "createUserTagResult?": () => CreateUserTagResult,
  "createUsersResult?": () => CreateUsersResult,
  "createVelocityControlResult?": () => CreateVelocityControlResult,
  "createWalletResult?": () => CreateWalletResult,
  "createWalletAccountsResult?": () => CreateWalletAccountsResult,
  "createWebhookEndpointResult?": () => CreateWebhookEndpointResult,
  "deleteAddressBookEntriesResult?": () => DeleteAddressBookEntriesResult,
  "deleteApiKeysResult?": () => DeleteApiKeysResult,
  "deleteAuthenticatorsResult?": () => DeleteAuthenticatorsResult,
  "deleteInvitationResult?": () => DeleteInvitationResult,
  "deleteMfaPolicyResult?": () => DeleteMfaPolicyResult,
  "deleteNotificationChannelResult?": () => DeleteNotificationChannelResult,
  "deleteOauth2CredentialResult?": () => DeleteOauth2CredentialResult,
  "deleteOauthProvidersResult?": () => DeleteOauthProvidersResult,
  "deleteOrganizationResult?": () => DeleteOrganizationResult,
  "deletePaymentMethodResult?": () => DeletePaymentMethodResult,
  "deletePoliciesResult?": () => DeletePoliciesResult,
  "deletePolicyResult?": () => DeletePolicyResult,
  "deletePrivateKeyTagsResult?": () => DeletePrivateKeyTagsResult,
  "deletePrivateKeysResult?": () => DeletePrivateKeysResult,
  "deleteSecretsResult?": () => DeleteSecretsResult,
  "deleteSmartContractInterfaceResult?": () => DeleteSmartContractInterfaceResult,
  "deleteSpendingLimitsResult?": () => DeleteSpendingLimitsResult,
  "deleteSubOrganizationResult?": () => DeleteSubOrganizationResult,
  "deleteUserTagsResult?": () => DeleteUserTagsResult,
  "deleteUsersResult?": () => DeleteUsersResult,
  "deleteVelocityControlResult?": () => DeleteVelocityControlResult,
  "deleteWalletAccountsResult?": () => DeleteWalletAccountsResult,
  "deleteWalletsResult?": () => DeleteWalletsResult,
  "deleteWebhookEndpointResult?": () => DeleteWebhookEndpointResult,
  "disableAuthProxyResult?": () => DisableAuthProxyResult,
  "disablePrivateKeyResult?": () => DisablePrivateKeyResult,
  "emailAuthResult?": () => EmailAuthResult,
  "enableAuthProxyResult?": () => EnableAuthProxyResult,
  "exportPrivateKeyResult?": () => ExportPrivateKeyResult,
  "exportSecretsResult?": () => ExportSecretsResult,
  "exportWalletResult?": () => ExportWalletResult,
  "exportWalletAccountResult?": () => ExportWalletAccountResult,
  "freezeResult?": () => FreezeResult,
  "importPrivateKeyResult?": () => ImportPrivateKeyResult,
  "importSecretsResult?": () => ImportSecretsResult,
  "importWalletResult?": () => ImportWalletResult,
  "initImportPrivateKeyResult?": () => InitImportPrivateKeyResult,
  "initImportSecretsResult?": () => InitImportSecretsResult,
  "initImportWalletResult?": () => InitImportWalletResult,
  "initOtpResult?": () => InitOtpResult,
  "initOtpResultV2?": () => InitOtpResultV2,
  "initOtpAuthResult?": () => InitOtpAuthResult,
  "initOtpAuthResultV2?": () => InitOtpAuthResultV2,
  "initUserEmailRecoveryResult?": () => InitUserEmailRecoveryResult,
  "oauthResult?": () => OauthResult,
  "oauth2AuthenticateResult?": () => Oauth2AuthenticateResult,
  "oauthLoginResult?": () => OauthLoginResult,
  "otpAuthResult?": () => OtpAuthResult,
  "otpLoginResult?": () => OtpLoginResult,
  "recoverUserResult?": () => RecoverUserResult,
  "removeIpAllowlistResult?": () => RemoveIpAllowlistResult,
  "removeOrganizationFeatureResult?": () => RemoveOrganizationFeatureResult,
  "restrictKeysResult?": () => RestrictKeysResult,
  "setDelaysResult?": () => SetDelaysResult,
  "setIpAllowlistResult?": () => SetIpAllowlistResult,
  "setOrganizationFeatureResult?": () => SetOrganizationFeatureResult,
  "setPaymentMethodResult?": () => SetPaymentMethodResult,
  "setVoteExpiryResult?": () => SetVoteExpiryResult,
  "signRawPayloadResult?": () => SignRawPayloadResult,
  "signRawPayloadsResult?": () => SignRawPayloadsResult,
  "signTransactionResult?": () => SignTransactionResult,
  "signTransactionsResult?": () => SignTransactionsResult,
  "stampLoginResult?": () => StampLoginResult,
  "thawResult?": () => ThawResult,
  "updateAllowedOriginsResult?": () => UpdateAllowedOriginsResult,
  "updateAuthProxyConfigResult?": () => UpdateAuthProxyConfigResult,
  "updateMfaPolicyResult?": () => UpdateMfaPolicyResult,
  "updateOauth2CredentialResult?": () => UpdateOauth2CredentialResult,
  "updateOrganizationNameResult?": () => UpdateOrganizationNameResult,
  "updatePolicyResult?": () => UpdatePolicyResult,
  "updatePolicyResultV2?": () => UpdatePolicyResultV2,
  "updatePrivateKeyTagResult?": () => UpdatePrivateKeyTagResult,
  "updateRootQuorumResult?": () => UpdateRootQuorumResult,
  "updateSpendingLimitResult?": () => UpdateSpendingLimitResult,
  "updateUserResult?": () => UpdateUserResult,
  "updateUserEmailResult?": () => UpdateUserEmailResult,
  "updateUserNameResult?": () => UpdateUserNameResult,
  "updateUserPhoneNumberResult?": () => UpdateUserPhoneNumberResult,
  "updateUserTagResult?": () => UpdateUserTagResult,
  "updateWalletResult?": () => UpdateWalletResult,
  "updateWalletAccountNameResult?": () => UpdateWalletAccountNameResult,
  "updateWebhookEndpointResult?": () => UpdateWebhookEndpointResult,
  "verifyOtpResult?": () => VerifyOtpResult,
});

export type ActivityBase = types.ActivityBase;
/** Judges and reads a {@link ActivityBase} as it is answered. */
export const ActivityBase: RecordType<ActivityBase> = /* @__PURE__ */ answered({
  id: ActivityId,
  organizationId: OrganizationId,
  status: ActivityStatus,
  votes: { kind: "array", of: () => Vote, minItems: 0, maxItems: 100 },
  fingerprint: Fingerprint,
  canApprove: { kind: "boolean" },
  canReject: { kind: "boolean" },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  "heldUntil?": () => Timestamp,
  "failure?": () => Status,
});
