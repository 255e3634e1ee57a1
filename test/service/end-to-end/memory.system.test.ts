// What a service's memory holds, and for how long.

import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiKeyStamper, createClient } from "@countersign/api";
import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { canReadMemory, findInMemory } from "../support/memory.js";
import { rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { borrowSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import { cardOf } from "../families/billing/cards.js";
import { accept, acceptanceOf, invited } from "../families/invitations/invitation.js";
import { openOutbox } from "../families/logins/outbox.js";
import { handIn, newCustomer, newTarget, sendCode } from "../families/logins/world.js";
import { openSession, post, whoamiBy } from "../families/sessions/session.js";
import { present } from "../support/results.js";
import { stampOf } from "../support/stamp.js";
import { formsOf } from "./search.js";

/** A secret in every form in which it could be, by the form's name. */
function needles(hex: string): Map<string, Buffer> {
  return new Map(formsOf(Buffer.from(hex, "hex")));
}

/** All strings that something in the main thread of a process still refers to, after garbage was collected. */
async function liveStrings({ child }: ServiceProcess, folder: string): Promise<string[]> {
  child.kill("SIGUSR2");
  const snapshot = await vi.waitFor(
    () => {
      const [name = ""] = readdirSync(folder).filter((each) => each.endsWith(".heapsnapshot"));
      const text = readFileSync(path.join(folder, name), "utf8");
      if (!/\]\s*\}\s*$/.test(text.slice(-100))) throw new Error("it is not whole yet");
      return JSON.parse(text) as { strings: string[] };
    },
    { timeout: 240_000, interval: 500 },
  );
  return snapshot.strings;
}

describe.skipIf(!canReadMemory)(`on ${database}, in all the memory of a service`, () => {
  let data: string;
  let environment: Record<string, string>;
  let giveBack = async () => {};
  let service: ServiceProcess | undefined;
  beforeEach(async () => {
    data = mkdtempSync(path.join(tmpdir(), "countersign-memory-"));
    const schema = database === "postgres" ? await borrowSchema() : undefined;
    environment = schema ? { COUNTERSIGN_DATABASE_URL: schema.url } : {};
    giveBack = schema?.giveBack ?? (async () => {});
  });
  afterEach(async () => {
    await service?.kill();
    await giveBack();
    rmSync(data, { recursive: true });
  });

  const start = async (more: Record<string, string> = {}) =>
    (service = await spawnService(data, { ...environment, ...more }));
  const rootKey = ({ child, root }: ServiceProcess) =>
    findInMemory(present(child.pid, "pid"), needles(root.apiPrivateKey));
  const use = async ({ baseUrl, root }: ServiceProcess) => {
    const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
    const client = createClient({ baseUrl, stamper });
    const { organizationId } = root;
    for (let i = 0; i < 20; i++) await client.whoami({ organizationId });
    await client.createWallet({ organizationId, parameters: { walletName: "Treasury", accounts: [] } });
  };

  test("of a first start's keys, nothing is left but what custody opens with, in none of their forms", async () => {
    const password = randomBytes(32).toString("hex");
    const first = await start({ COUNTERSIGN_SMTP_URL: `smtp://user:${password}@127.0.0.1:9` });
    const pid = present(first.child.pid, "pid");
    expect(rootKey(first)).toEqual([]);
    const digits = readFileSync(path.join(data, "master.key"), "utf8").trim();
    expect(findInMemory(pid, needles(digits))).toEqual(["bytes"]);
    // The same search finds a secret that has to be there.
    expect(findInMemory(pid, needles(password))).toContain("hex");
    await use(first);
    expect(rootKey(first)).toEqual([]);
  });

  test("nor at a later start, which writes another address into its file, nor at one that goes on with it", async () => {
    await (await start()).stop();
    const second = await start();
    await use(second);
    expect(rootKey(second)).toEqual([]);
    if (database === "postgres") return;
    await second.stop();
    for (const name of ["countersign.db", "countersign.db-wal", "countersign.db-shm"]) {
      rmSync(path.join(data, name), { force: true });
    }
    const again = await start();
    await use(again);
    expect(rootKey(again)).toEqual([]);
  });
});

test("what passes through a service once is referred to by nothing once it has served", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-heap-"));
  const password = randomBytes(32).toString("hex");
  const service = await spawnService(
    "data",
    {
      NODE_OPTIONS: "--heapsnapshot-signal=SIGUSR2",
      COUNTERSIGN_SMS_URL: `http://user:${password}@127.0.0.1:9/`,
    },
    folder,
  );
  try {
    const dataFolder = path.join(folder, "data");
    const root = rootOf(service);
    const { organizationId } = root;
    const { session } = await openSession(root);
    expect(await whoamiBy(service, organizationId, session)).toMatchObject({ status: 200 });

    const invitation = await invited({ dataFolder }, root);
    const [, token = ""] = invitation.invitationId.split(".");
    expect(await accept(service, acceptanceOf(invitation))).toMatchObject({ status: 200 });

    const card = cardOf("4000056655665556", "7371");
    const method = root.request("ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", card);
    const body = JSON.stringify({ ...method, type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD" });
    const stamp = await stampOf({ publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey }, body);
    expect(await post(service, "/public/v1/submit/set_payment_method", body, stamp)).toMatchObject({ status: 200 });

    const customer = await newCustomer(root);
    const otpId = await sendCode(root.within(customer), customer.email);
    const code = await openOutbox(dataFolder).nextCode(customer.email);
    const { targetPublicKey } = newTarget();
    expect(await handIn(root.within(customer), otpId, code, { targetPublicKey })).toMatchObject({
      userId: customer.userId,
    });
    // What a socket or a group of log lines holds until the next one comes along.
    for (let i = 0; i < 20; i++) await root.client.getWhoami({ organizationId });

    const masterKey = readFileSync(path.join(dataFolder, "master.key"), "utf8").trim();
    const once = { session, token, code, card: card.number, masterKey, rootKey: service.root.apiPrivateKey };
    const strings = await liveStrings(service, folder);
    const left = Object.entries(once).filter(([, secret]) => {
      const alone = new RegExp(`(?<!\\w)${secret}(?!\\w)`);
      return strings.some((text) => alone.test(text));
    });
    expect(left.map(([name]) => name)).toEqual([]);
    // The same search finds what has to be there.
    for (const text of [password, customer.organizationId]) {
      expect(strings.some((each) => each.includes(text))).toBe(true);
    }
  } finally {
    await service.kill();
    rmSync(folder, { recursive: true });
  }
});
