// Invites people. Each gets an e-mail with a token, by which they become a user.

import { insertInvitations } from "../../store/invitations.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { sendMessages } from "../messages/send.js";
import { prepareInvitations } from "./new-invitations.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_INVITATIONS"> = async (context, { invitations }) => {
  const prepared = await prepareInvitations(context, invitations);
  return async (scope, transaction) => {
    await insertInvitations(
      scope,
      prepared.map(({ invitation }) => invitation),
    );
    await sendMessages(
      context,
      transaction,
      prepared.map(({ message }) => message),
    );
    return { invitationIds: prepared.map(({ invitation }) => invitation.id) };
  };
};

export const createInvitations: Family<"createInvitations"> = {
  subjects: { "invitations.receiverUserTags": "userTag", "invitations.senderUserId": "user" },
  createsSubject: true,
  authority: byPolicy,
  sendsMessages: true,
  versions: { ACTIVITY_TYPE_CREATE_INVITATIONS: { ...plain, plan } },
};
