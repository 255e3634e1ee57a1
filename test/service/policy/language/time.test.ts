// The time of a policy: what it holds at, minute by minute, by another reading of the same words; and what is refused.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile, describeFinding } from "../../../../service/src/policy-language/policy.js";
import { compileTime } from "../../../../service/src/policy-language/time/program.js";
import { present } from "../../support/results.js";

const minute = 60_000;
const day = 24 * 60 * minute;

function holdsAt(source: string, at: number | string): boolean {
  const compiled = compileTime(source);
  if (!compiled.ok) throw new Error(compiled.findings.map(describeFinding).join());
  const outcome = compiled.program.evaluate(typeof at === "string" ? Date.parse(at) : at);
  return "value" in outcome && outcome.value;
}

const findingsOf = (source: string) => {
  const compiled = compileTime(source);
  return compiled.ok ? [] : compiled.findings.map(describeFinding);
};

const zones = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland"];

/** What the clocks of a zone show, as the runtime writes it in one text. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return (at: number) => {
    const [, year, month, date, hour, min] = present(
      /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(format.format(at)),
      "match",
    ).map(Number);
    return {
      min,
      hour,
      date,
      month,
      weekday: new Date(Date.UTC(present(year, "year"), present(month, "month") - 1, date)).getUTCDay(),
    };
  };
}

interface Field {
  readonly text: string;
  readonly has: (value: number) => boolean;
}

const any: Field = { text: "*", has: () => true };
const fieldOf = (least: number, greatest: number): fc.Arbitrary<Field> => {
  const part = fc
    .tuple(fc.integer({ min: least, max: greatest }), fc.integer({ min: least, max: greatest }))
    .map(([one, other]): Field => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      return { text: from === to ? String(from) : `${from}-${to}`, has: (value) => value >= from && value <= to };
    });
  const list = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts): Field => ({
    text: parts.map(({ text }) => text).join(","),
    has: (value) => parts.some(({ has }) => has(value)),
  }));
  return fc.oneof(fc.constant(any), list);
};

const spans = fc.record({
  minutes: fieldOf(0, 59),
  hours: fieldOf(0, 23),
  days: fieldOf(1, 31),
  months: fc.oneof(fc.constant(any), fieldOf(1, 12)),
  weekdays: fieldOf(0, 6),
  zone: fc.constantFrom(...zones),
  length: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 10_080 })),
  // Around the days on which clocks are changed, in the north and in the south, and anywhere else.
  at: fc.oneof(
    fc
      .constantFrom("2026-03-08", "2026-03-29", "2026-04-05", "2026-09-27", "2026-10-04", "2026-10-25", "2026-11-01")
      .chain((date) =>
        fc.integer({ min: 0, max: 3 * 24 * 60 }).map((after) => Date.parse(date) - day / 2 + after * minute),
      ),
    fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2029-01-01") }),
  ),
});

test("a span holds where its cron expression has fired within it, minute by minute, also where clocks are changed", () => {
  let held = 0;
  fc.assert(
    fc.property(spans, ({ minutes, hours, days, months, weekdays, zone, length, at }) => {
      const clock = clockOf(zone);
      const fires = (instant: number) => {
        const { min, hour, date, month, weekday } = clock(instant);
        const [onDate, onWeekday] = [days.has(present(date, "date")), weekdays.has(weekday)];
        const onDay = days === any || weekdays === any ? onDate && onWeekday : onDate || onWeekday;
        return (
          minutes.has(present(min, "min")) &&
          hours.has(present(hour, "hour")) &&
          months.has(present(month, "month")) &&
          onDay
        );
      };
      let expected = false;
      for (let back = Math.floor(at / minute) * minute; back > at - length * minute && !expected; back -= minute) {
        expected = fires(back);
      }
      const cron = [minutes, hours, days, months, weekdays].map(({ text }) => text).join(" ");
      if (expected) held++;
      expect(holdsAt(`CronSpan('${cron}', '${length}m', '${zone}')`, at)).toBe(expected);
    }),
    { numRuns: 400 },
  );
  expect(held).toBeGreaterThan(50);
});

test("a span begins with the minute and ends as the duration has passed", () => {
  const source = "CronSpan('30 9 * * *', '1d1h1m', 'UTC')";
  for (const [at, holds] of [
    ["2026-01-05T09:29:59.999Z", true],
    ["2026-01-05T09:30:00Z", true],
    ["2026-01-06T10:30:59.999Z", true],
  ] as const) {
    expect(holdsAt(source, at), at).toBe(holds);
  }
  const once = "CronSpan('30 9 5 1 *', '90m', 'UTC')";
  expect(holdsAt(once, "2026-01-05T09:29:59.999Z")).toBe(false);
  expect(holdsAt(once, "2026-01-05T09:30:00Z")).toBe(true);
  expect(holdsAt(once, "2026-01-05T10:59:59.999Z")).toBe(true);
  expect(holdsAt(once, "2026-01-05T11:00:00Z")).toBe(false);
});

test("in the hour that is left out nothing fires, and in the hour that comes again twice", () => {
  const source = "CronSpan('30 2 * * *', '10m', 'Europe/Paris')";
  expect(holdsAt(source, "2026-03-29T01:35:00Z")).toBe(false);
  expect(holdsAt(source, "2026-10-25T00:35:00Z")).toBe(true);
  expect(holdsAt(source, "2026-10-25T01:35:00Z")).toBe(true);
  // Eight hours are eight hours.
  const night = "CronSpan('0 22 * * *', '8h', 'Europe/Paris')";
  expect(holdsAt(night, "2026-03-29T04:59:00Z")).toBe(true);
  expect(holdsAt(night, "2026-03-29T05:01:00Z")).toBe(false);
});

test("instants compare in six ways, on either side", () => {
  const at = "2026-01-05T09:30:00.250Z";
  const t = `Timestamp('${at}')`;
  for (const [source, before, now, after] of [
    [`time.now == ${t}`, false, true, false],
    [`time.now != ${t}`, true, false, true],
    [`time.now < ${t}`, true, false, false],
    [`time.now <= ${t}`, true, true, false],
    [`time.now > ${t}`, false, false, true],
    [`${t} <= time.now`, false, true, true],
    [`!(time.now > ${t}) && !!true || false`, true, true, false],
    ["Timestamp('2026-01-01T00:00:00+00:00') < Timestamp('2026-01-02T00:00:00Z')", true, true, true],
  ] as const) {
    const instant = Date.parse(at);
    expect(
      [instant - 1, instant, instant + 1].map((each) => holdsAt(source, each)),
      source,
    ).toEqual([before, now, after]);
  }
});

describe("is refused", () => {
  const span = (cron: string, duration = "1h", zone = "UTC") => `CronSpan('${cron}', '${duration}', '${zone}')`;
  test.each([
    ["time.now", "1:9 expected a comparison, such as time.now >= …, found the end"],
    ["time.then < time.now", "1:6 expected now, as in time.now, found then"],
    ["time.now < 5", "1:12 expected time.now, Timestamp('…') or CronSpan('…', '…', '…'), found an integer"],
    ["activity.action == 'SIGN'", "1:1 expected time.now, Timestamp('…') or CronSpan('…', '…', '…'), found activity"],
    ["time.now < time.now < time.now", "1:21 expected an operator or the end, found <"],
    ["time.now in time.now", "1:10 expected a comparison, such as time.now >= …, found in"],
    ["true &&", "1:8 expected time.now, Timestamp('…') or CronSpan('…', '…', '…'), found the end"],
    ["time.now > Timestamp('2026-02-30T00:00:00Z')", "there is no such day or time"],
    ["time.now > Timestamp('2026-02-03T00:00:00+01:00')", "1:22 expected a timestamp at UTC such as"],
    ["time.now > Timestamp('2026-02-03T25:00:00Z')", "there is no such day or time"],
    ["time.now > Timestamp('2026-02-03')", "1:22 expected a timestamp at UTC such as"],
    ["time.now > Timestamp(2026)", "1:22 expected a string, found an integer"],
    [span("* * * *"), "1:10 a cron expression has 5 fields, minute hour day month weekday; this one has 4"],
    [span("@daily"), "a cron expression has 5 fields"],
    [span("60 * * * *"), '1:10 "60" is not a valid minute: expected 0 to 59'],
    [span("5-1 * * * *"), '1:10 "5-1" is not a valid minute: expected 0 to 59'],
    [span("* 24 * * *"), '"24" is not a valid hour: expected 0 to 23'],
    [span("* * 0 * *"), '"0" is not a valid day of the month: expected 1 to 31'],
    [span("* * * JAN *"), '"JAN" is not a valid month: expected numbers'],
    [span("* * * * 8"), '"8" is not a valid day of the week: expected 0 to 7'],
    [span("*,5 * * * *"), "* stands alone in the field of the minute"],
    [span("1,,2 * * * *"), '"" is not a valid minute'],
    [span("* * * * *", "0m"), "expected a duration such as 8h, 1d12h or 90m, of at most 7d"],
    [span("* * * * *", "7d1m"), "of at most 7d"],
    [span("* * * * *", "1.5h"), "of at most 7d"],
    [span("* * * * *", ""), "of at most 7d"],
    [span("* * * * *", "99999999h"), "of at most 7d"],
    [span("* * * * *", "1h", "Europe/Atlantis"), 'unknown time zone "Europe/Atlantis"'],
    [span("* * * * *", "1h", "+02:00"), 'unknown time zone "+02:00"'],
    [span("* * * * *", "1h", "x".repeat(10_000)), "unknown time zone"],
    ["CronSpan('* * * * *', '1h')", "1:27 expected ,, found )"],
    ["(".repeat(40) + "true" + ")".repeat(40), "the expression has more than 32 levels"],
    ["!".repeat(40) + "true", "the expression has more than 32 levels"],
    [
      Array.from({ length: 65 }, () => "true").join(" && "),
      "a time has more than 64 comparisons, spans and operations",
    ],
    [`true${" ".repeat(16_384)}`, "the source has 16388 characters, 16384 are allowed"],
  ])("%j", (source, message) => {
    expect(findingsOf(source).join()).toContain(message);
  });

  test("in conditions, as ! is known to times alone", () => {
    const refused = compile("!true", "condition");
    expect(refused.ok ? [] : refused.findings.map(describeFinding)).toEqual([
      "1:1 ! has no meaning here, negate with != or == false",
    ]);
    expect(findingsOf("!true")).toEqual([]);
  });
});

test("each span is charged, so that a decision over many of them is bounded", () => {
  const cost = (spans: number) => {
    const source = Array.from({ length: spans }, () => "CronSpan('0 0 * * *', '7d', 'UTC')").join(" || ");
    const compiled = compileTime(source);
    return compiled.ok ? compiled.program.cost : 0;
  };
  expect(cost(1)).toBeGreaterThanOrEqual(400);
  expect(cost(32)).toBeGreaterThanOrEqual(32 * cost(1));
});
