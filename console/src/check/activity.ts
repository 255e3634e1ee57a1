// Holds the record of an activity against what people have signed. The record is what the service says; the bodies of votes
// are what was signed. Whatever the console shows of a request comes from the body, and whatever else the record says has
// to agree with it.

import type { Activity, User, Vote } from "@countersign/api";
import { sha256 } from "../bytes.js";
import { t } from "../texts/index.js";
import { toMilliseconds } from "../texts/moments.js";
import { bad, note, sameJson, warn } from "./finding.js";
import type { Finding } from "./finding.js";
import { isRedacted } from "./redaction.js";
import { readRequest } from "./request.js";
import type { SignedRequest } from "./request.js";
import { checkSignature } from "./signature.js";
import type { Verdict } from "./signature.js";
import { isWaiting } from "./waiting.js";

export interface CheckedVote {
  readonly vote: Vote;
  readonly verdict: Verdict;
  /** Name of the credential that cast it, where the user has it. */
  readonly credential: string | undefined;
}

export interface Checked {
  /** As the initiator signed it; undefined where the body is no request. */
  readonly request: SignedRequest | undefined;
  readonly body: string;
  /** Made here from the body: a vote names it, whatever the service says. */
  readonly fingerprint: string;
  /** Whether secrets were left out of the body, which is then not the one that was signed. */
  readonly isRedacted: boolean;
  readonly votes: readonly CheckedVote[];
  readonly findings: readonly Finding[];
}

/** How far the clock of who asked may be from the service's. */
const mostClockSkew = 10 * 60_000;

/**
 * @param asked the id that was asked for, and the organization
 * @param users of the organization, from another answer; undefined where they could not be read
 */
export async function checkActivity(
  activity: Activity,
  asked: { readonly id: string; readonly organizationId: string },
  users: ReadonlyMap<string, User> | undefined,
): Promise<Checked> {
  const findings: Finding[] = [];
  const [first] = activity.votes;
  const body = first?.message ?? "";
  const fingerprint = `sha256:${await sha256(new TextEncoder().encode(body))}`;
  const request = readRequest(body);
  if (activity.id !== asked.id) findings.push(bad("id", t.check.otherActivity));
  const redacted = request !== undefined && isRedacted(activity, request, body);
  if (redacted) findings.push(note("votes[0].message", t.check.redacted));
  else if (activity.fingerprint !== fingerprint) findings.push(bad("fingerprint", t.check.fingerprint));
  if (!request) findings.push(bad("votes[0].message", t.check.noRequest));
  else checkRequest(activity, request, asked.organizationId, findings);
  const votes: CheckedVote[] = [];
  for (const [index, vote] of activity.votes.entries()) {
    const verdict = redacted ? "unchecked" : await checkSignature(vote, vote.message);
    if (!redacted) checkVerdict(verdict, vote, `votes[${index}].signature`, findings);
    votes.push(checkVote(activity, vote, index, verdict, fingerprint, asked.organizationId, users, findings));
  }
  const approvals = activity.votes.filter(({ selection }) => selection === "VOTE_SELECTION_APPROVED");
  if (new Set(approvals.map(({ userId, publicKey }) => `${userId} ${publicKey}`)).size !== approvals.length) {
    findings.push(warn("votes", t.check.twice));
  }
  const hasRejection = approvals.length !== activity.votes.length;
  const hasResult = Object.keys(activity.result).length > 0;
  const hasFailed = typeof activity.failure === "object" && activity.failure !== null;
  if (
    hasRejection !== (activity.status === "ACTIVITY_STATUS_REJECTED") ||
    (hasResult && activity.status !== "ACTIVITY_STATUS_COMPLETED") ||
    hasFailed !== (activity.status === "ACTIVITY_STATUS_FAILED")
  ) {
    findings.push(bad("status", t.check.status));
  }
  return { request, body, fingerprint, isRedacted: redacted, votes, findings };
}

function checkRequest(activity: Activity, request: SignedRequest, organizationId: string, findings: Finding[]): void {
  if (activity.type !== request.type) findings.push(bad("type", t.check.type(activity.type, request.type)));
  if (request.organizationId !== organizationId || activity.organizationId !== organizationId) {
    findings.push(bad("organizationId", t.check.organization));
  }
  const [intent, ...others] = Object.values(activity.intent);
  const differing = others.length > 0 ? ["intent"] : differences(intent, request.parameters);
  for (const name of differing) findings.push(bad(`intent.${name}`, t.check.intent(name)));
  const created = toMilliseconds(activity.createdAt);
  if (!(Math.abs(created - Number(request.timestampMs)) <= mostClockSkew)) {
    findings.push(bad("createdAt", t.check.time));
  }
}

