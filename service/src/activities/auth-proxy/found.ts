// The auth proxy that a request is about.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AuthProxy } from "../../organizations/auth-proxy.js";
import type { Organization } from "../../organizations/organization.js";

/** @throws ApiError FAILED_PRECONDITION where the organization has none */
export function authProxyOf({ authProxy }: Organization): AuthProxy {
  if (authProxy) return authProxy;
  throw new ApiError(
    ErrorCode.FAILED_PRECONDITION,
    "the organization has no auth proxy; enable_auth_proxy (countersign auth-proxy enable) makes one",
  );
}
