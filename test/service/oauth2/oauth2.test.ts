// OAuth 2.0 credentials, on a running service with a provider of the test's own: secrets that clients encrypt, and logins by them.

import { ErrorCode } from "@countersign/api";
import { hpkeDecrypt } from "@turnkey/crypto";
import { hash, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { encryptOauth2ClientSecret, quorumKeyEncrypt } from "turnkey-crypto-newest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientOf, enable, page } from "../auth-proxy/world.js";
import { newTarget } from "../families/identities/accounts.js";
import { bodyOf, claimsOf, publicKeysOf, submit as submitBody } from "../families/sessions/login.js";
import { company, rule } from "../policy/company.js";
import { inDatabase } from "../support/database.js";
import type { Person } from "../support/people.js";
import { act, look, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { present, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { startProvider } from "./provider.js";
import type { LocalProvider } from "./provider.js";

let world: World;
let provider: LocalProvider;
beforeAll(async () => {
  provider = await startProvider();
  world = await openWorld({ config: provider.config });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const redirectUri = "https://app.example.com/callback?a=b&c";
const messageOf = ({ activity, error }: Answer) => error?.message ?? activity?.status;

async function encrypted(secret = provider.app.clientSecret): Promise<string> {
  const { envelopes } = await publicKeysOf(world.service);
  return encryptOauth2ClientSecret(secret, envelopes);
}

async function credential(by: Person, name: "X" | "DISCORD" = "X", secret?: string): Promise<string> {
  const parameters = {
    provider: `OAUTH2_PROVIDER_${name}`,
    clientId: provider.app.clientId,
    encryptedClientSecret: await encrypted(secret),
  };
  return resultOf(await act(by, "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", parameters), "createOauth2CredentialResult")
    .oauth2CredentialId;
}

interface Login {
  readonly account?: string;
  readonly nonce?: string;
  readonly more?: object;
}

function authenticate(by: Person, oauth2CredentialId: string, { account = "42", nonce = "n", more }: Login = {}) {
  const codeVerifier = randomBytes(32).toString("base64url");
  return submit(by, "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE", {
    oauth2CredentialId,
    authCode: provider.code(account, codeVerifier, redirectUri),
    redirectUri,
    codeVerifier,
    nonce,
    ...more,
  });
}

async function tokenOf(by: Person, id: string, login: Login = {}): Promise<string> {
  const { activity, error } = await authenticate(by, id, login);
  expect(error).toBeUndefined();
  return resultOf(present(activity, "the activity"), "oauth2AuthenticateResult").oidcToken;
}

describe("oauth2_authenticate", () => {
  test.each([
    ["X", "x"],
    ["DISCORD", "discord"],
  ] as const)("says whose account at %s it is, and logs its user in", async (name, short) => {
    const { root, staff } = await company(world.service, "Ada");
    const [ada] = staff;
    const id = await credential(root, name);
    const { issuer } = await publicKeysOf(world.service);
    const registered = await tokenOf(root, id, { account: "ada-7" });
    expect(claimsOf(registered)).toMatchObject({
      iss: `${issuer}:${short}`,
      aud: provider.app.clientId,
      sub: "ada-7",
      nonce: "n",
    });
    const oauthProviders = [{ providerName: "Social", oidcToken: registered }];
    await act(root, "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", { userId: ada.userId, oauthProviders });
    const key = newKey();
    const nonce = hash("sha256", key.publicKey);
    const oidcToken = await tokenOf(root, id, { account: "ada-7", nonce });
    const login = await act(root, "ACTIVITY_TYPE_OAUTH_LOGIN", { oidcToken, publicKey: key.publicKey });
    expect(claimsOf(resultOf(login, "oauthLoginResult").session)).toMatchObject({ user_id: ada.userId });
    const unbound = await submit(root, "ACTIVITY_TYPE_OAUTH_LOGIN", { oidcToken, publicKey: newKey().publicKey });
    expect(unbound.error?.message).toContain("not bound to the public key");
    const other = await tokenOf(root, id, { account: "eve", nonce });
    const stranger = await submit(root, "ACTIVITY_TYPE_OAUTH_LOGIN", {
      oidcToken: other,
      publicKey: key.publicKey,
    });
    expect(stranger.error).toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test("signs people up and logs them in through the auth proxy, without a back end", async () => {
    const { configId } = await enable(world.root, { allowedOrigins: [page] });
    const client = clientOf(world.service, configId);
    await credential(world.root, "X", "a secret that was replaced");
    await credential(world.root);
    const key = newKey();
    const codeVerifier = randomBytes(32).toString("base64url");
    const asked = {
      provider: "OAUTH2_PROVIDER_X",
      clientId: provider.app.clientId,
      redirectUri,
      codeVerifier,
      nonce: hash("sha256", key.publicKey),
    } as const;
    const authCode = provider.code("ines", codeVerifier, redirectUri);
    const { oidcToken } = await client.oauth2Authenticate({ ...asked, authCode });
    expect(claimsOf(oidcToken)).toMatchObject({ sub: "ines", aud: provider.app.clientId, nonce: asked.nonce });
    const oauthProviders = [{ providerName: "X", oidcToken }];
    const { organizationId } = await client.signupV2({ apiKeys: [], authenticators: [], oauthProviders });
    const { session } = await client.oauthLogin({ oidcToken, publicKey: key.publicKey });
    expect(claimsOf(session)).toMatchObject({ organization_id: organizationId });
    await expect(client.oauth2Authenticate({ ...asked, authCode })).rejects.toThrow("authCode: ");
    await expect(
      client.oauth2Authenticate({ ...asked, authCode, provider: "OAUTH2_PROVIDER_DISCORD" }),
    ).rejects.toThrow("clientId: the organization has no OAuth 2.0 credential of this client id at this provider");
  });

  test("hands the provider's token out to a key alone, and is kept without secrets", async () => {
    const { root } = await company(world.service);
    const target = newTarget();
    const more = { bearerTokenTargetPublicKey: target.publicKey };
    const { activity } = await authenticate(root, await credential(root), { more });
    const asked = present(activity, "the activity");
    const claims = claimsOf(resultOf(asked, "oauth2AuthenticateResult").oidcToken);
    const bundle = JSON.parse(String(claims["encrypted_bearer_token"])) as Record<
      "encappedPublic" | "ciphertext",
      string
    >;
    const token = hpkeDecrypt({
      ciphertextBuf: Buffer.from(bundle.ciphertext, "hex"),
      encappedKeyBuf: Buffer.from(bundle.encappedPublic, "hex"),
      receiverPriv: target.privateKey,
    });
    expect(Buffer.from(token).toString()).toMatch(/^[0-9a-f]{32}$/);
    const kept = await look(root, asked);
    expect(kept.intent).toMatchObject({ oauth2AuthenticateIntent: { authCode: "", codeVerifier: "" } });
    expect(resultOf(kept, "oauth2AuthenticateResult").oidcToken).toBe("");
  });

  test("fails where the provider refuses the code, its verifier, the redirection or the secret", async () => {
    const { root } = await company(world.service);
    const id = await credential(root);
    const refused = "authCode: the token of the OAuth 2.0 provider cannot be fetched: HTTP 400";
    expect(messageOf(await authenticate(root, id, { more: { authCode: "guess" } }))).toBe(refused);
    expect(messageOf(await authenticate(root, id, { more: { codeVerifier: "v".repeat(43) } }))).toBe(refused);
    expect(messageOf(await authenticate(root, id, { more: { redirectUri: "https://evil.example" } }))).toBe(refused);
    const wrong = await credential(root, "X", "another secret");
    expect(messageOf(await authenticate(root, wrong))).toMatch(/cannot be fetched: HTTP 401$/);
  });

  test.each([
    ["hangs", () => {}, "cannot be fetched at the moment: no answer in time"],
    ["redirects", (r) => r.writeHead(302, { Location: "http://127.0.0.1/" }).end(), "redirects are not followed"],
    ["answers without end", (r) => r.end("x".repeat(300_000)), "must not be longer than 262144 bytes"],
    ["answers nonsense", (r) => r.end('{"access_token":7}'), "answered without a bearer token"],
    [
      "answers a token for a header of its own",
      (r) => r.end('{"access_token":"a\\r\\nX: y"}'),
      "without a bearer token",
    ],
  ] satisfies [string, (response: ServerResponse) => unknown, string][])(
    "says what is wrong where the provider %s",
    async (_how, answer, reason) => {
      const { root } = await company(world.service);
      const id = await credential(root);
      provider.answer("/token", (response) => void answer(response));
      try {
        expect(messageOf(await authenticate(root, id))).toContain(reason);
      } finally {
        provider.answer("/token", undefined);
      }
    },
  );

  test("fails where the provider names no user", async () => {
    const { root } = await company(world.service);
    const id = await credential(root);
    provider.answer("/x/me", (response) => void response.end('{"data":{"id":["1"]}}'));
    try {
      expect(messageOf(await authenticate(root, id))).toContain("answered without the id of a user");
    } finally {
      provider.answer("/x/me", undefined);
    }
  });

  test("takes a policy, and the organization's own credential", async () => {
    const { root, staff } = await company(world.service, "Ada");
    const id = await credential(root);
    expect(messageOf(await authenticate(staff[0], id))).toContain("no policy allows it");
    const { root: other } = await company(world.service);
    expect((await authenticate(other, id)).error).toMatchObject({ code: ErrorCode.NOT_FOUND });
    await rule(root, "ALLOW", "activity.resource == 'AUTH' && activity.action == 'CREATE'");
    expect(messageOf(await authenticate(staff[0], id))).toBe("ACTIVITY_STATUS_COMPLETED");
  });
});

describe("a token that claims to be of the deployment", () => {
  test("is refused unless the deployment signed it for that purpose", async () => {
    const { root } = await company(world.service);
    const key = newKey();
    const nonce = hash("sha256", key.publicKey);
    const token = await tokenOf(root, await credential(root), { nonce });
    const [header, payload = "", signature] = token.split(".");
    const forged = { ...(JSON.parse(Buffer.from(payload, "base64url").toString()) as object), sub: "1" };
    const body = Buffer.from(JSON.stringify(forged)).toString("base64url");
    const login = async (oidcToken: string) =>
      messageOf(await submit(root, "ACTIVITY_TYPE_OAUTH_LOGIN", { oidcToken, publicKey: key.publicKey }));
    expect(await login([header, body, signature].join("."))).toContain("not signed by the issuer that it names");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(await login([none, payload, ""].join("."))).toMatch(/^oidcToken: /);
  });
});

describe("a client secret", () => {
  test("is sealed for its credential, and nowhere else", async () => {
    const { root } = await company(world.service);
    const id = await credential(root, "X");
    const { organizationId } = root;
    const { oauth2Credentials } = await root.generatedClient.listOauth2Credentials({ organizationId });
    expect(oauth2Credentials).toMatchObject([
      { oauth2CredentialId: id, clientId: provider.app.clientId, encryptedClientSecret: "" },
    ]);
    const { rows, intents } = await inDatabase(world.service, async ({ database }) => ({
      rows: await database.selectFrom("oauth2_credentials").selectAll().where("id", "=", id).execute(),
      intents: await database
        .selectFrom("activities")
        .select("body")
        .where("organization_id", "=", organizationId)
        .execute(),
    }));
    expect(rows[0]?.sealed).toMatch(/^cs1\./);
    expect(intents.map(({ body }) => body).join()).toContain('"encryptedClientSecret":""');
  });

  test("is replaced by an update, and deleted with its credential", async () => {
    const { root } = await company(world.service);
    const oauth2CredentialId = await credential(root, "X", "old");
    const update = { oauth2CredentialId, provider: "OAUTH2_PROVIDER_X", clientId: provider.app.clientId };
    await act(root, "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL", { ...update, encryptedClientSecret: await encrypted() });
    expect(messageOf(await authenticate(root, oauth2CredentialId))).toBe("ACTIVITY_STATUS_COMPLETED");
    await act(root, "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL", { oauth2CredentialId });
    expect((await authenticate(root, oauth2CredentialId)).error).toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test("that waits for votes is sealed once they are cast", async () => {
    const { root, staff } = await company(world.service, "Ada");
    await rule(root, "ALLOW", "activity.resource == 'AUTH'", "approvers.count() >= 2");
    const { activity } = await submit(staff[0], "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", {
      provider: "OAUTH2_PROVIDER_X",
      clientId: provider.app.clientId,
      encryptedClientSecret: await encrypted(),
    });
    const done = await vote(root, "APPROVE", present(activity, "the activity"));
    const { oauth2CredentialId } = resultOf(present(done.activity, "the activity"), "createOauth2CredentialResult");
    expect(messageOf(await authenticate(root, oauth2CredentialId))).toBe("ACTIVITY_STATUS_COMPLETED");
  });

  test("is refused unless it is encrypted to the deployment's key, whole, and short", async () => {
    const { root } = await company(world.service);
    const { envelopes = "", codes = "" } = await publicKeysOf(world.service);
    const to = async (publicKey: string, text: string) =>
      Buffer.from(await quorumKeyEncrypt(Buffer.from(publicKey, "hex"), Buffer.from(text))).toString("hex");
    const good = await to(envelopes, "secret");
    const messages: (string | undefined)[] = [];
    for (const encryptedClientSecret of [
      await to(codes, "secret"),
      `${good.slice(0, -2)}${good.endsWith("00") ? "01" : "00"}`,
      good.slice(0, 80),
      `${good}00`,
      `${good.slice(0, 24)}${"00".repeat(65)}${good.slice(154)}`,
      await to(envelopes, "s".repeat(65)),
      await to(envelopes, "a\nb"),
      "zz",
    ]) {
      const body = bodyOf("ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", root.organizationId, {
        provider: "OAUTH2_PROVIDER_X",
        clientId: "app",
        encryptedClientSecret,
      });
      messages.push(
        String((await submitBody(world.service, "create_oauth2_credential", body, root.key)).body["message"]),
      );
    }
    const closed =
      "encryptedClientSecret: the envelope does not open: it was altered, or encrypted to another key than the deployment's present one";
    const wrong =
      "encryptedClientSecret: the envelope does not contain a secret: expected 1 to 64 printable ASCII characters";
    expect(messages).toEqual([
      ...Array.from({ length: 5 }, () => closed),
      wrong,
      wrong,
      "encryptedClientSecret: must be hex without 0x",
    ]);
  });
});
