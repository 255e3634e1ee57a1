// Where users are told that requests wait for their votes, and what they have not been told yet.

import type { Json, Milliseconds, Owned } from "./schema-columns.js";
import type { Proved } from "./schema-proved.js";

export interface NotificationChannelsTable extends Owned {
  id: string;
  /** Who made it, and is told by it. */
  user_id: string;
  name: string;
  kind: string;
  /** An e-mail address, or a URL. */
  target: string;
  /** Of push subscriptions, what their messages are encrypted to. */
  push_keys: Json | null;
  quiet_hours: Json | null;
  created_at: Milliseconds;
  /** Nothing is sent before. */
  next_at: Milliseconds;
}

/** A request that the user of a channel has not been told of. */
export interface VoteCallsTable extends Owned {
  channel_id: string;
  activity_id: string;
  due_at: Milliseconds;
}

export interface NotificationTables {
  notification_channels: Proved<NotificationChannelsTable, "next_at">;
  vote_calls: VoteCallsTable;
}
