// The server's side of Countersign API.

import type { AcceptInvitationAnswer } from "./activities/accept-invitation.js";
import type { ActivateBillingTierResponse } from "./activities/activate-billing-tier.js";
import type { CreateAddressBookEntriesResponse } from "./activities/create-address-book-entries.js";
import type { CreateApiKeysAnswer } from "./activities/create-api-keys.js";
import type { CreateApiOnlyUsersResponse } from "./activities/create-api-only-users.js";
import type { CreateAuthenticatorsAnswer } from "./activities/create-authenticators.js";
import type { CreateInvitationsResponse } from "./activities/create-invitations.js";
import type { CreateMfaPolicyResponse } from "./activities/create-mfa-policy.js";
import type { CreateNotificationChannelResponse } from "./activities/create-notification-channel.js";
import type { CreateOauthProvidersAnswer } from "./activities/create-oauth-providers.js";
import type { CreateOauth2CredentialResponse } from "./activities/create-oauth2-credential.js";
import type { CreateOrganizationAnswer } from "./activities/create-organization.js";
import type { CreatePoliciesResponse } from "./activities/create-policies.js";
import type { CreatePolicyAnswer } from "./activities/create-policy.js";
import type { CreatePrivateKeyTagResponse } from "./activities/create-private-key-tag.js";
import type { CreatePrivateKeysAnswer } from "./activities/create-private-keys.js";
import type { CreateReadOnlySessionResponse } from "./activities/create-read-only-session.js";
import type { CreateReadWriteSessionAnswer } from "./activities/create-read-write-session.js";
import type { CreateSessionProfileResponse } from "./activities/create-session-profile.js";
import type { CreateSmartContractInterfaceResponse } from "./activities/create-smart-contract-interface.js";
import type { CreateSpendingLimitResponse } from "./activities/create-spending-limit.js";
import type { CreateSubOrganizationAnswer } from "./activities/create-sub-organization.js";
import type { CreateUserTagResponse } from "./activities/create-user-tag.js";
import type { CreateUsersAnswer } from "./activities/create-users.js";
import type { CreateVelocityControlResponse } from "./activities/create-velocity-control.js";
import type { CreateWalletResponse } from "./activities/create-wallet.js";
import type { CreateWalletAccountsResponse } from "./activities/create-wallet-accounts.js";
import type { CreateWebhookEndpointResponse } from "./activities/create-webhook-endpoint.js";
import type { DeleteAddressBookEntriesResponse } from "./activities/delete-address-book-entries.js";
import type { DeleteApiKeysResponse } from "./activities/delete-api-keys.js";
import type { DeleteAuthenticatorsResponse } from "./activities/delete-authenticators.js";
import type { DeleteInvitationResponse } from "./activities/delete-invitation.js";
import type { DeleteMfaPolicyResponse } from "./activities/delete-mfa-policy.js";
import type { DeleteNotificationChannelResponse } from "./activities/delete-notification-channel.js";
import type { DeleteOauthProvidersResponse } from "./activities/delete-oauth-providers.js";
import type { DeleteOauth2CredentialResponse } from "./activities/delete-oauth2-credential.js";
import type { DeleteOrganizationResponse } from "./activities/delete-organization.js";
import type { DeletePaymentMethodResponse } from "./activities/delete-payment-method.js";
import type { DeletePoliciesResponse } from "./activities/delete-policies.js";
import type { DeletePolicyResponse } from "./activities/delete-policy.js";
import type { DeletePrivateKeyTagsResponse } from "./activities/delete-private-key-tags.js";
import type { DeletePrivateKeysResponse } from "./activities/delete-private-keys.js";
import type { DeleteSecretsResponse } from "./activities/delete-secrets.js";
import type { DeleteSmartContractInterfaceResponse } from "./activities/delete-smart-contract-interface.js";
import type { DeleteSpendingLimitsResponse } from "./activities/delete-spending-limits.js";
import type { DeleteSubOrganizationResponse } from "./activities/delete-sub-organization.js";
import type { DeleteUserTagsResponse } from "./activities/delete-user-tags.js";
import type { DeleteUsersResponse } from "./activities/delete-users.js";
import type { DeleteVelocityControlResponse } from "./activities/delete-velocity-control.js";
import type { DeleteWalletAccountsResponse } from "./activities/delete-wallet-accounts.js";
import type { DeleteWalletsResponse } from "./activities/delete-wallets.js";
import type { DeleteWebhookEndpointResponse } from "./activities/delete-webhook-endpoint.js";
import type { DisableAuthProxyResponse } from "./activities/disable-auth-proxy.js";
import type { DisablePrivateKeyResponse } from "./activities/disable-private-key.js";
import type { EmailAuthAnswer } from "./activities/email-auth.js";
import type { EnableAuthProxyResponse } from "./activities/enable-auth-proxy.js";
import type { ExportPrivateKeyResponse } from "./activities/export-private-key.js";
import type { ExportSecretsResponse } from "./activities/export-secrets.js";
import type { ExportWalletResponse } from "./activities/export-wallet.js";
import type { ExportWalletAccountResponse } from "./activities/export-wallet-account.js";
import type { FreezeResponse } from "./activities/freeze.js";
import type { ImportPrivateKeyResponse } from "./activities/import-private-key.js";
import type { ImportSecretsResponse } from "./activities/import-secrets.js";
import type { ImportWalletResponse } from "./activities/import-wallet.js";
import type { InitImportPrivateKeyResponse } from "./activities/init-import-private-key.js";
import type { InitImportSecretsResponse } from "./activities/init-import-secrets.js";
import type { InitImportWalletResponse } from "./activities/init-import-wallet.js";
import type { InitOtpAnswer } from "./activities/init-otp.js";
import type { InitOtpAuthAnswer } from "./activities/init-otp-auth.js";
import type { InitUserEmailRecoveryAnswer } from "./activities/init-user-email-recovery.js";
import type { OauthResponse } from "./activities/oauth.js";
import type { OauthLoginResponse } from "./activities/oauth-login.js";
import type { Oauth2AuthenticateResponse } from "./activities/oauth2-authenticate.js";
import type { OtpAuthResponse } from "./activities/otp-auth.js";
import type { OtpLoginAnswer } from "./activities/otp-login.js";
import type { RecoverUserResponse } from "./activities/recover-user.js";
import type { RemoveIpAllowlistResponse } from "./activities/remove-ip-allowlist.js";
import type { RemoveOrganizationFeatureResponse } from "./activities/remove-organization-feature.js";
import type { RestrictKeysResponse } from "./activities/restrict-keys.js";
import type { SetDelaysResponse } from "./activities/set-delays.js";
import type { SetIpAllowlistResponse } from "./activities/set-ip-allowlist.js";
import type { SetOrganizationFeatureResponse } from "./activities/set-organization-feature.js";
import type { SetPaymentMethodAnswer } from "./activities/set-payment-method.js";
import type { SetVoteExpiryResponse } from "./activities/set-vote-expiry.js";
import type { SignRawPayloadResponseV2 } from "./activities/sign-raw-payload.js";
import type { SignRawPayloadsResponse } from "./activities/sign-raw-payloads.js";
import type { SignTransactionAnswer } from "./activities/sign-transaction.js";
import type { SignTransactionsResponse } from "./activities/sign-transactions.js";
import type { StampLoginResponse } from "./activities/stamp-login.js";
import type { ThawResponse } from "./activities/thaw.js";
import type { UpdateAllowedOriginsResponse } from "./activities/update-allowed-origins.js";
import type { UpdateAuthProxyConfigResponse } from "./activities/update-auth-proxy-config.js";
import type { UpdateMfaPolicyResponse } from "./activities/update-mfa-policy.js";
import type { UpdateOauth2CredentialResponse } from "./activities/update-oauth2-credential.js";
import type { UpdateOrganizationNameResponse } from "./activities/update-organization-name.js";
import type { UpdatePolicyAnswer } from "./activities/update-policy.js";
import type { UpdatePrivateKeyTagResponse } from "./activities/update-private-key-tag.js";
import type { UpdateRootQuorumResponse } from "./activities/update-root-quorum.js";
import type { UpdateSpendingLimitResponse } from "./activities/update-spending-limit.js";
import type { UpdateUserResponse } from "./activities/update-user.js";
import type { UpdateUserEmailResponse } from "./activities/update-user-email.js";
import type { UpdateUserNameResponse } from "./activities/update-user-name.js";
import type { UpdateUserPhoneNumberResponse } from "./activities/update-user-phone-number.js";
import type { UpdateUserTagResponse } from "./activities/update-user-tag.js";
import type { UpdateWalletResponse } from "./activities/update-wallet.js";
import type { UpdateWalletAccountNameResponse } from "./activities/update-wallet-account-name.js";
import type { UpdateWebhookEndpointResponse } from "./activities/update-webhook-endpoint.js";
import type { VerifyOtpAnswer } from "./activities/verify-otp.js";
import type { ActivityResponse } from "./activity.js";
import type { CheckPolicyResponse } from "./queries/check-policy.js";
import type { ExplainPolicyResponse } from "./queries/explain-policy.js";
import type { GetActivePoliciesResponse } from "./queries/get-active-policies.js";
import type { GetActivityResponse } from "./queries/get-activity.js";
import type { GetActivityReceiptsResponse } from "./queries/get-activity-receipts.js";
import type { GetApiKeyResponse } from "./queries/get-api-key.js";
import type { GetApiKeysResponse } from "./queries/get-api-keys.js";
import type { GetAttestationResponse } from "./queries/get-attestation.js";
import type { GetAuthProxyConfigResponse } from "./queries/get-auth-proxy-config.js";
import type { GetAuthenticatorResponse } from "./queries/get-authenticator.js";
import type { GetAuthenticatorsResponse } from "./queries/get-authenticators.js";
import type { GetIpAllowlistResponse } from "./queries/get-ip-allowlist.js";
import type { GetKeyRestrictionsResponse } from "./queries/get-key-restrictions.js";
import type { GetMfaPoliciesResponse } from "./queries/get-mfa-policies.js";
import type { GetMfaPolicyResponse } from "./queries/get-mfa-policy.js";
import type { GetMfaStatusResponse } from "./queries/get-mfa-status.js";
import type { GetOauthProvidersResponse } from "./queries/get-oauth-providers.js";
import type { GetOauth2CredentialResponse } from "./queries/get-oauth2-credential.js";
import type { GetOrganizationResponse } from "./queries/get-organization.js";
import type { GetOrganizationConfigsResponse } from "./queries/get-organization-configs.js";
import type { GetPolicyResponse } from "./queries/get-policy.js";
import type { GetPolicyEvaluationsResponse } from "./queries/get-policy-evaluations.js";
import type { GetPrivateKeyResponse } from "./queries/get-private-key.js";
import type { GetSessionProfileResponse } from "./queries/get-session-profile.js";
import type { GetSessionProfilesResponse } from "./queries/get-session-profiles.js";
import type { GetSmartContractInterfaceResponse } from "./queries/get-smart-contract-interface.js";
import type { GetSpendingUsageResponse } from "./queries/get-spending-usage.js";
import type { GetUserResponse } from "./queries/get-user.js";
import type { GetVelocityControlResponse } from "./queries/get-velocity-control.js";
import type { GetVoteExpiryResponse } from "./queries/get-vote-expiry.js";
import type { GetWalletResponse } from "./queries/get-wallet.js";
import type { GetWalletAccountResponse } from "./queries/get-wallet-account.js";
import type { ListActivitiesResponse } from "./queries/list-activities.js";
import type { ListAddressBookResponse } from "./queries/list-address-book.js";
import type { ListDelaysResponse } from "./queries/list-delays.js";
import type { ListFreezesResponse } from "./queries/list-freezes.js";
import type { ListLogRecordsResponse } from "./queries/list-log-records.js";
import type { ListMessagesResponse } from "./queries/list-messages.js";
import type { ListNotificationChannelsResponse } from "./queries/list-notification-channels.js";
import type { ListOauth2CredentialsResponse } from "./queries/list-oauth2-credentials.js";
import type { ListPoliciesResponse } from "./queries/list-policies.js";
import type { ListPrivateKeyTagsResponse } from "./queries/list-private-key-tags.js";
import type { ListPrivateKeysResponse } from "./queries/list-private-keys.js";
import type { ListSecretsResponse } from "./queries/list-secrets.js";
import type { ListSmartContractInterfacesResponse } from "./queries/list-smart-contract-interfaces.js";
import type { ListSpendingLimitsResponse } from "./queries/list-spending-limits.js";
import type { ListSuborgsResponse } from "./queries/list-suborgs.js";
import type { ListUserTagsResponse } from "./queries/list-user-tags.js";
import type { ListUsersResponse } from "./queries/list-users.js";
import type { ListVelocityControlsResponse } from "./queries/list-velocity-controls.js";
import type { ListVerifiedSuborgsResponse } from "./queries/list-verified-suborgs.js";
import type { ListWalletAccountsResponse } from "./queries/list-wallet-accounts.js";
import type { ListWalletsResponse } from "./queries/list-wallets.js";
import type { ListWebhookDeliveriesResponse } from "./queries/list-webhook-deliveries.js";
import type { ListWebhookEndpointsResponse } from "./queries/list-webhook-endpoints.js";
import type { PlanPoliciesResponse } from "./queries/plan-policies.js";
import type { WatchActivitiesResponse } from "./queries/watch-activities.js";
import type { WhoamiResponse } from "./queries/whoami.js";
import type { Events, StreamStart } from "./runtime/events.js";
import type { Awaitable, Handler, Hooks, ServerOperation } from "./runtime/server.js";
import type { Answer } from "./runtime/streamed.js";
import { errorStatuses } from "./errors.js";
import { eventsFrom } from "./runtime/events.js";
import { lenient } from "./runtime/lenient.js";
import { createHandler } from "./runtime/server.js";
import { AcceptInvitationBody } from "./validators/activities/accept-invitation.js";
import { ActivateBillingTierRequest } from "./validators/activities/activate-billing-tier.js";
import { ApproveActivityRequest } from "./validators/activities/approve-activity.js";
import { CreateAddressBookEntriesRequest } from "./validators/activities/create-address-book-entries.js";
import { CreateApiKeysBody } from "./validators/activities/create-api-keys.js";
import { CreateApiOnlyUsersRequest } from "./validators/activities/create-api-only-users.js";
import { CreateAuthenticatorsBody } from "./validators/activities/create-authenticators.js";
import { CreateInvitationsRequest } from "./validators/activities/create-invitations.js";
import { CreateMfaPolicyRequest } from "./validators/activities/create-mfa-policy.js";
import { CreateNotificationChannelRequest } from "./validators/activities/create-notification-channel.js";
import { CreateOauthProvidersBody } from "./validators/activities/create-oauth-providers.js";
import { CreateOauth2CredentialRequest } from "./validators/activities/create-oauth2-credential.js";
import { CreateOrganizationBody } from "./validators/activities/create-organization.js";
import { CreatePoliciesRequest } from "./validators/activities/create-policies.js";
import { CreatePolicyBody } from "./validators/activities/create-policy.js";
import { CreatePrivateKeyTagRequest } from "./validators/activities/create-private-key-tag.js";
import { CreatePrivateKeysBody } from "./validators/activities/create-private-keys.js";
import { CreateReadOnlySessionRequest } from "./validators/activities/create-read-only-session.js";
import { CreateReadWriteSessionBody } from "./validators/activities/create-read-write-session.js";
import { CreateSessionProfileRequest } from "./validators/activities/create-session-profile.js";
import { CreateSmartContractInterfaceRequest } from "./validators/activities/create-smart-contract-interface.js";
import { CreateSpendingLimitRequest } from "./validators/activities/create-spending-limit.js";
import { CreateSubOrganizationBody } from "./validators/activities/create-sub-organization.js";
import { CreateUserTagRequest } from "./validators/activities/create-user-tag.js";
import { CreateUsersBody } from "./validators/activities/create-users.js";
import { CreateVelocityControlRequest } from "./validators/activities/create-velocity-control.js";
import { CreateWalletRequest } from "./validators/activities/create-wallet.js";
import { CreateWalletAccountsRequest } from "./validators/activities/create-wallet-accounts.js";
import { CreateWebhookEndpointRequest } from "./validators/activities/create-webhook-endpoint.js";
import { DeleteAddressBookEntriesRequest } from "./validators/activities/delete-address-book-entries.js";
import { DeleteApiKeysRequest } from "./validators/activities/delete-api-keys.js";
import { DeleteAuthenticatorsRequest } from "./validators/activities/delete-authenticators.js";
import { DeleteInvitationRequest } from "./validators/activities/delete-invitation.js";
import { DeleteMfaPolicyRequest } from "./validators/activities/delete-mfa-policy.js";
import { DeleteNotificationChannelRequest } from "./validators/activities/delete-notification-channel.js";
import { DeleteOauthProvidersRequest } from "./validators/activities/delete-oauth-providers.js";
import { DeleteOauth2CredentialRequest } from "./validators/activities/delete-oauth2-credential.js";
import { DeleteOrganizationRequest } from "./validators/activities/delete-organization.js";
import { DeletePaymentMethodRequest } from "./validators/activities/delete-payment-method.js";
import { DeletePoliciesRequest } from "./validators/activities/delete-policies.js";
import { DeletePolicyRequest } from "./validators/activities/delete-policy.js";
import { DeletePrivateKeyTagsRequest } from "./validators/activities/delete-private-key-tags.js";
import { DeletePrivateKeysRequest } from "./validators/activities/delete-private-keys.js";
import { DeleteSecretsRequest } from "./validators/activities/delete-secrets.js";
import { DeleteSmartContractInterfaceRequest } from "./validators/activities/delete-smart-contract-interface.js";
import { DeleteSpendingLimitsRequest } from "./validators/activities/delete-spending-limits.js";
import { DeleteSubOrganizationRequest } from "./validators/activities/delete-sub-organization.js";
import { DeleteUserTagsRequest } from "./validators/activities/delete-user-tags.js";
import { DeleteUsersRequest } from "./validators/activities/delete-users.js";
import { DeleteVelocityControlRequest } from "./validators/activities/delete-velocity-control.js";
import { DeleteWalletAccountsRequest } from "./validators/activities/delete-wallet-accounts.js";
import { DeleteWalletsRequest } from "./validators/activities/delete-wallets.js";
import { DeleteWebhookEndpointRequest } from "./validators/activities/delete-webhook-endpoint.js";
import { DisableAuthProxyRequest } from "./validators/activities/disable-auth-proxy.js";
import { DisablePrivateKeyRequest } from "./validators/activities/disable-private-key.js";
import { EmailAuthBody } from "./validators/activities/email-auth.js";
import { EnableAuthProxyRequest } from "./validators/activities/enable-auth-proxy.js";
import { ExportPrivateKeyRequest } from "./validators/activities/export-private-key.js";
import { ExportSecretsRequest } from "./validators/activities/export-secrets.js";
import { ExportWalletRequest } from "./validators/activities/export-wallet.js";
import { ExportWalletAccountRequest } from "./validators/activities/export-wallet-account.js";
import { FreezeRequest } from "./validators/activities/freeze.js";
import { ImportPrivateKeyRequest } from "./validators/activities/import-private-key.js";
import { ImportSecretsRequest } from "./validators/activities/import-secrets.js";
import { ImportWalletRequest } from "./validators/activities/import-wallet.js";
import { InitImportPrivateKeyRequest } from "./validators/activities/init-import-private-key.js";
import { InitImportSecretsRequest } from "./validators/activities/init-import-secrets.js";
import { InitImportWalletRequest } from "./validators/activities/init-import-wallet.js";
import { InitOtpBody } from "./validators/activities/init-otp.js";
import { InitOtpAuthBody } from "./validators/activities/init-otp-auth.js";
import { InitUserEmailRecoveryBody } from "./validators/activities/init-user-email-recovery.js";
import { OauthRequest } from "./validators/activities/oauth.js";
import { OauthLoginRequest } from "./validators/activities/oauth-login.js";
import { Oauth2AuthenticateRequest } from "./validators/activities/oauth2-authenticate.js";
import { OtpAuthRequest } from "./validators/activities/otp-auth.js";
import { OtpLoginBody } from "./validators/activities/otp-login.js";
import { RecoverUserRequest } from "./validators/activities/recover-user.js";
import { RejectActivityRequest } from "./validators/activities/reject-activity.js";
import { RemoveIpAllowlistRequest } from "./validators/activities/remove-ip-allowlist.js";
import { RemoveOrganizationFeatureRequest } from "./validators/activities/remove-organization-feature.js";
import { RestrictKeysRequest } from "./validators/activities/restrict-keys.js";
import { SetDelaysRequest } from "./validators/activities/set-delays.js";
import { SetIpAllowlistRequest } from "./validators/activities/set-ip-allowlist.js";
import { SetOrganizationFeatureRequest } from "./validators/activities/set-organization-feature.js";
import { SetPaymentMethodBody } from "./validators/activities/set-payment-method.js";
import { SetVoteExpiryRequest } from "./validators/activities/set-vote-expiry.js";
import { SignRawPayloadRequestV2 } from "./validators/activities/sign-raw-payload.js";
import { SignRawPayloadsRequest } from "./validators/activities/sign-raw-payloads.js";
import { SignTransactionBody } from "./validators/activities/sign-transaction.js";
import { SignTransactionsRequest } from "./validators/activities/sign-transactions.js";
import { StampLoginRequest } from "./validators/activities/stamp-login.js";
import { ThawRequest } from "./validators/activities/thaw.js";
import { UpdateAllowedOriginsRequest } from "./validators/activities/update-allowed-origins.js";
import { UpdateAuthProxyConfigRequest } from "./validators/activities/update-auth-proxy-config.js";
import { UpdateMfaPolicyRequest } from "./validators/activities/update-mfa-policy.js";
import { UpdateOauth2CredentialRequest } from "./validators/activities/update-oauth2-credential.js";
import { UpdateOrganizationNameRequest } from "./validators/activities/update-organization-name.js";
import { UpdatePolicyBody } from "./validators/activities/update-policy.js";
import { UpdatePrivateKeyTagRequest } from "./validators/activities/update-private-key-tag.js";
import { UpdateRootQuorumRequest } from "./validators/activities/update-root-quorum.js";
import { UpdateSpendingLimitRequest } from "./validators/activities/update-spending-limit.js";
import { UpdateUserRequest } from "./validators/activities/update-user.js";
import { UpdateUserEmailRequest } from "./validators/activities/update-user-email.js";
import { UpdateUserNameRequest } from "./validators/activities/update-user-name.js";
import { UpdateUserPhoneNumberRequest } from "./validators/activities/update-user-phone-number.js";
import { UpdateUserTagRequest } from "./validators/activities/update-user-tag.js";
import { UpdateWalletRequest } from "./validators/activities/update-wallet.js";
import { UpdateWalletAccountNameRequest } from "./validators/activities/update-wallet-account-name.js";
import { UpdateWebhookEndpointRequest } from "./validators/activities/update-webhook-endpoint.js";
import { VerifyOtpBody } from "./validators/activities/verify-otp.js";
import { CheckPolicyRequest } from "./validators/queries/check-policy.js";
import { ExplainPolicyRequest } from "./validators/queries/explain-policy.js";
import { GetActivePoliciesRequest } from "./validators/queries/get-active-policies.js";
import { GetActivityRequest } from "./validators/queries/get-activity.js";
import { GetActivityReceiptsRequest } from "./validators/queries/get-activity-receipts.js";
import { GetApiKeyRequest } from "./validators/queries/get-api-key.js";
import { GetApiKeysRequest } from "./validators/queries/get-api-keys.js";
import { GetAttestationRequest } from "./validators/queries/get-attestation.js";
import { GetAuthProxyConfigRequest } from "./validators/queries/get-auth-proxy-config.js";
import { GetAuthenticatorRequest } from "./validators/queries/get-authenticator.js";
import { GetAuthenticatorsRequest } from "./validators/queries/get-authenticators.js";
import { GetIpAllowlistRequest } from "./validators/queries/get-ip-allowlist.js";
import { GetKeyRestrictionsRequest } from "./validators/queries/get-key-restrictions.js";
import { GetMfaPoliciesRequest } from "./validators/queries/get-mfa-policies.js";
import { GetMfaPolicyRequest } from "./validators/queries/get-mfa-policy.js";
import { GetMfaStatusRequest } from "./validators/queries/get-mfa-status.js";
import { GetOauthProvidersRequest } from "./validators/queries/get-oauth-providers.js";
import { GetOauth2CredentialRequest } from "./validators/queries/get-oauth2-credential.js";
import { GetOrganizationRequest } from "./validators/queries/get-organization.js";
import { GetOrganizationConfigsRequest } from "./validators/queries/get-organization-configs.js";
import { GetPolicyRequest } from "./validators/queries/get-policy.js";
import { GetPolicyEvaluationsRequest } from "./validators/queries/get-policy-evaluations.js";
import { GetPrivateKeyRequest } from "./validators/queries/get-private-key.js";
import { GetSessionProfileRequest } from "./validators/queries/get-session-profile.js";
import { GetSessionProfilesRequest } from "./validators/queries/get-session-profiles.js";
import { GetSmartContractInterfaceRequest } from "./validators/queries/get-smart-contract-interface.js";
import { GetSpendingUsageRequest } from "./validators/queries/get-spending-usage.js";
import { GetUserRequest } from "./validators/queries/get-user.js";
import { GetVelocityControlRequest } from "./validators/queries/get-velocity-control.js";
import { GetVoteExpiryRequest } from "./validators/queries/get-vote-expiry.js";
import { GetWalletRequest } from "./validators/queries/get-wallet.js";
import { GetWalletAccountRequest } from "./validators/queries/get-wallet-account.js";
import { ListActivitiesRequest } from "./validators/queries/list-activities.js";
import { ListAddressBookRequest } from "./validators/queries/list-address-book.js";
import { ListDelaysRequest } from "./validators/queries/list-delays.js";
import { ListFreezesRequest } from "./validators/queries/list-freezes.js";
import { ListLogRecordsRequest } from "./validators/queries/list-log-records.js";
import { ListMessagesRequest } from "./validators/queries/list-messages.js";
import { ListNotificationChannelsRequest } from "./validators/queries/list-notification-channels.js";
import { ListOauth2CredentialsRequest } from "./validators/queries/list-oauth2-credentials.js";
import { ListPoliciesRequest } from "./validators/queries/list-policies.js";
import { ListPrivateKeyTagsRequest } from "./validators/queries/list-private-key-tags.js";
import { ListPrivateKeysRequest } from "./validators/queries/list-private-keys.js";
import { ListSecretsRequest } from "./validators/queries/list-secrets.js";
import { ListSmartContractInterfacesRequest } from "./validators/queries/list-smart-contract-interfaces.js";
import { ListSpendingLimitsRequest } from "./validators/queries/list-spending-limits.js";
import { ListSuborgsRequest } from "./validators/queries/list-suborgs.js";
import { ListUserTagsRequest } from "./validators/queries/list-user-tags.js";
import { ListUsersRequest } from "./validators/queries/list-users.js";
import { ListVelocityControlsRequest } from "./validators/queries/list-velocity-controls.js";
import { ListVerifiedSuborgsRequest } from "./validators/queries/list-verified-suborgs.js";
import { ListWalletAccountsRequest } from "./validators/queries/list-wallet-accounts.js";
import { ListWalletsRequest } from "./validators/queries/list-wallets.js";
import { ListWebhookDeliveriesRequest } from "./validators/queries/list-webhook-deliveries.js";
import { ListWebhookEndpointsRequest } from "./validators/queries/list-webhook-endpoints.js";
import { PlanPoliciesRequest } from "./validators/queries/plan-policies.js";
import { WatchActivitiesRequest } from "./validators/queries/watch-activities.js";
import { WhoamiRequest } from "./validators/queries/whoami.js";
import { LogNumber } from "./validators/scalars.js";
export * from "./runtime/server.js";
export * from "./runtime/streamed.js";
export * from "./runtime/events.js";
export * from "./runtime/router.js";
export * from "./runtime/errors.js";

