// The newest @turnkey/core in a real Chromium, against the auth proxy of a service: sign-ups and logins by passkey, wallet
// and OAuth with the client as it is published, and by one-time codes with the alias of docs/clients.md.

import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { startBrowser } from "../service/browser/browser.js";
import type { Browser, WebSite } from "../service/browser/browser.js";
import { codeForm } from "../service/families/logins/contact-world.js";
import { configure, openProxyWorld } from "../service/auth-proxy/world.js";
import type { ProxyWorld } from "../service/auth-proxy/world.js";
import { publicKeysOf, sessionOf } from "../service/families/sessions/login.js";
import { nonceFor, startIssuer } from "../service/oidc/issuer.js";
import type { Issuer } from "../service/oidc/issuer.js";
import { activitiesOf } from "../service/support/requests.js";
import { present } from "../service/support/results.js";
import { startPage } from "./page.js";

const guide = readFileSync(new URL("../../docs/auth-proxy.md", import.meta.url), "utf8");

/** What a login of the client answers. */
interface LoggedIn {
  readonly sessionToken: string;
  readonly action?: string;
}

interface Whoami {
  readonly organizationId: string;
  readonly userId: string;
  readonly username: string;
}

let world: ProxyWorld;
let issuer: Issuer;
let browser: Browser;
let fresh: Browser | undefined;
let page: Page;
/** With the client as it is, with the alias, and one that the organization does not name. */
let [plain, aliased, other]: WebSite[] = [];

beforeAll(async () => {
  world = await openProxyWorld({}, { config: { "oidc.allowPrivateIssuers": true } });
  issuer = await startIssuer();
  browser = await startBrowser("TurnkeyClient");
  const { codes = "" } = await publicKeysOf(world.service);
  [plain, aliased, other] = [await startPage(), await startPage({ codes }), await startPage()];
  await configure(world.root, { allowedOrigins: [site(plain), site(aliased)] });
});
afterAll(() => Promise.all([plain, aliased, other, browser, fresh, issuer, world].map((each) => each?.close())));
afterEach(() => page.evaluate("client.logout().catch(() => {})"));

const site = (one: WebSite | undefined) => present(one).origin;

/** Opens a page, and has it make its client as an app does. */
async function open(at: WebSite | undefined): Promise<void> {
  page = await browser.open(site(at));
  const config = {
    apiBaseUrl: world.service.baseUrl,
    authProxyUrl: `${world.service.baseUrl}/auth-proxy`,
    authProxyConfigId: world.configId,
    organizationId: world.root.organizationId,
    passkeyConfig: { rpId: "localhost" },
    walletConfig: { features: { auth: true, connecting: false }, chains: { ethereum: { native: true } } },
  };
  await page.evaluate(`globalThis.client = new TurnkeyClient(${JSON.stringify(config)}); client.init()`);
}

/** Calls a method of the client in the page. What it refuses, it says by a code of its own. */
async function call<Result>(method: string, argument?: object): Promise<Result> {
  const asked = argument === undefined ? "" : JSON.stringify(argument);
  return run(`client.${method}(${asked})`);
}

async function run<Result>(expression: string): Promise<Result> {
  const told = `(error) => ({ refused: [error.code, String(error.cause?.message ?? error.message)].join(" ") })`;
  const answer: unknown = await page.evaluate(`(async () => ({ answer: await (${expression}) }))().catch(${told})`);
  const { answer: result, refused } = answer as { answer: Result; refused?: string };
  if (refused !== undefined) throw new Error(refused);
  return result;
}

const whoami = () => run<Whoami>("client.httpClient.getWhoami()");
const byWallet = (method: string, further: object = {}) => {
  const argument = `{ walletProvider, ...${JSON.stringify(further)} }`;
  return run<LoggedIn>(`client.fetchWalletProviders().then(([walletProvider]) => client.${method}(${argument}))`);
};

/** Somebody new, by a wallet of theirs. */
async function signedUp(): Promise<LoggedIn> {
  const origin = new URL(page.url()).origin;
  await page.evaluate("localStorage.removeItem('wallet')");
  await open([plain, aliased].find((each) => each?.origin === origin));
  return byWallet("loginOrSignupWithWallet");
}

/** Public keys by which sessions of a user are open, oldest first. */
async function loginKeysOf({ organizationId, userId }: { readonly organizationId: string; readonly userId: string }) {
  const { user } = await world.root.generatedClient.getUser({ organizationId, userId });
  const keys = user.apiKeys.map(({ credential }) => credential);
  return keys.filter(({ type }) => type === "CREDENTIAL_TYPE_LOGIN").map(({ publicKey }) => publicKey);
}

/** The claims of the session, which is that of whoever the service says is calling. */
async function enter({ sessionToken }: LoggedIn) {
  const claims = await sessionOf(world.service, sessionToken);
  const { organizationId, userId } = await whoami();
  expect(claims).toMatchObject({ organization_id: organizationId, user_id: userId });
  expect(organizationId).not.toBe(world.root.organizationId);
  return { organizationId, userId, publicKey: String(claims["public_key"]) };
}

