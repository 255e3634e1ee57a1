// The types in `shapes/session-profiles`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/session-profiles.js";
import { answered } from "../../runtime/validate.js";
import { ExpirationSeconds, PolicyExpression, SessionProfileId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type SessionProfile = types.SessionProfile;
/** Judges and reads a {@link SessionProfile} as it is answered. */
export const SessionProfile: RecordType<SessionProfile> = /* @__PURE__ */ answered({
  sessionProfileId: SessionProfileId,
  sessionProfileName: { kind: "string", minLength: 1, maxLength: 256, example: "Payouts" },
  scope: PolicyExpression,
  "expirationSeconds?": ExpirationSeconds,
  "notes?": { kind: "string", maxLength: 4096, example: "For the payout server." },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});
