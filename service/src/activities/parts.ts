// What the engine is put together from.

import type { Limits } from "../config/limits.js";
import type { Settings } from "../config/settings.js";
import type { Custody } from "../custody/custody.js";
import type { Outside } from "../family/integrations.js";
import type { Organizations } from "../organizations/organizations.js";
import type { Store } from "../store/store.js";

export interface EngineParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly custody: Custody;
  readonly limits: Limits;
  readonly webhooks: Settings["webhooks"];
  readonly messages: Settings["messages"];
  readonly outside: Outside;
  /** Called when events for webhooks have been committed. */
  readonly onEvent: () => void;
  /** Called when something was sealed under a key that has gone, before it is sealed anew. */
  readonly onKeyGone: () => Promise<void>;
  /** Called when messages to people have been committed. */
  readonly onMessage: () => void;
}
