// Lets the user who asks be told when requests wait for their vote: by e-mail, a webhook, a message in Slack or Teams,
// or a push message to a browser. It is always about the user who asks; nobody can do it for somebody else. What is
// sent says what waits and links to it. It never carries a vote. An addition to the API, which existing clients do not
// know. Submitted to `submit/create_notification_channel`.

import type { ActivityBase } from "../activity.js";
import type { NotificationKind } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Id, MillisecondTimestamp, OrganizationId, WebhookUrl } from "../scalars.js";
import type { PushKeys, QuietHours } from "../shapes/notification-channels.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL`. Lets the user who asks be told when requests wait
 * for their vote: by e-mail, a webhook, a message in Slack or Teams, or a push message to a browser. It is
 * always about the user who asks; nobody can do it for somebody else. What is sent says what waits and links to
 * it. It never carries a vote. An addition to the API, which existing clients do not know.
 */
export interface CreateNotificationChannelIntent {
  /** What it is, for the user. */
  readonly channelName: string;
  /** How a user is told that requests wait for their vote. */
  readonly kind: NotificationKind;
  /**
   * Of all kinds but e-mail, where to send to, over HTTPS. Of a push subscription, its endpoint. The activity
   * keeps its host alone, because whoever knows the whole can write there. E-mail goes to the address of the user.
   */
  readonly url?: WebhookUrl | undefined;
  /** Of a push subscription, its keys. The activity does not keep the secret one. */
  readonly pushKeys?: PushKeys | undefined;
  /** When nothing is sent. Default: never. */
  readonly quietHours?: QuietHours | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL` answers. */
export interface CreateNotificationChannelResult {
  /** The new channel. */
  readonly notificationChannelId: Id;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL`. Lets the user who asks be told when requests
 * wait for their vote: by e-mail, a webhook, a message in Slack or Teams, or a push message to a browser. It is
 * always about the user who asks; nobody can do it for somebody else. What is sent says what waits and links to
 * it. It never carries a vote. An addition to the API, which existing clients do not know.
 */
export interface CreateNotificationChannelActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL";
  /** What was asked for. */
  readonly intent: { readonly createNotificationChannelIntent: CreateNotificationChannelIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createNotificationChannelResult?: CreateNotificationChannelResult | undefined };
}

/**
 * Body of `submit/create_notification_channel` for `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL`. Lets the user
 * who asks be told when requests wait for their vote: by e-mail, a webhook, a message in Slack or Teams, or a
 * push message to a browser. It is always about the user who asks; nobody can do it for somebody else. What is
 * sent says what waits and links to it. It never carries a vote. An addition to the API, which existing clients
 * do not know.
 */
export interface CreateNotificationChannelRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL";
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
  readonly parameters: CreateNotificationChannelIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL`. */
export interface CreateNotificationChannelResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateNotificationChannelActivity;
}

/** What `createNotificationChannel` takes: its request without what the client fills in. */
export interface CreateNotificationChannelInput extends InputOf<
  CreateNotificationChannelRequest,
  "type",
  "timestampMs"
> {}

/** `createNotificationChannel` as data. */
export const createNotificationChannelOperation: Operation = {
  name: "createNotificationChannel",
  path: "/public/v1/submit/create_notification_channel",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL",
  fill: ["timestampMs"],
};

/**
 * Lets the user who asks be told when requests wait for their vote: by e-mail, a webhook, a message in Slack or
 * Teams, or a push message to a browser. It is always about the user who asks; nobody can do it for somebody
 * else. What is sent says what waits and links to it. It never carries a vote. An addition to the API, which
 * existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function createNotificationChannel(
  connection: Connection,
  input: CreateNotificationChannelInput,
  options?: CallOptions,
): Promise<CreateNotificationChannelResponse> {
  return call(connection, createNotificationChannelOperation, input, options);
}
