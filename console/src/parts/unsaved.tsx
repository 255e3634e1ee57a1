// Asks before what a person has written is lost: by a link, the browser's own buttons, or another organization.

import { useLayoutEffect, useRef } from "preact/hooks";
import { leaving, noteUnsaved } from "../router.js";
import { t } from "../texts/index.js";
import { Dialog } from "./dialog.js";

/** @param text everything that would be lost, in one; it counts while it differs from what it was at first */
export function useUnsaved(text: string): void {
  const first = useRef(text);
  // At once, and not after the next picture: what was typed and left in the same moment is asked about, too.
  useLayoutEffect(() => (text === first.current ? undefined : noteUnsaved()), [text]);
}

export function LeaveDialog() {
  const leave = leaving.value;
  if (!leave) return null;
  const stay = () => (leaving.value = undefined);
  return (
    <Dialog title={t.leave.title} onClose={stay}>
      <p>{t.leave.why}</p>
      <div class="actions">
        <button type="button" class="danger" onClick={leave}>
          {t.leave.leave}
        </button>
        <button type="button" class="primary" onClick={stay}>
          {t.leave.stay}
        </button>
      </div>
    </Dialog>
  );
}
