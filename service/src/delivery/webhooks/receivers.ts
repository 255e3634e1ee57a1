// Who receives an activity's webhook: its organization and the parent, where they have registered one.

import type { WebhookEventType, WebhookSubscriptionParams } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import type { Organization } from "../../organizations/organization.js";
import type { Organizations } from "../../organizations/organizations.js";
import { tenantOf } from "../../organizations/tenant.js";
import { insertBody } from "../../store/event-bodies.js";
import { insertDropped, insertEvent } from "../../store/outbox.js";
import type { Transaction } from "../../store/store.js";
import type { WebhookEndpointRow } from "../../store/webhook-endpoints.js";
import { eventTypes } from "./event-types.js";

/** Where the webhooks of an organization are received. */
export type Registered = Pick<Organization, "features" | "webhookEndpoints">;

/** A receiver of events. */
export interface Receiver {
  readonly organizationId: string;
  /** Undefined for the webhook that is a feature. */
  readonly endpointId: string | undefined;
}

/** URL to which events for a receiver are sent; undefined where it is registered no more, or switched off. */
export function webhookOf({ features, webhookEndpoints }: Registered, endpointId: string | null): string | undefined {
  if (endpointId === null) return features.get("FEATURE_NAME_WEBHOOK");
  return webhookEndpoints.find(({ id, active }) => id === endpointId && active === 1)?.url;
}

/** Type of the events that tell a user what waits for their vote. They are for a channel of the user, not for an endpoint. */
export const votesWanted = "VOTES_WANTED";

/** All who receive the events of a type of an organization. */
export async function webhookReceivers(
  organizations: Organizations,
  organization: Organization,
  type: WebhookEventType,
): Promise<Receiver[]> {
  const parent = organization.parentId === undefined ? undefined : await organizations.find(organization.parentId);
  return [organization, parent].flatMap((registering) => (registering ? receiversOf(registering, type) : []));
}

function receiversOf(
  { id: organizationId, features, webhookEndpoints }: Organization,
  type: WebhookEventType,
): Receiver[] {
  const endpoints = webhookEndpoints
    .filter((endpoint) => isSubscribed(endpoint, type))
    .map(({ id: endpointId }) => ({ organizationId, endpointId }));
  const isFeature = eventTypes[type].isSentToFeature && Boolean(features.get("FEATURE_NAME_WEBHOOK"));
  return isFeature ? [{ organizationId, endpointId: undefined }, ...endpoints] : endpoints;
}

function isSubscribed({ active, subscriptions }: WebhookEndpointRow, type: WebhookEventType): boolean {
  if (active === 0) return false;
  const all = JSON.parse(subscriptions) as readonly WebhookSubscriptionParams[];
  return all.some((one) => one.eventType === type && one.isActive !== false);
}

/** An event of an activity. */
export interface ActivityEvent {
  readonly type: WebhookEventType;
  readonly organization: Pick<Organization, "id" | "parentId" | "signedUp">;
  readonly activityId: string;
  /** Exactly what is sent. */
  readonly body: string;
  readonly receivers: readonly Receiver[];
  /** `traceparent` of the request. */
  readonly trace: string | undefined;
}

/** Writes an event: its body once, and a delivery for each receiver. */
export async function insertEvents(transaction: Transaction, event: ActivityEvent): Promise<void> {
  const { type, organization, activityId, body: text, receivers, trace } = event;
  const body = await insertBody(transaction.in(organization.id), {
    id: uuidv7(),
    familyId: tenantOf(organization),
    signedUp: organization.signedUp,
    body: text,
    deliveries: receivers.length,
  });
  for (const { organizationId, endpointId } of receivers) {
    await insertEvent(transaction.in(organizationId), { type, activityId, endpointId, body, trace });
  }
}

/** Notes for each organization that was to receive an event that it is not kept. */
export async function insertDroppedEvents(transaction: Transaction, event: ActivityEvent, why: string): Promise<void> {
  const told = new Map(event.receivers.map((receiver) => [receiver.organizationId, receiver]));
  for (const { organizationId, endpointId } of told.values()) {
    const dropped = { type: event.type, activityId: event.activityId, endpointId, trace: event.trace };
    await insertDropped(transaction.in(organizationId), dropped, why);
  }
}
