// From which addresses requests of an organization are accepted.

import type { IpAllowlist as Shown, IpAllowlistErrorOutcome, IpAllowlistRule } from "@countersign/api";
import { contains, isWithin, readCallerAddress, readNetwork } from "../net/network.js";
import type { Network } from "../net/network.js";
import type { IpAllowlistRow } from "../store/ip-allowlists.js";

/** A rule as it is kept. */
export interface KeptRule {
  readonly cidr: string;
  readonly label?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface IpAllowlist {
  readonly enabled: boolean;
  readonly onError: IpAllowlistErrorOutcome;
  readonly rules: readonly KeptRule[];
  readonly networks: readonly Network[];
}

/** A row, as far as it says what is accepted. */
type Written = Pick<IpAllowlistRow, "public_key" | "enabled" | "on_error" | "rules">;

/** By public key; that of the organization itself by an empty text. */
export type IpAllowlists = ReadonlyMap<string, IpAllowlist>;

/** What is answered where nothing was set. */
export const noAllowlist: IpAllowlist = { enabled: false, onError: "DENY", rules: [], networks: [] };

/** What was not written by the service as it is accepts nothing. */
export function readIpAllowlists(rows: readonly Written[]): IpAllowlists {
  return new Map(rows.map((row) => [row.public_key, readIpAllowlist(row)]));
}

/** As they are once a row is written. */
export function withIpAllowlist(lists: IpAllowlists, row: Written): IpAllowlists {
  return new Map([...lists, ...readIpAllowlists([row])]);
}

export function withoutIpAllowlist(lists: IpAllowlists, publicKey: string): IpAllowlists {
  return new Map([...lists].filter(([key]) => key !== publicKey));
}

function readIpAllowlist({ enabled, on_error, rules }: Written): IpAllowlist {
  const kept = readRules(rules);
  return {
    enabled: Number(enabled) !== 0,
    onError: on_error === "ALLOW" ? "ALLOW" : "DENY",
    rules: kept,
    networks: kept.flatMap(({ cidr }) => readNetwork(cidr) ?? []),
  };
}

function readRules(text: string): readonly KeptRule[] {
  try {
    return JSON.parse(text) as KeptRule[];
  } catch {
    return [];
  }
}

/**
 * Whether a request comes from an address that is accepted. Rules of an API key take the place of those of its
 * organization, as long as that has any in force.
 *
 * @param address as the server knows it
 */
export function acceptsAddress(lists: IpAllowlists, publicKey: string, address: string): boolean {
  const list = listFor(lists, publicKey);
  if (!list) return true;
  const from = readCallerAddress(address);
  if (!from) return list.onError === "ALLOW";
  return list.networks.some((network) => contains(network, from));
}

/**
 * Whether a change of one list lets no request through that was refused before it.
 *
 * @param changed public key of the list, or an empty text for the organization's own
 */
export function acceptsNoMore(before: IpAllowlists, after: IpAllowlists, changed: string): boolean {
  const [one, other] = [listFor(before, changed), listFor(after, changed)];
  if (!one) return true;
  if (!other || (one.onError === "DENY" && other.onError === "ALLOW")) return false;
  return other.networks.every((network) => one.networks.some((wider) => isWithin(network, wider)));
}

/** What requests by a key, or by any that has no list of its own, are judged by; undefined where they all are accepted. */
function listFor(lists: IpAllowlists, publicKey: string): IpAllowlist | undefined {
  const whole = lists.get("");
  if (!whole?.enabled) return undefined;
  const own = lists.get(publicKey);
  return own?.enabled && own.rules.length > 0 ? own : whole;
}

/** As it is answered. */
export function toIpAllowlist(
  organizationId: string,
  publicKey: string | undefined,
  { enabled, onError, rules }: IpAllowlist,
): Shown {
  return {
    organizationId,
    ...(publicKey !== undefined && { publicKey }),
    enabled,
    rules: rules.map(({ cidr, label, at }): IpAllowlistRule => ({
      cidr,
      ...(label !== undefined && { label }),
      createdAt: new Date(at).toISOString(),
    })),
    onEvaluationError: onError,
  };
}
