// An organization with its users and their credentials, as it was at one revision. Requests are authenticated, decided
// and answered from it; it is never changed, only replaced.

import type { ApiKey, Authenticator, OauthProvider, Quorum, User } from "@countersign/api";
import { createHash } from "node:crypto";
import * as credentials from "../store/credentials.js";
import type { ApiKeyRow, AuthenticatorRow } from "../store/credentials.js";
import { compilePolicies } from "../policy/compiled-policy.js";
import type { CompiledPolicy } from "../policy/compiled-policy.js";
import * as organizations from "../store/organizations.js";
import { listPolicies } from "../store/policies.js";
import type { Scope } from "../store/store.js";
import * as tags from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";
import { Turns } from "../turns.js";
import * as users from "../store/users.js";
import type { UserRow } from "../store/users.js";

/** A user, with what is not on the wire. */
export interface Member {
  readonly id: string;
  /** Whether the user belongs to the root quorum. */
  readonly root: boolean;
  readonly emailVerified: boolean;
  readonly phoneNumberVerified: boolean;
  /** As it is answered. */
  readonly record: User;
  /** Names exactly this state of the record: its SHA-256 in hex. */
  readonly recordId: string;
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
  readonly revision: number;
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
}

/**
 * Reads an organization, in turns: it may have thousands of credentials, and long policies.
 *
 * @param before an earlier state, of which is kept what takes long to make
 * @returns undefined when it was deleted or never was
 */
export async function loadOrganization(scope: Scope, before?: Organization): Promise<Organization | undefined> {
  // The revision comes first: when a change slips in between, it is older than the rest, and is found to be.
  const row = await organizations.findOrganization(scope);
  if (!row) return undefined;
  const features = await organizations.listFeatures(scope);
  const apiKeyRows = await credentials.listApiKeys(scope);
  const authenticatorRows = await credentials.listAuthenticators(scope);
  const providerRows = await credentials.listOauthProviders(scope);
  const userTags = await tags.listTagsByMember(scope);

  const apiKeysOf = groupByUser(apiKeyRows);
  const authenticatorsOf = groupByUser(authenticatorRows);
  const providersOf = groupByUser(providerRows);
  const members = new Map<string, Member>();
  const turns = new Turns();
  for (const user of await users.listUsers(scope)) {
    const record: User = {
      ...toUser(user),
      authenticators: (authenticatorsOf.get(user.id) ?? []).map(toAuthenticator),
      apiKeys: (apiKeysOf.get(user.id) ?? []).map(toApiKey),
      userTags: userTags.get(user.id) ?? [],
      oauthProviders: (providersOf.get(user.id) ?? []).map(toOauthProvider),
      createdAt: toTimestamp(user.created_at),
      updatedAt: toTimestamp(user.updated_at),
    };
    members.set(user.id, {
      id: user.id,
      root: user.root === 1,
      emailVerified: user.email_verified === 1,
      phoneNumberVerified: user.phone_number_verified === 1,
      record,
      recordId: createHash("sha256").update(JSON.stringify(record)).digest("hex"),
    });
    await turns.take();
  }

  return {
    id: row.id,
    parentId: row.parent_id ?? undefined,
    name: row.name,
    revision: row.revision,
    quorum: {
      threshold: row.quorum_threshold,
      userIds: [...members.values()].filter(({ root }) => root).map(({ id }) => id),
    },
    features,
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    members,
    apiKeys: withOwners(apiKeyRows, members, ({ public_key }) => public_key),
    authenticators: withOwners(authenticatorRows, members, ({ credential_id }) => credential_id),
    policies: await compilePolicies(await listPolicies(scope), before?.policies),
  };
}

/** When an API key stops to work, in milliseconds since 1970; undefined for one that lasts. */
export function expiryOf(apiKey: ApiKeyRow): number | undefined {
  return apiKey.expiration_seconds === null ? undefined : apiKey.created_at + apiKey.expiration_seconds * 1000;
}

function withOwners<Row extends { readonly user_id: string }>(
  rows: readonly Row[],
  members: ReadonlyMap<string, Member>,
  name: (row: Row) => string,
): Map<string, OwnedCredential<Row>> {
  const owned = new Map<string, OwnedCredential<Row>>();
  for (const row of rows) {
    const member = members.get(row.user_id);
    if (member) owned.set(name(row), { member, row });
  }
  return owned;
}

function groupByUser<Row extends { readonly user_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group) group.push(row);
    else groups.set(row.user_id, [row]);
  }
  return groups;
}

function toUser(user: UserRow): Pick<User, "userId" | "userName" | "userEmail" | "userPhoneNumber"> {
  return {
    userId: user.id,
    userName: user.name,
    ...(user.email !== null && { userEmail: user.email }),
    ...(user.phone_number !== null && { userPhoneNumber: user.phone_number }),
  };
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    credential: { publicKey: row.public_key, type: row.credential_type as ApiKey["credential"]["type"] },
    apiKeyId: row.id,
    apiKeyName: row.name,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    ...(row.expiration_seconds !== null && { expirationSeconds: String(row.expiration_seconds) }),
  };
}

function toAuthenticator(row: AuthenticatorRow): Authenticator {
  return {
    transports: JSON.parse(row.transports) as Authenticator["transports"],
    attestationType: row.attestation_type,
    aaguid: row.aaguid,
    credentialId: row.credential_id,
    model: row.model,
    credential: { publicKey: row.public_key, type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR" },
    authenticatorId: row.id,
    authenticatorName: row.name,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}

function toOauthProvider(row: credentials.OauthProviderRow): OauthProvider {
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
