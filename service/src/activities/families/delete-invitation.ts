// Withdraws an invitation that was not accepted, with its message where that has not been sent.

import { ApiError } from "@countersign/api";
import { closeInvitation, findInvitation } from "../../store/invitations.js";
import { dropMessage } from "../../store/messages.js";
import type { Family } from "../family.js";
import { found } from "../found.js";

export const deleteInvitation: Family<"ACTIVITY_TYPE_DELETE_INVITATION"> = async ({ scope }, { invitationId }) => {
  const { status } = await found("invitation", invitationId, (id) => findInvitation(scope, id));
  if (status !== "INVITATION_STATUS_CREATED") {
    throw new ApiError(9, `invitationId: the invitation cannot be withdrawn any more, its status is ${status}`);
  }
  return async (scope) => {
    if (!(await closeInvitation(scope, invitationId, "INVITATION_STATUS_REVOKED"))) {
      throw new ApiError(9, "invitationId: the invitation was accepted or withdrawn in the meantime");
    }
    await dropMessage(scope, invitationId);
    return { invitationId };
  };
};
