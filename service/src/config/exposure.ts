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
    ...posting(settings.messages),
    // Group and others.
    ...readable("the root credentials", folder.rootFile, 0o077),
    ...(settings.databaseUrl === undefined ? readable("the database", folder.databaseFile, 0o077) : []),
    // Certificates' keys are often shared with a group of their own.
    ...(settings.tls ? readable("the TLS key", settings.tls.key, 0o007) : []),
    ...changeable(folder.path),
  ];
}

function listening({ host, tls, behindProxy }: Settings): string[] {
  if (isLoopback(host) || tls || behindProxy) return [];
  return [
    `listening on ${host} without TLS: anyone between a client and this service can read what they say. Set ` +
      "tls.certificate and tls.key, or behindProxy when a proxy in front does TLS",
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
