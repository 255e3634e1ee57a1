// What `countersign log` does: verifies receipts, compares checkpoints, audits an organization.

import type { LogReceipt } from "@countersign/api";
import { LogError, readConsistencyProof, verifyCheckpoint, verifyContinuation, verifyReceipt } from "@countersign/log";
import type { Policy } from "@countersign/log";
import type { Command } from "commander";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readRecord } from "../../transparency/event.js";
import type { RestoreEvent } from "../../transparency/event.js";
import { resolveBaseUrl } from "../session/identity.js";
import type { GlobalOptions } from "../session/identity.js";
import { audienceOf, openSession, speakerOf } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { counted, printable, show } from "../terminal/output.js";
import type { AuditOptions, CompareOptions } from "./log.js";
import { audit } from "./audit.js";
import type { Audited } from "./audit.js";
import { checkAuditLines } from "./audit-lines.js";
import type { CheckedLines } from "./audit-lines.js";
import { auditDeployment } from "./audit-deployment.js";
import { PublishedLog, readDeploymentRecords, readGiven, readPolicy } from "./published-log.js";

/** Something does not verify: said already, and the exit code says it again. */
class Refuted extends Error {
  override readonly name = "Refuted";
}

interface VerifiedReceipt {
  readonly number: number;
  readonly kind: string;
  readonly activityId: string | null;
  readonly status: string | null;
  readonly index: number;
  readonly origin: string;
  readonly witnesses: readonly string[];
}

export function verify(io: Io, file: string, policyFile: string, command: Command): void {
  const policy = readPolicy(io, policyFile);
  const verified = readReceipts(io, file).map((receipt, at) => verifyOne(policy, receipt, at + 1));
  show(audienceOf(io, command), { verified }, () =>
    verified
      .map(({ kind, activityId, status, index, origin, witnesses }) => {
        const cosigned = witnesses.length > 0 ? `, cosigned by ${witnesses.join(", ")}` : "";
        const what = [kind, activityId, status].filter((part) => part !== null).join(" ");
        return printable(`${what}: entry ${index} of ${origin}${cosigned}`);
      })
      .join("\n"),
  );
}

function verifyOne(policy: Policy, { record, salt, proof }: LogReceipt, place: number): VerifiedReceipt {
  const bytes = Buffer.from(record);
  try {
    const receipt = { record: bytes, salt: Buffer.from(salt, "base64"), proof: Buffer.from(proof) };
    const { index, checkpoint } = verifyReceipt(policy, receipt);
    const { event, number } = readRecord(bytes);
    return {
      number,
      kind: event.kind,
      activityId: "activityId" in event ? event.activityId : null,
      status: "outcome" in event ? event.outcome.status : null,
      index,
      origin: checkpoint.origin,
      witnesses: checkpoint.witnesses.map(({ name }) => name),
    };
  } catch (error) {
    if (error instanceof LogError) throw new Refuted(`receipt ${place} does not verify: ${error.message}`);
    throw error;
  }
}

/** @throws UsageError where the file has no receipts */
function readReceipts(io: Io, file: string): readonly LogReceipt[] {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(readGiven(io, file)).toString());
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: not JSON`);
  }
  const { receipts } = (content ?? {}) as { readonly receipts?: unknown };
  if (!Array.isArray(receipts) || receipts.length === 0 || !receipts.every(isReceipt)) {
    throw new UsageError(`${file}: expected what \`countersign log receipts\` prints, with a receipt at least`);
  }
  return receipts;
}

function isReceipt(value: unknown): value is LogReceipt {
  const { record, salt, proof } = (value ?? {}) as Partial<LogReceipt>;
  return typeof record === "string" && typeof salt === "string" && typeof proof === "string";
}

