// Users of an organization, found by what a request calls them.

import { ApiError, ErrorCode } from "@countersign/api";
import { foundAll } from "../params/found-all.js";
import type { Member } from "./member.js";
import type { Organization } from "./organization.js";

/**
 * @param path of the id among the parameters
 * @throws ApiError NOT_FOUND, the same for what never was and for who belongs to another organization
 */
export function findMember(organization: Organization, path: string, id: string): Member {
  const member = organization.members.get(id);
  if (!member) throw new ApiError(ErrorCode.NOT_FOUND, `${path}: no user ${JSON.stringify(id)} in this organization`);
  return member;
}

/**
 * @param path of the list among the parameters
 * @throws ApiError INVALID_ARGUMENT for an id that comes twice, NOT_FOUND for one that is not of a user of the
 *   organization
 */
export function findMembers({ members }: Organization, path: string, ids: readonly string[]): Promise<Member[]> {
  return foundAll("user", path, ids, async () => [...members.values()]);
}
