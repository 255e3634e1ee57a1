// A file of the archive: lines of JSON, compressed by gzip. The first says which file it is, each other holds an activity.
// A file names the digest of the one before it, so that the last digest vouches for all.

import type { Activity, ActivityPolicyEvaluation } from "@countersign/api";
import { createHash, randomBytes } from "node:crypto";
import type { Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { decrypted, encryptFile, isAgeFile } from "../backup/age-file.js";
import { ownerOnly } from "../file-system/atomic.js";
import type { PlacedRecord } from "../transparency/receipts.js";
import { givePathToOwnerOf } from "../file-system/owner.js";

const format = "countersign activities";
const version = 1;

export interface ArchiveHeader {
  /** The deployment's first organization. */
  readonly deployment: string;
  readonly number: number;
  /** SHA-256 of the file before, in hex; null for the first. */
  readonly previous: string | null;
}

export interface ArchivedActivity {
  /** As it was answered last to those who could do nothing to it, with what was signed. */
  readonly activity: Activity;
  readonly policyEvaluations: readonly ActivityPolicyEvaluation[];
  /** What the transparency log has of it; absent in files of earlier versions. */
  readonly logRecords?: readonly PlacedRecord[];
}

export interface WrittenFile {
  readonly name: string;
  /** In hex. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Folder, in that of the archive, of files that are being written. */
export const unfinished = "unfinished";

export interface Writing {
  /** Of the archive, with the one for unfinished files in it. */
  readonly folder: string;
  /** Public keys of age, to which the file is encrypted; with none it is not. */
  readonly recipients: readonly string[];
  /** Is given the file before it is encrypted and named; it fails where that is not what it should be. */
  readonly check: (path: string) => Promise<void>;
}

/**
 * Writes a file. It has its name once all of it is on the disk; the same content has the same name, and nothing else has it.
 */
export async function writeArchiveFile(
  { folder, recipients, check }: Writing,
  header: ArchiveHeader,
  activities: AsyncIterable<ArchivedActivity>,
): Promise<WrittenFile> {
  const made: string[] = [];
  const scratch = () => {
    const path = join(folder, unfinished, `slice.${randomBytes(6).toString("hex")}`);
    made.push(path);
    return path;
  };
  try {
    let whole = scratch();
    const file = createWriteStream(whole, { flags: "wx", mode: ownerOnly, flush: true });
    await pipeline(Readable.from(linesOf(header, activities)), createGzip(), file);
    await check(whole);
    if (recipients.length > 0) {
      const plain = whole;
      whole = scratch();
      await encryptFile(plain, whole, recipients);
    }
    const { sha256, bytes } = await digestOf(whole);
    const stem = `activities-${String(header.number).padStart(8, "0")}-${sha256.slice(0, 16)}`;
    const name = `${stem}.jsonl.gz${recipients.length > 0 ? ".age" : ""}`;
    givePathToOwnerOf(whole, folder);
    await rename(whole, join(folder, name));
    await flushFolder(folder);
    return { name, sha256, bytes };
  } finally {
    for (const path of made) await rm(path, { force: true });
  }
}

/** SHA-256 in hex and size of a file. */
export async function digestOf(path: string): Promise<Omit<WrittenFile, "name">> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest("hex"), bytes };
}

async function* linesOf(header: ArchiveHeader, activities: AsyncIterable<ArchivedActivity>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format, version, ...header })}\n`;
  for await (const each of activities) yield `${JSON.stringify(each)}\n`;
}

/** A new name lasts only once its folder is on disk. Windows can't open folders, and has no need to. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function opened(encrypted: Readable, identities: readonly string[]): Promise<Readable> {
  try {
    return await decrypted(encrypted, identities);
  } catch (cause) {
    encrypted.destroy();
    throw new BadArchiveFile("it does not open: it was altered, or encrypted to another key", { cause });
  }
}

/** The content of a file is not what it should be. */
export class BadArchiveFile extends Error {
  override readonly name = "BadArchiveFile";
}

export interface OpenedFile {
  readonly header: ArchiveHeader;
  /** To be read once, to the end. */
  readonly activities: AsyncGenerator<ArchivedActivity>;
  /** SHA-256 in hex and size of what has been read: of the file, after the last activity. */
  readonly read: () => Omit<WrittenFile, "name">;
}

/**
 * Opens a file to read it.
 *
 * @param identities private keys of age, for a file that is encrypted
 * @throws BadArchiveFile, also while it is read; the file system's errors
 */
export async function openArchiveFile(path: string, identities: readonly string[] = []): Promise<OpenedFile> {
  const hash = createHash("sha256");
  const size = { bytes: 0 };
  const lines = readLines(path, identities, hash, size);
  const first = await lines.next();
  const header = first.done ? undefined : parsed(first.value);
  if (!isHeader(header)) {
    await lines.return(undefined);
    throw new BadArchiveFile("it is not an archive file that this version can read");
  }
  const { deployment, number, previous } = header;
  return {
    header: { deployment, number, previous },
    activities: readActivities(lines),
    read: () => ({ sha256: hash.copy().digest("hex"), bytes: size.bytes }),
  };
}

async function* readActivities(lines: AsyncGenerator<string>): AsyncGenerator<ArchivedActivity> {
  for await (const line of lines) {
    const value = parsed(line);
    if (!isArchivedActivity(value)) throw new BadArchiveFile("it has a line without an activity");
    yield value;
  }
}

/** Lines end with a line feed and nothing else: strings in JSON may have other ends of lines. */
async function* readLines(
  path: string,
  identities: readonly string[],
  hash: Hash,
  size: { bytes: number },
): AsyncGenerator<string> {
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size.bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(path);
  const text = createGunzip();
  const piped = isAgeFile(path)
    ? Promise.all([pipeline(source, hashing), opened(hashing, identities).then((plain) => pipeline(plain, text))])
    : pipeline(source, hashing, text);
  // It is awaited below, unless the reading is given up.
  piped.catch((error: unknown) => text.destroy(error instanceof Error ? error : undefined));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        rest.push(chunk.subarray(start, end));
        yield Buffer.concat(rest).toString();
        rest = [];
        start = end + 1;
      }
      rest.push(chunk.subarray(start));
    }
    await piped;
  } catch (cause) {
    // Whatever is not the file system's is of what the file holds.
    if (cause instanceof BadArchiveFile || !(cause instanceof Error) || "syscall" in cause) throw cause;
    throw new BadArchiveFile(`it is damaged: ${cause.message}`, { cause });
  } finally {
    source.destroy();
    text.destroy();
  }
  if (Buffer.concat(rest).length > 0) throw new BadArchiveFile("it ends in the middle of a line");
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new BadArchiveFile("it has a line that is not JSON", { cause });
  }
}

function isHeader(value: unknown): value is ArchiveHeader {
  if (!isObject(value) || value["format"] !== format || value["version"] !== version) return false;
  const { deployment, number, previous } = value;
  return (
    typeof deployment === "string" &&
    Number.isSafeInteger(number) &&
    (previous === null || (typeof previous === "string" && /^[\da-f]{64}$/.test(previous)))
  );
}

/** As far as files are listed by it. What else an activity has to be is looked at when it is verified. */
function isArchivedActivity(value: unknown): value is ArchivedActivity {
  if (!isObject(value) || !Array.isArray(value["policyEvaluations"])) return false;
  const { activity } = value;
  return isObject(activity) && typeof activity["id"] === "string" && typeof activity["organizationId"] === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
