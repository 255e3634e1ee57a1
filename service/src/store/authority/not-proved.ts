// Something in the database that decides who may do what was not written by this service, or is older than what was.

import { ApiError, ErrorCode } from "@countersign/api";

export class NotProved extends ApiError {
  override readonly name = "NotProved";

  /** @param what is not proved, as the beginning of a sentence */
  constructor(what: string) {
    super(
      ErrorCode.FAILED_PRECONDITION,
      `${what}; the database was changed by something other than this service, and its operator has to look at it`,
    );
  }
}
