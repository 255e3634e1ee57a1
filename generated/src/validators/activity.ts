// Validators of the types in `activity`. What is sent is held strictly: bounds count, unknown members are refused. What
// is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Activity, ActivityBase, ActivityResponse, Intent, Result, UnknownActivity } from "../activity.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../runtime/validate.js";
import { absent, explain, isObject, parse, record, standardSchema } from "../runtime/validate.js";
import {
  acceptInvitationActivityDescriptor,
  acceptInvitationActivityV2Descriptor,
  acceptInvitationIntentDescriptor,
  acceptInvitationIntentV2Descriptor,
  acceptInvitationResultDescriptor,
  isAcceptInvitationActivity,
  isAcceptInvitationActivityV2,
  isAcceptInvitationResult,
  isReceivedAcceptInvitationIntent,
  isReceivedAcceptInvitationIntentV2,
} from "./activities/accept-invitation.js";
import {
  activateBillingTierActivityDescriptor,
  activateBillingTierIntentDescriptor,
  activateBillingTierResultDescriptor,
  isActivateBillingTierActivity,
  isActivateBillingTierResult,
  isReceivedActivateBillingTierIntent,
} from "./activities/activate-billing-tier.js";
import {
  approveActivityActivityDescriptor,
  approveActivityIntentDescriptor,
  isApproveActivityActivity,
  isReceivedApproveActivityIntent,
} from "./activities/approve-activity.js";
import {
  createApiKeysActivityDescriptor,
  createApiKeysActivityV2Descriptor,
  createApiKeysIntentDescriptor,
  createApiKeysIntentV2Descriptor,
  createApiKeysResultDescriptor,
  isCreateApiKeysActivity,
  isCreateApiKeysActivityV2,
  isCreateApiKeysResult,
  isReceivedCreateApiKeysIntent,
  isReceivedCreateApiKeysIntentV2,
} from "./activities/create-api-keys.js";
import {
  createApiOnlyUsersActivityDescriptor,
  createApiOnlyUsersIntentDescriptor,
  createApiOnlyUsersResultDescriptor,
  isCreateApiOnlyUsersActivity,
  isCreateApiOnlyUsersResult,
  isReceivedCreateApiOnlyUsersIntent,
} from "./activities/create-api-only-users.js";
import {
  createAuthenticatorsActivityDescriptor,
  createAuthenticatorsActivityV2Descriptor,
  createAuthenticatorsIntentDescriptor,
  createAuthenticatorsIntentV2Descriptor,
  createAuthenticatorsResultDescriptor,
  isCreateAuthenticatorsActivity,
  isCreateAuthenticatorsActivityV2,
  isCreateAuthenticatorsResult,
  isReceivedCreateAuthenticatorsIntent,
  isReceivedCreateAuthenticatorsIntentV2,
} from "./activities/create-authenticators.js";
import {
  createInvitationsActivityDescriptor,
  createInvitationsIntentDescriptor,
  createInvitationsResultDescriptor,
  isCreateInvitationsActivity,
  isCreateInvitationsResult,
  isReceivedCreateInvitationsIntent,
} from "./activities/create-invitations.js";
import {
  createOauthProvidersActivityDescriptor,
  createOauthProvidersActivityV2Descriptor,
  createOauthProvidersIntentDescriptor,
  createOauthProvidersIntentV2Descriptor,
  createOauthProvidersResultDescriptor,
  createOauthProvidersResultV2Descriptor,
  isCreateOauthProvidersActivity,
  isCreateOauthProvidersActivityV2,
  isCreateOauthProvidersResult,
  isCreateOauthProvidersResultV2,
  isReceivedCreateOauthProvidersIntent,
  isReceivedCreateOauthProvidersIntentV2,
} from "./activities/create-oauth-providers.js";
import {
  createOrganizationActivityDescriptor,
  createOrganizationActivityV2Descriptor,
  createOrganizationIntentDescriptor,
  createOrganizationIntentV2Descriptor,
  createOrganizationResultDescriptor,
  isCreateOrganizationActivity,
  isCreateOrganizationActivityV2,
  isCreateOrganizationResult,
  isReceivedCreateOrganizationIntent,
  isReceivedCreateOrganizationIntentV2,
} from "./activities/create-organization.js";
import {
  createPoliciesActivityDescriptor,
  createPoliciesIntentDescriptor,
  createPoliciesResultDescriptor,
  isCreatePoliciesActivity,
  isCreatePoliciesResult,
  isReceivedCreatePoliciesIntent,
} from "./activities/create-policies.js";
import {
  createPolicyActivityDescriptor,
  createPolicyActivityV2Descriptor,
  createPolicyActivityV3Descriptor,
  createPolicyIntentDescriptor,
  createPolicyIntentV2Descriptor,
  createPolicyIntentV3Descriptor,
  createPolicyResultDescriptor,
  isCreatePolicyActivity,
  isCreatePolicyActivityV2,
  isCreatePolicyActivityV3,
  isCreatePolicyResult,
  isReceivedCreatePolicyIntent,
  isReceivedCreatePolicyIntentV2,
  isReceivedCreatePolicyIntentV3,
} from "./activities/create-policy.js";
import {
  createPrivateKeyTagActivityDescriptor,
  createPrivateKeyTagIntentDescriptor,
  createPrivateKeyTagResultDescriptor,
  isCreatePrivateKeyTagActivity,
  isCreatePrivateKeyTagResult,
  isReceivedCreatePrivateKeyTagIntent,
} from "./activities/create-private-key-tag.js";
import {
  createPrivateKeysActivityDescriptor,
  createPrivateKeysActivityV2Descriptor,
  createPrivateKeysIntentDescriptor,
  createPrivateKeysIntentV2Descriptor,
  createPrivateKeysResultDescriptor,
  createPrivateKeysResultV2Descriptor,
  isCreatePrivateKeysActivity,
  isCreatePrivateKeysActivityV2,
  isCreatePrivateKeysResult,
  isCreatePrivateKeysResultV2,
  isReceivedCreatePrivateKeysIntent,
  isReceivedCreatePrivateKeysIntentV2,
} from "./activities/create-private-keys.js";
import {
  createReadOnlySessionActivityDescriptor,
  createReadOnlySessionIntentDescriptor,
  createReadOnlySessionResultDescriptor,
  isCreateReadOnlySessionActivity,
  isCreateReadOnlySessionResult,
  isReceivedCreateReadOnlySessionIntent,
} from "./activities/create-read-only-session.js";
import {
  createReadWriteSessionActivityDescriptor,
  createReadWriteSessionActivityV2Descriptor,
  createReadWriteSessionIntentDescriptor,
  createReadWriteSessionIntentV2Descriptor,
  createReadWriteSessionResultDescriptor,
  createReadWriteSessionResultV2Descriptor,
  isCreateReadWriteSessionActivity,
  isCreateReadWriteSessionActivityV2,
  isCreateReadWriteSessionResult,
  isCreateReadWriteSessionResultV2,
  isReceivedCreateReadWriteSessionIntent,
  isReceivedCreateReadWriteSessionIntentV2,
} from "./activities/create-read-write-session.js";
import {
  createSubOrganizationActivityDescriptor,
  createSubOrganizationActivityV2Descriptor,
  createSubOrganizationActivityV3Descriptor,
  createSubOrganizationActivityV4Descriptor,
  createSubOrganizationActivityV5Descriptor,
  createSubOrganizationActivityV6Descriptor,
  createSubOrganizationActivityV7Descriptor,
  createSubOrganizationActivityV8Descriptor,
  createSubOrganizationIntentDescriptor,
  createSubOrganizationIntentV2Descriptor,
  createSubOrganizationIntentV3Descriptor,
  createSubOrganizationIntentV4Descriptor,
  createSubOrganizationIntentV5Descriptor,
  createSubOrganizationIntentV6Descriptor,
  createSubOrganizationIntentV7Descriptor,
  createSubOrganizationIntentV8Descriptor,
  createSubOrganizationResultDescriptor,
  createSubOrganizationResultV3Descriptor,
  createSubOrganizationResultV4Descriptor,
  createSubOrganizationResultV5Descriptor,
  createSubOrganizationResultV6Descriptor,
  createSubOrganizationResultV7Descriptor,
  createSubOrganizationResultV8Descriptor,
  isCreateSubOrganizationActivity,
  isCreateSubOrganizationActivityV2,
  isCreateSubOrganizationActivityV3,
  isCreateSubOrganizationActivityV4,
  isCreateSubOrganizationActivityV5,
  isCreateSubOrganizationActivityV6,
  isCreateSubOrganizationActivityV7,
  isCreateSubOrganizationActivityV8,
  isCreateSubOrganizationResult,
  isCreateSubOrganizationResultV3,
  isCreateSubOrganizationResultV4,
  isCreateSubOrganizationResultV5,
  isCreateSubOrganizationResultV6,
  isCreateSubOrganizationResultV7,
  isCreateSubOrganizationResultV8,
  isReceivedCreateSubOrganizationIntent,
  isReceivedCreateSubOrganizationIntentV2,
  isReceivedCreateSubOrganizationIntentV3,
  isReceivedCreateSubOrganizationIntentV4,
  isReceivedCreateSubOrganizationIntentV5,
  isReceivedCreateSubOrganizationIntentV6,
  isReceivedCreateSubOrganizationIntentV7,
  isReceivedCreateSubOrganizationIntentV8,
} from "./activities/create-sub-organization.js";
import {
  createUserTagActivityDescriptor,
  createUserTagIntentDescriptor,
  createUserTagResultDescriptor,
  isCreateUserTagActivity,
  isCreateUserTagResult,
  isReceivedCreateUserTagIntent,
} from "./activities/create-user-tag.js";
import {
  createUsersActivityDescriptor,
  createUsersActivityV2Descriptor,
  createUsersActivityV3Descriptor,
  createUsersActivityV4Descriptor,
  createUsersIntentDescriptor,
  createUsersIntentV2Descriptor,
  createUsersIntentV3Descriptor,
  createUsersIntentV4Descriptor,
  createUsersResultDescriptor,
  isCreateUsersActivity,
  isCreateUsersActivityV2,
  isCreateUsersActivityV3,
  isCreateUsersActivityV4,
  isCreateUsersResult,
  isReceivedCreateUsersIntent,
  isReceivedCreateUsersIntentV2,
  isReceivedCreateUsersIntentV3,
  isReceivedCreateUsersIntentV4,
} from "./activities/create-users.js";
import {
  createWalletActivityDescriptor,
  createWalletIntentDescriptor,
  createWalletResultDescriptor,
  isCreateWalletActivity,
  isCreateWalletResult,
  isReceivedCreateWalletIntent,
} from "./activities/create-wallet.js";
import {
  createWalletAccountsActivityDescriptor,
  createWalletAccountsIntentDescriptor,
  createWalletAccountsResultDescriptor,
  isCreateWalletAccountsActivity,
  isCreateWalletAccountsResult,
  isReceivedCreateWalletAccountsIntent,
} from "./activities/create-wallet-accounts.js";
import {
  createWebhookEndpointActivityDescriptor,
  createWebhookEndpointIntentDescriptor,
  createWebhookEndpointResultDescriptor,
  isCreateWebhookEndpointActivity,
  isCreateWebhookEndpointResult,
  isReceivedCreateWebhookEndpointIntent,
} from "./activities/create-webhook-endpoint.js";
import {
  deleteApiKeysActivityDescriptor,
  deleteApiKeysIntentDescriptor,
  deleteApiKeysResultDescriptor,
  isDeleteApiKeysActivity,
  isDeleteApiKeysResult,
  isReceivedDeleteApiKeysIntent,
} from "./activities/delete-api-keys.js";
import {
  deleteAuthenticatorsActivityDescriptor,
  deleteAuthenticatorsIntentDescriptor,
  deleteAuthenticatorsResultDescriptor,
  isDeleteAuthenticatorsActivity,
  isDeleteAuthenticatorsResult,
  isReceivedDeleteAuthenticatorsIntent,
} from "./activities/delete-authenticators.js";
import {
  deleteInvitationActivityDescriptor,
  deleteInvitationIntentDescriptor,
  deleteInvitationResultDescriptor,
  isDeleteInvitationActivity,
  isDeleteInvitationResult,
  isReceivedDeleteInvitationIntent,
} from "./activities/delete-invitation.js";
import {
  deleteOauthProvidersActivityDescriptor,
  deleteOauthProvidersIntentDescriptor,
  deleteOauthProvidersResultDescriptor,
  isDeleteOauthProvidersActivity,
  isDeleteOauthProvidersResult,
  isReceivedDeleteOauthProvidersIntent,
} from "./activities/delete-oauth-providers.js";
import {
  deleteOrganizationActivityDescriptor,
  deleteOrganizationIntentDescriptor,
  deleteOrganizationResultDescriptor,
  isDeleteOrganizationActivity,
  isDeleteOrganizationResult,
  isReceivedDeleteOrganizationIntent,
} from "./activities/delete-organization.js";
import {
  deletePaymentMethodActivityDescriptor,
  deletePaymentMethodIntentDescriptor,
  deletePaymentMethodResultDescriptor,
  isDeletePaymentMethodActivity,
  isDeletePaymentMethodResult,
  isReceivedDeletePaymentMethodIntent,
} from "./activities/delete-payment-method.js";
import {
  deletePoliciesActivityDescriptor,
  deletePoliciesIntentDescriptor,
  deletePoliciesResultDescriptor,
  isDeletePoliciesActivity,
  isDeletePoliciesResult,
  isReceivedDeletePoliciesIntent,
} from "./activities/delete-policies.js";
import {
  deletePolicyActivityDescriptor,
  deletePolicyIntentDescriptor,
  deletePolicyResultDescriptor,
  isDeletePolicyActivity,
  isDeletePolicyResult,
  isReceivedDeletePolicyIntent,
} from "./activities/delete-policy.js";
import {
  deletePrivateKeyTagsActivityDescriptor,
  deletePrivateKeyTagsIntentDescriptor,
  deletePrivateKeyTagsResultDescriptor,
  isDeletePrivateKeyTagsActivity,
  isDeletePrivateKeyTagsResult,
  isReceivedDeletePrivateKeyTagsIntent,
} from "./activities/delete-private-key-tags.js";
import {
  deletePrivateKeysActivityDescriptor,
  deletePrivateKeysIntentDescriptor,
  deletePrivateKeysResultDescriptor,
  isDeletePrivateKeysActivity,
  isDeletePrivateKeysResult,
  isReceivedDeletePrivateKeysIntent,
} from "./activities/delete-private-keys.js";
import {
  deleteSubOrganizationActivityDescriptor,
  deleteSubOrganizationIntentDescriptor,
  deleteSubOrganizationResultDescriptor,
  isDeleteSubOrganizationActivity,
  isDeleteSubOrganizationResult,
  isReceivedDeleteSubOrganizationIntent,
} from "./activities/delete-sub-organization.js";
import {
  deleteUserTagsActivityDescriptor,
  deleteUserTagsIntentDescriptor,
  deleteUserTagsResultDescriptor,
  isDeleteUserTagsActivity,
  isDeleteUserTagsResult,
  isReceivedDeleteUserTagsIntent,
} from "./activities/delete-user-tags.js";
import {
  deleteUsersActivityDescriptor,
  deleteUsersIntentDescriptor,
  deleteUsersResultDescriptor,
  isDeleteUsersActivity,
  isDeleteUsersResult,
  isReceivedDeleteUsersIntent,
} from "./activities/delete-users.js";
import {
  deleteWalletAccountsActivityDescriptor,
  deleteWalletAccountsIntentDescriptor,
  deleteWalletAccountsResultDescriptor,
  isDeleteWalletAccountsActivity,
  isDeleteWalletAccountsResult,
  isReceivedDeleteWalletAccountsIntent,
} from "./activities/delete-wallet-accounts.js";
import {
  deleteWalletsActivityDescriptor,
  deleteWalletsIntentDescriptor,
  deleteWalletsResultDescriptor,
  isDeleteWalletsActivity,
  isDeleteWalletsResult,
  isReceivedDeleteWalletsIntent,
} from "./activities/delete-wallets.js";
import {
  deleteWebhookEndpointActivityDescriptor,
  deleteWebhookEndpointIntentDescriptor,
  deleteWebhookEndpointResultDescriptor,
  isDeleteWebhookEndpointActivity,
  isDeleteWebhookEndpointResult,
  isReceivedDeleteWebhookEndpointIntent,
} from "./activities/delete-webhook-endpoint.js";
import {
  disableAuthProxyActivityDescriptor,
  disableAuthProxyIntentDescriptor,
  disableAuthProxyResultDescriptor,
  isDisableAuthProxyActivity,
  isDisableAuthProxyResult,
  isReceivedDisableAuthProxyIntent,
} from "./activities/disable-auth-proxy.js";
import {
  disablePrivateKeyActivityDescriptor,
  disablePrivateKeyIntentDescriptor,
  disablePrivateKeyResultDescriptor,
  isDisablePrivateKeyActivity,
  isDisablePrivateKeyResult,
  isReceivedDisablePrivateKeyIntent,
} from "./activities/disable-private-key.js";
import {
  emailAuthActivityDescriptor,
  emailAuthActivityV2Descriptor,
  emailAuthActivityV3Descriptor,
  emailAuthIntentDescriptor,
  emailAuthIntentV2Descriptor,
  emailAuthIntentV3Descriptor,
  emailAuthResultDescriptor,
  isEmailAuthActivity,
  isEmailAuthActivityV2,
  isEmailAuthActivityV3,
  isEmailAuthResult,
  isReceivedEmailAuthIntent,
  isReceivedEmailAuthIntentV2,
  isReceivedEmailAuthIntentV3,
} from "./activities/email-auth.js";
import {
  enableAuthProxyActivityDescriptor,
  enableAuthProxyIntentDescriptor,
  enableAuthProxyResultDescriptor,
  isEnableAuthProxyActivity,
  isEnableAuthProxyResult,
  isReceivedEnableAuthProxyIntent,
} from "./activities/enable-auth-proxy.js";
import {
  exportPrivateKeyActivityDescriptor,
  exportPrivateKeyIntentDescriptor,
  exportPrivateKeyResultDescriptor,
  isExportPrivateKeyActivity,
  isExportPrivateKeyResult,
  isReceivedExportPrivateKeyIntent,
} from "./activities/export-private-key.js";
import {
  exportWalletActivityDescriptor,
  exportWalletIntentDescriptor,
  exportWalletResultDescriptor,
  isExportWalletActivity,
  isExportWalletResult,
  isReceivedExportWalletIntent,
} from "./activities/export-wallet.js";
import {
  exportWalletAccountActivityDescriptor,
  exportWalletAccountIntentDescriptor,
  exportWalletAccountResultDescriptor,
  isExportWalletAccountActivity,
  isExportWalletAccountResult,
  isReceivedExportWalletAccountIntent,
} from "./activities/export-wallet-account.js";
import {
  importPrivateKeyActivityDescriptor,
  importPrivateKeyIntentDescriptor,
  importPrivateKeyResultDescriptor,
  isImportPrivateKeyActivity,
  isImportPrivateKeyResult,
  isReceivedImportPrivateKeyIntent,
} from "./activities/import-private-key.js";
import {
  importWalletActivityDescriptor,
  importWalletIntentDescriptor,
  importWalletResultDescriptor,
  isImportWalletActivity,
  isImportWalletResult,
  isReceivedImportWalletIntent,
} from "./activities/import-wallet.js";
import {
  initImportPrivateKeyActivityDescriptor,
  initImportPrivateKeyIntentDescriptor,
  initImportPrivateKeyResultDescriptor,
  isInitImportPrivateKeyActivity,
  isInitImportPrivateKeyResult,
  isReceivedInitImportPrivateKeyIntent,
} from "./activities/init-import-private-key.js";
import {
  initImportWalletActivityDescriptor,
  initImportWalletIntentDescriptor,
  initImportWalletResultDescriptor,
  isInitImportWalletActivity,
  isInitImportWalletResult,
  isReceivedInitImportWalletIntent,
} from "./activities/init-import-wallet.js";
import {
  initOtpActivityDescriptor,
  initOtpActivityV2Descriptor,
  initOtpActivityV3Descriptor,
  initOtpIntentDescriptor,
  initOtpIntentV2Descriptor,
  initOtpIntentV3Descriptor,
  initOtpResultDescriptor,
  initOtpResultV2Descriptor,
  isInitOtpActivity,
  isInitOtpActivityV2,
  isInitOtpActivityV3,
  isInitOtpResult,
  isInitOtpResultV2,
  isReceivedInitOtpIntent,
  isReceivedInitOtpIntentV2,
  isReceivedInitOtpIntentV3,
} from "./activities/init-otp.js";
import {
  initOtpAuthActivityDescriptor,
  initOtpAuthActivityV2Descriptor,
  initOtpAuthActivityV3Descriptor,
  initOtpAuthIntentDescriptor,
  initOtpAuthIntentV2Descriptor,
  initOtpAuthIntentV3Descriptor,
  initOtpAuthResultDescriptor,
  initOtpAuthResultV2Descriptor,
  isInitOtpAuthActivity,
  isInitOtpAuthActivityV2,
  isInitOtpAuthActivityV3,
  isInitOtpAuthResult,
  isInitOtpAuthResultV2,
  isReceivedInitOtpAuthIntent,
  isReceivedInitOtpAuthIntentV2,
  isReceivedInitOtpAuthIntentV3,
} from "./activities/init-otp-auth.js";
import {
  initUserEmailRecoveryActivityDescriptor,
  initUserEmailRecoveryActivityV2Descriptor,
  initUserEmailRecoveryIntentDescriptor,
  initUserEmailRecoveryIntentV2Descriptor,
  initUserEmailRecoveryResultDescriptor,
  isInitUserEmailRecoveryActivity,
  isInitUserEmailRecoveryActivityV2,
  isInitUserEmailRecoveryResult,
  isReceivedInitUserEmailRecoveryIntent,
  isReceivedInitUserEmailRecoveryIntentV2,
} from "./activities/init-user-email-recovery.js";
import {
  isOauthActivity,
  isOauthResult,
  isReceivedOauthIntent,
  oauthActivityDescriptor,
  oauthIntentDescriptor,
  oauthResultDescriptor,
} from "./activities/oauth.js";
import {
  isOauthLoginActivity,
  isOauthLoginResult,
  isReceivedOauthLoginIntent,
  oauthLoginActivityDescriptor,
  oauthLoginIntentDescriptor,
  oauthLoginResultDescriptor,
} from "./activities/oauth-login.js";
import {
  isOtpAuthActivity,
  isOtpAuthResult,
  isReceivedOtpAuthIntent,
  otpAuthActivityDescriptor,
  otpAuthIntentDescriptor,
  otpAuthResultDescriptor,
} from "./activities/otp-auth.js";
import {
  isOtpLoginActivity,
  isOtpLoginActivityV2,
  isOtpLoginResult,
  isReceivedOtpLoginIntent,
  isReceivedOtpLoginIntentV2,
  otpLoginActivityDescriptor,
  otpLoginActivityV2Descriptor,
  otpLoginIntentDescriptor,
  otpLoginIntentV2Descriptor,
  otpLoginResultDescriptor,
} from "./activities/otp-login.js";
import {
  isReceivedRecoverUserIntent,
  isRecoverUserActivity,
  isRecoverUserResult,
  recoverUserActivityDescriptor,
  recoverUserIntentDescriptor,
  recoverUserResultDescriptor,
} from "./activities/recover-user.js";
import {
  isReceivedRejectActivityIntent,
  isRejectActivityActivity,
  rejectActivityActivityDescriptor,
  rejectActivityIntentDescriptor,
} from "./activities/reject-activity.js";
import {
  isReceivedRemoveOrganizationFeatureIntent,
  isRemoveOrganizationFeatureActivity,
  isRemoveOrganizationFeatureResult,
  removeOrganizationFeatureActivityDescriptor,
  removeOrganizationFeatureIntentDescriptor,
  removeOrganizationFeatureResultDescriptor,
} from "./activities/remove-organization-feature.js";
import {
  isReceivedSetOrganizationFeatureIntent,
  isSetOrganizationFeatureActivity,
  isSetOrganizationFeatureResult,
  setOrganizationFeatureActivityDescriptor,
  setOrganizationFeatureIntentDescriptor,
  setOrganizationFeatureResultDescriptor,
} from "./activities/set-organization-feature.js";
import {
  isReceivedSetPaymentMethodIntent,
  isReceivedSetPaymentMethodIntentV2,
  isSetPaymentMethodActivity,
  isSetPaymentMethodActivityV2,
  isSetPaymentMethodResult,
  setPaymentMethodActivityDescriptor,
  setPaymentMethodActivityV2Descriptor,
  setPaymentMethodIntentDescriptor,
  setPaymentMethodIntentV2Descriptor,
  setPaymentMethodResultDescriptor,
} from "./activities/set-payment-method.js";
import {
  isReceivedSignRawPayloadIntentV2,
  isSignRawPayloadActivity,
  isSignRawPayloadActivityV2,
  isSignRawPayloadIntent,
  isSignRawPayloadResult,
  signRawPayloadActivityDescriptor,
  signRawPayloadActivityV2Descriptor,
  signRawPayloadIntentDescriptor,
  signRawPayloadIntentV2Descriptor,
  signRawPayloadResultDescriptor,
} from "./activities/sign-raw-payload.js";
import {
  isReceivedSignRawPayloadsIntent,
  isSignRawPayloadsActivity,
  isSignRawPayloadsResult,
  signRawPayloadsActivityDescriptor,
  signRawPayloadsIntentDescriptor,
  signRawPayloadsResultDescriptor,
} from "./activities/sign-raw-payloads.js";
import {
  isReceivedSignTransactionIntent,
  isReceivedSignTransactionIntentV2,
  isSignTransactionActivity,
  isSignTransactionActivityV2,
  isSignTransactionResult,
  signTransactionActivityDescriptor,
  signTransactionActivityV2Descriptor,
  signTransactionIntentDescriptor,
  signTransactionIntentV2Descriptor,
  signTransactionResultDescriptor,
} from "./activities/sign-transaction.js";
import {
  isReceivedStampLoginIntent,
  isStampLoginActivity,
  isStampLoginResult,
  stampLoginActivityDescriptor,
  stampLoginIntentDescriptor,
  stampLoginResultDescriptor,
} from "./activities/stamp-login.js";
import {
  isReceivedUpdateAllowedOriginsIntent,
  isUpdateAllowedOriginsActivity,
  isUpdateAllowedOriginsResult,
  updateAllowedOriginsActivityDescriptor,
  updateAllowedOriginsIntentDescriptor,
  updateAllowedOriginsResultDescriptor,
} from "./activities/update-allowed-origins.js";
import {
  isReceivedUpdateAuthProxyConfigIntent,
  isUpdateAuthProxyConfigActivity,
  isUpdateAuthProxyConfigResult,
  updateAuthProxyConfigActivityDescriptor,
  updateAuthProxyConfigIntentDescriptor,
  updateAuthProxyConfigResultDescriptor,
} from "./activities/update-auth-proxy-config.js";
import {
  isReceivedUpdateOrganizationNameIntent,
  isUpdateOrganizationNameActivity,
  isUpdateOrganizationNameResult,
  updateOrganizationNameActivityDescriptor,
  updateOrganizationNameIntentDescriptor,
  updateOrganizationNameResultDescriptor,
} from "./activities/update-organization-name.js";
import {
  isReceivedUpdatePolicyIntent,
  isReceivedUpdatePolicyIntentV2,
  isUpdatePolicyActivity,
  isUpdatePolicyActivityV2,
  isUpdatePolicyResult,
  isUpdatePolicyResultV2,
  updatePolicyActivityDescriptor,
  updatePolicyActivityV2Descriptor,
  updatePolicyIntentDescriptor,
  updatePolicyIntentV2Descriptor,
  updatePolicyResultDescriptor,
  updatePolicyResultV2Descriptor,
} from "./activities/update-policy.js";
import {
  isReceivedUpdatePrivateKeyTagIntent,
  isUpdatePrivateKeyTagActivity,
  isUpdatePrivateKeyTagResult,
  updatePrivateKeyTagActivityDescriptor,
  updatePrivateKeyTagIntentDescriptor,
  updatePrivateKeyTagResultDescriptor,
} from "./activities/update-private-key-tag.js";
import {
  isReceivedUpdateRootQuorumIntent,
  isUpdateRootQuorumActivity,
  isUpdateRootQuorumResult,
  updateRootQuorumActivityDescriptor,
  updateRootQuorumIntentDescriptor,
  updateRootQuorumResultDescriptor,
} from "./activities/update-root-quorum.js";
import {
  isReceivedUpdateUserIntent,
  isUpdateUserActivity,
  isUpdateUserResult,
  updateUserActivityDescriptor,
  updateUserIntentDescriptor,
  updateUserResultDescriptor,
} from "./activities/update-user.js";
import {
  isReceivedUpdateUserEmailIntent,
  isUpdateUserEmailActivity,
  isUpdateUserEmailResult,
  updateUserEmailActivityDescriptor,
  updateUserEmailIntentDescriptor,
  updateUserEmailResultDescriptor,
} from "./activities/update-user-email.js";
import {
  isReceivedUpdateUserNameIntent,
  isUpdateUserNameActivity,
  isUpdateUserNameResult,
  updateUserNameActivityDescriptor,
  updateUserNameIntentDescriptor,
  updateUserNameResultDescriptor,
} from "./activities/update-user-name.js";
import {
  isReceivedUpdateUserPhoneNumberIntent,
  isUpdateUserPhoneNumberActivity,
  isUpdateUserPhoneNumberResult,
  updateUserPhoneNumberActivityDescriptor,
  updateUserPhoneNumberIntentDescriptor,
  updateUserPhoneNumberResultDescriptor,
} from "./activities/update-user-phone-number.js";
import {
  isReceivedUpdateUserTagIntent,
  isUpdateUserTagActivity,
  isUpdateUserTagResult,
  updateUserTagActivityDescriptor,
  updateUserTagIntentDescriptor,
  updateUserTagResultDescriptor,
} from "./activities/update-user-tag.js";
import {
  isReceivedUpdateWalletIntent,
  isUpdateWalletActivity,
  isUpdateWalletResult,
  updateWalletActivityDescriptor,
  updateWalletIntentDescriptor,
  updateWalletResultDescriptor,
} from "./activities/update-wallet.js";
import {
  isReceivedUpdateWalletAccountNameIntent,
  isUpdateWalletAccountNameActivity,
  isUpdateWalletAccountNameResult,
  updateWalletAccountNameActivityDescriptor,
  updateWalletAccountNameIntentDescriptor,
  updateWalletAccountNameResultDescriptor,
} from "./activities/update-wallet-account-name.js";
import {
  isReceivedUpdateWebhookEndpointIntent,
  isUpdateWebhookEndpointActivity,
  isUpdateWebhookEndpointResult,
  updateWebhookEndpointActivityDescriptor,
  updateWebhookEndpointIntentDescriptor,
  updateWebhookEndpointResultDescriptor,
} from "./activities/update-webhook-endpoint.js";
import {
  isReceivedVerifyOtpIntent,
  isReceivedVerifyOtpIntentV2,
  isVerifyOtpActivity,
  isVerifyOtpActivityV2,
  isVerifyOtpResult,
  verifyOtpActivityDescriptor,
  verifyOtpActivityV2Descriptor,
  verifyOtpIntentDescriptor,
  verifyOtpIntentV2Descriptor,
  verifyOtpResultDescriptor,
} from "./activities/verify-otp.js";
import { activityStatusDescriptor, activityTypeDescriptor } from "./enums.js";
import { activityIdDescriptor, fingerprintDescriptor, organizationIdDescriptor } from "./scalars.js";
import { isVote, voteDescriptor } from "./shapes/activity.js";
import { isStatus, isTimestamp, statusDescriptor, timestampDescriptor } from "./shapes/common.js";

