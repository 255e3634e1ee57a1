// Lets another browser in: the key that fits the code it shows becomes an API key of the person.

import { createApiKeys } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import type { Doing } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { changes } from "../../session/connection.js";
import { findKey, readCode, tellBrowser } from "../../session/pairing.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

const lifetimes = { never: undefined, day: "86400", week: "604800", quarter: "7776000" } as const;

interface PairBrowserProps {
  readonly profile: Profile;
  readonly doing: Doing;
}

export function PairBrowser({ profile, doing }: PairBrowserProps) {
  const typed = useSignal("");
  const name = useSignal<string>(t.account.pairDefault);
  const expiry = useSignal<keyof typeof lifetimes>("quarter");
  const done = useSignal<string | undefined>(undefined);
  const expiryField = useId();
  const pair = async () => {
    done.value = undefined;
    const code = readCode(typed.value);
    if (code === undefined) throw new Error(t.account.badCode);
    const publicKey = await findKey(code);
    if (publicKey === undefined) throw new Error(t.account.unknownCode);
    const expirationSeconds = lifetimes[expiry.value];
    const key = {
      apiKeyName: name.value,
      publicKey,
      curveType: "API_KEY_CURVE_P256",
      ...(expirationSeconds !== undefined && { expirationSeconds }),
    } as const;
    const review = { action: t.account.pairSubmit, subject: t.account.pairSubject(name.value) };
    const { organizationId, userId } = profile;
    const { activity } = await createApiKeys(changes(profile, review), {
      organizationId,
      parameters: { userId, apiKeys: [key] },
    });
    await tellBrowser(code, publicKey, organizationId);
    done.value = activity.status === "ACTIVITY_STATUS_COMPLETED" ? t.account.paired : t.account.pairWaits;
    typed.value = "";
  };
  return (
    <Section title={t.account.pair} about={t.account.pairWhy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          doing.run(pair);
        }}
      >
        <Field label={t.account.pairCode} text={typed} class="mono" required maxLength={20} />
        <div class="columns">
          <div>
            <Field label={t.account.pairName} text={name} required maxLength={64} />
          </div>
          <div>
            <label for={expiryField}>{t.account.pairExpiry}</label>
            <select
              id={expiryField}
              value={expiry.value}
              onChange={(event) => (expiry.value = event.currentTarget.value as keyof typeof lifetimes)}
            >
              {Object.entries(t.account.expiries).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        </div>
        <button type="submit" disabled={doing.busy.value}>
          {t.account.pairSubmit}
        </button>
      </form>
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      {done.value !== undefined && <Notice kind="good">{done.value}</Notice>}
    </Section>
  );
}
