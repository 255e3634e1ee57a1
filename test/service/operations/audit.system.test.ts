// The audit log of a process, which is told by a signal that its file was moved away.

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { spawnService } from "../support/process.js";

const folder = mkdtempSync(path.join(tmpdir(), "countersign-audit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const eventsOf = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { readonly event: unknown }).event);

test("an audit log that was moved away is opened anew at SIGHUP", async () => {
  const data = path.join(folder, "moved");
  const own = path.join(folder, "moved.log");
  const running = await spawnService(data, { COUNTERSIGN_AUDIT_FILE: own });
  try {
    // It is ready before that is written.
    await vi.waitFor(() => expect(eventsOf(own)).toEqual(["start"]), { timeout: 5000 });
    renameSync(own, `${own}.old`);
    running.child.kill("SIGHUP");
    await running.said(/reopening the audit log/);
    await fetch(`${running.baseUrl}/public/v1/query/whoami`, { method: "POST", body: "{}" });
    await vi.waitFor(() => expect(existsSync(own)).toBe(true), { timeout: 5000 });
    await running.stop();
    expect(eventsOf(own)).toEqual(["response", "stop"]);
  } finally {
    await running.kill();
  }
});
