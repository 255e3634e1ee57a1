// A notice as each kind of channel takes it. None has a button that votes: whoever votes has looked in the console, which decodes
// the request by itself.

import type { NotificationKind, VotesWanted } from "@countersign/api";
import { longestPush } from "../delivery/webhooks/push.js";
import { votesWanted } from "../delivery/webhooks/receivers.js";
import type { MessageContent } from "../store/message.js";
import type { NotificationChannelRow } from "../store/notification-channels.js";
import { headingOf } from "./notice.js";
import type { Notice } from "./notice.js";

export interface Told {
  readonly notice: Notice;
  readonly channel: Pick<NotificationChannelRow, "id" | "user_id">;
  /** Where the console shows it. */
  readonly link: string | undefined;
}

const label = "Show in the console";

/** Where in the console a notice is shown. */
export function placeOf({ organizationId, requests: [first], count }: Notice): string {
  return count === 1 && first ? `/requests/${organizationId}/${first.activityId}` : `/requests/${organizationId}`;
}

/** The bodies of requests. */
export const bodies: Readonly<Record<Exclude<NotificationKind, "NOTIFICATION_KIND_EMAIL">, (told: Told) => string>> = {
  NOTIFICATION_KIND_WEBHOOK: ({ notice, channel, link }) =>
    JSON.stringify({
      type: votesWanted,
      notificationChannelId: channel.id,
      userId: channel.user_id,
      ...notice,
      ...(link !== undefined && { link }),
    } satisfies VotesWanted),
  NOTIFICATION_KIND_SLACK: slackMessage,
  NOTIFICATION_KIND_TEAMS: teamsMessage,
  NOTIFICATION_KIND_PUSH: pushMessage,
};

export function emailOf({ notice, link }: Told): MessageContent {
  return {
    kind: "votesWanted",
    subject: `${headingOf(notice)} in ${notice.organizationName}`,
    paragraphs: [
      ...notice.requests.map(({ title, lines }) => [`${title}.`, ...lines].join(" ")),
      ...moreOf(notice),
      "To approve or reject, open the console. This e-mail contains no link that votes.",
    ],
    ...(link !== undefined && { link, label }),
    minutes: 24 * 60,
  };
}

/** https://docs.slack.dev/reference/block-kit: plain text, in which nothing is markup. */
function slackMessage({ notice, link }: Told): string {
  const plain = (text: string) => ({ type: "plain_text", text, emoji: false });
  const section = (text: string) => ({ type: "section", text: plain(text.slice(0, 3000)) });
  return JSON.stringify({
    // For notifications and screen readers; markup, in which these three mean something.
    text: escapeSlack(`${headingOf(notice)} in ${notice.organizationName}`),
    blocks: [
      { type: "header", text: plain(headingOf(notice).slice(0, 150)) },
      { type: "context", elements: [plain(notice.organizationName)] },
      ...notice.requests.map(({ title, lines }) => section([title, ...lines].join("\n"))),
      ...moreOf(notice).map(section),
      ...(link === undefined
        ? []
        : [{ type: "section", text: { type: "mrkdwn", text: `<${escapeSlack(link)}|${label}>` } }]),
    ],
  });
}

function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** https://adaptivecards.io: text blocks would read Markdown, text runs don't. */
function teamsMessage({ notice, link }: Told): string {
  const run = (text: string, style: object = {}) => ({
    type: "RichTextBlock",
    inlines: [{ type: "TextRun", text, ...style }],
  });
  const card = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [
      run(headingOf(notice), { weight: "Bolder", size: "Medium" }),
      run(notice.organizationName, { isSubtle: true }),
      ...notice.requests.flatMap(({ title, lines }) => [
        run(title, { weight: "Bolder" }),
        ...lines.map((line) => run(line)),
      ]),
      ...moreOf(notice).map((line) => run(line)),
    ],
    // Opens a page; there is nothing else in it to press.
    ...(link !== undefined && { actions: [{ type: "Action.OpenUrl", title: label, url: link }] }),
  };
  const attachment = { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content: card };
  return JSON.stringify({ type: "message", attachments: [attachment] });
}

/** What the console's service worker shows. */
function pushMessage({ notice, channel }: Told): string {
  const lines = [notice.organizationName, ...notice.requests.flatMap(({ title, lines: own }) => [title, ...own])];
  const written = (body: string) =>
    JSON.stringify({ title: headingOf(notice), body, count: notice.count, place: placeOf(notice), tag: channel.id });
  // JSON writes a character of ours with at most six bytes.
  let kept = lines.join("\n").slice(0, 1500);
  while (Buffer.byteLength(written(kept)) > longestPush) kept = kept.slice(0, Math.floor(kept.length / 2));
  return written(kept);
}

function moreOf({ requests, count }: Notice): string[] {
  const more = count - requests.length;
  return more > 0 ? [`And ${more} more.`] : [];
}
