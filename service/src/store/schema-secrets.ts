// Secrets of any kind that organizations keep for others.

import type { GeneratedAlways } from "kysely";
import type { Dated, Json, Owned } from "./schema-columns.js";
import type { Proved } from "./schema-proved.js";

export interface SecretsTable extends Owned, Dated {
  id: string;
  /** Null where it has none. */
  name: string | null;
  /** JSON: a list of `[key, value]`. */
  static_properties: Json;
  sealed: string;
}

export interface SecretTables {
  secrets: Proved<SecretsTable, "sealed"> & { sealed_under: GeneratedAlways<string | null> };
}
