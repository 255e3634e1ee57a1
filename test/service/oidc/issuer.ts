// A real issuer on a real socket: the published oidc-provider, at which people log in over HTTP.

import { exportJWK, generateKeyPair } from "jose";
import type { JWK } from "jose";
import { hash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { firstOf, present } from "../support/results.js";

export interface Login {
  /** The account, and with it the claim sub. */
  readonly account: string;
  readonly nonce?: string;
  /** The app at which the account's owner logs in, and with it the claim aud. */
  readonly clientId?: string;
}

export interface Issuer {
  readonly url: string;
  /** The ID token that the provider hands to the app. */
  logIn(options: Login): Promise<string>;
  /** The provider goes on with these keys; the first of them signs. */
  use(...keys: readonly JWK[]): void;
  /** The provider answers every request with this status from now on; as it should with undefined. */
  fail(status: number | undefined): void;
  /** How often the configuration was asked for. */
  askedForConfiguration(): number;
  /** How often the keys were asked for. */
  askedForKeys(): number;
  close(): Promise<void>;
}

export const clients = ["wallet-app", "other-app"] as const;
const callback = "https://app.example.com/callback";

/** The nonce that binds a token to a public key. */
export function nonceFor(targetPublicKey: string): string {
  return hash("sha256", targetPublicKey);
}

/** A new key for signatures, private half and all. */
export async function newSigningKey(kid: string, alg = "RS256"): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg, use: "sig" };
}

export async function startIssuer(options: { readonly tokenSeconds?: number } = {}): Promise<Issuer> {
  let provider: Provider;
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  let status: number | undefined;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(present(request.url, "url"));
    if (status !== undefined) response.writeHead(status).end();
    else if (present(request.url, "url").startsWith("/interaction/")) void enter(request, response);
    else void handle(request, response);
  });
  // Whoever is named has logged in; the page with the password is the provider's own affair.
  const enter = async (request: IncomingMessage, response: ServerResponse) => {
    const { params } = await provider.interactionDetails(request, response);
    const [accountId, clientId] = [String(params["login_hint"]), String(params["client_id"])];
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope("openid");
    const result = { login: { accountId }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cookieKey = randomBytes(16).toString("hex");
  const use = (...keys: readonly JWK[]) => {
    provider = new Provider(url, {
      clients: clients.map((clientId) => ({
        client_id: clientId,
        redirect_uris: [callback],
        response_types: ["id_token"],
        grant_types: ["implicit"],
        token_endpoint_auth_method: "none",
        id_token_signed_response_alg: firstOf(keys).alg,
      })),
      responseTypes: ["id_token"],
      jwks: { keys },
      enabledJWA: { idTokenSigningAlgValues: [firstOf(keys).alg] },
      cookies: { keys: [cookieKey] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
      findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: async () => ({ sub }) }),
      ttl: { IdToken: options.tokenSeconds ?? 3600, Interaction: 60, Session: 60, Grant: 60 },
    });
    handle = provider.callback();
  };
  use(await newSigningKey("first"));
  return {
    url,
    use,
    logIn: (logIn) => follow(url, logIn),
    fail: (code) => void (status = code),
    askedForConfiguration: () => asked.filter((path) => path === "/.well-known/openid-configuration").length,
    askedForKeys: () => asked.filter((path) => path === "/jwks").length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follows the redirects of a login like a browser, up to the one that would hand the token to the app. */
async function follow(url: string, { account, nonce = "none", clientId = clients[0] }: Login): Promise<string> {
  const query = {
    client_id: clientId,
    response_type: "id_token",
    scope: "openid",
    redirect_uri: callback,
    login_hint: account,
    nonce,
  };
  const cookies = new Map<string, string>();
  let location = `${url}/auth?${new URLSearchParams(query).toString()}`;
  while (!location.startsWith(callback)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(location, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = present(/^([^=]+)=([^;]*)/.exec(line));
      cookies.set(present(name, "name"), present(value, "value"));
    }
    const next = response.headers.get("location");
    if (next === null) throw new Error(`the issuer answers ${response.status}: ${await response.text()}`);
    location = new URL(next, location).href;
  }
  const answer = new URLSearchParams(new URL(location).hash.slice(1));
  const token = answer.get("id_token");
  if (token === null) throw new Error(`the issuer refuses: ${answer.toString()}`);
  return token;
}
