// Invitations that are to be sent.

import { ApiError, ErrorCode } from "@countersign/api";
import type { InvitationParams } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { findMember } from "../../organizations/found-member.js";
import type { Organization } from "../../organizations/organization.js";
import { readEmail } from "../../params/contact.js";
import { foundAll } from "../../params/found-all.js";
import { collect } from "../../store/batches.js";
import { countOpenInvitations } from "../../store/invitations.js";
import type { NewInvitation } from "../../store/invitations.js";
import type { NewMessage } from "../../store/message.js";
import { listTags } from "../../store/tags.js";
import type { TagRow } from "../../store/tags.js";
import type { FamilyContext } from "../definition/plan.js";
import { nameInMessages } from "../messages/words.js";

/** For how long an invitation can be accepted. */
const days = 7;

/** An invitation whose data were found to be in order, with the e-mail that takes it to its receiver. */
export interface PreparedInvitation {
  readonly invitation: NewInvitation;
  readonly message: NewMessage;
}

type Checked = Omit<NewInvitation, "tokenHash" | "expiresAt"> & { readonly senderName: string };

/**
 * Checks invitations that are to be sent, and draws their tokens.
 *
 * @throws ApiError INVALID_ARGUMENT for data that cannot be, NOT_FOUND for a sender or tag that is not of the
 *   organization, RESOURCE_EXHAUSTED where too many invitations are open
 */
export async function prepareInvitations(
  { organization, scope, custody, limits }: FamilyContext,
  params: readonly InvitationParams[],
): Promise<PreparedInvitation[]> {
  await checkLimit("open invitations", limits.invitations, params.length, () => countOpenInvitations(scope));
  const tags = await collect(listTags(scope, "TAG_TYPE_USER"));
  const checked: Checked[] = [];
  for (const [index, one] of params.entries())
    checked.push(await check(organization, tags, `invitations.${index}`, one));

  const prepared: PreparedInvitation[] = [];
  for (const { senderName, ...rest } of checked) {
    const { id, userId, email, name } = rest;
    // The message has the invitation's id, by which it is dropped when the invitation is withdrawn.
    const { hash, sealed } = await custody.createOneTimeSecret(
      { kind: "code", organizationId: organization.id, id },
      { kind: "message", organizationId: organization.id, id },
      "token",
    );
    prepared.push({
      invitation: { ...rest, tokenHash: hash, expiresAt: Date.now() + days * 86_400_000 },
      message: {
        id,
        channel: "email",
        recipient: email,
        sealed,
        content: {
          kind: "invitation",
          organizationId: organization.id,
          organizationName: nameInMessages(organization, organization.name, "an organization"),
          invitationId: id,
          userId,
          receiverName: nameInMessages(organization, name, "there"),
          senderName: nameInMessages(organization, senderName, "A user"),
          days,
        },
      },
    });
  }
  return prepared;
}

async function check(
  organization: Organization,
  userTags: readonly TagRow[],
  path: string,
  { receiverUserName, receiverUserEmail, receiverUserTags, accessType, senderUserId }: InvitationParams,
): Promise<Checked> {
  const sender = findMember(organization, `${path}.senderUserId`, senderUserId);
  const email = readEmail(`${path}.receiverUserEmail`, receiverUserEmail);
  if (email === undefined) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}.receiverUserEmail: the invitation has to be sent somewhere; name an e-mail address`,
    );
  }
  const tags = await foundAll("user tag", `${path}.receiverUserTags`, receiverUserTags, async () => userTags);
  return {
    id: uuidv7(),
    userId: uuidv7(),
    name: receiverUserName,
    email,
    tagIds: tags.map(({ id }) => id),
    accessType,
    senderUserId: sender.id,
    senderName: sender.record.userName,
  };
}
