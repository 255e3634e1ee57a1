// Files encrypted by age (age-encryption.org/v1), read and written in pieces, whatever their size.

import { closeSync, createReadStream, createWriteStream, openSync, readSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const magic = Buffer.from("age-encryption.org/v1\n");

export function isAgeFile(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(magic.length);
    return readSync(file, start) === start.length && start.equals(magic);
  } finally {
    closeSync(file);
  }
}

/**
 * @param recipients age's public keys, `age1…`
 * @throws Error where one of them is none
 */
export async function encryptFile(source: string, target: string, recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new Error(`${JSON.stringify(recipient)} is not an age public key, such as age1…`, { cause });
    }
  }
  await write(target, await encrypter.encrypt(read(source)));
}

/**
 * @param identities age's private keys, `AGE-SECRET-KEY-…`
 * @throws Error where none of them opens the file, or the file was altered
 */
export async function decryptFile(source: string, target: string, identities: readonly string[]): Promise<void> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    await write(target, await decrypter.decrypt(read(source)));
  } catch (cause) {
    throw new Error("it does not open: it was altered, or encrypted to another key", { cause });
  }
}

/**
 * The content of a file while it is read.
 *
 * @param encrypted its bytes
 * @param identities age's private keys, `AGE-SECRET-KEY-…`
 * @throws Error where none of them opens it; the stream fails where it was altered
 */
export async function decrypted(encrypted: Readable, identities: readonly string[]): Promise<Readable> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const content = await decrypter.decrypt(Readable.toWeb(encrypted) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]);
}

/**
 * The private keys in a file as `age-keygen` writes it: one a line, and comments.
 *
 * @throws Error where there is none, or a line is something else, which it does not repeat
 */
export async function parseIdentities(text: string): Promise<string[]> {
  const { Decrypter } = await import("age-encryption");
  const lines = text.split(/\r?\n/).map((line, index) => ({ key: line.trim(), number: index + 1 }));
  const keys = lines.filter(({ key }) => key !== "" && !key.startsWith("#"));
  if (keys.length === 0) throw new Error("it has no age private key");
  for (const { key, number } of keys) {
    try {
      new Decrypter().addIdentity(key);
    } catch {
      throw new Error(`line ${number} is not an age private key, such as AGE-SECRET-KEY-1…`);
    }
  }
  return keys.map(({ key }) => key);
}

function read(path: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
}

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
}