/**
 * A method per operation. `Context` is what `hooks.authenticate` found out about the caller; `request` has
 * passed its validator and holds no nulls where members are optional. An ApiError thrown is answered as it is.
 * Queries may answer with `Streamed` values, the lists of which are read while they are sent. Streams go on
 * behind `start.lastEventId`; what is thrown before they are there is answered as it is.
 */
export interface Service<Context> {
  /** Accepts an invitation into an organization. The invited person becomes a user with the given authenticator. */
  acceptInvitation(context: Context, request: AcceptInvitationBody): Awaitable<AcceptInvitationAnswer>;
  /** Subscribes the organization to a billing tier. It is charged to the payment method that was set before. */
  activateBillingTier(context: Context, request: ActivateBillingTierRequest): Awaitable<ActivateBillingTierResponse>;
  /**
   * Votes for an activity that waits for consensus. The answer is that activity, with its own status and result:
   * once enough users agree, it has been carried out. An approval counts for as long as its user has the
   * credential that stamped it; afterwards, the same user can approve again. The same goes for the initiator's
   * request, without which nothing is carried out.
   */
  approveActivity(context: Context, request: ApproveActivityRequest): Awaitable<ActivityResponse>;
  /**
   * Adds receivers to an address book, which policies ask about by its name. All or none are added. Where the
   * organization has a delay for its address books, it waits that long after the last vote. An addition to the
   * API, which existing clients do not know.
   */
  createAddressBookEntries(
    context: Context,
    request: CreateAddressBookEntriesRequest,
  ): Awaitable<CreateAddressBookEntriesResponse>;
  /**
   * Adds API keys to a user. The private halves stay with the caller; requests stamped with them act for that
   * user.
   */
  createApiKeys(context: Context, request: CreateApiKeysBody): Awaitable<CreateApiKeysAnswer>;
  /** Adds users who have API keys and no authenticators, such as servers and scripts. */
  createApiOnlyUsers(context: Context, request: CreateApiOnlyUsersRequest): Awaitable<CreateApiOnlyUsersResponse>;
  /**
   * Adds WebAuthn authenticators to a user. The challenge and the attestation come from the registration ceremony
   * that the browser has just completed.
   */
  createAuthenticators(context: Context, request: CreateAuthenticatorsBody): Awaitable<CreateAuthenticatorsAnswer>;
  /** Invites people into the organization. Each of them receives an e-mail with the invitation. */
  createInvitations(context: Context, request: CreateInvitationsRequest): Awaitable<CreateInvitationsResponse>;
  /**
   * Creates an MFA policy of a user: for activities that meet its condition, the user has to authenticate with
   * several methods. A request that does not prove them all answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and
   * waits until the same user has approved its fingerprint with the others.
   */
  createMfaPolicy(context: Context, request: CreateMfaPolicyRequest): Awaitable<CreateMfaPolicyResponse>;
  /**
   * Lets the user who asks be told when requests wait for their vote: by e-mail, a webhook, a message in Slack or
   * Teams, or a push message to a browser. It is always about the user who asks; nobody can do it for somebody
   * else. What is sent says what waits and links to it. It never carries a vote. An addition to the API, which
   * existing clients do not know.
   */
  createNotificationChannel(
    context: Context,
    request: CreateNotificationChannelRequest,
  ): Awaitable<CreateNotificationChannelResponse>;
  /** Adds an app of the organization at a provider of OAuth 2.0, so that users can log in by their accounts there. */
  createOauth2Credential(
    context: Context,
    request: CreateOauth2CredentialRequest,
  ): Awaitable<CreateOauth2CredentialResponse>;
  /** Links a user to accounts at OAuth providers, so that the user can log in with their OIDC tokens. */
  createOauthProviders(context: Context, request: CreateOauthProvidersBody): Awaitable<CreateOauthProvidersAnswer>;
  /** Creates a top-level organization with one root user. */
  createOrganization(context: Context, request: CreateOrganizationBody): Awaitable<CreateOrganizationAnswer>;
  /** Creates several policies in one step. All or none are created. */
  createPolicies(context: Context, request: CreatePoliciesRequest): Awaitable<CreatePoliciesResponse>;
  /** Creates a policy, a rule that allows or denies activities of the organization. */
  createPolicy(context: Context, request: CreatePolicyBody): Awaitable<CreatePolicyAnswer>;
  /** Creates a tag for private keys and puts it on some of them. Policies can refer to keys by tag. */
  createPrivateKeyTag(context: Context, request: CreatePrivateKeyTagRequest): Awaitable<CreatePrivateKeyTagResponse>;
  /** Creates private keys that belong to no wallet. They never leave the service unless they are exported. */
  createPrivateKeys(context: Context, request: CreatePrivateKeysBody): Awaitable<CreatePrivateKeysAnswer>;
  /**
   * Opens a session for the caller that lasts one hour and allows queries only. Send the session in the session
   * header instead of a stamp.
   */
  createReadOnlySession(
    context: Context,
    request: CreateReadOnlySessionRequest,
  ): Awaitable<CreateReadOnlySessionResponse>;
  /**
   * Opens a session that may also submit activities: makes an expiring API key for a user and returns its private
   * half, encrypted to a key that the caller holds.
   */
  createReadWriteSession(
    context: Context,
    request: CreateReadWriteSessionBody,
  ): Awaitable<CreateReadWriteSessionAnswer>;
  /**
   * Creates a session profile, which narrows down what sessions may do that are opened with it, in the
   * organization and its sub-organizations. A profile is never changed or deleted. Sub-organizations use those of
   * their parent.
   */
  createSessionProfile(context: Context, request: CreateSessionProfileRequest): Awaitable<CreateSessionProfileResponse>;
  /**
   * Adds the interface of a smart contract: the ABI of one on Ethereum or a compatible chain, or the Anchor IDL of
   * a program on Solana. From then on, policies see what calls of it say. There is one for each address.
   */
  createSmartContractInterface(
    context: Context,
    request: CreateSmartContractInterfaceRequest,
  ): Awaitable<CreateSmartContractInterfaceResponse>;
  /**
   * Creates a limit on what may be spent. It counts from then on, and binds everyone, whatever policies allow.
   * Only the root quorum does this. An addition to the API, which existing clients do not know.
   */
  createSpendingLimit(context: Context, request: CreateSpendingLimitRequest): Awaitable<CreateSpendingLimitResponse>;
  /**
   * Creates an organization below the one in the request, with root users and optionally a first wallet. The
   * parent can read it but cannot use its keys.
   */
  createSubOrganization(context: Context, request: CreateSubOrganizationBody): Awaitable<CreateSubOrganizationAnswer>;
  /** Creates a tag for users and puts it on some of them. Policies can refer to users by tag. */
  createUserTag(context: Context, request: CreateUserTagRequest): Awaitable<CreateUserTagResponse>;
  /** Adds users to an organization, each with API keys, authenticators and tags. */
  createUsers(context: Context, request: CreateUsersBody): Awaitable<CreateUsersAnswer>;
  /**
   * Creates a velocity control, which counts from then on what is transferred or done. Policies read whether it is
   * kept as controls.<identifier>; by itself it refuses nothing.
   */
  createVelocityControl(
    context: Context,
    request: CreateVelocityControlRequest,
  ): Awaitable<CreateVelocityControlResponse>;
  /** Creates a wallet, a seed held by the service, and derives its first accounts. */
  createWallet(context: Context, request: CreateWalletRequest): Awaitable<CreateWalletResponse>;
  /** Derives further accounts from a wallet. All or none are derived. */
  createWalletAccounts(context: Context, request: CreateWalletAccountsRequest): Awaitable<CreateWalletAccountsResponse>;
  /**
   * Registers a receiver of webhook events: those of the organization and, in a parent, of its sub-organizations.
   * An organization can have several, beside the one of its feature FEATURE_NAME_WEBHOOK.
   */
  createWebhookEndpoint(
    context: Context,
    request: CreateWebhookEndpointRequest,
  ): Awaitable<CreateWebhookEndpointResponse>;
  /**
   * Removes receivers from an address book. All or none are removed. Where the organization has a delay for its
   * address books, it waits that long after the last vote. An addition to the API, which existing clients do not
   * know.
   */
  deleteAddressBookEntries(
    context: Context,
    request: DeleteAddressBookEntriesRequest,
  ): Awaitable<DeleteAddressBookEntriesResponse>;
  /** Removes API keys from a user. Requests stamped with them are refused from then on. */
  deleteApiKeys(context: Context, request: DeleteApiKeysRequest): Awaitable<DeleteApiKeysResponse>;
  /** Removes authenticators from a user. Requests stamped with them are refused from then on. */
  deleteAuthenticators(context: Context, request: DeleteAuthenticatorsRequest): Awaitable<DeleteAuthenticatorsResponse>;
  /** Withdraws an invitation that has not been accepted yet. */
  deleteInvitation(context: Context, request: DeleteInvitationRequest): Awaitable<DeleteInvitationResponse>;
  /** Deletes an MFA policy of a user. Activities that wait no longer need what it required. */
  deleteMfaPolicy(context: Context, request: DeleteMfaPolicyRequest): Awaitable<DeleteMfaPolicyResponse>;
  /**
   * Ends one of the channels by which the user who asks is told what waits for their vote, with what has not been
   * sent yet. An addition to the API, which existing clients do not know.
   */
  deleteNotificationChannel(
    context: Context,
    request: DeleteNotificationChannelRequest,
  ): Awaitable<DeleteNotificationChannelResponse>;
  /** Deletes an OAuth 2.0 credential with its secret. */
  deleteOauth2Credential(
    context: Context,
    request: DeleteOauth2CredentialRequest,
  ): Awaitable<DeleteOauth2CredentialResponse>;
  /** Unlinks a user from accounts at OAuth providers. Logging in with their tokens is refused from then on. */
  deleteOauthProviders(context: Context, request: DeleteOauthProvidersRequest): Awaitable<DeleteOauthProvidersResponse>;
  /** Deletes an organization with everything in it. This cannot be undone. */
  deleteOrganization(context: Context, request: DeleteOrganizationRequest): Awaitable<DeleteOrganizationResponse>;
  /** Deletes the organization's payment method. Nothing more is charged to it. */
  deletePaymentMethod(context: Context, request: DeletePaymentMethodRequest): Awaitable<DeletePaymentMethodResponse>;
  /** Deletes policies. Activities decided afterwards no longer depend on them. All or none are deleted. */
  deletePolicies(context: Context, request: DeletePoliciesRequest): Awaitable<DeletePoliciesResponse>;
  /** Deletes a policy. Activities decided afterwards no longer depend on it. */
  deletePolicy(context: Context, request: DeletePolicyRequest): Awaitable<DeletePolicyResponse>;
  /** Deletes tags and takes them off all private keys that have them. The keys themselves stay. */
  deletePrivateKeyTags(context: Context, request: DeletePrivateKeyTagsRequest): Awaitable<DeletePrivateKeyTagsResponse>;
  /** Deletes private keys for good. All or none are deleted. */
  deletePrivateKeys(context: Context, request: DeletePrivateKeysRequest): Awaitable<DeletePrivateKeysResponse>;
  /** Deletes secrets for good. All or none are deleted. */
  deleteSecrets(context: Context, request: DeleteSecretsRequest): Awaitable<DeleteSecretsResponse>;
  /** Deletes the interface of a smart contract. Policies no longer see what calls of it say. */
  deleteSmartContractInterface(
    context: Context,
    request: DeleteSmartContractInterfaceRequest,
  ): Awaitable<DeleteSmartContractInterfaceResponse>;
  /**
   * Deletes spending limits, and what they have counted. All or none are deleted. Only the root quorum does this.
   * An addition to the API, which existing clients do not know.
   */
  deleteSpendingLimits(context: Context, request: DeleteSpendingLimitsRequest): Awaitable<DeleteSpendingLimitsResponse>;
  /**
   * Deletes the sub-organization that the request names as its organization, with everything in it. This cannot be
   * undone. Its private keys and wallets must have been exported first, unless deleteWithoutExport is set.
   */
  deleteSubOrganization(
    context: Context,
    request: DeleteSubOrganizationRequest,
  ): Awaitable<DeleteSubOrganizationResponse>;
  /** Deletes tags and takes them off all users who have them. The users themselves stay. */
  deleteUserTags(context: Context, request: DeleteUserTagsRequest): Awaitable<DeleteUserTagsResponse>;
  /** Removes users and all their credentials from the organization. */
  deleteUsers(context: Context, request: DeleteUsersRequest): Awaitable<DeleteUsersResponse>;
  /** Deletes a velocity control, and what it has counted. Policies that read it are in error from then on. */
  deleteVelocityControl(
    context: Context,
    request: DeleteVelocityControlRequest,
  ): Awaitable<DeleteVelocityControlResponse>;
  /**
   * Deletes accounts of wallets. They can no longer sign. Their wallets stay and derive the same keys at the same
   * paths again. All or none are deleted.
   */
  deleteWalletAccounts(context: Context, request: DeleteWalletAccountsRequest): Awaitable<DeleteWalletAccountsResponse>;
  /** Deletes wallets with all their accounts for good. All or none are deleted. */
  deleteWallets(context: Context, request: DeleteWalletsRequest): Awaitable<DeleteWalletsResponse>;
  /** Takes a receiver of webhook events away, and the events that wait for it. */
  deleteWebhookEndpoint(
    context: Context,
    request: DeleteWebhookEndpointRequest,
  ): Awaitable<DeleteWebhookEndpointResponse>;
  /**
   * Takes the auth proxy away, with its user, its key and its settings. Who has signed up by it keeps their
   * sub-organization; a proxy that is enabled later has another configuration id.
   */
  disableAuthProxy(context: Context, request: DisableAuthProxyRequest): Awaitable<DisableAuthProxyResponse>;
  /** Disables a private key for good. It stays in the organization and can be read, but it never signs again. */
  disablePrivateKey(context: Context, request: DisablePrivateKeyRequest): Awaitable<DisablePrivateKeyResponse>;
  /**
   * Sends a user an e-mail that lets them log in. It carries the private half of a new expiring API key, encrypted
   * to a key that the user's device holds; the answer carries ids only.
   */
  emailAuth(context: Context, request: EmailAuthBody): Awaitable<EmailAuthAnswer>;
  /**
   * Gives the organization an auth proxy, by which pages and apps without a back end of their own sign people up
   * and log them in. It gets a user with an API key that never leaves the service and is good for that alone:
   * sending and checking one-time codes, logins by them or by OAuth, and new sub-organizations. No page may use it
   * until updateAuthProxyConfig names the page's origin.
   */
  enableAuthProxy(context: Context, request: EnableAuthProxyRequest): Awaitable<EnableAuthProxyResponse>;
  /** Exports a private key, encrypted to a key of the caller. */
  exportPrivateKey(context: Context, request: ExportPrivateKeyRequest): Awaitable<ExportPrivateKeyResponse>;
  /**
   * Exports secrets, each encrypted to a key of the caller. Policies decide about each of them, and all or none
   * are exported.
   */
  exportSecrets(context: Context, request: ExportSecretsRequest): Awaitable<ExportSecretsResponse>;
  /** Exports a wallet's mnemonic, encrypted to a key of the caller. It opens all accounts of the wallet. */
  exportWallet(context: Context, request: ExportWalletRequest): Awaitable<ExportWalletResponse>;
  /** Exports the private key of one account of a wallet, encrypted to a key of the caller. */
  exportWalletAccount(context: Context, request: ExportWalletAccountRequest): Awaitable<ExportWalletAccountResponse>;
  /**
   * Stops signing, export and deletion of keys at once: of the organization, of wallets and private keys, or of
   * what users ask for and approve. Any one root user does this, whatever the quorum and policies say; policies
   * can let others. Only the root quorum thaws. An addition to the API, which existing clients do not know.
   */
  freeze(context: Context, request: FreezeRequest): Awaitable<FreezeResponse>;
  /**
   * Imports a private key that was created elsewhere. Start with initImportPrivateKey, which returns the target
   * key.
   */
  importPrivateKey(context: Context, request: ImportPrivateKeyRequest): Awaitable<ImportPrivateKeyResponse>;
  /** Imports secrets that are encrypted to target keys from initImportSecrets. All or none are imported. */
  importSecrets(context: Context, request: ImportSecretsRequest): Awaitable<ImportSecretsResponse>;
  /** Imports a wallet that was created elsewhere. Start with initImportWallet, which returns the target key. */
  importWallet(context: Context, request: ImportWalletRequest): Awaitable<ImportWalletResponse>;
  /**
   * Starts the import of a private key and returns the target key to which the caller encrypts it for
   * importPrivateKey.
   */
  initImportPrivateKey(context: Context, request: InitImportPrivateKeyRequest): Awaitable<InitImportPrivateKeyResponse>;
  /**
   * Starts the import of secrets and returns a target key for each, to which the caller encrypts it for
   * importSecrets. A user has at most 100 target keys at a time; of more, the oldest are given up.
   */
  initImportSecrets(context: Context, request: InitImportSecretsRequest): Awaitable<InitImportSecretsResponse>;
  /**
   * Starts the import of a wallet and returns the target key to which the caller encrypts the mnemonic for
   * importWallet.
   */
  initImportWallet(context: Context, request: InitImportWalletRequest): Awaitable<InitImportWalletResponse>;
  /**
   * Sends a one-time code to a contact by e-mail or SMS, whether or not a user has it. Hand the code in with
   * verifyOtp. No more than three codes to one contact can be valid at a time.
   */
  initOtp(context: Context, request: InitOtpBody): Awaitable<InitOtpAnswer>;
  /**
   * Sends a user a one-time code by e-mail or SMS, valid for a few minutes and a few tries. Hand it in with
   * otpAuth.
   */
  initOtpAuth(context: Context, request: InitOtpAuthBody): Awaitable<InitOtpAuthAnswer>;
  /**
   * Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
   * authenticator with recoverUser.
   */
  initUserEmailRecovery(context: Context, request: InitUserEmailRecoveryBody): Awaitable<InitUserEmailRecoveryAnswer>;
  /**
   * Logs in the user whose linked OAuth provider has issued an OIDC token: makes an expiring API key and returns
   * its private half, encrypted to a key that the caller holds.
   */
  oauth(context: Context, request: OauthRequest): Awaitable<OauthResponse>;
  /**
   * Exchanges the authorization code of a provider (RFC 6749 §4.1.3, with PKCE) and answers an ID token about the
   * account, signed by the deployment, for `oauth_login` and whatever else takes one.
   */
  oauth2Authenticate(context: Context, request: Oauth2AuthenticateRequest): Awaitable<Oauth2AuthenticateResponse>;
  /**
   * Opens a session for the user whose linked OAuth provider has issued an OIDC token: the given public key, to
   * which the token is bound, becomes an expiring API key of that user.
   */
  oauthLogin(context: Context, request: OauthLoginRequest): Awaitable<OauthLoginResponse>;
  /**
   * Logs in a user with the one-time code from initOtpAuth: makes an expiring API key and returns its private
   * half, encrypted to a key that the caller holds.
   */
  otpAuth(context: Context, request: OtpAuthRequest): Awaitable<OtpAuthResponse>;
  /**
   * Opens a session for the user to whom the contact in a verification token belongs: the given public key becomes
   * an expiring API key of that user. The contact must be verified. A token of a parent serves in all of its
   * sub-organizations, one of a sub-organization there alone.
   */
  otpLogin(context: Context, request: OtpLoginBody): Awaitable<OtpLoginAnswer>;
  /**
   * Adds a new authenticator to a user who has lost the others. The request is stamped with the credential that
   * initUserEmailRecovery sent.
   */
  recoverUser(context: Context, request: RecoverUserRequest): Awaitable<RecoverUserResponse>;
  /**
   * Votes against an activity that waits for consensus. The answer is that activity, with its own status; a
   * rejected one is never carried out.
   */
  rejectActivity(context: Context, request: RejectActivityRequest): Awaitable<ActivityResponse>;
  /** Removes the IP allowlist of an organization, or of one of its API keys, with all rules. */
  removeIpAllowlist(context: Context, request: RemoveIpAllowlistRequest): Awaitable<RemoveIpAllowlistResponse>;
  /** Turns a feature of the organization off and deletes its value. The root quorum decides; policies have no say. */
  removeOrganizationFeature(
    context: Context,
    request: RemoveOrganizationFeatureRequest,
  ): Awaitable<RemoveOrganizationFeatureResponse>;
  /**
   * Says what wallets and private keys are never used for again, whatever policies allow and whoever approves. It
   * can be added to, and nothing takes it back. Only the root quorum does this. An addition to the API, which
   * existing clients do not know.
   */
  restrictKeys(context: Context, request: RestrictKeysRequest): Awaitable<RestrictKeysResponse>;
  /**
   * Says for how long dangerous changes wait after their last vote before they are carried out. Raising a delay
   * takes effect at once; an activity that lowers or removes one waits for as long as that one itself. What is
   * left out stays as it is. Only the root quorum does this. An addition to the API, which existing clients do not
   * know.
   */
  setDelays(context: Context, request: SetDelaysRequest): Awaitable<SetDelaysResponse>;
  /**
   * Sets the addresses from which requests by the users of an organization are accepted, or by one of its API
   * keys. What was set before is replaced as a whole. Only organizations without a parent have an allowlist;
   * requests by users of sub-organizations and by the auth proxy are exempt. A request is refused that would shut
   * out whoever makes it.
   */
  setIpAllowlist(context: Context, request: SetIpAllowlistRequest): Awaitable<SetIpAllowlistResponse>;
  /**
   * Switches a feature of the organization on or changes its value, such as the URL of the webhook. The root
   * quorum decides; policies have no say.
   */
  setOrganizationFeature(
    context: Context,
    request: SetOrganizationFeatureRequest,
  ): Awaitable<SetOrganizationFeatureResponse>;
  /** Sets the card that pays for the organization's billing tier. A card that was set before is replaced. */
  setPaymentMethod(context: Context, request: SetPaymentMethodBody): Awaitable<SetPaymentMethodAnswer>;
  /**
   * Says for how long activities wait for votes. What has waited longer fails, and gives back what was held for
   * it; that holds for activities that wait already, too. Only the root quorum does this. An addition to the API,
   * which existing clients do not know.
   */
  setVoteExpiry(context: Context, request: SetVoteExpiryRequest): Awaitable<SetVoteExpiryResponse>;
  /**
   * Signs bytes with a private key or wallet account. The signature is ECDSA on secp256k1, with the low value of
   * s, and Ed25519 on the Edwards curve; for a Taproot address it is a BIP-340 signature by the tweaked key
   * (BIP-341). Policies see a transaction or authorization in the payload's bytes as such; of digests they see
   * payload.blind alone.
   */
  signRawPayload(context: Context, request: SignRawPayloadRequestV2): Awaitable<SignRawPayloadResponseV2>;
  /** Signs several payloads with the same private key or wallet account. All or none are signed. */
  signRawPayloads(context: Context, request: SignRawPayloadsRequest): Awaitable<SignRawPayloadsResponse>;
  /** Signs a transaction with a private key or wallet account. The service does not send it to the chain. */
  signTransaction(context: Context, request: SignTransactionBody): Awaitable<SignTransactionAnswer>;
  /**
   * Signs up to 100 transactions of one chain with the same private key or wallet account. Each is decided as if
   * it were sent alone, and spending limits count all of them together. All or none are signed. The service does
   * not send them to the chain. An addition to the API, which existing clients do not know.
   */
  signTransactions(context: Context, request: SignTransactionsRequest): Awaitable<SignTransactionsResponse>;
  /**
   * Opens a session for the caller: the given public key becomes an expiring API key of the user whose credential
   * has stamped the request. Users of a sub-organization may name its parent instead, where one sub-organization
   * alone has their credential.
   */
  stampLogin(context: Context, request: StampLoginRequest): Awaitable<StampLoginResponse>;
  /**
   * Ends freezes: keys sign and are exported again. All or none end. Only the root quorum does this. An addition
   * to the API, which existing clients do not know.
   */
  thaw(context: Context, request: ThawRequest): Awaitable<ThawResponse>;
  /** Replaces the list of web origins whose WebAuthn credentials the organization accepts. */
  updateAllowedOrigins(context: Context, request: UpdateAllowedOriginsRequest): Awaitable<UpdateAllowedOriginsResponse>;
  /**
   * Changes how the organization's auth proxy is set. What is left out stays as it is; an empty text takes a text
   * away.
   */
  updateAuthProxyConfig(
    context: Context,
    request: UpdateAuthProxyConfigRequest,
  ): Awaitable<UpdateAuthProxyConfigResponse>;
  /**
   * Changes an MFA policy of a user. What is omitted stays as it is. Activities that wait are judged by the policy
   * as it is then.
   */
  updateMfaPolicy(context: Context, request: UpdateMfaPolicyRequest): Awaitable<UpdateMfaPolicyResponse>;
  /** Replaces an OAuth 2.0 credential: provider, client id and secret. */
  updateOauth2Credential(
    context: Context,
    request: UpdateOauth2CredentialRequest,
  ): Awaitable<UpdateOauth2CredentialResponse>;
  /** Gives the organization another name. Decided by its root quorum; policies have no say. */
  updateOrganizationName(
    context: Context,
    request: UpdateOrganizationNameRequest,
  ): Awaitable<UpdateOrganizationNameResponse>;
  /** Changes a policy. What is omitted stays as it is. */
  updatePolicy(context: Context, request: UpdatePolicyBody): Awaitable<UpdatePolicyAnswer>;
  /** Renames a tag, puts it on private keys and takes it off private keys. */
  updatePrivateKeyTag(context: Context, request: UpdatePrivateKeyTagRequest): Awaitable<UpdatePrivateKeyTagResponse>;
  /**
   * Sets who the root users of the organization are and how many of them must agree. Decided by the present root
   * quorum; policies have no say. A user who joins must have got no credentials or other contacts since the
   * request was made, and loses the read-only sessions that were opened as that user.
   */
  updateRootQuorum(context: Context, request: UpdateRootQuorumRequest): Awaitable<UpdateRootQuorumResponse>;
  /**
   * Changes a spending limit. What is omitted stays as it is, and what was counted before still counts. Only the
   * root quorum does this. An addition to the API, which existing clients do not know.
   */
  updateSpendingLimit(context: Context, request: UpdateSpendingLimitRequest): Awaitable<UpdateSpendingLimitResponse>;
  /** Changes a user. What is omitted stays as it is. */
  updateUser(context: Context, request: UpdateUserRequest): Awaitable<UpdateUserResponse>;
  /**
   * Changes or removes a user's e-mail address. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  updateUserEmail(context: Context, request: UpdateUserEmailRequest): Awaitable<UpdateUserEmailResponse>;
  /** Gives a user another name. */
  updateUserName(context: Context, request: UpdateUserNameRequest): Awaitable<UpdateUserNameResponse>;
  /**
   * Changes or removes a user's phone number. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  updateUserPhoneNumber(
    context: Context,
    request: UpdateUserPhoneNumberRequest,
  ): Awaitable<UpdateUserPhoneNumberResponse>;
  /** Renames a tag, puts it on users and takes it off users. */
  updateUserTag(context: Context, request: UpdateUserTagRequest): Awaitable<UpdateUserTagResponse>;
  /** Renames a wallet. */
  updateWallet(context: Context, request: UpdateWalletRequest): Awaitable<UpdateWalletResponse>;
  /** Names an account of a wallet, or gives it another name. */
  updateWalletAccountName(
    context: Context,
    request: UpdateWalletAccountNameRequest,
  ): Awaitable<UpdateWalletAccountNameResponse>;
  /**
   * Changes a receiver of webhook events. What is omitted stays as it is. One that is switched off loses the
   * events that wait for it, and is not told what happens in the meantime.
   */
  updateWebhookEndpoint(
    context: Context,
    request: UpdateWebhookEndpointRequest,
  ): Awaitable<UpdateWebhookEndpointResponse>;
  /**
   * Hands in the one-time code that initOtp has sent. Whoever has the right one gets a token, by which otpLogin
   * and other operations know that the contact is theirs. After three wrong ones the code is locked.
   */
  verifyOtp(context: Context, request: VerifyOtpBody): Awaitable<VerifyOtpAnswer>;
  /**
   * Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that
   * cannot be right whatever the activity, and what the organization's other policies leave open beside it.
   * Nothing is created. It does not check whether the organization may have another policy. An addition to the
   * API, which existing clients do not know.
   */
  checkPolicy(context: Context, request: CheckPolicyRequest): Answer<CheckPolicyResponse>;
  /**
   * Explains how the policies decide about an activity, clause by clause, and who could still approve it. The
   * decision is the real one, made by the present rules, brakes and spending limits, but nothing changes. An
   * addition to the API, which existing clients do not know.
   */
  explainPolicy(context: Context, request: ExplainPolicyRequest): Answer<ExplainPolicyResponse>;
  /** Lists which policies of an organization are active now. */
  getActivePolicies(context: Context, request: GetActivePoliciesRequest): Answer<GetActivePoliciesResponse>;
  /** Reads one activity, with its votes and, once it is completed, its result. */
  getActivity(context: Context, request: GetActivityRequest): Answer<GetActivityResponse>;
  /**
   * Reads what the transparency log has of an activity: the record of its submission, of each vote that followed,
   * and of refused votes, each with its salt and a proof that it is in the log. An addition to the API, which
   * existing clients do not know.
   */
  getActivityReceipts(context: Context, request: GetActivityReceiptsRequest): Answer<GetActivityReceiptsResponse>;
  /** Reads one API key. */
  getApiKey(context: Context, request: GetApiKeyRequest): Answer<GetApiKeyResponse>;
  /** Lists API keys, of one user or of the whole organization. */
  getApiKeys(context: Context, request: GetApiKeysRequest): Answer<GetApiKeysResponse>;
  /** Reads the attestation document of an isolated part of the service, which says what code runs there. */
  getAttestation(context: Context, request: GetAttestationRequest): Answer<GetAttestationResponse>;
  /** Reads how the organization's auth proxy is set. */
  getAuthProxyConfig(context: Context, request: GetAuthProxyConfigRequest): Answer<GetAuthProxyConfigResponse>;
  /** Reads one authenticator. */
  getAuthenticator(context: Context, request: GetAuthenticatorRequest): Answer<GetAuthenticatorResponse>;
  /** Lists the authenticators of one user. */
  getAuthenticators(context: Context, request: GetAuthenticatorsRequest): Answer<GetAuthenticatorsResponse>;
  /**
   * Returns the IP allowlist of an organization, or of one of its API keys. One that was never set is returned
   * without rules, and not enabled.
   */
  getIpAllowlist(context: Context, request: GetIpAllowlistRequest): Answer<GetIpAllowlistResponse>;
  /**
   * Tells what a wallet or private key is never used for, whatever policies allow. An addition to the API, which
   * existing clients do not know.
   */
  getKeyRestrictions(context: Context, request: GetKeyRestrictionsRequest): Answer<GetKeyRestrictionsResponse>;
  /** Lists the MFA policies of a user. */
  getMfaPolicies(context: Context, request: GetMfaPoliciesRequest): Answer<GetMfaPoliciesResponse>;
  /** Reads one MFA policy of a user. */
  getMfaPolicy(context: Context, request: GetMfaPolicyRequest): Answer<GetMfaPolicyResponse>;
  /**
   * Tells which MFA policies apply to an activity that waits, and how far they are satisfied: those of the user
   * who asked for it, and of users who have approved it. The list is empty where none applies, and once the
   * activity has ended.
   */
  getMfaStatus(context: Context, request: GetMfaStatusRequest): Answer<GetMfaStatusResponse>;
  /** Reads one OAuth 2.0 credential. */
  getOauth2Credential(context: Context, request: GetOauth2CredentialRequest): Answer<GetOauth2CredentialResponse>;
  /** Lists linked OAuth accounts, of one user or of the whole organization. */
  getOauthProviders(context: Context, request: GetOauthProvidersRequest): Answer<GetOauthProvidersResponse>;
  /** Reads an organization with everything that belongs to it. */
  getOrganization(context: Context, request: GetOrganizationRequest): Answer<GetOrganizationResponse>;
  /** Reads the settings of an organization, which are its features and root quorum. */
  getOrganizationConfigs(
    context: Context,
    request: GetOrganizationConfigsRequest,
  ): Answer<GetOrganizationConfigsResponse>;
  /** Reads one policy. */
  getPolicy(context: Context, request: GetPolicyRequest): Answer<GetPolicyResponse>;
  /** Reads what the policies came to at each vote on an activity, as it was then. */
  getPolicyEvaluations(context: Context, request: GetPolicyEvaluationsRequest): Answer<GetPolicyEvaluationsResponse>;
  /** Reads one private key. Its secret half stays in the service. */
  getPrivateKey(context: Context, request: GetPrivateKeyRequest): Answer<GetPrivateKeyResponse>;
  /** Returns a session profile of an organization; of a sub-organization, one of its parent. */
  getSessionProfile(context: Context, request: GetSessionProfileRequest): Answer<GetSessionProfileResponse>;
  /** Lists the session profiles of an organization; of a sub-organization, those of its parent. */
  getSessionProfiles(context: Context, request: GetSessionProfilesRequest): Answer<GetSessionProfilesResponse>;
  /** Reads the interface of one smart contract. */
  getSmartContractInterface(
    context: Context,
    request: GetSmartContractInterfaceRequest,
  ): Answer<GetSmartContractInterfaceResponse>;
  /**
   * Tells how much of a spending limit is used up and how much is left. An addition to the API, which existing
   * clients do not know.
   */
  getSpendingUsage(context: Context, request: GetSpendingUsageRequest): Answer<GetSpendingUsageResponse>;
  /** Reads one user, with their credentials. */
  getUser(context: Context, request: GetUserRequest): Answer<GetUserResponse>;
  /** Reads one velocity control. */
  getVelocityControl(context: Context, request: GetVelocityControlRequest): Answer<GetVelocityControlResponse>;
  /** Tells for how long activities wait for votes. An addition to the API, which existing clients do not know. */
  getVoteExpiry(context: Context, request: GetVoteExpiryRequest): Answer<GetVoteExpiryResponse>;
  /** Reads one wallet. Its accounts are read by listWalletAccounts. */
  getWallet(context: Context, request: GetWalletRequest): Answer<GetWalletResponse>;
  /** Reads one account of a wallet, found by its address or its path. */
  getWalletAccount(context: Context, request: GetWalletAccountRequest): Answer<GetWalletAccountResponse>;
  /** Lists activities of an organization, newest first, a page at a time. */
  listActivities(context: Context, request: ListActivitiesRequest): Answer<ListActivitiesResponse>;
  /**
   * Lists the receivers in the address books of an organization. An addition to the API, which existing clients do
   * not know.
   */
  listAddressBook(context: Context, request: ListAddressBookRequest): Answer<ListAddressBookResponse>;
  /**
   * Tells for how long dangerous changes wait after their last vote. An addition to the API, which existing
   * clients do not know.
   */
  listDelays(context: Context, request: ListDelaysRequest): Answer<ListDelaysResponse>;
  /** Lists what is frozen in an organization. An addition to the API, which existing clients do not know. */
  listFreezes(context: Context, request: ListFreezesRequest): Answer<ListFreezesResponse>;
  /**
   * Lists what the transparency log has of an organization, in order and a page at a time, for auditors, who
   * compare it with the log's entries and with the activities. Includes what leaves no activity, such as refusals.
   * An addition to the API, which existing clients do not know.
   */
  listLogRecords(context: Context, request: ListLogRecordsRequest): Answer<ListLogRecordsResponse>;
  /**
   * Lists the e-mails and text messages of an organization that are not sent: those that wait for an attempt, and
   * the last thousand that have failed; newest first, a page at a time. What is sent is not listed, and what a
   * message says is never told. An addition to the API, which existing clients do not know.
   */
  listMessages(context: Context, request: ListMessagesRequest): Answer<ListMessagesResponse>;
  /**
   * Lists the channels by which the user who asks is told what waits for their vote. Nobody sees those of others.
   * An addition to the API, which existing clients do not know.
   */
  listNotificationChannels(
    context: Context,
    request: ListNotificationChannelsRequest,
  ): Answer<ListNotificationChannelsResponse>;
  /** Lists the OAuth 2.0 credentials of an organization. */
  listOauth2Credentials(context: Context, request: ListOauth2CredentialsRequest): Answer<ListOauth2CredentialsResponse>;
  /** Lists all policies of an organization. */
  listPolicies(context: Context, request: ListPoliciesRequest): Answer<ListPoliciesResponse>;
  /** Lists the tags of an organization that private keys can carry. */
  listPrivateKeyTags(context: Context, request: ListPrivateKeyTagsRequest): Answer<ListPrivateKeyTagsResponse>;
  /** Lists all private keys of an organization. */
  listPrivateKeys(context: Context, request: ListPrivateKeysRequest): Answer<ListPrivateKeysResponse>;
  /**
   * Lists what is known of an organization's secrets, newest first, a page at a time. The secrets themselves are
   * only exported.
   */
  listSecrets(context: Context, request: ListSecretsRequest): Answer<ListSecretsResponse>;
  /** Lists the interfaces of smart contracts that an organization has. */
  listSmartContractInterfaces(
    context: Context,
    request: ListSmartContractInterfacesRequest,
  ): Answer<ListSmartContractInterfacesResponse>;
  /** Lists the spending limits of an organization. An addition to the API, which existing clients do not know. */
  listSpendingLimits(context: Context, request: ListSpendingLimitsRequest): Answer<ListSpendingLimitsResponse>;
  /** Lists the ids of sub-organizations, all or those that a name, contact or credential belongs to. */
  listSuborgs(context: Context, request: ListSuborgsRequest): Answer<ListSuborgsResponse>;
  /** Lists the tags of an organization that users can carry. */
  listUserTags(context: Context, request: ListUserTagsRequest): Answer<ListUserTagsResponse>;
  /** Lists all users of an organization, with their credentials. */
  listUsers(context: Context, request: ListUsersRequest): Answer<ListUsersResponse>;
  /** Lists the velocity controls of an organization. */
  listVelocityControls(context: Context, request: ListVelocityControlsRequest): Answer<ListVelocityControlsResponse>;
  /** Lists the ids of sub-organizations that have a user with a verified e-mail address or phone number. */
  listVerifiedSuborgs(context: Context, request: ListVerifiedSuborgsRequest): Answer<ListVerifiedSuborgsResponse>;
  /** Lists the accounts derived from one wallet or from all, newest first, a page at a time. */
  listWalletAccounts(context: Context, request: ListWalletAccountsRequest): Answer<ListWalletAccountsResponse>;
  /** Lists all wallets of an organization. */
  listWallets(context: Context, request: ListWalletsRequest): Answer<ListWalletsResponse>;
  /**
   * Lists the webhook events of an organization that are not delivered: those that wait for an attempt, and the
   * last thousand that have failed; newest first, a page at a time. What is delivered is not listed. An addition
   * to the API, which existing clients do not know.
   */
  listWebhookDeliveries(context: Context, request: ListWebhookDeliveriesRequest): Answer<ListWebhookDeliveriesResponse>;
  /** Lists the receivers of webhook events that an organization has registered. */
  listWebhookEndpoints(context: Context, request: ListWebhookEndpointsRequest): Answer<ListWebhookEndpointsResponse>;
  /**
   * Replays recorded activities under the present policies and under proposed ones, newest first, and tells which
   * would be decided otherwise. Nothing changes. Each activity takes its course again, from its submission over
   * the approvals that it got, by the users, tags and keys of today. An addition to the API, which existing
   * clients do not know.
   */
  planPolicies(context: Context, request: PlanPoliciesRequest): Answer<PlanPoliciesResponse>;
  /**
   * Tells of the activities of an organization and of votes on them as they happen, from now on or from behind an
   * event. Each event has the activity as it is when it is told, with all of its votes. The id of an event is the
   * number of its record in the transparency log: "0" tells of everything that is not in the archive. Without an
   * id, what was done in the second before may still be told. The stream ends with an error once the caller's
   * credential is no longer valid. An addition to the API, which existing clients do not know.
   */
  watchActivities(
    context: Context,
    request: WatchActivitiesRequest,
    start: StreamStart<LogNumber>,
  ): Awaitable<Events<LogNumber, WatchActivitiesResponse>>;
  /** Returns who the caller is, by the credential that stamped the request. */
  whoami(context: Context, request: WhoamiRequest): Answer<WhoamiResponse>;
}

