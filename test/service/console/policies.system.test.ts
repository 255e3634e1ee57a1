// Policies in the console, in a real Chromium.

import type { Locator, Page, Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { askFor } from "./people.js";
import { hostile, usePage, useService } from "./setting.js";
import { sign } from "./steps.js";

describe.skipIf(chromiumPath === undefined)("the area of policies", () => {
  const area = useService();

  // The editor of policies while somebody types, in a real Chromium: what the service finds, and what can follow.
  describe("the editor of policies", () => {
    const setting = usePage(undefined, area);
    const { open, note, findings } = setting;
    let page: Page;
    beforeAll(() => void ({ page } = setting));

    const field = (label: string) => page.getByLabel(label, { exact: true });
    const marks = () => page.locator(".editor mark").allTextContents();
    const options = () => page.getByRole("option").locator("code").allTextContents();
    const checks = "**/query/check_policy";

    test("what the service finds is marked as one types, and goes with what was wrong", async () => {
      await open("/policies/new");
      await field("Name").fill("Payouts");
      await field("Condition").pressSequentially("wallet.idd == 'treasury'");
      await page.getByText("unknown field wallet.idd, did you mean id?").waitFor();
      expect(await marks()).toEqual(["idd"]);
      await field("Time").fill("time.now < Timestamp('2027-02-31T00:00:00Z')");
      await page.getByText("2 problems").waitFor();
      // All of what is meant, not a word of it.
      expect(await marks()).toEqual(["idd", "'2027-02-31T00:00:00Z'"]);
      await note("findings while typing");
      await page.getByRole("button", { name: "Line 1, column 8" }).click();
      await page.keyboard.type("id");
      await field("Time").fill("");
      await page.getByText("The service checks the text as you type").waitFor();
      expect(await marks()).toEqual([]);
    });

    test("the newest text counts, whichever answer comes first", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const asked: string[] = [];
      await page.route(checks, async (route) => {
        const { condition } = route.request().postDataJSON() as { readonly condition: string };
        asked.push(condition);
        if (condition === "wrong") await held;
        await route.continue().catch(() => undefined);
      });
      await field("Condition").fill("wrong");
      await expect.poll(() => asked).toEqual(["wrong"]);
      const isWrong = (request: Request) => request.postData()?.includes("wrong") === true;
      const ended = Promise.race([
        page.waitForEvent("requestfinished", isWrong),
        page.waitForEvent("requestfailed", isWrong),
      ]);
      await field("Condition").fill("wallet.a == 'a'");
      await page.getByText("unknown field wallet.a").waitFor();
      release();
      await ended;
      await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))");
      expect(await marks()).toEqual(["a"]);
      expect(asked).toEqual(["wrong", "wallet.a == 'a'"]);
      await page.unroute(checks);
    });

    test("nothing is marked where the service cannot be asked, and the page says so", async () => {
      await page.route(checks, (route) => route.abort());
      await field("Condition").fill("wallet.c == 'c'");
      await page.getByText("The text is not being checked").waitFor();
      expect(await marks()).toEqual([]);
      await note("not checked");
      await page.unroute(checks);
      await field("Condition").fill("wallet.id == 'a'");
      await page.getByText("The service checks the text as you type").waitFor();
    });

    test("a deny by a chain's words that raw signing gets round is warned of, and one that nothing opens is not", async () => {
      await field("Effect").selectOption("EFFECT_DENY");
      await field("Condition").fill("eth.tx.value > 5");
      await page.getByText("The service checks the text as you type").waitFor();
      const { activity } = await setting.client().createPolicy({
        ...setting.organization(),
        parameters: { policyName: "Signers sign", effect: "EFFECT_ALLOW", condition: "activity.action == 'SIGN'" },
      });
      await field("Condition").fill("eth.tx.value > 50");
      await page.getByText("Raw signing bypasses it").waitFor();
      await page.getByText("deny payload.blind in another policy").waitFor();
      await note("raw signing");
      await field("Effect").selectOption("EFFECT_ALLOW");
      await page.getByText('"this policy" limits what is signed by eth.tx').waitFor();
      const { policyId = "" } = activity.result.createPolicyResult ?? {};
      await setting.client().deletePolicy({ ...setting.organization(), parameters: { policyId } });
      await field("Condition").fill("wallet.id == 'a'");
      await page.getByText("Raw signing bypasses it").waitFor({ state: "detached" });
      expect(await marks()).toEqual([]);
    });

    test("what can follow is listed behind a dot, and chosen with the keys alone", async () => {
      await field("Condition").fill("");
      await field("Condition").press("Control+Space");
      await page.getByRole("listbox", { name: "What can follow" }).waitFor();
      expect((await options())[0]).toBe("activity");
      await note("words");
      await page.keyboard.press("Escape");
      expect(await options()).toEqual([]);
      await page.keyboard.type("activity.");
      expect(await options()).toEqual(["type", "kind", "family", "resource", "action", "params"]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      const active = await field("Condition").getAttribute("aria-activedescendant");
      expect(await page.locator(`[id="${active ?? ""}"]`).textContent()).toBe("params parameter");
      await page.keyboard.type("act");
      expect(await options()).toEqual(["action"]);
      await page.keyboard.press("Enter");
      await page.keyboard.type(" == 'S");
      await page.keyboard.press("Enter");
      await page.keyboard.type(" && wallets.any(w, w.");
      await page.getByRole("option", { name: "label" }).click();
      await page.keyboard.type(" == 'Treasury')");
      expect(await field("Condition").inputValue()).toBe(
        "activity.action == 'SIGN' && wallets.any(w, w.label == 'Treasury')",
      );
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+y");
      expect(await field("Condition").inputValue()).toContain("w.label == 'Treasury')");
      const { parameters } = await sign(page, "Create policy");
      expect(parameters).toMatchObject({
        condition: "activity.action == 'SIGN' && wallets.any(w, w.label == 'Treasury')",
      });
      await page.getByRole("heading", { name: "Payouts" }).waitFor();
    });

    test("long lists go on under the keys, and leaving the field or the place closes them", async () => {
      await page.getByRole("link", { name: "Edit" }).click();
      await field("Condition").press("End");
      await page.keyboard.type(" && eth.tx.");
      expect(await options()).toHaveLength(8);
      await page.getByText("18 suggestions").waitFor({ state: "attached" });
      for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowDown");
      expect(await page.locator("[aria-selected=true] code").textContent()).toBe("chain_id");
      const list = await page.getByRole("listbox").boundingBox();
      const editor = await page.locator(".editor").first().boundingBox();
      // Right below the line that is written.
      expect(Math.abs((list?.y ?? 0) - (editor?.y ?? 0) - (editor?.height ?? 0))).toBeLessThan(12);
      expect((list?.x ?? 0) - (editor?.x ?? 0)).toBeGreaterThan(200);
      await note("long list");
      await page.keyboard.press("ArrowLeft");
      expect(await options()).toEqual([]);
      await field("Condition").press("Control+Space");
      await page.keyboard.press("Tab");
      expect(await options()).toEqual([]);
    });

    test("on a phone the list stays within its field", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await field("Condition").press("End");
      await page.keyboard.press("Control+Space");
      await page.getByRole("listbox").waitFor();
      const editor = await page.locator(".editor").first().boundingBox();
      const list = await page.getByRole("listbox").boundingBox();
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual((editor?.x ?? 0) + (editor?.width ?? 0));
      await note("list on a phone");
      expect(findings.filter((found) => found.includes("phone"))).toEqual([]);
    });

    test("axe-core has found nothing, and browsers have not complained", () => {
      expect(findings).toEqual([]);
      expect(setting.visitors.complaints.filter((complaint) => !complaint.includes("net::ERR_FAILED"))).toEqual([]);
    });
  });

  // Policies in the console, in a real Chromium: written, refused with findings at their place, changed as a difference,
  // explained and deleted. What is signed is what the service has afterwards.
  describe("policies in the console", () => {
    const setting = usePage(undefined, area);
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
      expect(await policyNamed("Payouts")).toMatchObject({
        consensus: "approvers.count() >= 3",
        notes: "By the board.",
      });
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
      expect(
        setting.visitors.complaints.filter((complaint) => !/net::ERR_FAILED|status of 400/.test(complaint)),
      ).toEqual([]);
    });
  });
});
