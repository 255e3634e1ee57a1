// What a browser makes of e-mails, whatever the values are that requests give.

import { afterAll, describe, expect, test } from "vitest";
import type { EmailContent } from "../../../service/src/delivery/messages/write-email.js";
import { chromiumPath } from "../browser/browser.js";
import { useSharedBrowser } from "../browser/shared-browser.js";
import { present } from "../support/results.js";
import { emailCode } from "./deployment.js";
import { invitation, recovery, useTemplates } from "./written.js";

const { write } = useTemplates();

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
