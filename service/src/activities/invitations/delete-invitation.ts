// Withdraws an invitation that was not accepted, with its message where that has not been sent.

import { ApiError, ErrorCode } from "@countersign/api";
import { found } from "../../params/found.js";
import { closeInvitation, findInvitation } from "../../store/invitations.js";
import { dropMessage } from "../../store/messages.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_INVITATION"> = async ({ scope }, { invitationId }) => {
  const { status } = await found("invitation", invitationId, (id) => findInvitation(scope, id));
  if (status !== "INVITATION_STATUS_CREATED") {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `invitationId: the invitation can no longer be withdrawn; its status is ${status}`,
    );
  }
  return async (scope) => {
    if (!(await closeInvitation(scope, invitationId, "INVITATION_STATUS_REVOKED"))) {
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        "invitationId: the invitation was accepted or withdrawn in the meantime",
      );
    }
    await dropMessage(scope, invitationId);
    return { invitationId };
  };
};

export const deleteInvitation: Family<"deleteInvitation"> = {
  subjects: { invitationId: "invitation" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_INVITATION: { ...plain, plan } },
};
