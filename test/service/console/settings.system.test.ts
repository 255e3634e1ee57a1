// The settings of an organization in the console, and what could not be delivered to it, in a real Chromium.

import type { ActivityType } from "@countersign/api";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { giveUndelivered } from "../queries/undelivered.js";
import { openBeside } from "../support/authority.js";
import { firstOf } from "../support/results.js";
import { askFor, signEthereum, transfer } from "./people.js";
import { hostile, usePage } from "./setting.js";
import { sign } from "./steps.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const ether = 10n ** 18n;
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

  // A treasurer's walk, in a real Chromium: a limit is set, a change of policies is planned and approved, a wallet is frozen and
  // thawed. Two root users have to agree by now; whoever does not sit at the browser approves by the API.
  describe("a treasurer's walk", () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = setting);
      await setting.refresh();
      await askFor(setting.treasury, 2);
    });

    /** Approves the newest request of a type that waits. */
    const approve = async (type: ActivityType, client = setting.client()) => {
      const { activities } = await client.listActivities({
        ...setting.organization(),
        filterByStatus: ["ACTIVITY_STATUS_CONSENSUS_NEEDED"],
        filterByType: [type],
      });
      const { fingerprint } = firstOf(activities);
      await client.approveActivity({ ...setting.organization(), parameters: { fingerprint } });
    };
    const waits = () => page.getByText("It needs the approval of others").waitFor();
    const pay = (wei: bigint, nonce: number) =>
      signEthereum(setting.treasury, setting.treasury.voters[0], transfer(recipient, wei, nonce));
    const plan = (kind: string) => page.getByTestId("plan").getByTestId(kind).textContent();
    let asked = "";

    test("a limit is set in ether, and signed in wei", async () => {
      await setting.open("/limits");
      await page.getByText("There are no spending limits yet.").waitFor();
      await page.getByRole("link", { name: "Create limit" }).click();
      await page.getByLabel("Name", { exact: true }).fill("payouts");
      await page.getByLabel("At most, in ETH").fill("10.0000000000000000001");
      await page.getByText("at most 18 digits behind the point").waitFor();
      await page.getByLabel("At most, in ETH").fill("10.5");
      await page.getByLabel("Calls of unknown contracts and programs").check();
      await setting.note("a new limit");
      const { parameters } = await sign(page, "Create limit");
      expect(parameters).toEqual({
        name: "payouts",
        assets: ["eip155:1/slip44:60"],
        measure: "SPENDING_MEASURE_AMOUNT",
        maximum: "10500000000000000000",
        window: { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" },
        scope: "SPENDING_SCOPE_WALLET",
        excess: "SPENDING_EXCESS_DENY",
        uncounted: ["UNCOUNTED_SPENDING_CALL"],
      });
      await waits();
      await approve("ACTIVITY_TYPE_CREATE_SPENDING_LIMIT");
      ({ id: asked } = (await pay(4n * ether, 0)).activity);
      await setting.open("/limits");
      // What waits for votes counts, with its fee.
      await expect.poll(() => page.getByTestId("left").textContent()).toBe("6.49937 ETH");
    });

    test("voters see what a change of policies would have decided otherwise, and approve it", async () => {
      const { activity } = await setting.client().createPolicy({
        ...setting.organization(),
        parameters: { policyName: "Ada pays", effect: "EFFECT_ALLOW", condition: "activity.action == 'SIGN'" },
      });
      await setting.open(`/activities/${activity.id}`);
      await expect.poll(() => plan("allowed")).toBe("1");
      expect([await plan("votes"), await plan("denied")]).toEqual(["0", "0"]);
      await page.getByTestId("plan").getByText("allowed by “Ada pays”").waitFor();
      expect(await page.getByTestId("asks").textContent()).toContain("Creates a policy");
      await setting.note("the plan of a request");
      await sign(page, "Approve");
      await expect.poll(() => page.getByTestId("status").textContent()).toBe("completed");
    });

    test("whoever writes policies sees it before they ask, in the editor and for a whole file", async () => {
      await setting.open("/policies/new");
      await page.getByLabel("Name", { exact: true }).fill("Nobody signs");
      await page.getByLabel("Effect").selectOption("Deny");
      await page.getByLabel("Condition").fill("activity.action == 'SIGN'");
      await page.getByRole("button", { name: "See what would have changed" }).click();
      await expect.poll(() => plan("denied")).toBe("1");
      await page.getByRole("link", { name: "Inbox" }).click();
      await page.getByRole("button", { name: "Leave", exact: true }).click();
      await setting.open("/policies/plan");
      await page.getByRole("button", { name: "Start from today's policies" }).click();
      await expect.poll(() => page.getByLabel("Proposed policies").inputValue()).toContain("Ada pays");
      await page.getByRole("button", { name: "Plan", exact: true }).click();
      await page.getByText("None of the replayed activities would have been decided otherwise.").waitFor();
      await page.getByLabel("Proposed policies").fill("policies: []");
      await page.getByRole("button", { name: "Plan", exact: true }).click();
      await expect.poll(() => plan("votes")).toBe("1");
      await setting.note("a plan");
    });

    test("one root user freezes a wallet at once, and its pages say so", async () => {
      await setting.open("/brakes");
      await page.getByLabel("Reason (optional)").fill("Laptop stolen");
      await page.getByRole("checkbox", { name: "Treasury" }).check();
      const { parameters } = await sign(page, "Freeze 1", "Freeze");
      const { wallets } = await setting.client().listWallets(setting.organization());
      const { walletId } = firstOf(wallets);
      expect(parameters).toEqual({ walletIds: [walletId], reason: "Laptop stolen" });
      await page.getByRole("button", { name: "Thaw Treasury" }).waitFor();
      await setting.note("brakes");
      await expect(pay(1n, 1)).rejects.toThrow("was frozen");
      for (const place of [
        `/wallets/${walletId}`,
        `/wallets/${walletId}/${setting.treasury.address}`,
        `/activities/${asked}`,
      ]) {
        await setting.open(place);
        await page.getByTestId("frozen").getByText("Laptop stolen").waitFor();
      }
      await page.getByText("The wallet of this request is frozen").waitFor();
      await setting.open("/wallets");
      await page.getByText("frozen", { exact: true }).waitFor();
    });

    test("only the quorum thaws", async () => {
      await setting.open("/brakes");
      await sign(page, "Thaw Treasury", "Thaw");
      await waits();
      await approve("ACTIVITY_TYPE_THAW");
      await page.reload();
      await page.getByText("Nothing is frozen.").waitFor();
      expect((await pay(1n, 1)).activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    });

    test("a new key is restricted for good on its own page", async () => {
      await askFor(setting.treasury, 1);
      await approve("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", setting.treasury.voters[1].client);
      await setting.open("/private-keys");
      await page.getByRole("button", { name: "Create private key" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Vault");
      await page.getByText("Restrict it for good").click();
      await page.getByLabel("Never exportable").check();
      await page.getByLabel("Only for these chains").fill("eip155:1");
      await sign(page, "Create private key");
      const dialog = page.getByRole("dialog", { name: "You are about to sign" });
      await dialog.getByRole("button", { name: "Restrict for good" }).click();
      await page.getByTestId("restrictions").waitFor();
      expect(await page.getByTestId("restrictions").textContent()).toBe(
        "Never exportableTransactions onlyOnly for eip155:1",
      );
      await setting.note("a restricted key");
    });

    test("a limit counts by an address book, once there is one", async () => {
      await setting.open("/limits/new");
      await page.getByText("There is none yet.").waitFor();
      expect(await page.getByLabel("Which receivers count").locator("option").allTextContents()).toEqual([
        "All receivers",
      ]);
      await page.getByRole("link", { name: "Add a receiver to an address book" }).click();
      await page.getByText("There are no receivers yet.").waitFor();
      await page.getByLabel("Book", { exact: true }).fill("payouts");
      await page.getByLabel("Address", { exact: true }).fill(setting.treasury.address);
      await sign(page, "Add receiver");
      await page.getByRole("button", { name: `Delete ${setting.treasury.address}` }).waitFor();

      await setting.open("/limits/new");
      await page.getByLabel("Name", { exact: true }).fill("strangers");
      await page.getByLabel("At most, in ETH").fill("1");
      await page.getByLabel("Which receivers count").selectOption("All but those in an address book");
      await page.getByLabel("Address book", { exact: true }).selectOption("payouts");
      await setting.note("a limit by an address book");
      const { parameters } = await sign(page, "Create limit");
      expect(parameters).toMatchObject({ name: "strangers", receivers: { book: "payouts", outside: true } });
      await page.getByRole("heading", { name: "strangers" }).waitFor();
      await page.getByText("all but those in the address book “payouts”").waitFor();
    });

    test("changes of address books wait, and any root user stops one", async () => {
      await setting.open("/brakes");
      await page.getByLabel("What waits").selectOption("Changes of address books");
      await page.getByLabel("How long (0 for not at all)").fill("3");
      const { parameters } = await sign(page, "Set delay");
      expect(parameters).toEqual({ addressBook: "259200" });
      await page.getByText("3 days").waitFor();
      await setting.note("delays");
      await setting.open("/address-book");
      await page.getByLabel("Book", { exact: true }).fill("payouts");
      await page.getByLabel("Address", { exact: true }).fill(recipient);
      await page.getByLabel("Who it is (optional)").fill("Supplier");
      const added = await sign(page, "Add receiver");
      const entries = [{ chain: "eip155:1", address: recipient, label: "Supplier" }];
      expect(added.parameters).toEqual({ book: "payouts", entries });
      await waits();
      await setting.note("an address book");
      const type = "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES";
      const { activities } = await setting.client().listActivities({ ...setting.organization(), filterByType: [type] });
      await setting.open(`/activities/${firstOf(activities).id}`);
      await page.getByText("It is carried out").waitFor();
      await sign(page, "Reject");
      await expect.poll(() => page.getByTestId("status").textContent()).toBe("rejected");
    });

    test("axe-core has found nothing, and browsers have not complained", () => {
      expect(setting.findings).toEqual([]);
      expect(setting.visitors.complaints).toEqual([]);
    });
  });
});
