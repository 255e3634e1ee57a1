// What people receive: the files in the folder of a service that has no mail server.

import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { vi } from "vitest";

export interface Received {
  readonly from: string;
  /** Name beside the address, and address for answers; empty where there is none. */
  readonly fromName: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

export interface Outbox {
  /** The next message to an address or number that was not read before, oldest first. */
  next(recipient: string): Promise<Received>;
  /** What the next message has of a form. */
  nextMatch(recipient: string, pattern: RegExp): Promise<string>;
  /** The six digits in the next message. */
  nextCode(recipient: string): Promise<string>;
  /** The credential bundle in the next message. */
  nextBundle(recipient: string): Promise<string>;
}

/** @param dataFolders of the services that may have sent it */
export function openOutbox(...dataFolders: readonly string[]): Outbox {
  const read = new Set<string>();
  const next = (recipient: string) =>
    vi.waitFor(
      async () => {
        for (const file of await filesIn(dataFolders)) {
          if (read.has(file)) continue;
          const { to, ...message } = await parse(file);
          if (to !== recipient) continue;
          read.add(file);
          return message;
        }
        throw new Error(`no message to ${recipient} that was not read before`);
      },
      { timeout: 10_000, interval: 20 },
    );
  const nextMatch = async (recipient: string, pattern: RegExp) => {
    const { text } = await next(recipient);
    const [match] = pattern.exec(text) ?? [];
    if (match === undefined) throw new Error(`${pattern.source} is not in: ${text}`);
    return match;
  };
  return {
    next,
    nextMatch,
    nextCode: (recipient) => nextMatch(recipient, /\b\d{6}\b/),
    nextBundle: (recipient) => nextMatch(recipient, /\b[1-9A-HJ-NP-Za-km-z]{100,}\b/),
  };
}

/** Ids are in the order of time, whichever service has sent it. */
async function filesIn(dataFolders: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    dataFolders.map(async (folder) => {
      const outbox = path.join(folder, "outbox");
      const names = await readdir(outbox).catch(() => []);
      return names.filter((name) => !name.startsWith(".")).map((name) => path.join(outbox, name));
    }),
  );
  return files.flat().toSorted((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1));
}

async function parse(file: string): Promise<Received & { readonly to: string }> {
  const content = await readFile(file);
  if (file.endsWith(".sms.json")) {
    const { to, text } = JSON.parse(content.toString()) as { to: string; text: string };
    return { to, text, from: "", fromName: "", replyTo: "", subject: "" };
  }
  const { to, from, replyTo, subject = "", text = "" } = await PostalMime.parse(content);
  return {
    to: to?.[0]?.address ?? "",
    from: from?.address ?? "",
    fromName: from?.name ?? "",
    replyTo: replyTo?.[0]?.address ?? "",
    subject,
    text,
  };
}
