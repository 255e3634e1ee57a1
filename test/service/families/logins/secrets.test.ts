// Codes and keys reach their user and nobody else: not the database, not even while a message waits in it, not the log,
// and not those who are told of activities.

import { sql } from "kysely";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSecrets } from "../../end-to-end/search.js";
import type { Place, Secret } from "../../end-to-end/search.js";
import { inDatabase } from "../../support/database.js";
import { rootOf } from "../../support/people.js";
import { startReceiver } from "../../support/receiver.js";
import type { Receiver } from "../../support/receiver.js";
import { firstOf, present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import { handIn, newCustomer, newTarget, sendCode, sendKey, sendRecovery, setFeature, wrong } from "./world.js";

describe("secrets of logins", () => {
  let service: RunningService;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    const config = {
      "webhooks.allowPrivateTargets": true,
      "messages.firstRetryMs": "20",
      "messages.longestRetryMs": "100",
      "messages.maxAttempts": "1000",
    };
    service = await startService({ config });
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  /** All rows of the database, as text. */
  const rows = () =>
    inDatabase(service, async ({ database: tables }) => {
      const names = sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
      const found = (await names.execute(tables)).rows;
      const whole = await Promise.all(
        found.map(({ name }) =>
          tables
            .selectFrom(name as never)
            .selectAll()
            .execute(),
        ),
      );
      return whole.flat().map((row) => JSON.stringify(row));
    });
  const place = (name: string, lines: readonly string[]): Place => ({ name, content: Buffer.from(lines.join("\n")) });
  const places = async (): Promise<Place[]> => [
    place("rows", await rows()),
    ...(await Promise.all(
      [service.database, `${service.database}-wal`].map(async (file) => ({
        name: path.extname(file),
        content: await readFile(file),
      })),
    )),
    place("log", service.logs),
    place(
      "webhooks",
      receiver.deliveries.map(({ body }) => body),
    ),
  ];
  /** Numbers are full of digits: a code stands for itself where no letter or digit is next to it. */
  const withCode = (found: readonly Place[], code: string) =>
    found
      .filter(({ name }) => !name.startsWith(".db"))
      .filter(({ content }) => new RegExp(`(?<![0-9A-Za-z])${code}(?![0-9A-Za-z])`).test(content.toString()))
      .map(({ name }) => name);

  test("codes and keys are in no row, log line or webhook, before and after they are sent", async () => {
    const root = rootOf(service);
    await setFeature(root, "FEATURE_NAME_WEBHOOK", receiver.url);
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const outbox = openOutbox(service.dataFolder);
    // A file where the folder belongs: messages have to wait.
    const folder = path.join(service.dataFolder, "outbox");
    await writeFile(folder, "");
    const targets = [newTarget(), newTarget(), newTarget()] as const;
    const bySms = await sendCode(parent, carol.phoneNumber);
    const byEmail = await sendCode(parent, carol.email);
    await sendKey(parent, carol.email, targets[0]);
    await sendRecovery(parent, carol.email, targets[1]);
    const waiting = await places();
    expect(firstOf(waiting).content.toString()).toContain(`"recipient":"${carol.email}"`);

    await rm(folder);
    const smsCode = await outbox.nextCode(carol.phoneNumber);
    const emailed = [await outbox.next(carol.email), await outbox.next(carol.email), await outbox.next(carol.email)];
    const inEmails = (pattern: RegExp) => emailed.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
    const emailCode = firstOf(inEmails(/\b\d{6}\b/));
    await handIn(parent, byEmail, wrong(emailCode)).catch(() => {});
    const { targetPublicKey } = targets[2];
    const one = await handIn(parent, byEmail, emailCode, { targetPublicKey });
    const other = await handIn(parent, bySms, smsCode, { targetPublicKey });
    const mailed = inEmails(/\b[1-9A-HJ-NP-Za-km-z]{100,}\b/);
    expect(mailed).toHaveLength(2);
    // Each opens with the key of one device.
    const keys = mailed.map((bundle) => {
      try {
        return targets[0].open(bundle);
      } catch {
        return targets[1].open(bundle);
      }
    });
    keys.push(targets[2].open(one.credentialBundle), targets[2].open(other.credentialBundle));
    const secrets: Secret[] = keys.map(({ privateKey }, index) => ({
      name: `key ${index}`,
      bytes: Buffer.from(privateKey, "hex"),
    }));

    const told = (type: string) => receiver.deliveries.filter(({ body }) => body.includes(`"${type}"`));
    await receiver.until(() => told("ACTIVITY_TYPE_OTP_AUTH").length === 2);
    const afterwards = await places();
    expect(firstOf(told("ACTIVITY_TYPE_OTP_AUTH")).body).toContain('"otpCode":"******"');
    for (const found of [waiting, afterwards]) {
      expect(findSecrets(secrets, found)).toEqual([]);
      expect(withCode(found, smsCode)).toEqual([]);
      expect(withCode(found, emailCode)).toEqual([]);
    }
    // What is mailed is in no answer either, so that nobody learns it who can read activities.
    const { organizationId } = carol;
    const { activities } = await carol.client.getActivities({ organizationId });
    const shown = [place("activities", [JSON.stringify(activities)]), present(afterwards.at(-1))];
    for (const bundle of mailed) expect(shown.filter(({ content }) => content.includes(bundle))).toEqual([]);
  });
});
