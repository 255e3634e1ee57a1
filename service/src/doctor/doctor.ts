// Looks at everything that a deployment keeps, and says what is wrong with it. It changes nothing.

import type { Custody } from "../custody/custody.js";
import type { Store } from "../store/store.js";
import { checkAuthority } from "./authority.js";
import type { Finding } from "./finding.js";
import { checkAddresses, checkDeploymentKeys, checkSeals } from "./keys.js";
import { checkRecords } from "./records.js";
import { checkRecovery } from "./recovery.js";
import { checkReferences } from "./references.js";

export type { Finding } from "./finding.js";

/** What is wrong, as it is found. Memory does not grow with the database. */
export async function* examine(store: Store, custody: Custody): AsyncGenerator<Finding> {
  yield* checkReferences(store);
  yield* checkRecords(store);
  yield* checkAuthority(store);
  yield* checkSeals(store, custody);
  yield* checkDeploymentKeys(store, custody);
  yield* checkAddresses(store, custody);
  yield* checkRecovery(store, custody);
}
