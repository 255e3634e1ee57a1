// A project of somebody who has installed the package, and uses every entrance to it. package.test.ts compiles it
// against the packed package, and runs it.

import { createServer } from "node:http";
import { apiKeyStamper, createClient, Curve, waitForActivity } from "@countersign/api";
import type { Client } from "@countersign/api";
import { fastifyPlugin } from "@countersign/api/fastify";
import { loopback } from "@countersign/api/loopback";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";
import openApi from "@countersign/api/openapi.json" with { type: "json" };
import manifest from "@countersign/api/package.json" with { type: "json" };
import requestSchema from "@countersign/api/schemas/request.schema.json" with { type: "json" };
import { createRouter, operations, serve } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import { ed25519ApiKeyStamper } from "@countersign/api/stampers/ed25519";
import { secp256k1ApiKeyStamper } from "@countersign/api/stampers/secp256k1";
import { sessionStamper } from "@countersign/api/stampers/session";
import { webauthnStamper } from "@countersign/api/stampers/webauthn";
import { upgradeSelectorToSelectorV2 } from "@countersign/api/upgrades";
import { Activity, CreateUsersBody } from "@countersign/api/validators";

const handler = createMock({ seed: 1 });
const client: Client = createClient({
  baseUrl: "http://loopback",
  fetch: loopback(handler),
  stamper: sessionStamper({ session: "s", submits: { stamp: () => ({ name: "X-Stamp", value: "none" }) } }),
});
const { activity } = await client.createWallet({
  organizationId: "our-organization",
  parameters: { walletName: "Main", accounts: [], mnemonicLength: 12 },
});
const ended = await waitForActivity(client, activity);
const listed: readonly Activity[] = (await client.listActivities({ organizationId: "our-organization" })).activities;

const service: Partial<Service<string>> = { whoami: () => ({ ...me, userId: Curve.ED25519 }) };
const me = { organizationId: "o", organizationName: "n", userId: "u", username: "n" };
const served = serve<string>({ service: service as Service<string>, hooks: { authenticate: () => "me" } });
const answer = await createRouter(served)(
  new Request("http://here/public/v1/query/whoami", { method: "POST", body: '{"organizationId":"o"}' }),
);
const server = createServer(toNodeListener(served));
server.close();

console.log(
  JSON.stringify({
    outcome: ended.outcome,
    wallet: activity.result.createWalletResult?.walletId.length,
    listed: listed.every(Activity.is),
    whoami: await answer.json(),
    operations: [operations.length, Object.keys(openApi.paths).length],
    version: manifest.version,
    schema: requestSchema.$schema,
    invalid: CreateUsersBody.parse({}).ok,
    selector: upgradeSelectorToSelectorV2({ target: "a" }),
    functions: [apiKeyStamper, ed25519ApiKeyStamper, secp256k1ApiKeyStamper, webauthnStamper, fastifyPlugin].map(
      (one) => typeof one,
    ),
  }),
);
