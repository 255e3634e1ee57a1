// Whoever guesses codes gets three tries, whatever becomes of the processes that count them.

import { ErrorCode, apiKeyStamper, createClient } from "@countersign/api";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { spawnService } from "../../support/process.js";
import type { ServiceProcess } from "../../support/process.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, present, resultOf } from "../../support/results.js";
import { borrowSchema } from "../../support/schemas.js";
import { database } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import { refusals } from "./refusals.js";
import { wrong } from "./world.js";

const clientOf = ({ baseUrl, root }: ServiceProcess) =>
  createClient({
    baseUrl,
    stamper: apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey }),
  });

test(`on ${database}, neither kill -9 nor another process gives a guesser more tries, or more codes`, async () => {
  const data = await mkdtemp(path.join(tmpdir(), "countersign-guesses-"));
  const schema = database === "postgres" ? await borrowSchema() : undefined;
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
    await schema?.giveBack();
    await rm(data, { recursive: true });
  }
});
