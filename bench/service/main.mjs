// The service under load, beside the limit (the bare cryptography in a loop) and a bare server that does nothing else.

import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readOptions } from "../lib/options.mjs";
import { ROOT } from "../lib/places.mjs";
import { askAfterChange } from "./after-change.mjs";
import { signBesideReaders } from "./beside-readers.mjs";
import { compareSizes } from "./large-and-small.mjs";
import { load } from "./load.mjs";
import { measureOverheads } from "./overheads.mjs";
import { comparePostgres } from "./postgres.mjs";
import {
  longestHold,
  processorTime,
  residentMemory,
  startBareServer,
  startWatchedService,
  stop,
} from "./processes.mjs";
import { report } from "./report.mjs";
import { newApiKey, request, stampKey, unsignedTransfer } from "./requests.mjs";
import { ETHEREUM_ACCOUNT, rawPayload, rootCaller, SIGNING_TYPE } from "./root-caller.mjs";
import { signUp, signUpParameters } from "./sign-up.mjs";
import { signOnSlowDisk } from "./slow-disk.mjs";
import { measureStarts } from "./starts.mjs";

const { quick } = readOptions();
const ROUNDS = quick ? 2 : 5;
// Requests per round and concurrency.
const LOADS = quick ? { 1: 500, 16: 3_000, 64: 5_000 } : { 1: 2_000, 16: 12_000, 64: 20_000 };
const LIMIT_PAIRS = quick ? 3_000 : 10_000;
const ACTIVITIES_FOR_MEMORY = quick ? 10_000 : 100_000;
const WALLETS = quick ? 2_000 : 10_000;
const USERS = 2_000;
const SMALL = 20;

const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
const service = await startWatchedService(data, { limits: { wallets: WALLETS + 200, users: USERS + 10 } });
try {
  await bench();
} finally {
  await stop(service);
  await rm(data, { recursive: true });
}

