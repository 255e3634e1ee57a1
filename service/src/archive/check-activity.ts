// Whether an archived activity is what was signed: intent, votes and fingerprint against the bodies, and those against the
// signatures.

import { activityKinds } from "@countersign/api";
import type { Activity, ActivityType, Vote } from "@countersign/api";
import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isVote, versionOf } from "../activities/engine/traits.js";
import { parametersOf } from "../params/parameters.js";
import type { SignatureChecker } from "../auth/vote-signatures.js";

export interface CheckedActivity {
  readonly problems: readonly string[];
  /** Signatures that are right, and those of which that cannot be told. */
  readonly valid: number;
  readonly unchecked: number;
}

const selections: Readonly<Record<string, string>> = {
  VOTE_SELECTION_APPROVED: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
  VOTE_SELECTION_REJECTED: "ACTIVITY_TYPE_REJECT_ACTIVITY",
};

export async function checkActivity(activity: Activity, signatures: SignatureChecker): Promise<CheckedActivity> {
  let problems: string[];
  try {
    problems = problemsOf(activity);
  } catch {
    return { problems: ["it cannot be read"], valid: 0, unchecked: 0 };
  }
  if (problems.length > 0) return { problems, valid: 0, unchecked: 0 };
  const counts = { valid: 0, unchecked: 0, invalid: 0 };
  for (const [index, vote] of activity.votes.entries()) {
    const verdict = index === 0 && !isWhole(activity) ? "unchecked" : await signatures.check(vote);
    counts[verdict]++;
    if (verdict === "invalid") problems.push(`vote ${vote.id} was not signed by the key that it names`);
  }
  return { problems, valid: counts.valid, unchecked: counts.unchecked };
}

/** Whether the body is as it was signed. Of some, what was secret is left out. */
function isWhole({ fingerprint, votes: [first] }: Activity): boolean {
  return first?.signature !== "" && fingerprint === digestOf(first?.message ?? "");
}

function problemsOf(activity: Activity): string[] {
  const { type, votes, fingerprint } = activity;
  if (!Object.hasOwn(activityKinds, type) || isVote(type)) return [`its type ${JSON.stringify(type)} is unknown`];
  const [first, ...others] = votes;
  if (!first) return ["it has no vote"];
  const { intentKey } = activityKinds[type];
  const body = first.message;
  const intent: unknown = JSON.parse(JSON.stringify({ [intentKey]: parametersOf({ type, body }) }));
  const hasRedaction = versionOf(type).redaction !== undefined;
  return [
    ...(hasRedaction || fingerprint === digestOf(body) ? [] : ["its fingerprint is not the SHA-256 of its body"]),
    ...(isDeepStrictEqual(intent, activity.intent) ? [] : ["its intent does not match its body"]),
    ...(isOfType(first, type) && isInOrganization(first, activity) ? [] : ["its body is of another activity"]),
    ...votes
      .filter(({ activityId }) => activityId !== activity.id)
      .map(({ id }) => `vote ${id} names another activity`),
    ...others.filter((vote) => !isVoteOn(vote, activity)).map(({ id }) => `vote ${id} was cast for something else`),
  ];
}

function isVoteOn(vote: Vote, activity: Activity): boolean {
  const { parameters } = bodyOf(vote);
  return (
    isOfType(vote, selections[vote.selection]) &&
    isInOrganization(vote, activity) &&
    (parameters as { readonly fingerprint?: unknown }).fingerprint === activity.fingerprint
  );
}

function isOfType(vote: Vote, type: ActivityType | string | undefined): boolean {
  return bodyOf(vote)["type"] === type;
}

function isInOrganization(vote: Vote, { organizationId }: Activity): boolean {
  return String(bodyOf(vote)["organizationId"]).toLowerCase() === organizationId;
}

function bodyOf({ message }: Vote): Readonly<Record<string, unknown>> {
  return JSON.parse(message.replace(/^\uFEFF/, "")) as Readonly<Record<string, unknown>>;
}

function digestOf(body: string): string {
  return `sha256:${hash("sha256", body)}`;
}
