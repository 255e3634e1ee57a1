// Bodies of requests, and the parameters of activities that are read from them again.

import { ApiError, activityKinds, ErrorCode } from "@countersign/api";
import type { ActivityType, IntentByType } from "@countersign/api";
import { operations } from "@countersign/api/server";
import type { ActivityRow } from "../store/activities.js";

const parserByPath = new Map(operations.map(({ path, parse }) => [path, parse]));

/** The intent as it was submitted, without optional members that were null: in requests that means absent. */
export function parametersOf({ type, body }: Pick<ActivityRow, "type" | "body">): IntentByType[ActivityType] {
  // A byte order mark is part of the body, but not of the JSON (RFC 8259 §8.1).
  const submission: unknown = JSON.parse(body.replace(/^\uFEFF/, ""));
  const parsed = parserByPath.get(activityKinds[type].path)?.(submission);
  // A contract that has become stricter does not change what was submitted before.
  const { parameters } = (parsed?.ok ? parsed.value : submission) as { parameters: IntentByType[ActivityType] };
  return parameters;
}

/**
 * Parameters of an activity that is not submitted, checked as if it were.
 *
 * @throws ApiError INVALID_ARGUMENT for what is no intent of the type, or for a type that can't be submitted
 */
export function parseParameters(type: ActivityType, parameters: unknown): IntentByType[ActivityType] {
  const parsed = parserByPath.get(activityKinds[type].path)!({
    type,
    timestampMs: "0",
    organizationId: "",
    parameters,
  });
  if (parsed.ok) return (parsed.value as { parameters: IntentByType[ActivityType] }).parameters;
  const { path = "", expected = "", got = "" } = parsed.issues[0] ?? {};
  const more = parsed.issues.length > 1 ? ` (and ${parsed.issues.length - 1} more)` : "";
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: expected ${expected}, got ${got}${more}`);
}

/** A body, which is JSON in UTF-8, as text. */
export function bodyText({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}
