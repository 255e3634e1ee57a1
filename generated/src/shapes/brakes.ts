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

/** What a wallet or private key is never used for. */
export interface KeyRestrictions {
  /** True where it signs transactions only. */
  readonly transactionsOnly: boolean;
  /** True where it is never exported. */
  readonly neverExportable: boolean;
  /** The only chains, contracts and programs for which it signs, as CAIP-2 and CAIP-10 name them. Empty for any. */
  readonly only: readonly string[];
}
