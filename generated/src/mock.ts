// A server that answers every operation of Countersign API with made-up data.

import type { ActivityType } from "./enums.js";
import type { GetActivityRequest } from "./queries/get-activity.js";
import type { MockAnswer, MockOptions } from "./runtime/mock.js";
import type { Handler } from "./runtime/server.js";
import type { DescriptorRef } from "./runtime/validate-descriptor.js";
import { activityKinds } from "./activity.js";
import { errorStatuses } from "./errors.js";
import { createMockHandler } from "./runtime/mock.js";
import { operations } from "./server.js";
import { AcceptInvitationResponse, AcceptInvitationResponseV2 } from "./validators/activities/accept-invitation.js";
import { ActivateBillingTierResponse } from "./validators/activities/activate-billing-tier.js";
import { CreateAddressBookEntriesResponse } from "./validators/activities/create-address-book-entries.js";
import { CreateApiKeysResponse, CreateApiKeysResponseV2 } from "./validators/activities/create-api-keys.js";
import { CreateApiOnlyUsersResponse } from "./validators/activities/create-api-only-users.js";
import {
  CreateAuthenticatorsResponse,
  CreateAuthenticatorsResponseV2,
} from "./validators/activities/create-authenticators.js";
import { CreateInvitationsResponse } from "./validators/activities/create-invitations.js";
import { CreateMfaPolicyResponse } from "./validators/activities/create-mfa-policy.js";
import { CreateNotificationChannelResponse } from "./validators/activities/create-notification-channel.js";
import {
  CreateOauthProvidersResponse,
  CreateOauthProvidersResponseV2,
} from "./validators/activities/create-oauth-providers.js";
import { CreateOauth2CredentialResponse } from "./validators/activities/create-oauth2-credential.js";
import {
  CreateOrganizationResponse,
  CreateOrganizationResponseV2,
} from "./validators/activities/create-organization.js";
import { CreatePoliciesResponse } from "./validators/activities/create-policies.js";
import {
  CreatePolicyResponse,
  CreatePolicyResponseV2,
  CreatePolicyResponseV3,
} from "./validators/activities/create-policy.js";
import { CreatePrivateKeyTagResponse } from "./validators/activities/create-private-key-tag.js";
import { CreatePrivateKeysResponse, CreatePrivateKeysResponseV2 } from "./validators/activities/create-private-keys.js";
import { CreateReadOnlySessionResponse } from "./validators/activities/create-read-only-session.js";
import {
  CreateReadWriteSessionResponse,
  CreateReadWriteSessionResponseV2,
} from "./validators/activities/create-read-write-session.js";
import { CreateSessionProfileResponse } from "./validators/activities/create-session-profile.js";
import { CreateSmartContractInterfaceResponse } from "./validators/activities/create-smart-contract-interface.js";
import { CreateSpendingLimitResponse } from "./validators/activities/create-spending-limit.js";
import {
  CreateSubOrganizationResponse,
  CreateSubOrganizationResponseV2,
  CreateSubOrganizationResponseV3,
  CreateSubOrganizationResponseV4,
  CreateSubOrganizationResponseV5,
  CreateSubOrganizationResponseV6,
  CreateSubOrganizationResponseV7,
  CreateSubOrganizationResponseV8,
} from "./validators/activities/create-sub-organization.js";
import { CreateUserTagResponse } from "./validators/activities/create-user-tag.js";
import {
  CreateUsersResponse,
  CreateUsersResponseV2,
  CreateUsersResponseV3,
  CreateUsersResponseV4,
} from "./validators/activities/create-users.js";
import { CreateVelocityControlResponse } from "./validators/activities/create-velocity-control.js";
import { CreateWalletResponse } from "./validators/activities/create-wallet.js";
import { CreateWalletAccountsResponse } from "./validators/activities/create-wallet-accounts.js";
import { CreateWebhookEndpointResponse } from "./validators/activities/create-webhook-endpoint.js";
import { DeleteAddressBookEntriesResponse } from "./validators/activities/delete-address-book-entries.js";
import { DeleteApiKeysResponse } from "./validators/activities/delete-api-keys.js";
import { DeleteAuthenticatorsResponse } from "./validators/activities/delete-authenticators.js";
import { DeleteInvitationResponse } from "./validators/activities/delete-invitation.js";
import { DeleteMfaPolicyResponse } from "./validators/activities/delete-mfa-policy.js";
import { DeleteNotificationChannelResponse } from "./validators/activities/delete-notification-channel.js";
import { DeleteOauthProvidersResponse } from "./validators/activities/delete-oauth-providers.js";
import { DeleteOauth2CredentialResponse } from "./validators/activities/delete-oauth2-credential.js";
import { DeleteOrganizationResponse } from "./validators/activities/delete-organization.js";
import { DeletePaymentMethodResponse } from "./validators/activities/delete-payment-method.js";
import { DeletePoliciesResponse } from "./validators/activities/delete-policies.js";
import { DeletePolicyResponse } from "./validators/activities/delete-policy.js";
import { DeletePrivateKeyTagsResponse } from "./validators/activities/delete-private-key-tags.js";
import { DeletePrivateKeysResponse } from "./validators/activities/delete-private-keys.js";
import { DeleteSecretsResponse } from "./validators/activities/delete-secrets.js";
import { DeleteSmartContractInterfaceResponse } from "./validators/activities/delete-smart-contract-interface.js";
import { DeleteSpendingLimitsResponse } from "./validators/activities/delete-spending-limits.js";
import { DeleteSubOrganizationResponse } from "./validators/activities/delete-sub-organization.js";
import { DeleteUserTagsResponse } from "./validators/activities/delete-user-tags.js";
import { DeleteUsersResponse } from "./validators/activities/delete-users.js";
import { DeleteVelocityControlResponse } from "./validators/activities/delete-velocity-control.js";
import { DeleteWalletAccountsResponse } from "./validators/activities/delete-wallet-accounts.js";
import { DeleteWalletsResponse } from "./validators/activities/delete-wallets.js";
import { DeleteWebhookEndpointResponse } from "./validators/activities/delete-webhook-endpoint.js";
import { DisableAuthProxyResponse } from "./validators/activities/disable-auth-proxy.js";
import { DisablePrivateKeyResponse } from "./validators/activities/disable-private-key.js";
import { EmailAuthResponse, EmailAuthResponseV2, EmailAuthResponseV3 } from "./validators/activities/email-auth.js";
import { EnableAuthProxyResponse } from "./validators/activities/enable-auth-proxy.js";
import { ExportPrivateKeyResponse } from "./validators/activities/export-private-key.js";
import { ExportSecretsResponse } from "./validators/activities/export-secrets.js";
import { ExportWalletResponse } from "./validators/activities/export-wallet.js";
import { ExportWalletAccountResponse } from "./validators/activities/export-wallet-account.js";
import { FreezeResponse } from "./validators/activities/freeze.js";
import { ImportPrivateKeyResponse } from "./validators/activities/import-private-key.js";
import { ImportSecretsResponse } from "./validators/activities/import-secrets.js";
import { ImportWalletResponse } from "./validators/activities/import-wallet.js";
import { InitImportPrivateKeyResponse } from "./validators/activities/init-import-private-key.js";
import { InitImportSecretsResponse } from "./validators/activities/init-import-secrets.js";
import { InitImportWalletResponse } from "./validators/activities/init-import-wallet.js";
import { InitOtpResponse, InitOtpResponseV2, InitOtpResponseV3 } from "./validators/activities/init-otp.js";
import {
  InitOtpAuthResponse,
  InitOtpAuthResponseV2,
  InitOtpAuthResponseV3,
} from "./validators/activities/init-otp-auth.js";
import {
  InitUserEmailRecoveryResponse,
  InitUserEmailRecoveryResponseV2,
} from "./validators/activities/init-user-email-recovery.js";
import { OauthResponse } from "./validators/activities/oauth.js";
import { OauthLoginResponse } from "./validators/activities/oauth-login.js";
import { Oauth2AuthenticateResponse } from "./validators/activities/oauth2-authenticate.js";
import { OtpAuthResponse } from "./validators/activities/otp-auth.js";
import { OtpLoginResponse, OtpLoginResponseV2 } from "./validators/activities/otp-login.js";
import { RecoverUserResponse } from "./validators/activities/recover-user.js";
import { RemoveIpAllowlistResponse } from "./validators/activities/remove-ip-allowlist.js";
import { RemoveOrganizationFeatureResponse } from "./validators/activities/remove-organization-feature.js";
import { RestrictKeysResponse } from "./validators/activities/restrict-keys.js";
import { SetDelaysResponse } from "./validators/activities/set-delays.js";
import { SetIpAllowlistResponse } from "./validators/activities/set-ip-allowlist.js";
import { SetOrganizationFeatureResponse } from "./validators/activities/set-organization-feature.js";
import { SetPaymentMethodResponse, SetPaymentMethodResponseV2 } from "./validators/activities/set-payment-method.js";
import { SetVoteExpiryResponse } from "./validators/activities/set-vote-expiry.js";
import { SignRawPayloadResponseV2 } from "./validators/activities/sign-raw-payload.js";
import { SignRawPayloadsResponse } from "./validators/activities/sign-raw-payloads.js";
import { SignTransactionResponse, SignTransactionResponseV2 } from "./validators/activities/sign-transaction.js";
import { SignTransactionsResponse } from "./validators/activities/sign-transactions.js";
import { StampLoginResponse } from "./validators/activities/stamp-login.js";
import { ThawResponse } from "./validators/activities/thaw.js";
import { UpdateAllowedOriginsResponse } from "./validators/activities/update-allowed-origins.js";
import { UpdateAuthProxyConfigResponse } from "./validators/activities/update-auth-proxy-config.js";
import { UpdateMfaPolicyResponse } from "./validators/activities/update-mfa-policy.js";
import { UpdateOauth2CredentialResponse } from "./validators/activities/update-oauth2-credential.js";
import { UpdateOrganizationNameResponse } from "./validators/activities/update-organization-name.js";
import { UpdatePolicyResponse, UpdatePolicyResponseV2 } from "./validators/activities/update-policy.js";
import { UpdatePrivateKeyTagResponse } from "./validators/activities/update-private-key-tag.js";
import { UpdateRootQuorumResponse } from "./validators/activities/update-root-quorum.js";
import { UpdateSpendingLimitResponse } from "./validators/activities/update-spending-limit.js";
import { UpdateUserResponse } from "./validators/activities/update-user.js";
import { UpdateUserEmailResponse } from "./validators/activities/update-user-email.js";
import { UpdateUserNameResponse } from "./validators/activities/update-user-name.js";
import { UpdateUserPhoneNumberResponse } from "./validators/activities/update-user-phone-number.js";
import { UpdateUserTagResponse } from "./validators/activities/update-user-tag.js";
import { UpdateWalletResponse } from "./validators/activities/update-wallet.js";
import { UpdateWalletAccountNameResponse } from "./validators/activities/update-wallet-account-name.js";
import { UpdateWebhookEndpointResponse } from "./validators/activities/update-webhook-endpoint.js";
import { VerifyOtpResponse, VerifyOtpResponseV2 } from "./validators/activities/verify-otp.js";
import { ActivityResponse } from "./validators/activity.js";
import { CheckPolicyResponse } from "./validators/queries/check-policy.js";
import { ExplainPolicyResponse } from "./validators/queries/explain-policy.js";
import { GetActivePoliciesResponse } from "./validators/queries/get-active-policies.js";
import { GetActivityResponse } from "./validators/queries/get-activity.js";
import { GetActivityReceiptsResponse } from "./validators/queries/get-activity-receipts.js";
import { GetApiKeyResponse } from "./validators/queries/get-api-key.js";
import { GetApiKeysResponse } from "./validators/queries/get-api-keys.js";
import { GetAttestationResponse } from "./validators/queries/get-attestation.js";
import { GetAuthProxyConfigResponse } from "./validators/queries/get-auth-proxy-config.js";
import { GetAuthenticatorResponse } from "./validators/queries/get-authenticator.js";
import { GetAuthenticatorsResponse } from "./validators/queries/get-authenticators.js";
import { GetIpAllowlistResponse } from "./validators/queries/get-ip-allowlist.js";
import { GetKeyRestrictionsResponse } from "./validators/queries/get-key-restrictions.js";
import { GetMfaPoliciesResponse } from "./validators/queries/get-mfa-policies.js";
import { GetMfaPolicyResponse } from "./validators/queries/get-mfa-policy.js";
import { GetMfaStatusResponse } from "./validators/queries/get-mfa-status.js";
import { GetOauthProvidersResponse } from "./validators/queries/get-oauth-providers.js";
import { GetOauth2CredentialResponse } from "./validators/queries/get-oauth2-credential.js";
import { GetOrganizationResponse } from "./validators/queries/get-organization.js";
import { GetOrganizationConfigsResponse } from "./validators/queries/get-organization-configs.js";
import { GetPolicyResponse } from "./validators/queries/get-policy.js";
import { GetPolicyEvaluationsResponse } from "./validators/queries/get-policy-evaluations.js";
import { GetPrivateKeyResponse } from "./validators/queries/get-private-key.js";
import { GetSessionProfileResponse } from "./validators/queries/get-session-profile.js";
import { GetSessionProfilesResponse } from "./validators/queries/get-session-profiles.js";
import { GetSmartContractInterfaceResponse } from "./validators/queries/get-smart-contract-interface.js";
import { GetSpendingUsageResponse } from "./validators/queries/get-spending-usage.js";
import { GetUserResponse } from "./validators/queries/get-user.js";
import { GetVelocityControlResponse } from "./validators/queries/get-velocity-control.js";
import { GetVoteExpiryResponse } from "./validators/queries/get-vote-expiry.js";
import { GetWalletResponse } from "./validators/queries/get-wallet.js";
import { GetWalletAccountResponse } from "./validators/queries/get-wallet-account.js";
import { ListActivitiesResponse } from "./validators/queries/list-activities.js";
import { ListAddressBookResponse } from "./validators/queries/list-address-book.js";
import { ListDelaysResponse } from "./validators/queries/list-delays.js";
import { ListFreezesResponse } from "./validators/queries/list-freezes.js";
import { ListLogRecordsResponse } from "./validators/queries/list-log-records.js";
import { ListMessagesResponse } from "./validators/queries/list-messages.js";
import { ListNotificationChannelsResponse } from "./validators/queries/list-notification-channels.js";
import { ListOauth2CredentialsResponse } from "./validators/queries/list-oauth2-credentials.js";
import { ListPoliciesResponse } from "./validators/queries/list-policies.js";
import { ListPrivateKeyTagsResponse } from "./validators/queries/list-private-key-tags.js";
import { ListPrivateKeysResponse } from "./validators/queries/list-private-keys.js";
import { ListSecretsResponse } from "./validators/queries/list-secrets.js";
import { ListSmartContractInterfacesResponse } from "./validators/queries/list-smart-contract-interfaces.js";
import { ListSpendingLimitsResponse } from "./validators/queries/list-spending-limits.js";
import { ListSuborgsResponse } from "./validators/queries/list-suborgs.js";
import { ListUserTagsResponse } from "./validators/queries/list-user-tags.js";
import { ListUsersResponse } from "./validators/queries/list-users.js";
import { ListVelocityControlsResponse } from "./validators/queries/list-velocity-controls.js";
import { ListVerifiedSuborgsResponse } from "./validators/queries/list-verified-suborgs.js";
import { ListWalletAccountsResponse } from "./validators/queries/list-wallet-accounts.js";
import { ListWalletsResponse } from "./validators/queries/list-wallets.js";
import { ListWebhookDeliveriesResponse } from "./validators/queries/list-webhook-deliveries.js";
import { ListWebhookEndpointsResponse } from "./validators/queries/list-webhook-endpoints.js";
import { PlanPoliciesResponse } from "./validators/queries/plan-policies.js";
import { WatchActivitiesResponse } from "./validators/queries/watch-activities.js";
import { WhoamiResponse } from "./validators/queries/whoami.js";
import { LogNumber } from "./validators/scalars.js";

