// Calls of the store's functions that are given no organization: what spans organizations, and what belongs to none. They
// are made one after the other, on a database that has the rows of two organizations.

import * as activities from "../../../service/src/store/activities.js";
import * as archive from "../../../service/src/store/archive.js";
import * as ballots from "../../../service/src/store/ballots.js";
import * as authProxies from "../../../service/src/store/auth-proxies.js";
import { collect } from "../../../service/src/store/batches.js";
import * as pairings from "../../../service/src/store/console-pairings.js";
import * as delays from "../../../service/src/store/delays.js";
import * as heldActivities from "../../../service/src/store/held-activities.js";
import * as deliveries from "../../../service/src/store/deliveries.js";
import * as deployment from "../../../service/src/store/deployment.js";
import * as keys from "../../../service/src/store/key-encryption-keys.js";
import * as logRecords from "../../../service/src/store/log-records.js";
import * as logs from "../../../service/src/store/logs.js";
import * as lookups from "../../../service/src/store/lookups.js";
import * as messages from "../../../service/src/store/messages.js";
import * as outbox from "../../../service/src/store/outbox.js";
import * as passkeys from "../../../service/src/store/passkey-registrations.js";
import * as processes from "../../../service/src/store/processes.js";
import * as recovery from "../../../service/src/store/recovery.js";
import * as sessions from "../../../service/src/store/sessions.js";
import * as signingKeys from "../../../service/src/store/signing-keys.js";
import type { Store, Transaction } from "../../../service/src/store/store.js";
import * as voteCalls from "../../../service/src/store/vote-calls.js";
import * as wrappedKeys from "../../../service/src/store/wrapped-keys.js";
import { firstOf } from "../support/results.js";
import { files } from "./calls.js";
import { authenticator, dated, first, fresh, hex, later, ours, second, theirs } from "./rows.js";

type Calls<Module> = { readonly [Name in keyof Module]?: (store: Store) => unknown };
interface File {
  readonly exported: object;
  readonly calls: Readonly<Record<string, (store: Store) => unknown>>;
}

/** The calls of one file, whose functions they are named after. */
function callsOf<Module extends object>(exported: Module, calls: Calls<Module>): File {
  return { exported, calls: calls as File["calls"] };
}

const written = (work: (transaction: Transaction) => Promise<unknown>) => (store: Store) => store.write(work);

const minute = 60_000;
const archiveFile = { number: 2, name: fresh, sha256: hex, bytes: 1, activities: 1, archived_at: 1 };
const pairing = { code: first, public_key: hex, expires_at: later };
const process = { id: fresh, name: fresh, keyIds: [first], sealsUnder: first, signingKeys: { webhooks: [first] } };
const wrapped = (key: string) => ({ provider: "kms", providerKey: key, deployment: "", keys: [] }) as const;
const headsOf = (store: Store) => outbox.listHeads(store);
const claimed = async (store: Store) => firstOf(await outbox.claimEvents(store, await headsOf(store), minute));
const message = async (store: Store) =>
  firstOf(await messages.claimMessages(store, "email", 1, minute, { last: undefined }));

