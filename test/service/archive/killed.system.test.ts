// Moves that are killed at any moment, again and again, while a service is asked for signatures: nothing is lost, nothing is
// in two places, and no request fails. `ARCHIVE_KILLS=20` does so more often.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openArchiveFile } from "../../../service/src/archive/archive-file.js";
import { listArchiveFiles } from "../../../service/src/store/archive.js";
import { collect } from "../../../service/src/store/batches.js";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { program } from "../support/process.js";
import { database } from "../support/service.js";
import { Deployment, Load, clientOf } from "../rotation/deployment.js";
import { age, idsInDatabase, multiply } from "./old.js";

const kills = Number(process.env["ARCHIVE_KILLS"] ?? 2);
/** In milliseconds: some slices take that. */
const longest = 800;
const environment = { COUNTERSIGN_RETENTION_DAYS: "30" };

describe(`on ${database}`, () => {
  let deployment: Deployment;
  let store: Store;
  beforeEach(async () => {
    deployment = await Deployment.make(database, environment);
  });
  afterEach(async () => {
    await store.close();
    await deployment.remove();
  });

  /** What lies in the archive's folder. */
  function names(): string {
    const folder = join(deployment.data, "archive");
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).join() : "";
  }

  /**
   * @param milliseconds after which it is killed, from when it first writes something
   * @returns whether it was killed before its end
   */
  async function killed(milliseconds: number): Promise<boolean> {
    const before = names();
    const child = spawn(process.execPath, [...program, "archive", "run", "--data", deployment.data], {
      stdio: "ignore",
      env: { ...process.env, ...deployment.environment },
    });
    const exited = once(child, "exit");
    while (child.exitCode === null && names() === before) await pause(2);
    const ended = await Promise.race([exited.then(() => true), pause(milliseconds, false)]);
    child.kill("SIGKILL");
    await exited;
    return !ended;
  }

  async function idsInArchive(): Promise<string[]> {
    const ids: string[] = [];
    for (const { name } of await collect(listArchiveFiles(store))) {
      const { activities } = await openArchiveFile(join(deployment.data, "archive", name));
      for await (const { activity } of activities) ids.push(activity.id);
    }
    return ids;
  }

  test("each activity stays in one place", { timeout: 600_000 }, async () => {
    const service = await deployment.start();
    store = await openBeside(deployment);
    const { organizationId } = service.root;
    const parameters = { userTagName: "is copied", userIds: [] };
    const { activity } = await clientOf(service).createUserTag({ organizationId, parameters });
    await multiply(store, organizationId, activity.id, 1200 + 250 * kills);
    await age(store, 31);
    const old = await idsInDatabase(store);
    const load = new Load([service], 2);
    await load.more(10);
    let cut = 0;
    let moved = 0;
    for (let round = 0; round < kills; round++) {
      if (await killed(Math.random() * longest)) cut++;
      const [there, archived] = [await idsInDatabase(store), await idsInArchive()];
      expect([...there.filter((id) => id <= (old.at(-1) ?? "")), ...archived].sort()).toEqual(old);
      moved = archived.length;
    }
    expect(await deployment.run(["archive", "run"])).toMatchObject({ code: 0, err: "" });
    await load.more(4);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect((await idsInArchive()).sort()).toEqual(old);
    expect((await idsInDatabase(store)).filter((id) => id <= (old.at(-1) ?? ""))).toEqual([]);
    expect(await deployment.run(["archive", "verify"])).toMatchObject({ code: 0, err: "" });
    console.log(
      `${database}: ${kills} moves, ${cut} killed midway, ${moved} of ${old.length} moved by then; ${load.requests} requests, none failed`,
    );
    expect(cut).toBeGreaterThan(0);
  });
});