interface Submitted {
  readonly type: ActivityType;
  readonly parameters: object;
}

/** Answers a submit with the record of its type. */
function submitted(types: { readonly [Type in ActivityType]?: DescriptorRef }): (request: unknown) => MockAnswer {
  return (request) => {
    // The operation's validator has accepted it.
    const { type, parameters } = request as Submitted;
    const members = {
      status: "ACTIVITY_STATUS_COMPLETED",
      heldUntil: null,
      failure: null,
      intent: { [activityKinds[type].intentKey]: parameters },
    };
    const answer = types[type];
    if (!answer) throw new TypeError(`no answer to ${type}`);
    return { type: answer, members };
  };
}

const answers: Readonly<Record<string, (request: unknown) => MockAnswer>> = {
  acceptInvitation: submitted({
    ACTIVITY_TYPE_ACCEPT_INVITATION: AcceptInvitationResponse,
    ACTIVITY_TYPE_ACCEPT_INVITATION_V2: AcceptInvitationResponseV2,
  }),
  activateBillingTier: submitted({ ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: ActivateBillingTierResponse }),
  approveActivity: () => ({
    type: ActivityResponse,
    members: {
      type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
      status: "ACTIVITY_STATUS_COMPLETED",
      heldUntil: null,
      failure: null,
    },
  }),
  createAddressBookEntries: submitted({ ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: CreateAddressBookEntriesResponse }),
  createApiKeys: submitted({
    ACTIVITY_TYPE_CREATE_API_KEYS: CreateApiKeysResponse,
    ACTIVITY_TYPE_CREATE_API_KEYS_V2: CreateApiKeysResponseV2,
  }),
  createApiOnlyUsers: submitted({ ACTIVITY_TYPE_CREATE_API_ONLY_USERS: CreateApiOnlyUsersResponse }),
  createAuthenticators: submitted({
    ACTIVITY_TYPE_CREATE_AUTHENTICATORS: CreateAuthenticatorsResponse,
    ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: CreateAuthenticatorsResponseV2,
  }),
  createInvitations: submitted({ ACTIVITY_TYPE_CREATE_INVITATIONS: CreateInvitationsResponse }),
  createMfaPolicy: submitted({ ACTIVITY_TYPE_CREATE_MFA_POLICY: CreateMfaPolicyResponse }),
  createNotificationChannel: submitted({
    ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: CreateNotificationChannelResponse,
  }),
  createOauth2Credential: submitted({ ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: CreateOauth2CredentialResponse }),
  createOauthProviders: submitted({
    ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: CreateOauthProvidersResponse,
    ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: CreateOauthProvidersResponseV2,
  }),
  createOrganization: submitted({
    ACTIVITY_TYPE_CREATE_ORGANIZATION: CreateOrganizationResponse,
    ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: CreateOrganizationResponseV2,
  }),
  createPolicies: submitted({ ACTIVITY_TYPE_CREATE_POLICIES: CreatePoliciesResponse }),
  createPolicy: submitted({
    ACTIVITY_TYPE_CREATE_POLICY: CreatePolicyResponse,
    ACTIVITY_TYPE_CREATE_POLICY_V2: CreatePolicyResponseV2,
    ACTIVITY_TYPE_CREATE_POLICY_V3: CreatePolicyResponseV3,
  }),
  createPrivateKeyTag: submitted({ ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: CreatePrivateKeyTagResponse }),
  createPrivateKeys: submitted({
    ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: CreatePrivateKeysResponse,
    ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: CreatePrivateKeysResponseV2,
  }),
  createReadOnlySession: submitted({ ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: CreateReadOnlySessionResponse }),
  createReadWriteSession: submitted({
    ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: CreateReadWriteSessionResponse,
    ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: CreateReadWriteSessionResponseV2,
  }),
  createSessionProfile: submitted({ ACTIVITY_TYPE_CREATE_SESSION_PROFILE: CreateSessionProfileResponse }),
  createSmartContractInterface: submitted({
    ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: CreateSmartContractInterfaceResponse,
  }),
  createSpendingLimit: submitted({ ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: CreateSpendingLimitResponse }),
  createSubOrganization: submitted({
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: CreateSubOrganizationResponse,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: CreateSubOrganizationResponseV2,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: CreateSubOrganizationResponseV3,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: CreateSubOrganizationResponseV4,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: CreateSubOrganizationResponseV5,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: CreateSubOrganizationResponseV6,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: CreateSubOrganizationResponseV7,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: CreateSubOrganizationResponseV8,
  }),
  createUserTag: submitted({ ACTIVITY_TYPE_CREATE_USER_TAG: CreateUserTagResponse }),
  createUsers: submitted({
    ACTIVITY_TYPE_CREATE_USERS: CreateUsersResponse,
    ACTIVITY_TYPE_CREATE_USERS_V2: CreateUsersResponseV2,
    ACTIVITY_TYPE_CREATE_USERS_V3: CreateUsersResponseV3,
    ACTIVITY_TYPE_CREATE_USERS_V4: CreateUsersResponseV4,
  }),
  createVelocityControl: submitted({ ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: CreateVelocityControlResponse }),
  createWallet: submitted({ ACTIVITY_TYPE_CREATE_WALLET: CreateWalletResponse }),
  createWalletAccounts: submitted({ ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: CreateWalletAccountsResponse }),
  createWebhookEndpoint: submitted({ ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: CreateWebhookEndpointResponse }),
  deleteAddressBookEntries: submitted({ ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: DeleteAddressBookEntriesResponse }),
  deleteApiKeys: submitted({ ACTIVITY_TYPE_DELETE_API_KEYS: DeleteApiKeysResponse }),
  deleteAuthenticators: submitted({ ACTIVITY_TYPE_DELETE_AUTHENTICATORS: DeleteAuthenticatorsResponse }),
  deleteInvitation: submitted({ ACTIVITY_TYPE_DELETE_INVITATION: DeleteInvitationResponse }),
  deleteMfaPolicy: submitted({ ACTIVITY_TYPE_DELETE_MFA_POLICY: DeleteMfaPolicyResponse }),
  deleteNotificationChannel: submitted({
    ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: DeleteNotificationChannelResponse,
  }),
  deleteOauth2Credential: submitted({ ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: DeleteOauth2CredentialResponse }),
  deleteOauthProviders: submitted({ ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: DeleteOauthProvidersResponse }),
  deleteOrganization: submitted({ ACTIVITY_TYPE_DELETE_ORGANIZATION: DeleteOrganizationResponse }),
  deletePaymentMethod: submitted({ ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: DeletePaymentMethodResponse }),
  deletePolicies: submitted({ ACTIVITY_TYPE_DELETE_POLICIES: DeletePoliciesResponse }),
  deletePolicy: submitted({ ACTIVITY_TYPE_DELETE_POLICY: DeletePolicyResponse }),
  deletePrivateKeyTags: submitted({ ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: DeletePrivateKeyTagsResponse }),
  deletePrivateKeys: submitted({ ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: DeletePrivateKeysResponse }),
  deleteSecrets: submitted({ ACTIVITY_TYPE_DELETE_SECRETS: DeleteSecretsResponse }),
  deleteSmartContractInterface: submitted({
    ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: DeleteSmartContractInterfaceResponse,
  }),
  deleteSpendingLimits: submitted({ ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: DeleteSpendingLimitsResponse }),
  deleteSubOrganization: submitted({ ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: DeleteSubOrganizationResponse }),
  deleteUserTags: submitted({ ACTIVITY_TYPE_DELETE_USER_TAGS: DeleteUserTagsResponse }),
  deleteUsers: submitted({ ACTIVITY_TYPE_DELETE_USERS: DeleteUsersResponse }),
  deleteVelocityControl: submitted({ ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: DeleteVelocityControlResponse }),
  deleteWalletAccounts: submitted({ ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: DeleteWalletAccountsResponse }),
  deleteWallets: submitted({ ACTIVITY_TYPE_DELETE_WALLETS: DeleteWalletsResponse }),
  deleteWebhookEndpoint: submitted({ ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: DeleteWebhookEndpointResponse }),
  disableAuthProxy: submitted({ ACTIVITY_TYPE_DISABLE_AUTH_PROXY: DisableAuthProxyResponse }),
  disablePrivateKey: submitted({ ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: DisablePrivateKeyResponse }),
  emailAuth: submitted({
    ACTIVITY_TYPE_EMAIL_AUTH: EmailAuthResponse,
    ACTIVITY_TYPE_EMAIL_AUTH_V2: EmailAuthResponseV2,
    ACTIVITY_TYPE_EMAIL_AUTH_V3: EmailAuthResponseV3,
  }),
  enableAuthProxy: submitted({ ACTIVITY_TYPE_ENABLE_AUTH_PROXY: EnableAuthProxyResponse }),
  exportPrivateKey: submitted({ ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: ExportPrivateKeyResponse }),
  exportSecrets: submitted({ ACTIVITY_TYPE_EXPORT_SECRETS: ExportSecretsResponse }),
  exportWallet: submitted({ ACTIVITY_TYPE_EXPORT_WALLET: ExportWalletResponse }),
  exportWalletAccount: submitted({ ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: ExportWalletAccountResponse }),
  freeze: submitted({ ACTIVITY_TYPE_FREEZE: FreezeResponse }),
  importPrivateKey: submitted({ ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: ImportPrivateKeyResponse }),
  importSecrets: submitted({ ACTIVITY_TYPE_IMPORT_SECRETS: ImportSecretsResponse }),
  importWallet: submitted({ ACTIVITY_TYPE_IMPORT_WALLET: ImportWalletResponse }),
  initImportPrivateKey: submitted({ ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: InitImportPrivateKeyResponse }),
  initImportSecrets: submitted({ ACTIVITY_TYPE_INIT_IMPORT_SECRETS: InitImportSecretsResponse }),
  initImportWallet: submitted({ ACTIVITY_TYPE_INIT_IMPORT_WALLET: InitImportWalletResponse }),
  initOtp: submitted({
    ACTIVITY_TYPE_INIT_OTP: InitOtpResponse,
    ACTIVITY_TYPE_INIT_OTP_V2: InitOtpResponseV2,
    ACTIVITY_TYPE_INIT_OTP_V3: InitOtpResponseV3,
  }),
  initOtpAuth: submitted({
    ACTIVITY_TYPE_INIT_OTP_AUTH: InitOtpAuthResponse,
    ACTIVITY_TYPE_INIT_OTP_AUTH_V2: InitOtpAuthResponseV2,
    ACTIVITY_TYPE_INIT_OTP_AUTH_V3: InitOtpAuthResponseV3,
  }),
  initUserEmailRecovery: submitted({
    ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: InitUserEmailRecoveryResponse,
    ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: InitUserEmailRecoveryResponseV2,
  }),
  oauth: submitted({ ACTIVITY_TYPE_OAUTH: OauthResponse }),
  oauth2Authenticate: submitted({ ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: Oauth2AuthenticateResponse }),
  oauthLogin: submitted({ ACTIVITY_TYPE_OAUTH_LOGIN: OauthLoginResponse }),
  otpAuth: submitted({ ACTIVITY_TYPE_OTP_AUTH: OtpAuthResponse }),
  otpLogin: submitted({ ACTIVITY_TYPE_OTP_LOGIN: OtpLoginResponse, ACTIVITY_TYPE_OTP_LOGIN_V2: OtpLoginResponseV2 }),
  recoverUser: submitted({ ACTIVITY_TYPE_RECOVER_USER: RecoverUserResponse }),
  rejectActivity: () => ({
    type: ActivityResponse,
    members: {
      type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
      status: "ACTIVITY_STATUS_COMPLETED",
      heldUntil: null,
      failure: null,
    },
  }),
  removeIpAllowlist: submitted({ ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: RemoveIpAllowlistResponse }),
  removeOrganizationFeature: submitted({
    ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: RemoveOrganizationFeatureResponse,
  }),
  restrictKeys: submitted({ ACTIVITY_TYPE_RESTRICT_KEYS: RestrictKeysResponse }),
  setDelays: submitted({ ACTIVITY_TYPE_SET_DELAYS: SetDelaysResponse }),
  setIpAllowlist: submitted({ ACTIVITY_TYPE_SET_IP_ALLOWLIST: SetIpAllowlistResponse }),
  setOrganizationFeature: submitted({ ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: SetOrganizationFeatureResponse }),
  setPaymentMethod: submitted({
    ACTIVITY_TYPE_SET_PAYMENT_METHOD: SetPaymentMethodResponse,
    ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: SetPaymentMethodResponseV2,
  }),
  setVoteExpiry: submitted({ ACTIVITY_TYPE_SET_VOTE_EXPIRY: SetVoteExpiryResponse }),
  signRawPayload: submitted({ ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: SignRawPayloadResponseV2 }),
  signRawPayloads: submitted({ ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: SignRawPayloadsResponse }),
  signTransaction: submitted({
    ACTIVITY_TYPE_SIGN_TRANSACTION: SignTransactionResponse,
    ACTIVITY_TYPE_SIGN_TRANSACTION_V2: SignTransactionResponseV2,
  }),
  signTransactions: submitted({ ACTIVITY_TYPE_SIGN_TRANSACTIONS: SignTransactionsResponse }),
  stampLogin: submitted({ ACTIVITY_TYPE_STAMP_LOGIN: StampLoginResponse }),
  thaw: submitted({ ACTIVITY_TYPE_THAW: ThawResponse }),
  updateAllowedOrigins: submitted({ ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: UpdateAllowedOriginsResponse }),
  updateAuthProxyConfig: submitted({ ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: UpdateAuthProxyConfigResponse }),
  updateMfaPolicy: submitted({ ACTIVITY_TYPE_UPDATE_MFA_POLICY: UpdateMfaPolicyResponse }),
  updateOauth2Credential: submitted({ ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: UpdateOauth2CredentialResponse }),
  updateOrganizationName: submitted({ ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: UpdateOrganizationNameResponse }),
  updatePolicy: submitted({
    ACTIVITY_TYPE_UPDATE_POLICY: UpdatePolicyResponse,
    ACTIVITY_TYPE_UPDATE_POLICY_V2: UpdatePolicyResponseV2,
  }),
  updatePrivateKeyTag: submitted({ ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: UpdatePrivateKeyTagResponse }),
  updateRootQuorum: submitted({ ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: UpdateRootQuorumResponse }),
  updateSpendingLimit: submitted({ ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: UpdateSpendingLimitResponse }),
  updateUser: submitted({ ACTIVITY_TYPE_UPDATE_USER: UpdateUserResponse }),
  updateUserEmail: submitted({ ACTIVITY_TYPE_UPDATE_USER_EMAIL: UpdateUserEmailResponse }),
  updateUserName: submitted({ ACTIVITY_TYPE_UPDATE_USER_NAME: UpdateUserNameResponse }),
  updateUserPhoneNumber: submitted({ ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: UpdateUserPhoneNumberResponse }),
  updateUserTag: submitted({ ACTIVITY_TYPE_UPDATE_USER_TAG: UpdateUserTagResponse }),
  updateWallet: submitted({ ACTIVITY_TYPE_UPDATE_WALLET: UpdateWalletResponse }),
  updateWalletAccountName: submitted({ ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: UpdateWalletAccountNameResponse }),
  updateWebhookEndpoint: submitted({ ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: UpdateWebhookEndpointResponse }),
  verifyOtp: submitted({
    ACTIVITY_TYPE_VERIFY_OTP: VerifyOtpResponse,
    ACTIVITY_TYPE_VERIFY_OTP_V2: VerifyOtpResponseV2,
  }),
  checkPolicy: () => ({ type: CheckPolicyResponse }),
  explainPolicy: () => ({ type: ExplainPolicyResponse }),
  getActivePolicies: () => ({ type: GetActivePoliciesResponse }),
  getActivity: (request) => ({
    type: GetActivityResponse,
    members: {
      organizationId: (request as GetActivityRequest).organizationId,
      id: (request as GetActivityRequest).activityId,
      status: "ACTIVITY_STATUS_COMPLETED",
      heldUntil: null,
      failure: null,
    },
  }),
  getActivityReceipts: () => ({ type: GetActivityReceiptsResponse }),
  getApiKey: () => ({ type: GetApiKeyResponse }),
  getApiKeys: () => ({ type: GetApiKeysResponse }),
  getAttestation: () => ({ type: GetAttestationResponse }),
  getAuthProxyConfig: () => ({ type: GetAuthProxyConfigResponse }),
  getAuthenticator: () => ({ type: GetAuthenticatorResponse }),
  getAuthenticators: () => ({ type: GetAuthenticatorsResponse }),
  getIpAllowlist: () => ({ type: GetIpAllowlistResponse }),
  getKeyRestrictions: () => ({ type: GetKeyRestrictionsResponse }),
  getMfaPolicies: () => ({ type: GetMfaPoliciesResponse }),
  getMfaPolicy: () => ({ type: GetMfaPolicyResponse }),
  getMfaStatus: () => ({ type: GetMfaStatusResponse }),
  getOauth2Credential: () => ({ type: GetOauth2CredentialResponse }),
  getOauthProviders: () => ({ type: GetOauthProvidersResponse }),
  getOrganization: () => ({ type: GetOrganizationResponse }),
  getOrganizationConfigs: () => ({ type: GetOrganizationConfigsResponse }),
  getPolicy: () => ({ type: GetPolicyResponse }),
  getPolicyEvaluations: () => ({ type: GetPolicyEvaluationsResponse }),
  getPrivateKey: () => ({ type: GetPrivateKeyResponse }),
  getSessionProfile: () => ({ type: GetSessionProfileResponse }),
  getSessionProfiles: () => ({ type: GetSessionProfilesResponse }),
  getSmartContractInterface: () => ({ type: GetSmartContractInterfaceResponse }),
  getSpendingUsage: () => ({ type: GetSpendingUsageResponse }),
  getUser: () => ({ type: GetUserResponse }),
  getVelocityControl: () => ({ type: GetVelocityControlResponse }),
  getVoteExpiry: () => ({ type: GetVoteExpiryResponse }),
  getWallet: () => ({ type: GetWalletResponse }),
  getWalletAccount: () => ({ type: GetWalletAccountResponse }),
  listActivities: () => ({ type: ListActivitiesResponse }),
  listAddressBook: () => ({ type: ListAddressBookResponse }),
  listDelays: () => ({ type: ListDelaysResponse }),
  listFreezes: () => ({ type: ListFreezesResponse }),
  listLogRecords: () => ({ type: ListLogRecordsResponse }),
  listMessages: () => ({ type: ListMessagesResponse }),
  listNotificationChannels: () => ({ type: ListNotificationChannelsResponse }),
  listOauth2Credentials: () => ({ type: ListOauth2CredentialsResponse }),
  listPolicies: () => ({ type: ListPoliciesResponse }),
  listPrivateKeyTags: () => ({ type: ListPrivateKeyTagsResponse }),
  listPrivateKeys: () => ({ type: ListPrivateKeysResponse }),
  listSecrets: () => ({ type: ListSecretsResponse }),
  listSmartContractInterfaces: () => ({ type: ListSmartContractInterfacesResponse }),
  listSpendingLimits: () => ({ type: ListSpendingLimitsResponse }),
  listSuborgs: () => ({ type: ListSuborgsResponse }),
  listUserTags: () => ({ type: ListUserTagsResponse }),
  listUsers: () => ({ type: ListUsersResponse }),
  listVelocityControls: () => ({ type: ListVelocityControlsResponse }),
  listVerifiedSuborgs: () => ({ type: ListVerifiedSuborgsResponse }),
  listWalletAccounts: () => ({ type: ListWalletAccountsResponse }),
  listWallets: () => ({ type: ListWalletsResponse }),
  listWebhookDeliveries: () => ({ type: ListWebhookDeliveriesResponse }),
  listWebhookEndpoints: () => ({ type: ListWebhookEndpointsResponse }),
  planPolicies: () => ({ type: PlanPoliciesResponse }),
  watchActivities: () => ({ type: WatchActivitiesResponse, id: LogNumber }),
  whoami: () => ({ type: WhoamiResponse }),
};

/**
 * Makes a handler that checks requests as a real server does, except who sends them, and answers with valid
 * made-up data: the same data for the same request and seed.
 */
export function createMock(options?: MockOptions): Handler {
  const mocked = operations.flatMap((operation) => {
    const answer = answers[operation.name];
    return answer ? [{ ...operation, answer }] : [];
  });
  return createMockHandler(mocked, { statuses: errorStatuses, bodyLimit: 1048576, ...options });
}
