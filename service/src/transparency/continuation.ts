// Whether a log has only grown between two of its checkpoints.

import { LogError, readConsistencyProof } from "@countersign/log";
import type { ReadPath, TreeHead } from "@countersign/log";

/**
 * Whether the newer tree continues the older one.
 *
 * @throws whatever reading tiles does but a `LogError`: what can't be read contradicts nothing
 */
export async function isContinued(read: ReadPath, older: TreeHead, newer: TreeHead): Promise<boolean> {
  if (older.size > newer.size) return false;
  try {
    await readConsistencyProof(read, older, newer);
    return true;
  } catch (error) {
    if (error instanceof LogError) return false;
    throw error;
  }
}
