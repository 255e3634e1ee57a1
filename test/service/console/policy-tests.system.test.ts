// The table of policy tests in the console, in a real Chromium: cases are written, run by the service, and kept in a file
// that the command line reads too.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { countersign } from "../cli/running.js";
import { askFor } from "./people.js";
import { hostile, usePage } from "./setting.js";

describe.skipIf(chromiumPath === undefined)("the table of policy tests", () => {
  const setting = usePage(["Ada", "Grace", hostile]);
  const { client, organization, open, note, findings } = setting;
  let page: Page;
  beforeAll(async () => {
    ({ page } = setting);
    const rule = (policyName: string, effect: "EFFECT_ALLOW" | "EFFECT_DENY", condition: string, time = "") =>
      client().createPolicy({
        ...organization(),
        parameters: { policyName, effect, condition, time, notes: "" },
      });
    await rule("Wallets", "EFFECT_ALLOW", "activity.resource == 'WALLET' && activity.action == 'CREATE'");
    await rule(
      "Signing from 2050 on",
      "EFFECT_ALLOW",
      "activity.action == 'SIGN'",
      "time.now >= Timestamp('2050-01-01T00:00:00Z')",
    );
    await rule("No exports", "EFFECT_DENY", "activity.action == 'EXPORT'");
    await askFor(setting.treasury, 2);
  });

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const cases = () => page.getByRole("article");
  const verdicts = () => page.getByTestId("verdict").allTextContents();
  const openFile = (text: string, name = "tests.yaml") =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

  test("a case is written and run by the policies that there are", async () => {
    await page.getByRole("link", { name: "Policies" }).click();
    await page.getByRole("link", { name: "Tests" }).click();
    await page.getByText("There are no cases yet.").waitFor();
    await note("no cases");
    await button("Add case").click();
    await field("Name (optional)").fill("Anybody makes wallets");
    await field("Parameters, as JSON").fill("{");
    await field("Parameters, as JSON").press("Control+Enter");
    await button("Add case").last().click();
    await page.getByText("The parameters are not JSON.").waitFor();
    await note("parameters that are none");
    await field("Parameters, as JSON").fill('{ "walletName": "Spare", "accounts": [] }');
    await button("Add case").last().click();
    await button("Add case").click();
    await field("Name (optional)").fill("Ada exports alone");
    await page.goBack();
    const asked = page.getByRole("dialog", { name: "Leave without submitting?" });
    await asked.getByRole("button", { name: "Stay" }).click();
    expect(await field("Name (optional)").inputValue()).toBe("Ada exports alone");
    await field("Who asks").selectOption("Ada");
    await field("Activity").selectOption("Export wallet");
    await field("Approved afterwards by").selectOption("Grace");
    const point = `04${"11".repeat(64)}`;
    const { wallets } = await client().listWallets(organization());
    await field("Parameters, as JSON").fill(
      JSON.stringify({ walletId: wallets[0]?.walletId, targetPublicKey: point, language: "MNEMONIC_LANGUAGE_ENGLISH" }),
    );
    await field("Expected").selectOption("denied");
    await note("a case");
    await button("Add case").last().click();
    await button("Run all").click();
    await page.getByText("1 of 2 cases as expected").waitFor();
    expect(await verdicts()).toEqual(["as expected", "not as expected"]);
    // Two of the quorum may do everything.
    await cases().last().getByText("Decided allowed").waitFor();
    await cases().last().getByText("Why").click();
    await cases().last().getByText("No exports").waitFor();
    await note("one case failed");
    await cases().last().getByRole("button", { name: "Edit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await button("Keep").click();
    expect(await verdicts()).toEqual(["as expected", "not run"]);
    await button("Run all").click();
    await page.getByText("2 of 2 cases as expected").waitFor();
  });

  test("a file is saved that the command line passes as well, and opened again", async () => {
    const saved = page.waitForEvent("download");
    await button("Save file").click();
    const file = join(setting.service.dataFolder, "saved.json");
    await (await saved).saveAs(file);
    const { code, out, err } = await countersign(["--json", "policies", "test", file], {
      cwd: setting.service.dataFolder,
    });
    expect([code, err]).toEqual([0, ""]);
    const rows = (JSON.parse(out) as { readonly cases: readonly object[] }).cases;
    expect(rows).toMatchObject([
      { name: "Anybody makes wallets", got: "ALLOW", passed: true },
      { name: "Ada exports alone", got: "DENY", passed: true },
    ]);
    for (const name of ["Anybody makes wallets", "Ada exports alone"]) {
      await page.getByRole("article", { name }).getByRole("button", { name: "Remove" }).click();
    }
    await openFile(readFileSync(file, "utf8"), "saved.json");
    await cases().nth(1).waitFor();
    await button("Run all").click();
    await page.getByText("2 of 2 cases as expected").waitFor();
  });

  test("a file that was written by hand is run: names for users, approvals, and instants", async () => {
    const [, , katherine] = setting.treasury.voters;
    const text = `
organization:
  rootQuorum: { threshold: 2, userIds: [Ada, Grace] }
  users: [{ id: Ada }, { id: Grace }, { id: ${katherine.userId} }]
cases:
  - name: later
    activity: &sign
      type: ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2
      parameters:
        signWith: "${setting.treasury.address}"
        payload: Release order 1042
        encoding: PAYLOAD_ENCODING_TEXT_UTF8
        hashFunction: HASH_FUNCTION_KECCAK256
    by: Ada
    at: "2050-01-01T00:00:00Z"
    expect: ALLOW
  - { name: now, activity: *sign, by: Ada, expect: CONSENSUS_NEEDED }
  - { activity: *sign, by: Ada, approvals: [${katherine.userId}], expect: ALLOW }
  - { name: ${JSON.stringify(hostile)}, activity: *sign, by: ${JSON.stringify(`${hostile}?`)}, expect: DENY }
`;
    await openFile(text);
    await cases().nth(3).waitFor();
    await note("a file in the place of cases");
    await button("Bring back").click();
    await expect.poll(() => cases().count()).toBe(2);
    await openFile(text);
    await cases().nth(3).waitFor();
    await cases().last().getByText("This organization has no user").waitFor();
    await button("Run all").click();
    await page.getByText("3 of 4 cases as expected").waitFor();
    expect(await verdicts()).toEqual(["as expected", "as expected", "as expected", "not decided"]);
    await cases()
      .last()
      .getByText(/no user ".*" in this organization/)
      .waitFor();
    expect(await page.textContent("main")).toContain(`onerror="alert(1)">U+202E`);
    expect(await page.locator("main").innerHTML()).not.toContain("\u202e");
    expect(await page.locator("main img").count()).toBe(0);
    await note("a file by hand");
  });

  test("a long run tells how far it is, and can be stopped", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route("**/query/explain_policy", async (route) => {
      asked += 1;
      if (asked > 1) await held;
      await route.continue().catch(() => undefined);
    });
    await button("Run all").click();
    await page.getByText("Running, 1 of 4 done").waitFor();
    await note("running");
    await button("Stop").click();
    await page.getByText("1 of 1 cases as expected").waitFor();
    release();
    await page.unroute("**/query/explain_policy");
    expect(await verdicts()).toEqual(["as expected", "not run", "not run", "not run"]);
    expect(asked).toBe(2);
  });

  const ten = (name: string) => `[${Array.from({ length: 10 }, () => `*${name}`).join(",")}]`;
  test.each([
    ["The file is neither YAML nor JSON", "cases: ["],
    ["cases: a list of 1 to 1000 cases is expected", "cases: []"],
    ["members with names are expected", "- 1"],
    ["cases.0.activity.type: there is no such type", "cases: [{ activity: { type: NOTHING, parameters: {} } }]"],
    [
      "cases.0.expect: one of ALLOW, CONSENSUS_NEEDED, DENY is expected",
      "cases: [{ activity: { type: ACTIVITY_TYPE_CREATE_WALLET, parameters: {} }, by: Ada, expect: MAYBE }]",
    ],
    // A small file that is a large value.
    [
      "Excessive alias count",
      `a: &a [1]\nb: &b ${ten("a")}\nc: &c ${ten("b")}\nd: &d ${ten("c")}\ne: &e ${ten("d")}\ncases: ${ten("e")}`,
    ],
    ["The file is larger than a megabyte.", " ".repeat(1_000_001)],
  ])("a file that is no table is refused: %s", async (told, text) => {
    await openFile(text);
    await page.getByRole("alert").getByText(told).waitFor();
    expect(await cases().count()).toBe(4);
  });

  test("cases stay while their person looks at a policy, and a phone has room for them", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open("/policies/new");
    await field("Condition").waitFor();
    await open("/policies/tests");
    await cases().nth(3).waitFor();
    await note("table on a phone");
    await cases().first().getByRole("button", { name: "Edit" }).click();
    await note("case on a phone");
    expect(findings).toEqual([]);
  });

  test("axe-core has found nothing, and browsers have not complained", () => {
    expect(findings).toEqual([]);
    expect(setting.visitors.complaints.filter((complaint) => !complaint.includes("status of 404"))).toEqual([]);
  });
});
