// Whether what is shown is of now.

import type { Polled } from "../session/poll.js";
import { t } from "../texts/index.js";
import { Notice } from "./state.js";
import { exactTime } from "./time.js";

export function Live({ polled }: { readonly polled: Polled<unknown> }) {
  const { failure, isOffline, readAt, value } = polled;
  if (failure.value === undefined) return null;
  return (
    <Notice kind="warn" title={isOffline.value ? t.connection.offline : t.common.failed}>
      {!isOffline.value && <p class="break">{failure.value}</p>}
      {value.value !== undefined && <p>{t.connection.asOf(exactTime(readAt.value))}</p>}
      <button type="button" onClick={polled.refresh}>
        {t.common.retry}
      </button>
    </Notice>
  );
}
