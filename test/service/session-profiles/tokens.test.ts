// A session under a profile whose holder also has the ID token that opened it.

import { apiKeyStamper, createClient } from "@countersign/api";
import { attestedStamper } from "@countersign/api/stampers/attested";
import { hash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linked, newAccount, openIssuerWorld } from "../families/identities/accounts.js";
import type { IssuerWorld } from "../families/identities/accounts.js";
import { newCustomer } from "../families/logins/world.js";
import { apiKey, Person } from "../support/people.js";
import { act, submit } from "../support/requests.js";
import { present, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";

let world: IssuerWorld;
beforeAll(async () => {
  world = await openIssuerWorld();
});
afterAll(() => world.close());

test("a session's key is held to its profile with the token that opened it, too; after the session, the token counts", async () => {
  const { root, service, issuer } = world;
  const carol = await newCustomer(root);
  const { organizationId, userId } = carol;
  const account = newAccount();
  await linked(carol, userId, await issuer.logIn({ account }));
  const profile = { sessionProfileName: "Signing", scope: "activity.action == 'SIGN'" };
  const made = await act(root, "ACTIVITY_TYPE_CREATE_SESSION_PROFILE", profile);
  const { sessionProfileId } = resultOf(made, "createSessionProfileResult");
  const key = newKey();
  const oidcToken = await issuer.logIn({ account, nonce: hash("sha256", key.publicKey) });
  const login = { oidcToken, publicKey: key.publicKey, sessionProfileId };
  await act(new Person(service, root.key, carol), "ACTIVITY_TYPE_OAUTH_LOGIN", login);

  const parameters = { userId, apiKeys: [apiKey(newKey().publicKey)] };
  const refused = "its sessions do not change how their user comes in";
  const { error } = await submit(new Person(service, key, carol), "ACTIVITY_TYPE_CREATE_API_KEYS_V2", parameters);
  expect(error?.message).toContain(refused);
  const stamper = attestedStamper(apiKeyStamper(key), { scheme: "STAMP_ATTESTED_SCHEME_P256_OIDC", token: oidcToken });
  const client = createClient({ baseUrl: service.baseUrl, stamper });
  await expect(client.createApiKeys({ organizationId, parameters })).rejects.toThrow(refused);
  const { publicKey } = newKey();
  await expect(client.stampLogin({ organizationId, parameters: { publicKey } })).rejects.toThrow(
    "its scope is not true",
  );

  const { apiKeys } = await carol.generatedClient.getApiKeys({ organizationId, userId });
  const own = present(apiKeys.find(({ credential }) => credential.publicKey === key.publicKey));
  await act(carol, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds: [own.apiKeyId] });
  const { activity } = await client.createApiKeys({ organizationId, parameters });
  expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
});
