// Records of the contract's shapes/session-profiles.yaml.

import type { ExpirationSeconds, PolicyExpression, SessionProfileId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** What a session may be narrowed down to. It never changes. */
export interface SessionProfile {
  /** Identifier of a session profile, which narrows down what a session may do. */
  readonly sessionProfileId: SessionProfileId;
  /** Name of the profile; a session's JWT has it as session_type. */
  readonly sessionProfileName: string;
  /** What activities its sessions may submit and vote on; a condition of the policy language. */
  readonly scope: PolicyExpression;
  /** How long its sessions last at most, in seconds as a decimal string. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** What the profile is for, for people. */
  readonly notes?: string | undefined;
  /** When it was created. */
  readonly createdAt: Timestamp;
  /** The same. */
  readonly updatedAt: Timestamp;
}
