// Settings and files through which secrets or signatures could be taken on their way. They are named at start; the
// service runs all the same, except with a master key that others can read.

import ipaddr from "ipaddr.js";
import { statSync } from "node:fs";
import { dataFolder } from "./data-folder.js";
import type { Settings } from "./settings.js";

/** Whether only this machine can reach an address. */
function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

/** What is unsafe, a sentence for each, with what would be right. */
export function exposures(settings: Settings): string[] {
  const folder = dataFolder(settings.data);
  return [
    ...listening(settings),
    ...managing(settings),
    ...storing(settings),
    ...posting(settings.messages),
    ...auditing(settings.audit),
    ...wrapping(settings),
    // Group and others.
    ...readable("the root credentials", folder.rootFile, 0o077),
    ...(settings.databaseUrl === undefined ? readable("the database", folder.databaseFile, 0o077) : []),
    ...(settings.postgres.passwordFile === undefined
      ? []
      : readable("the database's password", settings.postgres.passwordFile, 0o007)),
    // Certificates' keys are often shared with a group of their own.
    ...(settings.tls ? readable("the TLS key", settings.tls.key, 0o007) : []),
    ...changeable(folder.path),
  ];
}

function listening({ host, tls, behindProxy }: Settings): string[] {
  if (isLoopback(host) || tls || behindProxy) return [];
  return [
    `listening on ${host} without TLS: anyone between a client and this service can read their traffic. Set ` +
      "tls.certificate and tls.key, or behindProxy if a proxy in front does TLS",
  ];
}

function managing({ management }: Settings): string[] {
  if (management.port === undefined || isLoopback(management.host)) return [];
  return [
    `the management listener is on ${management.host}, without TLS or authentication: let only your monitoring ` +
      "reach it, or set management.host to a loopback address" +
      (management.debug
        ? ". With management.debug, anyone who reaches it can slow the service down with profiles"
        : ""),
  ];
}

// As the client of PostgreSQL reads them; it takes `prefer` and `verify-ca` for `verify-full`.
const encrypted: ReadonlySet<string> = new Set(["prefer", "require", "verify-ca", "verify-full"]);

function storing({ databaseUrl }: Settings): string[] {
  if (databaseUrl === undefined) return [];
  // A user without a host, which stands among the parameters then, is no URL to others than PostgreSQL's clients.
  const text = databaseUrl.replace("@/", "@localhost/");
  if (!URL.canParse(text)) return [];
  const { hostname, searchParams } = new URL(text);
  const host = (searchParams.get("host") ?? decodeURIComponent(hostname)).replace(/^\[(.*)\]$/, "$1");
  // A socket of this machine has a path.
  if (host === "" || host.startsWith("/") || isLoopback(host)) return [];
  const mode = searchParams.get("sslmode") ?? process.env["PGSSLMODE"] ?? "disable";
  const asked = ["true", "1"].includes(searchParams.get("ssl") ?? "") || searchParams.has("sslrootcert");
  if (encrypted.has(mode) || (asked && !searchParams.has("sslmode"))) return [];
  const advice = "Add ?sslmode=verify-full to databaseUrl (COUNTERSIGN_DATABASE_URL)";
  return mode === "no-verify"
    ? [
        `the certificate of the database's server ${host} is not checked: anyone in between can pose as that server. ${advice}`,
      ]
    : [
        `the connection to the database on ${host} is not encrypted: anyone in between can read and change it. ${advice}`,
      ];
}

function posting({ smsUrl }: Settings["messages"]): string[] {
  const url = smsUrl !== undefined && URL.canParse(smsUrl) ? new URL(smsUrl) : undefined;
  if (url?.protocol !== "http:" || isLoopback(url.hostname.replace(/^\[(.*)\]$/, "$1"))) return [];
  return [
    "messages.smsUrl (COUNTERSIGN_SMS_URL) is plain HTTP: anyone between this service and that one can read the codes in " +
      "text messages. Use https",
  ];
}

function auditing({ syslogUrl, httpUrl, httpTokenFile, file, required }: Settings["audit"]): string[] {
  const way = "anyone in between can read and change the audit log";
  const isUnprotected = (text: string | undefined, protocols: readonly string[]) => {
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
    return url && protocols.includes(url.protocol) && !isLoopback(url.hostname.replace(/^\[(.*)\]$/, "$1"));
  };
  return [
    ...(isUnprotected(syslogUrl, ["udp:", "tcp:"]) ? [`audit.syslogUrl is not encrypted: ${way}. Use tls`] : []),
    ...(isUnprotected(httpUrl, ["http:"]) ? [`audit.httpUrl is plain HTTP: ${way}. Use https`] : []),
    ...(required && syslogUrl?.startsWith("udp:") && file === undefined && httpUrl === undefined
      ? ["audit.required: lost datagrams go unnoticed. Use tcp or tls, or set audit.file or audit.httpUrl too"]
      : []),
    ...(httpTokenFile === undefined ? [] : readable("the token of the audit log", httpTokenFile, 0o077)),
  ];
}

function wrapping({ transit, kms }: Settings): string[] {
  return [
    ...unwrapping("transit.address (COUNTERSIGN_TRANSIT_ADDRESS)", transit.address),
    ...unwrapping("kms.endpoint (COUNTERSIGN_KMS_ENDPOINT)", kms.endpoint),
  ];
}

function unwrapping(setting: string, text: string | undefined): string[] {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" || isLoopback(url.hostname.replace(/^\[(.*)\]$/, "$1"))) return [];
  return [
    `${setting} is plain HTTP: anyone between this service and that one can read the key-encryption keys. Use https`,
  ];
}

function readable(what: string, path: string, others: number): string[] {
  const mode = modeOf(path);
  return mode !== undefined && mode & others
    ? [`${what} in ${path} can be read by other users of this machine (mode ${octal(mode)}). Run: chmod 600 ${path}`]
    : [];
}

function changeable(folder: string): string[] {
  const mode = modeOf(folder);
  return mode !== undefined && mode & 0o022
    ? [
        `other users of this machine can put files into the data folder ${folder} (mode ${octal(mode)}). Run: chmod 700 ${folder}`,
      ]
    : [];
}

/** Undefined where there is nothing, or where the system has no such modes. */
function modeOf(path: string): number | undefined {
  if (process.platform === "win32") return undefined;
  return statSync(path, { throwIfNoEntry: false })?.mode;
}

function octal(mode: number): string {
  return (mode & 0o777).toString(8).padStart(4, "0");
}
