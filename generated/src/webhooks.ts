// What the server sends by itself.

import type { Activity } from "./activity.js";
import type { WebhookEventType } from "./enums.js";
import type { Bytes } from "./runtime/encoding.js";
import type { Open } from "./runtime/open.js";
import type {
  SignedDelivery,
  VerifiedDelivery,
  WebhookKeys,
  WebhookOptions,
  WebhookRules,
  WebhookSigner,
} from "./runtime/webhook.js";
import type { Id, MillisecondTimestamp, OrganizationId } from "./scalars.js";
import type { VotesWanted } from "./shapes/notification-channels.js";
import { signWebhook, verifyWebhook } from "./runtime/webhook.js";

/** Headers that accompany `ActivityUpdatePayload`. */
export interface ActivityUpdateHeaders {
  /**
   * When this attempt was sent, in milliseconds since 1970-01-01 UTC. Refuse a delivery that is much older than
   * your clock, so that a recorded one cannot be played back.
   */
  readonly "X-Turnkey-Timestamp": MillisecondTimestamp;
  /** Version of the shape of the delivery. Always 1. */
  readonly "X-Turnkey-Webhook-Version": string;
  /** Identifier of the event, the same in every attempt. Use it to drop repeats. */
  readonly "X-Turnkey-Event-Id": Id;
  /** Which key signed; the kid of an entry of the key set. */
  readonly "X-Turnkey-Signature-Key-Id": string;
  /** Algorithm of the signature. Always ed25519. */
  readonly "X-Turnkey-Signature-Algorithm": string;
  /** Version of the text that is signed. Always v1. */
  readonly "X-Turnkey-Signature-Version": string;
  /** The signature, 64 bytes in hex without 0x. */
  readonly "X-Turnkey-Signature": string;
  /** Organization that registered the webhook. The activity may belong to one of its sub-organizations. */
  readonly "X-Turnkey-Organization-Id": OrganizationId;
  /** What a webhook event tells of. */
  readonly "X-Turnkey-Event-Type": Open<WebhookEventType>;
}

/**
 * One POST for every new activity of the organization and of its sub-organizations; the body is the activity.
 * Answer with any 2xx status. A network failure or a 5xx status is tried again with the same event id; any other
 * status ends the delivery, and redirects are not followed. The signature is Ed25519 over the UTF-8 bytes of
 * `v1.ed25519.KEY_ID.TIMESTAMP.EVENT_ID.BODY`, made of the headers below and the exact body. The public keys are
 * at `/public/v1/discovery/webhooks/jwks`.
 */
export type ActivityUpdatePayload = Activity;
const activityUpdateRules: WebhookRules = {
  algorithm: "ed25519",
  header: "X-Turnkey-Signature",
  encoding: "hex",
  over: ["v1.ed25519.", "X-Turnkey-Signature-Key-Id", ".", "X-Turnkey-Timestamp", ".", "X-Turnkey-Event-Id", "."],
  key: "X-Turnkey-Signature-Key-Id",
  timestamp: { header: "X-Turnkey-Timestamp", unit: "milliseconds", toleranceSeconds: 300 },
  headers: {
    "X-Turnkey-Timestamp": "string",
    "X-Turnkey-Webhook-Version": "string",
    "X-Turnkey-Event-Id": "string",
    "X-Turnkey-Signature-Key-Id": "string",
    "X-Turnkey-Signature-Algorithm": "string",
    "X-Turnkey-Signature-Version": "string",
    "X-Turnkey-Signature": "string",
    "X-Turnkey-Organization-Id": "string",
    "X-Turnkey-Event-Type": "string",
  },
};

/**
 * Answers the headers with which `ActivityUpdatePayload` is sent: those that are given, and the signature over
 * them and the exact body.
 *
 * @throws TypeError where a header that is signed cannot be; whatever `sign` throws
 */
export function signActivityUpdate(
  headers: Omit<ActivityUpdateHeaders, "X-Turnkey-Signature" | "X-Turnkey-Timestamp">,
  body: Bytes | string,
  sign: WebhookSigner,
  options?: WebhookOptions,
): Promise<Readonly<Record<string, string>>> {
  return signWebhook(activityUpdateRules, headers, body, sign, options);
}

