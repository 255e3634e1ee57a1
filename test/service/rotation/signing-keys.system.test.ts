// The key that signs webhooks is replaced while services work. A receiver remembers the key set as long as it may, and asks
// for no other before: all that it gets has to be signed with a key that it knows.

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { verifyActivityUpdate, webhookKeys } from "@countersign/api";
import type { JsonWebKeySet } from "@countersign/api";
import { program } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { startReceiver } from "../support/receiver.js";
import type { Delivery } from "../support/receiver.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";
import { Deployment, Load, clientOf, pretendEarlierProcess } from "./deployment.js";

const kills = Number(process.env["CAMPAIGN_ROTATION_KILLS"] ?? 1);
// For how long this receiver remembers a key set, and the next key is published: less than what commands default to.
const rememberedMilliseconds = 1500;
const published = ["--published", "2"];

async function keySetOf({ baseUrl }: Pick<ServiceProcess, "baseUrl">): Promise<JsonWebKeySet> {
  const response = await fetch(`${baseUrl}/public/v1/discovery/webhooks/jwks`);
  return (await response.json()) as JsonWebKeySet;
}

/** Why the package refuses a delivery, by the keys that are known. */
async function faultOf(delivery: Delivery, keySet: JsonWebKeySet): Promise<string | undefined> {
  return verifyActivityUpdate(delivery, webhookKeys(keySet)).then(
    () => undefined,
    (error: unknown) => String(error),
  );
}

/** A receiver of the root organization's webhooks that looks at the services' key sets in turns. */
async function receive(services: readonly ServiceProcess[]) {
  const checks: Promise<string | undefined>[] = [];
  const seen = new Set<string>();
  const [first] = services;
  if (!first) throw new Error("there is no service to receive from");
  let known = await keySetOf(first);
  let looks = 0;
  const looking = setInterval(() => {
    const service = services[++looks % services.length] ?? first;
    // At the end of the test they are gone.
    keySetOf(service).then(
      (keySet) => (known = keySet),
      () => {},
    );
  }, rememberedMilliseconds);
  const receiver = await startReceiver((delivery) => {
    checks.push(faultOf(delivery, known));
    seen.add(String(delivery.headers["x-turnkey-signature-key-id"]));
    return 200;
  });
  onTestFinished(async () => {
    clearInterval(looking);
    await receiver.close();
  });
  await clientOf(first).setOrganizationFeature({
    organizationId: first.root.organizationId,
    parameters: { name: "FEATURE_NAME_WEBHOOK", value: receiver.url },
  });
  const faults = async () => (await Promise.all(checks)).filter((fault) => fault !== undefined);
  return { faults, seen, deliveries: receiver.deliveries };
}

