// Wallets and private keys in the console, in a real Chromium.

import { HDNodeWallet, verifyMessage } from "ethers";
import type { Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { rotatedKey } from "../support/rotated-key.js";
import { askFor } from "./people.js";
import { hostile, usePage } from "./setting.js";
import { sign } from "./steps.js";

describe.skipIf(chromiumPath === undefined)("the area of wallets", () => {
  const setting = usePage();

  // Wallets in the console, in a real Chromium: made, derived from, signed with, exported and deleted. What an export gives is
  // checked against the wallet's address by another library, and is no part of the page before its person asks for it.
  describe("wallets in the console", () => {
    const { client, organization, open, note, findings } = setting;
    let page: Page;
    beforeAll(() => void ({ page } = setting));

    const walletNamed = async (name: string) => {
      const { wallets } = await client().listWallets(organization());
      return wallets.find(({ walletName }) => walletName === name);
    };

    const openWallet = async (name: string) => {
      await open(`/wallets/${(await walletNamed(name))?.walletId ?? ""}`);
      await page.getByRole("heading", { name: "This wallet" }).waitFor();
    };

    test("one is made with the accounts that were chosen, over the bytes that were shown", async () => {
      await page.getByRole("link", { name: "Wallets" }).click();
      await page.getByRole("link", { name: /Treasury/ }).waitFor();
      await note("wallets");
      await page.getByRole("button", { name: "Create wallet" }).click();
      const form = page.getByRole("dialog", { name: "Create a wallet" });
      await form.getByLabel("Name").fill("Harbour");
      for (const chain of ["Bitcoin SegWit", "Bitcoin Taproot", "Solana", "Cosmos", "TRON"]) {
        await form.getByLabel(chain).check();
      }
      await note("new wallet");
      const bytes = await sign(page, "Create wallet");
      await page.getByRole("heading", { name: "Harbour" }).waitFor();
      await page.getByTestId("accounts").locator("li").nth(5).waitFor();
      await page.waitForFunction(() => !document.querySelector("[data-testid=accounts] .loading"));
      const wallet = await walletNamed("Harbour");
      const { accounts } = await client().listWalletAccounts({ ...organization(), walletId: wallet?.walletId });
      expect(bytes).toMatchObject({
        type: "ACTIVITY_TYPE_CREATE_WALLET",
        parameters: { walletName: "Harbour", mnemonicLength: 24 },
      });
      const shown = (await page.getByTestId("accounts").textContent())?.replace(/\s/g, "") ?? "";
      expect(accounts.map(({ addressFormat }) => addressFormat as string).sort()).toEqual([
        "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR",
        "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH",
        "ADDRESS_FORMAT_COSMOS",
        "ADDRESS_FORMAT_ETHEREUM",
        "ADDRESS_FORMAT_SOLANA",
        "ADDRESS_FORMAT_TRON",
      ]);
      for (const { address } of accounts) expect(shown).toContain(address);
      await note("wallet");
    });

    test("more accounts are derived behind those that are there", async () => {
      await page.getByRole("button", { name: "Derive accounts" }).click();
      await page.getByLabel("How many").fill("2");
      expect(await page.getByLabel("First index").inputValue()).toBe("1");
      await page.getByLabel("Chain").selectOption("Solana");
      await page.getByText("m/44'/501'/1'/0'").waitFor();
      await note("deriving");
      await sign(page, "Derive accounts");
      await page.getByTestId("accounts").getByText("m/44'/501'/2'/0'").waitFor();
      expect(await page.getByLabel("First index").inputValue()).toBe("3");
    });

    test("an account shows its whole address, also as a QR code, and signs a message that wallets accept", async () => {
      await page.getByRole("link", { name: "Ethereum" }).click();
      const address = ((await page.getByTestId("address").locator("code").textContent()) ?? "").replace(/\s/g, "");
      expect(address).toMatch(/^0x[\da-fA-F]{40}$/);
      expect(await decoded(await page.getByRole("img", { name: /QR code/ }).screenshot())).toBe(address);
      const message = "Ahoj, přístave ⚓";
      await page.getByLabel("Message").fill(message);
      await note("account");
      await sign(page, "Sign message");
      const signature = (await page.getByTestId("signature").locator("code").textContent()) ?? "";
      expect(verifyMessage(message, signature.replace(/\s/g, ""))).toBe(address);
      await note("signed message");
    });

    /** What a scanner reads on a picture. */
    async function decoded(png: Buffer): Promise<string> {
      const blank = await setting.grace.context.newPage();
      const pixels = await blank.evaluate<{ width: number; height: number; data: number[] }>(`(async () => {
      const image = new Image();
      image.src = "data:image/png;base64,${png.toString("base64")}";
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const { width, height, data } = canvas.getImageData(0, 0, image.width, image.height);
      return { width, height, data: [...data] };
    })()`);
      await blank.close();
      return decodeQR({ ...pixels, data: Uint8Array.from(pixels.data) }, { timeLimit: 1000 });
    }

    const dialog = () => page.getByRole("dialog", { name: /^Export the/ });

    async function exportIt(): Promise<void> {
      await page.getByRole("button", { name: "Export…" }).first().click();
      await dialog().waitFor();
      await sign(page, "Export…");
    }

    test("words come out once, on demand, and are those of the wallet", async () => {
      await openWallet("Harbour");
      const words = await mnemonicOf();
      const { accounts } = await client().listWalletAccounts({
        ...organization(),
        walletId: (await walletNamed("Harbour"))?.walletId,
      });
      const ethereum = accounts.find(({ addressFormat }) => (addressFormat as string) === "ADDRESS_FORMAT_ETHEREUM");
      expect(HDNodeWallet.fromPhrase(words.join(" "), undefined, "m/44'/60'/0'/0/0").address).toBe(ethereum?.address);
      expect(await page.getByTestId("secret").count()).toBe(0);
      expect(await page.getByText("exported", { exact: true }).count()).toBe(1);
    });

    async function mnemonicOf(): Promise<string[]> {
      await exportIt();
      await dialog().getByText("The words are here").waitFor();
      await note("export before it is shown");
      const before = await page.content();
      await dialog().getByRole("button", { name: "Show the words" }).click();
      const words = await page.getByTestId("secret").locator("code").allTextContents();
      expect(words).toHaveLength(24);
      // One or two may be words of the page anyway.
      expect(words.filter((word) => new RegExp(`\\b${word}\\b`, "i").test(before)).length).toBeLessThan(8);
      await note("export");
      await dialog().getByRole("button", { name: "Hide for good" }).click();
      await dialog().getByText("deleted from this page").waitFor();
      expect(await page.getByTestId("secret").count()).toBe(0);
      await dialog().getByRole("button", { name: "Close" }).click();
      await page.getByText("exported", { exact: true }).waitFor();
      return words;
    }

    test.each([
      ["the signature is another's", (data: Envelope) => ({ ...data, data: data.data.replace(/..$/, "20") })],
      ["the signer is another", (data: Envelope) => ({ ...data, enclaveQuorumPublic: `04${"11".repeat(64)}` })],
    ])("an export is refused where %s", async (_, alter) => {
      await page.route("**/submit/export_wallet", async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as {
          activity: { result: { exportWalletResult: { exportBundle: string } } };
        };
        const result = body.activity.result.exportWalletResult;
        result.exportBundle = JSON.stringify(alter(JSON.parse(result.exportBundle) as Envelope));
        await route.fulfill({ response, json: body });
      });
      await exportIt();
      await dialog().getByText("did not sign the export").waitFor();
      expect(await dialog().getByRole("button", { name: "Show the words" }).count()).toBe(0);
      await note("altered export");
      await page.keyboard.press("Escape");
      await dialog().waitFor({ state: "hidden" });
      await page.unroute("**/submit/export_wallet");
    });

    test("an export is read that was signed just before another key took the place of the deployment's", async () => {
      let key: string | undefined;
      await page.route("**/discovery/keys", async (route) => {
        key ??= await rotatedKey(setting.service, "bundles");
        await route.continue();
      });
      await exportIt();
      await dialog().getByText("The words are here").waitFor();
      expect(key).toMatch(/^04/);
      await page.keyboard.press("Escape");
      await dialog().waitFor({ state: "hidden" });
      await page.unroute("**/discovery/keys");
    });

    interface Envelope {
      readonly data: string;
      readonly enclaveQuorumPublic: string;
    }

    test("a name of others is text, and what was never exported is deleted only when that is said", async () => {
      await client().createWallet({ ...organization(), parameters: { walletName: hostile, accounts: [] } });
      await open("/wallets");
      await page.getByRole("link", { name: /onerror/ }).waitFor();
      await note("wallets with a hostile name");
      await openWallet(hostile);
      expect(await page.locator("main img").count()).toBe(0);
      expect(await page.textContent("main")).toContain(`<img src=x onerror="alert(1)">U+202Egnihtemos`);
      await page.getByText("No account has been derived yet.").waitFor();
      const button = page.getByRole("button", { name: "Delete", exact: true });
      expect(await button.isDisabled()).toBe(true);
      await page.getByLabel("Delete it without a copy").check();
      await note("hostile wallet");
      const bytes = await sign(page, "Delete");
      expect(bytes["parameters"]).toMatchObject({ deleteWithoutExport: true });
      await page.getByRole("link", { name: /Treasury/ }).waitFor();
      expect(await walletNamed(hostile)).toBeUndefined();
    });

    test("what needs others says so, and an export that waits opens when they have approved", async () => {
      await askFor(setting.treasury, 2);
      await openWallet("Harbour");
      await page.getByLabel("Name").fill("Haven");
      await sign(page, "Rename");
      await page.getByText("It needs the approval of others").waitFor();
      expect(await walletNamed("Haven")).toBeUndefined();
      await note("waiting change");
      await exportIt();
      const link = dialog().getByRole("link", { name: "See the request" });
      const activityId = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
      await note("waiting export");
      const { activity } = await client().getActivity({ ...organization(), activityId });
      const { fingerprint } = activity;
      await setting.treasury.voters[2].client.approveActivity({ ...organization(), parameters: { fingerprint } });
      await dialog().getByRole("button", { name: "Show the words" }).click();
      expect(await page.getByTestId("secret").locator("code").count()).toBe(24);
      await askForOne();
    });

    /** Two of three agree that one is enough again. */
    async function askForOne(): Promise<void> {
      const userIds = setting.treasury.voters.map(({ userId }) => userId);
      const parameters = { threshold: 1, userIds };
      const { activity } = await client().updateRootQuorum({ ...organization(), parameters });
      const { fingerprint } = activity;
      await setting.treasury.voters[2].client.approveActivity({ ...organization(), parameters: { fingerprint } });
    }

    test("private keys are listed with their addresses, exported and deleted", async () => {
      await open("/private-keys");
      await page.getByText("There are no private keys outside wallets.").waitFor();
      await note("no private keys");
      await client().createPrivateKeys({
        ...organization(),
        parameters: {
          privateKeys: [
            {
              privateKeyName: "Settlement",
              curve: "CURVE_SECP256K1",
              privateKeyTags: [],
              addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
            },
          ],
        },
      });
      await page.reload();
      await page.getByRole("link", { name: /Settlement/ }).click();
      await page.getByText("Addresses").waitFor();
      await note("private key");
      await exportIt();
      await dialog().getByRole("button", { name: "Show the key" }).click();
      const digits = ((await page.getByTestId("secret").textContent()) ?? "").match(/[\da-f]{64}/)?.[0];
      const { privateKeys } = await client().listPrivateKeys(organization());
      const { computeAddress } = await import("ethers");
      expect(computeAddress(`0x${digits}`)).toBe(privateKeys[0]?.addresses[0]?.address);
      await dialog().getByRole("button", { name: "Hide for good" }).click();
      await dialog().getByRole("button", { name: "Close" }).click();
      await page.getByText("exported", { exact: true }).waitFor();
      await sign(page, "Delete");
      await page.getByText("There are no private keys outside wallets.").waitFor();
    });

    test("thousands are found by a word; what cannot be read says why and is read again", async () => {
      const createdAt = { seconds: "1762341600", nanos: "0" };
      const wallets = Array.from({ length: 5000 }, (_, index) => ({
        walletId: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
        walletName: `Wallet ${index}`,
        createdAt,
        updatedAt: createdAt,
        exported: false,
        imported: index % 2 === 0,
      }));
      await page.route("**/query/list_wallets", (route) => route.fulfill({ json: { wallets } }));
      await page.route("**/query/get_organization", async (route) => {
        const response = await route.fetch();
        const { organizationData } = (await response.json()) as { readonly organizationData: object };
        await route.fulfill({ response, json: { organizationData: { ...organizationData, wallets } } });
      });
      await open("/wallets");
      await page.getByText("5,000 in all").waitFor();
      expect(await page.locator(".cards > li").count()).toBe(50);
      await page.getByRole("button", { name: "Show 50 more" }).click();
      expect(await page.locator(".cards > li").count()).toBe(100);
      await page.getByLabel("Find a wallet").fill("wallet 4321");
      await page.getByText("1 of 5,000").waitFor();
      expect(await page.locator(".cards > li").count()).toBe(1);
      await note("thousands");
      await page.unroute("**/query/list_wallets");
      await page.unroute("**/query/get_organization");
      await page.route("**/query/list_wallets", (route) => route.abort());
      await page.reload();
      await page.getByRole("alert").getByText("That did not work").waitFor();
      await note("offline");
      await page.unroute("**/query/list_wallets");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("link", { name: /Treasury/ }).waitFor();
    });

    test("a phone has room for all of it", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await note("wallets on a phone");
      await openWallet("Harbour");
      await note("wallet on a phone");
      await page.getByRole("link", { name: "Bitcoin Taproot" }).click();
      await page.getByTestId("address").waitFor();
      await note("account on a phone");
      expect(findings.filter((found) => found.includes("phone"))).toEqual([]);
    });

    test("axe-core has found nothing, no page was wider than its window, and browsers have not complained", () => {
      expect(findings).toEqual([]);
      // Requests that were cut off on purpose.
      expect(setting.visitors.complaints.filter((complaint) => !/net::ERR_FAILED/.test(complaint))).toEqual([]);
    });
  });

  // Private keys, their tags, and accounts at paths of one's own in the console, in a real Chromium.
  describe("private keys in the console", () => {
    const { client, organization, open, note, findings } = setting;
    let page: Page;
    beforeAll(async () => {
      ({ page } = setting);
      await setting.refresh();
    });

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
});
