// Users with their credentials.

import type { User } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Batches, Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";
import { found } from "../params/found.js";
import { slices } from "./slices.js";

export const userQueries: Pick<Service<Call>, "getUser" | "listUsers"> = {
  getUser: async ({ caller }, { userId }) => ({ user: (await findMember(caller.organization, userId)).record }),

  listUsers: ({ caller: { organization } }) => new Streamed({ users: toUsers(organization) }),
};

/** All users as they are answered, oldest first. */
export function toUsers({ members }: Organization): Batches<User> {
  return slices(members.values(), ({ record }) => record);
}

/** @throws ApiError NOT_FOUND */
export function findMember({ members }: Organization, userId: string): Promise<Member> {
  return found("user", userId, (id) => members.get(id));
}
