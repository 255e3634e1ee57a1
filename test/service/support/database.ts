// A service's database, behind the service's back.

import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import type { RunningService } from "./service.js";

/** Works on a service's database beside it. */
export async function inDatabase<T>(
  { database }: Pick<RunningService, "database">,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
