// An auditor's walk over an organization: each of its records against the entry that the log has, each activity against its
// records, and the signatures of those who voted.

import {
  ApiError,
  ErrorCode,
  getActivity,
  getActivityReceipts,
  getPolicyEvaluations,
  listActivities,
  listLogRecords,
} from "@countersign/api";
import type { Activity, Connection, LogRecordEntry, Vote } from "@countersign/api";
import { canonicalText, readEntries, verifyReceipt } from "@countersign/log";
import type { Json, Policy, VerifiedCheckpoint } from "@countersign/log";
import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { checkActivity } from "../../archive/check-activity.js";
import { SignatureChecker } from "../../auth/vote-signatures.js";
import { leafOfRecord, readRecord } from "../../transparency/event.js";
import type {
  DelayEvent,
  ExpiryEvent,
  LogEvent,
  LostEvent,
  SubmissionEvent,
  VoteEvent,
} from "../../transparency/event.js";
import { judge, readThings, rulesOfActivities } from "./evaluate.js";
import type { PublishedLog } from "./published-log.js";

/** What is wrong, and with what. */
export interface Finding {
  readonly kind: "missing" | "added" | "altered";
  /** A record, by its number, or an activity, by its id. */
  readonly of: string;
  readonly problem: string;
}

export interface Audited {
  records: number;
  activities: number;
  signatures: number;
  /** Signatures of which it can't be told whether they are right: over secrets that are not kept, by keys that are gone. */
  unchecked: number;
  /** Activities of which it was decided anew whether quorum and policies of then allow them. */
  decided: number;
  /** Activities of which the log, and what is there now, don't tell that. */
  undecided: number;
  /** Activities from before the first record. */
  beforeLog: number;
  /** Records of activities that are in the archive. */
  archived: number;
  readonly findings: Finding[];
}

export interface AuditParts {
  readonly connection: Connection;
  readonly organizationId: string;
  readonly logOf: (number: number) => PublishedLog;
  readonly policy: Policy;
  /** Also compares what policies came to, by a request for each activity. */
  readonly evaluations: boolean;
}

const pageSize = "100";
/** To get a checkpoint that has an entry, a second apart. */
const attempts = 10;

type SignedEvent = SubmissionEvent | VoteEvent;
/** What nobody has signed says what has become of it. */
type ActivityEvent = SignedEvent | ExpiryEvent | DelayEvent;

export async function audit(parts: AuditParts): Promise<Audited> {
  const found: Audited = {
    records: 0,
    activities: 0,
    signatures: 0,
    unchecked: 0,
    decided: 0,
    undecided: 0,
    beforeLog: 0,
    archived: 0,
    findings: [],
  };
  // Before the records: what happens meanwhile is in neither or in the records alone.
  const { activities, archivedUntil } = await readActivities(parts);
  const records = await readRecords(parts);
  const events = await checkRecords(parts, records, found);
  // The API answers whole seconds.
  const firstTime = Math.floor((events[0]?.time ?? Infinity) / 1000) * 1000;
  const byActivity = new Map<string, ActivityEvent[]>();
  for (const event of events) if (isOfActivity(event)) addTo(byActivity, event);
  const checker = new SignatureChecker();
  const rules = rulesOfActivities(events);
  const things = await readThings(parts.connection, parts.organizationId);
  for (const activity of activities) {
    found.activities++;
    const own = byActivity.get(activity.id) ?? [];
    byActivity.delete(activity.id);
    if (own.length === 0 && timeOf(activity) < firstTime) found.beforeLog++;
    // What came meanwhile is in one of the two alone.
    else if (compare(activity, own).length > 0) found.findings.push(...(await compareAnew(parts, activity.id)));
    const { problems, valid, unchecked } = await checkActivity(activity, checker);
    for (const problem of problems) found.findings.push({ kind: "altered", of: activity.id, problem });
    found.signatures += valid;
    found.unchecked += unchecked;
    if (rules.has(activity.id)) {
      const known = rules.get(activity.id);
      const judgement = known ? await judge(activity, own, known, things) : "undecided";
      found[judgement === "undecided" ? "undecided" : "decided"]++;
      const problem = "it was carried out, which neither the root quorum nor the policies of then allow";
      if (judgement === "notAllowed") found.findings.push({ kind: "altered", of: activity.id, problem });
    }
    if (parts.evaluations && own.length > 0) await checkEvaluations(parts, activity, own, found);
  }
  for (const [id, [event]] of byActivity) {
    if ((await findActivity(parts, id)) || !event) continue;
    if (event.time < archivedUntil) found.archived++;
    else found.findings.push({ kind: "missing", of: id, problem: noActivity });
  }
  return found;
}

type TimedEvent = Exclude<LogEvent, LostEvent>;

