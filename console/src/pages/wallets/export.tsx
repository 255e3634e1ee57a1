// Takes the words of a wallet, or a private key, out of the service. The bundle is opened in this page, by a key that was
// made for it alone. The secret is no part of the page until its person asks to see it, and only once.

import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog.js";
import { Section } from "../../parts/facts.js";
import { Grouped } from "../../parts/hex.js";
import { useChanging } from "../../parts/loaded.js";
import { Failure, Notice } from "../../parts/state.js";
import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";
import { useExportedSecret } from "./exported-secret.js";
import type { ExportedSecret, ExportRequest, SecretKind } from "./exported-secret.js";

interface ExportProps extends ExportRequest {
  readonly onExported: () => void;
}

export function Export(props: ExportProps) {
  const isOpen = useSignal(false);
  return (
    <Section title={t.export.title} about={t.export.about[props.kind]}>
      <div class="actions start">
        <button type="button" onClick={() => (isOpen.value = true)}>
          {t.export.start}
        </button>
      </div>
      {isOpen.value && <ExportDialog {...props} onClose={() => (isOpen.value = false)} />}
    </Section>
  );
}

function ExportDialog({ onExported, onClose, ...request }: ExportProps & { readonly onClose: () => void }) {
  const { kind } = request;
  const secret = useExportedSecret(request);
  const doing = useChanging();
  const close = () => {
    const step = secret.step.peek();
    if (step === "shown") return secret.hide();
    if (step === "gone" || step === "sealed") onExported();
    onClose();
  };
  return (
    <Dialog title={t.export.dialog[kind]} onClose={close}>
      <Progress kind={kind} secret={secret} />
      {doing.failure.value !== undefined && <Failure message={doing.failure.value} />}
      <div class="actions">
        {secret.step.value === "start" && (
          <button type="button" class="danger" disabled={doing.busy.value} onClick={() => doing.run(secret.request)}>
            {t.export.start}
          </button>
        )}
        {secret.step.value === "sealed" && (
          <button type="button" class="danger" onClick={secret.show}>
            {t.export.show[kind]}
          </button>
        )}
        <button type="button" onClick={close}>
          {secret.step.value === "shown" ? t.export.hide : t.common.close}
        </button>
      </div>
    </Dialog>
  );
}

function Progress({ kind, secret }: { readonly kind: SecretKind; readonly secret: ExportedSecret }) {
  switch (secret.step.value) {
    case "start":
      return (
        <>
          <p>{t.export.why[kind]}</p>
          <p class="soft">{t.export.how}</p>
        </>
      );
    case "waiting":
      return (
        <Notice title={t.submit.waits}>
          <p>
            {t.export.stay} <a href={linkTo(`/activities/${secret.waiting.value}`)}>{t.submit.see}</a>
          </p>
        </Notice>
      );
    case "sealed":
      return (
        <Notice kind="warn" title={t.export.ready[kind]}>
          {t.export.readyWhy}
        </Notice>
      );
    case "shown":
      return (
        <div data-testid="secret">
          {kind === "words" ? <Words of={secret.shown.value} /> : <p>{secret.shown.value.map(digitsOf)}</p>}
          <p class="soft">{t.export.write}</p>
        </div>
      );
    case "gone":
      return <p>{t.export.gone}</p>;
  }
}

function digitsOf(digits: string) {
  return <Grouped key={digits} text={digits} />;
}

function Words({ of }: { readonly of: readonly string[] }) {
  return (
    <ol class="words">
      {of.map((word, index) => (
        <li key={index}>
          <span class="soft">{index + 1}</span> <code>{word}</code>
        </li>
      ))}
    </ol>
  );
}
