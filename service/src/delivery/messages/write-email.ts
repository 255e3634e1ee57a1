// Writes an e-mail from what was kept of it and the secret that it carries.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import type { MessageContent, MessageHeaders } from "../../store/message.js";
import { counted } from "../counted.js";
import { isOneLine, readLook } from "./customization.js";
import type { Look } from "./customization.js";
import { escapeHtml } from "./html.js";
import { fillLink } from "./link.js";
import { readMailbox } from "./sender.js";
import { fill } from "./templates.js";
import type { BuiltInName, Template } from "./templates.js";
import type { Email, Mailbox } from "./transport.js";
import { link, text, toHtml, toText, value } from "./wording.js";
import type { Wording } from "./wording.js";

export type EmailContent = Exclude<MessageContent, { readonly kind: "smsCode" }>;
type Invitation = Extract<MessageContent, { readonly kind: "invitation" }>;
type VotesWanted = Extract<MessageContent, { readonly kind: "votesWanted" }>;
type Login = Exclude<EmailContent, Invitation | VotesWanted>;

export interface EmailDraft {
  readonly id: string;
  readonly recipient: string;
  readonly content: EmailContent;
  /** The code or token that the e-mail carries. */
  readonly secret: string | undefined;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
}

export type EmailSettings = Pick<Settings["messages"], "from" | "invitationLink" | "templates">;

/**
 * @throws ApiError where a template is gone, or has changed so that it does not fit any more; INTERNAL where the secret
 *   is missing
 */
export function writeEmail({ id, recipient, content, secret, createdAt }: EmailDraft, settings: EmailSettings): Email {
  const { sender, fromName, replyTo }: MessageHeaders = isLogin(content) ? content : {};
  const from: Mailbox = sender === undefined ? readMailbox(settings.from) : { address: sender };
  return {
    id,
    from: fromName === undefined ? from : { ...from, name: fromName },
    to: recipient,
    ...(replyTo !== undefined && { replyTo }),
    date: createdAt,
    ...bodyOf(content, secret, settings),
  };
}

function bodyOf(content: EmailContent, secret: string | undefined, settings: EmailSettings): Body {
  if (isLogin(content)) return writeLogin(content, secret, settings);
  if (content.kind === "votesWanted") return both(wanting(content), undefined);
  return both(inviting(content, secretOf(secret), settings.invitationLink), undefined);
}

function isLogin(content: EmailContent): content is Login {
  return content.kind !== "invitation" && content.kind !== "votesWanted";
}

function wanting({ subject, paragraphs, link: url, label = "" }: VotesWanted): Wording {
  return {
    subject: oneLine(subject),
    parts: [...paragraphs.map(text), ...(url === undefined ? [] : [link(url, label)])],
  };
}

type Body = Pick<Email, "subject" | "text" | "html">;

function both(wording: Wording, look: Look | undefined): Body {
  const picture = look?.logoUrl === undefined ? undefined : { url: look.logoUrl, name: look.appName ?? "" };
  return { subject: wording.subject, text: toText(wording), html: toHtml(wording, picture) };
}

function writeLogin(content: Login, secret: string | undefined, settings: EmailSettings): Body {
  const carried = content.kind === "emailCode" ? secretOf(secret) : content.credentialBundle;
  const what = content.kind === "emailCode" ? "code" : "bundle";
  const look = readLook("emailCustomization", content.customization, settings, what);
  const organizationName = oneLine(content.organizationName);
  const appName = look.appName ?? organizationName;
  const url = look.linkTemplate === undefined ? undefined : fillLink(look.linkTemplate, carried);
  const body = both(loggingIn(content, appName, carried, url), look);
  if (!look.template) return body;
  const builtIn: Record<BuiltInName, string> = {
    appName,
    organizationName,
    code: what === "code" ? carried : "",
    bundle: what === "bundle" ? carried : "",
    link: url ?? "",
    minutes: String(content.minutes),
    logoUrl: look.logoUrl ?? "",
  };
  return fromTemplate(look.template, new Map([...look.variables, ...Object.entries(builtIn)]), body);
}

/** Every e-mail has plain text: of the template, or else the usual one. */
function fromTemplate(template: Template, values: ReadonlyMap<string, string>, usual: Body): Body {
  const subject = template.subject === undefined ? "" : oneLine(fill(template.subject, values, (each) => each));
  return {
    subject: subject === "" ? usual.subject : subject,
    text: template.text === undefined ? usual.text : fill(template.text, values, (each) => each),
    ...(template.html !== undefined && { html: fill(template.html, values, escapeHtml) }),
  };
}

function loggingIn(content: Login, appName: string, carried: string, url: string | undefined): Wording {
  const holds = `is valid for ${counted(content.minutes, "minute")}`;
  const ignore = text("If you did not ask for this, ignore this e-mail and do not share its contents.");
  if (content.kind === "emailCode") {
    return {
      subject: `Your code for ${appName}`,
      parts: [
        text(`Your code for ${appName}:`),
        value(carried),
        ...(url === undefined ? [] : [link(url, "Continue with this code")]),
        text(`The code ${holds} and can be used once.`),
        ignore,
      ],
    };
  }
  const [subject, label] =
    content.kind === "recovery"
      ? [`Recover your access to ${appName}`, "Recover your access"]
      : [`Sign in to ${appName}`, "Sign in"];
  return {
    subject,
    parts: [
      ...(url === undefined
        ? [text(`${subject} with this credential bundle, in the app where you asked for it:`), value(carried)]
        : [text(`${subject} on the device where you asked for it:`), link(url, label)]),
      text(`The ${url === undefined ? "bundle" : "link"} ${holds}.`),
      ignore,
    ],
  };
}

/** The link carries the base64url of a JSON object, which stands anywhere in a URL as it is. */
function inviting(invitation: Invitation, token: string, linkTemplate: string | undefined): Wording {
  const organizationName = oneLine(invitation.organizationName);
  const senderName = oneLine(invitation.senderName);
  const ids = {
    organizationId: invitation.organizationId,
    userId: invitation.userId,
    invitationId: `${invitation.invitationId}.${token}`,
  };
  const carried = Buffer.from(JSON.stringify(ids)).toString("base64url");
  return {
    subject: `${senderName} invites you to ${organizationName}`,
    parts: [
      text(`Hello ${oneLine(invitation.receiverName)},`),
      text(`${senderName} invites you to become a user of ${organizationName}.`),
      ...(linkTemplate === undefined ? [] : [link(fillLink(linkTemplate, carried), "Accept the invitation")]),
      text("The invitation, for clients that ask for it:"),
      value(`Organization: ${ids.organizationId}`),
      value(`User: ${ids.userId}`),
      value(`Invitation: ${ids.invitationId}`),
      text(`It is valid for ${counted(invitation.days, "day")} and can be accepted once. Do not share it.`),
    ],
  };
}

/** Names may have been given before they had to be one line. */
function oneLine(name: string): string {
  return isOneLine(name) ? name : name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, " ").trim();
}

function secretOf(secret: string | undefined): string {
  if (secret !== undefined) return secret;
  throw new ApiError(ErrorCode.INTERNAL, "the message has lost its contents");
}
