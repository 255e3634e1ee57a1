// An organization with its users and their credentials, as it was at one revision. Requests are authenticated, decided
// and answered from it; it is never changed, only replaced.

import type { ApiKey, Authenticator, OauthProvider, Quorum, User } from "@countersign/api";
import { hash } from "node:crypto";
import type { LongTask } from "../event-loop/time-slices.js";
import { collect } from "../store/batches.js";
import * as credentials from "../store/credentials.js";
import type { ApiKeyRow, AuthenticatorRow } from "../store/credentials.js";
import * as organizations from "../store/organizations.js";
import { listPolicies } from "../store/policies.js";
import type { Revision, Scope } from "../store/store.js";
import { readTagIds } from "../store/tags.js";
import type { Tagged } from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";
import * as users from "../store/users.js";
import type { UserRow } from "../store/users.js";
import { findAuthProxy } from "../store/auth-proxies.js";
import { listWebhookEndpoints } from "../store/webhook-endpoints.js";
import type { WebhookEndpointRow } from "../store/webhook-endpoints.js";
import { liveAuthProxy } from "./auth-proxy.js";
import type { AuthProxy } from "./auth-proxy.js";
import { toAuthenticator } from "./authenticator-forms.js";
import { compilePolicies } from "./compiled-policy.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import { keysByMessage } from "./login-key-types.js";

/** A user, with what is not on the wire. */
export interface Member {
  readonly id: string;
  /** Whether the user belongs to the root quorum. */
  readonly root: boolean;
  readonly emailVerified: boolean;
  readonly phoneNumberVerified: boolean;
  /**
   * When the user got what can be used to log in as them, in milliseconds since 1970: contacts and credentials, except for
   * keys that reach them by their contacts alone.
   */
  readonly changedAt: number;
  /** As it is answered. */
  readonly record: User;
  /** Names exactly this state of the record: its SHA-256 in hex. */
  readonly recordId: string;
}

/** A user as they were read. Few of them ever vote, so that most records are never named. */
class LoadedMember implements Member {
  readonly id: string;
  readonly root: boolean;
  readonly emailVerified: boolean;
  readonly phoneNumberVerified: boolean;
  readonly record: User;
  changedAt: number;
  #recordId: string | undefined;

  constructor(row: UserRow, record: User) {
    this.id = row.id;
    this.root = row.root === 1;
    this.emailVerified = row.email_verified === 1;
    this.phoneNumberVerified = row.phone_number_verified === 1;
    this.changedAt = row.updated_at;
    this.record = record;
  }

  /** Notes that the user has got a credential. */
  got({ created_at: at }: { readonly created_at: number }): void {
    this.changedAt = Math.max(this.changedAt, at);
  }