/** Names of the members that the service states otherwise than they were signed. */
function differences(stated: unknown, signed: Readonly<Record<string, unknown>>): string[] {
  const members = (typeof stated === "object" && stated !== null ? stated : {}) as Readonly<Record<string, unknown>>;
  const names = new Set([...Object.keys(members), ...Object.keys(signed)]);
  return [...names].filter((name) => !sameJson(members[name], signed[name]));
}

const selections: Readonly<Record<string, string>> = {
  ACTIVITY_TYPE_APPROVE_ACTIVITY: "VOTE_SELECTION_APPROVED",
  ACTIVITY_TYPE_REJECT_ACTIVITY: "VOTE_SELECTION_REJECTED",
};

function checkVerdict(verdict: Verdict, { user }: Vote, field: string, findings: Finding[]): void {
  if (verdict === "invalid") findings.push(bad(field, t.check.signature(user.userName)));
  if (verdict === "unchecked") findings.push(warn(field, t.check.unchecked(user.userName)));
}

function checkVote(
  activity: Activity,
  vote: Vote,
  index: number,
  verdict: Verdict,
  fingerprint: string,
  organizationId: string,
  users: ReadonlyMap<string, User> | undefined,
  findings: Finding[],
): CheckedVote {
  const field = `votes[${index}]`;
  const say = (member: string, text: string) => findings.push(bad(`${field}.${member}`, text));
  if (vote.activityId !== activity.id) say("activityId", t.check.otherActivity);
  if (index > 0) {
    const cast = readRequest(vote.message);
    if (!cast || selections[cast.type] !== vote.selection) say("selection", t.check.selection(vote.user.userName));
    if (cast?.parameters["fingerprint"] !== fingerprint) say("message", t.check.otherVote(vote.user.userName));
    if (cast?.organizationId !== organizationId) say("message", t.check.organization);
    checkTime(vote, cast, field, findings);
  } else {
    if (vote.selection !== "VOTE_SELECTION_APPROVED") say("selection", t.check.selection(vote.user.userName));
    checkTime(vote, readRequest(vote.message), field, findings);
  }
  const credential = credentialOf(vote.user, vote.publicKey) ?? (index === 0 ? ownCredential(vote) : undefined);
  if (credential === undefined) say("publicKey", t.check.credential(vote.user.userName));
  if (vote.user.userId !== vote.userId) say("user", t.check.user);
  if (users) checkUser(activity, vote, users.get(vote.userId), field, findings);
  return { vote, verdict, credential };
}

/** Who accepts an invitation signs with the passkey that the request itself registers; nobody has it before. */
function ownCredential({ message, publicKey }: Vote): string | undefined {
  const request = readRequest(message);
  if (!request || !/^ACTIVITY_TYPE_ACCEPT_INVITATION(?:_V2)?$/.test(request.type)) return undefined;
  const { authenticatorName, attestation } = Object(request.parameters["authenticator"]) as Authenticator;
  const isOwn = attestation?.credentialId === publicKey || attestation?.id === publicKey;
  return isOwn && typeof authenticatorName === "string" ? authenticatorName : undefined;
}

interface Authenticator {
  readonly authenticatorName?: unknown;
  readonly attestation?: { readonly credentialId?: unknown; readonly id?: unknown };
}

function checkTime(vote: Vote, cast: SignedRequest | undefined, field: string, findings: Finding[]): void {
  if (!(Math.abs(toMilliseconds(vote.createdAt) - Number(cast?.timestampMs)) <= mostClockSkew)) {
    findings.push(bad(`${field}.createdAt`, t.check.time));
  }
}

/** The user as another answer of the service has them: keys are theirs, and names too. */
function checkUser({ status }: Activity, vote: Vote, user: User | undefined, field: string, findings: Finding[]): void {
  // Names change; where nothing waits for a vote, that is no question.
  const say = isWaiting({ status }) ? warn : note;
  if (!user) {
    findings.push(warn(`${field}.user`, t.check.gone(vote.user.userName)));
    return;
  }
  if (user.userName !== vote.user.userName) {
    findings.push(say(`${field}.user.userName`, t.check.renamed(vote.user.userName, user.userName)));
  }
  const credential = credentialOf(user, vote.publicKey);
  const shown = credentialOf(vote.user, vote.publicKey);
  if (credential === undefined) {
    findings.push(warn(`${field}.publicKey`, t.check.keyGone(vote.user.userName)));
  } else if (shown !== undefined && shown !== credential) {
    findings.push(say(`${field}.user.credential`, t.check.renamed(shown, credential)));
  }
}

/** The name of a user's credential, by its public key or id. */
export function credentialOf(user: User, publicKey: string): string | undefined {
  const key = user.apiKeys.find(({ credential }) => credential.publicKey === publicKey);
  if (key) return key.apiKeyName;
  return user.authenticators.find(({ credentialId }) => credentialId === publicKey)?.authenticatorName;
}
