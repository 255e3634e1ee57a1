// What an MFA policy may say.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AuthenticationType, MfaPolicy, RequiredAuthenticationMethodParams, User } from "@countersign/api";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { readSessionProfile } from "../../organizations/session-profile.js";
import { found } from "../../params/found.js";
import type { Scope } from "../../store/store.js";
import { byPolicy } from "../definition/descriptor.js";
import type { AuthorityTraits } from "../definition/descriptor.js";

/**
 * It keeps the user whom it names from acting, or stops to: of a root user, only the quorum or the user changes it. That is no
 * right of users by themselves, as that to their credentials is.
 */
export const ofUser: AuthorityTraits<{ readonly userId: string }> = {
  ...byPolicy,
  accessOf: ({ userId }) => [userId],
};

/** @throws ApiError NOT_FOUND, the same for what never was and for what belongs to another organization */
export function findUser({ members }: Organization, userId: string): Promise<Member> {
  return found("user", userId, (id) => members.get(id));
}

/** @throws ApiError NOT_FOUND */
export async function findPolicy(organization: Organization, userId: string, mfaPolicyId: string): Promise<MfaPolicy> {
  const { mfaPolicies } = (await findUser(organization, userId)).record;
  return found("MFA policy", mfaPolicyId, (id) => mfaPolicies.find((policy) => policy.mfaPolicyId === id));
}

/** @throws ApiError ALREADY_EXISTS for a name that another policy of the user has */
export function checkName({ mfaPolicies }: User, name: string, id?: string): void {
  if (!mfaPolicies.some((policy) => policy.mfaPolicyName === name && policy.mfaPolicyId !== id)) return;
  const message = `mfaPolicyName: the user has an MFA policy named ${JSON.stringify(name)} already`;
  throw new ApiError(ErrorCode.ALREADY_EXISTS, message);
}

/** What methods of a type can name of a user. Codes come and go; sessions are named by their profiles. */
const named: Partial<Record<AuthenticationType, (user: User) => readonly string[]>> = {
  AUTHENTICATION_TYPE_PASSKEY: ({ authenticators }) => authenticators.map(({ authenticatorId }) => authenticatorId),
  AUTHENTICATION_TYPE_API_KEY: ({ apiKeys }) => apiKeys.map(({ apiKeyId }) => apiKeyId),
  AUTHENTICATION_TYPE_OAUTH: ({ oauthProviders }) => oauthProviders.map(({ providerId }) => providerId),
};

/**
 * The column of a policy's steps.
 *
 * @throws ApiError INVALID_ARGUMENT for no step, a credential that the user does not have, or a session profile that sessions
 *   of the organization cannot have
 */
export async function stepsOf(
  scope: Scope,
  organization: Organization,
  user: User,
  steps: readonly RequiredAuthenticationMethodParams[],
): Promise<string> {
  if (steps.length === 0) throw invalid("requiredAuthenticationMethods: a policy has at least one step");
  for (const [index, { any }] of steps.entries()) {
    for (const [place, { type, id }] of any.entries()) {
      if (id === undefined) continue;
      const at = `requiredAuthenticationMethods.${index}.any.${place}.id`;
      if (type === "AUTHENTICATION_TYPE_SESSION") {
        const profile = await readSessionProfile(scope, organization, id);
        if (!profile) throw invalid(`${at}: there is no session profile ${JSON.stringify(id)}`);
        continue;
      }
      const owned = named[type];
      if (!owned) throw invalid(`${at}: ${type} has no ids; leave it out`);
      if (!owned(user).includes(id)) throw invalid(`${at}: the user has no such credential ${JSON.stringify(id)}`);
    }
  }
  return JSON.stringify(
    steps.map(({ any }) => ({ any: any.map(({ type, id }) => ({ type, ...(id !== undefined && { id }) })) })),
  );
}

function invalid(message: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, message);
}
