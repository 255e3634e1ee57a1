// Which words of messages are whose. Strangers get messages that they have not asked for: what is in them that leads
// somewhere, such as a link or an address, has to be of an organization at the top.

import { ApiError, ErrorCode } from "@countersign/api";
import type { EmailCustomization, SmsCustomization } from "@countersign/api";
import type { HeaderParams } from "../../delivery/messages/sender.js";
import type { Organization } from "../../organizations/organization.js";
import { isPlainName } from "../../params/plain-name.js";
import type { FamilyContext } from "../definition/plan.js";
import { askerOf } from "./asker.js";

/** Members of requests by which messages look different. */
export interface WordParams extends HeaderParams {
  readonly appName?: string | undefined;
  readonly emailCustomization?: EmailCustomization | undefined;
  readonly smsCustomization?: SmsCustomization | undefined;
}

/**
 * Makes sure that whoever asks for a message may have it look like that.
 *
 * @throws ApiError PERMISSION_DENIED for anything but a plain name of an app, where a sub-organization itself asks
 */
export function checkWords(
  context: Pick<FamilyContext, "organization" | "initiator">,
  { appName, emailCustomization = {}, smsCustomization = {}, ...params }: WordParams,
): void {
  if (askerOf(context) !== "subOrganization") return;
  const { appName: lookName, ...look } = emailCustomization;
  const { sendFromEmailAddress, sendFromEmailSenderName, replyToEmailAddress } = params;
  const chosen = {
    ...prefixed("emailCustomization", look),
    ...prefixed("smsCustomization", smsCustomization),
    sendFromEmailAddress,
    sendFromEmailSenderName,
    replyToEmailAddress,
  };
  // Existing clients send empty ones for none.
  const [path] = Object.entries(chosen).find(([, value]) => Boolean(value)) ?? [];
  if (path !== undefined) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      `${path}: users of a sub-organization cannot choose how its messages look; leave it out, or have the parent ` +
        "organization ask",
    );
  }
  for (const [name, text] of Object.entries({ appName, "emailCustomization.appName": lookName })) {
    if (text) checkPlainName(name, text);
  }
}

/** @throws ApiError INVALID_ARGUMENT for a name that leads somewhere */
export function checkPlainName(path: string, name: string): void {
  if (isPlainName(name)) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: a name that others may be sent must hold no link, domain, e-mail address or phone number`,
  );
}

/**
 * A name as a message of an organization may have it.
 *
 * @param otherwise stands for a name that leads somewhere, in an organization that is not at the top
 */
export function nameInMessages({ parentId }: Pick<Organization, "parentId">, name: string, otherwise: string): string {
  return parentId === undefined || isPlainName(name) ? name : otherwise;
}

/** The organization's name as e-mails with codes and keys have it. */
export function organizationNameInMessages(organization: Organization): string {
  return nameInMessages(organization, organization.name, "your organization");
}

function prefixed(path: string, params: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [`${path}.${name}`, value]));
}