  get recordId(): string {
    return (this.#recordId ??= hash("sha256", JSON.stringify(this.record)));
  }
}

/** An API key or authenticator with whom it belongs to. */
export interface OwnedCredential<Row> {
  readonly member: Member;
  readonly row: Row;
}

export interface Organization {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly revision: Revision;
  readonly quorum: Quorum;
  readonly features: ReadonlyMap<string, string>;
  readonly allowedOrigins: readonly string[];
  /** By id, oldest first. */
  readonly members: ReadonlyMap<string, Member>;
  /** By public key. */
  readonly apiKeys: ReadonlyMap<string, OwnedCredential<ApiKeyRow>>;
  /** By credential id. */
  readonly authenticators: ReadonlyMap<string, OwnedCredential<AuthenticatorRow>>;
  /** Oldest first. */
  readonly policies: readonly CompiledPolicy[];
  /** Oldest first. */
  readonly webhookEndpoints: readonly WebhookEndpointRow[];
  readonly authProxy: AuthProxy | undefined;
}

/**
 * Reads an organization, in slices: it may have thousands of credentials, and long policies.
 *
 * @param task by which reading much gives way to others
 * @param before an earlier state, of which is kept what takes long to make
 * @returns undefined when it was deleted or never was
 */
export async function loadOrganization(
  scope: Scope,
  task: LongTask,
  before?: Organization,
): Promise<Organization | undefined> {
  // The revision comes first: when a change slips in between, it is older than the rest, and is found to be.
  const row = await organizations.findOrganization(scope);
  if (!row) return undefined;
  const features = await organizations.listFeatures(scope);
  const members = new Map<string, LoadedMember>();
  const rootIds: string[] = [];
  const possessions = new Map<string, Possessions>();
  for await (const batch of paced(users.listUsers(scope), task)) {
    for (const user of batch) {
      const own: Possessions = { authenticators: [], apiKeys: [], oauthProviders: [] };
      possessions.set(user.id, own);
      members.set(user.id, new LoadedMember(user, toRecord(user, own)));
      if (user.root === 1) rootIds.push(user.id);
    }
  }
  // What belongs to a user who is not there has been added since, with the user.
  const apiKeys = new Map<string, OwnedCredential<ApiKeyRow>>();
  for await (const batch of paced(credentials.listApiKeys(scope), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.apiKeys.push(toApiKey(row));
      const member = members.get(row.user_id);
      if (!member) continue;
      apiKeys.set(row.public_key, { member, row });
      if (!keysByMessage.some((type) => type === row.credential_type)) member.got(row);
    }
  }
  const authenticators = new Map<string, OwnedCredential<AuthenticatorRow>>();
  for await (const batch of paced(credentials.listAuthenticators(scope), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.authenticators.push(toAuthenticator(row));
      const member = members.get(row.user_id);
      if (!member) continue;
      authenticators.set(row.credential_id, { member, row });
      member.got(row);
    }
  }
  for await (const batch of paced(credentials.listOauthProviders(scope), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.oauthProviders.push(toOauthProvider(row));
      members.get(row.user_id)?.got(row);
    }
  }
  const policies = await collect(paced(listPolicies(scope), task));

  return {
    id: row.id,
    parentId: row.parent_id ?? undefined,
    name: row.name,
    revision: row.revision,
    quorum: { threshold: row.quorum_threshold, userIds: rootIds },
    features,
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    members,
    apiKeys,
    authenticators,
    policies: await compilePolicies(policies, before?.policies),
    webhookEndpoints: await listWebhookEndpoints(scope),
    authProxy: liveAuthProxy(await findAuthProxy(scope), (publicKey) => apiKeys.get(publicKey)),
  };
}

/** When an API key stops to work, in milliseconds since 1970; undefined for one that lasts. */
export function expiryOf(apiKey: ApiKeyRow): number | undefined {
  return apiKey.expiration_seconds === null ? undefined : apiKey.created_at + apiKey.expiration_seconds * 1000;
}

/** What belongs to a user, while it is read. */
interface Possessions {
  readonly authenticators: Authenticator[];
  readonly apiKeys: ApiKey[];
  readonly oauthProviders: OauthProvider[];
}

/** The same batches, with a pause after each in which others may go on. */
async function* paced<Row>(batches: AsyncIterable<readonly Row[]>, task: LongTask): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches) {
    yield batch;
    await task.pace();
  }
}

// The id of a record is made from its text, so that the order of its members counts.
function toRecord(user: UserRow & Tagged, { authenticators, apiKeys, oauthProviders }: Possessions): User {
  return {
    userId: user.id,
    userName: user.name,
    ...(user.email !== null && { userEmail: user.email }),
    ...(user.phone_number !== null && { userPhoneNumber: user.phone_number }),
    authenticators,
    apiKeys,
    userTags: readTagIds(user),
    oauthProviders,
    mfaPolicies: [],
    createdAt: toTimestamp(user.created_at),
    updatedAt: toTimestamp(user.updated_at),
  };
}

export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    credential: { publicKey: row.public_key, type: row.credential_type as ApiKey["credential"]["type"] },
    apiKeyId: row.id,
    apiKeyName: row.name,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    ...(row.expiration_seconds !== null && { expirationSeconds: String(row.expiration_seconds) }),
  };
}

export function toOauthProvider(row: credentials.OauthProviderRow): OauthProvider {
  return {
    providerId: row.id,
    providerName: row.name,
    issuer: row.issuer,
    audience: row.audience,
    subject: row.subject,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
