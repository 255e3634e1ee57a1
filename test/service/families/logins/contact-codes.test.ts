import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDatabase } from "../../support/database.js";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, present } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { activityOf, bodyOf, publicKeysOf, submit } from "../sessions/login.js";
import {
  codeForm,
  encrypted,
  init,
  initiated,
  letContactsPass,
  tokenClaims,
  tokenFor,
  verified,
  verify,
} from "./contact-world.js";
import type { Asking } from "./contact-world.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { newCustomer } from "./world.js";

let contacts = 0;
const newEmail = () => `dora.${++contacts}@example.com`;

describe("one-time codes to contacts", () => {
  let service: RunningService;
  let root: Person;
  let asking: Asking;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    asking = { service, by: { publicKey, privateKey }, organizationId: root.organizationId };
  });
  afterAll(() => service.close());

  test("a code that nobody else knows becomes a token that the clients' library verifies", async () => {
    const [contact, key] = [newEmail(), newKey()];
    const sent = await initiated(asking, { contact });
    expect(sent.otpId).toMatch(/^[0-9a-f-]{36}$/);
    const { subject, text } = await outbox.next(contact);
    expect(`${subject} ${text}`).toContain("Acme");
    const [code = ""] = codeForm.exec(text) ?? [];
    expect(code).toMatch(/^[023456789ACDEFGHJKMNPQRSTVWXYZ]{9}$/);
    const before = Date.now();
    const token = await verified(asking, sent, code.toLowerCase(), key.publicKey);
    expect(token).not.toMatch(/\..*[-_].*\./);
    const claims = await tokenClaims(service, token);
    const { issuer } = await publicKeysOf(service);
    expect(claims).toEqual({
      iss: issuer,
      aud: issuer,
      exp: expect.stringMatching(/^\d{13}$/) as string,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      organization_id: root.organizationId,
      verification_type: "OTP_TYPE_EMAIL",
      contact,
      public_key: key.publicKey,
    });
    const lifetime = Number(claims.exp) - before;
    expect([lifetime >= 3_600_000, lifetime < 3_660_000]).toEqual([true, true]);
  });

  test("claims are decoded by atob alone, whatever the contact", async () => {
    const contact = `d?~?>~~?ö${++contacts}@example.com`.replace(">", "");
    const { token } = await tokenFor(asking, outbox, contact);
    expect(JSON.parse(atob(entryOf(token.split("."), 1)))).toMatchObject({ contact });
  });

  test("length, alphabet and lifetime are as asked for, by SMS too", async () => {
    const contact = `+1202555${String(7000 + ++contacts)}`;
    const smsCustomization = { template: "Use {{.OtpCode}} now" };
    const parameters = { otpType: "OTP_TYPE_SMS", contact, otpLength: 7, alphanumeric: false, smsCustomization };
    const sent = await initiated(asking, { ...parameters, expirationSeconds: "600" });
    const { text } = await outbox.next(contact);
    expect(text).toMatch(/^Use \d{7} now$/);
    await letContactsPass(service, 9);
    const token = await verified(asking, sent, present(/\d{7}/.exec(text))[0], newKey().publicKey);
    expect(await tokenClaims(service, token)).toMatchObject({ verification_type: "OTP_TYPE_SMS", contact });
    const other = newEmail();
    const short = await initiated(asking, { contact: other, expirationSeconds: "60" });
    await letContactsPass(service, 1);
    const late = await encrypted(asking, short, await outbox.nextMatch(other, codeForm), newKey().publicKey);
    expect((await verify(asking, { otpId: short.otpId, encryptedOtpBundle: late })).body).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "otpId: the code has expired"),
    );
  });

  test("the first versions take the code as it is, and a key only if there is one", async () => {
    for (const version of ["", "_V2"] as const) {
      for (const publicKey of [undefined, newKey().publicKey]) {
        const contact = newEmail();
        const sent = await initiated(asking, { contact }, version);
        expect(Object.keys(sent)).toEqual(["otpId"]);
        const otpCode = await outbox.nextMatch(contact, codeForm);
        const parameters = { otpId: sent.otpId, otpCode, ...(publicKey !== undefined && { publicKey }) };
        const { result } = activityOf(await verify(asking, parameters, ""));
        const token = String(entryOf(result, "verifyOtpResult")["verificationToken"]);
        const claims = JSON.parse(atob(entryOf(token.split("."), 1))) as Record<string, unknown>;
        expect(claims["public_key"]).toBe(publicKey);
      }
    }
  });

  test("the two flows do not mix", async () => {
    const contact = newEmail();
    const old = await initiated(asking, { contact }, "_V2");
    const otpCode = await outbox.nextMatch(contact, codeForm);
    const newer = await initiated(asking, { contact: newEmail() });
    const encryptedOtpBundle = await encrypted(asking, newer, otpCode, newKey().publicKey);
    expect((await verify(asking, { otpId: old.otpId, encryptedOtpBundle })).body).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "otpId: its code is handed in as it is"),
    );
    expect((await verify(asking, { otpId: newer.otpId, otpCode }, "")).body).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "otpId: its code is handed in encrypted"),
    );
  });

  test("three wrong codes lock it, in words that clients look for; slips cost no try", async () => {
    const [contact, { publicKey }] = [newEmail(), newKey()];
    const sent = await initiated(asking, { contact });
    const code = await outbox.nextMatch(contact, codeForm);
    const guess = async (text: string, key = publicKey) =>
      (await verify(asking, { otpId: sent.otpId, encryptedOtpBundle: await encrypted(asking, sent, text, key) })).body;
    const wrong = firstOf(["000000000", "222222222"].filter((each) => each !== code));
    for (const [text, key, message] of [
      ["short", publicKey, "Invalid OTP code"],
      ["0".repeat(400), publicKey, "Invalid OTP code"],
      [code, "02abcd", "encryptedOtpBundle.publicKey: "],
      [code, `02${"ff".repeat(32)}`, "encryptedOtpBundle.publicKey: "],
    ] as const) {
      expect(await guess(text, key)).toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, message));
    }
    for (const malformed of ["", "x", "{}", "[]", '{"encappedPublic":"04","ciphertext":"00"}', "null"]) {
      const answer = await verify(asking, { otpId: sent.otpId, encryptedOtpBundle: malformed });
      expect(answer.body).toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "encryptedOtpBundle"));
    }
    const other = await initiated(asking, { contact: newEmail() });
    const stranger = await encrypted(asking, other, code, publicKey);
    expect((await verify(asking, { otpId: sent.otpId, encryptedOtpBundle: stranger })).body).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "encryptedOtpBundle: the bundle does not open"),
    );
    expect(await guess(wrong)).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "Invalid OTP code: this is not the code that was sent; 2 more"),
    );
    expect(await guess(wrong)).toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "1 more try is left"));
    expect(await guess(wrong)).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "Invalid OTP code: this is not the code that was sent, and no"),
    );
    expect(await guess(code)).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "otpId: the code was tried 3 times"),
    );
  });

  test("guesses at the same time are three at most", async () => {
    const contact = newEmail();
    const { otpId } = await initiated(asking, { contact }, "_V2");
    const code = await outbox.nextMatch(contact, codeForm);
    const wrong = code === "000000000" ? "222222222" : "000000000";
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(asking, { otpId, otpCode: wrong }, "")));
    const compared = answers.filter(({ body }) => String(body["message"]).includes("Invalid OTP code"));
    expect(compared).toHaveLength(3);
  });

  test("a code becomes one token, and its key is forgotten", async () => {
    const [contact, { publicKey }] = [newEmail(), newKey()];
    const sent = await initiated(asking, { contact });
    const encryptedOtpBundle = await encrypted(asking, sent, await outbox.nextMatch(contact, codeForm), publicKey);
    const tries = await Promise.all([1, 2, 3].map(() => verify(asking, { otpId: sent.otpId, encryptedOtpBundle })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const rows = await inDatabase(service, ({ database: tables }) =>
      tables.selectFrom("contact_codes").select(["sealed"]).where("id", "=", sent.otpId).execute(),
    );
    expect(rows).toEqual([{ sealed: null }]);
  });

  test("three codes to a contact are live at a time, however its address is written", async () => {
    const contact = newEmail();
    for (const written of [contact, contact.toUpperCase(), contact]) await initiated(asking, { contact: written });
    expect((await init(asking, { contact })).body).toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "Max number of OTPs have been initiated: 3 codes to this contact"),
    );
    await letContactsPass(service, 5);
    await initiated(asking, { contact });
  });

  test("three requests in three minutes have the same userIdentifier; an empty one is none", async () => {
    const userIdentifier = `device ${++contacts}`;
    for (let count = 0; count < 3; count++) await initiated(asking, { contact: newEmail(), userIdentifier });
    expect((await init(asking, { contact: newEmail(), userIdentifier })).body).toMatchObject(
      refusal(
        ErrorCode.RESOURCE_EXHAUSTED,
        "Max number of OTPs have been initiated: 3 requests with this userIdentifier",
      ),
    );
    for (let count = 0; count < 4; count++) await initiated(asking, { contact: newEmail(), userIdentifier: "" });
    await letContactsPass(service, 3);
    await initiated(asking, { contact: newEmail(), userIdentifier });
  });

  test("an hour of messages to one contact has an end, whichever kinds and organizations ask", async () => {
    const limited = await startService({
      config: { "messages.perContactHourly": "4" },
    });
    try {
      const { apiPublicKey: publicKey, apiPrivateKey: privateKey, organizationId } = limited.root;
      const there = { service: limited, by: { publicKey, privateKey }, organizationId };
      const contact = newEmail();
      for (let count = 0; count < 4; count++) {
        await initiated(there, { contact });
        await letContactsPass(limited, 6);
      }
      expect((await init(there, { contact: contact.toUpperCase() })).body).toMatchObject(
        refusal(
          ErrorCode.RESOURCE_EXHAUSTED,
          "Max number of OTPs have been initiated: this contact was sent the most messages",
        ),
      );
    } finally {
      await limited.close();
    }
  });

  test("it makes no difference whether anyone has the contact", async () => {
    const branch = await newCustomer(root);
    const taken = branch.email;
    const there = { ...asking, organizationId: branch.organizationId };
    const answers = [];
    for (const contact of [taken, newEmail()]) answers.push(activityOf(await init(there, { contact })));
    const [known, unknown] = answers.map(({ status, result }) => [
      status,
      Object.keys(entryOf(result, "initOtpResultV2")),
    ]);
    expect(known).toEqual(unknown);
  });

  test("senders' names and addresses for answers are lines of a header, and no more", async () => {
    const contact = newEmail();
    for (const [parameters, message] of [
      [{ sendFromEmailSenderName: "Eve\r\nBcc: mallory@example.com" }, "sendFromEmailSenderName must be one line"],
      [{ replyToEmailAddress: "a@b.c\r\nBcc: x@y.z" }, "replyToEmailAddress: "],
      [{ sendFromEmailAddress: "eve@elsewhere.example" }, "sendFromEmailAddress: e-mails cannot come from"],
      [{ appName: "a\nb" }, "emailCustomization.appName must be one line"],
      [{ contact: "nobody" }, 'contact: "nobody" is not an e-mail address'],
      [{ contact: "" }, "contact: it is empty"],
      [{ contact: "12345", otpType: "OTP_TYPE_SMS" }, 'contact: "12345" is not a phone number'],
      [{ otpType: "OTP_TYPE_PIGEON" }, "/parameters/otpType"],
      [{ otpLength: 5 }, "/parameters/otpLength"],
      [{ otpLength: 10 }, "/parameters/otpLength"],
      [{ expirationSeconds: "0" }, "expirationSeconds: 0 is not a lifetime from 1 to 600"],
      [{ expirationSeconds: "601" }, "expirationSeconds: 601"],
    ] as const) {
      const { body } = await init(asking, { contact, ...parameters });
      expect([body["message"], [3, 7].includes(Number(body["code"]))]).toEqual([
        expect.stringContaining(message) as string,
        true,
      ]);
    }
    await initiated(asking, {
      contact,
      sendFromEmailSenderName: "Acme, Support",
      replyToEmailAddress: "help@acme.dev",
    });
    expect((await outbox.next(contact)).from).toBeDefined();
  });

  test("tokens last a day at most", async () => {
    const contact = newEmail();
    const { otpId } = await initiated(asking, { contact }, "_V2");
    const otpCode = await outbox.nextMatch(contact, codeForm);
    for (const expirationSeconds of ["0", "86401"]) {
      expect((await verify(asking, { otpId, otpCode, expirationSeconds }, "")).body).toMatchObject(
        refusal(
          ErrorCode.INVALID_ARGUMENT,
          `expirationSeconds: ${expirationSeconds} is not a lifetime from 1 to 86400`,
        ),
      );
    }
    activityOf(await verify(asking, { otpId, otpCode, expirationSeconds: "86400" }, ""));
  });

  test("a code of one organization is none of another's", async () => {
    const branch = await newSubOrganization(root);
    const contact = newEmail();
    const { otpId } = await initiated(asking, { contact }, "_V2");
    const otpCode = await outbox.nextMatch(contact, codeForm);
    const there = { ...asking, organizationId: branch.organizationId };
    expect((await verify(there, { otpId, otpCode }, "")).body).toMatchObject({ code: ErrorCode.NOT_FOUND });
    activityOf(await verify(asking, { otpId, otpCode }, ""));
  });

  test("whoever is not root needs a policy, by the resource OTP", async () => {
    const key = newKey();
    const eve = await newUser(root, { key });
    const hers = { ...asking, by: key };
    expect((await init(hers, { contact: newEmail() })).body).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
    const allow = (policyName: string, condition: string) =>
      root.client.createPolicy(
        root.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
          policyName: `${policyName} ${++contacts}`,
          effect: "EFFECT_ALLOW",
          condition,
          consensus: `approvers.any(user, user.id == '${eve.userId}')`,
          notes: "",
        }),
      );
    await allow("Codes", "activity.resource == 'OTP' && activity.action == 'CREATE'");
    const contact = newEmail();
    const { otpId } = await initiated(hers, { contact }, "_V2");
    const otpCode = await outbox.nextMatch(contact, codeForm);
    expect((await verify(hers, { otpId, otpCode }, "")).body).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
    await allow("Checks", "activity.resource == 'OTP' && activity.action == 'VERIFY'");
    activityOf(await verify(hers, { otpId, otpCode }, ""));
  });

  test("neither codes nor tokens are kept, shown or logged", async () => {
    const [contact, { publicKey }] = [newEmail(), newKey()];
    const sent = await initiated(asking, { contact });
    const code = await outbox.nextMatch(contact, codeForm);
    const encryptedOtpBundle = await encrypted(asking, sent, code, publicKey);
    const body = bodyOf("ACTIVITY_TYPE_VERIFY_OTP_V2", asking.organizationId, {
      otpId: sent.otpId,
      encryptedOtpBundle,
    });
    const { id, result } = activityOf(await submit(service, "verify_otp", body, asking.by));
    const token = String(entryOf(result, "verifyOtpResult")["verificationToken"]);
    const again = activityOf(await submit(service, "verify_otp", body, asking.by));
    expect([again.id, again.result]).toEqual([id, { verifyOtpResult: { verificationToken: "" } }]);
    const { organizationId } = asking;
    const { activity } = await root.client.getActivity({ organizationId, activityId: id });
    for (const place of [JSON.stringify(activity), service.logs.join("")]) {
      for (const secret of [code, encryptedOtpBundle, token, entryOf(token.split("."), 2)])
        expect(place).not.toContain(secret);
    }
  });
});
