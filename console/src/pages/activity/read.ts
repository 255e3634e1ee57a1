// Everything that a person needs to know of one activity, each part by a question of its own.

import {
  explainPolicy,
  getActivity,
  getOrganizationConfigs,
  getPolicy,
  getPolicyEvaluations,
  listUsers,
} from "@countersign/api";
import type { Activity, ExplainPolicyResponse, Policy, User } from "@countersign/api";
import { checkActivity } from "../../check/activity.js";
import type { Checked } from "../../check/activity.js";
import { checkDecision, checkPolicy } from "../../check/decision.js";
import { reads } from "../../session/connection.js";
import type { Profile } from "../../session/profiles.js";

export type Explained = ExplainPolicyResponse;

export interface Details {
  readonly activity: Activity;
  readonly checked: Checked;
  readonly users: ReadonlyMap<string, User> | undefined;
  readonly explained: Explained | undefined;
  /** The policy that the request would change or delete. */
  readonly policy: Policy | undefined;
  /** The root quorum as it is, where the request would change it. */
  readonly quorum: { readonly threshold: number; readonly userIds: readonly string[] } | undefined;
}

/** Undefined where the service refuses: not everybody may ask everything. */
async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch {
    return undefined;
  }
}

export async function readDetails(profile: Profile, activityId: string, signal: AbortSignal): Promise<Details> {
  const connection = reads(profile);
  const { organizationId } = profile;
  const asked = { organizationId, activityId };
  const options = { signal };
  const [{ activity }, explained, listed, evaluated] = await Promise.all([
    getActivity(connection, asked, options),
    orNothing(explainPolicy(connection, asked, options)),
    orNothing(listUsers(connection, { organizationId }, options)),
    orNothing(getPolicyEvaluations(connection, asked, options)),
  ]);
  const users = listed && new Map(listed.users.map((user) => [user.userId, user]));
  const checked = await checkActivity(activity, { id: activityId, organizationId }, users);
  const { request } = checked;
  const policyId = request && /_POLICY(?:_V\d+)?$/.test(request.type) ? request.parameters["policyId"] : undefined;
  const found =
    typeof policyId === "string"
      ? await orNothing(getPolicy(connection, { organizationId, policyId }, options))
      : undefined;
  const configs = request?.type.startsWith("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM")
    ? await orNothing(getOrganizationConfigs(connection, { organizationId }, options))
    : undefined;
  const findings = [
    ...checked.findings,
    ...checkDecision(activity, profile.userId, explained, evaluated?.policyEvaluations),
    ...(found ? checkPolicy(found.policy, explained) : []),
  ];
  return {
    activity,
    checked: { ...checked, findings },
    users,
    explained,
    policy: found?.policy,
    quorum: configs?.configs.quorum,
  };
}
