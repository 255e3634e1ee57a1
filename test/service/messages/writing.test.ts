// What e-mails say, whatever the values are that requests give.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { present } from "../support/results.js";
import { writeEmail } from "../../../service/src/delivery/messages/write-email.js";
import { emailCode } from "./deployment.js";
import { ids, invitation, recovery, useTemplates } from "./written.js";

const templates = useTemplates();
const { write } = templates;

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
  expect(() => writeEmail(draft, { from: "no-reply@example.com" })).toThrow("the message has lost its contents");
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
    writeFileSync(join(templates.folder, "changed.html"), "<p>Hello</p>");
    const content = { ...emailCode, customization: { templateId: "changed" } };
    expect(() => write(content)).toThrow("changed.html does not show {{code}}");
  });
});
