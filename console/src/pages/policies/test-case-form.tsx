// Writes a case of the table of policy tests.

import type { ActivityType, User } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { titleOf } from "../../check/words.js";
import { Dialog } from "../../parts/dialog.js";
import { Failure } from "../../parts/state.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { plainText } from "../../parts/untrusted.js";
import { expectations, instantOf } from "../../policy-tests/table.js";
import type { Case, Expectation } from "../../policy-tests/table.js";
import { messageOf, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { readParameters } from "./parameters.js";
import { Supposed } from "./supposed.js";
import { newestTypes } from "../../parts/types.js";

interface CaseFormProps {
  /** Undefined for a new one. */
  readonly of: Case | undefined;
  readonly users: readonly User[];
  readonly onKeep: (kept: Case) => void;
  readonly onClose: () => void;
}

export function CaseForm({ of, users, onKeep, onClose }: CaseFormProps) {
  const name = useSignal(of?.name ?? "");
  const by = useSignal(of?.by ?? signedIn().userId);
  const type = useSignal<string>(of?.type ?? "ACTIVITY_TYPE_CREATE_WALLET");
  const parameters = useSignal(JSON.stringify(of?.parameters ?? { walletName: "Savings", accounts: [] }, null, 2));
  const approvals = useSignal<readonly string[]>(of?.approvals ?? []);
  const at = useSignal(of?.at ?? "");
  const expect = useSignal<string>(of?.expect ?? "ALLOW");
  const failure = useSignal<string | undefined>(undefined);
  useUnsaved(JSON.stringify([name.value, parameters.value, at.value]));
  const [nameField, byField, typeField, parametersField, expectField] = [useId(), useId(), useId(), useId(), useId()];
  const types = newestTypes.some((each) => each === type.value) ? newestTypes : [type.value, ...newestTypes];
  const keep = (event: Event) => {
    event.preventDefault();
    try {
      if (at.value !== "" && instantOf(at.value) === undefined) throw new Error(t.policyTests.noTime);
      onKeep({
        name: name.value,
        type: type.value as ActivityType,
        parameters: readParameters(parameters.value),
        by: by.value,
        approvals: approvals.value,
        at: at.value,
        expect: expect.value as Expectation,
      });
    } catch (error) {
      failure.value = messageOf(error);
    }
  };
  return (
    <Dialog title={of ? t.policyTests.editTitle : t.policyTests.addTitle} onClose={onClose}>
      <form onSubmit={keep}>
        <label for={nameField}>{t.policyTests.name}</label>
        <input
          id={nameField}
          maxLength={256}
          dir="auto"
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <label for={byField}>{t.whatIf.user}</label>
        <select id={byField} value={by.value} onChange={(event) => (by.value = event.currentTarget.value)}>
          <Users users={users} also={by.value} />
        </select>
        <label for={typeField}>{t.whatIf.type}</label>
        <select id={typeField} value={type.value} onChange={(event) => (type.value = event.currentTarget.value)}>
          {types.map((each) => (
            <option key={each} value={each}>
              {titleOf(each)}
            </option>
          ))}
        </select>
        <label for={parametersField}>{t.whatIf.parameters}</label>
        <textarea
          id={parametersField}
          class="mono"
          dir="ltr"
          rows={6}
          spellcheck={false}
          value={parameters.value}
          onInput={(event) => (parameters.value = event.currentTarget.value)}
        />
        <Supposed users={users} by={by.value} approvals={approvals} at={at} />
        <label for={expectField}>{t.policyTests.expected}</label>
        <select id={expectField} value={expect.value} onChange={(event) => (expect.value = event.currentTarget.value)}>
          {expectations.map((each) => (
            <option key={each} value={each}>
              {t.policyTests.outcomes[each]}
            </option>
          ))}
        </select>
        {failure.value !== undefined && <Failure message={failure.value} />}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.common.cancel}
          </button>
          <button type="submit" class="primary">
            {of ? t.policyTests.keep : t.policyTests.add}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** @param also somebody who is chosen, though perhaps no user */
function Users({ users, also }: { readonly users: readonly User[]; readonly also: string }) {
  return (
    <>
      {!users.some(({ userId }) => userId === also) && <option value={also}>{plainText(also)}</option>}
      {users.map(({ userId, userName }) => (
        <option key={userId} value={userId}>
          {plainText(userName)}
        </option>
      ))}
    </>
  );
}
