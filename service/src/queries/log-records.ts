// What the transparency log has of an organization, and of one activity with all that proves it.

import type { Service } from "@countersign/api/server";
import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "../auth/caller.js";
import { findActivity } from "../store/activities.js";
import { listLogRecords, listLogRecordsOfActivity, listQueuedRecordsOfActivity } from "../store/log-records.js";
import type { Scope, Store } from "../store/store.js";
import { toPlacedRecord, toReceipts } from "../transparency/receipts.js";
import type { TransparencyLog } from "../transparency/transparency-log.js";
import { noActivity } from "./found-activity.js";

const longestWaitMilliseconds = 10_000;
const lookMilliseconds = 200;
const recordsUnlessAsked = 100;

export function logRecordQueries(
  store: Store,
  log: Pick<TransparencyLog, "hurry">,
): Pick<Service<Call>, "getActivityReceipts" | "listLogRecords"> {
  /** How many records of an activity wait, once they do not or it has taken too long. */
  async function waitForPlaces(scope: Scope, activityId: string): Promise<number> {
    const end = performance.now() + longestWaitMilliseconds;
    let waiting = await countWaiting(scope, activityId);
    while (waiting > 0 && performance.now() < end) {
      await log.hurry();
      waiting = await countWaiting(scope, activityId);
      if (waiting > 0) await pause(lookMilliseconds);
    }
    return waiting;
  }

  return {
    async getActivityReceipts({ caller }, { activityId, waitForInclusion = false }) {
      const scope = store.in(caller.organization);
      // Before the records are read, so that none is missed that gets its place meanwhile.
      const waiting = await (waitForInclusion ? waitForPlaces : countWaiting)(scope, activityId);
      const records = await listLogRecordsOfActivity(scope, activityId);
      if (records.length === 0 && waiting === 0 && !(await findActivity(scope, activityId))) {
        throw await noActivity(scope, activityId);
      }
      return { receipts: await toReceipts(store, records), waiting };
    },

    async listLogRecords({ caller }, { afterNumber = "0", limit }) {
      const count = limit === undefined ? recordsUnlessAsked : Number(limit);
      const records = await listLogRecords(store.in(caller.organization), Number(afterNumber), count);
      return { records: records.map(toPlacedRecord) };
    },
  };
}

async function countWaiting(scope: Scope, activityId: string): Promise<number> {
  return (await listQueuedRecordsOfActivity(scope, activityId)).length;
}
