// Velocity controls, which count for policies.

import { createVelocityControl, deleteVelocityControl, listVelocityControls } from "@countersign/api";
import type {
  VelocityControl,
  VelocityControlAggregationMethod,
  VelocityControlAggregationOperator,
} from "@countersign/api";
import { useSignal } from "@preact/signals";
import { readAsset } from "../../chains/assets.js";
import { velocityLines } from "../../check/velocity.js";
import { titleOf } from "../../check/words.js";
import { Choice } from "../../parts/choice.js";
import { Field } from "../../parts/field.js";
import { Dialog } from "../../parts/dialog.js";
import { FormEnd } from "../../parts/form-end.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { SpanFields, secondsOf, useSpan } from "../../parts/span.js";
import { Empty } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import type { Submitting } from "../../parts/submitting.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { Groups } from "../../parts/value.js";
import { newestTypes } from "../../parts/types.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { later } from "../../texts/later.js";
import { AssetFields, firstAsset, nameOfAsset } from "./asset-fields.js";
import type { WrittenAsset } from "./asset-fields.js";
import { LimitsNav } from "./limits-nav.js";

const { velocity: words } = later;

/** As many as an organization may have by default, and more. */
const mostListed = "100";

export function VelocityControlsPage() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded(
    (signal) =>
      listVelocityControls(reads(signedIn()), { organizationId, paginationOptions: { limit: mostListed } }, { signal }),
    [id],
  );
  const isCreating = useSignal(false);
  const creating = useSubmitting();
  return (
    <>
      <div class="title-row">
        <h1>{words.title}</h1>
        <button type="button" class="primary" onClick={() => (isCreating.value = true)}>
          {words.create}
        </button>
      </div>
      <LimitsNav at="/velocity-controls" />
      <p class="soft">{words.intro}</p>
      {!isCreating.value && <Submitted of={creating} />}
      <Read of={loaded}>
        {({ velocityControls }) =>
          velocityControls.length === 0 ? (
            <Empty title={words.empty}>{words.emptyWhy}</Empty>
          ) : (
            <LongList
              items={velocityControls}
              label={words.find}
              keyOf={({ velocityControlId }) => velocityControlId}
              textOf={({ name, identifier, velocityControlId }) => `${name} ${identifier} ${velocityControlId}`}
              of={(control) => <Control control={control} onDeleted={loaded.reload} />}
            />
          )
        }
      </Read>
      {isCreating.value && (
        <CreateControl
          creating={creating}
          onClose={() => (isCreating.value = false)}
          onCreated={() => {
            isCreating.value = false;
            loaded.reload();
          }}
        />
      )}
    </>
  );
}

function Control({ control, onDeleted }: { readonly control: VelocityControl; readonly onDeleted: () => void }) {
  const { organizationId } = signedIn();
  const { velocityControlId, name, identifier } = control;
  const deleting = useSubmitting();
  return (
    <section class="card">
      <div class="title-row">
        <h2>
          <Untrusted text={name} />
        </h2>
        <button
          type="button"
          class="small danger-text"
          aria-label={words.deleteOf(plainText(name))}
          disabled={deleting.busy.value}
          onClick={() =>
            deleting.submit(
              { action: t.common.delete, subject: words.deleteSubject(name, identifier), isDangerous: true },
              (connection) => deleteVelocityControl(connection, { organizationId, parameters: { velocityControlId } }),
              onDeleted,
            )
          }
        >
          {t.common.delete}
        </button>
      </div>
      <Groups of={[{ lines: velocityLines({ ...control }) }]} />
      <Submitted of={deleting} />
    </section>
  );
}

interface CreateControlProps {
  readonly creating: Submitting;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

const methods = Object.entries(words.methods) as [VelocityControlAggregationMethod, string][];
const operators = Object.entries(words.operators) as [VelocityControlAggregationOperator, string][];

function CreateControl({ creating, onClose, onCreated }: CreateControlProps) {
  const { organizationId } = signedIn();
  const [name, identifier, threshold, type] = [useSignal(""), useSignal(""), useSignal(""), useSignal<string>("")];
  const source = useSignal<"transfers" | "activities">("transfers");
  const assets = useSignal<readonly WrittenAsset[]>([firstAsset]);
  const method = useSignal<VelocityControlAggregationMethod>("VELOCITY_CONTROL_AGGREGATION_METHOD_SUM");
  const operator = useSignal<VelocityControlAggregationOperator>(
    "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL",
  );
  const window = useSignal<"rolling" | "infinite">("rolling");
  const span = useSpan("24", "hours");
  const group = useSignal<"organization" | "user" | "wallet">("organization");
  useUnsaved(`${name.value} ${identifier.value} ${threshold.value}`);
  const isTransfers = source.value === "transfers";
  const named = assets.value.map(nameOfAsset);
  const known = named.filter((asset) => asset !== undefined);
  const submit = (event: Event) => {
    event.preventDefault();
    const filter = type.value === "" ? {} : { filter: { activity: [{ activityType: type.value }] } };
    const definition = known.map((caip19) => ({ caip19, decimals: String(readAsset(caip19)?.decimals ?? 0) }));
    const parameters = {
      name: name.value,
      identifier: identifier.value,
      dataSource: isTransfers ? { chainAssetTransfer: { definition, ...filter } } : { activityExecution: filter },
      aggregation: {
        // There is no sum of activities.
        method: isTransfers ? method.value : ("VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT" as const),
        operator: operator.value,
        threshold: threshold.value,
        window: window.value === "rolling" ? { rolling: { duration: String(secondsOf(span)) } } : { infinite: {} },
        groupBy: { [group.value]: {} },
      },
    };
    creating.submit(
      { action: words.create, subject: words.createSubject(name.value, identifier.value) },
      (connection) => createVelocityControl(connection, { organizationId, parameters }),
      onCreated,
    );
  };
  return (
    <Dialog title={words.createTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field label={t.common.name} text={name} required maxLength={256} />
        <Field
          label={words.identifier}
          text={identifier}
          about={words.identifierWhy}
          class="mono"
          required
          maxLength={63}
          pattern="[A-Za-z_][A-Za-z0-9_]*"
        />
        <Choice
          label={words.source}
          chosen={source}
          of={(["transfers", "activities"] as const).map((each) => [each, words.sources[each]] as const)}
        />
        {isTransfers && <AssetFields assets={assets} isOptional={false} />}
        <Choice
          label={words.types}
          chosen={type}
          of={[["", words.anyType], ...newestTypes.map((each) => [each, titleOf(each)] as const)]}
        />
        {isTransfers && <Choice label={words.method} chosen={method} of={methods} />}
        <Choice label={words.operator} chosen={operator} of={operators} />
        <Field
          label={words.threshold}
          text={threshold}
          about={words.thresholdWhy}
          required
          maxLength={39}
          pattern="(0|[1-9][0-9]*)(\.[0-9]{1,18})?"
        />
        <Choice
          label={later.limits.window}
          chosen={window}
          of={[
            ["rolling", later.limits.periods.SPENDING_PERIOD_ROLLING],
            ["infinite", words.ever],
          ]}
        />
        {window.value === "rolling" && <SpanFields of={span} label={later.limits.span} />}
        <Choice
          label={words.group}
          chosen={group}
          of={(["organization", "user", "wallet"] as const).map((each) => [each, words.groups[each] ?? each] as const)}
        />
        <FormEnd of={creating} action={words.create} isIncomplete={known.length < named.length} onClose={onClose} />
      </form>
    </Dialog>
  );
}
