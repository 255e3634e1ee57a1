// Validators of the types in `queries/get-attestation`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAttestationRequest, GetAttestationResponse } from "../../queries/get-attestation.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { enclaveTypeDescriptor } from "../enums.js";
import { organizationIdDescriptor } from "../scalars.js";

/** What a {@link GetAttestationRequest} holds. */
export const getAttestationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAttestationRequest", {
  organizationId: organizationIdDescriptor,
  enclaveType: enclaveTypeDescriptor,
});

const getAttestationRequestMembers = ["organizationId", "enclaveType"];

/** Whether a value is a {@link GetAttestationRequest} fit to be sent. */
export function isGetAttestationRequest(value: unknown): value is GetAttestationRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const enclaveType = value.enclaveType;
  if (enclaveType !== "ump" && enclaveType !== "notarizer" && enclaveType !== "signer" && enclaveType !== "evm-parser")
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getAttestationRequestMembers);
}

/** The value as a {@link GetAttestationRequest}, without explicit nulls, or its issues. */
export const parseGetAttestationRequest = (value: unknown): ParseResult<GetAttestationRequest> =>
  parse(isGetAttestationRequest, getAttestationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetAttestationRequest} fit to be sent. */
export const explainGetAttestationRequest = (value: unknown): readonly Issue[] =>
  explain(getAttestationRequestDescriptor, value, "strict");
/** {@link parseGetAttestationRequest} as a Standard Schema. */
export const GetAttestationRequestSchema: StandardSchema<GetAttestationRequest> =
  /* @__PURE__ */ standardSchema(parseGetAttestationRequest);

/** What a {@link GetAttestationResponse} holds. */
export const getAttestationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAttestationResponse", {
  attestationDocument: {
    kind: "string",
    maxLength: 65536,
    example:
      "0oREoQE4IqBYP6NpbW9kdWxlX2lkcmNvdW50ZXJzaWduLXNpZ25lcmZkaWdlc3RmU0hBMzg0aXRpbWVzdGFtcBsAAAGaoJlrXFhgypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs+I+gWADlZSjOJT2Vk4bE0i716AIjULErLc+6u1ZwAnS59LAOpUHriZez1tTVohaUzk6ICnSQTlJlyZaGiWu/G",
  },
});

/** Whether a value is a {@link GetAttestationResponse} as it may be answered. */
export function isGetAttestationResponse(value: unknown): value is GetAttestationResponse {
  if (!isObject(value) || typeof value.attestationDocument !== "string") return false;
  return true;
}

/** The value as a {@link GetAttestationResponse}, without explicit nulls, or its issues. */
export const parseGetAttestationResponse = (value: unknown): ParseResult<GetAttestationResponse> =>
  parse(isGetAttestationResponse, getAttestationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetAttestationResponse} as it may be answered. */
export const explainGetAttestationResponse = (value: unknown): readonly Issue[] =>
  explain(getAttestationResponseDescriptor, value, "tolerant");
/** {@link parseGetAttestationResponse} as a Standard Schema. */
export const GetAttestationResponseSchema: StandardSchema<GetAttestationResponse> =
  /* @__PURE__ */ standardSchema(parseGetAttestationResponse);
