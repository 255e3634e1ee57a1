// The console as a whole: who is signed in decides what is shown.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { Frame } from "./frame.js";
import { EndedPage } from "./pages/sign-in/ended.js";
import { SignInPage, codePlace } from "./pages/sign-in/sign-in.js";
import { firstPlace, pages } from "./pages/pages.js";
import type { PageProps } from "./pages/pages.js";
import { Failure, Loading, Notice } from "./parts/state.js";
import { ReviewDialog } from "./parts/review.js";
import { LeaveDialog } from "./parts/unsaved.js";
import { linkTo, match, place } from "./router.js";
import { canHoldKeys } from "./session/keys.js";
import { current, ended, phase } from "./session/profiles.js";
import { t } from "./texts/index.js";

/** Pages that were loaded, by their form; undefined for one that could not be. */
const loaded = signal<ReadonlyMap<string, ComponentType<PageProps> | undefined>>(new Map());

export function App() {
  return (
    <>
      <Shown />
      <ReviewDialog />
      <LeaveDialog />
    </>
  );
}

function Shown() {
  if (!canHoldKeys) return <Alone title={t.start.insecure}>{t.start.insecureWhy}</Alone>;
  if (phase.value === "unavailable") return <Alone title={t.start.noStorage}>{t.start.noStorageWhy}</Alone>;
  if (phase.value === "loading") return null;
  const profile = current.value;
  if (!profile) {
    return isOpen(place.value) ? (
      <main class="alone">
        <p class="brand">{t.product}</p>
        <Routed />
      </main>
    ) : (
      <SignInPage />
    );
  }
  return (
    <Frame profile={profile}>
      {place.value === "/sign-in" || match(codePlace, place.value) ? (
        <SignInPage isMore />
      ) : ended.value.has(profile.id) && !isOpen(place.value) ? (
        <EndedPage profile={profile} />
      ) : (
        <Routed key={profile.id} />
      )}
    </Frame>
  );
}

function isOpen(path: string): boolean {
  return pages.some((page) => page.isOpen && match(page.form, path));
}

function Alone({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <main class="alone">
      <h1>{t.product}</h1>
      <Notice kind="bad" title={title}>
        {children}
      </Notice>
    </main>
  );
}

function Routed() {
  const path = place.value === "/" ? firstPlace : place.value;
  for (const page of pages) {
    const parts = match(page.form, path);
    if (!parts) continue;
    return <Lazy key={path} form={page.form} load={page.load} parts={parts} />;
  }
  return (
    <div class="empty">
      <h1 class="empty-title">{t.common.notFound}</h1>
      <p>
        <a href={linkTo(firstPlace)}>{t.common.toInbox}</a>
      </p>
    </div>
  );
}

interface LazyProps extends PageProps {
  readonly form: string;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

function Lazy({ form, load, parts }: LazyProps) {
  useEffect(() => {
    if (loaded.peek().get(form)) return;
    load().then(
      (page) => (loaded.value = new Map([...loaded.peek(), [form, page]])),
      () => (loaded.value = new Map([...loaded.peek(), [form, undefined]])),
    );
  }, [form]);
  // An answer that lacks what a page shows: nothing of it is shown, rather than a part.
  const [failure, retry]: [unknown, () => void] = useErrorBoundary();
  if (failure !== undefined) return <Failure message={t.connection.malformed} onRetry={retry} />;
  const Page = loaded.value.get(form);
  if (Page) return <Page parts={parts} />;
  return loaded.value.has(form) ? (
    <Failure message={t.connection.offline} onRetry={() => location.reload()} />
  ) : (
    <Loading />
  );
}
