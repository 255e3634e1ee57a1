// All families that the service carries out. One that is missing does not compile.

import type { Family, FamilyName } from "../../family/descriptor.js";
import { acceptInvitation } from "./accept-invitation.js";
import { activateBillingTier } from "./activate-billing-tier.js";
import { createApiKeys } from "./create-api-keys.js";
import { createApiOnlyUsers } from "./create-api-only-users.js";
import { createAuthenticators } from "./create-authenticators.js";
import { createInvitations } from "./create-invitations.js";
import { createOauthProviders } from "./create-oauth-providers.js";
import { createOrganization } from "./create-organization.js";
import { createPolicies } from "./create-policies.js";
import { createPolicy } from "./create-policy.js";
import { createPrivateKeyTag } from "./create-private-key-tag.js";
import { createPrivateKeys } from "./create-private-keys.js";
import { createReadOnlySession } from "./create-read-only-session.js";
import { createReadWriteSession } from "./create-read-write-session.js";
import { createSubOrganization } from "./create-sub-organization.js";
import { createUserTag } from "./create-user-tag.js";
import { createUsers } from "./create-users.js";
import { createWalletAccounts } from "./create-wallet-accounts.js";
import { createWallet } from "./create-wallet.js";
import { createWebhookEndpoint } from "./create-webhook-endpoint.js";
import { deleteApiKeys } from "./delete-api-keys.js";
import { deleteAuthenticators } from "./delete-authenticators.js";
import { deleteInvitation } from "./delete-invitation.js";
import { deleteOauthProviders } from "./delete-oauth-providers.js";
import { deleteOrganization } from "./delete-organization.js";
import { deletePaymentMethod } from "./delete-payment-method.js";
import { deletePolicies } from "./delete-policies.js";
import { deletePolicy } from "./delete-policy.js";
import { deletePrivateKeyTags } from "./delete-private-key-tags.js";
import { deletePrivateKeys } from "./delete-private-keys.js";
import { deleteSubOrganization } from "./delete-sub-organization.js";
import { deleteUserTags } from "./delete-user-tags.js";
import { deleteUsers } from "./delete-users.js";
import { deleteWalletAccounts } from "./delete-wallet-accounts.js";
import { deleteWallets } from "./delete-wallets.js";
import { deleteWebhookEndpoint } from "./delete-webhook-endpoint.js";
import { disableAuthProxy } from "./disable-auth-proxy.js";
import { disablePrivateKey } from "./disable-private-key.js";
import { emailAuth } from "./email-auth.js";
import { enableAuthProxy } from "./enable-auth-proxy.js";
import { exportPrivateKey } from "./export-private-key.js";
import { exportWalletAccount } from "./export-wallet-account.js";
import { exportWallet } from "./export-wallet.js";
import { importPrivateKey } from "./import-private-key.js";
import { importWallet } from "./import-wallet.js";
import { initImportPrivateKey } from "./init-import-private-key.js";
import { initImportWallet } from "./init-import-wallet.js";
import { initOtp } from "./init-otp.js";
import { initOtpAuth } from "./init-otp-auth.js";
import { initUserEmailRecovery } from "./init-user-email-recovery.js";
import { oauthLogin } from "./oauth-login.js";
import { oauth } from "./oauth.js";
import { otpAuth } from "./otp-auth.js";
import { otpLogin } from "./otp-login.js";
import { recoverUser } from "./recover-user.js";
import { removeOrganizationFeature } from "./remove-organization-feature.js";
import { setOrganizationFeature } from "./set-organization-feature.js";
import { setPaymentMethod } from "./set-payment-method.js";
import { signRawPayload } from "./sign-raw-payload.js";
import { signRawPayloads } from "./sign-raw-payloads.js";
import { signTransaction } from "./sign-transaction.js";
import { stampLogin } from "./stamp-login.js";
import { updateAllowedOrigins } from "./update-allowed-origins.js";
import { updateAuthProxyConfig } from "./update-auth-proxy-config.js";
import { updateOrganizationName } from "./update-organization-name.js";
import { updatePolicy } from "./update-policy.js";
import { updatePrivateKeyTag } from "./update-private-key-tag.js";
import { updateRootQuorum } from "./update-root-quorum.js";
import { updateUserEmail } from "./update-user-email.js";
import { updateUserName } from "./update-user-name.js";
import { updateUserPhoneNumber } from "./update-user-phone-number.js";
import { updateUserTag } from "./update-user-tag.js";
import { updateUser } from "./update-user.js";
import { updateWalletAccountName } from "./update-wallet-account-name.js";
import { updateWallet } from "./update-wallet.js";
import { updateWebhookEndpoint } from "./update-webhook-endpoint.js";
import { verifyOtp } from "./verify-otp.js";

export const families: { readonly [Name in FamilyName]: Family<Name> } = {
  acceptInvitation,
  activateBillingTier,
  createApiKeys,
  createApiOnlyUsers,
  createAuthenticators,
  createInvitations,
  createOauthProviders,
  createOrganization,
  createPolicies,
  createPolicy,
  createPrivateKeyTag,
  createPrivateKeys,
  createReadOnlySession,
  createReadWriteSession,
  createSubOrganization,
  createUserTag,
  createUsers,
  createWallet,
  createWalletAccounts,
  createWebhookEndpoint,
  deleteApiKeys,
  deleteAuthenticators,
  deleteInvitation,
  deleteOauthProviders,
  deleteOrganization,
  deletePaymentMethod,
  deletePolicies,
  deletePolicy,
  deletePrivateKeyTags,
  deletePrivateKeys,
  deleteSubOrganization,
  deleteUserTags,
  deleteUsers,
  deleteWalletAccounts,
  deleteWallets,
  deleteWebhookEndpoint,
  disableAuthProxy,
  disablePrivateKey,
  emailAuth,
  enableAuthProxy,
  exportPrivateKey,
  exportWallet,
  exportWalletAccount,
  importPrivateKey,
  importWallet,
  initImportPrivateKey,
  initImportWallet,
  initOtp,
  initOtpAuth,
  initUserEmailRecovery,
  oauth,
  oauthLogin,
  otpAuth,
  otpLogin,
  recoverUser,
  removeOrganizationFeature,
  setOrganizationFeature,
  setPaymentMethod,
  signRawPayload,
  signRawPayloads,
  signTransaction,
  stampLogin,
  updateAllowedOrigins,
  updateAuthProxyConfig,
  updateOrganizationName,
  updatePolicy,
  updatePrivateKeyTag,
  updateRootQuorum,
  updateUser,
  updateUserEmail,
  updateUserName,
  updateUserPhoneNumber,
  updateUserTag,
  updateWalletAccountName,
  updateWallet,
  updateWebhookEndpoint,
  verifyOtp,
};
