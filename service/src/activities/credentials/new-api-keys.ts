// API keys that a user is to get. Keys that expire give way to new ones; keys that last have to be deleted.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ApiKeyParamsV2 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { readApiKey } from "../../auth/api-key.js";
import { expiryOf } from "../../organizations/member.js";
import { located } from "../../params/located.js";
import { deleteCredentials, insertApiKey } from "../../store/credentials.js";
import type { ApiKeyRow, NewApiKey } from "../../store/credentials.js";
import type { WriteScope } from "../../store/store.js";
import type { Admission } from "./admission.js";

/** A hundred years, in seconds; more is a mistake in the unit. */
const longestLifetime = 3_155_760_000;

export interface PreparedApiKeys {
  readonly keys: readonly Omit<NewApiKey, "user_id">[];
  /** Ids of keys that have expired or give way. */
  readonly replacedIds: readonly string[];
}

/**
 * Checks keys that are to be added to a user.
 *
 * @param path of the list among the parameters
 * @param userId of the user; undefined for one that is still to be made
 * @throws ApiError INVALID_ARGUMENT for a key or lifetime that cannot be, ALREADY_EXISTS for a key that the
 *   organization has, RESOURCE_EXHAUSTED for too many. Keys that have expired do not count for either
 */
export async function prepareApiKeys(
  admission: Admission,
  path: string,
  params: readonly ApiKeyParamsV2[],
  userId?: string,
): Promise<PreparedApiKeys> {
  const now = Date.now();
  const { replacedIds, refusal } = makeRoom(admission, params, userId, now);
  if (refusal !== undefined) throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, `${path}: ${refusal}`);
  const replaced = new Set(replacedIds);
  const keys: PreparedApiKeys["keys"][number][] = [];
  for (const [index, { apiKeyName, publicKey: given, curveType, expirationSeconds }] of params.entries()) {
    const at = `${path}.${index}`;
    const { publicKey, credentialType } = await located(at, () => readApiKey(given, curveType));
    if (admission.named.has(publicKey))
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${at}.publicKey: the request has this key twice`);
    admission.named.add(publicKey);
    const holder = admission.organization?.apiKeys.get(publicKey)?.row;
    if (holder && isLive(holder, now)) {
      throw new ApiError(
        ErrorCode.ALREADY_EXISTS,
        `${at}.publicKey: the organization has an API key with this public key already`,
      );
    }
    if (holder) replaced.add(holder.id);
    keys.push({
      id: uuidv7(),
      name: apiKeyName,
      credential_type: credentialType,
      public_key: publicKey,
      expiration_seconds: readLifetime(`${at}.expirationSeconds`, expirationSeconds),
      proof: "vouched",
    });
  }
  return { keys, replacedIds: [...replaced] };
}

/** Adds keys to a user in place of those they replace. */
export async function insertApiKeys(scope: WriteScope, userId: string, prepared: PreparedApiKeys): Promise<void> {
  if (prepared.replacedIds.length > 0) await deleteCredentials(scope, "api_keys", prepared.replacedIds);
  for (const key of prepared.keys) await insertApiKey(scope, { ...key, user_id: userId });
}

/** Which keys of the user go, the expired ones and then the oldest of those that will, and whether that is enough. */
export function makeRoom(
  { organization, limits }: Pick<Admission, "organization" | "limits">,
  params: readonly Pick<ApiKeyParamsV2, "expirationSeconds">[],
  userId: string | undefined,
  now: number,
): { readonly replacedIds: readonly string[]; readonly refusal?: string } {
  const held = [...(organization?.apiKeys.values() ?? [])]
    .map(({ row }) => row)
    .filter((row) => row.user_id === userId);
  const live = held.filter((row) => isLive(row, now));
  const lasting = live.filter(({ expiration_seconds }) => expiration_seconds === null).length;
  const expiring = live.filter(({ expiration_seconds }) => expiration_seconds !== null);
  const newLasting = params.filter(({ expirationSeconds }) => expirationSeconds === undefined).length;
  const newExpiring = params.length - newLasting;

  const { apiKeysPerUser, expiringApiKeysPerUser } = limits;
  if (newLasting > 0 && lasting + newLasting > apiKeysPerUser) {
    const refusal = `a user has at most ${apiKeysPerUser} API keys that do not expire; ${lasting} + ${newLasting} are too many`;
    return { replacedIds: [], refusal };
  }
  if (newExpiring > expiringApiKeysPerUser) {
    const refusal = `a user has at most ${expiringApiKeysPerUser} API keys that expire; ${newExpiring} are too many`;
    return { replacedIds: [], refusal };
  }
  const tooMany = newExpiring === 0 ? 0 : Math.max(0, expiring.length + newExpiring - expiringApiKeysPerUser);
  const gone = [...held.filter((row) => !isLive(row, now)), ...oldestFirst(expiring).slice(0, tooMany)];
  return { replacedIds: gone.map(({ id }) => id) };
}

function isLive(row: ApiKeyRow, now: number): boolean {
  return (expiryOf(row) ?? Infinity) > now;
}

function oldestFirst(rows: readonly ApiKeyRow[]): ApiKeyRow[] {
  return rows.toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
}

/**
 * @returns seconds, or null for a key that lasts
 * @throws ApiError INVALID_ARGUMENT
 */
export function readLifetime(path: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const seconds = Number(text);
  if (seconds >= 1 && seconds <= longestLifetime) return seconds;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: ${text} is not a lifetime from 1 to ${longestLifetime} seconds; leave it out for a key that lasts`,
  );
}
