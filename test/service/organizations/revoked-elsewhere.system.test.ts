// A key that one process revokes, and another one that has it in memory. The test holds the database's reply to the other
// process' reading, has the key revoked meanwhile, and then lets the reply and a request by the key arrive in one poll of
// the sockets.

import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../../service/src/store/open.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";
import { startTcpProxy } from "../support/tcp-proxy.js";
import type { TcpProxy } from "../support/tcp-proxy.js";

describe.skipIf(database !== "postgres")("a key that another process has revoked", () => {
  let one: RunningService;
  let other: RunningService;
  let proxy: TcpProxy;
  let alice: Person;
  beforeAll(async () => {
    one = await startService({ postgres: true });
    const url = new URL(one.database);
    proxy = await startTcpProxy(Number(url.port || 5432));
    other = await startService({
      beside: one,
      openStore: (location, options) => {
        const through = new URL(location);
        through.hostname = "127.0.0.1";
        through.port = String(proxy.port);
        return openStore(through.href, options);
      },
    });
    [alice] = await newSubOrganizationOf(rootOf(one), "Alice");
  });
  afterAll(async () => {
    await other.close();
    await proxy.close();
    await one.close();
  });

  /** The bytes of a request that asks who is calling. */
  async function whoami(key: ApiKeyPair): Promise<string> {
    const body = JSON.stringify({ organizationId: alice.organizationId });
    const headers = Object.entries({
      host: "countersign",
      ...(await stampOf(key, body)),
      "content-length": body.length,
    });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return `POST /public/v1/query/whoami HTTP/1.1\r\n${head}\r\n${body}`;
  }

  /** A connection to the other process that is open already. */
  async function connected(): Promise<Socket> {
    const socket = connect(Number(new URL(other.baseUrl).port), "127.0.0.1");
    await once(socket, "connect");
    return socket;
  }

  async function statusOn(socket: Socket): Promise<number> {
    const [data] = (await once(socket, "data")) as [Buffer];
    return Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]);
  }

  test("is refused from the acknowledgement on, though the database's reply of before arrives with the request", async () => {
    const [thief, bystander] = [await connected(), await connected()];
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const key = newKey();
      const { userId } = alice;
      const apiKeys = [{ apiKeyName: "Stolen", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" }];
      const made = await act(alice, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys });
      const apiKeyIds = [firstOf(resultOf(made, "createApiKeysResult").apiKeyIds)];
      const stolen = await whoami(key);
      const own = await whoami(alice.key);
      thief.write(stolen);
      expect(await statusOn(thief)).toBe(200);

      const held = proxy.holdAnswers((sent) => sent.includes("revision_by_id"));
      const ownStatus = statusOn(bystander);
      bystander.write(own);
      await held.first;
      await act(alice, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds });
      const status = statusOn(thief);
      held.release();
      thief.write(stolen);
      statuses.push(await status);
      expect(await ownStatus).toBe(200);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    thief.destroy();
    bystander.destroy();
  });
});