/**
 * Reads a delivery of `ActivityUpdatePayload` that is signed with one of these keys.
 *
 * @throws WebhookRefused where it is not, or is too old: answer 400, and do nothing else with it
 */
export function verifyActivityUpdate(
  delivery: SignedDelivery,
  keys: WebhookKeys,
  options?: WebhookOptions,
): Promise<VerifiedDelivery<ActivityUpdatePayload, ActivityUpdateHeaders>> {
  return verifyWebhook(activityUpdateRules, delivery, keys, options);
}

/** Headers that accompany `VotesWantedPayload`. */
export interface VotesWantedHeaders {
  /**
   * When this attempt was sent, in milliseconds since 1970-01-01 UTC. Refuse a delivery that is much older than
   * your clock, so that a recorded one cannot be played back.
   */
  readonly "X-Turnkey-Timestamp": MillisecondTimestamp;
  /** Version of the shape of the delivery. Always 1. */
  readonly "X-Turnkey-Webhook-Version": string;
  /** Identifier of the event, the same in every attempt. Use it to drop repeats. */
  readonly "X-Turnkey-Event-Id": Id;
  /** Which key signed; the kid of an entry of the key set. */
  readonly "X-Turnkey-Signature-Key-Id": string;
  /** Algorithm of the signature. Always ed25519. */
  readonly "X-Turnkey-Signature-Algorithm": string;
  /** Version of the text that is signed. Always v1. */
  readonly "X-Turnkey-Signature-Version": string;
  /** The signature, 64 bytes in hex without 0x. */
  readonly "X-Turnkey-Signature": string;
  /** Organization in which a vote is wanted. */
  readonly "X-Turnkey-Organization-Id": OrganizationId;
  /** Always VOTES_WANTED. */
  readonly "X-Turnkey-Event-Type": string;
}

/**
 * One POST to a user's notification channel of kind NOTIFICATION_KIND_WEBHOOK when requests wait for the user's
 * vote. It is delivered and signed like `activityUpdate`, and tried again at HTTP 429, too. There is nothing in
 * it that votes.
 */
export type VotesWantedPayload = VotesWanted;
const votesWantedRules: WebhookRules = {
  algorithm: "ed25519",
  header: "X-Turnkey-Signature",
  encoding: "hex",
  over: ["v1.ed25519.", "X-Turnkey-Signature-Key-Id", ".", "X-Turnkey-Timestamp", ".", "X-Turnkey-Event-Id", "."],
  key: "X-Turnkey-Signature-Key-Id",
  timestamp: { header: "X-Turnkey-Timestamp", unit: "milliseconds", toleranceSeconds: 300 },
  headers: {
    "X-Turnkey-Timestamp": "string",
    "X-Turnkey-Webhook-Version": "string",
    "X-Turnkey-Event-Id": "string",
    "X-Turnkey-Signature-Key-Id": "string",
    "X-Turnkey-Signature-Algorithm": "string",
    "X-Turnkey-Signature-Version": "string",
    "X-Turnkey-Signature": "string",
    "X-Turnkey-Organization-Id": "string",
    "X-Turnkey-Event-Type": "string",
  },
};

/**
 * Answers the headers with which `VotesWantedPayload` is sent: those that are given, and the signature over them
 * and the exact body.
 *
 * @throws TypeError where a header that is signed cannot be; whatever `sign` throws
 */
export function signVotesWanted(
  headers: Omit<VotesWantedHeaders, "X-Turnkey-Signature" | "X-Turnkey-Timestamp">,
  body: Bytes | string,
  sign: WebhookSigner,
  options?: WebhookOptions,
): Promise<Readonly<Record<string, string>>> {
  return signWebhook(votesWantedRules, headers, body, sign, options);
}

/**
 * Reads a delivery of `VotesWantedPayload` that is signed with one of these keys.
 *
 * @throws WebhookRefused where it is not, or is too old: answer 400, and do nothing else with it
 */
export function verifyVotesWanted(
  delivery: SignedDelivery,
  keys: WebhookKeys,
  options?: WebhookOptions,
): Promise<VerifiedDelivery<VotesWantedPayload, VotesWantedHeaders>> {
  return verifyWebhook(votesWantedRules, delivery, keys, options);
}
