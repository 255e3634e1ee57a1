// A span of time, as a count of minutes, hours or days.

import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { later } from "../texts/later.js";
import { Choice } from "./choice.js";
import { Field } from "./field.js";

const { span: words } = later;
const unitSeconds = { minutes: 60, hours: 3600, days: 86_400 } as const;
type Unit = keyof typeof unitSeconds;

export interface SpanParts {
  readonly count: Signal<string>;
  readonly unit: Signal<Unit>;
}

export function useSpan(count: string, unit: Unit): SpanParts {
  return { count: useSignal(count), unit: useSignal<Unit>(unit) };
}

export function secondsOf({ count, unit }: SpanParts): number {
  return Number(count.value) * unitSeconds[unit.value];
}

export function SpanFields({ of, label }: { readonly of: SpanParts; readonly label: string }) {
  return (
    <div class="columns">
      <div>
        <Field label={label} text={of.count} required maxLength={6} pattern="[0-9]+" />
      </div>
      <div>
        <Choice
          label={words.unit}
          chosen={of.unit}
          of={(["minutes", "hours", "days"] as const).map((unit) => [unit, words.units[unit]] as const)}
        />
      </div>
    </div>
  );
}
