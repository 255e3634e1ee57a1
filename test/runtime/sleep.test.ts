// Waiting that an abort cuts short, and that leaves nothing behind on its signal.

import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longestMs, sleep } from "../../templates/runtime/sleep.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listeners = (signal: AbortSignal): number => getEventListeners(signal, "abort").length;

test("it ends after its time, and no listener stays on the signal", async () => {
  const { signal } = new AbortController();
  const done = vi.fn<() => void>();
  const sleeping = sleep(10, signal).then(done);
  expect(listeners(signal)).toBe(1);
  await vi.advanceTimersByTimeAsync(9);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sleeping;
  expect(listeners(signal)).toBe(0);
});

test("an abort ends it at once with the signal's reason, and no timer stays", async () => {
  const controller = new AbortController();
  const sleeping = sleep(10, controller.signal);
  controller.abort(new Error("enough"));
  await expect(sleeping).rejects.toThrow("enough");
  expect(vi.getTimerCount()).toBe(0);
});

test("on a signal that is aborted already it does not begin", async () => {
  await expect(sleep(10, AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
  expect(vi.getTimerCount()).toBe(0);
});

test("what is longer than timers count is as long as they can, not zero", async () => {
  const done = vi.fn<() => void>();
  void sleep(Infinity).then(done);
  await vi.advanceTimersByTimeAsync(longestMs - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  expect(longestMs).toBe(2_147_483_647);
});