describe(`on ${database}`, () => {
  let deployment: Deployment;
  beforeEach(async () => {
    deployment = await Deployment.make(database, { COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true" });
  });
  afterEach(() => deployment.remove());

  const rotate = (...options: string[]) => deployment.run(["signing-keys", "rotate"], options);
  /** What is listed of the keys that sign webhooks. */
  const list = async () => {
    const { out } = await deployment.run(["signing-keys", "list"]);
    const [, listed = ""] = /^webhooks\n((?: {2}.*\n)*)/.exec(out) ?? [];
    return listed.replaceAll(/^ {2}/gm, "");
  };

  function spawned(...options: string[]): ChildProcess {
    const { args, environment } = deployment.commandLine(["signing-keys", "rotate", ...options]);
    return spawn(process.execPath, [...program, ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...environment },
    });
  }

  test(
    "a rotation that is killed at any moment is run again; no request fails, and each webhook is signed with a known key",
    { timeout: 3_600_000 },
    async () => {
      const services = [await deployment.start()];
      if (database === "postgres") services.push(await deployment.start());
      const receiver = await receive(services);
      const load = new Load(services, 1);
      await load.more(10);
      let cut = 0;
      for (let round = 0; round < kills; round++) {
        const child = spawned(...published);
        const exited = once(child, "exit");
        await pause(3500 * Math.random());
        if (child.exitCode === null) cut++;
        child.kill("SIGKILL");
        await exited;
        await load.more(2);
        expect(await rotate(...published)).toMatchObject({ code: 0 });
        await load.more(5);
      }
      const [current = ""] = (await list()).split(" ", 1);
      const before = receiver.deliveries.length;
      await load.more(10);
      await load.stop();
      await expect.poll(() => receiver.deliveries.length, { timeout: 30_000 }).toBeGreaterThan(before);
      expect(load.failures).toEqual([]);
      expect(await receiver.faults()).toEqual([]);
      // A rotation that was killed behind its last step is followed by another one.
      expect(receiver.seen.size).toBeGreaterThan(kills);
      expect(receiver.seen).toContain(current);

      expect(await deployment.run(["signing-keys", "retire"])).toMatchObject({ code: 0 });
      for (const service of services) {
        const kids = async () => (await keySetOf(service)).keys.map(({ kid }) => kid);
        await expect.poll(kids, { timeout: 10_000 }).toEqual([current]);
      }
      console.log(
        `${database}: ${kills} rotations, ${cut} killed midway; ${load.requests} requests, ${load.failures.length} failed; ` +
          `${receiver.deliveries.length} webhooks, ${(await receiver.faults()).length} with an unknown key`,
      );
    },
  );

  test("nothing is signed with the next key while a service does not publish it", async () => {
    await (await deployment.open()).stop();
    await pretendEarlierProcess(deployment);
    const before = (await list()).split("\n", 1);
    expect(await rotate("--published", "0", "--wait", "0")).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^countersign: process 1 on one \(heard of \d s ago\) does not publish the next key/,
      ) as string,
    });
    expect((await list()).split("\n", 2)).toEqual([...before, expect.stringMatching(/^\S{43} {2}next$/)]);
    expect(await deployment.run(["signing-keys", "retire"], ["--wait", "0"])).toMatchObject({ code: 1 });
  });

  test("a next key that waits is sealed anew with the others, and signs when its time has come", async () => {
    await (await deployment.open()).stop();
    const child = spawned("--published", "3600");
    const exited = once(child, "exit");
    const [said] = (await once(present(child.stderr), "data")) as [Buffer];
    child.kill("SIGKILL");
    await exited;
    const next = /^Key (\S{43}) is published/.exec(said.toString())?.[1];
    // PostgreSQL takes a moment to notice that a command is no more.
    await expect.poll(() => deployment.command("rotate"), { timeout: 10_000 }).toMatchObject({ code: 0 });
    expect(await deployment.command("drop-old")).toMatchObject({ code: 0 });
    expect(await rotate("--published", "0")).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^Webhooks are signed with ${String(next)}; `)) as string,
    });
    // A start that finds the two halves of a key apart from each other fails.
    const service = await deployment.open();
    expect((await keySetOf(service)).keys[0]?.kid).toBe(next);
  });

  test("each key that has signed stays published until it is retired", async () => {
    await (await deployment.open()).stop();
    const ids = async () => (await list()).split("\n").flatMap((line) => /^\S{43}/.exec(line) ?? []);
    const all = await ids();
    for (let round = 0; round < 2; round++) {
      expect(await rotate("--published", "0")).toMatchObject({ code: 0 });
      all.unshift(...(await ids()).slice(0, 1));
    }
    expect(new Set(all).size).toBe(3);
    const [current, ...replaced] = all;
    const service = await deployment.open();
    const kids = async () => (await keySetOf(service)).keys.map(({ kid }) => kid);
    // Those that were replaced, oldest first.
    expect(await kids()).toEqual([current, ...replaced.toReversed()]);
    expect(await deployment.run(["signing-keys", "retire"])).toMatchObject({
      code: 0,
      out: `Retired ${replaced.toReversed().join(", ")}.\n`,
    });
    await expect.poll(kids, { timeout: 10_000 }).toEqual([current]);
  });
});
