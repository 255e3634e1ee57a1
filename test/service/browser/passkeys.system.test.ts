// Passkeys of a real browser: registered and used on a page of another origin by the vendor's own modules, as published.

import type { AuthenticatorParamsV2 } from "@countersign/api";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstOf, present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { chromiumPath, startBrowser, startWebSite } from "./browser.js";
import type { Browser, WebSite } from "./browser.js";

/** What the page has: the modules of @turnkey/webauthn-stamper 0.5.0 and @turnkey/http 2.19.0. */
interface Modules {
  readonly WebauthnStamper: new (options: object) => {
    stamp(body: string): Promise<{ readonly stampHeaderName: string; readonly stampHeaderValue: string }>;
  };
  readonly getWebAuthnAttestation: (options: object) => Promise<AuthenticatorParamsV2["attestation"]>;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly [member: string]: unknown };
}

let service: RunningService;
let site: WebSite;
let otherSite: WebSite;
let browser: Browser;
let organizationId: string;
let userId: string;
let credentialId: string;

describe.skipIf(chromiumPath === undefined)("passkeys in Chromium", () => {
  beforeAll(async () => {
    [service, site, otherSite, browser] = await Promise.all([
      startService(),
      startWebSite(),
      startWebSite(),
      startBrowser("WebauthnStamper", "getWebAuthnAttestation"),
    ]);
    const { challenge, attestation } = await register(await browser.open(site.origin));
    credentialId = attestation.credentialId;
    const { activity } = await service.client.createSubOrganization({
      organizationId: service.root.organizationId,
      parameters: {
        subOrganizationName: "Passkey holder",
        rootUsers: [
          {
            userName: "Ada",
            apiKeys: [],
            oauthProviders: [],
            authenticators: [{ authenticatorName: "Browser", challenge, attestation }],
          },
        ],
        rootQuorumThreshold: 1,
      },
    });
    const result = activity.result.createSubOrganizationResultV8;
    organizationId = present(result, "result").subOrganizationId;
    userId = firstOf(present(result, "result").rootUserIds);
  });

  afterAll(async () => {
    await Promise.all([browser?.close(), service?.close(), site?.close(), otherSite?.close()]);
  });

  test("a page of another origin asks who it is, by a passkey", async () => {
    const page = await browser.open(site.origin);
    const answer = await send(page, "query/whoami", { organizationId });
    expect(answer).toEqual({
      status: 200,
      body: { organizationId, organizationName: "Passkey holder", userId, username: "Ada" },
    });
  });

  test("the authenticator is what the browser made", async () => {
    const page = await browser.open(site.origin);
    const { body } = await send(page, "query/get_authenticators", { organizationId, userId });
    const authenticators = body["authenticators"] as { readonly credentialId: string; readonly transports: string[] }[];
    expect(authenticators.map((one) => one.credentialId)).toEqual([credentialId]);
    expect(firstOf(authenticators).transports).toEqual(["AUTHENTICATOR_TRANSPORT_INTERNAL"]);
  });

  test("a wallet is made and listed, by a passkey", async () => {
    const page = await browser.open(site.origin);
    const made = await send(page, "submit/create_wallet", {
      type: "ACTIVITY_TYPE_CREATE_WALLET",
      timestampMs: String(Date.now()),
      organizationId,
      parameters: { walletName: "Savings", accounts: [] },
    });
    const activity = made.body["activity"] as {
      readonly status: string;
      readonly votes: { readonly scheme: string }[];
    };
    expect([made.status, activity.status]).toEqual([200, "ACTIVITY_STATUS_COMPLETED"]);
    expect(activity.votes.map(({ scheme }) => scheme)).toEqual(["SIGNATURE_SCHEME_WEBAUTHN"]);
    const { body } = await send(page, "query/list_wallets", { organizationId });
    expect((body["wallets"] as { walletName: string }[]).map(({ walletName }) => walletName)).toEqual(["Savings"]);
  });

  test("the same passkey on a page of another origin is refused", async () => {
    const page = await browser.open(otherSite.origin);
    expect((await send(page, "query/whoami", { organizationId })).status).toBe(401);
    await refusedBecause(`origin ${otherSite.origin}`);
  });

  test("a stamp serves its own body only", async () => {
    const page = await browser.open(site.origin);
    const body = JSON.stringify({ organizationId, userId });
    const stamp = await stampOf(page, body);
    expect((await post(page, "query/get_user", body, stamp)).status).toBe(200);
    const another = JSON.stringify({ organizationId, userId, more: "" });
    expect((await post(page, "query/get_user", another, stamp)).status).toBe(401);
    await refusedBecause("challenge");
  });

  test("an assertion for another challenge is refused", async () => {
    const page = await browser.open(site.origin);
    const body = JSON.stringify({ organizationId });
    // The digest's bytes, where its digits are asked for.
    const assertion = await page.evaluate(async (text) => {
      const challenge = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      const credential = (await navigator.credentials.get({
        publicKey: { challenge, rpId: "localhost" },
      })) as unknown as { toJSON(): { id: string; response: Record<string, string> } };
      const { id, response } = credential.toJSON();
      const { authenticatorData, clientDataJSON: clientDataJson, signature } = response;
      return JSON.stringify({ authenticatorData, clientDataJson, credentialId: id, signature });
    }, body);
    expect((await post(page, "query/whoami", body, assertion)).status).toBe(401);
    await refusedBecause("challenge");
  });

  test("another passkey of the same browser is refused, also under the registered one's name", async () => {
    const page = await browser.open(site.origin);
    const { attestation } = await register(page);
    const body = JSON.stringify({ organizationId });
    const stamp = await stampOf(page, body, attestation.credentialId);
    expect((await post(page, "query/whoami", body, stamp)).status).toBe(401);
    await refusedBecause(`credential ${attestation.credentialId} does not belong to organization`);
    const renamed = JSON.stringify({ ...(JSON.parse(stamp) as object), credentialId });
    expect((await post(page, "query/whoami", body, renamed)).status).toBe(401);
    await refusedBecause("signature");
    // The registered one still serves.
    expect((await post(page, "query/whoami", body, await stampOf(page, body))).status).toBe(200);
  });
});

