// Names and texts that attackers choose, in a real Chromium: wherever the console shows one, nothing runs, nothing turns
// the direction or hides, letters of another alphabet are told, and the page stays as wide as its window.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import { chromiumPath } from "../browser/browser.js";
import { giveUndelivered } from "../queries/undelivered.js";
import { createAuthenticator } from "../support/authenticator.js";
import { firstOf } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { transfer } from "./people.js";
import { consoleOf, letIn, startVisitors } from "./visitor.js";
import type { Visitors } from "./visitor.js";

const markup = `"><img src=x onerror=alert(1)>`;
/** What something is called: markup, an override of direction, a letter of no width, and a Cyrillic letter. */
const hostile = (what: string) => `${what}${markup}\u202e\u200bа`;
/** How it is shown. */
const harmless = (what: string) => `${what}${markup}U+202EU+200Bа`;
const wide = "W".repeat(500);

/** Where a name is shown, as the place of a page or the request that asks for it. */
type Where = string | { readonly request: string };

interface Shown {
  readonly what: string;
  readonly where: Where;
}

const shown: readonly Shown[] = [
  { what: "user", where: "inbox" },
  { what: "user", where: { request: "policy" } },
  { what: "key", where: { request: "policy" } },
  { what: "user", where: "account" },
  { what: "organization", where: "account" },
  { what: "key", where: "account" },
  { what: "passkey", where: "account" },
  { what: "wallet", where: "wallets" },
  { what: "wallet", where: "wallet" },
  { what: "account", where: "wallet" },
  { what: "account", where: "wallet account" },
  { what: "private-key", where: "private-keys" },
  { what: "private-key", where: "private key" },
  { what: "key tag", where: "private-keys" },
  { what: "key tag", where: "private key" },
  { what: "new policy", where: "inbox" },
  { what: "new policy", where: { request: "policy" } },
  { what: "notes", where: { request: "policy" } },
  { what: "condition", where: { request: "policy" } },
  { what: "old policy", where: { request: "policy change" } },
  { what: "old notes", where: { request: "policy change" } },
  { what: "newer policy", where: { request: "policy change" } },
  { what: "tag", where: { request: "tag" } },
  { what: "webhook", where: { request: "webhook" } },
  { what: "new wallet", where: "inbox" },
  { what: "new wallet", where: { request: "wallet" } },
  { what: "new private key", where: { request: "private key" } },
  { what: "new user", where: { request: "user" } },
  { what: "new key", where: { request: "user" } },
  { what: "domain", where: { request: "typed data" } },
  { what: "value", where: { request: "typed data" } },
  { what: "text", where: { request: "text" } },
  { what: "text", where: "inbox" },
  { what: "recipient", where: "deliveries" },
  { what: "answer", where: "deliveries" },
];

