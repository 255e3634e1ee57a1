// What a private key is: its name, its curve, and the forms of its addresses.

import { AddressFormat, Curve } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { addressFormats, curves } from "../../chains/facts.js";
import { Field } from "../../parts/field.js";
import { t } from "../../texts/index.js";
import { chains, nameOfFormat } from "./chains.js";

export interface KeyParts {
  readonly name: Signal<string>;
  readonly curve: Signal<Curve>;
  readonly formats: Signal<readonly AddressFormat[]>;
}

/** The forms of addresses that a curve has. */
export function formatsOf(curve: Curve): readonly AddressFormat[] {
  return Object.values(AddressFormat).filter((format) => addressFormats[format].curves.includes(curve));
}

export function useKeyParts(): KeyParts {
  return {
    name: useSignal(""),
    curve: useSignal<Curve>("CURVE_SECP256K1"),
    formats: useSignal<readonly AddressFormat[]>(["ADDRESS_FORMAT_ETHEREUM"]),
  };
}

export function KeyFields({ of: { name, curve, formats } }: { readonly of: KeyParts }) {
  const usual = chains.filter((chain) => chain.curve === curve.value).map(({ addressFormat }) => addressFormat);
  const others = formatsOf(curve.value).filter((format) => !usual.includes(format));
  return (
    <>
      <Field label={t.common.name} text={name} required maxLength={256} />
      <CurveSelect
        curve={curve.value}
        onCurve={(chosen) => {
          curve.value = chosen;
          formats.value = chains
            .filter((chain) => chain.curve === chosen)
            .map(({ addressFormat }) => addressFormat)
            .slice(0, 1);
        }}
      />
      <fieldset>
        <legend>{t.keys.formats}</legend>
        {usual.length > 0 && <Formats of={usual} chosen={formats} />}
        <details open={usual.length === 0}>
          <summary>{t.keys.otherFormats}</summary>
          <Formats of={others} chosen={formats} />
        </details>
      </fieldset>
    </>
  );
}

function Formats({ of, chosen }: { readonly of: readonly AddressFormat[]; readonly chosen: KeyParts["formats"] }) {
  return (
    <div class="choices">
      {of.map((format) => (
        <label key={format} class="check">
          <input
            type="checkbox"
            checked={chosen.value.includes(format)}
            onChange={(event) => {
              const others = chosen.value.filter((other) => other !== format);
              chosen.value = event.currentTarget.checked ? [...others, format] : others;
            }}
          />
          {nameOfFormat(format)}
        </label>
      ))}
    </div>
  );
}

export function CurveSelect({ curve, onCurve }: { readonly curve: Curve; readonly onCurve: (curve: Curve) => void }) {
  const field = useId();
  return (
    <>
      <label for={field}>{t.accounts.curve}</label>
      <select
        id={field}
        value={curve}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const chosen = Object.values(Curve).find((each) => each === value);
          if (chosen) onCurve(chosen);
        }}
      >
        {Object.values(Curve).map((each) => (
          <option key={each} value={each}>
            {curves[each].name}
          </option>
        ))}
      </select>
    </>
  );
}
