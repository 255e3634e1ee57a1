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
import { startReceiver } from "../support/receiver.js";
import type { Receiver } from "../support/receiver.js";

const rounds = 20;
const clients = 8;
const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;

interface Acknowledged {
  readonly activity: Activity;
  readonly name: string;
}

test(
  "kill -9 at random moments under load loses nothing that was acknowledged and leaves nothing half done",
  { timeout: 300_000 },
  async () => {
    const data = await mkdtemp(path.join(tmpdir(), "countersign-kill-"));
    const receiver = await startReceiver();
    const acknowledged: Acknowledged[] = [];
    let unanswered = 0;
    try {
      await writeFile(path.join(data, "settings.yaml"), "limits: { wallets: 100000, users: 100000 }\n");
      let service = await start(data);
      const { organizationId } = service.root;
      await clientOf(service).setOrganizationFeature({
        organizationId,
        parameters: { name: "FEATURE_NAME_WEBHOOK", value: receiver.url },
      });
      for (let round = 0; round < rounds; round++) {
        const load = work(clientOf(service), organizationId, round, acknowledged);
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
        await service.kill();
        unanswered += await load;
        service = await start(data);
        await checkWhole(clientOf(service), organizationId, acknowledged);
      }
      await checkDelivered(receiver, acknowledged);
      expect(await service.stop()).toBe(0);
    } finally {
      await receiver.close();
      await rm(data, { recursive: true });
    }
    console.log(
      `${rounds} kills; ${acknowledged.length} activities acknowledged and found; ${unanswered} requests unanswered; ` +
        `${receiver.deliveries.length} deliveries`,
    );
    expect(acknowledged.length).toBeGreaterThan(rounds);
  },
);

function start(data: string): Promise<ServiceProcess> {
  return spawnService(data, {
    COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true",
    COUNTERSIGN_CONFIG: path.join(data, "settings.yaml"),
  });
}

function clientOf({ baseUrl, root }: ServiceProcess): Client {
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  return createClient({ baseUrl, stamper, retry: false });
}

/** Makes wallets and users and signs, until the service is gone. Returns how many requests got no answer. */
async function work(client: Client, organizationId: string, round: number, acknowledged: Acknowledged[]): Promise<number> {
  let gone = false;
  let unanswered = 0;
  const worker = async (worker: number) => {
    for (let turn = 0; !gone; turn++) {
      const name = `${round}-${worker}-${turn}`;
      try {
        const { activity } = await submit(client, organizationId, name, turn);
        expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
        acknowledged.push({ activity, name });
      } catch (error) {
        // Only the loss of the connection may end it.
        if (!(error instanceof ApiError) || error.status !== undefined) throw error;
        gone = true;
        unanswered++;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => worker(index)));
  return unanswered;
}

let signWith: string | undefined;

async function submit(client: Client, organizationId: string, name: string, turn: number): Promise<{ activity: Activity }> {
  if (turn % 3 === 0 || !signWith) {
    const answer = await client.createWallet({ organizationId, parameters: { walletName: name, accounts: [account] } });
    signWith = answer.activity.result.createWalletResult?.addresses[0];
    return answer;
  }
  if (turn % 3 === 1) {
    const user = { userName: name, apiKeys: [], authenticators: [], userTags: [] };
    return client.createUsers({ organizationId, parameters: { users: [user] } });
  }
  const parameters = {
    signWith,
    payload: name,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_SHA256",
  } as const;
  return client.signRawPayload({ organizationId, parameters });
}

async function checkWhole(client: Client, organizationId: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const activities = new Map<string, Activity>();
  for (let after: string | undefined; ;) {
    const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
    const page = (await client.listActivities({ organizationId, paginationOptions })).activities as Activity[];
    for (const activity of page) activities.set(activity.id, activity);
    if (page.length < 100) break;
    after = page.at(-1)!.id;
  }
  for (const { activity } of acknowledged) {
    const found = activities.get(activity.id);
    expect({ id: activity.id, status: found?.status, result: found?.result }).toEqual({
      id: activity.id,
      status: "ACTIVITY_STATUS_COMPLETED",
      result: activity.result,
    });
  }
  // Whatever is there was made by an activity that is there, and the other way round.
  const results = [...activities.values()].map(({ result }) => result as Record<string, { walletId?: string; userIds?: string[] }>);
  const { wallets } = await client.listWallets({ organizationId });
  const walletIds = results.flatMap(({ createWalletResult }) => createWalletResult?.walletId ?? []);
  expect(wallets.map(({ walletId }) => walletId).sort()).toEqual(walletIds.sort());
  const { users } = await client.listUsers({ organizationId });
  const userIds = results.flatMap(({ createUsersResult }) => createUsersResult?.userIds ?? []);
  expect(users.map(({ userId }) => userId).slice(1).sort()).toEqual(userIds.sort());
}

async function checkDelivered(receiver: Receiver, acknowledged: readonly Acknowledged[]): Promise<void> {
  const expected = new Set(acknowledged.map(({ activity }) => activity.id));
  let read = 0;
  await receiver.until((deliveries) => {
    for (; read < deliveries.length; read++) expected.delete((JSON.parse(deliveries[read]!.body) as Activity).id);
    return expected.size === 0;
  });
}
