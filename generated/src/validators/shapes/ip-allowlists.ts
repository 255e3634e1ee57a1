// The types in `shapes/ip-allowlists`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/ip-allowlists.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { IpAllowlistErrorOutcome } from "../enums.js";
import { IpNetwork, OrganizationId, PublicKey } from "../scalars.js";

export type IpAllowlist = types.IpAllowlist;
/** Judges and reads a {@link IpAllowlist} as it is answered. */
export const IpAllowlist: RecordType<IpAllowlist> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  rules: { kind: "array", of: () => IpAllowlistRule, minItems: 0, maxItems: 100 },
  "publicKey?": PublicKey,
  "enabled?": { kind: "boolean" },
  "onEvaluationError?": IpAllowlistErrorOutcome,
});

export type IpAllowlistRule = types.IpAllowlistRule;
/** Judges and reads a {@link IpAllowlistRule} as it is answered. */
export const IpAllowlistRule: RecordType<IpAllowlistRule> = /* @__PURE__ */ answered({
  cidr: IpNetwork,
  "label?": { kind: "string", maxLength: 256, example: "Office" },
  "createdAt?": { kind: "string", maxLength: 32, example: "2025-11-20T09:30:00.412Z" },
});

function checkIpAllowlistIntentRule(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!IpNetwork.check(value.cidr)) return false;
  const label = value.label;
  if (label !== undefined) {
    present++;
    if (typeof label !== "string" || (label.length > 256 && codePoints(label) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type IpAllowlistIntentRule = types.IpAllowlistIntentRule;
/** Judges and reads a {@link IpAllowlistIntentRule} as it is sent; `received` as it is answered. */
export const IpAllowlistIntentRule: RecordType<IpAllowlistIntentRule> = /* @__PURE__ */ sent(
  checkIpAllowlistIntentRule,
  { cidr: IpNetwork, "label?": { kind: "string", maxLength: 256, example: "Office" } },
);
