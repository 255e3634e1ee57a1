// Session profiles: what sessions may be narrowed down to. They are there for good.

import { createSessionProfile, getSessionProfiles } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { exactSpan } from "../../check/limit.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";

const { access: words } = later;

export function Profiles() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => getSessionProfiles(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <Section title={words.profiles} about={words.profilesWhy}>
      <Read of={loaded}>
        {({ sessionProfiles }) =>
          sessionProfiles.length === 0 ? (
            <p>{words.noProfiles}</p>
          ) : (
            <LongList
              items={sessionProfiles}
              kind="rows"
              label={words.findProfile}
              keyOf={({ sessionProfileId }) => sessionProfileId}
              textOf={({ sessionProfileName, scope }) => `${sessionProfileName} ${scope}`}
              of={({ sessionProfileName, scope, expirationSeconds }) => (
                <div class="grow">
                  <p class="row-title">
                    <Untrusted text={sessionProfileName} />
                    {expirationSeconds !== undefined && (
                      <span class="soft small-text"> {words.lasts(exactSpan(Number(expirationSeconds)))}</span>
                    )}
                  </p>
                  <code>
                    <Untrusted text={scope} most={2000} lines />
                  </code>
                </div>
              )}
            />
          )
        }
      </Read>
      <CreateProfile onCreated={loaded.reload} />
    </Section>
  );
}

function CreateProfile({ onCreated }: { readonly onCreated: () => void }) {
  const { organizationId } = signedIn();
  const [name, scope, hours] = [useSignal(""), useSignal(""), useSignal("")];
  const creating = useSubmitting();
  useUnsaved(name.value + scope.value + hours.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const parameters = {
      sessionProfileName: name.value,
      scope: scope.value,
      ...(hours.value !== "" && { expirationSeconds: String(Number(hours.value) * 3600) }),
    };
    creating.submit(
      { action: words.createProfile, subject: words.createProfileSubject(name.value) },
      (connection) => createSessionProfile(connection, { organizationId, parameters }),
      () => {
        name.value = scope.value = hours.value = "";
        onCreated();
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Field label={t.common.name} text={name} required maxLength={256} />
      <Field label={words.scope} text={scope} about={words.scopeWhy} class="mono" required maxLength={16_384} />
      <Field label={words.hours} text={hours} maxLength={4} pattern="[0-9]+" />
      <Submitted of={creating} />
      <div class="actions start">
        <button type="submit" disabled={creating.busy.value}>
          {words.createProfile}
        </button>
      </div>
    </form>
  );
}
