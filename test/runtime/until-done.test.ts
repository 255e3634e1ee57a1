// Waiting for the end of what a query tells of.

import { expect, expectTypeOf, test } from "vitest";
import { ApiError } from "../../templates/runtime/errors.js";
import { untilDone } from "../../templates/runtime/until-done.js";
import type { DoneOutcome, WaitOptions } from "../../templates/runtime/until-done.js";
import { entryOf } from "../service/support/results.js";

interface Answer {
  readonly order: { readonly state: string };
}

const rules = { pending: ["OPEN", "PACKED"], final: { SENT: "sent", LOST: "lost" } } as const;

/** Asks for these states or errors, the last one again and again. */
async function ended(told: readonly (string | Error)[], options: WaitOptions = {}) {
  let count = 0;
  const ask = async (): Promise<Answer> => {
    const next = entryOf(told, Math.min(count++, told.length - 1));
    if (next instanceof Error) throw next;
    return { order: { state: next } };
  };
  const result = await untilDone(ask, ({ order }) => order.state, rules, { intervalMs: 1, ...options });
  expectTypeOf(result).toEqualTypeOf<DoneOutcome<Answer, "sent" | "lost">>();
  return { result, count };
}

test("it is asked until it has ended, and each state until then is told", async () => {
  const states: string[] = [];
  const onPending = (state: string) => void states.push(state);
  const { result, count } = await ended(["OPEN", "OPEN", "PACKED", "SENT"], { onPending });
  expect(result).toEqual({ outcome: "sent", answer: { order: { state: "SENT" } } });
  expect({ count, states }).toEqual({ count: 4, states: ["OPEN", "OPEN", "PACKED"] });
});

test("a state that the contract does not list is an end of its own", async () => {
  expect((await ended(["OPEN", "toString"])).result).toEqual({
    outcome: "unknown",
    answer: { order: { state: "toString" } },
  });
});

test("where the time is over, the last answer is there, if there was one", async () => {
  const open = { order: { state: "OPEN" } };
  expect((await ended(["OPEN"], { timeoutMs: 20 })).result).toEqual({ outcome: "timedOut", answer: open });
  const away = new ApiError(14, "away");
  expect((await ended([away], { timeoutMs: 20 })).result).toEqual({
    outcome: "timedOut",
    answer: undefined,
    error: away,
  });
  expect((await ended(["OPEN"], { signal: AbortSignal.abort() })).result.outcome).toBe("aborted");
});

test("an error that another call would meet too ends the waiting", async () => {
  const gone = new ApiError(5, "no such order");
  await expect(ended(["OPEN", gone, "SENT"])).rejects.toBe(gone);
  expect((await ended([new ApiError(14, "away"), "SENT"])).result.outcome).toBe("sent");
});
