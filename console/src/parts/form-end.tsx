// The end of a form in a dialog: how its change went, and the buttons that close the dialog and submit the form.

import { t } from "../texts/index.js";
import type { Submitting } from "./submitting.js";
import { Submitted } from "./submitting.js";

interface FormEndProps {
  readonly of: Submitting;
  /** What the form does, as its button says it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Whether it cannot be submitted yet. */
  readonly isIncomplete?: boolean;
  readonly onClose: () => void;
}

export function FormEnd({ of, action, isDangerous = false, isIncomplete = false, onClose }: FormEndProps) {
  return (
    <>
      <Submitted of={of} />
      <div class="actions">
        <button type="button" onClick={onClose}>
          {t.common.close}
        </button>
        <button type="submit" class={isDangerous ? "danger" : "primary"} disabled={of.busy.value || isIncomplete}>
          {action}
        </button>
      </div>
    </>
  );
}
