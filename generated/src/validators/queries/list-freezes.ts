// The types in `queries/list-freezes`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-freezes.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Freeze } from "../shapes/brakes.js";

function checkListFreezesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListFreezesRequest = types.ListFreezesRequest;
/** Judges and reads a {@link ListFreezesRequest} as it is sent. */
export const ListFreezesRequest: RecordType<ListFreezesRequest> = /* @__PURE__ */ sent(checkListFreezesRequest, {
  organizationId: OrganizationId,
});

export type ListFreezesResponse = types.ListFreezesResponse;
/** Judges and reads a {@link ListFreezesResponse} as it is answered. */
export const ListFreezesResponse: RecordType<ListFreezesResponse> = /* @__PURE__ */ answered({
  freezes: { kind: "array", of: () => Freeze, minItems: 0, maxItems: 100 },
});
