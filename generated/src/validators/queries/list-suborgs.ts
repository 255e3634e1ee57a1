// Validators of the types in `queries/list-suborgs`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListSuborgsRequest, ListSuborgsResponse } from "../../queries/list-suborgs.js";
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
import { isSubOrganizationFilterType, subOrganizationFilterTypeDescriptor } from "../enums.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPagination, paginationDescriptor } from "../shapes/common.js";

/** What a {@link ListSuborgsRequest} holds. */
export const listSuborgsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListSuborgsRequest", {
  organizationId: organizationIdDescriptor,
  "filterType?": subOrganizationFilterTypeDescriptor,
  "filterValue?": { kind: "string", maxLength: 16384 },
  "paginationOptions?": () => paginationDescriptor,
});

const listSuborgsRequestMembers = ["organizationId", "filterType", "filterValue", "paginationOptions"];

/** Whether a value is a {@link ListSuborgsRequest} fit to be sent. */
export function isListSuborgsRequest(value: unknown): value is ListSuborgsRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const filterType = value.filterType;
  if (filterType !== undefined) {
    present++;
    if (filterType === null) absent.nulls++;
    else if (!isSubOrganizationFilterType(filterType)) return false;
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
  return members === present || hasOnly(value, listSuborgsRequestMembers);
}

/** The value as a {@link ListSuborgsRequest}, without explicit nulls, or its issues. */
export const parseListSuborgsRequest = (value: unknown): ParseResult<ListSuborgsRequest> =>
  parse(isListSuborgsRequest, listSuborgsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListSuborgsRequest} fit to be sent. */
export const explainListSuborgsRequest = (value: unknown): readonly Issue[] =>
  explain(listSuborgsRequestDescriptor, value, "strict");
/** {@link parseListSuborgsRequest} as a Standard Schema. */
export const ListSuborgsRequestSchema: StandardSchema<ListSuborgsRequest> =
  /* @__PURE__ */ standardSchema(parseListSuborgsRequest);

/** What a {@link ListSuborgsResponse} holds. */
export const listSuborgsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListSuborgsResponse", {
  organizationIds: { kind: "array", of: organizationIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListSuborgsResponse} as it may be answered. */
export function isListSuborgsResponse(value: unknown): value is ListSuborgsResponse {
  if (!isObject(value)) return false;
  const organizationIds = value.organizationIds;
  if (!Array.isArray(organizationIds)) return false;
  for (let i = 0; i < organizationIds.length; i++) {
    if (typeof organizationIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link ListSuborgsResponse}, without explicit nulls, or its issues. */
export const parseListSuborgsResponse = (value: unknown): ParseResult<ListSuborgsResponse> =>
  parse(isListSuborgsResponse, listSuborgsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListSuborgsResponse} as it may be answered. */
export const explainListSuborgsResponse = (value: unknown): readonly Issue[] =>
  explain(listSuborgsResponseDescriptor, value, "tolerant");
/** {@link parseListSuborgsResponse} as a Standard Schema. */
export const ListSuborgsResponseSchema: StandardSchema<ListSuborgsResponse> =
  /* @__PURE__ */ standardSchema(parseListSuborgsResponse);
