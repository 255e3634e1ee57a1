// Velocity controls. What they have counted lies with what spending limits have.

import type { Milliseconds } from "./schema-columns.js";
import type { Proved } from "./schema-proved.js";

export interface VelocityControlsTable {
  id: string;
  organization_id: string;
  name: string;
  identifier: string;
  /** JSON, as `aggregation`. */
  data_source: string;
  aggregation: string;
  created_at: Milliseconds;
}

export interface VelocityControlTables {
  velocity_controls: Proved<VelocityControlsTable>;
}
