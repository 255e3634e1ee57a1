// The types in `queries/list-private-keys`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-private-keys.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { PrivateKey } from "../shapes/private-keys.js";

function checkListPrivateKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListPrivateKeysRequest = types.ListPrivateKeysRequest;
/** Judges and reads a {@link ListPrivateKeysRequest} as it is sent. */
export const ListPrivateKeysRequest: RecordType<ListPrivateKeysRequest> = /* @__PURE__ */ sent(
  checkListPrivateKeysRequest,
  { organizationId: OrganizationId },
);

export type ListPrivateKeysResponse = types.ListPrivateKeysResponse;
/** Judges and reads a {@link ListPrivateKeysResponse} as it is answered. */
export const ListPrivateKeysResponse: RecordType<ListPrivateKeysResponse> = /* @__PURE__ */ answered({
  privateKeys: { kind: "array", of: () => PrivateKey, minItems: 0, maxItems: 100 },
});
