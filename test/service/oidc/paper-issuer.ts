// An issuer whose documents and tokens are whatever a test makes of them, on a real socket.

import { importJWK, SignJWT } from "jose";
import type { JWK, JWTHeaderParameters, JWTPayload } from "jose";
import type { ServerResponse } from "node:http";
import { serveHttp } from "../events/sockets.js";
import { present } from "../support/results.js";
import { newSigningKey } from "./issuer.js";

/** JSON text, or what a request is answered with. */
export type Page = string | ((response: ServerResponse) => void);

export interface PaperIssuer {
  readonly url: string;
  /** Private half and all. */
  readonly key: JWK;
  /** By path; those of the configuration and the keys are there. */
  readonly pages: Map<string, Page>;
  /** The claims of a valid token, changed; undefined leaves one out. */
  claims(changes?: object): JWTPayload;
  /** A token that is signed by the issuer, or by another key. */
  token(changes?: object, header?: Partial<JWTHeaderParameters>, key?: JWK): Promise<string>;
  /** How many requests there were for a path, or for all. */
  asked(path?: string): number;
  close(): Promise<void>;
}

export const configurationPath = "/.well-known/openid-configuration";

export async function startPaperIssuer(alg = "ES256"): Promise<PaperIssuer> {
  const pages = new Map<string, Page>();
  const paths: string[] = [];
  const server = await serveHttp((_body, response, request) => {
    paths.push(present(request.url, "url"));
    const page =
      pages.get(present(request.url, "url")) ?? ((missing: ServerResponse) => void missing.writeHead(404).end());
    if (typeof page === "string") response.setHeader("Content-Type", "application/json").end(page);
    else page(response);
  });
  const url = new URL(server.url).origin;
  const key = await newSigningKey("paper", alg);
  pages.set(configurationPath, JSON.stringify({ issuer: url, jwks_uri: `${url}/keys` }));
  pages.set("/keys", JSON.stringify({ keys: [publicHalf(key)] }));
  const claims = (changes: object = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return { iss: url, aud: "wallet-app", sub: "alice", iat: now, exp: now + 3600, ...changes };
  };
  return {
    url,
    key,
    pages,
    claims,
    token: (changes, header, by = key) => sign(claims(changes), header, by),
    asked: (path) => paths.filter((each) => path === undefined || each === path).length,
    close: () => server.close(),
  };
}

export async function sign(claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key: JWK): Promise<string> {
  const { alg, kid } = key;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: present(alg, "alg"), kid: present(kid, "kid"), ...header })
    .sign(await importJWK(key, alg));
}

/** A key without its private half. */
export function publicHalf({ kty, kid, alg, use, crv, x, y, n, e }: JWK): JWK {
  return JSON.parse(JSON.stringify({ kty, kid, alg, use, crv, x, y, n, e })) as JWK;
}
