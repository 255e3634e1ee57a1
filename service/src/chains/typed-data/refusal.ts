// The error for a payload that can't be signed as it is.

import { ApiError, ErrorCode } from "@countersign/api";

export function refusal(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `payload: ${reason}`);
}
