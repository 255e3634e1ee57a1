// What a policy consists of, to be written. What the service finds in it is shown at its place.

import { listPolicies } from "@countersign/api";
import type { Effect, PolicyWarning } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { findingsIn, moved } from "../../check/expression-findings.js";
import type { Findings } from "../../check/expression-findings.js";
import type { PolicyTexts } from "../../check/policy-change.js";
import { withPolicy } from "../../check/proposed.js";
import { ExpressionEditor } from "../../parts/expression-editor.js";
import { Section } from "../../parts/facts.js";
import { useUsers } from "../../parts/contradicted.js";
import { PlanResult, usePlanning } from "../../parts/planning.js";
import { Notice } from "../../parts/state.js";
import { Submitted } from "../../parts/submitting.js";
import type { Submitting } from "../../parts/submitting.js";
import { Hidden, Untrusted } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { useChecking } from "./checking.js";
import { reads, signedIn } from "../../session/connection.js";
import { Words } from "./words.js";

const expressions = ["condition", "consensus", "time"] as const;
const longest = 16_384;
/** Activities that a plan replays at a time. */
const planned = 100;

export interface WrittenPolicy extends PolicyTexts {
  readonly effect: Effect;
}

interface PolicyFormProps {
  readonly of: PolicyTexts;
  /** Of the policy that is changed. */
  readonly policyId?: string;
  /** What the request calls the expressions. */
  readonly names: Readonly<Record<(typeof expressions)[number], string>>;
  readonly action: string;
  readonly saving: Submitting;
  /** `noting` keeps what the service finds in the expressions where a request is refused. */
  readonly onSave: (policy: WrittenPolicy, noting: <T>(sent: Promise<T>) => Promise<T>) => void;
}

export function PolicyForm({ of, policyId, names, action, saving, onSave }: PolicyFormProps) {
  const policy = useSignal<WrittenPolicy>({
    policyName: of.policyName,
    effect: of.effect === "EFFECT_DENY" ? "EFFECT_DENY" : "EFFECT_ALLOW",
    condition: of.condition,
    consensus: of.consensus,
    time: of.time ?? "",
    notes: of.notes,
  });
  // By the names of the expressions here.
  const findings = useSignal<Findings>(new Map());
  useUnsaved(JSON.stringify(policy.value));
  const wasRefused = useSignal(false);
  const warnings = useSignal<readonly PolicyWarning[]>([]);
  const checking = useChecking(expressionsOf(policy.peek()), policyId, (found, warned) => {
    findings.value = found;
    warnings.value = warned;
  });
  const planning = usePlanning();
  const users = useUsers();
  const nameOf = (userId: string) => users.value.value?.get(userId)?.userName ?? userId;
  const proposed = async () => {
    const { policies } = await listPolicies(reads(signedIn()), { organizationId: signedIn().organizationId });
    return withPolicy(policies, policyId, policy.peek());
  };
  const [nameField, effectField, notesField] = [useId(), useId(), useId()];
  const { policyName, effect, notes } = policy.value;
  const count = [...findings.value.values()].flat().length;
  const write = (part: Partial<WrittenPolicy>) => (policy.value = { ...policy.value, ...part });
  const writeExpression = (part: (typeof expressions)[number], text: string) => {
    const before = policy.value[part] ?? "";
    const left = moved(findings.value.get(part) ?? [], before, text);
    if (findings.value.has(part)) findings.value = new Map([...findings.value, [part, left]]);
    write({ [part]: text });
    checking.later(expressionsOf(policy.value));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    checking.stop();
    wasRefused.value = false;
    const written = policy.value;
    const texts = Object.fromEntries(expressions.map((part) => [names[part], written[part] ?? ""]));
    onSave(written, (sent) =>
      sent.catch((error: unknown) => {
        const refused = findingsIn(error, texts);
        if (refused.size > 0) {
          wasRefused.value = true;
          findings.value = new Map(expressions.map((part) => [part, refused.get(names[part]) ?? []]));
        }
        throw error;
      }),
    );
  };
  return (
    <>
      <form class="card" onSubmit={submit}>
        <label for={nameField}>{t.common.name}</label>
        <input
          id={nameField}
          required
          maxLength={256}
          dir="auto"
          autocomplete="off"
          value={policyName}
          onInput={(event) => write({ policyName: event.currentTarget.value })}
        />
        <Hidden in={policyName} />
        <label for={effectField}>{t.policyEditor.effect}</label>
        <select
          id={effectField}
          value={effect}
          onChange={(event) => {
            write({ effect: event.currentTarget.value === "EFFECT_DENY" ? "EFFECT_DENY" : "EFFECT_ALLOW" });
            checking.later(expressionsOf(policy.value));
          }}
        >
          {(["EFFECT_ALLOW", "EFFECT_DENY"] as const).map((each) => (
            <option key={each} value={each}>
              {t.policies.effects[each]}
            </option>
          ))}
        </select>
        {expressions.map((part) => (
          <ExpressionEditor
            key={part}
            kind={part}
            label={t.policyEditor[part]}
            about={t.policyEditor[`${part}Why`]}
            text={policy.value[part] ?? ""}
            most={longest}
            findings={findings.value.get(part) ?? []}
            onText={(text) => writeExpression(part, text)}
          />
        ))}
        <label for={notesField}>{t.policyEditor.notes}</label>
        <textarea
          id={notesField}
          rows={2}
          maxLength={4096}
          dir="auto"
          value={notes}
          onInput={(event) => write({ notes: event.currentTarget.value })}
        />
        <Hidden in={notes} />
        {!wasRefused.value && <Submitted of={saving} />}
        {wasRefused.value && count > 0 && (
          <Notice kind="bad" title={t.policyEditor.found(count)}>
            {t.policyEditor.foundWhy}
          </Notice>
        )}
        {warnings.value.map(({ message, suggestion }) => (
          <Notice key={message} kind="warn" title={t.policyEditor.warning}>
            <p>
              <Untrusted text={message} most={1000} />
            </p>
            {suggestion !== undefined && (
              <p>
                <Untrusted text={suggestion} most={1000} />
              </p>
            )}
          </Notice>
        ))}
        <p class="soft small-text" role="status">
          {checking.failure.value === undefined
            ? count === 0
              ? t.policyEditor.checked
              : t.policyEditor.found(count)
            : t.policyEditor.unchecked(checking.failure.value)}
        </p>
        <div class="actions">
          <button type="button" disabled={planning.busy.value} onClick={() => planning.start(proposed, planned)}>
            {later.plan.seeFromForm}
          </button>
          <button type="submit" class="primary" disabled={saving.busy.value}>
            {action}
          </button>
        </div>
      </form>
      {(planning.busy.value || planning.shown.value || planning.failure.value !== undefined) && (
        <Section title={later.plan.result} about={later.plan.resultWhy}>
          <PlanResult of={planning} nameOf={nameOf} step={planned} />
        </Section>
      )}
      <Words />
    </>
  );
}

function expressionsOf({ effect, condition, consensus, time = "" }: WrittenPolicy) {
  return { effect, condition, consensus, time };
}