/** What a {@link ActivityResponse} holds. */
export const activityResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ActivityResponse", {
  activity: () => activityDescriptor,
});

/** Whether a value is a {@link ActivityResponse} as it may be answered. */
export function isActivityResponse(value: unknown): value is ActivityResponse {
  if (!isObject(value)) return false;
  if (!isActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link ActivityResponse}, without explicit nulls, or its issues. */
export const parseActivityResponse = (value: unknown): ParseResult<ActivityResponse> =>
  parse(isActivityResponse, activityResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivityResponse} as it may be answered. */
export const explainActivityResponse = (value: unknown): readonly Issue[] =>
  explain(activityResponseDescriptor, value, "tolerant");
/** {@link parseActivityResponse} as a Standard Schema. */
export const ActivityResponseSchema: StandardSchema<ActivityResponse> =
  /* @__PURE__ */ standardSchema(parseActivityResponse);

/** What a {@link Activity} holds. */
export const activityDescriptor: UnionDescriptor = {
  kind: "union",
  name: "Activity",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION", type: () => acceptInvitationActivityDescriptor },
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", type: () => acceptInvitationActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER", type: () => activateBillingTierActivityDescriptor },
    { value: "ACTIVITY_TYPE_APPROVE_ACTIVITY", type: () => approveActivityActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS", type: () => createApiKeysActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS_V2", type: () => createApiKeysActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS", type: () => createApiOnlyUsersActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS", type: () => createAuthenticatorsActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", type: () => createAuthenticatorsActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_INVITATIONS", type: () => createInvitationsActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", type: () => createOauthProvidersActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2", type: () => createOauthProvidersActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION", type: () => createOrganizationActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", type: () => createOrganizationActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_POLICIES", type: () => createPoliciesActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_POLICY", type: () => createPolicyActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_POLICY_V2", type: () => createPolicyActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_POLICY_V3", type: () => createPolicyActivityV3Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", type: () => createPrivateKeyTagActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", type: () => createPrivateKeysActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", type: () => createPrivateKeysActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", type: () => createReadOnlySessionActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION", type: () => createReadWriteSessionActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", type: () => createReadWriteSessionActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION", type: () => createSubOrganizationActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2", type: () => createSubOrganizationActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3", type: () => createSubOrganizationActivityV3Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4", type: () => createSubOrganizationActivityV4Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5", type: () => createSubOrganizationActivityV5Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6", type: () => createSubOrganizationActivityV6Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", type: () => createSubOrganizationActivityV7Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", type: () => createSubOrganizationActivityV8Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_USER_TAG", type: () => createUserTagActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS", type: () => createUsersActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V2", type: () => createUsersActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V3", type: () => createUsersActivityV3Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V4", type: () => createUsersActivityV4Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_WALLET", type: () => createWalletActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", type: () => createWalletAccountsActivityDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", type: () => createWebhookEndpointActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_API_KEYS", type: () => deleteApiKeysActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS", type: () => deleteAuthenticatorsActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_INVITATION", type: () => deleteInvitationActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS", type: () => deleteOauthProvidersActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_ORGANIZATION", type: () => deleteOrganizationActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD", type: () => deletePaymentMethodActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_POLICIES", type: () => deletePoliciesActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_POLICY", type: () => deletePolicyActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", type: () => deletePrivateKeyTagsActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", type: () => deletePrivateKeysActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", type: () => deleteSubOrganizationActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_USER_TAGS", type: () => deleteUserTagsActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_USERS", type: () => deleteUsersActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS", type: () => deleteWalletAccountsActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_WALLETS", type: () => deleteWalletsActivityDescriptor },
    { value: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT", type: () => deleteWebhookEndpointActivityDescriptor },
    { value: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY", type: () => disableAuthProxyActivityDescriptor },
    { value: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY", type: () => disablePrivateKeyActivityDescriptor },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH", type: () => emailAuthActivityDescriptor },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH_V2", type: () => emailAuthActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH_V3", type: () => emailAuthActivityV3Descriptor },
    { value: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY", type: () => enableAuthProxyActivityDescriptor },
    { value: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", type: () => exportPrivateKeyActivityDescriptor },
    { value: "ACTIVITY_TYPE_EXPORT_WALLET", type: () => exportWalletActivityDescriptor },
    { value: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", type: () => exportWalletAccountActivityDescriptor },
    { value: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY", type: () => importPrivateKeyActivityDescriptor },
    { value: "ACTIVITY_TYPE_IMPORT_WALLET", type: () => importWalletActivityDescriptor },
    { value: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY", type: () => initImportPrivateKeyActivityDescriptor },
    { value: "ACTIVITY_TYPE_INIT_IMPORT_WALLET", type: () => initImportWalletActivityDescriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP", type: () => initOtpActivityDescriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_V2", type: () => initOtpActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_V3", type: () => initOtpActivityV3Descriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH", type: () => initOtpAuthActivityDescriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2", type: () => initOtpAuthActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3", type: () => initOtpAuthActivityV3Descriptor },
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY", type: () => initUserEmailRecoveryActivityDescriptor },
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2", type: () => initUserEmailRecoveryActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_OAUTH", type: () => oauthActivityDescriptor },
    { value: "ACTIVITY_TYPE_OAUTH_LOGIN", type: () => oauthLoginActivityDescriptor },
    { value: "ACTIVITY_TYPE_OTP_AUTH", type: () => otpAuthActivityDescriptor },
    { value: "ACTIVITY_TYPE_OTP_LOGIN", type: () => otpLoginActivityDescriptor },
    { value: "ACTIVITY_TYPE_OTP_LOGIN_V2", type: () => otpLoginActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_RECOVER_USER", type: () => recoverUserActivityDescriptor },
    { value: "ACTIVITY_TYPE_REJECT_ACTIVITY", type: () => rejectActivityActivityDescriptor },
    { value: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", type: () => removeOrganizationFeatureActivityDescriptor },
    { value: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", type: () => setOrganizationFeatureActivityDescriptor },
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD", type: () => setPaymentMethodActivityDescriptor },
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", type: () => setPaymentMethodActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD", type: () => signRawPayloadActivityDescriptor },
    { value: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", type: () => signRawPayloadActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", type: () => signRawPayloadsActivityDescriptor },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION", type: () => signTransactionActivityDescriptor },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", type: () => signTransactionActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_STAMP_LOGIN", type: () => stampLoginActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS", type: () => updateAllowedOriginsActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", type: () => updateAuthProxyConfigActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME", type: () => updateOrganizationNameActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_POLICY", type: () => updatePolicyActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_POLICY_V2", type: () => updatePolicyActivityV2Descriptor },
    { value: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", type: () => updatePrivateKeyTagActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", type: () => updateRootQuorumActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_USER", type: () => updateUserActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_USER_EMAIL", type: () => updateUserEmailActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_USER_NAME", type: () => updateUserNameActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER", type: () => updateUserPhoneNumberActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_USER_TAG", type: () => updateUserTagActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_WALLET", type: () => updateWalletActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME", type: () => updateWalletAccountNameActivityDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT", type: () => updateWebhookEndpointActivityDescriptor },
    { value: "ACTIVITY_TYPE_VERIFY_OTP", type: () => verifyOtpActivityDescriptor },
    { value: "ACTIVITY_TYPE_VERIFY_OTP_V2", type: () => verifyOtpActivityV2Descriptor },
  ],
  fallback: () => unknownActivityDescriptor,
};

/** Whether a value is a {@link Activity} as it may be answered. */
export function isActivity(value: unknown): value is Activity {
  if (!isObject(value)) return false;
  const tag = value.type;
  if (typeof tag !== "string") return isUnknownActivity(value);
  switch (tag.length) {
    case 19:
      if (tag === "ACTIVITY_TYPE_OAUTH") return isOauthActivity(value);
      break;
    case 22:
      if (tag === "ACTIVITY_TYPE_INIT_OTP") return isInitOtpActivity(value);
      if (tag === "ACTIVITY_TYPE_OTP_AUTH") return isOtpAuthActivity(value);
      break;
    case 23:
      if (tag === "ACTIVITY_TYPE_OTP_LOGIN") return isOtpLoginActivity(value);
      break;
    case 24:
      if (tag === "ACTIVITY_TYPE_EMAIL_AUTH") return isEmailAuthActivity(value);
      if (tag === "ACTIVITY_TYPE_VERIFY_OTP") return isVerifyOtpActivity(value);
      break;
    case 25:
      if (tag === "ACTIVITY_TYPE_INIT_OTP_V2") return isInitOtpActivityV2(value);
      if (tag === "ACTIVITY_TYPE_INIT_OTP_V3") return isInitOtpActivityV3(value);
      if (tag === "ACTIVITY_TYPE_OAUTH_LOGIN") return isOauthLoginActivity(value);
      if (tag === "ACTIVITY_TYPE_STAMP_LOGIN") return isStampLoginActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_USER") return isUpdateUserActivity(value);
      break;
    case 26:
      if (tag === "ACTIVITY_TYPE_CREATE_USERS") return isCreateUsersActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_USERS") return isDeleteUsersActivity(value);
      if (tag === "ACTIVITY_TYPE_OTP_LOGIN_V2") return isOtpLoginActivityV2(value);
      if (tag === "ACTIVITY_TYPE_RECOVER_USER") return isRecoverUserActivity(value);
      break;
    case 27:
      if (tag === "ACTIVITY_TYPE_CREATE_POLICY") return isCreatePolicyActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_WALLET") return isCreateWalletActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_POLICY") return isDeletePolicyActivity(value);
      if (tag === "ACTIVITY_TYPE_EMAIL_AUTH_V2") return isEmailAuthActivityV2(value);
      if (tag === "ACTIVITY_TYPE_EMAIL_AUTH_V3") return isEmailAuthActivityV3(value);
      if (tag === "ACTIVITY_TYPE_EXPORT_WALLET") return isExportWalletActivity(value);
      if (tag === "ACTIVITY_TYPE_IMPORT_WALLET") return isImportWalletActivity(value);
      if (tag === "ACTIVITY_TYPE_INIT_OTP_AUTH") return isInitOtpAuthActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_POLICY") return isUpdatePolicyActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_WALLET") return isUpdateWalletActivity(value);
      if (tag === "ACTIVITY_TYPE_VERIFY_OTP_V2") return isVerifyOtpActivityV2(value);
      break;
    case 28:
      if (tag === "ACTIVITY_TYPE_DELETE_WALLETS") return isDeleteWalletsActivity(value);
      break;
    case 29:
      if (tag === "ACTIVITY_TYPE_CREATE_API_KEYS") return isCreateApiKeysActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_POLICIES") return isCreatePoliciesActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_USER_TAG") return isCreateUserTagActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_USERS_V2") return isCreateUsersActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_USERS_V3") return isCreateUsersActivityV3(value);
      if (tag === "ACTIVITY_TYPE_CREATE_USERS_V4") return isCreateUsersActivityV4(value);
      if (tag === "ACTIVITY_TYPE_DELETE_API_KEYS") return isDeleteApiKeysActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_POLICIES") return isDeletePoliciesActivity(value);
      if (tag === "ACTIVITY_TYPE_REJECT_ACTIVITY") return isRejectActivityActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_USER_TAG") return isUpdateUserTagActivity(value);
      break;
    case 30:
      if (tag === "ACTIVITY_TYPE_APPROVE_ACTIVITY") return isApproveActivityActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_POLICY_V2") return isCreatePolicyActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_POLICY_V3") return isCreatePolicyActivityV3(value);
      if (tag === "ACTIVITY_TYPE_DELETE_USER_TAGS") return isDeleteUserTagsActivity(value);
      if (tag === "ACTIVITY_TYPE_INIT_OTP_AUTH_V2") return isInitOtpAuthActivityV2(value);
      if (tag === "ACTIVITY_TYPE_INIT_OTP_AUTH_V3") return isInitOtpAuthActivityV3(value);
      if (tag === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD") return isSignRawPayloadActivity(value);
      if (tag === "ACTIVITY_TYPE_SIGN_TRANSACTION") return isSignTransactionActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_POLICY_V2") return isUpdatePolicyActivityV2(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_USER_NAME") return isUpdateUserNameActivity(value);
      break;
    case 31:
      if (tag === "ACTIVITY_TYPE_ACCEPT_INVITATION") return isAcceptInvitationActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_INVITATION") return isDeleteInvitationActivity(value);
      if (tag === "ACTIVITY_TYPE_ENABLE_AUTH_PROXY") return isEnableAuthProxyActivity(value);
      if (tag === "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS") return isSignRawPayloadsActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_USER_EMAIL") return isUpdateUserEmailActivity(value);
      break;
    case 32:
      if (tag === "ACTIVITY_TYPE_CREATE_API_KEYS_V2") return isCreateApiKeysActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_INVITATIONS") return isCreateInvitationsActivity(value);
      if (tag === "ACTIVITY_TYPE_DISABLE_AUTH_PROXY") return isDisableAuthProxyActivity(value);
      if (tag === "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY") return isExportPrivateKeyActivity(value);
      if (tag === "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY") return isImportPrivateKeyActivity(value);
      if (tag === "ACTIVITY_TYPE_INIT_IMPORT_WALLET") return isInitImportWalletActivity(value);
      if (tag === "ACTIVITY_TYPE_SET_PAYMENT_METHOD") return isSetPaymentMethodActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM") return isUpdateRootQuorumActivity(value);
      break;
    case 33:
      if (tag === "ACTIVITY_TYPE_CREATE_ORGANIZATION") return isCreateOrganizationActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return isCreatePrivateKeysActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_ORGANIZATION") return isDeleteOrganizationActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS") return isDeletePrivateKeysActivity(value);
      if (tag === "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY") return isDisablePrivateKeyActivity(value);
      if (tag === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") return isSignRawPayloadActivityV2(value);
      if (tag === "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") return isSignTransactionActivityV2(value);
      break;
    case 34:
      if (tag === "ACTIVITY_TYPE_ACCEPT_INVITATION_V2") return isAcceptInvitationActivityV2(value);
      break;
    case 35:
      if (tag === "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER") return isActivateBillingTierActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_API_ONLY_USERS") return isCreateApiOnlyUsersActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return isCreateAuthenticatorsActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_AUTHENTICATORS") return isDeleteAuthenticatorsActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD") return isDeletePaymentMethodActivity(value);
      if (tag === "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT") return isExportWalletAccountActivity(value);
      if (tag === "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2") return isSetPaymentMethodActivityV2(value);
      break;
    case 36:
      if (tag === "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS") return isCreateOauthProvidersActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return isCreateOrganizationActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return isCreatePrivateKeyTagActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return isCreatePrivateKeysActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS") return isCreateWalletAccountsActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return isDeleteOauthProvidersActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS") return isDeleteWalletAccountsActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS") return isUpdateAllowedOriginsActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG") return isUpdatePrivateKeyTagActivity(value);
      break;
    case 37:
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return isCreateSubOrganizationActivity(value);
      if (tag === "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT") return isCreateWebhookEndpointActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS") return isDeletePrivateKeyTagsActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION") return isDeleteSubOrganizationActivity(value);
      if (tag === "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT") return isDeleteWebhookEndpointActivity(value);
      if (tag === "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY") return isInitImportPrivateKeyActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT") return isUpdateWebhookEndpointActivity(value);
      break;
    case 38:
      if (tag === "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return isCreateAuthenticatorsActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION") return isCreateReadOnlySessionActivity(value);
      if (tag === "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY") return isInitUserEmailRecoveryActivity(value);
      if (tag === "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE") return isSetOrganizationFeatureActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG") return isUpdateAuthProxyConfigActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME") return isUpdateOrganizationNameActivity(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER") return isUpdateUserPhoneNumberActivity(value);
      break;
    case 39:
      if (tag === "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2") return isCreateOauthProvidersActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION") return isCreateReadWriteSessionActivity(value);
      break;
    case 40:
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return isCreateSubOrganizationActivityV2(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return isCreateSubOrganizationActivityV3(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return isCreateSubOrganizationActivityV4(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return isCreateSubOrganizationActivityV5(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return isCreateSubOrganizationActivityV6(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return isCreateSubOrganizationActivityV7(value);
      if (tag === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return isCreateSubOrganizationActivityV8(value);
      if (tag === "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME") return isUpdateWalletAccountNameActivity(value);
      break;
    case 41:
      if (tag === "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2") return isInitUserEmailRecoveryActivityV2(value);
      if (tag === "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE") return isRemoveOrganizationFeatureActivity(value);
      break;
    case 42:
      if (tag === "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2") return isCreateReadWriteSessionActivityV2(value);
      break;
  }
  return isUnknownActivity(value);
}

/** The value as a {@link Activity}, without explicit nulls, or its issues. */
export const parseActivity = (value: unknown): ParseResult<Activity> =>
  parse(isActivity, activityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Activity} as it may be answered. */
export const explainActivity = (value: unknown): readonly Issue[] => explain(activityDescriptor, value, "tolerant");
/** {@link parseActivity} as a Standard Schema. */
export const ActivitySchema: StandardSchema<Activity> = /* @__PURE__ */ standardSchema(parseActivity);

/** What a {@link UnknownActivity} holds. */
export const unknownActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UnknownActivity", {
  type: activityTypeDescriptor,
  id: activityIdDescriptor,
  organizationId: organizationIdDescriptor,
  status: activityStatusDescriptor,
  votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
  fingerprint: fingerprintDescriptor,
  canApprove: { kind: "boolean" },
  canReject: { kind: "boolean" },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  "failure?": () => statusDescriptor,
  intent: () => intentDescriptor,
  result: () => resultDescriptor,
});

/** Whether a value is a {@link UnknownActivity} as it may be answered. */
export function isUnknownActivity(value: unknown): value is UnknownActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (typeof value.type !== "string") return false;
  if (!isIntent(value.intent)) return false;
  if (!isResult(value.result)) return false;
  return true;
}

/** The value as a {@link UnknownActivity}, without explicit nulls, or its issues. */
export const parseUnknownActivity = (value: unknown): ParseResult<UnknownActivity> =>
  parse(isUnknownActivity, unknownActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UnknownActivity} as it may be answered. */
export const explainUnknownActivity = (value: unknown): readonly Issue[] =>
  explain(unknownActivityDescriptor, value, "tolerant");
/** {@link parseUnknownActivity} as a Standard Schema. */
export const UnknownActivitySchema: StandardSchema<UnknownActivity> =
  /* @__PURE__ */ standardSchema(parseUnknownActivity);

/** What a {@link Intent} holds. */
export const intentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Intent", {
  "acceptInvitationIntent?": () => acceptInvitationIntentDescriptor,
  "acceptInvitationIntentV2?": () => acceptInvitationIntentV2Descriptor,
  "activateBillingTierIntent?": () => activateBillingTierIntentDescriptor,
  "approveActivityIntent?": () => approveActivityIntentDescriptor,
  "createApiKeysIntent?": () => createApiKeysIntentDescriptor,
  "createApiKeysIntentV2?": () => createApiKeysIntentV2Descriptor,
  "createApiOnlyUsersIntent?": () => createApiOnlyUsersIntentDescriptor,
  "createAuthenticatorsIntent?": () => createAuthenticatorsIntentDescriptor,
  "createAuthenticatorsIntentV2?": () => createAuthenticatorsIntentV2Descriptor,
  "createInvitationsIntent?": () => createInvitationsIntentDescriptor,
  "createOauthProvidersIntent?": () => createOauthProvidersIntentDescriptor,
  "createOauthProvidersIntentV2?": () => createOauthProvidersIntentV2Descriptor,
  "createOrganizationIntent?": () => createOrganizationIntentDescriptor,
  "createOrganizationIntentV2?": () => createOrganizationIntentV2Descriptor,
  "createPoliciesIntent?": () => createPoliciesIntentDescriptor,
  "createPolicyIntent?": () => createPolicyIntentDescriptor,
  "createPolicyIntentV2?": () => createPolicyIntentV2Descriptor,
  "createPolicyIntentV3?": () => createPolicyIntentV3Descriptor,
  "createPrivateKeyTagIntent?": () => createPrivateKeyTagIntentDescriptor,
  "createPrivateKeysIntent?": () => createPrivateKeysIntentDescriptor,
  "createPrivateKeysIntentV2?": () => createPrivateKeysIntentV2Descriptor,
  "createReadOnlySessionIntent?": () => createReadOnlySessionIntentDescriptor,
  "createReadWriteSessionIntent?": () => createReadWriteSessionIntentDescriptor,
  "createReadWriteSessionIntentV2?": () => createReadWriteSessionIntentV2Descriptor,
  "createSubOrganizationIntent?": () => createSubOrganizationIntentDescriptor,
  "createSubOrganizationIntentV2?": () => createSubOrganizationIntentV2Descriptor,
  "createSubOrganizationIntentV3?": () => createSubOrganizationIntentV3Descriptor,
  "createSubOrganizationIntentV4?": () => createSubOrganizationIntentV4Descriptor,
  "createSubOrganizationIntentV5?": () => createSubOrganizationIntentV5Descriptor,
  "createSubOrganizationIntentV6?": () => createSubOrganizationIntentV6Descriptor,
  "createSubOrganizationIntentV7?": () => createSubOrganizationIntentV7Descriptor,
  "createSubOrganizationIntentV8?": () => createSubOrganizationIntentV8Descriptor,
  "createUserTagIntent?": () => createUserTagIntentDescriptor,
  "createUsersIntent?": () => createUsersIntentDescriptor,
  "createUsersIntentV2?": () => createUsersIntentV2Descriptor,
  "createUsersIntentV3?": () => createUsersIntentV3Descriptor,
  "createUsersIntentV4?": () => createUsersIntentV4Descriptor,
  "createWalletIntent?": () => createWalletIntentDescriptor,
  "createWalletAccountsIntent?": () => createWalletAccountsIntentDescriptor,
  "createWebhookEndpointIntent?": () => createWebhookEndpointIntentDescriptor,
  "deleteApiKeysIntent?": () => deleteApiKeysIntentDescriptor,
  "deleteAuthenticatorsIntent?": () => deleteAuthenticatorsIntentDescriptor,
  "deleteInvitationIntent?": () => deleteInvitationIntentDescriptor,
  "deleteOauthProvidersIntent?": () => deleteOauthProvidersIntentDescriptor,
  "deleteOrganizationIntent?": () => deleteOrganizationIntentDescriptor,
  "deletePaymentMethodIntent?": () => deletePaymentMethodIntentDescriptor,
  "deletePoliciesIntent?": () => deletePoliciesIntentDescriptor,
  "deletePolicyIntent?": () => deletePolicyIntentDescriptor,
  "deletePrivateKeyTagsIntent?": () => deletePrivateKeyTagsIntentDescriptor,
  "deletePrivateKeysIntent?": () => deletePrivateKeysIntentDescriptor,
  "deleteSubOrganizationIntent?": () => deleteSubOrganizationIntentDescriptor,
  "deleteUserTagsIntent?": () => deleteUserTagsIntentDescriptor,
  "deleteUsersIntent?": () => deleteUsersIntentDescriptor,
  "deleteWalletAccountsIntent?": () => deleteWalletAccountsIntentDescriptor,
  "deleteWalletsIntent?": () => deleteWalletsIntentDescriptor,
  "deleteWebhookEndpointIntent?": () => deleteWebhookEndpointIntentDescriptor,
  "disableAuthProxyIntent?": () => disableAuthProxyIntentDescriptor,
  "disablePrivateKeyIntent?": () => disablePrivateKeyIntentDescriptor,
  "emailAuthIntent?": () => emailAuthIntentDescriptor,
  "emailAuthIntentV2?": () => emailAuthIntentV2Descriptor,
  "emailAuthIntentV3?": () => emailAuthIntentV3Descriptor,
  "enableAuthProxyIntent?": () => enableAuthProxyIntentDescriptor,
  "exportPrivateKeyIntent?": () => exportPrivateKeyIntentDescriptor,
  "exportWalletIntent?": () => exportWalletIntentDescriptor,
  "exportWalletAccountIntent?": () => exportWalletAccountIntentDescriptor,
  "importPrivateKeyIntent?": () => importPrivateKeyIntentDescriptor,
  "importWalletIntent?": () => importWalletIntentDescriptor,
  "initImportPrivateKeyIntent?": () => initImportPrivateKeyIntentDescriptor,
  "initImportWalletIntent?": () => initImportWalletIntentDescriptor,
  "initOtpIntent?": () => initOtpIntentDescriptor,
  "initOtpIntentV2?": () => initOtpIntentV2Descriptor,
  "initOtpIntentV3?": () => initOtpIntentV3Descriptor,
  "initOtpAuthIntent?": () => initOtpAuthIntentDescriptor,
  "initOtpAuthIntentV2?": () => initOtpAuthIntentV2Descriptor,
  "initOtpAuthIntentV3?": () => initOtpAuthIntentV3Descriptor,
  "initUserEmailRecoveryIntent?": () => initUserEmailRecoveryIntentDescriptor,
  "initUserEmailRecoveryIntentV2?": () => initUserEmailRecoveryIntentV2Descriptor,
  "oauthIntent?": () => oauthIntentDescriptor,
  "oauthLoginIntent?": () => oauthLoginIntentDescriptor,
  "otpAuthIntent?": () => otpAuthIntentDescriptor,
  "otpLoginIntent?": () => otpLoginIntentDescriptor,
  "otpLoginIntentV2?": () => otpLoginIntentV2Descriptor,
  "recoverUserIntent?": () => recoverUserIntentDescriptor,
  "rejectActivityIntent?": () => rejectActivityIntentDescriptor,
  "removeOrganizationFeatureIntent?": () => removeOrganizationFeatureIntentDescriptor,
  "setOrganizationFeatureIntent?": () => setOrganizationFeatureIntentDescriptor,
  "setPaymentMethodIntent?": () => setPaymentMethodIntentDescriptor,
  "setPaymentMethodIntentV2?": () => setPaymentMethodIntentV2Descriptor,
  "signRawPayloadIntent?": () => signRawPayloadIntentDescriptor,
  "signRawPayloadIntentV2?": () => signRawPayloadIntentV2Descriptor,
  "signRawPayloadsIntent?": () => signRawPayloadsIntentDescriptor,
  "signTransactionIntent?": () => signTransactionIntentDescriptor,
  "signTransactionIntentV2?": () => signTransactionIntentV2Descriptor,
  "stampLoginIntent?": () => stampLoginIntentDescriptor,
  "updateAllowedOriginsIntent?": () => updateAllowedOriginsIntentDescriptor,
  "updateAuthProxyConfigIntent?": () => updateAuthProxyConfigIntentDescriptor,
  "updateOrganizationNameIntent?": () => updateOrganizationNameIntentDescriptor,
  "updatePolicyIntent?": () => updatePolicyIntentDescriptor,
  "updatePolicyIntentV2?": () => updatePolicyIntentV2Descriptor,
  "updatePrivateKeyTagIntent?": () => updatePrivateKeyTagIntentDescriptor,
  "updateRootQuorumIntent?": () => updateRootQuorumIntentDescriptor,
  "updateUserIntent?": () => updateUserIntentDescriptor,
  "updateUserEmailIntent?": () => updateUserEmailIntentDescriptor,
  "updateUserNameIntent?": () => updateUserNameIntentDescriptor,
  "updateUserPhoneNumberIntent?": () => updateUserPhoneNumberIntentDescriptor,
  "updateUserTagIntent?": () => updateUserTagIntentDescriptor,
  "updateWalletIntent?": () => updateWalletIntentDescriptor,
  "updateWalletAccountNameIntent?": () => updateWalletAccountNameIntentDescriptor,
  "updateWebhookEndpointIntent?": () => updateWebhookEndpointIntentDescriptor,
  "verifyOtpIntent?": () => verifyOtpIntentDescriptor,
  "verifyOtpIntentV2?": () => verifyOtpIntentV2Descriptor,
});

