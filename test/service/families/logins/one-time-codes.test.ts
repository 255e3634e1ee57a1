import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDatabase } from "../../support/database.js";
import { newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, present, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import {
  addUsers,
  handIn,
  keysOf,
  letPass,
  newCustomer,
  newTarget,
  removeFeature,
  sendCode,
  setFeature,
  whoami,
  wrong,
} from "./world.js";
import type { Customer } from "./world.js";

describe("one-time codes", () => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
  });
  afterAll(() => service.close());

  const verified = async (userId: string) =>
    inDatabase(service, async (store) =>
      store.database
        .selectFrom("users")
        .select(["email_verified", "phone_number_verified"])
        .where("id", "=", userId)
        .executeTakeFirst(),
    );

  test("a code by e-mail logs its user in for 900 seconds, and shows that the mailbox is theirs", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    expect(await verified(carol.userId)).toEqual({ email_verified: 0, phone_number_verified: 0 });
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    const target = newTarget();
    const { targetPublicKey } = target;
    const result = await handIn(parent, otpId, code, { targetPublicKey });
    expect(result.userId).toBe(carol.userId);
    const key = target.open(result.credentialBundle);
    expect(await whoami(carol, key)).toMatchObject({
      userId: carol.userId,
      organizationId: carol.organizationId,
    });
    expect(await keysOf(carol, carol.userId)).toContainEqual({
      apiKeyId: result.apiKeyId,
      apiKeyName: "Login with a one-time code",
      type: "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
      expirationSeconds: "900",
    });
    expect(await verified(carol.userId)).toEqual({ email_verified: 1, phone_number_verified: 0 });
  });

  test("a code by SMS does the same for the phone; name and lifetime are the request's", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const smsCustomization = { template: "Harbour: {{.OtpCode}} is your code" };
    const otpId = await sendCode(parent, carol.phoneNumber, { smsCustomization });
    const { text } = await outbox.next(carol.phoneNumber);
    const [, code] = present(/^Harbour: (\d{6}) is your code$/.exec(text));
    const extra = { ...newTarget(), apiKeyName: "Phone", expirationSeconds: "60" };
    const { targetPublicKey, apiKeyName, expirationSeconds } = extra;
    const { apiKeyId } = await handIn(parent, otpId, present(code, "code"), {
      targetPublicKey,
      apiKeyName,
      expirationSeconds,
    });
    expect(await keysOf(carol, carol.userId)).toContainEqual({
      apiKeyId,
      apiKeyName: "Phone",
      type: "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
      expirationSeconds: "60",
    });
    expect(await verified(carol.userId)).toEqual({ email_verified: 0, phone_number_verified: 1 });
  });

  test("without a target key the code is checked, and no key is made", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const result = await handIn(parent, otpId, await outbox.nextCode(carol.email));
    expect(result).toEqual({ userId: carol.userId });
    expect(await keysOf(carol, carol.userId)).toHaveLength(1);
    expect(await verified(carol.userId)).toMatchObject({ email_verified: 1 });
  });

  test("a code is good once", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    const { targetPublicKey } = newTarget();
    const both = await Promise.allSettled([1, 2].map(() => handIn(parent, otpId, code, { targetPublicKey })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(handIn(parent, otpId, code)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "has been used"),
    );
    expect(await keysOf(carol, carol.userId)).toHaveLength(2);
  });

  test("a code holds for five minutes", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const first = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    await letPass(service, carol, 4.9);
    expect(await handIn(parent, first, code)).toEqual({ userId: carol.userId });
    const second = await sendCode(parent, carol.email);
    const late = await outbox.nextCode(carol.email);
    await letPass(service, carol, 5);
    await expect(handIn(parent, second, late)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "has expired"),
    );
  });

  test("a newer code to the same contact takes the older one's place", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const bySms = await sendCode(parent, carol.phoneNumber);
    const older = await sendCode(parent, carol.email);
    const olderCode = await outbox.nextCode(carol.email);
    const newer = await sendCode(parent, carol.email);
    const newerCode = await outbox.nextCode(carol.email);
    await expect(handIn(parent, older, olderCode)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "a newer one"),
    );
    expect(await handIn(parent, newer, newerCode)).toEqual({ userId: carol.userId });
    expect(await handIn(parent, bySms, await outbox.nextCode(carol.phoneNumber))).toEqual({ userId: carol.userId });
  });

  test("a code is good under its own id and in its own organization only", async () => {
    const [carol, dave] = [await newCustomer(root), await newCustomer(root)];
    const carols = await sendCode(root.within(carol), carol.email);
    const code = await outbox.nextCode(carol.email);
    await expect(handIn(root.within(dave), carols, code)).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no one-time code"),
    );
    await expect(handIn(dave.within(carol), carols, code)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, ""),
    );
    const daves = await sendCode(root.within(dave), dave.email);
    // Equal once in a million.
    await expect(handIn(root.within(dave), daves, code)).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "not the code"),
    );
    expect(await handIn(root.within(carol), carols, code)).toEqual({ userId: carol.userId });
  });

  test("what cannot be a code, or be encrypted to, costs no try", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    for (const text of ["", "12345", "1234567890", "12-456", "12é456", " 123456"]) {
      await expect(handIn(parent, otpId, text)).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "otpCode: a code has 6 to 9 digits or letters"),
      );
    }
    const target = { targetPublicKey: `04${"11".repeat(64)}` };
    await expect(handIn(parent, otpId, code, target)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "targetPublicKey: it is not a public key on P-256"),
    );
    const slip = { targetPublicKey: newTarget().targetPublicKey, expirationSeconds: "0" };
    await expect(handIn(parent, otpId, code, slip)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "expirationSeconds"),
    );
    await expect(handIn(parent, otpId, wrong(code))).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "2 more tries are left"),
    );
    expect(await handIn(parent, otpId, code)).toEqual({ userId: carol.userId });
  });

  test("the user is found by their address, however it is written, and the code goes to the address they have", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    await sendCode(parent, carol.email.toUpperCase());
    await outbox.nextCode(carol.email);
    for (const [contact, code, message] of [
      ["nobody@example.com", 5, "no user"],
      ["+12025559999", 5, "no user"],
      ["carol", 3, "not an e-mail address"],
      ["+1", 3, "not a phone number"],
      ["", 3, "contact"],
    ] as const) {
      await expect(sendCode(parent, contact)).rejects.toMatchObject(refusal(code, message));
    }
    await addUsers(carol, [{ userEmail: "Noor@example.com" }, { userEmail: "noor@example.com" }]);
    await expect(sendCode(parent, "noor@example.com")).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "2 users"),
    );
  });

  test("an address that the user has no more, or a user who was deleted, is not logged in", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const otpId = await sendCode(parent, carol.email);
    const code = await outbox.nextCode(carol.email);
    const { userId } = carol;
    await carol.client.updateUser(carol.request("ACTIVITY_TYPE_UPDATE_USER", { userId, userEmail: "new@example.com" }));
    await expect(handIn(parent, otpId, code)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "has changed"),
    );
    const noor = firstOf(await addUsers(carol, [{ userEmail: "noor.2@example.com" }]));
    const noors = await sendCode(parent, "noor.2@example.com");
    const noorsCode = await outbox.nextCode("noor.2@example.com");
    await carol.client.deleteUsers(carol.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [noor] }));
    await expect(handIn(parent, noors, noorsCode)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "one-time code"));
  });

  test.each([
    ["disableOtpEmailAuth", "FEATURE_NAME_OTP_EMAIL_AUTH", "email"],
    ["disableSmsAuth", "FEATURE_NAME_SMS_AUTH", "phoneNumber"],
  ] as const)("%s switches codes of that kind off for a sub-organization", async (member, feature, contact) => {
    const carol = await newCustomer(root, { [member]: true });
    const parent = root.within(carol);
    const other = contact === "email" ? "phoneNumber" : "email";
    await expect(sendCode(parent, carol[contact])).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, feature),
    );
    await sendCode(parent, carol[other]);
    await setFeature(carol, feature);
    const otpId = await sendCode(parent, carol[contact]);
    const code = await outbox.nextCode(carol[contact]);
    await removeFeature(carol, feature);
    await expect(handIn(parent, otpId, code)).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, feature));
  });

  const logIn = async (carol: Customer, extra: object = {}) => {
    const otpId = await sendCode(root.within(carol), carol.email);
    await letPass(service, carol, 3);
    const { targetPublicKey } = newTarget();
    const code = await outbox.nextCode(carol.email);
    return present((await handIn(root.within(carol), otpId, code, { targetPublicKey, ...extra })).apiKeyId, "apiKeyId");
  };

  test("a user has ten keys that expire; the oldest gives way to the next", async () => {
    const carol = await newCustomer(root);
    const ids: string[] = [];
    for (let count = 0; count < 11; count++) ids.push(await logIn(carol));
    const [lasting, ...expiring] = await keysOf(carol, carol.userId);
    expect(present(lasting, "lasting").type).toBe("CREDENTIAL_TYPE_API_KEY_P256");
    expect(expiring.map(({ apiKeyId }) => apiKeyId)).toEqual(ids.slice(1));
  });

  test("invalidateExisting ends the user's other keys of the same type, and no others", async () => {
    const carol = await newCustomer(root);
    const noorsKey = newKey();
    const noor = await newUser(carol, { key: noorsKey });
    await logIn(carol);
    const parent = root.within(carol);
    const { targetPublicKey } = newTarget();
    const request = parent.request("ACTIVITY_TYPE_EMAIL_AUTH_V2", { email: carol.email, targetPublicKey });
    const byEmail = resultOf((await parent.client.emailAuth(request)).activity, "emailAuthResult").apiKeyId;
    await outbox.nextBundle(carol.email);
    const last = await logIn(carol, { invalidateExisting: true });
    const [lasting, ...rest] = await keysOf(carol, carol.userId);
    expect(present(lasting, "lasting").type).toBe("CREDENTIAL_TYPE_API_KEY_P256");
    expect(rest.map(({ apiKeyId }) => apiKeyId)).toEqual([byEmail, last]);
    expect(await keysOf(carol, noor.userId)).toHaveLength(1);
  });

  test("what invalidateExisting ends makes room, so that no other key gives way", async () => {
    const carol = await newCustomer(root);
    const { targetPublicKey } = newTarget();
    const request = carol.request("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", { targetPublicKey });
    const { activity } = await carol.client.createReadWriteSession(request);
    const { apiKeyId } = resultOf(activity, "createReadWriteSessionResultV2");
    for (let count = 0; count < 9; count++) await logIn(carol);
    const last = await logIn(carol, { invalidateExisting: true });
    const [, ...expiring] = await keysOf(carol, carol.userId);
    expect(expiring.map((key) => key.apiKeyId)).toEqual([apiKeyId, last]);
  });

  test("people who log in at the same moment do not use up each other's tries", async () => {
    const carol = await newCustomer(root);
    const parent = root.within(carol);
    const emails = Array.from({ length: 12 }, (_, index) => `user.${index}.${carol.email}`);
    const userIds = await addUsers(
      carol,
      emails.map((userEmail) => ({ userEmail })),
    );
    const otpIds = await Promise.all(emails.map((email) => sendCode(parent, email)));
    const codes = await Promise.all(emails.map((email) => outbox.nextCode(email)));
    const { targetPublicKey } = newTarget();
    const results = await Promise.all(
      otpIds.map((otpId, index) => handIn(parent, otpId, entryOf(codes, index), { targetPublicKey })),
    );
    expect(results.map(({ userId }) => userId)).toEqual(userIds);
  });
});
