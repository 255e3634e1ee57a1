// How much one address may ask of one organization's proxy, and how much all of them together may start: callers have no
// credential, and what they start costs messages and rows. Each process counts by itself.

import { ApiError, ErrorCode } from "@countersign/api";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Settings } from "../config/settings.js";

/** One-time codes and sign-ups. */
const starting: ReadonlySet<string> = new Set(["initOtp", "initOtpV2", "signup", "signupV2"]);

const minute = 60_000;
/** Callers that are remembered. Whoever has more addresses meets the organization's limit. */
const remembered = 50_000;

export class Rates {
  readonly #settings: Settings["authProxy"];
  readonly #counts = new LRUCache<string, { count: number }>({ max: remembered, ttl: minute, ttlAutopurge: false });

  constructor(settings: Settings["authProxy"]) {
    this.#settings = settings;
  }

  /** @throws ApiError RESOURCE_EXHAUSTED for more than may be in a minute */
  take(organizationId: string, address: string, operation: string): void {
    const { perAddress, startsPerAddress, startsPerOrganization } = this.#settings;
    const from = `${organizationId} ${networkOf(address)}`;
    this.#count(`all ${from}`, perAddress);
    if (!starting.has(operation)) return;
    this.#count(`starts ${from}`, startsPerAddress);
    this.#count(`starts ${organizationId}`, startsPerOrganization);
  }

  #count(key: string, most: number): void {
    if (most === 0) return;
    const known = this.#counts.get(key);
    if (!known) this.#counts.set(key, { count: 1 });
    else if (++known.count > most) {
      throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, "too many requests to this auth proxy; try again in a minute");
    }
  }
}

/** What one caller has at least: an address, or of IPv6 a network of 64 bits. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? parsed.toByteArray().slice(0, 8).join(".") : parsed.toString();
}
