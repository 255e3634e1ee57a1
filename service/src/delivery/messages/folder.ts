// Messages that no server sends: a file for each, in a folder that only its owner can read.

import { randomBytes } from "node:crypto";
import type { Dir } from "node:fs";
import { chmod, mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isSystemError } from "../../file-system/atomic.js";
import { mailOptions } from "./mime.js";
import { codeOf } from "./transport.js";
import type { Transport, Email, SendResult, SmsProvider } from "./transport.js";

/** Milliseconds after which nobody is writing a file any more. */
const longestWrite = 3_600_000;

/** Writes e-mails as `<id>.eml` (RFC 5322). */
export function createEmailFolder(folder: string): Transport<Email> {
  return {
    async send(email) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await transport.sendMail(mailOptions(email));
      return write(folder, `${email.id}.eml`, message as Buffer);
    },
    close() {},
  };
}

/** Writes text messages as `<id>.sms.json`: the object `{id, to, text}`, just as it would be posted. */
export function createSmsFolder(folder: string): SmsProvider {
  return {
    send: ({ id, to, text }) => write(folder, `${id}.sms.json`, Buffer.from(`${JSON.stringify({ id, to, text })}\n`)),
    close() {},
  };
}

/**
 * Removes what senders have left that were killed in the middle of writing a file: it holds live codes.
 *
 * @param isAlone whether no other process writes to the folder; else only what is an hour old is removed
 */
export async function removeAbandonedMessages(folder: string, isAlone: boolean): Promise<void> {
  let entries: Dir;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return;
    throw error;
  }
  for await (const { name } of entries) {
    if (!/^\..+\.(eml|sms\.json)\.[0-9a-f]{12}$/.test(name)) continue;
    const path = join(folder, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (isAlone || age > longestWrite) await rm(path, { force: true });
  }
}

/** Replaces the file as a whole: a message that is written again is there once, and never in half. */
async function write(folder: string, name: string, content: Buffer): Promise<SendResult> {
  const path = join(resolve(folder), name);
  const temporary = join(resolve(folder), `.${name}.${randomBytes(6).toString("hex")}`);
  try {
    await makeFolder(folder);
    try {
      await writeFile(temporary, content, { flag: "wx", mode: 0o600, flush: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(folder);
    return { kind: "sent", path };
  } catch (error) {
    const reason = codeOf(error) ?? "the file cannot be written";
    return { kind: "unreachable", error: `outbox folder: ${reason}`, mayHaveArrived: false };
  }
}

async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Whatever the umask says.
  await chmod(folder, 0o700);
}

/** A new name lasts only once its folder is on disk; the message is forgotten elsewhere after that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
