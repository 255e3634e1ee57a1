// What a user has to authenticate with beyond one credential.

import { AuthenticationType, createMfaPolicy, deleteMfaPolicy, getMfaPolicies } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Check } from "../../parts/check.js";
import { Deletable } from "../../parts/deletable.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const { mfa: words, described } = later;

interface MfaPoliciesProps {
  readonly userId: string;
  readonly userName: string;
}

export function MfaPolicies({ userId, userName }: MfaPoliciesProps) {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded(
    (signal) => getMfaPolicies(reads(signedIn()), { organizationId, userId }, { signal }),
    [id, userId],
  );
  return (
    <Section title={words.title} about={words.why}>
      <Read of={loaded}>
        {({ mfaPolicies }) =>
          mfaPolicies.length === 0 ? (
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
                    onDeleted={loaded.reload}
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
          )
        }
      </Read>
      <CreateMfaPolicy userId={userId} userName={userName} onCreated={loaded.reload} />
    </Section>
  );
}

function CreateMfaPolicy({ userId, userName, onCreated }: MfaPoliciesProps & { readonly onCreated: () => void }) {
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
        onCreated();
      },
    );
  };
  return (
    <details>
      <summary>{words.create}</summary>
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
    </details>
  );
}
