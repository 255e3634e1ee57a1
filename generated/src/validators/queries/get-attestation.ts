// The types in `queries/get-attestation`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-attestation.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { EnclaveType } from "../enums.js";
import { OrganizationId } from "../scalars.js";

function checkGetAttestationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!EnclaveType.check(value.enclaveType)) return false;
  return sizeOf(value) === 2;
}

export type GetAttestationRequest = types.GetAttestationRequest;
/** Judges and reads a {@link GetAttestationRequest} as it is sent. */
export const GetAttestationRequest: RecordType<GetAttestationRequest> = /* @__PURE__ */ sent(
  checkGetAttestationRequest,
  { organizationId: OrganizationId, enclaveType: EnclaveType },
);

export type GetAttestationResponse = types.GetAttestationResponse;
/** Judges and reads a {@link GetAttestationResponse} as it is answered. */
export const GetAttestationResponse: RecordType<GetAttestationResponse> = /* @__PURE__ */ answered({
  attestationDocument: {
    kind: "string",
    maxLength: 65536,
    example:
      "0oREoQE4IqBYP6NpbW9kdWxlX2lkcmNvdW50ZXJzaWduLXNpZ25lcmZkaWdlc3RmU0hBMzg0aXRpbWVzdGFtcBsAAAGaoJlrXFhgypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs+I+gWADlZSjOJT2Vk4bE0i716AIjULErLc+6u1ZwAnS59LAOpUHriZez1tTVohaUzk6ICnSQTlJlyZaGiWu/G",
  },
});
