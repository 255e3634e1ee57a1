// What a field has around it: its label, what to write there, and below it what it does not show of its text.

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Hidden } from "./untrusted.js";

export interface LabelledProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** What to write there. */
  readonly about?: string;
}

interface Parts extends LabelledProps {
  /** The field, with what ties it to its label and text. */
  readonly field: (tied: Tied) => ComponentChildren;
}

interface Tied {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly value: string;
  readonly onInput: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

export function Labelled({ label, text, about, field }: Parts) {
  const [id, aboutId] = [useId(), useId()];
  return (
    <>
      <label for={id}>{label}</label>
      {field({
        id,
        ...(about !== undefined && { "aria-describedby": aboutId }),
        value: text.value,
        onInput: (event) => (text.value = event.currentTarget.value),
      })}
      {about !== undefined && (
        <p id={aboutId} class="soft small-text about">
          {about}
        </p>
      )}
      <Hidden in={text.value} />
    </>
  );
}
