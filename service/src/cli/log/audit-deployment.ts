// An auditor's walk over the logs of a deployment: its own records against their entries, the checkpoint of the last audit, and
// logs that have taken the place of others.

import type { LogRecordEntry } from "@countersign/api";
import { verifyCheckpoint } from "@countersign/log";
import type { Checkpoint, Policy } from "@countersign/log";
import type { LogEvent, RestoreEvent } from "../../transparency/event.js";
import { isContinued } from "../../transparency/continuation.js";
import { checkRecords } from "./audit.js";
import type { Finding } from "./audit.js";
import type { PublishedLog, ReadCheckpoint } from "./published-log.js";

export interface DeploymentAudit {
  /** The checkpoint of the log that is continued. */
  readonly latest: ReadCheckpoint;
  /** Of logs that are not continued, why. */
  readonly restored: readonly RestoreEvent[];
  readonly events: readonly LogEvent[];
  readonly findings: readonly Finding[];
}

export interface DeploymentAuditParts {
  readonly policy: Policy;
  readonly logOf: (number: number) => PublishedLog;
  readonly records: readonly LogRecordEntry[];
  /** The checkpoint of the last audit, a signed note. */
  readonly kept: Uint8Array | undefined;
}

export async function auditDeployment({
  policy,
  logOf,
  records,
  kept,
}: DeploymentAuditParts): Promise<DeploymentAudit> {
  const logs = [logOf(1)];
  while (logs.length === 1 || (await logs.at(-1)!.isThere())) logs.push(logOf(logs.length + 1));
  logs.pop();
  const heads: ReadCheckpoint[] = [];
  for (const log of logs) heads.push(await log.checkpoint());
  const own = { records: 0, findings: [] as Finding[] };
  const events = await checkRecords({ logOf, organizationId: "deployment" }, records, own);
  const findings = own.findings.map((finding) => ({ ...finding, of: `${finding.of} of the deployment` }));
  const restored: RestoreEvent[] = [];
  for (const [at, { checkpoint }] of heads.entries()) {
    const next = heads[at + 1]?.checkpoint;
    if (!next) continue;
    const event = events.find((each) => each.kind === "restore" && each.next === next.origin);
    if (event?.kind === "restore" && isOf(event, checkpoint)) restored.push(event);
    else
      findings.push({ kind: "missing", of: next.origin, problem: `no record of how it follows ${checkpoint.origin}` });
  }
  if (kept) {
    const before = verifyCheckpoint(policy, kept);
    const at = heads.findIndex(({ checkpoint }) => checkpoint.origin === before.origin);
    const now = heads[at]?.checkpoint;
    const [log] = logs.slice(at);
    if (!now || !log) {
      const problem = `the service has no log ${before.origin} any more, of which the last audit kept a checkpoint`;
      findings.push({ kind: "missing", of: "log", problem });
    } else if (!(await isContinued(log.read, before, now))) {
      const problem = `the log of ${now.size} entries does not continue the one of ${before.size}`;
      findings.push({ kind: "altered", of: "log", problem });
    }
  }
  return { latest: heads.at(-1)!, restored, events, findings };
}

function isOf({ origin, size, root }: RestoreEvent, checkpoint: Checkpoint): boolean {
  return (
    origin === checkpoint.origin && size === checkpoint.size && root === Buffer.from(checkpoint.root).toString("base64")
  );
}
