// Logins by the command line, with a real service, the messages that it sends, and a real OpenID Connect issuer.

import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { markVerified } from "../families/logins/contact-world.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { newCustomer } from "../families/logins/world.js";
import type { Customer } from "../families/logins/world.js";
import { publicKeysOf } from "../families/sessions/login.js";
import { startIssuer } from "../oidc/issuer.js";
import { rootOf } from "../support/people.js";
import { entryOf, present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { countersign } from "./running.js";
import type { Around, Ended } from "./running.js";

let service: RunningService;
let outbox: Outbox;
let folder: string;
let carol: Customer;
beforeAll(async () => {
  service = await startService({ config: { "oidc.allowPrivateIssuers": true } });
  outbox = openOutbox(service.dataFolder);
});
afterAll(() => service.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "countersign-login-"));
  carol = await newCustomer(rootOf(service));
  return () => rm(folder, { recursive: true });
});

/** Stamped by the parent's root user, in the sub-organization of the one who logs in. */
function run(args: string, stdin: Around["stdin"] = ""): Promise<Ended> {
  const env = { COUNTERSIGN_DATA_DIR: service.dataFolder };
  return countersign([...args.split(" "), "--organization", carol.organizationId], { cwd: folder, env, stdin });
}

/** By a key that was kept, in whatever organization and at whatever service belongs to it. */
function as(name: string, ...args: string[]): Promise<Ended> {
  return countersign([...args, "--key-name", name], { cwd: folder });
}

const keys = (...names: string[]) => join(folder, ".config/countersign/keys", ...names);

async function expectCarol(name: string): Promise<void> {
  const { code, out } = await as(name, "whoami", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ organizationId: carol.organizationId, userId: carol.userId });
}

describe("countersign login otp", () => {
  test("sends a code, asks for it, and keeps a key that later commands speak by", async () => {
    const { code, err, out } = await run(`login otp --contact ${carol.email} --save-as carol --expires-in 600`, () =>
      outbox.nextCode(carol.email),
    );
    expect({ code, err }).toEqual({ code: 0, err: `Code sent to ${carol.email}: ` });
    expect(out).toMatch(/^key name +carol$/m);
    await expectCarol("carol");
    expect((await stat(keys("carol.private"))).mode & 0o777).toBe(0o600);
    const meta = JSON.parse(await readFile(keys("carol.meta"), "utf8")) as { createdAt: string; expiresAt: string };
    expect(Date.parse(meta.expiresAt) - Date.parse(meta.createdAt)).toBe(600_000);
    const made = await as("carol", "wallets", "create", "--name", "Mine");
    expect(made).toMatchObject({ code: 0, err: "" });
  });

  test("takes a code that was sent before, by SMS", async () => {
    const sent = await run(`login send-code --contact ${carol.phoneNumber}`);
    const [, otpId = ""] = present(/^otp id +(\S+)$/m.exec(sent.out));
    const stdin = `${await outbox.nextCode(carol.phoneNumber)}\n`;
    expect(await run(`login otp --otp-id ${otpId} --save-as carol`, stdin)).toMatchObject({ code: 0 });
    await expectCarol("carol");
  });

  test("keeps nothing for a wrong code, or without one", async () => {
    const wrong = async () => String((Number(await outbox.nextCode(carol.email)) + 1) % 1_000_000).padStart(6, "0");
    expect(await run(`login otp --contact ${carol.email} --save-as carol`, wrong)).toMatchObject({ code: 1, out: "" });
    expect(await run(`login otp --contact ${carol.email} --save-as carol`, "\n")).toMatchObject({ code: 2, out: "" });
    expect(await readdir(keys())).toEqual([]);
  });

  test("sends nothing where another key has the name, unless that one is of a login that has ended", async () => {
    const logIn = `login otp --contact ${carol.email} --save-as carol`;
    const nowhere = join(folder, "file");
    await writeFile(nowhere, "");
    const unkept = await run(`${logIn} --keys-folder ${nowhere}`, () => Promise.reject(new Error("asked for a code")));
    expect(unkept).toMatchObject({ code: 2, out: "" });
    expect(unkept.err).toContain(`can't write to ${nowhere}`);
    await run("api-keys generate --key-name carol");
    const taken = await run(logIn, () => Promise.reject(new Error("asked for a code")));
    expect(taken).toMatchObject({ code: 2, out: "" });
    expect(taken.err).toContain("choose another --save-as");
    const meta = {
      ...(JSON.parse(await readFile(keys("carol.meta"), "utf8")) as object),
      expiresAt: "2020-01-01T00:00:00Z",
    };
    await writeFile(keys("carol.meta"), JSON.stringify(meta));
    const ended = await as("carol", "whoami");
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("expired at 2020-01-01T00:00:00Z; log in again");
    expect(await run(logIn, () => outbox.nextCode(carol.email))).toMatchObject({ code: 0 });
    await expectCarol("carol");
  });
});

