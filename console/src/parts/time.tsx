// Times as people read them: how long ago, with the exact local time beside.

import { signal } from "@preact/signals";
import { t } from "../texts/index.js";
import { exactTime, spanOf } from "../texts/moments.js";

export { exactTime, spanOf, toMilliseconds } from "../texts/moments.js";

/** The present, in milliseconds; it moves by itself. */
export const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), 5000);

/** How long ago something was, or how soon it is. */
export function Time({ at }: { readonly at: number }) {
  const distance = now.value - at;
  const words =
    Math.abs(distance) < 10_000
      ? t.common.justNow
      : distance > 0
        ? t.common.ago(spanOf(distance))
        : t.common.ahead(spanOf(distance));
  const valid = Number.isFinite(at) && Math.abs(at) < 8e15;
  return (
    <time dateTime={valid ? new Date(at).toISOString() : undefined} title={exactTime(at)}>
      {words}
    </time>
  );
}
