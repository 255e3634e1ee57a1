// What surrounds every page of a person who is signed in.

import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pages } from "./pages/pages.js";
import { Notice } from "./parts/state.js";
import { Untrusted, mixesScripts, plainText } from "./parts/untrusted.js";
import { go, leave, linkTo, place } from "./router.js";
import { choose, profiles } from "./session/profiles.js";
import type { Profile } from "./session/profiles.js";
import { t } from "./texts/index.js";

const more = "+";

/** Loaded once the page is there. */
const Keys = signal<ComponentType | undefined>(undefined);

/** Places that belong to a page of the navigation without standing below it. */
const beside: Readonly<Record<string, readonly string[]>> = {
  "/wallets": ["/private-keys", "/secrets"],
  "/limits": ["/velocity-controls"],
  "/people": ["/rights", "/invitations", "/sub-organizations"],
  "/settings": ["/deliveries", "/access", "/contracts"],
};

export function Frame({ profile, children }: { readonly profile: Profile; readonly children: ComponentChildren }) {
  useEffect(() => {
    // Nothing of what is looked at: titles stay in the browser's history.
    document.title = t.product;
    void import("./parts/shortcuts.js").then(({ Shortcuts }) => (Keys.value = Shortcuts));
  }, []);
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone, the navigation is wider than the window.
    const here = navigation.current?.querySelector("[aria-current]");
    here?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [place.value]);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t.nav.skip}
      </a>
      <header class="frame">
        <a class="brand" href={linkTo("/")}>
          {t.product}
        </a>
        <nav ref={navigation} aria-label={t.nav.main}>
          {pages.map(({ nav, form }) =>
            nav === undefined ? null : (
              <a key={form} href={linkTo(form)} aria-current={currentOf(form)}>
                {nav}
              </a>
            ),
          )}
        </nav>
        <div class="who">
          <label>
            <span class="visually-hidden">{t.nav.switchProfile}</span>
            <select
              value={profile.id}
              onChange={(event) => {
                const { value } = event.currentTarget;
                event.currentTarget.value = profile.id;
                leave(() => void switchTo(value));
              }}
            >
              {profiles.value.map(({ id, organizationName, userName }) => (
                <option key={id} value={id}>
                  {plainText(`${organizationName} · ${userName}`)}
                </option>
              ))}
              <option value={more}>{t.nav.addProfile}</option>
            </select>
          </label>
          {mixesScripts(profile.organizationName) && <Untrusted text={profile.organizationName} most={40} />}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {profile.isReadOnly && <Notice>{t.readOnly}</Notice>}
        {children}
      </main>
      {Keys.value && <Keys.value />}
    </>
  );
}

/** The page itself, or one that is reached from it. */
function currentOf(form: string): "page" | "true" | undefined {
  if (place.value === form) return "page";
  const isBelow = [form, ...(beside[form] ?? [])].some((area) => `${place.value}/`.startsWith(`${area}/`));
  return isBelow ? "true" : undefined;
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

async function switchTo(id: string): Promise<void> {
  if (id === more) return go("/sign-in");
  await choose(id);
  go("/");
}
