// The auth proxy of an organization.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toAuthProxyConfig } from "../organizations/auth-proxy.js";

export const authProxyQueries: Pick<Service<Call>, "getAuthProxyConfig"> = {
  getAuthProxyConfig: ({ caller: { organization } }) =>
    organization.authProxy ? { authProxyConfig: toAuthProxyConfig(organization.authProxy) } : {},
};
