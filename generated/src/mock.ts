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
import {
  acceptInvitationResponseDescriptor,
  acceptInvitationResponseV2Descriptor,
} from "./validators/activities/accept-invitation.js";
import { activateBillingTierResponseDescriptor } from "./validators/activities/activate-billing-tier.js";
import {
  createApiKeysResponseDescriptor,
  createApiKeysResponseV2Descriptor,
} from "./validators/activities/create-api-keys.js";
import { createApiOnlyUsersResponseDescriptor } from "./validators/activities/create-api-only-users.js";
import {
  createAuthenticatorsResponseDescriptor,
  createAuthenticatorsResponseV2Descriptor,
} from "./validators/activities/create-authenticators.js";
import { createInvitationsResponseDescriptor } from "./validators/activities/create-invitations.js";
import {
  createOauthProvidersResponseDescriptor,
  createOauthProvidersResponseV2Descriptor,
} from "./validators/activities/create-oauth-providers.js";
import {
  createOrganizationResponseDescriptor,
  createOrganizationResponseV2Descriptor,
} from "./validators/activities/create-organization.js";
import { createPoliciesResponseDescriptor } from "./validators/activities/create-policies.js";
import {
  createPolicyResponseDescriptor,
  createPolicyResponseV2Descriptor,
  createPolicyResponseV3Descriptor,
} from "./validators/activities/create-policy.js";
import { createPrivateKeyTagResponseDescriptor } from "./validators/activities/create-private-key-tag.js";
import {
  createPrivateKeysResponseDescriptor,
  createPrivateKeysResponseV2Descriptor,
} from "./validators/activities/create-private-keys.js";
import { createReadOnlySessionResponseDescriptor } from "./validators/activities/create-read-only-session.js";
import {
  createReadWriteSessionResponseDescriptor,
  createReadWriteSessionResponseV2Descriptor,
} from "./validators/activities/create-read-write-session.js";
import {
  createSubOrganizationResponseDescriptor,
  createSubOrganizationResponseV2Descriptor,
  createSubOrganizationResponseV3Descriptor,
  createSubOrganizationResponseV4Descriptor,
  createSubOrganizationResponseV5Descriptor,
  createSubOrganizationResponseV6Descriptor,
  createSubOrganizationResponseV7Descriptor,
  createSubOrganizationResponseV8Descriptor,
} from "./validators/activities/create-sub-organization.js";
import { createUserTagResponseDescriptor } from "./validators/activities/create-user-tag.js";
import {
  createUsersResponseDescriptor,
  createUsersResponseV2Descriptor,
  createUsersResponseV3Descriptor,
  createUsersResponseV4Descriptor,
} from "./validators/activities/create-users.js";
import { createWalletResponseDescriptor } from "./validators/activities/create-wallet.js";
import { createWalletAccountsResponseDescriptor } from "./validators/activities/create-wallet-accounts.js";
import { createWebhookEndpointResponseDescriptor } from "./validators/activities/create-webhook-endpoint.js";
import { deleteApiKeysResponseDescriptor } from "./validators/activities/delete-api-keys.js";
import { deleteAuthenticatorsResponseDescriptor } from "./validators/activities/delete-authenticators.js";
import { deleteInvitationResponseDescriptor } from "./validators/activities/delete-invitation.js";
import { deleteOauthProvidersResponseDescriptor } from "./validators/activities/delete-oauth-providers.js";
import { deleteOrganizationResponseDescriptor } from "./validators/activities/delete-organization.js";
import { deletePaymentMethodResponseDescriptor } from "./validators/activities/delete-payment-method.js";
import { deletePoliciesResponseDescriptor } from "./validators/activities/delete-policies.js";
import { deletePolicyResponseDescriptor } from "./validators/activities/delete-policy.js";
import { deletePrivateKeyTagsResponseDescriptor } from "./validators/activities/delete-private-key-tags.js";
import { deletePrivateKeysResponseDescriptor } from "./validators/activities/delete-private-keys.js";
import { deleteSubOrganizationResponseDescriptor } from "./validators/activities/delete-sub-organization.js";
import { deleteUserTagsResponseDescriptor } from "./validators/activities/delete-user-tags.js";
import { deleteUsersResponseDescriptor } from "./validators/activities/delete-users.js";
import { deleteWalletAccountsResponseDescriptor } from "./validators/activities/delete-wallet-accounts.js";
import { deleteWalletsResponseDescriptor } from "./validators/activities/delete-wallets.js";
import { deleteWebhookEndpointResponseDescriptor } from "./validators/activities/delete-webhook-endpoint.js";
import { disableAuthProxyResponseDescriptor } from "./validators/activities/disable-auth-proxy.js";
import { disablePrivateKeyResponseDescriptor } from "./validators/activities/disable-private-key.js";
import {
  emailAuthResponseDescriptor,
  emailAuthResponseV2Descriptor,
  emailAuthResponseV3Descriptor,
} from "./validators/activities/email-auth.js";
import { enableAuthProxyResponseDescriptor } from "./validators/activities/enable-auth-proxy.js";
import { exportPrivateKeyResponseDescriptor } from "./validators/activities/export-private-key.js";
import { exportWalletResponseDescriptor } from "./validators/activities/export-wallet.js";
import { exportWalletAccountResponseDescriptor } from "./validators/activities/export-wallet-account.js";
import { importPrivateKeyResponseDescriptor } from "./validators/activities/import-private-key.js";
import { importWalletResponseDescriptor } from "./validators/activities/import-wallet.js";
import { initImportPrivateKeyResponseDescriptor } from "./validators/activities/init-import-private-key.js";
import { initImportWalletResponseDescriptor } from "./validators/activities/init-import-wallet.js";
import {
  initOtpResponseDescriptor,
  initOtpResponseV2Descriptor,
  initOtpResponseV3Descriptor,
} from "./validators/activities/init-otp.js";
import {
  initOtpAuthResponseDescriptor,
  initOtpAuthResponseV2Descriptor,
  initOtpAuthResponseV3Descriptor,
} from "./validators/activities/init-otp-auth.js";
import {
  initUserEmailRecoveryResponseDescriptor,
  initUserEmailRecoveryResponseV2Descriptor,
} from "./validators/activities/init-user-email-recovery.js";
import { oauthResponseDescriptor } from "./validators/activities/oauth.js";
import { oauthLoginResponseDescriptor } from "./validators/activities/oauth-login.js";
import { otpAuthResponseDescriptor } from "./validators/activities/otp-auth.js";
import { otpLoginResponseDescriptor, otpLoginResponseV2Descriptor } from "./validators/activities/otp-login.js";
import { recoverUserResponseDescriptor } from "./validators/activities/recover-user.js";
import { removeOrganizationFeatureResponseDescriptor } from "./validators/activities/remove-organization-feature.js";
import { setOrganizationFeatureResponseDescriptor } from "./validators/activities/set-organization-feature.js";
import {
  setPaymentMethodResponseDescriptor,
  setPaymentMethodResponseV2Descriptor,
} from "./validators/activities/set-payment-method.js";
import { signRawPayloadResponseV2Descriptor } from "./validators/activities/sign-raw-payload.js";
import { signRawPayloadsResponseDescriptor } from "./validators/activities/sign-raw-payloads.js";
import {
  signTransactionResponseDescriptor,
  signTransactionResponseV2Descriptor,
} from "./validators/activities/sign-transaction.js";
import { stampLoginResponseDescriptor } from "./validators/activities/stamp-login.js";
import { updateAllowedOriginsResponseDescriptor } from "./validators/activities/update-allowed-origins.js";
import { updateAuthProxyConfigResponseDescriptor } from "./validators/activities/update-auth-proxy-config.js";
import { updateOrganizationNameResponseDescriptor } from "./validators/activities/update-organization-name.js";
import {
  updatePolicyResponseDescriptor,
  updatePolicyResponseV2Descriptor,
} from "./validators/activities/update-policy.js";
import { updatePrivateKeyTagResponseDescriptor } from "./validators/activities/update-private-key-tag.js";
import { updateRootQuorumResponseDescriptor } from "./validators/activities/update-root-quorum.js";
import { updateUserResponseDescriptor } from "./validators/activities/update-user.js";
import { updateUserEmailResponseDescriptor } from "./validators/activities/update-user-email.js";
import { updateUserNameResponseDescriptor } from "./validators/activities/update-user-name.js";
import { updateUserPhoneNumberResponseDescriptor } from "./validators/activities/update-user-phone-number.js";
import { updateUserTagResponseDescriptor } from "./validators/activities/update-user-tag.js";
import { updateWalletResponseDescriptor } from "./validators/activities/update-wallet.js";
import { updateWalletAccountNameResponseDescriptor } from "./validators/activities/update-wallet-account-name.js";
import { updateWebhookEndpointResponseDescriptor } from "./validators/activities/update-webhook-endpoint.js";
import { verifyOtpResponseDescriptor, verifyOtpResponseV2Descriptor } from "./validators/activities/verify-otp.js";
import { activityResponseDescriptor } from "./validators/activity.js";
import { checkPolicyResponseDescriptor } from "./validators/queries/check-policy.js";
import { explainPolicyResponseDescriptor } from "./validators/queries/explain-policy.js";
import { getActivePoliciesResponseDescriptor } from "./validators/queries/get-active-policies.js";
import { getActivityResponseDescriptor } from "./validators/queries/get-activity.js";
import { getActivityReceiptsResponseDescriptor } from "./validators/queries/get-activity-receipts.js";
import { getApiKeyResponseDescriptor } from "./validators/queries/get-api-key.js";
import { getApiKeysResponseDescriptor } from "./validators/queries/get-api-keys.js";
import { getAttestationResponseDescriptor } from "./validators/queries/get-attestation.js";
import { getAuthProxyConfigResponseDescriptor } from "./validators/queries/get-auth-proxy-config.js";
import { getAuthenticatorResponseDescriptor } from "./validators/queries/get-authenticator.js";
import { getAuthenticatorsResponseDescriptor } from "./validators/queries/get-authenticators.js";
import { getOauthProvidersResponseDescriptor } from "./validators/queries/get-oauth-providers.js";
import { getOrganizationResponseDescriptor } from "./validators/queries/get-organization.js";
import { getOrganizationConfigsResponseDescriptor } from "./validators/queries/get-organization-configs.js";
import { getPolicyResponseDescriptor } from "./validators/queries/get-policy.js";
import { getPolicyEvaluationsResponseDescriptor } from "./validators/queries/get-policy-evaluations.js";
import { getPrivateKeyResponseDescriptor } from "./validators/queries/get-private-key.js";
import { getUserResponseDescriptor } from "./validators/queries/get-user.js";
import { getWalletResponseDescriptor } from "./validators/queries/get-wallet.js";
import { getWalletAccountResponseDescriptor } from "./validators/queries/get-wallet-account.js";
import { listActivitiesResponseDescriptor } from "./validators/queries/list-activities.js";
import { listLogRecordsResponseDescriptor } from "./validators/queries/list-log-records.js";
import { listMessagesResponseDescriptor } from "./validators/queries/list-messages.js";
import { listPoliciesResponseDescriptor } from "./validators/queries/list-policies.js";
import { listPrivateKeyTagsResponseDescriptor } from "./validators/queries/list-private-key-tags.js";
import { listPrivateKeysResponseDescriptor } from "./validators/queries/list-private-keys.js";
import { listSuborgsResponseDescriptor } from "./validators/queries/list-suborgs.js";
import { listUserTagsResponseDescriptor } from "./validators/queries/list-user-tags.js";
import { listUsersResponseDescriptor } from "./validators/queries/list-users.js";
import { listVerifiedSuborgsResponseDescriptor } from "./validators/queries/list-verified-suborgs.js";
import { listWalletAccountsResponseDescriptor } from "./validators/queries/list-wallet-accounts.js";
import { listWalletsResponseDescriptor } from "./validators/queries/list-wallets.js";
import { listWebhookDeliveriesResponseDescriptor } from "./validators/queries/list-webhook-deliveries.js";
import { listWebhookEndpointsResponseDescriptor } from "./validators/queries/list-webhook-endpoints.js";
import { whoamiResponseDescriptor } from "./validators/queries/whoami.js";

