// `@turnkey/core`: by which words it takes a session for ended and has people log in again.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { apiKey, newSubOrganization, rootOf } from "../service/support/people.js";
import { act } from "../service/support/requests.js";
import { newKey } from "../service/support/service.js";
import type { ApiKeyPair } from "../service/support/service.js";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";

interface Client {
  storageManager: object;
  httpClient: object;
  createHttpClient(): object;
  fetchUser(request: object): Promise<{ readonly userId: string }>;
}

interface Core {
  readonly TurnkeyClient: new (config: object, apiKeyStamper: object) => Client;
}

/** Has the client read a user of a sub-organization. */
type Fetch = (key: ApiKeyPair, organizationId: string, userId: string) => Promise<string>;

/** @param name of the package, as it is installed */
export async function coreOperations(name: string): Promise<Operations> {
  const { TurnkeyClient } = (await import(name)) as Core;
  /** The id of the user whom the client finds, or the code of its error. */
  const fetchBy =
    ({ service }: Keys): Fetch =>
    async ({ publicKey, privateKey }, organizationId, userId) => {
      const config = { apiBaseUrl: service.baseUrl, authProxyUrl: service.baseUrl, organizationId };
      const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey });
      const client = new TurnkeyClient(config, stamper);
      // What a browser would keep.
      client.storageManager = { getActiveSession: () => Promise.resolve({ organizationId, userId }) };
      client.httpClient = client.createHttpClient();
      try {
        return (await client.fetchUser({ organizationId, userId, stampWith: "api-key" })).userId;
      } catch (error) {
        return String((error as { readonly code?: string }).code);
      }
    };
  const ended = "SESSION_EXPIRED";
  const recognised = (answer: string, expected: string) => assert(answer === expected, `it says ${answer}`);
  return {
    "a session whose key has expired": async (keys) => {
      const fetch = fetchBy(keys);
      const { organizationId, userId, ...carol } = await newSubOrganization(rootOf(keys.service));
      const key = newKey();
      const apiKeys = [apiKey(key.publicKey, "2")];
      await act({ ...carol, organizationId }, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys });
      recognised(await fetch(key, organizationId, userId), userId);
      await new Promise((resolve) => setTimeout(resolve, 2100));
      recognised(await fetch(key, organizationId, userId), ended);
    },
    "a session whose key was deleted": async (keys) => {
      const { organizationId, userId } = await newSubOrganization(rootOf(keys.service));
      recognised(await fetchBy(keys)(newKey(), organizationId, userId), ended);
    },
  };
}
