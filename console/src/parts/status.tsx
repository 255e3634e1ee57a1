// How far an activity has come.

import { t } from "../texts/index.js";

const kinds: Readonly<Record<string, string>> = {
  ACTIVITY_STATUS_COMPLETED: "good",
  ACTIVITY_STATUS_FAILED: "bad",
  ACTIVITY_STATUS_REJECTED: "bad",
};

export function StatusBadge({ status }: { readonly status: string }) {
  const name = status.replace("ACTIVITY_STATUS_", "") as keyof typeof t.activity.statuses;
  return (
    <span class={`badge ${kinds[status] ?? ""}`} data-testid="status">
      {t.activity.statuses[name] ?? name}
    </span>
  );
}
