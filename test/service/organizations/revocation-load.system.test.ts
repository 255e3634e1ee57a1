// Keys that are revoked under load, by one of three processes on one database. From the acknowledgement on, none of them
// accepts the key.
//
// `npm run campaign -- revocation` revokes more of them.

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../support/people.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { act } from "../support/requests.js";
import { entryOf, firstOf } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import type { BorrowedSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

const usualKeys = 9;
const keys = Number(process.env["CAMPAIGN_REVOCATION_KEYS"] ?? usualKeys);
const processes = 3;
/** To each process: some ask all the time, the others as soon as the key is revoked. */
const askers = 4;
const snipers = 4;
/** How many requests each asker sends after the acknowledgement. */
const requestsAfterwards = 6;

describe.skipIf(database !== "postgres")("keys that are revoked under load", () => {
  const services: ServiceProcess[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let schema: BorrowedSchema;
  let folder: string;
  let root: Person;
  beforeAll(async () => {
    schema = await borrowSchema();
    folder = await mkdtemp(path.join(tmpdir(), "countersign-revocation-"));
    for (let index = 0; index < processes; index++) {
      services.push(await spawnService(path.join(folder, "data"), { COUNTERSIGN_DATABASE_URL: schema.url }));
    }
    root = rootOf(firstOf(services));
  }, 120_000);
  afterAll(async () => {
    agent.destroy();
    for (const service of services) await service.stop();
    await schema.drop();
    await rm(folder, { recursive: true });
  }, 60_000);

  /** Asks a process who is calling, in a request that can be sent again and again. */
  async function whoamiOf({ key, organizationId }: Person) {
    const body = JSON.stringify({ organizationId });
    const headers = { ...(await stampOf(key, body)), "content-length": String(body.length) };
    return async (which: number): Promise<number | undefined> => {
      const url = `${entryOf(services, which).baseUrl}/public/v1/query/whoami`;
      const sent = request(url, { method: "POST", agent, headers });
      sent.end(body);
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return response.statusCode;
    };
  }

  /** Revokes the key of somebody new. @returns the status of each request that was sent afterwards */
  async function revokeOne(index: number): Promise<readonly (number | undefined)[]> {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const noor = await newUser(alice, { userName: "Noor" });
    const whoami = await whoamiOf(noor);
    const { apiKeys } = (
      await alice.generatedClient.getUser({ organizationId: alice.organizationId, userId: noor.userId })
    ).user;
    let isRevoked = false;
    const statuses: (number | undefined)[] = [];
    const ask = async (which: number) => {
      const isAfterwards = isRevoked;
      const status = await whoami(which);
      if (isAfterwards) statuses.push(status);
    };
    const asking = services.flatMap((_, which) =>
      Array.from({ length: askers }, async () => {
        while (!isRevoked) await ask(which);
        for (let count = 0; count < requestsAfterwards; count++) await ask(which);
      }),
    );
    for (const which of services.keys()) expect(await whoami(which)).toBe(200);
    const by = alice.through(entryOf(services, index % processes));
    if (index % 2 === 0) {
      const apiKeyIds = apiKeys.map(({ apiKeyId }) => apiKeyId);
      await act(by, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId: noor.userId, apiKeyIds });
    } else {
      await act(by, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [noor.userId] });
    }
    isRevoked = true;
    const sniping = services.flatMap((_, which) => Array.from({ length: snipers }, () => ask(which)));
    await Promise.all([...asking, ...sniping]);
    return statuses;
  }

  test("are refused by every process from the acknowledgement on", { timeout: keys * 10_000 }, async () => {
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < keys; index++) statuses.push(...(await revokeOne(index)));
    const accepted = statuses.filter((status) => status === 200).length;
    if (keys > usualKeys) {
      const sent = `${statuses.length} requests afterwards`;
      console.log(`${keys} keys revoked on ${processes} processes: ${sent}, ${accepted} accepted`);
    }
    expect(statuses).toEqual(
      Array.from({ length: keys * processes * (snipers + askers * requestsAfterwards) }, () => 401),
    );
  });
});
