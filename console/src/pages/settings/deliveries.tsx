// What is not delivered: events for webhooks, e-mails and text messages, those that failed included.

import { listMessages, listWebhookDeliveries, listWebhookEndpoints } from "@countersign/api";
import type { UnsentMessage, WebhookDelivery } from "@countersign/api";
import type { ComponentChildren } from "preact";
import { Copy } from "../../parts/copy.js";
import { Section } from "../../parts/facts.js";
import { useLoaded } from "../../parts/loaded.js";
import { usePages } from "../../parts/pages.js";
import type { Pages } from "../../parts/pages.js";
import { Failure, Loading } from "../../parts/state.js";
import { Time, now, toMilliseconds } from "../../parts/time.js";
import { Untrusted } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { reads, signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";

const pageSize = 20;

export function DeliveriesPage() {
  const { id, organizationId } = signedIn();
  const pageAfter = (after: string | undefined) => ({
    organizationId,
    paginationOptions: { limit: String(pageSize), ...(after !== undefined && { after }) },
  });
  const events = usePages<WebhookDelivery>(
    async (last, signal) =>
      (await listWebhookDeliveries(reads(signedIn()), pageAfter(last?.eventId), { signal })).deliveries,
    pageSize,
    [id],
  );
  const messages = usePages<UnsentMessage>(
    async (last, signal) => (await listMessages(reads(signedIn()), pageAfter(last?.messageId), { signal })).messages,
    pageSize,
    [id],
  );
  const endpoints = useLoaded(
    (signal) => listWebhookEndpoints(reads(signedIn()), { organizationId }, { signal }),
    [id],
  );
  const nameOf = ({ endpointId }: WebhookDelivery) =>
    endpoints.value.value?.webhookEndpoints.find((endpoint) => endpoint.endpointId === endpointId)?.name;
  return (
    <>
      <a class="back" href={linkTo("/settings")}>
        ← {t.settings.title}
      </a>
      <h1>{t.deliveries.title}</h1>
      <p class="soft">{t.deliveries.why}</p>
      <List
        title={t.deliveries.events}
        none={t.deliveries.noEvents}
        of={events}
        row={(event) => <Event event={event} endpoint={nameOf(event)} />}
        keyOf={eventKey}
      />
      <List
        title={t.deliveries.messages}
        none={t.deliveries.noMessages}
        of={messages}
        row={Message}
        keyOf={messageKey}
      />
      <Section title={t.deliveries.operator} about={t.deliveries.operatorWhy}>
        {t.deliveries.commands.map((command) => (
          <p key={command} class="command">
            <code>npx {command}</code>
            <Copy text={`npx ${command}`} />
          </p>
        ))}
      </Section>
    </>
  );
}

const eventKey = ({ eventId }: WebhookDelivery) => eventId;
const messageKey = ({ messageId }: UnsentMessage) => messageId;

interface ListProps<Item> {
  readonly title: string;
  /** What is said where nothing is undelivered. */
  readonly none: string;
  readonly of: Pages<Item>;
  readonly row: (item: Item) => ComponentChildren;
  readonly keyOf: (item: Item) => string;
}

function List<Item>({ title, none, of: { items, failure, busy, hasMore, more, reload }, row, keyOf }: ListProps<Item>) {
  return (
    <Section title={title}>
      {failure.value !== undefined && <Failure message={failure.value} onRetry={reload} />}
      {items.value === undefined ? (
        failure.value === undefined && <Loading />
      ) : items.value.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul class="rows">
          {items.value.map((item) => (
            <li key={keyOf(item)}>
              <div class="grow">{row(item)}</div>
            </li>
          ))}
        </ul>
      )}
      <div class="actions start">
        {hasMore.value && (
          <button type="button" disabled={busy.value} onClick={more}>
            {t.list.older}
          </button>
        )}
        {items.value !== undefined && failure.value === undefined && (
          <button type="button" disabled={busy.value} aria-label={`${t.deliveries.refresh}: ${title}`} onClick={reload}>
            {t.deliveries.refresh}
          </button>
        )}
      </div>
    </Section>
  );
}

interface EventProps {
  readonly event: WebhookDelivery;
  /** Name of where it goes, if that has one. */
  readonly endpoint: string | undefined;
}

function Event({ event, endpoint }: EventProps) {
  return (
    <>
      <p class="row-title">
        <a href={linkTo(`/activities/${event.activityId}`)}>
          <Untrusted text={event.eventType} most={60} />
        </a>
        {endpoint !== undefined && (
          <span class="soft small-text">
            {` ${t.deliveries.to} `}
            <Untrusted text={endpoint} most={60} />
          </span>
        )}
        <Status of={event.status} />
      </p>
      <Progress of={event} />
      {event.lastError !== undefined && (
        <p class="small-text">
          {t.deliveries.lastAnswer} <Untrusted text={event.lastError} most={200} />
        </p>
      )}
    </>
  );
}

function Message(message: UnsentMessage) {
  return (
    <>
      <p class="row-title">
        <Untrusted text={message.recipient} most={256} />
        <Status of={message.status} />
      </p>
      <Progress of={message} />
    </>
  );
}

function Status({ of }: { readonly of: string }) {
  const name = of.replace("DELIVERY_STATUS_", "") as keyof typeof t.deliveries.statuses;
  return <span class={`badge ${name === "FAILED" ? "bad" : ""}`}>{t.deliveries.statuses[name] ?? name}</span>;
}

function Progress({ of: { attempts, createdAt, nextAttemptAt } }: { readonly of: WebhookDelivery | UnsentMessage }) {
  return (
    <p class="soft small-text">
      {t.common.created} <Time at={toMilliseconds(createdAt)} />
      {` · ${t.deliveries.attempts(attempts)}`}
      {nextAttemptAt !== undefined && (
        <>
          {` · ${t.deliveries.next} `}
          {toMilliseconds(nextAttemptAt) <= now.value ? t.deliveries.now : <Time at={toMilliseconds(nextAttemptAt)} />}
        </>
      )}
    </p>
  );
}
