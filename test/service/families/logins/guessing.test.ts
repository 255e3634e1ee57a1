// Codes have six digits only, so whoever guesses must get three tries, whatever they do in between.

import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDatabase } from "../../support/database.js";
import { rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { refusals } from "./refusals.js";
import { handIn, letPass, newCustomer, sendCode, wrong } from "./world.js";

describe("guesses", () => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService();
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
