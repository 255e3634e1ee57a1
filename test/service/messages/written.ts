// E-mails as they are written from templates, and what goes into them.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { writeEmail } from "../../../service/src/delivery/messages/write-email.js";
import type { EmailContent } from "../../../service/src/delivery/messages/write-email.js";
import type { MessageContent } from "../../../service/src/store/message.js";
import { emailCode } from "./deployment.js";

/** Called at the top of a file, it lays templates before its tests and removes them after them. */
export function useTemplates(): {
  readonly folder: string;
  readonly write: (content: EmailContent, settings?: object) => ReturnType<typeof writeEmail>;
} {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "countersign-templates-"));
    const files = {
      "own.html": `<h1 title="{{note}}">{{appName}}</h1><p id="code">{{ code }}</p><a href="{{link}}">in</a> {{minutes}} {{note}}`,
      "own.txt": "{{appName}}: {{code}} {{link}} {{minutes}} {{note}} {{bundle}}",
      "own.subject": "{{note}} for {{organizationName}}\nnot this line\n",
      "html-only.html": "<b>{{code}}</b>",
      "text-only.txt": "{{code}}",
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    get folder() {
      return folder;
    },
    write: (content, settings = {}) =>
      writeEmail(
        { id: "0190", recipient: "ada@example.com", content, secret: "123456", createdAt: 0 },
        { from: "no-reply@example.com", templates: folder, ...settings },
      ),
  };
}

export const ids = {
  organizationId: "3f2b1b7a-0000-4000-8000-000000000001",
  invitationId: "3f2b1b7a-0000-4000-8000-000000000002",
  userId: "3f2b1b7a-0000-4000-8000-000000000003",
};
export const invitation = {
  kind: "invitation",
  ...ids,
  organizationName: "Harbour",
  receiverName: "Ada",
  senderName: "Grace",
  days: 1,
} satisfies MessageContent;
export const recovery = { ...emailCode, kind: "recovery", credentialBundle: "bundle" } satisfies MessageContent;
