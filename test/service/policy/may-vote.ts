import { atOnce } from "../../../service/src/event-loop/turns.js";
import { voteCounts } from "../../../service/src/policy/voters.js";

/** Whether a user's approval of an activity is taken: it counts, or cannot be told not to. */
export function mayVote(...parts: Parameters<typeof voteCounts>): boolean {
  return atOnce(voteCounts(...parts)) !== false;
}
