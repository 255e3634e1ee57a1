// The origins that `update_allowed_origins` has set. No query tells them, but the requests that set them do.

import { listActivities, updateAllowedOrigins } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { readRequest } from "../../check/request.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

/** Requests that are looked at: the one that was carried out last need not be the newest. */
const most = "100";

export function SetOrigins() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded(
    (signal) => {
      const input = {
        organizationId,
        filterByType: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS" as const],
        filterByStatus: ["ACTIVITY_STATUS_COMPLETED" as const],
        paginationOptions: { limit: most },
      };
      return listActivities(reads(signedIn()), input, { signal });
    },
    [id],
  );
  return <Read of={loaded}>{({ activities }) => <Last of={activities} onChanged={loaded.reload} />}</Read>;
}

function Last({ of, onChanged }: { readonly of: readonly Activity[]; readonly onChanged: () => void }) {
  const { organizationId } = signedIn();
  const clearing = useSubmitting();
  const last = of.reduce<Activity | undefined>(
    (latest, one) => (latest && Number(latest.updatedAt.seconds) >= Number(one.updatedAt.seconds) ? latest : one),
    undefined,
  );
  const origins = readRequest(last?.votes[0]?.message ?? "")?.parameters["allowedOrigins"];
  if (!last || !Array.isArray(origins) || origins.length === 0) return <Submitted of={clearing} />;
  const clear = () =>
    clearing.submit(
      { action: t.settings.clearOrigins, subject: t.settings.clearOriginsSubject, isDangerous: true },
      (connection) => updateAllowedOrigins(connection, { organizationId, parameters: { allowedOrigins: [] } }),
      onChanged,
    );
  return (
    <div data-testid="set-origins">
      <h3>{t.settings.setOrigins}</h3>
      <ul class="bullets">
        {origins.map((origin, index) => (
          <li key={index}>
            <code>
              <Untrusted text={String(origin)} />
            </code>
          </li>
        ))}
      </ul>
      <p class="soft small-text">
        {t.settings.setOriginsWhy} <a href={linkTo(`/activities/${last.id}`)}>{t.submit.see}</a>
      </p>
      <Submitted of={clearing} />
      <button type="button" class="small" disabled={clearing.busy.value} onClick={clear}>
        {t.settings.clearOrigins}
      </button>
    </div>
  );
}
