// What a table of policies gives, in the form in which the service decides: a snapshot of an organization, and
// activities with what policies see of them. Nothing is read from a database and nothing signs.

import { AddressBook } from "../../organizations/address-book.js";
import { activityKinds, ApiError, ErrorCode } from "@countersign/api";
import type { ActivityType, Timestamp, User } from "@countersign/api";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { isImmediate, isVote, requestOf } from "../../activities/engine/traits.js";
import { supposedCards, upgradeHooks } from "../../activities/engine/upgrade-hooks.js";
import { compilePolicy } from "../../organizations/compiled-policy.js";
import type { CompiledPolicy } from "../../organizations/compiled-policy.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import type { OwnedCredential } from "../../organizations/people.js";
import { parseParameters } from "../../params/parameters.js";
import type { Proposal } from "../../policy/context.js";
import { PolicyIndex } from "../../organizations/policy-index.js";
import type { ApiKeyRow, AuthenticatorRow } from "../../store/credentials.js";
import { subjectsOf } from "./subject.js";
import type { Case, GivenOrganization, GivenUser, PolicyTable } from "./table.js";

const never: Timestamp = { seconds: "0", nanos: "0" };
// What a table gives is in no database.
const nothing = { sum: 0n, flaw: undefined };
const owned = { organization_id: "", created_at: 0, updated_at: 0 };

/** The organization that a table gives. */
export function organizationOf({ organization: { users, rootQuorum }, policies }: PolicyTable): Organization {
  const compiled = policies.map(({ policyName, effect, condition = "", consensus = "", time = "", notes = "" }) =>
    compilePolicy({ ...owned, id: policyName, name: policyName, effect, condition, consensus, time, notes }),
  );
  return organizationWith(users.map(recordOf), rootQuorum, compiled);
}

/** An organization that decides, and has nothing else. */
export function organizationWith(
  users: readonly User[],
  quorum: Organization["quorum"],
  policies: readonly CompiledPolicy[],
): Organization {
  const roots = new Set(quorum.userIds);
  const members = users.map((record): Member => ({
    id: record.userId,
    root: roots.has(record.userId),
    emailVerified: false,
    changedAt: 0,
    phoneNumberVerified: false,
    record,
    recordId: record.userId,
    sum: 0n,
  }));
  return {
    id: "",
    parentId: undefined,
    signedUp: false,
    name: "",
    revision: "",
    quorum,
    features: new Map(),
    allowedOrigins: [],
    members: new Map(members.map((member) => [member.id, member])),
    apiKeys: new Map(members.flatMap(apiKeysOf)),
    authenticators: new Map(members.flatMap(authenticatorsOf)),
    webhookEndpoints: [],
    contractInterfaces: new Map(),
    velocityControls: [],
    spendingLimits: [],
    ipAllowlists: new Map(),
    votesExpireAfter: undefined,
    delays: new Map(),
    addressBook: new AddressBook([]),
    freezes: new Map(),
    rows: nothing,
    policyRows: nothing,
    standing: { refusal: undefined, head: "", counter: 0 },
    authProxy: undefined,
    policies,
    policyIndex: new PolicyIndex(policies),
  };
}

function apiKeysOf(member: Member): [string, OwnedCredential<ApiKeyRow>][] {
  return member.record.apiKeys.map(({ credential: { publicKey, type } }) => {
    const row: ApiKeyRow = {
      ...owned,
      id: publicKey,
      user_id: member.id,
      name: "",
      public_key: publicKey,
      credential_type: type,
      expiration_seconds: null,
      proof: "vouched",
      session_profile_id: null,
    };
    return [publicKey, { member, row }];
  });
}

function authenticatorsOf(member: Member): [string, OwnedCredential<AuthenticatorRow>][] {
  return member.record.authenticators.map(({ credentialId, credential: { publicKey } }) => {
    const row: AuthenticatorRow = {
      ...owned,
      id: credentialId,
      user_id: member.id,
      name: "",
      credential_id: credentialId,
      public_key: Buffer.from(publicKey, "base64url").toString("hex"),
      transports: "[]",
      attestation_type: "",
      aaguid: "",
      model: "",
      sign_count: 0,
      origin: "",
      rp_id_hash: "",
      proof: "vouched",
    };
    return [credentialId, { member, row }];
  });
}

/**
 * The activity of a case, approved by all who are said to have approved it.
 *
 * @throws ApiError for an activity that can't be submitted so
 */
export async function proposalOf(
  organization: Organization,
  given: GivenOrganization,
  { activity, by, approvals, at }: Case,
): Promise<Proposal> {
  const named = activity.type;
  if (!isActivityType(named)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `type: unknown activity type ${named}`);
  if (isVote(named)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, "type: policies do not decide votes");
  const parameters = parseParameters(named, activity.parameters);
  const newest = await upgradeToLatest(named, parameters, upgradeHooks(organization, supposedCards));
  const request = requestOf(newest, {
    initiatorId: by,
    approvals: [...new Set([by, ...approvals])].map((userId) => ({ userId, publicKey: userId })),
    immediate: isImmediate(named),
    ...(at !== undefined && { at: Date.parse(at) }),
  });
  return { ...request, subjects: subjectsOf(given, organization, request) };
}

function isActivityType(type: string): type is ActivityType {
  return Object.hasOwn(activityKinds, type);
}

/** Users approve with one credential, which has the user's id for its name. */
export function recordOf({ id, tags, email, credential: type }: GivenUser): User {
  const times = { createdAt: never, updatedAt: never };
  const credential = { publicKey: id, type };
  const isAuthenticator = type === "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR";
  const authenticator = {
    ...times,
    credential: { ...credential, publicKey: Buffer.from(id).toString("base64url") },
    credentialId: id,
    authenticatorId: id,
    authenticatorName: "",
    transports: [],
    attestationType: "",
    aaguid: "",
    model: "",
  };
  return {
    ...times,
    userId: id,
    userName: id,
    ...(email !== undefined && { userEmail: email }),
    apiKeys: isAuthenticator ? [] : [{ ...times, credential, apiKeyId: id, apiKeyName: "" }],
    authenticators: isAuthenticator ? [authenticator] : [],
    oauthProviders: [],
    mfaPolicies: [],
    userTags: tags,
  };
}
