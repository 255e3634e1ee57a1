// Records of the contract's shapes/notification-channels.yaml.

import type { NotificationKind } from "../enums.js";
import type { ActivityId, Id, OrganizationId, UserId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** Where a user is told that requests wait for their vote. */
export interface NotificationChannel {
  /** Identifier of the channel. */
  readonly notificationChannelId: Id;
  /** What it is, for its user. */
  readonly channelName: string;
  /** How a user is told that requests wait for their vote. */
  readonly kind: NotificationKind;
  /** The e-mail address, or the host of the URL. The rest of the URL is not shown. */
  readonly target: string;
  /** When nothing is sent. */
  readonly quietHours?: QuietHours | undefined;
  /** When it was created. */
  readonly createdAt: Timestamp;
}

/** What a push message is encrypted to (RFC 8291), as PushSubscription.toJSON of browsers has it. */
export interface PushKeys {
  /** The browser's public key on P-256, uncompressed, in base64url. */
  readonly p256dh: string;
  /** The authentication secret, 16 bytes in base64url. */
  readonly auth: string;
}

/** Hours of the day in which nothing is sent. What comes about then is told when they end. */
export interface QuietHours {
  /** When they begin, as the time of day. */
  readonly from: string;
  /** When they end, perhaps on the next day. */
  readonly to: string;
  /** Time zone, by its IANA name. */
  readonly timeZone: string;
}

/** What a user is told of requests that wait for their vote. */
export interface VotesWanted {
  /** What it is. */
  readonly type: "VOTES_WANTED";
  /** The channel that it was sent to. */
  readonly notificationChannelId: Id;
  /** Whose vote is wanted. */
  readonly userId: UserId;
  /** Organization that the requests belong to. */
  readonly organizationId: OrganizationId;
  /** The organization's name. */
  readonly organizationName: string;
  /** The requests; the first ones where there are many. */
  readonly requests: readonly WaitingRequest[];
  /** How many requests there are. */
  readonly count: number;
  /** Where the console shows them, if the service knows its own URL. */
  readonly link?: string | undefined;
}

/** A request that waits for votes, in words. */
export interface WaitingRequest {
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
  /** What is asked for. */
  readonly title: string;
  /**
   * Who asks, what would be paid to whom, and what the service cannot see, a sentence each, as decoded from the
   * bytes to be signed.
   */
  readonly lines: readonly string[];
}
