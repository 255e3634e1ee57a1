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

export interface AccessTables {
  ip_allowlists: Proved<IpAllowlistsTable>;
}
