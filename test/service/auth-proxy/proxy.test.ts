// The auth proxy over real sockets: people sign up and log in who have nothing but the id of its configuration, and each
// act of the proxy is an activity of the organization.

import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ActingProxy } from "../../../service/src/auth-proxy/acting.js";
import { encrypted, loginOf } from "../families/logins/contact-world.js";
import { sessionOf } from "../families/sessions/login.js";
import { nonceFor, startIssuer } from "../oidc/issuer.js";
import type { Issuer } from "../oidc/issuer.js";
import { createAuthenticator } from "../support/authenticator.js";
import { Person } from "../support/people.js";
import { refusal } from "../support/refusal.js";
import { act, activitiesOf, submit } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { newOrganization, newStore } from "../store/databases.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";
import { clientOf, configure, enable, openProxyWorld, signUpBy, tokenFor } from "./world.js";
import type { ProxyWorld } from "./world.js";

const nobody = { apiKeys: [], authenticators: [], oauthProviders: [] };
let people = 0;
const newEmail = () => `ines.${++people}@example.com`;
const newPhone = () => `+120255501${10 + ++people}`;
const p256 = ({ publicKey }: ApiKeyPair, further = {}) => ({
  apiKeyName: "Phone",
  publicKey,
  curveType: "API_KEY_CURVE_P256" as const,
  ...further,
});

