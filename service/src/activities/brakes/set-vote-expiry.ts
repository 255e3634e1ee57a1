// Says for how long activities wait for votes.

import { ApiError, ErrorCode } from "@countersign/api";
import { setDelay } from "../../store/delays.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const [shortest, longest] = [60, 365 * 86_400];

const plan: Plan<"ACTIVITY_TYPE_SET_VOTE_EXPIRY"> = async (_, { seconds: text }) => {
  const seconds = text === undefined ? undefined : Number(text);
  if (seconds !== undefined && (seconds < shortest || seconds > longest)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `seconds: activities wait for ${shortest} to ${longest} seconds`);
  }
  return async (scope) => {
    await setDelay(scope, "votes", seconds);
    return {};
  };
};

export const setVoteExpiry: Family<"setVoteExpiry"> = {
  subjects: {},
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_SET_VOTE_EXPIRY: { ...plain, plan } },
};
