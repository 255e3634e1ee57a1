// Validators of the types in `activity`. What is sent is held strictly: bounds count, unknown members are refused. What
// is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Activity, ActivityBase, ActivityResponse, Intent, Result, UnknownActivity } from "../activity.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../runtime/validate.js";
import { explain, isObject, isPresent, parse, record, standardSchema } from "../runtime/validate.js";
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
  if (!isObject(value) || !isActivity(value.activity)) return false;
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
  if (!isObject(value) || !isActivityBase(value) || typeof value.type !== "string") return false;
  if (!isIntent(value.intent) || !isResult(value.result)) return false;
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
  if (isPresent(value.acceptInvitationIntent) && !isReceivedAcceptInvitationIntent(value.acceptInvitationIntent))
    return false;
  if (isPresent(value.acceptInvitationIntentV2) && !isReceivedAcceptInvitationIntentV2(value.acceptInvitationIntentV2))
    return false;
  if (
    isPresent(value.activateBillingTierIntent) &&
    !isReceivedActivateBillingTierIntent(value.activateBillingTierIntent)
  )
    return false;
  if (isPresent(value.approveActivityIntent) && !isReceivedApproveActivityIntent(value.approveActivityIntent))
    return false;
  if (isPresent(value.createApiKeysIntent) && !isReceivedCreateApiKeysIntent(value.createApiKeysIntent)) return false;
  if (isPresent(value.createApiKeysIntentV2) && !isReceivedCreateApiKeysIntentV2(value.createApiKeysIntentV2))
    return false;
  if (isPresent(value.createApiOnlyUsersIntent) && !isReceivedCreateApiOnlyUsersIntent(value.createApiOnlyUsersIntent))
    return false;
  if (
    isPresent(value.createAuthenticatorsIntent) &&
    !isReceivedCreateAuthenticatorsIntent(value.createAuthenticatorsIntent)
  )
    return false;
  if (
    isPresent(value.createAuthenticatorsIntentV2) &&
    !isReceivedCreateAuthenticatorsIntentV2(value.createAuthenticatorsIntentV2)
  )
    return false;
  if (isPresent(value.createInvitationsIntent) && !isReceivedCreateInvitationsIntent(value.createInvitationsIntent))
    return false;
  if (
    isPresent(value.createOauthProvidersIntent) &&
    !isReceivedCreateOauthProvidersIntent(value.createOauthProvidersIntent)
  )
    return false;
  if (
    isPresent(value.createOauthProvidersIntentV2) &&
    !isReceivedCreateOauthProvidersIntentV2(value.createOauthProvidersIntentV2)
  )
    return false;
  if (isPresent(value.createOrganizationIntent) && !isReceivedCreateOrganizationIntent(value.createOrganizationIntent))
    return false;
  if (
    isPresent(value.createOrganizationIntentV2) &&
    !isReceivedCreateOrganizationIntentV2(value.createOrganizationIntentV2)
  )
    return false;
  if (isPresent(value.createPoliciesIntent) && !isReceivedCreatePoliciesIntent(value.createPoliciesIntent))
    return false;
  if (isPresent(value.createPolicyIntent) && !isReceivedCreatePolicyIntent(value.createPolicyIntent)) return false;
  if (isPresent(value.createPolicyIntentV2) && !isReceivedCreatePolicyIntentV2(value.createPolicyIntentV2))
    return false;
  if (isPresent(value.createPolicyIntentV3) && !isReceivedCreatePolicyIntentV3(value.createPolicyIntentV3))
    return false;
  if (
    isPresent(value.createPrivateKeyTagIntent) &&
    !isReceivedCreatePrivateKeyTagIntent(value.createPrivateKeyTagIntent)
  )
    return false;
  if (isPresent(value.createPrivateKeysIntent) && !isReceivedCreatePrivateKeysIntent(value.createPrivateKeysIntent))
    return false;
  if (
    isPresent(value.createPrivateKeysIntentV2) &&
    !isReceivedCreatePrivateKeysIntentV2(value.createPrivateKeysIntentV2)
  )
    return false;
  if (
    isPresent(value.createReadOnlySessionIntent) &&
    !isReceivedCreateReadOnlySessionIntent(value.createReadOnlySessionIntent)
  )
    return false;
  if (
    isPresent(value.createReadWriteSessionIntent) &&
    !isReceivedCreateReadWriteSessionIntent(value.createReadWriteSessionIntent)
  )
    return false;
  if (
    isPresent(value.createReadWriteSessionIntentV2) &&
    !isReceivedCreateReadWriteSessionIntentV2(value.createReadWriteSessionIntentV2)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntent) &&
    !isReceivedCreateSubOrganizationIntent(value.createSubOrganizationIntent)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV2) &&
    !isReceivedCreateSubOrganizationIntentV2(value.createSubOrganizationIntentV2)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV3) &&
    !isReceivedCreateSubOrganizationIntentV3(value.createSubOrganizationIntentV3)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV4) &&
    !isReceivedCreateSubOrganizationIntentV4(value.createSubOrganizationIntentV4)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV5) &&
    !isReceivedCreateSubOrganizationIntentV5(value.createSubOrganizationIntentV5)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV6) &&
    !isReceivedCreateSubOrganizationIntentV6(value.createSubOrganizationIntentV6)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV7) &&
    !isReceivedCreateSubOrganizationIntentV7(value.createSubOrganizationIntentV7)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationIntentV8) &&
    !isReceivedCreateSubOrganizationIntentV8(value.createSubOrganizationIntentV8)
  )
    return false;
  if (isPresent(value.createUserTagIntent) && !isReceivedCreateUserTagIntent(value.createUserTagIntent)) return false;
  if (isPresent(value.createUsersIntent) && !isReceivedCreateUsersIntent(value.createUsersIntent)) return false;
  if (isPresent(value.createUsersIntentV2) && !isReceivedCreateUsersIntentV2(value.createUsersIntentV2)) return false;
  if (isPresent(value.createUsersIntentV3) && !isReceivedCreateUsersIntentV3(value.createUsersIntentV3)) return false;
  if (isPresent(value.createUsersIntentV4) && !isReceivedCreateUsersIntentV4(value.createUsersIntentV4)) return false;
  if (isPresent(value.createWalletIntent) && !isReceivedCreateWalletIntent(value.createWalletIntent)) return false;
  if (
    isPresent(value.createWalletAccountsIntent) &&
    !isReceivedCreateWalletAccountsIntent(value.createWalletAccountsIntent)
  )
    return false;
  if (
    isPresent(value.createWebhookEndpointIntent) &&
    !isReceivedCreateWebhookEndpointIntent(value.createWebhookEndpointIntent)
  )
    return false;
  if (isPresent(value.deleteApiKeysIntent) && !isReceivedDeleteApiKeysIntent(value.deleteApiKeysIntent)) return false;
  if (
    isPresent(value.deleteAuthenticatorsIntent) &&
    !isReceivedDeleteAuthenticatorsIntent(value.deleteAuthenticatorsIntent)
  )
    return false;
  if (isPresent(value.deleteInvitationIntent) && !isReceivedDeleteInvitationIntent(value.deleteInvitationIntent))
    return false;
  if (
    isPresent(value.deleteOauthProvidersIntent) &&
    !isReceivedDeleteOauthProvidersIntent(value.deleteOauthProvidersIntent)
  )
    return false;
  if (isPresent(value.deleteOrganizationIntent) && !isReceivedDeleteOrganizationIntent(value.deleteOrganizationIntent))
    return false;
  if (
    isPresent(value.deletePaymentMethodIntent) &&
    !isReceivedDeletePaymentMethodIntent(value.deletePaymentMethodIntent)
  )
    return false;
  if (isPresent(value.deletePoliciesIntent) && !isReceivedDeletePoliciesIntent(value.deletePoliciesIntent))
    return false;
  if (isPresent(value.deletePolicyIntent) && !isReceivedDeletePolicyIntent(value.deletePolicyIntent)) return false;
  if (
    isPresent(value.deletePrivateKeyTagsIntent) &&
    !isReceivedDeletePrivateKeyTagsIntent(value.deletePrivateKeyTagsIntent)
  )
    return false;
  if (isPresent(value.deletePrivateKeysIntent) && !isReceivedDeletePrivateKeysIntent(value.deletePrivateKeysIntent))
    return false;
  if (
    isPresent(value.deleteSubOrganizationIntent) &&
    !isReceivedDeleteSubOrganizationIntent(value.deleteSubOrganizationIntent)
  )
    return false;
  if (isPresent(value.deleteUserTagsIntent) && !isReceivedDeleteUserTagsIntent(value.deleteUserTagsIntent))
    return false;
  if (isPresent(value.deleteUsersIntent) && !isReceivedDeleteUsersIntent(value.deleteUsersIntent)) return false;
  if (
    isPresent(value.deleteWalletAccountsIntent) &&
    !isReceivedDeleteWalletAccountsIntent(value.deleteWalletAccountsIntent)
  )
    return false;
  if (isPresent(value.deleteWalletsIntent) && !isReceivedDeleteWalletsIntent(value.deleteWalletsIntent)) return false;
  if (
    isPresent(value.deleteWebhookEndpointIntent) &&
    !isReceivedDeleteWebhookEndpointIntent(value.deleteWebhookEndpointIntent)
  )
    return false;
  if (isPresent(value.disableAuthProxyIntent) && !isReceivedDisableAuthProxyIntent(value.disableAuthProxyIntent))
    return false;
  if (isPresent(value.disablePrivateKeyIntent) && !isReceivedDisablePrivateKeyIntent(value.disablePrivateKeyIntent))
    return false;
  if (isPresent(value.emailAuthIntent) && !isReceivedEmailAuthIntent(value.emailAuthIntent)) return false;
  if (isPresent(value.emailAuthIntentV2) && !isReceivedEmailAuthIntentV2(value.emailAuthIntentV2)) return false;
  if (isPresent(value.emailAuthIntentV3) && !isReceivedEmailAuthIntentV3(value.emailAuthIntentV3)) return false;
  if (isPresent(value.enableAuthProxyIntent) && !isReceivedEnableAuthProxyIntent(value.enableAuthProxyIntent))
    return false;
  if (isPresent(value.exportPrivateKeyIntent) && !isReceivedExportPrivateKeyIntent(value.exportPrivateKeyIntent))
    return false;
  if (isPresent(value.exportWalletIntent) && !isReceivedExportWalletIntent(value.exportWalletIntent)) return false;
  if (
    isPresent(value.exportWalletAccountIntent) &&
    !isReceivedExportWalletAccountIntent(value.exportWalletAccountIntent)
  )
    return false;
  if (isPresent(value.importPrivateKeyIntent) && !isReceivedImportPrivateKeyIntent(value.importPrivateKeyIntent))
    return false;
  if (isPresent(value.importWalletIntent) && !isReceivedImportWalletIntent(value.importWalletIntent)) return false;
  if (
    isPresent(value.initImportPrivateKeyIntent) &&
    !isReceivedInitImportPrivateKeyIntent(value.initImportPrivateKeyIntent)
  )
    return false;
  if (isPresent(value.initImportWalletIntent) && !isReceivedInitImportWalletIntent(value.initImportWalletIntent))
    return false;
  if (isPresent(value.initOtpIntent) && !isReceivedInitOtpIntent(value.initOtpIntent)) return false;
  if (isPresent(value.initOtpIntentV2) && !isReceivedInitOtpIntentV2(value.initOtpIntentV2)) return false;
  if (isPresent(value.initOtpIntentV3) && !isReceivedInitOtpIntentV3(value.initOtpIntentV3)) return false;
  if (isPresent(value.initOtpAuthIntent) && !isReceivedInitOtpAuthIntent(value.initOtpAuthIntent)) return false;
  if (isPresent(value.initOtpAuthIntentV2) && !isReceivedInitOtpAuthIntentV2(value.initOtpAuthIntentV2)) return false;
  if (isPresent(value.initOtpAuthIntentV3) && !isReceivedInitOtpAuthIntentV3(value.initOtpAuthIntentV3)) return false;
  if (
    isPresent(value.initUserEmailRecoveryIntent) &&
    !isReceivedInitUserEmailRecoveryIntent(value.initUserEmailRecoveryIntent)
  )
    return false;
  if (
    isPresent(value.initUserEmailRecoveryIntentV2) &&
    !isReceivedInitUserEmailRecoveryIntentV2(value.initUserEmailRecoveryIntentV2)
  )
    return false;
  if (isPresent(value.oauthIntent) && !isReceivedOauthIntent(value.oauthIntent)) return false;
  if (isPresent(value.oauthLoginIntent) && !isReceivedOauthLoginIntent(value.oauthLoginIntent)) return false;
  if (isPresent(value.otpAuthIntent) && !isReceivedOtpAuthIntent(value.otpAuthIntent)) return false;
  if (isPresent(value.otpLoginIntent) && !isReceivedOtpLoginIntent(value.otpLoginIntent)) return false;
  if (isPresent(value.otpLoginIntentV2) && !isReceivedOtpLoginIntentV2(value.otpLoginIntentV2)) return false;
  if (isPresent(value.recoverUserIntent) && !isReceivedRecoverUserIntent(value.recoverUserIntent)) return false;
  if (isPresent(value.rejectActivityIntent) && !isReceivedRejectActivityIntent(value.rejectActivityIntent))
    return false;
  if (
    isPresent(value.removeOrganizationFeatureIntent) &&
    !isReceivedRemoveOrganizationFeatureIntent(value.removeOrganizationFeatureIntent)
  )
    return false;
  if (
    isPresent(value.setOrganizationFeatureIntent) &&
    !isReceivedSetOrganizationFeatureIntent(value.setOrganizationFeatureIntent)
  )
    return false;
  if (isPresent(value.setPaymentMethodIntent) && !isReceivedSetPaymentMethodIntent(value.setPaymentMethodIntent))
    return false;
  if (isPresent(value.setPaymentMethodIntentV2) && !isReceivedSetPaymentMethodIntentV2(value.setPaymentMethodIntentV2))
    return false;
  if (isPresent(value.signRawPayloadIntent) && !isSignRawPayloadIntent(value.signRawPayloadIntent)) return false;
  if (isPresent(value.signRawPayloadIntentV2) && !isReceivedSignRawPayloadIntentV2(value.signRawPayloadIntentV2))
    return false;
  if (isPresent(value.signRawPayloadsIntent) && !isReceivedSignRawPayloadsIntent(value.signRawPayloadsIntent))
    return false;
  if (isPresent(value.signTransactionIntent) && !isReceivedSignTransactionIntent(value.signTransactionIntent))
    return false;
  if (isPresent(value.signTransactionIntentV2) && !isReceivedSignTransactionIntentV2(value.signTransactionIntentV2))
    return false;
  if (isPresent(value.stampLoginIntent) && !isReceivedStampLoginIntent(value.stampLoginIntent)) return false;
  if (
    isPresent(value.updateAllowedOriginsIntent) &&
    !isReceivedUpdateAllowedOriginsIntent(value.updateAllowedOriginsIntent)
  )
    return false;
  if (
    isPresent(value.updateAuthProxyConfigIntent) &&
    !isReceivedUpdateAuthProxyConfigIntent(value.updateAuthProxyConfigIntent)
  )
    return false;
  if (
    isPresent(value.updateOrganizationNameIntent) &&
    !isReceivedUpdateOrganizationNameIntent(value.updateOrganizationNameIntent)
  )
    return false;
  if (isPresent(value.updatePolicyIntent) && !isReceivedUpdatePolicyIntent(value.updatePolicyIntent)) return false;
  if (isPresent(value.updatePolicyIntentV2) && !isReceivedUpdatePolicyIntentV2(value.updatePolicyIntentV2))
    return false;
  if (
    isPresent(value.updatePrivateKeyTagIntent) &&
    !isReceivedUpdatePrivateKeyTagIntent(value.updatePrivateKeyTagIntent)
  )
    return false;
  if (isPresent(value.updateRootQuorumIntent) && !isReceivedUpdateRootQuorumIntent(value.updateRootQuorumIntent))
    return false;
  if (isPresent(value.updateUserIntent) && !isReceivedUpdateUserIntent(value.updateUserIntent)) return false;
  if (isPresent(value.updateUserEmailIntent) && !isReceivedUpdateUserEmailIntent(value.updateUserEmailIntent))
    return false;
  if (isPresent(value.updateUserNameIntent) && !isReceivedUpdateUserNameIntent(value.updateUserNameIntent))
    return false;
  if (
    isPresent(value.updateUserPhoneNumberIntent) &&
    !isReceivedUpdateUserPhoneNumberIntent(value.updateUserPhoneNumberIntent)
  )
    return false;
  if (isPresent(value.updateUserTagIntent) && !isReceivedUpdateUserTagIntent(value.updateUserTagIntent)) return false;
  if (isPresent(value.updateWalletIntent) && !isReceivedUpdateWalletIntent(value.updateWalletIntent)) return false;
  if (
    isPresent(value.updateWalletAccountNameIntent) &&
    !isReceivedUpdateWalletAccountNameIntent(value.updateWalletAccountNameIntent)
  )
    return false;
  if (
    isPresent(value.updateWebhookEndpointIntent) &&
    !isReceivedUpdateWebhookEndpointIntent(value.updateWebhookEndpointIntent)
  )
    return false;
  if (isPresent(value.verifyOtpIntent) && !isReceivedVerifyOtpIntent(value.verifyOtpIntent)) return false;
  if (isPresent(value.verifyOtpIntentV2) && !isReceivedVerifyOtpIntentV2(value.verifyOtpIntentV2)) return false;
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
  if (isPresent(value.acceptInvitationResult) && !isAcceptInvitationResult(value.acceptInvitationResult)) return false;
  if (isPresent(value.activateBillingTierResult) && !isActivateBillingTierResult(value.activateBillingTierResult))
    return false;
  if (isPresent(value.createApiKeysResult) && !isCreateApiKeysResult(value.createApiKeysResult)) return false;
  if (isPresent(value.createApiOnlyUsersResult) && !isCreateApiOnlyUsersResult(value.createApiOnlyUsersResult))
    return false;
  if (isPresent(value.createAuthenticatorsResult) && !isCreateAuthenticatorsResult(value.createAuthenticatorsResult))
    return false;
  if (isPresent(value.createInvitationsResult) && !isCreateInvitationsResult(value.createInvitationsResult))
    return false;
  if (isPresent(value.createOauthProvidersResult) && !isCreateOauthProvidersResult(value.createOauthProvidersResult))
    return false;
  if (
    isPresent(value.createOauthProvidersResultV2) &&
    !isCreateOauthProvidersResultV2(value.createOauthProvidersResultV2)
  )
    return false;
  if (isPresent(value.createOrganizationResult) && !isCreateOrganizationResult(value.createOrganizationResult))
    return false;
  if (isPresent(value.createPoliciesResult) && !isCreatePoliciesResult(value.createPoliciesResult)) return false;
  if (isPresent(value.createPolicyResult) && !isCreatePolicyResult(value.createPolicyResult)) return false;
  if (isPresent(value.createPrivateKeyTagResult) && !isCreatePrivateKeyTagResult(value.createPrivateKeyTagResult))
    return false;
  if (isPresent(value.createPrivateKeysResult) && !isCreatePrivateKeysResult(value.createPrivateKeysResult))
    return false;
  if (isPresent(value.createPrivateKeysResultV2) && !isCreatePrivateKeysResultV2(value.createPrivateKeysResultV2))
    return false;
  if (isPresent(value.createReadOnlySessionResult) && !isCreateReadOnlySessionResult(value.createReadOnlySessionResult))
    return false;
  if (
    isPresent(value.createReadWriteSessionResult) &&
    !isCreateReadWriteSessionResult(value.createReadWriteSessionResult)
  )
    return false;
  if (
    isPresent(value.createReadWriteSessionResultV2) &&
    !isCreateReadWriteSessionResultV2(value.createReadWriteSessionResultV2)
  )
    return false;
  if (isPresent(value.createSubOrganizationResult) && !isCreateSubOrganizationResult(value.createSubOrganizationResult))
    return false;
  if (
    isPresent(value.createSubOrganizationResultV3) &&
    !isCreateSubOrganizationResultV3(value.createSubOrganizationResultV3)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationResultV4) &&
    !isCreateSubOrganizationResultV4(value.createSubOrganizationResultV4)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationResultV5) &&
    !isCreateSubOrganizationResultV5(value.createSubOrganizationResultV5)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationResultV6) &&
    !isCreateSubOrganizationResultV6(value.createSubOrganizationResultV6)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationResultV7) &&
    !isCreateSubOrganizationResultV7(value.createSubOrganizationResultV7)
  )
    return false;
  if (
    isPresent(value.createSubOrganizationResultV8) &&
    !isCreateSubOrganizationResultV8(value.createSubOrganizationResultV8)
  )
    return false;
  if (isPresent(value.createUserTagResult) && !isCreateUserTagResult(value.createUserTagResult)) return false;
  if (isPresent(value.createUsersResult) && !isCreateUsersResult(value.createUsersResult)) return false;
  if (isPresent(value.createWalletResult) && !isCreateWalletResult(value.createWalletResult)) return false;
  if (isPresent(value.createWalletAccountsResult) && !isCreateWalletAccountsResult(value.createWalletAccountsResult))
    return false;
  if (isPresent(value.createWebhookEndpointResult) && !isCreateWebhookEndpointResult(value.createWebhookEndpointResult))
    return false;
  if (isPresent(value.deleteApiKeysResult) && !isDeleteApiKeysResult(value.deleteApiKeysResult)) return false;
  if (isPresent(value.deleteAuthenticatorsResult) && !isDeleteAuthenticatorsResult(value.deleteAuthenticatorsResult))
    return false;
  if (isPresent(value.deleteInvitationResult) && !isDeleteInvitationResult(value.deleteInvitationResult)) return false;
  if (isPresent(value.deleteOauthProvidersResult) && !isDeleteOauthProvidersResult(value.deleteOauthProvidersResult))
    return false;
  if (isPresent(value.deleteOrganizationResult) && !isDeleteOrganizationResult(value.deleteOrganizationResult))
    return false;
  if (isPresent(value.deletePaymentMethodResult) && !isDeletePaymentMethodResult(value.deletePaymentMethodResult))
    return false;
  if (isPresent(value.deletePoliciesResult) && !isDeletePoliciesResult(value.deletePoliciesResult)) return false;
  if (isPresent(value.deletePolicyResult) && !isDeletePolicyResult(value.deletePolicyResult)) return false;
  if (isPresent(value.deletePrivateKeyTagsResult) && !isDeletePrivateKeyTagsResult(value.deletePrivateKeyTagsResult))
    return false;
  if (isPresent(value.deletePrivateKeysResult) && !isDeletePrivateKeysResult(value.deletePrivateKeysResult))
    return false;
  if (isPresent(value.deleteSubOrganizationResult) && !isDeleteSubOrganizationResult(value.deleteSubOrganizationResult))
    return false;
  if (isPresent(value.deleteUserTagsResult) && !isDeleteUserTagsResult(value.deleteUserTagsResult)) return false;
  if (isPresent(value.deleteUsersResult) && !isDeleteUsersResult(value.deleteUsersResult)) return false;
  if (isPresent(value.deleteWalletAccountsResult) && !isDeleteWalletAccountsResult(value.deleteWalletAccountsResult))
    return false;
  if (isPresent(value.deleteWalletsResult) && !isDeleteWalletsResult(value.deleteWalletsResult)) return false;
  if (isPresent(value.deleteWebhookEndpointResult) && !isDeleteWebhookEndpointResult(value.deleteWebhookEndpointResult))
    return false;
  if (isPresent(value.disableAuthProxyResult) && !isDisableAuthProxyResult(value.disableAuthProxyResult)) return false;
  if (isPresent(value.disablePrivateKeyResult) && !isDisablePrivateKeyResult(value.disablePrivateKeyResult))
    return false;
  if (isPresent(value.emailAuthResult) && !isEmailAuthResult(value.emailAuthResult)) return false;
  if (isPresent(value.enableAuthProxyResult) && !isEnableAuthProxyResult(value.enableAuthProxyResult)) return false;
  if (isPresent(value.exportPrivateKeyResult) && !isExportPrivateKeyResult(value.exportPrivateKeyResult)) return false;
  if (isPresent(value.exportWalletResult) && !isExportWalletResult(value.exportWalletResult)) return false;
  if (isPresent(value.exportWalletAccountResult) && !isExportWalletAccountResult(value.exportWalletAccountResult))
    return false;
  if (isPresent(value.importPrivateKeyResult) && !isImportPrivateKeyResult(value.importPrivateKeyResult)) return false;
  if (isPresent(value.importWalletResult) && !isImportWalletResult(value.importWalletResult)) return false;
  if (isPresent(value.initImportPrivateKeyResult) && !isInitImportPrivateKeyResult(value.initImportPrivateKeyResult))
    return false;
  if (isPresent(value.initImportWalletResult) && !isInitImportWalletResult(value.initImportWalletResult)) return false;
  if (isPresent(value.initOtpResult) && !isInitOtpResult(value.initOtpResult)) return false;
  if (isPresent(value.initOtpResultV2) && !isInitOtpResultV2(value.initOtpResultV2)) return false;
  if (isPresent(value.initOtpAuthResult) && !isInitOtpAuthResult(value.initOtpAuthResult)) return false;
  if (isPresent(value.initOtpAuthResultV2) && !isInitOtpAuthResultV2(value.initOtpAuthResultV2)) return false;
  if (isPresent(value.initUserEmailRecoveryResult) && !isInitUserEmailRecoveryResult(value.initUserEmailRecoveryResult))
    return false;
  if (isPresent(value.oauthResult) && !isOauthResult(value.oauthResult)) return false;
  if (isPresent(value.oauthLoginResult) && !isOauthLoginResult(value.oauthLoginResult)) return false;
  if (isPresent(value.otpAuthResult) && !isOtpAuthResult(value.otpAuthResult)) return false;
  if (isPresent(value.otpLoginResult) && !isOtpLoginResult(value.otpLoginResult)) return false;
  if (isPresent(value.recoverUserResult) && !isRecoverUserResult(value.recoverUserResult)) return false;
  if (
    isPresent(value.removeOrganizationFeatureResult) &&
    !isRemoveOrganizationFeatureResult(value.removeOrganizationFeatureResult)
  )
    return false;
  if (
    isPresent(value.setOrganizationFeatureResult) &&
    !isSetOrganizationFeatureResult(value.setOrganizationFeatureResult)
  )
    return false;
  if (isPresent(value.setPaymentMethodResult) && !isSetPaymentMethodResult(value.setPaymentMethodResult)) return false;
  if (isPresent(value.signRawPayloadResult) && !isSignRawPayloadResult(value.signRawPayloadResult)) return false;
  if (isPresent(value.signRawPayloadsResult) && !isSignRawPayloadsResult(value.signRawPayloadsResult)) return false;
  if (isPresent(value.signTransactionResult) && !isSignTransactionResult(value.signTransactionResult)) return false;
  if (isPresent(value.stampLoginResult) && !isStampLoginResult(value.stampLoginResult)) return false;
  if (isPresent(value.updateAllowedOriginsResult) && !isUpdateAllowedOriginsResult(value.updateAllowedOriginsResult))
    return false;
  if (isPresent(value.updateAuthProxyConfigResult) && !isUpdateAuthProxyConfigResult(value.updateAuthProxyConfigResult))
    return false;
  if (
    isPresent(value.updateOrganizationNameResult) &&
    !isUpdateOrganizationNameResult(value.updateOrganizationNameResult)
  )
    return false;
  if (isPresent(value.updatePolicyResult) && !isUpdatePolicyResult(value.updatePolicyResult)) return false;
  if (isPresent(value.updatePolicyResultV2) && !isUpdatePolicyResultV2(value.updatePolicyResultV2)) return false;
  if (isPresent(value.updatePrivateKeyTagResult) && !isUpdatePrivateKeyTagResult(value.updatePrivateKeyTagResult))
    return false;
  if (isPresent(value.updateRootQuorumResult) && !isUpdateRootQuorumResult(value.updateRootQuorumResult)) return false;
  if (isPresent(value.updateUserResult) && !isUpdateUserResult(value.updateUserResult)) return false;
  if (isPresent(value.updateUserEmailResult) && !isUpdateUserEmailResult(value.updateUserEmailResult)) return false;
  if (isPresent(value.updateUserNameResult) && !isUpdateUserNameResult(value.updateUserNameResult)) return false;
  if (isPresent(value.updateUserPhoneNumberResult) && !isUpdateUserPhoneNumberResult(value.updateUserPhoneNumberResult))
    return false;
  if (isPresent(value.updateUserTagResult) && !isUpdateUserTagResult(value.updateUserTagResult)) return false;
  if (isPresent(value.updateWalletResult) && !isUpdateWalletResult(value.updateWalletResult)) return false;
  if (
    isPresent(value.updateWalletAccountNameResult) &&
    !isUpdateWalletAccountNameResult(value.updateWalletAccountNameResult)
  )
    return false;
  if (isPresent(value.updateWebhookEndpointResult) && !isUpdateWebhookEndpointResult(value.updateWebhookEndpointResult))
    return false;
  if (isPresent(value.verifyOtpResult) && !isVerifyOtpResult(value.verifyOtpResult)) return false;
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
  if (!isObject(value) || typeof value.id !== "string") return false;
  if (typeof value.organizationId !== "string" || typeof value.status !== "string") return false;
  const votes = value.votes;
  if (!Array.isArray(votes)) return false;
  for (let i = 0; i < votes.length; i++) {
    if (!isVote(votes[i])) return false;
  }
  if (typeof value.fingerprint !== "string" || typeof value.canApprove !== "boolean") return false;
  if (typeof value.canReject !== "boolean" || !isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  if (isPresent(value.failure) && !isStatus(value.failure)) return false;
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
