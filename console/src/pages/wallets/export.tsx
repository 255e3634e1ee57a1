// Takes the words of a wallet, or a private key, out of the service. The bundle is opened in this page, by a key that was
// made for it alone. The secret is no part of the page until its person asks to see it, and only once.

import { getActivity } from "@countersign/api";
import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useDoing } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { linkTo } from "../../router.js";
import { changes, reads, signedIn } from "../../session/connection.js";
import { toHex } from "../../bytes.js";
import { t } from "../../texts/index.js";
import type { TargetKey } from "./target-key.js";

interface ExportProps {
  readonly name: string;
  readonly kind: "words" | "key";
  readonly send: (connection: Connection, targetPublicKey: string) => Promise<Activity>;
  readonly onExported: () => void;
}

/** Between two looks at a request that waits for others. */
const pauseMs = 3000;

export function Export({ name, kind, send, onExported }: ExportProps) {
  const isOpen = useSignal(false);
  return (
    <Section title={t.export.title} about={t.export.about[kind]}>
      <div class="actions start">
        <button type="button" onClick={() => (isOpen.value = true)}>
          {t.export.start}
        </button>
      </div>
      {isOpen.value && (
        <ExportDialog
          name={name}
          kind={kind}
          send={send}
          onExported={onExported}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </Section>
  );
}

function ExportDialog({ name, kind, send, onExported, onClose }: ExportProps & { readonly onClose: () => void }) {
  const step = useSignal<"start" | "waiting" | "sealed" | "shown" | "gone">("start");
  const waiting = useSignal("");
  // Kept apart from what is rendered.
  const secret = useRef<Uint8Array | undefined>(undefined);
  const shown = useSignal<readonly string[]>([]);
  const stop = useRef(new AbortController());
  const doing = useDoing();
  const forget = () => {
    secret.current?.fill(0);
    secret.current = undefined;
    shown.value = [];
  };
  useEffect(() => {
    const hide = () => {
      if (!document.hidden || step.peek() !== "shown") return;
      forget();
      step.value = "gone";
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      stop.current.abort();
      forget();
    };
  }, []);
  const run = async () => {
    const { makeTargetKey } = await import("./target-key.js");
    const profile = signedIn();
    const key = await makeTargetKey(profile.organizationId);
    const review = { action: t.export.start, subject: t.export.subject[kind](name), isDangerous: true };
    const activity = await send(changes(profile, review), key.publicKey);
    await take(await untilDone(activity), key);
  };
  const untilDone = async (first: Activity): Promise<Activity> => {
    let activity = first;
    while (activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED" || activity.status === "ACTIVITY_STATUS_PENDING") {
      waiting.value = activity.id;
      step.value = "waiting";
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (stop.current.signal.aborted) throw new Error(t.export.left);
      const { organizationId, id } = activity;
      const input = { organizationId, activityId: id };
      activity = (await getActivity(reads(signedIn()), input, { signal: stop.current.signal })).activity;
    }
    return activity;
  };
  const take = async (activity: Activity, key: TargetKey) => {
    const [result] = Object.values(activity.result as Readonly<Record<string, { readonly exportBundle?: string }>>);
    if (activity.status !== "ACTIVITY_STATUS_COMPLETED" || result?.exportBundle === undefined) {
      step.value = "start";
      throw new Error(activity.failure?.message ?? t.submit.rejected);
    }
    const opened = await key.open(result.exportBundle);
    if (stop.current.signal.aborted) opened.fill(0);
    else secret.current = opened;
    step.value = "sealed";
  };
  const show = () => {
    const bytes = secret.current;
    if (!bytes) return;
    shown.value = kind === "words" ? new TextDecoder().decode(bytes).split(" ") : [toHex(bytes)];
    secret.current = undefined;
    bytes.fill(0);
    step.value = "shown";
  };
  const close = () => {
    if (step.peek() === "shown") {
      forget();
      step.value = "gone";
      return;
    }
    if (step.peek() === "gone" || step.peek() === "sealed") onExported();
    onClose();
  };
  return (
    <Dialog title={t.export.dialog[kind]} onClose={close}>
      {step.value === "start" && (
        <>
          <p>{t.export.why[kind]}</p>
          <p class="soft">{t.export.how}</p>
        </>
      )}
      {step.value === "waiting" && (
        <Notice title={t.submit.waits}>
          <p>
            {t.export.stay} <a href={linkTo(`/activities/${waiting.value}`)}>{t.submit.see}</a>
          </p>
        </Notice>
      )}
      {step.value === "sealed" && (
        <Notice kind="warn" title={t.export.ready[kind]}>
          {t.export.readyWhy}
        </Notice>
      )}
      {step.value === "shown" && (
        <div data-testid="secret">
          {kind === "words" ? (
            <ol class="words">
              {shown.value.map((word, index) => (
                <li key={index}>
                  <span class="soft">{index + 1}</span> <code>{word}</code>
                </li>
              ))}
            </ol>
          ) : (
            <p>
              {shown.value.map((digits) => (
                <Grouped key={digits} text={digits} />
              ))}
            </p>
          )}
          <p class="soft">{t.export.write}</p>
        </div>
      )}
      {step.value === "gone" && <p>{t.export.gone}</p>}
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      <div class="actions">
        {step.value === "start" && (
          <button type="button" class="danger" disabled={doing.busy.value} onClick={() => doing.run(run)}>
            {t.export.start}
          </button>
        )}
        {step.value === "sealed" && (
          <button type="button" class="danger" onClick={show}>
            {t.export.show[kind]}
          </button>
        )}
        <button type="button" onClick={close}>
          {step.value === "shown" ? t.export.hide : t.common.close}
        </button>
      </div>
    </Dialog>
  );
}
