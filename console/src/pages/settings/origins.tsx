// From which web pages passkeys are accepted.

import { FeatureName, removeOrganizationFeature, setOrganizationFeature } from "@countersign/api";
import type { Connection, Feature } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Section } from "../../parts/facts.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Hidden } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { SetOrigins } from "./set-origins.js";

interface OriginsProps {
  readonly features: readonly Feature[];
  readonly onChanged: () => void;
}

export function Origins({ features, onChanged }: OriginsProps) {
  const value = features.find((feature) => feature.name === FeatureName.WEBAUTHN_ORIGINS)?.value ?? "";
  return <OriginsForm key={value} value={value} onChanged={onChanged} />;
}

function OriginsForm({ value, onChanged }: { readonly value: string; readonly onChanged: () => void }) {
  const { organizationId } = signedIn();
  const typed = useSignal(value.split(",").join("\n"));
  const saving = useSubmitting();
  useUnsaved(typed.value);
  const [field, about] = [useId(), useId()];
  const origins = typed.value.split(/[\s,]+/).filter((origin) => origin !== "");
  const after = origins.join(",");
  const save = (connection: Connection) =>
    after === ""
      ? removeOrganizationFeature(connection, { organizationId, parameters: { name: FeatureName.WEBAUTHN_ORIGINS } })
      : setOrganizationFeature(connection, {
          organizationId,
          parameters: { name: FeatureName.WEBAUTHN_ORIGINS, value: after },
        });
  const submit = (event: Event) => {
    event.preventDefault();
    const subject =
      after === ""
        ? t.settings.switchOffOf(t.settings.origins)
        : t.settings.setSubject(t.settings.origins, origins.join(", "));
    saving.submit<Awaited<ReturnType<typeof save>>["activity"]>(
      { action: t.settings.set, subject, isDangerous: true },
      save,
      onChanged,
    );
  };
  return (
    <Section title={t.settings.origins} about={t.settings.originsWhy}>
      <form onSubmit={submit}>
        <label for={field}>{t.settings.originsField}</label>
        <textarea
          id={field}
          class="mono"
          rows={3}
          dir="ltr"
          spellcheck={false}
          maxLength={16_384}
          placeholder="https://app.example.com"
          aria-describedby={about}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <Hidden in={typed.value} />
        <p id={about} class="soft small-text">
          {t.settings.originsMore}
        </p>
        <button type="submit" disabled={saving.busy.value || after === value}>
          {t.settings.set}
        </button>
      </form>
      <Submitted of={saving} />
      <SetOrigins />
    </Section>
  );
}
