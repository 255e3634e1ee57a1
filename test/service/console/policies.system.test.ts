// Policies in the console, in a real Chromium: written, refused with findings at their place, changed as a difference,
// explained and deleted. What is signed is what the service has afterwards.

import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { askFor } from "./people.js";
import { hostile, usePage } from "./setting.js";
import { sign } from "./steps.js";

describe.skipIf(chromiumPath === undefined)("policies in the console", () => {
  const setting = usePage();
  const { client, organization, open, note, findings } = setting;
  let page: Page;
  beforeAll(() => void ({ page } = setting));

  const policyNamed = async (name: string) => {
    const { policies } = await client().listPolicies(organization());
    return policies.find(({ policyName }) => policyName === name);
  };
  const dialog = (): Locator => page.getByRole("dialog", { name: "You are about to sign" });

  /** Agrees to lose what was written. */
  const agree = () => page.getByRole("button", { name: "Leave", exact: true }).click();
  const leave = async () => {
    await page.getByRole("link", { name: "Inbox" }).click();
    await agree();
    await page.getByRole("heading", { name: "Inbox" }).waitFor();
  };

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const marks = () => page.locator(".editor mark").allTextContents();

  test("a text that cannot be right is refused, and what is wrong is marked where it is", async () => {
    await page.getByRole("link", { name: "Policies" }).click();
    await page.getByText("There are no policies yet.").waitFor();
    await note("no policies");
    await page.getByRole("link", { name: "Create policy" }).click();
    await field("Name").fill("Payouts");
    await field("Condition").fill("activity.resource == 'PRIVATE_KEY'\n&& activity.action = 'SIGN'");
    await field("Consensus").fill("approvers.cound() >= 2");
    await sign(page, "Create policy");
    await page.getByText("Line 2, column 20").waitFor();
    expect(await marks()).toEqual(["=", "cound"]);
    await page.getByText("= has no meaning here, did you mean ==?").waitFor();
    await note("findings");
    await page.getByRole("button", { name: "Line 2, column 20" }).click();
    // From the keyboard, at the place that was marked.
    await page.keyboard.type("==");
    expect(await field("Condition").inputValue()).toContain("activity.action == 'SIGN'");
    expect(await marks()).toEqual(["cound"]);
    await field("Consensus").press("Home");
    await page.keyboard.type("1 <= 2 && ");
    await page.getByText("Line 1, column 21").waitFor();
    expect(await marks()).toEqual(["cound"]);
    await field("Consensus").fill("approvers.count() >= 2");
    expect(await marks()).toEqual([]);
    await page.getByText("Language reference").click();
    await note("words");
    const { parameters } = await sign(page, "Create policy");
    await page.getByRole("heading", { name: "Payouts" }).waitFor();
    expect(parameters).toEqual({
      policyName: "Payouts",
      effect: "EFFECT_ALLOW",
      condition: "activity.resource == 'PRIVATE_KEY'\n&& activity.action == 'SIGN'",
      consensus: "approvers.count() >= 2",
      time: "",
      notes: "",
    });
    const { time: _, ...kept } = parameters as { readonly time: string };
    expect(await policyNamed("Payouts")).toMatchObject(kept);
    await note("policy");
  });

  test("a change is shown as a difference of what is signed, and one of others in between is not overwritten", async () => {
    await page.getByRole("link", { name: "Edit" }).click();
    await field("Consensus").fill("approvers.count() >= 3");
    await page.getByRole("button", { name: "Save policy" }).click();
    const changes = dialog().getByTestId("changes");
    await changes.waitFor();
    expect(await changes.locator("del").allTextContents()).toEqual(["Removed: approvers.count() >= 2"]);
    expect(await changes.locator("ins").allTextContents()).toEqual(["Added: approvers.count() >= 3"]);
    await note("review of a change");
    await page.keyboard.press("Escape");
    const { policyId = "", updatedAt } = (await policyNamed("Payouts")) ?? {};
    await client().updatePolicy({ ...organization(), parameters: { policyId, policyNotes: "By the board." } });
    // As if it had been within the same second, in all answers.
    const policyQueries = /\/query\/(?:get_policy|list_policies)$/;
    await page.route(policyQueries, async (route) => {
      const answer = await route.fetch();
      const replaceTime = (_: string, value: unknown) =>
        (value as { readonly policyId?: string } | null)?.policyId === policyId
          ? { ...Object(value), updatedAt }
          : value;
      await route.fulfill({ response: answer, body: JSON.stringify(JSON.parse(await answer.text()), replaceTime) });
    });
    await page.getByRole("button", { name: "Save policy" }).click();
    await page.getByText("Someone changed the policy").waitFor();
    expect(await dialog().count()).toBe(0);
    await page.unroute(policyQueries);
    await leave();
    await open(`/policies/${policyId}/edit`);
    await field("Consensus").fill("approvers.count() >= 3");
    const { parameters } = await sign(page, "Save policy");
    expect(parameters).toEqual({ policyId, policyConsensus: "approvers.count() >= 3" });
    await page.getByRole("heading", { name: "Payouts" }).waitFor();
    await page.getByText("approvers.count() >= 3").waitFor();
    expect(await policyNamed("Payouts")).toMatchObject({ consensus: "approvers.count() >= 3", notes: "By the board." });
  });

  test("what others have written is text, and what cannot be seen in it is", async () => {
    const condition = `activity.action == '<img src=x onerror="alert(1)">'`;
    await client().createPolicy({
      ...organization(),
      parameters: { policyName: hostile, effect: "EFFECT_DENY", condition, notes: hostile },
    });
    await open("/policies");
    await page.getByRole("link", { name: /onerror/ }).waitFor();
    await note("policies");
    await page.getByRole("link", { name: /onerror/ }).click();
    await page.getByRole("link", { name: "Edit" }).click();
    await field("Consensus").fill("approvers\u200b.count() >= 2");
    await page.getByText("The text contains invisible characters.").nth(2).waitFor();
    expect(await page.textContent("main")).toContain("approversU+200B.count() >= 2");
    expect(await field("Condition").inputValue()).toBe(condition);
    expect(await page.locator("main img").count()).toBe(0);
    await note("hostile policy");
    await page.goBack();
    await agree();
    await sign(page, "Delete");
    await page.getByRole("link", { name: /Payouts/ }).waitFor();
    expect(await policyNamed(hostile)).toBeUndefined();
  });

  test("what would be decided is told clause by clause, of anybody", async () => {
    await page.getByRole("link", { name: "What if" }).click();
    await field("Who asks").selectOption("Ada");
    await field("Activity").selectOption("Sign raw payload");
    await field("Parameters, as JSON").fill("{");
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("alert").getByText("The parameters are not JSON.").waitFor();
    const parameters = {
      signWith: setting.treasury.address,
      payload: "Release",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_KECCAK256",
    };
    await askFor(setting.treasury, 2);
    await field("Parameters, as JSON").fill(JSON.stringify(parameters));
    await page.getByRole("button", { name: "Explain" }).click();
    const answer = page.getByTestId("answer");
    await answer.getByText("needs approvals").waitFor();
    expect(await answer.getByText("Could approve").locator("..").textContent()).toMatch(/Grace.*Katherine/);
    await field("Approved afterwards by").selectOption("Katherine");
    await page.getByRole("button", { name: "Explain" }).click();
    await answer.getByText("allowed").first().waitFor();
    await page.getByRole("listitem").filter({ hasText: "Katherine" }).getByRole("button", { name: "Remove" }).click();
    await field("Decided at").fill("tomorrow");
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("alert").getByText("This is not a UTC timestamp").waitFor();
    await field("Decided at").fill("2050-01-01T00:00:00Z");
    await page.getByRole("button", { name: "Explain" }).click();
    await answer.getByText("needs approvals").waitFor();
    await answer.locator("summary").filter({ hasText: "Payouts" }).click();
    const clauses = await answer.locator(".rows > li").allTextContents();
    expect(clauses).toEqual([
      "activity.resource == 'PRIVATE_KEY'true",
      "activity.action == 'SIGN'true",
      "approvers.count() >= 3false",
    ]);
    await note("what if");
  });

  test("parameters of a question are not lost by a link before they are answered", async () => {
    await page.goto("about:blank");
    await open("/policies/what-if");
    const text = '{"walletName":"Till","accounts":[]}';
    await field("Parameters, as JSON").fill(text);
    await page.getByRole("link", { name: "Inbox" }).click();
    const asked = page.getByRole("dialog", { name: "Leave without submitting?" });
    await asked.getByRole("button", { name: "Stay" }).click();
    expect(await field("Parameters, as JSON").inputValue()).toBe(text);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByTestId("answer").waitFor();
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("heading", { name: "Inbox" }).waitFor();
    expect(await asked.count()).toBe(0);
  });

  test("what needs others waits, and says so", async () => {
    const { policyId = "" } = (await policyNamed("Payouts")) ?? {};
    await open(`/policies/${policyId}/edit`);
    await field("Effect").selectOption("Deny");
    await sign(page, "Save policy");
    await page.getByText("It needs the approval of others").waitFor();
    expect(await policyNamed("Payouts")).toMatchObject({ effect: "EFFECT_ALLOW" });
    await note("waiting change");
  });

  test("what cannot be read says why and is read again, and a phone has room for all of it", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await note("editor on a phone");
    await open("/policies/what-if");
    await field("Activity").waitFor();
    await note("what if on a phone");
    await page.route("**/query/list_policies", (route) => route.abort());
    await open("/policies");
    await page.getByRole("alert").getByText("That did not work").waitFor();
    await note("offline on a phone");
    await page.unroute("**/query/list_policies");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: /Payouts/ }).click();
    await page.getByRole("heading", { name: "Payouts" }).waitFor();
    await note("policy on a phone");
    expect(findings.filter((found) => found.includes("phone"))).toEqual([]);
  });

  test("axe-core has found nothing, no page was wider than its window, and browsers have not complained", () => {
    expect(findings).toEqual([]);
    // A refusal, and requests that were cut off on purpose.
    expect(setting.visitors.complaints.filter((complaint) => !/net::ERR_FAILED|status of 400/.test(complaint))).toEqual(
      [],
    );
  });
});
