// What the transparency log has of a request, as the console verifies it in a real Chromium, and an
// alarm if the database, the keys or the log say something else than before.

import Sqlite from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { logKeys } from "../../log/fixture.js";
import { chromiumPath } from "../browser/browser.js";
import { askFor, signEthereum, transfer } from "./people.js";
import { usePage } from "./setting.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

describe.skipIf(chromiumPath === undefined)("what the log has of a request", () => {
  const setting = usePage();
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
    await page.unrouteAll();
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
    await page.unrouteAll();
    const later = await signEthereum(treasury, treasury.voters[0], transfer(recipient, 2000n, 8));
    await reopen(`/activities/${later.activity.id}`);
    await shows("verified in the log");
    await page.route("**/query/get_activity_receipts", (route) => route.fulfill({ body: older }));
    await page.route("**/log/1/tile/**", (route) => route.fulfill({ status: 404 }));
    await reopen();
    await shows("does not verify");
    expect(await alarms()).toEqual(["log.checkpoint"]);
    await page.unrouteAll();
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
