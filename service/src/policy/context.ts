// Puts together what policies see of an activity.

import { activityKinds } from "@countersign/api";
import type { Member, Organization } from "../organizations/organization.js";
import type { ApproverContext, Context, CredentialContext } from "../policy-language/context.js";
import type { Scope } from "../store/store.js";
import type { PolicyRequest } from "./request.js";
import { readSubjects } from "./subject.js";
import type { Subject } from "./subject.js";

/** An activity together with what it is about. */
export interface Proposal extends PolicyRequest {
  /** At least one. */
  readonly subjects: readonly Subject[];
}

/**
 * Completes a request with what it is about.
 *
 * @param scope as it is committed
 * @throws ApiError as `readSubjects` does
 */
export async function proposalOf(scope: Scope, organization: Organization, request: PolicyRequest): Promise<Proposal> {
  return { ...request, subjects: await readSubjects(scope, organization, request) };
}

/**
 * What policies see of an activity, for each thing that it is about. Those who have been deleted since they approved are not among the approvers, and
 * credentials that have been deleted since are not among the credentials.
 */
export function contextsOf(organization: Organization, proposal: Proposal): readonly Context[] {
  const { type, intent, approvals, subjects } = proposal;
  const { family, resource, action } = activityKinds[type];
  const approvers: ApproverContext[] = [];
  const credentials: CredentialContext[] = [];
  for (const { userId, publicKey } of approvals) {
    const member = organization.members.get(userId);
    if (!member) continue;
    approvers.push(approverOf(member));
    const credential = credentialOf(organization, userId, publicKey);
    if (credential) credentials.push(credential);
  }
  const activity = { type, family, resource, action, params: intent };
  return subjects.map((subject) => ({ ...subject, activity, approvers, credentials }));
}

export function approverOf({ id, record }: Member): ApproverContext {
  return { id, tags: record.userTags, email: record.userEmail ?? "", alias: "" };
}

/** All credentials that a user has. */
export function credentialsOf({ id, record }: Member): CredentialContext[] {
  const apiKeys = record.apiKeys.map(({ credential: { type, publicKey } }) => ({
    user_id: id,
    type,
    public_key: publicKey,
  }));
  // Policies have the keys of authenticators in hex, like all others.
  const authenticators = record.authenticators.map(({ credential: { type, publicKey } }) => ({
    user_id: id,
    type,
    public_key: Buffer.from(publicKey, "base64url").toString("hex"),
  }));
  return [...apiKeys, ...authenticators];
}

function credentialOf(organization: Organization, userId: string, name: string): CredentialContext | undefined {
  const apiKey = organization.apiKeys.get(name);
  if (apiKey?.member.id === userId) {
    const { credential_type, public_key } = apiKey.row;
    return { user_id: userId, type: credential_type, public_key };
  }
  const authenticator = organization.authenticators.get(name);
  if (authenticator?.member.id !== userId) return undefined;
  const { public_key } = authenticator.row;
  return { user_id: userId, type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR", public_key };
}
