// The time over which something is counted.

import { SpendingPeriod } from "@countersign/api";
import type { SpendingWindow } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { Choice } from "../../parts/choice.js";
import { Field } from "../../parts/field.js";
import { SpanFields, secondsOf, useSpan } from "../../parts/span.js";
import type { SpanParts } from "../../parts/span.js";
import { later } from "../../texts/later.js";

const { limits: words } = later;

export interface WindowParts {
  readonly period: Signal<SpendingPeriod>;
  readonly span: SpanParts;
  readonly zone: Signal<string>;
}

export function useWindow(): WindowParts {
  return {
    period: useSignal<SpendingPeriod>("SPENDING_PERIOD_ROLLING"),
    span: useSpan("24", "hours"),
    zone: useSignal(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"),
  };
}

export function windowOf({ period, span, zone }: WindowParts): SpendingWindow {
  switch (period.value) {
    case "SPENDING_PERIOD_ROLLING":
      return { period: period.value, seconds: String(secondsOf(span)) };
    case "SPENDING_PERIOD_EVER":
      return { period: period.value };
    default:
      return { period: period.value, timeZone: zone.value };
  }
}

export function WindowFields({ of }: { readonly of: WindowParts }) {
  const { period } = of;
  const isCalendar = period.value !== "SPENDING_PERIOD_ROLLING" && period.value !== "SPENDING_PERIOD_EVER";
  return (
    <>
      <Choice
        label={words.window}
        chosen={period}
        of={Object.values(SpendingPeriod).map((each) => [each, words.periods[each]] as const)}
      />
      {period.value === "SPENDING_PERIOD_ROLLING" && <SpanFields of={of.span} label={words.span} />}
      {isCalendar && <Field label={words.zone} text={of.zone} about={words.zoneWhy} required maxLength={64} />}
    </>
  );
}
