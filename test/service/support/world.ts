// A service, its database, and the root user of its first organization.

import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { rootOf } from "./people.js";
import type { Person } from "./people.js";
import { startService } from "./service.js";
import type { databases, RunningService, ServiceOptions } from "./service.js";

export interface World {
  readonly service: RunningService;
  /** The database behind the service's back. */
  readonly store: Store;
  /** Of the deployment's first organization. */
  readonly root: Person;
  close(): Promise<void>;
}

export async function openWorld(database: (typeof databases)[number], options: ServiceOptions = {}): Promise<World> {
  const service = await startService({ ...options, postgres: database === "postgres" });
  const store = await openStore(service.database);
  return {
    service,
    store,
    root: rootOf(service),
    async close() {
      await store.close();
      await service.close();
    },
  };
}
