// How the policies would decide: somebody, a kind of activity, its parameters.

import { explainPolicy, listPolicies, listUsers } from "@countersign/api";
import type { ActivityType, ExplainPolicyResponse, User } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { readAgreed } from "../../check/agreement.js";
import { checkPolicies } from "../../check/decision.js";
import { titleOf } from "../../check/words.js";
import { Explained } from "../../parts/explained.js";
import { Facts } from "../../parts/facts.js";
import { useListed } from "../../parts/listed.js";
import { useDoing } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Failure } from "../../parts/state.js";
import { TextArea } from "../../parts/text-area.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { instantOf } from "../../policy-tests/table.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { readParameters } from "./parameters.js";
import { PoliciesNav } from "./policies-nav.js";
import { Supposed } from "./supposed.js";
import { newestTypes } from "../../parts/types.js";

const noParameters = "{\n}";

export function WhatIfPage() {
  const users = useListed("users", listUsers, t.people.title);
  return (
    <>
      <h1>{t.whatIf.title}</h1>
      <PoliciesNav at="/policies/what-if" />
      <p class="soft">{t.whatIf.intro}</p>
      <Read of={users}>{({ users: found }) => <WhatIf users={found} />}</Read>
    </>
  );
}

function WhatIf({ users }: { readonly users: readonly User[] }) {
  const { organizationId, userId } = signedIn();
  const who = useSignal(userId);
  const type = useSignal<string>("ACTIVITY_TYPE_CREATE_WALLET");
  const parameters = useSignal(noParameters);
  /** Those of the last answer. */
  const asked = useSignal(noParameters);
  const approvals = useSignal<readonly string[]>([]);
  const at = useSignal("");
  const answer = useSignal<ExplainPolicyResponse | undefined>(undefined);
  const asking = useDoing();
  useUnsaved(parameters.value === asked.value ? noParameters : parameters.value);
  const [userField, typeField] = [useId(), useId()];
  const ask = (event: Event) => {
    event.preventDefault();
    answer.value = undefined;
    asking.run(async () => {
      const text = parameters.value;
      const question = { organizationId, type: type.value as ActivityType, parameters: readParameters(text) };
      // Without a user, it is the caller with the key that asks now.
      const by = who.value === userId ? {} : { userId: who.value };
      const instant = at.value === "" ? undefined : instantOf(at.value);
      if (at.value !== "" && instant === undefined) throw new Error(t.policyTests.noTime);
      const supposed = {
        ...question,
        ...by,
        ...(approvals.value.length > 0 && { approvedBy: [...approvals.value] }),
        ...(instant !== undefined && { at: instant }),
      };
      answer.value = await readAgreed(async () => {
        const connection = reads(signedIn());
        const [explained, { policies }] = await Promise.all([
          explainPolicy(connection, supposed),
          listPolicies(connection, { organizationId }),
        ]);
        return [explained, [t.policies.title, checkPolicies(policies, explained), []]];
      });
      asked.value = text;
    });
  };
  return (
    <>
      <form class="card" onSubmit={ask}>
        <label for={userField}>{t.whatIf.user}</label>
        <select id={userField} value={who.value} onChange={(event) => (who.value = event.currentTarget.value)}>
          {users.map((user) => (
            <option key={user.userId} value={user.userId}>
              {plainText(user.userName)}
            </option>
          ))}
        </select>
        <label for={typeField}>{t.whatIf.type}</label>
        <select id={typeField} value={type.value} onChange={(event) => (type.value = event.currentTarget.value)}>
          {newestTypes.map((each) => (
            <option key={each} value={each}>
              {titleOf(each)}
            </option>
          ))}
        </select>
        <TextArea label={t.whatIf.parameters} text={parameters} about={t.whatIf.parametersWhy} rows={5} />
        <Supposed users={users} by={who.value} approvals={approvals} at={at} />
        {asking.failure.value !== undefined && <Failure message={asking.failure.value} />}
        <div class="actions">
          <button type="submit" class="primary" disabled={asking.busy.value}>
            {t.whatIf.ask}
          </button>
        </div>
      </form>
      {answer.value && (
        <div role="status" class="stack" data-testid="answer">
          <Decision answer={answer.value} users={users} />
          <Explained answer={answer.value} withOthers />
        </div>
      )}
    </>
  );
}

const kinds: Readonly<Record<string, string>> = { ALLOW: "good", CONSENSUS_NEEDED: "warn" };

function Decision({ answer, users }: { readonly answer: ExplainPolicyResponse; readonly users: readonly User[] }) {
  const name = answer.outcome.replace("DECISION_OUTCOME_", "");
  const nameOf = (id: string) => users.find(({ userId }) => userId === id)?.userName ?? id;
  return (
    <section class="card">
      <p class="title-row">
        <span class={`badge ${kinds[name] ?? "bad"}`} data-testid="outcome">
          {t.whatIf.outcomes[name as keyof typeof t.whatIf.outcomes] ?? name}
        </span>
      </p>
      {answer.couldApprove.length > 0 && (
        <Facts
          of={[
            [
              t.whatIf.could,
              <span class="names">
                {answer.couldApprove.map((id) => (
                  <Untrusted key={id} text={nameOf(id)} />
                ))}
              </span>,
            ],
          ]}
        />
      )}
    </section>
  );
}
