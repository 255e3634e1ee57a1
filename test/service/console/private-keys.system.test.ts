// Private keys, their tags, and accounts at paths of one's own in the console, in a real Chromium.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { hostile, usePage } from "./setting.js";
import { sign } from "./steps.js";

describe.skipIf(chromiumPath === undefined)("private keys in the console", () => {
  const setting = usePage();
  const { client, organization, open, note, findings } = setting;
  let page: Page;
  beforeAll(() => void ({ page } = setting));

  const form = () => page.getByRole("dialog", { name: "Create a private key" });

  test("a tag is made, whatever its name, and counts the keys that carry it", async () => {
    await open("/private-keys");
    await page.getByLabel("New tag").fill("hot");
    await sign(page, "Create tag");
    await page.getByText("0 keys").waitFor();
    await page.getByLabel("New tag").fill(hostile);
    await sign(page, "Create tag");
    await page.getByText("0 keys").nth(1).waitFor();
    expect(await page.locator("main img").count()).toBe(0);
    expect(await page.textContent("main")).toContain("U+202E");
    await note("tags");
  });

  test("a key is made on the curve, with the addresses and tags that were chosen", async () => {
    await page.getByRole("button", { name: "Create private key" }).click();
    await form().getByLabel("Name").fill("Fee payer");
    await form().getByLabel("Curve").selectOption("Ed25519");
    await form().getByText("Others").click();
    await form().getByLabel("Stellar").check();
    await form().getByLabel("hot").check();
    await note("new private key");
    const { parameters } = await sign(page, "Create private key");
    await page.getByRole("heading", { name: "Fee payer" }).waitFor();
    const { privateKeyTags: tags } = await client().listPrivateKeyTags(organization());
    const hot = tags.find(({ tagName }) => tagName === "hot")?.tagId;
    expect(parameters).toEqual({
      privateKeys: [
        {
          privateKeyName: "Fee payer",
          curve: "CURVE_ED25519",
          privateKeyTags: [hot],
          addressFormats: ["ADDRESS_FORMAT_SOLANA", "ADDRESS_FORMAT_XLM"],
        },
      ],
    });
    const { privateKeys } = await client().listPrivateKeys(organization());
    const text = ((await page.textContent("main")) ?? "").replace(/\s/g, "");
    for (const { address = "" } of privateKeys[0]?.addresses ?? []) expect(text).toContain(address);
  });

  test("a key gets a tag and loses it", async () => {
    await page.getByText("carried").waitFor();
    await sign(page, "Remove tag");
    await page.getByText("carried").waitFor({ state: "detached" });
    const [key] = (await client().listPrivateKeys(organization())).privateKeys;
    expect(key?.privateKeyTags).toEqual([]);
    await sign(page, "Add tag");
    await page.getByText("carried").waitFor();
    await note("tags of a key");
    await open("/private-keys");
    await page.getByText("1 key", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^Delete the tag .*onerror/ }).click();
    const review = page.getByRole("dialog", { name: "You are about to sign" });
    await review.getByRole("button", { name: "Delete" }).click();
    await page.getByText(/onerror/).waitFor({ state: "detached" });
  });

  test("an account is derived at a path of one's own", async () => {
    const { wallets } = await client().listWallets(organization());
    const walletId = wallets[0]?.walletId ?? "";
    await open(`/wallets/${walletId}`);
    await page.getByRole("button", { name: "Derive by path" }).click();
    const path = page.getByLabel("Derivation path");
    await path.fill("44/60");
    await page.getByRole("button", { name: "Derive accounts" }).click();
    // The browser says what form it has.
    expect(await page.locator("input:invalid").count()).toBe(1);
    await path.fill("m/44'/60'/7'/1/3");
    await note("deriving by path");
    const { parameters } = await sign(page, "Derive accounts");
    expect(parameters).toMatchObject({
      accounts: [{ path: "m/44'/60'/7'/1/3", addressFormat: "ADDRESS_FORMAT_ETHEREUM" }],
    });
    await page.getByTestId("accounts").getByText("m/44'/60'/7'/1/3").waitFor();
    const { accounts } = await client().listWalletAccounts({ ...organization(), walletId });
    const text = ((await page.getByTestId("accounts").textContent()) ?? "").replace(/\s/g, "");
    expect(accounts).toHaveLength(4);
    for (const { address } of accounts) expect(text).toContain(address);
  });

  test("a phone has room for it, axe-core has found nothing, and browsers have not complained", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await note("deriving on a phone");
    await open("/private-keys");
    await page.getByRole("button", { name: "Create private key" }).click();
    await form().getByText("Others").click();
    await note("new key on a phone");
    expect(findings).toEqual([]);
    expect(setting.visitors.complaints).toEqual([]);
  });
});
