// Records of the contract's shapes/brakes.yaml.

import type { FreezeTarget } from "../enums.js";
import type { Id, UserId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** Something whose keys sign nothing and are not exported. */
export interface Freeze {
  /** What is frozen. */
  readonly target: FreezeTarget;
  /** Id of the wallet, private key or user, or of the organization. */
  readonly targetId: Id;
  /** Who froze it. */
  readonly userId: UserId;
  /** Why, for people. */
  readonly reason?: string | undefined;
  /** A point in time. */
  readonly createdAt: Timestamp;
}