export async function compare(
  io: Io,
  older: string,
  newer: string | undefined,
  { policy: policyFile, log: number }: CompareOptions,
  command: Command,
): Promise<void> {
  const policy = readPolicy(io, policyFile);
  const baseUrl = await resolveBaseUrl(command.optsWithGlobals<GlobalOptions>(), io);
  const log = new PublishedLog(baseUrl, Number(number), policy);
  const first = verifyCheckpoint(policy, readGiven(io, older));
  const second =
    newer === undefined ? (await log.checkpoint()).checkpoint : verifyCheckpoint(policy, readGiven(io, newer));
  const [from, to] = first.size <= second.size ? [first, second] : [second, first];
  try {
    verifyContinuation(from, to, await readConsistencyProof(log.read, from, to));
  } catch (error) {
    if (error instanceof LogError) throw new Refuted(`the log was rewritten: ${error.message}`);
    throw error;
  }
  const sizes = { older: from.size, newer: to.size };
  show(audienceOf(io, command), sizes, () => `The log of ${to.size} entries continues the one of ${from.size}.`);
}

export async function auditOrganization(
  io: Io,
  { policy: policyFile, checkpoint: file, evaluations = false, auditLog }: AuditOptions,
  command: Command,
): Promise<void> {
  const policy = readPolicy(io, policyFile);
  const session = await openSession(io, command);
  const { baseUrl } = await speakerOf(io, command.optsWithGlobals<GlobalOptions>());
  const { connection, organizationId } = session;
  const logs = new Map<number, PublishedLog>();
  const logOf = (number: number) => {
    const log = logs.get(number) ?? new PublishedLog(baseUrl, number, policy);
    logs.set(number, log);
    return log;
  };
  const found = await audit({ connection, organizationId, policy, logOf, evaluations });
  const path = file === undefined ? undefined : resolve(io.cwd, file);
  const kept = path !== undefined && file !== undefined && existsSync(path) ? readGiven(io, file) : undefined;
  const records = await readDeploymentRecords(baseUrl);
  const { latest, restored, events, findings } = await auditDeployment({ policy, logOf, records, kept });
  found.findings.push(...findings);
  const texts = auditLog?.map((each) => Buffer.from(readGiven(io, each)).toString());
  const lines =
    texts &&
    checkAuditLines(
      texts,
      events.filter((event) => event.kind === "audit"),
    );
  found.findings.push(...(lines?.findings ?? []));
  const { checkpoint, signed } = latest;
  const { size, origin } = checkpoint;
  show(session, { ...found, restored, auditLog: lines, checkpoint: { origin, size } }, () =>
    [auditText(found, origin, size), ...restored.map(restoreText), ...(lines ? [linesText(lines)] : [])].join("\n"),
  );
  if (found.findings.length > 0) throw new Refuted(`${counted(found.findings.length, "finding")}`);
  if (path !== undefined) writeFileSync(path, signed);
}

function restoreText({ origin, size, published, next, time }: RestoreEvent): string {
  const lost = published === null ? "" : `, of ${published} that were published`;
  const at = new Date(time).toISOString();
  return printable(`${next} has followed ${origin} since ${at}: the database was put back to ${size} entries${lost}.`);
}

function linesText({ lines, earlier, unbound }: CheckedLines): string {
  const rest = earlier > 0 ? ` ${counted(earlier, "record")} of earlier lines.` : "";
  return `${counted(lines, "line")} of the audit log; the last ${unbound} are not in the log yet.${rest}`;
}

function auditText(found: Audited, origin: string, size: number): string {
  const { records, activities, signatures, unchecked, decided, undecided, beforeLog, archived, findings } = found;
  return [
    ...findings.map(({ kind, of, problem }) => printable(`${kind}: ${of}: ${problem}`)),
    `${counted(records, "record")} and ${counted(activities, "activity", "activities")} compared with ${printable(origin)}, ` +
      `${counted(size, "entry", "entries")}; ${counted(signatures, "signature")} checked.`,
    ...(unchecked > 0 ? [`${counted(unchecked, "signature")} can't be checked.`] : []),
    `${counted(decided, "activity", "activities")} decided again by the quorum and policies of its time; ${undecided} could not be.`,
    ...(beforeLog > 0 ? [`${counted(beforeLog, "activity", "activities")} from before the log have no record.`] : []),
    ...(archived > 0 ? [`${counted(archived, "record")} of activities that are in the archive.`] : []),
  ].join("\n");
}
