// The policies that there would be after a request, read from what was signed, to replay recorded activities by them.

import type { CreatePolicyIntentV3, PlanPoliciesRequest, Policy, User } from "@countersign/api";
import type { SignedRequest } from "./request.js";

export type Proposed = Pick<PlanPoliciesRequest, "policies" | "rootQuorum" | "userTags">;

/** As many as a plan takes. */
export const mostPolicies = 1000;

/** A policy as it is created. */
export function asWritten({ policyName, effect, condition, consensus, time, notes }: Policy): CreatePolicyIntentV3 {
  return { policyName, effect, condition, consensus, notes, ...(time !== undefined && { time }) };
}

/** All policies, with one of them written otherwise; a new one where there is no such id. */
export function withPolicy(
  policies: readonly Policy[],
  policyId: string | undefined,
  written: CreatePolicyIntentV3,
): Proposed {
  const isKnown = policies.some((each) => each.policyId === policyId);
  const kept = policies.map((each) => (each.policyId === policyId ? written : asWritten(each)));
  return { policies: isKnown ? kept : [...kept, written] };
}

type Change = (request: SignedRequest["parameters"], before: Before) => Proposed | undefined;

interface Before {
  readonly policies: readonly Policy[];
  readonly users: ReadonlyMap<string, User> | undefined;
}

const ids = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;

const without = ({ policies }: Before, gone: readonly string[] | undefined): Proposed | undefined =>
  gone && { policies: policies.filter(({ policyId }) => !gone.includes(policyId)).map(asWritten) };

/** By the newest types of requests that change how policies decide. */
const changes: Readonly<Record<string, Change>> = {
  ACTIVITY_TYPE_CREATE_POLICY_V3: (parameters, { policies }) => created([parameters], policies),
  ACTIVITY_TYPE_CREATE_POLICIES: ({ policies: written }, { policies }) => created(written, policies),
  ACTIVITY_TYPE_UPDATE_POLICY_V2: updated,
  ACTIVITY_TYPE_DELETE_POLICY: ({ policyId }, before) =>
    typeof policyId === "string" ? without(before, [policyId]) : undefined,
  ACTIVITY_TYPE_DELETE_POLICIES: ({ policyIds }, before) => without(before, ids(policyIds)),
  ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: ({ threshold, userIds }, before) => {
    const voters = ids(userIds);
    if (typeof threshold !== "number" || !voters) return undefined;
    return { policies: before.policies.map(asWritten), rootQuorum: { threshold, userIds: voters } };
  },
  ACTIVITY_TYPE_UPDATE_USER_TAG: ({ userTagId, addUserIds, removeUserIds }, before) => {
    const [adds, removes] = [ids(addUserIds), ids(removeUserIds)];
    if (typeof userTagId !== "string" || !adds || !removes) return undefined;
    return retagged(before, (userId, tags) => {
      const others = removes.includes(userId) ? tags.filter((tag) => tag !== userTagId) : tags;
      return adds.includes(userId) && !others.includes(userTagId) ? [...others, userTagId] : others;
    });
  },
  ACTIVITY_TYPE_DELETE_USER_TAGS: ({ userTagIds }, before) => {
    const gone = ids(userTagIds);
    return gone && retagged(before, (_, tags) => tags.filter((tag) => !gone.includes(tag)));
  },
};

/** Older forms of these. What they would make cannot be said without what the service makes of them. */
const older = /^ACTIVITY_TYPE_(?:CREATE_POLICY|UPDATE_POLICY)(?:_V\d+)?$/;

/**
 * What would be proposed by a request.
 *
 * @returns undefined where it changes nothing by which policies decide; `unknown` where this cannot say what it would make
 */
export function proposedBy({ type, parameters }: SignedRequest, before: Before): Proposed | "unknown" | undefined {
  const change = Object.hasOwn(changes, type) ? changes[type] : undefined;
  if (!change) return older.test(type) ? "unknown" : undefined;
  return change(parameters, before) ?? "unknown";
}

function created(written: unknown, policies: readonly Policy[]): Proposed | undefined {
  const added = Array.isArray(written) ? written.map(policyOf) : [];
  const known = added.filter((policy) => policy !== undefined);
  if (known.length === 0 || known.length < added.length) return undefined;
  return { policies: [...policies.map(asWritten), ...known] };
}

/** A policy as a request writes it; undefined for what is none. */
function policyOf(written: unknown): CreatePolicyIntentV3 | undefined {
  const { policyName, effect, ...rest } = Object(written) as Readonly<Record<string, unknown>>;
  if (typeof policyName !== "string" || (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY")) return undefined;
  const texts = (["condition", "consensus", "time", "notes"] as const).flatMap((name) => {
    const text = rest[name];
    return typeof text === "string" ? [[name, text] as const] : [];
  });
  return { policyName, effect, ...Object.fromEntries(texts) };
}

function updated(parameters: SignedRequest["parameters"], { policies }: Before): Proposed | undefined {
  const { policyId } = parameters;
  const policy = policies.find((each) => each.policyId === policyId);
  if (!policy) return undefined;
  const text = (name: string, before: string | undefined) => {
    const written = parameters[name];
    return typeof written === "string" ? written : before;
  };
  const written = policyOf({
    policyName: text("policyName", policy.policyName),
    effect: text("policyEffect", policy.effect),
    condition: text("policyCondition", policy.condition),
    consensus: text("policyConsensus", policy.consensus),
    time: text("time", policy.time),
    notes: text("policyNotes", policy.notes),
  });
  return written && withPolicy(policies, policy.policyId, written);
}

function retagged(
  { policies, users }: Before,
  tagsOf: (userId: string, tags: readonly string[]) => readonly string[],
): Proposed | undefined {
  if (!users) return undefined;
  const userTags = [...users.values()].flatMap(({ userId, userTags: tags }) => {
    const after = tagsOf(userId, tags);
    return after.length === tags.length && after.every((tag) => tags.includes(tag))
      ? []
      : [{ userId, userTags: [...after] }];
  });
  return { policies: policies.map(asWritten), userTags };
}
