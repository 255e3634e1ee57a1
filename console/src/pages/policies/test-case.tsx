// A case of the table of policy tests, with what became of it.

import type { User } from "@countersign/api";
import { useId } from "preact/hooks";
import { titleOf } from "../../check/words.js";
import { Explained } from "../../parts/explained.js";
import { Untrusted } from "../../parts/untrusted.js";
import type { Result } from "../../policy-tests/run.js";
import type { Case } from "../../policy-tests/table.js";
import { t } from "../../texts/index.js";

interface CaseCardProps {
  readonly of: Case;
  readonly result: Result | undefined;
  readonly users: readonly User[];
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function CaseCard({ of, result, users, disabled, onEdit, onRemove }: CaseCardProps) {
  const { name, type, by, approvals, at, expect } = of;
  const heading = useId();
  const nameOf = (id: string) => users.find(({ userId }) => userId === id)?.userName ?? id;
  const unknown = [by, ...approvals].filter((id) => !users.some(({ userId }) => userId === id));
  return (
    <article class="card case" aria-labelledby={heading}>
      <div class="title-row">
        <h2 id={heading} class="case-title">
          {name === "" ? titleOf(type) : <Untrusted text={name} />}
        </h2>
        <Verdict of={result} />
        <div class="actions">
          <button type="button" class="small" disabled={disabled} onClick={onEdit}>
            {t.policies.edit}
          </button>
          <button type="button" class="small" disabled={disabled} onClick={onRemove}>
            {t.policyTests.remove}
          </button>
        </div>
      </div>
      <p>
        <Untrusted text={nameOf(by)} /> {t.policyTests.asks} {titleOf(type)}
        {approvals.length > 0 && (
          <>
            {t.policyTests.approvedBy}{" "}
            {approvals.map((id, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <Untrusted text={nameOf(id)} />
              </span>
            ))}
          </>
        )}
        {at !== "" && ` ${t.policyTests.atTime(at)}`}
      </p>
      <p>
        <span class="soft">{t.policyTests.expected}</span> {t.policyTests.outcomes[expect]}
        {result && "got" in result && !result.passed && (
          <>
            {" · "}
            <span class="soft">{t.policyTests.got}</span>{" "}
            {result.got === undefined ? t.common.unknown : t.policyTests.outcomes[result.got]}
          </>
        )}
      </p>
      {result === undefined &&
        unknown.map((id) => (
          <p key={id} class="failed">
            {t.policyTests.noUser} <Untrusted text={id} />
          </p>
        ))}
      {result && "failure" in result && (
        <p class="failed break">
          <Untrusted text={result.failure} />
        </p>
      )}
      {result && "answer" in result && (
        <details>
          <summary>{t.policyTests.why}</summary>
          <Explained answer={result.answer} withOthers />
        </details>
      )}
    </article>
  );
}

function Verdict({ of }: { readonly of: Result | undefined }) {
  const [kind, text] =
    of === undefined
      ? ["", t.policyTests.notRun]
      : "failure" in of
        ? ["bad", t.policyTests.refused]
        : of.passed
          ? ["good", t.policyTests.passed]
          : ["bad", t.policyTests.failed];
  return (
    <span class={`badge ${kind}`} data-testid="verdict">
      {text}
    </span>
  );
}
