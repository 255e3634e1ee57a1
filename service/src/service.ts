// The service as a whole: opens the store and custody, ties the rooms together, and closes them in the right order.

import { ApiError, activityKinds } from "@countersign/api";
import type { IncomingCall, Service } from "@countersign/api/server";
import { serve } from "@countersign/api/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Engine } from "./activities/engine.js";
import type { Submission } from "./activities/engine.js";
import { families } from "./activities/families/families.js";
import { ApiKeyVerifier } from "./auth/api-key-stamp.js";
import { RequestAuthenticator } from "./auth/authenticate.js";
import type { Call } from "./auth/caller.js";
import { chooseMasterKey } from "./config/master-key.js";
import type { MasterKeyChoice } from "./config/master-key.js";
import type { Settings } from "./config/settings.js";
import { openCustody } from "./custody/custody.js";
import { Deliverer } from "./events/deliverer.js";
import { openWebhookSigner } from "./events/signer.js";
import { createApp } from "./http/app.js";
import { createMetrics } from "./http/metrics.js";
import type { Logger } from "./log.js";
import { bootstrap, rootOrganizationSetting } from "./organizations/bootstrap.js";
import type { RootCredentials } from "./organizations/bootstrap.js";
import { Organizations } from "./organizations/organizations.js";
import { createQueries } from "./queries/queries.js";
import { createDataFolder, dataFolder, lockDataFolder } from "./store/data-folder.js";
import { findSetting } from "./store/deployment.js";
import { openStore } from "./store/store.js";

export interface OpenService {
  readonly app: FastifyInstance;
  /** The first organization, when this start has made it. */
  readonly root: RootCredentials | undefined;
  readonly rootFile: string;
  /** Where the key-encryption key is, and whether this start has made it. */
  readonly masterKey: MasterKeyChoice;
  /** Lets requests that are under way finish, then closes everything. */
  close(): Promise<void>;
}

/**
 * Opens the service without listening: the caller does `app.listen`.
 *
 * @param baseUrl under which clients reach it; goes into root.json
 * @throws Error with a message for its operator
 */
export async function openService(settings: Settings, log: Logger, baseUrl: string): Promise<OpenService> {
  const folder = dataFolder(settings.data);
  createDataFolder(folder.path);
  const unlock = settings.databaseUrl === undefined ? lockDataFolder(folder.path) : () => {};
  const closing: (() => Promise<void> | void)[] = [unlock];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const store = await openStore(settings.databaseUrl ?? folder.databaseFile);
    closing.push(() => store.close());
    const isNew = (await findSetting(store, rootOrganizationSetting)) === undefined;
    const masterKey = chooseMasterKey(settings, process.env, isNew);
    const custody = await openCustody({ masterKey: masterKey.source, ...settings.custody });
    closing.push(() => custody.close());
    const root = await bootstrap(store, folder.rootFile, baseUrl);

    const organizations = new Organizations(store);
    const signer = await openWebhookSigner(store, custody);
    const deliverer = new Deliverer({ store, organizations, signer, settings: settings.webhooks, log });
    deliverer.start();
    closing.push(() => deliverer.close());
    const engine = new Engine({
      ...{ store, organizations, custody, families, limits: settings.limits },
      onEvent: () => deliverer.nudge(),
    });
    const authenticator = new RequestAuthenticator({
      ...{ store, organizations, verifier: new ApiKeyVerifier() },
      onRefusal: (reason, call) => log.warn({ requestId: requestIdOf(call), operation: call.path, reason }, "refused"),
    });
    const metrics = createMetrics(store);
    const handler = serve<Call>({
      service: { ...createQueries({ store, organizations }), ...submitMethods(engine) },
      hooks: {
        authenticate: (call) => authenticator.authenticate(call),
        onError(error, operation) {
          if (error instanceof ApiError && error.code !== 13) return;
          log.error({ operation: operation?.path, err: error }, "internal error");
        },
      },
    });
    const app = await createApp({
      ...{ settings, handler, log, metrics },
      ready: async () => void (await store.database.selectFrom("deployment").select("name").limit(1).execute()),
      webhookKeys: () => signer.jwks(),
    });
    closing.push(() => app.close());
    return { app, root, rootFile: folder.rootFile, masterKey, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type QueryMethods = ReturnType<typeof createQueries>;

/** One method for all families: the engine tells them apart by the type in the body. */
function submitMethods(engine: Engine): Omit<Service<Call>, keyof QueryMethods> {
  const submit = (call: Call, submission: Submission) => engine.submit(call, submission);
  const methods = Object.fromEntries(Object.values(activityKinds).map(({ family }) => [family, submit]));
  // Each method answers the activity of the type that was submitted, which the table cannot say.
  return methods as unknown as Omit<Service<Call>, keyof QueryMethods>;
}

function requestIdOf(call: IncomingCall): string {
  return (call.source as FastifyRequest).id;
}
