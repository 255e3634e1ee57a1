// What is not delivered, in the console, in a real Chromium: what the service has, page by page; what others wrote is text.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import { chromiumPath } from "../browser/browser.js";
import { giveUndelivered } from "../queries/undelivered.js";
import { hostile, usePage } from "./setting.js";

describe.skipIf(chromiumPath === undefined)("undelivered events and messages in the console", () => {
  const setting = usePage();
  let page: Page;
  beforeAll(() => void ({ page } = setting));

  const rowsOf = (title: string) => page.locator("section", { hasText: title }).locator("ul.rows > li");

  test("settings lead to them; where everything has arrived, it says so", async () => {
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Show undelivered" }).click();
    await page.getByText("Every event was delivered.").waitFor();
    await page.getByText("Every message was sent.").waitFor();
    expect(await page.locator("header [aria-current]").textContent()).toBe("Settings");
    await setting.note("nothing undelivered");
  });

  test("those of the organization are listed newest first, a page at a time", async () => {
    const store = await openBeside(setting.service);
    const { organizationId } = setting.organization();
    await giveUndelivered(store, organizationId, 25, `${hostile}@example.com`, hostile);
    await store.close();
    await page.getByRole("button", { name: "Refresh: Webhook events" }).click();
    await expect.poll(() => rowsOf("Webhook events").count()).toBe(20);
    await page.getByRole("button", { name: "Refresh: E-mails and text messages" }).click();
    await expect.poll(() => rowsOf("E-mails and text messages").count()).toBe(20);
    await page.getByRole("button", { name: "Show older ones" }).first().click();
    await expect.poll(() => rowsOf("Webhook events").count()).toBe(25);
    const { deliveries } = await setting
      .client()
      .listWebhookDeliveries({ organizationId, paginationOptions: { limit: "100" } });
    const links = await rowsOf("Webhook events")
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(deliveries.map(({ activityId }) => `#/activities/${activityId}`));
  });

  test("what a receiver has answered, and for whom a message is, is text", async () => {
    const failed = rowsOf("Webhook events").filter({ hasText: "failed" }).first();
    expect(await failed.textContent()).toContain(hostile.replace("\u202e", "").slice(0, 28));
    expect(await page.locator("main :is(img, script, iframe)").count()).toBe(0);
    expect(await page.content()).not.toContain("\u202e");
    await setting.note("undelivered");
    expect(setting.findings).toEqual([]);
    expect(setting.visitors.complaints).toEqual([]);
  });
});
