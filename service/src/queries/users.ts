// Users with their credentials.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import type { Member, Organization } from "../organizations/organization.js";
import { found } from "../activities/found.js";

export const userQueries: Pick<Service<Call>, "getUser" | "listUsers"> = {
  getUser: async ({ caller }, { userId }) => ({ user: (await findMember(caller.organization, userId)).record }),

  listUsers: ({ caller: { organization } }) => ({ users: toUsers(organization) }),
};

/** All users as they are answered, oldest first. */
export function toUsers({ members }: Organization) {
  return [...members.values()].map(({ record }) => record);
}

/** @throws ApiError code 5 */
export function findMember({ members }: Organization, userId: string): Promise<Member> {
  return found("user", userId, (id) => members.get(id));
}
