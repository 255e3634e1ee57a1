// Holds an activity against what the transparency log has of it. Everything is verified here, offline but for tiles of the
// log: that the log has committed to each record, under the keys that this browser trusts; that the log continues the one
// that this browser saw last; and that the records say of the activity what the page shows.

import type { Activity, LogReceipt, Vote } from "@countersign/api";
import {
  LogError,
  canonicalText,
  isQuorum,
  parseCheckpoint,
  parseNote,
  parseProof,
  parseRecord,
  readConsistencyProof,
  verifyReceipt,
} from "@countersign/log";
import type { Checkpoint, Json, Policy, ReadPath, VerifiedCheckpoint } from "@countersign/log";
import { fromBase64url, sha256 } from "../bytes.js";
import { t } from "../texts/index.js";
import { toMilliseconds } from "../texts/moments.js";
import { bad } from "./finding.js";
import type { Finding } from "./finding.js";

/** What a record says of an activity, as docs/log.md describes it. */
interface LogEvent {
  readonly kind: string;
  readonly time: number;
  readonly activityId: string | null;
  readonly type?: string;
  readonly fingerprint: string;
  readonly message?: string | null;
  readonly userId: string;
  readonly userRecord?: string;
  readonly stamp: { readonly publicKey: string; readonly scheme: string; readonly signature: string | null };
  readonly voteId?: string;
  readonly selection?: string;
  readonly outcome?: { readonly status: string; readonly result: string | null; readonly failure: string | null };
}

interface LogRecord {
  readonly event: LogEvent;
  readonly number: number;
  readonly organizationId: string;
  readonly version: number;
}

/** A record that the log has committed to. */
export interface Entry {
  /** Of the record, among all of the organization. */
  readonly number: number;
  /** In the log. */
  readonly index: number;
  readonly log: number;
  readonly event: LogEvent;
  readonly checkpoint: VerifiedCheckpoint;
  /** The checkpoint as it was signed. */
  readonly signed: Uint8Array;
  /** Whether as many witnesses have cosigned it as the policy asks for. */
  readonly isCosigned: boolean;
}

export interface Seal {
  /**
   * - `absent`: the log has no record of its submission, and need not
   * - `waiting`: something of it waits for its place in the log, or for witnesses
   * - `sealed`: all that the page shows is in the log
   * - `contradicted`: something does not verify, or the log says something else
   */
  readonly state: "absent" | "waiting" | "sealed" | "contradicted";
  readonly entries: readonly Entry[];
  /** How many records are not in the log yet. */
  readonly waiting: number;
  readonly findings: readonly Finding[];
}

export interface SealParts {
  readonly activity: Activity;
  readonly organizationId: string;
  readonly receipts: readonly LogReceipt[];
  readonly waiting: number;
  readonly policy: Policy;
  /** Since when this browser knows the log: what is younger has to be in it. In milliseconds since 1970. */
  readonly since: number;
  /** The latest checkpoint of a log that this browser has seen, by its origin, as it was signed. */
  readonly seen: (origin: string) => Promise<Uint8Array | undefined>;
  /** Reads the tiles of a log. */
  readonly read: (log: number) => ReadPath;
}

export async function sealOf(parts: SealParts): Promise<Seal> {
  const { activity, receipts, waiting } = parts;
  const findings: Finding[] = [];
  const byNumber = new Map<number, Entry>();
  for (const [place, receipt] of receipts.entries()) {
    try {
      const entry = entryOf(parts, receipt);
      byNumber.set(entry.number, entry);
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      findings.push(bad(`log.receipts[${place}]`, t.seal.unverified(error.message)));
    }
  }
  const entries = [...byNumber.values()].sort((one, other) => one.number - other.number);
  findings.push(...(await checkContinuity(parts, entries)));
  if (findings.length === 0) findings.push(...(await compare(parts, entries)));
  const isAbsent = waiting === 0 && !entries.some(({ event }) => event.kind === "submission");
  const isMissing = isAbsent && findings.length === 0 && toMilliseconds(activity.createdAt) > parts.since;
  if (isMissing) findings.push(bad("log", t.seal.missing));
  const waits = waiting > 0 || !entries.every(({ isCosigned }) => isCosigned);
  const state = findings.length > 0 ? "contradicted" : isAbsent ? "absent" : waits ? "waiting" : "sealed";
  return { state, entries, waiting, findings };
}

/** The checkpoint that this browser keeps as the latest of each log: the largest one that enough witnesses have cosigned. */
export function latestOf(entries: readonly Entry[]): readonly Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const { origin, size } = entry.checkpoint;
    if (entry.isCosigned && size > (latest.get(origin)?.checkpoint.size ?? -1)) latest.set(origin, entry);
  }
  return [...latest.values()];
}

