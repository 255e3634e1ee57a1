// Creates a spending limit.

import { SpendingMeasure, createSpendingLimit } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { limitInWords } from "../../check/limit.js";
import { Choice } from "../../parts/choice.js";
import { Field } from "../../parts/field.js";
import { useLoaded } from "../../parts/loaded.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { go, linkTo } from "../../router.js";
import { signedIn } from "../../session/connection.js";
import { namesOf, readHolders } from "../../session/holders.js";
import type { Holders } from "../../session/holders.js";
import { later } from "../../texts/later.js";
import { AssetFields, firstAsset, nameOfAsset } from "./asset-fields.js";
import type { WrittenAsset } from "./asset-fields.js";
import { MaximumField, maximumOf, useMaximum } from "./maximum-field.js";
import { readBooks } from "./read.js";
import { ReceiverFields, receiversOf, useReceivers } from "./receiver-fields.js";
import { ScopeFields, scopeOf, useScope } from "./scope-fields.js";
import { ExcessFields, useExcess } from "./uncounted-fields.js";
import { WindowFields, useWindow, windowOf } from "./window-fields.js";

const { limits: words } = later;
export const nameForm = "[a-z][a-z0-9_\\-]*";

export function NewLimitPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded(
    (signal) => Promise.all([readHolders(organizationId, signal), readBooks(organizationId, signal)]),
    [id],
  );
  return (
    <>
      <p>
        <a href={linkTo("/limits")}>← {words.title}</a>
      </p>
      <h1>{words.createTitle}</h1>
      <Read of={loaded}>{([holders, books]) => <CreateLimit holders={holders} books={books} />}</Read>
    </>
  );
}

function CreateLimit({ holders, books }: { readonly holders: Holders; readonly books: readonly string[] }) {
  const { organizationId } = signedIn();
  const name = useSignal("");
  const measure = useSignal<SpendingMeasure>("SPENDING_MEASURE_AMOUNT");
  const assets = useSignal<readonly WrittenAsset[]>([firstAsset]);
  const [maximum, window, scope] = [useMaximum(), useWindow(), useScope()];
  const receivers = useReceivers(books);
  const excess = useExcess("SPENDING_EXCESS_DENY", []);
  const creating = useSubmitting();
  useUnsaved(`${name.value} ${maximum.typed.value}`);
  const named = assets.value.map(nameOfAsset);
  const known = named.filter((asset) => asset !== undefined);
  const counted = { measure: measure.value, assets: known };
  const most = maximumOf(counted, maximum);
  const submit = (event: Event) => {
    event.preventDefault();
    if (most === undefined || known.length < named.length) return;
    const parameters = {
      name: name.value,
      assets: known,
      measure: measure.value,
      maximum: String(most),
      window: windowOf(window),
      ...scopeOf(scope),
      ...receiversOf(receivers),
      excess: excess.excess.value,
      uncounted: [...excess.uncounted.value],
    };
    creating.submit(
      {
        action: words.create,
        subject: words.createSubject(name.value, limitInWords(parameters, namesOf(holders))),
        isDangerous: true,
      },
      (connection) => createSpendingLimit(connection, { organizationId, parameters }),
      ({ result }) => go(`/limits/${result.createSpendingLimitResult?.spendingLimitId ?? ""}`),
    );
  };
  return (
    <form class="card" onSubmit={submit}>
      <Field label={words.name} text={name} about={words.nameWhy} required maxLength={63} pattern={nameForm} />
      <Choice
        label={words.measure}
        chosen={measure}
        of={Object.values(SpendingMeasure).map((each) => [each, words.measures[each]] as const)}
      />
      <AssetFields assets={assets} isOptional={measure.value !== "SPENDING_MEASURE_AMOUNT"} />
      <MaximumField of={maximum} counted={counted} />
      <WindowFields of={window} />
      <ScopeFields of={scope} holders={holders} />
      <ReceiverFields of={receivers} books={books} />
      <ExcessFields of={excess} />
      <Submitted of={creating} />
      <div class="actions">
        <button
          type="submit"
          class="primary"
          disabled={
            creating.busy.value ||
            known.length < named.length ||
            (known.length === 0 && measure.value === "SPENDING_MEASURE_AMOUNT")
          }
        >
          {words.create}
        </button>
      </div>
    </form>
  );
}
