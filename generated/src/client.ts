// The client with all operations. Where size matters, `connect` and the functions of single operations do the same.

import type {
  AcceptInvitationInput,
  AcceptInvitationInputV2,
  AcceptInvitationResponse,
  AcceptInvitationResponseV2,
} from "./activities/accept-invitation.js";
import type { ActivateBillingTierInput, ActivateBillingTierResponse } from "./activities/activate-billing-tier.js";
import type { ApproveActivityInput } from "./activities/approve-activity.js";
import type {
  CreateAddressBookEntriesInput,
  CreateAddressBookEntriesResponse,
} from "./activities/create-address-book-entries.js";
import type {
  CreateApiKeysInput,
  CreateApiKeysInputV2,
  CreateApiKeysResponse,
  CreateApiKeysResponseV2,
} from "./activities/create-api-keys.js";
import type { CreateApiOnlyUsersInput, CreateApiOnlyUsersResponse } from "./activities/create-api-only-users.js";
import type {
  CreateAuthenticatorsInput,
  CreateAuthenticatorsInputV2,
  CreateAuthenticatorsResponse,
  CreateAuthenticatorsResponseV2,
} from "./activities/create-authenticators.js";
import type { CreateInvitationsInput, CreateInvitationsResponse } from "./activities/create-invitations.js";
import type { CreateMfaPolicyInput, CreateMfaPolicyResponse } from "./activities/create-mfa-policy.js";
import type {
  CreateNotificationChannelInput,
  CreateNotificationChannelResponse,
} from "./activities/create-notification-channel.js";
import type {
  CreateOauthProvidersInput,
  CreateOauthProvidersInputV2,
  CreateOauthProvidersResponse,
  CreateOauthProvidersResponseV2,
} from "./activities/create-oauth-providers.js";
import type {
  CreateOauth2CredentialInput,
  CreateOauth2CredentialResponse,
} from "./activities/create-oauth2-credential.js";
import type {
  CreateOrganizationInput,
  CreateOrganizationInputV2,
  CreateOrganizationResponse,
  CreateOrganizationResponseV2,
} from "./activities/create-organization.js";
import type { CreatePoliciesInput, CreatePoliciesResponse } from "./activities/create-policies.js";
import type {
  CreatePolicyInput,
  CreatePolicyInputV2,
  CreatePolicyInputV3,
  CreatePolicyResponse,
  CreatePolicyResponseV2,
  CreatePolicyResponseV3,
} from "./activities/create-policy.js";
import type { CreatePrivateKeyTagInput, CreatePrivateKeyTagResponse } from "./activities/create-private-key-tag.js";
import type {
  CreatePrivateKeysInput,
  CreatePrivateKeysInputV2,
  CreatePrivateKeysResponse,
  CreatePrivateKeysResponseV2,
} from "./activities/create-private-keys.js";
import type {
  CreateReadOnlySessionInput,
  CreateReadOnlySessionResponse,
} from "./activities/create-read-only-session.js";
import type {
  CreateReadWriteSessionInput,
  CreateReadWriteSessionInputV2,
  CreateReadWriteSessionResponse,
  CreateReadWriteSessionResponseV2,
} from "./activities/create-read-write-session.js";
import type { CreateSessionProfileInput, CreateSessionProfileResponse } from "./activities/create-session-profile.js";
import type {
  CreateSmartContractInterfaceInput,
  CreateSmartContractInterfaceResponse,
} from "./activities/create-smart-contract-interface.js";
import type { CreateSpendingLimitInput, CreateSpendingLimitResponse } from "./activities/create-spending-limit.js";
import type {
  CreateSubOrganizationInput,
  CreateSubOrganizationInputV2,
  CreateSubOrganizationInputV3,
  CreateSubOrganizationInputV4,
  CreateSubOrganizationInputV5,
  CreateSubOrganizationInputV6,
  CreateSubOrganizationInputV7,
  CreateSubOrganizationInputV8,
  CreateSubOrganizationResponse,
  CreateSubOrganizationResponseV2,
  CreateSubOrganizationResponseV3,
  CreateSubOrganizationResponseV4,
  CreateSubOrganizationResponseV5,
  CreateSubOrganizationResponseV6,
  CreateSubOrganizationResponseV7,
  CreateSubOrganizationResponseV8,
} from "./activities/create-sub-organization.js";
import type { CreateUserTagInput, CreateUserTagResponse } from "./activities/create-user-tag.js";
import type {
  CreateUsersInput,
  CreateUsersInputV2,
  CreateUsersInputV3,
  CreateUsersInputV4,
  CreateUsersResponse,
  CreateUsersResponseV2,
  CreateUsersResponseV3,
  CreateUsersResponseV4,
} from "./activities/create-users.js";
import type {
  CreateVelocityControlInput,
  CreateVelocityControlResponse,
} from "./activities/create-velocity-control.js";
import type { CreateWalletInput, CreateWalletResponse } from "./activities/create-wallet.js";
import type { CreateWalletAccountsInput, CreateWalletAccountsResponse } from "./activities/create-wallet-accounts.js";
import type {
  CreateWebhookEndpointInput,
  CreateWebhookEndpointResponse,
} from "./activities/create-webhook-endpoint.js";
import type {
  DeleteAddressBookEntriesInput,
  DeleteAddressBookEntriesResponse,
} from "./activities/delete-address-book-entries.js";
import type { DeleteApiKeysInput, DeleteApiKeysResponse } from "./activities/delete-api-keys.js";
import type { DeleteAuthenticatorsInput, DeleteAuthenticatorsResponse } from "./activities/delete-authenticators.js";
import type { DeleteInvitationInput, DeleteInvitationResponse } from "./activities/delete-invitation.js";
import type { DeleteMfaPolicyInput, DeleteMfaPolicyResponse } from "./activities/delete-mfa-policy.js";
import type {
  DeleteNotificationChannelInput,
  DeleteNotificationChannelResponse,
} from "./activities/delete-notification-channel.js";
import type { DeleteOauthProvidersInput, DeleteOauthProvidersResponse } from "./activities/delete-oauth-providers.js";
import type {
  DeleteOauth2CredentialInput,
  DeleteOauth2CredentialResponse,
} from "./activities/delete-oauth2-credential.js";
import type { DeleteOrganizationInput, DeleteOrganizationResponse } from "./activities/delete-organization.js";
import type { DeletePaymentMethodInput, DeletePaymentMethodResponse } from "./activities/delete-payment-method.js";
import type { DeletePoliciesInput, DeletePoliciesResponse } from "./activities/delete-policies.js";
import type { DeletePolicyInput, DeletePolicyResponse } from "./activities/delete-policy.js";
import type { DeletePrivateKeyTagsInput, DeletePrivateKeyTagsResponse } from "./activities/delete-private-key-tags.js";
import type { DeletePrivateKeysInput, DeletePrivateKeysResponse } from "./activities/delete-private-keys.js";
import type { DeleteSecretsInput, DeleteSecretsResponse } from "./activities/delete-secrets.js";
import type {
  DeleteSmartContractInterfaceInput,
  DeleteSmartContractInterfaceResponse,
} from "./activities/delete-smart-contract-interface.js";
import type { DeleteSpendingLimitsInput, DeleteSpendingLimitsResponse } from "./activities/delete-spending-limits.js";
import type {
  DeleteSubOrganizationInput,
  DeleteSubOrganizationResponse,
} from "./activities/delete-sub-organization.js";
import type { DeleteUserTagsInput, DeleteUserTagsResponse } from "./activities/delete-user-tags.js";
import type { DeleteUsersInput, DeleteUsersResponse } from "./activities/delete-users.js";
import type {
  DeleteVelocityControlInput,
  DeleteVelocityControlResponse,
} from "./activities/delete-velocity-control.js";
import type { DeleteWalletAccountsInput, DeleteWalletAccountsResponse } from "./activities/delete-wallet-accounts.js";
import type { DeleteWalletsInput, DeleteWalletsResponse } from "./activities/delete-wallets.js";
import type {
  DeleteWebhookEndpointInput,
  DeleteWebhookEndpointResponse,
} from "./activities/delete-webhook-endpoint.js";
import type { DisableAuthProxyInput, DisableAuthProxyResponse } from "./activities/disable-auth-proxy.js";
import type { DisablePrivateKeyInput, DisablePrivateKeyResponse } from "./activities/disable-private-key.js";
import type {
  EmailAuthInput,
  EmailAuthInputV2,
  EmailAuthInputV3,
  EmailAuthResponse,
  EmailAuthResponseV2,
  EmailAuthResponseV3,
} from "./activities/email-auth.js";
import type { EnableAuthProxyInput, EnableAuthProxyResponse } from "./activities/enable-auth-proxy.js";
import type { ExportPrivateKeyInput, ExportPrivateKeyResponse } from "./activities/export-private-key.js";
import type { ExportSecretsInput, ExportSecretsResponse } from "./activities/export-secrets.js";
import type { ExportWalletInput, ExportWalletResponse } from "./activities/export-wallet.js";
import type { ExportWalletAccountInput, ExportWalletAccountResponse } from "./activities/export-wallet-account.js";
import type { FreezeInput, FreezeResponse } from "./activities/freeze.js";
import type { ImportPrivateKeyInput, ImportPrivateKeyResponse } from "./activities/import-private-key.js";
import type { ImportSecretsInput, ImportSecretsResponse } from "./activities/import-secrets.js";
import type { ImportWalletInput, ImportWalletResponse } from "./activities/import-wallet.js";
import type { InitImportPrivateKeyInput, InitImportPrivateKeyResponse } from "./activities/init-import-private-key.js";
import type { InitImportSecretsInput, InitImportSecretsResponse } from "./activities/init-import-secrets.js";
import type { InitImportWalletInput, InitImportWalletResponse } from "./activities/init-import-wallet.js";
import type {
  InitOtpInput,
  InitOtpInputV2,
  InitOtpInputV3,
  InitOtpResponse,
  InitOtpResponseV2,
  InitOtpResponseV3,
} from "./activities/init-otp.js";
import type {
  InitOtpAuthInput,
  InitOtpAuthInputV2,
  InitOtpAuthInputV3,
  InitOtpAuthResponse,
  InitOtpAuthResponseV2,
  InitOtpAuthResponseV3,
} from "./activities/init-otp-auth.js";
import type {
  InitUserEmailRecoveryInput,
  InitUserEmailRecoveryInputV2,
  InitUserEmailRecoveryResponse,
  InitUserEmailRecoveryResponseV2,
} from "./activities/init-user-email-recovery.js";
import type { OauthInput, OauthResponse } from "./activities/oauth.js";
import type { OauthLoginInput, OauthLoginResponse } from "./activities/oauth-login.js";
import type { Oauth2AuthenticateInput, Oauth2AuthenticateResponse } from "./activities/oauth2-authenticate.js";
import type { OtpAuthInput, OtpAuthResponse } from "./activities/otp-auth.js";
import type { OtpLoginInput, OtpLoginInputV2, OtpLoginResponse, OtpLoginResponseV2 } from "./activities/otp-login.js";
import type { RecoverUserInput, RecoverUserResponse } from "./activities/recover-user.js";
import type { RejectActivityInput } from "./activities/reject-activity.js";
import type { RemoveIpAllowlistInput, RemoveIpAllowlistResponse } from "./activities/remove-ip-allowlist.js";
import type {
  RemoveOrganizationFeatureInput,
  RemoveOrganizationFeatureResponse,
} from "./activities/remove-organization-feature.js";
import type { RestrictKeysInput, RestrictKeysResponse } from "./activities/restrict-keys.js";
import type { SetDelaysInput, SetDelaysResponse } from "./activities/set-delays.js";
import type { SetIpAllowlistInput, SetIpAllowlistResponse } from "./activities/set-ip-allowlist.js";
import type {
  SetOrganizationFeatureInput,
  SetOrganizationFeatureResponse,
} from "./activities/set-organization-feature.js";
import type {
  SetPaymentMethodInput,
  SetPaymentMethodInputV2,
  SetPaymentMethodResponse,
  SetPaymentMethodResponseV2,
} from "./activities/set-payment-method.js";
import type { SetVoteExpiryInput, SetVoteExpiryResponse } from "./activities/set-vote-expiry.js";
import type { SignRawPayloadInputV2, SignRawPayloadResponseV2 } from "./activities/sign-raw-payload.js";
import type { SignRawPayloadsInput, SignRawPayloadsResponse } from "./activities/sign-raw-payloads.js";
import type {
  SignTransactionInput,
  SignTransactionInputV2,
  SignTransactionResponse,
  SignTransactionResponseV2,
} from "./activities/sign-transaction.js";
import type { SignTransactionsInput, SignTransactionsResponse } from "./activities/sign-transactions.js";
import type { StampLoginInput, StampLoginResponse } from "./activities/stamp-login.js";
import type { ThawInput, ThawResponse } from "./activities/thaw.js";
import type { UpdateAllowedOriginsInput, UpdateAllowedOriginsResponse } from "./activities/update-allowed-origins.js";
import type {
  UpdateAuthProxyConfigInput,
  UpdateAuthProxyConfigResponse,
} from "./activities/update-auth-proxy-config.js";
import type { UpdateMfaPolicyInput, UpdateMfaPolicyResponse } from "./activities/update-mfa-policy.js";
import type {
  UpdateOauth2CredentialInput,
  UpdateOauth2CredentialResponse,
} from "./activities/update-oauth2-credential.js";
import type {
  UpdateOrganizationNameInput,
  UpdateOrganizationNameResponse,
} from "./activities/update-organization-name.js";
import type {
  UpdatePolicyInput,
  UpdatePolicyInputV2,
  UpdatePolicyResponse,
  UpdatePolicyResponseV2,
} from "./activities/update-policy.js";
import type { UpdatePrivateKeyTagInput, UpdatePrivateKeyTagResponse } from "./activities/update-private-key-tag.js";
import type { UpdateRootQuorumInput, UpdateRootQuorumResponse } from "./activities/update-root-quorum.js";
import type { UpdateSpendingLimitInput, UpdateSpendingLimitResponse } from "./activities/update-spending-limit.js";
import type { UpdateUserInput, UpdateUserResponse } from "./activities/update-user.js";
import type { UpdateUserEmailInput, UpdateUserEmailResponse } from "./activities/update-user-email.js";
import type { UpdateUserNameInput, UpdateUserNameResponse } from "./activities/update-user-name.js";
import type {
  UpdateUserPhoneNumberInput,
  UpdateUserPhoneNumberResponse,
} from "./activities/update-user-phone-number.js";
import type { UpdateUserTagInput, UpdateUserTagResponse } from "./activities/update-user-tag.js";
import type { UpdateWalletInput, UpdateWalletResponse } from "./activities/update-wallet.js";
import type {
  UpdateWalletAccountNameInput,
  UpdateWalletAccountNameResponse,
} from "./activities/update-wallet-account-name.js";
import type {
  UpdateWebhookEndpointInput,
  UpdateWebhookEndpointResponse,
} from "./activities/update-webhook-endpoint.js";
import type {
  VerifyOtpInput,
  VerifyOtpInputV2,
  VerifyOtpResponse,
  VerifyOtpResponseV2,
} from "./activities/verify-otp.js";
import type { Activity, ActivityResponse } from "./activity.js";
import type { CheckPolicyRequest, CheckPolicyResponse } from "./queries/check-policy.js";
import type { ExplainPolicyRequest, ExplainPolicyResponse } from "./queries/explain-policy.js";
import type { GetActivePoliciesRequest, GetActivePoliciesResponse } from "./queries/get-active-policies.js";
import type { GetActivityRequest, GetActivityResponse } from "./queries/get-activity.js";
import type { GetActivityReceiptsRequest, GetActivityReceiptsResponse } from "./queries/get-activity-receipts.js";
import type { GetApiKeyRequest, GetApiKeyResponse } from "./queries/get-api-key.js";
import type { GetApiKeysRequest, GetApiKeysResponse } from "./queries/get-api-keys.js";
import type { GetAttestationRequest, GetAttestationResponse } from "./queries/get-attestation.js";
import type { GetAuthProxyConfigRequest, GetAuthProxyConfigResponse } from "./queries/get-auth-proxy-config.js";
import type { GetAuthenticatorRequest, GetAuthenticatorResponse } from "./queries/get-authenticator.js";
import type { GetAuthenticatorsRequest, GetAuthenticatorsResponse } from "./queries/get-authenticators.js";
import type { GetIpAllowlistRequest, GetIpAllowlistResponse } from "./queries/get-ip-allowlist.js";
import type { GetKeyRestrictionsRequest, GetKeyRestrictionsResponse } from "./queries/get-key-restrictions.js";
import type { GetMfaPoliciesRequest, GetMfaPoliciesResponse } from "./queries/get-mfa-policies.js";
import type { GetMfaPolicyRequest, GetMfaPolicyResponse } from "./queries/get-mfa-policy.js";
import type { GetMfaStatusRequest, GetMfaStatusResponse } from "./queries/get-mfa-status.js";
import type { GetOauthProvidersRequest, GetOauthProvidersResponse } from "./queries/get-oauth-providers.js";
import type { GetOauth2CredentialRequest, GetOauth2CredentialResponse } from "./queries/get-oauth2-credential.js";
import type { GetOrganizationRequest, GetOrganizationResponse } from "./queries/get-organization.js";
import type {
  GetOrganizationConfigsRequest,
  GetOrganizationConfigsResponse,
} from "./queries/get-organization-configs.js";
import type { GetPolicyRequest, GetPolicyResponse } from "./queries/get-policy.js";
import type { GetPolicyEvaluationsRequest, GetPolicyEvaluationsResponse } from "./queries/get-policy-evaluations.js";
import type { GetPrivateKeyRequest, GetPrivateKeyResponse } from "./queries/get-private-key.js";
import type { GetSessionProfileRequest, GetSessionProfileResponse } from "./queries/get-session-profile.js";
import type { GetSessionProfilesRequest, GetSessionProfilesResponse } from "./queries/get-session-profiles.js";
import type {
  GetSmartContractInterfaceRequest,
  GetSmartContractInterfaceResponse,
} from "./queries/get-smart-contract-interface.js";
import type { GetSpendingUsageRequest, GetSpendingUsageResponse } from "./queries/get-spending-usage.js";
import type { GetUserRequest, GetUserResponse } from "./queries/get-user.js";
import type { GetVelocityControlRequest, GetVelocityControlResponse } from "./queries/get-velocity-control.js";
import type { GetVoteExpiryRequest, GetVoteExpiryResponse } from "./queries/get-vote-expiry.js";
import type { GetWalletRequest, GetWalletResponse } from "./queries/get-wallet.js";
import type { GetWalletAccountRequest, GetWalletAccountResponse } from "./queries/get-wallet-account.js";
import type { ListActivitiesRequest, ListActivitiesResponse } from "./queries/list-activities.js";
import type { ListAddressBookRequest, ListAddressBookResponse } from "./queries/list-address-book.js";
import type { ListDelaysRequest, ListDelaysResponse } from "./queries/list-delays.js";
import type { ListFreezesRequest, ListFreezesResponse } from "./queries/list-freezes.js";
import type { ListLogRecordsRequest, ListLogRecordsResponse } from "./queries/list-log-records.js";
import type { ListMessagesRequest, ListMessagesResponse } from "./queries/list-messages.js";
import type {
  ListNotificationChannelsRequest,
  ListNotificationChannelsResponse,
} from "./queries/list-notification-channels.js";
import type { ListOauth2CredentialsRequest, ListOauth2CredentialsResponse } from "./queries/list-oauth2-credentials.js";
import type { ListPoliciesRequest, ListPoliciesResponse } from "./queries/list-policies.js";
import type { ListPrivateKeyTagsRequest, ListPrivateKeyTagsResponse } from "./queries/list-private-key-tags.js";
import type { ListPrivateKeysRequest, ListPrivateKeysResponse } from "./queries/list-private-keys.js";
import type { ListSecretsRequest, ListSecretsResponse } from "./queries/list-secrets.js";
import type {
  ListSmartContractInterfacesRequest,
  ListSmartContractInterfacesResponse,
} from "./queries/list-smart-contract-interfaces.js";
import type { ListSpendingLimitsRequest, ListSpendingLimitsResponse } from "./queries/list-spending-limits.js";
import type { ListSuborgsRequest, ListSuborgsResponse } from "./queries/list-suborgs.js";
import type { ListUserTagsRequest, ListUserTagsResponse } from "./queries/list-user-tags.js";
import type { ListUsersRequest, ListUsersResponse } from "./queries/list-users.js";
import type { ListVelocityControlsRequest, ListVelocityControlsResponse } from "./queries/list-velocity-controls.js";
import type { ListVerifiedSuborgsRequest, ListVerifiedSuborgsResponse } from "./queries/list-verified-suborgs.js";
import type { ListWalletAccountsRequest, ListWalletAccountsResponse } from "./queries/list-wallet-accounts.js";
import type { ListWalletsRequest, ListWalletsResponse } from "./queries/list-wallets.js";
import type { ListWebhookDeliveriesRequest, ListWebhookDeliveriesResponse } from "./queries/list-webhook-deliveries.js";
import type { ListWebhookEndpointsRequest, ListWebhookEndpointsResponse } from "./queries/list-webhook-endpoints.js";
import type { PlanPoliciesRequest, PlanPoliciesResponse } from "./queries/plan-policies.js";
import type { WatchActivitiesRequest, WatchActivitiesResponse } from "./queries/watch-activities.js";
import type { WhoamiRequest, WhoamiResponse } from "./queries/whoami.js";
import type { CallOptions, ClientOptions, Connection } from "./runtime/client.js";
import type { EventStream, StreamOptions } from "./runtime/stream.js";
import type { WaitOptions } from "./runtime/wait.js";
import type { LogNumber } from "./scalars.js";
import type { ActivityOutcome } from "./wait.js";
import { acceptInvitation, acceptInvitationV1 } from "./activities/accept-invitation.js";
import { activateBillingTier } from "./activities/activate-billing-tier.js";
import { approveActivity } from "./activities/approve-activity.js";
import { createAddressBookEntries } from "./activities/create-address-book-entries.js";
import { createApiKeys, createApiKeysV1 } from "./activities/create-api-keys.js";
import { createApiOnlyUsers } from "./activities/create-api-only-users.js";
import { createAuthenticators, createAuthenticatorsV1 } from "./activities/create-authenticators.js";
import { createInvitations } from "./activities/create-invitations.js";
import { createMfaPolicy } from "./activities/create-mfa-policy.js";
import { createNotificationChannel } from "./activities/create-notification-channel.js";
import { createOauthProviders, createOauthProvidersV1 } from "./activities/create-oauth-providers.js";
import { createOauth2Credential } from "./activities/create-oauth2-credential.js";
import { createOrganization, createOrganizationV1 } from "./activities/create-organization.js";
import { createPolicies } from "./activities/create-policies.js";
import { createPolicy, createPolicyV1, createPolicyV2 } from "./activities/create-policy.js";
import { createPrivateKeyTag } from "./activities/create-private-key-tag.js";
import { createPrivateKeys, createPrivateKeysV1 } from "./activities/create-private-keys.js";
import { createReadOnlySession } from "./activities/create-read-only-session.js";
import { createReadWriteSession, createReadWriteSessionV1 } from "./activities/create-read-write-session.js";
import { createSessionProfile } from "./activities/create-session-profile.js";
import { createSmartContractInterface } from "./activities/create-smart-contract-interface.js";
import { createSpendingLimit } from "./activities/create-spending-limit.js";
import {
  createSubOrganization,
  createSubOrganizationV1,
  createSubOrganizationV2,
  createSubOrganizationV3,
  createSubOrganizationV4,
  createSubOrganizationV5,
  createSubOrganizationV6,
  createSubOrganizationV7,
} from "./activities/create-sub-organization.js";
import { createUserTag } from "./activities/create-user-tag.js";
import { createUsers, createUsersV1, createUsersV2, createUsersV3 } from "./activities/create-users.js";
import { createVelocityControl } from "./activities/create-velocity-control.js";
import { createWallet } from "./activities/create-wallet.js";
import { createWalletAccounts } from "./activities/create-wallet-accounts.js";
import { createWebhookEndpoint } from "./activities/create-webhook-endpoint.js";
import { deleteAddressBookEntries } from "./activities/delete-address-book-entries.js";
import { deleteApiKeys } from "./activities/delete-api-keys.js";
import { deleteAuthenticators } from "./activities/delete-authenticators.js";
import { deleteInvitation } from "./activities/delete-invitation.js";
import { deleteMfaPolicy } from "./activities/delete-mfa-policy.js";
import { deleteNotificationChannel } from "./activities/delete-notification-channel.js";
import { deleteOauthProviders } from "./activities/delete-oauth-providers.js";
import { deleteOauth2Credential } from "./activities/delete-oauth2-credential.js";
import { deleteOrganization } from "./activities/delete-organization.js";
import { deletePaymentMethod } from "./activities/delete-payment-method.js";
import { deletePolicies } from "./activities/delete-policies.js";
import { deletePolicy } from "./activities/delete-policy.js";
import { deletePrivateKeyTags } from "./activities/delete-private-key-tags.js";
import { deletePrivateKeys } from "./activities/delete-private-keys.js";
import { deleteSecrets } from "./activities/delete-secrets.js";
import { deleteSmartContractInterface } from "./activities/delete-smart-contract-interface.js";
import { deleteSpendingLimits } from "./activities/delete-spending-limits.js";
import { deleteSubOrganization } from "./activities/delete-sub-organization.js";
import { deleteUserTags } from "./activities/delete-user-tags.js";
import { deleteUsers } from "./activities/delete-users.js";
import { deleteVelocityControl } from "./activities/delete-velocity-control.js";
import { deleteWalletAccounts } from "./activities/delete-wallet-accounts.js";
import { deleteWallets } from "./activities/delete-wallets.js";
import { deleteWebhookEndpoint } from "./activities/delete-webhook-endpoint.js";
import { disableAuthProxy } from "./activities/disable-auth-proxy.js";
import { disablePrivateKey } from "./activities/disable-private-key.js";
import { emailAuth, emailAuthV1, emailAuthV2 } from "./activities/email-auth.js";
import { enableAuthProxy } from "./activities/enable-auth-proxy.js";
import { exportPrivateKey } from "./activities/export-private-key.js";
import { exportSecrets } from "./activities/export-secrets.js";
import { exportWallet } from "./activities/export-wallet.js";
import { exportWalletAccount } from "./activities/export-wallet-account.js";
import { freeze } from "./activities/freeze.js";
import { importPrivateKey } from "./activities/import-private-key.js";
import { importSecrets } from "./activities/import-secrets.js";
import { importWallet } from "./activities/import-wallet.js";
import { initImportPrivateKey } from "./activities/init-import-private-key.js";
import { initImportSecrets } from "./activities/init-import-secrets.js";
import { initImportWallet } from "./activities/init-import-wallet.js";
import { initOtp, initOtpV1, initOtpV2 } from "./activities/init-otp.js";
import { initOtpAuth, initOtpAuthV1, initOtpAuthV2 } from "./activities/init-otp-auth.js";
import { initUserEmailRecovery, initUserEmailRecoveryV1 } from "./activities/init-user-email-recovery.js";
import { oauth } from "./activities/oauth.js";
import { oauthLogin } from "./activities/oauth-login.js";
import { oauth2Authenticate } from "./activities/oauth2-authenticate.js";
import { otpAuth } from "./activities/otp-auth.js";
import { otpLogin, otpLoginV1 } from "./activities/otp-login.js";
import { recoverUser } from "./activities/recover-user.js";
import { rejectActivity } from "./activities/reject-activity.js";
import { removeIpAllowlist } from "./activities/remove-ip-allowlist.js";
import { removeOrganizationFeature } from "./activities/remove-organization-feature.js";
import { restrictKeys } from "./activities/restrict-keys.js";
import { setDelays } from "./activities/set-delays.js";
import { setIpAllowlist } from "./activities/set-ip-allowlist.js";
import { setOrganizationFeature } from "./activities/set-organization-feature.js";
import { setPaymentMethod, setPaymentMethodV1 } from "./activities/set-payment-method.js";
import { setVoteExpiry } from "./activities/set-vote-expiry.js";
import { signRawPayload } from "./activities/sign-raw-payload.js";
import { signRawPayloads } from "./activities/sign-raw-payloads.js";
import { signTransaction, signTransactionV1 } from "./activities/sign-transaction.js";
import { signTransactions } from "./activities/sign-transactions.js";
import { stampLogin } from "./activities/stamp-login.js";
import { thaw } from "./activities/thaw.js";
import { updateAllowedOrigins } from "./activities/update-allowed-origins.js";
import { updateAuthProxyConfig } from "./activities/update-auth-proxy-config.js";
import { updateMfaPolicy } from "./activities/update-mfa-policy.js";
import { updateOauth2Credential } from "./activities/update-oauth2-credential.js";
import { updateOrganizationName } from "./activities/update-organization-name.js";
import { updatePolicy, updatePolicyV1 } from "./activities/update-policy.js";
import { updatePrivateKeyTag } from "./activities/update-private-key-tag.js";
import { updateRootQuorum } from "./activities/update-root-quorum.js";
import { updateSpendingLimit } from "./activities/update-spending-limit.js";
import { updateUser } from "./activities/update-user.js";
import { updateUserEmail } from "./activities/update-user-email.js";
import { updateUserName } from "./activities/update-user-name.js";
import { updateUserPhoneNumber } from "./activities/update-user-phone-number.js";
import { updateUserTag } from "./activities/update-user-tag.js";
import { updateWallet } from "./activities/update-wallet.js";
import { updateWalletAccountName } from "./activities/update-wallet-account-name.js";
import { updateWebhookEndpoint } from "./activities/update-webhook-endpoint.js";
import { verifyOtp, verifyOtpV1 } from "./activities/verify-otp.js";
import { checkPolicy } from "./queries/check-policy.js";
import { explainPolicy } from "./queries/explain-policy.js";
import { getActivePolicies } from "./queries/get-active-policies.js";
import { getActivity } from "./queries/get-activity.js";
import { getActivityReceipts } from "./queries/get-activity-receipts.js";
import { getApiKey } from "./queries/get-api-key.js";
import { getApiKeys } from "./queries/get-api-keys.js";
import { getAttestation } from "./queries/get-attestation.js";
import { getAuthProxyConfig } from "./queries/get-auth-proxy-config.js";
import { getAuthenticator } from "./queries/get-authenticator.js";
import { getAuthenticators } from "./queries/get-authenticators.js";
import { getIpAllowlist } from "./queries/get-ip-allowlist.js";
import { getKeyRestrictions } from "./queries/get-key-restrictions.js";
import { getMfaPolicies } from "./queries/get-mfa-policies.js";
import { getMfaPolicy } from "./queries/get-mfa-policy.js";
import { getMfaStatus } from "./queries/get-mfa-status.js";
import { getOauthProviders } from "./queries/get-oauth-providers.js";
import { getOauth2Credential } from "./queries/get-oauth2-credential.js";
import { getOrganization } from "./queries/get-organization.js";
import { getOrganizationConfigs } from "./queries/get-organization-configs.js";
import { getPolicy } from "./queries/get-policy.js";
import { getPolicyEvaluations } from "./queries/get-policy-evaluations.js";
import { getPrivateKey } from "./queries/get-private-key.js";
import { getSessionProfile } from "./queries/get-session-profile.js";
import { getSessionProfiles } from "./queries/get-session-profiles.js";
import { getSmartContractInterface } from "./queries/get-smart-contract-interface.js";
import { getSpendingUsage } from "./queries/get-spending-usage.js";
import { getUser } from "./queries/get-user.js";
import { getVelocityControl } from "./queries/get-velocity-control.js";
import { getVoteExpiry } from "./queries/get-vote-expiry.js";
import { getWallet } from "./queries/get-wallet.js";
import { getWalletAccount } from "./queries/get-wallet-account.js";
import { listActivities } from "./queries/list-activities.js";
import { listAddressBook } from "./queries/list-address-book.js";
import { listDelays } from "./queries/list-delays.js";
import { listFreezes } from "./queries/list-freezes.js";
import { listLogRecords } from "./queries/list-log-records.js";
import { listMessages } from "./queries/list-messages.js";
import { listNotificationChannels } from "./queries/list-notification-channels.js";
import { listOauth2Credentials } from "./queries/list-oauth2-credentials.js";
import { listPolicies } from "./queries/list-policies.js";
import { listPrivateKeyTags } from "./queries/list-private-key-tags.js";
import { listPrivateKeys } from "./queries/list-private-keys.js";
import { listSecrets } from "./queries/list-secrets.js";
import { listSmartContractInterfaces } from "./queries/list-smart-contract-interfaces.js";
import { listSpendingLimits } from "./queries/list-spending-limits.js";
import { listSuborgs } from "./queries/list-suborgs.js";
import { listUserTags } from "./queries/list-user-tags.js";
import { listUsers } from "./queries/list-users.js";
import { listVelocityControls } from "./queries/list-velocity-controls.js";
import { listVerifiedSuborgs } from "./queries/list-verified-suborgs.js";
import { listWalletAccounts } from "./queries/list-wallet-accounts.js";
import { listWallets } from "./queries/list-wallets.js";
import { listWebhookDeliveries } from "./queries/list-webhook-deliveries.js";
import { listWebhookEndpoints } from "./queries/list-webhook-endpoints.js";
import { planPolicies } from "./queries/plan-policies.js";
import { watchActivities } from "./queries/watch-activities.js";
import { whoami } from "./queries/whoami.js";
import { connect } from "./runtime/client.js";
import { waitForActivity } from "./wait.js";

