// Families about sessions and invitations.

import type { Families } from "../family.js";
import { acceptInvitation } from "./accept-invitation.js";
import { createInvitations } from "./create-invitations.js";
import { createReadOnlySession } from "./create-read-only-session.js";
import { createReadWriteSession } from "./create-read-write-session.js";
import { deleteInvitation } from "./delete-invitation.js";

export const sessionFamilies = {
  ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: createReadOnlySession,
  ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: createReadWriteSession,
  ACTIVITY_TYPE_CREATE_INVITATIONS: createInvitations,
  ACTIVITY_TYPE_ACCEPT_INVITATION_V2: acceptInvitation,
  ACTIVITY_TYPE_DELETE_INVITATION: deleteInvitation,
} satisfies Partial<Families>;
