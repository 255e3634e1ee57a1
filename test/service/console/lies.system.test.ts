// A service that lies, or somebody before it: each member of its answers is altered in turn, and the page says so. Whatever
// it is told, a vote names the bytes that the page has shown.

import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../browser/browser.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { askFor, newTreasury, signEthereum, transfer } from "./people.js";
import type { Treasury } from "./people.js";
import { consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitors } from "./visitor.js";

const recipient = "70997970c51812dc3a010c7d01b50e0d17dc79c8";
const thief = "90f79bf6eb2c4f870365e785982e1f101e93b906";

/** An answer as it is on the wire, in which anything may be changed. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

interface Lie {
  readonly what: string;
  readonly query?: string;
  readonly tell: (answer: Answer) => void;
  /** The member that the page finds fault with. */
  readonly field: string;
}

const later = (time: { seconds: string }) => ({ ...time, seconds: String(Number(time.seconds) + 3600) });
const replaced = (text: string, one: string, other: string) => {
  if (!text.includes(one)) throw new Error(`${text} has no ${one}`);
  return text.replace(one, other);
};
/** Lies about the first vote with its body, and about the activity. */
const lies: readonly Lie[] = [
  {
    what: "the recipient in the intent",
    tell: ({ activity: { intent } }) => {
      const [stated] = Object.values<Answer>(intent);
      stated.unsignedTransaction = replaced(stated.unsignedTransaction, recipient, thief);
    },
    field: "intent.unsignedTransaction",
  },
  {
    what: "the key that signs",
    tell: ({ activity: { intent } }) => (Object.values<Answer>(intent)[0].signWith = `0x${thief}`),
    field: "intent.signWith",
  },
  {
    what: "the chain",
    tell: ({ activity: { intent } }) => (Object.values<Answer>(intent)[0].type = "TRANSACTION_TYPE_SOLANA"),
    field: "intent.type",
  },
  {
    what: "a member that nobody has signed",
    tell: ({ activity: { intent } }) => (Object.values<Answer>(intent)[0].memo = "harmless"),
    field: "intent.memo",
  },
  {
    what: "the recipient in the body that was signed",
    tell: ({ activity: { votes } }) => (votes[0].message = replaced(votes[0].message, recipient, thief)),
    field: "votes[0].signature",
  },
  {
    what: "the amount in the body that was signed",
    tell: ({ activity: { votes } }) => (votes[0].message = replaced(votes[0].message, "8203e880c0", "8207d080c0")),
    field: "fingerprint",
  },
  {
    what: "the fingerprint",
    tell: ({ activity }) => (activity.fingerprint = `sha256:${"0".repeat(64)}`),
    field: "fingerprint",
  },
  { what: "the id", tell: ({ activity }) => (activity.id = crypto.randomUUID()), field: "id" },
  { what: "the type", tell: ({ activity }) => (activity.type = "ACTIVITY_TYPE_CREATE_WALLET"), field: "type" },
  {
    what: "the organization",
    tell: ({ activity }) => (activity.organizationId = crypto.randomUUID()),
    field: "organizationId",
  },
  { what: "the status", tell: ({ activity }) => (activity.status = "ACTIVITY_STATUS_COMPLETED"), field: "status" },
  {
    what: "a rejection that nobody made",
    tell: ({ activity }) => (activity.status = "ACTIVITY_STATUS_REJECTED"),
    field: "status",
  },
  { what: "whether one may approve", tell: ({ activity }) => (activity.canApprove = false), field: "canApprove" },
  {
    what: "when it was asked for",
    tell: ({ activity }) => (activity.createdAt = later(activity.createdAt)),
    field: "createdAt",
  },
  {
    what: "the signature of who asks",
    tell: ({ activity: { votes } }) => (votes[0].signature = votes[1].signature),
    field: "votes[0].signature",
  },
  {
    what: "the key of who asks",
    tell: ({ activity: { votes } }) => (votes[0].publicKey = votes[1].publicKey),
    field: "votes[0].publicKey",
  },
  {
    what: "the scheme of the signature",
    tell: ({ activity: { votes } }) => (votes[0].scheme = "SIGNATURE_SCHEME_TK_API_ED25519"),
    field: "votes[0].signature",
  },
  { what: "who asks", tell: ({ activity: { votes } }) => (votes[0].userId = votes[1].userId), field: "votes[0].user" },
  {
    what: "who asks, with their whole record",
    tell: ({ activity: { votes } }) => Object.assign(votes[0], { userId: votes[1].userId, user: votes[1].user }),
    field: "votes[0].publicKey",
  },
  {
    what: "the name of who asks",
    tell: ({ activity: { votes } }) => (votes[0].user.userName = "Grace"),
    field: "votes[0].user.userName",
  },
  {
    what: "the keys of who asks",
    tell: ({ activity: { votes } }) => (votes[0].user.apiKeys[0].credential.publicKey = votes[1].publicKey),
    field: "votes[0].publicKey",
  },
  {
    what: "the vote of who asks",
    tell: ({ activity: { votes } }) => (votes[0].selection = "VOTE_SELECTION_REJECTED"),
    field: "votes[0].selection",
  },
  {
    what: "the vote of another",
    tell: ({ activity: { votes } }) => (votes[1].selection = "VOTE_SELECTION_REJECTED"),
    field: "votes[1].selection",
  },
  {
    what: "what another has voted on",
    tell: ({ activity: { votes } }) => (votes[1].activityId = crypto.randomUUID()),
    field: "votes[1].activityId",
  },
  {
    what: "when another has voted",
    tell: ({ activity: { votes } }) => (votes[1].createdAt = later(votes[1].createdAt)),
    field: "votes[1].createdAt",
  },
  {
    what: "a vote of one request shown with another",
    tell: ({ activity: { votes } }) => (votes[1].message = votes[1].message.replace(/sha256:\w{8}/, "sha256:00000000")),
    field: "votes[1].message",
  },
  { what: "a vote that is left out", tell: ({ activity: { votes } }) => votes.pop(), field: "votes" },
  {
    what: "a vote that was never cast",
    tell: ({ activity: { votes } }) => votes.push({ ...votes[1], id: crypto.randomUUID() }),
    field: "votes",
  },
  {
    what: "a decision that others made",
    query: "explain_policy",
    tell: (answer) => Object.assign(answer, { outcome: "DECISION_OUTCOME_ALLOW", couldApprove: [] }),
    field: "status",
  },
  {
    what: "who could still approve",
    query: "explain_policy",
    tell: (answer) => (answer.couldApprove = []),
    field: "canApprove",
  },
  {
    what: "the keys of users",
    query: "list_users",
    tell: ({ users }) => {
      for (const user of users) user.apiKeys = [];
    },
    field: "votes[0].publicKey",
  },
  {
    what: "the users",
    query: "list_users",
    tell: (answer) => (answer.users = []),
    field: "votes[0].user",
  },
];

