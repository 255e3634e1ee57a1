// The server's side of Countersign API.

import type { AcceptInvitationAnswer } from "./activities/accept-invitation.js";
import type { ActivateBillingTierResponse } from "./activities/activate-billing-tier.js";
import type { CreateApiKeysAnswer } from "./activities/create-api-keys.js";
import type { CreateApiOnlyUsersResponse } from "./activities/create-api-only-users.js";
import type { CreateAuthenticatorsAnswer } from "./activities/create-authenticators.js";
import type { CreateInvitationsResponse } from "./activities/create-invitations.js";
import type { CreateOauthProvidersAnswer } from "./activities/create-oauth-providers.js";
import type { CreateOrganizationAnswer } from "./activities/create-organization.js";
import type { CreatePoliciesResponse } from "./activities/create-policies.js";
import type { CreatePolicyAnswer } from "./activities/create-policy.js";
import type { CreatePrivateKeyTagResponse } from "./activities/create-private-key-tag.js";
import type { CreatePrivateKeysAnswer } from "./activities/create-private-keys.js";
import type { CreateReadOnlySessionResponse } from "./activities/create-read-only-session.js";
import type { CreateReadWriteSessionAnswer } from "./activities/create-read-write-session.js";
import type { CreateSubOrganizationAnswer } from "./activities/create-sub-organization.js";
import type { CreateUserTagResponse } from "./activities/create-user-tag.js";
import type { CreateUsersAnswer } from "./activities/create-users.js";
import type { CreateWalletResponse } from "./activities/create-wallet.js";
import type { CreateWalletAccountsResponse } from "./activities/create-wallet-accounts.js";
import type { CreateWebhookEndpointResponse } from "./activities/create-webhook-endpoint.js";
import type { DeleteApiKeysResponse } from "./activities/delete-api-keys.js";
import type { DeleteAuthenticatorsResponse } from "./activities/delete-authenticators.js";
import type { DeleteInvitationResponse } from "./activities/delete-invitation.js";
import type { DeleteOauthProvidersResponse } from "./activities/delete-oauth-providers.js";
import type { DeleteOrganizationResponse } from "./activities/delete-organization.js";
import type { DeletePaymentMethodResponse } from "./activities/delete-payment-method.js";
import type { DeletePoliciesResponse } from "./activities/delete-policies.js";
import type { DeletePolicyResponse } from "./activities/delete-policy.js";
import type { DeletePrivateKeyTagsResponse } from "./activities/delete-private-key-tags.js";
import type { DeletePrivateKeysResponse } from "./activities/delete-private-keys.js";
import type { DeleteSubOrganizationResponse } from "./activities/delete-sub-organization.js";
import type { DeleteUserTagsResponse } from "./activities/delete-user-tags.js";
import type { DeleteUsersResponse } from "./activities/delete-users.js";
import type { DeleteWalletAccountsResponse } from "./activities/delete-wallet-accounts.js";
import type { DeleteWalletsResponse } from "./activities/delete-wallets.js";
import type { DeleteWebhookEndpointResponse } from "./activities/delete-webhook-endpoint.js";
import type { DisableAuthProxyResponse } from "./activities/disable-auth-proxy.js";
import type { DisablePrivateKeyResponse } from "./activities/disable-private-key.js";
import type { EmailAuthAnswer } from "./activities/email-auth.js";
import type { EnableAuthProxyResponse } from "./activities/enable-auth-proxy.js";
import type { ExportPrivateKeyResponse } from "./activities/export-private-key.js";
import type { ExportWalletResponse } from "./activities/export-wallet.js";
import type { ExportWalletAccountResponse } from "./activities/export-wallet-account.js";
import type { ImportPrivateKeyResponse } from "./activities/import-private-key.js";
import type { ImportWalletResponse } from "./activities/import-wallet.js";
import type { InitImportPrivateKeyResponse } from "./activities/init-import-private-key.js";
import type { InitImportWalletResponse } from "./activities/init-import-wallet.js";
import type { InitOtpAnswer } from "./activities/init-otp.js";
import type { InitOtpAuthAnswer } from "./activities/init-otp-auth.js";
import type { InitUserEmailRecoveryAnswer } from "./activities/init-user-email-recovery.js";
import type { OauthResponse } from "./activities/oauth.js";
import type { OauthLoginResponse } from "./activities/oauth-login.js";
import type { OtpAuthResponse } from "./activities/otp-auth.js";
import type { OtpLoginAnswer } from "./activities/otp-login.js";
import type { RecoverUserResponse } from "./activities/recover-user.js";
import type { RemoveOrganizationFeatureResponse } from "./activities/remove-organization-feature.js";
import type { SetOrganizationFeatureResponse } from "./activities/set-organization-feature.js";
import type { SetPaymentMethodAnswer } from "./activities/set-payment-method.js";
import type { SignRawPayloadResponseV2 } from "./activities/sign-raw-payload.js";
import type { SignRawPayloadsResponse } from "./activities/sign-raw-payloads.js";
import type { SignTransactionAnswer } from "./activities/sign-transaction.js";
import type { StampLoginResponse } from "./activities/stamp-login.js";
import type { UpdateAllowedOriginsResponse } from "./activities/update-allowed-origins.js";
import type { UpdateAuthProxyConfigResponse } from "./activities/update-auth-proxy-config.js";
import type { UpdateOrganizationNameResponse } from "./activities/update-organization-name.js";
import type { UpdatePolicyAnswer } from "./activities/update-policy.js";
import type { UpdatePrivateKeyTagResponse } from "./activities/update-private-key-tag.js";
import type { UpdateRootQuorumResponse } from "./activities/update-root-quorum.js";
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
import type { GetApiKeyResponse } from "./queries/get-api-key.js";
import type { GetApiKeysResponse } from "./queries/get-api-keys.js";
import type { GetAttestationResponse } from "./queries/get-attestation.js";
import type { GetAuthProxyConfigResponse } from "./queries/get-auth-proxy-config.js";
import type { GetAuthenticatorResponse } from "./queries/get-authenticator.js";
import type { GetAuthenticatorsResponse } from "./queries/get-authenticators.js";
import type { GetOauthProvidersResponse } from "./queries/get-oauth-providers.js";
import type { GetOrganizationResponse } from "./queries/get-organization.js";
import type { GetOrganizationConfigsResponse } from "./queries/get-organization-configs.js";
import type { GetPolicyResponse } from "./queries/get-policy.js";
import type { GetPolicyEvaluationsResponse } from "./queries/get-policy-evaluations.js";
import type { GetPrivateKeyResponse } from "./queries/get-private-key.js";
import type { GetUserResponse } from "./queries/get-user.js";
import type { GetWalletResponse } from "./queries/get-wallet.js";
import type { GetWalletAccountResponse } from "./queries/get-wallet-account.js";
import type { ListActivitiesResponse } from "./queries/list-activities.js";
import type { ListMessagesResponse } from "./queries/list-messages.js";
import type { ListPoliciesResponse } from "./queries/list-policies.js";
import type { ListPrivateKeyTagsResponse } from "./queries/list-private-key-tags.js";
import type { ListPrivateKeysResponse } from "./queries/list-private-keys.js";
import type { ListSuborgsResponse } from "./queries/list-suborgs.js";
import type { ListUserTagsResponse } from "./queries/list-user-tags.js";
import type { ListUsersResponse } from "./queries/list-users.js";
import type { ListVerifiedSuborgsResponse } from "./queries/list-verified-suborgs.js";
import type { ListWalletAccountsResponse } from "./queries/list-wallet-accounts.js";
import type { ListWalletsResponse } from "./queries/list-wallets.js";
import type { ListWebhookDeliveriesResponse } from "./queries/list-webhook-deliveries.js";
import type { ListWebhookEndpointsResponse } from "./queries/list-webhook-endpoints.js";
import type { WhoamiResponse } from "./queries/whoami.js";
import type { Handler, Hooks, ServerOperation } from "./runtime/server.js";
import type { Answer } from "./runtime/streamed.js";
import { errorStatuses } from "./errors.js";
import { lenient } from "./runtime/lenient.js";
import { createHandler } from "./runtime/server.js";
import { AcceptInvitationBody } from "./validators/activities/accept-invitation.js";
import { ActivateBillingTierRequest } from "./validators/activities/activate-billing-tier.js";
import { ApproveActivityRequest } from "./validators/activities/approve-activity.js";
import { CreateApiKeysBody } from "./validators/activities/create-api-keys.js";
import { CreateApiOnlyUsersRequest } from "./validators/activities/create-api-only-users.js";
import { CreateAuthenticatorsBody } from "./validators/activities/create-authenticators.js";
import { CreateInvitationsRequest } from "./validators/activities/create-invitations.js";
import { CreateOauthProvidersBody } from "./validators/activities/create-oauth-providers.js";
import { CreateOrganizationBody } from "./validators/activities/create-organization.js";
import { CreatePoliciesRequest } from "./validators/activities/create-policies.js";
import { CreatePolicyBody } from "./validators/activities/create-policy.js";
import { CreatePrivateKeyTagRequest } from "./validators/activities/create-private-key-tag.js";
import { CreatePrivateKeysBody } from "./validators/activities/create-private-keys.js";
import { CreateReadOnlySessionRequest } from "./validators/activities/create-read-only-session.js";
import { CreateReadWriteSessionBody } from "./validators/activities/create-read-write-session.js";
import { CreateSubOrganizationBody } from "./validators/activities/create-sub-organization.js";
import { CreateUserTagRequest } from "./validators/activities/create-user-tag.js";
import { CreateUsersBody } from "./validators/activities/create-users.js";
import { CreateWalletRequest } from "./validators/activities/create-wallet.js";
import { CreateWalletAccountsRequest } from "./validators/activities/create-wallet-accounts.js";
import { CreateWebhookEndpointRequest } from "./validators/activities/create-webhook-endpoint.js";
import { DeleteApiKeysRequest } from "./validators/activities/delete-api-keys.js";
import { DeleteAuthenticatorsRequest } from "./validators/activities/delete-authenticators.js";
import { DeleteInvitationRequest } from "./validators/activities/delete-invitation.js";
import { DeleteOauthProvidersRequest } from "./validators/activities/delete-oauth-providers.js";
import { DeleteOrganizationRequest } from "./validators/activities/delete-organization.js";
import { DeletePaymentMethodRequest } from "./validators/activities/delete-payment-method.js";
import { DeletePoliciesRequest } from "./validators/activities/delete-policies.js";
import { DeletePolicyRequest } from "./validators/activities/delete-policy.js";
import { DeletePrivateKeyTagsRequest } from "./validators/activities/delete-private-key-tags.js";
import { DeletePrivateKeysRequest } from "./validators/activities/delete-private-keys.js";
import { DeleteSubOrganizationRequest } from "./validators/activities/delete-sub-organization.js";
import { DeleteUserTagsRequest } from "./validators/activities/delete-user-tags.js";
import { DeleteUsersRequest } from "./validators/activities/delete-users.js";
import { DeleteWalletAccountsRequest } from "./validators/activities/delete-wallet-accounts.js";
import { DeleteWalletsRequest } from "./validators/activities/delete-wallets.js";
import { DeleteWebhookEndpointRequest } from "./validators/activities/delete-webhook-endpoint.js";
import { DisableAuthProxyRequest } from "./validators/activities/disable-auth-proxy.js";
import { DisablePrivateKeyRequest } from "./validators/activities/disable-private-key.js";
import { EmailAuthBody } from "./validators/activities/email-auth.js";
import { EnableAuthProxyRequest } from "./validators/activities/enable-auth-proxy.js";
import { ExportPrivateKeyRequest } from "./validators/activities/export-private-key.js";
import { ExportWalletRequest } from "./validators/activities/export-wallet.js";
import { ExportWalletAccountRequest } from "./validators/activities/export-wallet-account.js";
import { ImportPrivateKeyRequest } from "./validators/activities/import-private-key.js";
import { ImportWalletRequest } from "./validators/activities/import-wallet.js";
import { InitImportPrivateKeyRequest } from "./validators/activities/init-import-private-key.js";
import { InitImportWalletRequest } from "./validators/activities/init-import-wallet.js";
import { InitOtpBody } from "./validators/activities/init-otp.js";
import { InitOtpAuthBody } from "./validators/activities/init-otp-auth.js";
import { InitUserEmailRecoveryBody } from "./validators/activities/init-user-email-recovery.js";
import { OauthRequest } from "./validators/activities/oauth.js";
import { OauthLoginRequest } from "./validators/activities/oauth-login.js";
import { OtpAuthRequest } from "./validators/activities/otp-auth.js";
import { OtpLoginBody } from "./validators/activities/otp-login.js";
import { RecoverUserRequest } from "./validators/activities/recover-user.js";
import { RejectActivityRequest } from "./validators/activities/reject-activity.js";
import { RemoveOrganizationFeatureRequest } from "./validators/activities/remove-organization-feature.js";
import { SetOrganizationFeatureRequest } from "./validators/activities/set-organization-feature.js";
import { SetPaymentMethodBody } from "./validators/activities/set-payment-method.js";
import { SignRawPayloadRequestV2 } from "./validators/activities/sign-raw-payload.js";
import { SignRawPayloadsRequest } from "./validators/activities/sign-raw-payloads.js";
import { SignTransactionBody } from "./validators/activities/sign-transaction.js";
import { StampLoginRequest } from "./validators/activities/stamp-login.js";
import { UpdateAllowedOriginsRequest } from "./validators/activities/update-allowed-origins.js";
import { UpdateAuthProxyConfigRequest } from "./validators/activities/update-auth-proxy-config.js";
import { UpdateOrganizationNameRequest } from "./validators/activities/update-organization-name.js";
import { UpdatePolicyBody } from "./validators/activities/update-policy.js";
import { UpdatePrivateKeyTagRequest } from "./validators/activities/update-private-key-tag.js";
import { UpdateRootQuorumRequest } from "./validators/activities/update-root-quorum.js";
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
import { GetApiKeyRequest } from "./validators/queries/get-api-key.js";
import { GetApiKeysRequest } from "./validators/queries/get-api-keys.js";
import { GetAttestationRequest } from "./validators/queries/get-attestation.js";
import { GetAuthProxyConfigRequest } from "./validators/queries/get-auth-proxy-config.js";
import { GetAuthenticatorRequest } from "./validators/queries/get-authenticator.js";
import { GetAuthenticatorsRequest } from "./validators/queries/get-authenticators.js";
import { GetOauthProvidersRequest } from "./validators/queries/get-oauth-providers.js";
import { GetOrganizationRequest } from "./validators/queries/get-organization.js";
import { GetOrganizationConfigsRequest } from "./validators/queries/get-organization-configs.js";
import { GetPolicyRequest } from "./validators/queries/get-policy.js";
import { GetPolicyEvaluationsRequest } from "./validators/queries/get-policy-evaluations.js";
import { GetPrivateKeyRequest } from "./validators/queries/get-private-key.js";
import { GetUserRequest } from "./validators/queries/get-user.js";
import { GetWalletRequest } from "./validators/queries/get-wallet.js";
import { GetWalletAccountRequest } from "./validators/queries/get-wallet-account.js";
import { ListActivitiesRequest } from "./validators/queries/list-activities.js";
import { ListMessagesRequest } from "./validators/queries/list-messages.js";
import { ListPoliciesRequest } from "./validators/queries/list-policies.js";
import { ListPrivateKeyTagsRequest } from "./validators/queries/list-private-key-tags.js";
import { ListPrivateKeysRequest } from "./validators/queries/list-private-keys.js";
import { ListSuborgsRequest } from "./validators/queries/list-suborgs.js";
import { ListUserTagsRequest } from "./validators/queries/list-user-tags.js";
import { ListUsersRequest } from "./validators/queries/list-users.js";
import { ListVerifiedSuborgsRequest } from "./validators/queries/list-verified-suborgs.js";
import { ListWalletAccountsRequest } from "./validators/queries/list-wallet-accounts.js";
import { ListWalletsRequest } from "./validators/queries/list-wallets.js";
import { ListWebhookDeliveriesRequest } from "./validators/queries/list-webhook-deliveries.js";
import { ListWebhookEndpointsRequest } from "./validators/queries/list-webhook-endpoints.js";
import { WhoamiRequest } from "./validators/queries/whoami.js";
export * from "./runtime/server.js";
export * from "./runtime/streamed.js";
export * from "./runtime/router.js";
export * from "./runtime/errors.js";

