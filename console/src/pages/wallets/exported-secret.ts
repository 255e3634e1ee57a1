// A secret on its way out of the service: asked for, sealed in this page, shown once, gone. Its bytes are kept apart from
// what is rendered.

import type { Activity, Connection } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { changes, signedIn } from "../../session/connection.js";
import { toHex } from "../../bytes.js";
import { untilDone } from "../../session/until-done.js";
import { t } from "../../texts/index.js";

export type SecretKind = "words" | "key";

export interface ExportRequest {
  readonly name: string;
  readonly kind: SecretKind;
  readonly send: (connection: Connection, targetPublicKey: string) => Promise<Activity>;
}

export interface ExportedSecret {
  readonly step: ReadonlySignal<"start" | "waiting" | "sealed" | "shown" | "gone">;
  /** Id of the activity that waits for others. */
  readonly waiting: ReadonlySignal<string>;
  /** The words, or the key's digits, while they are shown. */
  readonly shown: ReadonlySignal<readonly string[]>;
  /** Asks for the secret. */
  request(): Promise<void>;
  show(): void;
  /** Zeroes and forgets it. */
  hide(): void;
}

/** A page that is left or hidden forgets the secret. */
export function useExportedSecret({ name, kind, send }: ExportRequest): ExportedSecret {
  const step = useSignal<"start" | "waiting" | "sealed" | "shown" | "gone">("start");
  const waiting = useSignal("");
  const shown = useSignal<readonly string[]>([]);
  const secret = useRef<Uint8Array | undefined>(undefined);
  const stop = useRef(new AbortController());
  const forget = () => {
    secret.current?.fill(0);
    secret.current = undefined;
    shown.value = [];
  };
  const hide = () => {
    forget();
    step.value = "gone";
  };
  useEffect(() => {
    const hideWithPage = () => {
      if (document.hidden && step.peek() === "shown") hide();
    };
    document.addEventListener("visibilitychange", hideWithPage);
    return () => {
      document.removeEventListener("visibilitychange", hideWithPage);
      stop.current.abort();
      forget();
    };
  }, []);
  const completed = async (first: Activity): Promise<Activity> => {
    const { signal } = stop.current;
    const onWaiting = (activityId: string) => {
      waiting.value = activityId;
      step.value = "waiting";
    };
    try {
      return await untilDone(first, { signal, onWaiting });
    } catch (error) {
      step.value = "start";
      throw signal.aborted ? new Error(t.export.left) : error;
    }
  };
  const request = async () => {
    const { makeTargetKey } = await import("./target-key.js");
    const profile = signedIn();
    const key = await makeTargetKey(profile.organizationId);
    const review = { action: t.export.start, subject: t.export.subject[kind](name), isDangerous: true };
    const activity = await completed(await send(changes(profile, review), key.publicKey));
    const opened = await key.open(bundleIn(activity));
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
  return { step, waiting, shown, request, show, hide };
}

function bundleIn({ result }: Activity): string {
  const [answer] = Object.values(result as Readonly<Record<string, { readonly exportBundle?: string }>>);
  if (answer?.exportBundle === undefined) throw new Error(t.submit.rejected);
  return answer.exportBundle;
}
