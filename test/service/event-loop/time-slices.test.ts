// How long work and requests share the event loop.

import { performance } from "node:perf_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { TimeSlices } from "../../../service/src/event-loop/time-slices.js";
import type { LongTask } from "../../../service/src/event-loop/time-slices.js";

const top = (id: string) => ({ id, parentId: undefined });

/** Keeps the event loop busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Work of so many steps of half a millisecond. */
async function carryOut(task: LongTask, steps: number, onStep: () => void = () => {}): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await task.pace();
    work(0.5);
    onStep();
  }
}

test("between two slices of reads the event loop goes round, whoever reads", async () => {
  const slices = new TimeSlices();
  let rounds = 0;
  let open = true;
  const counting = (async () => {
    for (; open; rounds++) await turn();
  })();
  let steps = 0;
  let most = 0;
  let [round, inRound] = [0, 0];
  const onStep = () => {
    steps++;
    if (round !== rounds) [round, inRound] = [rounds, 0];
    most = Math.max(most, ++inRound);
  };
  await Promise.all(["a", "a", "b", "c"].map((owner) => carryOut(slices.task(top(owner), "read"), 40, onStep)));
  open = false;
  await counting;
  expect(steps).toBe(160);
  // Four steps are a slice; a round can see the end of one and the beginning of the next.
  expect(most).toBeLessThanOrEqual(12);
});

test("while other requests are under way, reads leave them four fifths of the time", async () => {
  const slices = new TimeSlices(() => 100);
  const begun = performance.now();
  let spent = 0;
  await Promise.all(["a", "b"].map((owner) => carryOut(slices.task(top(owner), "read"), 30, () => (spent += 0.5))));
  const share = spent / (performance.now() - begun);
  expect(share).toBeLessThan(0.27);
});

test("while nobody else is there, reads do not wait", async () => {
  const underWay = { count: 1 };
  const slices = new TimeSlices(() => underWay.count);
  const task = slices.task(top("a"), "read");
  let rounds = 0;
  let open = true;
  const counting = (async () => {
    for (; open; rounds++) await turn();
  })();
  await carryOut(task, 40);
  open = false;
  await counting;
  // A slice has four steps, and a slice more takes a few rounds: with pauses, there would be thousands.
  expect(rounds).toBeLessThan(200);
});

test("loads begin at once and go on before reads", async () => {
  const slices = new TimeSlices(() => 100);
  const order: string[] = [];
  const read = carryOut(slices.task(top("a"), "read"), 40, () => void order.push("read"));
  await carryOut(slices.task(top("b"), "load"), 40, () => void order.push("load"));
  await read;
  expect(order[0]).toBe("load");
  expect(order.lastIndexOf("load")).toBeLessThan(60);
});
