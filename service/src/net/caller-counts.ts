// How often callers have asked, for limits by the minute. Each process counts by itself.

import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

const minute = 60_000;

export class CallerCounts {
  readonly #remembered: number;
  /** Made for the first caller: it takes room and time to make, and many deployments have none. */
  #counts: LRUCache<string, { count: number }> | undefined;

  /** @param remembered how many are counted at a time; of more, the longest silent are forgotten */
  constructor(remembered: number) {
    this.#remembered = remembered;
  }

  /** Counts a request. Whether those of the last minute are more than may be. */
  exceeds(key: string, most: number): boolean {
    this.#counts ??= new LRUCache({ max: this.#remembered, ttl: minute, ttlAutopurge: false });
    const known = this.#counts.get(key);
    if (known) return ++known.count > most;
    this.#counts.set(key, { count: 1 });
    return false;
  }
}

/** What one caller has at least: an address, or of IPv6 a network of 64 bits. */
export function networkOf(address: string): string {
  // Some proxies write the port of the connection behind it.
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? [];
  const text = bracketed ?? dotted ?? address;
  if (!ipaddr.isValid(text)) return text;
  const parsed = ipaddr.process(text);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const bytes = parsed.toByteArray();
  // Callers with IPv4 behind a translator (RFC 6052 §2.1) have one network of 96 bits between them.
  if (parsed.range() === "rfc6052") return bytes.slice(12).join(".");
  return bytes.slice(0, 8).join(".");
}
