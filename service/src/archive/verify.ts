// Whether the archive is whole: every file as it was listed, each naming the one before it, and what is in them.

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { nobody } from "../event-loop/owner.js";
import { isAgeFile } from "../backup/age-file.js";
import { Turns } from "../event-loop/turns.js";
import { isSystemError } from "../file-system/atomic.js";
import { findActivities } from "../store/activities.js";
import { findMissingFile, listArchivedRanges, listArchiveFiles } from "../store/archive.js";
import type { ArchiveFile } from "../store/archive.js";
import type { Store } from "../store/store.js";
import { BadArchiveFile, digestOf, openArchiveFile } from "./archive-file.js";
import type { ArchivedActivity, ArchiveHeader } from "./archive-file.js";
import { checkActivity } from "./check-activity.js";
import { SignatureChecker } from "../auth/vote-signatures.js";

export interface ArchiveFinding {
  /** Name of the file. */
  readonly file: string;
  /** Of what is about a file as a whole, undefined. */
  readonly activityId?: string;
  readonly problem: string;
}

/** What was looked at. */
export interface Verified {
  files: number;
  activities: number;
  /** Encrypted files without a key to open them: of those, digests alone are compared. */
  sealed: number;
  /** Signatures that are right, and those of which that cannot be told. */
  valid: number;
  unchecked: number;
}

export function nothingVerified(): Verified {
  return { files: 0, activities: 0, sealed: 0, valid: 0, unchecked: 0 };
}

/** As `examineFile` is told what a file should be. */
interface Expected {
  readonly deployment: string;
  readonly file: ArchiveFile;
  readonly previous: string | null;
}

export interface VerifiedArchive {
  readonly store: Store;
  /** The deployment's first organization. */
  readonly deployment: string;
  readonly folder: string;
  /** Private keys of age. */
  readonly identities?: readonly string[];
}

/**
 * Goes through all files that the database lists.
 *
 * @param verified is counted up
 * @param isDeep whether activities are checked, too, and their signatures
 */
export async function* verifyArchive(
  archive: VerifiedArchive,
  verified: Verified,
  isDeep: boolean,
): AsyncGenerator<ArchiveFinding> {
  const { store, deployment } = archive;
  let number = 0;
  let previous: string | null = null;
  for await (const files of listArchiveFiles(store)) {
    for (const file of files) {
      number++;
      if (file.number !== number) yield { file: file.name, problem: `file ${number} is not listed before it` };
      number = file.number;
      yield* verifyListed(archive, { deployment, file, previous }, verified, isDeep);
      previous = file.sha256;
    }
  }
  const missing = await findMissingFile(store);
  if (missing !== undefined)
    yield { file: `file ${missing}`, problem: "activities were moved there, but it is not listed" };
}

/** Names of files in the folder that the database does not list: what they hold is in the database, or in other files. */
export async function findUnlisted(store: Store, folder: string): Promise<string[]> {
  const listed = new Set<string>();
  for await (const files of listArchiveFiles(store)) for (const { name } of files) listed.add(name);
  try {
    const names = await readdir(folder);
    return names.filter((name) => /\.jsonl\.gz(\.age)?$/.test(name) && !listed.has(name)).sort();
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return [];
    throw error;
  }
}

