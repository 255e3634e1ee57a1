// Nobody closes the door behind themselves: they would be the one to open it again.

import { ApiError, ErrorCode } from "@countersign/api";
import { acceptsAddress } from "../../organizations/ip-allowlist.js";
import type { IpAllowlists } from "../../organizations/ip-allowlist.js";
import type { FamilyContext } from "../definition/plan.js";

/**
 * @param lists as they are to be
 * @throws ApiError FAILED_PRECONDITION where they refuse the request that sets them. What has waited for a delay is no request
 */
export function checkNotShutOut({ by }: Pick<FamilyContext, "by">, lists: IpAllowlists): void {
  if (by.address === undefined || acceptsAddress(lists, by.publicKey, by.address)) return;
  const message =
    `rules: they would refuse the present request, which comes from ${JSON.stringify(by.address)}; ` +
    "add a rule for its network";
  throw new ApiError(ErrorCode.FAILED_PRECONDITION, message);
}