/** What the log says of the last refusal, which the caller is not told. */
async function refusedBecause(reason: string): Promise<void> {
  const last = () =>
    service.logs
      .map((line) => JSON.parse(line) as { readonly msg: string; readonly reason?: string })
      .findLast(({ msg }) => msg === "refused")?.reason;
  await expect.poll(last).toContain(reason);
}

/** Makes a new passkey. */
function register(page: Page): Promise<Pick<AuthenticatorParamsV2, "challenge" | "attestation">> {
  return page.evaluate(async () => {
    const challenge = crypto.getRandomValues(new Uint8Array(32));
    const attestation = await (window as unknown as Modules).getWebAuthnAttestation({
      publicKey: {
        rp: { id: "localhost", name: "Passkeys" },
        challenge,
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
        user: { id: crypto.getRandomValues(new Uint8Array(16)), name: "ada", displayName: "Ada" },
        authenticatorSelection: { residentKey: "required" },
      },
    });
    const digits = btoa(String.fromCharCode(...challenge));
    return { attestation, challenge: digits.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") };
  });
}

/** Value of the header by which the passkey stamps a body. */
function stampOf(page: Page, body: string, id = credentialId): Promise<string> {
  return page.evaluate(
    async ([text, name]) => {
      const digits = atob(name.replaceAll("-", "+").replaceAll("_", "/"));
      const allowed = Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
      const stamper = new (window as unknown as Modules).WebauthnStamper({
        rpId: "localhost",
        allowCredentials: [{ id: allowed, type: "public-key" }],
      });
      const { stampHeaderName, stampHeaderValue } = await stamper.stamp(text);
      if (stampHeaderName !== "X-Stamp-Webauthn") throw new Error(`the header is ${stampHeaderName}`);
      return stampHeaderValue;
    },
    [body, id] as const,
  );
}

/** Posts a body with a stamp, from the page itself. */
function post(page: Page, path: string, body: string, stamp: string): Promise<Answer> {
  return page.evaluate(
    async ([url, text, value]) => {
      const response = await fetch(url, { method: "POST", headers: { "X-Stamp-Webauthn": value }, body: text });
      return { status: response.status, body: (await response.json()) as Answer["body"] };
    },
    [`${service.baseUrl}/public/v1/${path}`, body, stamp] as const,
  );
}

async function send(page: Page, path: string, request: object): Promise<Answer> {
  const body = JSON.stringify(request);
  return post(page, path, body, await stampOf(page, body));
}
