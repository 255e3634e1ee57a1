// What messages are made from. They are kept until they are sent, so nothing in here is secret: what is goes sealed
// beside it, and takes its place when the message is written.

import type { EmailCustomization, SmsCustomization } from "@countersign/api";

/** Whom an e-mail is from, as the request for it has it. */
export interface MessageHeaders {
  /** Address that the e-mail comes from; the deployment's own without it. */
  readonly sender?: string;
  /** Name that is shown beside that address. */
  readonly fromName?: string;
  /** Address to which answers go. */
  readonly replyTo?: string;
}

export type MessageContent =
  /** Carries a one-time code. */
  | ({
      readonly kind: "emailCode";
      readonly organizationName: string;
      readonly minutes: number;
      readonly customization: EmailCustomization;
    } & MessageHeaders)
  /** Carries a one-time code. */
  | { readonly kind: "smsCode"; readonly minutes: number; readonly customization: SmsCustomization }
  /** The bundle is encrypted to its receiver's key, and therefore no secret. */
  | ({
      readonly kind: "emailAuth" | "recovery";
      readonly organizationName: string;
      readonly credentialBundle: string;
      readonly minutes: number;
      readonly customization: EmailCustomization;
    } & MessageHeaders)
  /** Says what waits for the vote of its receiver. */
  | {
      readonly kind: "votesWanted";
      readonly subject: string;
      readonly paragraphs: readonly string[];
      /** Where the console shows it, and what the link is called. */
      readonly link?: string;
      readonly label?: string;
      readonly minutes: number;
    }
  /** Carries a token: the receiver's `invitationId` is the invitation's id, a full stop and the token. */
  | {
      readonly kind: "invitation";
      readonly organizationId: string;
      readonly organizationName: string;
      readonly invitationId: string;
      readonly userId: string;
      readonly receiverName: string;
      readonly senderName: string;
      readonly days: number;
    };

/** A message to be sent. */
export interface NewMessage {
  /** UUID; owner of what is sealed, under kind "message". */
  readonly id: string;
  readonly channel: "email" | "sms";
  /** E-mail address, or phone number in E.164 form. */
  readonly recipient: string;
  readonly content: MessageContent;
  /** The secret that the message carries, as custody has sealed it. */
  readonly sealed?: string;
}
