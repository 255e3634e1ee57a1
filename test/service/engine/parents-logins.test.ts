// Logins that a parent's users ask for in sub-organizations, while both organizations are being changed.
import { ErrorCode } from "@countersign/api";

import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, activitiesOf, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { entryOf, firstOf } from "../support/results.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const customers = 8;

describe(`on ${database}`, () => {
  let services: RunningService[];
  let root: Person;
  beforeAll(async () => {
    const service = await startService({ postgres: database === "postgres" });
    services = database === "postgres" ? [service, await startService({ beside: service })] : [service];
    root = rootOf(service);
  });
  afterAll(async () => {
    for (const service of [...services].reverse()) await service.close();
  });

  const newCustomer = async (email: string) => {
    const [customer] = await newSubOrganizationOf(root, email);
    await act(customer, "ACTIVITY_TYPE_UPDATE_USER", { userId: customer.userId, userEmail: email });
    return customer;
  };
  /** By one process after the other. */
  const through = (actor: Person, index: number) => actor.through(entryOf(services, index % services.length));
  const sendCode = (by: Person, { organizationId }: Person, contact: string): Promise<Answer> =>
    submit({ ...by, organizationId }, "ACTIVITY_TYPE_INIT_OTP_AUTH", { otpType: "OTP_TYPE_EMAIL", contact });

  test("all of them get through, and so do the changes", async () => {
    const emails = Array.from({ length: customers }, (_, index) => `customer.${index}@example.com`);
    const all = await Promise.all(emails.map(newCustomer));
    const answers = await Promise.all(
      all.flatMap((customer, index) => [
        sendCode(through(root, index), customer, entryOf(emails, index)),
        submit(through(root, index + 1), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: emails[index], userIds: [] }),
        submit(through(customer, index + 1), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "new", userIds: [] }),
        sendCode(through(root, index + 1), customer, entryOf(emails, index)),
      ]),
    );
    expect(answers.filter(({ error }) => error)).toEqual([]);
  });

  test.skipIf(database === "sqlite")("one is not carried out for who is deleted in this very moment", async () => {
    const backEnd = await newUser(root, { userName: "Back end" });
    const policy = {
      policyName: "Codes",
      effect: "EFFECT_ALLOW",
      condition: "activity.type == 'ACTIVITY_TYPE_INIT_OTP_AUTH'",
      consensus: "",
      notes: "",
    };
    await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy);
    const customer = await newCustomer("late@example.com");
    const deletion = new pg.Client({ connectionString: firstOf(services).database });
    await deletion.connect();
    try {
      await deletion.query("begin");
      await deletion.query("update organizations set revision = revision + 1 where id = $1", [root.organizationId]);
      const { rows } = await deletion.query<{ pid: number }>("select pg_backend_pid() as pid");
      const answer = sendCode(backEnd, customer, "late@example.com");
      await Promise.race([answer, isWaitedFor(deletion, firstOf(rows).pid)]);
      await deletion.query("delete from api_keys where user_id = $1", [backEnd.userId]);
      await deletion.query("commit");
      expect(await answer).toMatchObject({ error: { code: ErrorCode.UNAUTHENTICATED } });
    } finally {
      await deletion.end();
    }
    expect(await activitiesOf(customer, "ACTIVITY_TYPE_INIT_OTP_AUTH")).toEqual([]);
  });
});

/** Resolves when a connection to PostgreSQL waits for what another one has locked. */
async function isWaitedFor(client: pg.Client, pid: number): Promise<void> {
  const waiting = "select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
  while ((await client.query(waiting, [pid])).rows.length === 0) await setImmediate();
}
