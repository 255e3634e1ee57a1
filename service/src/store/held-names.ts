// Turns that transactions take where there is no row to lock yet.

import type { WriteScope } from "./store.js";

/** Lets one transaction at a time go on that holds this name in the organization. */
export async function holdName({ engine, database, organizationId }: WriteScope, name: string): Promise<void> {
  await engine.holdName(database, `${name} of ${organizationId}`);
}
