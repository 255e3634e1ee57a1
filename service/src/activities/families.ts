// All families that the service carries out. One that is missing does not compile.

import type { Family, FamilyName } from "./definition/descriptor.js";
import { acceptInvitation } from "./invitations/accept-invitation.js";
import { activateBillingTier } from "./billing/activate-billing-tier.js";
import { createApiKeys } from "./credentials/create-api-keys.js";
import { createApiOnlyUsers } from "./users/create-api-only-users.js";
import { createAuthenticators } from "./credentials/create-authenticators.js";
import { createInvitations } from "./invitations/create-invitations.js";
import { deleteApiKeys, deleteAuthenticators, deleteOauthProviders } from "./credentials/delete-credentials.js";
import { deleteNotificationChannel } from "./notifications/delete-notification-channel.js";
import { createNotificationChannel } from "./notifications/create-notification-channel.js";
import { createOauthProviders } from "./credentials/create-oauth-providers.js";
import { createOrganization } from "./organizations/create-organization.js";
import { createPolicies } from "./policies/create-policies.js";
import { createPolicy } from "./policies/create-policy.js";
import { createPrivateKeyTag } from "./tags/create-private-key-tag.js";
import { createPrivateKeys } from "./private-keys/create-private-keys.js";
import { createReadOnlySession } from "./login/create-read-only-session.js";
import { createReadWriteSession } from "./login/create-read-write-session.js";
import { createSessionProfile } from "./session-profiles/create-session-profile.js";
import { createSmartContractInterface } from "./contract-interfaces/create-smart-contract-interface.js";
import { createVelocityControl } from "./velocity-controls/create-velocity-control.js";
import { createMfaPolicy } from "./mfa-policies/create-mfa-policy.js";
import { deleteMfaPolicy } from "./mfa-policies/delete-mfa-policy.js";
import { updateMfaPolicy } from "./mfa-policies/update-mfa-policy.js";
import { createOauth2Credential, deleteOauth2Credential, updateOauth2Credential } from "./oauth2/manage-credentials.js";
import { oauth2Authenticate } from "./oauth2/oauth2-authenticate.js";
import { createSpendingLimit } from "./spending-limits/create-spending-limit.js";
import { createSubOrganization } from "./organizations/create-sub-organization.js";
import { createUserTag } from "./tags/create-user-tag.js";
import { createUsers } from "./users/create-users.js";
import { createWalletAccounts } from "./wallets/create-wallet-accounts.js";
import { createWallet } from "./wallets/create-wallet.js";
import { createWebhookEndpoint } from "./webhooks/create-webhook-endpoint.js";
import { deleteInvitation } from "./invitations/delete-invitation.js";
import { deleteOrganization } from "./organizations/delete-organization.js";
import { deletePaymentMethod } from "./billing/delete-payment-method.js";
import { deletePolicies } from "./policies/delete-policies.js";
import { deletePolicy } from "./policies/delete-policy.js";
import { deletePrivateKeyTags } from "./tags/delete-private-key-tags.js";
import { deletePrivateKeys } from "./private-keys/delete-private-keys.js";
import { deleteSecrets } from "./secrets/delete-secrets.js";
import { deleteSmartContractInterface } from "./contract-interfaces/delete-smart-contract-interface.js";
import { deleteVelocityControl } from "./velocity-controls/delete-velocity-control.js";
import { deleteSpendingLimits } from "./spending-limits/delete-spending-limits.js";
import { deleteSubOrganization } from "./organizations/delete-sub-organization.js";
import { deleteUserTags } from "./tags/delete-user-tags.js";
import { deleteUsers } from "./users/delete-users.js";
import { deleteWalletAccounts } from "./wallets/delete-wallet-accounts.js";
import { deleteWallets } from "./wallets/delete-wallets.js";
import { deleteWebhookEndpoint } from "./webhooks/delete-webhook-endpoint.js";
import { disableAuthProxy } from "./auth-proxy/disable-auth-proxy.js";
import { disablePrivateKey } from "./private-keys/disable-private-key.js";
import { emailAuth } from "./login/email-auth.js";
import { enableAuthProxy } from "./auth-proxy/enable-auth-proxy.js";
import { freeze } from "./brakes/freeze.js";
import { restrictKeys } from "./brakes/restrict-keys.js";
import { createAddressBookEntries } from "./address-book/create-address-book-entries.js";
import { deleteAddressBookEntries } from "./address-book/delete-address-book-entries.js";
import { setDelays } from "./brakes/set-delays.js";
import { setVoteExpiry } from "./brakes/set-vote-expiry.js";
import { thaw } from "./brakes/thaw.js";
import { importPrivateKey, importWallet, initImportPrivateKey, initImportWallet } from "./transfer/imports.js";
import { exportPrivateKey } from "./transfer/export-private-key.js";
import { exportWalletAccount } from "./transfer/export-wallet-account.js";
import { exportSecrets } from "./secrets/export-secrets.js";
import { exportWallet } from "./transfer/export-wallet.js";
import { importSecrets, initImportSecrets } from "./secrets/import-secrets.js";
import { initOtp } from "./login/init-otp.js";
import { initOtpAuth } from "./login/init-otp-auth.js";
import { initUserEmailRecovery } from "./login/init-user-email-recovery.js";
import { oauthLogin } from "./login/oauth-login.js";
import { oauth } from "./login/oauth.js";
import { otpAuth } from "./login/otp-auth.js";
import { otpLogin } from "./login/otp-login.js";
import { recoverUser } from "./login/recover-user.js";
import { removeIpAllowlist } from "./ip-allowlists/remove-ip-allowlist.js";
import { removeOrganizationFeature } from "./organizations/remove-organization-feature.js";
import { setIpAllowlist } from "./ip-allowlists/set-ip-allowlist.js";
import { setOrganizationFeature } from "./organizations/set-organization-feature.js";
import { setPaymentMethod } from "./billing/set-payment-method.js";
import { signRawPayload, signRawPayloads } from "./signatures/sign-raw-payloads.js";
import { signTransaction, signTransactions } from "./signatures/sign-transaction.js";
import { stampLogin } from "./login/stamp-login.js";
import { updateAllowedOrigins } from "./organizations/update-allowed-origins.js";
import { updateAuthProxyConfig } from "./auth-proxy/update-auth-proxy-config.js";
import { updateOrganizationName } from "./organizations/update-organization-name.js";
import { updatePolicy } from "./policies/update-policy.js";
import { updatePrivateKeyTag } from "./tags/update-private-key-tag.js";
import { updateRootQuorum } from "./organizations/update-root-quorum.js";
import { updateSpendingLimit } from "./spending-limits/update-spending-limit.js";
import { updateUserEmail } from "./users/update-user-email.js";
import { updateUserName } from "./users/update-user-name.js";
import { updateUserPhoneNumber } from "./users/update-user-phone-number.js";
import { updateUserTag } from "./tags/update-user-tag.js";
import { updateUser } from "./users/update-user.js";
import { updateWalletAccountName } from "./wallets/update-wallet-account-name.js";
import { updateWallet } from "./wallets/update-wallet.js";
import { updateWebhookEndpoint } from "./webhooks/update-webhook-endpoint.js";
import { verifyOtp } from "./login/verify-otp.js";

