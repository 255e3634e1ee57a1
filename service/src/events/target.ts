// Where deliveries may go: to public addresses, unless the operator allows private ones. Whoever registers a webhook
// must not be able to reach what only this machine and its neighbours can.

import { ApiError } from "@countersign/api";
import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { Settings } from "../config/settings.js";

type TargetSettings = Pick<Settings["webhooks"], "allowPrivateTargets">;

const maxLength = 2048;
// Answers to virtual machines on the host of one cloud, on an address that is public elsewhere.
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Checks the URL of a webhook, when it is registered and before each delivery. A host name's addresses are checked when
 * a connection is made to them.
 *
 * @throws ApiError code 3, which says what is wrong without repeating the URL
 */
export function checkWebhookUrl(text: string, { allowPrivateTargets }: TargetSettings): URL {
  if (text.length > maxLength) {
    throw refusal(`has ${text.length} characters; at most ${maxLength} are allowed`);
  }
  // Blanks would be dropped in silence.
  const url = !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw refusal("must be absolute, with http or https, such as https://hooks.example.com/custody");
  }
  if (url.username !== "" || url.password !== "") {
    throw refusal("must not hold a user name or password; deliveries are signed");
  }
  if (allowPrivateTargets) return url;
  // Behind the other low ports are mail servers and the like, which take orders in any form.
  if (url.port !== "" && url.port !== "80" && url.port !== "443" && Number(url.port) < 1024) {
    throw refusal(`must not have port ${url.port}: below 1024 only 80 and 443 are allowed`);
  }
  const host = hostOf(url);
  if (/(^|\.)localhost\.?$/.test(host)) throw refusal("must not name this machine");
  const reason = isIP(host) ? refusedAddress(host) : undefined;
  if (reason !== undefined) throw refusal(`must lead to a public address: ${reason}`);
  return url;
}

/** The host of a URL as sockets take it, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Why nothing is delivered to an address; undefined where it is public. */
export function refusedAddress(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return "what the name leads to is no IP address";
  const address = ipaddr.parse(text);
  // A translator (RFC 6052 §2.1) hands on to the IPv4 address in the last four bytes.
  const target = address instanceof ipaddr.IPv6 && address.match(translated) ? embeddedIPv4(address) : address;
  if (!isGlobalUnicast(target)) return `${address.toString()} is not a public address`;
  if (metadataAddresses.has(target.toString())) return `${address.toString()} belongs to the cloud's host`;
  return ownAddresses().has(target.toNormalizedString()) ? `${address.toString()} is this machine's own` : undefined;
}

const translated = ipaddr.IPv6.parseCIDR("64:ff9b::/96");
// The only part of IPv6 that is given out to the public (RFC 4291 §2.4, IANA).
const publicIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

function isGlobalUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === "unicast" && (address instanceof ipaddr.IPv4 || address.match(publicIPv6));
}

function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

/** A firewall in front does not see what a machine sends to itself. */
function ownAddresses(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set(addresses.map(({ address }) => ipaddr.parse(address).toNormalizedString()));
}

function refusal(reason: string): ApiError {
  return new ApiError(3, `the URL of a webhook ${reason}`);
}