describe("the auth proxy", () => {
  let world: ProxyWorld;
  let issuer: Issuer;
  beforeAll(async () => {
    world = await openProxyWorld({}, { config: { "oidc.allowPrivateIssuers": true } });
    issuer = await startIssuer();
  });
  afterAll(() => Promise.all([world.close(), issuer.close()]));

  const whoami = (key: ApiKeyPair, organizationId: string) =>
    new Person(world.service, key, { organizationId, userId: "" }).client.getWhoami({ organizationId });

  test("tells pages what the organization offers, and that no captcha is asked for", async () => {
    await configure(world.root, {
      sessionExpirationSeconds: 1800,
      otpLength: 6,
      walletKitSettings: { enabledSocialProviders: ["google"], oauthClientIds: { google: "1042" } },
    });
    expect(await world.client.getWalletKitConfig({})).toEqual({
      enabledProviders: ["email", "sms", "passkey", "wallet", "google"],
      sessionExpirationSeconds: "1800",
      organizationId: world.root.organizationId,
      oauthClientIds: { google: "1042" },
      otpAlphanumeric: true,
      otpLength: "6",
    });
    expect(await world.client.getWalletKitClientParams({})).toEqual({});
  });

  test.each(["wallet_kit_config", "wallet_kit_client_params"])("answers %s also without a body", async (name) => {
    const headers = { "X-Auth-Proxy-Config-ID": world.configId };
    const { status } = await fetch(`${world.service.baseUrl}/auth-proxy/v1/${name}`, { method: "POST", headers });
    expect(status).toBe(200);
  });

  test.each(["email", "phone"])("somebody signs up by a code to their %s, and logs in by another", async (kind) => {
    const contact = kind === "email" ? newEmail() : newPhone();
    const filterType = kind === "email" ? "EMAIL" : "PHONE_NUMBER";
    const { token, key } = await tokenFor(world, contact);
    const looked = { filterType, filterValue: contact, verificationToken: token } as const;
    expect(await world.client.getAccount(looked)).toEqual({});
    const asked = signUpBy(token, key, kind === "email" ? { userEmail: contact } : { userPhoneNumber: contact });
    const { organizationId, userId } = await world.client.signupV2(asked);
    expect(await world.client.getAccount(looked)).toEqual({ organizationId });
    const { session } = await world.client.otpLoginV2(loginOf(token, key));
    const claims = await sessionOf(world.service, session);
    expect(claims).toMatchObject({ user_id: userId, organization_id: organizationId, public_key: key.publicKey });
    expect(Number(claims["exp"]) - Date.now() / 1000).toBeCloseTo(1800, -2);
    expect(await whoami(key, organizationId)).toMatchObject({ userId, organizationId });

    const again = await tokenFor(world, contact);
    await world.client.otpLoginV2({ ...loginOf(again.token, again.key), organizationId, invalidateExisting: true });
    expect(await whoami(again.key, organizationId)).toMatchObject({ userId });
    await expect(whoami(key, organizationId)).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
  });

  test("the first versions take codes as they are", async () => {
    const contact = newEmail();
    const { otpId } = await world.client.initOtp({ otpType: "OTP_TYPE_EMAIL", contact });
    const otpCode = await world.outbox.nextMatch(contact, /\b[0-9A-Z]{6}\b/);
    const wrong = world.client.verifyOtp({ otpId, otpCode: otpCode === "000000" ? "111111" : "000000" });
    await expect(wrong).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT, message: /Invalid OTP code/ });
    const { verificationToken } = await world.client.verifyOtp({ otpId, otpCode });
    const key = newKey();
    const made = await world.client.signup({ ...nobody, userEmail: contact, verificationToken });
    const { session } = await world.client.otpLogin({ verificationToken, publicKey: key.publicKey });
    expect(await sessionOf(world.service, session)).toMatchObject({ organization_id: made.organizationId });
  });

  test("somebody signs up and logs in by an account at an issuer", async () => {
    const key = newKey();
    const oidcToken = await issuer.logIn({ account: "ines", nonce: nonceFor(key.publicKey) });
    const looked = { filterType: "OIDC_TOKEN", filterValue: oidcToken } as const;
    expect(await world.client.getAccount(looked)).toEqual({});
    const oauthProviders = [{ providerName: "Company", oidcToken }];
    const { organizationId, userId } = await world.client.signupV2({ ...nobody, oauthProviders });
    expect(await world.client.getAccount(looked)).toEqual({ organizationId });
    const claims = JSON.stringify({ iss: issuer.url, sub: "ines", aud: "wallet-app" });
    expect(await world.client.getAccount({ filterType: "OIDC_CLAIMS", filterValue: claims })).toEqual({
      organizationId,
    });
    for (const named of [{}, { organizationId }]) {
      await world.client.oauthLogin({ oidcToken, publicKey: key.publicKey, ...named });
      expect(await whoami(key, organizationId)).toMatchObject({ userId });
    }
    const stranger = await issuer.logIn({ account: "stranger", nonce: nonceFor(key.publicKey) });
    const login = world.client.oauthLogin({ oidcToken: stranger, publicKey: key.publicKey });
    await expect(login).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test("an account beside a code leads to the sign-up if its token is bound to the key that signed, and to no other", async () => {
    for (const isBound of [true, false]) {
      const contact = newEmail();
      const { token, key } = await tokenFor(world, contact);
      const nonce = nonceFor((isBound ? key : newKey()).publicKey);
      const oidcToken = await issuer.logIn({ account: contact, nonce });
      const oauthProviders = [{ providerName: "Company", oidcToken }];
      const { organizationId } = await world.client.signupV2(
        signUpBy(token, key, { userEmail: contact }, oauthProviders),
      );
      const looked = { filterType: "OIDC_TOKEN", filterValue: oidcToken } as const;
      expect(await world.client.getAccount(looked)).toEqual(isBound ? { organizationId } : {});
    }
  });

  test("somebody signs up by a passkey and a key, with a wallet, under names of their own", async () => {
    const key = newKey();
    const authenticator = createAuthenticator({ origin: "https://app.example.com" });
    const registered = authenticator.register();
    const made = await world.client.signupV2({
      ...nobody,
      userName: "Ines",
      organizationName: "Ines at home",
      apiKeys: [p256(key, { expirationSeconds: "60" })],
      authenticators: [
        {
          authenticatorName: "Phone",
          challenge: registered.challenge,
          attestation: { ...registered.attestation, transports: [...registered.attestation.transports] },
        },
      ],
      wallet: {
        walletName: "First",
        accounts: [
          {
            curve: "CURVE_SECP256K1",
            pathFormat: "PATH_FORMAT_BIP32",
            path: "m/44'/60'/0'/0/0",
            addressFormat: "ADDRESS_FORMAT_ETHEREUM",
          },
        ],
      },
    });
    expect(made.wallet?.addresses).toHaveLength(1);
    expect(await whoami(key, made.organizationId)).toMatchObject({
      organizationName: "Ines at home",
      username: "Ines",
      userId: made.userId,
    });
    const { organizationId } = made;
    const byKey = { filterType: "PUBLIC_KEY", filterValue: key.publicKey } as const;
    const byPasskey = { filterType: "CREDENTIAL_ID", filterValue: authenticator.credentialId } as const;
    for (const looked of [byKey, byPasskey]) expect(await world.client.getAccount(looked)).toEqual({ organizationId });
  });

  test("whatever the proxy does is an activity of its user, which the organization's people read", async () => {
    const contact = newEmail();
    const { token, key } = await tokenFor(world, contact);
    const { organizationId } = await world.client.signupV2(signUpBy(token, key, { userEmail: contact }));
    await world.client.otpLoginV2(loginOf(token, key));
    const mine = await activitiesOf(world.root);
    const below = await activitiesOf(world.root.within({ organizationId }));
    const types = [...mine.slice(0, 3), ...below].map(({ type }) => type);
    expect(types).toEqual([
      "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
      "ACTIVITY_TYPE_VERIFY_OTP_V2",
      "ACTIVITY_TYPE_INIT_OTP_V3",
      "ACTIVITY_TYPE_OTP_LOGIN_V2",
    ]);
    for (const { votes } of [...mine.slice(0, 3), ...below]) expect(firstOf(votes).userId).toBe(world.userId);
    expect(JSON.stringify([mine, below])).not.toContain(token.split(".")[2]);
  });

  test("a policy that denies binds the proxy, and it needs none that allows", async () => {
    const { policyId } = present(
      (
        await world.root.generatedClient.createPolicy({
          organizationId: world.root.organizationId,
          parameters: {
            policyName: "No sign-ups",
            effect: "EFFECT_DENY",
            condition: "activity.resource == 'ORGANIZATION' && activity.action == 'CREATE'",
          },
        })
      ).activity.result.createPolicyResult,
      "createPolicyResult",
    );
    const signUp = () => world.client.signupV2({ ...nobody, apiKeys: [p256(newKey())] });
    await expect(signUp()).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    await act(world.root, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
    await signUp();
  });

  test("accounts are looked up by a contact for whoever proves to have it, unless the organization opens that", async () => {
    const contact = newEmail();
    const { token, key } = await tokenFor(world, contact);
    const { organizationId } = await world.client.signupV2(signUpBy(token, key, { userEmail: contact }));
    const other = await tokenFor(world, newEmail());
    const look = (further: object = {}, filterValue = contact) =>
      world.client.getAccount({ filterType: "EMAIL", filterValue, ...further });
    const unproven = refusal(ErrorCode.PERMISSION_DENIED, "filterValue: a lookup by contact requires proof");
    // The same for who has an account and who has none.
    for (const value of [contact, newEmail()]) await expect(look({}, value)).rejects.toEqual(unproven);
    await expect(look({ verificationToken: other.token })).rejects.toEqual(unproven);
    await expect(look({ verificationToken: "a.b.c" })).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT));
    expect(await look({ verificationToken: token })).toEqual({ organizationId });
    expect(await look({ verificationToken: token }, contact.toUpperCase())).toEqual({ organizationId });
    await configure(world.root, { verificationTokenRequiredForGetAccountPii: false });
    expect(await look()).toEqual({ organizationId });
    expect(await look({}, newEmail())).toEqual({});
    await configure(world.root, { verificationTokenRequiredForGetAccountPii: true });
  });

  test.each([
    ["Ada.Winters@example.com", "ada.winters@example.com"],
    ["noor.haddad@example.com", "Noor.Haddad@example.com"],
    ["Sam.Ortiz@example.com", "sAM.oRTIZ@example.com"],
  ])("who has signed up as %s finds that account, and logs in to it, as %s", async (first, later) => {
    const { token, key } = await tokenFor(world, first);
    const { organizationId } = await world.client.signupV2(signUpBy(token, key, { userEmail: first }));
    const again = await tokenFor(world, later);
    const looked = { filterType: "EMAIL", filterValue: later, verificationToken: again.token } as const;
    expect(await world.client.getAccount(looked)).toEqual({ organizationId });
    const { session } = await world.client.otpLoginV2(loginOf(again.token, again.key));
    expect(await sessionOf(world.service, session)).toMatchObject({ organization_id: organizationId });
  });

  test("an address that somebody has only written down as theirs leads nowhere", async () => {
    const contact = newEmail();
    await world.client.signupV2({ ...nobody, userEmail: contact, apiKeys: [p256(newKey())] });
    const { token } = await tokenFor(world, contact);
    const looked = { filterType: "EMAIL", filterValue: contact, verificationToken: token } as const;
    expect(await world.client.getAccount(looked)).toEqual({});
  });

  test("people log in below the organization alone: not in it, and not below another", async () => {
    const email = "root@example.com";
    await act(world.root, "ACTIVITY_TYPE_UPDATE_USER", { userId: world.root.userId, userEmail: email });
    const { token, key } = await tokenFor(world, email);
    const other = newKey();
    for (const organizationId of [world.root.organizationId, "98f710cf-d548-46bc-b025-7b664fd0fd97"]) {
      const login = world.client.otpLoginV2({ ...loginOf(token, key), organizationId });
      await expect(login).rejects.toEqual(refusal(ErrorCode.NOT_FOUND, "organizationId: no such"));
      const oidcToken = await issuer.logIn({ account: "root", nonce: nonceFor(other.publicKey) });
      await expect(world.client.oauthLogin({ oidcToken, publicKey: other.publicKey, organizationId })).rejects.toEqual(
        refusal(ErrorCode.NOT_FOUND, "organizationId: no such"),
      );
    }
    await expect(world.client.otpLoginV2(loginOf(token, key))).rejects.toEqual(
      refusal(ErrorCode.NOT_FOUND, "verificationToken: nobody has signed up"),
    );
  });

  test("what the organization does not offer is refused, before anything is made", async () => {
    const stranger = newKey();
    const { token } = await tokenFor(world, newEmail());
    await configure(world.root, { allowedAuthMethods: ["passkey"] });
    const oidcToken = await issuer.logIn({ account: "ines", nonce: nonceFor(stranger.publicKey) });
    const wallet = {
      apiKeyName: "Wallet",
      publicKey: stranger.publicKey,
      curveType: "API_KEY_CURVE_SECP256K1",
    } as const;
    const { client } = world;
    const app = { provider: "OAUTH2_PROVIDER_X", clientId: "e", redirectUri: "b" } as const;
    const unknownApp = { ...app, authCode: "a", codeVerifier: "c", nonce: "d" };
    const asks: readonly (readonly [string, () => Promise<unknown>])[] = [
      ["email", () => client.initOtpV2({ otpType: "OTP_TYPE_EMAIL", contact: newEmail() })],
      ["sms", () => client.initOtp({ otpType: "OTP_TYPE_SMS", contact: newPhone() })],
      ["email", () => client.signupV2({ ...nobody, verificationToken: token })],
      ["wallet", () => client.signupV2({ ...nobody, apiKeys: [wallet] })],
      ["oauth", () => client.signupV2({ ...nobody, oauthProviders: [{ providerName: "Company", oidcToken }] })],
      ["oauth", () => client.oauthLogin({ oidcToken, publicKey: stranger.publicKey })],
      ["oauth", () => client.oauth2Authenticate(unknownApp)],
    ];
    for (const [method, ask] of asks) {
      const refused = refusal(ErrorCode.PERMISSION_DENIED, `the organization does not offer to log in by ${method}`);
      await expect(ask()).rejects.toEqual(refused);
    }
    await configure(world.root, { allowedAuthMethods: ["email", "sms", "passkey", "wallet", "oauth"] });
  });

  test("what cannot be is refused with where", async () => {
    const authentication = { provider: "OAUTH2_PROVIDER_X", authCode: "a", redirectUri: "b" } as const;
    const further = { codeVerifier: "c", nonce: "d", clientId: "e" };
    await expect(world.client.oauth2Authenticate({ ...authentication, ...further })).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, "clientId: "),
    );
    await expect(world.client.signupV2({ ...nobody, userTag: "staff" })).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, "userTag: "),
    );
    await expect(world.client.signupV2(nobody)).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, "rootUsers: "));
    const template = { otpType: "OTP_TYPE_EMAIL", contact: newEmail(), emailCustomization: { templateId: "other" } };
    await expect(world.client.initOtp(template as never)).rejects.toEqual(
      refusal(ErrorCode.PERMISSION_DENIED, "emailCustomization.templateId: "),
    );
    for (const filterValue of ["{", "[]", '{"iss":1}', '{"iss":"a","iss":"b","sub":"c","aud":"d"}', "x".repeat(5000)]) {
      await expect(world.client.getAccount({ filterType: "OIDC_CLAIMS", filterValue })).rejects.toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, "filterValue: "),
      );
    }
  });

  test("codes come as the organization has set them", async () => {
    await configure(world.root, {
      otpLength: 8,
      otpAlphanumeric: false,
      sendFromEmailSenderName: "Harbour",
      emailCustomizationParams: { appName: "Harbour" },
    });
    const contact = newEmail();
    const sent = await world.client.initOtpV2({ otpType: "OTP_TYPE_EMAIL", contact });
    const message = await world.outbox.next(contact);
    expect([message.fromName, message.subject]).toEqual(["Harbour", expect.stringContaining("Harbour")]);
    const code = present(/\b\d{8}\b/.exec(message.text)?.[0]);
    const asking = { service: world.service, by: world.root.key, organizationId: world.root.organizationId };
    const encryptedOtpBundle = await encrypted(asking, sent, code, newKey().publicKey);
    await world.client.verifyOtpV2({ otpId: sent.otpId, encryptedOtpBundle });
    await configure(world.root, { sendFromEmailSenderName: "", otpLength: 6 });
    const { authProxyConfig } = await world.root.generatedClient.getAuthProxyConfig({
      organizationId: world.root.organizationId,
    });
    expect(authProxyConfig).not.toHaveProperty("sendFromEmailSenderName");
  });

  test("a proxy that was taken away answers nobody, and one that comes later has another id", async () => {
    await act(world.root, "ACTIVITY_TYPE_DISABLE_AUTH_PROXY", {});
    const gone = refusal(ErrorCode.UNAUTHENTICATED, "X-Auth-Proxy-Config-ID: no auth proxy has this id");
    await expect(world.client.getWalletKitConfig({})).rejects.toEqual(gone);
    expect((await submit(world.root, "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", {})).error).toEqual(
      refusal(ErrorCode.FAILED_PRECONDITION, "the organization has no auth proxy"),
    );
    const later = await enable(world.root, {});
    expect(later.configId).not.toBe(world.configId);
    await expect(world.client.getWalletKitConfig({})).rejects.toEqual(gone);
    await clientOf(world.service, later.configId).getWalletKitConfig({});
    // Whoever deletes its user has taken it away, too.
    await act(world.root, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [later.userId] });
    await expect(clientOf(world.service, later.configId).getWalletKitConfig({})).rejects.toEqual(gone);
    const latest = await enable(world.root, {});
    await clientOf(world.service, latest.configId).getWalletKitConfig({});
    expect((await submit(world.root, "ACTIVITY_TYPE_ENABLE_AUTH_PROXY", {})).error).toEqual(
      refusal(ErrorCode.ALREADY_EXISTS),
    );
  });
});

test("a proxy that is taken away while it acts says so, and asks for nothing any more", async () => {
  const { store, close } = await newStore("sqlite");
  try {
    const id = await newOrganization(store);
    const asks = () => expect.unreachable();
    const acting = new ActingProxy({ store, custody: { onBehalfOf: asks } as never, api: asks as never });
    const call = { organization: { id }, proxy: { configId: "gone", publicKey: "" } } as never;
    await expect(acting.act(call, "ACTIVITY_TYPE_VERIFY_OTP", {} as never)).rejects.toMatchObject(
      refusal(ErrorCode.UNAVAILABLE, "the auth proxy was just changed"),
    );
  } finally {
    await close();
  }
});