describe("countersign login code", () => {
  const logIn = (contact: string) => `login code --contact ${contact} --save-as carol`;

  test("sends a code to a verified contact and keeps a key that was made here", async () => {
    await markVerified(service, carol);
    const { code, err, out } = await run(`${logIn(carol.email)} --expires-in 600`, () => outbox.nextCode(carol.email));
    expect({ code, err }).toEqual({ code: 0, err: `Code sent to ${carol.email}: ` });
    expect(out).toMatch(new RegExp(`^user id +${carol.userId}$`, "m"));
    await expectCarol("carol");
    expect((await stat(keys("carol.private"))).mode & 0o777).toBe(0o600);
    const { publicKey, ...meta } = JSON.parse(await readFile(keys("carol.meta"), "utf8")) as Record<string, string>;
    expect(Date.parse(entryOf(meta, "expiresAt")) - Date.parse(entryOf(meta, "createdAt"))).toBe(600_000);
    const { apiKeys } = await carol.client.getApiKeys({ organizationId: carol.organizationId, userId: carol.userId });
    expect(apiKeys.filter(({ credential }) => credential.publicKey === publicKey)).toMatchObject([
      { credential: { type: "CREDENTIAL_TYPE_LOGIN" }, expirationSeconds: "600" },
    ]);
    // By SMS, and instead of the keys of before.
    const again = `${logIn(carol.phoneNumber)}-2 --end-others --json`;
    const second = await run(again, () => outbox.nextCode(carol.phoneNumber));
    expect(second).toMatchObject({ code: 0 });
    expect(JSON.parse(second.out)).toMatchObject({ activity: { result: { otpLoginResult: {} } } });
    await expectCarol("carol-2");
    expect(await as("carol", "whoami")).toMatchObject({ code: 1 });
  });

  test("is refused for a contact that nobody has verified, and for a wrong code", async () => {
    const unverified = await run(logIn(carol.email), () => outbox.nextCode(carol.email));
    expect(unverified).toMatchObject({ code: 1, out: "" });
    await markVerified(service, carol);
    const wrong = async () => String((Number(await outbox.nextCode(carol.email)) + 1) % 1_000_000).padStart(6, "0");
    const refused = await run(logIn(carol.email), wrong);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("Invalid OTP code");
    expect(await readdir(keys())).toEqual([]);
  });

  test("hands no code in to a target that another key has signed, and sends none where the name is taken", async () => {
    await markVerified(service, carol);
    const { codes, bundles } = await publicKeysOf(service);
    const other = await run(`${logIn(carol.email)} --codes-key ${bundles}`, () => outbox.nextCode(carol.email));
    expect(other).toMatchObject({ code: 2, out: "" });
    expect(other.err).toContain(`expected ${bundles}`);
    expect(await run(`${logIn(carol.email)} --codes-key 04ab`)).toMatchObject({ code: 2, out: "" });
    const right = `${logIn(carol.email)} --codes-key ${codes}`;
    expect(await run(right, () => outbox.nextCode(carol.email))).toMatchObject({ code: 0 });
    await run("api-keys generate --key-name dana");
    const taken = await run(`${right}`.replace("carol --", "dana --"), () =>
      Promise.reject(new Error("asked for a code")),
    );
    expect(taken).toMatchObject({ code: 2, out: "" });
  });
});

