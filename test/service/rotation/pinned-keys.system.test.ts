// The keys that clients have in their own configuration are replaced while services work: those of bundles, of sessions and of
// one-time codes. Clients are given the next key before it signs, and accept no other.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { share, turn } from "../../share.js";
import { markVerified, otpLogin, loginOf } from "../families/logins/contact-world.js";
import { openOutbox } from "../families/logins/outbox.js";
import { newCustomer } from "../families/logins/world.js";
import { importWallet, initImportWallet } from "../families/transfers/mover.js";
import { rootOf } from "../support/people.js";
import type { Reached } from "../support/people.js";
import { program } from "../support/process.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";
import { Deployment, pretendEarlierProcess } from "./deployment.js";
import { Configuration, PinningClient, PinningLoad, pinnedNames, publishedBy } from "./pinning-clients.js";
import type { PinnedName } from "./pinning-clients.js";

const given = process.env["CAMPAIGN_ROTATION_KILLS"];
const kills = Number(given ?? 1);
/** Whose rotations are killed: those of all in a campaign, or of another one for each commit. */
const killedNames = given === undefined ? share(pinnedNames, turn(pinnedNames.length)) : pinnedNames;

function timeIn(text: string, pattern: RegExp): number {
  return Date.parse(pattern.exec(text)?.[1] ?? "");
}

