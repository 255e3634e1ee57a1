// The editor of policies while somebody types, in a real Chromium: what the service finds, and what can follow.

import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { usePage } from "./setting.js";
import { sign } from "./steps.js";

describe.skipIf(chromiumPath === undefined)("the editor of policies", () => {
  const setting = usePage();
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
    await page.getByText("15 suggestions").waitFor({ state: "attached" });
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
