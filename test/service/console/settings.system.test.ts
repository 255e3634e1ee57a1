// The settings of an organization in the console, and what could not be delivered to it, in a real Chromium.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { giveUndelivered } from "../queries/undelivered.js";
import { openBeside } from "../support/authority.js";
import { askFor } from "./people.js";
import { hostile, usePage } from "./setting.js";
import { sign } from "./steps.js";

/** As labels have it. */
const spoken = hostile.replace("\u202e", "\ufffd");

describe.skipIf(chromiumPath === undefined)("the area of settings", () => {
  const setting = usePage();

  // Settings in the console, in a real Chromium: the organization's name, features, origins and webhook endpoints are what the
  // service has afterwards.
  describe("settings in the console", () => {
    const { client, organization, note, findings } = setting;
    let page: Page;
    beforeAll(() => void ({ page } = setting));

    /** Value of a feature; undefined for one that is not set. */
    const feature = async (name: string) => {
      const { features = [] } = (await client().getOrganizationConfigs(organization())).configs;
      return features.find((each) => each.name === name)?.value;
    };
    const endpoints = async () => (await client().listWebhookEndpoints(organization())).webhookEndpoints;
    test("the organization gets another name, also at the top of the page", async () => {
      await page.getByRole("link", { name: "Settings" }).click();
      await page.getByText("There are no webhook endpoints.").waitFor();
      await note("settings");
      await page.getByLabel("Name").first().fill("Haven");
      await sign(page, "Rename");
      await page
        .getByRole("combobox", { name: "Organization" })
        .getByText("Haven · Grace")
        .waitFor({ state: "attached" });
      expect(await client().whoami(organization())).toMatchObject({ organizationName: "Haven" });
    });

    test("features are switched on and off", async () => {
      await sign(page, "Switch on: Recovery of root users by e-mail", "Switch on");
      await page.getByRole("button", { name: "Switch off: Recovery of root users by e-mail" }).waitFor();
      expect(await feature("FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY")).toBe("");
      await sign(page, "Switch off: Recovery of root users by e-mail", "Switch off");
      await page.getByRole("button", { name: "Switch on: Recovery of root users by e-mail" }).waitFor();
      expect(await feature("FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY")).toBeUndefined();
    });

    test("origins are listed one a line; what is none is refused", async () => {
      await page.getByLabel("Origins", { exact: true }).fill("app.example.com");
      await sign(page, "Save");
      await page.getByText("is not a web origin").waitFor();
      expect(await feature("FEATURE_NAME_WEBAUTHN_ORIGINS")).toBeUndefined();
      await page.getByLabel("Origins", { exact: true }).fill("https://app.example.com\nhttps://admin.example.com\n");
      await sign(page, "Save");
      await expect
        .poll(() => feature("FEATURE_NAME_WEBAUTHN_ORIGINS"))
        .toBe("https://app.example.com,https://admin.example.com");
      await note("origins");
    });

    test("webhook endpoints are added, paused, resumed and deleted; a name of others is text", async () => {
      const url = "https://hooks.example.com/ledger";
      await page.getByLabel("Name", { exact: true }).last().fill(hostile);
      await page.getByLabel("URL").fill(url);
      await sign(page, "Add endpoint");
      await page.getByRole("button", { name: /^Pause/ }).waitFor();
      expect(await endpoints()).toMatchObject([{ name: hostile, url, isActive: true }]);
      expect(await page.textContent("main")).toContain(`onerror="alert(1)">U+202Egnihtemos`);
      expect(await page.locator("main img").count()).toBe(0);
      await note("webhook endpoint");
      await sign(page, `Pause ${spoken}`, "Pause");
      await page.getByText("paused", { exact: true }).waitFor();
      expect(await endpoints()).toMatchObject([{ isActive: false }]);
      await sign(page, `Resume ${spoken}`, "Resume");
      await page.getByText("active", { exact: true }).waitFor();
      expect(await endpoints()).toMatchObject([{ isActive: true }]);
      await page.setViewportSize({ width: 360, height: 740 });
      await note("settings on a phone");
      await sign(page, `Delete ${spoken}`, "Delete");
      await page.getByText("There are no webhook endpoints.").waitFor();
      expect(await endpoints()).toEqual([]);
    });

    test("what needs others waits, and what cannot be read says why", async () => {
      await askFor(setting.treasury, 2);
      await sign(page, "Switch on: Recovery of root users by e-mail", "Switch on");
      await page.getByText("It needs the approval of others").waitFor();
      expect(await feature("FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY")).toBeUndefined();
      await note("waiting switch on a phone");
      await page.route("**/query/get_organization_configs", (route) => route.abort());
      await page.reload();
      await page.getByRole("alert").getByText("That did not work").waitFor();
      await page.unroute("**/query/get_organization_configs");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("button", { name: "Switch on: Recovery of root users by e-mail" }).waitFor();
      expect(findings).toEqual([]);
    });

    test("browsers have not complained", () => {
      // Requests that were cut off on purpose, and the origin that was refused.
      expect(
        setting.visitors.complaints.filter((complaint) => !/net::ERR_FAILED|status of 400/.test(complaint)),
      ).toEqual([]);
    });
  });

  // What is not delivered, in the console, in a real Chromium: what the service has, page by page; what others wrote is text.
  describe("undelivered events and messages in the console", () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = setting);
      await setting.refresh();
    });

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
});
