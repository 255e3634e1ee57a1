// Organizations with something of everything in them, made through the public API by the npm client. What no family of
// this service makes yet is put into the database.

import { uuidv7 } from "uuidv7";
import { insertApiKey } from "../../../service/src/store/credentials.js";
import { insertOrganization } from "../../../service/src/store/organizations.js";
import type { Store } from "../../../service/src/store/store.js";
import { insertUser } from "../../../service/src/store/users.js";
import { createAuthenticator } from "../support/authenticator.js";
import { account, ethereumAccount } from "../support/accounts.js";
import { Person } from "../support/people.js";
import { firstOf, present, resultOf, take } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";
import type { World } from "../support/world.js";
import { rewrite } from "../support/authority.js";
import { velocityControl } from "../store/rows.js";

const origin = "https://app.example.com";

/** What {@link furnish} has made, each list oldest first. */
export interface Furnished extends Person {
  readonly userTagId: string;
  /** A user who is not root. */
  readonly memberId: string;
  readonly memberKey: ApiKeyPair;
  readonly apiKeyId: string;
  readonly authenticatorId: string;
  readonly credentialId: string;
  readonly providerId: string;
  readonly privateKeyTagId: string;
  readonly privateKeyIds: readonly [string, string];
  readonly walletId: string;
  readonly addresses: readonly [string, string];
  readonly policyId: string;
  readonly spendingLimitId: string;
  readonly secretId: string;
  /** Of the organization, or of its parent. */
  readonly sessionProfileId: string;
  readonly velocityControlId: string;
  readonly smartContractInterfaceId: string;
  readonly mfaPolicyId: string;
  readonly oauth2CredentialId: string;
  readonly invitationId: string;
  /** Id of the activity that made the wallet. */
  readonly activityId: string;
}

/**
 * Adds a second root user to an organization and makes it ask for both.
 *
 * @returns the user, and the ids of the two activities that it took
 */
export async function askForTwo(root: Person): Promise<[second: Person, activityIds: string[]]> {
  const { client, organizationId } = root;
  const key = newKey();
  const users = await client.createUsers(
    root.request("ACTIVITY_TYPE_CREATE_USERS_V2", {
      users: [
        {
          userName: "Second",
          apiKeys: [{ apiKeyName: "first", publicKey: key.publicKey }],
          authenticators: [],
          userTags: [],
        },
      ],
    }),
  );
  const userId = firstOf(resultOf(users.activity, "createUsersResult").userIds);
  const userIds = [root.userId, userId];
  const quorum = await client.updateRootQuorum(
    root.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds }),
  );
  return [new Person(root.service, key, { organizationId, userId }), [users.activity.id, quorum.activity.id]];
}

/** An organization at the top, of which nobody else knows. */
export async function createStranger({ service, store }: Pick<World, "service" | "store">): Promise<Person> {
  const key = newKey();
  const [organizationId, userId] = [uuidv7(), uuidv7()];
  await store.write(async (transaction) => {
    const scope = transaction.in(organizationId);
    await insertOrganization(transaction, {
      id: organizationId,
      parentId: undefined,
      name: "Strangers",
      quorumThreshold: 1,
    });
    await insertUser(scope, { id: userId, name: "Stranger", root: true });
    await insertApiKey(scope, {
      id: uuidv7(),
      user_id: userId,
      name: "first",
      public_key: key.publicKey,
      expiration_seconds: null,
      proof: "vouched",
      credential_type: "CREDENTIAL_TYPE_API_KEY_P256",
    });
  });
  return new Person(service, key, { organizationId, userId });
}

