// How the rows of deployments come to be proved: those of an earlier version when its operator says so, and all of them anew
// when the key-encryption key changes.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { newSubOrganization, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { newWallet, signing, submit } from "../support/requests.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { openService } from "../../../service/src/service.js";
import { firstOf } from "../support/results.js";
import { layRelease, releases } from "../support/releases.js";
import { startService } from "../support/service.js";
import { takeProofs } from "./alterations.js";
import { Scene } from "./scene.js";

describe("a deployment of an earlier version", () => {
  let data: string;
  beforeEach(() => void (data = join(mkdtempSync(join(tmpdir(), "countersign-sealing-")), "data")));
  afterEach(() => rmSync(join(data, ".."), { recursive: true }));

  // Later ones have proved their rows themselves.
  const unproved = releases.filter((release) => release < "0023-authority");
  const tried = process.env["CAMPAIGN"] ? unproved : [firstOf(unproved), ...unproved.slice(-1)];

  test.each(tried)("%s is not served before its operator takes its rows on trust, once", async (release) => {
    const { root } = layRelease(release, data);
    const settings = loadConfig({ options: { data, port: "0", rateLimit: "0" } });
    const open = () =>
      openService(
        settings,
        openLog("warn", () => {}),
      );
    const run = (...args: string[]) => countersign([...args, "--data", data], { cwd: data });
    await expect(open()).rejects.toThrow(/of an earlier version.*--seal-authority.*taken on trust/s);
    const sealed = await run("authority", "seal");
    expect(sealed).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Took \d+ rows of \d+ organizations on trust/) as string,
    });
    expect(sealed.out).toMatch(/SHA-256 over all of them: [0-9a-f]{64}$/m);
    const again = await run("authority", "seal");
    expect(again.code).toBe(2);
    expect((await run("doctor")).out).toContain("No damage found.");
    const service = await open();
    const { baseUrl } = await service.listen();
    await newWallet(rootOf({ baseUrl, root }), "After");
    await service.close();
  });
});

describe("--seal-authority that is left in a unit file", () => {
  let scene: Scene;
  beforeEach(async () => void (scene = await Scene.open("sqlite", true)));
  afterEach(() => scene.close());

  test("takes no organization on trust whose proofs somebody has emptied", async () => {
    const { organizationId } = scene.alice;
    await scene.restart(() =>
      scene.tamper(async (database) => {
        await database
          .updateTable("organizations")
          .set({ quorum_threshold: 1 })
          .where("id", "=", organizationId)
          .execute();
        await takeProofs(database, organizationId);
      }),
    );
    expect(scene.logs.join("")).toContain("--seal-authority: rows are proved already, and nothing was taken on trust");
    expect(await scene.sign()).toMatchObject({ status: 400 });
    for (const { answer } of await scene.attempts()) expect(answer.activity).toBeUndefined();
  });

  test("takes no deployment on trust whose proofs somebody has emptied", async () => {
    const honest = await scene.snapshot();
    await expect(scene.restart(() => scene.tamper((database) => takeProofs(database)))).rejects.toThrow(
      /nothing is taken on trust.*authority\.pins has states of a deployment with proofs/s,
    );
    // Without the file, what is left in the database tells as much.
    rmSync(join(scene.data, "authority.pins"));
    await expect(scene.restart(async () => {})).rejects.toThrow(
      /nothing is taken on trust.*there is a transparency log/s,
    );
    await scene.restart(() => scene.putBack(honest));
    expect(await scene.sign()).toMatchObject({ status: 200 });
  });
});

test("a rotation of the key-encryption key proves all rows anew, and nothing is left under the old one", async () => {
  const service = await startService({ keyTimes: { lookMilliseconds: 20 } });
  try {
    const alice = await newSubOrganization(rootOf(service));
    const address = await newWallet(alice, "Treasury");
    const run = (...args: string[]) =>
      countersign([...args, "--data", service.dataFolder], { cwd: service.dataFolder });
    expect(await run("master-key", "rotate", "--wait", "20")).toMatchObject({ code: 0 });
    const signs = (by: Person) =>
      submit(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, `text ${Math.random()}`));
    expect((await signs(alice)).status).toBe(200);
    await newWallet(alice, "Second");
    expect(await run("master-key", "drop-old", "--wait", "20")).toMatchObject({ code: 0 });
    expect((await run("authority", "status")).out).toContain("All rows are as the service has left them.");
    expect((await signs(alice)).status).toBe(200);
    await newWallet(alice, "Third");
  } finally {
    await service.close();
  }
});
