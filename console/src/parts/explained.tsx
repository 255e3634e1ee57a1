// Which policies decide, and why: clause by clause.

import type { ExplainPolicyResponse } from "@countersign/api";
import { t } from "../texts/index.js";
import { Section } from "./facts.js";
import { Untrusted } from "./untrusted.js";

const badges: Readonly<Record<string, string>> = {
  EXPRESSION_OUTCOME_TRUE: "good",
  EXPRESSION_OUTCOME_FALSE: "",
  EXPRESSION_OUTCOME_ERROR: "bad",
};

type Explanation = ExplainPolicyResponse["policies"][number];

interface ExplainedProps {
  readonly answer: ExplainPolicyResponse;
  /** Whether policies that are not about the activity are shown, too. */
  readonly withOthers?: boolean;
}

export function Explained({ answer: { policies, message }, withOthers = false }: ExplainedProps) {
  const isConcerned = ({ conditionOutcome }: Explanation) => conditionOutcome !== "EXPRESSION_OUTCOME_FALSE";
  const others = policies.filter((policy) => !isConcerned(policy));
  return (
    <Section title={t.policies.title}>
      <p>
        <strong>{t.policies.outcome}</strong> <Untrusted text={message} />
      </p>
      {policies.filter(isConcerned).map((policy) => (
        <Policy key={policy.policyId} policy={policy} />
      ))}
      {others.length > 0 && <p class="soft small-text">{t.policies.others(others.length)}</p>}
      {withOthers && others.map((policy) => <Policy key={policy.policyId} policy={policy} />)}
    </Section>
  );
}

function Policy({ policy }: { readonly policy: Explanation }) {
  const { policyName, effect, applied, clauses } = policy;
  return (
    <details>
      <summary>
        <Untrusted text={policyName} />
        <span class={`badge ${effect === "EFFECT_DENY" ? "bad" : "good"}`}>
          {effect === "EFFECT_DENY" ? t.policies.denies : t.policies.allows}
        </span>
        <span class="badge">{applied ? t.policies.applied : t.policies.notApplied}</span>
      </summary>
      <ul class="rows">
        {clauses.map((clause, index) => (
          <li key={index}>
            <span class="grow">
              <code>
                <Untrusted text={clause.text} most={2000} lines />
              </code>
              {clause.message !== undefined && (
                <span class="soft small-text note">
                  <Untrusted text={clause.message} />
                </span>
              )}
            </span>
            <span class={`badge ${badges[clause.outcome] ?? "warn"}`}>
              {t.policies.outcomes[
                clause.outcome.replace("EXPRESSION_OUTCOME_", "") as keyof typeof t.policies.outcomes
              ] ?? clause.outcome}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
