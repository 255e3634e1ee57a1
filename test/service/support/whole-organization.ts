// Whether everything that was acknowledged is in an organization, and nothing is there that nobody asked for.

import type { Activity, Client } from "@countersign/api";
import { expect } from "vitest";
import { present } from "./results.js";

/** All of an organization's activities by their ids, read page by page. */
export async function activitiesById(client: Client, organizationId: string): Promise<Map<string, Activity>> {
  const activities = new Map<string, Activity>();
  for (let after: string | undefined; ;) {
    const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
    const page = (await client.listActivities({ organizationId, paginationOptions })).activities as Activity[];
    for (const activity of page) activities.set(activity.id, activity);
    if (page.length < 100) return activities;
    after = present(page.at(-1)).id;
  }
}

/**
 * Looks at the organization of a root user who is alone in the beginning.
 *
 * @param acknowledged activities that were answered as completed
 */
export async function expectWholeOrganization(
  client: Client,
  organizationId: string,
  acknowledged: readonly Activity[],
): Promise<void> {
  const activities = await activitiesById(client, organizationId);
  for (const activity of acknowledged) {
    const found = activities.get(activity.id);
    expect({ id: activity.id, status: found?.status, result: found?.result }).toEqual({
      id: activity.id,
      status: "ACTIVITY_STATUS_COMPLETED",
      result: activity.result,
    });
  }
  // Whatever is there was made by an activity that is there, and the other way round.
  const results = [...activities.values()].map(
    ({ result }) => result as Record<string, { walletId?: string; userIds?: string[] }>,
  );
  const { wallets } = await client.listWallets({ organizationId });
  const walletIds = results.flatMap(({ createWalletResult }) => createWalletResult?.walletId ?? []);
  expect(wallets.map(({ walletId }) => walletId).sort()).toEqual(walletIds.sort());
  const { users } = await client.listUsers({ organizationId });
  const userIds = results.flatMap(({ createUsersResult }) => createUsersResult?.userIds ?? []);
  expect(
    users
      .map(({ userId }) => userId)
      .slice(1)
      .sort(),
  ).toEqual(userIds.sort());
}
