// The service is killed while it works, again and again. What it has acknowledged has to be there afterwards, and what
// it has not has to be there as a whole or not at all.

import { ApiError, apiKeyStamper, createClient } from "@countersign/api";
import type { Activity, Client } from "@countersign/api";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { borrowSchema } from "../support/schemas.js";
import { databases } from "../support/service.js";
import { startReceiver } from "../support/receiver.js";
import type { Receiver } from "../support/receiver.js";
import { entryOf } from "../support/results.js";
import { expectWholeOrganization } from "../support/whole-organization.js";

const given = process.env["CAMPAIGN_KILL_ROUNDS_UNDER_LOAD"];
const roundsOf = given ? { sqlite: Number(given), postgres: Number(given) } : { sqlite: 2, postgres: 2 };
const clients = 8;
const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;

/** What has to be there however often the service is killed. */
interface Ledger {
  readonly acknowledged: Activity[];
  unanswered: number;
  /** An address that a wallet has. */
  signWith: string | undefined;
}

test.each(databases)(
  "on %s, kill -9 at random moments under load loses nothing that was acknowledged and leaves nothing half done",
  { timeout: 3_600_000 },
  async (database) => {
    const data = await mkdtemp(path.join(tmpdir(), "countersign-kill-"));
    const schema = database === "postgres" ? await borrowSchema() : undefined;
    const receiver = await startReceiver();
    const ledger: Ledger = { acknowledged: [], unanswered: 0, signWith: undefined };
    const rounds = roundsOf[database];
    let service: ServiceProcess | undefined;
    try {
      // The time limit of deliveries is how long the events of a process that was killed are left to it.
      const settings = "limits: { wallets: 100000, users: 100000 }\nwebhooks: { timeoutMs: 1000 }\n";
      await writeFile(path.join(data, "settings.yaml"), settings);
      service = await start(data, schema?.url);
      const { organizationId } = service.root;
      await clientOf(service).setOrganizationFeature({
        organizationId,
        parameters: { name: "FEATURE_NAME_WEBHOOK", value: receiver.url },
      });
      for (let round = 0; round < rounds; round++) {
        const load = work(clientOf(service), organizationId, round, ledger);
        await Promise.race([load, acknowledgements(ledger, 1 + Math.floor(Math.random() * 30))]);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
        await service.kill();
        await load;
        service = await start(data, schema?.url);
        await expectWholeOrganization(clientOf(service), organizationId, ledger.acknowledged);
      }
      await checkDelivered(receiver, ledger);
      expect(await service.stop()).toBe(0);
    } finally {
      await service?.kill();
      await receiver.close();
      await schema?.giveBack();
      await rm(data, { recursive: true });
    }
    console.log(
      `${database}: ${rounds} kills; ${ledger.acknowledged.length} activities acknowledged and found; ` +
        `${ledger.unanswered} requests unanswered; ${receiver.deliveries.length} deliveries`,
    );
    // There was something to be lost.
    expect(ledger.unanswered).toBeGreaterThanOrEqual(rounds);
  },
);

function start(data: string, databaseUrl: string | undefined): Promise<ServiceProcess> {
  return spawnService(data, {
    COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true",
    COUNTERSIGN_CONFIG: path.join(data, "settings.yaml"),
    ...(databaseUrl !== undefined && { COUNTERSIGN_DATABASE_URL: databaseUrl }),
  });
}

function clientOf({ baseUrl, root }: ServiceProcess): Client {
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  return createClient({ baseUrl, stamper, retry: false });
}

/** Makes wallets and users and signs, until the service is gone. */
async function work(client: Client, organizationId: string, round: number, ledger: Ledger): Promise<void> {
  let gone = false;
  const worker = async (worker: number) => {
    for (let turn = 0; !gone; turn++) {
      try {
        const { activity } = await submit(client, organizationId, `${round}-${worker}-${turn}`, turn, ledger);
        expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
        ledger.acknowledged.push(activity);
      } catch (error) {
        // Only the loss of the connection may end it.
        if (!(error instanceof ApiError) || error.status !== undefined) throw error;
        gone = true;
        ledger.unanswered++;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => worker(index)));
}

/** Resolves when so many more have been acknowledged. */
async function acknowledgements({ acknowledged }: Ledger, more: number): Promise<void> {
  const enough = acknowledged.length + more;
  while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function submit(
  client: Client,
  organizationId: string,
  name: string,
  turn: number,
  ledger: Ledger,
): Promise<{ activity: Activity }> {
  if (turn % 3 === 0 || !ledger.signWith) {
    const answer = await client.createWallet({ organizationId, parameters: { walletName: name, accounts: [account] } });
    ledger.signWith = answer.activity.result.createWalletResult?.addresses[0];
    return answer;
  }
  if (turn % 3 === 1) {
    const user = { userName: name, apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] };
    return client.createUsers({ organizationId, parameters: { users: [user] } });
  }
  const parameters = {
    signWith: ledger.signWith,
    payload: name,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_SHA256",
  } as const;
  return client.signRawPayload({ organizationId, parameters });
}

async function checkDelivered(receiver: Receiver, { acknowledged }: Ledger): Promise<void> {
  const expected = new Set(acknowledged.map(({ id }) => id));
  let read = 0;
  await receiver.until((deliveries) => {
    for (; read < deliveries.length; read++)
      expected.delete((JSON.parse(entryOf(deliveries, read).body) as Activity).id);
    return expected.size === 0;
  });
}
