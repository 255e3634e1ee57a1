// The most that a limit allows: an amount in the unit of its assets, or how many.

import { unitOf } from "../../chains/assets.js";
import { groupedDigits, readDecimal } from "../../decode/numbers.js";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { Field } from "../../parts/field.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const { limits: words } = later;
const mostDecimals = 77;

export interface MaximumParts {
  readonly typed: Signal<string>;
  /** Of a token that the console does not know. */
  readonly decimals: Signal<string>;
}

export function useMaximum(typed = ""): MaximumParts {
  return { typed: useSignal(typed), decimals: useSignal("0") };
}

interface Counted {
  readonly measure: string;
  /** Names of CAIP-19. */
  readonly assets: readonly string[];
}

/** What the field is told in. */
function scaleOf({ measure, assets }: Counted, { decimals }: MaximumParts) {
  if (measure !== "SPENDING_MEASURE_AMOUNT") return { decimals: 0, unit: undefined, isKnown: true };
  const unit = unitOf(assets);
  if (unit) return { decimals: unit.decimals, unit: unit.unit ?? t.decode.nativeUnit, isKnown: true };
  const typed = /^\d{1,2}$/.test(decimals.value) ? Math.min(Number(decimals.value), mostDecimals) : 0;
  return { decimals: typed, unit: undefined, isKnown: false };
}

/** In the smallest unit; undefined for what is no number. */
export function maximumOf(counted: Counted, parts: MaximumParts): bigint | undefined {
  return readDecimal(parts.typed.value, scaleOf(counted, parts).decimals);
}

export function MaximumField({ of, counted }: { readonly of: MaximumParts; readonly counted: Counted }) {
  const { decimals, unit, isKnown } = scaleOf(counted, of);
  const isAmount = counted.measure === "SPENDING_MEASURE_AMOUNT";
  const maximum = maximumOf(counted, of);
  return (
    <>
      {!isKnown && counted.assets.length > 1 && <p class="soft small-text">{words.differentUnits}</p>}
      {!isKnown && counted.assets.length === 1 && (
        <Field
          label={words.decimals}
          text={of.decimals}
          about={words.decimalsWhy}
          required
          maxLength={2}
          pattern="[0-9]+"
        />
      )}
      <Field
        label={isAmount ? (unit === undefined ? words.amount : words.amountIn(unit)) : words.number}
        text={of.typed}
        required
        maxLength={110}
      />
      <p class="soft small-text about" role="status" data-testid="smallest">
        {of.typed.value === ""
          ? ""
          : maximum === undefined
            ? words.noAmount(decimals)
            : isAmount && words.smallest(groupedDigits(maximum))}
      </p>
    </>
  );
}
