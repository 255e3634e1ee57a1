// Who receives an activity's webhook: its organization and the parent, where they have registered a webhook.

import type { Activity } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";
import type { Organizations } from "../../organizations/organizations.js";
import { insertEvent } from "../../store/outbox.js";
import type { Transaction } from "../../store/store.js";

/** URL to which an organization's activities are sent; undefined where none is registered. */
export function webhookOf({ features }: Pick<Organization, "features">): string | undefined {
  return features.get("FEATURE_NAME_WEBHOOK");
}

/** Ids of the organizations whose webhooks receive the activities of `organization`. */
export async function webhookReceivers(organizations: Organizations, organization: Organization): Promise<string[]> {
  const parent = organization.parentId === undefined ? undefined : await organizations.find(organization.parentId);
  return [organization, parent].flatMap((receiver) => (receiver && webhookOf(receiver) ? [receiver.id] : []));
}

/** Writes the event of a new activity, for each receiver. */
export async function insertEvents(
  transaction: Transaction,
  receivers: readonly string[],
  activity: Activity,
): Promise<void> {
  const body = receivers.length > 0 ? JSON.stringify(activity) : "";
  for (const receiver of receivers) {
    await insertEvent(transaction.in(receiver), { type: "ACTIVITY_UPDATES", activityId: activity.id, body });
  }
}
