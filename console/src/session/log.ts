// The transparency log as this browser trusts it: by the policy that the service published when it first asked, or by one that
// its person has given; and the latest checkpoint that it has seen, which the log has to continue.

import { getActivity, getActivityReceipts } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { parseCheckpoint, parseNote, parsePolicy } from "@countersign/log";
import type { Checkpoint, ReadPath } from "@countersign/log";
import { bad, sameJson } from "../check/finding.js";
import { latestOf, sealOf } from "../check/log.js";
import type { Seal } from "../check/log.js";
import { t } from "../texts/index.js";
import { baseUrl, reads } from "./connection.js";
import { put, readOne } from "./database.js";
import type { Profile } from "./profiles.js";
import { noteVerified } from "./verified.js";

/** The keys that this browser trusts. */
export interface Trust {
  /** C2SP tlog-policy. */
  readonly policy: string;
  /** Whether its person has given it; the service has, otherwise. */
  readonly isOwn: boolean;
  /** When it was first trusted, in milliseconds since 1970. */
  readonly since: number;
}

export interface ReadSeal extends Seal {
  readonly trust: Trust;
  /** What the service publishes instead of the policy that is trusted. */
  readonly published: string | undefined;
  /** Whether the service answers another state of the activity by now than the page shows. */
  readonly isOlder: boolean;
}

// A browser may know several services below one origin.
const policySetting = `log policy ${baseUrl}`;
const checkpointSetting = (origin: string) => `log checkpoint ${baseUrl} ${origin}`;

/**
 * @param activityId that was asked for
 * @param shown what was answered
 * @param waits whether to wait until everything is in the log
 */
export async function readSeal(
  profile: Profile,
  activityId: string,
  shown: Activity,
  waits: boolean,
  signal: AbortSignal,
): Promise<ReadSeal> {
  const connection = reads(profile);
  const asked = { organizationId: profile.organizationId, activityId };
  const [{ trust, published }, { receipts, waiting }] = await Promise.all([
    readTrust(signal),
    getActivityReceipts(connection, { ...asked, waitForInclusion: waits }, { signal }),
  ]);
  const policy = parsePolicy(new TextEncoder().encode(trust.policy));
  const parts = {
    organizationId: profile.organizationId,
    receipts,
    waiting,
    policy,
    since: trust.since,
    seen: latestSeen,
    read:
      (log: number): ReadPath =>
      (path) =>
        readPath(`/log/${log}/${path}`, signal),
  };
  const seal = await sealOf({ ...parts, activity: shown });
  if (seal.state === "contradicted") {
    // Something may have happened since the page was read.
    const { activity } = await getActivity(connection, asked, { signal });
    if (!sameJson(activity, shown)) return { ...seal, trust, published, isOlder: true };
  } else {
    for (const { checkpoint, signed } of latestOf(seal.entries)) await keep(checkpoint, signed);
  }
  if (published !== undefined) {
    const findings = [bad("log.policy", t.seal.otherKeys), ...seal.findings];
    return { ...seal, state: "contradicted", findings, trust, published, isOlder: false };
  }
  if (seal.state === "sealed") noteVerified(shown);
  return { ...seal, trust, published, isOlder: false };
}

async function readTrust(signal: AbortSignal): Promise<Pick<ReadSeal, "trust" | "published">> {
  const trust = await readOne<Trust>("settings", policySetting);
  if (trust?.isOwn) return { trust, published: undefined };
  const bytes = await readPath("/log/policy", signal);
  if (!bytes) throw new Error(t.seal.noLog);
  const policy = new TextDecoder().decode(bytes);
  if (!trust) return { trust: await trustPolicy(policy, false), published: undefined };
  const known = new Set(trust.policy.split("\n"));
  // A key that is not used any more makes nothing else valid.
  const isKnown = policy.split("\n").every((line) => known.has(line));
  return { trust, published: isKnown ? undefined : policy };
}

function latestSeen(origin: string): Promise<Uint8Array | undefined> {
  return readOne<Uint8Array>("settings", checkpointSetting(origin));
}

async function keep({ origin, size }: Checkpoint, signed: Uint8Array): Promise<void> {
  // Another tab may have seen a later one.
  const before = await latestSeen(origin);
  if (before && parseCheckpoint(parseNote(before).text).size >= size) return;
  await put("settings", signed, checkpointSetting(origin));
}

/** @returns undefined where there is no such path */
async function readPath(path: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  let response: Response;
  try {
    response = await fetch(baseUrl + path, {
      signal,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
  } catch {
    throw new Error(t.connection.offline);
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Trusts a policy from now on. @throws LogError unless it is one, of keys that this browser can verify with */
export async function trustPolicy(policy: string, isOwn: boolean): Promise<Trust> {
  parsePolicy(new TextEncoder().encode(policy));
  const before = await readOne<Trust>("settings", policySetting);
  const trust = { policy, isOwn, since: before?.since ?? Date.now() };
  await put("settings", trust, policySetting);
  return trust;
}