test("countersign features set switches a login on, features remove off again", async () => {
  const inFirst = (args: string) =>
    countersign(args.split(" "), { cwd: folder, env: { COUNTERSIGN_DATA_DIR: service.dataFolder } });
  await inFirst("users create --name Dana --email dana@example.com");
  const sendCode = "login send-code --contact dana@example.com";
  const off = await inFirst(sendCode);
  expect(off).toMatchObject({ code: 1, out: "" });
  expect(off.err).toContain("FEATURE_NAME_OTP_EMAIL_AUTH");
  const switchedOn = await inFirst("features set otp-email-auth");
  expect(switchedOn).toMatchObject({ code: 0, out: (await inFirst("features list")).out });
  expect(switchedOn.out).toContain("otp-email-auth");
  expect(await inFirst(sendCode)).toMatchObject({ code: 0, err: "" });
  expect(await inFirst("features remove otp-email-auth")).toMatchObject({ code: 0 });
  expect((await inFirst("features list")).out).toBe("No features are set.\n");
  expect(await inFirst(sendCode)).toMatchObject({ code: 1, out: "" });
  expect(await inFirst("features set nonsense")).toMatchObject({ code: 2, out: "" });
});

describe("countersign login email", () => {
  test("sends an e-mail, asks for its bundle and keeps the key in it", async () => {
    const logIn = `login email --email ${carol.email} --save-as carol`;
    expect(await run(logIn, () => outbox.nextBundle(carol.email))).toMatchObject({ code: 0 });
    await expectCarol("carol");
  });

  test("leaves the bundle to a later command, by a key that waits for it", async () => {
    await run("encryption-keys generate --encryption-key waiting");
    const start = `login email --email ${carol.email} --save-as carol --send-only`;
    expect(await run(start)).toMatchObject({ code: 2, out: "" });
    const sent = await run(`${start} --encryption-key waiting`);
    const [, goOn = ""] = present(/countersign (login bundle .+)/.exec(sent.out));
    const stdin = await outbox.nextBundle(carol.email);
    expect(await countersign(goOn.split(" "), { cwd: folder, stdin })).toMatchObject({ code: 0, err: "" });
    await expectCarol("carol");
  });
});

test("countersign login oauth takes a token of a linked account that carries the key's nonce", async () => {
  const issuer = await startIssuer();
  try {
    const { out } = await run("encryption-keys generate --encryption-key laptop --json");
    const { nonce } = JSON.parse(out) as { nonce: string };
    const token = await issuer.logIn({ account: carol.email, nonce });
    // Carol herself links the account, by a key of a session.
    const logIn = `login otp --contact ${carol.email} --save-as carol`;
    await run(logIn, () => outbox.nextCode(carol.email));
    await writeFile(join(folder, "token"), token, { mode: 0o600 });
    const link = ["oauth-providers", "create", "--user", carol.userId, "--name", "Issuer", "--token-file", "token"];
    const linked = await as("carol", ...link);
    expect(linked).toMatchObject({ code: 0, err: "" });
    expect((await as("carol", "oauth-providers", "list")).out).toContain(issuer.url);
    const byToken = "login oauth --encryption-key laptop --token-file token --save-as by-token";
    expect(await run(byToken)).toMatchObject({ code: 0, err: "" });
    await expectCarol("by-token");
    const other = await issuer.logIn({ account: carol.email, nonce: "other" });
    const refused = await run(byToken.replace("-file token", "-file -").replace("by-token", "other"), other);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain(nonce);
    expect(refused.err).not.toContain(other);
  } finally {
    await issuer.close();
  }
});

test("countersign login session makes a key of one's own that ends by itself", async () => {
  await run(`login otp --contact ${carol.email} --save-as carol`, () => outbox.nextCode(carol.email));
  const made = await as("carol", "login", "session", "--save-as", "short", "--expires-in", "60");
  expect(made).toMatchObject({ code: 0, err: "" });
  await expectCarol("short");
});

test("an invitation is listed until it is withdrawn", async () => {
  await run(`login otp --contact ${carol.email} --save-as carol`, () => outbox.nextCode(carol.email));
  const made = await as("carol", "invitations", "create", "--name", "Bob", "--email", "bob@example.com");
  const [, id = ""] = present(/^invitation id +(\S+)$/m.exec(made.out));
  expect((await as("carol", "invitations", "list")).out).toMatch(
    new RegExp(`^${id} +Bob +bob@example.com +created`, "m"),
  );
  expect(await as("carol", "invitations", "delete", "--invitation", id)).toMatchObject({ code: 0, err: "" });
  expect((await as("carol", "invitations", "list")).out).not.toMatch(/ created /);
});
