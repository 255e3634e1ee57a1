// Records of the contract's shapes/mfa-policies.yaml.

import type { AuthenticationType } from "../enums.js";
import type { MfaPolicyId, PolicyExpression, PolicyNotes, UserId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** A way to authenticate. */
export interface AuthenticationMethod {
  /** A way in which users authenticate, as MFA policies require it. */
  readonly type: AuthenticationType;
  /**
   * What it has to be: an authenticator, API key or OAuth provider of the user, or the profile of the session. Any
   * if omitted.
   */
  readonly id?: string | undefined;
}

/** A way to authenticate, to be required. */
export interface AuthenticationMethodParams {
  /** A way in which users authenticate, as MFA policies require it. */
  readonly type: AuthenticationType;
  /**
   * What it has to be: an authenticator, API key or OAuth provider of the user, or the profile of the session. Any
   * if omitted.
   */
  readonly id?: string | undefined;
}

/** Which steps a user has to complete for activities that meet a condition. */
export interface MfaPolicy {
  /** Identifier of an MFA policy. */
  readonly mfaPolicyId: MfaPolicyId;
  /** Name of the policy. Unique among those of the user. */
  readonly mfaPolicyName: string;
  /** Which activities the policy applies to, an expression about the activity. Empty for all. */
  readonly condition: PolicyExpression;
  /** The steps, to be completed in any order. Each takes an authentication of its own. */
  readonly requiredAuthenticationMethods: readonly RequiredAuthenticationMethod[];
  /** Policies of a user are looked at in this order. The first whose condition is true applies. */
  readonly order: number;
  /** Why the policy exists, for people. Absent without any. */
  readonly notes?: PolicyNotes | undefined;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}

/** How far a user has completed the steps that an MFA policy requires for an activity. */
export interface MfaStatus {
  /** Identifier of an MFA policy. */
  readonly mfaPolicyId: MfaPolicyId;
  /** Who has to complete them. */
  readonly userId: UserId;
  /** Whether all steps are completed. */
  readonly satisfied: boolean;
  /** What the user has authenticated with and still has, as far as it counts towards a step. */
  readonly satisfiedMethods: readonly AuthenticationMethod[];
  /** The steps of the policy. */
  readonly requiredMethods: readonly RequiredAuthenticationMethod[];
}

/** One step of a multi-factor authentication. */
export interface RequiredAuthenticationMethod {
  /** One of these methods completes the step. */
  readonly any: readonly AuthenticationMethod[];
}

/** One step of a multi-factor authentication, to be required. */
export interface RequiredAuthenticationMethodParams {
  /** One of these methods completes the step. */
  readonly any: readonly AuthenticationMethodParams[];
}
