// What of the organization can be switched on and off.

import { FeatureName, removeOrganizationFeature, setOrganizationFeature } from "@countersign/api";
import type { Feature } from "@countersign/api";
import { Section } from "../../parts/facts.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

/** Those without a value. */
const switches = [
  FeatureName.EMAIL_AUTH,
  FeatureName.OTP_EMAIL_AUTH,
  FeatureName.SMS_AUTH,
  FeatureName.EMAIL_RECOVERY,
  FeatureName.ROOT_USER_EMAIL_RECOVERY,
] as const;

interface FeaturesProps {
  readonly features: readonly Feature[];
  readonly onChanged: () => void;
}

export function Features({ features, onChanged }: FeaturesProps) {
  const { organizationId } = signedIn();
  const switching = useSubmitting();
  const busy = switching.busy.value;
  const turn = (name: FeatureName, isOn: boolean) => {
    const words = t.settings.names[name];
    if (isOn) {
      const review = { action: t.settings.switchOff, subject: t.settings.switchOffOf(words), isDangerous: true };
      return switching.submit(
        review,
        (connection) => removeOrganizationFeature(connection, { organizationId, parameters: { name } }),
        onChanged,
      );
    }
    const review = { action: t.settings.switchOn, subject: t.settings.switchOnOf(words), isDangerous: true };
    return switching.submit(
      review,
      (connection) => setOrganizationFeature(connection, { organizationId, parameters: { name, value: "" } }),
      onChanged,
    );
  };
  const webhook = features.find(({ name }) => name === FeatureName.WEBHOOK);
  return (
    <Section title={t.settings.features} about={t.settings.featuresWhy}>
      <ul class="rows">
        {switches.map((name) => {
          const isOn = features.some((feature) => feature.name === name);
          const words = t.settings.names[name];
          return (
            <li key={name}>
              <span class="grow">
                {words}
                <span class={`badge ${isOn ? "good" : "plain"}`}>{isOn ? t.settings.on : t.settings.off}</span>
              </span>
              <button
                type="button"
                class="small"
                disabled={busy}
                aria-label={isOn ? t.settings.switchOffOf(words) : t.settings.switchOnOf(words)}
                onClick={() => turn(name, isOn)}
              >
                {isOn ? t.settings.switchOff : t.settings.switchOn}
              </button>
            </li>
          );
        })}
        {webhook && (
          <li>
            <span class="grow">
              {t.settings.names.FEATURE_NAME_WEBHOOK}
              <span class="soft small-text note">
                <Untrusted text={webhook.value ?? ""} most={2048} />
              </span>
            </span>
            <button
              type="button"
              class="small"
              disabled={busy}
              aria-label={t.settings.switchOffOf(t.settings.names.FEATURE_NAME_WEBHOOK)}
              onClick={() => turn(FeatureName.WEBHOOK, true)}
            >
              {t.settings.switchOff}
            </button>
          </li>
        )}
      </ul>
      <Submitted of={switching} />
    </Section>
  );
}
