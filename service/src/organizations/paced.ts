// Reading that gives way to others between two batches.

import type { LongTask } from "../event-loop/time-slices.js";

/** The same batches, with a pause after each in which others may go on. */
export async function* paced<Row>(
  batches: AsyncIterable<readonly Row[]>,
  task: LongTask,
): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches) {
    yield batch;
    await task.pace();
  }
}
