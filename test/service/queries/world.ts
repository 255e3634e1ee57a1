// Organizations with something of everything in them, made through the public API by the npm client. What no family of
// this service makes yet is put into the database.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";
import { uuidv7 } from "uuidv7";
import { insertApiKey } from "../../../service/src/store/credentials.js";
import { openStore } from "../../../service/src/store/open.js";
import { insertOrganization } from "../../../service/src/store/organizations.js";
import type { Store } from "../../../service/src/store/store.js";
import { insertUser } from "../../../service/src/store/users.js";
import { createAuthenticator } from "../support/authenticator.js";
import { newKey, startService } from "../support/service.js";
import type { ApiKeyPair, databases, RunningService } from "../support/service.js";

const origin = "https://app.example.com";

/** An organization that someone can enter. */
export interface Entered {
  readonly organizationId: string;
  readonly rootUserId: string;
  readonly key: ApiKeyPair;
  readonly client: TurnkeyClient;
}

/** What {@link furnish} has made, each list oldest first. */
export interface Furnished extends Entered {
  readonly userTagId: string;
  readonly userId: string;
  readonly userKey: ApiKeyPair;
  readonly apiKeyId: string;
  readonly authenticatorId: string;
  readonly credentialId: string;
  readonly providerId: string;
  readonly privateKeyTagId: string;
  readonly privateKeyIds: readonly [string, string];
  readonly walletId: string;
  readonly addresses: readonly [string, string];
  readonly policyId: string;
  readonly invitationId: string;
  /** Id of the activity that made the wallet. */
  readonly activityId: string;
}

export interface World {
  readonly service: RunningService;
  /** The database behind the service's back. */
  readonly store: Store;
  /** The deployment's first organization. */
  readonly root: Entered;
  close(): Promise<void>;
}

export async function openWorld(database: (typeof databases)[number]): Promise<World> {
  const service = await startService({ postgres: database === "postgres" });
  const store = await openStore(service.database);
  const { organizationId, userId, apiPublicKey, apiPrivateKey } = service.root;
  const key = { publicKey: apiPublicKey, privateKey: apiPrivateKey };
  return {
    service,
    store,
    root: { organizationId, rootUserId: userId, key, client: clientOf(service, key) },
    async close() {
      await store.close();
      await service.close();
    },
  };
}

export function clientOf({ baseUrl }: RunningService, { publicKey, privateKey }: ApiKeyPair): TurnkeyClient {
  return new TurnkeyClient({ baseUrl }, new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey }));
}

/** The members of a request that every submit has. */
export function submission<Type extends string, Parameters>(
  type: Type,
  { organizationId }: { readonly organizationId: string },
  parameters: Parameters,
) {
  return { type, organizationId, timestampMs: String(Date.now()), parameters };
}

