// Organizations with policies, and people in them who use the unmodified npm client.

import { newSubOrganizationOf, newUser, npmClient, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { ask } from "../support/requests.js";
import type { NpmActivity, Sender } from "../support/requests.js";
import { resultOf } from "../support/results.js";
import type { RunningService } from "../support/service.js";

export const approve = (by: Sender, { fingerprint }: NpmActivity) =>
  ask(by, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
export const reject = (by: Sender, { fingerprint }: NpmActivity) =>
  ask(by, "ACTIVITY_TYPE_REJECT_ACTIVITY", { fingerprint });

/** An activity as someone sees it now. */
export async function see({ service, key, organizationId }: Sender, { id }: NpmActivity): Promise<NpmActivity> {
  return (await npmClient(service, key).getActivity({ organizationId, activityId: id })).activity;
}

let policies = 0;

/** Writes a policy; answers its id. */
export async function rule(
  root: Person,
  effect: "ALLOW" | "DENY",
  condition: string,
  consensus?: string,
): Promise<string> {
  const activity = await ask(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
    policyName: `Policy ${++policies}`,
    effect: `EFFECT_${effect}`,
    condition,
    ...(consensus !== undefined && { consensus }),
    notes: "",
  });
  return resultOf(activity, "createPolicyResult").policyId;
}

/** Tags users; answers the id of the tag. */
export async function tag(root: Person, userTagName: string, ...users: readonly Person[]): Promise<string> {
  const userIds = users.map(({ userId }) => userId);
  const activity = await ask(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds });
  return resultOf(activity, "createUserTagResult").userTagId;
}

/** An organization with one root user and others. */
export async function company<Names extends readonly string[]>(
  service: RunningService,
  ...names: Names
): Promise<{ readonly root: Person; readonly staff: { [Index in keyof Names]: Person } }> {
  const [root] = await newSubOrganizationOf(rootOf(service), "Root");
  const staff: Person[] = [];
  for (const name of names) staff.push(await newUser(root, { userName: name }));
  return { root, staff: staff as { [Index in keyof Names]: Person } };
}
