import { ApiError } from "@countersign/api";

/** What a reader gives, or undefined where it refuses its input with code 3. Any other error fails the test. */
export function readOrRefused<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError && error.code === 3) return undefined;
    throw error;
  }
}
