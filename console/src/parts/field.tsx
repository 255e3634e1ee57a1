// A field for a line of text, with its label. What it does not show of the text is shown below it.

import { Labelled } from "./labelled.js";
import type { LabelledProps } from "./labelled.js";

export interface FieldProps extends LabelledProps {
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
  return (
    <Labelled
      {...{ label, text, ...(about !== undefined && { about }) }}
      field={(tied) => (
        <input
          // Each type has props of its own to the compiler; these are for all.
          type={type as "text"}
          dir="auto"
          autocomplete={autocomplete}
          spellcheck={false}
          {...attributes}
          {...tied}
        />
      )}
    />
  );
}
