// The way in: a code by which this browser's new key is added to a user, a passkey, or a one-time code.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Copy } from "../../parts/copy.js";
import { Grouped } from "../../parts/hex.js";
import { Failure, Notice } from "../../parts/state.js";
import { spanOf } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { go, match, place } from "../../router.js";
import { messageOf } from "../../session/connection.js";
import { makeKey } from "../../session/keys.js";
import { leaveKey, organizationOf, pairingCode, shownCode, whoIs } from "../../session/pairing.js";
import { addProfile, profileOf } from "../../session/profiles.js";
import type { Profile } from "../../session/profiles.js";
import { lifetimeOf } from "../../session/lifetime.js";
import { t } from "../../texts/index.js";
import { CodeForm } from "./code-form.js";
import { PasskeyForm } from "./passkey-form.js";

/** The page's place where it offers one-time codes of an organization. */
export const codePlace = "/sign-in/:proxyId";

/** @param isMore whether the person is signed in to another organization already */
export function SignInPage({ isMore = false }: { readonly isMore?: boolean }) {
  const found = useSignal<{ readonly profile: Profile; readonly by: keyof typeof t.signIn.foundBy } | undefined>(
    undefined,
  );
  const proxyId = match(codePlace, place.value)?.["proxyId"];
  const done = async (profile: Profile) => {
    await addProfile(profile);
    go("/");
  };
  const codes = (
    <CodeForm key={proxyId} proxyId={proxyId} onSignedIn={(profile) => (found.value = { profile, by: "code" })} />
  );
  const inside = found.value ? (
    <Found {...found.value} onAccept={done} onRefuse={() => (found.value = undefined)} />
  ) : (
    <>
      {proxyId !== undefined && codes}
      <section class="card">
        <h1>{isMore ? t.signIn.another : t.signIn.title}</h1>
        <p class="soft">{t.signIn.intro}</p>
        <Pairing onFound={(profile) => (found.value = { profile, by: "pairing" })} />
      </section>
      <PasskeyForm onSignedIn={done} />
      {proxyId === undefined && codes}
    </>
  );
  if (isMore) return <div class="sign-in">{inside}</div>;
  return (
    <main class="sign-in alone">
      <p class="brand">{t.product}</p>
      {inside}
    </main>
  );
}

function Found({
  profile,
  by,
  onAccept,
  onRefuse,
}: {
  readonly profile: Profile;
  readonly by: keyof typeof t.signIn.foundBy;
  readonly onAccept: (profile: Profile) => Promise<void>;
  readonly onRefuse: () => void;
}) {
  return (
    <section class="card" aria-live="polite">
      <h1>{t.signIn.foundTitle}</h1>
      <p class="lead">
        <Untrusted text={t.signIn.found(profile.userName, profile.organizationName)} />
      </p>
      <p>
        <Grouped text={profile.organizationId} group={8} />
      </p>
      <p class="soft">{t.signIn.foundBy[by]}</p>
      <div class="actions">
        <button type="button" onClick={onRefuse}>
          {t.signIn.refuse}
        </button>
        <button type="button" class="primary" onClick={() => void onAccept(profile)}>
          {t.signIn.accept}
        </button>
      </div>
    </section>
  );
}

const pollMilliseconds = 2000;

function Pairing({ onFound }: { readonly onFound: (profile: Profile) => void }) {
  const code = useSignal<string | undefined>(undefined);
  const publicKey = useSignal("");
  const endsAt = useSignal(0);
  const state = useSignal<"waiting" | "handedIn">("waiting");
  const failure = useSignal<string | undefined>(undefined);
  const isFull = useSignal(false);
  const turn = useSignal(0);

  useEffect(() => {
    const stop = new AbortController();
    let isReading = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      const key = await makeKey();
      const own = await pairingCode(key.publicKey);
      if (stop.signal.aborted) return;
      publicKey.value = key.publicKey;
      try {
        endsAt.value = Date.now() + (await leaveKey(own, key.publicKey)) * 1000;
        code.value = own;
      } catch (error) {
        failure.value = messageOf(error);
        isFull.value = true;
        return;
      }
      const poll = async () => {
        if (stop.signal.aborted || isReading) return;
        clearTimeout(timer);
        isReading = true;
        try {
          const organizationId = await organizationOf(own, key.publicKey);
          failure.value = undefined;
          if (organizationId !== undefined) {
            state.value = "handedIn";
            const who = await whoIs(key, organizationId).catch(() => undefined);
            if (who && !stop.signal.aborted) return onFound(await toProfile(key, who));
          }
        } catch (error) {
          failure.value = messageOf(error);
        } finally {
          isReading = false;
        }
        // Approvals of others may take long: a key that was handed in stays.
        if (Date.now() >= endsAt.value && state.value === "waiting") turn.value += 1;
        else timer = setTimeout(() => void poll(), pollMilliseconds);
      };
      void poll();
      // Who comes back from a terminal need not wait.
      window.addEventListener("focus", () => void poll(), { signal: stop.signal });
    };
    state.value = "waiting";
    start().catch((error: unknown) => (failure.value = messageOf(error)));
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [turn.value]);

  if (isFull.value) {
    return (
      <>
        <Failure message={failure.value ?? ""} onRetry={() => location.reload()} />
        <p>{t.signIn.noCode}</p>
        <Command text={`npx countersign console pair ${publicKey.value}`} />
      </>
    );
  }
  if (code.value === undefined) {
    return failure.value === undefined ? (
      <p role="status">{t.signIn.making}</p>
    ) : (
      <Failure message={failure.value} onRetry={() => (turn.value += 1)} />
    );
  }
  return (
    <>
      <p class="label" id="pairing-code">
        {t.signIn.code}
      </p>
      <p class="pairing-code" role="group" aria-labelledby="pairing-code" data-testid="pairing-code">
        {shownCode(code.value)}
      </p>
      <p class="label">{t.signIn.onTerminal}</p>
      <Command text={`npx countersign console pair ${shownCode(code.value)}`} />
      <p class="label">{t.signIn.inConsole}</p>
      <p class="soft">{t.signIn.inConsoleHow}</p>
      <div class="pulse" role="status">
        {state.value === "handedIn" ? t.signIn.consensus : t.signIn.waiting}
      </div>
      <p class="soft">{t.signIn.validFor(spanOf(Math.max(0, endsAt.value - Date.now())))}</p>
      {failure.value !== undefined && <Notice kind="warn">{t.connection.offline}</Notice>}
    </>
  );
}

function Command({ text }: { readonly text: string }) {
  return (
    <p class="command">
      <code>{text}</code>
      <Copy text={text} />
    </p>
  );
}

async function toProfile(
  key: { readonly publicKey: string; readonly privateKey: CryptoKey },
  who: Awaited<ReturnType<typeof whoIs>>,
): Promise<Profile> {
  const profile = profileOf(key, who);
  const expiresAt = await lifetimeOf(profile).catch(() => undefined);
  return expiresAt === undefined ? profile : { ...profile, expiresAt };
}
