// Lists the channels by which the user who asks is told what waits for their vote. Nobody sees those of others. An
// addition to the API, which existing clients do not know. Asked of `query/list_notification_channels`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { NotificationChannel } from "../shapes/notification-channels.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listNotificationChannels`. Lists the channels by which the user who asks is told what waits
 * for their vote. Nobody sees those of others. An addition to the API, which existing clients do not know.
 */
export interface ListNotificationChannelsRequest {
  /** The caller's organization. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listNotificationChannels`. */
export interface ListNotificationChannelsResponse {
  /** The channels, oldest first. */
  readonly notificationChannels: readonly NotificationChannel[];
  /**
   * Key by which the service is known to push services (VAPID, RFC 8292), on P-256, uncompressed, in base64url:
   * the applicationServerKey of a push subscription.
   */
  readonly pushPublicKey: string;
}

/** `listNotificationChannels` as data. */
export const listNotificationChannelsOperation: Operation = {
  name: "listNotificationChannels",
  path: "/public/v1/query/list_notification_channels",
  kind: "query",
};

/**
 * Lists the channels by which the user who asks is told what waits for their vote. Nobody sees those of others.
 * An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listNotificationChannels(
  connection: Connection,
  input: ListNotificationChannelsRequest,
  options?: CallOptions,
): Promise<ListNotificationChannelsResponse> {
  return call(connection, listNotificationChannelsOperation, input, options);
}
