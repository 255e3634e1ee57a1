// Key-encryption keys that move between a file and providers, beside services that go on, and when the command is killed.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeDeployment } from "../../../service/src/cli/operator/master-key-deployment.js";
import type { OpenedDeployment } from "../../../service/src/cli/operator/master-key-deployment.js";
import { migrate } from "../../../service/src/cli/operator/master-key-migration.js";
import type { Destination } from "../../../service/src/cli/operator/master-key-migration.js";
import { presentSource } from "../../../service/src/config/master-key.js";
import { cutting } from "../support/cutting.js";
import { share, turn } from "../../share.js";
import { Deployment, clientOf, proveKey } from "../rotation/deployment.js";
import type { OpenedService } from "../rotation/deployment.js";
import { ethereumAccount } from "../support/accounts.js";
import { program } from "../support/process.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { database } from "../support/service.js";
import { triedKinds } from "./kinds.js";
import type { AskedServer, TriedProvider } from "./kinds.js";

async function createWallet(service: OpenedService, walletName: string): Promise<string> {
  const parameters = { walletName, accounts: [ethereumAccount] as never };
  const { organizationId } = service.root;
  const { activity } = await clientOf(service).createWallet({ organizationId, parameters });
  return firstOf(resultOf(activity, "createWalletResult").addresses);
}

function prove(service: OpenedService, address: string): Promise<void> {
  return proveKey(clientOf(service), service.root.organizationId, address);
}

const done = { code: 0, err: "" };

describe.each(triedKinds.filter(({ lacking }) => lacking === undefined))("with $kind", ({ kind, make }) => {
  describe(`on ${database}`, () => {
    let provider: TriedProvider;
    let deployment: Deployment;
    beforeEach(async () => {
      provider = await make();
      deployment = await Deployment.make(database, provider.environment);
    });
    afterEach(async () => {
      await deployment.remove();
      await provider.remove();
    });

    test("keys move to it and back beside a service, which needs neither a restart nor the file", async () => {
      const service = await deployment.open({ keyTimes: { lookMilliseconds: 20 } });
      const address = await createWallet(service, "Treasury");
      const before = deployment.keys;
      expect(await deployment.command("migrate", ["--to", kind])).toMatchObject({
        ...done,
        out: expect.stringContaining(`Moved 1 key-encryption key from ${deployment.keyFile} to ${kind} `) as string,
      });
      expect(await deployment.command("migrate", ["--to", kind])).toMatchObject({
        ...done,
        out: expect.stringContaining("already") as string,
      });
      const text = readFileSync(deployment.keyFile);
      rmSync(deployment.keyFile);
      // Until the service has looked, it finds no file.
      await expect
        .poll(() => createWallet(service, `Later ${Math.random()}`).catch(() => ""), { timeout: 60_000 })
        .not.toBe("");
      await prove(service, address);
      expect(await deployment.command("rotate")).toMatchObject(done);
      await prove(service, await createWallet(service, "After a rotation"));
      expect(await deployment.command("drop-old")).toMatchObject(done);
      await service.stop();
      const second = await deployment.open({ keyTimes: { lookMilliseconds: 20 } });
      await prove(second, address);
      expect(await deployment.command("migrate", ["--to", "file"])).toMatchObject({
        ...done,
        out: expect.stringContaining(` to ${deployment.keyFile}; keep a copy of it.`) as string,
      });
      await provider.leave();
      expect(deployment.keys).not.toEqual(before);
      expect(readFileSync(deployment.keyFile)).not.toEqual(text);
      await prove(second, await createWallet(second, "Back"));
      expect(await deployment.command("rotate")).toMatchObject(done);
      await second.stop();
      await prove(await deployment.open(), address);
      await provider.comeBack();
    });

    test("a move while it is away changes nothing", async () => {
      const service = await deployment.open();
      await provider.leave();
      expect(await deployment.command("migrate", ["--to", kind])).toMatchObject({ code: 1, out: "" });
      expect((await deployment.command("list")).out).toMatch(new RegExp(`^${deployment.keys[0]}  current`));
      await provider.comeBack();
      await prove(service, await createWallet(service, "Treasury"));
    });
  });
});

const asked = triedKinds.filter(({ kind }) => kind !== "pkcs11");
/** Under which a command is killed between two requests: another one for each commit. */
const killedAt = share(asked, turn(asked.length));

/** What a deployment with a wallet and two keys, so that there are steps between them, has in its folder. */
let prepared: string;
let address: string;
beforeAll(async () => {
  const deployment = await Deployment.make("sqlite");
  const service = await deployment.open();
  address = await createWallet(service, "Treasury");
  await service.stop();
  await deployment.command("rotate");
  prepared = mkdtempSync(path.join(tmpdir(), "countersign-prepared-"));
  cpSync(deployment.data, prepared, { recursive: true });
  await deployment.remove();
});
afterAll(() => rmSync(prepared, { recursive: true }));

