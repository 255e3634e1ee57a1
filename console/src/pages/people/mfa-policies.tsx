// What a user has to authenticate with beyond one credential.

import { AuthenticationType, createMfaPolicy, deleteMfaPolicy } from "@countersign/api";
import type { User } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Check } from "../../parts/check.js";
import { Deletable } from "../../parts/deletable.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const { mfa: words, described } = later;

interface MfaPoliciesProps {
  readonly of: User;
  readonly onChanged: () => void;
}

export function MfaPolicies({ of: user, onChanged }: MfaPoliciesProps) {
  const { organizationId } = signedIn();
  const { userId, userName, mfaPolicies } = user;
  return (
    <Section title={words.title} about={words.why}>
      {mfaPolicies.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul class="rows">
          {mfaPolicies.map(({ mfaPolicyId, mfaPolicyName, condition, requiredAuthenticationMethods }) => (
            <li key={mfaPolicyId}>
              <Deletable
                subject={words.deleteSubject(mfaPolicyName, userName)}
                spoken={words.deleteOf(plainText(mfaPolicyName))}
                send={(connection) =>
                  deleteMfaPolicy(connection, { organizationId, parameters: { userId, mfaPolicyId } })
                }
                onDeleted={onChanged}
              >
                <p class="row-title">
                  <Untrusted text={mfaPolicyName} />
                </p>
                <p>
                  {requiredAuthenticationMethods
                    .map(({ any }) => any.map(({ type }) => described.methods[type] ?? type).join(" / "))
                    .join(" + ")}
                </p>
                <p class="soft small-text">
                  {condition === "" ? described.everyActivity : <Untrusted text={condition} most={2000} lines />}
                </p>
              </Deletable>
            </li>
          ))}
        </ul>
      )}
      <CreateMfaPolicy of={user} onChanged={onChanged} />
    </Section>
  );
}

function CreateMfaPolicy(props: MfaPoliciesProps) {
  const isOpen = useSignal(false);
  return (
    <details onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{words.create}</summary>
      {isOpen.value && <MfaPolicyForm {...props} />}
    </details>
  );
}

function MfaPolicyForm({ of: { userId, userName }, onChanged }: MfaPoliciesProps) {
  const { organizationId } = signedIn();
  const [name, condition] = [useSignal(""), useSignal("")];
  const none: ReadonlySet<AuthenticationType> = new Set();
  const methods = useSignal(none);
  const creating = useSubmitting();
  useUnsaved(name.value + condition.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const parameters = {
      userId,
      mfaPolicyName: name.value,
      condition: condition.value,
      requiredAuthenticationMethods: [...methods.value].map((type) => ({ any: [{ type }] })),
      order: 0,
    };
    creating.submit(
      { action: words.create, subject: words.createSubject(name.value, userName), isDangerous: true },
      (connection) => createMfaPolicy(connection, { organizationId, parameters }),
      () => {
        name.value = condition.value = "";
        methods.value = none;
        onChanged();
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Field label={t.common.name} text={name} required maxLength={256} />
      <Field label={words.condition} text={condition} about={words.conditionWhy} class="mono" maxLength={16_384} />
      <fieldset>
        <legend>{words.steps}</legend>
        <div class="choices">
          {Object.values(AuthenticationType).map((type) => (
            <Check key={type} id={type} among={methods}>
              {described.methods[type] ?? type}
            </Check>
          ))}
        </div>
      </fieldset>
      <Submitted of={creating} />
      <div class="actions start">
        <button type="submit" disabled={creating.busy.value || methods.value.size === 0}>
          {words.create}
        </button>
      </div>
    </form>
  );
}