interface Submitted {
  readonly type: ActivityType;
  readonly parameters: object;
}

function submitted(types: { readonly [Type in ActivityType]?: DescriptorRef }): (request: unknown) => MockAnswer {
  return (request) => {
    // The operation's validator has accepted it.
    const { type, parameters } = request as Submitted;
    const members = {
      status: "ACTIVITY_STATUS_COMPLETED",
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
    ACTIVITY_TYPE_ACCEPT_INVITATION: acceptInvitationResponseDescriptor,
    ACTIVITY_TYPE_ACCEPT_INVITATION_V2: acceptInvitationResponseV2Descriptor,
  }),
  activateBillingTier: submitted({ ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: activateBillingTierResponseDescriptor }),
  approveActivity: () => ({
    type: activityResponseDescriptor,
    members: { type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", status: "ACTIVITY_STATUS_COMPLETED", failure: null },
  }),
  createApiKeys: submitted({
    ACTIVITY_TYPE_CREATE_API_KEYS: createApiKeysResponseDescriptor,
    ACTIVITY_TYPE_CREATE_API_KEYS_V2: createApiKeysResponseV2Descriptor,
  }),
  createApiOnlyUsers: submitted({ ACTIVITY_TYPE_CREATE_API_ONLY_USERS: createApiOnlyUsersResponseDescriptor }),
  createAuthenticators: submitted({
    ACTIVITY_TYPE_CREATE_AUTHENTICATORS: createAuthenticatorsResponseDescriptor,
    ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: createAuthenticatorsResponseV2Descriptor,
  }),
  createInvitations: submitted({ ACTIVITY_TYPE_CREATE_INVITATIONS: createInvitationsResponseDescriptor }),
  createOauthProviders: submitted({
    ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: createOauthProvidersResponseDescriptor,
    ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: createOauthProvidersResponseV2Descriptor,
  }),
  createOrganization: submitted({
    ACTIVITY_TYPE_CREATE_ORGANIZATION: createOrganizationResponseDescriptor,
    ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: createOrganizationResponseV2Descriptor,
  }),
  createPolicies: submitted({ ACTIVITY_TYPE_CREATE_POLICIES: createPoliciesResponseDescriptor }),
  createPolicy: submitted({
    ACTIVITY_TYPE_CREATE_POLICY: createPolicyResponseDescriptor,
    ACTIVITY_TYPE_CREATE_POLICY_V2: createPolicyResponseV2Descriptor,
    ACTIVITY_TYPE_CREATE_POLICY_V3: createPolicyResponseV3Descriptor,
  }),
  createPrivateKeyTag: submitted({ ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: createPrivateKeyTagResponseDescriptor }),
  createPrivateKeys: submitted({
    ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: createPrivateKeysResponseDescriptor,
    ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: createPrivateKeysResponseV2Descriptor,
  }),
  createReadOnlySession: submitted({ ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: createReadOnlySessionResponseDescriptor }),
  createReadWriteSession: submitted({
    ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: createReadWriteSessionResponseDescriptor,
    ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: createReadWriteSessionResponseV2Descriptor,
  }),
  createSubOrganization: submitted({
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: createSubOrganizationResponseDescriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: createSubOrganizationResponseV2Descriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: createSubOrganizationResponseV3Descriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: createSubOrganizationResponseV4Descriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: createSubOrganizationResponseV5Descriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: createSubOrganizationResponseV6Descriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: createSubOrganizationResponseV7Descriptor,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: createSubOrganizationResponseV8Descriptor,
  }),
  createUserTag: submitted({ ACTIVITY_TYPE_CREATE_USER_TAG: createUserTagResponseDescriptor }),
  createUsers: submitted({
    ACTIVITY_TYPE_CREATE_USERS: createUsersResponseDescriptor,
    ACTIVITY_TYPE_CREATE_USERS_V2: createUsersResponseV2Descriptor,
    ACTIVITY_TYPE_CREATE_USERS_V3: createUsersResponseV3Descriptor,
    ACTIVITY_TYPE_CREATE_USERS_V4: createUsersResponseV4Descriptor,
  }),
  createWallet: submitted({ ACTIVITY_TYPE_CREATE_WALLET: createWalletResponseDescriptor }),
  createWalletAccounts: submitted({ ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: createWalletAccountsResponseDescriptor }),
  createWebhookEndpoint: submitted({ ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: createWebhookEndpointResponseDescriptor }),
  deleteApiKeys: submitted({ ACTIVITY_TYPE_DELETE_API_KEYS: deleteApiKeysResponseDescriptor }),
  deleteAuthenticators: submitted({ ACTIVITY_TYPE_DELETE_AUTHENTICATORS: deleteAuthenticatorsResponseDescriptor }),
  deleteInvitation: submitted({ ACTIVITY_TYPE_DELETE_INVITATION: deleteInvitationResponseDescriptor }),
  deleteOauthProviders: submitted({ ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: deleteOauthProvidersResponseDescriptor }),
  deleteOrganization: submitted({ ACTIVITY_TYPE_DELETE_ORGANIZATION: deleteOrganizationResponseDescriptor }),
  deletePaymentMethod: submitted({ ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: deletePaymentMethodResponseDescriptor }),
  deletePolicies: submitted({ ACTIVITY_TYPE_DELETE_POLICIES: deletePoliciesResponseDescriptor }),
  deletePolicy: submitted({ ACTIVITY_TYPE_DELETE_POLICY: deletePolicyResponseDescriptor }),
  deletePrivateKeyTags: submitted({ ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: deletePrivateKeyTagsResponseDescriptor }),
  deletePrivateKeys: submitted({ ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: deletePrivateKeysResponseDescriptor }),
  deleteSubOrganization: submitted({ ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: deleteSubOrganizationResponseDescriptor }),
  deleteUserTags: submitted({ ACTIVITY_TYPE_DELETE_USER_TAGS: deleteUserTagsResponseDescriptor }),
  deleteUsers: submitted({ ACTIVITY_TYPE_DELETE_USERS: deleteUsersResponseDescriptor }),
  deleteWalletAccounts: submitted({ ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: deleteWalletAccountsResponseDescriptor }),
  deleteWallets: submitted({ ACTIVITY_TYPE_DELETE_WALLETS: deleteWalletsResponseDescriptor }),
  deleteWebhookEndpoint: submitted({ ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: deleteWebhookEndpointResponseDescriptor }),
  disableAuthProxy: submitted({ ACTIVITY_TYPE_DISABLE_AUTH_PROXY: disableAuthProxyResponseDescriptor }),
  disablePrivateKey: submitted({ ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: disablePrivateKeyResponseDescriptor }),
  emailAuth: submitted({
    ACTIVITY_TYPE_EMAIL_AUTH: emailAuthResponseDescriptor,
    ACTIVITY_TYPE_EMAIL_AUTH_V2: emailAuthResponseV2Descriptor,
    ACTIVITY_TYPE_EMAIL_AUTH_V3: emailAuthResponseV3Descriptor,
  }),
  enableAuthProxy: submitted({ ACTIVITY_TYPE_ENABLE_AUTH_PROXY: enableAuthProxyResponseDescriptor }),
  exportPrivateKey: submitted({ ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: exportPrivateKeyResponseDescriptor }),
  exportWallet: submitted({ ACTIVITY_TYPE_EXPORT_WALLET: exportWalletResponseDescriptor }),
  exportWalletAccount: submitted({ ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: exportWalletAccountResponseDescriptor }),
  importPrivateKey: submitted({ ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: importPrivateKeyResponseDescriptor }),
  importWallet: submitted({ ACTIVITY_TYPE_IMPORT_WALLET: importWalletResponseDescriptor }),
  initImportPrivateKey: submitted({ ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: initImportPrivateKeyResponseDescriptor }),
  initImportWallet: submitted({ ACTIVITY_TYPE_INIT_IMPORT_WALLET: initImportWalletResponseDescriptor }),
  initOtp: submitted({
    ACTIVITY_TYPE_INIT_OTP: initOtpResponseDescriptor,
    ACTIVITY_TYPE_INIT_OTP_V2: initOtpResponseV2Descriptor,
    ACTIVITY_TYPE_INIT_OTP_V3: initOtpResponseV3Descriptor,
  }),
  initOtpAuth: submitted({
    ACTIVITY_TYPE_INIT_OTP_AUTH: initOtpAuthResponseDescriptor,
    ACTIVITY_TYPE_INIT_OTP_AUTH_V2: initOtpAuthResponseV2Descriptor,
    ACTIVITY_TYPE_INIT_OTP_AUTH_V3: initOtpAuthResponseV3Descriptor,
  }),
  initUserEmailRecovery: submitted({
    ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: initUserEmailRecoveryResponseDescriptor,
    ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: initUserEmailRecoveryResponseV2Descriptor,
  }),
  oauth: submitted({ ACTIVITY_TYPE_OAUTH: oauthResponseDescriptor }),
  oauthLogin: submitted({ ACTIVITY_TYPE_OAUTH_LOGIN: oauthLoginResponseDescriptor }),
  otpAuth: submitted({ ACTIVITY_TYPE_OTP_AUTH: otpAuthResponseDescriptor }),
  otpLogin: submitted({
    ACTIVITY_TYPE_OTP_LOGIN: otpLoginResponseDescriptor,
    ACTIVITY_TYPE_OTP_LOGIN_V2: otpLoginResponseV2Descriptor,
  }),
  recoverUser: submitted({ ACTIVITY_TYPE_RECOVER_USER: recoverUserResponseDescriptor }),
  rejectActivity: () => ({
    type: activityResponseDescriptor,
    members: { type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", status: "ACTIVITY_STATUS_COMPLETED", failure: null },
  }),
  removeOrganizationFeature: submitted({
    ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: removeOrganizationFeatureResponseDescriptor,
  }),
  setOrganizationFeature: submitted({
    ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: setOrganizationFeatureResponseDescriptor,
  }),
  setPaymentMethod: submitted({
    ACTIVITY_TYPE_SET_PAYMENT_METHOD: setPaymentMethodResponseDescriptor,
    ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: setPaymentMethodResponseV2Descriptor,
  }),
  signRawPayload: submitted({ ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: signRawPayloadResponseV2Descriptor }),
  signRawPayloads: submitted({ ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: signRawPayloadsResponseDescriptor }),
  signTransaction: submitted({
    ACTIVITY_TYPE_SIGN_TRANSACTION: signTransactionResponseDescriptor,
    ACTIVITY_TYPE_SIGN_TRANSACTION_V2: signTransactionResponseV2Descriptor,
  }),
  stampLogin: submitted({ ACTIVITY_TYPE_STAMP_LOGIN: stampLoginResponseDescriptor }),
  updateAllowedOrigins: submitted({ ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: updateAllowedOriginsResponseDescriptor }),
  updateAuthProxyConfig: submitted({ ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: updateAuthProxyConfigResponseDescriptor }),
  updateOrganizationName: submitted({
    ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: updateOrganizationNameResponseDescriptor,
  }),
  updatePolicy: submitted({
    ACTIVITY_TYPE_UPDATE_POLICY: updatePolicyResponseDescriptor,
    ACTIVITY_TYPE_UPDATE_POLICY_V2: updatePolicyResponseV2Descriptor,
  }),
  updatePrivateKeyTag: submitted({ ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: updatePrivateKeyTagResponseDescriptor }),
  updateRootQuorum: submitted({ ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: updateRootQuorumResponseDescriptor }),
  updateUser: submitted({ ACTIVITY_TYPE_UPDATE_USER: updateUserResponseDescriptor }),
  updateUserEmail: submitted({ ACTIVITY_TYPE_UPDATE_USER_EMAIL: updateUserEmailResponseDescriptor }),
  updateUserName: submitted({ ACTIVITY_TYPE_UPDATE_USER_NAME: updateUserNameResponseDescriptor }),
  updateUserPhoneNumber: submitted({ ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: updateUserPhoneNumberResponseDescriptor }),
  updateUserTag: submitted({ ACTIVITY_TYPE_UPDATE_USER_TAG: updateUserTagResponseDescriptor }),
  updateWallet: submitted({ ACTIVITY_TYPE_UPDATE_WALLET: updateWalletResponseDescriptor }),
  updateWalletAccountName: submitted({
    ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: updateWalletAccountNameResponseDescriptor,
  }),
  updateWebhookEndpoint: submitted({ ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: updateWebhookEndpointResponseDescriptor }),
  verifyOtp: submitted({
    ACTIVITY_TYPE_VERIFY_OTP: verifyOtpResponseDescriptor,
    ACTIVITY_TYPE_VERIFY_OTP_V2: verifyOtpResponseV2Descriptor,
  }),
  checkPolicy: () => ({ type: checkPolicyResponseDescriptor }),
  explainPolicy: () => ({ type: explainPolicyResponseDescriptor }),
  getActivePolicies: () => ({ type: getActivePoliciesResponseDescriptor }),
  getActivity: (request) => ({
    type: getActivityResponseDescriptor,
    members: {
      organizationId: (request as GetActivityRequest).organizationId,
      id: (request as GetActivityRequest).activityId,
      status: "ACTIVITY_STATUS_COMPLETED",
      failure: null,
    },
  }),
  getActivityReceipts: () => ({ type: getActivityReceiptsResponseDescriptor }),
  getApiKey: () => ({ type: getApiKeyResponseDescriptor }),
  getApiKeys: () => ({ type: getApiKeysResponseDescriptor }),
  getAttestation: () => ({ type: getAttestationResponseDescriptor }),
  getAuthProxyConfig: () => ({ type: getAuthProxyConfigResponseDescriptor }),
  getAuthenticator: () => ({ type: getAuthenticatorResponseDescriptor }),
  getAuthenticators: () => ({ type: getAuthenticatorsResponseDescriptor }),
  getOauthProviders: () => ({ type: getOauthProvidersResponseDescriptor }),
  getOrganization: () => ({ type: getOrganizationResponseDescriptor }),
  getOrganizationConfigs: () => ({ type: getOrganizationConfigsResponseDescriptor }),
  getPolicy: () => ({ type: getPolicyResponseDescriptor }),
  getPolicyEvaluations: () => ({ type: getPolicyEvaluationsResponseDescriptor }),
  getPrivateKey: () => ({ type: getPrivateKeyResponseDescriptor }),
  getUser: () => ({ type: getUserResponseDescriptor }),
  getWallet: () => ({ type: getWalletResponseDescriptor }),
  getWalletAccount: () => ({ type: getWalletAccountResponseDescriptor }),
  listActivities: () => ({ type: listActivitiesResponseDescriptor }),
  listLogRecords: () => ({ type: listLogRecordsResponseDescriptor }),
  listMessages: () => ({ type: listMessagesResponseDescriptor }),
  listPolicies: () => ({ type: listPoliciesResponseDescriptor }),
  listPrivateKeyTags: () => ({ type: listPrivateKeyTagsResponseDescriptor }),
  listPrivateKeys: () => ({ type: listPrivateKeysResponseDescriptor }),
  listSuborgs: () => ({ type: listSuborgsResponseDescriptor }),
  listUserTags: () => ({ type: listUserTagsResponseDescriptor }),
  listUsers: () => ({ type: listUsersResponseDescriptor }),
  listVerifiedSuborgs: () => ({ type: listVerifiedSuborgsResponseDescriptor }),
  listWalletAccounts: () => ({ type: listWalletAccountsResponseDescriptor }),
  listWallets: () => ({ type: listWalletsResponseDescriptor }),
  listWebhookDeliveries: () => ({ type: listWebhookDeliveriesResponseDescriptor }),
  listWebhookEndpoints: () => ({ type: listWebhookEndpointsResponseDescriptor }),
  whoami: () => ({ type: whoamiResponseDescriptor }),
};

/**
 * Makes a handler that checks requests as a real server does, except who sends them, and answers with valid made-up
 * data: the same data for the same request and seed.
 */
export function createMock(options: MockOptions = {}): Handler {
  const mocked = operations.flatMap((operation) => {
    const answer = answers[operation.name];
    return answer ? [{ ...operation, answer }] : [];
  });
  return createMockHandler(mocked, { statuses: errorStatuses, bodyLimit: 1048576, ...options });
}
