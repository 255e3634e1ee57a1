// The rooms that send messages, put together without the rest of the service: a real database, real custody, and
// messages as activities write them.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { vi } from "vitest";
import { database } from "../support/service.js";
import type { Custody, SecretForm } from "../../../service/src/custody/custody.js";
import { Messenger } from "../../../service/src/delivery/messages/messenger.js";
import type { MessengerParts } from "../../../service/src/delivery/messages/messenger.js";
import { createWebhookSigner } from "../../../service/src/delivery/signer.js";
import { openDeploymentSigners } from "../../../service/src/deployment-keys/signers.js";
import type { WebhookSigner } from "../../../service/src/delivery/signer.js";
import { openLog } from "../../../service/src/log/log.js";
import type { MessageContent } from "../../../service/src/store/message.js";
import { insertMessage, listMessages } from "../../../service/src/store/messages.js";
import type { MessageEntry } from "../../../service/src/store/messages.js";
import { holdCurrentKey } from "../../../service/src/store/key-encryption-keys.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { layEmptyDatabase } from "../support/empty-database.js";
import { borrowSchema } from "../support/schemas.js";
import { custodyIn } from "../support/shared-custody.js";
import { testAuthority } from "../support/authority.js";

export type MessageSettings = MessengerParts["settings"];

/** Retries at once. */
export const quick: MessageSettings = {
  from: "Harbour Custody <no-reply@custody.example.com>",
  senders: [],
  timeoutMs: 20_000,
  maxAttempts: 5,
  firstRetryMs: 1,
  longestRetryMs: 5,
  concurrency: 4,
  perContactHourly: 0,
  perTenantHourly: 0,
  perSubOrganizationHourly: 0,
  subOrganizationsHourly: 0,
};

export interface Sent {
  readonly id: string;
  readonly recipient: string;
  /** The code or token that it carries. */
  readonly secret: string;
}

export interface Deployment {
  readonly store: Store;
  readonly custody: Custody;
  readonly signer: WebhookSigner;
  /** URL of the database, or its file. */
  readonly database: string;
  /** Data folder of an embedded deployment. */
  readonly folder: string;
  /** Folder of messages that no server sends. */
  readonly outbox: string;
  readonly logs: string[];
  /** Commits a message. */
  send(organizationId: string, content: MessageContent, recipient?: string): Promise<Sent>;
  /** Starts a messenger, which is closed with the rest. */
  messenger(settings?: Partial<MessageSettings>, parts?: Partial<MessengerParts>): Messenger;
  /** Makes all messages older by so many milliseconds, as if that time had passed. */
  pass(milliseconds: number): Promise<void>;
  /** What is not sent. */
  messages(organizationId?: string): Promise<MessageEntry[]>;
  /** Resolves when nothing waits. */
  nothingWaits(): Promise<void>;
  close(): Promise<void>;
}

export const emailCode = {
  kind: "emailCode",
  organizationName: "Harbour",
  minutes: 5,
  customization: {},
} satisfies MessageContent;
export const smsCode = { kind: "smsCode", minutes: 5, customization: {} } satisfies MessageContent;

/** Commits a message with a secret of its own, as families do. */
export async function commitMessage(
  store: Store,
  custody: Custody,
  organizationId: string,
  content: MessageContent,
  recipient = content.kind === "smsCode" ? "+12025550143" : "ada@example.com",
): Promise<Sent> {
  const id = uuidv7();
  const owner = { organizationId, kind: "message", id } as const;
  const form: SecretForm = content.kind === "invitation" ? "token" : "digits:6";
  const code = { organizationId, kind: "code", id } as const;
  const carries = content.kind !== "emailAuth" && content.kind !== "recovery";
  const sealed = carries ? (await custody.createOneTimeSecret(code, owner, form)).sealed : undefined;
  const channel = content.kind === "smsCode" ? "sms" : "email";
  await store.write((transaction) =>
    insertMessage(
      transaction.in(organizationId),
      { id, channel, recipient, content, ...(sealed !== undefined && { sealed }) },
      organizationId,
    ),
  );
  return { id, recipient, secret: sealed === undefined ? "" : await custody.openText({ owner, sealed }) };
}

export async function openDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), "countersign-messages-"));
  const schema = database === "postgres" ? await borrowSchema() : undefined;
  if (!schema) await layEmptyDatabase(folder);
  const { custody, close: closeCustody } = await custodyIn(folder);
  const url = schema?.url ?? join(folder, "countersign.db");
  const store = await openStore(url, { authority: testAuthority() });
  const keyIds = await custody.readMasterKeys();
  await store.write((transaction) => holdCurrentKey(transaction, keyIds));
  const signer = createWebhookSigner((await openDeploymentSigners(store, custody)).webhooks);
  const outbox = join(folder, "outbox");
  const messengers: Messenger[] = [];
  const logs: string[] = [];
  const log = openLog("trace", (line) => logs.push(line));
  const messages = (organizationId?: string) => listMessages(store, { organizationId, limit: 10_000 });
  return {
    store,
    custody,
    signer,
    database: url,
    folder,
    outbox,
    logs,
    async send(organizationId, content, recipient) {
      const sent = await commitMessage(store, custody, organizationId, content, recipient);
      for (const messenger of messengers) messenger.wake();
      return sent;
    },
    messenger(settings = {}, parts = {}) {
      const messenger = new Messenger({
        store,
        custody,
        signer,
        log,
        folder: outbox,
        settings: { ...quick, ...settings },
        ...parts,
      });
      messenger.start();
      messengers.push(messenger);
      return messenger;
    },
    pass: (milliseconds) =>
      store.write(async ({ database }) => {
        await database
          .updateTable("messages")
          .set((row) => ({
            created_at: row("created_at", "-", milliseconds),
            due_at: row("due_at", "-", milliseconds),
          }))
          .execute();
        const inHand = database.updateTable("messages").where("claimed_until", ">", 0);
        await inHand.set((row) => ({ claimed_until: row("claimed_until", "-", milliseconds) })).execute();
      }),
    messages,
    nothingWaits: () =>
      vi.waitFor(
        async () => {
          const waiting = (await messages()).filter(({ status }) => status === "waiting");
          if (waiting.length > 0) throw new Error(`${waiting.length} messages wait: ${JSON.stringify(waiting[0])}`);
        },
        { timeout: 30_000, interval: 10 },
      ),
    async close() {
      await Promise.all(messengers.map((messenger) => messenger.close()));
      await store.close();
      await closeCustody();
      await schema?.giveBack();
      await rm(folder, { recursive: true });
    },
  };
}
