// One mailbox or phone is not sent to without end, however many organizations and users have it.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { refusal, rootOf } from "../people/person.js";
import type { Person } from "../people/person.js";
import { addUsers, newCustomer, newTarget, sendCode, sendKey, within } from "./world.js";

describe.each(databases)("on %s, with four messages to a contact in an hour", (database) => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    const config = { "messages.perContactHourly": "4" };
    service = await startService({ postgres: database === "postgres", config });
    root = rootOf(service);
  });
  afterAll(() => service.close());

  test("requests of all organizations count together, for each contact by itself", async () => {
    const [one, other] = [await newCustomer(service, root), await newCustomer(service, root)];
    const email = "noor@example.com";
    await addUsers(one, [{ userEmail: email }]);
    await addUsers(other, [{ userEmail: email }]);
    for (let count = 0; count < 3; count++) await sendCode(within(root, one), email);
    await sendKey(within(root, other), email, newTarget());
    const tooMany = refusal(8, "this contact was sent the most messages allowed in an hour");
    await expect(sendCode(within(root, other), email)).rejects.toMatchObject(tooMany);
    await expect(sendKey(within(root, other), email, newTarget())).rejects.toMatchObject(tooMany);
    await sendCode(within(root, other), other.email);
  });
});
