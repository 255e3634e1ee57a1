// What requests may say of the look and the sender of their messages, and how they are told what is wrong.

import { ApiError, ErrorCode } from "@countersign/api";
import type { EmailCustomization } from "@countersign/api";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkEmailCustomization } from "../../../service/src/delivery/messages/customization.js";
import type { Carried } from "../../../service/src/delivery/messages/customization.js";
import { readMailbox, readSender } from "../../../service/src/delivery/messages/sender.js";
import { checkSmsCustomization } from "../../../service/src/delivery/messages/sms-text.js";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "countersign-templates-"));
  const files = {
    "good.html": "<p>{{ code }} {{bundle}} {{city}}</p><style>@media x{a{b:c}}</style>",
    "plain.txt": "{{code}}",
    "open.html": "<p>{{code</p>",
    "empty.html": "<p>{{}}</p>",
    "without.html": "<p>Hello</p>",
    "linked.txt": "{{link}}",
    "subject.subject": "only a subject",
    "large.html": "x".repeat(262_145),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "..", "countersign-outside.html"), "{{code}}");
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, "..", "countersign-outside.html"));
});

function thrownBy(check: () => unknown): { code: number; message: string } | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, message: error.message };
  }
}

const refused = (customization: EmailCustomization, carried?: Carried) =>
  thrownBy(() => checkEmailCustomization("emailCustomization", customization, { templates: folder }, carried));

describe("an e-mail's customization", () => {
  test.each<EmailCustomization>([
    {},
    { appName: "", logoUrl: "", magicLinkTemplate: "", templateVariables: "", templateId: "" },
    { appName: "Hafen 港 & Söhne <AG>" },
    { logoUrl: "https://app.example.com/logo.png?a=1&b=2" },
    { magicLinkTemplate: "https://app.example.com/%s" },
    { magicLinkTemplate: "http://localhost:3000/#bundle=%s&again=%s&space=%20" },
    { magicLinkTemplate: "harbour://sign-in?bundle=%s" },
    { magicLinkTemplate: "com.example.harbour:/in/%s" },
    { templateVariables: '{"city":"Bern","a1":"line\\nbreak"}' },
    { templateId: "good", templateVariables: '{"city":"Bern"}' },
    { templateId: "plain" },
  ])("may be %j", (customization) => {
    expect(refused(customization)).toBeUndefined();
  });

  test("may be missing", () => {
    expect(() => checkEmailCustomization("emailCustomization", undefined, {})).not.toThrow();
  });

  test.each<[EmailCustomization, string]>([
    [{ appName: "Harbour\r\nBcc: eve@example.com" }, "emailCustomization.appName must be one line"],
    [{ appName: "Harbour\u2028x" }, "emailCustomization.appName must be one line"],
    [{ appName: "gpj.\u202eruobraH" }, "emailCustomization.appName must be one line"],
    [{ appName: "  " }, "emailCustomization.appName must be one line"],
    [{ logoUrl: "http://app.example.com/logo.png" }, "emailCustomization.logoUrl must be an absolute URL with https"],
    [{ logoUrl: "javascript:alert(1)" }, "emailCustomization.logoUrl must be"],
    [{ logoUrl: "https://a:b@example.com/x.png" }, "emailCustomization.logoUrl must be"],
    [{ logoUrl: 'https://x.example.com/" onerror="alert(1)' }, "emailCustomization.logoUrl must be"],
    [{ magicLinkTemplate: "https://app.example.com/" }, "emailCustomization.magicLinkTemplate has no %s"],
    [{ magicLinkTemplate: "/in/%s" }, "emailCustomization.magicLinkTemplate must be an absolute URL"],
    [{ magicLinkTemplate: "%s" }, "emailCustomization.magicLinkTemplate must be an absolute URL"],
    [{ magicLinkTemplate: "javascript:alert('%s')" }, "must not begin with javascript:"],
    [{ magicLinkTemplate: "JavaScript:alert('%s')" }, "must not begin with javascript:"],
    [{ magicLinkTemplate: "data:text/html,%s" }, "must not begin with data:"],
    [{ magicLinkTemplate: "vbscript:%s" }, "must not begin with vbscript:"],
    [{ magicLinkTemplate: "file:///etc/%s" }, "must not begin with file:"],
    [{ magicLinkTemplate: "https://%s.example.com/" }, "must have %s after the host"],
    [{ magicLinkTemplate: "x%s://app.example.com/" }, "must have %s after the host"],
    [{ magicLinkTemplate: "https://app.example.com@%s/" }, "must have %s after the host"],
    [{ magicLinkTemplate: "https://ada:x@app.example.com/%s" }, "must not contain a user name"],
    [{ magicLinkTemplate: "java\nscript:alert('%s')" }, "must not contain spaces or control characters"],
    [{ templateVariables: "{city: Bern}" }, "emailCustomization.templateVariables is not JSON"],
    [
      { templateVariables: '{"city":"Bern","city":"Basel"}' },
      "emailCustomization.templateVariables: /city: expected one member of this name, got another",
    ],
    [{ templateVariables: '["Bern"]' }, "emailCustomization.templateVariables must be a JSON object of strings"],
    [{ templateVariables: "null" }, "emailCustomization.templateVariables must be a JSON object of strings"],
    [{ templateVariables: '{"city":7}' }, "the value of city must be a string"],
    [{ templateVariables: '{"city":"\\u0000"}' }, "the value of city contains control characters"],
    [{ templateVariables: '{"a b":"x"}' }, '"a b" is not a name'],
    [{ templateVariables: '{"code":"123456"}' }, "code already has a value"],
    [
      { templateVariables: JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`v${n}`, ""]))) },
      "has 101 variables; at most 100",
    ],
    [{ templateId: "missing" }, "emailCustomization.templateId: the deployment has no template missing"],
    [{ templateId: "subject" }, "the deployment has no template subject"],
    [{ templateId: "../countersign-outside" }, "is not a template id"],
    [{ templateId: "good.html" }, "is not a template id"],
    [{ templateId: "x".repeat(65) }, "is not a template id"],
    [{ templateId: "good" }, "emailCustomization.templateId: good.html has {{city}}, which has no value"],
    [{ templateId: "open" }, "open.html has braces without a name, or unclosed ones"],
    [{ templateId: "empty" }, "empty.html has braces without a name"],
  ])("is refused: %j", (customization, message) => {
    const error = refused(customization);
    expect(error?.code).toBe(3);
    expect(error?.message).toContain(message);
  });

  test("can name no template where the deployment has none", () => {
    const check = () => checkEmailCustomization("emailCustomization", { templateId: "good" }, {});
    expect(thrownBy(check)).toEqual({
      code: ErrorCode.INVALID_ARGUMENT,
      message: "emailCustomization.templateId: the deployment has no template good",
    });
  });

  test("must name a template that shows what the e-mail is for", () => {
    expect(refused({ templateId: "plain" }, "code")).toBeUndefined();
    expect(refused({ templateId: "plain" }, "bundle")?.message).toContain("plain.txt does not show {{bundle}}");
    expect(refused({ templateId: "without" }, "code")?.message).toContain("without.html does not show {{code}}");
    const magicLinkTemplate = "https://app.example.com/%s";
    expect(refused({ templateId: "linked", magicLinkTemplate }, "bundle")).toBeUndefined();
    expect(refused({ templateId: "linked" }, "bundle")?.message).toContain("linked.txt does not show {{bundle}}");
  });

  test("does not reveal a template that cannot be read", () => {
    expect(refused({ templateId: "large" })).toEqual({
      code: ErrorCode.INTERNAL,
      message: "a template of the deployment has more than 262144 bytes",
    });
  });
});

