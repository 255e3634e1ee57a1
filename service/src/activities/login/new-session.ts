// Sessions: a public key of the caller's becomes an expiring API key of the user, and a JWT tells the client so.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { readApiKey } from "../../auth/api-key.js";
import { expiryOf } from "../../organizations/member.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { longestSession, readSessionProfile } from "../../organizations/session-profile.js";
import type { BindingProfile } from "../../organizations/session-profile.js";
import { tenantOf } from "../../organizations/tenant.js";
import { readSeconds } from "../../params/lifetime.js";
import { deleteSessions } from "../../store/sessions.js";
import type { Scope, WriteScope } from "../../store/store.js";
import { keyIdsOf } from "../credentials/login-keys.js";
import { insertApiKeys, makeRoom } from "../credentials/new-api-keys.js";
import type { FamilyContext } from "../definition/plan.js";

/** Parameters that all ways to open a session have in common. */
export interface SessionParams {
  /** P-256, compressed, in hex. */
  readonly publicKey: string;
  readonly expirationSeconds?: string | undefined;
  /** Whether the user's other sessions end. */
  readonly invalidateExisting?: boolean | undefined;
  readonly sessionProfileId?: string | undefined;
}

export interface NewSession {
  /** Signed JWT. */
  readonly session: string;
  readonly insert: (scope: WriteScope) => Promise<void>;
}

/** The result of a login without its session, which is in the answer alone. */
export function withoutSession<Result extends { readonly session: string }>(result: Result): Result {
  return { ...result, session: "" };
}

const credentialType = "CREDENTIAL_TYPE_LOGIN";
const defaultSeconds = 900;

/**
 * Prepares a session of a user of the organization. Keys that have expired, and then the oldest that will, give way.
 *
 * @param name of the new API key
 * @param boundTo profile of the session by which it is opened: the new one has the same
 * @throws ApiError INVALID_ARGUMENT for a public key or lifetime that cannot be, NOT_FOUND for a profile that neither the
 *   organization nor its parent has, PERMISSION_DENIED for another one than that which binds the caller, ALREADY_EXISTS for a
 *   key that is another credential of the organization's, RESOURCE_EXHAUSTED where the deployment allows no expiring keys
 */
export async function prepareSession(
  { organization, limits, outside, scope }: Pick<FamilyContext, "organization" | "limits" | "outside" | "scope">,
  { id: userId }: Member,
  params: SessionParams,
  name: string,
  boundTo?: string,
): Promise<NewSession> {
  const profile = await readProfile(scope, organization, params.sessionProfileId, boundTo);
  const { publicKey } = readApiKey(params.publicKey, "API_KEY_CURVE_P256");
  const seconds = lifetimeOf(params.expirationSeconds, profile);
  const endedIds = new Set(params.invalidateExisting ? keyIdsOf(organization, userId, [credentialType]) : []);
  const earlierId = findEarlier(organization, userId, publicKey);
  if (earlierId !== undefined) endedIds.add(earlierId);
  // What ends makes room; no other key has to give way for it.
  const apiKeys = new Map([...organization.apiKeys].filter(([, { row }]) => !endedIds.has(row.id)));
  const now = Date.now();
  const { replacedIds, refusal } = makeRoom(
    { organization: { ...organization, apiKeys }, limits },
    [{ expirationSeconds: String(seconds) }],
    userId,
    now,
  );
  if (refusal !== undefined) throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, refusal);
  const claims = {
    // Whose back end is to take it for proof of a login.
    aud: tenantOf(organization),
    exp: Math.floor(now / 1000) + seconds,
    public_key: publicKey,
    session_type: profile?.name ?? "SESSION_TYPE_READ_WRITE",
    ...(profile && { session_profile_id: profile.id }),
    user_id: userId,
    organization_id: organization.id,
  };
  const session = await outside.sessionSigner.sign(claims, organization);
  const key = {
    id: uuidv7(),
    name,
    credential_type: credentialType,
    public_key: publicKey,
    expiration_seconds: seconds,
    proof: "vouched",
    session_profile_id: profile?.id ?? null,
  } as const;
  const prepared = { keys: [key], replacedIds: [...replacedIds, ...endedIds] };
  return {
    session,
    async insert(scope) {
      if (params.invalidateExisting) await deleteSessions(scope, userId);
      await insertApiKeys(scope, userId, prepared);
    },
  };
}

/** Clients send an empty text for none. */
async function readProfile(
  scope: Scope,
  organization: Organization,
  wanted: string | undefined,
  boundTo: string | undefined,
): Promise<BindingProfile | undefined> {
  if (wanted && boundTo !== undefined && wanted !== boundTo) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "sessionProfileId: the session that asks has another profile, and the new one gets the same; omit it",
    );
  }
  const id = boundTo ?? wanted;
  if (!id) return undefined;
  const profile = await readSessionProfile(scope, organization, id);
  if (profile) return profile;
  throw new ApiError(ErrorCode.NOT_FOUND, `sessionProfileId: no session profile ${JSON.stringify(id)}`);
}

/** The shorter of what is asked for and what the profile allows, in seconds. */
function lifetimeOf(text: string | undefined, profile: BindingProfile | undefined): number {
  const wanted = text === undefined ? undefined : readSeconds(text, longestSession);
  return Math.min(wanted ?? profile?.expirationSeconds ?? defaultSeconds, profile?.expirationSeconds ?? Infinity);
}

/**
 * Id of the key that has this public key already, if it may be replaced: an earlier session of the same user, or one that
 * has expired.
 *
 * @throws ApiError ALREADY_EXISTS
 */
function findEarlier({ apiKeys }: Organization, userId: string, publicKey: string): string | undefined {
  const row = apiKeys.get(publicKey)?.row;
  if (!row || (row.user_id === userId && row.credential_type === credentialType)) return row?.id;
  if ((expiryOf(row) ?? Infinity) <= Date.now()) return row.id;
  throw new ApiError(
    ErrorCode.ALREADY_EXISTS,
    "publicKey: the organization has an API key with this public key already; make a new key for each session",
  );
}
