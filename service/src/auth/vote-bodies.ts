// What the body of a vote says that it is for.

import type { VoteSelection } from "@countersign/api";

const types: Readonly<Record<string, string>> = {
  VOTE_SELECTION_APPROVED: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
  VOTE_SELECTION_REJECTED: "ACTIVITY_TYPE_REJECT_ACTIVITY",
};

/** Whether a vote was cast for what it is counted as, on an activity. */
export function isVoteOn(
  { selection, message }: { readonly selection: VoteSelection; readonly message: string },
  { organizationId, fingerprint }: { readonly organizationId: string; readonly fingerprint: string },
): boolean {
  const body = JSON.parse(message.replace(/^\uFEFF/, "")) as Readonly<Record<string, unknown>>;
  const { fingerprint: named } = body["parameters"] as { readonly fingerprint?: unknown };
  return (
    body["type"] === types[selection] &&
    String(body["organizationId"]).toLowerCase() === organizationId &&
    named === `sha256:${fingerprint}`
  );
}
