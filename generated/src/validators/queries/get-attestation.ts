// Validators of the types in `queries/get-attestation`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAttestationRequest, GetAttestationResponse } from "../../queries/get-attestation.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { enclaveTypeDescriptor } from "../enums.js";
import { organizationIdDescriptor } from "../scalars.js";

/** What a {@link GetAttestationRequest} holds. */
export const getAttestationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAttestationRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "enclaveType", type: enclaveTypeDescriptor },
  ],
};

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
export function parseGetAttestationRequest(value: unknown): ParseResult<GetAttestationRequest> {
  return parse(isGetAttestationRequest, getAttestationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetAttestationRequest} fit to be sent. */
export function explainGetAttestationRequest(value: unknown): readonly Issue[] {
  return explain(getAttestationRequestDescriptor, value, "strict");
}

/** {@link parseGetAttestationRequest} as a Standard Schema. */
export const GetAttestationRequestSchema: StandardSchema<GetAttestationRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetAttestationRequest,
);

/** What a {@link GetAttestationResponse} holds. */
export const getAttestationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAttestationResponse",
  extra: false,
  members: [
    {
      name: "attestationDocument",
      type: {
        kind: "string",
        maxLength: 65536,
        example:
          "0oREoQE4IqBYP6NpbW9kdWxlX2lkcmNvdW50ZXJzaWduLXNpZ25lcmZkaWdlc3RmU0hBMzg0aXRpbWVzdGFtcBsAAAGaoJlrXFhgypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs+I+gWADlZSjOJT2Vk4bE0i716AIjULErLc+6u1ZwAnS59LAOpUHriZez1tTVohaUzk6ICnSQTlJlyZaGiWu/G",
      },
    },
  ],
};

/** Whether a value is a {@link GetAttestationResponse} as it may be answered. */
export function isGetAttestationResponse(value: unknown): value is GetAttestationResponse {
  if (!isObject(value)) return false;
  const attestationDocument = value.attestationDocument;
  if (typeof attestationDocument !== "string") return false;
  return true;
}

/** The value as a {@link GetAttestationResponse}, without explicit nulls, or its issues. */
export function parseGetAttestationResponse(value: unknown): ParseResult<GetAttestationResponse> {
  return parse(isGetAttestationResponse, getAttestationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetAttestationResponse} as it may be answered. */
export function explainGetAttestationResponse(value: unknown): readonly Issue[] {
  return explain(getAttestationResponseDescriptor, value, "tolerant");
}

/** {@link parseGetAttestationResponse} as a Standard Schema. */
export const GetAttestationResponseSchema: StandardSchema<GetAttestationResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetAttestationResponse,
);
