// One mailbox or phone is not sent to without end, however many organizations and users have it.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { addUsers, newCustomer, newTarget, sendCode, sendKey } from "./world.js";

describe("with four messages to a contact in an hour", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    const config = { "messages.perContactHourly": "4" };
    service = await startService({ config });
    root = rootOf(service);
  });
  afterAll(() => service.close());

  test("requests of all organizations count together, for each contact by itself", async () => {
    const [one, other] = [await newCustomer(root), await newCustomer(root)];
    const email = "noor@example.com";
    await addUsers(one, [{ userEmail: email }]);
    await addUsers(other, [{ userEmail: email }]);
    for (let count = 0; count < 3; count++) await sendCode(root.within(one), email);
    await sendKey(root.within(other), email, newTarget());
    const tooMany = refusal(ErrorCode.RESOURCE_EXHAUSTED, "this contact was sent the most messages allowed in an hour");
    await expect(sendCode(root.within(other), email)).rejects.toMatchObject(tooMany);
    await expect(sendKey(root.within(other), email, newTarget())).rejects.toMatchObject(tooMany);
    await sendCode(root.within(other), other.email);
  });
});