/** Puts something of everything into an organization. */
export async function furnish({ store }: World, root: Person): Promise<Furnished> {
  const { client, organizationId } = root;
  await client.setOrganizationFeature(
    root.request("ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", {
      name: "FEATURE_NAME_WEBAUTHN_ORIGINS",
      value: origin,
    }),
  );
  const userTag = await client.createUserTag(
    root.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "signers", userIds: [] }),
  );
  const { userTagId } = resultOf(userTag.activity, "createUserTagResult");
  const memberKey = newKey();
  const authenticator = createAuthenticator({ origin });
  const { challenge, attestation } = authenticator.register();
  const users = await client.createUsers(
    root.request("ACTIVITY_TYPE_CREATE_USERS_V2", {
      users: [
        {
          userName: "Noor",
          userEmail: "noor@example.com",
          apiKeys: [{ apiKeyName: "laptop", publicKey: memberKey.publicKey, expirationSeconds: "7776000" }],
          authenticators: [
            {
              authenticatorName: "phone",
              challenge,
              attestation: { ...attestation, transports: [...attestation.transports] },
            },
          ],
          userTags: [userTagId],
        },
      ],
    }),
  );
  const memberId = firstOf(resultOf(users.activity, "createUsersResult").userIds);
  const privateKeyTag = await client.createPrivateKeyTag(
    root.request("ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", { privateKeyTagName: "hot", privateKeyIds: [] }),
  );
  const { privateKeyTagId } = resultOf(privateKeyTag.activity, "createPrivateKeyTagResult");
  const privateKeys = await client.createPrivateKeys(
    root.request("ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
      privateKeys: [
        {
          privateKeyName: "Settlement",
          curve: "CURVE_SECP256K1",
          privateKeyTags: [privateKeyTagId],
          addressFormats: ["ADDRESS_FORMAT_ETHEREUM", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH"],
        },
        {
          privateKeyName: "Fees",
          curve: "CURVE_ED25519",
          privateKeyTags: [],
          addressFormats: ["ADDRESS_FORMAT_SOLANA"],
        },
      ],
    }),
  );
  const [settlement, fees] = take(resultOf(privateKeys.activity, "createPrivateKeysResultV2").privateKeys, 2);
  const wallet = await client.createWallet(
    root.request("ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Operations",
      accounts: [ethereumAccount, account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519")],
    }),
  );
  const { walletId, addresses } = resultOf(wallet.activity, "createWalletResult");
  const [ethereum, solana] = take(addresses, 2);
  const { user } = await client.getUser({ organizationId, userId: memberId });
  return Object.assign(new Person(root.service, root.key, root), {
    userTagId,
    memberId,
    memberKey,
    privateKeyTagId,
    walletId,
    credentialId: authenticator.credentialId,
    apiKeyId: firstOf(user.apiKeys).apiKeyId,
    authenticatorId: firstOf(user.authenticators).authenticatorId,
    privateKeyIds: [present(settlement.privateKeyId), present(fees.privateKeyId)] as const,
    addresses: [ethereum, solana] as const,
    activityId: wallet.activity.id,
    ...(await insertFurniture(store, root, memberId)),
  });
}

let furnished = 0;

