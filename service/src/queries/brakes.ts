// What is frozen.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toTimestamp } from "../store/timestamp.js";

export const freezeQueries: Pick<Service<Call>, "listFreezes"> = {
  async listFreezes({ caller }) {
    const freezes = [...caller.organization.freezes.values()].map((row) => ({
      target: row.target,
      targetId: row.target_id,
      userId: row.user_id,
      ...(row.reason !== null && { reason: row.reason }),
      createdAt: toTimestamp(row.created_at),
    }));
    return { freezes };
  },
};
