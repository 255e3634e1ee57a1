// Sets the addresses from which requests are accepted.

import { ApiError, ErrorCode } from "@countersign/api";
import type { IpAllowlistIntentRule } from "@countersign/api";
import { checkLimit } from "../../config/check-limit.js";
import { networkText, readNetwork } from "../../net/network.js";
import type { Network } from "../../net/network.js";
import { withIpAllowlist } from "../../organizations/ip-allowlist.js";
import type { KeptRule } from "../../organizations/ip-allowlist.js";
import { removeIpAllowlists, setIpAllowlist as setRow } from "../../store/ip-allowlists.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { keyOf } from "./allowlisted-key.js";
import { checkNotShutOut } from "./shut-out.js";

const bounds = {
  ipv4: { name: "IPv4", most: 10, widest: 20 },
  ipv6: { name: "IPv6", most: 10, widest: 48 },
} as const satisfies Record<Network["kind"], object>;

const plan: Plan<"ACTIVITY_TYPE_SET_IP_ALLOWLIST"> = async (context, intent) => {
  const { organization, submittedAt, limits } = context;
  const { enabled = false, rules = [], onEvaluationError: onError = "DENY" } = intent;
  const publicKey = keyOf(organization, intent.publicKey);
  const { ipAllowlists: lists, apiKeys } = organization;
  // Keys come and go, and take nothing of the limit with them.
  const stale = [...lists.keys()].filter((key) => key !== "" && key !== publicKey && !apiKeys.has(key));
  const others = [...lists.keys()].filter((key) => key !== publicKey && !stale.includes(key));
  await checkLimit("IP allowlists", limits.ipAllowlists, 1, async () => others.length);
  const kept = rulesOf(rules, lists.get(publicKey)?.rules ?? [], submittedAt);
  const row = {
    public_key: publicKey,
    enabled: enabled ? (1 as const) : (0 as const),
    on_error: onError,
    rules: JSON.stringify(kept),
  };
  checkNotShutOut(context, withIpAllowlist(lists, row));
  return async (scope) => {
    await removeIpAllowlists(scope, stale);
    await setRow(scope, row);
    return {};
  };
};

/**
 * The rules in their normal form, each network once. One that was there stays as old as it is.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
function rulesOf(
  rules: readonly IpAllowlistIntentRule[],
  before: readonly KeptRule[],
  now: number,
): readonly KeptRule[] {
  const kept = new Map<string, KeptRule>();
  const counts = { ipv4: 0, ipv6: 0 };
  rules.forEach(({ cidr, label }, index) => {
    const network = readNetwork(cidr);
    const path = `rules.${index}.cidr`;
    if (!network)
      throw invalid(`${path}: ${JSON.stringify(cidr)} is no network, such as 203.0.113.0/24 or 2001:db8::/48`);
    const { name, most, widest } = bounds[network.kind];
    if (network.prefix < widest) {
      throw invalid(`${path}: ${networkText(network)} is too wide; of ${name}, /${widest} is the widest`);
    }
    const text = networkText(network);
    if (kept.has(text)) return;
    if (++counts[network.kind] > most) throw invalid(`rules: at most ${most} networks of ${name}`);
    const at = before.find((rule) => rule.cidr === text)?.at ?? now;
    kept.set(text, { cidr: text, ...(label !== undefined && { label }), at });
  });
  return [...kept.values()];
}

function invalid(message: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, message);
}

export const setIpAllowlist: Family<"setIpAllowlist"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_SET_IP_ALLOWLIST: { ...plain, plan } },
};
