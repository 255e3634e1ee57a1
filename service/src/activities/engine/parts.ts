// What the engine is put together from.

import type { EventBudget } from "../../budgets/event-budget.js";
import type { StorageBudget } from "../../budgets/storage-budget.js";
import type { Settings } from "../../config/settings.js";
import type { Organizations } from "../../organizations/organizations.js";
import type { KnownSigners } from "../../signing/signers.js";
import type { Store } from "../../store/store.js";
import type { FamilyServices } from "../definition/plan.js";
import type { EngineMetrics } from "./metrics.js";

export interface EngineParts extends FamilyServices {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly signing: Settings["signing"];
  readonly knownSigners: KnownSigners;
  /** Who may still store something. */
  readonly storage: StorageBudget;
  /** Whose webhook events are still kept. */
  readonly events: EventBudget;
  /** How long users are not told of a request that waits for their vote, for others to be told with it; in milliseconds. */
  readonly voteCallDelay: number;
  /** Called when a request that waits for votes has been committed. */
  readonly onVoteCall: () => void;
  /** Called when events for webhooks have been committed. */
  readonly onEvent: () => void;
  /** Called when something was sealed under a key that has gone, before it is sealed anew. */
  readonly onKeyGone: () => Promise<void>;
  /** Called when messages to people have been committed. */
  readonly onMessage: () => void;
  /** Told of what fails while nobody asks. */
  readonly onError?: (error: unknown) => void;
  readonly metrics?: EngineMetrics;
}
