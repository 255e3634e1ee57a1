// The audit log of requests, bound to the transparency log: whoever changes its lines afterwards is found by an auditor.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRecord } from "../../../service/src/transparency/event.js";
import { countersign } from "../cli/running.js";
import { rootOf } from "../support/people.js";
import { act } from "../support/requests.js";
import { entryOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

let folder: string;
let service: RunningService;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "countersign-audit-log-"));
  const config = { "audit.file": path.join(folder, "audit.log") };
  service = await startService({ config, auditTimes: { milliseconds: 100 } });
  await writeFile(path.join(folder, "policy"), await (await fetch(`${service.baseUrl}/log/policy`)).text());
  const { organizationId, apiPublicKey, apiPrivateKey } = service.root;
  const content = JSON.stringify({ baseUrl: service.baseUrl, organizationId, apiPublicKey, apiPrivateKey });
  await writeFile(path.join(folder, "root.json"), content, { mode: 0o600 });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const bound = async () => {
  const response = await fetch(`${service.baseUrl}/log/deployment-records`);
  const { records } = (await response.json()) as { readonly records: readonly { readonly record: string }[] };
  return records.filter(({ record }) => readRecord(Buffer.from(record)).event.kind === "audit").length;
};
const audit = (...files: string[]) =>
  countersign(["--credentials", "root.json", "log", "audit", "--policy", "policy", "--audit-log", ...files], {
    cwd: folder,
  });

test("an auditor finds lines that were altered, exchanged or taken away, and no others", async () => {
  for (let round = 1; round <= 3; round++) {
    const before = await bound();
    await act(rootOf(service), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: `tag ${round}`, userIds: [] });
    await expect.poll(bound, { timeout: 10_000 }).toBeGreaterThan(before);
  }
  const whole = await readFile(path.join(folder, "audit.log"), "utf8");
  const lines = whole.split("\n").slice(0, -1);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  // Beside the file as it is, a part of it, whose lines are there twice then.
  await writeFile(path.join(folder, "part"), `${lines.slice(1).join("\n")}\n`);
  for (const files of [["audit.log"], ["part", "audit.log"]]) {
    expect(await audit(...files)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ lines of the audit log; the last \d+ are not in the log yet\.$/m) as string,
    });
  }
  const line = entryOf(lines, 1);
  const tampered: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^altered: audit log .*, line 3: it follows another line$/m, lines.with(1, line.replace('"done"', '"denied"'))],
    [/^missing: audit log .*: lines 2 to 2 are not there$/m, lines.toSpliced(1, 1)],
    [/^missing: audit log: the transparency log has a line of .* that is not there$/m, lines.slice(0, 1)],
    [/^altered: audit log, line 2: it is none of this service$/m, lines.with(1, "{}")],
  ];
  for (const [finding, left] of tampered) {
    await writeFile(path.join(folder, "tampered"), left.map((each) => `${each}\n`).join(""));
    const { code, out } = await audit("tampered");
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringMatching(finding) as string });
  }
});
