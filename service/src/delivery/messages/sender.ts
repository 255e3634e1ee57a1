// Who e-mails come from.

import { ApiError, ErrorCode } from "@countersign/api";
import { ConfigurationError } from "../../config/configuration-error.js";
import type { Settings } from "../../config/settings.js";
import { readEmail } from "../../params/contact.js";
import type { MessageHeaders } from "../../store/message.js";
import { checkOneLine } from "./customization.js";
import type { Mailbox } from "./transport.js";

/** Members of a request that say whom its e-mail is from. */
export interface HeaderParams {
  readonly sendFromEmailAddress?: string | undefined;
  readonly sendFromEmailSenderName?: string | undefined;
  readonly replyToEmailAddress?: string | undefined;
}

/**
 * Whom an e-mail is to be from, and who gets the answers. Answers may go anywhere: nothing of the deployment's speaks
 * there. Empty members are as good as none.
 *
 * @throws ApiError INVALID_ARGUMENT for what is no address or no name, PERMISSION_DENIED for a sender that is not allowed
 */
export function readHeaders(params: HeaderParams, settings: Pick<Settings["messages"], "senders">): MessageHeaders {
  const sender = readSender("sendFromEmailAddress", params.sendFromEmailAddress, settings);
  const fromName = params.sendFromEmailSenderName || undefined;
  if (fromName !== undefined) checkOneLine("sendFromEmailSenderName", fromName);
  const replyTo = readEmail("replyToEmailAddress", params.replyToEmailAddress);
  return {
    ...(sender !== undefined && { sender }),
    ...(fromName !== undefined && { fromName }),
    ...(replyTo !== undefined && { replyTo }),
  };
}

/**
 * The address that a request wants an e-mail to come from. It has to be among `messages.senders`, itself or its domain
 * (not a domain above it); upper and lower case are the same. An empty one is none.
 *
 * @param path of the member, for the message
 * @throws ApiError INVALID_ARGUMENT for what is no address, PERMISSION_DENIED for one that is not allowed
 */
export function readSender(
  path: string,
  address: string | undefined,
  { senders }: Pick<Settings["messages"], "senders">,
): string | undefined {
  const sender = readEmail(path, address);
  if (sender === undefined) return undefined;
  const wanted = sender.toLowerCase();
  const domain = wanted.slice(wanted.lastIndexOf("@") + 1);
  const allowed = senders.map((each) => each.toLowerCase());
  if (allowed.includes(wanted) || allowed.includes(domain)) return sender;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    `${path}: e-mails cannot come from ${sender} unless the deployment's operator allows the address or its domain ` +
      "(messages.senders, COUNTERSIGN_MAIL_SENDERS)",
  );
}

/**
 * Reads `messages.from`: an address, or a name and an address in angle brackets.
 *
 * @throws ConfigurationError
 */
export function readMailbox(text: string): Mailbox {
  const [, quoted = "", address = text.trim()] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const name = quoted.trim().replace(/^"(.*)"$/, "$1");
  try {
    if (/\p{Cc}/u.test(name) || readEmail("address", address) === undefined)
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, "no address");
  } catch (cause) {
    throw new ConfigurationError(
      `messages.from (COUNTERSIGN_MAIL_FROM) is ${JSON.stringify(text)}; expected an address such as no-reply@example.com or ` +
        "Example <no-reply@example.com>",
      { cause },
    );
  }
  return { ...(name !== "" && { name }), address };
}