describe("the client as it is published", () => {
  beforeAll(() => open(plain));

  test("asks what the organization offers", async () => {
    expect(await call("getProxyAuthConfig")).toMatchObject({
      organizationId: world.root.organizationId,
      enabledProviders: ["email", "sms", "passkey", "wallet"],
    });
  });

  test("signs up by passkey, signs out, and logs in again", async () => {
    const made = await enter(await call("signUpWithPasskey", { passkeyDisplayName: "Laptop" }));
    await call("logout");
    expect(await call("getSession")).toBeUndefined();
    await expect(whoami()).rejects.toThrow(/not authenticated|no valid stamp|session|stamp/i);
    const again = await enter(await call("loginWithPasskey"));
    expect(again).toMatchObject({ organizationId: made.organizationId, userId: made.userId });
    expect(again.publicKey).not.toBe(made.publicKey);
  });

  test("makes a wallet with the sign-up, and signs with it in the session", async () => {
    const path = "m/44'/60'/0'/0/0";
    const account = { curve: "CURVE_SECP256K1", pathFormat: "PATH_FORMAT_BIP32", path };
    const customWallet = {
      walletName: "First",
      walletAccounts: [{ ...account, addressFormat: "ADDRESS_FORMAT_ETHEREUM" }],
    };
    await enter(await call("signUpWithPasskey", { createSubOrgParams: { userName: "Ines", customWallet } }));
    expect(await whoami()).toMatchObject({ username: "Ines" });
    const signed = await run<{ r: string }>(
      "client.fetchWallets().then(([{ accounts: [walletAccount] }]) => client.signMessage({ message: 'hello', walletAccount }))",
    );
    expect(signed.r).toMatch(/^[\da-f]{64}$/);
  });

  test("signs up by a wallet, and logs in again, by either of its ways", async () => {
    const made = await enter(await byWallet("signUpWithWallet"));
    await call("logout");
    expect(await enter(await byWallet("loginWithWallet"))).toMatchObject({ organizationId: made.organizationId });
    await call("logout");
    const again = await byWallet("loginOrSignupWithWallet");
    expect(again.action).toBe("LOGIN");
    expect(await enter(again)).toMatchObject({ organizationId: made.organizationId, userId: made.userId });
  });

  test("signs somebody new up by a wallet where it has to", async () => {
    const made = await signedUp();
    expect(made.action).toBe("SIGNUP");
    await enter(made);
  });

  test("signs up by an account at an issuer, and logs in again", async () => {
    const actions: unknown[] = [];
    const entered: { readonly organizationId: string }[] = [];
    for (let round = 0; round < 2; round++) {
      const publicKey = await call<string>("createApiKeyPair");
      const oidcToken = await issuer.logIn({ account: "ines", nonce: nonceFor(publicKey) });
      const loggedIn = await call<LoggedIn>("completeOauth", { oidcToken, publicKey, providerName: "Company" });
      actions.push(loggedIn.action);
      entered.push(await enter(loggedIn));
      await call("logout");
    }
    expect(actions).toEqual(["SIGNUP", "LOGIN"]);
    expect(new Set(entered.map(({ organizationId }) => organizationId)).size).toBe(1);
  });

  test("links a further account, which nobody else has, and logs in by it", async () => {
    const made = await enter(await call("signUpWithPasskey"));
    const token = async (account: string, publicKey: string) => issuer.logIn({ account, nonce: nonceFor(publicKey) });
    const session = made.publicKey;
    await call("addOauthProvider", { providerName: "Company", oidcToken: await token("noor", session) });
    const taken = call("addOauthProvider", { providerName: "Company", oidcToken: await token("ines", session) });
    await expect(taken).rejects.toThrow(/already exists/i);
    await call("logout");
    const publicKey = await call<string>("createApiKeyPair");
    const loggedIn = await call<LoggedIn>("completeOauth", { oidcToken: await token("noor", publicKey), publicKey });
    expect([loggedIn.action, await enter(loggedIn)]).toEqual([
      "LOGIN",
      expect.objectContaining({ organizationId: made.organizationId }),
    ]);
  });

  test("refreshes a session by its own key, and ends the one before where it is asked to", async () => {
    const made = await enter(await signedUp());
    const { session } = await call<{ session: string }>("refreshSession", { expirationSeconds: "120" });
    const refreshed = await enter({ sessionToken: session });
    expect(refreshed).toMatchObject({ organizationId: made.organizationId, userId: made.userId });
    expect(refreshed.publicKey).not.toBe(made.publicKey);
    expect(await loginKeysOf(made)).toEqual([made.publicKey, refreshed.publicKey]);
    const again = await call<{ session: string }>("refreshSession", { invalidateExisitng: true });
    const last = await enter({ sessionToken: again.session });
    expect(await loginKeysOf(made)).toEqual([last.publicKey]);
  });

  test("knows a session that is over for one, and logs in anew", async () => {
    const made = await enter(await signedUp());
    await call("logout");
    await byWallet("loginWithWallet", { expirationSeconds: "3" });
    await whoami();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await expect(call("fetchUser")).rejects.toThrow(/^SESSION_EXPIRED/);
    expect(await enter(await byWallet("loginWithWallet"))).toMatchObject({ organizationId: made.organizationId });
  });

  test("cannot take a one-time code's key, which is not the hosted service's", async () => {
    const contact = "nobody@example.com";
    const sent = await call<object>("initOtp", { otpType: "OTP_TYPE_EMAIL", contact });
    const otpCode = await world.outbox.nextMatch(contact, codeForm);
    await expect(call("verifyOtp", { ...sent, otpCode })).rejects.toThrow(/^VERIFY_OTP_ERROR /);
  });
});

