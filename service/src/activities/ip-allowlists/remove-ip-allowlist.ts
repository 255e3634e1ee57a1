// Removes an allowlist: requests are accepted from everywhere again, or as the organization's own says.

import { ApiError, ErrorCode } from "@countersign/api";
import { withoutIpAllowlist } from "../../organizations/ip-allowlist.js";
import { removeIpAllowlists } from "../../store/ip-allowlists.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkNotShutOut } from "./shut-out.js";

const plan: Plan<"ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST"> = async (context, { publicKey }) => {
  const { ipAllowlists: lists } = context.organization;
  const key = publicKey?.toLowerCase() ?? "";
  if (!lists.has(key)) {
    const whose = publicKey === undefined ? "the organization" : `publicKey: ${JSON.stringify(publicKey)}`;
    throw new ApiError(ErrorCode.NOT_FOUND, `${whose} has no IP allowlist`);
  }
  checkNotShutOut(context, withoutIpAllowlist(lists, key));
  return async (scope) => {
    await removeIpAllowlists(scope, [key]);
    return {};
  };
};

export const removeIpAllowlist: Family<"removeIpAllowlist"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: { ...plain, plan } },
};
