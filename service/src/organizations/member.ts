// A user of an organization as requests are authenticated and answered with, and their credentials.

import type { ApiKey, Authenticator, MfaPolicy, OauthProvider, User } from "@countersign/api";
import { hash } from "node:crypto";
import type { ApiKeyRow, OauthProviderRow } from "../store/credentials.js";
import { readTagIds } from "../store/tag-ids.js";
import type { Tagged } from "../store/tag-ids.js";
import { toTimestamp } from "../store/timestamp.js";
import type { UserRow } from "../store/users.js";

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
  /** What the rows of the user and their credentials come to, see `proved.ts`. */
  readonly sum: bigint;
}

/** A user as they were read. Few of them ever vote, so that most records are never named. */
export class LoadedMember implements Member {
  readonly id: string;
  readonly root: boolean;
  readonly emailVerified: boolean;
  readonly phoneNumberVerified: boolean;
  readonly record: User;
  changedAt: number;
  sum: bigint;
  #recordId: string | undefined;

  constructor(row: UserRow, record: User, sum: bigint) {
    this.sum = sum;
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

/** What belongs to a user, while it is read. */
export interface Possessions {
  readonly authenticators: Authenticator[];
  readonly apiKeys: ApiKey[];
  readonly oauthProviders: OauthProvider[];
  readonly mfaPolicies: MfaPolicy[];
}

/** When an API key stops to work, in milliseconds since 1970; undefined for one that lasts. */
export function expiryOf(apiKey: ApiKeyRow): number | undefined {
  return apiKey.expiration_seconds === null ? undefined : apiKey.created_at + apiKey.expiration_seconds * 1000;
}

// The id of a record is made from its text, so that the order of its members counts.
export function toRecord(
  user: UserRow & Tagged,
  { authenticators, apiKeys, oauthProviders, mfaPolicies }: Possessions,
): User {
  return {
    userId: user.id,
    userName: user.name,
    ...(user.email !== null && { userEmail: user.email }),
    ...(user.phone_number !== null && { userPhoneNumber: user.phone_number }),
    authenticators,
    apiKeys,
    userTags: readTagIds(user),
    oauthProviders,
    mfaPolicies,
    createdAt: toTimestamp(user.created_at),
    updatedAt: toTimestamp(user.updated_at),
  };
}

export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    credential: {
      publicKey: row.public_key,
      type: row.credential_type as ApiKey["credential"]["type"],
      ...(row.session_profile_id !== null && { sessionProfileId: row.session_profile_id }),
    },
    apiKeyId: row.id,
    apiKeyName: row.name,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    ...(row.expiration_seconds !== null && { expirationSeconds: String(row.expiration_seconds) }),
  };
}

export function toOauthProvider(row: OauthProviderRow): OauthProvider {
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
