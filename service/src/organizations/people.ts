// The users of an organization with their credentials, found by what they prove themselves with.

import type { LongTask } from "../event-loop/time-slices.js";
import * as credentials from "../store/credentials.js";
import type { ApiKeyRow, AuthenticatorRow } from "../store/credentials.js";
import { listMfaPolicies } from "../store/mfa-policies.js";
import type { Scope } from "../store/store.js";
import * as users from "../store/users.js";
import { toAuthenticator } from "./authenticator-forms.js";
import { keysByMessage } from "./login-key-types.js";
import { LoadedMember, toApiKey, toOauthProvider, toRecord } from "./member.js";
import type { Member, Possessions } from "./member.js";
import { inOrder, toMfaPolicy } from "./mfa-policy.js";
import { paced } from "./paced.js";
import { Tally } from "./proved.js";

/** An API key or authenticator with whom it belongs to. */
export interface OwnedCredential<Row> {
  readonly member: Member;
  readonly row: Row;
}

export interface People {
  /** By id, oldest first. */
  readonly members: ReadonlyMap<string, Member>;
  /** By public key, oldest first. */
  readonly apiKeys: ReadonlyMap<string, OwnedCredential<ApiKeyRow>>;
  /** By credential id, oldest first. */
  readonly authenticators: ReadonlyMap<string, OwnedCredential<AuthenticatorRow>>;
  /** What all their rows come to. */
  readonly rows: Pick<Tally, "sum" | "flaw">;
}

/**
 * Reads users with their credentials.
 *
 * @param ids of those that are wanted; all otherwise
 */
export async function readPeople(scope: Scope, task: LongTask, ids?: readonly string[]): Promise<People> {
  const rows = new Tally(scope.authority, scope.organizationId);
  const members = new Map<string, LoadedMember>();
  const possessions = new Map<string, Possessions>();
  for await (const batch of paced(users.listUsers(scope, ids), task)) {
    for (const user of batch) {
      const own: Possessions = { authenticators: [], apiKeys: [], oauthProviders: [], mfaPolicies: [] };
      possessions.set(user.id, own);
      members.set(user.id, new LoadedMember(user, toRecord(user, own), rows.add("users", user)));
    }
  }
  // What belongs to a user who is not there has been added since, with the user.
  const apiKeys = new Map<string, OwnedCredential<ApiKeyRow>>();
  for await (const batch of paced(credentials.listApiKeys(scope, ids), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.apiKeys.push(toApiKey(row));
      const member = members.get(row.user_id);
      const element = rows.add("api_keys", row);
      if (!member) continue;
      member.sum += element;
      apiKeys.set(row.public_key, { member, row });
      if (!keysByMessage.some((type) => type === row.credential_type)) member.got(row);
    }
  }
  const authenticators = new Map<string, OwnedCredential<AuthenticatorRow>>();
  for await (const batch of paced(credentials.listAuthenticators(scope, ids), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.authenticators.push(toAuthenticator(row));
      const member = members.get(row.user_id);
      const element = rows.add("authenticators", row);
      if (!member) continue;
      member.sum += element;
      authenticators.set(row.credential_id, { member, row });
      member.got(row);
    }
  }
  for await (const batch of paced(credentials.listOauthProviders(scope, ids), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.oauthProviders.push(toOauthProvider(row));
      const member = members.get(row.user_id);
      const element = rows.add("oauth_providers", row);
      if (!member) continue;
      member.sum += element;
      member.got(row);
    }
  }
  for await (const batch of paced(listMfaPolicies(scope, ids), task)) {
    for (const row of batch) {
      possessions.get(row.user_id)?.mfaPolicies.push(toMfaPolicy(row));
      const member = members.get(row.user_id);
      const element = rows.add("mfa_policies", row);
      if (member) member.sum += element;
    }
  }
  for (const { mfaPolicies } of possessions.values()) if (mfaPolicies.length > 1) mfaPolicies.sort(inOrder);
  return { members, apiKeys, authenticators, rows };
}

/** The same people, some of them as they are now. */
export async function readChangedPeople(
  scope: Scope,
  task: LongTask,
  before: People,
  ids: ReadonlySet<string>,
): Promise<People> {
  if (ids.size === 0) return before;
  const now = await readPeople(scope, task, [...ids]);
  let { sum } = before.rows;
  for (const id of ids) sum -= before.members.get(id)?.sum ?? 0n;
  const isOwned = ({ member }: OwnedCredential<unknown>) => ids.has(member.id);
  return {
    members: merged(
      before.members,
      now.members,
      ({ id }) => id,
      ({ id }) => ids.has(id),
    ),
    apiKeys: merged(before.apiKeys, now.apiKeys, ({ row }) => row.id, isOwned),
    authenticators: merged(before.authenticators, now.authenticators, ({ row }) => row.id, isOwned),
    rows: { sum: sum + now.rows.sum, flaw: before.rows.flaw ?? now.rows.flaw },
  };
}

/** What was there before without what is gone, and with what has come in its place, by id. */
function merged<Value>(
  before: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  idOf: (value: Value) => string,
  isGone: (value: Value) => boolean,
): ReadonlyMap<string, Value> {
  const all = new Map<string, Value>();
  const coming = [...now];
  let next = 0;
  for (const [key, value] of before) {
    if (isGone(value)) continue;
    for (; next < coming.length && idOf(coming[next]![1]) < idOf(value); next++) all.set(...coming[next]!);
    all.set(key, value);
  }
  for (; next < coming.length; next++) all.set(...coming[next]!);
  return all;
}
