// What a request makes of a policy, member by member.

import { t } from "../texts/index.js";

/** A policy as far as people write it. */
export interface PolicyTexts {
  readonly policyName: string;
  readonly effect: string;
  readonly condition: string;
  readonly consensus: string;
  readonly time?: string | undefined;
  readonly notes: string;
}

export const noPolicy: PolicyTexts = { policyName: "", effect: "", condition: "", consensus: "", notes: "" };

/** A member of a policy: its name for people, and its text before and after. */
export type MemberChange = readonly [name: string, before: string, after: string];

/** Of a request that creates, changes or deletes one policy; undefined for any other. */
export function changesOf(
  policy: PolicyTexts,
  type: string,
  parameters: Readonly<Record<string, unknown>>,
): readonly MemberChange[] | undefined {
  const [, verb] = /^ACTIVITY_TYPE_(CREATE|UPDATE|DELETE)_POLICY(?:_V\d+)?$/.exec(type) ?? [];
  if (verb === undefined) return undefined;
  const change = (name: string, before: string, updating: string, creating: string): MemberChange => {
    if (verb === "DELETE") return [name, before, ""];
    const after = parameters[verb === "CREATE" ? creating : updating];
    // A member that is left out stays as it is.
    return [name, before, typeof after === "string" ? after : before];
  };
  return [
    change(t.activity.policyName, policy.policyName, "policyName", "policyName"),
    change(t.activity.effect, policy.effect, "policyEffect", "effect"),
    change(t.activity.condition, policy.condition, "policyCondition", "condition"),
    change(t.activity.consensus, policy.consensus, "policyConsensus", "consensus"),
    change(t.activity.time, policy.time ?? "", "time", "time"),
    change(t.activity.notes, policy.notes, "policyNotes", "notes"),
  ];
}
