// Two of three people have to agree to a transfer (EIP-1559), each in a browser of their own with a passkey of its own. A
// program asks; two approve with their passkeys; the third sees it signed without doing anything.

import { Transaction, getAddress } from "ethers";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAuthenticator, chromiumPath } from "../browser/browser.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { askFor, newTreasury, transfer } from "./people.js";
import type { Treasury } from "./people.js";
import { consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitor, Visitors } from "./visitor.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const value = 1_234_567_890_123_456_789n;

describe.skipIf(chromiumPath === undefined)("two of three people with passkeys", () => {
  let service: RunningService;
  let visitors: Visitors;
  let treasury: Treasury;
  const payroll = newKey();

  beforeAll(async () => {
    service = await startService();
    visitors = startVisitors(consoleOf(service));
    treasury = await newTreasury(service);
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
    await service?.close();
  });

  /** A browser whose person has a passkey, and is signed in by it. */
  async function comeIn(credentials: string): Promise<Visitor> {
    const visitor = await visitors.open();
    const { page } = visitor;
    await addAuthenticator(visitor.page);
    await letIn(service, page, credentials);
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
    const { activity } = await service.as(payroll).signTransaction({
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
