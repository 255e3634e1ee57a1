// A button that copies a text.

import { useSignal } from "@preact/signals";
import { t } from "../texts/index.js";

export function Copy({ text, label = t.common.copy }: { readonly text: string; readonly label?: string }) {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    copied.value = true;
    setTimeout(() => (copied.value = false), 1500);
  };
  return (
    <button type="button" class="small quiet copy" onClick={() => void copy().catch(() => {})}>
      <span aria-live="polite">{copied.value ? t.common.copied : label}</span>
    </button>
  );
}