/** Every operation of Countersign API as a method. */
export interface Client extends Connection {
  /** Takes the attestation in its short form. */
  acceptInvitation(input: AcceptInvitationInputV2, options?: CallOptions): Promise<AcceptInvitationResponseV2>;
  /**
   * Takes the WebAuthn credential as browsers return it.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
   */
  acceptInvitationV1(input: AcceptInvitationInput, options?: CallOptions): Promise<AcceptInvitationResponse>;
  /** Subscribes the organization to a billing tier. It is charged to the payment method that was set before. */
  activateBillingTier(input: ActivateBillingTierInput, options?: CallOptions): Promise<ActivateBillingTierResponse>;
  /**
   * Votes for an activity that waits for consensus. The answer is that activity, with its own status and result:
   * once enough users agree, it has been carried out. An approval counts for as long as its user has the
   * credential that stamped it; afterwards, the same user can approve again. The same goes for the initiator's
   * request, without which nothing is carried out.
   */
  approveActivity(input: ApproveActivityInput, options?: CallOptions): Promise<ActivityResponse>;
  /**
   * Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that
   * cannot be right whatever the activity, and what the organization's other policies leave open beside it.
   * Nothing is created. It does not check whether the organization may have another policy. An addition to the
   * API, which existing clients do not know.
   */
  checkPolicy(input: CheckPolicyRequest, options?: CallOptions): Promise<CheckPolicyResponse>;
  /**
   * Adds receivers to an address book, which policies ask about by its name. All or none are added. Where the
   * organization has a delay for its address books, it waits that long after the last vote. An addition to the
   * API, which existing clients do not know.
   */
  createAddressBookEntries(
    input: CreateAddressBookEntriesInput,
    options?: CallOptions,
  ): Promise<CreateAddressBookEntriesResponse>;
  /** Every key names its curve. */
  createApiKeys(input: CreateApiKeysInputV2, options?: CallOptions): Promise<CreateApiKeysResponseV2>;
  /**
   * Knows keys on the P-256 curve only.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
   */
  createApiKeysV1(input: CreateApiKeysInput, options?: CallOptions): Promise<CreateApiKeysResponse>;
  /** Adds users who have API keys and no authenticators, such as servers and scripts. */
  createApiOnlyUsers(input: CreateApiOnlyUsersInput, options?: CallOptions): Promise<CreateApiOnlyUsersResponse>;
  /** Takes attestations in their short form and omits the user of each authenticator. */
  createAuthenticators(
    input: CreateAuthenticatorsInputV2,
    options?: CallOptions,
  ): Promise<CreateAuthenticatorsResponseV2>;
  /**
   * Takes WebAuthn credentials as browsers return them.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
   */
  createAuthenticatorsV1(
    input: CreateAuthenticatorsInput,
    options?: CallOptions,
  ): Promise<CreateAuthenticatorsResponse>;
  /** Invites people into the organization. Each of them receives an e-mail with the invitation. */
  createInvitations(input: CreateInvitationsInput, options?: CallOptions): Promise<CreateInvitationsResponse>;
  /**
   * Creates an MFA policy of a user: for activities that meet its condition, the user has to authenticate with
   * several methods. A request that does not prove them all answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and
   * waits until the same user has approved its fingerprint with the others.
   */
  createMfaPolicy(input: CreateMfaPolicyInput, options?: CallOptions): Promise<CreateMfaPolicyResponse>;
  /**
   * Lets the user who asks be told when requests wait for their vote: by e-mail, a webhook, a message in Slack or
   * Teams, or a push message to a browser. It is always about the user who asks; nobody can do it for somebody
   * else. What is sent says what waits and links to it. It never carries a vote. An addition to the API, which
   * existing clients do not know.
   */
  createNotificationChannel(
    input: CreateNotificationChannelInput,
    options?: CallOptions,
  ): Promise<CreateNotificationChannelResponse>;
  /** Adds an app of the organization at a provider of OAuth 2.0, so that users can log in by their accounts there. */
  createOauth2Credential(
    input: CreateOauth2CredentialInput,
    options?: CallOptions,
  ): Promise<CreateOauth2CredentialResponse>;
  /** Accounts can be named by their claims too. */
  createOauthProviders(
    input: CreateOauthProvidersInputV2,
    options?: CallOptions,
  ): Promise<CreateOauthProvidersResponseV2>;
  /**
   * Links a user to accounts at OAuth providers, so that the user can log in with their OIDC tokens.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
   */
  createOauthProvidersV1(
    input: CreateOauthProvidersInput,
    options?: CallOptions,
  ): Promise<CreateOauthProvidersResponse>;
  /** Takes the attestation in its short form. */
  createOrganization(input: CreateOrganizationInputV2, options?: CallOptions): Promise<CreateOrganizationResponseV2>;
  /**
   * Takes the root user's WebAuthn credential as browsers return it.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
   */
  createOrganizationV1(input: CreateOrganizationInput, options?: CallOptions): Promise<CreateOrganizationResponse>;
  /** Creates several policies in one step. All or none are created. */
  createPolicies(input: CreatePoliciesInput, options?: CallOptions): Promise<CreatePoliciesResponse>;
  /** Expressions in the policy language say when the policy applies and who must approve. */
  createPolicy(input: CreatePolicyInputV3, options?: CallOptions): Promise<CreatePolicyResponseV3>;
  /**
   * Selectors decide when the policy applies, each comparing with one value.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
   */
  createPolicyV1(input: CreatePolicyInput, options?: CallOptions): Promise<CreatePolicyResponse>;
  /**
   * A selector can compare with several values.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
   */
  createPolicyV2(input: CreatePolicyInputV2, options?: CallOptions): Promise<CreatePolicyResponseV2>;
  /** Creates a tag for private keys and puts it on some of them. Policies can refer to keys by tag. */
  createPrivateKeyTag(input: CreatePrivateKeyTagInput, options?: CallOptions): Promise<CreatePrivateKeyTagResponse>;
  /** Takes the same parameters and answers with the keys' addresses too. */
  createPrivateKeys(input: CreatePrivateKeysInputV2, options?: CallOptions): Promise<CreatePrivateKeysResponseV2>;
  /**
   * Answers with the ids of the keys only.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
   */
  createPrivateKeysV1(input: CreatePrivateKeysInput, options?: CallOptions): Promise<CreatePrivateKeysResponse>;
  /**
   * Opens a session for the caller that lasts one hour and allows queries only. Send the session in the session
   * header instead of a stamp.
   */
  createReadOnlySession(
    input: CreateReadOnlySessionInput,
    options?: CallOptions,
  ): Promise<CreateReadOnlySessionResponse>;
  /** The user, by id. */
  createReadWriteSession(
    input: CreateReadWriteSessionInputV2,
    options?: CallOptions,
  ): Promise<CreateReadWriteSessionResponseV2>;
  /**
   * Finds the user by e-mail address.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
   */
  createReadWriteSessionV1(
    input: CreateReadWriteSessionInput,
    options?: CallOptions,
  ): Promise<CreateReadWriteSessionResponse>;
  /**
   * Creates a session profile, which narrows down what sessions may do that are opened with it, in the
   * organization and its sub-organizations. A profile is never changed or deleted. Sub-organizations use those of
   * their parent.
   */
  createSessionProfile(input: CreateSessionProfileInput, options?: CallOptions): Promise<CreateSessionProfileResponse>;
  /**
   * Adds the interface of a smart contract: the ABI of one on Ethereum or a compatible chain, or the Anchor IDL of
   * a program on Solana. From then on, policies see what calls of it say. There is one for each address.
   */
  createSmartContractInterface(
    input: CreateSmartContractInterfaceInput,
    options?: CallOptions,
  ): Promise<CreateSmartContractInterfaceResponse>;
  /**
   * Creates a limit on what may be spent. It counts from then on, and binds everyone, whatever policies allow.
   * Only the root quorum does this. An addition to the API, which existing clients do not know.
   */
  createSpendingLimit(input: CreateSpendingLimitInput, options?: CallOptions): Promise<CreateSpendingLimitResponse>;
  /** OAuth accounts of root users can be named by their claims too. */
  createSubOrganization(
    input: CreateSubOrganizationInputV8,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV8>;
  /**
   * One root user, who has one authenticator.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV1(
    input: CreateSubOrganizationInput,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponse>;
  /**
   * Several root users with API keys and authenticators, and a quorum of them.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV2(
    input: CreateSubOrganizationInputV2,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV2>;
  /**
   * Version 2 with private keys made in the same step. Newer versions make a wallet instead and have no place for
   * private keys, so this version is upgraded no further; to move on, use version 7 and then createPrivateKeys in
   * the new organization.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV3(
    input: CreateSubOrganizationInputV3,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV3>;
  /**
   * Version 2 with a first wallet and with switches for the ways of logging in by e-mail.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV4(
    input: CreateSubOrganizationInputV4,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV4>;
  /**
   * Root users can have OAuth providers.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV5(
    input: CreateSubOrganizationInputV5,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV5>;
  /**
   * API keys of root users name their curve.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV6(
    input: CreateSubOrganizationInputV6,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV6>;
  /**
   * Root users can have a phone number, and logging in with one-time codes can be switched off.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  createSubOrganizationV7(
    input: CreateSubOrganizationInputV7,
    options?: CallOptions,
  ): Promise<CreateSubOrganizationResponseV7>;
  /** Creates a tag for users and puts it on some of them. Policies can refer to users by tag. */
  createUserTag(input: CreateUserTagInput, options?: CallOptions): Promise<CreateUserTagResponse>;
  /** OAuth accounts can be named by their claims too. */
  createUsers(input: CreateUsersInputV4, options?: CallOptions): Promise<CreateUsersResponseV4>;
  /**
   * States for each user how they may log in, and takes WebAuthn credentials as browsers return them.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
   */
  createUsersV1(input: CreateUsersInput, options?: CallOptions): Promise<CreateUsersResponse>;
  /**
   * Omits the access type, which follows from the credentials, and takes attestations in their short form.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
   */
  createUsersV2(input: CreateUsersInputV2, options?: CallOptions): Promise<CreateUsersResponseV2>;
  /**
   * Users can have a phone number and OAuth accounts, and their API keys name their curve.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
   */
  createUsersV3(input: CreateUsersInputV3, options?: CallOptions): Promise<CreateUsersResponseV3>;
  /**
   * Creates a velocity control, which counts from then on what is transferred or done. Policies read whether it is
   * kept as controls.<identifier>; by itself it refuses nothing.
   */
  createVelocityControl(
    input: CreateVelocityControlInput,
    options?: CallOptions,
  ): Promise<CreateVelocityControlResponse>;
  /** Creates a wallet, a seed held by the service, and derives its first accounts. */
  createWallet(input: CreateWalletInput, options?: CallOptions): Promise<CreateWalletResponse>;
  /** Derives further accounts from a wallet. All or none are derived. */
  createWalletAccounts(input: CreateWalletAccountsInput, options?: CallOptions): Promise<CreateWalletAccountsResponse>;
  /**
   * Registers a receiver of webhook events: those of the organization and, in a parent, of its sub-organizations.
   * An organization can have several, beside the one of its feature FEATURE_NAME_WEBHOOK.
   */
  createWebhookEndpoint(
    input: CreateWebhookEndpointInput,
    options?: CallOptions,
  ): Promise<CreateWebhookEndpointResponse>;
  /**
   * Removes receivers from an address book. All or none are removed. Where the organization has a delay for its
   * address books, it waits that long after the last vote. An addition to the API, which existing clients do not
   * know.
   */
  deleteAddressBookEntries(
    input: DeleteAddressBookEntriesInput,
    options?: CallOptions,
  ): Promise<DeleteAddressBookEntriesResponse>;
  /** Removes API keys from a user. Requests stamped with them are refused from then on. */
  deleteApiKeys(input: DeleteApiKeysInput, options?: CallOptions): Promise<DeleteApiKeysResponse>;
  /** Removes authenticators from a user. Requests stamped with them are refused from then on. */
  deleteAuthenticators(input: DeleteAuthenticatorsInput, options?: CallOptions): Promise<DeleteAuthenticatorsResponse>;
  /** Withdraws an invitation that has not been accepted yet. */
  deleteInvitation(input: DeleteInvitationInput, options?: CallOptions): Promise<DeleteInvitationResponse>;
  /** Deletes an MFA policy of a user. Activities that wait no longer need what it required. */
  deleteMfaPolicy(input: DeleteMfaPolicyInput, options?: CallOptions): Promise<DeleteMfaPolicyResponse>;
  /**
   * Ends one of the channels by which the user who asks is told what waits for their vote, with what has not been
   * sent yet. An addition to the API, which existing clients do not know.
   */
  deleteNotificationChannel(
    input: DeleteNotificationChannelInput,
    options?: CallOptions,
  ): Promise<DeleteNotificationChannelResponse>;
  /** Deletes an OAuth 2.0 credential with its secret. */
  deleteOauth2Credential(
    input: DeleteOauth2CredentialInput,
    options?: CallOptions,
  ): Promise<DeleteOauth2CredentialResponse>;
  /** Unlinks a user from accounts at OAuth providers. Logging in with their tokens is refused from then on. */
  deleteOauthProviders(input: DeleteOauthProvidersInput, options?: CallOptions): Promise<DeleteOauthProvidersResponse>;
  /** Deletes an organization with everything in it. This cannot be undone. */
  deleteOrganization(input: DeleteOrganizationInput, options?: CallOptions): Promise<DeleteOrganizationResponse>;
  /** Deletes the organization's payment method. Nothing more is charged to it. */
  deletePaymentMethod(input: DeletePaymentMethodInput, options?: CallOptions): Promise<DeletePaymentMethodResponse>;
  /** Deletes policies. Activities decided afterwards no longer depend on them. All or none are deleted. */
  deletePolicies(input: DeletePoliciesInput, options?: CallOptions): Promise<DeletePoliciesResponse>;
  /** Deletes a policy. Activities decided afterwards no longer depend on it. */
  deletePolicy(input: DeletePolicyInput, options?: CallOptions): Promise<DeletePolicyResponse>;
  /** Deletes tags and takes them off all private keys that have them. The keys themselves stay. */
  deletePrivateKeyTags(input: DeletePrivateKeyTagsInput, options?: CallOptions): Promise<DeletePrivateKeyTagsResponse>;
  /** Deletes private keys for good. All or none are deleted. */
  deletePrivateKeys(input: DeletePrivateKeysInput, options?: CallOptions): Promise<DeletePrivateKeysResponse>;
  /** Deletes secrets for good. All or none are deleted. */
  deleteSecrets(input: DeleteSecretsInput, options?: CallOptions): Promise<DeleteSecretsResponse>;
  /** Deletes the interface of a smart contract. Policies no longer see what calls of it say. */
  deleteSmartContractInterface(
    input: DeleteSmartContractInterfaceInput,
    options?: CallOptions,
  ): Promise<DeleteSmartContractInterfaceResponse>;
  /**
   * Deletes spending limits, and what they have counted. All or none are deleted. Only the root quorum does this.
   * An addition to the API, which existing clients do not know.
   */
  deleteSpendingLimits(input: DeleteSpendingLimitsInput, options?: CallOptions): Promise<DeleteSpendingLimitsResponse>;
  /**
   * Deletes the sub-organization that the request names as its organization, with everything in it. This cannot be
   * undone. Its private keys and wallets must have been exported first, unless deleteWithoutExport is set.
   */
  deleteSubOrganization(
    input: DeleteSubOrganizationInput,
    options?: CallOptions,
  ): Promise<DeleteSubOrganizationResponse>;
  /** Deletes tags and takes them off all users who have them. The users themselves stay. */
  deleteUserTags(input: DeleteUserTagsInput, options?: CallOptions): Promise<DeleteUserTagsResponse>;
  /** Removes users and all their credentials from the organization. */
  deleteUsers(input: DeleteUsersInput, options?: CallOptions): Promise<DeleteUsersResponse>;
  /** Deletes a velocity control, and what it has counted. Policies that read it are in error from then on. */
  deleteVelocityControl(
    input: DeleteVelocityControlInput,
    options?: CallOptions,
  ): Promise<DeleteVelocityControlResponse>;
  /**
   * Deletes accounts of wallets. They can no longer sign. Their wallets stay and derive the same keys at the same
   * paths again. All or none are deleted.
   */
  deleteWalletAccounts(input: DeleteWalletAccountsInput, options?: CallOptions): Promise<DeleteWalletAccountsResponse>;
  /** Deletes wallets with all their accounts for good. All or none are deleted. */
  deleteWallets(input: DeleteWalletsInput, options?: CallOptions): Promise<DeleteWalletsResponse>;
  /** Takes a receiver of webhook events away, and the events that wait for it. */
  deleteWebhookEndpoint(
    input: DeleteWebhookEndpointInput,
    options?: CallOptions,
  ): Promise<DeleteWebhookEndpointResponse>;
  /**
   * Takes the auth proxy away, with its user, its key and its settings. Who has signed up by it keeps their
   * sub-organization; a proxy that is enabled later has another configuration id.
   */
  disableAuthProxy(input: DisableAuthProxyInput, options?: CallOptions): Promise<DisableAuthProxyResponse>;
  /** Disables a private key for good. It stays in the organization and can be read, but it never signs again. */
  disablePrivateKey(input: DisablePrivateKeyInput, options?: CallOptions): Promise<DisablePrivateKeyResponse>;
  /** Names the app. */
  emailAuth(input: EmailAuthInputV3, options?: CallOptions): Promise<EmailAuthResponseV3>;
  /**
   * Sends a user an e-mail that lets them log in. It carries the private half of a new expiring API key, encrypted
   * to a key that the user's device holds; the answer carries ids only.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
   */
  emailAuthV1(input: EmailAuthInput, options?: CallOptions): Promise<EmailAuthResponse>;
  /**
   * Has the same parameters as version 1.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
   */
  emailAuthV2(input: EmailAuthInputV2, options?: CallOptions): Promise<EmailAuthResponseV2>;
  /**
   * Gives the organization an auth proxy, by which pages and apps without a back end of their own sign people up
   * and log them in. It gets a user with an API key that never leaves the service and is good for that alone:
   * sending and checking one-time codes, logins by them or by OAuth, and new sub-organizations. No page may use it
   * until updateAuthProxyConfig names the page's origin.
   */
  enableAuthProxy(input: EnableAuthProxyInput, options?: CallOptions): Promise<EnableAuthProxyResponse>;
  /**
   * Explains how the policies decide about an activity, clause by clause, and who could still approve it. The
   * decision is the real one, made by the present rules, brakes and spending limits, but nothing changes. An
   * addition to the API, which existing clients do not know.
   */
  explainPolicy(input: ExplainPolicyRequest, options?: CallOptions): Promise<ExplainPolicyResponse>;
  /** Exports a private key, encrypted to a key of the caller. */
  exportPrivateKey(input: ExportPrivateKeyInput, options?: CallOptions): Promise<ExportPrivateKeyResponse>;
  /**
   * Exports secrets, each encrypted to a key of the caller. Policies decide about each of them, and all or none
   * are exported.
   */
  exportSecrets(input: ExportSecretsInput, options?: CallOptions): Promise<ExportSecretsResponse>;
  /** Exports a wallet's mnemonic, encrypted to a key of the caller. It opens all accounts of the wallet. */
  exportWallet(input: ExportWalletInput, options?: CallOptions): Promise<ExportWalletResponse>;
  /** Exports the private key of one account of a wallet, encrypted to a key of the caller. */
  exportWalletAccount(input: ExportWalletAccountInput, options?: CallOptions): Promise<ExportWalletAccountResponse>;
  /**
   * Stops signing, export and deletion of keys at once: of the organization, of wallets and private keys, or of
   * what users ask for and approve. Any one root user does this, whatever the quorum and policies say; policies
   * can let others. Only the root quorum thaws. An addition to the API, which existing clients do not know.
   */
  freeze(input: FreezeInput, options?: CallOptions): Promise<FreezeResponse>;
  /** Lists which policies of an organization are active now. */
  getActivePolicies(input: GetActivePoliciesRequest, options?: CallOptions): Promise<GetActivePoliciesResponse>;
  /** Reads one activity, with its votes and, once it is completed, its result. */
  getActivity(input: GetActivityRequest, options?: CallOptions): Promise<GetActivityResponse>;
  /**
   * Reads what the transparency log has of an activity: the record of its submission, of each vote that followed,
   * and of refused votes, each with its salt and a proof that it is in the log. An addition to the API, which
   * existing clients do not know.
   */
  getActivityReceipts(input: GetActivityReceiptsRequest, options?: CallOptions): Promise<GetActivityReceiptsResponse>;
  /** Reads one API key. */
  getApiKey(input: GetApiKeyRequest, options?: CallOptions): Promise<GetApiKeyResponse>;
  /** Lists API keys, of one user or of the whole organization. */
  getApiKeys(input: GetApiKeysRequest, options?: CallOptions): Promise<GetApiKeysResponse>;
  /** Reads the attestation document of an isolated part of the service, which says what code runs there. */
  getAttestation(input: GetAttestationRequest, options?: CallOptions): Promise<GetAttestationResponse>;
  /** Reads how the organization's auth proxy is set. */
  getAuthProxyConfig(input: GetAuthProxyConfigRequest, options?: CallOptions): Promise<GetAuthProxyConfigResponse>;
  /** Reads one authenticator. */
  getAuthenticator(input: GetAuthenticatorRequest, options?: CallOptions): Promise<GetAuthenticatorResponse>;
  /** Lists the authenticators of one user. */
  getAuthenticators(input: GetAuthenticatorsRequest, options?: CallOptions): Promise<GetAuthenticatorsResponse>;
  /**
   * Returns the IP allowlist of an organization, or of one of its API keys. One that was never set is returned
   * without rules, and not enabled.
   */
  getIpAllowlist(input: GetIpAllowlistRequest, options?: CallOptions): Promise<GetIpAllowlistResponse>;
  /**
   * Tells what a wallet or private key is never used for, whatever policies allow. An addition to the API, which
   * existing clients do not know.
   */
  getKeyRestrictions(input: GetKeyRestrictionsRequest, options?: CallOptions): Promise<GetKeyRestrictionsResponse>;
  /** Lists the MFA policies of a user. */
  getMfaPolicies(input: GetMfaPoliciesRequest, options?: CallOptions): Promise<GetMfaPoliciesResponse>;
  /** Reads one MFA policy of a user. */
  getMfaPolicy(input: GetMfaPolicyRequest, options?: CallOptions): Promise<GetMfaPolicyResponse>;
  /**
   * Tells which MFA policies apply to an activity that waits, and how far they are satisfied: those of the user
   * who asked for it, and of users who have approved it. The list is empty where none applies, and once the
   * activity has ended.
   */
  getMfaStatus(input: GetMfaStatusRequest, options?: CallOptions): Promise<GetMfaStatusResponse>;
  /** Reads one OAuth 2.0 credential. */
  getOauth2Credential(input: GetOauth2CredentialRequest, options?: CallOptions): Promise<GetOauth2CredentialResponse>;
  /** Lists linked OAuth accounts, of one user or of the whole organization. */
  getOauthProviders(input: GetOauthProvidersRequest, options?: CallOptions): Promise<GetOauthProvidersResponse>;
  /** Reads an organization with everything that belongs to it. */
  getOrganization(input: GetOrganizationRequest, options?: CallOptions): Promise<GetOrganizationResponse>;
  /** Reads the settings of an organization, which are its features and root quorum. */
  getOrganizationConfigs(
    input: GetOrganizationConfigsRequest,
    options?: CallOptions,
  ): Promise<GetOrganizationConfigsResponse>;
  /** Reads one policy. */
  getPolicy(input: GetPolicyRequest, options?: CallOptions): Promise<GetPolicyResponse>;
  /** Reads what the policies came to at each vote on an activity, as it was then. */
  getPolicyEvaluations(
    input: GetPolicyEvaluationsRequest,
    options?: CallOptions,
  ): Promise<GetPolicyEvaluationsResponse>;
  /** Reads one private key. Its secret half stays in the service. */
  getPrivateKey(input: GetPrivateKeyRequest, options?: CallOptions): Promise<GetPrivateKeyResponse>;
  /** Returns a session profile of an organization; of a sub-organization, one of its parent. */
  getSessionProfile(input: GetSessionProfileRequest, options?: CallOptions): Promise<GetSessionProfileResponse>;
  /** Lists the session profiles of an organization; of a sub-organization, those of its parent. */
  getSessionProfiles(input: GetSessionProfilesRequest, options?: CallOptions): Promise<GetSessionProfilesResponse>;
  /** Reads the interface of one smart contract. */
  getSmartContractInterface(
    input: GetSmartContractInterfaceRequest,
    options?: CallOptions,
  ): Promise<GetSmartContractInterfaceResponse>;
  /**
   * Tells how much of a spending limit is used up and how much is left. An addition to the API, which existing
   * clients do not know.
   */
  getSpendingUsage(input: GetSpendingUsageRequest, options?: CallOptions): Promise<GetSpendingUsageResponse>;
  /** Reads one user, with their credentials. */
  getUser(input: GetUserRequest, options?: CallOptions): Promise<GetUserResponse>;
  /** Reads one velocity control. */
  getVelocityControl(input: GetVelocityControlRequest, options?: CallOptions): Promise<GetVelocityControlResponse>;
  /** Tells for how long activities wait for votes. An addition to the API, which existing clients do not know. */
  getVoteExpiry(input: GetVoteExpiryRequest, options?: CallOptions): Promise<GetVoteExpiryResponse>;
  /** Reads one wallet. Its accounts are read by listWalletAccounts. */
  getWallet(input: GetWalletRequest, options?: CallOptions): Promise<GetWalletResponse>;
  /** Reads one account of a wallet, found by its address or its path. */
  getWalletAccount(input: GetWalletAccountRequest, options?: CallOptions): Promise<GetWalletAccountResponse>;
  /**
   * Imports a private key that was created elsewhere. Start with initImportPrivateKey, which returns the target
   * key.
   */
  importPrivateKey(input: ImportPrivateKeyInput, options?: CallOptions): Promise<ImportPrivateKeyResponse>;
  /** Imports secrets that are encrypted to target keys from initImportSecrets. All or none are imported. */
  importSecrets(input: ImportSecretsInput, options?: CallOptions): Promise<ImportSecretsResponse>;
  /** Imports a wallet that was created elsewhere. Start with initImportWallet, which returns the target key. */
  importWallet(input: ImportWalletInput, options?: CallOptions): Promise<ImportWalletResponse>;
  /**
   * Starts the import of a private key and returns the target key to which the caller encrypts it for
   * importPrivateKey.
   */
  initImportPrivateKey(input: InitImportPrivateKeyInput, options?: CallOptions): Promise<InitImportPrivateKeyResponse>;
  /**
   * Starts the import of secrets and returns a target key for each, to which the caller encrypts it for
   * importSecrets. A user has at most 100 target keys at a time; of more, the oldest are given up.
   */
  initImportSecrets(input: InitImportSecretsInput, options?: CallOptions): Promise<InitImportSecretsResponse>;
  /**
   * Starts the import of a wallet and returns the target key to which the caller encrypts the mnemonic for
   * importWallet.
   */
  initImportWallet(input: InitImportWalletInput, options?: CallOptions): Promise<InitImportWalletResponse>;
  /** Returns a key to encrypt the code to, for version 2 of verifyOtp. */
  initOtp(input: InitOtpInputV3, options?: CallOptions): Promise<InitOtpResponseV3>;
  /** Names the app, and can say how long the code holds. */
  initOtpAuth(input: InitOtpAuthInputV3, options?: CallOptions): Promise<InitOtpAuthResponseV3>;
  /**
   * Sends a user a one-time code by e-mail or SMS, valid for a few minutes and a few tries. Hand it in with
   * otpAuth.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
   */
  initOtpAuthV1(input: InitOtpAuthInput, options?: CallOptions): Promise<InitOtpAuthResponse>;
  /**
   * The code can be as long as the app wants it, and have letters. Codes of version 1 have six digits.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
   */
  initOtpAuthV2(input: InitOtpAuthInputV2, options?: CallOptions): Promise<InitOtpAuthResponseV2>;
  /**
   * The code is handed in with version 1 of verifyOtp, in plain text.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
   */
  initOtpV1(input: InitOtpInput, options?: CallOptions): Promise<InitOtpResponse>;
  /**
   * Asks for the name of the app.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
   */
  initOtpV2(input: InitOtpInputV2, options?: CallOptions): Promise<InitOtpResponseV2>;
  /** Names the app. */
  initUserEmailRecovery(
    input: InitUserEmailRecoveryInputV2,
    options?: CallOptions,
  ): Promise<InitUserEmailRecoveryResponseV2>;
  /**
   * Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
   * authenticator with recoverUser.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
   */
  initUserEmailRecoveryV1(
    input: InitUserEmailRecoveryInput,
    options?: CallOptions,
  ): Promise<InitUserEmailRecoveryResponse>;
  /** Lists activities of an organization, newest first, a page at a time. */
  listActivities(input: ListActivitiesRequest, options?: CallOptions): Promise<ListActivitiesResponse>;
  /**
   * Lists the receivers in the address books of an organization. An addition to the API, which existing clients do
   * not know.
   */
  listAddressBook(input: ListAddressBookRequest, options?: CallOptions): Promise<ListAddressBookResponse>;
  /**
   * Tells for how long dangerous changes wait after their last vote. An addition to the API, which existing
   * clients do not know.
   */
  listDelays(input: ListDelaysRequest, options?: CallOptions): Promise<ListDelaysResponse>;
  /** Lists what is frozen in an organization. An addition to the API, which existing clients do not know. */
  listFreezes(input: ListFreezesRequest, options?: CallOptions): Promise<ListFreezesResponse>;
  /**
   * Lists what the transparency log has of an organization, in order and a page at a time, for auditors, who
   * compare it with the log's entries and with the activities. Includes what leaves no activity, such as refusals.
   * An addition to the API, which existing clients do not know.
   */
  listLogRecords(input: ListLogRecordsRequest, options?: CallOptions): Promise<ListLogRecordsResponse>;
  /**
   * Lists the e-mails and text messages of an organization that are not sent: those that wait for an attempt, and
   * the last thousand that have failed; newest first, a page at a time. What is sent is not listed, and what a
   * message says is never told. An addition to the API, which existing clients do not know.
   */
  listMessages(input: ListMessagesRequest, options?: CallOptions): Promise<ListMessagesResponse>;
  /**
   * Lists the channels by which the user who asks is told what waits for their vote. Nobody sees those of others.
   * An addition to the API, which existing clients do not know.
   */
  listNotificationChannels(
    input: ListNotificationChannelsRequest,
    options?: CallOptions,
  ): Promise<ListNotificationChannelsResponse>;
  /** Lists the OAuth 2.0 credentials of an organization. */
  listOauth2Credentials(
    input: ListOauth2CredentialsRequest,
    options?: CallOptions,
  ): Promise<ListOauth2CredentialsResponse>;
  /** Lists all policies of an organization. */
  listPolicies(input: ListPoliciesRequest, options?: CallOptions): Promise<ListPoliciesResponse>;
  /** Lists the tags of an organization that private keys can carry. */
  listPrivateKeyTags(input: ListPrivateKeyTagsRequest, options?: CallOptions): Promise<ListPrivateKeyTagsResponse>;
  /** Lists all private keys of an organization. */
  listPrivateKeys(input: ListPrivateKeysRequest, options?: CallOptions): Promise<ListPrivateKeysResponse>;
  /**
   * Lists what is known of an organization's secrets, newest first, a page at a time. The secrets themselves are
   * only exported.
   */
  listSecrets(input: ListSecretsRequest, options?: CallOptions): Promise<ListSecretsResponse>;
  /** Lists the interfaces of smart contracts that an organization has. */
  listSmartContractInterfaces(
    input: ListSmartContractInterfacesRequest,
    options?: CallOptions,
  ): Promise<ListSmartContractInterfacesResponse>;
  /** Lists the spending limits of an organization. An addition to the API, which existing clients do not know. */
  listSpendingLimits(input: ListSpendingLimitsRequest, options?: CallOptions): Promise<ListSpendingLimitsResponse>;
  /** Lists the ids of sub-organizations, all or those that a name, contact or credential belongs to. */
  listSuborgs(input: ListSuborgsRequest, options?: CallOptions): Promise<ListSuborgsResponse>;
  /** Lists the tags of an organization that users can carry. */
  listUserTags(input: ListUserTagsRequest, options?: CallOptions): Promise<ListUserTagsResponse>;
  /** Lists all users of an organization, with their credentials. */
  listUsers(input: ListUsersRequest, options?: CallOptions): Promise<ListUsersResponse>;
  /** Lists the velocity controls of an organization. */
  listVelocityControls(
    input: ListVelocityControlsRequest,
    options?: CallOptions,
  ): Promise<ListVelocityControlsResponse>;
  /** Lists the ids of sub-organizations that have a user with a verified e-mail address or phone number. */
  listVerifiedSuborgs(input: ListVerifiedSuborgsRequest, options?: CallOptions): Promise<ListVerifiedSuborgsResponse>;
  /** Lists the accounts derived from one wallet or from all, newest first, a page at a time. */
  listWalletAccounts(input: ListWalletAccountsRequest, options?: CallOptions): Promise<ListWalletAccountsResponse>;
  /** Lists all wallets of an organization. */
  listWallets(input: ListWalletsRequest, options?: CallOptions): Promise<ListWalletsResponse>;
  /**
   * Lists the webhook events of an organization that are not delivered: those that wait for an attempt, and the
   * last thousand that have failed; newest first, a page at a time. What is delivered is not listed. An addition
   * to the API, which existing clients do not know.
   */
  listWebhookDeliveries(
    input: ListWebhookDeliveriesRequest,
    options?: CallOptions,
  ): Promise<ListWebhookDeliveriesResponse>;
  /** Lists the receivers of webhook events that an organization has registered. */
  listWebhookEndpoints(
    input: ListWebhookEndpointsRequest,
    options?: CallOptions,
  ): Promise<ListWebhookEndpointsResponse>;
  /**
   * Logs in the user whose linked OAuth provider has issued an OIDC token: makes an expiring API key and returns
   * its private half, encrypted to a key that the caller holds.
   */
  oauth(input: OauthInput, options?: CallOptions): Promise<OauthResponse>;
  /**
   * Exchanges the authorization code of a provider (RFC 6749 §4.1.3, with PKCE) and answers an ID token about the
   * account, signed by the deployment, for `oauth_login` and whatever else takes one.
   */
  oauth2Authenticate(input: Oauth2AuthenticateInput, options?: CallOptions): Promise<Oauth2AuthenticateResponse>;
  /**
   * Opens a session for the user whose linked OAuth provider has issued an OIDC token: the given public key, to
   * which the token is bound, becomes an expiring API key of that user.
   */
  oauthLogin(input: OauthLoginInput, options?: CallOptions): Promise<OauthLoginResponse>;
  /**
   * Logs in a user with the one-time code from initOtpAuth: makes an expiring API key and returns its private
   * half, encrypted to a key that the caller holds.
   */
  otpAuth(input: OtpAuthInput, options?: CallOptions): Promise<OtpAuthResponse>;
  /** Always asks for the signature. */
  otpLogin(input: OtpLoginInputV2, options?: CallOptions): Promise<OtpLoginResponseV2>;
  /**
   * A token without a public key needs no signature.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
   */
  otpLoginV1(input: OtpLoginInput, options?: CallOptions): Promise<OtpLoginResponse>;
  /**
   * Replays recorded activities under the present policies and under proposed ones, newest first, and tells which
   * would be decided otherwise. Nothing changes. Each activity takes its course again, from its submission over
   * the approvals that it got, by the users, tags and keys of today. An addition to the API, which existing
   * clients do not know.
   */
  planPolicies(input: PlanPoliciesRequest, options?: CallOptions): Promise<PlanPoliciesResponse>;
  /**
   * Adds a new authenticator to a user who has lost the others. The request is stamped with the credential that
   * initUserEmailRecovery sent.
   */
  recoverUser(input: RecoverUserInput, options?: CallOptions): Promise<RecoverUserResponse>;
  /**
   * Votes against an activity that waits for consensus. The answer is that activity, with its own status; a
   * rejected one is never carried out.
   */
  rejectActivity(input: RejectActivityInput, options?: CallOptions): Promise<ActivityResponse>;
  /** Removes the IP allowlist of an organization, or of one of its API keys, with all rules. */
  removeIpAllowlist(input: RemoveIpAllowlistInput, options?: CallOptions): Promise<RemoveIpAllowlistResponse>;
  /** Turns a feature of the organization off and deletes its value. The root quorum decides; policies have no say. */
  removeOrganizationFeature(
    input: RemoveOrganizationFeatureInput,
    options?: CallOptions,
  ): Promise<RemoveOrganizationFeatureResponse>;
  /**
   * Says what wallets and private keys are never used for again, whatever policies allow and whoever approves. It
   * can be added to, and nothing takes it back. Only the root quorum does this. An addition to the API, which
   * existing clients do not know.
   */
  restrictKeys(input: RestrictKeysInput, options?: CallOptions): Promise<RestrictKeysResponse>;
  /**
   * Says for how long dangerous changes wait after their last vote before they are carried out. Raising a delay
   * takes effect at once; an activity that lowers or removes one waits for as long as that one itself. What is
   * left out stays as it is. Only the root quorum does this. An addition to the API, which existing clients do not
   * know.
   */
  setDelays(input: SetDelaysInput, options?: CallOptions): Promise<SetDelaysResponse>;
  /**
   * Sets the addresses from which requests by the users of an organization are accepted, or by one of its API
   * keys. What was set before is replaced as a whole. Only organizations without a parent have an allowlist;
   * requests by users of sub-organizations and by the auth proxy are exempt. A request is refused that would shut
   * out whoever makes it.
   */
  setIpAllowlist(input: SetIpAllowlistInput, options?: CallOptions): Promise<SetIpAllowlistResponse>;
  /**
   * Switches a feature of the organization on or changes its value, such as the URL of the webhook. The root
   * quorum decides; policies have no say.
   */
  setOrganizationFeature(
    input: SetOrganizationFeatureInput,
    options?: CallOptions,
  ): Promise<SetOrganizationFeatureResponse>;
  /** Takes the id that the billing provider gave to the card. */
  setPaymentMethod(input: SetPaymentMethodInputV2, options?: CallOptions): Promise<SetPaymentMethodResponseV2>;
  /**
   * Takes the card data itself. Prefer version 2, which sends card data only to the billing provider.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
   */
  setPaymentMethodV1(input: SetPaymentMethodInput, options?: CallOptions): Promise<SetPaymentMethodResponse>;
  /**
   * Says for how long activities wait for votes. What has waited longer fails, and gives back what was held for
   * it; that holds for activities that wait already, too. Only the root quorum does this. An addition to the API,
   * which existing clients do not know.
   */
  setVoteExpiry(input: SetVoteExpiryInput, options?: CallOptions): Promise<SetVoteExpiryResponse>;
  /** Signs with wallet accounts too, named by their addresses. */
  signRawPayload(input: SignRawPayloadInputV2, options?: CallOptions): Promise<SignRawPayloadResponseV2>;
  /** Signs several payloads with the same private key or wallet account. All or none are signed. */
  signRawPayloads(input: SignRawPayloadsInput, options?: CallOptions): Promise<SignRawPayloadsResponse>;
  /** Signs with wallet accounts too, named by their addresses. */
  signTransaction(input: SignTransactionInputV2, options?: CallOptions): Promise<SignTransactionResponseV2>;
  /**
   * Signs with private keys only, named by their ids.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
   */
  signTransactionV1(input: SignTransactionInput, options?: CallOptions): Promise<SignTransactionResponse>;
  /**
   * Signs up to 100 transactions of one chain with the same private key or wallet account. Each is decided as if
   * it were sent alone, and spending limits count all of them together. All or none are signed. The service does
   * not send them to the chain. An addition to the API, which existing clients do not know.
   */
  signTransactions(input: SignTransactionsInput, options?: CallOptions): Promise<SignTransactionsResponse>;
  /**
   * Opens a session for the caller: the given public key becomes an expiring API key of the user whose credential
   * has stamped the request. Users of a sub-organization may name its parent instead, where one sub-organization
   * alone has their credential.
   */
  stampLogin(input: StampLoginInput, options?: CallOptions): Promise<StampLoginResponse>;
  /**
   * Ends freezes: keys sign and are exported again. All or none end. Only the root quorum does this. An addition
   * to the API, which existing clients do not know.
   */
  thaw(input: ThawInput, options?: CallOptions): Promise<ThawResponse>;
  /** Replaces the list of web origins whose WebAuthn credentials the organization accepts. */
  updateAllowedOrigins(input: UpdateAllowedOriginsInput, options?: CallOptions): Promise<UpdateAllowedOriginsResponse>;
  /**
   * Changes how the organization's auth proxy is set. What is left out stays as it is; an empty text takes a text
   * away.
   */
  updateAuthProxyConfig(
    input: UpdateAuthProxyConfigInput,
    options?: CallOptions,
  ): Promise<UpdateAuthProxyConfigResponse>;
  /**
   * Changes an MFA policy of a user. What is omitted stays as it is. Activities that wait are judged by the policy
   * as it is then.
   */
  updateMfaPolicy(input: UpdateMfaPolicyInput, options?: CallOptions): Promise<UpdateMfaPolicyResponse>;
  /** Replaces an OAuth 2.0 credential: provider, client id and secret. */
  updateOauth2Credential(
    input: UpdateOauth2CredentialInput,
    options?: CallOptions,
  ): Promise<UpdateOauth2CredentialResponse>;
  /** Gives the organization another name. Decided by its root quorum; policies have no say. */
  updateOrganizationName(
    input: UpdateOrganizationNameInput,
    options?: CallOptions,
  ): Promise<UpdateOrganizationNameResponse>;
  /** Can say when the policy applies. */
  updatePolicy(input: UpdatePolicyInputV2, options?: CallOptions): Promise<UpdatePolicyResponseV2>;
  /**
   * Changes a policy. What is omitted stays as it is.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
   */
  updatePolicyV1(input: UpdatePolicyInput, options?: CallOptions): Promise<UpdatePolicyResponse>;
  /** Renames a tag, puts it on private keys and takes it off private keys. */
  updatePrivateKeyTag(input: UpdatePrivateKeyTagInput, options?: CallOptions): Promise<UpdatePrivateKeyTagResponse>;
  /**
   * Sets who the root users of the organization are and how many of them must agree. Decided by the present root
   * quorum; policies have no say. A user who joins must have got no credentials or other contacts since the
   * request was made, and loses the read-only sessions that were opened as that user.
   */
  updateRootQuorum(input: UpdateRootQuorumInput, options?: CallOptions): Promise<UpdateRootQuorumResponse>;
  /**
   * Changes a spending limit. What is omitted stays as it is, and what was counted before still counts. Only the
   * root quorum does this. An addition to the API, which existing clients do not know.
   */
  updateSpendingLimit(input: UpdateSpendingLimitInput, options?: CallOptions): Promise<UpdateSpendingLimitResponse>;
  /** Changes a user. What is omitted stays as it is. */
  updateUser(input: UpdateUserInput, options?: CallOptions): Promise<UpdateUserResponse>;
  /**
   * Changes or removes a user's e-mail address. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  updateUserEmail(input: UpdateUserEmailInput, options?: CallOptions): Promise<UpdateUserEmailResponse>;
  /** Gives a user another name. */
  updateUserName(input: UpdateUserNameInput, options?: CallOptions): Promise<UpdateUserNameResponse>;
  /**
   * Changes or removes a user's phone number. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  updateUserPhoneNumber(
    input: UpdateUserPhoneNumberInput,
    options?: CallOptions,
  ): Promise<UpdateUserPhoneNumberResponse>;
  /** Renames a tag, puts it on users and takes it off users. */
  updateUserTag(input: UpdateUserTagInput, options?: CallOptions): Promise<UpdateUserTagResponse>;
  /** Renames a wallet. */
  updateWallet(input: UpdateWalletInput, options?: CallOptions): Promise<UpdateWalletResponse>;
  /** Names an account of a wallet, or gives it another name. */
  updateWalletAccountName(
    input: UpdateWalletAccountNameInput,
    options?: CallOptions,
  ): Promise<UpdateWalletAccountNameResponse>;
  /**
   * Changes a receiver of webhook events. What is omitted stays as it is. One that is switched off loses the
   * events that wait for it, and is not told what happens in the meantime.
   */
  updateWebhookEndpoint(
    input: UpdateWebhookEndpointInput,
    options?: CallOptions,
  ): Promise<UpdateWebhookEndpointResponse>;
  /** Takes the code encrypted to the target key of version 3 of initOtp, together with the public key. */
  verifyOtp(input: VerifyOtpInputV2, options?: CallOptions): Promise<VerifyOtpResponseV2>;
  /**
   * Takes the code as it is, of versions 1 and 2 of initOtp.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
   */
  verifyOtpV1(input: VerifyOtpInput, options?: CallOptions): Promise<VerifyOtpResponse>;
  /**
   * Tells of the activities of an organization and of votes on them as they happen, from now on or from behind an
   * event. Each event has the activity as it is when it is told, with all of its votes. The id of an event is the
   * number of its record in the transparency log: "0" tells of everything that is not in the archive. Without an
   * id, what was done in the second before may still be told. The stream ends with an error once the caller's
   * credential is no longer valid. An addition to the API, which existing clients do not know.
   */
  watchActivities(
    input: WatchActivitiesRequest,
    options?: StreamOptions<LogNumber>,
  ): EventStream<LogNumber, WatchActivitiesResponse>;
  /** Returns who the caller is, by the credential that stamped the request. */
  whoami(input: WhoamiRequest, options?: CallOptions): Promise<WhoamiResponse>;
  /**
   * Reads an activity by `getActivity` until it has ended, the time is over or the signal is aborted, and says
   * which of these it was. Where `activity` is a whole record that has ended already, nothing is sent.
   */
  waitForActivity(
    activity: Activity | Pick<Activity, "organizationId" | "id">,
    options?: WaitOptions,
  ): Promise<ActivityOutcome>;
}

/** Makes a client. Nothing is sent until an operation is called. */
export function createClient(options: ClientOptions): Client {
  const connection = connect(options);
  return {
    ...connection,
    acceptInvitation: (input, options) => acceptInvitation(connection, input, options),
    acceptInvitationV1: (input, options) => acceptInvitationV1(connection, input, options),
    activateBillingTier: (input, options) => activateBillingTier(connection, input, options),
    approveActivity: (input, options) => approveActivity(connection, input, options),
    checkPolicy: (input, options) => checkPolicy(connection, input, options),
    createAddressBookEntries: (input, options) => createAddressBookEntries(connection, input, options),
    createApiKeys: (input, options) => createApiKeys(connection, input, options),
    createApiKeysV1: (input, options) => createApiKeysV1(connection, input, options),
    createApiOnlyUsers: (input, options) => createApiOnlyUsers(connection, input, options),
    createAuthenticators: (input, options) => createAuthenticators(connection, input, options),
    createAuthenticatorsV1: (input, options) => createAuthenticatorsV1(connection, input, options),
    createInvitations: (input, options) => createInvitations(connection, input, options),
    createMfaPolicy: (input, options) => createMfaPolicy(connection, input, options),
    createNotificationChannel: (input, options) => createNotificationChannel(connection, input, options),
    createOauth2Credential: (input, options) => createOauth2Credential(connection, input, options),
    createOauthProviders: (input, options) => createOauthProviders(connection, input, options),
    createOauthProvidersV1: (input, options) => createOauthProvidersV1(connection, input, options),
    createOrganization: (input, options) => createOrganization(connection, input, options),
    createOrganizationV1: (input, options) => createOrganizationV1(connection, input, options),
    createPolicies: (input, options) => createPolicies(connection, input, options),
    createPolicy: (input, options) => createPolicy(connection, input, options),
    createPolicyV1: (input, options) => createPolicyV1(connection, input, options),
    createPolicyV2: (input, options) => createPolicyV2(connection, input, options),
    createPrivateKeyTag: (input, options) => createPrivateKeyTag(connection, input, options),
    createPrivateKeys: (input, options) => createPrivateKeys(connection, input, options),
    createPrivateKeysV1: (input, options) => createPrivateKeysV1(connection, input, options),
    createReadOnlySession: (input, options) => createReadOnlySession(connection, input, options),
    createReadWriteSession: (input, options) => createReadWriteSession(connection, input, options),
    createReadWriteSessionV1: (input, options) => createReadWriteSessionV1(connection, input, options),
    createSessionProfile: (input, options) => createSessionProfile(connection, input, options),
    createSmartContractInterface: (input, options) => createSmartContractInterface(connection, input, options),
    createSpendingLimit: (input, options) => createSpendingLimit(connection, input, options),
    createSubOrganization: (input, options) => createSubOrganization(connection, input, options),
    createSubOrganizationV1: (input, options) => createSubOrganizationV1(connection, input, options),
    createSubOrganizationV2: (input, options) => createSubOrganizationV2(connection, input, options),
    createSubOrganizationV3: (input, options) => createSubOrganizationV3(connection, input, options),
    createSubOrganizationV4: (input, options) => createSubOrganizationV4(connection, input, options),
    createSubOrganizationV5: (input, options) => createSubOrganizationV5(connection, input, options),
    createSubOrganizationV6: (input, options) => createSubOrganizationV6(connection, input, options),
    createSubOrganizationV7: (input, options) => createSubOrganizationV7(connection, input, options),
    createUserTag: (input, options) => createUserTag(connection, input, options),
    createUsers: (input, options) => createUsers(connection, input, options),
    createUsersV1: (input, options) => createUsersV1(connection, input, options),
    createUsersV2: (input, options) => createUsersV2(connection, input, options),
    createUsersV3: (input, options) => createUsersV3(connection, input, options),
    createVelocityControl: (input, options) => createVelocityControl(connection, input, options),
    createWallet: (input, options) => createWallet(connection, input, options),
    createWalletAccounts: (input, options) => createWalletAccounts(connection, input, options),
    createWebhookEndpoint: (input, options) => createWebhookEndpoint(connection, input, options),
    deleteAddressBookEntries: (input, options) => deleteAddressBookEntries(connection, input, options),
    deleteApiKeys: (input, options) => deleteApiKeys(connection, input, options),
    deleteAuthenticators: (input, options) => deleteAuthenticators(connection, input, options),
    deleteInvitation: (input, options) => deleteInvitation(connection, input, options),
    deleteMfaPolicy: (input, options) => deleteMfaPolicy(connection, input, options),
    deleteNotificationChannel: (input, options) => deleteNotificationChannel(connection, input, options),
    deleteOauth2Credential: (input, options) => deleteOauth2Credential(connection, input, options),
    deleteOauthProviders: (input, options) => deleteOauthProviders(connection, input, options),
    deleteOrganization: (input, options) => deleteOrganization(connection, input, options),
    deletePaymentMethod: (input, options) => deletePaymentMethod(connection, input, options),
    deletePolicies: (input, options) => deletePolicies(connection, input, options),
    deletePolicy: (input, options) => deletePolicy(connection, input, options),
    deletePrivateKeyTags: (input, options) => deletePrivateKeyTags(connection, input, options),
    deletePrivateKeys: (input, options) => deletePrivateKeys(connection, input, options),
    deleteSecrets: (input, options) => deleteSecrets(connection, input, options),
    deleteSmartContractInterface: (input, options) => deleteSmartContractInterface(connection, input, options),
    deleteSpendingLimits: (input, options) => deleteSpendingLimits(connection, input, options),
    deleteSubOrganization: (input, options) => deleteSubOrganization(connection, input, options),
    deleteUserTags: (input, options) => deleteUserTags(connection, input, options),
    deleteUsers: (input, options) => deleteUsers(connection, input, options),
    deleteVelocityControl: (input, options) => deleteVelocityControl(connection, input, options),
    deleteWalletAccounts: (input, options) => deleteWalletAccounts(connection, input, options),
    deleteWallets: (input, options) => deleteWallets(connection, input, options),
    deleteWebhookEndpoint: (input, options) => deleteWebhookEndpoint(connection, input, options),
    disableAuthProxy: (input, options) => disableAuthProxy(connection, input, options),
    disablePrivateKey: (input, options) => disablePrivateKey(connection, input, options),
    emailAuth: (input, options) => emailAuth(connection, input, options),
    emailAuthV1: (input, options) => emailAuthV1(connection, input, options),
    emailAuthV2: (input, options) => emailAuthV2(connection, input, options),
    enableAuthProxy: (input, options) => enableAuthProxy(connection, input, options),
    explainPolicy: (input, options) => explainPolicy(connection, input, options),
    exportPrivateKey: (input, options) => exportPrivateKey(connection, input, options),
    exportSecrets: (input, options) => exportSecrets(connection, input, options),
    exportWallet: (input, options) => exportWallet(connection, input, options),
    exportWalletAccount: (input, options) => exportWalletAccount(connection, input, options),
    freeze: (input, options) => freeze(connection, input, options),
    getActivePolicies: (input, options) => getActivePolicies(connection, input, options),
    getActivity: (input, options) => getActivity(connection, input, options),
    getActivityReceipts: (input, options) => getActivityReceipts(connection, input, options),
    getApiKey: (input, options) => getApiKey(connection, input, options),
    getApiKeys: (input, options) => getApiKeys(connection, input, options),
    getAttestation: (input, options) => getAttestation(connection, input, options),
    getAuthProxyConfig: (input, options) => getAuthProxyConfig(connection, input, options),
    getAuthenticator: (input, options) => getAuthenticator(connection, input, options),
    getAuthenticators: (input, options) => getAuthenticators(connection, input, options),
    getIpAllowlist: (input, options) => getIpAllowlist(connection, input, options),
    getKeyRestrictions: (input, options) => getKeyRestrictions(connection, input, options),
    getMfaPolicies: (input, options) => getMfaPolicies(connection, input, options),
    getMfaPolicy: (input, options) => getMfaPolicy(connection, input, options),
    getMfaStatus: (input, options) => getMfaStatus(connection, input, options),
    getOauth2Credential: (input, options) => getOauth2Credential(connection, input, options),
    getOauthProviders: (input, options) => getOauthProviders(connection, input, options),
    getOrganization: (input, options) => getOrganization(connection, input, options),
    getOrganizationConfigs: (input, options) => getOrganizationConfigs(connection, input, options),
    getPolicy: (input, options) => getPolicy(connection, input, options),
    getPolicyEvaluations: (input, options) => getPolicyEvaluations(connection, input, options),
    getPrivateKey: (input, options) => getPrivateKey(connection, input, options),
    getSessionProfile: (input, options) => getSessionProfile(connection, input, options),
    getSessionProfiles: (input, options) => getSessionProfiles(connection, input, options),
    getSmartContractInterface: (input, options) => getSmartContractInterface(connection, input, options),
    getSpendingUsage: (input, options) => getSpendingUsage(connection, input, options),
    getUser: (input, options) => getUser(connection, input, options),
    getVelocityControl: (input, options) => getVelocityControl(connection, input, options),
    getVoteExpiry: (input, options) => getVoteExpiry(connection, input, options),
    getWallet: (input, options) => getWallet(connection, input, options),
    getWalletAccount: (input, options) => getWalletAccount(connection, input, options),
    importPrivateKey: (input, options) => importPrivateKey(connection, input, options),
    importSecrets: (input, options) => importSecrets(connection, input, options),
    importWallet: (input, options) => importWallet(connection, input, options),
    initImportPrivateKey: (input, options) => initImportPrivateKey(connection, input, options),
    initImportSecrets: (input, options) => initImportSecrets(connection, input, options),
    initImportWallet: (input, options) => initImportWallet(connection, input, options),
    initOtp: (input, options) => initOtp(connection, input, options),
    initOtpAuth: (input, options) => initOtpAuth(connection, input, options),
    initOtpAuthV1: (input, options) => initOtpAuthV1(connection, input, options),
    initOtpAuthV2: (input, options) => initOtpAuthV2(connection, input, options),
    initOtpV1: (input, options) => initOtpV1(connection, input, options),
    initOtpV2: (input, options) => initOtpV2(connection, input, options),
    initUserEmailRecovery: (input, options) => initUserEmailRecovery(connection, input, options),
    initUserEmailRecoveryV1: (input, options) => initUserEmailRecoveryV1(connection, input, options),
    listActivities: (input, options) => listActivities(connection, input, options),
    listAddressBook: (input, options) => listAddressBook(connection, input, options),
    listDelays: (input, options) => listDelays(connection, input, options),
    listFreezes: (input, options) => listFreezes(connection, input, options),
    listLogRecords: (input, options) => listLogRecords(connection, input, options),
    listMessages: (input, options) => listMessages(connection, input, options),
    listNotificationChannels: (input, options) => listNotificationChannels(connection, input, options),
    listOauth2Credentials: (input, options) => listOauth2Credentials(connection, input, options),
    listPolicies: (input, options) => listPolicies(connection, input, options),
    listPrivateKeyTags: (input, options) => listPrivateKeyTags(connection, input, options),
    listPrivateKeys: (input, options) => listPrivateKeys(connection, input, options),
    listSecrets: (input, options) => listSecrets(connection, input, options),
    listSmartContractInterfaces: (input, options) => listSmartContractInterfaces(connection, input, options),
    listSpendingLimits: (input, options) => listSpendingLimits(connection, input, options),
    listSuborgs: (input, options) => listSuborgs(connection, input, options),
    listUserTags: (input, options) => listUserTags(connection, input, options),
    listUsers: (input, options) => listUsers(connection, input, options),
    listVelocityControls: (input, options) => listVelocityControls(connection, input, options),
    listVerifiedSuborgs: (input, options) => listVerifiedSuborgs(connection, input, options),
    listWalletAccounts: (input, options) => listWalletAccounts(connection, input, options),
    listWallets: (input, options) => listWallets(connection, input, options),
    listWebhookDeliveries: (input, options) => listWebhookDeliveries(connection, input, options),
    listWebhookEndpoints: (input, options) => listWebhookEndpoints(connection, input, options),
    oauth: (input, options) => oauth(connection, input, options),
    oauth2Authenticate: (input, options) => oauth2Authenticate(connection, input, options),
    oauthLogin: (input, options) => oauthLogin(connection, input, options),
    otpAuth: (input, options) => otpAuth(connection, input, options),
    otpLogin: (input, options) => otpLogin(connection, input, options),
    otpLoginV1: (input, options) => otpLoginV1(connection, input, options),
    planPolicies: (input, options) => planPolicies(connection, input, options),
    recoverUser: (input, options) => recoverUser(connection, input, options),
    rejectActivity: (input, options) => rejectActivity(connection, input, options),
    removeIpAllowlist: (input, options) => removeIpAllowlist(connection, input, options),
    removeOrganizationFeature: (input, options) => removeOrganizationFeature(connection, input, options),
    restrictKeys: (input, options) => restrictKeys(connection, input, options),
    setDelays: (input, options) => setDelays(connection, input, options),
    setIpAllowlist: (input, options) => setIpAllowlist(connection, input, options),
    setOrganizationFeature: (input, options) => setOrganizationFeature(connection, input, options),
    setPaymentMethod: (input, options) => setPaymentMethod(connection, input, options),
    setPaymentMethodV1: (input, options) => setPaymentMethodV1(connection, input, options),
    setVoteExpiry: (input, options) => setVoteExpiry(connection, input, options),
    signRawPayload: (input, options) => signRawPayload(connection, input, options),
    signRawPayloads: (input, options) => signRawPayloads(connection, input, options),
    signTransaction: (input, options) => signTransaction(connection, input, options),
    signTransactionV1: (input, options) => signTransactionV1(connection, input, options),
    signTransactions: (input, options) => signTransactions(connection, input, options),
    stampLogin: (input, options) => stampLogin(connection, input, options),
    thaw: (input, options) => thaw(connection, input, options),
    updateAllowedOrigins: (input, options) => updateAllowedOrigins(connection, input, options),
    updateAuthProxyConfig: (input, options) => updateAuthProxyConfig(connection, input, options),
    updateMfaPolicy: (input, options) => updateMfaPolicy(connection, input, options),
    updateOauth2Credential: (input, options) => updateOauth2Credential(connection, input, options),
    updateOrganizationName: (input, options) => updateOrganizationName(connection, input, options),
    updatePolicy: (input, options) => updatePolicy(connection, input, options),
    updatePolicyV1: (input, options) => updatePolicyV1(connection, input, options),
    updatePrivateKeyTag: (input, options) => updatePrivateKeyTag(connection, input, options),
    updateRootQuorum: (input, options) => updateRootQuorum(connection, input, options),
    updateSpendingLimit: (input, options) => updateSpendingLimit(connection, input, options),
    updateUser: (input, options) => updateUser(connection, input, options),
    updateUserEmail: (input, options) => updateUserEmail(connection, input, options),
    updateUserName: (input, options) => updateUserName(connection, input, options),
    updateUserPhoneNumber: (input, options) => updateUserPhoneNumber(connection, input, options),
    updateUserTag: (input, options) => updateUserTag(connection, input, options),
    updateWallet: (input, options) => updateWallet(connection, input, options),
    updateWalletAccountName: (input, options) => updateWalletAccountName(connection, input, options),
    updateWebhookEndpoint: (input, options) => updateWebhookEndpoint(connection, input, options),
    verifyOtp: (input, options) => verifyOtp(connection, input, options),
    verifyOtpV1: (input, options) => verifyOtpV1(connection, input, options),
    watchActivities: (input, options) => watchActivities(connection, input, options),
    whoami: (input, options) => whoami(connection, input, options),
    waitForActivity: (activity, options) => waitForActivity(connection, activity, options),
  };
}
