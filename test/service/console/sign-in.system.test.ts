// Coming in to the console, in a real Chromium: a browser is let in by its code, from a terminal or from another browser,
// signs in by passkey, is in several organizations, and goes out again without leaving a key.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAuthenticator, chromiumPath } from "../browser/browser.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { newSubOrganization } from "./people.js";
import { asRoot, axeFindings, consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitors } from "./visitor.js";

describe.skipIf(chromiumPath === undefined)("coming in", () => {
  let service: RunningService;
  let visitors: Visitors;
  const findings: string[] = [];

  beforeAll(async () => {
    service = await startService();
    visitors = startVisitors(consoleOf(service));
  });

  afterAll(async () => {
    await visitors?.close();
    await service?.close();
  });

  async function note(page: Page, what: string, inDark = false): Promise<void> {
    findings.push(...(await axeFindings(page, inDark)).map((found) => `${what}: ${found}`));
  }

  async function toAccount(page: Page): Promise<void> {
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByText("this browser", { exact: true }).waitFor();
  }

  /** Everything that the browser keeps for the page, as far as scripts can read it. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("countersign-console");
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
      const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
        const request = database.transaction("profiles").objectStore("profiles").getAll();
        request.addEventListener("success", () => resolve(request.result as Record<string, unknown>[]));
      });
      database.close();
      const keys = rows.map((row) => row["privateKey"] as CryptoKey);
      const exported = await Promise.allSettled(keys.map((key) => crypto.subtle.exportKey("pkcs8", key)));
      return {
        profiles: rows.length,
        extractable: keys.map(({ extractable }) => extractable),
        exported: exported.map(({ status }) => status),
        other: [localStorage.length, sessionStorage.length, document.cookie, document.title, location.href],
      };
    });

  test("a new browser shows a code, and is in as soon as a terminal pairs it", async () => {
    const { context, page } = await visitors.open();
    await page.getByTestId("pairing-code").waitFor();
    await note(page, "sign-in", true);
    await letIn(service, page);
    await toAccount(page);
    expect(await page.textContent("main")).toContain("Root user");
    await note(page, "account", true);
    expect(await kept(page)).toEqual({
      profiles: 1,
      extractable: [false],
      exported: ["rejected"],
      other: [0, 0, "", "Countersign", `${consoleOf(service)}#/account`],
    });
    // The next visit finds it in.
    await page.reload();
    await page.getByText("this browser", { exact: true }).waitFor();
    await context.close();
  });

  test("whoever is in lets another browser in, after a look at the very bytes that are signed", async () => {
    const [one, other] = [await visitors.open(), await visitors.open({ viewport: { width: 360, height: 740 } })];
    await letIn(service, one.page);
    await toAccount(one.page);
    const code = (await other.page.getByTestId("pairing-code").textContent()) ?? "";
    await note(other.page, "sign-in on a phone");
    await one.page.getByLabel("Pairing code").fill(code.toLowerCase());
    await one.page.getByLabel("Name of the key").fill("Phone");
    await one.page.getByRole("button", { name: "Pair" }).click();
    const shown = JSON.parse((await one.page.getByTestId("bytes").textContent()) ?? "") as Record<string, unknown>;
    expect(shown).toMatchObject({
      type: "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
      organizationId: service.root.organizationId,
    });
    await note(one.page, "review");
    // Nothing is signed unless it is wanted.
    await one.page.keyboard.press("Escape");
    await one.page.getByRole("button", { name: "Pair" }).click();
    await one.page.getByRole("dialog").getByRole("button", { name: "Pair" }).click();
    await one.page.getByText("The browser is paired.").waitFor();
    await other.page.getByRole("button", { name: "Yes, continue" }).click();
    await toAccount(other.page);
    expect(await other.page.textContent("main")).toContain("Phone");
    await note(other.page, "account on a phone");
    await Promise.all([one.context.close(), other.context.close()]);
  });

  test("a passkey that was made here opens a session, which ends", async () => {
    const { context, page } = await visitors.open();
    await addAuthenticator(page);
    await letIn(service, page);
    await toAccount(page);
    await page.getByLabel("Name of the passkey").fill("Fingerprint");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add a passkey" }).click();
    await page.locator("li", { hasText: "Fingerprint" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("dialog").getByRole("checkbox").uncheck();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Organization id").fill(service.root.organizationId);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await toAccount(page);
    expect(await page.textContent("main")).toContain("in 8 hours");
    // The service forgets the key, as it does when its time is over.
    const { organizationId, userId } = service.root;
    const { apiKeys } = await service.client.getApiKeys({ organizationId, userId });
    const session = apiKeys.find(({ expirationSeconds }) => expirationSeconds === "28800");
    await asRoot(service, "api-keys", "delete", session?.apiKeyId ?? "", "--user", userId);
    await page.reload();
    await page.getByText("Your session has ended").waitFor();
    await note(page, "session ended", true);
    await page.getByRole("button", { name: "Sign in again" }).click();
    await page.getByTestId("pairing-code").waitFor();
    expect(await kept(page)).toMatchObject({ profiles: 0 });
    await context.close();
  });

  test("two organizations are side by side, and each is left on its own", async () => {
    const { organizationId, credentials } = await newSubOrganization(service, "Second treasury");
    const { context, page } = await visitors.open();
    await letIn(service, page);
    await page.getByRole("combobox", { name: "Organization" }).selectOption("Add another organization…");
    await page.getByTestId("pairing-code").waitFor();
    await note(page, "another organization");
    const code = (await page.getByTestId("pairing-code").textContent()) ?? "";
    await asRoot(service, "--credentials", credentials, "--organization", organizationId, "console", "pair", code);
    await page.getByText("of Second treasury").waitFor();
    await note(page, "is this you");
    await page.getByRole("button", { name: "Yes, continue" }).click();
    await toAccount(page);
    expect(await page.textContent("main")).toContain(organizationId);
    const choice = page.getByRole("combobox", { name: "Organization" });
    await choice.selectOption({ label: "Root organization · Root user" });
    await page.getByText("Nothing needs your vote.").waitFor();
    await toAccount(page);
    expect(await page.textContent("main")).toContain(service.root.organizationId);
    // Signing out of one deletes its key here and at the service; the other stays.
    const before = await service.client.getApiKeys({ organizationId: service.root.organizationId });
    await page.getByRole("button", { name: "Sign out" }).click();
    await note(page, "sign out");
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("dialog", { name: "You are about to sign" }).getByRole("button", { name: "Sign out" }).click();
    await page.locator("header", { hasText: "Second treasury" }).waitFor();
    await expect.poll(() => kept(page)).toMatchObject({ profiles: 1 });
    const after = await service.client.getApiKeys({ organizationId: service.root.organizationId });
    expect(after.apiKeys.length).toBe(before.apiKeys.length - 1);
    await context.close();
  });

  test("axe-core has found nothing, no page was wider than its window, and browsers have not complained", () => {
    expect(findings).toEqual([]);
    // A session that has ended is answered 401, of which browsers tell.
    expect(visitors.complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([]);
  });
});
