// From which web pages passkeys are accepted.

import { FeatureName, removeOrganizationFeature, setOrganizationFeature } from "@countersign/api";
import type { Connection, Feature } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Section } from "../../parts/facts.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { TextArea } from "../../parts/text-area.js";
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
        <TextArea
          label={t.settings.originsField}
          text={typed}
          about={t.settings.originsMore}
          rows={3}
          maxLength={16_384}
          placeholder="https://app.example.com"
        />
        <button type="submit" disabled={saving.busy.value || after === value}>
          {t.settings.set}
        </button>
      </form>
      <Submitted of={saving} />
      <SetOrigins />
    </Section>
  );
}
