// Validators of the types in `queries/list-verified-suborgs`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListVerifiedSuborgsRequest, ListVerifiedSuborgsResponse } from "../../queries/list-verified-suborgs.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { verifiedSubOrganizationFilterTypeDescriptor } from "../enums.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPagination, paginationDescriptor } from "../shapes/common.js";

/** What a {@link ListVerifiedSuborgsRequest} holds. */
export const listVerifiedSuborgsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListVerifiedSuborgsRequest",
  {
    organizationId: organizationIdDescriptor,
    "filterType?": verifiedSubOrganizationFilterTypeDescriptor,
    "filterValue?": { kind: "string", maxLength: 16384 },
    "paginationOptions?": () => paginationDescriptor,
  },
);

const listVerifiedSuborgsRequestMembers = ["organizationId", "filterType", "filterValue", "paginationOptions"];

/** Whether a value is a {@link ListVerifiedSuborgsRequest} fit to be sent. */
export function isListVerifiedSuborgsRequest(value: unknown): value is ListVerifiedSuborgsRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const filterType = value.filterType;
  if (filterType !== undefined) {
    present++;
    if (filterType === null) absent.nulls++;
    else if (filterType !== "EMAIL" && filterType !== "PHONE_NUMBER") return false;
  }
  const filterValue = value.filterValue;
  if (filterValue !== undefined) {
    present++;
    if (filterValue === null) absent.nulls++;
    else if (typeof filterValue !== "string" || (filterValue.length > 16384 && codePoints(filterValue) > 16384))
      return false;
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (paginationOptions === null) absent.nulls++;
    else if (!isPagination(paginationOptions)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, listVerifiedSuborgsRequestMembers);
}

/** The value as a {@link ListVerifiedSuborgsRequest}, without explicit nulls, or its issues. */
export const parseListVerifiedSuborgsRequest = (value: unknown): ParseResult<ListVerifiedSuborgsRequest> =>
  parse(isListVerifiedSuborgsRequest, listVerifiedSuborgsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListVerifiedSuborgsRequest} fit to be sent. */
export const explainListVerifiedSuborgsRequest = (value: unknown): readonly Issue[] =>
  explain(listVerifiedSuborgsRequestDescriptor, value, "strict");
/** {@link parseListVerifiedSuborgsRequest} as a Standard Schema. */
export const ListVerifiedSuborgsRequestSchema: StandardSchema<ListVerifiedSuborgsRequest> =
  /* @__PURE__ */ standardSchema(parseListVerifiedSuborgsRequest);

/** What a {@link ListVerifiedSuborgsResponse} holds. */
export const listVerifiedSuborgsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListVerifiedSuborgsResponse",
  { organizationIds: { kind: "array", of: organizationIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link ListVerifiedSuborgsResponse} as it may be answered. */
export function isListVerifiedSuborgsResponse(value: unknown): value is ListVerifiedSuborgsResponse {
  if (!isObject(value)) return false;
  const organizationIds = value.organizationIds;
  if (!Array.isArray(organizationIds)) return false;
  for (let i = 0; i < organizationIds.length; i++) {
    if (typeof organizationIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link ListVerifiedSuborgsResponse}, without explicit nulls, or its issues. */
export const parseListVerifiedSuborgsResponse = (value: unknown): ParseResult<ListVerifiedSuborgsResponse> =>
  parse(isListVerifiedSuborgsResponse, listVerifiedSuborgsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListVerifiedSuborgsResponse} as it may be answered. */
export const explainListVerifiedSuborgsResponse = (value: unknown): readonly Issue[] =>
  explain(listVerifiedSuborgsResponseDescriptor, value, "tolerant");
/** {@link parseListVerifiedSuborgsResponse} as a Standard Schema. */
export const ListVerifiedSuborgsResponseSchema: StandardSchema<ListVerifiedSuborgsResponse> =
  /* @__PURE__ */ standardSchema(parseListVerifiedSuborgsResponse);