describe.each(asked)("a move to $kind", ({ kind, make }) => {
  let provider: TriedProvider;
  let server: AskedServer;
  let deployment: Deployment;

  beforeEach(async () => {
    provider = await make();
    server = present(provider.server, "server");
    deployment = await Deployment.make("sqlite", provider.environment);
    cpSync(prepared, deployment.data, { recursive: true });
  });
  afterEach(async () => {
    await deployment.remove();
    await provider.remove();
  });

  /** Opens the service, which signs. @returns where it found its keys */
  async function opensAndSigns(): Promise<string> {
    server.asked.length = 0;
    const service = await deployment.open();
    const place = server.asked.length > 0 ? kind : "file";
    await prove(service, address);
    await service.stop();
    return place;
  }

  /** Kills the command when it has asked the server for the nth time, before it is answered. */
  async function killed(to: Destination, nth: number): Promise<boolean> {
    const { args, environment } = deployment.commandLine("migrate");
    const child = spawn(process.execPath, [...program, ...args, "--to", to], {
      stdio: "ignore",
      env: { ...process.env, ...environment },
    });
    const exited = once(child, "exit") as Promise<[number | null]>;
    let asked = 0;
    server.beforeAnswer = async () => {
      if (++asked < nth) return;
      child.kill("SIGKILL");
      await exited;
    };
    const [code] = await exited;
    server.beforeAnswer = async () => {};
    return code === null;
  }

  /**
   * Has the nth write of the command to the database fail, before it is there or when it is.
   *
   * @returns whether there were so many
   */
  async function cut(to: Destination, nth: number, when: "before" | "after"): Promise<boolean> {
    const { environment: env } = deployment.commandLine("migrate");
    const io = { env, cwd: deployment.data, stdout: process.stdout, stderr: process.stderr, stdin: process.stdin };
    const use = (opened: OpenedDeployment) =>
      migrate({ ...opened, store: cutting(opened.store, nth, when) }, to, env).then(
        () => false,
        (error: unknown) => (error instanceof Error && error.message === "cut off") || Promise.reject(error),
      );
    return changeDeployment({ data: deployment.data }, io, use, presentSource);
  }

  const isTurn = killedAt.some((each) => each.kind === kind);

  test.runIf(isTurn)(
    "to a provider that is killed at any request opens from the file, and is done by the next",
    async () => {
      const keys = deployment.keys;
      expect(keys).toHaveLength(2);
      let steps = 0;
      while (await killed(kind, steps + 1)) {
        steps++;
        expect(await opensAndSigns()).toBe("file");
        expect(deployment.keys).toEqual(keys);
      }
      // Each key is wrapped and unwrapped.
      expect(steps).toBe(4);
      rmSync(deployment.keyFile);
      expect(await opensAndSigns()).toBe(kind);
    },
  );

  // Of the database's transactions no provider knows anything.
  test.runIf(kind === firstOf(asked).kind).each(share(["before", "after"] as const, turn(2)))(
    "that is cut off %s any of its transactions opens from the one or the other",
    async (when) => {
      const places: string[] = [];
      for (let nth = 1; await cut(kind, nth, when); nth++) {
        places.push(await opensAndSigns());
      }
      const isMoved = (where: string) => where === kind;
      // Only the last of them moves the keys.
      expect(places.length).toBeGreaterThan(1);
      expect(places.findIndex(isMoved)).toBe(when === "after" ? places.length - 1 : -1);
      rmSync(deployment.keyFile);
      expect(await opensAndSigns()).toBe(kind);
      places.length = 0;
      for (let nth = 1; await cut("file", nth, when); nth++) {
        places.push(await opensAndSigns());
      }
      expect(places.length).toBeGreaterThan(1);
      expect(places.findIndex((where) => !isMoved(where))).toBe(when === "after" ? places.length - 1 : -1);
      expect(await opensAndSigns()).toBe("file");
    },
  );

  test.runIf(isTurn)(
    "back into the file that is killed at any request opens from the provider, and is done by the next",
    async () => {
      expect(await deployment.command("migrate", ["--to", kind])).toMatchObject(done);
      const text = readFileSync(deployment.keyFile);
      rmSync(deployment.keyFile);
      for (const nth of [1, 2]) {
        expect(await killed("file", nth)).toBe(true);
        expect(existsSync(deployment.keyFile)).toBe(false);
        await opensAndSigns();
      }
      expect(await deployment.command("migrate", ["--to", "file"])).toMatchObject(done);
      expect(readFileSync(deployment.keyFile)).toEqual(text);
      expect(await opensAndSigns()).toBe("file");
    },
  );

  test("back over a file with other keys is refused", async () => {
    expect(await deployment.command("migrate", ["--to", kind])).toMatchObject(done);
    const others = `${"ab".repeat(31)}cd\n`;
    writeFileSync(deployment.keyFile, others);
    expect(await deployment.command("migrate", ["--to", "file"])).toMatchObject({ code: 1, out: "" });
    expect(readFileSync(deployment.keyFile, "utf8")).toBe(others);
    await opensAndSigns();
  });

  test("to another key of the same provider has that one wrap them", async () => {
    expect(await deployment.command("migrate", ["--to", kind])).toMatchObject(done);
    expect(await deployment.command("list", [], provider.otherKey)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/under \S+, but the settings name \S+; change them/) as string,
    });
    expect(await deployment.command("migrate", ["--to", kind], provider.otherKey)).toMatchObject({
      ...done,
      out: expect.stringMatching(
        new RegExp(`^Moved 2 key-encryption keys from ${kind} \\S+ to ${kind} \\S+\\.\\n$`),
      ) as string,
    });
    expect(await deployment.command("list", [], provider.otherKey)).toMatchObject(done);
  });
});