async function* verifyListed(
  { store, folder, identities = [] }: VerifiedArchive,
  { deployment, file, previous }: Expected,
  verified: Verified,
  isDeep: boolean,
): AsyncGenerator<ArchiveFinding> {
  const ranges = new Ranges();
  const stillThere: string[] = [];
  const looked = new Map<string, string[]>();
  const look = async ({ activity: { id, organizationId } }: ArchivedActivity) => {
    ranges.add(organizationId, id);
    looked.set(organizationId, [...(looked.get(organizationId) ?? []), id]);
  };
  let opened: FileContent | undefined;
  const options = { name: file.name, isDeep, identities, look };
  for await (const found of verifyFile(join(folder, file.name), verified, options)) {
    if ("problem" in found) yield found;
    else opened = found;
  }
  if (!opened) return;
  const { header, sha256, bytes } = opened;
  const of = (problem: string) => ({ file: file.name, problem });
  if (sha256 !== file.sha256 || bytes !== file.bytes)
    yield of("it was altered: its SHA-256 differs from the listed one");
  if (!header) return;
  if (header.deployment !== deployment) yield of("it belongs to another deployment");
  if (header.number !== file.number) yield of(`it says that it is file ${header.number}`);
  if (header.previous !== previous) yield of("the digest it names is not that of the previous file");
  for await (const rows of listArchivedRanges(store, file.number)) {
    for (const row of rows) {
      if (!ranges.take(row)) yield of(`it lacks listed activities of organization ${row.organization_id}`);
    }
  }
  for (const organizationId of ranges.rest())
    yield of(`it has activities of organization ${organizationId}, not listed`);
  for (const [organizationId, ids] of looked) {
    for (const { id } of await findActivities(store.in(organizationId), ids)) stillThere.push(id);
  }
  for (const activityId of stillThere) yield { file: file.name, activityId, problem: "it is also in the database" };
}

/** What a file was found to be. */
export interface FileContent {
  /** Undefined where the file is encrypted and no key is given. */
  readonly header: ArchiveHeader | undefined;
  readonly sha256: string;
  readonly bytes: number;
}

interface FileOptions {
  /** For findings. */
  readonly name: string;
  readonly isDeep: boolean;
  readonly identities: readonly string[];
  /** Is given each activity. */
  readonly look?: (activity: ArchivedActivity) => Promise<void>;
}

/**
 * Goes through one file.
 *
 * @returns findings, and at the end, if it can be read to there, what it was found to be
 */
export async function* verifyFile(
  path: string,
  verified: Verified,
  { name, isDeep, identities, look = async () => {} }: FileOptions,
): AsyncGenerator<ArchiveFinding | FileContent> {
  const signatures = new SignatureChecker();
  const turns = new Turns(nobody);
  verified.files++;
  try {
    if (identities.length === 0 && isAgeFile(path)) {
      verified.sealed++;
      yield { header: undefined, ...(await digestOf(path)) };
      return;
    }
    const { header, activities, read } = await openArchiveFile(path, identities);
    for await (const archived of activities) {
      verified.activities++;
      await look(archived);
      if (isDeep) {
        const { activity } = archived;
        const { problems, valid, unchecked } = await checkActivity(activity, signatures);
        verified.valid += valid;
        verified.unchecked += unchecked;
        for (const problem of problems) yield { file: name, activityId: activity.id, problem };
      }
      await turns.take();
    }
    yield { header, ...read() };
  } catch (error) {
    if (isSystemError(error, "ENOENT")) yield { file: name, problem: "it does not exist" };
    else if (isSystemError(error, "EISDIR")) yield { file: name, problem: "it is a folder" };
    else if (error instanceof BadArchiveFile) yield { file: name, problem: error.message };
    else throw error;
  }
}

/** What a file has of each organization. */
class Ranges {
  readonly #found = new Map<string, { readonly first: string; last: string; count: number }>();

  add(organizationId: string, id: string): void {
    const found = this.#found.get(organizationId);
    if (!found) this.#found.set(organizationId, { first: id, last: id, count: 1 });
    else {
      found.last = id;
      found.count++;
    }
  }

  /** Whether this is what was found. */
  take(row: {
    readonly organization_id: string;
    readonly first_id: string;
    readonly last_id: string;
    readonly activities: number;
  }): boolean {
    const found = this.#found.get(row.organization_id);
    this.#found.delete(row.organization_id);
    return found?.first === row.first_id && found.last === row.last_id && found.count === row.activities;
  }

  rest(): Iterable<string> {
    return this.#found.keys();
  }
}
