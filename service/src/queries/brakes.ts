// What is frozen, what keys are never used for, and what waits for how long.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ListDelaysResponse } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { readRestrictions } from "../signing/restrictions.js";
import { findPrivateKeyRecord } from "../store/private-key-records.js";
import type { Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { findWalletRecord } from "../store/wallet-records.js";

export function brakeQueries(
  store: Store,
): Pick<Service<Call>, "listFreezes" | "getKeyRestrictions" | "getVoteExpiry" | "listDelays"> {
  return {
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

    async getVoteExpiry({ caller }) {
      const { votesExpireAfter } = caller.organization;
      return votesExpireAfter === undefined ? {} : { seconds: String(votesExpireAfter / 1000) };
    },

    async listDelays({ caller }) {
      const seconds = [...caller.organization.delays].map(([change, milliseconds]) => [
        change,
        String(milliseconds / 1000),
      ]);
      return Object.fromEntries(seconds) as ListDelaysResponse;
    },

    async getKeyRestrictions({ caller }, { walletId, privateKeyId }) {
      const scope = store.in(caller.organization);
      if ((walletId === undefined) === (privateKeyId === undefined)) {
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, "name a walletId or a privateKeyId, and not both");
      }
      const row =
        walletId === undefined
          ? await found("private key", privateKeyId ?? "", (id) => findPrivateKeyRecord(scope, id))
          : await found("wallet", walletId, (id) => findWalletRecord(scope, id));
      return { restrictions: readRestrictions(row.restrictions) };
    },
  };
}
