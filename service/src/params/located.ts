// Says of an error which part of a request it is about.

import { ApiError } from "@countersign/api";

/**
 * Runs a check of one part of a request, which names members of it.
 *
 * @param path of the part among the parameters, such as `users.2.apiKeys.0`
 * @throws ApiError of the check, its message preceded by the path and a dot
 */
export async function located<T>(path: string, check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw within(`${path}.`, error);
  }
}

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
    throw within(`${path}: `, error);
  }
}

function within(prefix: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ApiError(error.code, prefix + error.message, { details: error.details, cause: error });
}
