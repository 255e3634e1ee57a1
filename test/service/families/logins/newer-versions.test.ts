// What the newer versions of initOtpAuth, emailAuth and initUserEmailRecovery take, and what became of the older ones.
import { ErrorCode } from "@countersign/api";

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { newCustomer, newTarget, setFeature, whoami } from "./world.js";
import type { Customer } from "./world.js";

const alphanumeric = (length: number) => new RegExp(`\\b[02-9AC-HJKMNP-TV-Z]{${length}}\\b`);

describe("newer versions of what is sent to log in", () => {
  let service: RunningService;
  let root: Person;
  let outbox: Outbox;
  beforeAll(async () => {
    const config = { "messages.senders": "example.com", "messages.from": "Ours <no-reply@ours.example>" };
    service = await startService({ config });
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  const sendCode = async ({ organizationId, email }: Customer, more: object = {}) => {
    const { activity } = await service.client.initOtpAuth({
      organizationId,
      parameters: { otpType: "OTP_TYPE_EMAIL", contact: email, appName: "Harbour", ...more },
    });
    return activity;
  };
  const handIn = async ({ organizationId }: Customer, otpId: string, otpCode: string) => {
    const { activity } = await service.client.otpAuth({ organizationId, parameters: { otpId, otpCode } });
    return resultOf(activity, "otpAuthResult").userId;
  };

  describe("initOtpAuth", () => {
    test("version 3 sends nine digits and letters unless it is asked for others, and names the app", async () => {
      const carol = await newCustomer(root);
      const { type, result } = await sendCode(carol);
      expect(type).toBe("ACTIVITY_TYPE_INIT_OTP_AUTH_V3");
      expect(Object.keys(result)).toEqual(["initOtpAuthResultV2"]);
      const { subject, text } = await outbox.next(carol.email);
      expect(subject).toBe("Your code for Harbour");
      expect(text).toContain("5 minutes");
      const [code = ""] = present(alphanumeric(9).exec(text));
      expect(await handIn(carol, resultOf({ result }, "initOtpAuthResultV2").otpId, code)).toBe(carol.userId);
    });

    test.each([
      [{ otpLength: 6 }, alphanumeric(6)],
      [{ otpLength: 7, alphanumeric: true }, alphanumeric(7)],
      [{ otpLength: 8, alphanumeric: false }, /\b\d{8}\b/],
      [{ alphanumeric: false }, /\b\d{9}\b/],
    ])("with %o the code is like that, and is taken in small letters too", async (wish, pattern) => {
      const carol = await newCustomer(root);
      const { result } = await sendCode(carol, wish);
      const [code = ""] = present(pattern.exec((await outbox.next(carol.email)).text));
      expect(await handIn(carol, resultOf({ result }, "initOtpAuthResultV2").otpId, code.toLowerCase())).toBe(
        carol.userId,
      );
    });

    test("a wrong code of the same form costs a try, and three end it", async () => {
      const carol = await newCustomer(root);
      const { result } = await sendCode(carol, { otpLength: 7 });
      const { otpId } = resultOf({ result }, "initOtpAuthResultV2");
      const [code = ""] = present(alphanumeric(7).exec((await outbox.next(carol.email)).text));
      for (const left of ["2 more tries", "1 more try", "no try is left"]) {
        const guess = `${code.slice(1)}${code.startsWith("A") ? "C" : "A"}`;
        await expect(handIn(carol, otpId, guess)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, left));
      }
      await expect(handIn(carol, otpId, code)).rejects.toMatchObject(
        refusal(ErrorCode.FAILED_PRECONDITION, "was tried 3 times"),
      );
    });

    test("a code holds as long as is asked for, ten minutes at most, and the message says so", async () => {
      const carol = await newCustomer(root);
      const [short, long] = [await sendCode(carol, { expirationSeconds: "90" }), await newCustomer(root)];
      const message = await outbox.next(carol.email);
      expect(message.text).toContain("2 minutes");
      const [code = ""] = present(alphanumeric(9).exec(message.text));
      const { result } = await sendCode(long, { expirationSeconds: "600" });
      const [longCode = ""] = present(alphanumeric(9).exec((await outbox.next(long.email)).text));
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 91_000 });
      await expect(handIn(carol, resultOf(short, "initOtpAuthResultV2").otpId, code)).rejects.toMatchObject(
        refusal(ErrorCode.FAILED_PRECONDITION, "has expired"),
      );
      vi.setSystemTime(Date.now() + 500_000);
      expect(await handIn(long, resultOf({ result }, "initOtpAuthResultV2").otpId, longCode)).toBe(long.userId);
    });

    test("lengths, lifetimes and names that cannot be are refused", async () => {
      const carol = await newCustomer(root);
      for (const [wish, message] of [
        [{ otpLength: 5 }, "otpLength"],
        [{ otpLength: 10 }, "otpLength"],
        [{ otpLength: 6.5 }, "otpLength"],
        [{ alphanumeric: "yes" }, "alphanumeric"],
        [{ expirationSeconds: "0" }, "expirationSeconds: a code is valid for 1 to 600 seconds, not 0"],
        [{ expirationSeconds: "601" }, "expirationSeconds: "],
        [{ expirationSeconds: "-5" }, "expirationSeconds"],
        [{ appName: undefined }, "appName"],
        [{ appName: "a\nb" }, "appName must be one line"],
        [{ appName: "x".repeat(257) }, "appName"],
        [{ emailCustomization: { appName: "Harbour" } }, "emailCustomization"],
        [{ sendFromEmailSenderName: "a\r\nBcc: eve@example.com" }, "sendFromEmailSenderName must be one line"],
        [{ sendFromEmailSenderName: "\u202egro.knab" }, "sendFromEmailSenderName must be one line"],
        [{ replyToEmailAddress: "nobody" }, "replyToEmailAddress"],
        [{ replyToEmailAddress: "a@b.example\r\nBcc: c@d.example" }, "replyToEmailAddress"],
      ] as const) {
        await expect(sendCode(carol, wish)).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, message));
      }
    });

    test("versions 1 and 2 are what they were: six digits, and nine characters, each with its own result", async () => {
      const carol = await newCustomer(root);
      const { organizationId, email: contact } = carol;
      const parameters = { otpType: "OTP_TYPE_EMAIL", contact, emailCustomization: { appName: "Harbour" } } as const;
      const first = await service.client.initOtpAuthV1({ organizationId, parameters });
      expect(Object.keys(first.activity.result)).toEqual(["initOtpAuthResult"]);
      const message = await outbox.next(contact);
      expect(message.subject).toBe("Your code for Harbour");
      const [code = ""] = present(/\b\d{6}\b/.exec(message.text));
      expect(await handIn(carol, resultOf(first.activity, "initOtpAuthResult").otpId, code)).toBe(carol.userId);
      const second = await service.client.initOtpAuthV2({ organizationId, parameters });
      expect(Object.keys(second.activity.result)).toEqual(["initOtpAuthResultV2"]);
      const { subject, text } = await outbox.next(contact);
      expect(subject).toBe("Your code for Harbour");
      const [longer = ""] = present(alphanumeric(9).exec(text));
      expect(await handIn(carol, resultOf(second.activity, "initOtpAuthResultV2").otpId, longer)).toBe(carol.userId);
    });

    test("a code by SMS is as long as is asked for", async () => {
      const carol = await newCustomer(root);
      const template = `{{.OtpCode}} ${"x".repeat(3 * 153 - 10)}`;
      const wish = { otpType: "OTP_TYPE_SMS", contact: carol.phoneNumber, smsCustomization: { template } };
      await sendCode(carol, { ...wish, otpLength: 9 });
      expect((await outbox.next(carol.phoneNumber)).text).toMatch(/^[02-9AC-HJKMNP-TV-Z]{9} x+$/);
      const longer = { smsCustomization: { template: `${template}x` } };
      await expect(sendCode(carol, { ...wish, ...longer, otpLength: 9 })).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "smsCustomization.template"),
      );
      await sendCode(carol, { ...wish, ...longer, otpLength: 8 });
    });
  });

  describe("an e-mail", () => {
    const sender = {
      sendFromEmailAddress: "login@example.com",
      sendFromEmailSenderName: 'Harbour, "the" app',
      replyToEmailAddress: "help@elsewhere.example",
    };
    const send = {
      emailAuth: (carol: Customer, more: object) =>
        service.client.emailAuth({ organizationId: carol.organizationId, parameters: { ...toCarol(carol), ...more } }),
      initUserEmailRecovery: (carol: Customer, more: object) =>
        service.client.initUserEmailRecovery({
          organizationId: carol.organizationId,
          parameters: { ...toCarol(carol), ...more },
        }),
      initOtpAuth: async (carol: Customer, more: object) => ({ activity: await sendCode(carol, more) }),
    };
    const toCarol = ({ email }: Customer) => ({
      email,
      targetPublicKey: newTarget().targetPublicKey,
      emailCustomization: { appName: "Harbour" },
    });

    test.each(["emailAuth", "initUserEmailRecovery", "initOtpAuth"] as const)(
      "of %s has the sender, the name and the address for answers that are asked for",
      async (method) => {
        const carol = await newCustomer(root);
        await setFeature(carol, "FEATURE_NAME_EMAIL_RECOVERY");
        await send[method](carol, sender);
        expect(await outbox.next(carol.email)).toMatchObject({
          from: "login@example.com",
          fromName: 'Harbour, "the" app',
          replyTo: "help@elsewhere.example",
          subject: expect.stringContaining("Harbour") as string,
        });
        // A name alone stands beside the deployment's own address; empty members are none.
        await send[method](carol, { sendFromEmailSenderName: "Harbour", replyToEmailAddress: "" });
        expect(await outbox.next(carol.email)).toMatchObject({
          from: "no-reply@ours.example",
          fromName: "Harbour",
          replyTo: "",
        });
        await expect(send[method](carol, { sendFromEmailAddress: "a@other.example" })).rejects.toMatchObject({
          code: ErrorCode.PERMISSION_DENIED,
        });
      },
    );

    test.each(["emailAuth", "initUserEmailRecovery"] as const)("of %s needs a name for the app", async (method) => {
      const carol = await newCustomer(root);
      await expect(send[method](carol, { emailCustomization: undefined })).rejects.toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
      });
      await expect(send[method](carol, { emailCustomization: {} })).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "appName"),
      );
      const { activity } = await send[method](carol, { emailCustomization: { appName: "" } });
      expect(activity.type).toMatch(/_V[23]$/);
      const { subject } = await outbox.next(carol.email);
      expect(subject).not.toContain("Harbour");
    });

    test("is the same of an older version and of a newer one that says the same", async () => {
      const carol = await newCustomer(root);
      const { organizationId } = carol;
      const target = newTarget();
      const parameters = {
        email: carol.email,
        targetPublicKey: target.targetPublicKey,
        emailCustomization: {
          appName: "Harbour",
          magicLinkTemplate: "https://app.example.com/login?bundle=%s",
          logoUrl: "https://app.example.com/logo.png",
        },
      };
      const bare = ({ subject, text }: { subject: string; text: string }) =>
        `${subject} ${text.replace(/bundle=\w+/, "bundle=")}`;
      const second = await service.client.emailAuthV2({ organizationId, parameters });
      const older = await outbox.next(carol.email);
      const third = await service.client.emailAuth({ organizationId, parameters });
      const newer = await outbox.next(carol.email);
      expect(bare(newer)).toBe(bare(older));
      expect(Object.keys(third.activity.result)).toEqual(Object.keys(second.activity.result));
      const [, bundle] = present(/bundle=(\w+)/.exec(newer.text));
      expect(await whoami(carol, target.open(bundle))).toMatchObject({ userId: carol.userId });
      const recovery = await service.client.initUserEmailRecoveryV1({ organizationId, parameters });
      const first = await outbox.next(carol.email);
      await service.client.initUserEmailRecovery({ organizationId, parameters });
      expect(bare(await outbox.next(carol.email))).toBe(bare(first));
      expect(recovery.activity.result).toEqual({ initUserEmailRecoveryResult: { userId: carol.userId } });
    });
  });
});
