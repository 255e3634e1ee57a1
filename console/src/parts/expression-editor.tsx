// An editor for an expression. Findings are marked at their place, and listed below it; choosing one goes there.

import { useId, useRef } from "preact/hooks";
import { lengthOf, placeOf } from "../check/expression-findings.js";
import type { ExpressionFinding } from "../check/expression-findings.js";
import { stretchesOf } from "../check/stretches.js";
import type { ExpressionKind } from "../completion/vocabulary.js";
import { t } from "../texts/index.js";
import { CompletionList, useCompletion } from "./completion.js";
import { Hidden, Untrusted } from "./untrusted.js";

interface ExpressionEditorProps {
  readonly kind: ExpressionKind;
  readonly label: string;
  readonly about: string;
  readonly text: string;
  /** Characters at most. */
  readonly most: number;
  readonly findings: readonly ExpressionFinding[];
  readonly onText: (text: string) => void;
}

export function ExpressionEditor({ kind, label, about, text, most, findings, onText }: ExpressionEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLPreElement>(null);
  const completion = useCompletion(kind, field);
  const isOffering = completion.offered.value !== undefined;
  const [id, aboutId, findingsId] = [useId(), useId(), useId()];
  const goTo = (finding: ExpressionFinding) => {
    field.current?.focus();
    field.current?.setSelectionRange(finding.offset, finding.offset + lengthOf(text, finding));
  };
  return (
    <div class="expression">
      <label for={id}>{label}</label>
      <p id={aboutId} class="soft small-text">
        {about}
      </p>
      <div class="editor">
        <pre ref={copy} aria-hidden="true">
          {stretchesOf(text, findings).map(({ from, text: marked, kind }) =>
            kind === "plain" ? (
              marked
            ) : kind === "finding" ? (
              <mark key={from}>{marked || " "}</mark>
            ) : (
              <span key={from} class={kind}>
                {marked}
              </span>
            ),
          )}
          {"\n"}
        </pre>
        <textarea
          ref={field}
          id={id}
          dir="ltr"
          rows={1}
          maxLength={most}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-keyshortcuts="Control+Space"
          aria-controls={isOffering ? completion.listId : undefined}
          aria-activedescendant={isOffering ? completion.optionId(completion.active.value) : undefined}
          aria-invalid={findings.length > 0}
          aria-describedby={findings.length > 0 ? `${aboutId} ${findingsId}` : aboutId}
          value={text}
          onInput={(event) => {
            onText(event.currentTarget.value);
            completion.onInput(event);
          }}
          onKeyDown={completion.onKeyDown}
          onPointerDown={completion.close}
          onBlur={completion.close}
        />
        <CompletionList of={completion} copy={copy} />
      </div>
      {findings.length > 0 && (
        <ul id={findingsId} class="findings">
          {findings.map((finding) => (
            <li key={`${finding.offset} ${finding.text}`}>
              <button type="button" class="small quiet" onClick={() => goTo(finding)}>
                {t.policyEditor.at(...placeOf(text, finding.offset))}
              </button>
              <Untrusted text={finding.text} />
            </li>
          ))}
        </ul>
      )}
      <Hidden in={text} />
    </div>
  );
}
