// The types in `queries/list-notification-channels`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-notification-channels.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { NotificationChannel } from "../shapes/notification-channels.js";

function checkListNotificationChannelsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListNotificationChannelsRequest = types.ListNotificationChannelsRequest;
/** Judges and reads a {@link ListNotificationChannelsRequest} as it is sent. */
export const ListNotificationChannelsRequest: RecordType<ListNotificationChannelsRequest> = /* @__PURE__ */ sent(
  checkListNotificationChannelsRequest,
  { organizationId: OrganizationId },
);

export type ListNotificationChannelsResponse = types.ListNotificationChannelsResponse;
/** Judges and reads a {@link ListNotificationChannelsResponse} as it is answered. */
export const ListNotificationChannelsResponse: RecordType<ListNotificationChannelsResponse> = /* @__PURE__ */ answered({
  notificationChannels: { kind: "array", of: () => NotificationChannel, minItems: 0, maxItems: 100 },
  pushPublicKey: {
    kind: "string",
    maxLength: 87,
    example: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  },
});
