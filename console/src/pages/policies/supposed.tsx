// What is supposed of an activity beside who asks for what: who has approved it, and when it is decided on.

import type { User } from "@countersign/api";
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { mostApprovals } from "../../policy-tests/table.js";
import { t } from "../../texts/index.js";

interface SupposedProps {
  readonly users: readonly User[];
  /** Who asks. */
  readonly by: string;
  readonly approvals: Signal<readonly string[]>;
  /** A timestamp at UTC, or empty. */
  readonly at: Signal<string>;
}

export function Supposed({ users, by, approvals, at }: SupposedProps) {
  const [approvalField, atField, aboutAt] = [useId(), useId(), useId()];
  const left = users.filter(({ userId }) => userId !== by && !approvals.value.includes(userId));
  return (
    <>
      <label for={approvalField}>{t.policyTests.approvals}</label>
      <select
        id={approvalField}
        value=""
        disabled={approvals.value.length >= mostApprovals}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value !== "") approvals.value = [...new Set([...approvals.value, value])];
          event.currentTarget.value = "";
        }}
      >
        <option value="">{t.policyTests.addApproval}</option>
        {left.map(({ userId, userName }) => (
          <option key={userId} value={userId}>
            {plainText(userName)}
          </option>
        ))}
      </select>
      {approvals.value.length > 0 && (
        <ul class="rows">
          {approvals.value.map((id) => (
            <li key={id}>
              <span class="grow">
                <Untrusted text={users.find(({ userId }) => userId === id)?.userName ?? id} />
              </span>
              <button
                type="button"
                class="small"
                onClick={() => (approvals.value = approvals.value.filter((other) => other !== id))}
              >
                {t.policyTests.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label for={atField}>{t.policyTests.at}</label>
      <p id={aboutAt} class="soft small-text">
        {t.policyTests.atWhy}
      </p>
      <input
        id={atField}
        class="mono"
        dir="ltr"
        maxLength={32}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={aboutAt}
        value={at.value}
        onInput={(event) => (at.value = event.currentTarget.value.trim())}
      />
    </>
  );
}
