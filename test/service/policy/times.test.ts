// What is told of times from their texts, against the times themselves at every half hour of some weeks.

import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../../service/src/event-loop/turns.js";
import type { Rule } from "../../../service/src/policy/blind-spots.js";
import { comparing } from "../../../service/src/policy/compare.js";
import { constantTime, holdsWithin, readTime } from "../../../service/src/policy/times.js";
import { compileTime } from "../../../service/src/policy-language/time/program.js";
import { present } from "../support/results.js";

const instants = ["2025-12-31T23:30:00Z", "2026-01-05T08:00:00Z", "2026-01-12T12:00:00Z"];
const part = fc.oneof(
  fc
    .tuple(fc.constantFrom("==", "!=", "<", "<=", ">", ">="), fc.constantFrom(...instants))
    .map(([operator, instant]) => `time.now ${operator} Timestamp('${instant}')`),
  fc.constantFrom(
    "CronSpan('0 9 * * 1-5', '8h', 'UTC')",
    "CronSpan('0 9 * * 1-4', '8h', 'UTC')",
    "CronSpan('30 8 * * *', '1h', 'Europe/Paris')",
    "CronSpan('0 0 5 1 *', '1d', 'America/New_York')",
    "true",
  ),
);
const time = fc.oneof(
  part,
  part.map((one) => `!(${one})`),
  fc.tuple(part, fc.constantFrom("&&", "||"), part).map((parts) => parts.join(" ")),
  fc.tuple(part, part, part).map(([one, other, third]) => `(${one} || ${other}) && !(${third})`),
);

const halfHour = 1_800_000;
const grid = Array.from({ length: 48 * 15 }, (_, index) => Date.UTC(2025, 11, 30) + index * halfHour);
/** With the milliseconds beside what is named. */
const all = [...grid, ...instants.flatMap((instant) => [Date.parse(instant) - 1, Date.parse(instant) + 1])];

/** Whether a time holds, at each of them. */
function held(source: string): readonly boolean[] {
  const compiled = compileTime(source);
  return all.map((now) => {
    const outcome = compiled.ok ? compiled.program.evaluate(now) : undefined;
    return outcome !== undefined && "value" in outcome && outcome.value;
  });
}

const read = (source: string) => present(readTime(source));
const rule = (effect: "ALLOW" | "DENY", when: string): Rule => ({
  name: when,
  effect: `EFFECT_${effect}`,
  condition: "",
  consensus: "",
  time: when,
});

test("a time that is said to hold always or never does, and one that holds within another does", () => {
  const told = { constant: 0, within: 0 };
  fc.assert(
    fc.property(time, time, (one, other) => {
      const [ofOne, ofOther] = [held(one), held(other)];
      const constant = constantTime(read(one));
      const isWithin = holdsWithin(read(one), read(other));
      told.constant += Number(constant !== undefined);
      told.within += Number(isWithin);
      expect(constant === undefined || !ofOne.includes(!constant)).toBe(true);
      expect(isWithin && ofOne.some((holds, index) => holds && !ofOther[index])).toBe(false);
    }),
    { numRuns: 100, seed: 1 },
  );
  expect(Math.min(told.constant, told.within)).toBeGreaterThan(5);
});

test("of times with more than four different spans, nothing is told", () => {
  const spans = [9, 10, 11, 12, 13].map((hour) => `CronSpan('0 ${hour} * * *', '1h', 'UTC')`);
  const [all, four] = [spans.join(" && "), spans.slice(1).join(" || ")];
  expect(holdsWithin(read(all), read(all))).toBe(false);
  expect(holdsWithin(read(four), read(four))).toBe(true);
  expect([constantTime(read(`(${all}) || true`)), constantTime(read(`(${four}) || true`))]).toEqual([undefined, true]);
});

test("two sets of policies with times differ at some instant, or nothing is found", () => {
  let found = 0;
  fc.assert(
    fc.property(time, time, fc.constantFrom("ALLOW" as const, "DENY" as const), (one, other, effect) => {
      const { difference, isWhole } = atOnce(comparing([rule(effect, one)], [rule(effect, other)], 1_000));
      expect(isWhole).toBe(true);
      const ofOther = held(other);
      const differs = held(one).some((holds, index) => holds !== ofOther[index]);
      expect(difference !== undefined).toBe(differs);
      if (!difference) return;
      found += 1;
      const now = present(difference.now);
      const says = (when: string) => {
        if (!read(when).holdsAt(now)) return "says nothing";
        return effect === "ALLOW" ? "allows" : "denies";
      };
      expect([difference.one, difference.other]).toEqual([one, other].map(says));
    }),
    { numRuns: 100, seed: 1 },
  );
  expect(found).toBeGreaterThan(25);
});

test("spans that begin alike and end at other times differ in between", () => {
  const [eight, seven] = ["8h", "7h"].map((length) => rule("ALLOW", `CronSpan('0 9 * * 1', '${length}', 'UTC')`));
  const { difference } = atOnce(comparing([present(eight)], [present(seven)], 1_000));
  expect(difference).toMatchObject({ one: "allows", other: "says nothing" });
  expect(new Date(present(difference?.now)).toISOString()).toMatch(/T16:[0-5]\d:|T16:00:00/);
});
