// Imports a secret: the service makes a key for it, to which this page encrypts it. The text is in its field and nowhere
// else, and goes from there when it has been handed over.

import { getActivity } from "@countersign/api";
import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { Facts } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { linkTo } from "../../router.js";
import { changes, reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { nameOfFormat } from "./chains.js";

/** Between the first two looks at a request that waits for others, and at most. */
const [shortestMs, longestMs] = [500, 5000];

/** What was imported. */
export interface Imported {
  readonly place: string;
  readonly addresses: readonly { readonly format: string; readonly address: string }[];
}

interface ImportSecretProps {
  readonly kind: "words" | "key";
  readonly name: string;
  /** The fields beside the secret. */
  readonly children: ComponentChildren;
  /** @returns the bytes, which are zeroed afterwards @throws Error that repeats nothing of the text */
  readonly read: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly start: (connection: Connection, userId: string) => Promise<Activity>;
  readonly send: (connection: Connection, userId: string, encryptedBundle: string) => Promise<Activity>;
  readonly imported: (activity: Activity) => Imported;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

export function ImportSecret(props: ImportSecretProps) {
  const { kind, name, children, read, start, send, imported, onClose, onImported } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const stop = useRef(new AbortController());
  const waiting = useSignal<{ readonly id: string; readonly isLast: boolean } | undefined>(undefined);
  const result = useSignal<Imported | undefined>(undefined);
  const doing = useDoing();
  const [secretField, aboutSecret] = [useId(), useId()];
  const forget = () => {
    if (field.current) field.current.value = "";
  };
  useEffect(
    () => () => {
      stop.current.abort();
      forget();
    },
    [],
  );
  const run = async () => {
    const { organizationId, userId } = signedIn();
    const text = field.current?.value ?? "";
    // Before anything is asked for.
    (await read(text)).fill(0);
    const subject = t.import.subject[kind](name);
    const first = await start(changes(signedIn(), { action: t.import.start, subject: t.import.keySubject }), userId);
    const started = await untilDone(first, false);
    const { sealToTarget } = await import("../../secrets/import-target.js");
    const sealed = await sealToTarget(bundleIn(started), await read(text), { organizationId, userId });
    const sent = await send(changes(signedIn(), { action: t.import.submit, subject }), userId, sealed);
    forget();
    const activity = await untilDone(sent, true);
    waiting.value = undefined;
    result.value = imported(activity);
  };
  const untilDone = async (first: Activity, isLast: boolean): Promise<Activity> => {
    let activity = first;
    let pauseMs = shortestMs;
    while (activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED" || activity.status === "ACTIVITY_STATUS_PENDING") {
      waiting.value = { id: activity.id, isLast };
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(2 * pauseMs, longestMs);
      stop.current.signal.throwIfAborted();
      const { organizationId, id } = activity;
      const input = { organizationId, activityId: id };
      activity = (await getActivity(reads(signedIn()), input, { signal: stop.current.signal })).activity;
    }
    waiting.value = undefined;
    if (activity.status === "ACTIVITY_STATUS_COMPLETED") return activity;
    throw new Error(activity.failure?.message ?? t.submit.rejected);
  };
  const close = () => {
    if (result.peek()) onImported();
    onClose();
  };
  const isWaiting = waiting.value !== undefined;
  return (
    <Dialog title={t.import.title[kind]} onClose={close}>
      {result.value ? (
        <Done of={result.value} />
      ) : (
        <form
          autocomplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            doing.run(run);
          }}
        >
          <div class="fields" hidden={isWaiting}>
            {children}
            <label for={secretField}>{t.import.secret[kind]}</label>
            <p id={aboutSecret} class="soft small-text">
              {t.import.secretWhy[kind]}
            </p>
            <textarea
              ref={field}
              id={secretField}
              class="mono"
              dir="auto"
              rows={kind === "words" ? 4 : 2}
              required
              maxLength={2000}
              autocomplete="off"
              autocorrect="off"
              autocapitalize="none"
              spellcheck={false}
              aria-describedby={aboutSecret}
            />
          </div>
          {waiting.value && (
            <Notice title={t.submit.waits}>
              <p>
                {waiting.value.isLast ? t.import.waits : t.import.stay}{" "}
                <a href={linkTo(`/activities/${waiting.value.id}`)}>{t.submit.see}</a>
              </p>
            </Notice>
          )}
          {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
          <div class="actions">
            <button type="button" onClick={close}>
              {t.common.close}
            </button>
            <button type="submit" class="primary" disabled={doing.busy.value}>
              {t.import.submit}
            </button>
          </div>
        </form>
      )}
      {result.value && (
        <div class="actions">
          <button type="button" onClick={close}>
            {t.common.close}
          </button>
          <a class="button primary" href={linkTo(result.value.place)} onClick={close}>
            {t.import.open}
          </a>
        </div>
      )}
    </Dialog>
  );
}

function Done({ of: { addresses } }: { readonly of: Imported }) {
  return (
    <>
      <Notice kind="good" title={t.import.done}>
        {addresses.length > 0 && t.import.compare}
      </Notice>
      <div data-testid="addresses">
        <Facts
          of={addresses.map(({ format, address }) => [nameOfFormat(format), <Grouped text={address} copy />] as const)}
        />
      </div>
    </>
  );
}

/** What the start of an import has answered. */
function bundleIn({ result }: Activity): string {
  const [answer] = Object.values(result as Readonly<Record<string, { readonly importBundle?: string }>>);
  if (answer?.importBundle === undefined) throw new Error(t.submit.unknown);
  return answer.importBundle;
}