function operation(
  kind: ServerOperation["kind"],
  name: string,
  path: string,
  type: Parameters<typeof lenient>[0] & Pick<ServerOperation, "parse">,
): ServerOperation {
  return { name, path: `/public/v1/${path}`, kind, read: lenient(type), parse: type.parse };
}

/** All operations with their paths and validators. */
export const operations: readonly ServerOperation[] = [
  operation("submit", "acceptInvitation", "submit/accept_invitation", AcceptInvitationBody),
  operation("submit", "activateBillingTier", "submit/activate_billing_tier", ActivateBillingTierRequest),
  operation("submit", "approveActivity", "submit/approve_activity", ApproveActivityRequest),
  operation(
    "submit",
    "createAddressBookEntries",
    "submit/create_address_book_entries",
    CreateAddressBookEntriesRequest,
  ),
  operation("submit", "createApiKeys", "submit/create_api_keys", CreateApiKeysBody),
  operation("submit", "createApiOnlyUsers", "submit/create_api_only_users", CreateApiOnlyUsersRequest),
  operation("submit", "createAuthenticators", "submit/create_authenticators", CreateAuthenticatorsBody),
  operation("submit", "createInvitations", "submit/create_invitations", CreateInvitationsRequest),
  operation("submit", "createMfaPolicy", "submit/create_mfa_policy", CreateMfaPolicyRequest),
  operation(
    "submit",
    "createNotificationChannel",
    "submit/create_notification_channel",
    CreateNotificationChannelRequest,
  ),
  operation("submit", "createOauth2Credential", "submit/create_oauth2_credential", CreateOauth2CredentialRequest),
  operation("submit", "createOauthProviders", "submit/create_oauth_providers", CreateOauthProvidersBody),
  operation("submit", "createOrganization", "submit/create_organization", CreateOrganizationBody),
  operation("submit", "createPolicies", "submit/create_policies", CreatePoliciesRequest),
  operation("submit", "createPolicy", "submit/create_policy", CreatePolicyBody),
  operation("submit", "createPrivateKeyTag", "submit/create_private_key_tag", CreatePrivateKeyTagRequest),
  operation("submit", "createPrivateKeys", "submit/create_private_keys", CreatePrivateKeysBody),
  operation("submit", "createReadOnlySession", "submit/create_read_only_session", CreateReadOnlySessionRequest),
  operation("submit", "createReadWriteSession", "submit/create_read_write_session", CreateReadWriteSessionBody),
  operation("submit", "createSessionProfile", "submit/create_session_profile", CreateSessionProfileRequest),
  operation(
    "submit",
    "createSmartContractInterface",
    "submit/create_smart_contract_interface",
    CreateSmartContractInterfaceRequest,
  ),
  operation("submit", "createSpendingLimit", "submit/create_spending_limit", CreateSpendingLimitRequest),
  operation("submit", "createSubOrganization", "submit/create_sub_organization", CreateSubOrganizationBody),
  operation("submit", "createUserTag", "submit/create_user_tag", CreateUserTagRequest),
  operation("submit", "createUsers", "submit/create_users", CreateUsersBody),
  operation("submit", "createVelocityControl", "submit/create_velocity_control", CreateVelocityControlRequest),
  operation("submit", "createWallet", "submit/create_wallet", CreateWalletRequest),
  operation("submit", "createWalletAccounts", "submit/create_wallet_accounts", CreateWalletAccountsRequest),
  operation("submit", "createWebhookEndpoint", "submit/create_webhook_endpoint", CreateWebhookEndpointRequest),
  operation(
    "submit",
    "deleteAddressBookEntries",
    "submit/delete_address_book_entries",
    DeleteAddressBookEntriesRequest,
  ),
  operation("submit", "deleteApiKeys", "submit/delete_api_keys", DeleteApiKeysRequest),
  operation("submit", "deleteAuthenticators", "submit/delete_authenticators", DeleteAuthenticatorsRequest),
  operation("submit", "deleteInvitation", "submit/delete_invitation", DeleteInvitationRequest),
  operation("submit", "deleteMfaPolicy", "submit/delete_mfa_policy", DeleteMfaPolicyRequest),
  operation(
    "submit",
    "deleteNotificationChannel",
    "submit/delete_notification_channel",
    DeleteNotificationChannelRequest,
  ),
  operation("submit", "deleteOauth2Credential", "submit/delete_oauth2_credential", DeleteOauth2CredentialRequest),
  operation("submit", "deleteOauthProviders", "submit/delete_oauth_providers", DeleteOauthProvidersRequest),
  operation("submit", "deleteOrganization", "submit/delete_organization", DeleteOrganizationRequest),
  operation("submit", "deletePaymentMethod", "submit/delete_payment_method", DeletePaymentMethodRequest),
  operation("submit", "deletePolicies", "submit/delete_policies", DeletePoliciesRequest),
  operation("submit", "deletePolicy", "submit/delete_policy", DeletePolicyRequest),
  operation("submit", "deletePrivateKeyTags", "submit/delete_private_key_tags", DeletePrivateKeyTagsRequest),
  operation("submit", "deletePrivateKeys", "submit/delete_private_keys", DeletePrivateKeysRequest),
  operation("submit", "deleteSecrets", "submit/delete_secrets", DeleteSecretsRequest),
  operation(
    "submit",
    "deleteSmartContractInterface",
    "submit/delete_smart_contract_interface",
    DeleteSmartContractInterfaceRequest,
  ),
  operation("submit", "deleteSpendingLimits", "submit/delete_spending_limits", DeleteSpendingLimitsRequest),
  operation("submit", "deleteSubOrganization", "submit/delete_sub_organization", DeleteSubOrganizationRequest),
  operation("submit", "deleteUserTags", "submit/delete_user_tags", DeleteUserTagsRequest),
  operation("submit", "deleteUsers", "submit/delete_users", DeleteUsersRequest),
  operation("submit", "deleteVelocityControl", "submit/delete_velocity_control", DeleteVelocityControlRequest),
  operation("submit", "deleteWalletAccounts", "submit/delete_wallet_accounts", DeleteWalletAccountsRequest),
  operation("submit", "deleteWallets", "submit/delete_wallets", DeleteWalletsRequest),
  operation("submit", "deleteWebhookEndpoint", "submit/delete_webhook_endpoint", DeleteWebhookEndpointRequest),
  operation("submit", "disableAuthProxy", "submit/disable_auth_proxy", DisableAuthProxyRequest),
  operation("submit", "disablePrivateKey", "submit/disable_private_key", DisablePrivateKeyRequest),
  operation("submit", "emailAuth", "submit/email_auth", EmailAuthBody),
  operation("submit", "enableAuthProxy", "submit/enable_auth_proxy", EnableAuthProxyRequest),
  operation("submit", "exportPrivateKey", "submit/export_private_key", ExportPrivateKeyRequest),
  operation("submit", "exportSecrets", "submit/export_secrets", ExportSecretsRequest),
  operation("submit", "exportWallet", "submit/export_wallet", ExportWalletRequest),
  operation("submit", "exportWalletAccount", "submit/export_wallet_account", ExportWalletAccountRequest),
  operation("submit", "freeze", "submit/freeze", FreezeRequest),
  operation("submit", "importPrivateKey", "submit/import_private_key", ImportPrivateKeyRequest),
  operation("submit", "importSecrets", "submit/import_secrets", ImportSecretsRequest),
  operation("submit", "importWallet", "submit/import_wallet", ImportWalletRequest),
  operation("submit", "initImportPrivateKey", "submit/init_import_private_key", InitImportPrivateKeyRequest),
  operation("submit", "initImportSecrets", "submit/init_import_secrets", InitImportSecretsRequest),
  operation("submit", "initImportWallet", "submit/init_import_wallet", InitImportWalletRequest),
  operation("submit", "initOtp", "submit/init_otp", InitOtpBody),
  operation("submit", "initOtpAuth", "submit/init_otp_auth", InitOtpAuthBody),
  operation("submit", "initUserEmailRecovery", "submit/init_user_email_recovery", InitUserEmailRecoveryBody),
  operation("submit", "oauth", "submit/oauth", OauthRequest),
  operation("submit", "oauth2Authenticate", "submit/oauth2_authenticate", Oauth2AuthenticateRequest),
  operation("submit", "oauthLogin", "submit/oauth_login", OauthLoginRequest),
  operation("submit", "otpAuth", "submit/otp_auth", OtpAuthRequest),
  operation("submit", "otpLogin", "submit/otp_login", OtpLoginBody),
  operation("submit", "recoverUser", "submit/recover_user", RecoverUserRequest),
  operation("submit", "rejectActivity", "submit/reject_activity", RejectActivityRequest),
  operation("submit", "removeIpAllowlist", "submit/remove_ip_allowlist", RemoveIpAllowlistRequest),
  operation(
    "submit",
    "removeOrganizationFeature",
    "submit/remove_organization_feature",
    RemoveOrganizationFeatureRequest,
  ),
  operation("submit", "restrictKeys", "submit/restrict_keys", RestrictKeysRequest),
  operation("submit", "setDelays", "submit/set_delays", SetDelaysRequest),
  operation("submit", "setIpAllowlist", "submit/set_ip_allowlist", SetIpAllowlistRequest),
  operation("submit", "setOrganizationFeature", "submit/set_organization_feature", SetOrganizationFeatureRequest),
  operation("submit", "setPaymentMethod", "submit/set_payment_method", SetPaymentMethodBody),
  operation("submit", "setVoteExpiry", "submit/set_vote_expiry", SetVoteExpiryRequest),
  operation("submit", "signRawPayload", "submit/sign_raw_payload", SignRawPayloadRequestV2),
  operation("submit", "signRawPayloads", "submit/sign_raw_payloads", SignRawPayloadsRequest),
  operation("submit", "signTransaction", "submit/sign_transaction", SignTransactionBody),
  operation("submit", "signTransactions", "submit/sign_transactions", SignTransactionsRequest),
  operation("submit", "stampLogin", "submit/stamp_login", StampLoginRequest),
  operation("submit", "thaw", "submit/thaw", ThawRequest),
  operation("submit", "updateAllowedOrigins", "submit/update_allowed_origins", UpdateAllowedOriginsRequest),
  operation("submit", "updateAuthProxyConfig", "submit/update_auth_proxy_config", UpdateAuthProxyConfigRequest),
  operation("submit", "updateMfaPolicy", "submit/update_mfa_policy", UpdateMfaPolicyRequest),
  operation("submit", "updateOauth2Credential", "submit/update_oauth2_credential", UpdateOauth2CredentialRequest),
  operation("submit", "updateOrganizationName", "submit/update_organization_name", UpdateOrganizationNameRequest),
  operation("submit", "updatePolicy", "submit/update_policy", UpdatePolicyBody),
  operation("submit", "updatePrivateKeyTag", "submit/update_private_key_tag", UpdatePrivateKeyTagRequest),
  operation("submit", "updateRootQuorum", "submit/update_root_quorum", UpdateRootQuorumRequest),
  operation("submit", "updateSpendingLimit", "submit/update_spending_limit", UpdateSpendingLimitRequest),
  operation("submit", "updateUser", "submit/update_user", UpdateUserRequest),
  operation("submit", "updateUserEmail", "submit/update_user_email", UpdateUserEmailRequest),
  operation("submit", "updateUserName", "submit/update_user_name", UpdateUserNameRequest),
  operation("submit", "updateUserPhoneNumber", "submit/update_user_phone_number", UpdateUserPhoneNumberRequest),
  operation("submit", "updateUserTag", "submit/update_user_tag", UpdateUserTagRequest),
  operation("submit", "updateWallet", "submit/update_wallet", UpdateWalletRequest),
  operation("submit", "updateWalletAccountName", "submit/update_wallet_account_name", UpdateWalletAccountNameRequest),
  operation("submit", "updateWebhookEndpoint", "submit/update_webhook_endpoint", UpdateWebhookEndpointRequest),
  operation("submit", "verifyOtp", "submit/verify_otp", VerifyOtpBody),
  operation("query", "checkPolicy", "query/check_policy", CheckPolicyRequest),
  operation("query", "explainPolicy", "query/explain_policy", ExplainPolicyRequest),
  operation("query", "getActivePolicies", "query/get_active_policies", GetActivePoliciesRequest),
  operation("query", "getActivity", "query/get_activity", GetActivityRequest),
  operation("query", "getActivityReceipts", "query/get_activity_receipts", GetActivityReceiptsRequest),
  operation("query", "getApiKey", "query/get_api_key", GetApiKeyRequest),
  operation("query", "getApiKeys", "query/get_api_keys", GetApiKeysRequest),
  operation("query", "getAttestation", "query/get_attestation", GetAttestationRequest),
  operation("query", "getAuthProxyConfig", "query/get_auth_proxy_config", GetAuthProxyConfigRequest),
  operation("query", "getAuthenticator", "query/get_authenticator", GetAuthenticatorRequest),
  operation("query", "getAuthenticators", "query/get_authenticators", GetAuthenticatorsRequest),
  operation("query", "getIpAllowlist", "query/get_ip_allowlist", GetIpAllowlistRequest),
  operation("query", "getKeyRestrictions", "query/get_key_restrictions", GetKeyRestrictionsRequest),
  operation("query", "getMfaPolicies", "query/get_mfa_policies", GetMfaPoliciesRequest),
  operation("query", "getMfaPolicy", "query/get_mfa_policy", GetMfaPolicyRequest),
  operation("query", "getMfaStatus", "query/get_mfa_status", GetMfaStatusRequest),
  operation("query", "getOauth2Credential", "query/get_oauth2_credential", GetOauth2CredentialRequest),
  operation("query", "getOauthProviders", "query/get_oauth_providers", GetOauthProvidersRequest),
  operation("query", "getOrganization", "query/get_organization", GetOrganizationRequest),
  operation("query", "getOrganizationConfigs", "query/get_organization_configs", GetOrganizationConfigsRequest),
  operation("query", "getPolicy", "query/get_policy", GetPolicyRequest),
  operation("query", "getPolicyEvaluations", "query/get_policy_evaluations", GetPolicyEvaluationsRequest),
  operation("query", "getPrivateKey", "query/get_private_key", GetPrivateKeyRequest),
  operation("query", "getSessionProfile", "query/get_session_profile", GetSessionProfileRequest),
  operation("query", "getSessionProfiles", "query/get_session_profiles", GetSessionProfilesRequest),
  operation(
    "query",
    "getSmartContractInterface",
    "query/get_smart_contract_interface",
    GetSmartContractInterfaceRequest,
  ),
  operation("query", "getSpendingUsage", "query/get_spending_usage", GetSpendingUsageRequest),
  operation("query", "getUser", "query/get_user", GetUserRequest),
  operation("query", "getVelocityControl", "query/get_velocity_control", GetVelocityControlRequest),
  operation("query", "getVoteExpiry", "query/get_vote_expiry", GetVoteExpiryRequest),
  operation("query", "getWallet", "query/get_wallet", GetWalletRequest),
  operation("query", "getWalletAccount", "query/get_wallet_account", GetWalletAccountRequest),
  operation("query", "listActivities", "query/list_activities", ListActivitiesRequest),
  operation("query", "listAddressBook", "query/list_address_book", ListAddressBookRequest),
  operation("query", "listDelays", "query/list_delays", ListDelaysRequest),
  operation("query", "listFreezes", "query/list_freezes", ListFreezesRequest),
  operation("query", "listLogRecords", "query/list_log_records", ListLogRecordsRequest),
  operation("query", "listMessages", "query/list_messages", ListMessagesRequest),
  operation("query", "listNotificationChannels", "query/list_notification_channels", ListNotificationChannelsRequest),
  operation("query", "listOauth2Credentials", "query/list_oauth2_credentials", ListOauth2CredentialsRequest),
  operation("query", "listPolicies", "query/list_policies", ListPoliciesRequest),
  operation("query", "listPrivateKeyTags", "query/list_private_key_tags", ListPrivateKeyTagsRequest),
  operation("query", "listPrivateKeys", "query/list_private_keys", ListPrivateKeysRequest),
  operation("query", "listSecrets", "query/list_secrets", ListSecretsRequest),
  operation(
    "query",
    "listSmartContractInterfaces",
    "query/list_smart_contract_interfaces",
    ListSmartContractInterfacesRequest,
  ),
  operation("query", "listSpendingLimits", "query/list_spending_limits", ListSpendingLimitsRequest),
  operation("query", "listSuborgs", "query/list_suborgs", ListSuborgsRequest),
  operation("query", "listUserTags", "query/list_user_tags", ListUserTagsRequest),
  operation("query", "listUsers", "query/list_users", ListUsersRequest),
  operation("query", "listVelocityControls", "query/list_velocity_controls", ListVelocityControlsRequest),
  operation("query", "listVerifiedSuborgs", "query/list_verified_suborgs", ListVerifiedSuborgsRequest),
  operation("query", "listWalletAccounts", "query/list_wallet_accounts", ListWalletAccountsRequest),
  operation("query", "listWallets", "query/list_wallets", ListWalletsRequest),
  operation("query", "listWebhookDeliveries", "query/list_webhook_deliveries", ListWebhookDeliveriesRequest),
  operation("query", "listWebhookEndpoints", "query/list_webhook_endpoints", ListWebhookEndpointsRequest),
  operation("query", "planPolicies", "query/plan_policies", PlanPoliciesRequest),
  {
    ...operation("query", "watchActivities", "query/watch_activities", WatchActivitiesRequest),
    events: eventsFrom(LogNumber),
  },
  operation("query", "whoami", "query/whoami", WhoamiRequest),
];

/** How a service is served. */
export interface ServeOptions<Context> {
  readonly service: Service<Context>;
  readonly hooks: Hooks<Context>;
  /** Largest body in bytes. Default: the contract's 1048576. */
  readonly bodyLimit?: number | undefined;
  /** Most values in a body, as in `HandlerOptions`. Default: 10,000. */
  readonly valueLimit?: number | undefined;
  /** As in `HandlerOptions`. Default: 10,000. */
  readonly heartbeatMs?: number | undefined;
}

/**
 * Makes the handler that answers all operations. Give it to `createRouter` (Request and Response),
 * `toNodeListener` (node:http), the Fastify plugin, or `loopback` (no socket at all).
 */
export function serve<Context>(options: ServeOptions<Context>): Handler {
  return createHandler({
    operations,
    service: options.service,
    hooks: options.hooks,
    statuses: errorStatuses,
    bodyLimit: options.bodyLimit ?? 1048576,
    valueLimit: options.valueLimit,
    heartbeatMs: options.heartbeatMs,
  });
}
