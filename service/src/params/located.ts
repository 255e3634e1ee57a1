// Says of an error in which part of a request it arose.

import { ApiError } from "@countersign/api";

/**
 * Runs a check of one part of a request.
 *
 * @param path of the part among the parameters, such as `users.2.apiKeys.0`
 * @throws ApiError of the check, its message preceded by the path
 */
export async function located<T>(path: string, check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `${path}.${error.message}`, { details: error.details, cause: error });
  }
}
