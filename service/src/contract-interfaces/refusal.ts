// The error for an interface that can't be taken, and what tells that data are not a call of one.

import { ApiError, ErrorCode } from "@countersign/api";

export function refusal(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `smartContractInterface: ${reason}`);
}

/** Data that are not the encoding of a call that an interface has. */
export class UnreadCall extends Error {
  override readonly name = "UnreadCall";
}
