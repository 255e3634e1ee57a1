// Says for how long dangerous changes wait after their last vote.

import { ApiError, ErrorCode } from "@countersign/api";
import { delayedChanges, setDelay } from "../../store/delays.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const longest = 30 * 86_400;

const plan: Plan<"ACTIVITY_TYPE_SET_DELAYS"> = async (_, intent) => {
  const given = delayedChanges.flatMap((change) => {
    const text = intent[change];
    return text === undefined ? [] : [[change, Number(text)] as const];
  });
  if (given.length === 0) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `parameters: name one or more of ${delayedChanges.join(", ")}`);
  }
  for (const [change, seconds] of given) {
    if (seconds <= longest) continue;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${change}: changes wait for 0 to ${longest} seconds`);
  }
  return async (scope) => {
    for (const [change, seconds] of given) await setDelay(scope, change, seconds === 0 ? undefined : seconds);
    return {};
  };
};

export const setDelays: Family<"setDelays"> = {
  subjects: {},
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_SET_DELAYS: { ...plain, plan } },
};
