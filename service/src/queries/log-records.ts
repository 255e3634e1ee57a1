// What the transparency log has of an organization, and of one activity with all that proves it.

import type { Service } from "@countersign/api/server";
import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "../auth/caller.js";
import { findActivity } from "../store/activities.js";
import { listLogRecords, listLogRecordsOfActivity } from "../store/log-records.js";
import type { Store } from "../store/store.js";
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
  return {
    async getActivityReceipts({ caller }, { activityId, waitForInclusion = false }) {
      const scope = store.in(caller.organization);
      const end = performance.now() + (waitForInclusion ? longestWaitMilliseconds : 0);
      let found = await listLogRecordsOfActivity(scope, activityId);
      while (found.waiting > 0 && performance.now() < end) {
        await log.hurry();
        found = await listLogRecordsOfActivity(scope, activityId);
        if (found.waiting > 0) await pause(lookMilliseconds);
      }
      const { placed, waiting } = found;
      if (placed.length + waiting === 0 && !(await findActivity(scope, activityId))) {
        throw await noActivity(scope, activityId);
      }
      return { receipts: await toReceipts(store, placed), waiting };
    },

    async listLogRecords({ caller }, { afterNumber = "0", limit }) {
      const count = limit === undefined ? recordsUnlessAsked : Number(limit);
      const records = await listLogRecords(store.in(caller.organization), Number(afterNumber), count);
      return { records: records.map(toPlacedRecord) };
    },
  };
}