function isOfActivity(event: TimedEvent): event is ActivityEvent {
  return event.kind === "submission" || event.kind === "vote" || event.kind === "expiry" || event.kind === "delay";
}

function addTo(byActivity: Map<string, ActivityEvent[]>, event: ActivityEvent): void {
  const own = byActivity.get(event.activityId);
  if (own) own.push(event);
  else byActivity.set(event.activityId, [event]);
}

async function findActivity(
  { connection, organizationId }: AuditParts,
  activityId: string,
): Promise<Activity | undefined> {
  try {
    return (await getActivity(connection, { organizationId, activityId })).activity as Activity;
  } catch (error) {
    if (error instanceof ApiError && error.code === ErrorCode.NOT_FOUND) return undefined;
    throw error;
  }
}

/** Compares an activity and its receipts as they are now. */
async function compareAnew(parts: AuditParts, id: string): Promise<Finding[]> {
  const { connection, organizationId, policy } = parts;
  const request = { organizationId, activityId: id, waitForInclusion: true };
  const { receipts } = await getActivityReceipts(connection, request);
  const activity = await findActivity(parts, id);
  if (!activity) return [{ kind: "missing", of: id, problem: "it was listed before, and is not there any more" }];
  const events: ActivityEvent[] = [];
  for (const { record, salt, proof } of receipts) {
    const bytes = Buffer.from(record);
    try {
      verifyReceipt(policy, { record: bytes, salt: Buffer.from(salt, "base64"), proof: Buffer.from(proof) });
      const { event } = readRecord(bytes);
      if (event.kind !== "lost" && isOfActivity(event)) events.push(event);
    } catch (error) {
      return [{ kind: "altered", of: id, problem: `its receipts do not verify: ${String(error)}` }];
    }
  }
  return compare(activity, events);
}

async function readActivities({ connection, organizationId }: AuditParts) {
  const activities: Activity[] = [];
  let archivedUntil = -Infinity;
  for (let after: string | undefined; ;) {
    const paginationOptions = { limit: pageSize, ...(after !== undefined && { after }) };
    const page = await listActivities(connection, { organizationId, paginationOptions });
    activities.push(...(page.activities as readonly Activity[]));
    if (page.archived) archivedUntil = Number(page.archived.until.seconds) * 1000 + 1000;
    after = page.activities.at(-1)?.id;
    if (page.activities.length < Number(pageSize) || after === undefined) return { activities, archivedUntil };
  }
}

async function readRecords({ connection, organizationId }: AuditParts): Promise<LogRecordEntry[]> {
  const records: LogRecordEntry[] = [];
  for (;;) {
    const afterNumber = records.at(-1)?.number ?? "0";
    const page = await listLogRecords(connection, { organizationId, afterNumber, limit: pageSize });
    records.push(...page.records);
    if (page.records.length === 0) return records;
  }
}

const noActivity = "the log has a record of it, and the API has no activity";

/** @returns the events of the records, as far as these are what the log has */
export async function checkRecords(
  parts: Pick<AuditParts, "logOf" | "organizationId">,
  records: readonly LogRecordEntry[],
  found: Pick<Audited, "records" | "findings">,
): Promise<TimedEvent[]> {
  const entries = new Entries(parts.logOf);
  const events: TimedEvent[] = [];
  let expected = 1;
  for (const { number, record, salt, log, index } of records) {
    found.records++;
    const of = `record ${number}`;
    const add = (kind: Finding["kind"], problem: string) => found.findings.push({ kind, of, problem });
    for (; expected < Number(number); expected++) {
      const gap = "it is not there, and there are later ones: it was deleted, or is in a file of the archive";
      found.findings.push({ kind: "missing", of: `record ${expected}`, problem: gap });
    }
    expected = Number(number) + 1;
    const leaf = leafOfRecord(salt, record);
    const entry = await entries.at(log, Number(index));
    const isLogged = entry !== undefined && Buffer.compare(entry, leaf) === 0;
    if (!isLogged) add("altered", `it is not what entry ${index} of the log commits to`);
    try {
      const { event, number: own, organizationId } = readRecord(Buffer.from(record));
      if (own !== Number(number) || organizationId !== parts.organizationId)
        add("altered", "it is another one's record");
      if (event.kind === "lost") {
        found.findings.push({ kind: "missing", of: event.activityId, problem: noActivity });
        continue;
      }
      // What the service says of a submission, it makes from the activity.
      if (!isLogged && event.kind === "submission") {
        found.findings.push({ kind: "altered", of: event.activityId, problem: `entry ${index} has it otherwise` });
      }
      events.push(event);
    } catch (error) {
      add("altered", error instanceof Error ? error.message : String(error));
    }
  }
  return events;
}