export const spanning: Readonly<Record<string, File>> = {
  activities: callsOf(activities, { findWaiting: (store) => activities.findWaiting(store) }),
  "held-activities": callsOf(heldActivities, {
    findOrganizationsWithDue: (store) => heldActivities.findOrganizationsWithDue(store, 9, "", 10),
  }),
  "vote-calls": callsOf(voteCalls, {
    findDueChannels: (store) => voteCalls.findDueChannels(store, 10),
    countVoteCalls: (store) => voteCalls.countVoteCalls(store),
  }),
  delays: callsOf(delays, { findDelaying: (store) => delays.findDelaying(store, "votes", "", 10) }),
  ballots: callsOf(ballots, { findOrganizationsToProve: (store) => ballots.findOrganizationsToProve(store) }),
  archive: callsOf(archive, {
    findOrganizationWithActivities: (store) => archive.findOrganizationWithActivities(store, ours),
    findMissingFile: (store) => archive.findMissingFile(store),
    insertArchiveFile: written((transaction) => archive.insertArchiveFile(transaction, { ...archiveFile, number: 1 })),
    findLastArchiveFile: written(async (transaction) => {
      await archive.insertArchiveFile(transaction, archiveFile);
      return archive.findLastArchiveFile(transaction);
    }),
    listNewestArchiveFiles: (store) => archive.listNewestArchiveFiles(store, 10),
    listArchiveFiles: (store) => collect(archive.listArchiveFiles(store)),
    listArchivedRanges: (store) => collect(archive.listArchivedRanges(store, 1)),
    listFilesWithActivity: (store) => collect(archive.listFilesWithActivity(store, first)),
  }),
  "auth-proxies": callsOf(authProxies, {
    findOrganizationOfAuthProxy: (store) => authProxies.findOrganizationOfAuthProxy(store, `proxy of ${theirs}`),
  }),
  "console-pairings": callsOf(pairings, {
    insertPairing: async (store) => [
      await store.write((transaction) => pairings.insertPairing(transaction, pairing, { now: 1, most: 2 })),
      await store.write((transaction) => pairings.insertPairing(transaction, pairing, { now: 2, most: 1 })),
      await store.write((transaction) =>
        pairings.insertPairing(transaction, { ...pairing, code: second }, { now: 2, most: 1 }),
      ),
    ],
    findPairings: (store) => pairings.findPairings(store, first, 1),
    answerPairing: async (store) =>
      Promise.all(
        [ours, theirs].map((organizationId) =>
          store.write((transaction) =>
            pairings.answerPairing(transaction, { code: first, publicKey: hex, organizationId }, 1),
          ),
        ),
      ),
  }),
  deployment: callsOf(deployment, {
    insertSetting: written((transaction) => deployment.insertSetting(transaction, fresh, first)),
    putSetting: written(async (transaction) => {
      await deployment.putSetting(transaction, fresh, second);
      await deployment.putSetting(transaction, theirs, hex);
    }),
    deleteSetting: written((transaction) => deployment.deleteSetting(transaction, theirs)),
    findSetting: async (store) => [
      await deployment.findSetting(store, fresh),
      await deployment.findSetting(store, second),
      await deployment.findSetting(store, theirs),
    ],
    writeProbe: (store) => store.checkWritable(),
  }),
  "key-encryption-keys": callsOf(keys, {
    addKey: written((transaction) => keys.addKey(transaction, first)),
    holdCurrentKey: written((transaction) => keys.holdCurrentKey(transaction, [first, second])),
    makeCurrent: async (store) => {
      await store.write((transaction) => keys.addKey(transaction, second));
      await store.write((transaction) => keys.makeCurrent(transaction, second));
      return store.write((transaction) => keys.makeCurrent(transaction, fresh));
    },
    listKeys: (store) => keys.listKeys(store),
    deleteKeys: written((transaction) => keys.deleteKeys(transaction, [first, second])),
  }),
  "log-records": callsOf(logRecords, {
    listWaitingRecords: (store) => logRecords.listWaitingRecords(store, 3),
    waitsForActivityBefore: (store) => logRecords.waitsForActivityBefore(store, fresh),
    insertFirstRecord: written((transaction) =>
      logRecords.insertFirstRecord(transaction, { activityId: "", event: hex, salt: first }),
    ),
    lastRecordNumber: async (store) => [
      await logRecords.lastRecordNumber(store, ours),
      await logRecords.lastRecordNumber(store, fresh),
    ],
    placeLogRecords: async (store) => {
      const place = { position: -1, number: 3, leaf: 9 };
      await store.write((transaction) => logRecords.placeLogRecords(transaction, 1, [place]));
      return store.write((transaction) => logRecords.placeLogRecords(transaction, 1, [place]));
    },
    findDeletedWithRecords: async (store) => [
      await logRecords.findDeletedWithRecords(store),
      await logRecords.findDeletedWithRecords(store, [ours]),
    ],
  }),
  logs: callsOf(logs, {
    insertLog: async (store) => {
      await store.write((transaction) => logs.insertLog(transaction, 1, first));
      return store.write((transaction) => logs.insertLog(transaction, 1, second));
    },
    findLog: (store) => logs.findLog(store),
    leaseLog: async (store) => {
      const leased = [];
      for (let time = 1; time <= 2; time++) {
        leased.push(await store.write((transaction) => logs.leaseLog(transaction, 1, first, minute)));
      }
      return leased;
    },
    advanceLog: async (store) => {
      const lease = { holder: first, fence: 1 };
      const advance = (holder: logs.LogLease, previous: string | undefined) =>
        store.write((transaction) => logs.advanceLog(transaction, 1, holder, previous, fresh, minute));
      return [
        await advance({ ...lease, fence: 2 }, undefined),
        await advance(lease, first),
        await advance(lease, undefined),
        await advance(lease, undefined),
      ];
    },
    putLogTiles: async (store) => {
      const put = (width: number) =>
        store.write((transaction) => logs.putLogTiles(transaction, 1, [{ level: 0, tile: 0, width, content: hex }]));
      await put(1);
      await put(2);
      return put(1);
    },
    findLogTile: async (store) => [await logs.findLogTile(store, 1, 0, 0), await logs.findLogTile(store, 1, 0, 1)],
    putCosigned: written(async (transaction) => [
      await logs.putCosigned(transaction, 1, hex, () => false),
      await logs.putCosigned(transaction, 1, fresh, () => false),
      await logs.putCosigned(transaction, 1, second, (before) => before === hex),
    ]),
    findLogByNumber: (store) => logs.findLogByNumber(store, 1),
    listLogs: (store) => logs.listLogs(store),
    releaseLog: written((transaction) => logs.releaseLog(transaction, 1, { holder: first, fence: 1 })),
    entriesLevel: () => logs.entriesLevel,
    olderSetting: () => logs.olderSetting,
    succeedLog: async (store) => {
      const record = { activityId: "", event: hex, salt: fresh };
      const succeed = () =>
        store.write((transaction) =>
          logs.succeedLog(transaction, { number: 1 }, { origin: second, publicKeys: [hex], record }),
        );
      await succeed();
      return [await logs.findLog(store), await logRecords.listWaitingRecords(store, 10), await succeed()];
    },
    findLogKeys: async (store) => [await logs.findLogKeys(store, 1), await logs.findLogKeys(store, 2)],
  }),
  lookups: callsOf(lookups, {
    findOrganizationsWithApiKey: (store) => lookups.findOrganizationsWithApiKey(store, ours, first),
    findOrganizationsWithAuthenticator: (store) => lookups.findOrganizationsWithAuthenticator(store, ours, first),
    findOrganizationsWithContact: async (store) => [
      await lookups.findOrganizationsWithContact(store, ours, { otpType: "OTP_TYPE_EMAIL", contact: first }),
      await lookups.findOrganizationsWithContact(store, theirs, { otpType: "OTP_TYPE_SMS", contact: second }),
    ],
    findOrganizationsWithIdentity: (store) =>
      lookups.findOrganizationsWithIdentity(store, ours, { issuer: first, audience: first, subject: first }),
  }),
  messages: callsOf(messages, {
    findNextDue: (store) => messages.findNextDue(store, "email"),
    listMessages: (store) => messages.listMessages(store, { status: "waiting", organizationId: ours, limit: 10 }),
    claimMessages: (store) => messages.claimMessages(store, "email", 1, minute, { last: undefined }),
    settleMessage: async (store) =>
      messages.settleMessage(store, await message(store), { status: "failed", attempts: 3, error: fresh }),
  }),
  outbox: callsOf(outbox, {
    listHeads: headsOf,
    claimEvents: async (store) => outbox.claimEvents(store, await headsOf(store), minute),
    listEvents: (store) => outbox.listEvents(store, { status: "waiting", organizationId: theirs, limit: 10 }),
    settleEvent: async (store) => {
      await deliveries.endLeases(store, "outbox");
      return outbox.settleEvent(store, await claimed(store), { status: "failed", attempts: 9, error: fresh }, minute);
    },
    retryEvents: async (store) => [
      await outbox.retryEvents(store, { organizationId: theirs }),
      await outbox.retryEvents(store),
    ],
    dropEvents: async (store) => {
      await deliveries.endLeases(store, "outbox");
      return outbox.dropEvents(store, await claimed(store));
    },
  }),
  deliveries: callsOf(deliveries, {
    countUndelivered: (store) => deliveries.countUndelivered(store, "messages"),
    longestWait: (store) => deliveries.longestWait(store, "outbox"),
    endLeases: (store) => deliveries.endLeases(store, "messages"),
    settle: async (store) => {
      const leased = await message(store);
      return store.write((transaction) =>
        deliveries.settle(transaction, "messages", leased, { status: "waiting", attempts: 1, delay: 1, error: fresh }),
      );
    },
  }),
  "passkey-registrations": callsOf(passkeys, {
    insertRegistration: written(async ({ database }) => {
      // Of one organization alone: of several with one id, either database may take another for the oldest.
      const row = { organization_id: ours, parent_id: null, ...dated, ...authenticator(fresh), authority: "" };
      await database
        .insertInto("authenticators")
        .values(row as never)
        .execute();
      const registered = [
        await passkeys.insertRegistration(database, fresh),
        await passkeys.insertRegistration(database, fresh),
      ];
      await database.deleteFrom("authenticators").where("id", "=", fresh).execute();
      return registered;
    }),
    // Two organizations have an authenticator with the same id here, as never happens: either may be found.
    findRegistrant: async (store) => (await passkeys.findRegistrant(store, second))?.user_id,
  }),
  processes: callsOf(processes, {
    putProcess: async (store) => {
      await store.write((transaction) => processes.putProcess(transaction, process, minute));
      await store.write((transaction) => processes.putProcess(transaction, { ...process, sealsUnder: second }, minute));
    },
    listProcesses: async (store) =>
      (await processes.listProcesses(store)).map(({ silence, ...process }) => ({
        ...process,
        isHeard: silence < minute,
      })),
    removeProcess: written((transaction) => processes.removeProcess(transaction, fresh)),
    removeDeadProcesses: written((transaction) => processes.removeDeadProcesses(transaction)),
  }),
  recovery: callsOf(recovery, {
    findRecovery: (store) => recovery.findRecovery(store),
  }),
  sessions: callsOf(sessions, {
    findOrganizationsWithSession: (store) => sessions.findOrganizationsWithSession(store, ours, first),
  }),
  "signing-keys": callsOf(signingKeys, {
    findSigningKeys: (store) => signingKeys.findSigningKeys(store, "webhooks"),
    openSigningKey: (store) =>
      signingKeys.openSigningKey(store, "webhooks", async () => ({ sealed: hex, publicKey: "a" })),
    addNextKey: written((transaction) =>
      signingKeys.addNextKey(transaction, "webhooks", { sealed: hex, publicKey: "b" }),
    ),
    noteNextPublished: written((transaction) => signingKeys.noteNextPublished(transaction, "webhooks")),
    sinceNextPublished: async (store) => [
      Number(await signingKeys.sinceNextPublished(store, "webhooks")) < minute,
      await signingKeys.sinceNextPublished(store, "bundles"),
    ],
    listSigningKeys: async (store) => [...(await signingKeys.listSigningKeys(store))],
    promoteNextKey: async (store) => {
      await store.write((transaction) => signingKeys.promoteNextKey(transaction, "webhooks", "b"));
      return store.write((transaction) => signingKeys.promoteNextKey(transaction, "webhooks", "b"));
    },
    retireReplacedKeys: written((transaction) => signingKeys.retireReplacedKeys(transaction, "webhooks")),
  }),
  "wrapped-keys": callsOf(wrappedKeys, {
    deploymentId: async (store) => {
      await store.write((transaction) => deployment.insertSetting(transaction, "deployment_id", ""));
      return wrappedKeys.deploymentId(store);
    },
    insertWrappedKeys: written((transaction) => wrappedKeys.insertWrappedKeys(transaction, wrapped(first))),
    findWrappedKeys: (store) => wrappedKeys.findWrappedKeys(store),
    replaceWrappedKeys: async (store) => {
      await store.write((transaction) => wrappedKeys.replaceWrappedKeys(transaction, wrapped(first), wrapped(second)));
      return store.write((transaction) => wrappedKeys.replaceWrappedKeys(transaction, wrapped(first), undefined));
    },
  }),
};

/** Functions of the table of scoped calls that have no call there, as they span organizations. */
export const unscoped = Object.entries(files).flatMap(([file, { calls }]) =>
  Object.entries(calls).flatMap(([name, call]) => (call === "spans organizations" ? [`${name} of ${file}`] : [])),
);