describe("a text message's customization", () => {
  const check = (template: string) => thrownBy(() => checkSmsCustomization("smsCustomization", { template }, 6));

  test.each([
    "",
    "{{.OtpCode}}",
    "Ihr Code für Hafen:\n{{.OtpCode}}",
    `{{.OtpCode}}${"x".repeat(453)}`,
    `{{.OtpCode}}${"港".repeat(195)}`,
    `{{.OtpCode}}${"€".repeat(226)}`,
  ])("may be %j", (template) => {
    expect(check(template)).toBeUndefined();
  });

  test.each([
    ["Your code", "smsCustomization.template has no {{.OtpCode}}"],
    ["{{OtpCode}}", "smsCustomization.template has no {{.OtpCode}}"],
    ["{{.OtpCode}} {{.Name}}", "has braces other than {{.OtpCode}}"],
    ["{{.OtpCode}} {{", "has braces other than {{.OtpCode}}"],
    ["{{.OtpCode}}\u0000", "must not contain control characters"],
    ["{{.OtpCode}}\u202e", "must not contain control characters"],
    [`{{.OtpCode}}${"x".repeat(454)}`, "of 460 characters; at most 459"],
    [`{{.OtpCode}}${"€".repeat(227)}`, "of 460 characters; at most 459"],
    [`{{.OtpCode}}${"港".repeat(196)}`, "of 202 characters; at most 201 are allowed with characters such as 港"],
  ])("is refused: %j", (template, message) => {
    expect(check(template)?.code).toBe(3);
    expect(check(template)?.message).toContain(message);
  });
});

describe("the sender of an e-mail", () => {
  const senders = ["login@Harbour.example.com", "pier.example.com"];
  const read = (address: string | undefined) => readSender("sendFromEmailAddress", address, { senders });

  test("may be an address that is allowed, or one of a domain that is", () => {
    expect(read("login@harbour.example.com")).toBe("login@harbour.example.com");
    expect(read("anybody@Pier.example.com")).toBe("anybody@Pier.example.com");
    expect(read(undefined)).toBeUndefined();
    expect(read("")).toBeUndefined();
  });

  test.each([
    ["other@harbour.example.com", 7],
    ["login@sub.pier.example.com", 7],
    ["login@notpier.example.com", 7],
    ["pier.example.com", 3],
    ["a@pier.example.com, b@example.com", 3],
    ["a@pier.example.com\r\nBcc: eve@example.com", 3],
    ["Ada <a@pier.example.com>", 3],
  ])("may not be %j", (address, code) => {
    expect(thrownBy(() => read(address))).toMatchObject({
      code,
      message: expect.stringContaining("sendFromEmailAddress: "),
    });
  });

  test("is the deployment's own as the settings have it, with or without a name", () => {
    expect(readMailbox("Harbour, Inc. <no-reply@example.com>")).toEqual({
      name: "Harbour, Inc.",
      address: "no-reply@example.com",
    });
    expect(readMailbox('"Harbour" <no-reply@example.com>')).toEqual({
      name: "Harbour",
      address: "no-reply@example.com",
    });
    expect(readMailbox("no-reply@example.com")).toEqual({ address: "no-reply@example.com" });
    for (const wrong of ["", "Harbour", "<>", "a@b <c@d> e", "Har\nbour <a@example.com>"]) {
      expect(() => readMailbox(wrong)).toThrow("COUNTERSIGN_MAIL_FROM");
    }
  });
});
