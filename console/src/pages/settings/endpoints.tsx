// Where events of the organization are delivered.

import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from "@countersign/api";
import type { WebhookEndpointData } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { plainText, Untrusted } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

export function Endpoints() {
  const { id, organizationId } = signedIn();
  const loaded = useLoaded((signal) => listWebhookEndpoints(reads(signedIn()), { organizationId }, { signal }), [id]);
  return (
    <Section title={t.settings.endpoints} about={t.settings.endpointsWhy}>
      <Read of={loaded}>
        {({ webhookEndpoints }) =>
          webhookEndpoints.length === 0 ? (
            <p>{t.settings.noEndpoints}</p>
          ) : (
            <LongList
              items={webhookEndpoints}
              kind="rows"
              label={t.settings.find}
              keyOf={({ endpointId }) => endpointId}
              textOf={({ name, url }) => `${name} ${url}`}
              of={(endpoint) => <Endpoint endpoint={endpoint} onChanged={loaded.reload} />}
            />
          )
        }
      </Read>
      <AddEndpoint onAdded={loaded.reload} />
    </Section>
  );
}

interface EndpointProps {
  readonly endpoint: WebhookEndpointData;
  readonly onChanged: () => void;
}

function Endpoint({ endpoint: { endpointId, name, url, isActive }, onChanged }: EndpointProps) {
  const { organizationId } = signedIn();
  const changing = useSubmitting();
  const turn = () =>
    changing.submit(
      isActive
        ? { action: t.settings.pause, subject: t.settings.pauseSubject(name), isDangerous: true }
        : { action: t.settings.resume, subject: t.settings.resumeSubject(name) },
      (connection) =>
        updateWebhookEndpoint(connection, { organizationId, parameters: { endpointId, isActive: !isActive } }),
      onChanged,
    );
  const remove = () =>
    changing.submit(
      { action: t.common.delete, subject: t.settings.deleteSubject(name), isDangerous: true },
      (connection) => deleteWebhookEndpoint(connection, { organizationId, parameters: { endpointId } }),
      onChanged,
    );
  return (
    <div class="grow">
      <div class="title-row">
        <span class="row-title">
          <Untrusted text={name} />
        </span>
        <span class={`badge ${isActive ? "good" : "warn"}`}>{isActive ? t.settings.active : t.settings.paused}</span>
        <span class="actions">
          <button
            type="button"
            class="small"
            disabled={changing.busy.value}
            aria-label={isActive ? t.settings.pauseOf(plainText(name)) : t.settings.resumeOf(plainText(name))}
            onClick={turn}
          >
            {isActive ? t.settings.pause : t.settings.resume}
          </button>
          <button
            type="button"
            class="small danger-text"
            disabled={changing.busy.value}
            aria-label={t.settings.deleteOf(plainText(name))}
            onClick={remove}
          >
            {t.common.delete}
          </button>
        </span>
      </div>
      <code>
        <Untrusted text={url} most={2048} />
      </code>
      <Submitted of={changing} />
    </div>
  );
}

function AddEndpoint({ onAdded }: { readonly onAdded: () => void }) {
  const { organizationId } = signedIn();
  const name = useSignal("");
  const url = useSignal("");
  const adding = useSubmitting();
  useUnsaved(name.value + url.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const parameters = { name: name.value, url: url.value };
    adding.submit(
      { action: t.settings.add, subject: t.settings.addSubject(name.value, url.value) },
      (connection) => createWebhookEndpoint(connection, { organizationId, parameters }),
      () => {
        name.value = "";
        url.value = "";
        onAdded();
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <div class="columns">
        <div>
          <Field label={t.common.name} text={name} required maxLength={256} />
        </div>
        <div>
          <Field label={t.settings.url} text={url} type="url" required maxLength={2048} />
        </div>
      </div>
      <Submitted of={adding} />
      <button type="submit" disabled={adding.busy.value}>
        {t.settings.add}
      </button>
    </form>
  );
}
