// Ends one of the channels by which the user who asks is told what waits for their vote.

import { found } from "../../params/found.js";
import {
  deleteNotificationChannel as removeChannel,
  listNotificationChannels,
} from "../../store/notification-channels.js";
import { removeEvents } from "../../store/outbox.js";
import { noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { ofOneself } from "./create-notification-channel.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL"> = async ({ initiator, scope }, intent) => {
  const own = await listNotificationChannels(scope, initiator.id);
  const { id } = await found("notification channel of this user", intent.notificationChannelId, (wanted) =>
    own.find((channel) => channel.id === wanted),
  );
  return async (written) => {
    await removeChannel(written, id);
    await removeEvents(written, id);
    return { notificationChannelId: id };
  };
};

export const deleteNotificationChannel: Family<"deleteNotificationChannel"> = {
  subjects: { notificationChannelId: noSubject("It is one of the user who asks, whom the activity is about.") },
  createsSubject: false,
  authority: ofOneself,
  immediate: true,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: { ...plain, plan } },
};
