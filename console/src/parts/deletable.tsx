// A row of a list, with a button that deletes what it shows.

import type { Activity, Connection } from "@countersign/api";
import type { ComponentChildren } from "preact";
import { t } from "../texts/index.js";
import { Submitted, useSubmitting } from "./submitting.js";

interface DeletableProps {
  /** What deleting it does. */
  readonly subject: string;
  /** On the button, for those who hear it. Names of others are plain text in it. */
  readonly spoken: string;
  readonly send: (connection: Connection) => Promise<{ readonly activity: Activity }>;
  readonly onDeleted: () => void;
  readonly children: ComponentChildren;
}

export function Deletable({ subject, spoken, send, onDeleted, children }: DeletableProps) {
  const deleting = useSubmitting();
  return (
    <div class="grow">
      <div class="title-row">
        <div class="grow">{children}</div>
        <button
          type="button"
          class="small danger-text"
          aria-label={spoken}
          disabled={deleting.busy.value}
          onClick={() => deleting.submit({ action: t.common.delete, subject, isDangerous: true }, send, onDeleted)}
        >
          {t.common.delete}
        </button>
      </div>
      <Submitted of={deleting} />
    </div>
  );
}
