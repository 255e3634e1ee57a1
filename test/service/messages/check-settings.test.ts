// Settings of messages that a start refuses, and those that it must not.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigurationError } from "../../../service/src/config/configuration-error.js";
import { checkMessageSettings } from "../../../service/src/delivery/messages/check-settings.js";
import { quick } from "./deployment.js";
import type { MessageSettings } from "./deployment.js";

const folder = mkdtempSync(join(tmpdir(), "countersign-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "file");
writeFileSync(file, "");

const check = (settings: Partial<MessageSettings>) => () => checkMessageSettings({ ...quick, ...settings });

test.each<[Partial<MessageSettings>, string]>([
  [{ from: "Harbour" }, "COUNTERSIGN_MAIL_FROM"],
  [{ smtpUrl: "smtps://ada:hidden@" }, "COUNTERSIGN_SMTP_URL"],
  [{ smsUrl: "https://ada:hidden@:443/" }, "COUNTERSIGN_SMS_URL"],
  [{ templates: join(folder, "missing") }, "(COUNTERSIGN_MESSAGE_TEMPLATES): the folder"],
  [{ templates: file }, "ENOTDIR"],
  [{ invitationLink: "https://%s.example.com/" }, "(COUNTERSIGN_INVITATION_LINK) must have %s after the host"],
  [{ invitationLink: "https://app.example.com/ join?%s" }, "must not contain spaces"],
])("%j is refused, without what may be secret in it", (settings, message) => {
  expect(check(settings)).toThrow(ConfigurationError);
  expect(check(settings)).toThrow(message);
  expect(check(settings)).not.toThrow("hidden");
});

test("servers that are down, and a folder for messages that is not there yet, are no reason", () => {
  const settings = { smtpUrl: "smtp://127.0.0.1:1", smsUrl: "http://127.0.0.1:1/", folder: join(folder, "later") };
  expect(check({ ...settings, templates: folder, invitationLink: "https://app.example.com/join#%s" })).not.toThrow();
});
