// The types in `shapes/log`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/log.js";
import { answered } from "../../runtime/validate.js";
import { LogNumber } from "../scalars.js";

export type LogReceipt = types.LogReceipt;
/** Judges and reads a {@link LogReceipt} as it is answered. */
export const LogReceipt: RecordType<LogReceipt> = /* @__PURE__ */ answered({
  number: LogNumber,
  record: {
    kind: "string",
    maxLength: 65536,
    example:
      '{"event":{"kind":"submission"},"number":57,"organizationId":"1cfc2137-39bc-4966-82e4-5fd53fa064f9","version":1}',
  },
  salt: { kind: "string", maxLength: 44, example: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=" },
  log: { kind: "int32" },
  index: LogNumber,
  proof: {
    kind: "string",
    maxLength: 655360,
    example:
      "c2sp.org/tlog-proof@v1\nindex 0\n\nlog.example\n1\nL+aJGMmsaf5qX2mWjsBW8lKjSQC1lOX2uCXPyCP9jdI=\n\n— log.example Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n",
  },
});

export type LogRecordEntry = types.LogRecordEntry;
/** Judges and reads a {@link LogRecordEntry} as it is answered. */
export const LogRecordEntry: RecordType<LogRecordEntry> = /* @__PURE__ */ answered({
  number: LogNumber,
  record: {
    kind: "string",
    maxLength: 65536,
    example:
      '{"event":{"kind":"submission"},"number":57,"organizationId":"1cfc2137-39bc-4966-82e4-5fd53fa064f9","version":1}',
  },
  salt: { kind: "string", maxLength: 44, example: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=" },
  log: { kind: "int32" },
  index: LogNumber,
});
