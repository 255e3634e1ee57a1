// Who the caller is, in the organization to which they belong.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";

export const whoamiQueries: Pick<Service<Call>, "whoami"> = {
  whoami: ({ caller: { home, member } }) => ({
    organizationId: home.id,
    organizationName: home.name,
    userId: member.id,
    username: member.record.userName,
  }),
};
