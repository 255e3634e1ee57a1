// Creates a session profile, which narrows down what sessions may do that are opened with it, in the organization and
// its sub-organizations. A profile is never changed or deleted. Sub-organizations use those of their parent. Submitted
// to `submit/create_session_profile`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  SessionProfileId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SESSION_PROFILE`. Creates a session profile, which narrows down what
 * sessions may do that are opened with it, in the organization and its sub-organizations. A profile is never
 * changed or deleted. Sub-organizations use those of their parent.
 */
export interface CreateSessionProfileIntent {
  /** Name of the new profile. Must be new within the organization. */
  readonly sessionProfileName: string;
  /**
   * What its sessions may submit and vote on, a condition of the policy language over the activity. Whatever it is
   * false or in error for is denied, beside what policies deny.
   */
  readonly scope: PolicyExpression;
  /** How long its sessions last at most, in seconds as a decimal string; at most a year. Default: as long as any. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** What the profile is for, for people. */
  readonly notes?: string | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SESSION_PROFILE` answers. */
export interface CreateSessionProfileResult {
  /** The new profile. */
  readonly sessionProfileId: SessionProfileId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SESSION_PROFILE`. Creates a session profile, which narrows down what
 * sessions may do that are opened with it, in the organization and its sub-organizations. A profile is never
 * changed or deleted. Sub-organizations use those of their parent.
 */
export interface CreateSessionProfileActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE";
  /** What was asked for. */
  readonly intent: { readonly createSessionProfileIntent: CreateSessionProfileIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSessionProfileResult?: CreateSessionProfileResult | undefined };
}

/**
 * Body of `submit/create_session_profile` for `ACTIVITY_TYPE_CREATE_SESSION_PROFILE`. Creates a session profile,
 * which narrows down what sessions may do that are opened with it, in the organization and its
 * sub-organizations. A profile is never changed or deleted. Sub-organizations use those of their parent.
 */
export interface CreateSessionProfileRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSessionProfileIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_SESSION_PROFILE`. */
export interface CreateSessionProfileResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSessionProfileActivity;
}

/** What `createSessionProfile` takes: its request without what the client fills in. */
export interface CreateSessionProfileInput extends InputOf<CreateSessionProfileRequest, "type", "timestampMs"> {}

/** `createSessionProfile` as data. */
export const createSessionProfileOperation: Operation = {
  name: "createSessionProfile",
  path: "/public/v1/submit/create_session_profile",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE",
  fill: ["timestampMs"],
};

/**
 * Creates a session profile, which narrows down what sessions may do that are opened with it, in the
 * organization and its sub-organizations. A profile is never changed or deleted. Sub-organizations use those of
 * their parent.
 *
 * @throws ApiError as `call` says
 */
export function createSessionProfile(
  connection: Connection,
  input: CreateSessionProfileInput,
  options?: CallOptions,
): Promise<CreateSessionProfileResponse> {
  return call(connection, createSessionProfileOperation, input, options);
}
