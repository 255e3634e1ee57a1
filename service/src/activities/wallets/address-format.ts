// Which address formats a key can have.

import { AddressFormat, ApiError, ErrorCode } from "@countersign/api";
import type { Curve } from "@countersign/api";
import { suits } from "../../chains/formats.js";

/**
 * Makes sure that keys on the curve have addresses of the format.
 *
 * @param member of the request that holds the format, for the message
 * @throws ApiError INVALID_ARGUMENT that lists the formats that suit
 */
export function checkAddressFormat(member: string, format: AddressFormat, curve: Curve): void {
  if (suits(format, curve)) return;
  const suitable = Object.values(AddressFormat).filter((each) => suits(each, curve));
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${member}: ${format} does not suit a key on ${curve}; the formats that do are ${suitable.join(", ")}`,
  );
}
