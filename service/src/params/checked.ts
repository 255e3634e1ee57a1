// Says of an error which member of a request it is about.

import { ApiError } from "@countersign/api";

/**
 * Reads or checks the value of one member, by a function that does not know where the value came from.
 *
 * @param path of the member among the parameters, such as `accounts.2.path`
 * @throws ApiError of the function, its message preceded by the path and a colon
 */
export function checked<T>(path: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `${path}: ${error.message}`, { details: error.details, cause: error });
  }
}