/** @throws LogError unless the log has committed to the record, and the record is of this activity */
function entryOf(
  { activity, organizationId, policy }: SealParts,
  { record, salt, proof, ...stated }: LogReceipt,
): Entry {
  const bytes = new TextEncoder().encode(record);
  const proofBytes = new TextEncoder().encode(proof);
  // Whether the witnesses are enough is told apart from whether their signatures are right.
  const receipt = { record: bytes, salt: saltOf(salt), proof: proofBytes };
  const { index, checkpoint } = verifyReceipt({ ...policy, quorum: undefined }, receipt);
  const content = parseRecord(bytes) as unknown as LogRecord;
  if (content.version !== 1) throw LogError.malformed("record", `version ${content.version}, expected 1`);
  const { event, number } = content;
  const isOwn = content.organizationId === organizationId && event.activityId === activity.id;
  if (!isOwn || String(number) !== stated.number || String(index) !== stated.index) {
    throw LogError.unverified(t.seal.otherRecord);
  }
  const names = new Set(checkpoint.witnesses.map(({ name }) => name));
  const cosigned = new Set(policy.witnesses.filter(({ name }) => names.has(name)));
  const isCosigned = isQuorum(policy.quorum, cosigned);
  return { number, index, log: stated.log, event, checkpoint, signed: parseProof(proofBytes).checkpoint, isCosigned };
}

function saltOf(text: string): Uint8Array {
  try {
    return fromBase64url(text);
  } catch {
    throw LogError.malformed("salt", "not base64");
  }
}

/** All checkpoints, and the last one that this browser has seen, are of one log that has only grown. */
async function checkContinuity({ seen, read }: SealParts, entries: readonly Entry[]): Promise<Finding[]> {
  const logs = new Map(entries.map(({ checkpoint: { origin }, log }) => [origin, log]));
  for (const [origin, log] of logs) {
    const last = await seen(origin);
    const heads: Checkpoint[] = [
      ...(last ? [parseCheckpoint(parseNote(last).text)] : []),
      ...entries.flatMap(({ checkpoint }) => (checkpoint.origin === origin ? [checkpoint] : [])),
    ].sort((one, other) => one.size - other.size);
    for (const [place, older] of heads.slice(0, -1).entries()) {
      const newer = heads[place + 1] as Checkpoint;
      try {
        await readConsistencyProof(read(log), older, newer);
      } catch (error) {
        if (!(error instanceof LogError)) throw error;
        return [bad("log.checkpoint", t.seal.rewritten(older.size, newer.size, error.message))];
      }
    }
  }
  return [];
}

/** How the activity differs from what the log has of it. */
async function compare({ activity, waiting }: SealParts, entries: readonly Entry[]): Promise<Finding[]> {
  const events = entries.flatMap(({ event }) => (event.kind === "submission" || event.kind === "vote" ? [event] : []));
  const [submission] = events;
  if (submission?.kind !== "submission") return [];
  const findings: Finding[] = [];
  const same = (field: string, is: unknown, logged: unknown) => {
    if (is !== logged) findings.push(bad(`log.${field}`, t.seal.differs(field)));
  };
  const [first, ...others] = activity.votes;
  same("type", activity.type, submission.type);
  same("fingerprint", activity.fingerprint, `sha256:${submission.fingerprint}`);
  same("createdAt", activity.createdAt.seconds, secondsOf(submission));
  same("votes[0].message", first && (await digestOf(first.message)), submission.message ?? submission.fingerprint);
  if (first) await compareVote(first, submission, "votes[0]", same);
  const cast = new Map(events.flatMap((event) => (event.kind === "vote" ? [[event.voteId, event]] : [])));
  for (const [place, vote] of others.entries()) {
    const field = `votes[${place + 1}]`;
    const event = cast.get(vote.id);
    cast.delete(vote.id);
    // What waits may be this one.
    if (!event && waiting > 0) continue;
    same(field, event !== undefined, true);
    if (!event) continue;
    same(`${field}.selection`, vote.selection, event.selection);
    same(`${field}.message`, await digestOf(vote.message), event.message);
    await compareVote(vote, event, field, same);
  }
  same("votes", cast.size, 0);
  if (waiting > 0) return findings;
  const outcome = events.at(-1)?.outcome;
  const [result] = Object.values(activity.result as Readonly<Record<string, Json>>);
  same("status", activity.status, outcome?.status);
  same("result", await digestOfJson(result), outcome?.result);
  same("failure", await digestOfJson(activity.failure as Json | undefined), outcome?.failure);
  return findings;
}

async function compareVote(
  { publicKey, scheme, signature, user, userId, createdAt }: Vote,
  { stamp, ...event }: LogEvent,
  field: string,
  same: (field: string, is: unknown, logged: unknown) => void,
): Promise<void> {
  same(`${field}.createdAt`, createdAt.seconds, secondsOf(event));
  same(`${field}.userId`, userId, event.userId);
  same(`${field}.user`, await digestOf(JSON.stringify(user)), event.userRecord);
  same(`${field}.publicKey`, publicKey, stamp.publicKey);
  same(`${field}.scheme`, scheme, stamp.scheme);
  same(`${field}.signature`, signature === "" ? null : await digestOf(signature), stamp.signature);
}

/** As the API answers times: whole seconds. */
function secondsOf({ time }: Pick<LogEvent, "time">): string {
  return String(Math.floor(time / 1000));
}

function digestOf(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text));
}

async function digestOfJson(value: Json | undefined): Promise<string | null> {
  return value === undefined || value === null ? null : digestOf(canonicalText(value));
}
