// The rooms that deliver webhooks, put together without the rest of the service: a real database, real custody, and
// events as activities write them.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { database } from "../support/service.js";
import type { Custody } from "../../../service/src/custody/custody.js";
import { createPushSigner } from "../../../service/src/deployment-signatures/push-signer.js";
import { createWebhookSigner } from "../../../service/src/delivery/signer.js";
import type { WebhookSigner } from "../../../service/src/delivery/signer.js";
import { openDeploymentSigners } from "../../../service/src/deployment-keys/signers.js";
import { Deliverer } from "../../../service/src/delivery/webhooks/deliverer.js";
import type { DelivererParts, WebhookSettings } from "../../../service/src/delivery/webhooks/deliverer.js";
import { openLog } from "../../../service/src/log/log.js";
import { Organizations } from "../../../service/src/organizations/organizations.js";
import { holdCurrentKey } from "../../../service/src/store/key-encryption-keys.js";
import { openStore } from "../../../service/src/store/open.js";
import { insertOrganization, removeFeature, setFeature } from "../../../service/src/store/organizations.js";
import { insertBody } from "../../../service/src/store/event-bodies.js";
import { insertEvent, listEvents } from "../../../service/src/store/outbox.js";
import type { OutboxEntry } from "../../../service/src/store/outbox.js";
import type { Store, WriteScope } from "../../../service/src/store/store.js";
import { layEmptyDatabase } from "../support/empty-database.js";
import { borrowSchema } from "../support/schemas.js";
import { custodyIn } from "../support/shared-custody.js";
import { testAuthority } from "../support/authority.js";

/** Retries at once, private targets allowed. */
export const quick: WebhookSettings = {
  allowPrivateTargets: true,
  timeoutMs: 20_000,
  maxAttempts: 5,
  firstRetryMs: 1,
  longestRetryMs: 5,
  concurrency: 4,
};

export interface Deployment {
  readonly store: Store;
  readonly custody: Custody;
  readonly signer: WebhookSigner;
  /** Data folder of an embedded deployment. */
  readonly folder: string;
  /** Path of the SQLite file, or the PostgreSQL URL. */
  readonly database: string;
  readonly logs: string[];
  /** Adds an organization with a webhook. */
  organization(url: string, parentId?: string): Promise<string>;
  setWebhook(organizationId: string, url: string | undefined): Promise<void>;
  /** Commits events with these bodies, each in a transaction of its own. */
  emit(organizationId: string, ...bodies: string[]): Promise<void>;
  /** Starts a deliverer, which is closed with the rest. */
  deliver(settings?: Partial<WebhookSettings>, parts?: Partial<DelivererParts>): Deliverer;
  /** What is not delivered. */
  events(organizationId?: string): Promise<OutboxEntry[]>;
  close(): Promise<void>;
}

/** Writes an event with a body of its own, as an activity does for one receiver. */
export async function writeEvent(scope: WriteScope, text: string): Promise<void> {
  const given = { id: uuidv7(), familyId: scope.organizationId, signedUp: false, body: text, deliveries: 1 };
  const body = await insertBody(scope, given);
  await insertEvent(scope, { type: "ACTIVITY_UPDATES", activityId: uuidv7(), body });
}

export async function openDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), "countersign-events-"));
  const schema = database === "postgres" ? await borrowSchema() : undefined;
  if (!schema) await layEmptyDatabase(folder);
  const { custody, close: closeCustody } = await custodyIn(folder);
  const location = schema?.url ?? join(folder, "countersign.db");
  const store = await openStore(location, { authority: testAuthority() });
  const keyIds = await custody.readMasterKeys();
  await store.write((transaction) => holdCurrentKey(transaction, keyIds));
  const signers = await openDeploymentSigners(store, custody);
  const signer = createWebhookSigner(signers.webhooks);
  const pushSigner = createPushSigner(signers.notifications, "mailto:operator@example.com");
  const deliverers: Deliverer[] = [];
  const logs: string[] = [];
  const log = openLog("trace", (line) => logs.push(line));
  const setWebhook = (organizationId: string, url: string | undefined) =>
    store.write(async (transaction) => {
      const scope = transaction.in(organizationId);
      if (url === undefined) await removeFeature(scope, "FEATURE_NAME_WEBHOOK");
      else await setFeature(scope, "FEATURE_NAME_WEBHOOK", url);
    });
  return {
    store,
    custody,
    signer,
    folder,
    database: location,
    logs,
    async organization(url, parentId) {
      const id = uuidv7();
      await store.write((transaction) =>
        insertOrganization(transaction, { id, parentId, name: "Told", quorumThreshold: 1 }),
      );
      await setWebhook(id, url);
      return id;
    },
    setWebhook,
    async emit(organizationId, ...bodies) {
      for (const body of bodies) {
        await store.write((transaction) => writeEvent(transaction.in(organizationId), body));
      }
      for (const deliverer of deliverers) deliverer.wake();
    },
    deliver(settings = {}, parts = {}) {
      const organizations = new Organizations(store);
      const deliverer = new Deliverer({
        store,
        organizations,
        signer,
        pushSigner,
        log,
        settings: { ...quick, ...settings },
        ...parts,
      });
      deliverer.start();
      deliverers.push(deliverer);
      return deliverer;
    },
    events: (organizationId) => listEvents(store, { organizationId, limit: 10_000 }),
    async close() {
      await Promise.all(deliverers.map((deliverer) => deliverer.close()));
      await store.close();
      await closeCustody();
      await schema?.giveBack();
      await rm(folder, { recursive: true });
    },
  };
}
