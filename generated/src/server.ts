// The server's side of Countersign API.

import type { AcceptInvitationAnswer, AcceptInvitationBody } from "./activities/accept-invitation.js";
import type { ActivateBillingTierRequest, ActivateBillingTierResponse } from "./activities/activate-billing-tier.js";
import type { ApproveActivityRequest } from "./activities/approve-activity.js";
import type { CreateApiKeysAnswer, CreateApiKeysBody } from "./activities/create-api-keys.js";
import type { CreateApiOnlyUsersRequest, CreateApiOnlyUsersResponse } from "./activities/create-api-only-users.js";
import type { CreateAuthenticatorsAnswer, CreateAuthenticatorsBody } from "./activities/create-authenticators.js";
import type { CreateInvitationsRequest, CreateInvitationsResponse } from "./activities/create-invitations.js";
import type { CreateOauthProvidersAnswer, CreateOauthProvidersBody } from "./activities/create-oauth-providers.js";
import type { CreateOrganizationAnswer, CreateOrganizationBody } from "./activities/create-organization.js";
import type { CreatePoliciesRequest, CreatePoliciesResponse } from "./activities/create-policies.js";
import type { CreatePolicyAnswer, CreatePolicyBody } from "./activities/create-policy.js";
import type { CreatePrivateKeyTagRequest, CreatePrivateKeyTagResponse } from "./activities/create-private-key-tag.js";
import type { CreatePrivateKeysAnswer, CreatePrivateKeysBody } from "./activities/create-private-keys.js";
import type {
  CreateReadOnlySessionRequest,
  CreateReadOnlySessionResponse,
} from "./activities/create-read-only-session.js";
import type {
  CreateReadWriteSessionAnswer,
  CreateReadWriteSessionBody,
} from "./activities/create-read-write-session.js";
import type { CreateSubOrganizationAnswer, CreateSubOrganizationBody } from "./activities/create-sub-organization.js";
import type { CreateUserTagRequest, CreateUserTagResponse } from "./activities/create-user-tag.js";
import type { CreateUsersAnswer, CreateUsersBody } from "./activities/create-users.js";
import type { CreateWalletRequest, CreateWalletResponse } from "./activities/create-wallet.js";
import type { CreateWalletAccountsRequest, CreateWalletAccountsResponse } from "./activities/create-wallet-accounts.js";
import type {
  CreateWebhookEndpointRequest,
  CreateWebhookEndpointResponse,
} from "./activities/create-webhook-endpoint.js";
import type { DeleteApiKeysRequest, DeleteApiKeysResponse } from "./activities/delete-api-keys.js";
import type { DeleteAuthenticatorsRequest, DeleteAuthenticatorsResponse } from "./activities/delete-authenticators.js";
import type { DeleteInvitationRequest, DeleteInvitationResponse } from "./activities/delete-invitation.js";
import type { DeleteOauthProvidersRequest, DeleteOauthProvidersResponse } from "./activities/delete-oauth-providers.js";
import type { DeleteOrganizationRequest, DeleteOrganizationResponse } from "./activities/delete-organization.js";
import type { DeletePaymentMethodRequest, DeletePaymentMethodResponse } from "./activities/delete-payment-method.js";
import type { DeletePoliciesRequest, DeletePoliciesResponse } from "./activities/delete-policies.js";
import type { DeletePolicyRequest, DeletePolicyResponse } from "./activities/delete-policy.js";
import type {
  DeletePrivateKeyTagsRequest,
  DeletePrivateKeyTagsResponse,
} from "./activities/delete-private-key-tags.js";
import type { DeletePrivateKeysRequest, DeletePrivateKeysResponse } from "./activities/delete-private-keys.js";
import type {
  DeleteSubOrganizationRequest,
  DeleteSubOrganizationResponse,
} from "./activities/delete-sub-organization.js";
import type { DeleteUserTagsRequest, DeleteUserTagsResponse } from "./activities/delete-user-tags.js";
import type { DeleteUsersRequest, DeleteUsersResponse } from "./activities/delete-users.js";
import type { DeleteWalletAccountsRequest, DeleteWalletAccountsResponse } from "./activities/delete-wallet-accounts.js";
import type { DeleteWalletsRequest, DeleteWalletsResponse } from "./activities/delete-wallets.js";
import type {
  DeleteWebhookEndpointRequest,
  DeleteWebhookEndpointResponse,
} from "./activities/delete-webhook-endpoint.js";
import type { DisableAuthProxyRequest, DisableAuthProxyResponse } from "./activities/disable-auth-proxy.js";
import type { DisablePrivateKeyRequest, DisablePrivateKeyResponse } from "./activities/disable-private-key.js";
import type { EmailAuthAnswer, EmailAuthBody } from "./activities/email-auth.js";
import type { EnableAuthProxyRequest, EnableAuthProxyResponse } from "./activities/enable-auth-proxy.js";
import type { ExportPrivateKeyRequest, ExportPrivateKeyResponse } from "./activities/export-private-key.js";
import type { ExportWalletRequest, ExportWalletResponse } from "./activities/export-wallet.js";
import type { ExportWalletAccountRequest, ExportWalletAccountResponse } from "./activities/export-wallet-account.js";
import type { ImportPrivateKeyRequest, ImportPrivateKeyResponse } from "./activities/import-private-key.js";
import type { ImportWalletRequest, ImportWalletResponse } from "./activities/import-wallet.js";
import type {
  InitImportPrivateKeyRequest,
  InitImportPrivateKeyResponse,
} from "./activities/init-import-private-key.js";
import type { InitImportWalletRequest, InitImportWalletResponse } from "./activities/init-import-wallet.js";
import type { InitOtpAnswer, InitOtpBody } from "./activities/init-otp.js";
import type { InitOtpAuthAnswer, InitOtpAuthBody } from "./activities/init-otp-auth.js";
import type { InitUserEmailRecoveryAnswer, InitUserEmailRecoveryBody } from "./activities/init-user-email-recovery.js";
import type { OauthRequest, OauthResponse } from "./activities/oauth.js";
import type { OauthLoginRequest, OauthLoginResponse } from "./activities/oauth-login.js";
import type { OtpAuthRequest, OtpAuthResponse } from "./activities/otp-auth.js";
import type { OtpLoginAnswer, OtpLoginBody } from "./activities/otp-login.js";
import type { RecoverUserRequest, RecoverUserResponse } from "./activities/recover-user.js";
import type { RejectActivityRequest } from "./activities/reject-activity.js";
import type {
  RemoveOrganizationFeatureRequest,
  RemoveOrganizationFeatureResponse,
} from "./activities/remove-organization-feature.js";
import type {
  SetOrganizationFeatureRequest,
  SetOrganizationFeatureResponse,
} from "./activities/set-organization-feature.js";
import type { SetPaymentMethodAnswer, SetPaymentMethodBody } from "./activities/set-payment-method.js";
import type { SignRawPayloadRequestV2, SignRawPayloadResponseV2 } from "./activities/sign-raw-payload.js";
import type { SignRawPayloadsRequest, SignRawPayloadsResponse } from "./activities/sign-raw-payloads.js";
import type { SignTransactionAnswer, SignTransactionBody } from "./activities/sign-transaction.js";
import type { StampLoginRequest, StampLoginResponse } from "./activities/stamp-login.js";
import type { UpdateAllowedOriginsRequest, UpdateAllowedOriginsResponse } from "./activities/update-allowed-origins.js";
import type {
  UpdateAuthProxyConfigRequest,
  UpdateAuthProxyConfigResponse,
} from "./activities/update-auth-proxy-config.js";
import type {
  UpdateOrganizationNameRequest,
  UpdateOrganizationNameResponse,
} from "./activities/update-organization-name.js";
import type { UpdatePolicyAnswer, UpdatePolicyBody } from "./activities/update-policy.js";
import type { UpdatePrivateKeyTagRequest, UpdatePrivateKeyTagResponse } from "./activities/update-private-key-tag.js";
import type { UpdateRootQuorumRequest, UpdateRootQuorumResponse } from "./activities/update-root-quorum.js";
import type { UpdateUserRequest, UpdateUserResponse } from "./activities/update-user.js";
import type { UpdateUserEmailRequest, UpdateUserEmailResponse } from "./activities/update-user-email.js";
import type { UpdateUserNameRequest, UpdateUserNameResponse } from "./activities/update-user-name.js";
import type {
  UpdateUserPhoneNumberRequest,
  UpdateUserPhoneNumberResponse,
} from "./activities/update-user-phone-number.js";
import type { UpdateUserTagRequest, UpdateUserTagResponse } from "./activities/update-user-tag.js";
import type { UpdateWalletRequest, UpdateWalletResponse } from "./activities/update-wallet.js";
import type {
  UpdateWalletAccountNameRequest,
  UpdateWalletAccountNameResponse,
} from "./activities/update-wallet-account-name.js";
import type {
  UpdateWebhookEndpointRequest,
  UpdateWebhookEndpointResponse,
} from "./activities/update-webhook-endpoint.js";
import type { VerifyOtpAnswer, VerifyOtpBody } from "./activities/verify-otp.js";
import type { ActivityResponse } from "./activity.js";
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
import type { GetOauthProvidersRequest, GetOauthProvidersResponse } from "./queries/get-oauth-providers.js";
import type { GetOrganizationRequest, GetOrganizationResponse } from "./queries/get-organization.js";
import type {
  GetOrganizationConfigsRequest,
  GetOrganizationConfigsResponse,
} from "./queries/get-organization-configs.js";
import type { GetPolicyRequest, GetPolicyResponse } from "./queries/get-policy.js";
import type { GetPolicyEvaluationsRequest, GetPolicyEvaluationsResponse } from "./queries/get-policy-evaluations.js";
import type { GetPrivateKeyRequest, GetPrivateKeyResponse } from "./queries/get-private-key.js";
import type { GetUserRequest, GetUserResponse } from "./queries/get-user.js";
import type { GetWalletRequest, GetWalletResponse } from "./queries/get-wallet.js";
import type { GetWalletAccountRequest, GetWalletAccountResponse } from "./queries/get-wallet-account.js";
import type { ListActivitiesRequest, ListActivitiesResponse } from "./queries/list-activities.js";
import type { ListLogRecordsRequest, ListLogRecordsResponse } from "./queries/list-log-records.js";
import type { ListMessagesRequest, ListMessagesResponse } from "./queries/list-messages.js";
import type { ListPoliciesRequest, ListPoliciesResponse } from "./queries/list-policies.js";
import type { ListPrivateKeyTagsRequest, ListPrivateKeyTagsResponse } from "./queries/list-private-key-tags.js";
import type { ListPrivateKeysRequest, ListPrivateKeysResponse } from "./queries/list-private-keys.js";
import type { ListSuborgsRequest, ListSuborgsResponse } from "./queries/list-suborgs.js";
import type { ListUserTagsRequest, ListUserTagsResponse } from "./queries/list-user-tags.js";
import type { ListUsersRequest, ListUsersResponse } from "./queries/list-users.js";
import type { ListVerifiedSuborgsRequest, ListVerifiedSuborgsResponse } from "./queries/list-verified-suborgs.js";
import type { ListWalletAccountsRequest, ListWalletAccountsResponse } from "./queries/list-wallet-accounts.js";
import type { ListWalletsRequest, ListWalletsResponse } from "./queries/list-wallets.js";
import type { ListWebhookDeliveriesRequest, ListWebhookDeliveriesResponse } from "./queries/list-webhook-deliveries.js";
import type { ListWebhookEndpointsRequest, ListWebhookEndpointsResponse } from "./queries/list-webhook-endpoints.js";
import type { WhoamiRequest, WhoamiResponse } from "./queries/whoami.js";
import type { Handler, Hooks, ServerOperation } from "./runtime/server.js";
import type { Answer } from "./runtime/streamed.js";
import { errorStatuses } from "./errors.js";
import { lenient } from "./runtime/lenient.js";
import { createHandler } from "./runtime/server.js";
import {
  acceptInvitationBodyDescriptor,
  isAcceptInvitationBody,
  parseAcceptInvitationBody,
} from "./validators/activities/accept-invitation.js";
import {
  activateBillingTierRequestDescriptor,
  isActivateBillingTierRequest,
  parseActivateBillingTierRequest,
} from "./validators/activities/activate-billing-tier.js";
import {
  approveActivityRequestDescriptor,
  isApproveActivityRequest,
  parseApproveActivityRequest,
} from "./validators/activities/approve-activity.js";
import {
  createApiKeysBodyDescriptor,
  isCreateApiKeysBody,
  parseCreateApiKeysBody,
} from "./validators/activities/create-api-keys.js";
import {
  createApiOnlyUsersRequestDescriptor,
  isCreateApiOnlyUsersRequest,
  parseCreateApiOnlyUsersRequest,
} from "./validators/activities/create-api-only-users.js";
import {
  createAuthenticatorsBodyDescriptor,
  isCreateAuthenticatorsBody,
  parseCreateAuthenticatorsBody,
} from "./validators/activities/create-authenticators.js";
import {
  createInvitationsRequestDescriptor,
  isCreateInvitationsRequest,
  parseCreateInvitationsRequest,
} from "./validators/activities/create-invitations.js";
import {
  createOauthProvidersBodyDescriptor,
  isCreateOauthProvidersBody,
  parseCreateOauthProvidersBody,
} from "./validators/activities/create-oauth-providers.js";
import {
  createOrganizationBodyDescriptor,
  isCreateOrganizationBody,
  parseCreateOrganizationBody,
} from "./validators/activities/create-organization.js";
import {
  createPoliciesRequestDescriptor,
  isCreatePoliciesRequest,
  parseCreatePoliciesRequest,
} from "./validators/activities/create-policies.js";
import {
  createPolicyBodyDescriptor,
  isCreatePolicyBody,
  parseCreatePolicyBody,
} from "./validators/activities/create-policy.js";
import {
  createPrivateKeyTagRequestDescriptor,
  isCreatePrivateKeyTagRequest,
  parseCreatePrivateKeyTagRequest,
} from "./validators/activities/create-private-key-tag.js";
import {
  createPrivateKeysBodyDescriptor,
  isCreatePrivateKeysBody,
  parseCreatePrivateKeysBody,
} from "./validators/activities/create-private-keys.js";
import {
  createReadOnlySessionRequestDescriptor,
  isCreateReadOnlySessionRequest,
  parseCreateReadOnlySessionRequest,
} from "./validators/activities/create-read-only-session.js";
import {
  createReadWriteSessionBodyDescriptor,
  isCreateReadWriteSessionBody,
  parseCreateReadWriteSessionBody,
} from "./validators/activities/create-read-write-session.js";
import {
  createSubOrganizationBodyDescriptor,
  isCreateSubOrganizationBody,
  parseCreateSubOrganizationBody,
} from "./validators/activities/create-sub-organization.js";
import {
  createUserTagRequestDescriptor,
  isCreateUserTagRequest,
  parseCreateUserTagRequest,
} from "./validators/activities/create-user-tag.js";
import {
  createUsersBodyDescriptor,
  isCreateUsersBody,
  parseCreateUsersBody,
} from "./validators/activities/create-users.js";
import {
  createWalletRequestDescriptor,
  isCreateWalletRequest,
  parseCreateWalletRequest,
} from "./validators/activities/create-wallet.js";
import {
  createWalletAccountsRequestDescriptor,
  isCreateWalletAccountsRequest,
  parseCreateWalletAccountsRequest,
} from "./validators/activities/create-wallet-accounts.js";
import {
  createWebhookEndpointRequestDescriptor,
  isCreateWebhookEndpointRequest,
  parseCreateWebhookEndpointRequest,
} from "./validators/activities/create-webhook-endpoint.js";
import {
  deleteApiKeysRequestDescriptor,
  isDeleteApiKeysRequest,
  parseDeleteApiKeysRequest,
} from "./validators/activities/delete-api-keys.js";
import {
  deleteAuthenticatorsRequestDescriptor,
  isDeleteAuthenticatorsRequest,
  parseDeleteAuthenticatorsRequest,
} from "./validators/activities/delete-authenticators.js";
import {
  deleteInvitationRequestDescriptor,
  isDeleteInvitationRequest,
  parseDeleteInvitationRequest,
} from "./validators/activities/delete-invitation.js";
import {
  deleteOauthProvidersRequestDescriptor,
  isDeleteOauthProvidersRequest,
  parseDeleteOauthProvidersRequest,
} from "./validators/activities/delete-oauth-providers.js";
import {
  deleteOrganizationRequestDescriptor,
  isDeleteOrganizationRequest,
  parseDeleteOrganizationRequest,
} from "./validators/activities/delete-organization.js";
import {
  deletePaymentMethodRequestDescriptor,
  isDeletePaymentMethodRequest,
  parseDeletePaymentMethodRequest,
} from "./validators/activities/delete-payment-method.js";
import {
  deletePoliciesRequestDescriptor,
  isDeletePoliciesRequest,
  parseDeletePoliciesRequest,
} from "./validators/activities/delete-policies.js";
import {
  deletePolicyRequestDescriptor,
  isDeletePolicyRequest,
  parseDeletePolicyRequest,
} from "./validators/activities/delete-policy.js";
import {
  deletePrivateKeyTagsRequestDescriptor,
  isDeletePrivateKeyTagsRequest,
  parseDeletePrivateKeyTagsRequest,
} from "./validators/activities/delete-private-key-tags.js";
import {
  deletePrivateKeysRequestDescriptor,
  isDeletePrivateKeysRequest,
  parseDeletePrivateKeysRequest,
} from "./validators/activities/delete-private-keys.js";
import {
  deleteSubOrganizationRequestDescriptor,
  isDeleteSubOrganizationRequest,
  parseDeleteSubOrganizationRequest,
} from "./validators/activities/delete-sub-organization.js";
import {
  deleteUserTagsRequestDescriptor,
  isDeleteUserTagsRequest,
  parseDeleteUserTagsRequest,
} from "./validators/activities/delete-user-tags.js";
import {
  deleteUsersRequestDescriptor,
  isDeleteUsersRequest,
  parseDeleteUsersRequest,
} from "./validators/activities/delete-users.js";
import {
  deleteWalletAccountsRequestDescriptor,
  isDeleteWalletAccountsRequest,
  parseDeleteWalletAccountsRequest,
} from "./validators/activities/delete-wallet-accounts.js";
import {
  deleteWalletsRequestDescriptor,
  isDeleteWalletsRequest,
  parseDeleteWalletsRequest,
} from "./validators/activities/delete-wallets.js";
import {
  deleteWebhookEndpointRequestDescriptor,
  isDeleteWebhookEndpointRequest,
  parseDeleteWebhookEndpointRequest,
} from "./validators/activities/delete-webhook-endpoint.js";
import {
  disableAuthProxyRequestDescriptor,
  isDisableAuthProxyRequest,
  parseDisableAuthProxyRequest,
} from "./validators/activities/disable-auth-proxy.js";
import {
  disablePrivateKeyRequestDescriptor,
  isDisablePrivateKeyRequest,
  parseDisablePrivateKeyRequest,
} from "./validators/activities/disable-private-key.js";
import { emailAuthBodyDescriptor, isEmailAuthBody, parseEmailAuthBody } from "./validators/activities/email-auth.js";
import {
  enableAuthProxyRequestDescriptor,
  isEnableAuthProxyRequest,
  parseEnableAuthProxyRequest,
} from "./validators/activities/enable-auth-proxy.js";
import {
  exportPrivateKeyRequestDescriptor,
  isExportPrivateKeyRequest,
  parseExportPrivateKeyRequest,
} from "./validators/activities/export-private-key.js";
import {
  exportWalletRequestDescriptor,
  isExportWalletRequest,
  parseExportWalletRequest,
} from "./validators/activities/export-wallet.js";
import {
  exportWalletAccountRequestDescriptor,
  isExportWalletAccountRequest,
  parseExportWalletAccountRequest,
} from "./validators/activities/export-wallet-account.js";
import {
  importPrivateKeyRequestDescriptor,
  isImportPrivateKeyRequest,
  parseImportPrivateKeyRequest,
} from "./validators/activities/import-private-key.js";
import {
  importWalletRequestDescriptor,
  isImportWalletRequest,
  parseImportWalletRequest,
} from "./validators/activities/import-wallet.js";
import {
  initImportPrivateKeyRequestDescriptor,
  isInitImportPrivateKeyRequest,
  parseInitImportPrivateKeyRequest,
} from "./validators/activities/init-import-private-key.js";
import {
  initImportWalletRequestDescriptor,
  isInitImportWalletRequest,
  parseInitImportWalletRequest,
} from "./validators/activities/init-import-wallet.js";
import { initOtpBodyDescriptor, isInitOtpBody, parseInitOtpBody } from "./validators/activities/init-otp.js";
import {
  initOtpAuthBodyDescriptor,
  isInitOtpAuthBody,
  parseInitOtpAuthBody,
} from "./validators/activities/init-otp-auth.js";
import {
  initUserEmailRecoveryBodyDescriptor,
  isInitUserEmailRecoveryBody,
  parseInitUserEmailRecoveryBody,
} from "./validators/activities/init-user-email-recovery.js";
import { isOauthRequest, oauthRequestDescriptor, parseOauthRequest } from "./validators/activities/oauth.js";
import {
  isOauthLoginRequest,
  oauthLoginRequestDescriptor,
  parseOauthLoginRequest,
} from "./validators/activities/oauth-login.js";
import { isOtpAuthRequest, otpAuthRequestDescriptor, parseOtpAuthRequest } from "./validators/activities/otp-auth.js";
import { isOtpLoginBody, otpLoginBodyDescriptor, parseOtpLoginBody } from "./validators/activities/otp-login.js";
import {
  isRecoverUserRequest,
  parseRecoverUserRequest,
  recoverUserRequestDescriptor,
} from "./validators/activities/recover-user.js";
import {
  isRejectActivityRequest,
  parseRejectActivityRequest,
  rejectActivityRequestDescriptor,
} from "./validators/activities/reject-activity.js";
import {
  isRemoveOrganizationFeatureRequest,
  parseRemoveOrganizationFeatureRequest,
  removeOrganizationFeatureRequestDescriptor,
} from "./validators/activities/remove-organization-feature.js";
import {
  isSetOrganizationFeatureRequest,
  parseSetOrganizationFeatureRequest,
  setOrganizationFeatureRequestDescriptor,
} from "./validators/activities/set-organization-feature.js";
import {
  isSetPaymentMethodBody,
  parseSetPaymentMethodBody,
  setPaymentMethodBodyDescriptor,
} from "./validators/activities/set-payment-method.js";
import {
  isSignRawPayloadRequestV2,
  parseSignRawPayloadRequestV2,
  signRawPayloadRequestV2Descriptor,
} from "./validators/activities/sign-raw-payload.js";
import {
  isSignRawPayloadsRequest,
  parseSignRawPayloadsRequest,
  signRawPayloadsRequestDescriptor,
} from "./validators/activities/sign-raw-payloads.js";
import {
  isSignTransactionBody,
  parseSignTransactionBody,
  signTransactionBodyDescriptor,
} from "./validators/activities/sign-transaction.js";
import {
  isStampLoginRequest,
  parseStampLoginRequest,
  stampLoginRequestDescriptor,
} from "./validators/activities/stamp-login.js";
import {
  isUpdateAllowedOriginsRequest,
  parseUpdateAllowedOriginsRequest,
  updateAllowedOriginsRequestDescriptor,
} from "./validators/activities/update-allowed-origins.js";
import {
  isUpdateAuthProxyConfigRequest,
  parseUpdateAuthProxyConfigRequest,
  updateAuthProxyConfigRequestDescriptor,
} from "./validators/activities/update-auth-proxy-config.js";
import {
  isUpdateOrganizationNameRequest,
  parseUpdateOrganizationNameRequest,
  updateOrganizationNameRequestDescriptor,
} from "./validators/activities/update-organization-name.js";
import {
  isUpdatePolicyBody,
  parseUpdatePolicyBody,
  updatePolicyBodyDescriptor,
} from "./validators/activities/update-policy.js";
import {
  isUpdatePrivateKeyTagRequest,
  parseUpdatePrivateKeyTagRequest,
  updatePrivateKeyTagRequestDescriptor,
} from "./validators/activities/update-private-key-tag.js";
import {
  isUpdateRootQuorumRequest,
  parseUpdateRootQuorumRequest,
  updateRootQuorumRequestDescriptor,
} from "./validators/activities/update-root-quorum.js";
import {
  isUpdateUserRequest,
  parseUpdateUserRequest,
  updateUserRequestDescriptor,
} from "./validators/activities/update-user.js";
import {
  isUpdateUserEmailRequest,
  parseUpdateUserEmailRequest,
  updateUserEmailRequestDescriptor,
} from "./validators/activities/update-user-email.js";
import {
  isUpdateUserNameRequest,
  parseUpdateUserNameRequest,
  updateUserNameRequestDescriptor,
} from "./validators/activities/update-user-name.js";
import {
  isUpdateUserPhoneNumberRequest,
  parseUpdateUserPhoneNumberRequest,
  updateUserPhoneNumberRequestDescriptor,
} from "./validators/activities/update-user-phone-number.js";
import {
  isUpdateUserTagRequest,
  parseUpdateUserTagRequest,
  updateUserTagRequestDescriptor,
} from "./validators/activities/update-user-tag.js";
import {
  isUpdateWalletRequest,
  parseUpdateWalletRequest,
  updateWalletRequestDescriptor,
} from "./validators/activities/update-wallet.js";
import {
  isUpdateWalletAccountNameRequest,
  parseUpdateWalletAccountNameRequest,
  updateWalletAccountNameRequestDescriptor,
} from "./validators/activities/update-wallet-account-name.js";
import {
  isUpdateWebhookEndpointRequest,
  parseUpdateWebhookEndpointRequest,
  updateWebhookEndpointRequestDescriptor,
} from "./validators/activities/update-webhook-endpoint.js";
import { isVerifyOtpBody, parseVerifyOtpBody, verifyOtpBodyDescriptor } from "./validators/activities/verify-otp.js";
import {
  checkPolicyRequestDescriptor,
  isCheckPolicyRequest,
  parseCheckPolicyRequest,
} from "./validators/queries/check-policy.js";
import {
  explainPolicyRequestDescriptor,
  isExplainPolicyRequest,
  parseExplainPolicyRequest,
} from "./validators/queries/explain-policy.js";
import {
  getActivePoliciesRequestDescriptor,
  isGetActivePoliciesRequest,
  parseGetActivePoliciesRequest,
} from "./validators/queries/get-active-policies.js";
import {
  getActivityRequestDescriptor,
  isGetActivityRequest,
  parseGetActivityRequest,
} from "./validators/queries/get-activity.js";
import {
  getActivityReceiptsRequestDescriptor,
  isGetActivityReceiptsRequest,
  parseGetActivityReceiptsRequest,
} from "./validators/queries/get-activity-receipts.js";
import {
  getApiKeyRequestDescriptor,
  isGetApiKeyRequest,
  parseGetApiKeyRequest,
} from "./validators/queries/get-api-key.js";
import {
  getApiKeysRequestDescriptor,
  isGetApiKeysRequest,
  parseGetApiKeysRequest,
} from "./validators/queries/get-api-keys.js";
import {
  getAttestationRequestDescriptor,
  isGetAttestationRequest,
  parseGetAttestationRequest,
} from "./validators/queries/get-attestation.js";
import {
  getAuthProxyConfigRequestDescriptor,
  isGetAuthProxyConfigRequest,
  parseGetAuthProxyConfigRequest,
} from "./validators/queries/get-auth-proxy-config.js";
import {
  getAuthenticatorRequestDescriptor,
  isGetAuthenticatorRequest,
  parseGetAuthenticatorRequest,
} from "./validators/queries/get-authenticator.js";
import {
  getAuthenticatorsRequestDescriptor,
  isGetAuthenticatorsRequest,
  parseGetAuthenticatorsRequest,
} from "./validators/queries/get-authenticators.js";
import {
  getOauthProvidersRequestDescriptor,
  isGetOauthProvidersRequest,
  parseGetOauthProvidersRequest,
} from "./validators/queries/get-oauth-providers.js";
import {
  getOrganizationRequestDescriptor,
  isGetOrganizationRequest,
  parseGetOrganizationRequest,
} from "./validators/queries/get-organization.js";
import {
  getOrganizationConfigsRequestDescriptor,
  isGetOrganizationConfigsRequest,
  parseGetOrganizationConfigsRequest,
} from "./validators/queries/get-organization-configs.js";
import {
  getPolicyRequestDescriptor,
  isGetPolicyRequest,
  parseGetPolicyRequest,
} from "./validators/queries/get-policy.js";
import {
  getPolicyEvaluationsRequestDescriptor,
  isGetPolicyEvaluationsRequest,
  parseGetPolicyEvaluationsRequest,
} from "./validators/queries/get-policy-evaluations.js";
import {
  getPrivateKeyRequestDescriptor,
  isGetPrivateKeyRequest,
  parseGetPrivateKeyRequest,
} from "./validators/queries/get-private-key.js";
import { getUserRequestDescriptor, isGetUserRequest, parseGetUserRequest } from "./validators/queries/get-user.js";
import {
  getWalletRequestDescriptor,
  isGetWalletRequest,
  parseGetWalletRequest,
} from "./validators/queries/get-wallet.js";
import {
  getWalletAccountRequestDescriptor,
  isGetWalletAccountRequest,
  parseGetWalletAccountRequest,
} from "./validators/queries/get-wallet-account.js";
import {
  isListActivitiesRequest,
  listActivitiesRequestDescriptor,
  parseListActivitiesRequest,
} from "./validators/queries/list-activities.js";
import {
  isListLogRecordsRequest,
  listLogRecordsRequestDescriptor,
  parseListLogRecordsRequest,
} from "./validators/queries/list-log-records.js";
import {
  isListMessagesRequest,
  listMessagesRequestDescriptor,
  parseListMessagesRequest,
} from "./validators/queries/list-messages.js";
import {
  isListPoliciesRequest,
  listPoliciesRequestDescriptor,
  parseListPoliciesRequest,
} from "./validators/queries/list-policies.js";
import {
  isListPrivateKeyTagsRequest,
  listPrivateKeyTagsRequestDescriptor,
  parseListPrivateKeyTagsRequest,
} from "./validators/queries/list-private-key-tags.js";
import {
  isListPrivateKeysRequest,
  listPrivateKeysRequestDescriptor,
  parseListPrivateKeysRequest,
} from "./validators/queries/list-private-keys.js";
import {
  isListSuborgsRequest,
  listSuborgsRequestDescriptor,
  parseListSuborgsRequest,
} from "./validators/queries/list-suborgs.js";
import {
  isListUserTagsRequest,
  listUserTagsRequestDescriptor,
  parseListUserTagsRequest,
} from "./validators/queries/list-user-tags.js";
import {
  isListUsersRequest,
  listUsersRequestDescriptor,
  parseListUsersRequest,
} from "./validators/queries/list-users.js";
import {
  isListVerifiedSuborgsRequest,
  listVerifiedSuborgsRequestDescriptor,
  parseListVerifiedSuborgsRequest,
} from "./validators/queries/list-verified-suborgs.js";
import {
  isListWalletAccountsRequest,
  listWalletAccountsRequestDescriptor,
  parseListWalletAccountsRequest,
} from "./validators/queries/list-wallet-accounts.js";
import {
  isListWalletsRequest,
  listWalletsRequestDescriptor,
  parseListWalletsRequest,
} from "./validators/queries/list-wallets.js";
import {
  isListWebhookDeliveriesRequest,
  listWebhookDeliveriesRequestDescriptor,
  parseListWebhookDeliveriesRequest,
} from "./validators/queries/list-webhook-deliveries.js";
import {
  isListWebhookEndpointsRequest,
  listWebhookEndpointsRequestDescriptor,
  parseListWebhookEndpointsRequest,
} from "./validators/queries/list-webhook-endpoints.js";
import { isWhoamiRequest, parseWhoamiRequest, whoamiRequestDescriptor } from "./validators/queries/whoami.js";
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
  /** Creates several policies in one step. Either all of them are created or none. */
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
  /** Derives further accounts from a wallet. Either all of them are derived or none. */
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
  /**
   * Deletes policies. Activities that are decided from then on no longer depend on them. Either all of them are
   * deleted or none.
   */
  deletePolicies(
    context: Context,
    request: DeletePoliciesRequest,
  ): DeletePoliciesResponse | Promise<DeletePoliciesResponse>;
  /** Deletes a policy. Activities that are decided from then on no longer depend on it. */
  deletePolicy(context: Context, request: DeletePolicyRequest): DeletePolicyResponse | Promise<DeletePolicyResponse>;
  /** Deletes tags and takes them off all private keys that have them. The keys themselves stay. */
  deletePrivateKeyTags(
    context: Context,
    request: DeletePrivateKeyTagsRequest,
  ): DeletePrivateKeyTagsResponse | Promise<DeletePrivateKeyTagsResponse>;
  /** Deletes private keys for good. Either all of them are deleted or none. */
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
   * Deletes accounts of wallets. They sign no longer; their wallets stay, and derive the same keys at the same
   * paths again. Either all of them are deleted or none.
   */
  deleteWalletAccounts(
    context: Context,
    request: DeleteWalletAccountsRequest,
  ): DeleteWalletAccountsResponse | Promise<DeleteWalletAccountsResponse>;
  /** Deletes wallets with all their accounts for good. Either all of them are deleted or none. */
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
   * Sends a user a one-time code by e-mail or SMS, which holds for a few minutes and a few tries. Hand it in with
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
  /** Signs several payloads with the same private key or wallet account. Either all of them are signed or none. */
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
   * Gives a user another e-mail address, or takes it away. Changing that of a root user takes the root quorum,
   * unless they do it themselves.
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
   * Gives a user another phone number, or takes it away. Changing that of a root user takes the root quorum,
   * unless they do it themselves.
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
   * Nothing is created. Whether the organization has room for another policy is not asked. An addition to the API,
   * which existing clients do not know.
   */
  checkPolicy(context: Context, request: CheckPolicyRequest): Answer<CheckPolicyResponse>;
  /**
   * Explains how the policies decide about an activity, clause by clause, and who could still approve it. The
   * decision is the real one, made by the present rules, but nothing changes. An addition to the API, which
   * existing clients do not know.
   */
  explainPolicy(context: Context, request: ExplainPolicyRequest): Answer<ExplainPolicyResponse>;
  /** Tells which policies of an organization are in force at present. */
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
    read: lenient(isAcceptInvitationBody, acceptInvitationBodyDescriptor),
    parse: parseAcceptInvitationBody,
  },
  {
    name: "activateBillingTier",
    path: "/public/v1/submit/activate_billing_tier",
    kind: "submit",
    read: lenient(isActivateBillingTierRequest, activateBillingTierRequestDescriptor),
    parse: parseActivateBillingTierRequest,
  },
  {
    name: "approveActivity",
    path: "/public/v1/submit/approve_activity",
    kind: "submit",
    read: lenient(isApproveActivityRequest, approveActivityRequestDescriptor),
    parse: parseApproveActivityRequest,
  },
  {
    name: "createApiKeys",
    path: "/public/v1/submit/create_api_keys",
    kind: "submit",
    read: lenient(isCreateApiKeysBody, createApiKeysBodyDescriptor),
    parse: parseCreateApiKeysBody,
  },
  {
    name: "createApiOnlyUsers",
    path: "/public/v1/submit/create_api_only_users",
    kind: "submit",
    read: lenient(isCreateApiOnlyUsersRequest, createApiOnlyUsersRequestDescriptor),
    parse: parseCreateApiOnlyUsersRequest,
  },
  {
    name: "createAuthenticators",
    path: "/public/v1/submit/create_authenticators",
    kind: "submit",
    read: lenient(isCreateAuthenticatorsBody, createAuthenticatorsBodyDescriptor),
    parse: parseCreateAuthenticatorsBody,
  },
  {
    name: "createInvitations",
    path: "/public/v1/submit/create_invitations",
    kind: "submit",
    read: lenient(isCreateInvitationsRequest, createInvitationsRequestDescriptor),
    parse: parseCreateInvitationsRequest,
  },
  {
    name: "createOauthProviders",
    path: "/public/v1/submit/create_oauth_providers",
    kind: "submit",
    read: lenient(isCreateOauthProvidersBody, createOauthProvidersBodyDescriptor),
    parse: parseCreateOauthProvidersBody,
  },
  {
    name: "createOrganization",
    path: "/public/v1/submit/create_organization",
    kind: "submit",
    read: lenient(isCreateOrganizationBody, createOrganizationBodyDescriptor),
    parse: parseCreateOrganizationBody,
  },
  {
    name: "createPolicies",
    path: "/public/v1/submit/create_policies",
    kind: "submit",
    read: lenient(isCreatePoliciesRequest, createPoliciesRequestDescriptor),
    parse: parseCreatePoliciesRequest,
  },
  {
    name: "createPolicy",
    path: "/public/v1/submit/create_policy",
    kind: "submit",
    read: lenient(isCreatePolicyBody, createPolicyBodyDescriptor),
    parse: parseCreatePolicyBody,
  },
  {
    name: "createPrivateKeyTag",
    path: "/public/v1/submit/create_private_key_tag",
    kind: "submit",
    read: lenient(isCreatePrivateKeyTagRequest, createPrivateKeyTagRequestDescriptor),
    parse: parseCreatePrivateKeyTagRequest,
  },
  {
    name: "createPrivateKeys",
    path: "/public/v1/submit/create_private_keys",
    kind: "submit",
    read: lenient(isCreatePrivateKeysBody, createPrivateKeysBodyDescriptor),
    parse: parseCreatePrivateKeysBody,
  },
  {
    name: "createReadOnlySession",
    path: "/public/v1/submit/create_read_only_session",
    kind: "submit",
    read: lenient(isCreateReadOnlySessionRequest, createReadOnlySessionRequestDescriptor),
    parse: parseCreateReadOnlySessionRequest,
  },
  {
    name: "createReadWriteSession",
    path: "/public/v1/submit/create_read_write_session",
    kind: "submit",
    read: lenient(isCreateReadWriteSessionBody, createReadWriteSessionBodyDescriptor),
    parse: parseCreateReadWriteSessionBody,
  },
  {
    name: "createSubOrganization",
    path: "/public/v1/submit/create_sub_organization",
    kind: "submit",
    read: lenient(isCreateSubOrganizationBody, createSubOrganizationBodyDescriptor),
    parse: parseCreateSubOrganizationBody,
  },
  {
    name: "createUserTag",
    path: "/public/v1/submit/create_user_tag",
    kind: "submit",
    read: lenient(isCreateUserTagRequest, createUserTagRequestDescriptor),
    parse: parseCreateUserTagRequest,
  },
  {
    name: "createUsers",
    path: "/public/v1/submit/create_users",
    kind: "submit",
    read: lenient(isCreateUsersBody, createUsersBodyDescriptor),
    parse: parseCreateUsersBody,
  },
  {
    name: "createWallet",
    path: "/public/v1/submit/create_wallet",
    kind: "submit",
    read: lenient(isCreateWalletRequest, createWalletRequestDescriptor),
    parse: parseCreateWalletRequest,
  },
  {
    name: "createWalletAccounts",
    path: "/public/v1/submit/create_wallet_accounts",
    kind: "submit",
    read: lenient(isCreateWalletAccountsRequest, createWalletAccountsRequestDescriptor),
    parse: parseCreateWalletAccountsRequest,
  },
  {
    name: "createWebhookEndpoint",
    path: "/public/v1/submit/create_webhook_endpoint",
    kind: "submit",
    read: lenient(isCreateWebhookEndpointRequest, createWebhookEndpointRequestDescriptor),
    parse: parseCreateWebhookEndpointRequest,
  },
  {
    name: "deleteApiKeys",
    path: "/public/v1/submit/delete_api_keys",
    kind: "submit",
    read: lenient(isDeleteApiKeysRequest, deleteApiKeysRequestDescriptor),
    parse: parseDeleteApiKeysRequest,
  },
  {
    name: "deleteAuthenticators",
    path: "/public/v1/submit/delete_authenticators",
    kind: "submit",
    read: lenient(isDeleteAuthenticatorsRequest, deleteAuthenticatorsRequestDescriptor),
    parse: parseDeleteAuthenticatorsRequest,
  },
  {
    name: "deleteInvitation",
    path: "/public/v1/submit/delete_invitation",
    kind: "submit",
    read: lenient(isDeleteInvitationRequest, deleteInvitationRequestDescriptor),
    parse: parseDeleteInvitationRequest,
  },
  {
    name: "deleteOauthProviders",
    path: "/public/v1/submit/delete_oauth_providers",
    kind: "submit",
    read: lenient(isDeleteOauthProvidersRequest, deleteOauthProvidersRequestDescriptor),
    parse: parseDeleteOauthProvidersRequest,
  },
  {
    name: "deleteOrganization",
    path: "/public/v1/submit/delete_organization",
    kind: "submit",
    read: lenient(isDeleteOrganizationRequest, deleteOrganizationRequestDescriptor),
    parse: parseDeleteOrganizationRequest,
  },
  {
    name: "deletePaymentMethod",
    path: "/public/v1/submit/delete_payment_method",
    kind: "submit",
    read: lenient(isDeletePaymentMethodRequest, deletePaymentMethodRequestDescriptor),
    parse: parseDeletePaymentMethodRequest,
  },
  {
    name: "deletePolicies",
    path: "/public/v1/submit/delete_policies",
    kind: "submit",
    read: lenient(isDeletePoliciesRequest, deletePoliciesRequestDescriptor),
    parse: parseDeletePoliciesRequest,
  },
  {
    name: "deletePolicy",
    path: "/public/v1/submit/delete_policy",
    kind: "submit",
    read: lenient(isDeletePolicyRequest, deletePolicyRequestDescriptor),
    parse: parseDeletePolicyRequest,
  },
  {
    name: "deletePrivateKeyTags",
    path: "/public/v1/submit/delete_private_key_tags",
    kind: "submit",
    read: lenient(isDeletePrivateKeyTagsRequest, deletePrivateKeyTagsRequestDescriptor),
    parse: parseDeletePrivateKeyTagsRequest,
  },
  {
    name: "deletePrivateKeys",
    path: "/public/v1/submit/delete_private_keys",
    kind: "submit",
    read: lenient(isDeletePrivateKeysRequest, deletePrivateKeysRequestDescriptor),
    parse: parseDeletePrivateKeysRequest,
  },
  {
    name: "deleteSubOrganization",
    path: "/public/v1/submit/delete_sub_organization",
    kind: "submit",
    read: lenient(isDeleteSubOrganizationRequest, deleteSubOrganizationRequestDescriptor),
    parse: parseDeleteSubOrganizationRequest,
  },
  {
    name: "deleteUserTags",
    path: "/public/v1/submit/delete_user_tags",
    kind: "submit",
    read: lenient(isDeleteUserTagsRequest, deleteUserTagsRequestDescriptor),
    parse: parseDeleteUserTagsRequest,
  },
  {
    name: "deleteUsers",
    path: "/public/v1/submit/delete_users",
    kind: "submit",
    read: lenient(isDeleteUsersRequest, deleteUsersRequestDescriptor),
    parse: parseDeleteUsersRequest,
  },
  {
    name: "deleteWalletAccounts",
    path: "/public/v1/submit/delete_wallet_accounts",
    kind: "submit",
    read: lenient(isDeleteWalletAccountsRequest, deleteWalletAccountsRequestDescriptor),
    parse: parseDeleteWalletAccountsRequest,
  },
  {
    name: "deleteWallets",
    path: "/public/v1/submit/delete_wallets",
    kind: "submit",
    read: lenient(isDeleteWalletsRequest, deleteWalletsRequestDescriptor),
    parse: parseDeleteWalletsRequest,
  },
  {
    name: "deleteWebhookEndpoint",
    path: "/public/v1/submit/delete_webhook_endpoint",
    kind: "submit",
    read: lenient(isDeleteWebhookEndpointRequest, deleteWebhookEndpointRequestDescriptor),
    parse: parseDeleteWebhookEndpointRequest,
  },
  {
    name: "disableAuthProxy",
    path: "/public/v1/submit/disable_auth_proxy",
    kind: "submit",
    read: lenient(isDisableAuthProxyRequest, disableAuthProxyRequestDescriptor),
    parse: parseDisableAuthProxyRequest,
  },
  {
    name: "disablePrivateKey",
    path: "/public/v1/submit/disable_private_key",
    kind: "submit",
    read: lenient(isDisablePrivateKeyRequest, disablePrivateKeyRequestDescriptor),
    parse: parseDisablePrivateKeyRequest,
  },
  {
    name: "emailAuth",
    path: "/public/v1/submit/email_auth",
    kind: "submit",
    read: lenient(isEmailAuthBody, emailAuthBodyDescriptor),
    parse: parseEmailAuthBody,
  },
  {
    name: "enableAuthProxy",
    path: "/public/v1/submit/enable_auth_proxy",
    kind: "submit",
    read: lenient(isEnableAuthProxyRequest, enableAuthProxyRequestDescriptor),
    parse: parseEnableAuthProxyRequest,
  },
  {
    name: "exportPrivateKey",
    path: "/public/v1/submit/export_private_key",
    kind: "submit",
    read: lenient(isExportPrivateKeyRequest, exportPrivateKeyRequestDescriptor),
    parse: parseExportPrivateKeyRequest,
  },
  {
    name: "exportWallet",
    path: "/public/v1/submit/export_wallet",
    kind: "submit",
    read: lenient(isExportWalletRequest, exportWalletRequestDescriptor),
    parse: parseExportWalletRequest,
  },
  {
    name: "exportWalletAccount",
    path: "/public/v1/submit/export_wallet_account",
    kind: "submit",
    read: lenient(isExportWalletAccountRequest, exportWalletAccountRequestDescriptor),
    parse: parseExportWalletAccountRequest,
  },
  {
    name: "importPrivateKey",
    path: "/public/v1/submit/import_private_key",
    kind: "submit",
    read: lenient(isImportPrivateKeyRequest, importPrivateKeyRequestDescriptor),
    parse: parseImportPrivateKeyRequest,
  },
  {
    name: "importWallet",
    path: "/public/v1/submit/import_wallet",
    kind: "submit",
    read: lenient(isImportWalletRequest, importWalletRequestDescriptor),
    parse: parseImportWalletRequest,
  },
  {
    name: "initImportPrivateKey",
    path: "/public/v1/submit/init_import_private_key",
    kind: "submit",
    read: lenient(isInitImportPrivateKeyRequest, initImportPrivateKeyRequestDescriptor),
    parse: parseInitImportPrivateKeyRequest,
  },
  {
    name: "initImportWallet",
    path: "/public/v1/submit/init_import_wallet",
    kind: "submit",
    read: lenient(isInitImportWalletRequest, initImportWalletRequestDescriptor),
    parse: parseInitImportWalletRequest,
  },
  {
    name: "initOtp",
    path: "/public/v1/submit/init_otp",
    kind: "submit",
    read: lenient(isInitOtpBody, initOtpBodyDescriptor),
    parse: parseInitOtpBody,
  },
  {
    name: "initOtpAuth",
    path: "/public/v1/submit/init_otp_auth",
    kind: "submit",
    read: lenient(isInitOtpAuthBody, initOtpAuthBodyDescriptor),
    parse: parseInitOtpAuthBody,
  },
  {
    name: "initUserEmailRecovery",
    path: "/public/v1/submit/init_user_email_recovery",
    kind: "submit",
    read: lenient(isInitUserEmailRecoveryBody, initUserEmailRecoveryBodyDescriptor),
    parse: parseInitUserEmailRecoveryBody,
  },
  {
    name: "oauth",
    path: "/public/v1/submit/oauth",
    kind: "submit",
    read: lenient(isOauthRequest, oauthRequestDescriptor),
    parse: parseOauthRequest,
  },
  {
    name: "oauthLogin",
    path: "/public/v1/submit/oauth_login",
    kind: "submit",
    read: lenient(isOauthLoginRequest, oauthLoginRequestDescriptor),
    parse: parseOauthLoginRequest,
  },
  {
    name: "otpAuth",
    path: "/public/v1/submit/otp_auth",
    kind: "submit",
    read: lenient(isOtpAuthRequest, otpAuthRequestDescriptor),
    parse: parseOtpAuthRequest,
  },
  {
    name: "otpLogin",
    path: "/public/v1/submit/otp_login",
    kind: "submit",
    read: lenient(isOtpLoginBody, otpLoginBodyDescriptor),
    parse: parseOtpLoginBody,
  },
  {
    name: "recoverUser",
    path: "/public/v1/submit/recover_user",
    kind: "submit",
    read: lenient(isRecoverUserRequest, recoverUserRequestDescriptor),
    parse: parseRecoverUserRequest,
  },
  {
    name: "rejectActivity",
    path: "/public/v1/submit/reject_activity",
    kind: "submit",
    read: lenient(isRejectActivityRequest, rejectActivityRequestDescriptor),
    parse: parseRejectActivityRequest,
  },
  {
    name: "removeOrganizationFeature",
    path: "/public/v1/submit/remove_organization_feature",
    kind: "submit",
    read: lenient(isRemoveOrganizationFeatureRequest, removeOrganizationFeatureRequestDescriptor),
    parse: parseRemoveOrganizationFeatureRequest,
  },
  {
    name: "setOrganizationFeature",
    path: "/public/v1/submit/set_organization_feature",
    kind: "submit",
    read: lenient(isSetOrganizationFeatureRequest, setOrganizationFeatureRequestDescriptor),
    parse: parseSetOrganizationFeatureRequest,
  },
  {
    name: "setPaymentMethod",
    path: "/public/v1/submit/set_payment_method",
    kind: "submit",
    read: lenient(isSetPaymentMethodBody, setPaymentMethodBodyDescriptor),
    parse: parseSetPaymentMethodBody,
  },
  {
    name: "signRawPayload",
    path: "/public/v1/submit/sign_raw_payload",
    kind: "submit",
    read: lenient(isSignRawPayloadRequestV2, signRawPayloadRequestV2Descriptor),
    parse: parseSignRawPayloadRequestV2,
  },
  {
    name: "signRawPayloads",
    path: "/public/v1/submit/sign_raw_payloads",
    kind: "submit",
    read: lenient(isSignRawPayloadsRequest, signRawPayloadsRequestDescriptor),
    parse: parseSignRawPayloadsRequest,
  },
  {
    name: "signTransaction",
    path: "/public/v1/submit/sign_transaction",
    kind: "submit",
    read: lenient(isSignTransactionBody, signTransactionBodyDescriptor),
    parse: parseSignTransactionBody,
  },
  {
    name: "stampLogin",
    path: "/public/v1/submit/stamp_login",
    kind: "submit",
    read: lenient(isStampLoginRequest, stampLoginRequestDescriptor),
    parse: parseStampLoginRequest,
  },
  {
    name: "updateAllowedOrigins",
    path: "/public/v1/submit/update_allowed_origins",
    kind: "submit",
    read: lenient(isUpdateAllowedOriginsRequest, updateAllowedOriginsRequestDescriptor),
    parse: parseUpdateAllowedOriginsRequest,
  },
  {
    name: "updateAuthProxyConfig",
    path: "/public/v1/submit/update_auth_proxy_config",
    kind: "submit",
    read: lenient(isUpdateAuthProxyConfigRequest, updateAuthProxyConfigRequestDescriptor),
    parse: parseUpdateAuthProxyConfigRequest,
  },
  {
    name: "updateOrganizationName",
    path: "/public/v1/submit/update_organization_name",
    kind: "submit",
    read: lenient(isUpdateOrganizationNameRequest, updateOrganizationNameRequestDescriptor),
    parse: parseUpdateOrganizationNameRequest,
  },
  {
    name: "updatePolicy",
    path: "/public/v1/submit/update_policy",
    kind: "submit",
    read: lenient(isUpdatePolicyBody, updatePolicyBodyDescriptor),
    parse: parseUpdatePolicyBody,
  },
  {
    name: "updatePrivateKeyTag",
    path: "/public/v1/submit/update_private_key_tag",
    kind: "submit",
    read: lenient(isUpdatePrivateKeyTagRequest, updatePrivateKeyTagRequestDescriptor),
    parse: parseUpdatePrivateKeyTagRequest,
  },
  {
    name: "updateRootQuorum",
    path: "/public/v1/submit/update_root_quorum",
    kind: "submit",
    read: lenient(isUpdateRootQuorumRequest, updateRootQuorumRequestDescriptor),
    parse: parseUpdateRootQuorumRequest,
  },
  {
    name: "updateUser",
    path: "/public/v1/submit/update_user",
    kind: "submit",
    read: lenient(isUpdateUserRequest, updateUserRequestDescriptor),
    parse: parseUpdateUserRequest,
  },
  {
    name: "updateUserEmail",
    path: "/public/v1/submit/update_user_email",
    kind: "submit",
    read: lenient(isUpdateUserEmailRequest, updateUserEmailRequestDescriptor),
    parse: parseUpdateUserEmailRequest,
  },
  {
    name: "updateUserName",
    path: "/public/v1/submit/update_user_name",
    kind: "submit",
    read: lenient(isUpdateUserNameRequest, updateUserNameRequestDescriptor),
    parse: parseUpdateUserNameRequest,
  },
  {
    name: "updateUserPhoneNumber",
    path: "/public/v1/submit/update_user_phone_number",
    kind: "submit",
    read: lenient(isUpdateUserPhoneNumberRequest, updateUserPhoneNumberRequestDescriptor),
    parse: parseUpdateUserPhoneNumberRequest,
  },
  {
    name: "updateUserTag",
    path: "/public/v1/submit/update_user_tag",
    kind: "submit",
    read: lenient(isUpdateUserTagRequest, updateUserTagRequestDescriptor),
    parse: parseUpdateUserTagRequest,
  },
  {
    name: "updateWallet",
    path: "/public/v1/submit/update_wallet",
    kind: "submit",
    read: lenient(isUpdateWalletRequest, updateWalletRequestDescriptor),
    parse: parseUpdateWalletRequest,
  },
  {
    name: "updateWalletAccountName",
    path: "/public/v1/submit/update_wallet_account_name",
    kind: "submit",
    read: lenient(isUpdateWalletAccountNameRequest, updateWalletAccountNameRequestDescriptor),
    parse: parseUpdateWalletAccountNameRequest,
  },
  {
    name: "updateWebhookEndpoint",
    path: "/public/v1/submit/update_webhook_endpoint",
    kind: "submit",
    read: lenient(isUpdateWebhookEndpointRequest, updateWebhookEndpointRequestDescriptor),
    parse: parseUpdateWebhookEndpointRequest,
  },
  {
    name: "verifyOtp",
    path: "/public/v1/submit/verify_otp",
    kind: "submit",
    read: lenient(isVerifyOtpBody, verifyOtpBodyDescriptor),
    parse: parseVerifyOtpBody,
  },
  {
    name: "checkPolicy",
    path: "/public/v1/query/check_policy",
    kind: "query",
    read: lenient(isCheckPolicyRequest, checkPolicyRequestDescriptor),
    parse: parseCheckPolicyRequest,
  },
  {
    name: "explainPolicy",
    path: "/public/v1/query/explain_policy",
    kind: "query",
    read: lenient(isExplainPolicyRequest, explainPolicyRequestDescriptor),
    parse: parseExplainPolicyRequest,
  },
  {
    name: "getActivePolicies",
    path: "/public/v1/query/get_active_policies",
    kind: "query",
    read: lenient(isGetActivePoliciesRequest, getActivePoliciesRequestDescriptor),
    parse: parseGetActivePoliciesRequest,
  },
  {
    name: "getActivity",
    path: "/public/v1/query/get_activity",
    kind: "query",
    read: lenient(isGetActivityRequest, getActivityRequestDescriptor),
    parse: parseGetActivityRequest,
  },
  {
    name: "getActivityReceipts",
    path: "/public/v1/query/get_activity_receipts",
    kind: "query",
    read: lenient(isGetActivityReceiptsRequest, getActivityReceiptsRequestDescriptor),
    parse: parseGetActivityReceiptsRequest,
  },
  {
    name: "getApiKey",
    path: "/public/v1/query/get_api_key",
    kind: "query",
    read: lenient(isGetApiKeyRequest, getApiKeyRequestDescriptor),
    parse: parseGetApiKeyRequest,
  },
  {
    name: "getApiKeys",
    path: "/public/v1/query/get_api_keys",
    kind: "query",
    read: lenient(isGetApiKeysRequest, getApiKeysRequestDescriptor),
    parse: parseGetApiKeysRequest,
  },
  {
    name: "getAttestation",
    path: "/public/v1/query/get_attestation",
    kind: "query",
    read: lenient(isGetAttestationRequest, getAttestationRequestDescriptor),
    parse: parseGetAttestationRequest,
  },
  {
    name: "getAuthProxyConfig",
    path: "/public/v1/query/get_auth_proxy_config",
    kind: "query",
    read: lenient(isGetAuthProxyConfigRequest, getAuthProxyConfigRequestDescriptor),
    parse: parseGetAuthProxyConfigRequest,
  },
  {
    name: "getAuthenticator",
    path: "/public/v1/query/get_authenticator",
    kind: "query",
    read: lenient(isGetAuthenticatorRequest, getAuthenticatorRequestDescriptor),
    parse: parseGetAuthenticatorRequest,
  },
  {
    name: "getAuthenticators",
    path: "/public/v1/query/get_authenticators",
    kind: "query",
    read: lenient(isGetAuthenticatorsRequest, getAuthenticatorsRequestDescriptor),
    parse: parseGetAuthenticatorsRequest,
  },
  {
    name: "getOauthProviders",
    path: "/public/v1/query/get_oauth_providers",
    kind: "query",
    read: lenient(isGetOauthProvidersRequest, getOauthProvidersRequestDescriptor),
    parse: parseGetOauthProvidersRequest,
  },
  {
    name: "getOrganization",
    path: "/public/v1/query/get_organization",
    kind: "query",
    read: lenient(isGetOrganizationRequest, getOrganizationRequestDescriptor),
    parse: parseGetOrganizationRequest,
  },
  {
    name: "getOrganizationConfigs",
    path: "/public/v1/query/get_organization_configs",
    kind: "query",
    read: lenient(isGetOrganizationConfigsRequest, getOrganizationConfigsRequestDescriptor),
    parse: parseGetOrganizationConfigsRequest,
  },
  {
    name: "getPolicy",
    path: "/public/v1/query/get_policy",
    kind: "query",
    read: lenient(isGetPolicyRequest, getPolicyRequestDescriptor),
    parse: parseGetPolicyRequest,
  },
  {
    name: "getPolicyEvaluations",
    path: "/public/v1/query/get_policy_evaluations",
    kind: "query",
    read: lenient(isGetPolicyEvaluationsRequest, getPolicyEvaluationsRequestDescriptor),
    parse: parseGetPolicyEvaluationsRequest,
  },
  {
    name: "getPrivateKey",
    path: "/public/v1/query/get_private_key",
    kind: "query",
    read: lenient(isGetPrivateKeyRequest, getPrivateKeyRequestDescriptor),
    parse: parseGetPrivateKeyRequest,
  },
  {
    name: "getUser",
    path: "/public/v1/query/get_user",
    kind: "query",
    read: lenient(isGetUserRequest, getUserRequestDescriptor),
    parse: parseGetUserRequest,
  },
  {
    name: "getWallet",
    path: "/public/v1/query/get_wallet",
    kind: "query",
    read: lenient(isGetWalletRequest, getWalletRequestDescriptor),
    parse: parseGetWalletRequest,
  },
  {
    name: "getWalletAccount",
    path: "/public/v1/query/get_wallet_account",
    kind: "query",
    read: lenient(isGetWalletAccountRequest, getWalletAccountRequestDescriptor),
    parse: parseGetWalletAccountRequest,
  },
  {
    name: "listActivities",
    path: "/public/v1/query/list_activities",
    kind: "query",
    read: lenient(isListActivitiesRequest, listActivitiesRequestDescriptor),
    parse: parseListActivitiesRequest,
  },
  {
    name: "listLogRecords",
    path: "/public/v1/query/list_log_records",
    kind: "query",
    read: lenient(isListLogRecordsRequest, listLogRecordsRequestDescriptor),
    parse: parseListLogRecordsRequest,
  },
  {
    name: "listMessages",
    path: "/public/v1/query/list_messages",
    kind: "query",
    read: lenient(isListMessagesRequest, listMessagesRequestDescriptor),
    parse: parseListMessagesRequest,
  },
  {
    name: "listPolicies",
    path: "/public/v1/query/list_policies",
    kind: "query",
    read: lenient(isListPoliciesRequest, listPoliciesRequestDescriptor),
    parse: parseListPoliciesRequest,
  },
  {
    name: "listPrivateKeyTags",
    path: "/public/v1/query/list_private_key_tags",
    kind: "query",
    read: lenient(isListPrivateKeyTagsRequest, listPrivateKeyTagsRequestDescriptor),
    parse: parseListPrivateKeyTagsRequest,
  },
  {
    name: "listPrivateKeys",
    path: "/public/v1/query/list_private_keys",
    kind: "query",
    read: lenient(isListPrivateKeysRequest, listPrivateKeysRequestDescriptor),
    parse: parseListPrivateKeysRequest,
  },
  {
    name: "listSuborgs",
    path: "/public/v1/query/list_suborgs",
    kind: "query",
    read: lenient(isListSuborgsRequest, listSuborgsRequestDescriptor),
    parse: parseListSuborgsRequest,
  },
  {
    name: "listUserTags",
    path: "/public/v1/query/list_user_tags",
    kind: "query",
    read: lenient(isListUserTagsRequest, listUserTagsRequestDescriptor),
    parse: parseListUserTagsRequest,
  },
  {
    name: "listUsers",
    path: "/public/v1/query/list_users",
    kind: "query",
    read: lenient(isListUsersRequest, listUsersRequestDescriptor),
    parse: parseListUsersRequest,
  },
  {
    name: "listVerifiedSuborgs",
    path: "/public/v1/query/list_verified_suborgs",
    kind: "query",
    read: lenient(isListVerifiedSuborgsRequest, listVerifiedSuborgsRequestDescriptor),
    parse: parseListVerifiedSuborgsRequest,
  },
  {
    name: "listWalletAccounts",
    path: "/public/v1/query/list_wallet_accounts",
    kind: "query",
    read: lenient(isListWalletAccountsRequest, listWalletAccountsRequestDescriptor),
    parse: parseListWalletAccountsRequest,
  },
  {
    name: "listWallets",
    path: "/public/v1/query/list_wallets",
    kind: "query",
    read: lenient(isListWalletsRequest, listWalletsRequestDescriptor),
    parse: parseListWalletsRequest,
  },
  {
    name: "listWebhookDeliveries",
    path: "/public/v1/query/list_webhook_deliveries",
    kind: "query",
    read: lenient(isListWebhookDeliveriesRequest, listWebhookDeliveriesRequestDescriptor),
    parse: parseListWebhookDeliveriesRequest,
  },
  {
    name: "listWebhookEndpoints",
    path: "/public/v1/query/list_webhook_endpoints",
    kind: "query",
    read: lenient(isListWebhookEndpointsRequest, listWebhookEndpointsRequestDescriptor),
    parse: parseListWebhookEndpointsRequest,
  },
  {
    name: "whoami",
    path: "/public/v1/query/whoami",
    kind: "query",
    read: lenient(isWhoamiRequest, whoamiRequestDescriptor),
    parse: parseWhoamiRequest,
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
 * Makes the handler that answers all operations. Give it to `createRouter` (Request and Response), `toNodeListener`
 * (node:http), the Fastify plugin, or `loopback` (no socket at all).
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