export const families: { readonly [Name in FamilyName]: Family<Name> } = {
  acceptInvitation,
  activateBillingTier,
  createAddressBookEntries,
  createApiKeys,
  createApiOnlyUsers,
  createAuthenticators,
  createInvitations,
  createNotificationChannel,
  createOauthProviders,
  createOrganization,
  createPolicies,
  createPolicy,
  createPrivateKeyTag,
  createPrivateKeys,
  createReadOnlySession,
  createReadWriteSession,
  createSessionProfile,
  createSmartContractInterface,
  createOauth2Credential,
  updateOauth2Credential,
  deleteOauth2Credential,
  oauth2Authenticate,
  createMfaPolicy,
  updateMfaPolicy,
  deleteMfaPolicy,
  createSpendingLimit,
  createVelocityControl,
  createSubOrganization,
  createUserTag,
  createUsers,
  createWallet,
  createWalletAccounts,
  createWebhookEndpoint,
  deleteAddressBookEntries,
  deleteApiKeys,
  deleteAuthenticators,
  deleteInvitation,
  deleteNotificationChannel,
  deleteOauthProviders,
  deleteOrganization,
  deletePaymentMethod,
  deletePolicies,
  deletePolicy,
  deletePrivateKeyTags,
  deletePrivateKeys,
  deleteSecrets,
  deleteSmartContractInterface,
  deleteSpendingLimits,
  deleteVelocityControl,
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
  exportSecrets,
  exportWallet,
  exportWalletAccount,
  freeze,
  importPrivateKey,
  importSecrets,
  importWallet,
  initImportPrivateKey,
  initImportSecrets,
  initImportWallet,
  initOtp,
  initOtpAuth,
  initUserEmailRecovery,
  oauth,
  oauthLogin,
  otpAuth,
  otpLogin,
  recoverUser,
  removeIpAllowlist,
  removeOrganizationFeature,
  setIpAllowlist,
  restrictKeys,
  setOrganizationFeature,
  setPaymentMethod,
  setDelays,
  setVoteExpiry,
  signRawPayload,
  signRawPayloads,
  signTransaction,
  signTransactions,
  stampLogin,
  thaw,
  updateAllowedOrigins,
  updateAuthProxyConfig,
  updateOrganizationName,
  updatePolicy,
  updatePrivateKeyTag,
  updateRootQuorum,
  updateSpendingLimit,
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