/** Makes a sub-organization whose only user has a new API key. */
export async function createSubOrganization(
  { service }: World,
  parent: Entered,
  name: string,
  contact: { readonly userEmail?: string; readonly userPhoneNumber?: string } = {},
): Promise<Entered> {
  const key = newKey();
  const { activity } = await parent.client.createSubOrganization(
    submission("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", parent, {
      subOrganizationName: name,
      rootUsers: [
        {
          userName: `Owner of ${name}`,
          ...contact,
          apiKeys: [{ apiKeyName: "first", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" }],
          authenticators: [],
          oauthProviders: [],
        },
      ],
      rootQuorumThreshold: 1,
    }),
  );
  const { subOrganizationId, rootUserIds } = activity.result.createSubOrganizationResultV7!;
  return { organizationId: subOrganizationId, rootUserId: rootUserIds![0]!, key, client: clientOf(service, key) };
}

/**
 * Adds a second root user to an organization and makes it ask for both.
 *
 * @returns the user, and the ids of the two activities that it took
 */
export async function askForTwo(
  { service }: World,
  entered: Entered,
): Promise<[second: Entered, activityIds: string[]]> {
  const { client, organizationId } = entered;
  const key = newKey();
  const users = await client.createUsers(
    submission("ACTIVITY_TYPE_CREATE_USERS_V2", entered, {
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
  const rootUserId = users.activity.result.createUsersResult!.userIds[0]!;
  const userIds = [entered.rootUserId, rootUserId];
  const quorum = await client.updateRootQuorum(
    submission("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", entered, { threshold: 2, userIds }),
  );
  const second = { organizationId, rootUserId, key, client: clientOf(service, key) };
  return [second, [users.activity.id, quorum.activity.id]];
}

/** An organization at the top, of which nobody else knows. */
export async function createStranger({ service, store }: World): Promise<Entered> {
  const key = newKey();
  const [organizationId, rootUserId] = [uuidv7(), uuidv7()];
  await store.write(async (transaction) => {
    const scope = transaction.in(organizationId);
    await insertOrganization(transaction, {
      id: organizationId,
      parentId: undefined,
      name: "Strangers",
      quorumThreshold: 1,
    });
    await insertUser(scope, { id: rootUserId, name: "Stranger", root: true });
    await insertApiKey(scope, {
      id: uuidv7(),
      user_id: rootUserId,
      name: "first",
      public_key: key.publicKey,
      expiration_seconds: null,
      credential_type: "CREDENTIAL_TYPE_API_KEY_P256",
    });
  });
  return { organizationId, rootUserId, key, client: clientOf(service, key) };
}

/** Puts something of everything into an organization. */
export async function furnish(world: World, entered: Entered): Promise<Furnished> {
  const { client, organizationId } = entered;
  await client.setOrganizationFeature(
    submission("ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", entered, {
      name: "FEATURE_NAME_WEBAUTHN_ORIGINS",
      value: origin,
    }),
  );
  const userTag = await client.createUserTag(
    submission("ACTIVITY_TYPE_CREATE_USER_TAG", entered, { userTagName: "signers", userIds: [] }),
  );
  const { userTagId } = userTag.activity.result.createUserTagResult!;
  const userKey = newKey();
  const authenticator = createAuthenticator({ origin });
  const { challenge, attestation } = authenticator.register();
  const users = await client.createUsers(
    submission("ACTIVITY_TYPE_CREATE_USERS_V2", entered, {
      users: [
        {
          userName: "Noor",
          userEmail: "noor@example.com",
          apiKeys: [{ apiKeyName: "laptop", publicKey: userKey.publicKey, expirationSeconds: "7776000" }],
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
  const [userId] = users.activity.result.createUsersResult!.userIds;
  const privateKeyTag = await client.createPrivateKeyTag(
    submission("ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", entered, { privateKeyTagName: "hot", privateKeyIds: [] }),
  );
  const { privateKeyTagId } = privateKeyTag.activity.result.createPrivateKeyTagResult!;
  const privateKeys = await client.createPrivateKeys(
    submission("ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", entered, {
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
  const [first, second] = privateKeys.activity.result.createPrivateKeysResultV2!.privateKeys;
  const wallet = await client.createWallet(
    submission("ACTIVITY_TYPE_CREATE_WALLET", entered, {
      walletName: "Operations",
      accounts: [
        {
          curve: "CURVE_SECP256K1",
          pathFormat: "PATH_FORMAT_BIP32",
          path: "m/44'/60'/0'/0/0",
          addressFormat: "ADDRESS_FORMAT_ETHEREUM",
        },
        {
          curve: "CURVE_ED25519",
          pathFormat: "PATH_FORMAT_BIP32",
          path: "m/44'/501'/0'/0'",
          addressFormat: "ADDRESS_FORMAT_SOLANA",
        },
      ],
    }),
  );
  const { walletId, addresses } = wallet.activity.result.createWalletResult!;
  const user = await client.getUser({ organizationId, userId: userId! });
  return {
    ...entered,
    userTagId,
    userId: userId!,
    userKey,
    privateKeyTagId,
    walletId,
    credentialId: authenticator.credentialId,
    apiKeyId: user.user.apiKeys[0]!.apiKeyId,
    authenticatorId: user.user.authenticators[0]!.authenticatorId,
    privateKeyIds: [first!.privateKeyId!, second!.privateKeyId!],
    addresses: [addresses[0]!, addresses[1]!],
    activityId: wallet.activity.id,
    ...(await insertFurniture(world, entered, userId!)),
  };
}

/** A policy, an invitation and a linked account, of which other parts of the service will take care one day. */
async function insertFurniture({ store }: World, { organizationId, rootUserId }: Entered, userId: string) {
  const [policyId, invitationId, providerId] = [uuidv7(), uuidv7(), uuidv7()];
  const owned = { organization_id: organizationId, created_at: 1_762_162_200_391, updated_at: 1_762_162_200_392 };
  await store.write(async (transaction) => {
    const { database, changed } = transaction.in(organizationId);
    changed();
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
      })
      .execute();
  });
  return { policyId, invitationId, providerId };
}