async function bench() {
  const { key, organizationId, client, signWith, submit, ...root } = await rootCaller(data, service.port);

  let serial = 0;
  const signing = () => root.signing(++serial);
  const signingTransaction = () =>
    submit("sign_transaction", "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction: unsignedTransfer(++serial),
    });
  const some = (count, make) => Array.from({ length: count }, make);

  const holds = {};
  const noteHold = async (during) => (holds[during] = await longestHold(service));

  const starts = await measureStarts({ port: service.port, data, rounds: ROUNDS });
  const bare = await startBareServer(key.jwk);
  // What loads modules at a start holds the loop when nobody waits for it.
  await longestHold(service);
  const contenders = { bare, countersign: service };
  let recorded = 0;
  const found = { limit: [], signing: [], transactions: [] };
  await load(bare.port, some(1_000, signing), 16);
  await load(service.port, some(1_000, signing), 16);
  recorded += 1_000;
  // What is compiled for the first time holds the loop once, at a process's first requests.
  await noteHold("the first 1,000 signatures");
  for (let round = 0; round < ROUNDS; round++) {
    const script = path.join(ROOT, "bench/service/limit.mjs");
    found.limit.push(Number(execFileSync(process.execPath, [script, String(LIMIT_PAIRS)], { encoding: "utf8" })));
    for (const [concurrency, count] of Object.entries(LOADS)) {
      const names = Object.keys(contenders);
      if (round % 2) names.reverse();
      const pair = { concurrency: Number(concurrency) };
      for (const name of names) pair[name] = await measure(contenders[name], some(count, signing), Number(concurrency));
      recorded += count;
      found.signing.push(pair);
    }
  }
  await stop(bare);
  await noteHold("signatures");
  await load(service.port, some(1_000, signingTransaction), 64);
  recorded += 1_000;
  for (let round = 0; round < ROUNDS; round++) {
    const [raw, transaction] = [some(LOADS[64] / 4, signing), some(LOADS[64] / 4, signingTransaction)];
    found.transactions.push((await measure(service, transaction, 64)).cpu / (await measure(service, raw, 64)).cpu);
    recorded += raw.length + transaction.length;
  }
  await noteHold("transactions");

  const others = {};
  const reads = some(quick ? 1_000 : 10_000, () => request(key, "/public/v1/query/list_users", { organizationId }));
  others.listUsers = await measure(service, reads, 16);
  const wallets = some(quick ? 20 : 90, (_, index) =>
    submit("create_wallet", "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: `bench ${index}`,
      accounts: [ETHEREUM_ACCOUNT],
    }),
  );
  await noteHold("list_users");
  others.createWallet = await measure(service, wallets, 16);
  await noteHold("create_wallet");
  while (recorded < ACTIVITIES_FOR_MEMORY) {
    await load(service.port, some(10_000, signing), 16);
    recorded += 10_000;
  }
  const memory = { activities: recorded, residentMB: await residentMemory(service) };
  const empty = some(WALLETS, (_, index) =>
    submit("create_wallet", "ACTIVITY_TYPE_CREATE_WALLET", { walletName: `empty ${index}`, accounts: [] }),
  );
  await load(service.port, empty, 16);
  const query = (operation, filter = {}) =>
    request(key, `/public/v1/query/${operation}`, { organizationId, ...filter });
  const besideReaders = await signBesideReaders({
    port: service.port,
    queries: {
      "list_activities by a type of which there are none": query("list_activities", {
        filterByType: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"],
      }),
      [`list_wallets, ${WALLETS}`]: query("list_wallets"),
    },
    signings: (count) => some(count, signing),
    rounds: quick ? 2 : 6,
    milliseconds: quick ? 2_000 : 4_000,
  });
  await noteHold("signatures beside readers");
  const userIds = [];
  for (let first = 0; first < USERS; first += 50) {
    const users = some(50, (_, index) => ({
      userName: `user ${first + index}`,
      apiKeys: [],
      authenticators: [],
      oauthProviders: [],
      userTags: [],
    }));
    const { activity: made } = await client.createUsers({ organizationId, parameters: { users } });
    userIds.push(...made.result.createUsersResult.userIds);
  }
  const afterChange = await askAfterChange({
    port: service.port,
    change: () =>
      submit("update_user_name", "ACTIVITY_TYPE_UPDATE_USER_NAME", {
        userId: userIds[++serial % userIds.length],
        userName: `renamed ${serial}`,
      }),
    next: () => request(key, "/public/v1/query/whoami", { organizationId }),
    rounds: quick ? 50 : 300,
  });
  await noteHold("changes to a large organization");
  const small = await smallOrganization();
  const sizes = await compareSizes({
    service,
    rounds: quick ? 2 : 5,
    items: quick ? 4_000 : 40_000,
    queries: Object.fromEntries(
      [
        // Of the same type on both sides: an activity is as long as what it does.
        ["list_activities", { filterByType: [SIGNING_TYPE], paginationOptions: { limit: "100" } }, 100, 100],
        ["list_users", {}, USERS + 1, SMALL],
        ["whoami", {}, 1, 1],
      ].map(([name, filter, large, few]) => [
        name,
        {
          large: { request: query(name, filter), items: large },
          small: { request: small(name, filter), items: few },
        },
      ]),
    ),
  });
  await noteHold("queries of a large organization");
  const signUps = await signUp({
    service,
    signUps: (count) =>
      some(count, () =>
        submit(
          "create_sub_organization",
          "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
          signUpParameters(`signs up ${++serial}`),
        ),
      ),
    signings: (count) => some(count, signing),
    rounds: quick ? 2 : 5,
    count: quick ? 100 : 500,
  });
  await noteHold("sign-ups");
  const postgres = await comparePostgres(quick ? { rounds: 2, count: 4_000 } : { rounds: 5, count: 12_000 });
  const overheads = await measureOverheads(quick ? { rounds: 2, count: 4_000 } : { rounds: 6, count: 12_000 });
  const slowDisk = await signOnSlowDisk(quick ? 2_000 : 6_000);
  await report(
    { quick, users: USERS },
    { starts, found, others, memory, besideReaders, afterChange, signUps, sizes, holds, slowDisk, postgres, overheads },
  );

  /** A sub-organization with twenty users and a hundred activities; what asks in it. */
  async function smallOrganization() {
    const key = newApiKey();
    const parameters = signUpParameters("small", key.apiPublicKey);
    const [{ apiKeys, ...user }] = parameters.rootUsers;
    parameters.rootUsers = some(SMALL, (_, index) => ({
      ...user,
      userName: `user ${index}`,
      apiKeys: index === 0 ? apiKeys : [],
    }));
    const made = await client.createSubOrganizationV7({ organizationId, parameters });
    const { subOrganizationId, wallet } = made.activity.result.createSubOrganizationResultV7;
    const own = stampKey(key, key.uncompressed);
    const ask = (name, filter = {}) =>
      request(own, `/public/v1/query/${name}`, { organizationId: subOrganizationId, ...filter });
    const [address] = wallet.addresses;
    const signings = some(100, (_, index) =>
      request(own, "/public/v1/submit/sign_raw_payload", {
        type: SIGNING_TYPE,
        timestampMs: String(Date.now()),
        organizationId: subOrganizationId,
        parameters: { ...rawPayload(index), signWith: address },
      }),
    );
    await load(service.port, signings, 1);
    return ask;
  }
}

async function measure(process, requests, concurrency) {
  const before = await processorTime(process);
  const answered = await load(process.port, requests, concurrency);
  return { ...answered, cpu: ((await processorTime(process)) - before) / requests.length };
}
