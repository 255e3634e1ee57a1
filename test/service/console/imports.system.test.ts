// Imports in the console, in a real Chromium: words and keys are checked in the page, leave it encrypted only, and give the
// addresses that another library derives from them.

import { HDNodeWallet, Wallet } from "ethers";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { present } from "../support/results.js";
import { askFor } from "./people.js";
import { usePage } from "./setting.js";
import { sign } from "./steps.js";

// Of the vectors of BIP-39; the second is in Japanese.
const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const japanese =
  "あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あいこくしん あおぞら";
const ethereum = HDNodeWallet.fromPhrase(phrase, undefined, "m/44'/60'/0'/0/0").address;

describe.skipIf(chromiumPath === undefined)("imports in the console", () => {
  const setting = usePage();
  const { client, organization, open, note, findings } = setting;
  let page: Page;
  /** Bodies of all that was sent. */
  const sent: string[] = [];
  beforeAll(() => {
    ({ page } = setting);
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  });

  const form = () => page.getByRole("dialog", { name: /^Import a/ });
  const words = () => form().getByLabel("Mnemonic", { exact: true });
  const secret = () => form().getByLabel("Private key", { exact: true });
  const submit = () => form().getByRole("button", { name: "Import", exact: true }).click();
  const asks = (path: string) => sent.filter((request) => request.includes(path)).length;
  const shown = async () => ((await page.getByTestId("addresses").textContent()) ?? "").replace(/\s/g, "");

  /** Signs both requests of an import. */
  async function importIt(): Promise<Record<string, unknown>> {
    await sign(page, "Import", "Request import key");
    return signNext();
  }

  async function signNext(): Promise<Record<string, unknown>> {
    const review = page.getByRole("dialog", { name: "You are about to sign" });
    await review.getByRole("button", { name: "Import", exact: true }).click();
    return {};
  }

  async function begin(place: string, name: string): Promise<void> {
    await open(place);
    // Whatever was open before is not.
    await page.reload();
    await page.getByRole("button", { name: "Import…" }).click();
    await form().getByLabel("Name").fill(name);
  }

  test("words that are no mnemonic are told so here, and nothing is asked for", async () => {
    await begin("/wallets", "Old wallet");
    await note("importing a wallet");
    for (const [text, told] of [
      ["legal winner thank", "A mnemonic has 12, 15, 18, 21, 24 words, not 3."],
      [phrase.replace("wave", "waves").replace("yellow", "yelow"), "Words 5, 12 are not in any word list."],
      [phrase.replace(/yellow$/, "year"), "The checksum is wrong"],
      ["x ".repeat(12), "These are not words from a BIP-39 list."],
    ] as const) {
      await words().fill(text);
      await submit();
      await page.getByRole("alert").getByText(told).waitFor();
    }
    await note("words that are no mnemonic");
    expect(asks("import_wallet")).toBe(0);
    expect(await form().getByRole("alert").textContent()).not.toContain("waves");
  });

  test("a wallet is imported by its words, which leave the page encrypted only", async () => {
    await form().getByLabel("Solana").check();
    await words().fill(`  ${phrase.toUpperCase().replaceAll(" ", "\n ")} `);
    await importIt();
    await page.getByText("Imported", { exact: true }).waitFor();
    const { wallets } = await client().listWallets(organization());
    const { walletId } = present(
      wallets.find(({ walletName }) => walletName === "Old wallet"),
      "the wallet",
    );
    const { accounts } = await client().listWalletAccounts({ ...organization(), walletId });
    expect(accounts.map(({ address }) => address)).toContain(ethereum);
    for (const { address } of accounts) expect(await shown()).toContain(address);
    await note("imported wallet");
    const kept = await page.evaluate<string>(`(async () => {
      const stores = (await indexedDB.databases()).map(({ name }) => name).join();
      const fields = [...document.querySelectorAll("input, textarea")].map(({ value }) => value).join();
      return [document.body.innerHTML, fields, JSON.stringify(localStorage), JSON.stringify(sessionStorage), stores,
        document.title, location.href, JSON.stringify(history.state)].join();
    })()`);
    for (const text of [kept, ...sent]) expect(text.toLowerCase()).not.toMatch(/sausage|winner\s+thank/);
    expect(asks("/submit/import_wallet")).toBe(1);
    await page.getByRole("link", { name: "Open" }).click();
    await page.getByRole("heading", { name: "Old wallet" }).waitFor();
    await page.getByText("imported", { exact: true }).waitFor();
  });

  test("words of another language are imported as well", async () => {
    await begin("/wallets", "Japanese");
    await words().fill(japanese.replaceAll(" ", "\u3000"));
    await importIt();
    await page.getByText("Imported", { exact: true }).waitFor();
    expect(await shown()).toContain(
      HDNodeWallet.fromSeed(await seedOf(japanese)).derivePath("m/44'/60'/0'/0/0").address,
    );
  });

  /** By BIP-39, without a passphrase. */
  async function seedOf(text: string): Promise<Uint8Array> {
    const bytes = (of: string) => new TextEncoder().encode(of.normalize("NFKD"));
    const key = await crypto.subtle.importKey("raw", bytes(text), "PBKDF2", false, ["deriveBits"]);
    const how = { name: "PBKDF2", hash: "SHA-512", salt: bytes("mnemonic"), iterations: 2048 };
    return new Uint8Array(await crypto.subtle.deriveBits(how, key, 512));
  }

  test.each([
    ["its signature is another's", "did not sign the import key", withAnotherByte],
    ["its signer is another", "did not sign the import key", withAnotherSigner],
    ["it belongs to another user", "belongs to another user", ofAda],
  ])("nothing is sent to a key of which %s", async (_, told, alter) => {
    await page.route("**/submit/init_import_wallet", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as Started;
      const result = body.activity.result.initImportWalletResult;
      result.importBundle = await alter(result.importBundle);
      await route.fulfill({ response, json: body });
    });
    const before = asks("/submit/import_wallet");
    await begin("/wallets", "Elsewhere");
    await words().fill(phrase);
    await sign(page, "Import", "Request import key");
    await form().getByText(told).waitFor();
    expect(asks("/submit/import_wallet")).toBe(before);
    await note("altered key of an import");
    await page.unroute("**/submit/init_import_wallet");
  });

  interface Started {
    readonly activity: { readonly result: { readonly initImportWalletResult: { importBundle: string } } };
  }

  interface Envelope {
    readonly data: string;
    readonly enclaveQuorumPublic: string;
  }

  async function withAnotherByte(bundle: string): Promise<string> {
    const envelope = JSON.parse(bundle) as Envelope;
    return JSON.stringify({ ...envelope, data: envelope.data.replace(/..$/, "20") });
  }

  async function withAnotherSigner(bundle: string): Promise<string> {
    return JSON.stringify({ ...(JSON.parse(bundle) as Envelope), enclaveQuorumPublic: `04${"11".repeat(64)}` });
  }

  async function ofAda(): Promise<string> {
    const { userId } = setting.treasury.voters[0];
    const { activity } = await client().initImportWallet({ ...organization(), parameters: { userId } });
    return activity.result.initImportWalletResult?.importBundle ?? "";
  }

  test("private keys are imported, in hexadecimal digits or as Solana's wallets have them", async () => {
    const wallet = Wallet.createRandom();
    await begin("/private-keys", "Settlement");
    await secret().fill("0x12");
    await submit();
    await form().getByText("A private key on this curve has 64 hexadecimal digits.").waitFor();
    await note("importing a private key");
    await secret().fill(wallet.privateKey);
    await importIt();
    await page.getByText("Imported", { exact: true }).waitFor();
    expect(await shown()).toContain(wallet.address);
    expect(sent.join()).not.toContain(wallet.privateKey.slice(2));
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: /Settlement/ }).waitFor();
    // RFC 8032, 7.1, test 1.
    await begin("/private-keys", "Fee payer");
    await form().getByLabel("Curve").selectOption("Ed25519");
    const { base58 } = await import("@scure/base");
    const seed = Buffer.from("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "hex");
    const point = Buffer.from("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "hex");
    await secret().fill(base58.encode(Buffer.concat([seed, point.subarray(1), seed.subarray(0, 1)])));
    await submit();
    await form().getByText("This is neither 64 hexadecimal digits").waitFor();
    await secret().fill(base58.encode(Buffer.concat([seed, point])));
    await importIt();
    await page.getByText("Imported", { exact: true }).waitFor();
    expect(await shown()).toContain(base58.encode(point));
    await page.getByRole("button", { name: "Close" }).click();
  });

  test("where others have to agree, the words stay until they are encrypted", async () => {
    await askFor(setting.treasury, 2);
    await begin("/wallets", "Shared");
    await words().fill(phrase);
    await sign(page, "Import", "Request import key");
    await form().getByText("Keep this page open").waitFor();
    expect(await words().isVisible()).toBe(false);
    await note("waiting for the key of an import");
    await approve();
    await signNext();
    await form().getByText("You can leave this page.").waitFor();
    expect(await words().inputValue()).toBe("");
    await approve();
    await page.getByText("Imported", { exact: true }).waitFor();
    expect(await shown()).toContain(ethereum);
  });

  /** Another of the quorum approves what the dialog waits for. */
  async function approve(): Promise<void> {
    const link = form().getByRole("link", { name: "See the request" });
    const activityId = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
    const { activity } = await client().getActivity({ ...organization(), activityId });
    const parameters = { fingerprint: activity.fingerprint };
    await setting.treasury.voters[2].client.approveActivity({ ...organization(), parameters });
  }

  test("a phone has room for it, axe-core has found nothing, and browsers have not complained", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await note("imported wallet on a phone");
    await begin("/private-keys", "Phone");
    await form().getByText("Others").click();
    await note("importing a key on a phone");
    expect(findings).toEqual([]);
    expect(setting.visitors.complaints).toEqual([]);
  });
});
