// A box that says whether something is chosen among others.

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface CheckProps<Id extends string> {
  readonly id: Id;
  /** What is chosen. */
  readonly among: Signal<ReadonlySet<Id>>;
  readonly children: ComponentChildren;
}

export function Check<Id extends string>({ id, among, children }: CheckProps<Id>) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={among.value.has(id)}
        onChange={(event) => {
          const others = [...among.value].filter((other) => other !== id);
          among.value = new Set(event.currentTarget.checked ? [...others, id] : others);
        }}
      />
      {children}
    </label>
  );
}
