// All spending limits of the organization, with what is used and left of each.

import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Empty } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { limitInWords } from "../../check/limit.js";
import type { NameOf } from "../../check/limit.js";
import { linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { namesOf } from "../../session/holders.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { LimitsNav } from "./limits-nav.js";
import { readLimits } from "./read.js";
import type { LimitWithUsage } from "./read.js";
import { Usages } from "./usage.js";

export function LimitsPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => readLimits(organizationId, signal), [id]);
  return (
    <>
      <div class="title-row">
        <h1>{later.limits.title}</h1>
        <a class="button primary" href={linkTo("/limits/new")}>
          {later.limits.create}
        </a>
      </div>
      <LimitsNav at="/limits" />
      <p class="soft">{later.limits.intro}</p>
      <Read of={loaded}>
        {({ limits, holders }) =>
          limits.length === 0 ? (
            <Empty title={later.limits.empty}>{later.limits.emptyWhy}</Empty>
          ) : (
            <LongList
              items={limits}
              label={later.limits.find}
              keyOf={({ limit }) => limit.spendingLimitId}
              textOf={({ limit }) => `${limit.name} ${limit.spendingLimitId} ${limitInWords({ ...limit })}`}
              exported={{
                name: "limits",
                columns: [
                  [t.list.columns.id, ({ limit }) => limit.spendingLimitId],
                  [t.list.columns.name, ({ limit }) => limit.name],
                  [t.list.columns.about, ({ limit }) => limitInWords({ ...limit }, namesOf(holders))],
                ],
              }}
              of={(each) => <Card of={each} nameOf={namesOf(holders)} />}
            />
          )
        }
      </Read>
    </>
  );
}

function Card({ of: { limit, usages }, nameOf }: { readonly of: LimitWithUsage; readonly nameOf: NameOf }) {
  return (
    <section class="card">
      <h2>
        <a href={linkTo(`/limits/${limit.spendingLimitId}`)}>
          <Untrusted text={limit.name} />
        </a>
      </h2>
      <p class="soft">
        <Untrusted text={limitInWords({ ...limit }, nameOf)} most={600} />
      </p>
      <Usages limit={limit} usages={usages} nameOf={nameOf} />
    </section>
  );
}
