// A field for several lines of text, with its label. What it does not show of the text is shown below it.

import { Labelled } from "./labelled.js";
import type { LabelledProps } from "./labelled.js";

interface TextAreaProps extends LabelledProps {
  readonly rows: number;
  /** Characters at most. */
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly placeholder?: string;
}

export function TextArea({ label, text, about, ...attributes }: TextAreaProps) {
  return (
    <Labelled
      {...{ label, text, ...(about !== undefined && { about }) }}
      field={(tied) => <textarea class="mono" dir="ltr" spellcheck={false} {...attributes} {...tied} />}
    />
  );
}
