// Expiring API keys that people get by logging in. The private half leaves custody only encrypted to a key of theirs.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CredentialType } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import type { Member } from "../../organizations/member.js";
import type { WriteScope } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";
import { keyIdsOf } from "./login-keys.js";
import { insertApiKeys, makeRoom, readLifetime } from "./new-api-keys.js";

/** Parameters that all ways to log in have in common. */
export interface LoginParams {
  /** P-256 in hex. */
  readonly targetPublicKey: string;
  readonly apiKeyName?: string | undefined;
  readonly expirationSeconds?: string | undefined;
  /** Whether the user's other keys of the same type end. */
  readonly invalidateExisting?: boolean | undefined;
}

export interface LoginKey {
  readonly apiKeyId: string;
  /** Base58check of the encapsulated key and the encrypted private half. */
  readonly credentialBundle: string;
  /** Lifetime of the key. */
  readonly seconds: number;
  readonly insert: (scope: WriteScope) => Promise<void>;
}

const defaultSeconds = "900";

/**
 * Draws a key for a user of the organization. Keys that have expired, and then the oldest that will, give way.
 *
 * @param name of the key, where the request has none
 * @throws ApiError INVALID_ARGUMENT for a target key or lifetime that cannot be, RESOURCE_EXHAUSTED where the
 *   deployment allows no expiring keys
 */
export async function prepareLoginKey(
  { organization, custody, limits }: Pick<FamilyContext, "organization" | "custody" | "limits">,
  { id: userId }: Member,
  params: LoginParams,
  { type, name }: { readonly type: CredentialType; readonly name: string },
): Promise<LoginKey> {
  const expirationSeconds = params.expirationSeconds ?? defaultSeconds;
  const seconds = readLifetime("expirationSeconds", expirationSeconds)!;
  const endedIds = params.invalidateExisting ? keyIdsOf(organization, userId, [type]) : [];
  // What ends makes room; no other key has to give way for it.
  const apiKeys = new Map([...organization.apiKeys].filter(([, { row }]) => !endedIds.includes(row.id)));
  const { replacedIds, refusal } = makeRoom(
    { organization: { ...organization, apiKeys }, limits },
    [{ expirationSeconds }],
    userId,
    Date.now(),
  );
  if (refusal !== undefined) throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, refusal);
  const { publicKey, credentialBundle } = await custody.createCredential(params.targetPublicKey);
  const key = {
    id: uuidv7(),
    name: params.apiKeyName ?? name,
    credential_type: type,
    public_key: publicKey,
    expiration_seconds: seconds,
    // Nobody has had it before: custody has just drawn it.
    proof: "registered",
  } as const;
  const prepared = { keys: [key], replacedIds: [...replacedIds, ...endedIds] };
  return {
    apiKeyId: key.id,
    credentialBundle,
    seconds,
    insert: (scope) => insertApiKeys(scope, userId, prepared),
  };
}