/** Whether a value is a {@link Intent} as it may be answered. */
export function isIntent(value: unknown): value is Intent {
  if (!isObject(value)) return false;
  const acceptInvitationIntent = value.acceptInvitationIntent;
  if (acceptInvitationIntent !== undefined) {
    if (acceptInvitationIntent === null) absent.nulls++;
    else if (!isReceivedAcceptInvitationIntent(acceptInvitationIntent)) return false;
  }
  const acceptInvitationIntentV2 = value.acceptInvitationIntentV2;
  if (acceptInvitationIntentV2 !== undefined) {
    if (acceptInvitationIntentV2 === null) absent.nulls++;
    else if (!isReceivedAcceptInvitationIntentV2(acceptInvitationIntentV2)) return false;
  }
  const activateBillingTierIntent = value.activateBillingTierIntent;
  if (activateBillingTierIntent !== undefined) {
    if (activateBillingTierIntent === null) absent.nulls++;
    else if (!isReceivedActivateBillingTierIntent(activateBillingTierIntent)) return false;
  }
  const approveActivityIntent = value.approveActivityIntent;
  if (approveActivityIntent !== undefined) {
    if (approveActivityIntent === null) absent.nulls++;
    else if (!isReceivedApproveActivityIntent(approveActivityIntent)) return false;
  }
  const createApiKeysIntent = value.createApiKeysIntent;
  if (createApiKeysIntent !== undefined) {
    if (createApiKeysIntent === null) absent.nulls++;
    else if (!isReceivedCreateApiKeysIntent(createApiKeysIntent)) return false;
  }
  const createApiKeysIntentV2 = value.createApiKeysIntentV2;
  if (createApiKeysIntentV2 !== undefined) {
    if (createApiKeysIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateApiKeysIntentV2(createApiKeysIntentV2)) return false;
  }
  const createApiOnlyUsersIntent = value.createApiOnlyUsersIntent;
  if (createApiOnlyUsersIntent !== undefined) {
    if (createApiOnlyUsersIntent === null) absent.nulls++;
    else if (!isReceivedCreateApiOnlyUsersIntent(createApiOnlyUsersIntent)) return false;
  }
  const createAuthenticatorsIntent = value.createAuthenticatorsIntent;
  if (createAuthenticatorsIntent !== undefined) {
    if (createAuthenticatorsIntent === null) absent.nulls++;
    else if (!isReceivedCreateAuthenticatorsIntent(createAuthenticatorsIntent)) return false;
  }
  const createAuthenticatorsIntentV2 = value.createAuthenticatorsIntentV2;
  if (createAuthenticatorsIntentV2 !== undefined) {
    if (createAuthenticatorsIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateAuthenticatorsIntentV2(createAuthenticatorsIntentV2)) return false;
  }
  const createInvitationsIntent = value.createInvitationsIntent;
  if (createInvitationsIntent !== undefined) {
    if (createInvitationsIntent === null) absent.nulls++;
    else if (!isReceivedCreateInvitationsIntent(createInvitationsIntent)) return false;
  }
  const createOauthProvidersIntent = value.createOauthProvidersIntent;
  if (createOauthProvidersIntent !== undefined) {
    if (createOauthProvidersIntent === null) absent.nulls++;
    else if (!isReceivedCreateOauthProvidersIntent(createOauthProvidersIntent)) return false;
  }
  const createOauthProvidersIntentV2 = value.createOauthProvidersIntentV2;
  if (createOauthProvidersIntentV2 !== undefined) {
    if (createOauthProvidersIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateOauthProvidersIntentV2(createOauthProvidersIntentV2)) return false;
  }
  const createOrganizationIntent = value.createOrganizationIntent;
  if (createOrganizationIntent !== undefined) {
    if (createOrganizationIntent === null) absent.nulls++;
    else if (!isReceivedCreateOrganizationIntent(createOrganizationIntent)) return false;
  }
  const createOrganizationIntentV2 = value.createOrganizationIntentV2;
  if (createOrganizationIntentV2 !== undefined) {
    if (createOrganizationIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateOrganizationIntentV2(createOrganizationIntentV2)) return false;
  }
  const createPoliciesIntent = value.createPoliciesIntent;
  if (createPoliciesIntent !== undefined) {
    if (createPoliciesIntent === null) absent.nulls++;
    else if (!isReceivedCreatePoliciesIntent(createPoliciesIntent)) return false;
  }
  const createPolicyIntent = value.createPolicyIntent;
  if (createPolicyIntent !== undefined) {
    if (createPolicyIntent === null) absent.nulls++;
    else if (!isReceivedCreatePolicyIntent(createPolicyIntent)) return false;
  }
  const createPolicyIntentV2 = value.createPolicyIntentV2;
  if (createPolicyIntentV2 !== undefined) {
    if (createPolicyIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreatePolicyIntentV2(createPolicyIntentV2)) return false;
  }
  const createPolicyIntentV3 = value.createPolicyIntentV3;
  if (createPolicyIntentV3 !== undefined) {
    if (createPolicyIntentV3 === null) absent.nulls++;
    else if (!isReceivedCreatePolicyIntentV3(createPolicyIntentV3)) return false;
  }
  const createPrivateKeyTagIntent = value.createPrivateKeyTagIntent;
  if (createPrivateKeyTagIntent !== undefined) {
    if (createPrivateKeyTagIntent === null) absent.nulls++;
    else if (!isReceivedCreatePrivateKeyTagIntent(createPrivateKeyTagIntent)) return false;
  }
  const createPrivateKeysIntent = value.createPrivateKeysIntent;
  if (createPrivateKeysIntent !== undefined) {
    if (createPrivateKeysIntent === null) absent.nulls++;
    else if (!isReceivedCreatePrivateKeysIntent(createPrivateKeysIntent)) return false;
  }
  const createPrivateKeysIntentV2 = value.createPrivateKeysIntentV2;
  if (createPrivateKeysIntentV2 !== undefined) {
    if (createPrivateKeysIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreatePrivateKeysIntentV2(createPrivateKeysIntentV2)) return false;
  }
  const createReadOnlySessionIntent = value.createReadOnlySessionIntent;
  if (createReadOnlySessionIntent !== undefined) {
    if (createReadOnlySessionIntent === null) absent.nulls++;
    else if (!isReceivedCreateReadOnlySessionIntent(createReadOnlySessionIntent)) return false;
  }
  const createReadWriteSessionIntent = value.createReadWriteSessionIntent;
  if (createReadWriteSessionIntent !== undefined) {
    if (createReadWriteSessionIntent === null) absent.nulls++;
    else if (!isReceivedCreateReadWriteSessionIntent(createReadWriteSessionIntent)) return false;
  }
  const createReadWriteSessionIntentV2 = value.createReadWriteSessionIntentV2;
  if (createReadWriteSessionIntentV2 !== undefined) {
    if (createReadWriteSessionIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateReadWriteSessionIntentV2(createReadWriteSessionIntentV2)) return false;
  }
  const createSubOrganizationIntent = value.createSubOrganizationIntent;
  if (createSubOrganizationIntent !== undefined) {
    if (createSubOrganizationIntent === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntent(createSubOrganizationIntent)) return false;
  }
  const createSubOrganizationIntentV2 = value.createSubOrganizationIntentV2;
  if (createSubOrganizationIntentV2 !== undefined) {
    if (createSubOrganizationIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV2(createSubOrganizationIntentV2)) return false;
  }
  const createSubOrganizationIntentV3 = value.createSubOrganizationIntentV3;
  if (createSubOrganizationIntentV3 !== undefined) {
    if (createSubOrganizationIntentV3 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV3(createSubOrganizationIntentV3)) return false;
  }
  const createSubOrganizationIntentV4 = value.createSubOrganizationIntentV4;
  if (createSubOrganizationIntentV4 !== undefined) {
    if (createSubOrganizationIntentV4 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV4(createSubOrganizationIntentV4)) return false;
  }
  const createSubOrganizationIntentV5 = value.createSubOrganizationIntentV5;
  if (createSubOrganizationIntentV5 !== undefined) {
    if (createSubOrganizationIntentV5 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV5(createSubOrganizationIntentV5)) return false;
  }
  const createSubOrganizationIntentV6 = value.createSubOrganizationIntentV6;
  if (createSubOrganizationIntentV6 !== undefined) {
    if (createSubOrganizationIntentV6 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV6(createSubOrganizationIntentV6)) return false;
  }
  const createSubOrganizationIntentV7 = value.createSubOrganizationIntentV7;
  if (createSubOrganizationIntentV7 !== undefined) {
    if (createSubOrganizationIntentV7 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV7(createSubOrganizationIntentV7)) return false;
  }
  const createSubOrganizationIntentV8 = value.createSubOrganizationIntentV8;
  if (createSubOrganizationIntentV8 !== undefined) {
    if (createSubOrganizationIntentV8 === null) absent.nulls++;
    else if (!isReceivedCreateSubOrganizationIntentV8(createSubOrganizationIntentV8)) return false;
  }
  const createUserTagIntent = value.createUserTagIntent;
  if (createUserTagIntent !== undefined) {
    if (createUserTagIntent === null) absent.nulls++;
    else if (!isReceivedCreateUserTagIntent(createUserTagIntent)) return false;
  }
  const createUsersIntent = value.createUsersIntent;
  if (createUsersIntent !== undefined) {
    if (createUsersIntent === null) absent.nulls++;
    else if (!isReceivedCreateUsersIntent(createUsersIntent)) return false;
  }
  const createUsersIntentV2 = value.createUsersIntentV2;
  if (createUsersIntentV2 !== undefined) {
    if (createUsersIntentV2 === null) absent.nulls++;
    else if (!isReceivedCreateUsersIntentV2(createUsersIntentV2)) return false;
  }
  const createUsersIntentV3 = value.createUsersIntentV3;
  if (createUsersIntentV3 !== undefined) {
    if (createUsersIntentV3 === null) absent.nulls++;
    else if (!isReceivedCreateUsersIntentV3(createUsersIntentV3)) return false;
  }
  const createUsersIntentV4 = value.createUsersIntentV4;
  if (createUsersIntentV4 !== undefined) {
    if (createUsersIntentV4 === null) absent.nulls++;
    else if (!isReceivedCreateUsersIntentV4(createUsersIntentV4)) return false;
  }
  const createWalletIntent = value.createWalletIntent;
  if (createWalletIntent !== undefined) {
    if (createWalletIntent === null) absent.nulls++;
    else if (!isReceivedCreateWalletIntent(createWalletIntent)) return false;
  }
  const createWalletAccountsIntent = value.createWalletAccountsIntent;
  if (createWalletAccountsIntent !== undefined) {
    if (createWalletAccountsIntent === null) absent.nulls++;
    else if (!isReceivedCreateWalletAccountsIntent(createWalletAccountsIntent)) return false;
  }
  const createWebhookEndpointIntent = value.createWebhookEndpointIntent;
  if (createWebhookEndpointIntent !== undefined) {
    if (createWebhookEndpointIntent === null) absent.nulls++;
    else if (!isReceivedCreateWebhookEndpointIntent(createWebhookEndpointIntent)) return false;
  }
  const deleteApiKeysIntent = value.deleteApiKeysIntent;
  if (deleteApiKeysIntent !== undefined) {
    if (deleteApiKeysIntent === null) absent.nulls++;
    else if (!isReceivedDeleteApiKeysIntent(deleteApiKeysIntent)) return false;
  }
  const deleteAuthenticatorsIntent = value.deleteAuthenticatorsIntent;
  if (deleteAuthenticatorsIntent !== undefined) {
    if (deleteAuthenticatorsIntent === null) absent.nulls++;
    else if (!isReceivedDeleteAuthenticatorsIntent(deleteAuthenticatorsIntent)) return false;
  }
  const deleteInvitationIntent = value.deleteInvitationIntent;
  if (deleteInvitationIntent !== undefined) {
    if (deleteInvitationIntent === null) absent.nulls++;
    else if (!isReceivedDeleteInvitationIntent(deleteInvitationIntent)) return false;
  }
  const deleteOauthProvidersIntent = value.deleteOauthProvidersIntent;
  if (deleteOauthProvidersIntent !== undefined) {
    if (deleteOauthProvidersIntent === null) absent.nulls++;
    else if (!isReceivedDeleteOauthProvidersIntent(deleteOauthProvidersIntent)) return false;
  }
  const deleteOrganizationIntent = value.deleteOrganizationIntent;
  if (deleteOrganizationIntent !== undefined) {
    if (deleteOrganizationIntent === null) absent.nulls++;
    else if (!isReceivedDeleteOrganizationIntent(deleteOrganizationIntent)) return false;
  }
  const deletePaymentMethodIntent = value.deletePaymentMethodIntent;
  if (deletePaymentMethodIntent !== undefined) {
    if (deletePaymentMethodIntent === null) absent.nulls++;
    else if (!isReceivedDeletePaymentMethodIntent(deletePaymentMethodIntent)) return false;
  }
  const deletePoliciesIntent = value.deletePoliciesIntent;
  if (deletePoliciesIntent !== undefined) {
    if (deletePoliciesIntent === null) absent.nulls++;
    else if (!isReceivedDeletePoliciesIntent(deletePoliciesIntent)) return false;
  }
  const deletePolicyIntent = value.deletePolicyIntent;
  if (deletePolicyIntent !== undefined) {
    if (deletePolicyIntent === null) absent.nulls++;
    else if (!isReceivedDeletePolicyIntent(deletePolicyIntent)) return false;
  }
  const deletePrivateKeyTagsIntent = value.deletePrivateKeyTagsIntent;
  if (deletePrivateKeyTagsIntent !== undefined) {
    if (deletePrivateKeyTagsIntent === null) absent.nulls++;
    else if (!isReceivedDeletePrivateKeyTagsIntent(deletePrivateKeyTagsIntent)) return false;
  }
  const deletePrivateKeysIntent = value.deletePrivateKeysIntent;
  if (deletePrivateKeysIntent !== undefined) {
    if (deletePrivateKeysIntent === null) absent.nulls++;
    else if (!isReceivedDeletePrivateKeysIntent(deletePrivateKeysIntent)) return false;
  }
  const deleteSubOrganizationIntent = value.deleteSubOrganizationIntent;
  if (deleteSubOrganizationIntent !== undefined) {
    if (deleteSubOrganizationIntent === null) absent.nulls++;
    else if (!isReceivedDeleteSubOrganizationIntent(deleteSubOrganizationIntent)) return false;
  }
  const deleteUserTagsIntent = value.deleteUserTagsIntent;
  if (deleteUserTagsIntent !== undefined) {
    if (deleteUserTagsIntent === null) absent.nulls++;
    else if (!isReceivedDeleteUserTagsIntent(deleteUserTagsIntent)) return false;
  }
  const deleteUsersIntent = value.deleteUsersIntent;
  if (deleteUsersIntent !== undefined) {
    if (deleteUsersIntent === null) absent.nulls++;
    else if (!isReceivedDeleteUsersIntent(deleteUsersIntent)) return false;
  }
  const deleteWalletAccountsIntent = value.deleteWalletAccountsIntent;
  if (deleteWalletAccountsIntent !== undefined) {
    if (deleteWalletAccountsIntent === null) absent.nulls++;
    else if (!isReceivedDeleteWalletAccountsIntent(deleteWalletAccountsIntent)) return false;
  }
  const deleteWalletsIntent = value.deleteWalletsIntent;
  if (deleteWalletsIntent !== undefined) {
    if (deleteWalletsIntent === null) absent.nulls++;
    else if (!isReceivedDeleteWalletsIntent(deleteWalletsIntent)) return false;
  }
  const deleteWebhookEndpointIntent = value.deleteWebhookEndpointIntent;
  if (deleteWebhookEndpointIntent !== undefined) {
    if (deleteWebhookEndpointIntent === null) absent.nulls++;
    else if (!isReceivedDeleteWebhookEndpointIntent(deleteWebhookEndpointIntent)) return false;
  }
  const disableAuthProxyIntent = value.disableAuthProxyIntent;
  if (disableAuthProxyIntent !== undefined) {
    if (disableAuthProxyIntent === null) absent.nulls++;
    else if (!isReceivedDisableAuthProxyIntent(disableAuthProxyIntent)) return false;
  }
  const disablePrivateKeyIntent = value.disablePrivateKeyIntent;
  if (disablePrivateKeyIntent !== undefined) {
    if (disablePrivateKeyIntent === null) absent.nulls++;
    else if (!isReceivedDisablePrivateKeyIntent(disablePrivateKeyIntent)) return false;
  }
  const emailAuthIntent = value.emailAuthIntent;
  if (emailAuthIntent !== undefined) {
    if (emailAuthIntent === null) absent.nulls++;
    else if (!isReceivedEmailAuthIntent(emailAuthIntent)) return false;
  }
  const emailAuthIntentV2 = value.emailAuthIntentV2;
  if (emailAuthIntentV2 !== undefined) {
    if (emailAuthIntentV2 === null) absent.nulls++;
    else if (!isReceivedEmailAuthIntentV2(emailAuthIntentV2)) return false;
  }
  const emailAuthIntentV3 = value.emailAuthIntentV3;
  if (emailAuthIntentV3 !== undefined) {
    if (emailAuthIntentV3 === null) absent.nulls++;
    else if (!isReceivedEmailAuthIntentV3(emailAuthIntentV3)) return false;
  }
  const enableAuthProxyIntent = value.enableAuthProxyIntent;
  if (enableAuthProxyIntent !== undefined) {
    if (enableAuthProxyIntent === null) absent.nulls++;
    else if (!isReceivedEnableAuthProxyIntent(enableAuthProxyIntent)) return false;
  }
  const exportPrivateKeyIntent = value.exportPrivateKeyIntent;
  if (exportPrivateKeyIntent !== undefined) {
    if (exportPrivateKeyIntent === null) absent.nulls++;
    else if (!isReceivedExportPrivateKeyIntent(exportPrivateKeyIntent)) return false;
  }
  const exportWalletIntent = value.exportWalletIntent;
  if (exportWalletIntent !== undefined) {
    if (exportWalletIntent === null) absent.nulls++;
    else if (!isReceivedExportWalletIntent(exportWalletIntent)) return false;
  }
  const exportWalletAccountIntent = value.exportWalletAccountIntent;
  if (exportWalletAccountIntent !== undefined) {
    if (exportWalletAccountIntent === null) absent.nulls++;
    else if (!isReceivedExportWalletAccountIntent(exportWalletAccountIntent)) return false;
  }
  const importPrivateKeyIntent = value.importPrivateKeyIntent;
  if (importPrivateKeyIntent !== undefined) {
    if (importPrivateKeyIntent === null) absent.nulls++;
    else if (!isReceivedImportPrivateKeyIntent(importPrivateKeyIntent)) return false;
  }
  const importWalletIntent = value.importWalletIntent;
  if (importWalletIntent !== undefined) {
    if (importWalletIntent === null) absent.nulls++;
    else if (!isReceivedImportWalletIntent(importWalletIntent)) return false;
  }
  const initImportPrivateKeyIntent = value.initImportPrivateKeyIntent;
  if (initImportPrivateKeyIntent !== undefined) {
    if (initImportPrivateKeyIntent === null) absent.nulls++;
    else if (!isReceivedInitImportPrivateKeyIntent(initImportPrivateKeyIntent)) return false;
  }
  const initImportWalletIntent = value.initImportWalletIntent;
  if (initImportWalletIntent !== undefined) {
    if (initImportWalletIntent === null) absent.nulls++;
    else if (!isReceivedInitImportWalletIntent(initImportWalletIntent)) return false;
  }
  const initOtpIntent = value.initOtpIntent;
  if (initOtpIntent !== undefined) {
    if (initOtpIntent === null) absent.nulls++;
    else if (!isReceivedInitOtpIntent(initOtpIntent)) return false;
  }
  const initOtpIntentV2 = value.initOtpIntentV2;
  if (initOtpIntentV2 !== undefined) {
    if (initOtpIntentV2 === null) absent.nulls++;
    else if (!isReceivedInitOtpIntentV2(initOtpIntentV2)) return false;
  }
  const initOtpIntentV3 = value.initOtpIntentV3;
  if (initOtpIntentV3 !== undefined) {
    if (initOtpIntentV3 === null) absent.nulls++;
    else if (!isReceivedInitOtpIntentV3(initOtpIntentV3)) return false;
  }
  const initOtpAuthIntent = value.initOtpAuthIntent;
  if (initOtpAuthIntent !== undefined) {
    if (initOtpAuthIntent === null) absent.nulls++;
    else if (!isReceivedInitOtpAuthIntent(initOtpAuthIntent)) return false;
  }
  const initOtpAuthIntentV2 = value.initOtpAuthIntentV2;
  if (initOtpAuthIntentV2 !== undefined) {
    if (initOtpAuthIntentV2 === null) absent.nulls++;
    else if (!isReceivedInitOtpAuthIntentV2(initOtpAuthIntentV2)) return false;
  }
  const initOtpAuthIntentV3 = value.initOtpAuthIntentV3;
  if (initOtpAuthIntentV3 !== undefined) {
    if (initOtpAuthIntentV3 === null) absent.nulls++;
    else if (!isReceivedInitOtpAuthIntentV3(initOtpAuthIntentV3)) return false;
  }
  const initUserEmailRecoveryIntent = value.initUserEmailRecoveryIntent;
  if (initUserEmailRecoveryIntent !== undefined) {
    if (initUserEmailRecoveryIntent === null) absent.nulls++;
    else if (!isReceivedInitUserEmailRecoveryIntent(initUserEmailRecoveryIntent)) return false;
  }
  const initUserEmailRecoveryIntentV2 = value.initUserEmailRecoveryIntentV2;
  if (initUserEmailRecoveryIntentV2 !== undefined) {
    if (initUserEmailRecoveryIntentV2 === null) absent.nulls++;
    else if (!isReceivedInitUserEmailRecoveryIntentV2(initUserEmailRecoveryIntentV2)) return false;
  }
  const oauthIntent = value.oauthIntent;
  if (oauthIntent !== undefined) {
    if (oauthIntent === null) absent.nulls++;
    else if (!isReceivedOauthIntent(oauthIntent)) return false;
  }
  const oauthLoginIntent = value.oauthLoginIntent;
  if (oauthLoginIntent !== undefined) {
    if (oauthLoginIntent === null) absent.nulls++;
    else if (!isReceivedOauthLoginIntent(oauthLoginIntent)) return false;
  }
  const otpAuthIntent = value.otpAuthIntent;
  if (otpAuthIntent !== undefined) {
    if (otpAuthIntent === null) absent.nulls++;
    else if (!isReceivedOtpAuthIntent(otpAuthIntent)) return false;
  }
  const otpLoginIntent = value.otpLoginIntent;
  if (otpLoginIntent !== undefined) {
    if (otpLoginIntent === null) absent.nulls++;
    else if (!isReceivedOtpLoginIntent(otpLoginIntent)) return false;
  }
  const otpLoginIntentV2 = value.otpLoginIntentV2;
  if (otpLoginIntentV2 !== undefined) {
    if (otpLoginIntentV2 === null) absent.nulls++;
    else if (!isReceivedOtpLoginIntentV2(otpLoginIntentV2)) return false;
  }
  const recoverUserIntent = value.recoverUserIntent;
  if (recoverUserIntent !== undefined) {
    if (recoverUserIntent === null) absent.nulls++;
    else if (!isReceivedRecoverUserIntent(recoverUserIntent)) return false;
  }
  const rejectActivityIntent = value.rejectActivityIntent;
  if (rejectActivityIntent !== undefined) {
    if (rejectActivityIntent === null) absent.nulls++;
    else if (!isReceivedRejectActivityIntent(rejectActivityIntent)) return false;
  }
  const removeOrganizationFeatureIntent = value.removeOrganizationFeatureIntent;
  if (removeOrganizationFeatureIntent !== undefined) {
    if (removeOrganizationFeatureIntent === null) absent.nulls++;
    else if (!isReceivedRemoveOrganizationFeatureIntent(removeOrganizationFeatureIntent)) return false;
  }
  const setOrganizationFeatureIntent = value.setOrganizationFeatureIntent;
  if (setOrganizationFeatureIntent !== undefined) {
    if (setOrganizationFeatureIntent === null) absent.nulls++;
    else if (!isReceivedSetOrganizationFeatureIntent(setOrganizationFeatureIntent)) return false;
  }
  const setPaymentMethodIntent = value.setPaymentMethodIntent;
  if (setPaymentMethodIntent !== undefined) {
    if (setPaymentMethodIntent === null) absent.nulls++;
    else if (!isReceivedSetPaymentMethodIntent(setPaymentMethodIntent)) return false;
  }
  const setPaymentMethodIntentV2 = value.setPaymentMethodIntentV2;
  if (setPaymentMethodIntentV2 !== undefined) {
    if (setPaymentMethodIntentV2 === null) absent.nulls++;
    else if (!isReceivedSetPaymentMethodIntentV2(setPaymentMethodIntentV2)) return false;
  }
  const signRawPayloadIntent = value.signRawPayloadIntent;
  if (signRawPayloadIntent !== undefined) {
    if (signRawPayloadIntent === null) absent.nulls++;
    else if (!isSignRawPayloadIntent(signRawPayloadIntent)) return false;
  }
  const signRawPayloadIntentV2 = value.signRawPayloadIntentV2;
  if (signRawPayloadIntentV2 !== undefined) {
    if (signRawPayloadIntentV2 === null) absent.nulls++;
    else if (!isReceivedSignRawPayloadIntentV2(signRawPayloadIntentV2)) return false;
  }
  const signRawPayloadsIntent = value.signRawPayloadsIntent;
  if (signRawPayloadsIntent !== undefined) {
    if (signRawPayloadsIntent === null) absent.nulls++;
    else if (!isReceivedSignRawPayloadsIntent(signRawPayloadsIntent)) return false;
  }
  const signTransactionIntent = value.signTransactionIntent;
  if (signTransactionIntent !== undefined) {
    if (signTransactionIntent === null) absent.nulls++;
    else if (!isReceivedSignTransactionIntent(signTransactionIntent)) return false;
  }
  const signTransactionIntentV2 = value.signTransactionIntentV2;
  if (signTransactionIntentV2 !== undefined) {
    if (signTransactionIntentV2 === null) absent.nulls++;
    else if (!isReceivedSignTransactionIntentV2(signTransactionIntentV2)) return false;
  }
  const stampLoginIntent = value.stampLoginIntent;
  if (stampLoginIntent !== undefined) {
    if (stampLoginIntent === null) absent.nulls++;
    else if (!isReceivedStampLoginIntent(stampLoginIntent)) return false;
  }
  const updateAllowedOriginsIntent = value.updateAllowedOriginsIntent;
  if (updateAllowedOriginsIntent !== undefined) {
    if (updateAllowedOriginsIntent === null) absent.nulls++;
    else if (!isReceivedUpdateAllowedOriginsIntent(updateAllowedOriginsIntent)) return false;
  }
  const updateAuthProxyConfigIntent = value.updateAuthProxyConfigIntent;
  if (updateAuthProxyConfigIntent !== undefined) {
    if (updateAuthProxyConfigIntent === null) absent.nulls++;
    else if (!isReceivedUpdateAuthProxyConfigIntent(updateAuthProxyConfigIntent)) return false;
  }
  const updateOrganizationNameIntent = value.updateOrganizationNameIntent;
  if (updateOrganizationNameIntent !== undefined) {
    if (updateOrganizationNameIntent === null) absent.nulls++;
    else if (!isReceivedUpdateOrganizationNameIntent(updateOrganizationNameIntent)) return false;
  }
  const updatePolicyIntent = value.updatePolicyIntent;
  if (updatePolicyIntent !== undefined) {
    if (updatePolicyIntent === null) absent.nulls++;
    else if (!isReceivedUpdatePolicyIntent(updatePolicyIntent)) return false;
  }
  const updatePolicyIntentV2 = value.updatePolicyIntentV2;
  if (updatePolicyIntentV2 !== undefined) {
    if (updatePolicyIntentV2 === null) absent.nulls++;
    else if (!isReceivedUpdatePolicyIntentV2(updatePolicyIntentV2)) return false;
  }
  const updatePrivateKeyTagIntent = value.updatePrivateKeyTagIntent;
  if (updatePrivateKeyTagIntent !== undefined) {
    if (updatePrivateKeyTagIntent === null) absent.nulls++;
    else if (!isReceivedUpdatePrivateKeyTagIntent(updatePrivateKeyTagIntent)) return false;
  }
  const updateRootQuorumIntent = value.updateRootQuorumIntent;
  if (updateRootQuorumIntent !== undefined) {
    if (updateRootQuorumIntent === null) absent.nulls++;
    else if (!isReceivedUpdateRootQuorumIntent(updateRootQuorumIntent)) return false;
  }
  const updateUserIntent = value.updateUserIntent;
  if (updateUserIntent !== undefined) {
    if (updateUserIntent === null) absent.nulls++;
    else if (!isReceivedUpdateUserIntent(updateUserIntent)) return false;
  }
  const updateUserEmailIntent = value.updateUserEmailIntent;
  if (updateUserEmailIntent !== undefined) {
    if (updateUserEmailIntent === null) absent.nulls++;
    else if (!isReceivedUpdateUserEmailIntent(updateUserEmailIntent)) return false;
  }
  const updateUserNameIntent = value.updateUserNameIntent;
  if (updateUserNameIntent !== undefined) {
    if (updateUserNameIntent === null) absent.nulls++;
    else if (!isReceivedUpdateUserNameIntent(updateUserNameIntent)) return false;
  }
  const updateUserPhoneNumberIntent = value.updateUserPhoneNumberIntent;
  if (updateUserPhoneNumberIntent !== undefined) {
    if (updateUserPhoneNumberIntent === null) absent.nulls++;
    else if (!isReceivedUpdateUserPhoneNumberIntent(updateUserPhoneNumberIntent)) return false;
  }
  const updateUserTagIntent = value.updateUserTagIntent;
  if (updateUserTagIntent !== undefined) {
    if (updateUserTagIntent === null) absent.nulls++;
    else if (!isReceivedUpdateUserTagIntent(updateUserTagIntent)) return false;
  }
  const updateWalletIntent = value.updateWalletIntent;
  if (updateWalletIntent !== undefined) {
    if (updateWalletIntent === null) absent.nulls++;
    else if (!isReceivedUpdateWalletIntent(updateWalletIntent)) return false;
  }
  const updateWalletAccountNameIntent = value.updateWalletAccountNameIntent;
  if (updateWalletAccountNameIntent !== undefined) {
    if (updateWalletAccountNameIntent === null) absent.nulls++;
    else if (!isReceivedUpdateWalletAccountNameIntent(updateWalletAccountNameIntent)) return false;
  }
  const updateWebhookEndpointIntent = value.updateWebhookEndpointIntent;
  if (updateWebhookEndpointIntent !== undefined) {
    if (updateWebhookEndpointIntent === null) absent.nulls++;
    else if (!isReceivedUpdateWebhookEndpointIntent(updateWebhookEndpointIntent)) return false;
  }
  const verifyOtpIntent = value.verifyOtpIntent;
  if (verifyOtpIntent !== undefined) {
    if (verifyOtpIntent === null) absent.nulls++;
    else if (!isReceivedVerifyOtpIntent(verifyOtpIntent)) return false;
  }
  const verifyOtpIntentV2 = value.verifyOtpIntentV2;
  if (verifyOtpIntentV2 !== undefined) {
    if (verifyOtpIntentV2 === null) absent.nulls++;
    else if (!isReceivedVerifyOtpIntentV2(verifyOtpIntentV2)) return false;
  }
  return true;
}

