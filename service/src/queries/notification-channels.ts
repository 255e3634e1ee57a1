// Where the caller is told what waits for their vote. Nobody sees the channels of others.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toNotificationChannel } from "../organizations/notification-channel.js";
import { listNotificationChannels } from "../store/notification-channels.js";
import type { Store } from "../store/store.js";

export interface PushKey {
  /** 65 bytes in base64url. */
  publicKey(): string;
}

export function notificationQueries(store: Store, pushKey: PushKey): Pick<Service<Call>, "listNotificationChannels"> {
  return {
    async listNotificationChannels({ caller: { organization, member } }) {
      const rows = await listNotificationChannels(store.in(organization), member.id);
      return { notificationChannels: rows.map(toNotificationChannel), pushPublicKey: pushKey.publicKey() };
    },
  };
}
