// One spending limit: what it says, what is used and left, and how it is changed and deleted.

import { deleteSpendingLimits, updateSpendingLimit } from "@countersign/api";
import type { SpendingLimit } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { unitOf } from "../../chains/assets.js";
import { limitLines } from "../../check/limit.js";
import { exactDecimal } from "../../decode/numbers.js";
import { DeleteSection } from "../../parts/delete-section.js";
import { Facts, Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { Grouped } from "../../parts/hex.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Empty } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Time, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { Groups } from "../../parts/value.js";
import { go, linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { namesOf } from "../../session/holders.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import type { PageProps } from "../pages.js";
import { nameForm } from "./create.js";
import { MaximumField, maximumOf, useMaximum } from "./maximum-field.js";
import { readLimits } from "./read.js";
import { ExcessFields, useExcess } from "./uncounted-fields.js";
import { Usages } from "./usage.js";

const { limits: words } = later;

export function LimitPage({ parts }: PageProps) {
  const { id, organizationId } = signedIn();
  const { spendingLimitId = "" } = parts;
  const loaded = useLoaded((signal) => readLimits(organizationId, signal), [id, spendingLimitId]);
  return (
    <>
      <p>
        <a href={linkTo("/limits")}>← {words.title}</a>
      </p>
      <Read of={loaded}>
        {({ limits, holders }) => {
          const found = limits.find(({ limit }) => limit.spendingLimitId === spendingLimitId);
          if (!found) {
            return (
              <>
                <h1>{words.title}</h1>
                <Empty title={words.gone} />
              </>
            );
          }
          const { limit, usages } = found;
          const nameOf = namesOf(holders);
          return (
            <>
              <h1>
                <Untrusted text={limit.name} />
              </h1>
              <section class="card">
                <Groups of={[{ lines: limitLines({ ...limit }, nameOf) }]} />
                <Facts
                  of={[
                    [words.facts.id, <Grouped text={limit.spendingLimitId} group={36} copy />],
                    [t.common.created, <Time at={toMilliseconds(limit.createdAt)} />],
                  ]}
                />
              </section>
              <Section title={words.usage} about={words.usageWhy}>
                <Usages limit={limit} usages={usages} nameOf={nameOf} />
              </Section>
              <ChangeLimit key={JSON.stringify(limit)} limit={limit} onChanged={loaded.reload} />
              <DeleteSection
                about={words.deleteWhy}
                review={{ subject: words.deleteSubject(limit.name) }}
                send={(connection) =>
                  deleteSpendingLimits(connection, {
                    organizationId,
                    parameters: { spendingLimitIds: [spendingLimitId] },
                  })
                }
                onDeleted={() => go("/limits")}
              />
            </>
          );
        }}
      </Read>
    </>
  );
}

function ChangeLimit({ limit, onChanged }: { readonly limit: SpendingLimit; readonly onChanged: () => void }) {
  const { organizationId } = signedIn();
  const { spendingLimitId, measure, assets } = limit;
  const name = useSignal(limit.name);
  // As the field reads it: without gaps between the digits.
  const written = exactDecimal(BigInt(limit.maximum), decimalsOf(limit)).replace(/\s/g, "");
  const maximum = useMaximum(written);
  const excess = useExcess(limit.excess, limit.uncounted);
  const changing = useSubmitting();
  useUnsaved(`${name.value} ${maximum.typed.value}`);
  const most = maximumOf({ measure, assets }, maximum);
  const uncounted = [...excess.uncounted.value];
  const isSame =
    uncounted.length === limit.uncounted.length && uncounted.every((kind) => limit.uncounted.includes(kind));
  const changes = {
    ...(name.value !== limit.name && { name: name.value }),
    ...(most !== undefined && String(most) !== limit.maximum && { maximum: String(most) }),
    ...(excess.excess.value !== limit.excess && { excess: excess.excess.value }),
    ...(!isSame && { uncounted }),
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (most === undefined) return;
    changing.submit(
      { action: words.save, subject: words.changeSubject(limit.name), isDangerous: true },
      (connection) => updateSpendingLimit(connection, { organizationId, parameters: { spendingLimitId, ...changes } }),
      onChanged,
    );
  };
  return (
    <Section title={words.change} about={words.changeWhy}>
      <form onSubmit={submit}>
        <Field label={words.name} text={name} about={words.nameWhy} required maxLength={63} pattern={nameForm} />
        <MaximumField of={maximum} counted={{ measure, assets }} />
        <ExcessFields of={excess} />
        <Submitted of={changing} />
        <div class="actions start">
          <button type="submit" disabled={changing.busy.value || Object.keys(changes).length === 0}>
            {words.save}
          </button>
        </div>
      </form>
    </Section>
  );
}

function decimalsOf({ measure, assets }: SpendingLimit): number {
  return measure === "SPENDING_MEASURE_AMOUNT" ? (unitOf(assets)?.decimals ?? 0) : 0;
}
