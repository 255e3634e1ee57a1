// Codes have six digits only, so whoever guesses must get three tries, whatever they do in between.

import { ErrorCode, apiKeyStamper, createClient } from "@countersign/api";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDatabase } from "../../support/database.js";
import { rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { spawnService } from "../../support/process.js";
import type { ServiceProcess } from "../../support/process.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, present, resultOf } from "../../support/results.js";
import { createSchema } from "../../support/schemas.js";
import { databases, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { handIn, letPass, newCustomer, sendCode, wrong } from "./world.js";

/** Codes of refusals, with how often they came. */
async function refusals(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(attempts)) {
    const { code } = outcome.status === "rejected" ? (outcome.reason as { code: number }) : { code: "none" };
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

describe.each(databases)("guesses on %s", (database) => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
  });
  afterAll(() => service.close());

  test("after three wrong codes the right one is refused, in the words that a wrong one gets", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    await expect(handIn(parent, otpId, wrong(code))).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "2 more tries are left"),
    );
    await expect(handIn(parent, otpId, wrong(code))).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "1 more try is left"),
    );
    await expect(handIn(parent, otpId, wrong(code))).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "no try is left"),
    );
    const messageTo = (text: string) =>
      handIn(parent, otpId, text).catch(({ code, message }: { code: number; message: string }) => ({ code, message }));
    const right = await messageTo(code);
    expect(right).toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "was tried 3 times"));
    expect(await messageTo(wrong(code))).toEqual(right);
  });

  test("the third try still counts where it is right", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    for (let count = 0; count < 2; count++) await handIn(parent, otpId, wrong(code)).catch(() => {});
    expect(await handIn(parent, otpId, code)).toEqual({ userId: carol.userId });
  });

  test("of twenty guesses at once, three are compared", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    const guesses = Array.from({ length: 20 }, () => handIn(parent, otpId, wrong(code)));
    expect(await refusals(guesses)).toEqual({ 7: 3, 9: 17 });
    await expect(handIn(parent, otpId, code)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "was tried 3 times"),
    );
    const rows = await inDatabase(service, (store) =>
      store.database.selectFrom("one_time_codes").select(["tries", "used_at"]).where("id", "=", otpId).execute(),
    );
    expect(rows).toEqual([{ tries: 3, used_at: null }]);
  });

  test("a user is sent three codes in three minutes, by e-mail and SMS together", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const requests = Array.from({ length: 10 }, (_, index) =>
      sendCode(parent, index % 2 === 0 ? carol.email : carol.phoneNumber),
    );
    expect(await refusals(requests)).toEqual({ none: 3, 8: 7 });
    await expect(sendCode(parent, carol.email)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "for this user in 3 minutes"),
    );
    await letPass(service, carol, 2.9);
    await expect(sendCode(parent, carol.email)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "the next one is possible in"),
    );
    await letPass(service, carol, 0.1);
    await sendCode(parent, carol.email);
  });

  test("a device gets three codes in three minutes, whoever they are for", async () => {
    const carol = await newCustomer(root);
    const emails = Array.from({ length: 4 }, (_, index) => `guest.${index}.${carol.email}`);
    const users = emails.map((userEmail) => ({
      userName: "Guest",
      apiKeys: [],
      authenticators: [],
      userTags: [],
      userEmail,
    }));
    await carol.client.createUsers(carol.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users }));
    const parent = root.within(carol);
    const userIdentifier = "9f2c61d07be4a85313c0";
    const requests = emails.map((email) => sendCode(parent, email, { userIdentifier }));
    expect(await refusals(requests)).toEqual({ none: 3, 8: 1 });
    await expect(sendCode(parent, carol.email, { userIdentifier })).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "with this userIdentifier"),
    );
    await sendCode(parent, carol.email, { userIdentifier: "another" });
    await sendCode(parent, carol.email, { userIdentifier: "" });
  });
});

const clientOf = ({ baseUrl, root }: ServiceProcess) =>
  createClient({
    baseUrl,
    stamper: apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey }),
  });

test.each(databases)(
  "on %s, neither kill -9 nor another process gives a guesser more tries, or more codes",
  async (database) => {
    const data = await mkdtemp(path.join(tmpdir(), "countersign-guesses-"));
    const schema = database === "postgres" ? await createSchema() : undefined;
    const start = () => spawnService(data, schema && { COUNTERSIGN_DATABASE_URL: schema.url });
    const running: ServiceProcess[] = [];
    try {
      running.push(await start());
      // Two processes share a PostgreSQL; a SQLite file has one.
      if (schema) running.push(await start());
      const { organizationId, userId } = firstOf(running).root;
      const userEmail = "ada@example.com";
      const client = clientOf(firstOf(running));
      await client.updateUser({ organizationId, parameters: { userId, userEmail } });
      const feature = { name: "FEATURE_NAME_OTP_EMAIL_AUTH", value: "" } as const;
      await client.setOrganizationFeature({ organizationId, parameters: feature });
      // Equal bodies would be one activity.
      let time = Date.now();
      const next = () => ({ organizationId, timestampMs: String(++time) });
      const send = (by: ServiceProcess) =>
        clientOf(by).initOtpAuth({
          ...next(),
          parameters: {
            otpType: "OTP_TYPE_EMAIL",
            contact: userEmail,
            appName: "Harbour",
            otpLength: 6,
            alphanumeric: false,
          },
        });
      const guess = (by: ServiceProcess, otpId: string, otpCode: string) =>
        clientOf(by).otpAuth({ ...next(), parameters: { otpId, otpCode } });

      const { activity } = await send(firstOf(running));
      const { otpId } = resultOf(activity, "initOtpAuthResultV2");
      const code = await openOutbox(data).nextCode(userEmail);
      await expect(guess(present(running.at(-1)), otpId, wrong(code))).rejects.toMatchObject(
        refusal(ErrorCode.PERMISSION_DENIED, "2 more tries"),
      );
      await firstOf(running).kill();
      running[0] = await start();
      const guesses = Array.from({ length: 10 }, (_, index) =>
        guess(entryOf(running, index % running.length), otpId, wrong(code)),
      );
      expect(await refusals(guesses)).toEqual({ 7: 2, 9: 8 });
      await running[0].kill();
      running[0] = await start();
      for (const each of running) {
        await expect(guess(each, otpId, code)).rejects.toMatchObject(
          refusal(ErrorCode.FAILED_PRECONDITION, "was tried 3 times"),
        );
      }
      const requests = Array.from({ length: 6 }, (_, index) => send(entryOf(running, index % running.length)));
      expect(await refusals(requests)).toEqual({ none: 2, 8: 4 });
    } finally {
      for (const each of running) await each.kill();
      await schema?.drop();
      await rm(data, { recursive: true });
    }
  },
);