/**
 * A method per operation. `Context` is what `hooks.authenticate` found out about the caller; `request` has
 * passed its validator and holds no nulls where members are optional. An ApiError thrown is answered as it is.
 * Queries may answer with `Streamed` values, the lists of which are read while they are sent.
 */
export interface Service<Context> {
  /** Accepts an invitation into an organization. The invited person becomes a user with the given authenticator. */
  acceptInvitation(
    context: Context,
    request: AcceptInvitationBody,
  ): AcceptInvitationAnswer | Promise<AcceptInvitationAnswer>;
  /** Subscribes the organization to a billing tier. It is charged to the payment method that was set before. */
  activateBillingTier(
    context: Context,
    request: ActivateBillingTierRequest,
  ): ActivateBillingTierResponse | Promise<ActivateBillingTierResponse>;
  /**
   * Votes for an activity that waits for consensus. The answer is that activity, with its own status and result:
   * once enough users agree, it has been carried out. An approval counts for as long as its user has the
   * credential that stamped it; afterwards, the same user can approve again. The same goes for the initiator's
   * request, without which nothing is carried out.
   */
  approveActivity(context: Context, request: ApproveActivityRequest): ActivityResponse | Promise<ActivityResponse>;
  /**
   * Adds API keys to a user. The private halves stay with the caller; requests stamped with them act for that
   * user.
   */
  createApiKeys(context: Context, request: CreateApiKeysBody): CreateApiKeysAnswer | Promise<CreateApiKeysAnswer>;
  /** Adds users who have API keys and no authenticators, such as servers and scripts. */
  createApiOnlyUsers(
    context: Context,
    request: CreateApiOnlyUsersRequest,
  ): CreateApiOnlyUsersResponse | Promise<CreateApiOnlyUsersResponse>;
  /**
   * Adds WebAuthn authenticators to a user. The challenge and the attestation come from the registration ceremony
   * that the browser has just completed.
   */
  createAuthenticators(
    context: Context,
    request: CreateAuthenticatorsBody,
  ): CreateAuthenticatorsAnswer | Promise<CreateAuthenticatorsAnswer>;
  /** Invites people into the organization. Each of them receives an e-mail with the invitation. */
  createInvitations(
    context: Context,
    request: CreateInvitationsRequest,
  ): CreateInvitationsResponse | Promise<CreateInvitationsResponse>;
  /** Links a user to accounts at OAuth providers, so that the user can log in with their OIDC tokens. */
  createOauthProviders(
    context: Context,
    request: CreateOauthProvidersBody,
  ): CreateOauthProvidersAnswer | Promise<CreateOauthProvidersAnswer>;
  /** Creates a top-level organization with one root user. */
  createOrganization(
    context: Context,
    request: CreateOrganizationBody,
  ): CreateOrganizationAnswer | Promise<CreateOrganizationAnswer>;
  /** Creates several policies in one step. All or none are created. */
  createPolicies(
    context: Context,
    request: CreatePoliciesRequest,
  ): CreatePoliciesResponse | Promise<CreatePoliciesResponse>;
  /** Creates a policy, a rule that allows or denies activities of the organization. */
  createPolicy(context: Context, request: CreatePolicyBody): CreatePolicyAnswer | Promise<CreatePolicyAnswer>;
  /** Creates a tag for private keys and puts it on some of them. Policies can refer to keys by tag. */
  createPrivateKeyTag(
    context: Context,
    request: CreatePrivateKeyTagRequest,
  ): CreatePrivateKeyTagResponse | Promise<CreatePrivateKeyTagResponse>;
  /** Creates private keys that belong to no wallet. They never leave the service unless they are exported. */
  createPrivateKeys(
    context: Context,
    request: CreatePrivateKeysBody,
  ): CreatePrivateKeysAnswer | Promise<CreatePrivateKeysAnswer>;
  /**
   * Opens a session for the caller that lasts one hour and allows queries only. Send the session in the session
   * header instead of a stamp.
   */
  createReadOnlySession(
    context: Context,
    request: CreateReadOnlySessionRequest,
  ): CreateReadOnlySessionResponse | Promise<CreateReadOnlySessionResponse>;
  /**
   * Opens a session that may also submit activities: makes an expiring API key for a user and returns its private
   * half, encrypted to a key that the caller holds.
   */
  createReadWriteSession(
    context: Context,
    request: CreateReadWriteSessionBody,
  ): CreateReadWriteSessionAnswer | Promise<CreateReadWriteSessionAnswer>;
  /**
   * Creates an organization below the one in the request, with root users and optionally a first wallet. The
   * parent can read it but cannot use its keys.
   */
  createSubOrganization(
    context: Context,
    request: CreateSubOrganizationBody,
  ): CreateSubOrganizationAnswer | Promise<CreateSubOrganizationAnswer>;
  /** Creates a tag for users and puts it on some of them. Policies can refer to users by tag. */
  createUserTag(
    context: Context,
    request: CreateUserTagRequest,
  ): CreateUserTagResponse | Promise<CreateUserTagResponse>;
  /** Adds users to an organization, each with API keys, authenticators and tags. */
  createUsers(context: Context, request: CreateUsersBody): CreateUsersAnswer | Promise<CreateUsersAnswer>;
  /** Creates a wallet, a seed held by the service, and derives its first accounts. */
  createWallet(context: Context, request: CreateWalletRequest): CreateWalletResponse | Promise<CreateWalletResponse>;
  /** Derives further accounts from a wallet. All or none are derived. */
  createWalletAccounts(
    context: Context,
    request: CreateWalletAccountsRequest,
  ): CreateWalletAccountsResponse | Promise<CreateWalletAccountsResponse>;
  /**
   * Registers a receiver of webhook events: those of the organization and, in a parent, of its sub-organizations.
   * An organization can have several, beside the one of its feature FEATURE_NAME_WEBHOOK.
   */
  createWebhookEndpoint(
    context: Context,
    request: CreateWebhookEndpointRequest,
  ): CreateWebhookEndpointResponse | Promise<CreateWebhookEndpointResponse>;
  /** Removes API keys from a user. Requests stamped with them are refused from then on. */
  deleteApiKeys(
    context: Context,
    request: DeleteApiKeysRequest,
  ): DeleteApiKeysResponse | Promise<DeleteApiKeysResponse>;
  /** Removes authenticators from a user. Requests stamped with them are refused from then on. */
  deleteAuthenticators(
    context: Context,
    request: DeleteAuthenticatorsRequest,
  ): DeleteAuthenticatorsResponse | Promise<DeleteAuthenticatorsResponse>;
  /** Withdraws an invitation that has not been accepted yet. */
  deleteInvitation(
    context: Context,
    request: DeleteInvitationRequest,
  ): DeleteInvitationResponse | Promise<DeleteInvitationResponse>;
  /** Unlinks a user from accounts at OAuth providers. Logging in with their tokens is refused from then on. */
  deleteOauthProviders(
    context: Context,
    request: DeleteOauthProvidersRequest,
  ): DeleteOauthProvidersResponse | Promise<DeleteOauthProvidersResponse>;
  /** Deletes an organization with everything in it. This cannot be undone. */
  deleteOrganization(
    context: Context,
    request: DeleteOrganizationRequest,
  ): DeleteOrganizationResponse | Promise<DeleteOrganizationResponse>;
  /** Deletes the organization's payment method. Nothing more is charged to it. */
  deletePaymentMethod(
    context: Context,
    request: DeletePaymentMethodRequest,
  ): DeletePaymentMethodResponse | Promise<DeletePaymentMethodResponse>;
  /** Deletes policies. Activities decided afterwards no longer depend on them. All or none are deleted. */
  deletePolicies(
    context: Context,
    request: DeletePoliciesRequest,
  ): DeletePoliciesResponse | Promise<DeletePoliciesResponse>;
  /** Deletes a policy. Activities decided afterwards no longer depend on it. */
  deletePolicy(context: Context, request: DeletePolicyRequest): DeletePolicyResponse | Promise<DeletePolicyResponse>;
  /** Deletes tags and takes them off all private keys that have them. The keys themselves stay. */
  deletePrivateKeyTags(
    context: Context,
    request: DeletePrivateKeyTagsRequest,
  ): DeletePrivateKeyTagsResponse | Promise<DeletePrivateKeyTagsResponse>;
  /** Deletes private keys for good. All or none are deleted. */
  deletePrivateKeys(
    context: Context,
    request: DeletePrivateKeysRequest,
  ): DeletePrivateKeysResponse | Promise<DeletePrivateKeysResponse>;
  /**
   * Deletes the sub-organization that the request names as its organization, with everything in it. This cannot be
   * undone. Its private keys and wallets must have been exported first, unless deleteWithoutExport is set.
   */
  deleteSubOrganization(
    context: Context,
    request: DeleteSubOrganizationRequest,
  ): DeleteSubOrganizationResponse | Promise<DeleteSubOrganizationResponse>;
  /** Deletes tags and takes them off all users who have them. The users themselves stay. */
  deleteUserTags(
    context: Context,
    request: DeleteUserTagsRequest,
  ): DeleteUserTagsResponse | Promise<DeleteUserTagsResponse>;
  /** Removes users and all their credentials from the organization. */
  deleteUsers(context: Context, request: DeleteUsersRequest): DeleteUsersResponse | Promise<DeleteUsersResponse>;
  /**
   * Deletes accounts of wallets. They can no longer sign. Their wallets stay and derive the same keys at the same
   * paths again. All or none are deleted.
   */
  deleteWalletAccounts(
    context: Context,
    request: DeleteWalletAccountsRequest,
  ): DeleteWalletAccountsResponse | Promise<DeleteWalletAccountsResponse>;
  /** Deletes wallets with all their accounts for good. All or none are deleted. */
  deleteWallets(
    context: Context,
    request: DeleteWalletsRequest,
  ): DeleteWalletsResponse | Promise<DeleteWalletsResponse>;
  /** Takes a receiver of webhook events away, and the events that wait for it. */
  deleteWebhookEndpoint(
    context: Context,
    request: DeleteWebhookEndpointRequest,
  ): DeleteWebhookEndpointResponse | Promise<DeleteWebhookEndpointResponse>;
  /**
   * Takes the auth proxy away, with its user, its key and its settings. Who has signed up by it keeps their
   * sub-organization; a proxy that is enabled later has another configuration id.
   */
  disableAuthProxy(
    context: Context,
    request: DisableAuthProxyRequest,
  ): DisableAuthProxyResponse | Promise<DisableAuthProxyResponse>;
  /** Disables a private key for good. It stays in the organization and can be read, but it never signs again. */
  disablePrivateKey(
    context: Context,
    request: DisablePrivateKeyRequest,
  ): DisablePrivateKeyResponse | Promise<DisablePrivateKeyResponse>;
  /**
   * Sends a user an e-mail that lets them log in. It carries the private half of a new expiring API key, encrypted
   * to a key that the user's device holds; the answer carries ids only.
   */
  emailAuth(context: Context, request: EmailAuthBody): EmailAuthAnswer | Promise<EmailAuthAnswer>;
  /**
   * Gives the organization an auth proxy, by which pages and apps without a back end of their own sign people up
   * and log them in. It gets a user with an API key that never leaves the service and is good for that alone:
   * sending and checking one-time codes, logins by them or by OAuth, and new sub-organizations. No page may use it
   * until updateAuthProxyConfig names the page's origin.
   */
  enableAuthProxy(
    context: Context,
    request: EnableAuthProxyRequest,
  ): EnableAuthProxyResponse | Promise<EnableAuthProxyResponse>;
  /** Exports a private key, encrypted to a key of the caller. */
  exportPrivateKey(
    context: Context,
    request: ExportPrivateKeyRequest,
  ): ExportPrivateKeyResponse | Promise<ExportPrivateKeyResponse>;
  /** Exports a wallet's mnemonic, encrypted to a key of the caller. It opens all accounts of the wallet. */
  exportWallet(context: Context, request: ExportWalletRequest): ExportWalletResponse | Promise<ExportWalletResponse>;
  /** Exports the private key of one account of a wallet, encrypted to a key of the caller. */
  exportWalletAccount(
    context: Context,
    request: ExportWalletAccountRequest,
  ): ExportWalletAccountResponse | Promise<ExportWalletAccountResponse>;
  /**
   * Imports a private key that was created elsewhere. Start with initImportPrivateKey, which returns the target
   * key.
   */
  importPrivateKey(
    context: Context,
    request: ImportPrivateKeyRequest,
  ): ImportPrivateKeyResponse | Promise<ImportPrivateKeyResponse>;
  /** Imports a wallet that was created elsewhere. Start with initImportWallet, which returns the target key. */
  importWallet(context: Context, request: ImportWalletRequest): ImportWalletResponse | Promise<ImportWalletResponse>;
  /**
   * Starts the import of a private key and returns the target key to which the caller encrypts it for
   * importPrivateKey.
   */
  initImportPrivateKey(
    context: Context,
    request: InitImportPrivateKeyRequest,
  ): InitImportPrivateKeyResponse | Promise<InitImportPrivateKeyResponse>;
  /**
   * Starts the import of a wallet and returns the target key to which the caller encrypts the mnemonic for
   * importWallet.
   */
  initImportWallet(
    context: Context,
    request: InitImportWalletRequest,
  ): InitImportWalletResponse | Promise<InitImportWalletResponse>;
  /**
   * Sends a one-time code to a contact by e-mail or SMS, whether or not a user has it. Hand the code in with
   * verifyOtp. No more than three codes to one contact can be valid at a time.
   */
  initOtp(context: Context, request: InitOtpBody): InitOtpAnswer | Promise<InitOtpAnswer>;
  /**
   * Sends a user a one-time code by e-mail or SMS, valid for a few minutes and a few tries. Hand it in with
   * otpAuth.
   */
  initOtpAuth(context: Context, request: InitOtpAuthBody): InitOtpAuthAnswer | Promise<InitOtpAuthAnswer>;
  /**
   * Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
   * authenticator with recoverUser.
   */
  initUserEmailRecovery(
    context: Context,
    request: InitUserEmailRecoveryBody,
  ): InitUserEmailRecoveryAnswer | Promise<InitUserEmailRecoveryAnswer>;
  /**
   * Logs in the user whose linked OAuth provider has issued an OIDC token: makes an expiring API key and returns
   * its private half, encrypted to a key that the caller holds.
   */
  oauth(context: Context, request: OauthRequest): OauthResponse | Promise<OauthResponse>;
  /**
   * Opens a session for the user whose linked OAuth provider has issued an OIDC token: the given public key, to
   * which the token is bound, becomes an expiring API key of that user.
   */
  oauthLogin(context: Context, request: OauthLoginRequest): OauthLoginResponse | Promise<OauthLoginResponse>;
  /**
   * Logs in a user with the one-time code from initOtpAuth: makes an expiring API key and returns its private
   * half, encrypted to a key that the caller holds.
   */
  otpAuth(context: Context, request: OtpAuthRequest): OtpAuthResponse | Promise<OtpAuthResponse>;
  /**
   * Opens a session for the user to whom the contact in a verification token belongs: the given public key becomes
   * an expiring API key of that user. The contact must be verified. A token of a parent serves in all of its
   * sub-organizations, one of a sub-organization there alone.
   */
  otpLogin(context: Context, request: OtpLoginBody): OtpLoginAnswer | Promise<OtpLoginAnswer>;
  /**
   * Adds a new authenticator to a user who has lost the others. The request is stamped with the credential that
   * initUserEmailRecovery sent.
   */
  recoverUser(context: Context, request: RecoverUserRequest): RecoverUserResponse | Promise<RecoverUserResponse>;
  /**
   * Votes against an activity that waits for consensus. The answer is that activity, with its own status; a
   * rejected one is never carried out.
   */
  rejectActivity(context: Context, request: RejectActivityRequest): ActivityResponse | Promise<ActivityResponse>;
  /** Turns a feature of the organization off and deletes its value. The root quorum decides; policies have no say. */
  removeOrganizationFeature(
    context: Context,
    request: RemoveOrganizationFeatureRequest,
  ): RemoveOrganizationFeatureResponse | Promise<RemoveOrganizationFeatureResponse>;
  /**
   * Switches a feature of the organization on or changes its value, such as the URL of the webhook. The root
   * quorum decides; policies have no say.
   */
  setOrganizationFeature(
    context: Context,
    request: SetOrganizationFeatureRequest,
  ): SetOrganizationFeatureResponse | Promise<SetOrganizationFeatureResponse>;
  /** Sets the card that pays for the organization's billing tier. A card that was set before is replaced. */
  setPaymentMethod(
    context: Context,
    request: SetPaymentMethodBody,
  ): SetPaymentMethodAnswer | Promise<SetPaymentMethodAnswer>;
  /**
   * Signs bytes with a private key or wallet account. The signature is ECDSA on secp256k1, with the low value of
   * s, and Ed25519 on the Edwards curve; for a Taproot address it is a BIP-340 signature by the tweaked key
   * (BIP-341). Policies see a transaction or authorization in the payload's bytes as such; of digests they see
   * payload.blind alone.
   */
  signRawPayload(
    context: Context,
    request: SignRawPayloadRequestV2,
  ): SignRawPayloadResponseV2 | Promise<SignRawPayloadResponseV2>;
  /** Signs several payloads with the same private key or wallet account. All or none are signed. */
  signRawPayloads(
    context: Context,
    request: SignRawPayloadsRequest,
  ): SignRawPayloadsResponse | Promise<SignRawPayloadsResponse>;
  /** Signs a transaction with a private key or wallet account. The service does not send it to the chain. */
  signTransaction(
    context: Context,
    request: SignTransactionBody,
  ): SignTransactionAnswer | Promise<SignTransactionAnswer>;
  /**
   * Opens a session for the caller: the given public key becomes an expiring API key of the user whose credential
   * has stamped the request. Users of a sub-organization may name its parent instead, where one sub-organization
   * alone has their credential.
   */
  stampLogin(context: Context, request: StampLoginRequest): StampLoginResponse | Promise<StampLoginResponse>;
  /** Replaces the list of web origins whose WebAuthn credentials the organization accepts. */
  updateAllowedOrigins(
    context: Context,
    request: UpdateAllowedOriginsRequest,
  ): UpdateAllowedOriginsResponse | Promise<UpdateAllowedOriginsResponse>;
  /**
   * Changes how the organization's auth proxy is set. What is left out stays as it is; an empty text takes a text
   * away.
   */
  updateAuthProxyConfig(
    context: Context,
    request: UpdateAuthProxyConfigRequest,
  ): UpdateAuthProxyConfigResponse | Promise<UpdateAuthProxyConfigResponse>;
  /** Gives the organization another name. Decided by its root quorum; policies have no say. */
  updateOrganizationName(
    context: Context,
    request: UpdateOrganizationNameRequest,
  ): UpdateOrganizationNameResponse | Promise<UpdateOrganizationNameResponse>;
  /** Changes a policy. What is omitted stays as it is. */
  updatePolicy(context: Context, request: UpdatePolicyBody): UpdatePolicyAnswer | Promise<UpdatePolicyAnswer>;
  /** Renames a tag, puts it on private keys and takes it off private keys. */
  updatePrivateKeyTag(
    context: Context,
    request: UpdatePrivateKeyTagRequest,
  ): UpdatePrivateKeyTagResponse | Promise<UpdatePrivateKeyTagResponse>;
  /**
   * Sets who the root users of the organization are and how many of them must agree. Decided by the present root
   * quorum; policies have no say. A user who joins must have got no credentials or other contacts since the
   * request was made, and loses the read-only sessions that were opened as that user.
   */
  updateRootQuorum(
    context: Context,
    request: UpdateRootQuorumRequest,
  ): UpdateRootQuorumResponse | Promise<UpdateRootQuorumResponse>;
  /** Changes a user. What is omitted stays as it is. */
  updateUser(context: Context, request: UpdateUserRequest): UpdateUserResponse | Promise<UpdateUserResponse>;
  /**
   * Changes or removes a user's e-mail address. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  updateUserEmail(
    context: Context,
    request: UpdateUserEmailRequest,
  ): UpdateUserEmailResponse | Promise<UpdateUserEmailResponse>;
  /** Gives a user another name. */
  updateUserName(
    context: Context,
    request: UpdateUserNameRequest,
  ): UpdateUserNameResponse | Promise<UpdateUserNameResponse>;
  /**
   * Changes or removes a user's phone number. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  updateUserPhoneNumber(
    context: Context,
    request: UpdateUserPhoneNumberRequest,
  ): UpdateUserPhoneNumberResponse | Promise<UpdateUserPhoneNumberResponse>;
  /** Renames a tag, puts it on users and takes it off users. */
  updateUserTag(
    context: Context,
    request: UpdateUserTagRequest,
  ): UpdateUserTagResponse | Promise<UpdateUserTagResponse>;
  /** Renames a wallet. */
  updateWallet(context: Context, request: UpdateWalletRequest): UpdateWalletResponse | Promise<UpdateWalletResponse>;
  /** Names an account of a wallet, or gives it another name. */
  updateWalletAccountName(
    context: Context,
    request: UpdateWalletAccountNameRequest,
  ): UpdateWalletAccountNameResponse | Promise<UpdateWalletAccountNameResponse>;
  /**
   * Changes a receiver of webhook events. What is omitted stays as it is. One that is switched off loses the
   * events that wait for it, and is not told what happens in the meantime.
   */
  updateWebhookEndpoint(
    context: Context,
    request: UpdateWebhookEndpointRequest,
  ): UpdateWebhookEndpointResponse | Promise<UpdateWebhookEndpointResponse>;
  /**
   * Hands in the one-time code that initOtp has sent. Whoever has the right one gets a token, by which otpLogin
   * and other operations know that the contact is theirs. After three wrong ones the code is locked.
   */
  verifyOtp(context: Context, request: VerifyOtpBody): VerifyOtpAnswer | Promise<VerifyOtpAnswer>;
  /**
   * Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that
   * cannot be right whatever the activity, and what the organization's other policies leave open beside it.
   * Nothing is created. It does not check whether the organization may have another policy. An addition to the
   * API, which existing clients do not know.
   */
  checkPolicy(context: Context, request: CheckPolicyRequest): Answer<CheckPolicyResponse>;
  /**
   * Explains how the policies decide about an activity, clause by clause, and who could still approve it. The
   * decision is the real one, made by the present rules, but nothing changes. An addition to the API, which
   * existing clients do not know.
   */
  explainPolicy(context: Context, request: ExplainPolicyRequest): Answer<ExplainPolicyResponse>;
  /** Lists which policies of an organization are active now. */
  getActivePolicies(context: Context, request: GetActivePoliciesRequest): Answer<GetActivePoliciesResponse>;
  /** Reads one activity, with its votes and, once it is completed, its result. */
  getActivity(context: Context, request: GetActivityRequest): Answer<GetActivityResponse>;
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
  /** Reads one user, with their credentials. */
  getUser(context: Context, request: GetUserRequest): Answer<GetUserResponse>;
  /** Reads one wallet. Its accounts are read by listWalletAccounts. */
  getWallet(context: Context, request: GetWalletRequest): Answer<GetWalletResponse>;
  /** Reads one account of a wallet, found by its address or its path. */
  getWalletAccount(context: Context, request: GetWalletAccountRequest): Answer<GetWalletAccountResponse>;
  /** Lists activities of an organization, newest first, a page at a time. */
  listActivities(context: Context, request: ListActivitiesRequest): Answer<ListActivitiesResponse>;
  /**
   * Lists the e-mails and text messages of an organization that are not sent: those that wait for an attempt, and
   * the last thousand that have failed; newest first, a page at a time. What is sent is not listed, and what a
   * message says is never told. An addition to the API, which existing clients do not know.
   */
  listMessages(context: Context, request: ListMessagesRequest): Answer<ListMessagesResponse>;
  /** Lists all policies of an organization. */
  listPolicies(context: Context, request: ListPoliciesRequest): Answer<ListPoliciesResponse>;
  /** Lists the tags of an organization that private keys can carry. */
  listPrivateKeyTags(context: Context, request: ListPrivateKeyTagsRequest): Answer<ListPrivateKeyTagsResponse>;
  /** Lists all private keys of an organization. */
  listPrivateKeys(context: Context, request: ListPrivateKeysRequest): Answer<ListPrivateKeysResponse>;
  /** Lists the ids of sub-organizations, all or those that a name, contact or credential belongs to. */
  listSuborgs(context: Context, request: ListSuborgsRequest): Answer<ListSuborgsResponse>;
  /** Lists the tags of an organization that users can carry. */
  listUserTags(context: Context, request: ListUserTagsRequest): Answer<ListUserTagsResponse>;
  /** Lists all users of an organization, with their credentials. */
  listUsers(context: Context, request: ListUsersRequest): Answer<ListUsersResponse>;
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
  /** Returns who the caller is, by the credential that stamped the request. */
  whoami(context: Context, request: WhoamiRequest): Answer<WhoamiResponse>;
}

