// Waiting for an end, and what is said about it.

import { expect, expectTypeOf, test } from "vitest";
import { ApiError } from "../../templates/runtime/errors.js";
import { waitFor } from "../../templates/runtime/wait.js";
import type { WaitOptions, WaitOutcome } from "../../templates/runtime/wait.js";
import { entryOf } from "../service/support/results.js";

interface Loan {
  readonly id: string;
  readonly status: string;
}

const rules = {
  field: "status",
  pending: ["OPEN"],
  final: { BACK: "returned", GONE: "lost" },
} as const;

const open: Loan = { id: "1", status: "OPEN" };

/** Waits on reads that give these, the last one again and again. */
async function waiting(
  reads: readonly (string | Error)[],
  options: WaitOptions,
  first?: Loan,
): Promise<{ result: WaitOutcome<Loan, "returned" | "lost">; count: number }> {
  let count = 0;
  const read = async (): Promise<Loan> => {
    const next = entryOf(reads, Math.min(count++, reads.length - 1));
    if (next instanceof Error) throw next;
    return { id: "1", status: next };
  };
  const result = await waitFor(read, first, rules, { intervalMs: 5, ...options });
  return { result, count };
}

test("something that has ended already is not read", async () => {
  const gone: Loan = { id: "1", status: "GONE" };
  const { result, count } = await waiting(["OPEN"], {}, gone);
  expect(result).toEqual({ outcome: "lost", activity: gone });
  expect(count).toBe(0);
});

test("it is read until it has ended", async () => {
  const { result, count } = await waiting(["OPEN", "OPEN", "BACK"], {}, open);
  expect(result).toEqual({ outcome: "returned", activity: { id: "1", status: "BACK" } });
  expect(count).toBe(3);
});

test("a value that the rules do not list is an end of its own", async () => {
  const { result } = await waiting(["OPEN", "toString"], {});
  expect(result).toEqual({ outcome: "unknown", activity: { id: "1", status: "toString" } });
});

test("when the time is over, what was read last is returned", async () => {
  expect((await waiting(["OPEN"], { timeoutMs: 30 })).result).toEqual({ outcome: "timedOut", activity: open });
  expect((await waiting(["OPEN"], { timeoutMs: 0 }, open)).result).toEqual({ outcome: "timedOut", activity: open });
});

test("a read that never ends is cut off, even one that ignores its signal", async () => {
  const result = await waitFor(() => new Promise<Loan>(() => {}), undefined, rules, { timeoutMs: 20 });
  expect(result).toEqual({ outcome: "timedOut", activity: undefined });
});

test("a read under way is told that the time is over", async () => {
  const read = (signal: AbortSignal) =>
    new Promise<Loan>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  expect(await waitFor(read, open, rules, { timeoutMs: 20, intervalMs: 1 })).toEqual({
    outcome: "timedOut",
    activity: open,
  });
});

test("an abort ends the waiting at once and is an outcome, not an error", async () => {
  const begin = performance.now();
  const { result } = await waiting(["OPEN"], { signal: AbortSignal.timeout(20), intervalMs: 10_000 }, open);
  expect(result).toEqual({ outcome: "aborted", activity: open });
  expect(performance.now() - begin).toBeLessThan(5000);
  expect((await waiting(["OPEN"], { signal: AbortSignal.abort() }, open)).result.outcome).toBe("aborted");
});

test.each([4, 8, 14])("a read that fails with code %i is repeated", async (code) => {
  const { result, count } = await waiting([new ApiError(code, "not now"), "BACK"], {});
  expect([result.outcome, count]).toEqual(["returned", 2]);
});

test("when the last read before the end of the time failed, the outcome carries the error", async () => {
  const error = new ApiError(14, "down");
  const { result } = await waiting(["OPEN", error], { timeoutMs: 40 });
  expect(result).toEqual({ outcome: "timedOut", activity: open, error });
});

test("any other failure of a read is thrown", async () => {
  const error = new ApiError(5, "no such loan");
  await expect(waiting([error], {})).rejects.toBe(error);
  await expect(waiting([new RangeError("bug")], {})).rejects.toThrow(RangeError);
});

test("the outcomes are the contract's own, and the compiler knows which have an activity", async () => {
  const result = await waitFor(async () => open, { ...open, status: "BACK" }, rules);
  expectTypeOf(result).toEqualTypeOf<WaitOutcome<Loan, "returned" | "lost">>();
  expectTypeOf(result.outcome).toEqualTypeOf<"returned" | "lost" | "unknown" | "timedOut" | "aborted">();
  if (result.outcome !== "returned") throw new Error(result.outcome);
  expectTypeOf(result.activity).toEqualTypeOf<Loan>();
});
