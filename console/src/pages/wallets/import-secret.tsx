// Imports a secret: the service makes a key for it, to which this page encrypts it. The text is in its field and nowhere
// else, and goes from there when it has been handed over.

import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { Facts } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useChanging } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { linkTo } from "../../router.js";
import { changes, signedIn } from "../../session/connection.js";
import { untilDone } from "../../session/until-done.js";
import { t } from "../../texts/index.js";
import { nameOfFormat } from "./chains.js";

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
  const doing = useChanging();
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
    const started = await completed(first, false);
    const { sealToTarget } = await import("../../secrets/import-target.js");
    const sealed = await sealToTarget(bundleIn(started), await read(text), { organizationId, userId });
    const sent = await send(changes(signedIn(), { action: t.import.submit, subject }), userId, sealed);
    forget();
    result.value = imported(await completed(sent, true));
  };
  const completed = async (first: Activity, isLast: boolean): Promise<Activity> => {
    const onWaiting = (id: string) => (waiting.value = { id, isLast });
    try {
      return await untilDone(first, { signal: stop.current.signal, onWaiting });
    } finally {
      waiting.value = undefined;
    }
  };
  const close = () => {
    if (result.peek()) onImported();
    onClose();
  };
  return (
    <Dialog title={t.import.title[kind]} onClose={close}>
      {result.value ? (
        <>
          <Done of={result.value} />
          <div class="actions">
            <button type="button" onClick={close}>
              {t.common.close}
            </button>
            <a class="button primary" href={linkTo(result.value.place)} onClick={close}>
              {t.import.open}
            </a>
          </div>
        </>
      ) : (
        <form
          autocomplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            doing.run(run);
          }}
        >
          <div class="fields" hidden={waiting.value !== undefined}>
            {children}
            <SecretField kind={kind} field={field} />
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
    </Dialog>
  );
}

interface SecretFieldProps {
  readonly kind: "words" | "key";
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of the secret is in this field and nowhere else. */
function SecretField({ kind, field }: SecretFieldProps) {
  const [id, about] = [useId(), useId()];
  return (
    <>
      <label for={id}>{t.import.secret[kind]}</label>
      <p id={about} class="soft small-text">
        {t.import.secretWhy[kind]}
      </p>
      <textarea
        ref={field}
        id={id}
        class="mono"
        dir="auto"
        rows={kind === "words" ? 4 : 2}
        required
        maxLength={2000}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={about}
      />
    </>
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
