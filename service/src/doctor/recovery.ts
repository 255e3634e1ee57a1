// Whether the shares of the recovery key restore the keys under which something is sealed, as far as that can be told without
// them.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Custody } from "../custody/custody.js";
import { listKeys } from "../store/key-encryption-keys.js";
import { findRecovery, recoveryOwner } from "../store/recovery.js";
import type { KeptRecovery } from "../store/recovery.js";
import type { Store } from "../store/store.js";
import type { Finding } from "./finding.js";

export async function* checkRecovery(store: Store, custody: Custody): AsyncGenerator<Finding> {
  const finding = (problem: string) => ({ table: "deployment", organizationId: undefined, id: "recovery", problem });
  let kept: KeptRecovery | undefined;
  try {
    kept = await findRecovery(store);
    if (!kept) return;
    await custody.checkRecovery({ owner: recoveryOwner, sealed: kept.sealed }, kept.record);
  } catch (error) {
    // What does not open was found before.
    if (error instanceof ApiError && error.code === ErrorCode.INTERNAL) return;
    yield finding(error instanceof Error ? error.message : String(error));
    return;
  }
  const covered = new Set(kept.record.keys.map(({ id }) => id));
  for (const { id, state } of await listKeys(store)) {
    if (state === "added" || covered.has(id)) continue;
    yield finding(`its shares do not restore key ${id}; run \`countersign master-key rotate\``);
  }
}
