// What contradicts what was signed, before everything else.

import type { Finding } from "../../check/finding.js";
import { Notice } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { t } from "../../texts/index.js";

export function Findings({ of }: { readonly of: readonly Finding[] }) {
  const bad = of.filter(({ level }) => level === "bad");
  const warn = of.filter(({ level }) => level === "warn");
  const notes = of.filter(({ level }) => level === "note");
  return (
    <>
      {bad.length > 0 && (
        <Notice kind="bad" title={t.check.contradiction}>
          <p>{t.check.contradictionWhy}</p>
          <List of={bad} />
        </Notice>
      )}
      {warn.length > 0 && (
        <Notice kind="warn" title={t.check.questions}>
          <List of={warn} />
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice>
          <List of={notes} />
        </Notice>
      )}
    </>
  );
}

function List({ of }: { readonly of: readonly Finding[] }) {
  return (
    <ul class="bullets">
      {of.map(({ field, text }, index) => (
        <li key={index} data-field={field}>
          <Untrusted text={text} /> <code class="soft">{field}</code>
        </li>
      ))}
    </ul>
  );
}
