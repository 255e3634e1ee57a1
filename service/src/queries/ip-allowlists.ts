// From which addresses requests are accepted.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { noAllowlist, toIpAllowlist } from "../organizations/ip-allowlist.js";
import { found } from "../params/found.js";

export const ipAllowlistQueries: Pick<Service<Call>, "getIpAllowlist"> = {
  async getIpAllowlist({ caller: { organization } }, { publicKey }) {
    const { id, apiKeys, ipAllowlists } = organization;
    const key = publicKey?.toLowerCase();
    if (key !== undefined) await found("API key", key, () => apiKeys.get(key));
    return { allowlist: toIpAllowlist(id, key, ipAllowlists.get(key ?? "") ?? noAllowlist) };
  },
};