/** The value as a {@link Intent}, without explicit nulls, or its issues. */
export const parseIntent = (value: unknown): ParseResult<Intent> =>
  parse(isIntent, intentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Intent} as it may be answered. */
export const explainIntent = (value: unknown): readonly Issue[] => explain(intentDescriptor, value, "tolerant");
/** {@link parseIntent} as a Standard Schema. */
export const IntentSchema: StandardSchema<Intent> = /* @__PURE__ */ standardSchema(parseIntent);

/** What a {@link Result} holds. */
export const resultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Result", {
  "acceptInvitationResult?": () => acceptInvitationResultDescriptor,
  "activateBillingTierResult?": () => activateBillingTierResultDescriptor,
  "createApiKeysResult?": () => createApiKeysResultDescriptor,
  "createApiOnlyUsersResult?": () => createApiOnlyUsersResultDescriptor,
  "createAuthenticatorsResult?": () => createAuthenticatorsResultDescriptor,
  "createInvitationsResult?": () => createInvitationsResultDescriptor,
  "createOauthProvidersResult?": () => createOauthProvidersResultDescriptor,
  "createOauthProvidersResultV2?": () => createOauthProvidersResultV2Descriptor,
  "createOrganizationResult?": () => createOrganizationResultDescriptor,
  "createPoliciesResult?": () => createPoliciesResultDescriptor,
  "createPolicyResult?": () => createPolicyResultDescriptor,
  "createPrivateKeyTagResult?": () => createPrivateKeyTagResultDescriptor,
  "createPrivateKeysResult?": () => createPrivateKeysResultDescriptor,
  "createPrivateKeysResultV2?": () => createPrivateKeysResultV2Descriptor,
  "createReadOnlySessionResult?": () => createReadOnlySessionResultDescriptor,
  "createReadWriteSessionResult?": () => createReadWriteSessionResultDescriptor,
  "createReadWriteSessionResultV2?": () => createReadWriteSessionResultV2Descriptor,
  "createSubOrganizationResult?": () => createSubOrganizationResultDescriptor,
  "createSubOrganizationResultV3?": () => createSubOrganizationResultV3Descriptor,
  "createSubOrganizationResultV4?": () => createSubOrganizationResultV4Descriptor,
  "createSubOrganizationResultV5?": () => createSubOrganizationResultV5Descriptor,
  "createSubOrganizationResultV6?": () => createSubOrganizationResultV6Descriptor,
  "createSubOrganizationResultV7?": () => createSubOrganizationResultV7Descriptor,
  "createSubOrganizationResultV8?": () => createSubOrganizationResultV8Descriptor,
  "createUserTagResult?": () => createUserTagResultDescriptor,
  "createUsersResult?": () => createUsersResultDescriptor,
  "createWalletResult?": () => createWalletResultDescriptor,
  "createWalletAccountsResult?": () => createWalletAccountsResultDescriptor,
  "createWebhookEndpointResult?": () => createWebhookEndpointResultDescriptor,
  "deleteApiKeysResult?": () => deleteApiKeysResultDescriptor,
  "deleteAuthenticatorsResult?": () => deleteAuthenticatorsResultDescriptor,
  "deleteInvitationResult?": () => deleteInvitationResultDescriptor,
  "deleteOauthProvidersResult?": () => deleteOauthProvidersResultDescriptor,
  "deleteOrganizationResult?": () => deleteOrganizationResultDescriptor,
  "deletePaymentMethodResult?": () => deletePaymentMethodResultDescriptor,
  "deletePoliciesResult?": () => deletePoliciesResultDescriptor,
  "deletePolicyResult?": () => deletePolicyResultDescriptor,
  "deletePrivateKeyTagsResult?": () => deletePrivateKeyTagsResultDescriptor,
  "deletePrivateKeysResult?": () => deletePrivateKeysResultDescriptor,
  "deleteSubOrganizationResult?": () => deleteSubOrganizationResultDescriptor,
  "deleteUserTagsResult?": () => deleteUserTagsResultDescriptor,
  "deleteUsersResult?": () => deleteUsersResultDescriptor,
  "deleteWalletAccountsResult?": () => deleteWalletAccountsResultDescriptor,
  "deleteWalletsResult?": () => deleteWalletsResultDescriptor,
  "deleteWebhookEndpointResult?": () => deleteWebhookEndpointResultDescriptor,
  "disableAuthProxyResult?": () => disableAuthProxyResultDescriptor,
  "disablePrivateKeyResult?": () => disablePrivateKeyResultDescriptor,
  "emailAuthResult?": () => emailAuthResultDescriptor,
  "enableAuthProxyResult?": () => enableAuthProxyResultDescriptor,
  "exportPrivateKeyResult?": () => exportPrivateKeyResultDescriptor,
  "exportWalletResult?": () => exportWalletResultDescriptor,
  "exportWalletAccountResult?": () => exportWalletAccountResultDescriptor,
  "importPrivateKeyResult?": () => importPrivateKeyResultDescriptor,
  "importWalletResult?": () => importWalletResultDescriptor,
  "initImportPrivateKeyResult?": () => initImportPrivateKeyResultDescriptor,
  "initImportWalletResult?": () => initImportWalletResultDescriptor,
  "initOtpResult?": () => initOtpResultDescriptor,
  "initOtpResultV2?": () => initOtpResultV2Descriptor,
  "initOtpAuthResult?": () => initOtpAuthResultDescriptor,
  "initOtpAuthResultV2?": () => initOtpAuthResultV2Descriptor,
  "initUserEmailRecoveryResult?": () => initUserEmailRecoveryResultDescriptor,
  "oauthResult?": () => oauthResultDescriptor,
  "oauthLoginResult?": () => oauthLoginResultDescriptor,
  "otpAuthResult?": () => otpAuthResultDescriptor,
  "otpLoginResult?": () => otpLoginResultDescriptor,
  "recoverUserResult?": () => recoverUserResultDescriptor,
  "removeOrganizationFeatureResult?": () => removeOrganizationFeatureResultDescriptor,
  "setOrganizationFeatureResult?": () => setOrganizationFeatureResultDescriptor,
  "setPaymentMethodResult?": () => setPaymentMethodResultDescriptor,
  "signRawPayloadResult?": () => signRawPayloadResultDescriptor,
  "signRawPayloadsResult?": () => signRawPayloadsResultDescriptor,
  "signTransactionResult?": () => signTransactionResultDescriptor,
  "stampLoginResult?": () => stampLoginResultDescriptor,
  "updateAllowedOriginsResult?": () => updateAllowedOriginsResultDescriptor,
  "updateAuthProxyConfigResult?": () => updateAuthProxyConfigResultDescriptor,
  "updateOrganizationNameResult?": () => updateOrganizationNameResultDescriptor,
  "updatePolicyResult?": () => updatePolicyResultDescriptor,
  "updatePolicyResultV2?": () => updatePolicyResultV2Descriptor,
  "updatePrivateKeyTagResult?": () => updatePrivateKeyTagResultDescriptor,
  "updateRootQuorumResult?": () => updateRootQuorumResultDescriptor,
  "updateUserResult?": () => updateUserResultDescriptor,
  "updateUserEmailResult?": () => updateUserEmailResultDescriptor,
  "updateUserNameResult?": () => updateUserNameResultDescriptor,
  "updateUserPhoneNumberResult?": () => updateUserPhoneNumberResultDescriptor,
  "updateUserTagResult?": () => updateUserTagResultDescriptor,
  "updateWalletResult?": () => updateWalletResultDescriptor,
  "updateWalletAccountNameResult?": () => updateWalletAccountNameResultDescriptor,
  "updateWebhookEndpointResult?": () => updateWebhookEndpointResultDescriptor,
  "verifyOtpResult?": () => verifyOtpResultDescriptor,
});

