// What e-mails say, whatever the values are that requests give. A browser, where there is one, shows what becomes of
// them.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeEmail } from "../../../service/src/delivery/messages/write-email.js";
import type { EmailContent } from "../../../service/src/delivery/messages/write-email.js";
import type { MessageContent } from "../../../service/src/store/message.js";
import { chromiumPath } from "../browser/browser.js";
import { useSharedBrowser } from "../browser/shared-browser.js";
import { present } from "../support/results.js";
import { emailCode } from "./deployment.js";

let templates: string;

beforeAll(() => {
  templates = mkdtempSync(join(tmpdir(), "countersign-templates-"));
  const files = {
    "own.html": `<h1 title="{{note}}">{{appName}}</h1><p id="code">{{ code }}</p><a href="{{link}}">in</a> {{minutes}} {{note}}`,
    "own.txt": "{{appName}}: {{code}} {{link}} {{minutes}} {{note}} {{bundle}}",
    "own.subject": "{{note}} for {{organizationName}}\nnot this line\n",
    "html-only.html": "<b>{{code}}</b>",
    "text-only.txt": "{{code}}",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(templates, name), text);
});
afterAll(() => rmSync(templates, { recursive: true }));

const write = (content: EmailContent, settings: object = {}) =>
  writeEmail(
    { id: "0190", recipient: "ada@example.com", content, secret: "123456", createdAt: 0 },
    { from: "no-reply@example.com", templates, ...settings },
  );

const ids = {
  organizationId: "3f2b1b7a-0000-4000-8000-000000000001",
  invitationId: "3f2b1b7a-0000-4000-8000-000000000002",
  userId: "3f2b1b7a-0000-4000-8000-000000000003",
};
const invitation = {
  kind: "invitation",
  ...ids,
  organizationName: "Harbour",
  receiverName: "Ada",
  senderName: "Grace",
  days: 1,
} satisfies MessageContent;
const recovery = { ...emailCode, kind: "recovery", credentialBundle: "bundle" } satisfies MessageContent;

test("a bundle without a link is in the text to be copied", () => {
  const { subject, text, html } = write(recovery);
  expect(subject).toBe("Recover your access to Harbour");
  expect(text).toContain("\nbundle\n");
  expect(html).toContain(">bundle</p>");
});

