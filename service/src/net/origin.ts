// Origins of web pages and apps, and the relying parties that they may speak for.

import { isIP } from "node:net";

/**
 * An origin in the form in which origins are compared: `scheme://host` with a port unless it is the scheme's own, host in
 * lower case and punycode (RFC 6454 §6.2). Origins of apps, such as `android:apk-key-hash:...`, stay as they are.
 *
 * @returns undefined where the text is not an origin, for instance because it has a path or a user in it
 */
export function normalizeOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.origin === "null") return text;
  const alone = url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  return alone ? url.origin : undefined;
}

/** Whether browsers offer WebAuthn to pages of this origin: over HTTPS, or on the same machine. */
export function isSecureWebOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || (protocol === "http:" && /^(.+\.)?localhost$/.test(hostname));
}

/**
 * RP ids that a page of an origin may use: its host and the domains above it (WebAuthn §5.1.3), short of top level ones.
 * What has no host, such as an app, has none.
 */
export function relyingPartyIds(origin: string): readonly string[] {
  const hostname = URL.canParse(origin) ? new URL(origin).hostname : "";
  if (hostname === "") return [];
  if (isIP(hostname.replace(/[[\]]/g, ""))) return [hostname];
  const labels = hostname.split(".");
  return labels.map((_, i) => labels.slice(i).join(".")).filter((id, i) => i === 0 || id.includes("."));
}
