// What callers are told of an error that isn't an answer of the API yet.

import { ApiError, ErrorCode } from "@countersign/api";
import { StoreUnavailable } from "../store/unavailable.js";

/** The error to answer instead, where it isn't an internal one. */
export function answerableError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof StoreUnavailable)) return undefined;
  // The reason names the operator's files and machines; it's in the log.
  const message = "the service's database is not available at the moment; send the same request again in a while";
  return new ApiError(ErrorCode.UNAVAILABLE, message, { cause: error });
}
