// Lets the user who asks be told when requests wait for their vote.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateNotificationChannelIntent } from "@countersign/api";
import { createPublicKey } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import type { Settings } from "../../config/settings.js";
import { checkWebhookUrl } from "../../delivery/webhooks/target.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { timeZone } from "../../policy-language/time/zone.js";
import {
  countNotificationChannels,
  insertNotificationChannel,
  listNotificationChannels,
} from "../../store/notification-channels.js";
import { byPolicy, none, type AuthorityTraits, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

/** It is about whoever asks, so that nobody redirects what others are told. */
export const ofOneself: AuthorityTraits<object> = {
  ...byPolicy,
  selfService: true,
  accessOf: (_intent, initiatorId) => [initiatorId],
};

const plan: Plan<"ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL"> = async (context, intent) => {
  const { organization, initiator, scope, limits, webhooks } = context;
  const { channelName: name, kind, pushKeys, quietHours } = intent;
  checkMember(organization, initiator);
  const target = targetOf(organization, initiator, intent, webhooks);
  if (quietHours) checkQuietHours(quietHours);
  const own = await listNotificationChannels(scope, initiator.id);
  await checkLimit("notification channels of a user", limits.notificationChannelsPerUser, 1, async () => own.length);
  await checkLimit("notification channels", limits.notificationChannels, 1, () => countNotificationChannels(scope));
  return async (written) => {
    const id = uuidv7();
    await insertNotificationChannel(written, {
      id,
      user_id: initiator.id,
      name,
      kind,
      target,
      push_keys: pushKeys ? JSON.stringify(pushKeys) : null,
      quiet_hours: quietHours ? JSON.stringify(quietHours) : null,
    });
    return { notificationChannelId: id };
  };
};

/** @throws ApiError PERMISSION_DENIED for users of the parent, who have no votes in the organization */
export function checkMember({ members }: Organization, { id }: Pick<Member, "id">): void {
  if (members.has(id)) return;
  throw new ApiError(ErrorCode.PERMISSION_DENIED, "only users of the organization are told what waits for votes in it");
}

/**
 * Where to send to.
 *
 * @throws ApiError INVALID_ARGUMENT, FAILED_PRECONDITION where the user has no address
 */
function targetOf(
  organization: Organization,
  { record: { userEmail }, emailVerified }: Member,
  { kind, url, pushKeys }: CreateNotificationChannelIntent,
  webhooks: Settings["webhooks"],
): string {
  const isEmail = kind === "NOTIFICATION_KIND_EMAIL";
  const isPush = kind === "NOTIFICATION_KIND_PUSH";
  if (isPush !== (pushKeys != null)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `pushKeys: ${kind} ${isPush ? "needs them" : "has none"}`);
  }
  if (isEmail) {
    if (url != null)
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, "url: e-mail goes to the address of the user; leave it out");
    if (!userEmail) throw new ApiError(ErrorCode.FAILED_PRECONDITION, "kind: the user has no e-mail address");
    // Users of a sub-organization may have signed up a minute ago, with the address of somebody else.
    if (organization.parentId !== undefined && !emailVerified) {
      throw new ApiError(ErrorCode.FAILED_PRECONDITION, "kind: the e-mail address of the user is not verified");
    }
    return userEmail;
  }
  if (url == null) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `url: ${kind} needs it`);
  const { protocol, href } = checkWebhookUrl(url, webhooks);
  if (protocol !== "https:" && !webhooks.allowPrivateTargets) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "url: the URL of a notification channel must be one of https");
  }
  if (pushKeys) checkPublicKey(pushKeys.p256dh);
  return href;
}

/** @throws ApiError INVALID_ARGUMENT for what is no point on P-256, so that nothing could be encrypted to it */
function checkPublicKey(p256dh: string): void {
  const bytes = Buffer.from(p256dh, "base64url");
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString("base64url"));
  try {
    if (bytes[0] !== 4) throw new TypeError("not uncompressed");
    createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
  } catch {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "pushKeys.p256dh: this is no uncompressed point on P-256");
  }
}

function checkQuietHours({
  from,
  to,
  timeZone: zone,
}: NonNullable<CreateNotificationChannelIntent["quietHours"]>): void {
  if (from === to) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "quietHours: they end when they begin; leave them out, or name two times",
    );
  }
  if (timeZone(zone)) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `quietHours.timeZone: no time zone ${JSON.stringify(zone)} is known; use a name such as Europe/Berlin`,
  );
}

/** What whoever knows it could write by: of the URL the host is kept, of the keys the public one. */
function withoutTarget(intent: CreateNotificationChannelIntent): object {
  const { url, pushKeys } = intent;
  return {
    ...intent,
    ...(url != null && { url: URL.canParse(url) ? `${new URL(url).origin}/` : "" }),
    ...(pushKeys != null && { pushKeys: { ...pushKeys, auth: "A".repeat(22) } }),
  };
}

export const createNotificationChannel: Family<"createNotificationChannel"> = {
  subjects: {},
  createsSubject: true,
  authority: ofOneself,
  versions: {
    ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: {
      redaction: { redact: withoutTarget, keptWhileWaiting: false, guessable: false },
      redactResult: none,
      resultOf: none,
      plan,
    },
  },
};
