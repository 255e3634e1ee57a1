// Sending e-mails and text messages.

import { group, largest, list, number, text } from "./declaration.js";

export const messages = group({
  smtpUrl: text({
    doc: "URL of the mail server",
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
    doc: "folder for messages if no server is configured",
    variable: "COUNTERSIGN_OUTBOX_DIR",
    otherwise: "`outbox` in `data`",
  }),
  from: text({
    doc: "sender address of e-mails, optionally with a name before it",
    variable: "COUNTERSIGN_MAIL_FROM",
    default: "Countersign <no-reply@localhost>",
  }),
  senders: list({
    doc: "addresses and whole domains that requests may use as the sender of e-mails",
    variable: "COUNTERSIGN_MAIL_SENDERS",
    default: [],
    item: {
      pattern: "^([^\\s@<>]+@)?[^\\s@<>]+$",
      expected: "an address such as no-reply@example.com, or a domain such as example.com",
    },
  }),
  templates: text({
    doc: "folder with the templates that requests can name",
    variable: "COUNTERSIGN_MESSAGE_TEMPLATES",
    otherwise: "no templates",
  }),
  invitationLink: text({
    doc: "URL of the page that accepts invitations; `%s` is replaced by the invitation",
    variable: "COUNTERSIGN_INVITATION_LINK",
    otherwise: "no link",
    pattern: "^https?://.*%s",
    expected: "a URL with %s where the invitation goes",
  }),
  perContactHourly: number({
    doc:
      "messages per hour to one mailbox or phone, counted separately for a top-level organization, its auth proxy, and " +
      "the users of all sub-organizations together; 0 for no limit",
    default: 20,
    from: 0,
    to: largest,
  }),
  perTenantHourly: number({
    doc:
      "messages per hour requested by users of a top-level organization, and as many through its auth proxy; ten times " +
      "as many per day; 0 for no limit",
    default: 5000,
    from: 0,
    to: largest,
  }),
  perSubOrganizationHourly: number({
    doc: "messages per hour requested by the users of one sub-organization; ten times as many per day; 0 for no limit",
    default: 20,
    from: 0,
    to: largest,
  }),
  subOrganizationsHourly: number({
    doc: "the same for all sub-organizations of one parent together",
    default: 200,
    from: 0,
    to: largest,
  }),
  timeoutMs: number({ doc: "how long a server may take to accept a message", default: 10_000, from: 1, to: 600_000 }),
  // At least half a day: invitations are valid for days, and mail servers are down for hours. Codes expire earlier.
  maxAttempts: number({ doc: "attempts before a message is abandoned", default: 120, from: 1, to: 1000 }),
  firstRetryMs: number({ doc: "wait after the first failed attempt", default: 1_000, from: 1, to: 3_600_000 }),
  longestRetryMs: number({ doc: "longest wait between two attempts", default: 900_000, from: 1, to: 86_400_000 }),
  concurrency: number({ doc: "messages sent concurrently", default: 8, from: 1, to: 1000 }),
});