/** All operations with their paths and validators. */
export const operations: readonly ServerOperation[] = [
  {
    name: "acceptInvitation",
    path: "/public/v1/submit/accept_invitation",
    kind: "submit",
    read: lenient(AcceptInvitationBody),
    parse: AcceptInvitationBody.parse,
  },
  {
    name: "activateBillingTier",
    path: "/public/v1/submit/activate_billing_tier",
    kind: "submit",
    read: lenient(ActivateBillingTierRequest),
    parse: ActivateBillingTierRequest.parse,
  },
  {
    name: "approveActivity",
    path: "/public/v1/submit/approve_activity",
    kind: "submit",
    read: lenient(ApproveActivityRequest),
    parse: ApproveActivityRequest.parse,
  },
  {
    name: "createApiKeys",
    path: "/public/v1/submit/create_api_keys",
    kind: "submit",
    read: lenient(CreateApiKeysBody),
    parse: CreateApiKeysBody.parse,
  },
  {
    name: "createApiOnlyUsers",
    path: "/public/v1/submit/create_api_only_users",
    kind: "submit",
    read: lenient(CreateApiOnlyUsersRequest),
    parse: CreateApiOnlyUsersRequest.parse,
  },
  {
    name: "createAuthenticators",
    path: "/public/v1/submit/create_authenticators",
    kind: "submit",
    read: lenient(CreateAuthenticatorsBody),
    parse: CreateAuthenticatorsBody.parse,
  },
  {
    name: "createInvitations",
    path: "/public/v1/submit/create_invitations",
    kind: "submit",
    read: lenient(CreateInvitationsRequest),
    parse: CreateInvitationsRequest.parse,
  },
  {
    name: "createOauthProviders",
    path: "/public/v1/submit/create_oauth_providers",
    kind: "submit",
    read: lenient(CreateOauthProvidersBody),
    parse: CreateOauthProvidersBody.parse,
  },
  {
    name: "createOrganization",
    path: "/public/v1/submit/create_organization",
    kind: "submit",
    read: lenient(CreateOrganizationBody),
    parse: CreateOrganizationBody.parse,
  },
  {
    name: "createPolicies",
    path: "/public/v1/submit/create_policies",
    kind: "submit",
    read: lenient(CreatePoliciesRequest),
    parse: CreatePoliciesRequest.parse,
  },
  {
    name: "createPolicy",
    path: "/public/v1/submit/create_policy",
    kind: "submit",
    read: lenient(CreatePolicyBody),
    parse: CreatePolicyBody.parse,
  },
  {
    name: "createPrivateKeyTag",
    path: "/public/v1/submit/create_private_key_tag",
    kind: "submit",
    read: lenient(CreatePrivateKeyTagRequest),
    parse: CreatePrivateKeyTagRequest.parse,
  },
  {
    name: "createPrivateKeys",
    path: "/public/v1/submit/create_private_keys",
    kind: "submit",
    read: lenient(CreatePrivateKeysBody),
    parse: CreatePrivateKeysBody.parse,
  },
  {
    name: "createReadOnlySession",
    path: "/public/v1/submit/create_read_only_session",
    kind: "submit",
    read: lenient(CreateReadOnlySessionRequest),
    parse: CreateReadOnlySessionRequest.parse,
  },
  {
    name: "createReadWriteSession",
    path: "/public/v1/submit/create_read_write_session",
    kind: "submit",
    read: lenient(CreateReadWriteSessionBody),
    parse: CreateReadWriteSessionBody.parse,
  },
  {
    name: "createSubOrganization",
    path: "/public/v1/submit/create_sub_organization",
    kind: "submit",
    read: lenient(CreateSubOrganizationBody),
    parse: CreateSubOrganizationBody.parse,
  },
  {
    name: "createUserTag",
    path: "/public/v1/submit/create_user_tag",
    kind: "submit",
    read: lenient(CreateUserTagRequest),
    parse: CreateUserTagRequest.parse,
  },
  {
    name: "createUsers",
    path: "/public/v1/submit/create_users",
    kind: "submit",
    read: lenient(CreateUsersBody),
    parse: CreateUsersBody.parse,
  },
  {
    name: "createWallet",
    path: "/public/v1/submit/create_wallet",
    kind: "submit",
    read: lenient(CreateWalletRequest),
    parse: CreateWalletRequest.parse,
  },
  {
    name: "createWalletAccounts",
    path: "/public/v1/submit/create_wallet_accounts",
    kind: "submit",
    read: lenient(CreateWalletAccountsRequest),
    parse: CreateWalletAccountsRequest.parse,
  },
  {
    name: "createWebhookEndpoint",
    path: "/public/v1/submit/create_webhook_endpoint",
    kind: "submit",
    read: lenient(CreateWebhookEndpointRequest),
    parse: CreateWebhookEndpointRequest.parse,
  },
  {
    name: "deleteApiKeys",
    path: "/public/v1/submit/delete_api_keys",
    kind: "submit",
    read: lenient(DeleteApiKeysRequest),
    parse: DeleteApiKeysRequest.parse,
  },
  {
    name: "deleteAuthenticators",
    path: "/public/v1/submit/delete_authenticators",
    kind: "submit",
    read: lenient(DeleteAuthenticatorsRequest),
    parse: DeleteAuthenticatorsRequest.parse,
  },
  {
    name: "deleteInvitation",
    path: "/public/v1/submit/delete_invitation",
    kind: "submit",
    read: lenient(DeleteInvitationRequest),
    parse: DeleteInvitationRequest.parse,
  },
  {
    name: "deleteOauthProviders",
    path: "/public/v1/submit/delete_oauth_providers",
    kind: "submit",
    read: lenient(DeleteOauthProvidersRequest),
    parse: DeleteOauthProvidersRequest.parse,
  },
  {
    name: "deleteOrganization",
    path: "/public/v1/submit/delete_organization",
    kind: "submit",
    read: lenient(DeleteOrganizationRequest),
    parse: DeleteOrganizationRequest.parse,
  },
  {
    name: "deletePaymentMethod",
    path: "/public/v1/submit/delete_payment_method",
    kind: "submit",
    read: lenient(DeletePaymentMethodRequest),
    parse: DeletePaymentMethodRequest.parse,
  },
  {
    name: "deletePolicies",
    path: "/public/v1/submit/delete_policies",
    kind: "submit",
    read: lenient(DeletePoliciesRequest),
    parse: DeletePoliciesRequest.parse,
  },
  {
    name: "deletePolicy",
    path: "/public/v1/submit/delete_policy",
    kind: "submit",
    read: lenient(DeletePolicyRequest),
    parse: DeletePolicyRequest.parse,
  },
  {
    name: "deletePrivateKeyTags",
    path: "/public/v1/submit/delete_private_key_tags",
    kind: "submit",
    read: lenient(DeletePrivateKeyTagsRequest),
    parse: DeletePrivateKeyTagsRequest.parse,
  },
  {
    name: "deletePrivateKeys",
    path: "/public/v1/submit/delete_private_keys",
    kind: "submit",
    read: lenient(DeletePrivateKeysRequest),
    parse: DeletePrivateKeysRequest.parse,
  },
  {
    name: "deleteSubOrganization",
    path: "/public/v1/submit/delete_sub_organization",
    kind: "submit",
    read: lenient(DeleteSubOrganizationRequest),
    parse: DeleteSubOrganizationRequest.parse,
  },
  {
    name: "deleteUserTags",
    path: "/public/v1/submit/delete_user_tags",
    kind: "submit",
    read: lenient(DeleteUserTagsRequest),
    parse: DeleteUserTagsRequest.parse,
  },
  {
    name: "deleteUsers",
    path: "/public/v1/submit/delete_users",
    kind: "submit",
    read: lenient(DeleteUsersRequest),
    parse: DeleteUsersRequest.parse,
  },
  {
    name: "deleteWalletAccounts",
    path: "/public/v1/submit/delete_wallet_accounts",
    kind: "submit",
    read: lenient(DeleteWalletAccountsRequest),
    parse: DeleteWalletAccountsRequest.parse,
  },
  {
    name: "deleteWallets",
    path: "/public/v1/submit/delete_wallets",
    kind: "submit",
    read: lenient(DeleteWalletsRequest),
    parse: DeleteWalletsRequest.parse,
  },
  {
    name: "deleteWebhookEndpoint",
    path: "/public/v1/submit/delete_webhook_endpoint",
    kind: "submit",
    read: lenient(DeleteWebhookEndpointRequest),
    parse: DeleteWebhookEndpointRequest.parse,
  },
  {
    name: "disableAuthProxy",
    path: "/public/v1/submit/disable_auth_proxy",
    kind: "submit",
    read: lenient(DisableAuthProxyRequest),
    parse: DisableAuthProxyRequest.parse,
  },
  {
    name: "disablePrivateKey",
    path: "/public/v1/submit/disable_private_key",
    kind: "submit",
    read: lenient(DisablePrivateKeyRequest),
    parse: DisablePrivateKeyRequest.parse,
  },
  {
    name: "emailAuth",
    path: "/public/v1/submit/email_auth",
    kind: "submit",
    read: lenient(EmailAuthBody),
    parse: EmailAuthBody.parse,
  },
  {
    name: "enableAuthProxy",
    path: "/public/v1/submit/enable_auth_proxy",
    kind: "submit",
    read: lenient(EnableAuthProxyRequest),
    parse: EnableAuthProxyRequest.parse,
  },
  {
    name: "exportPrivateKey",
    path: "/public/v1/submit/export_private_key",
    kind: "submit",
    read: lenient(ExportPrivateKeyRequest),
    parse: ExportPrivateKeyRequest.parse,
  },
  {
    name: "exportWallet",
    path: "/public/v1/submit/export_wallet",
    kind: "submit",
    read: lenient(ExportWalletRequest),
    parse: ExportWalletRequest.parse,
  },
  {
    name: "exportWalletAccount",
    path: "/public/v1/submit/export_wallet_account",
    kind: "submit",
    read: lenient(ExportWalletAccountRequest),
    parse: ExportWalletAccountRequest.parse,
  },
  {
    name: "importPrivateKey",
    path: "/public/v1/submit/import_private_key",
    kind: "submit",
    read: lenient(ImportPrivateKeyRequest),
    parse: ImportPrivateKeyRequest.parse,
  },
  {
    name: "importWallet",
    path: "/public/v1/submit/import_wallet",
    kind: "submit",
    read: lenient(ImportWalletRequest),
    parse: ImportWalletRequest.parse,
  },
  {
    name: "initImportPrivateKey",
    path: "/public/v1/submit/init_import_private_key",
    kind: "submit",
    read: lenient(InitImportPrivateKeyRequest),
    parse: InitImportPrivateKeyRequest.parse,
  },
  {
    name: "initImportWallet",
    path: "/public/v1/submit/init_import_wallet",
    kind: "submit",
    read: lenient(InitImportWalletRequest),
    parse: InitImportWalletRequest.parse,
  },
  {
    name: "initOtp",
    path: "/public/v1/submit/init_otp",
    kind: "submit",
    read: lenient(InitOtpBody),
    parse: InitOtpBody.parse,
  },
  {
    name: "initOtpAuth",
    path: "/public/v1/submit/init_otp_auth",
    kind: "submit",
    read: lenient(InitOtpAuthBody),
    parse: InitOtpAuthBody.parse,
  },
  {
    name: "initUserEmailRecovery",
    path: "/public/v1/submit/init_user_email_recovery",
    kind: "submit",
    read: lenient(InitUserEmailRecoveryBody),
    parse: InitUserEmailRecoveryBody.parse,
  },
  {
    name: "oauth",
    path: "/public/v1/submit/oauth",
    kind: "submit",
    read: lenient(OauthRequest),
    parse: OauthRequest.parse,
  },
  {
    name: "oauthLogin",
    path: "/public/v1/submit/oauth_login",
    kind: "submit",
    read: lenient(OauthLoginRequest),
    parse: OauthLoginRequest.parse,
  },
  {
    name: "otpAuth",
    path: "/public/v1/submit/otp_auth",
    kind: "submit",
    read: lenient(OtpAuthRequest),
    parse: OtpAuthRequest.parse,
  },
  {
    name: "otpLogin",
    path: "/public/v1/submit/otp_login",
    kind: "submit",
    read: lenient(OtpLoginBody),
    parse: OtpLoginBody.parse,
  },
  {
    name: "recoverUser",
    path: "/public/v1/submit/recover_user",
    kind: "submit",
    read: lenient(RecoverUserRequest),
    parse: RecoverUserRequest.parse,
  },
  {
    name: "rejectActivity",
    path: "/public/v1/submit/reject_activity",
    kind: "submit",
    read: lenient(RejectActivityRequest),
    parse: RejectActivityRequest.parse,
  },
  {
    name: "removeOrganizationFeature",
    path: "/public/v1/submit/remove_organization_feature",
    kind: "submit",
    read: lenient(RemoveOrganizationFeatureRequest),
    parse: RemoveOrganizationFeatureRequest.parse,
  },
  {
    name: "setOrganizationFeature",
    path: "/public/v1/submit/set_organization_feature",
    kind: "submit",
    read: lenient(SetOrganizationFeatureRequest),
    parse: SetOrganizationFeatureRequest.parse,
  },
  {
    name: "setPaymentMethod",
    path: "/public/v1/submit/set_payment_method",
    kind: "submit",
    read: lenient(SetPaymentMethodBody),
    parse: SetPaymentMethodBody.parse,
  },
  {
    name: "signRawPayload",
    path: "/public/v1/submit/sign_raw_payload",
    kind: "submit",
    read: lenient(SignRawPayloadRequestV2),
    parse: SignRawPayloadRequestV2.parse,
  },
  {
    name: "signRawPayloads",
    path: "/public/v1/submit/sign_raw_payloads",
    kind: "submit",
    read: lenient(SignRawPayloadsRequest),
    parse: SignRawPayloadsRequest.parse,
  },
  {
    name: "signTransaction",
    path: "/public/v1/submit/sign_transaction",
    kind: "submit",
    read: lenient(SignTransactionBody),
    parse: SignTransactionBody.parse,
  },
  {
    name: "stampLogin",
    path: "/public/v1/submit/stamp_login",
    kind: "submit",
    read: lenient(StampLoginRequest),
    parse: StampLoginRequest.parse,
  },
  {
    name: "updateAllowedOrigins",
    path: "/public/v1/submit/update_allowed_origins",
    kind: "submit",
    read: lenient(UpdateAllowedOriginsRequest),
    parse: UpdateAllowedOriginsRequest.parse,
  },
  {
    name: "updateAuthProxyConfig",
    path: "/public/v1/submit/update_auth_proxy_config",
    kind: "submit",
    read: lenient(UpdateAuthProxyConfigRequest),
    parse: UpdateAuthProxyConfigRequest.parse,
  },
  {
    name: "updateOrganizationName",
    path: "/public/v1/submit/update_organization_name",
    kind: "submit",
    read: lenient(UpdateOrganizationNameRequest),
    parse: UpdateOrganizationNameRequest.parse,
  },
  {
    name: "updatePolicy",
    path: "/public/v1/submit/update_policy",
    kind: "submit",
    read: lenient(UpdatePolicyBody),
    parse: UpdatePolicyBody.parse,
  },
  {
    name: "updatePrivateKeyTag",
    path: "/public/v1/submit/update_private_key_tag",
    kind: "submit",
    read: lenient(UpdatePrivateKeyTagRequest),
    parse: UpdatePrivateKeyTagRequest.parse,
  },
  {
    name: "updateRootQuorum",
    path: "/public/v1/submit/update_root_quorum",
    kind: "submit",
    read: lenient(UpdateRootQuorumRequest),
    parse: UpdateRootQuorumRequest.parse,
  },
  {
    name: "updateUser",
    path: "/public/v1/submit/update_user",
    kind: "submit",
    read: lenient(UpdateUserRequest),
    parse: UpdateUserRequest.parse,
  },
  {
    name: "updateUserEmail",
    path: "/public/v1/submit/update_user_email",
    kind: "submit",
    read: lenient(UpdateUserEmailRequest),
    parse: UpdateUserEmailRequest.parse,
  },
  {
    name: "updateUserName",
    path: "/public/v1/submit/update_user_name",
    kind: "submit",
    read: lenient(UpdateUserNameRequest),
    parse: UpdateUserNameRequest.parse,
  },
  {
    name: "updateUserPhoneNumber",
    path: "/public/v1/submit/update_user_phone_number",
    kind: "submit",
    read: lenient(UpdateUserPhoneNumberRequest),
    parse: UpdateUserPhoneNumberRequest.parse,
  },
  {
    name: "updateUserTag",
    path: "/public/v1/submit/update_user_tag",
    kind: "submit",
    read: lenient(UpdateUserTagRequest),
    parse: UpdateUserTagRequest.parse,
  },
  {
    name: "updateWallet",
    path: "/public/v1/submit/update_wallet",
    kind: "submit",
    read: lenient(UpdateWalletRequest),
    parse: UpdateWalletRequest.parse,
  },
  {
    name: "updateWalletAccountName",
    path: "/public/v1/submit/update_wallet_account_name",
    kind: "submit",
    read: lenient(UpdateWalletAccountNameRequest),
    parse: UpdateWalletAccountNameRequest.parse,
  },
  {
    name: "updateWebhookEndpoint",
    path: "/public/v1/submit/update_webhook_endpoint",
    kind: "submit",
    read: lenient(UpdateWebhookEndpointRequest),
    parse: UpdateWebhookEndpointRequest.parse,
  },
  {
    name: "verifyOtp",
    path: "/public/v1/submit/verify_otp",
    kind: "submit",
    read: lenient(VerifyOtpBody),
    parse: VerifyOtpBody.parse,
  },
  {
    name: "checkPolicy",
    path: "/public/v1/query/check_policy",
    kind: "query",
    read: lenient(CheckPolicyRequest),
    parse: CheckPolicyRequest.parse,
  },
  {
    name: "explainPolicy",
    path: "/public/v1/query/explain_policy",
    kind: "query",
    read: lenient(ExplainPolicyRequest),
    parse: ExplainPolicyRequest.parse,
  },
  {
    name: "getActivePolicies",
    path: "/public/v1/query/get_active_policies",
    kind: "query",
    read: lenient(GetActivePoliciesRequest),
    parse: GetActivePoliciesRequest.parse,
  },
  {
    name: "getActivity",
    path: "/public/v1/query/get_activity",
    kind: "query",
    read: lenient(GetActivityRequest),
    parse: GetActivityRequest.parse,
  },
  {
    name: "getApiKey",
    path: "/public/v1/query/get_api_key",
    kind: "query",
    read: lenient(GetApiKeyRequest),
    parse: GetApiKeyRequest.parse,
  },
  {
    name: "getApiKeys",
    path: "/public/v1/query/get_api_keys",
    kind: "query",
    read: lenient(GetApiKeysRequest),
    parse: GetApiKeysRequest.parse,
  },
  {
    name: "getAttestation",
    path: "/public/v1/query/get_attestation",
    kind: "query",
    read: lenient(GetAttestationRequest),
    parse: GetAttestationRequest.parse,
  },
  {
    name: "getAuthProxyConfig",
    path: "/public/v1/query/get_auth_proxy_config",
    kind: "query",
    read: lenient(GetAuthProxyConfigRequest),
    parse: GetAuthProxyConfigRequest.parse,
  },
  {
    name: "getAuthenticator",
    path: "/public/v1/query/get_authenticator",
    kind: "query",
    read: lenient(GetAuthenticatorRequest),
    parse: GetAuthenticatorRequest.parse,
  },
  {
    name: "getAuthenticators",
    path: "/public/v1/query/get_authenticators",
    kind: "query",
    read: lenient(GetAuthenticatorsRequest),
    parse: GetAuthenticatorsRequest.parse,
  },
  {
    name: "getOauthProviders",
    path: "/public/v1/query/get_oauth_providers",
    kind: "query",
    read: lenient(GetOauthProvidersRequest),
    parse: GetOauthProvidersRequest.parse,
  },
  {
    name: "getOrganization",
    path: "/public/v1/query/get_organization",
    kind: "query",
    read: lenient(GetOrganizationRequest),
    parse: GetOrganizationRequest.parse,
  },
  {
    name: "getOrganizationConfigs",
    path: "/public/v1/query/get_organization_configs",
    kind: "query",
    read: lenient(GetOrganizationConfigsRequest),
    parse: GetOrganizationConfigsRequest.parse,
  },
  {
    name: "getPolicy",
    path: "/public/v1/query/get_policy",
    kind: "query",
    read: lenient(GetPolicyRequest),
    parse: GetPolicyRequest.parse,
  },
  {
    name: "getPolicyEvaluations",
    path: "/public/v1/query/get_policy_evaluations",
    kind: "query",
    read: lenient(GetPolicyEvaluationsRequest),
    parse: GetPolicyEvaluationsRequest.parse,
  },
  {
    name: "getPrivateKey",
    path: "/public/v1/query/get_private_key",
    kind: "query",
    read: lenient(GetPrivateKeyRequest),
    parse: GetPrivateKeyRequest.parse,
  },
  {
    name: "getUser",
    path: "/public/v1/query/get_user",
    kind: "query",
    read: lenient(GetUserRequest),
    parse: GetUserRequest.parse,
  },
  {
    name: "getWallet",
    path: "/public/v1/query/get_wallet",
    kind: "query",
    read: lenient(GetWalletRequest),
    parse: GetWalletRequest.parse,
  },
  {
    name: "getWalletAccount",
    path: "/public/v1/query/get_wallet_account",
    kind: "query",
    read: lenient(GetWalletAccountRequest),
    parse: GetWalletAccountRequest.parse,
  },
  {
    name: "listActivities",
    path: "/public/v1/query/list_activities",
    kind: "query",
    read: lenient(ListActivitiesRequest),
    parse: ListActivitiesRequest.parse,
  },
  {
    name: "listMessages",
    path: "/public/v1/query/list_messages",
    kind: "query",
    read: lenient(ListMessagesRequest),
    parse: ListMessagesRequest.parse,
  },
  {
    name: "listPolicies",
    path: "/public/v1/query/list_policies",
    kind: "query",
    read: lenient(ListPoliciesRequest),
    parse: ListPoliciesRequest.parse,
  },
  {
    name: "listPrivateKeyTags",
    path: "/public/v1/query/list_private_key_tags",
    kind: "query",
    read: lenient(ListPrivateKeyTagsRequest),
    parse: ListPrivateKeyTagsRequest.parse,
  },
  {
    name: "listPrivateKeys",
    path: "/public/v1/query/list_private_keys",
    kind: "query",
    read: lenient(ListPrivateKeysRequest),
    parse: ListPrivateKeysRequest.parse,
  },
  {
    name: "listSuborgs",
    path: "/public/v1/query/list_suborgs",
    kind: "query",
    read: lenient(ListSuborgsRequest),
    parse: ListSuborgsRequest.parse,
  },
  {
    name: "listUserTags",
    path: "/public/v1/query/list_user_tags",
    kind: "query",
    read: lenient(ListUserTagsRequest),
    parse: ListUserTagsRequest.parse,
  },
  {
    name: "listUsers",
    path: "/public/v1/query/list_users",
    kind: "query",
    read: lenient(ListUsersRequest),
    parse: ListUsersRequest.parse,
  },
  {
    name: "listVerifiedSuborgs",
    path: "/public/v1/query/list_verified_suborgs",
    kind: "query",
    read: lenient(ListVerifiedSuborgsRequest),
    parse: ListVerifiedSuborgsRequest.parse,
  },
  {
    name: "listWalletAccounts",
    path: "/public/v1/query/list_wallet_accounts",
    kind: "query",
    read: lenient(ListWalletAccountsRequest),
    parse: ListWalletAccountsRequest.parse,
  },
  {
    name: "listWallets",
    path: "/public/v1/query/list_wallets",
    kind: "query",
    read: lenient(ListWalletsRequest),
    parse: ListWalletsRequest.parse,
  },
  {
    name: "listWebhookDeliveries",
    path: "/public/v1/query/list_webhook_deliveries",
    kind: "query",
    read: lenient(ListWebhookDeliveriesRequest),
    parse: ListWebhookDeliveriesRequest.parse,
  },
  {
    name: "listWebhookEndpoints",
    path: "/public/v1/query/list_webhook_endpoints",
    kind: "query",
    read: lenient(ListWebhookEndpointsRequest),
    parse: ListWebhookEndpointsRequest.parse,
  },
  {
    name: "whoami",
    path: "/public/v1/query/whoami",
    kind: "query",
    read: lenient(WhoamiRequest),
    parse: WhoamiRequest.parse,
  },
];

/** How a service is served. */
export interface ServeOptions<Context> {
  readonly service: Service<Context>;
  readonly hooks: Hooks<Context>;
  /** Largest body in bytes. Default: the contract's 1048576. */
  readonly bodyLimit?: number | undefined;
  /** Most values in a body, as in `HandlerOptions`. Default: 10,000. */
  readonly valueLimit?: number | undefined;
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
  });
}
