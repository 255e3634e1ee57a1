// Features that an organization has to have switched on before anyone logs in by them.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FeatureName } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";

/** @throws ApiError unless the organization has at least one of the features */
export function checkFeature(
  { organization }: { readonly organization: Organization },
  ...oneOf: readonly FeatureName[]
): void {
  if (oneOf.some((name) => organization.features.has(name))) return;
  throw new ApiError(ErrorCode.FAILED_PRECONDITION, `${oneOf.join(" or ")} is not switched on in this organization`);
}
