// What is there to be read, and the requests that find it.

import type { ActivityType } from "@countersign/api";
import { encryptSecretToBundle } from "turnkey-crypto-newest";
import { signerKeyOf } from "../service/families/transfers/mover.js";
import { markVerified } from "../service/families/logins/contact-world.js";
import { newCustomer } from "../service/families/logins/world.js";
import { app } from "../service/end-to-end/every-type/oauth2.js";
import { newer } from "../service/end-to-end/every-type/world.js";
import type { FullWorld } from "../service/end-to-end/every-type/world.js";
import { ethereumAccount } from "../service/support/accounts.js";
import { act } from "../service/support/requests.js";
import { firstOf } from "../service/support/results.js";
import { newKey } from "../service/support/service.js";

const suite = { encryptionSuite: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1" };

export interface Readable {
  readonly parameters: object;
  /** A text that the answer has to have. */
  readonly finds: string;
}

/** The requests by the path of their operation, for an organization in which each finds something. */
export async function readables(world: FullWorld): Promise<ReadonlyMap<string, readonly Readable[]>> {
  const { root, service, issuer } = world;
  const make = async (type: ActivityType, parameters: object) => {
    const { id, result } = await act(root, type, parameters);
    return { id, result: Object.values(result)[0] as Record<string, unknown> };
  };
  const first = (list: unknown) => (list as unknown[])[0];
  const text = (value: unknown) => value as string;

  const key = newKey();
  const { publicKey } = key;
  const user = await make("ACTIVITY_TYPE_CREATE_USERS_V4", {
    users: [
      {
        userName: "Robin",
        apiKeys: [{ apiKeyName: "Phone", publicKey, curveType: "API_KEY_CURVE_P256" }],
        authenticators: [newer()],
        oauthProviders: [{ providerName: "Robin's company", oidcToken: await issuer.logIn({ account: "robin" }) }],
        userTags: [],
      },
    ],
  });
  const userId = text(first(user.result["userIds"]));
  const asked = { organizationId: root.organizationId, userId };
  const [{ apiKeys }, { authenticators }] = await Promise.all([
    service.client.getApiKeys(asked),
    service.client.getAuthenticators(asked),
  ]);
  const apiKeyId = firstOf(apiKeys).apiKeyId;
  const authenticatorId = firstOf(authenticators).authenticatorId;
  const userTag = await make("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Readers", userIds: [] });
  const keyTag = await make("ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", { privateKeyTagName: "Read", privateKeyIds: [] });
  const policy = await make("ACTIVITY_TYPE_CREATE_POLICY_V3", {
    policyName: "Readers sign",
    effect: "EFFECT_DENY",
    condition: "activity.resource == 'INVITATION' && activity.action == 'NEVER'",
    notes: "",
  });
  const policyId = text(policy.result["policyId"]);
  const keys = await make("ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: [
      {
        privateKeyName: "Reading",
        curve: "CURVE_SECP256K1",
        privateKeyTags: [],
        addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
      },
    ],
  });
  const { privateKeyId } = first(keys.result["privateKeys"]) as { privateKeyId: string };
  const wallet = await make("ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Reading", accounts: [ethereumAccount] });
  const walletId = text(wallet.result["walletId"]);
  const address = text(first(wallet.result["addresses"]));
  const endpoint = await make("ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", { name: "Reading", url: world.receiver.url });
  const profile = await make("ACTIVITY_TYPE_CREATE_SESSION_PROFILE", { sessionProfileName: "Reading", scope: "true" });
  const sessionProfileId = text(profile.result["sessionProfileId"]);
  const contract = await make("ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE", {
    smartContractAddress: "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
    smartContractInterface: '[{"type":"function","name":"transfer","inputs":[]}]',
    type: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM",
    label: "Reading",
  });
  const smartContractInterfaceId = text(contract.result["smartContractInterfaceId"]);
  const credential = await make("ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", await app(world));
  const oauth2CredentialId = text(credential.result["oauth2CredentialId"]);
  const control = await make("ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", {
    name: "Reading",
    identifier: "reading",
    dataSource: { activityExecution: { filter: { activity: [{ activityType: "ACTIVITY_TYPE_FREEZE" }] } } },
    aggregation: {
      method: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT",
      operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN",
      threshold: "10",
      window: { infinite: {} },
      groupBy: { organization: {} },
    },
  });
  const velocityControlId = text(control.result["velocityControlId"]);
  const mfaPolicy = await make("ACTIVITY_TYPE_CREATE_MFA_POLICY", {
    userId,
    mfaPolicyName: "Reading",
    condition: "activity.kind == 'CREATE_USER_TAG'",
    requiredAuthenticationMethods: [{ any: [{ type: "AUTHENTICATION_TYPE_PASSKEY" }] }],
    order: 1,
  });
  const mfaPolicyId = text(mfaPolicy.result["mfaPolicyId"]);
  await make("ACTIVITY_TYPE_CREATE_POLICY_V3", {
    policyName: "Robin makes tags",
    effect: "EFFECT_ALLOW",
    condition: "activity.kind == 'CREATE_USER_TAG'",
    consensus: `approvers.any(user, user.id == '${userId}')`,
    notes: "",
  });
  const robin = { service, organizationId: root.organizationId, key };
  const waiting = await act(robin, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Robin's", userIds: [] });
  const rules = [{ cidr: "203.0.113.0/24", label: "Reading" }];
  await act(root, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", { enabled: false, rules });
  const { enclaveTargetMessages } = (await make("ACTIVITY_TYPE_INIT_IMPORT_SECRETS", { ...suite, numSecrets: 1 }))
    .result;
  const secret = await encryptSecretToBundle({
    plaintext: "reading",
    ingressTargetBundle: text(first(enclaveTargetMessages)),
    organizationId: root.organizationId,
    dangerouslyOverrideSignerPublicKey: await signerKeyOf(service),
  });
  const imported = await make("ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [{ ...suite, ...secret }] });
  const customer = await newCustomer(root);
  await markVerified(service, customer);

  const found = (finds: string, ...requests: readonly object[]): readonly Readable[] =>
    requests.map((parameters) => ({ parameters, finds }));
  return new Map(
    [
      ["get_active_policies", found(policyId, {})],
      ["get_activity", found(user.id, { activityId: user.id })],
      ["get_api_key", found(publicKey, { apiKeyId })],
      ["get_api_keys", found(publicKey, { userId })],
      ["get_authenticator", found(authenticatorId, { authenticatorId })],
      ["get_authenticators", found(authenticatorId, { userId })],
      ["get_ip_allowlist", found("203.0.113.0/24", {})],
      ["get_mfa_policies", found(mfaPolicyId, { userId })],
      ["get_mfa_policy", found(mfaPolicyId, { userId, mfaPolicyId })],
      ["get_mfa_status", found(mfaPolicyId, { activityId: waiting.id })],
      ["get_oauth2_credential", found(oauth2CredentialId, { oauth2CredentialId })],
      ["get_oauth_providers", found("Robin's company", { userId })],
      ["get_organization", found(userId, {})],
      ["get_organization_configs", found("FEATURE_NAME_EMAIL_AUTH", {})],
      ["get_policy", found(policyId, { policyId })],
      ["get_policy_evaluations", found(user.id, { activityId: user.id })],
      ["get_private_key", found(privateKeyId, { privateKeyId })],
      ["get_session_profile", found(sessionProfileId, { sessionProfileId })],
      ["get_session_profiles", found(sessionProfileId, {})],
      ["get_smart_contract_interface", found(smartContractInterfaceId, { smartContractInterfaceId })],
      ["get_user", found(userId, { userId })],
      ["get_velocity_control", found(velocityControlId, { velocityControlId })],
      ["get_wallet", found(walletId, { walletId })],
      ["get_wallet_account", found(address, { walletId, address })],
      [
        "list_activities",
        found(
          user.id,
          { paginationOptions: { limit: "100" } },
          { filterByType: ["ACTIVITY_TYPE_CREATE_USERS_V4"], filterByStatus: ["ACTIVITY_STATUS_COMPLETED"] },
        ),
      ],
      ["list_oauth2_credentials", found(oauth2CredentialId, {})],
      ["list_policies", found(policyId, {})],
      ["list_private_key_tags", found(text(keyTag.result["privateKeyTagId"]), {})],
      ["list_private_keys", found(privateKeyId, {})],
      ["list_secrets", found(text(first(imported.result["secretIds"])), {})],
      ["list_smart_contract_interfaces", found(smartContractInterfaceId, {})],
      ["list_suborgs", found(customer.organizationId, {}, { filterType: "EMAIL", filterValue: customer.email })],
      ["list_user_tags", found(text(userTag.result["userTagId"]), {})],
      ["list_velocity_controls", found(velocityControlId, {})],
      ["list_users", found(userId, {})],
      ["list_verified_suborgs", found(customer.organizationId, { filterType: "EMAIL", filterValue: customer.email })],
      ["list_webhook_endpoints", found(text(endpoint.result["endpointId"]), {})],
      ["list_wallet_accounts", found(address, { walletId }, { includeWalletDetails: true })],
      ["list_wallets", found(walletId, {})],
      ["whoami", found(root.userId, {})],
    ].map(([name, requests]) => [`/public/v1/query/${name as string}`, requests as readonly Readable[]]),
  );
}
