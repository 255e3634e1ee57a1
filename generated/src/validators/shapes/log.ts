// Validators of the types in `shapes/log`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { LogReceipt, LogRecordEntry } from "../../shapes/log.js";
import { explain, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { logNumberDescriptor, logProofTextDescriptor, logRecordTextDescriptor, logSaltDescriptor } from "../scalars.js";

/** What a {@link LogReceipt} holds. */
export const logReceiptDescriptor: ObjectDescriptor = /* @__PURE__ */ record("LogReceipt", {
  number: logNumberDescriptor,
  record: logRecordTextDescriptor,
  salt: logSaltDescriptor,
  log: { kind: "int32" },
  index: logNumberDescriptor,
  proof: logProofTextDescriptor,
});

/** Whether a value is a {@link LogReceipt} as it may be answered. */
export function isLogReceipt(value: unknown): value is LogReceipt {
  if (!isObject(value) || typeof value.number !== "string" || typeof value.record !== "string") return false;
  if (typeof value.salt !== "string") return false;
  const log = value.log;
  if (typeof log !== "number" || (log | 0) !== log || typeof value.index !== "string") return false;
  if (typeof value.proof !== "string") return false;
  return true;
}

/** The value as a {@link LogReceipt}, without explicit nulls, or its issues. */
export const parseLogReceipt = (value: unknown): ParseResult<LogReceipt> =>
  parse(isLogReceipt, logReceiptDescriptor, value, "tolerant");
/** Every place where a value is not a {@link LogReceipt} as it may be answered. */
export const explainLogReceipt = (value: unknown): readonly Issue[] => explain(logReceiptDescriptor, value, "tolerant");
/** {@link parseLogReceipt} as a Standard Schema. */
export const LogReceiptSchema: StandardSchema<LogReceipt> = /* @__PURE__ */ standardSchema(parseLogReceipt);

/** What a {@link LogRecordEntry} holds. */
export const logRecordEntryDescriptor: ObjectDescriptor = /* @__PURE__ */ record("LogRecordEntry", {
  number: logNumberDescriptor,
  record: logRecordTextDescriptor,
  salt: logSaltDescriptor,
  log: { kind: "int32" },
  index: logNumberDescriptor,
});

/** Whether a value is a {@link LogRecordEntry} as it may be answered. */
export function isLogRecordEntry(value: unknown): value is LogRecordEntry {
  if (!isObject(value) || typeof value.number !== "string" || typeof value.record !== "string") return false;
  if (typeof value.salt !== "string") return false;
  const log = value.log;
  if (typeof log !== "number" || (log | 0) !== log || typeof value.index !== "string") return false;
  return true;
}

/** The value as a {@link LogRecordEntry}, without explicit nulls, or its issues. */
export const parseLogRecordEntry = (value: unknown): ParseResult<LogRecordEntry> =>
  parse(isLogRecordEntry, logRecordEntryDescriptor, value, "tolerant");
/** Every place where a value is not a {@link LogRecordEntry} as it may be answered. */
export const explainLogRecordEntry = (value: unknown): readonly Issue[] =>
  explain(logRecordEntryDescriptor, value, "tolerant");
/** {@link parseLogRecordEntry} as a Standard Schema. */
export const LogRecordEntrySchema: StandardSchema<LogRecordEntry> = /* @__PURE__ */ standardSchema(parseLogRecordEntry);
