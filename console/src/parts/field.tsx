// A field for a line of text, with its label. What it does not show of the text is shown below it.

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Hidden } from "./untrusted.js";

export interface FieldProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** What to write there. */
  readonly about?: string;
  readonly class?: "mono";
  readonly type?: "text" | "email" | "tel" | "url";
  readonly required?: boolean;
  /** Characters at most. */
  readonly maxLength: number;
  readonly autocomplete?: string;
  readonly autocapitalize?: "characters";
  /** What the whole text has to be like. */
  readonly pattern?: string;
}

export function Field({ label, text, about, type = "text", autocomplete = "off", ...attributes }: FieldProps) {
  const [id, aboutId] = [useId(), useId()];
  return (
    <>
      <label for={id}>{label}</label>
      <input
        id={id}
        // Each type has props of its own to the compiler; these are for all.
        type={type as "text"}
        dir="auto"
        autocomplete={autocomplete}
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
