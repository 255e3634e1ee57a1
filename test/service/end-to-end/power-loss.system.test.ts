// The loss of power, played from the system calls of a service at work: at any moment the disk has what was flushed, and of
// what was only written any part. What was acknowledged by then is there when the file is opened again.

import { apiKeyStamper, createClient } from "@countersign/api";
import Sqlite from "better-sqlite3";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { spawnService } from "../support/process.js";
import { traceProcess, withStrace } from "../support/system-calls.js";
import type { SystemCall, Traced } from "../support/system-calls.js";
import { PlayedFile } from "../support/played-file.js";

const given = process.env["CAMPAIGN_POWER_LOSSES"];
const losses = given ? Number(given) : 30;
const signatures = 600;
const clients = 24;

test.skipIf(!withStrace)(
  "whenever power is lost, what was acknowledged is on the disk, and the event loop has not waited for it",
  { timeout: 3_600_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "countersign-power-"));
    const data = path.join(folder, "data");
    const service = await spawnService(data);
    const database = path.join(data, "countersign.db");
    try {
      const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
      const stamper = apiKeyStamper({ publicKey, privateKey });
      const client = createClient({ baseUrl: service.baseUrl, stamper });
      const key = { privateKeyName: "key", curve: "CURVE_SECP256K1", addressFormats: [], privateKeyTags: [] } as const;
      const { activity } = await client.createPrivateKeys({ organizationId, parameters: { privateKeys: [key] } });
      const signWith = activity.result.createPrivateKeysResultV2?.privateKeys[0]?.privateKeyId ?? "";
      const trace = await traceProcess(service.child.pid ?? 0, path.join(folder, "calls"));
      // Nothing is under way any more: the last record has its place in the log.
      await pause(2_500);
      const files = new Map<string, PlayedFile>();
      for (const name of [database, `${database}-wal`]) files.set(name, await PlayedFile.read(name));
      const from = trace.length();
      let left = signatures;
      const work = async () => {
        while (left-- > 0) {
          await client.signRawPayload({
            organizationId,
            parameters: {
              signWith,
              payload: left.toString(16).padStart(64, "0"),
              encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
              hashFunction: "HASH_FUNCTION_NO_OP",
            },
          });
        }
      };
      await Promise.all(Array.from({ length: clients }, work));
      await trace.stop();
      await service.kill();

      const acknowledged: string[] = [];
      const flushing = new Map<string, () => void>();
      let [played, flushes, onLoop] = [0, 0, 0];
      for await (const traced of trace.calls(from)) {
        const { call, kind } = traced;
        const file = files.get(call.path);
        if (isFlush(call) && traced.thread === String(service.child.pid)) onLoop++;
        if (file) flushes += play(file, traced, flushing);
        else if (kind === "begun" && call.path.startsWith("socket:")) {
          const answered = answersIn(call);
          acknowledged.push(...answered);
          if (answered.length === 0 || acknowledged.length < (played * signatures) / losses) continue;
          played++;
          await expectKept(path.join(folder, `loss ${played}`), files, database, acknowledged);
        }
      }
      console.log(`${played} losses of power among ${acknowledged.length} acknowledgements; ${flushes} flushes`);
      expect(acknowledged.length).toBe(signatures);
      expect(played).toBeGreaterThanOrEqual(losses);
      // The log was copied into the database meanwhile.
      expect(files.get(database)?.flushed).toBeGreaterThan(0);
      expect(onLoop).toBe(0);
    } finally {
      await service.kill();
      await rm(folder, { recursive: true });
    }
  },
);

/** @returns how many flushes have ended with it */
function play(file: PlayedFile, traced: Traced, flushing: Map<string, () => void>): number {
  const { call, kind, thread } = traced;
  if (isFlush(call)) {
    if (kind === "begun") flushing.set(thread, file.beginFlush());
    else if (!traced.failed) {
      flushing.get(thread)?.();
      return 1;
    }
  } else if (kind === "ended" && !traced.failed) {
    if (call.name === "pwrite64") file.write(call.offset, call.bytes);
    else if (call.name === "ftruncate") file.truncate(call.offset);
    else throw new Error(`${call.name} of ${call.path} is not played`);
  }
  return 0;
}

function isFlush({ name }: SystemCall): boolean {
  return name === "fdatasync" || name === "fsync";
}

function answersIn({ bytes }: SystemCall): string[] {
  const text = bytes.toString("latin1");
  if (!text.includes("HTTP/1.1 200")) return [];
  return [...text.matchAll(/"activity":\{"id":"([\da-f-]{36})"/g)].map(([, id = ""]) => id);
}

/** Makes the files as the disk may have them, and looks for the activities in them. */
async function expectKept(
  folder: string,
  files: ReadonlyMap<string, PlayedFile>,
  database: string,
  acknowledged: readonly string[],
): Promise<void> {
  await mkdir(folder);
  for (const [name, file] of files) await writeFile(path.join(folder, path.basename(name)), file.afterLoss());
  const opened = new Sqlite(path.join(folder, path.basename(database)));
  try {
    expect(opened.pragma("integrity_check", { simple: true })).toBe("ok");
    const found = new Set(opened.prepare("select id from activities").pluck().all());
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  } finally {
    opened.close();
    await rm(folder, { recursive: true });
  }
}
