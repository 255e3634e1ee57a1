// Users of an organization, found by what a request calls them.

import { ApiError } from "@countersign/api";
import type { Member, Organization } from "../../organizations/organization.js";
import { foundAll } from "../../params/found-all.js";

/**
 * @param path of the id among the parameters
 * @throws ApiError code 5, the same for what never was and for who belongs to another organization
 */
export function findMember(organization: Organization, path: string, id: string): Member {
  const member = organization.members.get(id);
  if (!member) throw new ApiError(5, `${path}: no user ${JSON.stringify(id)} in this organization`);
  return member;
}

/**
 * @param path of the list among the parameters
 * @throws ApiError code 3 for an id that comes twice, 5 for one that is not of a user of the organization
 */
export function findMembers({ members }: Organization, path: string, ids: readonly string[]): Promise<Member[]> {
  return foundAll("user", path, ids, async () => [...members.values()]);
}