describe("with the alias of the guide", () => {
  beforeAll(() => open(aliased));

  test.each([
    ["OTP_TYPE_EMAIL", "ines@example.com"],
    ["OTP_TYPE_SMS", "+12025550143"],
  ])("%s: signs up by a code, and logs in by another", async (otpType, contact) => {
    const actions: unknown[] = [];
    const entered: { readonly organizationId: string }[] = [];
    for (let round = 0; round < 2; round++) {
      const sent = await call<object>("initOtp", { otpType, contact });
      const otpCode = await world.outbox.nextMatch(contact, codeForm);
      const loggedIn = await call<LoggedIn>("completeOtp", { ...sent, otpCode, contact, otpType });
      actions.push(loggedIn.action);
      entered.push(await enter(loggedIn));
      await call("logout");
    }
    expect(actions).toEqual(["SIGNUP", "LOGIN"]);
    expect(new Set(entered.map(({ organizationId }) => organizationId)).size).toBe(1);
  });

  test("a wrong code is told as one", async () => {
    const contact = "ines@example.com";
    const sent = await call<object>("initOtp", { otpType: "OTP_TYPE_EMAIL", contact });
    const otpCode = await world.outbox.nextMatch(contact, codeForm);
    const wrong = otpCode.replace(/^./, (first) => (first === "2" ? "3" : "2"));
    await expect(call("verifyOtp", { ...sent, otpCode: wrong })).rejects.toThrow(/^INVALID_OTP_CODE/);
  });

  test("an address is verified in a session, and logs in from then on", async () => {
    const made = await enter(await signedUp());
    const contact = "noor@example.com";
    const sent = await call<object>("initOtp", { otpType: "OTP_TYPE_EMAIL", contact });
    const otpCode = await world.outbox.nextMatch(contact, codeForm);
    const { verificationToken } = await call<{ verificationToken: string }>("verifyOtp", { ...sent, otpCode });
    await call("updateUserEmail", { email: contact, verificationToken });
    await call("logout");
    const later = await call<object>("initOtp", { otpType: "OTP_TYPE_EMAIL", contact });
    const code = await world.outbox.nextMatch(contact, codeForm);
    const asked = { ...later, otpCode: code, contact, otpType: "OTP_TYPE_EMAIL" };
    const loggedIn = await call<LoggedIn>("completeOtp", asked);
    expect([loggedIn.action, await enter(loggedIn)]).toEqual([
      "LOGIN",
      expect.objectContaining({ organizationId: made.organizationId }),
    ]);
  });
});

test("a page of another origin gets nowhere", async () => {
  await open(other);
  const before = (await activitiesOf(world.root)).length;
  await expect(call("getProxyAuthConfig")).rejects.toThrow(/^GET_PROXY_AUTH_CONFIG_ERROR /);
  await expect(call("initOtp", { otpType: "OTP_TYPE_EMAIL", contact: "eve@example.com" })).rejects.toThrow(
    /^INIT_OTP_ERROR /,
  );
  await expect(byWallet("signUpWithWallet")).rejects.toThrow(/^WALLET_SIGNUP_AUTH_ERROR /);
  expect(await activitiesOf(world.root)).toHaveLength(before);
});

test("the example of docs/auth-proxy.md signs somebody up", async () => {
  // The authenticator of the other one is full: it keeps three passkeys.
  fresh = await startBrowser("TurnkeyClient");
  page = await fresh.open(site(plain));
  const [, shown = ""] = present(/```ts\n(.*?)```/s.exec(guide));
  const filledIn = shown
    .replace(/^import .*\n/, "")
    .replaceAll("https://keys.example.com", world.service.baseUrl)
    .replace(/authProxyConfigId: ".*"/, `authProxyConfigId: ${JSON.stringify(world.configId)}`)
    .replace(/organizationId: ".*"/, `organizationId: ${JSON.stringify(world.root.organizationId)}`)
    .replace("app.example.com", "localhost")
    .replace("const client", "globalThis.client");
  expect(filledIn).not.toContain("example.com");
  await run(`(async () => { ${filledIn} })()`);
  expect((await whoami()).organizationId).not.toBe(world.root.organizationId);
});
