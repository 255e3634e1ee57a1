// Reads the URL of the mail server.

import { isIP } from "node:net";
import { ConfigurationError } from "../../config/configuration-error.js";

/** How to connect to a mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (RFC 8314); else STARTTLS (RFC 3207). */
  readonly secure: boolean;
  /** Nothing is sent before STARTTLS has succeeded. */
  readonly requireTLS: boolean;
  /** STARTTLS is not used, even where it is offered. */
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly tls?: { readonly rejectUnauthorized: boolean };
  /** What the server is greeted with (EHLO); the machine's name without it. */
  readonly name?: string;
}

const flags = new Set(["requireTLS", "tls.rejectUnauthorized"]);
const known = [...flags, "name"];

/**
 * Reads `smtp://user:password@host:port` (default port: 587) or `smtps://...` (465).
 *
 * With `smtp`, STARTTLS is required, unless the server is on this machine, where it is not used. Parameters change
 * that: `requireTLS=true` requires it there too, `requireTLS=false` uses it elsewhere only where it is offered,
 * `tls.rejectUnauthorized=false` accepts any certificate; `name` is what the server is greeted with.
 *
 * @throws ConfigurationError that does not repeat the URL
 */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.hostname === "" || (url.protocol !== "smtp:" && url.protocol !== "smtps:")) {
    throw refusal("is not a URL such as smtps://user:password@mail.example.com:465");
  }
  if (url.pathname !== "" && url.pathname !== "/") throw refusal("must not have a path");
  for (const [name, value] of url.searchParams) {
    if (!known.includes(name)) throw refusal(`has an unknown parameter ${name}; expected one of ${known.join(", ")}`);
    if (flags.has(name) && value !== "true" && value !== "false") throw refusal(`needs ${name} to be true or false`);
  }
  const secure = url.protocol === "smtps:";
  const host = decode(url.hostname, "host").replace(/^\[(.*)\]$/, "$1");
  const requireTLS = url.searchParams.get("requireTLS");
  const anyCertificate = url.searchParams.get("tls.rejectUnauthorized") === "false";
  const name = url.searchParams.get("name");
  return {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && (requireTLS === null ? !isLocal(host) : requireTLS === "true"),
    ignoreTLS: !secure && requireTLS === null && isLocal(host),
    ...(url.username !== "" && {
      auth: { user: decode(url.username, "user name"), pass: decode(url.password, "password") },
    }),
    ...(anyCertificate && { tls: { rejectUnauthorized: false } }),
    ...(name !== null && { name }),
  };
}

function isLocal(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function decode(text: string, part: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refusal(`has a ${part} that is not percent-encoded`);
  }
}

function refusal(reason: string): ConfigurationError {
  return new ConfigurationError(`messages.smtpUrl (COUNTERSIGN_SMTP_URL) ${reason}`);
}
