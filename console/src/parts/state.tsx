// What stands where there is nothing to show yet, or any more.

import type { ComponentChildren } from "preact";
import { t } from "../texts/index.js";

export function Loading() {
  return (
    <p class="loading" role="status">
      {t.common.loading}
    </p>
  );
}

export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}

/** Something that a person has to know, before what follows. */
export function Notice({
  kind = "info",
  title,
  children,
}: {
  readonly kind?: "info" | "warn" | "bad" | "good";
  readonly title?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class={`notice ${kind}`} role={kind === "bad" || kind === "warn" ? "alert" : "status"}>
      {title !== undefined && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </div>
  );
}

/** A failure, with a way to try again where there is one. */
export function Failure({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <Notice kind="bad" title={t.common.failed}>
      <p class="break">{message}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {t.common.retry}
        </button>
      )}
    </Notice>
  );
}
