// Ends one of the channels by which the user who asks is told what waits for their vote, with what has not been sent
// yet. An addition to the API, which existing clients do not know. Submitted to `submit/delete_notification_channel`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Id, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL`. Ends one of the channels by which the user who asks
 * is told what waits for their vote, with what has not been sent yet. An addition to the API, which existing
 * clients do not know.
 */
export interface DeleteNotificationChannelIntent {
  /** A channel of the user who asks. */
  readonly notificationChannelId: Id;
}

/** What a completed `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL` answers. */
export interface DeleteNotificationChannelResult {
  /** The channel. */
  readonly notificationChannelId: Id;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL`. Ends one of the channels by which the user who
 * asks is told what waits for their vote, with what has not been sent yet. An addition to the API, which
 * existing clients do not know.
 */
export interface DeleteNotificationChannelActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL";
  /** What was asked for. */
  readonly intent: { readonly deleteNotificationChannelIntent: DeleteNotificationChannelIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteNotificationChannelResult?: DeleteNotificationChannelResult | undefined };
}

/**
 * Body of `submit/delete_notification_channel` for `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL`. Ends one of the
 * channels by which the user who asks is told what waits for their vote, with what has not been sent yet. An
 * addition to the API, which existing clients do not know.
 */
export interface DeleteNotificationChannelRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL";
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
  readonly parameters: DeleteNotificationChannelIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL`. */
export interface DeleteNotificationChannelResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteNotificationChannelActivity;
}

/** What `deleteNotificationChannel` takes: its request without what the client fills in. */
export interface DeleteNotificationChannelInput extends InputOf<
  DeleteNotificationChannelRequest,
  "type",
  "timestampMs"
> {}

/** `deleteNotificationChannel` as data. */
export const deleteNotificationChannelOperation: Operation = {
  name: "deleteNotificationChannel",
  path: "/public/v1/submit/delete_notification_channel",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL",
  fill: ["timestampMs"],
};

/**
 * Ends one of the channels by which the user who asks is told what waits for their vote, with what has not been
 * sent yet. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function deleteNotificationChannel(
  connection: Connection,
  input: DeleteNotificationChannelInput,
  options?: CallOptions,
): Promise<DeleteNotificationChannelResponse> {
  return call(connection, deleteNotificationChannelOperation, input, options);
}
