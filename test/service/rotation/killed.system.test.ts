// The commands are killed midway, again and again, while services work. `npm run campaign -- rotation` does so more often.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { program } from "../support/process.js";
import { database } from "../support/service.js";
import { Deployment, Load, clientOf, proveKey } from "./deployment.js";

const kills = Number(process.env["CAMPAIGN_ROTATION_KILLS"] ?? 1);

describe(`on ${database}`, () => {
  let deployment: Deployment;
  beforeEach(async () => void (deployment = await Deployment.make(database)));
  afterEach(() => deployment.remove());

  /** @returns whether it was killed before its end */
  async function killed(name: string, milliseconds: number): Promise<boolean> {
    const { args, environment } = deployment.commandLine(name);
    const child = spawn(process.execPath, [...program, ...args], {
      stdio: "ignore",
      env: { ...process.env, ...environment },
    });
    const exited = once(child, "exit");
    const ended = await Promise.race([exited.then(() => true), pause(milliseconds, false)]);
    child.kill("SIGKILL");
    await exited;
    return !ended;
  }

  test(
    "rotate and drop-old that are killed at any moment are run again, fail no request and lose nothing",
    { timeout: 3_600_000 },
    async () => {
      const services = [await deployment.start()];
      if (database === "postgres") services.push(await deployment.start());
      const load = new Load(services, 2);
      await load.more(40);
      let cut = 0;
      const begun = performance.now();
      expect(await deployment.command("rotate")).toMatchObject({ code: 0, err: "" });
      // With what a process of its own takes besides.
      const longest = performance.now() - begun + 500;
      for (let round = 0; round < kills; round++) {
        for (const name of ["rotate", "drop-old"]) {
          // Spread over what a whole one takes.
          if (await killed(name, (longest * (round + 0.5 * Math.random())) / kills)) cut++;
          await load.more(2);
          expect(await deployment.command(name)).toMatchObject({ code: 0, err: "" });
        }
        expect(deployment.keys).toHaveLength(1);
      }
      await load.stop();
      expect(load.failures).toEqual([]);
      await deployment.kill();
      const fresh = await deployment.start();
      const client = clientOf(fresh);
      for (const address of load.addresses) await proveKey(client, fresh.root.organizationId, address);
      console.log(
        `${database}: ${kills} rotations, ${cut} commands killed midway; ${load.requests} requests, ` +
          `${load.failures.length} failed; ${load.addresses.length} wallets acknowledged, all sign`,
      );
      expect(cut).toBeGreaterThan(0);
    },
  );
});
