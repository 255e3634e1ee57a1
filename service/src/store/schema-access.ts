// What narrows down what users may do, beside policies.

import type { Proved } from "./schema-proved.js";
import type { Dated, Flag, Json, Owned } from "./schema-columns.js";

/** From which addresses requests are accepted. */
export interface IpAllowlistsTable extends Owned, Dated {
  /** API key that it is about; empty for the organization's own. */
  public_key: string;
  enabled: Flag;
  /** What becomes of requests whose address cannot be read. */
  on_error: string;
  rules: Json;
}

/** What sessions may be narrowed down to, in an organization and those below it. */
export interface SessionProfilesTable extends Owned, Dated {
  id: string;
  name: string;
  /** A condition of the policy language. */
  scope: string;
  /** Null where sessions last as long as any. */
  expiration_seconds: number | null;
  notes: string;
}

export interface AccessTables {
  ip_allowlists: Proved<IpAllowlistsTable>;
  session_profiles: Proved<SessionProfilesTable>;
}
