// All policies of the organization.

import { listPolicies } from "@countersign/api";
import type { Policy } from "@countersign/api";
import { LongList } from "../../parts/long-list.js";
import { useListed } from "../../parts/listed.js";
import { Read } from "../../parts/read.js";
import { Empty } from "../../parts/state.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { t } from "../../texts/index.js";
import { Effect } from "./effect.js";
import { PoliciesNav } from "./policies-nav.js";

export function PoliciesPage() {
  const policies = useListed("policies", listPolicies, t.policies.title);
  return (
    <>
      <div class="title-row">
        <h1>{t.policies.title}</h1>
        <a class="button primary" href={linkTo("/policies/new")}>
          {t.policies.create}
        </a>
      </div>
      <PoliciesNav at="/policies" />
      <Read of={policies}>
        {({ policies: found }) =>
          found.length === 0 ? (
            <Empty title={t.policies.empty}>{t.policies.emptyWhy}</Empty>
          ) : (
            <LongList
              items={found}
              label={t.policies.find}
              keyOf={({ policyId }) => policyId}
              textOf={({ policyId, policyName, condition, consensus, notes }) =>
                [policyName, policyId, condition, consensus, notes].join(" ")
              }
              exported={{
                name: "policies",
                columns: [
                  [t.list.columns.id, ({ policyId }) => policyId],
                  [t.list.columns.name, ({ policyName }) => policyName],
                  [t.list.columns.effect, ({ effect }) => effect],
                  [t.list.columns.condition, ({ condition = "" }) => condition],
                  [t.list.columns.consensus, ({ consensus = "" }) => consensus],
                  [t.list.columns.notes, ({ notes = "" }) => notes],
                ],
              }}
              of={(policy) => <Card policy={policy} />}
            />
          )
        }
      </Read>
    </>
  );
}

function Card({ policy: { policyId, policyName, effect, condition, consensus, notes } }: { readonly policy: Policy }) {
  return (
    <a class="card link" href={linkTo(`/policies/${policyId}`)}>
      <span class="row-title">
        <Untrusted text={policyName} />
        <Effect of={effect} />
      </span>
      <Line name={t.activity.condition} text={condition} none={t.policies.any} />
      <Line name={t.activity.consensus} text={consensus} none={t.policies.nobody} />
      {notes !== "" && (
        <span class="soft small-text">
          <Untrusted text={notes} most={160} />
        </span>
      )}
    </a>
  );
}

function Line({ name, text, none }: { readonly name: string; readonly text: string; readonly none: string }) {
  return (
    <span class="headline-line">
      <span class="soft small-text">{name}</span>
      {text === "" ? (
        <span class="small-text">{none}</span>
      ) : (
        <code>
          <Untrusted text={text} most={240} lines />
        </code>
      )}
    </span>
  );
}
