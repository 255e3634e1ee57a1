// How the person is told what waits for their vote.

import {
  NotificationKind,
  createNotificationChannel,
  deleteNotificationChannel,
  listNotificationChannels,
} from "@countersign/api";
import { useSignal } from "@preact/signals";
import { Choice } from "../../parts/choice.js";
import { Deletable } from "../../parts/deletable.js";
import { Section } from "../../parts/facts.js";
import { Field } from "../../parts/field.js";
import { useLoaded } from "../../parts/loaded.js";
import { LongList } from "../../parts/long-list.js";
import { Read } from "../../parts/read.js";
import { Notice } from "../../parts/state.js";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { Untrusted, plainText } from "../../parts/untrusted.js";
import { useUnsaved } from "../../parts/unsaved.js";
import { reads } from "../../session/connection.js";
import type { Profile } from "../../session/profiles.js";
import { canPush, subscribe } from "../../session/push.js";
import { later } from "../../texts/later.js";
import { t } from "../../texts/index.js";

const { notifications: words } = later;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export function Notifications({ profile }: { readonly profile: Profile }) {
  const { id, organizationId } = profile;
  const loaded = useLoaded((signal) => listNotificationChannels(reads(profile), { organizationId }, { signal }), [id]);
  return (
    <Section title={words.title} about={words.why}>
      <Read of={loaded}>
        {({ notificationChannels, pushPublicKey }) => (
          <>
            {notificationChannels.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <LongList
                items={notificationChannels}
                kind="rows"
                label={words.find}
                keyOf={({ notificationChannelId }) => notificationChannelId}
                textOf={({ channelName, target }) => `${channelName} ${target}`}
                of={({ notificationChannelId, channelName, kind, target, quietHours }) => (
                  <Deletable
                    subject={words.deleteSubject(channelName)}
                    spoken={words.deleteOf(plainText(channelName))}
                    send={(connection) =>
                      deleteNotificationChannel(connection, { organizationId, parameters: { notificationChannelId } })
                    }
                    onDeleted={loaded.reload}
                  >
                    <p class="row-title">
                      <Untrusted text={channelName} />
                    </p>
                    <p class="soft small-text">
                      {words.kinds[kind]} · <Untrusted text={target} />
                      {quietHours && ` · ${words.quiet(quietHours.from, quietHours.to, quietHours.timeZone)}`}
                    </p>
                  </Deletable>
                )}
              />
            )}
            <Create profile={profile} pushPublicKey={pushPublicKey} onCreated={loaded.reload} />
          </>
        )}
      </Read>
    </Section>
  );
}

interface CreateProps {
  readonly profile: Profile;
  readonly pushPublicKey: string;
  readonly onCreated: () => void;
}

const kinds = Object.entries(words.kinds) as unknown as readonly (readonly [NotificationKind, string])[];
const time = "([01][0-9]|2[0-3]):[0-5][0-9]";

function Create({ profile: { organizationId }, pushPublicKey, onCreated }: CreateProps) {
  const kind = useSignal<NotificationKind>(canPush ? NotificationKind.PUSH : NotificationKind.EMAIL);
  const [name, url, from, to] = [useSignal(""), useSignal(""), useSignal(""), useSignal("")];
  const creating = useSubmitting();
  useUnsaved(name.value + url.value + from.value + to.value);
  const isPush = kind.value === NotificationKind.PUSH;
  const hasUrl = !isPush && kind.value !== NotificationKind.EMAIL;
  const submit = (event: Event) => {
    event.preventDefault();
    const channelName = name.value;
    creating.submit(
      { action: words.create, subject: words.createSubject(channelName) },
      async (connection) => {
        const subscription = isPush ? await subscribe(pushPublicKey) : undefined;
        if (isPush && !subscription) throw new Error(words.denied);
        const parameters = {
          channelName,
          kind: kind.value,
          ...(hasUrl && { url: url.value }),
          ...subscription,
          ...(from.value !== "" && { quietHours: { from: from.value, to: to.value, timeZone } }),
        };
        return createNotificationChannel(connection, { organizationId, parameters });
      },
      () => {
        name.value = url.value = from.value = to.value = "";
        onCreated();
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Choice label={words.kind} chosen={kind} of={kinds} />
      {isPush && !canPush && <Notice kind="warn">{words.noPush}</Notice>}
      <Field label={t.common.name} text={name} required maxLength={256} />
      {hasUrl && <Field label={words.url} text={url} about={words.urlWhy} type="url" required maxLength={2048} />}
      <Field label={words.quietFrom} text={from} required={to.value !== ""} maxLength={5} pattern={time} />
      <Field
        label={words.quietTo}
        text={to}
        required={from.value !== ""}
        maxLength={5}
        pattern={time}
        about={words.quietWhy(timeZone)}
      />
      <Submitted of={creating} />
      <div class="actions start">
        <button type="submit" disabled={creating.busy.value || (isPush && !canPush)}>
          {words.create}
        </button>
      </div>
    </form>
  );
}
