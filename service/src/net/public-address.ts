// What is a public place of the internet. Whoever names a URL to the service must not reach by it what only this machine
// and its neighbours can.

import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";

// Answers to virtual machines on the host of one cloud, on an address that is public elsewhere.
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Why a URL does not lead to a public place, as far as can be told without a look-up: words to follow its subject, such as
 * `must not name this machine`. Undefined where nothing speaks against it.
 */
export function refusedHost(url: URL): string | undefined {
  // Behind the other low ports are mail servers and the like, which take orders in any form.
  if (url.port !== "" && url.port !== "80" && url.port !== "443" && Number(url.port) < 1024) {
    return `must not have port ${url.port}: below 1024 only 80 and 443 are allowed`;
  }
  // Sockets take an IPv6 address without the brackets.
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (/(^|\.)localhost\.?$/.test(host)) return "must not name this machine";
  const reason = isIP(host) ? refusedAddress(host) : undefined;
  return reason === undefined ? undefined : `must resolve to a public address: ${reason}`;
}

/** Why nothing is sent to an address; undefined where it is public. */
export function refusedAddress(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return "the name does not resolve to an IP address";
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
