// What must never come about: anything by which somebody who is not a root user could act as one, or decide what only
// root users decide. It is read from the database, not from what the service answers.

import type { Activity } from "@countersign/api";
import { activityKinds } from "@countersign/api";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { present, take } from "../support/results.js";
import type { Loot } from "./loot.js";
import type { Victim } from "./victims.js";

/** Families that only the root quorum carries out, whatever they are about. */
const rootOnly: readonly string[] = ["updateRootQuorum", "setOrganizationFeature", "removeOrganizationFeature"];

/** What only the root quorum changes, as text: who its members are, what they come in by, and what is switched on. */
export function rootStateOf({ quorum, features, members }: Organization): string {
  const users = quorum.userIds.toSorted().map((id) => {
    const { userEmail, userPhoneNumber, apiKeys, authenticators, oauthProviders } = present(members.get(id)).record;
    return {
      id,
      userEmail,
      userPhoneNumber,
      // Those that expire are sent to the user's own mailbox.
      apiKeys: apiKeys
        .filter(({ expirationSeconds }) => expirationSeconds === undefined)
        .map(({ apiKeyId }) => apiKeyId),
      authenticators: authenticators.map(({ authenticatorId }) => authenticatorId),
      oauthProviders: oauthProviders.map(({ providerId }) => providerId),
    };
  });
  return JSON.stringify({ threshold: quorum.threshold, users, features: [...features] }, undefined, 1);
}

/** Ways in as a root user that the attackers have. */
export function rootLoot(organization: Organization, loot: Loot): string[] {
  return [...loot.credentialsOf(organization), ...loot.waysInto(organization)]
    .filter(({ userId }) => organization.members.get(userId)?.root)
    .map(({ name, userId }) => `the attackers come in as the root user ${userId} by ${name}`);
}

/** Whether an activity was carried out that takes more root users than have approved it. */
export function beyondQuorum({ roots, threshold, trainee }: Victim, activity: Activity): string[] {
  const { family } = activityKinds[activity.type];
  if (activity.status !== "ACTIVITY_STATUS_COMPLETED" || !rootOnly.includes(family)) return [];
  const ids = new Set([...roots, trainee].map(({ userId }) => userId));
  const approvals = new Set(
    activity.votes.flatMap(({ userId, selection }) =>
      ids.has(userId) && selection === "VOTE_SELECTION_APPROVED" ? [userId] : [],
    ),
  );
  return approvals.size >= threshold ? [] : [`${activity.type} was completed by ${approvals.size} root users`];
}

/** What differs between two states, line by line. */
export function differenceOf(before: string, after: string): string {
  const [old, now] = take(
    [before, after].map((text) => text.split("\n")),
    2,
  );
  const lines = (from: readonly string[], without: readonly string[]) => from.filter((line) => !without.includes(line));
  return [...lines(old, now).map((line) => `- ${line}`), ...lines(now, old).map((line) => `+ ${line}`)].join("\n");
}
