// Validators of the types in `shapes/activity`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { ActivityArchive, Vote } from "../../shapes/activity.js";
import { explain, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { signatureSchemeDescriptor, voteSelectionDescriptor } from "../enums.js";
import { activityIdDescriptor, userIdDescriptor, voteIdDescriptor } from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";
import { isUser, userDescriptor } from "./users.js";

/** What a {@link ActivityArchive} holds. */
export const activityArchiveDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ActivityArchive", {
  until: () => timestampDescriptor,
  movedAt: () => timestampDescriptor,
});

/** Whether a value is a {@link ActivityArchive} as it may be answered. */
export function isActivityArchive(value: unknown): value is ActivityArchive {
  if (!isObject(value) || !isTimestamp(value.until) || !isTimestamp(value.movedAt)) return false;
  return true;
}

/** The value as a {@link ActivityArchive}, without explicit nulls, or its issues. */
export const parseActivityArchive = (value: unknown): ParseResult<ActivityArchive> =>
  parse(isActivityArchive, activityArchiveDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivityArchive} as it may be answered. */
export const explainActivityArchive = (value: unknown): readonly Issue[] =>
  explain(activityArchiveDescriptor, value, "tolerant");
/** {@link parseActivityArchive} as a Standard Schema. */
export const ActivityArchiveSchema: StandardSchema<ActivityArchive> =
  /* @__PURE__ */ standardSchema(parseActivityArchive);

/** What a {@link Vote} holds. */
export const voteDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Vote", {
  id: voteIdDescriptor,
  userId: userIdDescriptor,
  user: () => userDescriptor,
  activityId: activityIdDescriptor,
  selection: voteSelectionDescriptor,
  message: {
    kind: "string",
    maxLength: 1048576,
    example:
      '{"type":"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2","timestampMs":"1763631000412","organizationId":"1cfc2137-39bc-4966-82e4-5fd53fa064f9","parameters":{"signWith":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266","payload":"Release order 1042","encoding":"PAYLOAD_ENCODING_TEXT_UTF8","hashFunction":"HASH_FUNCTION_KECCAK256"}}',
  },
  publicKey: {
    kind: "string",
    maxLength: 4096,
    example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
  },
  signature: {
    kind: "string",
    maxLength: 4096,
    example:
      "3045022100cefd3a2f4ebaf030071e91154e6859265570e328a09e8964ddbe368049d864910220516082d9ff92e8a9b5daa9496e43f3df4b82d3e01295e3a983df6ccd1d643206",
  },
  scheme: signatureSchemeDescriptor,
  createdAt: () => timestampDescriptor,
});

/** Whether a value is a {@link Vote} as it may be answered. */
export function isVote(value: unknown): value is Vote {
  if (!isObject(value) || typeof value.id !== "string" || typeof value.userId !== "string") return false;
  if (!isUser(value.user) || typeof value.activityId !== "string") return false;
  const selection = value.selection;
  if (selection !== "VOTE_SELECTION_APPROVED" && selection !== "VOTE_SELECTION_REJECTED") return false;
  if (typeof value.message !== "string" || typeof value.publicKey !== "string") return false;
  if (typeof value.signature !== "string" || typeof value.scheme !== "string") return false;
  return isTimestamp(value.createdAt);
}

/** The value as a {@link Vote}, without explicit nulls, or its issues. */
export const parseVote = (value: unknown): ParseResult<Vote> => parse(isVote, voteDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Vote} as it may be answered. */
export const explainVote = (value: unknown): readonly Issue[] => explain(voteDescriptor, value, "tolerant");
/** {@link parseVote} as a Standard Schema. */
export const VoteSchema: StandardSchema<Vote> = /* @__PURE__ */ standardSchema(parseVote);
