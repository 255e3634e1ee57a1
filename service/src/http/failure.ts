// Turns errors that aren't answers of the API yet into ones.

import { ApiError, ErrorCode } from "@countersign/api";
import { isTemporarySystemError } from "../file-system/system-errors.js";
import { StoreUnavailable } from "../store/unavailable.js";

/** The error to answer instead, where it isn't an internal one. */
export function answerableError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  // The reason names the operator's files and machines; it's in the log.
  if (error instanceof StoreUnavailable) return unavailable("its database", error);
  if (isTemporarySystemError(error)) return unavailable("a resource of its machine", error);
  return undefined;
}

function unavailable(what: string, cause: unknown): ApiError {
  const message = `the service can't use ${what} at the moment; send the same request again later`;
  return new ApiError(ErrorCode.UNAVAILABLE, message, { cause });
}
