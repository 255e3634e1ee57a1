// Removes an allowlist: requests are accepted from everywhere again, or as the organization's own says.

import { ApiError, ErrorCode } from "@countersign/api";
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
  checkNotShutOut(context, new Map([...lists].filter(([name]) => name !== key)));
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