test("an invitation carries all that accepting takes, also in its link", () => {
  const { subject, text } = write(invitation, { invitationLink: "https://app.example.com/join#%s" });
  expect(subject).toBe("Grace invites you to Harbour");
  const accepted = { ...ids, invitationId: `${ids.invitationId}.123456` };
  for (const id of Object.values(accepted)) expect(text).toContain(`: ${id}\n`);
  const [, carried] = present(/https:\/\/app\.example\.com\/join#(\S+)/.exec(text));
  expect(JSON.parse(Buffer.from(present(carried, "carried"), "base64url").toString())).toEqual(accepted);
  expect(write(invitation).text).not.toContain("http");
});

test("a code is in the link too, where there is one", () => {
  const customization = { magicLinkTemplate: "harbour://in?code=%s" };
  expect(write({ ...emailCode, customization }).text).toContain("\nharbour://in?code=123456\n");
});

test("numbers of one are written as such", () => {
  expect(write({ ...emailCode, minutes: 1 }).text).toContain("1 minute and");
  expect(write(invitation).text).toContain("1 day and");
});

test("names that hold line breaks do not add a header", () => {
  const senderName = "Grace\r\nBcc: eve@example.com";
  expect(write({ ...invitation, senderName }).subject).toBe("Grace Bcc: eve@example.com invites you to Harbour");
});

test("a secret that is missing is an error, not an e-mail without it", () => {
  const draft = { id: "0190", recipient: "ada@example.com", content: emailCode, secret: undefined, createdAt: 0 };
  expect(() => writeEmail(draft, { from: "no-reply@example.com" })).toThrow("the message has lost what it carries");
});

describe("a template of the deployment", () => {
  const customization = {
    appName: "Pier & Co",
    templateId: "own",
    magicLinkTemplate: "https://app.example.com/?a=1&b=%s",
    templateVariables: JSON.stringify({ note: `"><script>x</script> {{code}} $&` }),
  };

  test("gets values that are escaped in HTML, as they are in text, and on one line in the subject", () => {
    const note = `"><script>x</script> {{code}} $&`;
    const escaped = "&#34;&#62;&#60;script&#62;x&#60;/script&#62; {{code}} $&#38;";
    expect(write({ ...emailCode, customization })).toMatchObject({
      subject: `${note} for Harbour`,
      text: `Pier & Co: 123456 https://app.example.com/?a=1&b=123456 5 ${note} `,
      html:
        `<h1 title="${escaped}">Pier &#38; Co</h1><p id="code">123456</p>` +
        `<a href="https://app.example.com/?a=1&#38;b=123456">in</a> 5 ${escaped}`,
    });
  });

  test("of HTML alone has the usual text beside it, and one of text alone has no HTML", () => {
    const usual = write(emailCode);
    expect(write({ ...emailCode, customization: { templateId: "html-only" } })).toMatchObject({
      subject: usual.subject,
      text: usual.text,
      html: "<b>123456</b>",
    });
    const plain = write({ ...emailCode, customization: { templateId: "text-only" } });
    expect(plain).toMatchObject({ subject: usual.subject, text: "123456" });
    expect(plain).not.toHaveProperty("html");
  });

  test("that has changed meanwhile so that it does not show the code is not sent", () => {
    writeFileSync(join(templates, "changed.html"), "<p>Hello</p>");
    const content = { ...emailCode, customization: { templateId: "changed" } };
    expect(() => write(content)).toThrow("changed.html does not show {{code}}");
  });
});

describe.skipIf(chromiumPath === undefined)("in Chromium", () => {
  const browser = useSharedBrowser();
  afterAll(() => browser.close());

  const hostile = [
    `"><script>window.hacked=1</script>`,
    `<img src=x onerror="window.hacked=1">`,
    `' onmouseover='window.hacked=1' x='`,
    `</title><script>window.hacked=1</script>`,
    `</p><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
    `&lt;b&gt; &#x27; &`,
  ];

  test.each(hostile)("%s is text wherever a request can put it", async (text) => {
    const logoUrl = `https://logo.example.com/${encodeURIComponent(text)}?a='&b=1`;
    const magicLinkTemplate = `https://app.example.com/?a=1&q='${encodeURIComponent(text)}&bundle=%s`;
    const customization = { appName: text, logoUrl, magicLinkTemplate };
    const content: EmailContent = { ...recovery, credentialBundle: text, organizationName: text, customization };
    const own = { appName: text, templateId: "own", templateVariables: JSON.stringify({ note: text }) };
    const page = await (await browser.open()).newPage();
    await page.route("**/*", (route) => route.abort());
    const show = async (shown: EmailContent) => {
      await page.setContent(present(write(shown).html, "html"), { waitUntil: "load" });
      expect(await page.evaluate("window.hacked")).toBeUndefined();
      expect(await page.locator("script, iframe, b").count()).toBe(0);
    };

    await show(content);
    expect(await page.title()).toBe(`Recover your access to ${text}`);
    expect(await page.locator("img").count()).toBe(1);
    expect(await page.locator("img").getAttribute("src")).toBe(logoUrl);
    expect(await page.locator("img").getAttribute("alt")).toBe(text);
    const href = await page.locator("a").getAttribute("href");
    expect(href).toBe(magicLinkTemplate.replace("%s", () => encodeURIComponent(text)));
    expect(new URL(present(href, "href")).searchParams.get("bundle")).toBe(text);

    await show({ ...invitation, senderName: text, receiverName: text, organizationName: text });
    expect(await page.locator("p").nth(0).textContent()).toBe(`Hello ${text},`);
    expect(await page.locator("p").nth(1).textContent()).toBe(`${text} invites you to become a user of ${text}.`);

    await show({ ...emailCode, customization: own });
    expect(await page.locator("h1").textContent()).toBe(text);
    expect(await page.locator("h1").getAttribute("title")).toBe(text);
  });
});
