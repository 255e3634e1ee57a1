// A service, its database, and the root user of its first organization.

import { openBeside } from "./authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { rootOf } from "./people.js";
import type { Person } from "./people.js";
import { database, startService } from "./service.js";
import type { RunningService, ServiceOptions } from "./service.js";

export interface World {
  readonly service: RunningService;
  /** The database behind the service's back. */
  readonly store: Store;
  /** Of the deployment's first organization. */
  readonly root: Person;
  close(): Promise<void>;
}

/** On the database of the run, unless the options say otherwise. */
export async function openWorld(options: ServiceOptions = {}): Promise<World> {
  const service = await startService({ postgres: database === "postgres", ...options });
  const store = await openBeside(service);
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
