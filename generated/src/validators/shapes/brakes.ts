// The types in `shapes/brakes`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/brakes.js";
import { answered } from "../../runtime/validate.js";
import { FreezeTarget } from "../enums.js";
import { Id, UserId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type Freeze = types.Freeze;
/** Judges and reads a {@link Freeze} as it is answered. */
export const Freeze: RecordType<Freeze> = /* @__PURE__ */ answered({
  target: FreezeTarget,
  targetId: Id,
  userId: UserId,
  "reason?": { kind: "string", maxLength: 256 },
  createdAt: () => Timestamp,
});

export type KeyRestrictions = types.KeyRestrictions;
/** Judges and reads a {@link KeyRestrictions} as it is answered. */
export const KeyRestrictions: RecordType<KeyRestrictions> = /* @__PURE__ */ answered({
  transactionsOnly: { kind: "boolean" },
  neverExportable: { kind: "boolean" },
  only: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
});
