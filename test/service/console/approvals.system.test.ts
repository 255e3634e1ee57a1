// Deciding in the console, in a real Chromium.

import * as btc from "@scure/btc-signer";
import { PublicKey, SystemProgram, Transaction as SolanaTransaction } from "@solana/web3.js";
import { getAddress, Transaction } from "ethers";
import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAuthenticator, chromiumPath } from "../browser/browser.js";
import { newKey } from "../support/service.js";
import { askFor, newTreasury, signEthereum, transfer } from "./people.js";
import type { Treasury } from "./people.js";
import { hostile, useService } from "./setting.js";
import { axeFindings, consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitor, Visitors } from "./visitor.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

const value = 1_234_567_890_123_456_789n;

describe.skipIf(chromiumPath === undefined)("the area of votes", () => {
  const area = useService();

  // Deciding in the console, in a real Chromium: a request comes in by itself, is read from its bytes, and is approved or
  // rejected by a signature over bytes that were shown. Names and texts of others neither run nor mislead.
  describe("deciding", () => {
    let visitors: Visitors;
    let treasury: Treasury;
    let grace: Visitor;
    const findings: string[] = [];

    beforeAll(async () => {
      visitors = startVisitors(consoleOf(area.service));
      // The third is called like the first, with a Cyrillic letter.
      treasury = await newTreasury(area.service, ["Ada", "Grace", "Аda"]);
      await askFor(treasury, 2);
      grace = await visitors.open();
      await addAuthenticator(grace.page);
      await letIn(area.service, grace.page, treasury.voters[1].credentials);
    });

    afterAll(async () => {
      await visitors?.close();
    });

    async function note(page: Page, what: string, inDark = false): Promise<void> {
      findings.push(...(await axeFindings(page, inDark)).map((found) => `${what}: ${found}`));
    }

    const activityOf = async (activityId: string) => {
      const { organizationId, voters } = treasury;
      return (await voters[0].client.getActivity({ organizationId, activityId })).activity;
    };

    async function openRequest(page: Page, id: string): Promise<void> {
      await page.goto(`${consoleOf(area.service)}#/activities/${id}`);
      await page.getByText("signature checked").first().waitFor();
      await page.getByTestId("content").first().waitFor();
    }

    /** Text without what only groups it. */
    const plain = async (page: Page, selector: string) => (await page.textContent(selector))?.replace(/\s/g, "") ?? "";

    test("a request comes in by itself, says who gets how much, and is approved over the bytes that were shown", async () => {
      const { page } = grace;
      await page.getByText("Nothing needs your vote.").waitFor();
      await note(page, "empty inbox");
      const { activity } = await signEthereum(
        treasury,
        treasury.voters[0],
        transfer(recipient, 250_000_000_000_000_001n),
      );
      expect(activity.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
      const card = page.getByRole("link", { name: /Sign transaction/ });
      await card.getByText("0.250000000000000001 ETH").waitFor();
      expect((await card.textContent())?.replace(/\s/g, "")).toContain(recipient);
      await note(page, "inbox");
      await card.click();
      await page.getByText("Hash that is signed").waitFor();
      const unsigned = Transaction.from(`0x${transfer(recipient, 250_000_000_000_000_001n)}`);
      const content = await plain(page, "[data-testid=content]");
      expect(content).toContain(recipient);
      expect(content).toContain("0.250000000000000001ETH");
      expect(content).toContain(unsigned.unsignedHash);
      expect(await page.getByRole("alert").count()).toBe(0);
      await note(page, "request", true);

      await page.getByRole("button", { name: "Approve", exact: true }).click();
      const bytes = (await page.getByTestId("bytes").textContent()) ?? "";
      const signed = activity.votes[0]?.message ?? "";
      const fingerprint = `sha256:${createHash("sha256").update(signed).digest("hex")}`;
      expect(JSON.parse(bytes)).toMatchObject({ type: "ACTIVITY_TYPE_APPROVE_ACTIVITY", parameters: { fingerprint } });
      expect(await plain(page, "dialog")).toContain(recipient);
      await note(page, "review");
      await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
      await page.getByTestId("result").waitFor();
      expect(await page.getByTestId("status").textContent()).toBe("completed");
      const { votes, result } = await activityOf(activity.id);
      // What was signed is what was shown, to the byte.
      expect(votes[1]?.message).toBe(bytes);
      const { signedTransaction } = Object.values(result)[0] as unknown as { readonly signedTransaction: string };
      expect(Transaction.from(`0x${signedTransaction}`)).toMatchObject({ from: treasury.address, to: recipient });
      await note(page, "completed request");
    });

    test("a passkey approves, and the page checks its signature like the others", async () => {
      const { page } = grace;
      await page.getByRole("link", { name: "Account" }).click();
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Add a passkey" }).click();
      await page.locator("li", { hasText: "Passkey" }).first().waitFor();
      const { activity } = await signEthereum(treasury, treasury.voters[0], transfer(recipient, 1n, 8));
      await openRequest(page, activity.id);
      await page.getByRole("checkbox", { name: "Sign with a passkey" }).check();
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Approve with a passkey" }).click();
      await page.getByTestId("result").waitFor();
      const { votes } = await activityOf(activity.id);
      expect(votes.map(({ scheme }) => scheme as string)).toEqual([
        "SIGNATURE_SCHEME_TK_API_P256",
        "SIGNATURE_SCHEME_WEBAUTHN",
      ]);
      expect(await page.getByText("signature checked").count()).toBe(2);
      expect(await page.getByRole("alert").count()).toBe(0);
    });

    test("nothing is signed where its person turns away, and a rejection ends the request", async () => {
      const { page } = grace;
      const { activity } = await signEthereum(treasury, treasury.voters[0], transfer(recipient, 2n, 9));
      await openRequest(page, activity.id);
      await page.getByRole("button", { name: "Reject", exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      expect((await activityOf(activity.id)).votes).toHaveLength(1);
      await page.getByRole("button", { name: "Reject", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
      await page.getByTestId("status").getByText("rejected").waitFor();
      expect((await activityOf(activity.id)).status).toBe("ACTIVITY_STATUS_REJECTED");
      await note(page, "rejected request", true);
    });

    test("a policy is shown as what changes in its text, a root quorum before and after", async () => {
      const { page } = grace;
      const { organizationId, voters } = treasury;
      const [ada, { client }] = voters;
      const made = await ada.client.createPolicy({
        organizationId,
        parameters: {
          policyName: hostile,
          effect: "EFFECT_ALLOW",
          condition: "activity.action == 'SIGN' && eth.tx.value <= 100",
          consensus: "approvers.count() >= 2",
          notes: hostile,
        },
      });
      const approved = await client.approveActivity({
        organizationId,
        parameters: { fingerprint: made.activity.fingerprint },
      });
      const { policyId } = (approved.activity.result as { createPolicyResult: { policyId: string } })
        .createPolicyResult;
      const changed = await ada.client.updatePolicy({
        organizationId,
        parameters: { policyId, policyCondition: "activity.action == 'SIGN' && eth.tx.value <= 1000000" },
      });
      await openRequest(page, changed.activity.id);
      expect(await page.locator("del").allTextContents()).toEqual(["Removed: eth.tx.value <= 100"]);
      expect(await page.locator("ins").allTextContents()).toEqual(["Added: eth.tx.value <= 1000000"]);
      expect(await page.getByRole("alert").count()).toBe(0);
      await note(page, "policy", true);

      const [first] = voters;
      const quorum = { threshold: 1, userIds: [first.userId] };
      const fewer = await ada.client.updateRootQuorum({ organizationId, parameters: quorum });
      await openRequest(page, fewer.activity.id);
      expect(await page.locator("del").allTextContents()).toEqual([
        "Removed: 2 of 3",
        expect.stringMatching(/^Removed: Grace \(.*\)\n.*da \(.*\)\nmixed alphabets$/s),
      ]);
      expect(await page.locator("ins").allTextContents()).toEqual(["Added: 1 of 1"]);
      await note(page, "root quorum");
    });

    test("the decoder of every chain runs under the policy of the page", async () => {
      const { page } = grace;
      const { organizationId, voters, address, solana, bitcoin } = treasury;
      const payer = new PublicKey(solana);
      const move = new SolanaTransaction({ feePayer: payer, recentBlockhash: PublicKey.default.toBase58() });
      move.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: PublicKey.default, lamports: 5 }));
      const psbt = new btc.Transaction();
      const script = btc.OutScript.encode(btc.Address().decode(bitcoin));
      psbt.addInput({ txid: "11".repeat(32), index: 1, witnessUtxo: { script, amount: 7000n } });
      psbt.addOutputAddress(bitcoin, 6000n);
      const tron =
        "0a025a3b2208f00ba47e11223344409898f1c2b1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f63" +
        "6f6c2e5472616e73666572436f6e747261637412330a1541f39fd6e51aad88f6f4ce6ab8827279cfffb9226612154170997970c51812dc" +
        "3a010c7d01b50e0d17dc79c81880ade20470a0cbedc2b134";
      for (const [type, signWith, unsignedTransaction, shown] of [
        [
          "TRANSACTION_TYPE_SOLANA",
          solana,
          move.serialize({ requireAllSignatures: false }).toString("hex"),
          "0.000000005 SOL",
        ],
        ["TRANSACTION_TYPE_BITCOIN", bitcoin, Buffer.from(psbt.toPSBT()).toString("hex"), "0.00006 BTC"],
        ["TRANSACTION_TYPE_TRON", address, tron, "10 TRX"],
      ] as const) {
        const { activity } = await voters[0].client.signTransaction({
          organizationId,
          parameters: { type, signWith, unsignedTransaction },
        });
        await openRequest(page, activity.id);
        await page.getByTestId("content").getByText(shown).first().waitFor();
        expect(await page.getByText("This page cannot decode it").count()).toBe(0);
      }
    });

    test("names of others are text: markup does not run, direction does not turn, alphabets are told apart", async () => {
      const { page } = grace;
      await openRequest(
        page,
        (await signEthereum(treasury, treasury.voters[2], transfer(recipient, 3n, 10))).activity.id,
      );
      await page.getByText("mixed alphabets").first().waitFor();
      const { organizationId, voters } = treasury;
      const { activity } = await voters[0].client.createWallet({
        organizationId,
        parameters: { walletName: hostile, accounts: [] },
      });
      await openRequest(page, activity.id);
      expect(await page.locator("main img, main script").count()).toBe(0);
      const shown = await page.textContent("main");
      expect(shown).toContain(`<img src=x onerror="alert(1)">U+202Egnihtemos`);
      expect(shown).not.toContain("\u202e");
      await page.goto(`${consoleOf(area.service)}#/inbox`);
      await page.getByRole("link", { name: /onerror/ }).waitFor();
      expect(await page.locator("main img").count()).toBe(0);
      expect(await page.content()).not.toContain("\u202e");
      await note(page, "inbox with hostile names", true);
    });

    test("while the service is not reached, the page says so and of when it is, and goes on by itself", async () => {
      const { page } = grace;
      await page.route("**/public/v1/**", (route) => route.abort());
      await page.getByText("Cannot reach the service.").waitFor();
      expect(await page.textContent("main")).toMatch(/As of .*\d/);
      await note(page, "offline");
      await page.unroute("**/public/v1/**");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("Cannot reach the service.").waitFor({ state: "hidden" });
    });

    test("a phone has room for all of it, and the keyboard reaches everything that is needed", async () => {
      const phone = await visitors.open({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
      const { page } = phone;
      await letIn(area.service, page, treasury.voters[1].credentials);
      await page
        .getByRole("link", { name: /Sign transaction/ })
        .first()
        .waitFor();
      await note(page, "inbox on a phone");
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByText("Your vote").waitFor();
      await page.getByText("signature checked").first().waitFor();
      await note(page, "request on a phone");
      const approve = page.getByRole("button", { name: "Approve", exact: true });
      for (let tabs = 0; tabs < 40; tabs++) {
        if (await approve.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await note(page, "review on a phone");
      await phone.context.close();
    });

    test("axe-core has found nothing, no page was wider than its window, and browsers have not complained", () => {
      expect(findings).toEqual([]);
      // Requests that were cut off on purpose.
      expect(visitors.complaints.filter((complaint) => !/net::ERR_FAILED/.test(complaint))).toEqual([]);
    });
  });

  // Two of three people have to agree to a transfer (EIP-1559), each in a browser of their own with a passkey of its own. A
  // program asks; two approve with their passkeys; the third sees it signed without doing anything.
  describe("two of three people with passkeys", () => {
    let visitors: Visitors;
    let treasury: Treasury;
    const payroll = newKey();

    beforeAll(async () => {
      visitors = startVisitors(consoleOf(area.service));
      treasury = await newTreasury(area.service);
      const { organizationId, voters } = treasury;
      const [{ client }] = voters;
      await client.createUsers({
        organizationId,
        parameters: {
          users: [
            {
              userName: "Payroll",
              apiKeys: [{ apiKeyName: "Server", publicKey: payroll.publicKey, curveType: "API_KEY_CURVE_P256" }],
              authenticators: [],
              oauthProviders: [],
              userTags: [],
            },
          ],
        },
      });
      const owners = voters.map(({ userId }) => `user.id == '${userId}'`).join(" || ");
      await client.createPolicy({
        organizationId,
        parameters: {
          policyName: "Two of the owners",
          effect: "EFFECT_ALLOW",
          condition: "activity.action == 'SIGN'",
          consensus: `approvers.filter(user, ${owners}).count() >= 2`,
          notes: "",
        },
      });
      await askFor(treasury, 2);
    });

    afterAll(async () => {
      await visitors?.close();
    });

    /** A browser whose person has a passkey, and is signed in by it. */
    async function comeIn(credentials: string): Promise<Visitor> {
      const visitor = await visitors.open();
      const { page } = visitor;
      await addAuthenticator(visitor.page);
      await letIn(area.service, page, credentials);
      await page.getByRole("link", { name: "Account" }).click();
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Add a passkey" }).click();
      await page.locator("li", { hasText: "Passkey" }).first().waitFor();
      await page.getByRole("button", { name: "Sign out" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("checkbox").uncheck();
      await dialog.getByRole("button", { name: "Sign out" }).click();
      await page.getByLabel("Organization id").fill(treasury.organizationId);
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await page.getByText("Nothing needs your vote.").waitFor();
      return visitor;
    }

    test("approve a transfer that a program asked for, and the third sees what was signed", async () => {
      const { organizationId, voters, address } = treasury;
      const people = await Promise.all(voters.map(({ credentials }) => comeIn(credentials)));
      const unsigned = transfer(recipient, value);
      const { activity } = await area.service.as(payroll).signTransaction({
        organizationId,
        parameters: { signWith: address, unsignedTransaction: unsigned, type: "TRANSACTION_TYPE_ETHEREUM" },
      });
      expect(activity.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");

      // It comes in by itself, in all three.
      const read = async ({ page }: Visitor) => {
        await page.getByRole("link", { name: /1\.234567890123456789 ETH/ }).click();
        await page.getByText("Hash that is signed").waitFor();
        const content = ((await page.getByTestId("content").textContent()) ?? "").replace(/\s/g, "");
        expect(content).toContain(recipient);
        expect(content).toContain(Transaction.from(`0x${unsigned}`).unsignedHash);
        expect(await page.getByRole("alert").count()).toBe(0);
      };
      await Promise.all(people.map(read));

      for (const { page } of people.slice(0, 2)) {
        await page.getByRole("checkbox", { name: "Sign with a passkey" }).check();
        await page.getByRole("button", { name: "Approve", exact: true }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Approve with a passkey" }).click();
        await page.getByText("signature checked").nth(1).waitFor();
      }
      for (const { page } of people) {
        await page.getByTestId("result").waitFor();
        await page.getByTestId("status").getByText("completed").waitFor();
        expect(await page.getByText("signature checked").count()).toBe(3);
        expect(await page.getByRole("button", { name: "Approve", exact: true }).count()).toBe(0);
      }

      const { activity: done } = await voters[2].client.getActivity({ organizationId, activityId: activity.id });
      const [asked, ...approvals] = done.votes;
      expect(approvals.map(({ userId, scheme }) => [userId, scheme as string])).toEqual(
        voters.slice(0, 2).map(({ userId }) => [userId, "SIGNATURE_SCHEME_WEBAUTHN"]),
      );
      // Three passkeys, not one.
      expect(new Set(approvals.map(({ publicKey }) => publicKey)).size).toBe(2);
      const fingerprint = `sha256:${createHash("sha256")
        .update(asked?.message ?? "")
        .digest("hex")}`;
      for (const { message } of approvals) expect(JSON.parse(message)).toMatchObject({ parameters: { fingerprint } });
      const { signedTransaction } = Object.values(done.result)[0] as unknown as { readonly signedTransaction: string };
      const signed = Transaction.from(`0x${signedTransaction}`);
      // Another library than the service's recovers the signer.
      expect(signed).toMatchObject({ type: 2, from: getAddress(address), to: recipient, value });
      expect(signed.unsignedSerialized).toBe(`0x${unsigned}`);
      const shown = ((await people[2]?.page.getByTestId("result").textContent()) ?? "").replace(/\s/g, "");
      expect(shown).toContain(signedTransaction);
    });

    test("no browser has complained", () => {
      expect(visitors.complaints).toEqual([]);
    });
  });
});