describe.skipIf(chromiumPath === undefined)("texts of attackers", () => {
  let service: RunningService;
  let visitors: Visitors;
  let page: Page;
  const places = new Map<string, string>([
    ["inbox", "inbox"],
    ["account", "account"],
    ["wallets", "wallets"],
    ["private-keys", "private-keys"],
    ["deliveries", "deliveries"],
  ]);
  const requests = new Map<string, string>();
  const placeOf = (where: Where) =>
    typeof where === "string" ? places.get(where) : `activities/${requests.get(where.request)}`;

  beforeAll(async () => {
    service = await startService();
    const url = consoleOf(service);
    const [viewer, attacker] = [newKey(), newKey()];
    const passkey = createAuthenticator({ origin: new URL(url).origin }).register();
    const made = await service.client.createSubOrganization({
      organizationId: service.root.organizationId,
      parameters: {
        subOrganizationName: hostile("organization"),
        rootQuorumThreshold: 1,
        rootUsers: [viewer, attacker].map(({ publicKey }, index) => ({
          userName: hostile("user"),
          apiKeys: [{ apiKeyName: hostile("key"), publicKey, curveType: "API_KEY_CURVE_P256" as const }],
          authenticators: index === 0 ? [{ authenticatorName: hostile("passkey"), ...passkey }] : [],
          oauthProviders: [],
        })),
        wallet: {
          walletName: hostile("wallet"),
          accounts: [
            {
              curve: "CURVE_SECP256K1",
              pathFormat: "PATH_FORMAT_BIP32",
              path: "m/44'/60'/0'/0/0",
              addressFormat: "ADDRESS_FORMAT_ETHEREUM",
              name: hostile("account"),
            },
          ],
        },
      },
    });
    const result = made.activity.result.createSubOrganizationResultV8;
    const organizationId = result?.subOrganizationId ?? "";
    const [walletId = "", address = ""] = [result?.wallet?.walletId, result?.wallet?.addresses[0]];
    const [userId = "", otherId = ""] = result?.rootUserIds ?? [];
    const credentials = join(service.dataFolder, "viewer.json");
    const identity = { organizationId, userId, apiPublicKey: viewer.publicKey, apiPrivateKey: viewer.privateKey };
    writeFileSync(credentials, JSON.stringify({ ...identity, baseUrl: service.baseUrl }), { mode: 0o600 });
    visitors = startVisitors(url);
    ({ page } = await visitors.open({ viewport: { width: 360, height: 740 } }));
    await letIn(service, page, credentials);

    const store = await openBeside(service);
    await giveUndelivered(store, organizationId, 1, `${hostile("recipient")}${wide}`, `${hostile("answer")} ${wide}`);
    await store.close();

    const client = service.as(attacker);
    const privateKey = (name: string) => ({
      privateKeyName: name,
      curve: "CURVE_SECP256K1" as const,
      privateKeyTags: [],
      addressFormats: ["ADDRESS_FORMAT_ETHEREUM" as const],
    });
    const keys = await client.createPrivateKeys({
      organizationId,
      parameters: { privateKeys: [privateKey(hostile("private-key"))] },
    });
    const privateKeyId = firstOf(keys.activity.result.createPrivateKeysResultV2?.privateKeys ?? []).privateKeyId;
    await client.createPrivateKeyTag({
      organizationId,
      parameters: { privateKeyTagName: hostile("key tag"), privateKeyIds: [privateKeyId ?? ""] },
    });
    places.set("wallet", `wallets/${walletId}`);
    places.set("wallet account", `wallets/${walletId}/${address}`);
    places.set("private key", `private-keys/${privateKeyId}`);
    const policy = await client.createPolicy({
      organizationId,
      parameters: {
        policyName: hostile("old policy"),
        effect: "EFFECT_ALLOW",
        condition: "activity.action == 'SIGN'",
        consensus: "false",
        notes: hostile("old notes"),
      },
    });
    const { policyId = "" } = policy.activity.result.createPolicyResult ?? {};
    await client.updateRootQuorum({ organizationId, parameters: { threshold: 2, userIds: [userId, otherId] } });

    const sign = (payload: string, encoding: "PAYLOAD_ENCODING_EIP712" | "PAYLOAD_ENCODING_TEXT_UTF8") =>
      client.signRawPayload({
        organizationId,
        parameters: {
          signWith: address,
          payload,
          encoding,
          hashFunction:
            encoding === "PAYLOAD_ENCODING_EIP712" ? "HASH_FUNCTION_NO_OP" : ("HASH_FUNCTION_KECCAK256" as const),
        },
      });
    const typedData = JSON.stringify({
      domain: { name: hostile("domain"), chainId: 1 },
      types: {
        EIP712Domain: [
          { name: "name", type: "string" },
          { name: "chainId", type: "uint256" },
        ],
        Order: [{ name: "memo", type: "string" }],
      },
      primaryType: "Order",
      message: { memo: hostile("value") },
    });
    const asked = {
      policy: client.createPolicy({
        organizationId,
        parameters: {
          policyName: hostile("new policy"),
          effect: "EFFECT_ALLOW",
          condition: `activity.action == '${hostile("condition")}'`,
          consensus: "true",
          notes: `${hostile("notes")} ${wide}`,
        },
      }),
      "policy change": client.updatePolicy({
        organizationId,
        parameters: { policyId, policyName: hostile("newer policy") },
      }),
      tag: client.createUserTag({ organizationId, parameters: { userTagName: hostile("tag"), userIds: [] } }),
      webhook: client.createWebhookEndpoint({
        organizationId,
        parameters: { name: hostile("webhook"), url: `https://example.com/${encodeURIComponent(markup)}` },
      }),
      wallet: client.createWallet({ organizationId, parameters: { walletName: hostile("new wallet"), accounts: [] } }),
      "private key": client.createPrivateKeys({
        organizationId,
        parameters: { privateKeys: [privateKey(hostile("new private key"))] },
      }),
      user: client.createUsers({
        organizationId,
        parameters: {
          users: [
            {
              userName: hostile("new user"),
              apiKeys: [
                {
                  apiKeyName: hostile("new key"),
                  publicKey: newKey().publicKey,
                  curveType: "API_KEY_CURVE_P256",
                },
              ],
              authenticators: [],
              oauthProviders: [],
              userTags: [],
            },
          ],
        },
      }),
      "typed data": sign(typedData, "PAYLOAD_ENCODING_EIP712"),
      text: sign(`${hostile("text")} ${wide}`, "PAYLOAD_ENCODING_TEXT_UTF8"),
      transfer: client.signTransaction({
        organizationId,
        parameters: {
          signWith: address,
          unsignedTransaction: transfer(address, 1n),
          type: "TRANSACTION_TYPE_ETHEREUM",
        },
      }),
    };
    for (const [name, asking] of Object.entries(asked)) requests.set(name, (await asking).activity.id);
  });

  afterAll(async () => {
    await visitors?.close();
    await service?.close();
  });

  const names = [...new Set(shown.map(({ where }) => JSON.stringify(where)))];
  test.each(names)("do no harm at %s", async (name) => {
    const expected = shown.filter(({ where }) => JSON.stringify(where) === name);
    const { where } = firstOf(expected);
    await page.goto(`${consoleOf(service)}#/${placeOf(where)}`);
    // Markup in texts that only the page of a request shows comes with its bytes.
    if (typeof where !== "string") await page.locator("details").last().evaluate("node => { node.open = true; }");
    for (const { what } of expected) {
      await page.getByText(harmless(what).slice(0, -1)).first().waitFor({ state: "visible" });
    }
    await page.getByText("mixed alphabets").first().waitFor();
    expect(await page.locator("main :is(img, script, iframe, object, embed)").count()).toBe(0);
    expect(await page.content()).not.toMatch(/\u202e|\u200b/);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  });

  test("nothing has run, and nothing was refused", () => {
    // The plan of a policy whose condition no service takes is an error, which its page shows.
    expect(visitors.complaints.filter((complaint) => !complaint.includes("status of 400"))).toEqual([]);
  });
});
