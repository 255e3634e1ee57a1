// A field for several lines of text, with its label. What it does not show of the text is shown below it.

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Hidden } from "./untrusted.js";

interface TextAreaProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** What to write there. */
  readonly about?: string;
  readonly rows: number;
  /** Characters at most. */
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly placeholder?: string;
}

export function TextArea({ label, text, about, ...attributes }: TextAreaProps) {
  const [id, aboutId] = [useId(), useId()];
  return (
    <>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="mono"
        dir="ltr"
        spellcheck={false}
        {...attributes}
        {...(about !== undefined && { "aria-describedby": aboutId })}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      {about !== undefined && (
        <p id={aboutId} class="soft small-text about">
          {about}
        </p>
      )}
      <Hidden in={text.value} />
    </>
  );
}
