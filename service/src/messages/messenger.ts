import type { Settings } from "../config/settings.js";
import type { Custody } from "../custody/custody.js";
import type { Logger } from "../log.js";
import type { Store } from "../store/store.js";

export interface MessengerParts {
  readonly store: Store;
  readonly custody: Custody;
  readonly settings: Settings["messages"];
  /** Folder of messages that are not sent by a server, where the settings name none. */
  readonly folder: string;
  readonly log: Logger;
}

export class Messenger {
  constructor(_parts: MessengerParts) {}
  start(): void {}
  nudge(): void {}
  async close(): Promise<void> {}
}