/** Entries of logs, each bundle read and verified once. */
class Entries {
  readonly #logOf: AuditParts["logOf"];
  readonly #checkpoints = new Map<number, VerifiedCheckpoint>();
  readonly #bundles = new Map<string, Promise<readonly Uint8Array[]>>();

  constructor(logOf: AuditParts["logOf"]) {
    this.#logOf = logOf;
  }

  /** @returns undefined where the log has no such entry */
  async at(number: number, index: number): Promise<Uint8Array | undefined> {
    const log = this.#logOf(number);
    let head = this.#checkpoints.get(number);
    // Witnesses may take a moment to cosign what is there already.
    for (let attempt = 1; !head || index >= head.size; attempt++) {
      if (attempt === attempts) return undefined;
      if (head) await pause(1000);
      ({ checkpoint: head } = await log.checkpoint());
      this.#checkpoints.set(number, head);
      this.#bundles.clear();
    }
    const bundle = Math.floor(index / 256);
    const name = `${number} ${bundle}`;
    const entries = this.#bundles.get(name) ?? readEntries(log.read, bundle, head);
    this.#bundles.set(name, entries);
    return (await entries)[index % 256];
  }
}

/** How an activity differs from what the log has of it. */
function compare(activity: Activity, events: readonly ActivityEvent[]): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: Finding["kind"], problem: string) => findings.push({ kind, of: activity.id, problem });
  const submission = events.find((event) => event.kind === "submission");
  if (!submission) {
    add("added", "the log has no record of its submission");
    return findings;
  }
  const [first, ...others] = activity.votes;
  const differences: string[] = [];
  const same = (what: string, is: unknown, logged: unknown) => {
    if (is !== logged) differences.push(what);
  };
  same("type", activity.type, submission.type);
  same("fingerprint", activity.fingerprint, `sha256:${submission.fingerprint}`);
  same("time of creation", Math.floor(timeOf(activity) / 1000), Math.floor(submission.time / 1000));
  if (first) {
    compareVote(first, submission, "the submission", same);
    same("body", hash("sha256", first.message), submission.message ?? submission.fingerprint);
  } else differences.push("votes");
  const cast = new Map(events.flatMap((event) => (event.kind === "vote" ? [[event.voteId, event] as const] : [])));
  for (const vote of others) {
    const event = cast.get(vote.id);
    cast.delete(vote.id);
    if (!event) {
      add("added", `the log has no record of the vote ${vote.id}`);
      continue;
    }
    const which = `the vote ${vote.id}`;
    same(`selection of ${which}`, vote.selection, event.selection);
    same(`message of ${which}`, hash("sha256", vote.message), event.message);
    compareVote(vote, event, which, same);
  }
  for (const id of cast.keys()) add("missing", `the log has a vote ${id} on it, which is not there`);
  const { outcome } = events.at(-1) as ActivityEvent;
  const [result] = Object.values(activity.result as Readonly<Record<string, Json>>);
  same("status", activity.status, outcome.status);
  same("result", digestOf(result), outcome.result);
  same("failure", digestOf((activity.failure ?? undefined) as Json | undefined), outcome.failure);
  if (differences.length > 0) add("altered", `the log has another ${differences.join(", ")}`);
  return findings;
}

function compareVote(
  { publicKey, scheme, signature, user, userId }: Vote,
  event: SignedEvent,
  which: string,
  same: (what: string, is: unknown, logged: unknown) => void,
): void {
  same(`user of ${which}`, userId, event.userId);
  same(`user's record at ${which}`, hash("sha256", JSON.stringify(user)), event.userRecord);
  same(`key of ${which}`, publicKey, event.stamp.publicKey);
  same(`scheme of ${which}`, scheme, event.stamp.scheme);
  same(`signature of ${which}`, signature === "" ? null : hash("sha256", signature), event.stamp.signature);
}

async function checkEvaluations(
  { connection, organizationId }: AuditParts,
  { id }: Activity,
  events: readonly ActivityEvent[],
  found: Audited,
): Promise<void> {
  const { policyEvaluations } = await getPolicyEvaluations(connection, { organizationId, activityId: id });
  const byVote = new Map(policyEvaluations.map((each) => [each.voteId, each.policyEvaluations]));
  const [first] = policyEvaluations;
  for (const event of events) {
    if (event.kind === "expiry" || event.kind === "delay") continue;
    const own = event.kind === "vote" ? byVote.get(event.voteId) : first?.policyEvaluations;
    if (digestOf(own as Json | undefined) === event.outcome.evaluations) continue;
    found.findings.push({ kind: "altered", of: id, problem: "the log has another outcome of policies" });
  }
}

function digestOf(value: Json | undefined): string | null {
  return value === undefined ? null : hash("sha256", canonicalText(value));
}

function timeOf({ createdAt }: Activity): number {
  return Number(createdAt.seconds) * 1000;
}
