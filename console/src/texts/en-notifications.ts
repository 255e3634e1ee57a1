// How people are told what waits for their vote, in English.

import type { NotificationKind } from "@countersign/api";

export const notificationsInEnglish = {
  notifications: {
    title: "Notifications",
    why: "How you are told that requests wait for your vote. Nobody else can see or change this. A notification shows a request; voting happens here.",
    none: "You are not told.",
    find: "Find a channel",
    kinds: {
      NOTIFICATION_KIND_PUSH: "Push messages to this browser",
      NOTIFICATION_KIND_EMAIL: "E-mail to my address",
      NOTIFICATION_KIND_SLACK: "Message in Slack",
      NOTIFICATION_KIND_TEAMS: "Message in Microsoft Teams",
      NOTIFICATION_KIND_WEBHOOK: "Webhook",
    } satisfies Readonly<Record<NotificationKind, string>>,
    kind: "How",
    url: "URL of the incoming webhook",
    urlWhy: "Whoever knows it can write there, so it is not shown again.",
    quietFrom: "Quiet hours begin",
    quietTo: "Quiet hours end",
    quietWhy: (zone: string) =>
      `Such as 22:00 and 07:00, in the time zone ${zone}. Leave both empty to be told at any time.`,
    quiet: (from: string, to: string, zone: string) => `quiet ${from}–${to} ${zone}`,
    create: "Tell me",
    createSubject: (name: string) => `Tell me what waits for my vote by ${name}`,
    deleteOf: (name: string) => `Delete the channel ${name}`,
    deleteSubject: (name: string) => `No longer tell me by ${name}`,
    denied: "The browser does not allow notifications of this page. Allow them in its settings and try again.",
    noPush:
      "This browser cannot receive push messages on this page. On an iPhone, add the page to the home screen first.",
    elsewhere: "Another organization",
    notHere: "This browser is not paired with the organization of this request.",
    pair: "Pair it",
  },
};
