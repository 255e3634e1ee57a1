// What the settings of messages have to be beyond what their schema says. Nothing is asked of a server: one that is down
// must not contain up a start.

import { ApiError } from "@countersign/api";
import { readdirSync } from "node:fs";
import { ConfigurationError } from "../../config/configuration-error.js";
import type { Settings } from "../../config/settings.js";
import { checkLinkTemplate } from "./link.js";
import { readMailbox } from "./sender.js";
import { readSmsUrl } from "./sms-post.js";
import { readSmtpUrl } from "./smtp-url.js";
import { codeOf } from "./transport.js";

/** @throws ConfigurationError */
export function checkMessageSettings(settings: Settings["messages"]): void {
  const { from, smtpUrl, smsUrl, templates, invitationLink } = settings;
  readMailbox(from);
  if (smtpUrl !== undefined) readSmtpUrl(smtpUrl);
  if (smsUrl !== undefined) readSmsUrl(smsUrl);
  if (templates !== undefined) checkTemplates(templates);
  if (invitationLink !== undefined) checkInvitationLink(invitationLink);
}

function checkTemplates(folder: string): void {
  try {
    readdirSync(folder);
  } catch (cause) {
    const reason = codeOf(cause) ?? "it is no folder";
    throw new ConfigurationError(
      `messages.templates (COUNTERSIGN_MESSAGE_TEMPLATES): the folder ${folder} cannot be read: ${reason}`,
      { cause },
    );
  }
}

function checkInvitationLink(template: string): void {
  try {
    checkLinkTemplate("messages.invitationLink (COUNTERSIGN_INVITATION_LINK)", template);
  } catch (cause) {
    throw cause instanceof ApiError ? new ConfigurationError(cause.message, { cause }) : cause;
  }
}
