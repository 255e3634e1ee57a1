// The types in `shapes/activity`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/activity.js";
import { answered } from "../../runtime/validate.js";
import { SignatureScheme, VoteSelection } from "../enums.js";
import { ActivityId, UserId, VoteId } from "../scalars.js";
import { Timestamp } from "./common.js";
import { User } from "./users.js";

export type ActivityArchive = types.ActivityArchive;
/** Judges and reads a {@link ActivityArchive} as it is answered. */
export const ActivityArchive: RecordType<ActivityArchive> = /* @__PURE__ */ answered({
  until: () => Timestamp,
  movedAt: () => Timestamp,
});

export type Vote = types.Vote;
/** Judges and reads a {@link Vote} as it is answered. */
export const Vote: RecordType<Vote> = /* @__PURE__ */ answered({
  id: VoteId,
  userId: UserId,
  user: () => User,
  activityId: ActivityId,
  selection: VoteSelection,
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
  scheme: SignatureScheme,
  createdAt: () => Timestamp,
});