/** Whether a value is a {@link Result} as it may be answered. */
export function isResult(value: unknown): value is Result {
  if (!isObject(value)) return false;
  const acceptInvitationResult = value.acceptInvitationResult;
  if (acceptInvitationResult !== undefined) {
    if (acceptInvitationResult === null) absent.nulls++;
    else if (!isAcceptInvitationResult(acceptInvitationResult)) return false;
  }
  const activateBillingTierResult = value.activateBillingTierResult;
  if (activateBillingTierResult !== undefined) {
    if (activateBillingTierResult === null) absent.nulls++;
    else if (!isActivateBillingTierResult(activateBillingTierResult)) return false;
  }
  const createApiKeysResult = value.createApiKeysResult;
  if (createApiKeysResult !== undefined) {
    if (createApiKeysResult === null) absent.nulls++;
    else if (!isCreateApiKeysResult(createApiKeysResult)) return false;
  }
  const createApiOnlyUsersResult = value.createApiOnlyUsersResult;
  if (createApiOnlyUsersResult !== undefined) {
    if (createApiOnlyUsersResult === null) absent.nulls++;
    else if (!isCreateApiOnlyUsersResult(createApiOnlyUsersResult)) return false;
  }
  const createAuthenticatorsResult = value.createAuthenticatorsResult;
  if (createAuthenticatorsResult !== undefined) {
    if (createAuthenticatorsResult === null) absent.nulls++;
    else if (!isCreateAuthenticatorsResult(createAuthenticatorsResult)) return false;
  }
  const createInvitationsResult = value.createInvitationsResult;
  if (createInvitationsResult !== undefined) {
    if (createInvitationsResult === null) absent.nulls++;
    else if (!isCreateInvitationsResult(createInvitationsResult)) return false;
  }
  const createOauthProvidersResult = value.createOauthProvidersResult;
  if (createOauthProvidersResult !== undefined) {
    if (createOauthProvidersResult === null) absent.nulls++;
    else if (!isCreateOauthProvidersResult(createOauthProvidersResult)) return false;
  }
  const createOauthProvidersResultV2 = value.createOauthProvidersResultV2;
  if (createOauthProvidersResultV2 !== undefined) {
    if (createOauthProvidersResultV2 === null) absent.nulls++;
    else if (!isCreateOauthProvidersResultV2(createOauthProvidersResultV2)) return false;
  }
  const createOrganizationResult = value.createOrganizationResult;
  if (createOrganizationResult !== undefined) {
    if (createOrganizationResult === null) absent.nulls++;
    else if (!isCreateOrganizationResult(createOrganizationResult)) return false;
  }
  const createPoliciesResult = value.createPoliciesResult;
  if (createPoliciesResult !== undefined) {
    if (createPoliciesResult === null) absent.nulls++;
    else if (!isCreatePoliciesResult(createPoliciesResult)) return false;
  }
  const createPolicyResult = value.createPolicyResult;
  if (createPolicyResult !== undefined) {
    if (createPolicyResult === null) absent.nulls++;
    else if (!isCreatePolicyResult(createPolicyResult)) return false;
  }
  const createPrivateKeyTagResult = value.createPrivateKeyTagResult;
  if (createPrivateKeyTagResult !== undefined) {
    if (createPrivateKeyTagResult === null) absent.nulls++;
    else if (!isCreatePrivateKeyTagResult(createPrivateKeyTagResult)) return false;
  }
  const createPrivateKeysResult = value.createPrivateKeysResult;
  if (createPrivateKeysResult !== undefined) {
    if (createPrivateKeysResult === null) absent.nulls++;
    else if (!isCreatePrivateKeysResult(createPrivateKeysResult)) return false;
  }
  const createPrivateKeysResultV2 = value.createPrivateKeysResultV2;
  if (createPrivateKeysResultV2 !== undefined) {
    if (createPrivateKeysResultV2 === null) absent.nulls++;
    else if (!isCreatePrivateKeysResultV2(createPrivateKeysResultV2)) return false;
  }
  const createReadOnlySessionResult = value.createReadOnlySessionResult;
  if (createReadOnlySessionResult !== undefined) {
    if (createReadOnlySessionResult === null) absent.nulls++;
    else if (!isCreateReadOnlySessionResult(createReadOnlySessionResult)) return false;
  }
  const createReadWriteSessionResult = value.createReadWriteSessionResult;
  if (createReadWriteSessionResult !== undefined) {
    if (createReadWriteSessionResult === null) absent.nulls++;
    else if (!isCreateReadWriteSessionResult(createReadWriteSessionResult)) return false;
  }
  const createReadWriteSessionResultV2 = value.createReadWriteSessionResultV2;
  if (createReadWriteSessionResultV2 !== undefined) {
    if (createReadWriteSessionResultV2 === null) absent.nulls++;
    else if (!isCreateReadWriteSessionResultV2(createReadWriteSessionResultV2)) return false;
  }
  const createSubOrganizationResult = value.createSubOrganizationResult;
  if (createSubOrganizationResult !== undefined) {
    if (createSubOrganizationResult === null) absent.nulls++;
    else if (!isCreateSubOrganizationResult(createSubOrganizationResult)) return false;
  }
  const createSubOrganizationResultV3 = value.createSubOrganizationResultV3;
  if (createSubOrganizationResultV3 !== undefined) {
    if (createSubOrganizationResultV3 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV3(createSubOrganizationResultV3)) return false;
  }
  const createSubOrganizationResultV4 = value.createSubOrganizationResultV4;
  if (createSubOrganizationResultV4 !== undefined) {
    if (createSubOrganizationResultV4 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV4(createSubOrganizationResultV4)) return false;
  }
  const createSubOrganizationResultV5 = value.createSubOrganizationResultV5;
  if (createSubOrganizationResultV5 !== undefined) {
    if (createSubOrganizationResultV5 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV5(createSubOrganizationResultV5)) return false;
  }
  const createSubOrganizationResultV6 = value.createSubOrganizationResultV6;
  if (createSubOrganizationResultV6 !== undefined) {
    if (createSubOrganizationResultV6 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV6(createSubOrganizationResultV6)) return false;
  }
  const createSubOrganizationResultV7 = value.createSubOrganizationResultV7;
  if (createSubOrganizationResultV7 !== undefined) {
    if (createSubOrganizationResultV7 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV7(createSubOrganizationResultV7)) return false;
  }
  const createSubOrganizationResultV8 = value.createSubOrganizationResultV8;
  if (createSubOrganizationResultV8 !== undefined) {
    if (createSubOrganizationResultV8 === null) absent.nulls++;
    else if (!isCreateSubOrganizationResultV8(createSubOrganizationResultV8)) return false;
  }
  const createUserTagResult = value.createUserTagResult;
  if (createUserTagResult !== undefined) {
    if (createUserTagResult === null) absent.nulls++;
    else if (!isCreateUserTagResult(createUserTagResult)) return false;
  }
  const createUsersResult = value.createUsersResult;
  if (createUsersResult !== undefined) {
    if (createUsersResult === null) absent.nulls++;
    else if (!isCreateUsersResult(createUsersResult)) return false;
  }
  const createWalletResult = value.createWalletResult;
  if (createWalletResult !== undefined) {
    if (createWalletResult === null) absent.nulls++;
    else if (!isCreateWalletResult(createWalletResult)) return false;
  }
  const createWalletAccountsResult = value.createWalletAccountsResult;
  if (createWalletAccountsResult !== undefined) {
    if (createWalletAccountsResult === null) absent.nulls++;
    else if (!isCreateWalletAccountsResult(createWalletAccountsResult)) return false;
  }
  const createWebhookEndpointResult = value.createWebhookEndpointResult;
  if (createWebhookEndpointResult !== undefined) {
    if (createWebhookEndpointResult === null) absent.nulls++;
    else if (!isCreateWebhookEndpointResult(createWebhookEndpointResult)) return false;
  }
  const deleteApiKeysResult = value.deleteApiKeysResult;
  if (deleteApiKeysResult !== undefined) {
    if (deleteApiKeysResult === null) absent.nulls++;
    else if (!isDeleteApiKeysResult(deleteApiKeysResult)) return false;
  }
  const deleteAuthenticatorsResult = value.deleteAuthenticatorsResult;
  if (deleteAuthenticatorsResult !== undefined) {
    if (deleteAuthenticatorsResult === null) absent.nulls++;
    else if (!isDeleteAuthenticatorsResult(deleteAuthenticatorsResult)) return false;
  }
  const deleteInvitationResult = value.deleteInvitationResult;
  if (deleteInvitationResult !== undefined) {
    if (deleteInvitationResult === null) absent.nulls++;
    else if (!isDeleteInvitationResult(deleteInvitationResult)) return false;
  }
  const deleteOauthProvidersResult = value.deleteOauthProvidersResult;
  if (deleteOauthProvidersResult !== undefined) {
    if (deleteOauthProvidersResult === null) absent.nulls++;
    else if (!isDeleteOauthProvidersResult(deleteOauthProvidersResult)) return false;
  }
  const deleteOrganizationResult = value.deleteOrganizationResult;
  if (deleteOrganizationResult !== undefined) {
    if (deleteOrganizationResult === null) absent.nulls++;
    else if (!isDeleteOrganizationResult(deleteOrganizationResult)) return false;
  }
  const deletePaymentMethodResult = value.deletePaymentMethodResult;
  if (deletePaymentMethodResult !== undefined) {
    if (deletePaymentMethodResult === null) absent.nulls++;
    else if (!isDeletePaymentMethodResult(deletePaymentMethodResult)) return false;
  }
  const deletePoliciesResult = value.deletePoliciesResult;
  if (deletePoliciesResult !== undefined) {
    if (deletePoliciesResult === null) absent.nulls++;
    else if (!isDeletePoliciesResult(deletePoliciesResult)) return false;
  }
  const deletePolicyResult = value.deletePolicyResult;
  if (deletePolicyResult !== undefined) {
    if (deletePolicyResult === null) absent.nulls++;
    else if (!isDeletePolicyResult(deletePolicyResult)) return false;
  }
  const deletePrivateKeyTagsResult = value.deletePrivateKeyTagsResult;
  if (deletePrivateKeyTagsResult !== undefined) {
    if (deletePrivateKeyTagsResult === null) absent.nulls++;
    else if (!isDeletePrivateKeyTagsResult(deletePrivateKeyTagsResult)) return false;
  }
  const deletePrivateKeysResult = value.deletePrivateKeysResult;
  if (deletePrivateKeysResult !== undefined) {
    if (deletePrivateKeysResult === null) absent.nulls++;
    else if (!isDeletePrivateKeysResult(deletePrivateKeysResult)) return false;
  }
  const deleteSubOrganizationResult = value.deleteSubOrganizationResult;
  if (deleteSubOrganizationResult !== undefined) {
    if (deleteSubOrganizationResult === null) absent.nulls++;
    else if (!isDeleteSubOrganizationResult(deleteSubOrganizationResult)) return false;
  }
  const deleteUserTagsResult = value.deleteUserTagsResult;
  if (deleteUserTagsResult !== undefined) {
    if (deleteUserTagsResult === null) absent.nulls++;
    else if (!isDeleteUserTagsResult(deleteUserTagsResult)) return false;
  }
  const deleteUsersResult = value.deleteUsersResult;
  if (deleteUsersResult !== undefined) {
    if (deleteUsersResult === null) absent.nulls++;
    else if (!isDeleteUsersResult(deleteUsersResult)) return false;
  }
  const deleteWalletAccountsResult = value.deleteWalletAccountsResult;
  if (deleteWalletAccountsResult !== undefined) {
    if (deleteWalletAccountsResult === null) absent.nulls++;
    else if (!isDeleteWalletAccountsResult(deleteWalletAccountsResult)) return false;
  }
  const deleteWalletsResult = value.deleteWalletsResult;
  if (deleteWalletsResult !== undefined) {
    if (deleteWalletsResult === null) absent.nulls++;
    else if (!isDeleteWalletsResult(deleteWalletsResult)) return false;
  }
  const deleteWebhookEndpointResult = value.deleteWebhookEndpointResult;
  if (deleteWebhookEndpointResult !== undefined) {
    if (deleteWebhookEndpointResult === null) absent.nulls++;
    else if (!isDeleteWebhookEndpointResult(deleteWebhookEndpointResult)) return false;
  }
  const disableAuthProxyResult = value.disableAuthProxyResult;
  if (disableAuthProxyResult !== undefined) {
    if (disableAuthProxyResult === null) absent.nulls++;
    else if (!isDisableAuthProxyResult(disableAuthProxyResult)) return false;
  }
  const disablePrivateKeyResult = value.disablePrivateKeyResult;
  if (disablePrivateKeyResult !== undefined) {
    if (disablePrivateKeyResult === null) absent.nulls++;
    else if (!isDisablePrivateKeyResult(disablePrivateKeyResult)) return false;
  }
  const emailAuthResult = value.emailAuthResult;
  if (emailAuthResult !== undefined) {
    if (emailAuthResult === null) absent.nulls++;
    else if (!isEmailAuthResult(emailAuthResult)) return false;
  }
  const enableAuthProxyResult = value.enableAuthProxyResult;
  if (enableAuthProxyResult !== undefined) {
    if (enableAuthProxyResult === null) absent.nulls++;
    else if (!isEnableAuthProxyResult(enableAuthProxyResult)) return false;
  }
  const exportPrivateKeyResult = value.exportPrivateKeyResult;
  if (exportPrivateKeyResult !== undefined) {
    if (exportPrivateKeyResult === null) absent.nulls++;
    else if (!isExportPrivateKeyResult(exportPrivateKeyResult)) return false;
  }
  const exportWalletResult = value.exportWalletResult;
  if (exportWalletResult !== undefined) {
    if (exportWalletResult === null) absent.nulls++;
    else if (!isExportWalletResult(exportWalletResult)) return false;
  }
  const exportWalletAccountResult = value.exportWalletAccountResult;
  if (exportWalletAccountResult !== undefined) {
    if (exportWalletAccountResult === null) absent.nulls++;
    else if (!isExportWalletAccountResult(exportWalletAccountResult)) return false;
  }
  const importPrivateKeyResult = value.importPrivateKeyResult;
  if (importPrivateKeyResult !== undefined) {
    if (importPrivateKeyResult === null) absent.nulls++;
    else if (!isImportPrivateKeyResult(importPrivateKeyResult)) return false;
  }
  const importWalletResult = value.importWalletResult;
  if (importWalletResult !== undefined) {
    if (importWalletResult === null) absent.nulls++;
    else if (!isImportWalletResult(importWalletResult)) return false;
  }
  const initImportPrivateKeyResult = value.initImportPrivateKeyResult;
  if (initImportPrivateKeyResult !== undefined) {
    if (initImportPrivateKeyResult === null) absent.nulls++;
    else if (!isInitImportPrivateKeyResult(initImportPrivateKeyResult)) return false;
  }
  const initImportWalletResult = value.initImportWalletResult;
  if (initImportWalletResult !== undefined) {
    if (initImportWalletResult === null) absent.nulls++;
    else if (!isInitImportWalletResult(initImportWalletResult)) return false;
  }
  const initOtpResult = value.initOtpResult;
  if (initOtpResult !== undefined) {
    if (initOtpResult === null) absent.nulls++;
    else if (!isInitOtpResult(initOtpResult)) return false;
  }
  const initOtpResultV2 = value.initOtpResultV2;
  if (initOtpResultV2 !== undefined) {
    if (initOtpResultV2 === null) absent.nulls++;
    else if (!isInitOtpResultV2(initOtpResultV2)) return false;
  }
  const initOtpAuthResult = value.initOtpAuthResult;
  if (initOtpAuthResult !== undefined) {
    if (initOtpAuthResult === null) absent.nulls++;
    else if (!isInitOtpAuthResult(initOtpAuthResult)) return false;
  }
  const initOtpAuthResultV2 = value.initOtpAuthResultV2;
  if (initOtpAuthResultV2 !== undefined) {
    if (initOtpAuthResultV2 === null) absent.nulls++;
    else if (!isInitOtpAuthResultV2(initOtpAuthResultV2)) return false;
  }
  const initUserEmailRecoveryResult = value.initUserEmailRecoveryResult;
  if (initUserEmailRecoveryResult !== undefined) {
    if (initUserEmailRecoveryResult === null) absent.nulls++;
    else if (!isInitUserEmailRecoveryResult(initUserEmailRecoveryResult)) return false;
  }
  const oauthResult = value.oauthResult;
  if (oauthResult !== undefined) {
    if (oauthResult === null) absent.nulls++;
    else if (!isOauthResult(oauthResult)) return false;
  }
  const oauthLoginResult = value.oauthLoginResult;
  if (oauthLoginResult !== undefined) {
    if (oauthLoginResult === null) absent.nulls++;
    else if (!isOauthLoginResult(oauthLoginResult)) return false;
  }
  const otpAuthResult = value.otpAuthResult;
  if (otpAuthResult !== undefined) {
    if (otpAuthResult === null) absent.nulls++;
    else if (!isOtpAuthResult(otpAuthResult)) return false;
  }
  const otpLoginResult = value.otpLoginResult;
  if (otpLoginResult !== undefined) {
    if (otpLoginResult === null) absent.nulls++;
    else if (!isOtpLoginResult(otpLoginResult)) return false;
  }
  const recoverUserResult = value.recoverUserResult;
  if (recoverUserResult !== undefined) {
    if (recoverUserResult === null) absent.nulls++;
    else if (!isRecoverUserResult(recoverUserResult)) return false;
  }
  const removeOrganizationFeatureResult = value.removeOrganizationFeatureResult;
  if (removeOrganizationFeatureResult !== undefined) {
    if (removeOrganizationFeatureResult === null) absent.nulls++;
    else if (!isRemoveOrganizationFeatureResult(removeOrganizationFeatureResult)) return false;
  }
  const setOrganizationFeatureResult = value.setOrganizationFeatureResult;
  if (setOrganizationFeatureResult !== undefined) {
    if (setOrganizationFeatureResult === null) absent.nulls++;
    else if (!isSetOrganizationFeatureResult(setOrganizationFeatureResult)) return false;
  }
  const setPaymentMethodResult = value.setPaymentMethodResult;
  if (setPaymentMethodResult !== undefined) {
    if (setPaymentMethodResult === null) absent.nulls++;
    else if (!isSetPaymentMethodResult(setPaymentMethodResult)) return false;
  }
  const signRawPayloadResult = value.signRawPayloadResult;
  if (signRawPayloadResult !== undefined) {
    if (signRawPayloadResult === null) absent.nulls++;
    else if (!isSignRawPayloadResult(signRawPayloadResult)) return false;
  }
  const signRawPayloadsResult = value.signRawPayloadsResult;
  if (signRawPayloadsResult !== undefined) {
    if (signRawPayloadsResult === null) absent.nulls++;
    else if (!isSignRawPayloadsResult(signRawPayloadsResult)) return false;
  }
  const signTransactionResult = value.signTransactionResult;
  if (signTransactionResult !== undefined) {
    if (signTransactionResult === null) absent.nulls++;
    else if (!isSignTransactionResult(signTransactionResult)) return false;
  }
  const stampLoginResult = value.stampLoginResult;
  if (stampLoginResult !== undefined) {
    if (stampLoginResult === null) absent.nulls++;
    else if (!isStampLoginResult(stampLoginResult)) return false;
  }
  const updateAllowedOriginsResult = value.updateAllowedOriginsResult;
  if (updateAllowedOriginsResult !== undefined) {
    if (updateAllowedOriginsResult === null) absent.nulls++;
    else if (!isUpdateAllowedOriginsResult(updateAllowedOriginsResult)) return false;
  }
  const updateAuthProxyConfigResult = value.updateAuthProxyConfigResult;
  if (updateAuthProxyConfigResult !== undefined) {
    if (updateAuthProxyConfigResult === null) absent.nulls++;
    else if (!isUpdateAuthProxyConfigResult(updateAuthProxyConfigResult)) return false;
  }
  const updateOrganizationNameResult = value.updateOrganizationNameResult;
  if (updateOrganizationNameResult !== undefined) {
    if (updateOrganizationNameResult === null) absent.nulls++;
    else if (!isUpdateOrganizationNameResult(updateOrganizationNameResult)) return false;
  }
  const updatePolicyResult = value.updatePolicyResult;
  if (updatePolicyResult !== undefined) {
    if (updatePolicyResult === null) absent.nulls++;
    else if (!isUpdatePolicyResult(updatePolicyResult)) return false;
  }
  const updatePolicyResultV2 = value.updatePolicyResultV2;
  if (updatePolicyResultV2 !== undefined) {
    if (updatePolicyResultV2 === null) absent.nulls++;
    else if (!isUpdatePolicyResultV2(updatePolicyResultV2)) return false;
  }
  const updatePrivateKeyTagResult = value.updatePrivateKeyTagResult;
  if (updatePrivateKeyTagResult !== undefined) {
    if (updatePrivateKeyTagResult === null) absent.nulls++;
    else if (!isUpdatePrivateKeyTagResult(updatePrivateKeyTagResult)) return false;
  }
  const updateRootQuorumResult = value.updateRootQuorumResult;
  if (updateRootQuorumResult !== undefined) {
    if (updateRootQuorumResult === null) absent.nulls++;
    else if (!isUpdateRootQuorumResult(updateRootQuorumResult)) return false;
  }
  const updateUserResult = value.updateUserResult;
  if (updateUserResult !== undefined) {
    if (updateUserResult === null) absent.nulls++;
    else if (!isUpdateUserResult(updateUserResult)) return false;
  }
  const updateUserEmailResult = value.updateUserEmailResult;
  if (updateUserEmailResult !== undefined) {
    if (updateUserEmailResult === null) absent.nulls++;
    else if (!isUpdateUserEmailResult(updateUserEmailResult)) return false;
  }
  const updateUserNameResult = value.updateUserNameResult;
  if (updateUserNameResult !== undefined) {
    if (updateUserNameResult === null) absent.nulls++;
    else if (!isUpdateUserNameResult(updateUserNameResult)) return false;
  }
  const updateUserPhoneNumberResult = value.updateUserPhoneNumberResult;
  if (updateUserPhoneNumberResult !== undefined) {
    if (updateUserPhoneNumberResult === null) absent.nulls++;
    else if (!isUpdateUserPhoneNumberResult(updateUserPhoneNumberResult)) return false;
  }
  const updateUserTagResult = value.updateUserTagResult;
  if (updateUserTagResult !== undefined) {
    if (updateUserTagResult === null) absent.nulls++;
    else if (!isUpdateUserTagResult(updateUserTagResult)) return false;
  }
  const updateWalletResult = value.updateWalletResult;
  if (updateWalletResult !== undefined) {
    if (updateWalletResult === null) absent.nulls++;
    else if (!isUpdateWalletResult(updateWalletResult)) return false;
  }
  const updateWalletAccountNameResult = value.updateWalletAccountNameResult;
  if (updateWalletAccountNameResult !== undefined) {
    if (updateWalletAccountNameResult === null) absent.nulls++;
    else if (!isUpdateWalletAccountNameResult(updateWalletAccountNameResult)) return false;
  }
  const updateWebhookEndpointResult = value.updateWebhookEndpointResult;
  if (updateWebhookEndpointResult !== undefined) {
    if (updateWebhookEndpointResult === null) absent.nulls++;
    else if (!isUpdateWebhookEndpointResult(updateWebhookEndpointResult)) return false;
  }
  const verifyOtpResult = value.verifyOtpResult;
  if (verifyOtpResult !== undefined) {
    if (verifyOtpResult === null) absent.nulls++;
    else if (!isVerifyOtpResult(verifyOtpResult)) return false;
  }
  return true;
}

