// The console as a daily tool, in a real Chromium: several votes at once, search, files of lists, keys alone, and a view that signs
// nothing.

import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { entryOf } from "../support/results.js";
import { askFor, signEthereum, transfer } from "./people.js";
import { usePage } from "./setting.js";

const [first, second] = ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"];

describe.skipIf(chromiumPath === undefined)("every day", () => {
  const setting = usePage();
  const ids: string[] = [];

  beforeAll(async () => {
    const { treasury } = setting;
    await askFor(treasury, 2);
    for (const [to, value] of [
      [first, 250_000_000_000_000_001n],
      [second, 5n],
      [first, 7n],
    ] as const) {
      ids.push((await signEthereum(treasury, treasury.voters[0], transfer(to, value))).activity.id);
    }
  });

  const statusOf = async (activityId: string) =>
    (await setting.client().getActivity({ ...setting.organization(), activityId })).activity.status;

  test("requests are approved together once each was opened, over bytes that were shown", async () => {
    const { page } = setting;
    await setting.open("/inbox");
    await page
      .getByRole("link", { name: /Sign transaction/ })
      .first()
      .waitFor();
    expect(await page.getByText("Opened and ready").count()).toBe(0);
    for (const id of ids.slice(0, 2)) {
      await setting.open(`/activities/${id}`);
      await page.getByText("Hash that is signed").waitFor();
      await page.getByRole("button", { name: "Approve", exact: true }).waitFor();
    }
    await setting.open("/inbox");
    await page.getByText("Opened and ready").waitFor();
    await setting.note("votes together");
    await page.getByRole("button", { name: "Approve 2 requests" }).click();
    const dialog = page.getByRole("dialog", { name: "You are about to sign" });
    const bodies = ((await dialog.getByTestId("bytes").textContent()) ?? "").split("\n");
    const signed = bodies.map((body) => JSON.parse(body) as { type: string; parameters: { fingerprint: string } });
    expect(signed.map(({ type }) => type)).toEqual(Array.from({ length: 2 }, () => "ACTIVITY_TYPE_APPROVE_ACTIVITY"));
    await dialog.getByRole("button", { name: "Approve 2 requests" }).click();
    await expect.poll(() => statusOf(entryOf(ids, 0))).toBe("ACTIVITY_STATUS_COMPLETED");
    await expect.poll(() => statusOf(entryOf(ids, 1))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(await statusOf(entryOf(ids, 2))).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  });

  test("activities are found by receiver and amount, and saved as they were signed", async () => {
    const { page } = setting;
    await setting.open("/activities");
    await page.getByLabel("Receiver").fill(first);
    await page.getByLabel("Amount").fill("0.250000000000000001");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText(/^1 found among all \d+ read/).waitFor();
    await setting.note("search");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(ids[0]);
    expect(lines[1]).toContain("0.250000000000000001 ETH");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => page.getByTestId("activities").getByRole("listitem").count()).toBeGreaterThan(2);
  });

  test("lists are saved as CSV and JSON", async () => {
    const { page } = setting;
    await setting.open("/people");
    const save = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return readFile(await download.path(), "utf8");
    };
    const users = JSON.parse(await save("Save as JSON")) as { name: string; root: string }[];
    expect(users.map(({ name }) => name).sort()).toEqual(["Ada", "Grace", "Katherine"]);
    expect((await save("Save as CSV")).split("\r\n")[0]).toBe("id,name,e-mail,root,tags");
  });

  test("keys alone go to pages and through lists, unless their person switches them off", async () => {
    const { page } = setting;
    await setting.open("/inbox");
    await page.getByRole("heading", { name: "Inbox" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await setting.note("keys");
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByText("Hash that is signed").waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.getByRole("heading", { name: "Account" }).waitFor();
    await page.getByLabel(/^Single keys/).uncheck();
    await page.locator("#main").focus();
    await page.keyboard.press("g");
    await page.keyboard.press("i");
    expect(new URL(page.url()).hash).toBe("#/account");
    await page.getByLabel(/^Single keys/).check();
  });

  test("in a read-only view nothing can be signed, and everything is shown", async () => {
    const { page } = setting;
    await setting.open("/account");
    await page.getByLabel("Read only, in this browser").check();
    await setting.open(`/activities/${ids[2]}`);
    await page.getByText("Read-only view: nothing is signed.").waitFor();
    await page.getByText("Hash that is signed").waitFor();
    expect(await page.getByRole("button", { name: "Approve", exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Reject", exact: true }).isDisabled()).toBe(true);
    await setting.note("read-only view");
    await setting.open("/account");
    expect(await page.getByRole("button", { name: "Tell me", exact: true }).isDisabled()).toBe(true);
    await page.getByLabel("Read only, in this browser").uncheck();
    await setting.open(`/activities/${ids[2]}`);
    await expect.poll(() => page.getByRole("button", { name: "Approve", exact: true }).isEnabled()).toBe(true);
  });

  test("what a freeze holds up cannot be approved, and can be rejected", async () => {
    const { page } = setting;
    await setting.client().freeze({ ...setting.organization(), parameters: { wholeOrganization: true } });
    await setting.open("/inbox");
    await setting.open(`/activities/${ids[2]}`);
    await page.getByTestId("frozen").waitFor();
    expect(await page.getByRole("button", { name: "Approve", exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Reject", exact: true }).isEnabled()).toBe(true);
  });

  test("no browser has complained, and axe-core has found nothing", () => {
    expect(setting.visitors.complaints).toEqual([]);
    expect(setting.findings).toEqual([]);
  });
});
