// Opens a session for the caller that lasts one hour and allows queries only. Send the session in the session header
// instead of a stamp. Submitted to `submit/create_read_only_session`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  OrganizationName,
  SessionToken,
  UnixSeconds,
  UserId,
  UserName,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION`. Opens a session for the caller that lasts one hour and
 * allows queries only. Send the session in the session header instead of a stamp.
 */
export interface CreateReadOnlySessionIntent {}

/** What a completed `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION` answers. */
export interface CreateReadOnlySessionResult {
  /** Organization in which the session is valid. */
  readonly organizationId: OrganizationId;
  /** Name of that organization. */
  readonly organizationName: OrganizationName;
  /** User for whom the session reads. */
  readonly userId: UserId;
  /** Name of that user. */
  readonly username: UserName;
  /** The session. Keep it secret; anyone who has it can read as the user. */
  readonly session: SessionToken;
  /** When the session ends; whole seconds since 1970-01-01 UTC in decimal. */
  readonly sessionExpiry: UnixSeconds;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION`. Opens a session for the caller that lasts one hour
 * and allows queries only. Send the session in the session header instead of a stamp.
 */
export interface CreateReadOnlySessionActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION";
  /** What was asked for. */
  readonly intent: { readonly createReadOnlySessionIntent: CreateReadOnlySessionIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createReadOnlySessionResult?: CreateReadOnlySessionResult | undefined };
}

/**
 * Body of `submit/create_read_only_session` for `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION`. Opens a session for
 * the caller that lasts one hour and allows queries only. Send the session in the session header instead of a
 * stamp.
 */
export interface CreateReadOnlySessionRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION";
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
  readonly parameters: CreateReadOnlySessionIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION`. */
export interface CreateReadOnlySessionResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateReadOnlySessionActivity;
}

/** What `createReadOnlySession` takes: its request without what the client fills in. */
export interface CreateReadOnlySessionInput extends InputOf<CreateReadOnlySessionRequest, "type", "timestampMs"> {}

/** `createReadOnlySession` as data. */
export const createReadOnlySessionOperation: Operation = {
  name: "createReadOnlySession",
  path: "/public/v1/submit/create_read_only_session",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION",
  fill: ["timestampMs"],
};

/**
 * Opens a session for the caller that lasts one hour and allows queries only. Send the session in the session
 * header instead of a stamp.
 *
 * @throws ApiError as `call` says
 */
export function createReadOnlySession(
  connection: Connection,
  input: CreateReadOnlySessionInput,
  options?: CallOptions,
): Promise<CreateReadOnlySessionResponse> {
  return call(connection, createReadOnlySessionOperation, input, options);
}
