// Everything that a person needs to know of one activity, each part by a question of its own.

import {
  explainPolicy,
  getActivity,
  getOrganization,
  getOrganizationConfigs,
  getPolicy,
  getPolicyEvaluations,
  listPolicies,
  listUsers,
} from "@countersign/api";
import type { Activity, ExplainPolicyResponse, Policy, User } from "@countersign/api";
import { checkActivity } from "../../check/activity.js";
import type { Checked } from "../../check/activity.js";
import { checkDecision, checkPolicies, checkPolicy, checkQuorum, unanswered } from "../../check/decision.js";
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
  /** All policies, as their list has them; undefined where the service refuses it. */
  readonly held: readonly Policy[] | undefined;
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
  const [{ activity }, explained, listed, evaluated, held] = await Promise.all([
    getActivity(connection, asked, options),
    orNothing(explainPolicy(connection, asked, options)),
    orNothing(listUsers(connection, { organizationId }, options)),
    orNothing(getPolicyEvaluations(connection, asked, options)),
    orNothing(listPolicies(connection, { organizationId }, options)),
  ]);
  const users = listed && new Map(listed.users.map((user) => [user.userId, user]));
  const checked = await checkActivity(activity, { id: activityId, organizationId }, users);
  const { request } = checked;
  const policyId = request && /_POLICY(?:_V\d+)?$/.test(request.type) ? request.parameters["policyId"] : undefined;
  const found =
    typeof policyId === "string"
      ? await orNothing(getPolicy(connection, { organizationId, policyId }, options))
      : undefined;
  const isQuorum = request?.type.startsWith("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM") === true;
  const [configs, organization] = isQuorum
    ? await Promise.all([
        orNothing(getOrganizationConfigs(connection, { organizationId }, options)),
        orNothing(getOrganization(connection, { organizationId }, options)),
      ])
    : [];
  const findings = [
    ...checked.findings,
    ...checkDecision(activity, profile.userId, explained, evaluated?.policyEvaluations),
    ...(found ? checkPolicy(found.policy, explained, held?.policies) : []),
    ...(held && users?.has(activity.votes[0]?.userId ?? "") ? checkPolicies(held.policies, explained) : []),
    ...(configs && organization ? checkQuorum(configs.configs.quorum, organization.organizationData, users) : []),
    ...unanswered(activity, {
      explain_policy: explained,
      list_users: listed,
      get_policy_evaluations: evaluated,
      list_policies: held,
      ...(policyId !== undefined && { get_policy: found }),
      ...(isQuorum && { get_organization_configs: configs, get_organization: organization }),
    }),
  ];
  return {
    activity,
    checked: { ...checked, findings },
    users,
    explained,
    policy: found?.policy,
    held: held?.policies,
    quorum: configs?.configs.quorum,
  };
}
