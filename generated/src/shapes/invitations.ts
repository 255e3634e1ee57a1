// Records of the contract's shapes/invitations.yaml.

import type { AccessType, InvitationStatus } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { Email, InvitationId, UserId, UserName, UserTagId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** An invitation to become a user of the organization. */
export interface Invitation {
  /** Identifier of an invitation. */
  readonly invitationId: InvitationId;
  /** Name that the receiver will have as a user. */
  readonly receiverUserName: UserName;
  /** E-mail address to which the invitation was sent. */
  readonly receiverEmail: Email;
  /** Ids of tags that the receiver will carry as a user. */
  readonly receiverUserTags: readonly UserTagId[];
  /** Through which credentials a user may act. Only older requests and invitations have it. */
  readonly accessType: Open<AccessType>;
  /** What became of an invitation. */
  readonly status: Open<InvitationStatus>;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /** User in whose name the invitation was sent. */
  readonly senderUserId: UserId;
}

/** An invitation to send. */
export interface InvitationParams {
  /** Name that the receiver will have as a user. */
  readonly receiverUserName: UserName;
  /** E-mail address to which the invitation is sent. */
  readonly receiverUserEmail: Email;
  /** Ids of tags that the receiver will carry as a user. May be empty. */
  readonly receiverUserTags: readonly UserTagId[];
  /** Through which credentials a user may act. Only older requests and invitations have it. */
  readonly accessType: AccessType;
  /** User in whose name the invitation is sent. */
  readonly senderUserId: UserId;
}

/** `InvitationParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedInvitationParams extends Omit<InvitationParams, "accessType"> {
  /** Through which credentials a user may act. Only older requests and invitations have it. */
  readonly accessType: Open<AccessType>;
}
