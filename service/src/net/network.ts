// Networks of IPv4 and IPv6, as CIDR writes them (RFC 4632, RFC 4291 §2.3).

import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

export interface Network {
  readonly kind: "ipv4" | "ipv6";
  /** Its lowest address. */
  readonly address: Address;
  readonly prefix: number;
}

/** Bits of IPv6 before an IPv4 address that is written as one of IPv6 (RFC 4291 §2.5.5.2). */
const mapped = 96;
const bitsOf = { ipv4: 32, ipv6: 128 } as const;

/**
 * Reads a network, or one address. Bits behind the prefix are cleared, and IPv4 that is written as IPv6 is IPv4.
 *
 * @returns undefined for what is neither
 */
export function readNetwork(text: string): Network | undefined {
  const [, address = "", digits] = /^([0-9A-Fa-f:.]{2,45})(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const written = readAddress(address);
  if (!written) return undefined;
  const prefix = digits === undefined ? bitsOf[written.kind()] : Number(digits);
  if (prefix > bitsOf[written.kind()]) return undefined;
  if (written instanceof ipaddr.IPv6 && written.isIPv4MappedAddress() && prefix >= mapped) {
    return networkFrom(written.toIPv4Address(), prefix - mapped);
  }
  return networkFrom(written, prefix);
}

function networkFrom(within: Address, prefix: number): Network {
  const bytes = within.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, prefix - index * 8));
    return byte & (0xff << (8 - kept)) & 0xff;
  });
  return { kind: within.kind(), address: ipaddr.fromByteArray(bytes), prefix };
}

/** In its shortest form, in lower case: `203.0.113.0/24`, `2001:db8::/48`. */
export function networkText({ address, prefix }: Network): string {
  const text = address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
  return `${text}/${prefix}`;
}

/**
 * An address as a connection or a proxy's header has it.
 *
 * @returns undefined for what is none
 */
export function readCallerAddress(text: string): Address | undefined {
  // Some proxies write the port of the connection behind it; the zone of a link-local address is this machine's affair.
  const [, bracketed, dotted] = /^(?:\[([^\]]{2,64})\](?::\d{1,5})?|(\d[\d.]{6,14}):\d{1,5})$/.exec(text) ?? [];
  const read = readAddress((bracketed ?? dotted ?? text).replace(/%[\w.-]{1,32}$/, ""));
  return read instanceof ipaddr.IPv6 && read.isIPv4MappedAddress() ? read.toIPv4Address() : read;
}

export function contains({ kind, address, prefix }: Network, within: Address): boolean {
  if (within.kind() !== kind) return false;
  return within instanceof ipaddr.IPv4
    ? within.match(address as ipaddr.IPv4, prefix)
    : within.match(address as ipaddr.IPv6, prefix);
}

/** Whether all addresses of a network are in a wider one, or the same. */
export function isWithin({ address, prefix }: Network, wider: Network): boolean {
  return prefix >= wider.prefix && contains(wider, address);
}

/** The usual forms only: IPv4 of four decimal numbers, which programs read alike. */
function readAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return /(^|\.)0\d/.test(text) ? undefined : ipaddr.IPv4.parse(text);
  }
  // The parser takes the IPv4-compatible form, which is deprecated, for the mapped one.
  if (/^::\d+\./.test(text)) return undefined;
  return text.includes(":") && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : undefined;
}
