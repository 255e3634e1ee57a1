// Keys that come back by shares of a recovery key: where their file or their provider is gone, after rotations, when commands
// are cut off, and never for those who have too few.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rotate } from "../../../service/src/cli/operator/master-key-changes.js";
import { changeDatabase, changeDeployment } from "../../../service/src/cli/operator/master-key-deployment.js";
import { createRecovery, restoreKeys } from "../../../service/src/cli/operator/master-key-recovery.js";
import { listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { triedKinds } from "../providers/kinds.js";
import type { TriedProvider } from "../providers/kinds.js";
import { share, turn } from "../../share.js";
import { ethereumAccount } from "../support/accounts.js";
import { cutOff, cutting } from "../support/cutting.js";
import { program } from "../support/process.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { database } from "../support/service.js";
import type { Database } from "../support/service.js";
import { Deployment, clientOf, proveKey } from "./deployment.js";
import type { OpenedService } from "./deployment.js";

const done = { code: 0, err: "" };

/** Whether writes are cut off before they are there or when they are: another for each commit. */
const moments = share(["before", "after"] as const, turn(2));

let deployment: Deployment;
afterEach(() => deployment.remove());

async function createWallet(service: OpenedService, walletName = "Treasury"): Promise<string> {
  const parameters = { walletName, accounts: [ethereumAccount] as never };
  const { activity } = await clientOf(service).createWallet({
    organizationId: service.root.organizationId,
    parameters,
  });
  return firstOf(resultOf(activity, "createWalletResult").addresses);
}

/** Starts a service, which signs with that wallet. */
async function opensAndSigns(address: string): Promise<void> {
  const service = await deployment.open();
  await proveKey(clientOf(service), service.root.organizationId, address);
  await service.stop();
}

/** Makes a deployment with a wallet. */
async function begin(
  database: Database,
  environment: Record<string, string> = {},
): Promise<{ readonly service: OpenedService; readonly address: string }> {
  deployment = await Deployment.make(database, environment);
  const service = await deployment.open();
  return { service, address: await createWallet(service) };
}

function sharesIn(out: string): string[] {
  return out.split("\n").filter((line) => line.startsWith("cshr1"));
}

async function create(shares: number, threshold: number): Promise<string[]> {
  const ended = await deployment.run(["master-key", "recovery", "create"], plan(shares, threshold));
  expect(ended).toMatchObject(done);
  return sharesIn(ended.out);
}

const plan = (shares: number, threshold: number) => ["--shares", String(shares), "--threshold", String(threshold)];

/** Each in a file of its own. */
function files(shares: readonly string[]): string[] {
  return shares.map((share, place) => {
    const file = path.join(deployment.data, `share-${place}.txt`);
    writeFileSync(file, `${share}\n`, { mode: 0o600 });
    return file;
  });
}

function restore(shares: readonly string[], options: readonly string[] = [], environment: Record<string, string> = {}) {
  return deployment.run(["master-key", "recovery", "restore", ...files(shares)], options, { environment });
}

const list = async () => (await deployment.command("list")).out;

describe(`on ${database}`, () => {
  test("any two of three shares bring back a lost file, byte for byte", async () => {
    const { service, address } = await begin(database);
    expect(await list()).toMatch(/^no recovery key; /m);
    const shares = await create(3, 2);
    expect(shares).toHaveLength(3);
    expect(await list()).toMatch(/^recovery key of set [0-9a-f]{8}, 2 of 3 shares, restores all keys$/m);
    await service.stop();
    const text = readFileSync(deployment.keyFile);
    for (const left of shares) {
      rmSync(deployment.keyFile);
      expect(await restore(shares.filter((share) => share !== left))).toEqual({
        code: 0,
        err: "",
        out: expect.stringContaining(
          `Restored 1 key-encryption key to ${deployment.keyFile}; keep a copy of it.`,
        ) as string,
      });
      expect(readFileSync(deployment.keyFile)).toEqual(text);
      expect(statSync(deployment.keyFile).mode & 0o777).toBe(0o600);
    }
    expect((await restore(shares)).out).toContain("which had them already");
    await opensAndSigns(address);
  });

  test("a rotation beside a service has the same shares restore the new key, and a drop the new one alone", async () => {
    const { service, address } = await begin(database);
    const shares = await create(2, 2);
    expect(await deployment.command("rotate")).toMatchObject(done);
    const [old = "", current = ""] = deployment.keys;
    const other = { COUNTERSIGN_MASTER_KEY_FILE: path.join(deployment.data, "other.key") };
    expect((await restore(shares, [], other)).out).toMatch(/^Restored 2 key-encryption keys to \S+other\.key; /);
    expect(readFileSync(other.COUNTERSIGN_MASTER_KEY_FILE)).toEqual(readFileSync(deployment.keyFile));
    expect(await deployment.command("drop-old")).toMatchObject(done);
    expect(await list()).toMatch(/restores all keys$/m);
    const later = await createWallet(service, "Later");
    await service.stop();
    rmSync(deployment.keyFile);
    expect(await restore(shares)).toMatchObject(done);
    expect(deployment.keys).toEqual([current]);
    expect(deployment.keys).not.toContain(old);
    for (const each of [address, later]) await opensAndSigns(each);
  });

  test("another recovery key takes the place of the first, whose shares are named so", async () => {
    const { service, address } = await begin(database);
    const first = await create(2, 2);
    const again = await deployment.run(["master-key", "recovery", "create"], plan(3, 2));
    expect(again.out).toMatch(
      /They are shown only once; .* The shares of set [0-9a-f]{8} no longer restore anything\.\n$/,
    );
    await service.stop();
    rmSync(deployment.keyFile);
    expect(await restore(first)).toEqual({
      code: 2,
      out: "",
      err: expect.stringMatching(
        /share-0\.txt is share 1 of 2 of set [0-9a-f]{8}, and the recovery key of this deployment has set [0-9a-f]{8}: the share belongs to another/,
      ) as string,
    });
    expect(existsSync(deployment.keyFile)).toBe(false);
    expect(await restore(sharesIn(again.out).slice(1))).toMatchObject(done);
    await opensAndSigns(address);
  });

  /** Has the nth write of a command fail, and says whether there were so many. */
  async function cut(
    what: "create" | "rotate" | "restore",
    nth: number,
    when: "before" | "after",
    shares: string[] = [],
  ) {
    let out = "";
    const io = {
      env: deployment.environment,
      cwd: deployment.data,
      stdout: { write: (text: string | Uint8Array) => (out += String(text)) },
      stderr: { write: () => true },
      stdin: process.stdin,
    };
    const options = { data: deployment.data };
    const run = {
      create: () =>
        changeDeployment(options, io, (opened) =>
          createRecovery({ ...opened, store: cutting(opened.store, nth, when) }, { shares: 2, threshold: 2 }, io),
        ),
      rotate: () =>
        changeDeployment(options, io, (opened) =>
          rotate({ ...opened, store: cutting(opened.store, nth, when) }, 20_000),
        ),
      restore: () =>
        changeDatabase(options, io, (opened) =>
          restoreKeys({ ...opened, store: cutting(opened.store, nth, when) }, { files: files(shares), to: "file" }, io),
        ),
    };
    const isCut = await run[what]().then(
      () => false,
      (error: unknown) => (error instanceof Error && error.message === cutOff) || Promise.reject(error),
    );
    return { isCut, shares: sharesIn(out) };
  }

  /** Which of some sets of shares restore the keys, into another file. */
  async function good(...sets: readonly string[][]): Promise<number[]> {
    const COUNTERSIGN_MASTER_KEY_FILE = path.join(deployment.data, "tried.key");
    const found: number[] = [];
    for (const [place, shares] of sets.entries()) {
      rmSync(COUNTERSIGN_MASTER_KEY_FILE, { force: true });
      const { code } = await restore(shares, [], { COUNTERSIGN_MASTER_KEY_FILE });
      const isSame = () => readFileSync(COUNTERSIGN_MASTER_KEY_FILE).equals(readFileSync(deployment.keyFile));
      if (code === 0 && isSame()) found.push(place);
    }
    return found;
  }

  test("a making that is cut off leaves the earlier shares good, or has shown those that are", async () => {
    const { service } = await begin(database);
    await service.stop();
    let before = await create(2, 2);
    for (const when of moments) {
      const found: number[] = [];
      for (let nth = 1; ; nth++) {
        const { isCut, shares } = await cut("create", nth, when);
        if (!isCut) {
          before = shares;
          break;
        }
        const [one, ...others] = await good(before, shares);
        expect(others).toEqual([]);
        found.push(present(one, "one"));
        if (one === 1) before = shares;
      }
      expect(found.length).toBeGreaterThan(0);
      expect(found.includes(1)).toBe(when === "after");
    }
    expect(await good(before)).toEqual([0]);
  });

  test("a rotation that is cut off anywhere leaves no key current that the shares do not restore", async () => {
    const { service, address } = await begin(database);
    await service.stop();
    const shares = await create(2, 2);
    for (const when of moments) {
      let cuts = 0;
      while ((await cut("rotate", cuts + 1, when)).isCut) {
        cuts++;
        const current = /^([0-9a-f]{16}) {2}current/m.exec(await list())?.[1];
        const COUNTERSIGN_MASTER_KEY_FILE = path.join(deployment.data, `${when}-${cuts}.key`);
        expect(await restore(shares, [], { COUNTERSIGN_MASTER_KEY_FILE })).toMatchObject(done);
        expect(listMasterKeys(COUNTERSIGN_MASTER_KEY_FILE)).toContain(current);
      }
      expect(cuts).toBeGreaterThan(3);
    }
    expect(await good(shares)).toEqual([0]);
    await opensAndSigns(address);
  });

  test("a restoring from a provider that is gone, cut off anywhere, changes all or nothing, and is done by the next", async () => {
    const provider = await firstOf(triedKinds).make();
    try {
      const { service, address } = await begin(database, provider.environment);
      await service.stop();
      expect(await deployment.command("migrate", ["--to", firstOf(triedKinds).kind])).toMatchObject(done);
      rmSync(deployment.keyFile);
      const shares = await create(2, 2);
      await provider.leave();
      for (const when of moments) {
        let cuts = 0;
        while ((await cut("restore", cuts + 1, when, shares)).isCut) cuts++;
        expect(cuts).toBeGreaterThan(0);
      }
      expect(deployment.keys).toHaveLength(1);
      await opensAndSigns(address);
      await provider.comeBack();
    } finally {
      await provider.remove();
    }
  });
});

const kinds = triedKinds.filter(({ lacking }) => lacking === undefined);

// Each provider wraps and unwraps in migration.system.test.ts; what restores by it, another one for each commit.
describe.each(share(kinds, turn(kinds.length)))("with $kind", ({ kind, make }) => {
  let provider: TriedProvider;
  beforeEach(async () => void (provider = await make()));
  afterEach(() => provider.remove());

  test("keys of a provider that is gone go on in a file, beside a service, and into another key of it", async () => {
    const { service, address } = await begin("sqlite", provider.environment);
    expect(await deployment.command("migrate", ["--to", kind])).toMatchObject(done);
    const shares = await create(3, 2);
    expect(await deployment.command("rotate")).toMatchObject(done);
    rmSync(deployment.keyFile);
    await provider.leave();
    expect(await restore(shares.slice(1))).toMatchObject({
      ...done,
      out: expect.stringMatching(/^Restored 2 key-encryption keys to \S+; keep a copy of it\. /) as string,
    });
    await service.stop();
    await opensAndSigns(address);
    rmSync(deployment.keyFile);
    expect(await restore(shares, ["--to", kind])).toMatchObject({ code: 1, out: "" });
    await provider.comeBack();
    expect(await restore(shares, ["--to", kind], provider.otherKey)).toMatchObject({
      ...done,
      out: expect.stringMatching(new RegExp(`^Restored 2 key-encryption keys to ${kind} `)) as string,
    });
    expect(await deployment.command("list", [], provider.otherKey)).toMatchObject(done);
    expect(await restore(shares, ["--to", kind])).toMatchObject(done);
    await opensAndSigns(address);
    expect(existsSync(deployment.keyFile)).toBe(false);
  });
});

test("a restoring to a provider that is killed at any request is done by the next", async () => {
  const { kind, make } = present(
    triedKinds.find((each) => each.kind === "kms"),
    "the kind",
  );
  const provider = await make();
  try {
    const { service, address } = await begin("sqlite", provider.environment);
    await service.stop();
    const shares = await create(2, 2);
    rmSync(deployment.keyFile);
    const args = ["master-key", "recovery", "restore", ...files(shares), "--to", kind, "--data", deployment.data];
    const killed = async (nth: number) => {
      const child = spawn(process.execPath, [...program, ...args], {
        stdio: "ignore",
        env: { ...process.env, ...deployment.environment },
      });
      const exited = once(child, "exit") as Promise<[number | null]>;
      let asked = 0;
      present(provider.server, "server").beforeAnswer = async () => {
        if (++asked < nth) return;
        child.kill("SIGKILL");
        await exited;
      };
      return (await exited)[0] === null;
    };
    let kills = 0;
    while (await killed(kills + 1)) {
      kills++;
      await expect(deployment.open()).rejects.toThrow(/master key file \S+ is missing/);
    }
    // One key is wrapped and unwrapped.
    expect(kills).toBe(2);
    present(provider.server, "server").beforeAnswer = async () => {};
    await opensAndSigns(address);
  } finally {
    await provider.remove();
  }
});

describe("shares", () => {
  let shares: string[];
  beforeEach(async () => {
    const { service } = await begin("sqlite");
    await service.stop();
    shares = await create(3, 2);
  });

  const refusal = (pattern: RegExp) => ({ code: 2, out: "", err: expect.stringMatching(pattern) as string });

  test("that are too few, the same twice or mistyped are refused, and nothing changes", async () => {
    const text = readFileSync(deployment.keyFile);
    rmSync(deployment.keyFile);
    const [one = "", two = ""] = shares;
    expect(await restore([one])).toEqual(refusal(/^countersign: 2 different shares are needed; 1 was given\n$/));
    expect(await restore([one, one])).toEqual(
      refusal(/share-1\.txt is share 1 of 3, already given as \S+share-0\.txt\n$/),
    );
    const mistyped = two.replace(/.$/, (last) => (last === "q" ? "p" : "q"));
    expect(await restore([one, mistyped])).toEqual(refusal(/share-1\.txt is mistyped: its checksum does not match\n$/));
    expect(await restore([`${one}\n${one}`])).toEqual(
      refusal(/share-0\.txt line 2 is share 1 of 3, already given as \S+ line 1/),
    );
    expect(existsSync(deployment.keyFile)).toBe(false);
    expect(await restore([`${one}\n\n${two}`])).toMatchObject(done);
    expect(readFileSync(deployment.keyFile)).toEqual(text);
  });

  test("are refused as arguments, and from files that others can read", async () => {
    expect(await deployment.run(["master-key", "recovery", "restore", ...shares])).toEqual(
      refusal(/give files with shares, not the shares: other users/),
    );
    const file = path.join(deployment.data, "open.txt");
    writeFileSync(file, shares.join("\n"), { mode: 0o644 });
    expect(await deployment.run(["master-key", "recovery", "restore", file])).toEqual(
      refusal(/other users .* chmod 600/),
    );
  });

  test("are asked for, until there are enough", async () => {
    rmSync(deployment.keyFile);
    const [one = "", two = "", three = ""] = shares;
    const stdin = `${one}\n\n${one}\nno share\n${three.toUpperCase()}\n${two}\n`;
    const ended = await deployment.run(["master-key", "recovery", "restore"], [], { stdin });
    expect(ended.code).toBe(0);
    expect(ended.err).toMatch(
      /^2 of the 3 shares of set [0-9a-f]{8} are needed\.\nshare 1: share 2: share 2: this is share 1 of 3, already given\nshare 2: this is not a share of a recovery key; shares begin with cshr1\nshare 2: $/,
    );
    expect(deployment.keys).toHaveLength(1);
    expect(await deployment.run(["master-key", "recovery", "restore"], [], { stdin: one })).toMatchObject({
      code: 2,
      err: expect.stringContaining("2 different shares are needed; 1 was given") as string,
    });
  });

  test("never take the place of other keys in the file", async () => {
    const others = `${"ab".repeat(31)}cd\n`;
    writeFileSync(deployment.keyFile, others);
    expect(await restore(shares)).toMatchObject({
      code: 1,
      err: expect.stringContaining("contains other keys; move it away first") as string,
    });
    expect(readFileSync(deployment.keyFile, "utf8")).toBe(others);
  });

  test("are nowhere in the data folder", () => {
    const text = readdirSync(deployment.data)
      .filter((name) => name.startsWith("countersign.db"))
      .map((name) => readFileSync(path.join(deployment.data, name)).toString("latin1"))
      .join();
    expect(text.includes('"threshold":2')).toBe(true);
    const forms = shares.flatMap((share) => [share, share.replaceAll("-", "")]);
    expect(forms.filter((form) => text.includes(form))).toEqual([]);
  });

  const record = (change: (record: Record<string, unknown>) => object) => {
    const file = new Sqlite(deployment.database);
    const { value } = file.prepare("select value from deployment where name = 'recovery'").get() as { value: string };
    const text = JSON.stringify(change(JSON.parse(value) as Record<string, unknown>));
    file.prepare("update deployment set value = ? where name = 'recovery'").run(text);
    file.close();
    return value;
  };
  const doctor = () => deployment.run(["doctor"]);

  test("of a key that somebody has put into the database get no new keys, and doctor tells", async () => {
    expect(await doctor()).toMatchObject({
      out: expect.stringMatching(/2 of 3 shares, restores all keys\.\n$/) as string,
    });
    const own = JSON.parse(record((kept) => kept)) as { readonly keys: unknown };
    expect(await create(3, 2)).toHaveLength(3);
    const theirs = JSON.parse(record(() => own)) as { readonly set: string };
    expect(await deployment.command("rotate")).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        "the record of the recovery key was altered: it does not match the key that was created",
      ) as string,
    });
    expect(await list()).toMatch(/^[0-9a-f]{16} {2}current, \d+ secrets$/m);
    expect(await doctor()).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^deployment recovery: the record of the recovery key was altered/) as string,
    });
    expect(theirs.set).toMatch(/^[0-9a-f]{8}$/);
    await create(2, 2);
    expect(await deployment.command("rotate")).toMatchObject(done);
  });

  test("that lack a key are told of by list and doctor, and get it at a rotation", async () => {
    record((kept) => ({ ...kept, keys: [] }));
    expect(await list()).toMatch(/does not restore [0-9a-f]{16}: run `countersign master-key rotate`$/m);
    expect(await doctor()).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^deployment recovery: its shares do not restore key [0-9a-f]{16}; run/) as string,
    });
    expect(await deployment.command("rotate")).toMatchObject(done);
    expect(await list()).toMatch(/restores all keys$/m);
    expect(await doctor()).toMatchObject({ code: 0 });
  });
});

test("a deployment without a recovery key restores nothing, and as many shares are needed as there are at most", async () => {
  const { service } = await begin("sqlite");
  await service.stop();
  expect(await deployment.run(["master-key", "recovery", "restore"])).toEqual({
    code: 2,
    out: "",
    err: "countersign: this deployment has no recovery key\n",
  });
  for (const [shares, threshold] of [
    [3, 4],
    [3, 1],
    [256, 2],
  ] as const) {
    expect((await deployment.run(["master-key", "recovery", "create"], plan(shares, threshold))).code).toBe(2);
  }
});
