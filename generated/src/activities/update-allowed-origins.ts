// Replaces the list of web origins whose WebAuthn credentials the organization accepts. Submitted to
// `submit/update_allowed_origins`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, WebOrigin } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS`. Replaces the list of web origins whose WebAuthn
 * credentials the organization accepts.
 */
export interface UpdateAllowedOriginsIntent {
  /** The whole new list. */
  readonly allowedOrigins: readonly WebOrigin[];
}

/** What a completed `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS` answers. */
export interface UpdateAllowedOriginsResult {}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS`. Replaces the list of web origins whose WebAuthn
 * credentials the organization accepts.
 */
export interface UpdateAllowedOriginsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS";
  /** What was asked for. */
  readonly intent: { readonly updateAllowedOriginsIntent: UpdateAllowedOriginsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateAllowedOriginsResult?: UpdateAllowedOriginsResult | undefined };
}

/**
 * Body of `submit/update_allowed_origins` for `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS`. Replaces the list of web
 * origins whose WebAuthn credentials the organization accepts.
 */
export interface UpdateAllowedOriginsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS";
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
  readonly parameters: UpdateAllowedOriginsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS`. */
export interface UpdateAllowedOriginsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateAllowedOriginsActivity;
}

/** What `updateAllowedOrigins` takes: its request without what the client fills in. */
export interface UpdateAllowedOriginsInput extends InputOf<UpdateAllowedOriginsRequest, "type", "timestampMs"> {}

/** `updateAllowedOrigins` as data. */
export const updateAllowedOriginsOperation: Operation = {
  name: "updateAllowedOrigins",
  path: "/public/v1/submit/update_allowed_origins",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS",
  fill: ["timestampMs"],
};

/**
 * Replaces the list of web origins whose WebAuthn credentials the organization accepts.
 *
 * @throws ApiError as `call` says
 */
export function updateAllowedOrigins(
  connection: Connection,
  input: UpdateAllowedOriginsInput,
  options?: CallOptions,
): Promise<UpdateAllowedOriginsResponse> {
  return call(connection, updateAllowedOriginsOperation, input, options);
}