/** A policy, an invitation and a linked account, of which other parts of the service will take care one day. */
async function insertFurniture(store: Store, { organizationId, userId: rootUserId }: Person, userId: string) {
  const [policyId, invitationId, providerId, endpointId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const [spendingLimitId, sessionProfileId, secretId] = [uuidv7(), uuidv7(), uuidv7()];
  const [smartContractInterfaceId, velocityControlId] = [uuidv7(), uuidv7()];
  const [mfaPolicyId, oauth2CredentialId] = [uuidv7(), uuidv7()];
  const owned = { organization_id: organizationId, created_at: 1_762_162_200_391, updated_at: 1_762_162_200_392 };
  await rewrite(store, async (database) => {
    await database
      .insertInto("policies")
      .values({
        ...owned,
        id: policyId,
        name: "Nobody exports keys",
        effect: "EFFECT_DENY",
        notes: "Agreed.",
        consensus: "",
        condition: "activity.action == 'EXPORT'",
        time: "",
      })
      .execute();
    await database
      .insertInto("webhook_endpoints")
      .values({
        ...owned,
        id: endpointId,
        name: "Ledger",
        url: "https://hooks.example.com/",
        subscriptions: "[]",
        active: 0,
      })
      .execute();
    await database
      .insertInto("contract_interfaces")
      .values({
        organization_id: organizationId,
        id: smartContractInterfaceId,
        type: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA",
        address: "11111111111111111111111111111111",
        label: "System program",
        notes: "",
        digest: "4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
        bytes: 2,
        created_at: owned.created_at,
      })
      .execute();
    await database
      .insertInto("contract_interface_texts")
      .values({ organization_id: organizationId, id: smartContractInterfaceId, text: "[]" })
      .execute();
    await database
      .insertInto("velocity_controls")
      .values({ ...velocityControl(velocityControlId), organization_id: organizationId, created_at: owned.created_at })
      .execute();
    await database
      .insertInto("oauth2_credentials")
      .values({
        ...owned,
        id: oauth2CredentialId,
        provider: "OAUTH2_PROVIDER_X",
        client_id: `app of ${organizationId}`,
        sealed: "",
      })
      .execute();
    await database
      .insertInto("mfa_policies")
      .values({
        ...owned,
        id: mfaPolicyId,
        user_id: userId,
        name: "passkey",
        condition: "false",
        methods: JSON.stringify([{ any: [{ type: "AUTHENTICATION_TYPE_PASSKEY" }] }]),
        position: 1,
        notes: "",
      })
      .execute();
    await database
      .insertInto("delays")
      // Each has another one.
      .values(
        ["votes", "limits"].map((name) => {
          return { organization_id: organizationId, name, seconds: 31_000_000 + ++furnished, updated_at: 1 };
        }),
      )
      .execute();
    await database
      .insertInto("address_book_entries")
      .values({
        id: organizationId,
        organization_id: organizationId,
        book: "payouts",
        chain: "eip155:1",
        address: "0x000000000000000000000000000000000000beef",
        label: "Supplier",
        created_at: 1_762_162_200_391,
      })
      .execute();
    await database
      .insertInto("freezes")
      .values({
        organization_id: organizationId,
        target_id: userId,
        target: "FREEZE_TARGET_USER",
        user_id: rootUserId,
        reason: null,
        created_at: 1_762_162_200_391,
      })
      .execute();
    await database
      .insertInto("spending_limits")
      .values({
        ...owned,
        id: spendingLimitId,
        name: "signatures",
        assets: "[]",
        measure: "SPENDING_MEASURE_COUNT",
        maximum: "1000000",
        period: "SPENDING_PERIOD_EVER",
        seconds: 0,
        time_zone: "UTC",
        scope: "SPENDING_SCOPE_ORGANIZATION",
        scope_id: null,
        excess: "SPENDING_EXCESS_DENY",
        uncounted: "[]",
        receivers: null,
      })
      .execute();
    await database
      .insertInto("secrets")
      .values({ ...owned, id: secretId, name: "Provider", static_properties: '[["environment","test"]]', sealed: "" })
      .execute();
    await database
      .insertInto("session_profiles")
      .values({ ...owned, id: sessionProfileId, name: "All", scope: "true", expiration_seconds: null, notes: "" })
      .execute();
    await database
      .insertInto("ip_allowlists")
      .values({
        ...owned,
        public_key: "",
        enabled: 0,
        on_error: "DENY",
        rules: JSON.stringify([{ cidr: "203.0.113.0/24", label: organizationId, at: 1_762_162_200_391 }]),
      })
      .execute();
    await database
      .insertInto("invitations")
      .values({
        ...owned,
        id: invitationId,
        receiver_name: "Sam",
        receiver_email: "sam@example.com",
        receiver_tags: "[]",
        access_type: "ACCESS_TYPE_WEB",
        status: "INVITATION_STATUS_CREATED",
        sender_user_id: rootUserId,
        user_id: uuidv7(),
        token_hash: "",
        expires_at: Date.now(),
      })
      .execute();
    await database
      .insertInto("oauth_providers")
      .values({
        ...owned,
        id: providerId,
        user_id: userId,
        name: "Company account",
        audience: "countersign-web",
        issuer: "https://accounts.example.com",
        subject: "108204268033311374519",
        proof: "registered",
      })
      .execute();
  });
  return {
    policyId,
    velocityControlId,
    spendingLimitId,
    sessionProfileId,
    secretId,
    smartContractInterfaceId,
    invitationId,
    providerId,
    mfaPolicyId,
    oauth2CredentialId,
  };
}

/** Gives an organization an auth proxy, with a user of its own. */
export async function giveAuthProxy(store: Store, { organizationId }: Person): Promise<void> {
  const [proxyUserId, proxyKey] = [uuidv7(), newKey().publicKey];
  const owned = { organization_id: organizationId, created_at: 1_762_162_200_391, updated_at: 1_762_162_200_392 };
  await rewrite(store, async (database) => {
    await database
      .insertInto("users")
      .values({
        ...owned,
        id: proxyUserId,
        parent_id: null,
        name: "Auth proxy",
        email: null,
        email_verified: 0,
        phone_number: null,
        phone_number_verified: 0,
        root: 0,
      })
      .execute();
    await database
      .insertInto("api_keys")
      .values({
        ...owned,
        id: uuidv7(),
        parent_id: null,
        user_id: proxyUserId,
        name: "Auth proxy",
        public_key: proxyKey,
        expiration_seconds: null,
        proof: "vouched",
        credential_type: "CREDENTIAL_TYPE_API_KEY_P256",
      })
      .execute();
    await database
      .insertInto("auth_proxies")
      .values({
        ...owned,
        id: uuidv7(),
        user_id: proxyUserId,
        public_key: proxyKey,
        sealed: "",
        settings: "{}",
      })
      .execute();
  });
}
