// Whether the rows that decide who may do what are as the service has left them.

import { examineDeployment } from "../store/authority/examine.js";
import type { Store } from "../store/store.js";
import type { Finding } from "./finding.js";

/** @param store with the keys that prove its rows */
export function checkAuthority(store: Store): AsyncGenerator<Finding> {
  return examineDeployment(store);
}
