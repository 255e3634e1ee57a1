// Operations that change one thing of a user: the name, the e-mail address or the phone number.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newBareUser, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, present } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { codeForm, initiated, loginOf, otpLogin, tokenFor, verify } from "../logins/contact-world.js";
import type { Asking } from "../logins/contact-world.js";
import { openOutbox } from "../logins/outbox.js";
import type { Outbox } from "../logins/outbox.js";
import { keysOf, newCustomer, newTarget, sendKey } from "../logins/world.js";
import { activityOf, bodyOf, submit } from "../sessions/login.js";
import { readUser } from "./credentials.js";

let contacts = 0;
const newEmail = () => `joan.${++contacts}@example.com`;
const newPhoneNumber = () => `+1202557${String(++contacts).padStart(4, "0")}`;

describe("single things of users", () => {
  let service: RunningService;
  let root: Person;
  let parent: Asking;
  let outbox: Outbox;
  let by: ApiKeyPair;
  beforeAll(async () => {
    service = await startService({ config: { "messages.perContactHourly": "0" } });
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
    by = { publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey };
    parent = { service, by, organizationId: root.organizationId };
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  const types = {
    update_user_name: "ACTIVITY_TYPE_UPDATE_USER_NAME",
    update_user_email: "ACTIVITY_TYPE_UPDATE_USER_EMAIL",
    update_user_phone_number: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER",
  } as const;
  const change = (operation: keyof typeof types, parameters: object, key = by, { organizationId } = root) =>
    submit(service, operation, bodyOf(types[operation], organizationId, parameters), key);

  const customer = () => newCustomer(root);
  const within = ({ organizationId }: Person): Asking => ({ ...parent, organizationId });

  test("each changes what it is about, and leaves the rest as it is", async () => {
    const { userId } = await newBareUser(root);
    const [userEmail, userPhoneNumber] = [newEmail(), newPhoneNumber()];
    for (const [operation, parameters, resultKey] of [
      ["update_user_email", { userEmail }, "updateUserEmailResult"],
      ["update_user_phone_number", { userPhoneNumber }, "updateUserPhoneNumberResult"],
      ["update_user_name", { userName: "Joan" }, "updateUserNameResult"],
    ] as const) {
      const { result } = activityOf(await change(operation, { userId, ...parameters }));
      expect(result).toEqual({ [resultKey]: { userId } });
    }
    const changed = { userName: "Joan", userEmail, userPhoneNumber };
    expect(await readUser(root, userId)).toMatchObject(changed);
    activityOf(await change("update_user_email", { userId, userEmail: "", verificationToken: "" }));
    activityOf(await change("update_user_phone_number", { userId, userPhoneNumber: "" }));
    const last = await readUser(root, userId);
    expect(last.userName).toBe("Joan");
    expect(last).not.toHaveProperty("userEmail");
    expect(last).not.toHaveProperty("userPhoneNumber");
  });

  test("a token makes the contact verified, so that its owner logs in by another code", async () => {
    for (const [operation, member, contact] of [
      ["update_user_email", "userEmail", newEmail()],
      ["update_user_phone_number", "userPhoneNumber", newPhoneNumber()],
    ] as const) {
      const joan = await customer();
      const { token } = await tokenFor(parent, outbox, contact);
      const login = async () => {
        const later = await tokenFor(parent, outbox, contact);
        return otpLogin(within(joan), loginOf(later.token, later.key));
      };
      const parameters = { userId: joan.userId, [member]: contact };
      activityOf(await change(operation, parameters, joan.key, joan));
      expect((await login()).body).toMatchObject(refusal(5, "verificationToken: no user of this organization"));
      activityOf(await change(operation, { ...parameters, verificationToken: token }, joan.key, joan));
      activityOf(await login());
      // The same contact again stays verified, another one is not.
      activityOf(await change(operation, parameters, joan.key, joan));
      activityOf(await login());
      activityOf(await change(operation, { ...parameters, [member]: "" }, joan.key, joan));
      activityOf(await change(operation, parameters, joan.key, joan));
      expect((await login()).body).toMatchObject(refusal(5, "verificationToken: no user of this organization"));
    }
  });

  test("tokens that are foreign, forged, expired, used or about another contact are refused", async () => {
    const [joan, other] = [await customer(), await newSubOrganization(root)];
    const [email, phoneNumber] = [newEmail(), newPhoneNumber()];
    const { userId } = joan;
    const verifying = (verificationToken: string, contact: object = { userEmail: email }) =>
      change("update_user_email", { userId, ...contact, verificationToken } as object, joan.key, joan);
    const { token } = await tokenFor(parent, outbox, email);
    const foreign = await tokenFor({ ...parent, organizationId: other.organizationId }, outbox, email);
    const bySms = await tokenFor(parent, outbox, phoneNumber);
    for (const [answer, code, message] of [
      [verifying(foreign.token), 7, "verificationToken: it was issued in another organization"],
      [verifying(`${token.slice(0, -4)}AAAA`), 3, "verificationToken: not a verification token"],
      [verifying("x"), 3, "verificationToken: not a verification token"],
      [verifying(bySms.token), 3, "verificationToken: it is about another contact"],
      [verifying(token, { userEmail: newEmail() }), 3, "verificationToken: it is about another contact"],
      [verifying(token, { userEmail: "" }), 3, "verificationToken: it is about another contact"],
      [change("update_user_email", { userId, userEmail: "joan@" }, joan.key, joan), 3, "userEmail"],
      [change("update_user_email", { userId: other.userId, userEmail: email }, joan.key, joan), 5, "userId: no user"],
      [change("update_user_email", { userId }, joan.key, joan), 3, "userEmail"],
      [change("update_user_phone_number", { userId, userPhoneNumber: "030" }, joan.key, joan), 3, "userPhoneNumber"],
      [change("update_user_name", { userId, userName: "" }, joan.key, joan), 3, "userName"],
      [change("update_user_name", { userId: "nobody", userName: "x" }, joan.key, joan), 5, "userId: no user"],
    ] as const) {
      expect((await answer).body, message).toMatchObject(refusal(code, message));
    }
    expect((await readUser(joan, userId)).userEmail).toBe(joan.email);
    // Of all who come at once, one has it.
    const answers = await Promise.all([1, 2, 3].map(() => verifying(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(
      present(
        answers.find(({ status }) => status === 400),
        "the answer",
      ).body,
    ).toMatchObject(refusal(9, "verificationToken: a contact has been verified by this token before"));
    const { token: late } = await tokenFor(parent, outbox, email);
    vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ["Date"] });
    expect((await verifying(late)).body).toMatchObject(refusal(3, "verificationToken: the verification token has"));
  });

  test("a token bound to no key does so too, once", async () => {
    const joan = await customer();
    const email = newEmail();
    const { otpId } = await initiated(parent, { contact: email }, "_V2");
    const otpCode = await outbox.nextMatch(email, codeForm);
    const { result } = activityOf(await verify(parent, { otpId, otpCode }, ""));
    const verificationToken = String(entryOf(result, "verifyOtpResult")["verificationToken"]);
    const parameters = { userId: joan.userId, userEmail: email, verificationToken };
    activityOf(await change("update_user_email", parameters, joan.key, joan));
    expect((await change("update_user_email", parameters, joan.key, joan)).body).toMatchObject(
      refusal(9, "verificationToken: a contact has been verified by this token before"),
    );
  });

  test("who is allowed to change users changes no root user's contacts, and the parent nobody's", async () => {
    const joan = await customer();
    const key = newKey();
    const hugo = await newUser(joan, { key });
    const policy = { policyName: "everything", effect: "EFFECT_ALLOW", condition: "true", notes: "" } as const;
    await joan.client.createPolicy(joan.request("ACTIVITY_TYPE_CREATE_POLICY_V3", policy));
    const { token } = await tokenFor(parent, outbox, newEmail());
    for (const [operation, parameters] of [
      ["update_user_email", { userEmail: newEmail() }],
      ["update_user_email", { userEmail: newEmail(), verificationToken: token }],
      ["update_user_email", { userEmail: "" }],
      ["update_user_phone_number", { userPhoneNumber: newPhoneNumber() }],
    ] as const) {
      const { userId } = joan;
      expect((await change(operation, { userId, ...parameters }, key, joan)).body).toMatchObject(
        refusal(7, "this requires the root quorum"),
      );
      expect((await change(operation, { userId, ...parameters }, by, joan)).body).toMatchObject({ code: 7 });
    }
    expect(await readUser(joan, joan.userId)).toMatchObject({
      userEmail: joan.email,
      userPhoneNumber: joan.phoneNumber,
    });
    activityOf(await change("update_user_email", { userId: hugo.userId, userEmail: newEmail() }, key, joan));
    activityOf(await change("update_user_name", { userId: joan.userId, userName: "Joan" }, key, joan));
  });

  test("keys that were sent to another address end with it", async () => {
    const joan = await customer();
    const keys = async () => (await keysOf(joan, joan.userId)).map(({ type }) => type);
    await sendKey(joan, joan.email, newTarget());
    expect(await keys()).toContain("CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256");
    activityOf(await change("update_user_email", { userId: joan.userId, userEmail: newEmail() }, joan.key, joan));
    expect(await keys()).not.toContain("CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256");
  });

  test("the record has the token without its signature", async () => {
    const joan = await customer();
    const email = newEmail();
    const { token } = await tokenFor(parent, outbox, email);
    const parameters = { userId: joan.userId, userEmail: email, verificationToken: token };
    const { id } = activityOf(await change("update_user_email", parameters, joan.key, joan));
    const { organizationId } = joan;
    const record = JSON.stringify(await service.as(joan.key).getActivity({ organizationId, activityId: id }));
    expect(record).toContain(`${entryOf(token.split("."), 1)}.`);
    expect(record).not.toContain(token.split(".")[2]);
  });
});
