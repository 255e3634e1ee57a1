// Records of the contract's shapes/messages.yaml.

import type { DeliveryStatus, MessageChannel } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { Id, OrganizationId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** How an e-mail to log in with looks. What is omitted keeps the deployment's default. */
export interface EmailAuthCustomizationParams {
  /** Name of the app, shown in the subject and the text. When empty, the organization's name is shown. */
  readonly appName: string;
  /** URL of the picture at the top, over HTTPS. */
  readonly logoUrl?: string | undefined;
  /** URL of the link in the text. The sequence %s in it is replaced by the credential bundle. */
  readonly magicLinkTemplate?: string | undefined;
  /** Values for the variables of a custom template, as the JSON text of an object of strings. */
  readonly templateVariables?: string | undefined;
  /** Id of a custom template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** How an e-mail looks. What is omitted keeps the deployment's default. */
export interface EmailCustomization {
  /** Name of the app, shown in the subject and the text. */
  readonly appName?: string | undefined;
  /** URL of the picture at the top, over HTTPS. */
  readonly logoUrl?: string | undefined;
  /** URL of the link in the text. The sequence %s in it is replaced by the credential bundle. */
  readonly magicLinkTemplate?: string | undefined;
  /** Values for the variables of a custom template, as the JSON text of an object of strings. */
  readonly templateVariables?: string | undefined;
  /** Id of a custom template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** Appearance of an e-mail, in addition to the name of the app. Omitted members keep the deployment's default. */
export interface EmailCustomizationParamsV2 {
  /** URL of the picture at the top, over HTTPS. */
  readonly logoUrl?: string | undefined;
  /** URL of the link in the text. The sequence %s in it is replaced by the credential bundle. */
  readonly magicLinkTemplate?: string | undefined;
  /** Values for the variables of a custom template, as the JSON text of an object of strings. */
  readonly templateVariables?: string | undefined;
  /** Id of a custom template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** How a text message looks. */
export interface SmsCustomization {
  /** Text of the message. The sequence {{.OtpCode}} in it is replaced by the code. */
  readonly template?: string | undefined;
}

/**
 * An e-mail or a text message that has not been sent. Only the operator of the service sees why an attempt
 * failed.
 */
export interface UnsentMessage {
  /** Identifier of the message. */
  readonly messageId: Id;
  /** Organization in whose name it is sent. */
  readonly organizationId: OrganizationId;
  /** How a message is sent. */
  readonly channel: Open<MessageChannel>;
  /** E-mail address or phone number. */
  readonly recipient: string;
  /** Delivery status of a webhook event, an e-mail or a text message. */
  readonly status: Open<DeliveryStatus>;
  /** How many attempts there were. */
  readonly attempts: number;
  /** Earliest time of the next attempt. Absent after the last one has failed. */
  readonly nextAttemptAt?: Timestamp | undefined;
  /** When the message was written. */
  readonly createdAt: Timestamp;
}
