// Activities in the console, in a real Chromium.

import Sqlite from "better-sqlite3";
import type { Activity } from "@countersign/api";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { logKeys } from "../../log/fixture.js";
import { chromiumPath } from "../browser/browser.js";
import { askFor, signEthereum, transfer } from "./people.js";
import { usePage, useService } from "./setting.js";
import { sign } from "./steps.js";

interface Asked {
  readonly parameters: { readonly userTagName: string };
}

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

describe.skipIf(chromiumPath === undefined)("the area of activities", () => {
  const area = useService();

  // Activities in the console, in a real Chromium: the list is live, one and many are downloaded as the service has them, and
  // what was written and not sent is not lost unasked.
  describe("activities in the console", () => {
    const setting = usePage(undefined, area);
    const { client, organization, open, note, findings } = setting;
    let page: Page;
    beforeAll(() => void ({ page } = setting));

    const tag = async (userTagName: string) => {
      const { activity } = await client().createUserTag({
        ...organization(),
        parameters: { userTagName, userIds: [] },
      });
      return activity;
    };
    const rows = () => page.getByTestId("activities").locator("li");
    const contentOf = async (download: Download) => readFile(await download.path(), "utf8");

    test("what happens while the list is looked at comes when it is asked for, and changes in place", async () => {
      await tag("First");
      await open("/activities");
      await page.getByLabel("Kind").selectOption("Create user tag");
      await expect.poll(() => rows().count()).toBe(1);
      await tag("Second");
      const fresh = page.getByRole("button", { name: "Show 1 new activity" });
      await fresh.waitFor();
      expect(await rows().count()).toBe(1);
      await note("new activity");
      await fresh.click();
      await expect
        .poll(() => rows().allTextContents())
        .toEqual([expect.stringContaining("Second"), expect.stringContaining("First")]);
    });

    test("one is downloaded whole, with body, stamps, votes and result", async () => {
      const { id } = await tag("Third");
      await open(`/activities/${id}`);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download this activity" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`activity-${id}.json`);
      const saved = JSON.parse(await contentOf(download)) as Activity;
      const { activity } = await client().getActivity({ ...organization(), activityId: id });
      // Whose question it was decides on this.
      expect(saved).toEqual({ ...activity, canApprove: saved.canApprove, canReject: saved.canReject });
      expect(JSON.parse(saved.votes[0]?.message ?? "")).toMatchObject({ parameters: { userTagName: "Third" } });
    });

    test("a list is downloaded as it is filtered, a line each", async () => {
      await open("/activities");
      await page.getByLabel("Kind").selectOption("Create user tag");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download all of these" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^activities-\d{4}-\d\d-\d\dT\d{6}\.jsonl$/);
      const lines = (await contentOf(download)).trimEnd().split("\n");
      const saved = lines.map((line) => JSON.parse(line) as Activity);
      const named = saved.map(({ votes }) => (JSON.parse(votes[0]?.message ?? "") as Asked).parameters.userTagName);
      expect(named).toEqual(["Third", "Second", "First"]);
    });

    test("a list that ends before the archive says so, and what was downloaded is what there is", async () => {
      const moved = { seconds: "1763631000", nanos: "0" };
      await page.route("**/query/list_activities", (route) =>
        route.fulfill({ json: { activities: [], archived: { until: moved, movedAt: moved } } }),
      );
      await page.goto("about:blank");
      await open("/activities");
      const said = page.getByTestId("archived");
      await said.waitFor();
      expect(await said.textContent()).toMatch(/^Older ones, up to .*2025.*, have moved to the operator’s archive/);
      await note("older ones in the archive");
      await page.unroute("**/query/list_activities");
    });

    test("a long download tells how far it is, stops when it is told to, and at what a browser holds", async () => {
      const { activities } = await client().listActivities(organization());
      let pages = 0;
      let most = 3;
      let held: (() => void) | undefined;
      await page.route("**/query/list_activities", async (route) => {
        const { paginationOptions } = route.request().postDataJSON() as { paginationOptions: { limit: string } };
        if (paginationOptions.limit === "100" && ++pages > most) await new Promise<void>((resolve) => (held = resolve));
        const found = Array.from({ length: 100 }, (_, index) => ({
          ...activities[0],
          votes: [],
          id: `${pages}-${index}`,
        }));
        await route.fulfill({ json: { activities: found } }).catch(() => {});
      });
      await page.goto("about:blank");
      await open("/activities");
      let downloads = 0;
      page.on("download", () => downloads++);
      await page.getByRole("button", { name: "Download all of these" }).click();
      await page.getByText("300 read…").waitFor();
      await note("download");
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Download all of these" }).waitFor();
      held?.();
      [pages, most] = [0, Infinity];
      expect(downloads).toBe(0);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download all of these" }).click(),
      ]);
      await page.getByText("Too many for one file").waitFor();
      await note("cut download");
      expect((await contentOf(download)).trimEnd().split("\n")).toHaveLength(20_000);
      await page.unroute("**/query/list_activities");
    });

    test("what was written is not lost by a link, the back button or a reload, unless its person agrees", async () => {
      await open("/policies");
      await page.getByRole("link", { name: "Create policy" }).click();
      const name = page.getByLabel("Name", { exact: true });
      await name.fill("Payouts");
      const asked = page.getByRole("dialog", { name: "Leave without submitting?" });
      await page.getByRole("link", { name: "Inbox" }).click();
      await asked.waitFor();
      await note("leaving");
      await asked.getByRole("button", { name: "Stay" }).click();
      expect([await name.inputValue(), new URL(page.url()).hash]).toEqual(["Payouts", "#/policies/new"]);
      await page.goBack();
      await page.keyboard.press("Escape");
      expect([await name.inputValue(), new URL(page.url()).hash]).toEqual(["Payouts", "#/policies/new"]);
      await page.getByRole("combobox", { name: "Organization" }).selectOption("Add another organization…");
      await asked.getByRole("button", { name: "Stay" }).click();
      const [dialog] = await Promise.all([
        page.waitForEvent("dialog"),
        page.evaluate("setTimeout(() => location.reload())"),
      ]);
      expect(dialog.type()).toBe("beforeunload");
      await dialog.dismiss();
      // What is sent is not lost.
      await sign(page, "Create policy");
      await page.getByRole("heading", { name: "Payouts" }).waitFor();
      await page.getByRole("link", { name: "Edit" }).click();
      await name.fill("Payrolls");
      await page.getByRole("link", { name: "Inbox" }).click();
      await asked.getByRole("button", { name: "Leave" }).click();
      await page.getByText("Nothing needs your vote.").waitFor();
      await page.getByRole("link", { name: "Policies" }).click();
      await page.getByRole("link", { name: /Payouts/ }).waitFor();
    });

    test.each([
      ["/people", "Create user"],
      ["/wallets", "Create wallet"],
      ["/private-keys", "Create private key"],
    ])("what was written at %s into %s is not lost by the back button", async (place, form) => {
      await open("/inbox");
      await open(place);
      await page.getByRole("button", { name: form }).first().click();
      const written = page.getByRole("dialog").getByLabel("Name", { exact: true });
      await written.fill("Ada");
      await page.goBack();
      await page.getByRole("button", { name: "Stay" }).click();
      expect([await written.inputValue(), new URL(page.url()).hash]).toEqual(["Ada", `#${place}`]);
      await page.evaluate("location.hash = '#/inbox'");
      await page.getByRole("button", { name: "Leave" }).click();
      await page.getByRole("heading", { name: "Inbox" }).waitFor();
    });

    test("axe-core has found nothing, and browsers have not complained", () => {
      expect(findings).toEqual([]);
      expect(setting.visitors.complaints.filter((complaint) => !complaint.startsWith("a dialog says"))).toEqual([]);
    });
  });

  // What the transparency log has of a request, as the console verifies it in a real Chromium, and an
  // alarm if the database, the keys or the log say something else than before.
  describe("what the log has of a request", () => {
    const setting = usePage(undefined, area);
    const { findings, open, note } = setting;
    let id = "";
    let fingerprint = "";

    const shows = (state: string) => setting.page.getByTestId("seal").filter({ hasText: state }).waitFor();
    const alarms = () =>
      setting.page.locator(".notice.bad [data-field]").evaluateAll((all) => all.map((one) => one.dataset.field));

    /** Elsewhere and back, so that everything is asked anew. */
    async function reopen(place = `/activities/${id}`): Promise<void> {
      await open("/nowhere");
      await setting.page.getByText("This page does not exist.").waitFor();
      await open(place);
    }

    test("verifies once the request is in the log, and again after each vote", async () => {
      const { treasury, page } = setting;
      await askFor(treasury, 2);
      const [ada, , katherine] = treasury.voters;
      ({ id, fingerprint } = (await signEthereum(treasury, ada, transfer(recipient, 1000n))).activity);
      await open(`/activities/${id}`);
      await shows("verified in the log");
      await page.getByText("Vote", { exact: true }).waitFor({ state: "detached" });
      await katherine.client.approveActivity({ ...setting.organization(), parameters: { fingerprint } });
      await page.getByText("Vote", { exact: true }).waitFor();
      await shows("verified in the log");
      await page.getByText("The policy requires no witness.").waitFor();
      await note("verified");
      expect(await alarms()).toEqual([]);
    });

    test("is marked in the list of what was opened, without asking for it", async () => {
      const { page } = setting;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await reopen("/activities");
      const marked = page.getByTestId("activities").getByRole("listitem").filter({ hasText: "in the log" });
      await marked.waitFor();
      expect([await marked.count(), asked.filter((path) => /log|receipts/.test(path))]).toEqual([1, []]);
    });

    test("breaks if keys are published that the browser does not know, until they are trusted", async () => {
      const { page } = setting;
      await page.route("**/log/policy", async (route) => {
        const response = await route.fetch();
        const policy = await response.text();
        await route.fulfill({ response, body: `log ${logKeys("other.example").vkey}\n${policy}` });
      });
      await reopen();
      await shows("does not verify");
      expect(await alarms()).toEqual(["log.policy"]);
      await note("other keys");
      await page.getByRole("button", { name: "Trust the new policy" }).click();
      await shows("verified in the log");
      await page.unrouteAll({ behavior: "wait" });
      await reopen();
      await shows("verified in the log");
    });

    test("holds under a policy of one's own, which has to be one", async () => {
      const { page, service } = setting;
      const policy = await (await fetch(`${service.baseUrl}/log/policy`)).text();
      await page.getByText("Trusted keys").click();
      await page.getByRole("button", { name: "Use a policy of your own" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Policy").fill("log nobody");
      await dialog.getByRole("button", { name: "Use this policy" }).click();
      await dialog.getByText(/policy, line 1/).waitFor();
      await note("a policy of one's own");
      await dialog.getByLabel("Policy").fill(policy);
      await dialog.getByRole("button", { name: "Use this policy" }).click();
      await dialog.waitFor({ state: "detached" });
      await shows("verified in the log");
      await page.getByText("Trusted keys").click();
      expect(await page.getByText("From the policy that you entered.").isVisible()).toBe(true);
    });

    test("breaks if the log was put back behind what the browser has seen", async () => {
      const { page, treasury } = setting;
      let older = "";
      await page.route("**/query/get_activity_receipts", async (route) => {
        const response = await route.fetch();
        older ||= await response.text();
        await route.fulfill({ response });
      });
      await reopen();
      await shows("verified in the log");
      await page.unrouteAll({ behavior: "wait" });
      const later = await signEthereum(treasury, treasury.voters[0], transfer(recipient, 2000n, 8));
      await reopen(`/activities/${later.activity.id}`);
      await shows("verified in the log");
      await page.route("**/query/get_activity_receipts", (route) => route.fulfill({ body: older }));
      await page.route("**/log/1/tile/**", (route) => route.fulfill({ status: 404 }));
      await reopen();
      await shows("does not verify");
      expect(await alarms()).toEqual(["log.checkpoint"]);
      await page.unrouteAll({ behavior: "wait" });
    });

    test("breaks if somebody alters the result in the database, where no signature would tell", async () => {
      const database = new Sqlite(setting.service.database);
      const { result } = database.prepare("SELECT result FROM activities WHERE id = ?").get(id) as { result: string };
      const altered = result.replace(
        /"signedTransaction":"(.)/,
        (_, digit) => `"signedTransaction":"${digit === "0" ? 1 : 0}`,
      );
      expect(altered).not.toBe(result);
      database.prepare("UPDATE activities SET result = ? WHERE id = ?").run(altered, id);
      database.close();
      await reopen();
      await shows("does not verify");
      expect(await alarms()).toEqual(["log.result"]);
      await note("contradicted");
    });

    test("axe-core has found nothing, and browsers have complained of nothing but the missing tiles", () => {
      expect(findings).toEqual([]);
      expect(setting.visitors.complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
    });
  });
});
