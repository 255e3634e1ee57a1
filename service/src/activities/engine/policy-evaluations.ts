// What policies came to at the votes on an activity, as it is answered.

import type { ActivityPolicyEvaluation, PolicyEvaluation } from "@countersign/api";
import type { ActivityRow, VoteRow } from "../../store/activities.js";
import { toTimestamp } from "../../store/timestamp.js";
import { firstVoteId } from "./first-vote.js";

/** @param votes those on the activity, the first not counted */
export function toPolicyEvaluations(activity: ActivityRow, votes: readonly VoteRow[]): ActivityPolicyEvaluation[] {
  const first = toEvaluations(activity.id, firstVoteId(activity.id), activity);
  return [first, ...votes.map((vote) => toEvaluations(activity.id, vote.id, vote))].flat();
}

/** What policies came to at a vote. None where it was not kept. */
function toEvaluations(activityId: string, voteId: string, vote: ActivityRow | VoteRow): ActivityPolicyEvaluation[] {
  if (vote.evaluations === null) return [];
  return [
    {
      id: voteId,
      activityId,
      organizationId: vote.organization_id,
      voteId,
      policyEvaluations: JSON.parse(vote.evaluations) as PolicyEvaluation[],
      createdAt: toTimestamp(vote.created_at),
    },
  ];
}
