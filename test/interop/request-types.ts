// Every request type of the npm package @turnkey/http is assignable to ours: a body that an existing client composes is
// one that this API takes. The compiler checks it; request-types.test.ts checks that no operation is missing.

import type * as Api from "@countersign/api";
import type { TurnkeyClient } from "@turnkey/http";

/** What a method of the client takes. */
type Body<Method extends keyof TurnkeyClient> = TurnkeyClient[Method] extends (input: infer Input) => unknown
  ? Input
  : never;

/** The request of an operation, which must have their body among its values. */
type Accepts<Request, Theirs extends Request> = { readonly request: Request; readonly theirs: Theirs };

export interface Requests {
  "/public/v1/query/get_activity": Accepts<Api.GetActivityRequest, Body<"getActivity">>;
  "/public/v1/query/get_api_key": Accepts<Api.GetApiKeyRequest, Body<"getApiKey">>;
  "/public/v1/query/get_api_keys": Accepts<Api.GetApiKeysRequest, Body<"getApiKeys">>;
  "/public/v1/query/get_attestation": Accepts<Api.GetAttestationRequest, Body<"getAttestationDocument">>;
  "/public/v1/query/get_authenticator": Accepts<Api.GetAuthenticatorRequest, Body<"getAuthenticator">>;
  "/public/v1/query/get_authenticators": Accepts<Api.GetAuthenticatorsRequest, Body<"getAuthenticators">>;
  "/public/v1/query/get_oauth_providers": Accepts<Api.GetOauthProvidersRequest, Body<"getOauthProviders">>;
  "/public/v1/query/get_organization": Accepts<Api.GetOrganizationRequest, Body<"getOrganization">>;
  "/public/v1/query/get_organization_configs": Accepts<
    Api.GetOrganizationConfigsRequest,
    Body<"getOrganizationConfigs">
  >;
  "/public/v1/query/get_policy": Accepts<Api.GetPolicyRequest, Body<"getPolicy">>;
  "/public/v1/query/get_private_key": Accepts<Api.GetPrivateKeyRequest, Body<"getPrivateKey">>;
  "/public/v1/query/get_user": Accepts<Api.GetUserRequest, Body<"getUser">>;
  "/public/v1/query/get_wallet": Accepts<Api.GetWalletRequest, Body<"getWallet">>;
  "/public/v1/query/get_wallet_account": Accepts<Api.GetWalletAccountRequest, Body<"getWalletAccount">>;
  "/public/v1/query/list_activities": Accepts<Api.ListActivitiesRequest, Body<"getActivities">>;
  "/public/v1/query/list_policies": Accepts<Api.ListPoliciesRequest, Body<"getPolicies">>;
  "/public/v1/query/list_private_key_tags": Accepts<Api.ListPrivateKeyTagsRequest, Body<"listPrivateKeyTags">>;
  "/public/v1/query/list_private_keys": Accepts<Api.ListPrivateKeysRequest, Body<"getPrivateKeys">>;
  "/public/v1/query/list_suborgs": Accepts<Api.ListSuborgsRequest, Body<"getSubOrgIds">>;
  "/public/v1/query/list_user_tags": Accepts<Api.ListUserTagsRequest, Body<"listUserTags">>;
  "/public/v1/query/list_users": Accepts<Api.ListUsersRequest, Body<"getUsers">>;
  "/public/v1/query/list_verified_suborgs": Accepts<Api.ListVerifiedSuborgsRequest, Body<"getVerifiedSubOrgIds">>;
  "/public/v1/query/list_wallet_accounts": Accepts<Api.ListWalletAccountsRequest, Body<"getWalletAccounts">>;
  "/public/v1/query/list_wallets": Accepts<Api.ListWalletsRequest, Body<"getWallets">>;
  "/public/v1/query/whoami": Accepts<Api.WhoamiRequest, Body<"getWhoami">>;
  "/public/v1/submit/approve_activity": Accepts<Api.ApproveActivityRequest, Body<"approveActivity">>;
  "/public/v1/submit/create_api_keys": Accepts<Api.CreateApiKeysBody, Body<"createApiKeys">>;
  "/public/v1/submit/create_api_only_users": Accepts<Api.CreateApiOnlyUsersRequest, Body<"createApiOnlyUsers">>;
  "/public/v1/submit/create_authenticators": Accepts<Api.CreateAuthenticatorsBody, Body<"createAuthenticators">>;
  "/public/v1/submit/create_invitations": Accepts<Api.CreateInvitationsRequest, Body<"createInvitations">>;
  "/public/v1/submit/create_oauth_providers": Accepts<Api.CreateOauthProvidersBody, Body<"createOauthProviders">>;
  "/public/v1/submit/create_policies": Accepts<Api.CreatePoliciesRequest, Body<"createPolicies">>;
  "/public/v1/submit/create_policy": Accepts<Api.CreatePolicyBody, Body<"createPolicy">>;
  "/public/v1/submit/create_private_key_tag": Accepts<Api.CreatePrivateKeyTagRequest, Body<"createPrivateKeyTag">>;
  "/public/v1/submit/create_private_keys": Accepts<Api.CreatePrivateKeysBody, Body<"createPrivateKeys">>;
  "/public/v1/submit/create_read_only_session": Accepts<
    Api.CreateReadOnlySessionRequest,
    Body<"createReadOnlySession">
  >;
  "/public/v1/submit/create_read_write_session": Accepts<
    Api.CreateReadWriteSessionBody,
    Body<"createReadWriteSession">
  >;
  "/public/v1/submit/create_sub_organization": Accepts<Api.CreateSubOrganizationBody, Body<"createSubOrganization">>;
  "/public/v1/submit/create_user_tag": Accepts<Api.CreateUserTagRequest, Body<"createUserTag">>;
  "/public/v1/submit/create_users": Accepts<Api.CreateUsersBody, Body<"createUsers">>;
  "/public/v1/submit/create_wallet": Accepts<Api.CreateWalletRequest, Body<"createWallet">>;
  "/public/v1/submit/create_wallet_accounts": Accepts<Api.CreateWalletAccountsRequest, Body<"createWalletAccounts">>;
  "/public/v1/submit/delete_api_keys": Accepts<Api.DeleteApiKeysRequest, Body<"deleteApiKeys">>;
  "/public/v1/submit/delete_authenticators": Accepts<Api.DeleteAuthenticatorsRequest, Body<"deleteAuthenticators">>;
  "/public/v1/submit/delete_invitation": Accepts<Api.DeleteInvitationRequest, Body<"deleteInvitation">>;
  "/public/v1/submit/delete_oauth_providers": Accepts<Api.DeleteOauthProvidersRequest, Body<"deleteOauthProviders">>;
  "/public/v1/submit/delete_policy": Accepts<Api.DeletePolicyRequest, Body<"deletePolicy">>;
  "/public/v1/submit/delete_private_key_tags": Accepts<Api.DeletePrivateKeyTagsRequest, Body<"deletePrivateKeyTags">>;
  "/public/v1/submit/delete_private_keys": Accepts<Api.DeletePrivateKeysRequest, Body<"deletePrivateKeys">>;
  "/public/v1/submit/delete_sub_organization": Accepts<Api.DeleteSubOrganizationRequest, Body<"deleteSubOrganization">>;
  "/public/v1/submit/delete_user_tags": Accepts<Api.DeleteUserTagsRequest, Body<"deleteUserTags">>;
  "/public/v1/submit/delete_users": Accepts<Api.DeleteUsersRequest, Body<"deleteUsers">>;
  "/public/v1/submit/delete_wallets": Accepts<Api.DeleteWalletsRequest, Body<"deleteWallets">>;
  "/public/v1/submit/email_auth": Accepts<Api.EmailAuthBody, Body<"emailAuth">>;
  "/public/v1/submit/export_private_key": Accepts<Api.ExportPrivateKeyRequest, Body<"exportPrivateKey">>;
  "/public/v1/submit/export_wallet": Accepts<Api.ExportWalletRequest, Body<"exportWallet">>;
  "/public/v1/submit/export_wallet_account": Accepts<Api.ExportWalletAccountRequest, Body<"exportWalletAccount">>;
  "/public/v1/submit/import_private_key": Accepts<Api.ImportPrivateKeyRequest, Body<"importPrivateKey">>;
  "/public/v1/submit/import_wallet": Accepts<Api.ImportWalletRequest, Body<"importWallet">>;
  "/public/v1/submit/init_import_private_key": Accepts<Api.InitImportPrivateKeyRequest, Body<"initImportPrivateKey">>;
  "/public/v1/submit/init_import_wallet": Accepts<Api.InitImportWalletRequest, Body<"initImportWallet">>;
  "/public/v1/submit/init_otp_auth": Accepts<Api.InitOtpAuthBody, Body<"initOtpAuth">>;
  "/public/v1/submit/init_user_email_recovery": Accepts<Api.InitUserEmailRecoveryBody, Body<"initUserEmailRecovery">>;
  "/public/v1/submit/oauth": Accepts<Api.OauthRequest, Body<"oauth">>;
  "/public/v1/submit/otp_auth": Accepts<Api.OtpAuthRequest, Body<"otpAuth">>;
  "/public/v1/submit/recover_user": Accepts<Api.RecoverUserRequest, Body<"recoverUser">>;
  "/public/v1/submit/reject_activity": Accepts<Api.RejectActivityRequest, Body<"rejectActivity">>;
  "/public/v1/submit/remove_organization_feature": Accepts<
    Api.RemoveOrganizationFeatureRequest,
    Body<"removeOrganizationFeature">
  >;
  "/public/v1/submit/set_organization_feature": Accepts<
    Api.SetOrganizationFeatureRequest,
    Body<"setOrganizationFeature">
  >;
  "/public/v1/submit/sign_raw_payload": Accepts<Api.SignRawPayloadRequestV2, Body<"signRawPayload">>;
  "/public/v1/submit/sign_raw_payloads": Accepts<Api.SignRawPayloadsRequest, Body<"signRawPayloads">>;
  "/public/v1/submit/sign_transaction": Accepts<Api.SignTransactionBody, Body<"signTransaction">>;
  "/public/v1/submit/update_policy": Accepts<Api.UpdatePolicyBody, Body<"updatePolicy">>;
  "/public/v1/submit/update_private_key_tag": Accepts<Api.UpdatePrivateKeyTagRequest, Body<"updatePrivateKeyTag">>;
  "/public/v1/submit/update_root_quorum": Accepts<Api.UpdateRootQuorumRequest, Body<"updateRootQuorum">>;
  "/public/v1/submit/update_user": Accepts<Api.UpdateUserRequest, Body<"updateUser">>;
  "/public/v1/submit/update_user_tag": Accepts<Api.UpdateUserTagRequest, Body<"updateUserTag">>;
  "/public/v1/submit/update_wallet": Accepts<Api.UpdateWalletRequest, Body<"updateWallet">>;
}
