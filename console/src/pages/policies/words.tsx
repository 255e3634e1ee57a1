// The words of the policy language that are needed most.

import { t } from "../../texts/index.js";

export function Words() {
  return (
    <details class="card">
      <summary>{t.policyEditor.words}</summary>
      <p class="soft small-text">{t.policyEditor.wordsWhy}</p>
      {(
        [
          [t.policyEditor.inCondition, t.policyEditor.conditionWords],
          [t.policyEditor.inConsensus, t.policyEditor.consensusWords],
        ] as const
      ).map(([title, words]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul class="bullets">
            {words.map(([word, about]) => (
              <li key={word}>
                <code>{word}</code> <span class="soft">{about}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
