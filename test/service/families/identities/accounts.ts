// Accounts at a real issuer, and people of a real service who are linked to them.

import { decryptCredentialBundle, getPublicKey } from "@turnkey/crypto";
import { nonceFor, startIssuer } from "../../oidc/issuer.js";
import type { Issuer, Login } from "../../oidc/issuer.js";
import { resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { Person } from "../../support/people.js";
import { openWorld } from "../../support/world.js";
import type { World } from "../../support/world.js";

export interface IssuerWorld extends World {
  readonly issuer: Issuer;
}

/** A service that may ask issuers on this machine, and an issuer. */
export async function openIssuerWorld(): Promise<IssuerWorld> {
  const issuer = await startIssuer();
  const world = await openWorld({ config: { "oidc.allowPrivateIssuers": true } });
  return {
    ...world,
    issuer,
    async close() {
      await world.close();
      await issuer.close();
    },
  };
}

let accounts = 0;

/** The name of an account that nobody has used. */
export function newAccount(): string {
  return `account-${++accounts}`;
}

/** A token of an account that is bound to a target key. */
export function boundToken(issuer: Issuer, account: string, target: ApiKeyPair, more: Partial<Login> = {}) {
  return issuer.logIn({ account, nonce: nonceFor(target.publicKey), ...more });
}

/** A key to which credential bundles are encrypted: the public half uncompressed, as browsers hold it. */
export function newTarget(): ApiKeyPair {
  const { privateKey } = newKey();
  return { privateKey, publicKey: Buffer.from(getPublicKey(privateKey, false)).toString("hex") };
}

/** The API key in a credential bundle. */
export function keyIn(credentialBundle: string, target: ApiKeyPair): ApiKeyPair {
  const privateKey = decryptCredentialBundle(credentialBundle, target.privateKey);
  return { privateKey, publicKey: Buffer.from(getPublicKey(privateKey)).toString("hex") };
}

/** Whom a key belongs to. */
export function whoami(service: RunningService, key: ApiKeyPair, organizationId: string) {
  return new Person(service, key, { organizationId, userId: "" }).client.getWhoami({ organizationId });
}

/** Asks for a user to be linked to the accounts of tokens. */
export async function link(by: Person, userId: string, tokens: readonly string[]) {
  const oauthProviders = tokens.map((oidcToken) => ({ providerName: "Accounts", oidcToken }));
  const request = by.request("ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", { userId, oauthProviders });
  return (await by.client.createOauthProviders(request)).activity;
}

/** Links a user to the accounts of tokens; answers the ids of the links. */
export async function linked(by: Person, userId: string, ...tokens: readonly string[]): Promise<string[]> {
  return resultOf(await link(by, userId, tokens), "createOauthProvidersResult").providerIds;
}

export async function unlink(by: Person, userId: string, providerIds: string[]) {
  const request = by.request("ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS", { userId, providerIds });
  return (await by.client.deleteOauthProviders(request)).activity;
}

export async function logIn(by: Person, oidcToken: string, targetPublicKey: string, changes: object = {}) {
  const request = by.request("ACTIVITY_TYPE_OAUTH", { oidcToken, targetPublicKey, ...changes });
  return (await by.client.oauth(request)).activity;
}
