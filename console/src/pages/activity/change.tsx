// What would be otherwise afterwards: a policy's text, the root quorum.

import { changesOf } from "../../check/policy-change.js";
import { Changes, Difference } from "../../parts/difference.js";
import { Facts, Section } from "../../parts/facts.js";
import { t } from "../../texts/index.js";
import type { Details } from "./read.js";

export function Change({ details }: { readonly details: Details }) {
  const { request } = details.checked;
  if (!request) return null;
  const { type, parameters } = request;
  if (type.startsWith("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM")) return <QuorumChange details={details} />;
  const { policy } = details;
  const changes = policy && changesOf(policy, type, parameters);
  return (
    changes && (
      <Section title={t.activity.change} about={t.activity.changeWhy}>
        <Changes of={changes} />
      </Section>
    )
  );
}

function QuorumChange({ details: { checked, quorum, users } }: { readonly details: Details }) {
  const { threshold, userIds } = (checked.request?.parameters ?? {}) as {
    readonly threshold?: unknown;
    readonly userIds?: unknown;
  };
  const after = Array.isArray(userIds) ? userIds.map(String) : [];
  const nameOf = (id: string) => `${users?.get(id)?.userName ?? t.common.unknown} (${id})`;
  const before = quorum?.userIds ?? [];
  return (
    <Section title={t.activity.change} about={t.activity.changeWhy}>
      <Facts
        of={[
          [
            t.activity.quorum,
            <Difference
              before={quorum ? t.activity.threshold(String(quorum.threshold), before.length) : ""}
              after={t.activity.threshold(String(threshold), after.length)}
            />,
          ],
          [
            t.activity.rootUsers,
            <Difference
              before={before.map((id) => `${nameOf(id)}\n`).join("")}
              after={after.map((id) => `${nameOf(id)}\n`).join("")}
            />,
          ],
        ]}
      />
    </Section>
  );
}
