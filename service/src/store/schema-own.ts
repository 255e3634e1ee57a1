// Tables that `schema.ts` has no room for.

import type { ContractInterfaceTables } from "./schema-contract-interfaces.js";
import type { NotificationTables } from "./schema-notifications.js";
import type { VelocityControlTables } from "./schema-velocity-controls.js";

export interface OwnTables extends ContractInterfaceTables, VelocityControlTables, NotificationTables {}
