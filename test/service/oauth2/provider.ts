// A provider of OAuth 2.0 on a real socket: exchanges codes with PKCE, and says whose they are.

import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { hash, randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";

interface Issued {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly account: string;
}

export interface LocalProvider {
  readonly url: string;
  /** Settings by which a service asks this provider instead of the known ones. */
  readonly config: Readonly<Record<string, string | boolean>>;
  readonly app: { readonly clientId: string; readonly clientSecret: string };
  /** The code with which the provider redirects a person who has logged in, with a challenge for a verifier. */
  code(account: string, codeVerifier: string, redirectUri: string): string;
  /** Answers the next requests to a path like this, until it is taken away. */
  answer(path: string, handle: ((response: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

export async function startProvider(): Promise<LocalProvider> {
  const app = { clientId: "app:with/odd chars", clientSecret: "s3cret+/=: %" };
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, string>();
  const answers = new Map<string, (response: ServerResponse) => void>();
  const send = (response: ServerResponse, status: number, value: unknown) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  };
  const decoded = (part: string) => new URLSearchParams(`x=${part}`).get("x");
  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const [scheme, credentials = ""] = (request.headers.authorization ?? "").split(" ");
    const [id = "", secret = ""] = Buffer.from(credentials, "base64").toString().split(":");
    const isApp = scheme === "Basic" && decoded(id) === app.clientId && decoded(secret) === app.clientSecret;
    const issued = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = hash("sha256", form.get("code_verifier") ?? "", "base64url");
    const isGranted = issued?.challenge === challenge && issued.redirectUri === form.get("redirect_uri");
    if (!isApp) return send(response, 401, { error: "invalid_client" });
    if (!isGranted || form.get("grant_type") !== "authorization_code")
      return send(response, 400, { error: "invalid_grant" });
    const token = randomBytes(16).toString("hex");
    tokens.set(token, issued.account);
    send(response, 200, { access_token: token, token_type: "bearer" });
  };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const answer = answers.get(path);
    if (answer) return answer(response);
    if (path === "/token" && request.method === "POST") return void exchange(request, response);
    const account = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
    if (account === undefined) return send(response, 401, {});
    send(response, 200, path === "/x/me" ? { data: { id: account } } : { id: account });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    config: {
      "oidc.allowPrivateIssuers": true,
      "oidc.timeoutMs": "500",
      "oauth2.xTokenUrl": `${url}/token`,
      "oauth2.xUserUrl": `${url}/x/me`,
      "oauth2.discordTokenUrl": `${url}/token`,
      "oauth2.discordUserUrl": `${url}/discord/me`,
    },
    code(account, codeVerifier, redirectUri) {
      const code = randomBytes(16).toString("hex");
      codes.set(code, { account, redirectUri, challenge: hash("sha256", codeVerifier, "base64url") });
      return code;
    },
    answer(path, handle) {
      if (handle) answers.set(path, handle);
      else answers.delete(path);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
