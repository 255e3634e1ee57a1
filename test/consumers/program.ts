// A program of somebody who uses the generated package wherever `fetch` and WebCrypto are: it calls operations, reads
// their answers, checks and upgrades values, and serves itself. What it finds is the same everywhere.

import { ApiError, apiKeyStamper, createClient, ErrorCode, waitForActivity } from "@countersign/api";
import { parseJson } from "@countersign/api/json";
import { loopback } from "@countersign/api/loopback";
import { createMock } from "@countersign/api/mock";
import { serve } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import { upgradeSelectorToSelectorV2 } from "@countersign/api/upgrades";
import { Activity, CreateUsersBody } from "@countersign/api/validators";
import { baseUrl, privateKey, publicKey } from "./settings.js";

export async function findings(): Promise<object> {
  const organizationId = "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10";
  const client = createClient({ baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
  const { activity } = await client.createWallet({
    organizationId,
    parameters: { walletName: "Main", accounts: [], mnemonicLength: 12 },
  });
  const ended = await waitForActivity(client, activity);
  const { activities } = await client.listActivities({ organizationId });
  const listed: readonly Activity[] = activities;

  const service: Partial<Service<string>> = {
    whoami: (username) => ({ organizationId, organizationName: "o", userId: "u", username }),
  };
  const own = serve<string>({
    service: service as Service<string>,
    hooks: { authenticate: ({ header }) => (header("X-Stamp") === undefined ? "nobody" : "somebody") },
  });
  const stamper = apiKeyStamper({ publicKey, privateKey });
  const served = createClient({ baseUrl: "http://loopback", fetch: loopback(own), stamper, retry: false });
  const refused = await served.getUser({ organizationId, userId: "u" }).catch((error: unknown) => error);
  const mocked = createClient({ baseUrl: "http://mock", fetch: loopback(createMock({ seed: 1 })), stamper });

  return {
    outcome: ended.outcome,
    wallet: typeof activity.result.createWalletResult?.walletId,
    listed: listed.length > 0 && listed.every(Activity.is),
    whoami: await served.whoami({ organizationId }),
    refused: refused instanceof ApiError && refused.code === ErrorCode.UNIMPLEMENTED,
    mocked: typeof (await mocked.getOrganization({ organizationId })).organizationData.organizationId,
    findings: CreateUsersBody.explain({}).length,
    selector: upgradeSelectorToSelectorV2({ target: "a" }),
    json: parseJson('{"a":[1]}'),
  };
}
