// The part of a page that deletes what the page shows.

import type { Activity, Connection } from "@countersign/api";
import type { ComponentChildren } from "preact";
import type { Review } from "../session/connection.js";
import { t } from "../texts/index.js";
import { Section } from "./facts.js";
import { Submitted, useSubmitting } from "./submitting.js";

interface DeleteSectionProps {
  readonly about: string;
  /** What deleting it does. */
  readonly review: Pick<Review, "subject" | "policy">;
  readonly send: (connection: Connection) => Promise<{ readonly activity: Activity }>;
  readonly onDeleted: () => void;
  readonly disabled?: boolean;
  /** What the person has to know or to tick. */
  readonly children?: ComponentChildren;
}

export function DeleteSection({ about, review, send, onDeleted, disabled = false, children }: DeleteSectionProps) {
  const deleting = useSubmitting();
  return (
    <Section title={t.common.delete} about={about}>
      {children}
      <Submitted of={deleting} />
      <div class="actions start">
        <button
          type="button"
          class="danger"
          disabled={deleting.busy.value || disabled}
          onClick={() => deleting.submit({ action: t.common.delete, ...review, isDangerous: true }, send, onDeleted)}
        >
          {t.common.delete}
        </button>
      </div>
    </Section>
  );
}
