// Asks a query again and again until what it tells of has come to an end, and says how it ended.

import type { ApiError } from "./errors.js";
import { waitFor } from "./wait.js";
import type { WaitOptions, WaitRules } from "./wait.js";

export type { WaitOptions } from "./wait.js";

/**
 * How it ended, and the last answer.
 *
 * - one of the contract's outcomes
 * - `unknown`: its state is none that the contract lists, which a newer server may have added
 * - `timedOut`, `aborted`: not over yet; `answer` is undefined where there was none until then, `error` is what the last
 *   call threw if it failed
 */
export type DoneOutcome<Answer, Final extends string> =
  | { readonly outcome: Final | "unknown"; readonly answer: Answer }
  | { readonly outcome: "timedOut" | "aborted"; readonly answer: Answer | undefined; readonly error?: ApiError };

/**
 * Asks at once, and then again after each pause.
 *
 * @param ask is given a signal that ends with the waiting
 * @param state tells from an answer how far it has come
 * @throws whatever `ask` throws, except where the server was not reached, had no time or was busy
 */
export async function untilDone<Answer, Final extends string>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  state: (answer: Answer) => string,
  rules: Omit<WaitRules<"state", Final>, "field">,
  options?: WaitOptions,
): Promise<DoneOutcome<Answer, Final>> {
  const read = async (signal: AbortSignal) => {
    const answer = await ask(signal);
    return { state: state(answer), answer };
  };
  const { activity: last, ...ended } = await waitFor(read, undefined, { ...rules, field: "state" }, options);
  // Where there is an outcome of the contract's, there is an answer that has it.
  return { ...ended, answer: last?.answer } as DoneOutcome<Answer, Final>;
}