describe(`on ${database}`, () => {
  let deployment: Deployment;
  beforeEach(async () => void (deployment = await Deployment.make(database)));
  afterEach(() => deployment.remove());

  /** PostgreSQL takes a moment to notice that a command is no more. */
  const rotate = async (name: PinnedName, ...options: string[]) => {
    const started = performance.now();
    for (;;) {
      const ended = await deployment.run(["signing-keys", "rotate", name], options);
      const isLocked = ended.err.includes("another command is changing the key");
      if (!isLocked || performance.now() - started > 10_000) return ended;
      await pause(100);
    }
  };
  const retire = (name: PinnedName, ...options: string[]) => deployment.run(["signing-keys", "retire", name], options);

  /** Publishes the next key, and gives it to the clients. */
  async function publish(name: PinnedName, configuration: Configuration): Promise<string> {
    const { code, out, err } = await rotate(name);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [, key = ""] = /does not sign yet: (04[0-9a-f]{128})$/m.exec(out) ?? [];
    configuration.accept(name, key);
    return key;
  }

  async function newClient(service: Reached, configuration: Configuration): Promise<PinningClient> {
    const customer = await newCustomer(rootOf(service));
    await markVerified(deployment, customer);
    return new PinningClient(customer, configuration, openOutbox(deployment.data));
  }

  /**
   * Kills a rotation within so many milliseconds.
   *
   * @returns whether it was killed before its end
   */
  async function killed(longest: number, name: PinnedName, ...options: string[]): Promise<boolean> {
    const { args, environment } = deployment.commandLine(["signing-keys", "rotate", name, ...options]);
    const child = spawn(process.execPath, [...program, ...args], {
      stdio: "ignore",
      env: { ...process.env, ...environment },
    });
    const exited = once(child, "exit");
    const ended = await Promise.race([exited.then(() => true), pause(longest * Math.random(), false)]);
    child.kill("SIGKILL");
    await exited;
    return !ended;
  }

  test(
    "rotations that are killed at any moment are run again; no request fails, and clients know each key that signs",
    { timeout: 3_600_000 },
    async () => {
      const services = [await deployment.start()];
      if (database === "postgres") services.push(await deployment.start());
      const service = present(services[0]);
      const configuration = await Configuration.of(service);
      const clients = [await newClient(service, configuration), await newClient(service, configuration)];
      const load = new PinningLoad(services, clients);
      await load.more(2);
      const cut = { bundles: 0, sessions: 0, codes: 0 };
      const current = await publishedBy(service);
      const last: Record<PinnedName, string> = { ...current };
      for (let round = 0; round < kills; round++) {
        for (const name of pinnedNames) {
          // Most of it is the start of the command.
          if (killedNames.includes(name) && (await killed(1000, name))) cut[name]++;
          const begun = (await publishedBy(service)).next[name];
          const key = await publish(name, configuration);
          // What was begun goes on; a service may not have told yet of what was begun a moment ago.
          expect([key, undefined]).toContain(begun);
          expect(key).not.toBe(last[name]);
          await load.more(1);
          if (killedNames.includes(name) && (await killed(3000, name, "--published", "2"))) cut[name]++;
          const again = await rotate(name, "--published", "2");
          // It may have come to its end before it was killed.
          const done = `countersign: ${name} have no published next key; \`signing-keys rotate ${name}\` publishes one\n`;
          expect(["", done]).toContain(again.err.replace(/^Key .* run this again\.\n$/, ""));
          for (const each of services) {
            await expect.poll(async () => (await publishedBy(each))[name], { timeout: 10_000 }).toBe(key);
          }
          last[name] = key;
          // Those that two clients are in the midst of, and one that began afterwards.
          await load.more(3);
        }
      }
      await load.stop();
      expect(load.failures).toEqual([]);
      for (const name of pinnedNames) {
        // The load goes on for long enough behind each switch to see the new key.
        expect(load.signers[name].size).toBe(kills + 1);
        expect((await publishedBy(service)).previous[name]).toHaveLength(kills);
        expect(await retire(name)).toMatchObject({ code: 0 });
        configuration.acceptOnly(name, last[name]);
      }
      for (const each of services) {
        const previous = async () => (await publishedBy(each)).previous;
        await expect
          .poll(previous, { timeout: 10_000 })
          .toEqual({ bundles: [], sessions: [], codes: [], envelopes: [] });
      }
      const afterwards = new PinningLoad(services, clients);
      await afterwards.more(2);
      await afterwards.stop();
      expect(afterwards.failures).toEqual([]);
      console.log(
        `${database}: ${kills} rotations of each; commands killed midway: ${JSON.stringify(cut)}; ` +
          `${load.rounds} rounds of an import, an export, a session and a login by code, ${load.failures.length} failed`,
      );
    },
  );

  test("what was signed before the switch serves afterwards, and codes' tokens until their key is retired", async () => {
    const service = await deployment.open();
    const configuration = await Configuration.of(service);
    const client = await newClient(service, configuration);
    const { customer } = client;
    const importBundle = await initImportWallet(customer);
    const [used, kept] = [await client.verify(service), await client.verify(service)];
    for (const name of pinnedNames) {
      await publish(name, configuration);
      expect(await rotate(name, "--published", "0")).toMatchObject({ code: 0, err: "" });
    }
    const { bundle } = await client.encryptWords(importBundle);
    expect(await importWallet(customer, "begun before", bundle)).toMatchObject({
      walletId: expect.any(String) as string,
    });
    await client.logIn(service, used);
    await client.logIn(service, await client.verify(service));

    expect(await retire("codes")).toMatchObject({ code: 0 });
    const previous = async () => (await publishedBy(service)).previous.codes;
    await expect.poll(previous, { timeout: 10_000 }).toEqual([]);
    const late = await otpLogin(client.asking(service), loginOf(kept.token, kept.key));
    expect(late.body["message"]).toContain("not a verification token that verify_otp of this deployment returned");
    await client.logIn(service, await client.verify(service));
  });

  test("a key is only published until a time is given, and repeating a command makes no other", async () => {
    const service = await deployment.open();
    const configuration = await Configuration.of(service);
    const before = await publishedBy(service);
    expect(before).toMatchObject({ next: {}, previous: { bundles: [], sessions: [], codes: [], envelopes: [] } });
    expect(await rotate("bundles", "--published", "0")).toEqual({
      code: 1,
      out: "",
      err: "countersign: bundles have no published next key; `signing-keys rotate bundles` publishes one\n",
    });
    const key = await publish("bundles", configuration);
    expect(await publish("bundles", configuration)).toBe(key);
    expect(await publishedBy(service)).toEqual({ ...before, next: { bundles: key } });
    const signer = async () => (await (await fetch(`${service.baseUrl}/public/v1/discovery/signer`)).json()) as object;
    expect(await signer()).toEqual({ publicKey: before.bundles });

    const list = async () => (await deployment.run(["signing-keys", "list"])).out;
    const publishedAt = timeIn(await list(), /published since (\S+)/);
    expect(await rotate("bundles", "--published", "4")).toMatchObject({
      code: 0,
      err: expect.stringMatching(new RegExp(`^Key ${key} is published and starts signing in [1-4] s\\. `)) as string,
    });
    expect(timeIn(await list(), /replaced (\S+)/) - publishedAt).toBeGreaterThanOrEqual(4000);
    expect(await publishedBy(service)).toEqual({
      ...before,
      bundles: key,
      previous: { ...before.previous, bundles: [before.bundles] },
    });
    expect(await signer()).toEqual({ publicKey: key });
    // Another key would sign at once, and no client would know it.
    expect(await rotate("bundles", "--published", "0")).toMatchObject({ code: 1 });
    expect((await publishedBy(service)).bundles).toBe(key);
    const out = await list();
    expect(out).toMatch(new RegExp(`^bundles\n  ${key}  signs\n  ${before.bundles}  replaced \\S+Z\nsessions\n`, "m"));
    expect(out).toMatch(/^services\n {2}process \d+ on \S+ {2}signs with the current keys\n$/m);
  });

  test("next keys that wait are sealed anew with the others, and sign when their time has come", async () => {
    const service = await deployment.open();
    const configuration = await Configuration.of(service);
    const next: Partial<Record<PinnedName, string>> = {};
    for (const name of pinnedNames) next[name] = await publish(name, configuration);
    await service.stop();
    expect(await deployment.command("rotate")).toMatchObject({ code: 0 });
    expect(await deployment.command("drop-old")).toMatchObject({ code: 0 });
    for (const name of pinnedNames) expect(await rotate(name, "--published", "0")).toMatchObject({ code: 0 });
    const fresh = await deployment.open();
    expect(await publishedBy(fresh)).toMatchObject(next);
    const client = await newClient(fresh, configuration);
    await client.move(fresh);
    await client.logIn(fresh, await client.verify(fresh));
  });

  test("nothing is signed with the next key while a service does not publish it", async () => {
    await (await deployment.open()).stop();
    await pretendEarlierProcess(deployment);
    for (const options of [[], ["--published", "0"]]) {
      expect(await rotate("sessions", ...options, "--wait", "0")).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^countersign: process 1 on one \(.*\) does not publish the next key 04/) as string,
      });
    }
    expect((await deployment.run(["signing-keys", "list"])).out).toMatch(
      /^sessions\n {2}04\S+ {2}signs\n {2}04\S+ {2}next\ncodes\n/m,
    );
    expect(await retire("sessions", "--wait", "0")).toMatchObject({ code: 1 });
  });
});
