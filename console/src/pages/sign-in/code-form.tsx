// Signing in by a one-time code, where an organization offers it to this page.

import { useSignal } from "@preact/signals";
import { Field } from "../../parts/field.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure } from "../../parts/state.js";
import { plainText } from "../../parts/untrusted.js";
import type { SentCode } from "../../session/one-time-code.js";
import { whoIs } from "../../session/pairing.js";
import { profileOf } from "../../session/profiles.js";
import type { Profile } from "../../session/profiles.js";
import { t } from "../../texts/index.js";

/** What seals codes is loaded by those who need it. */
const load = () => import("../../session/one-time-code.js");

interface CodeFormProps {
  /** By which the auth proxy is found, where the address of the page names one. */
  readonly proxyId?: string | undefined;
  readonly onSignedIn: (profile: Profile) => void;
}

export function CodeForm({ proxyId, onSignedIn }: CodeFormProps) {
  const [typedId, contact, organizationId, code] = [useSignal(""), useSignal(""), useSignal(""), useSignal("")];
  const sent = useSignal<SentCode | undefined>(undefined);
  const doing = useDoing();
  const send = async () => {
    const { sendCode } = await load();
    code.value = "";
    sent.value = await sendCode((proxyId ?? typedId.value).trim().toLowerCase(), contact.value.trim());
  };
  const signIn = async (by: SentCode) => {
    const { signInBy } = await load();
    const named = organizationId.value.trim().toLowerCase();
    const opened = await signInBy(by, code.value.trim(), named === "" ? undefined : named);
    const who = await whoIs(opened.key, opened.organizationId);
    onSignedIn({ ...profileOf(opened.key, who), expiresAt: opened.expiresAt });
  };
  const by = sent.value;
  const submit = (event: Event) => {
    event.preventDefault();
    doing.run(() => (by ? signIn(by) : send()));
  };
  return (
    <section class="card">
      <h2>{t.signIn.codeTitle}</h2>
      <p class="soft">{by ? t.signIn.codeSent(plainText(contact.value)) : t.signIn.codeIntro}</p>
      <form onSubmit={submit}>
        {by ? (
          <Field
            key="code"
            class="mono"
            label={t.signIn.oneTimeCode}
            text={code}
            required
            autocomplete="one-time-code"
            autocapitalize="characters"
            maxLength={32}
          />
        ) : (
          <>
            <Field
              label={t.signIn.contact}
              about={t.signIn.contactWhy}
              text={contact}
              required
              autocomplete="email"
              maxLength={256}
            />
            {proxyId === undefined && (
              <Field
                class="mono"
                label={t.signIn.proxyId}
                about={t.signIn.proxyIdWhy}
                text={typedId}
                required
                maxLength={36}
              />
            )}
            <details>
              <summary>{t.signIn.several}</summary>
              <Field
                class="mono"
                label={t.signIn.oneOfSeveral}
                about={t.signIn.severalWhy}
                text={organizationId}
                maxLength={36}
              />
            </details>
          </>
        )}
        {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
        <div class="actions start">
          <button type="submit" class={by ? "primary" : undefined} disabled={doing.busy.value}>
            {by ? t.signIn.codeSubmit : t.signIn.codeSend}
          </button>
          {by && (
            <button type="button" onClick={() => (sent.value = undefined)}>
              {t.signIn.codeAgain}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
