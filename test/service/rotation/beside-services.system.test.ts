// The key-encryption key changes while services go on: no request fails, and nothing is lost.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { database } from "../support/service.js";
import { Deployment, Load, clientOf, proveKey } from "./deployment.js";

describe(`on ${database}`, () => {
  let deployment: Deployment;
  beforeEach(async () => void (deployment = await Deployment.make(database)));
  afterEach(() => deployment.remove());

  test("rotate and drop-old beside services under load fail no request, and every key signs afterwards", async () => {
    const services = [await deployment.start()];
    if (database === "postgres") services.push(await deployment.start());
    const [first = ""] = deployment.keys;
    const load = new Load(services);
    await load.more(30);
    const rotated = await deployment.command("rotate");
    expect(rotated).toMatchObject({ code: 0, err: "" });
    await load.more(30);
    const [current = ""] = deployment.keys.slice(-1);
    expect(deployment.keys).toEqual([first, current]);
    const listed = await deployment.command("list");
    expect(listed.out).toContain(`${first}  old, 0 secrets\n`);
    expect(listed.out.match(new RegExp(`seals under ${current}, has ${first}, ${current}`, "g"))).toHaveLength(
      services.length,
    );
    expect(await deployment.command("drop-old")).toEqual({
      code: 0,
      out: `Removed ${first} from ${deployment.keyFile}.\n`,
      err: "",
    });
    expect(deployment.keys).toEqual([current]);
    await load.more(30);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(load.requests).toBeGreaterThanOrEqual(90);

    // What the processes remember helps nobody who starts anew.
    await deployment.kill();
    const fresh = await deployment.start();
    const client = clientOf(fresh);
    for (const address of load.addresses) await proveKey(client, fresh.root.organizationId, address);
  });
});
