// Creates an MFA policy of a user: for activities that meet its condition, the user has to authenticate with several
// methods. A request that does not prove them all answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and waits until the
// same user has approved its fingerprint with the others. Submitted to `submit/create_mfa_policy`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MfaPolicyId,
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  PolicyNotes,
  UserId,
} from "../scalars.js";
import type { RequiredAuthenticationMethodParams } from "../shapes/mfa-policies.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_MFA_POLICY`. Creates an MFA policy of a user: for activities that meet its
 * condition, the user has to authenticate with several methods. A request that does not prove them all answers
 * ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and waits until the same user has approved its fingerprint with the
 * others.
 */
export interface CreateMfaPolicyIntent {
  /** User whom the policy binds. */
  readonly userId: UserId;
  /** Name of the policy. Unique among those of the user. */
  readonly mfaPolicyName: string;
  /**
   * Which activities the policy applies to, an expression about the activity as in policies. Empty for all. Where
   * it is in error, the policy applies.
   */
  readonly condition: PolicyExpression;
  /** Steps to be completed, in any order. Each takes an authentication of its own. */
  readonly requiredAuthenticationMethods: readonly RequiredAuthenticationMethodParams[];
  /**
   * Policies of a user are looked at in this order, the older first where it is the same. The first whose
   * condition is true applies.
   */
  readonly order: number;
  /** Why the policy exists, for people. */
  readonly notes?: PolicyNotes | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_MFA_POLICY` answers. */
export interface CreateMfaPolicyResult {
  /** The new policy. */
  readonly mfaPolicyId: MfaPolicyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_MFA_POLICY`. Creates an MFA policy of a user: for activities that meet
 * its condition, the user has to authenticate with several methods. A request that does not prove them all
 * answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and waits until the same user has approved its fingerprint with
 * the others.
 */
export interface CreateMfaPolicyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_MFA_POLICY";
  /** What was asked for. */
  readonly intent: { readonly createMfaPolicyIntent: CreateMfaPolicyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createMfaPolicyResult?: CreateMfaPolicyResult | undefined };
}

/**
 * Body of `submit/create_mfa_policy` for `ACTIVITY_TYPE_CREATE_MFA_POLICY`. Creates an MFA policy of a user: for
 * activities that meet its condition, the user has to authenticate with several methods. A request that does not
 * prove them all answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and waits until the same user has approved its
 * fingerprint with the others.
 */
export interface CreateMfaPolicyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_MFA_POLICY";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateMfaPolicyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_MFA_POLICY`. */
export interface CreateMfaPolicyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateMfaPolicyActivity;
}

/** What `createMfaPolicy` takes: its request without what the client fills in. */
export interface CreateMfaPolicyInput extends InputOf<CreateMfaPolicyRequest, "type", "timestampMs"> {}

/** `createMfaPolicy` as data. */
export const createMfaPolicyOperation: Operation = {
  name: "createMfaPolicy",
  path: "/public/v1/submit/create_mfa_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_MFA_POLICY",
  fill: ["timestampMs"],
};

/**
 * Creates an MFA policy of a user: for activities that meet its condition, the user has to authenticate with
 * several methods. A request that does not prove them all answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and
 * waits until the same user has approved its fingerprint with the others.
 *
 * @throws ApiError as `call` says
 */
export function createMfaPolicy(
  connection: Connection,
  input: CreateMfaPolicyInput,
  options?: CallOptions,
): Promise<CreateMfaPolicyResponse> {
  return call(connection, createMfaPolicyOperation, input, options);
}
