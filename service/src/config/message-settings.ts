// How e-mails and text messages go out.

import { group, largest, list, number, text } from "./declaration.js";

export const messages = group({
  smtpUrl: text({
    doc: "URL of the server that takes e-mails",
    variable: "COUNTERSIGN_SMTP_URL",
    otherwise: "files in `messages.folder`",
    pattern: "^smtps?://",
    expected: "a URL such as smtps://user:password@mail.example.com:465",
    secret: true,
  }),
  smsUrl: text({
    doc: "URL to which text messages are posted",
    variable: "COUNTERSIGN_SMS_URL",
    otherwise: "files in `messages.folder`",
    pattern: "^https?://",
    expected: "a URL such as https://sms.example.com/send",
    secret: true,
  }),
  folder: text({
    doc: "folder of messages that no server sends",
    variable: "COUNTERSIGN_OUTBOX_DIR",
    otherwise: "`outbox` in `data`",
  }),
  from: text({
    doc: "address that e-mails come from, with a name before it or not",
    variable: "COUNTERSIGN_MAIL_FROM",
    default: "Countersign <no-reply@localhost>",
  }),
  senders: list({
    doc: "addresses, and domains with all their addresses, that requests may have e-mails come from",
    variable: "COUNTERSIGN_MAIL_SENDERS",
    default: [],
    item: {
      pattern: "^([^\\s@<>]+@)?[^\\s@<>]+$",
      expected: "an address such as no-reply@example.com, or a domain such as example.com",
    },
  }),
  templates: text({
    doc: "folder of templates that requests may name",
    variable: "COUNTERSIGN_MESSAGE_TEMPLATES",
    otherwise: "no templates",
  }),
  invitationLink: text({
    doc: "URL of the page on which invitations are accepted; `%s` in it is replaced by the invitation",
    variable: "COUNTERSIGN_INVITATION_LINK",
    otherwise: "no link",
    pattern: "^https?://.*%s",
    expected: "a URL with %s where the invitation goes",
  }),
  perContactHourly: number({
    doc:
      "messages to one mailbox or phone in an hour: so many that an organization at the top asks for, so many by its auth " +
      "proxy, and so many that users of all sub-organizations ask for together; 0 for any number",
    default: 20,
    from: 0,
    to: largest,
  }),
  perTenantHourly: number({
    doc:
      "messages in an hour that users of an organization at the top ask for, and as many by its auth proxy; ten times as " +
      "many in a day; 0 for any number",
    default: 5000,
    from: 0,
    to: largest,
  }),
  perSubOrganizationHourly: number({
    doc: "messages in an hour that the users of one sub-organization ask for, ten times as many in a day; 0 for any number",
    default: 20,
    from: 0,
    to: largest,
  }),
  subOrganizationsHourly: number({
    doc: "the same of all sub-organizations of one parent together",
    default: 200,
    from: 0,
    to: largest,
  }),
  timeoutMs: number({ doc: "how long a server may take to accept a message", default: 10_000, from: 1, to: 600_000 }),
  // Half a day at least: invitations hold for days, and mail servers are down for hours. Codes expire before.
  maxAttempts: number({ doc: "attempts until a message is given up", default: 120, from: 1, to: 1000 }),
  firstRetryMs: number({ doc: "wait after the first failed attempt", default: 1_000, from: 1, to: 3_600_000 }),
  longestRetryMs: number({ doc: "longest wait between two attempts", default: 900_000, from: 1, to: 86_400_000 }),
  concurrency: number({ doc: "messages that are sent at a time", default: 8, from: 1, to: 1000 }),
});
