// A service's database, behind the service's back.

import type { Store } from "../../../service/src/store/store.js";
import { openBeside } from "./authority.js";
import type { Served } from "./authority.js";

/** Works on a service's database beside it. */
export async function inDatabase<T>(served: Served, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openBeside(served);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
