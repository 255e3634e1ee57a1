// Lookups by an e-mail address that an ID token is to prove: anybody can run an issuer that says whatever they like.

import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPaperIssuer } from "../oidc/paper-issuer.js";
import type { PaperIssuer } from "../oidc/paper-issuer.js";
import { refusal } from "../support/refusal.js";
import { configure, openProxyWorld, signUpBy, tokenFor } from "./world.js";
import type { ProxyWorld } from "./world.js";

const email = "ines@example.com";
const proof = { aud: "wallet-app", email, email_verified: true };
const unproven = refusal(ErrorCode.PERMISSION_DENIED, "filterValue: a lookup by contact requires proof");

let issuer: PaperIssuer;
let named: ProxyWorld;
let unnamed: ProxyWorld;
beforeAll(async () => {
  issuer = await startPaperIssuer();
  const config = { "oidc.allowPrivateIssuers": true };
  const settings = { socialLinkingClientIds: ["wallet-app"] };
  named = await openProxyWorld(settings, { config: { ...config, "oidc.issuers": issuer.url } });
  unnamed = await openProxyWorld(settings, { config });
});
afterAll(() => Promise.all([issuer, named, unnamed].map((each) => each.close())));

async function signedUp(world: ProxyWorld): Promise<string> {
  const { token, key } = await tokenFor(world, email);
  return (await world.client.signupV2(signUpBy(token, key, { userEmail: email }))).organizationId;
}
const look = async ({ client }: ProxyWorld, claims: object, filterValue = email) =>
  client.getAccount({ filterType: "EMAIL", filterValue, oidcToken: await issuer.token(claims) });

test("an issuer that the deployment names, for an app of the organization's, proves an address that it has verified", async () => {
  const organizationId = await signedUp(named);
  expect(await look(named, proof)).toEqual({ organizationId });
  expect(await look(named, { ...proof, email_verified: "true", email: email.toUpperCase() })).toEqual({
    organizationId,
  });
  const others = [
    { ...proof, email_verified: false },
    { ...proof, email_verified: undefined },
    { ...proof, email_verified: 1 },
    { ...proof, email: undefined },
    { ...proof, email: ["ines@example.com"] },
    { ...proof, email: "eve@example.com" },
    { ...proof, aud: "other-app" },
  ];
  for (const claims of others) await expect(look(named, claims)).rejects.toEqual(unproven);
  await expect(look(named, proof, "eve@example.com")).rejects.toEqual(unproven);
  const expired = look(named, { ...proof, exp: 1_700_000_000 });
  await expect(expired).rejects.toEqual(refusal(ErrorCode.INVALID_ARGUMENT, "oidcToken: "));
  await configure(named.root, { socialLinkingClientIds: [] });
  await expect(look(named, proof)).rejects.toEqual(unproven);
});

test("where the deployment names none, no other issuer than Google does", async () => {
  await signedUp(unnamed);
  await expect(look(unnamed, proof)).rejects.toEqual(unproven);
});

test("a phone number is proven by a code alone", async () => {
  const asked = { filterType: "PHONE_NUMBER", filterValue: "+12025550143" } as const;
  const lookup = unnamed.client.getAccount({ ...asked, oidcToken: await issuer.token(proof) });
  await expect(lookup).rejects.toEqual(unproven);
});
