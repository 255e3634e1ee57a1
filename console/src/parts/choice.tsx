// A field in which one of several is chosen.

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly chosen: Pick<Signal<Value>, "value">;
  /** Values with their names, in order. */
  readonly of: readonly (readonly [value: Value, name: string])[];
  readonly about?: string;
}

export function Choice<Value extends string>({ label, chosen, of, about }: ChoiceProps<Value>) {
  const [field, aboutId] = [useId(), useId()];
  return (
    <>
      <label for={field}>{label}</label>
      <select
        id={field}
        value={chosen.value}
        {...(about !== undefined && { "aria-describedby": aboutId })}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const found = of.find(([each]) => each === value);
          if (found) chosen.value = found[0];
        }}
      >
        {of.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {about !== undefined && (
        <p id={aboutId} class="soft small-text about">
          {about}
        </p>
      )}
    </>
  );
}
