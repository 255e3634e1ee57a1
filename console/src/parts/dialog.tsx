// A modal dialog: the browser's own, which keeps the focus, closes by Escape and gives the focus back.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

/** Where the focus was last. The browser takes it away from a button that is disabled while it works. */
let lastFocused: EventTarget | null = null;
document.addEventListener("focusin", ({ target }) => (lastFocused = target));

/** How long a button may take to work again, in milliseconds. */
const patience = 2000;

/** Gives the focus back to what had it, unless it is somewhere by now. */
function giveBack(opener: EventTarget | null, until = performance.now() + patience): void {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  opener.focus();
  if (document.activeElement === opener || performance.now() > until) return;
  requestAnimationFrame(() => giveBack(opener, until));
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = lastFocused;
    element?.showModal();
    return () => {
      element?.close();
      requestAnimationFrame(() => giveBack(opener));
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