const policyLies: readonly Lie[] = [
  { what: "a policy's name", tell: ({ policy }) => (policy.policyName = "Harmless"), field: "policy" },
  { what: "a policy's effect", tell: ({ policy }) => (policy.effect = "EFFECT_DENY"), field: "policy" },
  {
    what: "a policy's condition",
    tell: ({ policy }) => (policy.condition = replaced(policy.condition, "<= 100", "<= 900")),
    field: "policy",
  },
  {
    what: "a policy's condition with more in it",
    tell: ({ policy }) => (policy.condition += " || eth.tx.nonce == 1"),
    field: "policy",
  },
  { what: "a policy's consensus", tell: ({ policy }) => (policy.consensus = "true"), field: "policy" },
];

describe.skipIf(chromiumPath === undefined)("a service that lies", () => {
  let service: RunningService;
  let visitors: Visitors;
  let treasury: Treasury;
  let page: Page;
  /** Of a transfer that Ada and Grace have approved, and that waits for the third. */
  let transferId: string;
  let policyChangeId: string;

  beforeAll(async () => {
    service = await startService();
    visitors = startVisitors(consoleOf(service));
    treasury = await newTreasury(service);
    const { organizationId, voters } = treasury;
    const [ada, grace, katherine] = voters;
    const made = await ada.client.createPolicy({
      organizationId,
      parameters: {
        policyName: "Small payouts",
        effect: "EFFECT_ALLOW",
        condition: "activity.action == 'SIGN' && (eth.tx.value <= 100 || eth.tx.nonce == 0)",
        consensus: "approvers.count() >= 3",
        notes: "",
      },
    });
    await askFor(treasury, 3);
    const { activity } = await signEthereum(treasury, ada, transfer(`0x${recipient}`, 1000n));
    transferId = activity.id;
    await grace.client.approveActivity({ organizationId, parameters: { fingerprint: activity.fingerprint } });
    const changed = await ada.client.updatePolicy({
      organizationId,
      parameters: { policyId: made.activity.result.createPolicyResult?.policyId ?? "", policyName: "Payouts" },
    });
    policyChangeId = changed.activity.id;
    const visitor = await visitors.open();
    ({ page } = visitor);
    await letIn(service, page, katherine.credentials);
  });

  afterAll(async () => {
    await visitors?.close();
    await service?.close();
  });

  /** The page of a request, with one query answered otherwise. */
  async function openWith(id: string, query: string, tell: Lie["tell"]): Promise<void> {
    await page.unrouteAll({ behavior: "wait" });
    await page.route(`**/public/v1/query/${query}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as unknown;
      tell(answer);
      await route.fulfill({ response, json: answer });
    });
    // Elsewhere and back, so that everything is asked anew.
    await page.evaluate("location.hash = '#/nowhere'");
    await page.getByText("This page does not exist.").waitFor();
    await page.evaluate((place) => void (location.hash = place), `#/activities/${id}`);
    await page.getByText("The request itself").waitFor();
  }

  test("who does not lie is found no fault with", async () => {
    for (const id of [transferId, policyChangeId]) {
      await openWith(id, "get_activity", () => {});
      expect(await page.locator("[data-field]").count()).toBe(0);
      expect(await page.getByRole("button", { name: "Approve", exact: true }).isEnabled()).toBe(true);
    }
  });

  test.each(lies)("is caught with $what", async ({ tell, field, query = "get_activity" }) => {
    await openWith(transferId, query, tell);
    const found = await page
      .locator("[data-field]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-field")));
    expect(found).toContain(field);
    // What contradicts what was signed has to be overruled on purpose.
    const isBad = (await page.locator(".notice.bad").count()) > 0;
    const approve = page.getByRole("button", { name: "Approve", exact: true });
    const isOpen = (await approve.count()) > 0 && (await approve.isEnabled());
    expect(isBad && isOpen).toBe(false);
  });

  test.each(policyLies)("is caught with $what", async ({ tell, field }) => {
    await openWith(policyChangeId, "get_policy", tell);
    const found = await page
      .locator("[data-field]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-field")));
    expect(found).toEqual([field]);
  });

  test("a vote names the bytes that were shown, so that it counts for nothing else", async () => {
    const altered: string[] = [];
    await openWith(transferId, "get_activity", ({ activity }) => {
      const [vote] = activity.votes;
      vote.message = replaced(vote.message, recipient, thief);
      altered.push(vote.message);
    });
    await page.getByRole("checkbox", { name: /compared this request/ }).check();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    const bytes = (await page.getByTestId("bytes").textContent()) ?? "";
    const fingerprint = `sha256:${createHash("sha256")
      .update(altered[0] ?? "")
      .digest("hex")}`;
    expect(JSON.parse(bytes)).toMatchObject({ parameters: { fingerprint } });
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await page.getByText("No activity found with fingerprint").waitFor();
    const { organizationId, voters } = treasury;
    const { activity } = await voters[0].client.getActivity({ organizationId, activityId: transferId });
    expect([activity.status, activity.votes.length]).toEqual(["ACTIVITY_STATUS_CONSENSUS_NEEDED", 2]);
  });
});
