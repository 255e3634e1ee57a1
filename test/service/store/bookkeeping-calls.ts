// Calls of the store's functions about events that wait, and about what was used and stored.

import * as budgets from "../../../service/src/store/budgets.js";
import * as eventBodies from "../../../service/src/store/event-bodies.js";
import * as logRecords from "../../../service/src/store/log-records.js";
import * as outbox from "../../../service/src/store/outbox.js";
import * as passkeyRegistrations from "../../../service/src/store/passkey-registrations.js";
import type { WriteScope } from "../../../service/src/store/store.js";
import * as storedBytes from "../../../service/src/store/stored-bytes.js";
import { first, fresh, page, second } from "./rows.js";

/** What a file of the store exports, and a call of each of its functions. */
export interface File {
  readonly exported: object;
  readonly calls: Readonly<Record<string, ((scope: WriteScope) => unknown) | "spans organizations" | "no reads">>;
}

export const bookkeeping: Readonly<Record<string, File>> = {
  outbox: {
    exported: outbox,
    calls: {
      insertEvent: (scope) =>
        outbox.insertEvent(scope, {
          type: "ACTIVITY_UPDATES",
          activityId: first,
          body: { organizationId: scope.organizationId, id: first },
        }),
      insertDropped: (scope) => outbox.insertDropped(scope, { type: "ACTIVITY_UPDATES", activityId: first }, "no room"),
      removeEvents: (scope) => outbox.removeEvents(scope),
      listActivitiesOfEvents: (scope) => outbox.listActivitiesOfEvents(scope, "zzz"),
      listHeads: "spans organizations",
      claimEvents: "spans organizations",
      settleEvent: "spans organizations",
      dropEvents: "spans organizations",
      pageEvents: (scope) => outbox.pageEvents(scope, page),
      listEvents: "spans organizations",
      retryEvents: "spans organizations",
    },
  },
  "log-records": {
    exported: logRecords,
    calls: {
      ofDeployment: "no reads",
      insertLogRecord: (scope) => logRecords.insertLogRecord(scope, { activityId: first, event: "{}", salt: fresh }),
      listWaitingRecords: "spans organizations",
      insertFirstRecord: "spans organizations",
      waitsForActivityBefore: "spans organizations",
      lastRecordNumber: "spans organizations",
      placeLogRecords: "spans organizations",
      listLogRecordsOfActivity: (scope) => logRecords.listLogRecordsOfActivity(scope, first),
      listLogRecordsOfActivities: (scope) => logRecords.listLogRecordsOfActivities(scope, [first, second]),
      keepLastEvent: (scope) => logRecords.keepLastEvent(scope),
      deleteLogRecords: (scope) => logRecords.deleteLogRecords(scope, [1, 2]),
      listLogRecords: (scope) => logRecords.listLogRecords(scope, 0, 10),
      findDeletedWithRecords: "spans organizations",
      forgetLogRecords: (scope) => logRecords.forgetLogRecords(scope),
    },
  },
  "passkey-registrations": {
    exported: passkeyRegistrations,
    calls: {
      insertRegistration: "spans organizations",
      noteRegistration: (scope) => passkeyRegistrations.noteRegistration(scope, fresh, fresh),
      findRegistrant: "spans organizations",
    },
  },
  budgets: {
    exported: budgets,
    calls: {
      useBudgets: (scope) => budgets.useBudgets(scope, [{ holder: first, hourly: 1, daily: 1 }], 1, 2),
      giveBack: (scope) => budgets.giveBack(scope, first, 1, 1),
      readUsed: (scope) => budgets.readUsed(scope, first, 2),
    },
  },
  "event-bodies": {
    exported: eventBodies,
    calls: {
      bytesOfEvent: "no reads",
      insertBody: (scope) =>
        eventBodies.insertBody(scope, { id: fresh, familyId: first, signedUp: false, body: fresh, deliveries: 1 }),
      findBody: (scope) => eventBodies.findBody(scope, first),
      freeBodies: (scope) => eventBodies.freeBodies(scope, [{ body_of: scope.organizationId, body_id: second }]),
      sumOfBodies: (scope) => eventBodies.sumOfBodies(scope),
      sumOfFamily: (scope) => eventBodies.sumOfFamily(scope),
      findLargest: (scope) => eventBodies.findLargest(scope, false),
      removeFailedBodies: (scope) => eventBodies.removeFailedBodies(scope),
      removeNewestBodies: (scope) => eventBodies.removeNewestBodies(scope, 1),
    },
  },
  "stored-bytes": {
    exported: storedBytes,
    calls: {
      storedOfPasskeyRegistration: "no reads",
      storedOfOrganization: "no reads",
      storedOfActivity: "no reads",
      storedOfVote: "no reads",
      storedOfUserRecord: "no reads",
      storedOfLogRecord: "no reads",
      storedOfSpending: "no reads",
      storedOfContractInterface: "no reads",
      storedOfAccounts: "no reads",
      activityBytes: "no reads",
      voteBytes: "no reads",
      logRecordBytes: "no reads",
      strangersOf: "no reads",
      findStoredBytes: (scope) => storedBytes.findStoredBytes(scope),
      addStoredBytes: (scope) => storedBytes.addStoredBytes(scope, new Map([[scope.organizationId, 7]])),
    },
  },
};
