// Makes the receiver of an invitation a user. Whoever shows its token has read the e-mail, so the address is verified.

import { ApiError, ErrorCode } from "@countersign/api";
import { checkLimit } from "../../config/check-limit.js";
import { closeInvitation } from "../../store/invitations.js";
import { addTagMembers } from "../../store/tags.js";
import { insertUser, setVerified } from "../../store/users.js";
import { admissionTo } from "../credentials/admission.js";
import { insertAuthenticators, prepareAuthenticator } from "../credentials/new-authenticators.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { tagsOfReceiver } from "./invited-member.js";
import { checkOpen, findShownInvitation } from "./shown-invitation.js";

const plan: Plan<"ACTIVITY_TYPE_ACCEPT_INVITATION_V2"> = async (context, intent) => {
  const { organization, scope, limits } = context;
  const { userId, authenticator } = intent;
  const invitation = await findShownInvitation(context, intent.invitationId, userId);
  checkOpen(invitation);
  const { id, receiver_name: name, receiver_email: email } = invitation;
  await checkLimit("users", limits.users, 1, async () => organization.members.size);
  const prepared = await prepareAuthenticator(await admissionTo(context), "authenticator", authenticator);
  const tagIds = await tagsOfReceiver(scope, invitation);
  return async (scope) => {
    if (!(await closeInvitation(scope, id, "INVITATION_STATUS_ACCEPTED"))) {
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        "invitationId: the invitation was accepted or withdrawn in the meantime",
      );
    }
    await insertUser(scope, { id: userId, name, email });
    await setVerified(scope, userId, "email", email);
    await insertAuthenticators(scope, userId, [prepared]);
    for (const tagId of tagIds) await addTagMembers(scope, tagId, [userId]);
    return { invitationId: id, userId };
  };
};

/** Whoever has the token can be the invited user. */
const token = {
  redact: (intent: { readonly invitationId: string }) => ({
    ...intent,
    invitationId: intent.invitationId.split(".", 1)[0],
  }),
  keptWhileWaiting: false,
  guessable: false,
};

export const acceptInvitation: Family<"acceptInvitation"> = {
  subjects: {
    invitationId: noSubject("the token in it lets its holder in, no policy does"),
    userId: noSubject("as invitationId"),
  },
  createsSubject: false,
  authority: byPolicy,
  immediate: true,
  versions: {
    ACTIVITY_TYPE_ACCEPT_INVITATION: { ...plain, redaction: token },
    ACTIVITY_TYPE_ACCEPT_INVITATION_V2: { ...plain, redaction: token, plan },
  },
};
