// Puts together what policies see of an activity.

import { activityKinds } from "@countersign/api";
import type { User } from "@countersign/api";
import { expiryOf } from "../organizations/member.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";
import { kindOf } from "../policy-language/activity-types.js";
import type {
  ActivityContext,
  ApproverContext,
  Context,
  CredentialContext,
  WalletContext,
} from "../policy-language/context.js";
import type { Seen } from "../spending/ledger.js";
import type { ToSign } from "../signing/to-sign.js";
import type { Scope } from "../store/store.js";
import { withLimits } from "./limit-words.js";
import type { PolicyRequest, RequestAlone } from "./request.js";
import { readSubjects } from "./subject.js";
import type { Subject } from "./subject.js";

/** An activity together with what it is about. */
export interface Proposal extends PolicyRequest {
  /** At least one. */
  readonly subjects: readonly Subject[];
  /** What policies saw of spending limits. */
  readonly seen?: readonly Seen[];
  /** Of recorded approvals, credentials that are not there any more, by user id and name, with a space between them. */
  readonly pastCredentials?: ReadonlyMap<string, CredentialContext> | undefined;
}

/**
 * Completes a request with what it is about.
 *
 * @param scope as it is committed
 * @param toSign of the request
 * @throws ApiError as `readSubjects` does
 */
export async function proposalOf(
  scope: Scope,
  organization: Organization,
  request: PolicyRequest,
  toSign: ToSign,
  { seesLimits = true, activityId }: ProposalOptions = {},
): Promise<Proposal> {
  const subjects = await readSubjects(scope, organization, request, toSign);
  if (!seesLimits) return { ...request, subjects };
  return { ...request, ...(await withLimits(scope, organization, request, subjects, { toSign, activityId })) };
}

export interface ProposalOptions {
  /** Whether what policies see of spending limits is looked at again in the transaction. Default: true. */
  readonly seesLimits?: boolean;
  /** Of an activity that waits. */
  readonly activityId?: string;
}

/**
 * What policies see of an activity, for each thing that it is about: of a batch also as if that were asked for alone. Users and
 * credentials that are supposed to approve and are not there are left out.
 */
export function contextsOf(organization: Organization, proposal: Proposal): readonly Context[] {
  const { approvals, subjects, alone = [] } = proposal;
  const approvers: ApproverContext[] = [];
  const credentials: CredentialContext[] = [];
  for (const { userId, publicKey } of approvals) {
    const member = organization.members.get(userId);
    if (!member) continue;
    approvers.push(approverOf(member));
    const past = proposal.pastCredentials?.get(`${userId} ${publicKey}`);
    const credential = credentialOf(organization, userId, publicKey) ?? past;
    if (credential) credentials.push(credential);
  }
  const activity = activityOf(proposal, proposal);
  const wallets = walletsOf(subjects);
  const contexts = subjects.map((subject) => {
    const book = organization.addressBook.on(chainOf(subject));
    return { book, ...subject, ...(subject.wallet && { wallets }), activity, approvers, credentials };
  });
  const ofEach = alone.slice(0, contexts.length).map((each) => activityOf(proposal, each));
  return [...contexts, ...ofEach.map((each, place) => ({ ...contexts[place]!, activity: each }))];
}

function activityOf({ authority }: Proposal, { type, intent }: RequestAlone): ActivityContext {
  const { family, resource, action } = activityKinds[type];
  const kind = authority.rootQuorumOnly ? undefined : kindOf(type);
  return { type, kind, family, resource, action, params: intent };
}

/** The chain of what is signed, as CAIP-2 names it; undefined where nothing is known of it. */
function chainOf({ eth, solana, tron, bitcoin }: Subject): string | undefined {
  if (solana?.tx) return "solana:*";
  if (tron?.tx) return "tron:*";
  if (bitcoin?.tx) return "bip122:*";
  const id = eth?.tx?.chain_id ?? eth?.eip_712?.domain.chain_id ?? eth?.eip_7702_authorization?.chain_id;
  // What names no chain is good on all.
  return id === undefined ? undefined : id === 0n ? "eip155:*" : `eip155:${id}`;
}

/** Each once. */
function walletsOf(subjects: readonly Subject[]): readonly WalletContext[] {
  return [...new Map(subjects.flatMap(({ wallet }) => (wallet ? [[wallet.id, wallet]] : []))).values()];
}

export function approverOf({ id, record }: Member): ApproverContext {
  return { id, tags: record.userTags, email: record.userEmail ?? "", alias: "" };
}

/** The credentials with which a user could approve at a time. */
export function credentialsOf(organization: Organization, member: Member, at: number): CredentialContext[] {
  const { id, record } = member;
  const apiKeys = apiKeysThatApprove(organization, member, at).map((key) => apiKeyContext(id, key));
  return [...apiKeys, ...record.authenticators.map((authenticator) => authenticatorContext(id, authenticator))];
}

export function apiKeyContext(
  userId: string,
  { apiKeyId, credential: { type, publicKey } }: User["apiKeys"][number],
): CredentialContext {
  return { id: apiKeyId, user_id: userId, type, credential_id: "", public_key: publicKey };
}

/** Policies have the keys of authenticators in hex, like all others. */
export function authenticatorContext(
  userId: string,
  { authenticatorId, credentialId, credential: { type, publicKey } }: User["authenticators"][number],
): CredentialContext {
  const key = Buffer.from(publicKey, "base64url").toString("hex");
  return { id: authenticatorId, user_id: userId, type, credential_id: credentialId, public_key: key };
}

/** Keys that have expired do not, and those that were mailed to recover a user stamp nothing else. */
export function apiKeysThatApprove(
  { apiKeys }: Organization,
  { record }: Member,
  at: number,
): readonly User["apiKeys"][number][] {
  return record.apiKeys.filter(({ credential: { publicKey, type } }) => {
    const row = apiKeys.get(publicKey)?.row;
    return row && type !== "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256" && (expiryOf(row) ?? Infinity) > at;
  });
}

function credentialOf(organization: Organization, userId: string, name: string): CredentialContext | undefined {
  const apiKey = organization.apiKeys.get(name);
  if (apiKey?.member.id === userId) {
    const { id, credential_type, public_key } = apiKey.row;
    return { id, user_id: userId, type: credential_type, credential_id: "", public_key };
  }
  const authenticator = organization.authenticators.get(name);
  if (authenticator?.member.id !== userId) return undefined;
  const { id, credential_id, public_key } = authenticator.row;
  return { id, user_id: userId, type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR", credential_id, public_key };
}
