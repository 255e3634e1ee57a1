// MFA policies of users, and how far activities satisfy them.

import type { MfaPolicy, MfaStatus } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import { readBallot } from "../activities/engine/ballot.js";
import { readVoterRecords } from "../activities/engine/voter-records.js";
import type { Call } from "../auth/caller.js";
import { Turns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import { found } from "../params/found.js";
import { standingOf } from "../policy/approvals.js";
import { requirementsOf } from "../policy/authenticators.js";
import { DecisionBudget } from "../policy/decision-budget.js";
import { KnownSigners } from "../signing/signers.js";
import { findOnBallot, isWaiting } from "../store/activities.js";
import type { Store } from "../store/store.js";
import { foundActivity } from "./found-activity.js";
import { findMember } from "./users.js";

type MfaQuery = "getMfaPolicy" | "getMfaPolicies" | "getMfaStatus";

export function mfaQueries(store: Store): Pick<Service<Call>, MfaQuery> {
  return {
    async getMfaPolicies({ caller }, { userId }) {
      return { mfaPolicies: await policiesOf(caller.organization, userId) };
    },

    async getMfaPolicy({ caller }, { userId, mfaPolicyId }) {
      const policies = await policiesOf(caller.organization, userId);
      const isAsked = (id: string) => policies.find((policy) => policy.mfaPolicyId === id);
      return { mfaPolicy: await found("MFA policy", mfaPolicyId, isAsked) };
    },

    async getMfaStatus({ caller: { organization } }, { activityId, userId }) {
      const scope = store.in(organization.id);
      const { activity, votes } = await foundActivity(scope, activityId);
      if (userId !== undefined) await findMember(organization, userId);
      if (!isWaiting(activity)) return { mfaStatuses: [] };
      const recordOf = await readVoterRecords(scope, [activity, ...votes]);
      const onBallot = (await findOnBallot(scope, [activity])).get(activity.id);
      const votedOn = { activity: { ...activity, ...onBallot }, votes };
      const standing = standingOf(organization, votedOn, recordOf, Date.now());
      const { proposal } = await readBallot(scope, organization, activity, standing, new KnownSigners());
      const { initiatorId } = proposal;
      const given = new Map(standing.approvals.map((approval) => [approval.userId, approval.authentications]));
      given.set(initiatorId, standing.requestedWith);
      const turns = new Turns(organization);
      const budget = new DecisionBudget();
      const mfaStatuses: MfaStatus[] = [];
      for (const each of userId === undefined ? given.keys() : [userId]) {
        const required = requirementsOf(organization, proposal, each, given.get(each) ?? [], budget);
        for (const { policy, completed, isSatisfied } of await turns.run(required)) {
          mfaStatuses.push({
            mfaPolicyId: policy.mfaPolicyId,
            userId: each,
            satisfied: isSatisfied,
            satisfiedMethods: completed,
            requiredMethods: policy.requiredAuthenticationMethods,
          });
        }
      }
      return { mfaStatuses };
    },
  };
}

async function policiesOf(organization: Organization, userId: string): Promise<readonly MfaPolicy[]> {
  return (await findMember(organization, userId)).record.mfaPolicies;
}
