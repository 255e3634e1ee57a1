// Webhook events and messages that are never delivered: of both kinds, every third has failed.

import { uuidv7 } from "uuidv7";
import { later } from "../store/rows.js";
import type { Store } from "../../../service/src/store/store.js";
import { unproved } from "../support/authority.js";

/**
 * Gives an organization some of both. The same ids are events and messages, oldest first.
 *
 * @param recipient of the messages
 * @param error of events that have failed
 */
export async function giveUndelivered(
  store: Store,
  organizationId: string,
  count: number,
  recipient = "sam@example.com",
  error = "HTTP 500",
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  const progressOf = (index: number) =>
    index % 3 === 0
      ? { status: "failed" as const, attempts: 8, due_at: 1, last_error: error, created_at: 1000 * index }
      : { status: "waiting" as const, attempts: 0, due_at: later, last_error: null, created_at: 1000 * index };
  await store.write(async ({ database }) => {
    for (const [index, id] of ids.entries()) {
      const common = { id, organization_id: organizationId, claimed_until: 0, ...progressOf(index) };
      await unproved({ database })
        .insertInto("outbox")
        .values({
          ...common,
          event_type: "ACTIVITY_UPDATES",
          activity_id: id,
          endpoint_id: index % 2 === 0 ? id : null,
          body: "what the event says",
          body_of: null,
          body_id: null,
          trace: null,
        })
        .execute();
      const content = JSON.stringify({ kind: "what the message says" });
      await unproved({ database })
        .insertInto("messages")
        .values({
          ...common,
          tenant_id: organizationId,
          channel: index % 2 === 0 ? "email" : "sms",
          recipient,
          content,
          sealed: null,
        })
        .execute();
    }
  });
  return ids;
}