/** The value as a {@link Result}, without explicit nulls, or its issues. */
export const parseResult = (value: unknown): ParseResult<Result> =>
  parse(isResult, resultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Result} as it may be answered. */
export const explainResult = (value: unknown): readonly Issue[] => explain(resultDescriptor, value, "tolerant");
/** {@link parseResult} as a Standard Schema. */
export const ResultSchema: StandardSchema<Result> = /* @__PURE__ */ standardSchema(parseResult);

/** What a {@link ActivityBase} holds. */
export const activityBaseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ActivityBase", {
  id: activityIdDescriptor,
  organizationId: organizationIdDescriptor,
  status: activityStatusDescriptor,
  votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
  fingerprint: fingerprintDescriptor,
  canApprove: { kind: "boolean" },
  canReject: { kind: "boolean" },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  "failure?": () => statusDescriptor,
});

/** Whether a value is a {@link ActivityBase} as it may be answered. */
export function isActivityBase(value: unknown): value is ActivityBase {
  if (!isObject(value)) return false;
  const id = value.id;
  if (typeof id !== "string") return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  const status = value.status;
  if (typeof status !== "string") return false;
  const votes = value.votes;
  if (!Array.isArray(votes)) return false;
  for (let i = 0; i < votes.length; i++) {
    if (!isVote(votes[i])) return false;
  }
  const fingerprint = value.fingerprint;
  if (typeof fingerprint !== "string") return false;
  if (typeof value.canApprove !== "boolean") return false;
  if (typeof value.canReject !== "boolean") return false;
  if (!isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  const failure = value.failure;
  if (failure !== undefined) {
    if (failure === null) absent.nulls++;
    else if (!isStatus(failure)) return false;
  }
  return true;
}

/** The value as a {@link ActivityBase}, without explicit nulls, or its issues. */
export const parseActivityBase = (value: unknown): ParseResult<ActivityBase> =>
  parse(isActivityBase, activityBaseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivityBase} as it may be answered. */
export const explainActivityBase = (value: unknown): readonly Issue[] =>
  explain(activityBaseDescriptor, value, "tolerant");
/** {@link parseActivityBase} as a Standard Schema. */
export const ActivityBaseSchema: StandardSchema<ActivityBase> = /* @__PURE__ */ standardSchema(parseActivityBase);
