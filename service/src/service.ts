// The service as a whole: opens the store and custody, ties the rooms together, and closes them in the right order.

import { ApiError } from "@countersign/api";
import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import { Server as TlsServer } from "node:tls";
import { createEmbeddedBilling } from "./activities/billing/embedded-billing.js";
import { Engine } from "./activities/engine/engine.js";
import { createEngineMetrics } from "./activities/engine/metrics.js";
import { bootstrap, rootOrganizationSetting } from "./activities/organizations/bootstrap.js";
import { updateRootFile } from "./activities/organizations/root-file.js";
import type { RootUser } from "./activities/organizations/root-file.js";
import { Archiver } from "./archive/archiver.js";
import type { ArchiverTimes } from "./archive/archiver.js";
import { inGaps } from "./archive/gaps.js";
import { takeArchive } from "./archive/lock.js";
import { createArchiveMetrics } from "./archive/metrics.js";
import { checkAuditSettings, openAudit } from "./audit/audit.js";
import type { Audit } from "./audit/audit.js";
import { createAuthProxy } from "./auth-proxy/proxy.js";
import { createVerificationTokens } from "./auth/verification-token.js";
import { Disk } from "./budgets/disk.js";
import { EventBudget } from "./budgets/event-budget.js";
import { createBudgetMetrics } from "./budgets/metrics.js";
import { StorageBudget } from "./budgets/storage-budget.js";
import { checkRetentionSettings } from "./config/retention-settings.js";
import { ConfigurationError } from "./config/configuration-error.js";
import { createDataFolder, dataFolder, lockDataFolder } from "./config/data-folder.js";
import { exposures } from "./config/exposure.js";
import { checkMasterKeySettings } from "./config/master-key.js";
import type { MasterKeyChoice } from "./config/master-key.js";
import type { Settings } from "./config/settings.js";
import type { Custody } from "./custody/custody.js";
import { createCustodyMetrics } from "./custody/metrics.js";
import { checkMessageSettings } from "./delivery/messages/check-settings.js";
import { Messenger } from "./delivery/messages/messenger.js";
import { createMessageMetrics } from "./delivery/messages/metrics.js";
import { createWebhookSigner } from "./delivery/signer.js";
import type { WebhookSigner } from "./delivery/signer.js";
import { Deliverer } from "./delivery/webhooks/deliverer.js";
import { createDeliveryMetrics } from "./delivery/webhooks/metrics.js";
import { publicKeysOf } from "./deployment-keys/public-keys.js";
import { openDeploymentSigners } from "./deployment-keys/signers.js";
import type { DeploymentSigners } from "./deployment-keys/signers.js";
import { createBundleSigner } from "./deployment-signatures/bundle-signer.js";
import { createCodeSigner } from "./deployment-signatures/code-signer.js";
import { createSessionSigner } from "./deployment-signatures/session-signer.js";
import { TimeSlices } from "./event-loop/time-slices.js";
import { createApp } from "./http/app.js";
import { contractDocs } from "./http/docs.js";
import { aboutRequests, createHandler } from "./http/handler.js";
import { checkHeaderSettings } from "./http/headers.js";
import { baseUrlOf, listen, listenForManagement } from "./http/listen.js";
import { checkManagementSettings, createManagement } from "./http/management.js";
import { answerMeanwhile } from "./http/meanwhile.js";
import { createMetrics } from "./http/metrics.js";
import { createReadiness } from "./http/readiness.js";
import { ServedCertificate } from "./http/served-certificate.js";
import { readTlsKeys } from "./http/tls.js";
import type { TlsKeys } from "./http/tls.js";
import type { Traffic } from "./http/traffic.js";
import { builtConsole } from "./installation/built-console.js";
import type { Logger } from "./log/log.js";
import { HeldKeys } from "./maintenance/held-keys.js";
import type { HeldKeysTimes } from "./maintenance/held-keys.js";
import { keySetSeconds } from "./maintenance/key-set-age.js";
import { openDeploymentCustody } from "./maintenance/open-custody.js";
import type { Retries } from "./maintenance/open-custody.js";
import { createIdentityTokens } from "./oidc/issuer-tokens.js";
import { createOrganizationMetrics } from "./organizations/metrics.js";
import { Organizations } from "./organizations/organizations.js";
import { KnownSigners } from "./signing/signers.js";
import { Pins } from "./store/authority/pins.js";
import { isUnsealed, sealDeployment } from "./store/authority/sealing.js";
import { findSetting } from "./store/deployment.js";
import { createStoreMetrics } from "./store/metrics.js";
import { openStore } from "./store/open.js";
import type { StoreOptions } from "./store/open.js";
import type { Store } from "./store/store.js";
import { StoreUnavailable } from "./store/unavailable.js";
import { deploymentId } from "./store/wrapped-keys.js";
import type { SequencerTimes } from "./transparency/sequencer.js";
import { TransparencyLog } from "./transparency/transparency-log.js";

export interface Listening {
  /** The URL under which clients on this machine reach the service. */
  readonly baseUrl: string;
  /** Whether root.json holds the credentials of this deployment's root user. */
  readonly hasRootFile: boolean;
  /** Where the documentation is; undefined where there is none. */
  readonly docsUrl: string | undefined;
  /** The URL of the management listener; undefined where there is none. */
  readonly managementUrl: string | undefined;
  /** Where the console is; undefined where there is none. */
  readonly consoleUrl: string | undefined;
}

export interface OpenService {
  readonly app: FastifyInstance;
  /** The first organization's user, when this start has made it. */
  readonly root: RootUser | undefined;
  /** Path of root.json. */
  readonly rootFile: string;
  /** Where the key-encryption key is, and whether this start has made it. */
  readonly masterKey: MasterKeyChoice;
  /**
   * Begins to listen, and notes in root.json where.
   *
   * @throws Error with a message for its operator
   */
  listen(): Promise<Listening>;
  /**
   * Reads the key-encryption keys and the files of TLS again, as it does by itself twice a second, and opens the audit log
   * anew.
   */
  reload(): Promise<void>;
  /** Is not ready any more, and still answers: for load balancers to look elsewhere before `close`. */
  drain(): void;
  /** Lets requests that are under way finish, then closes everything. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** How its database is opened. */
  readonly openStore?: typeof openStore;
  /** When it looks after its key-encryption keys. */
  readonly keyTimes?: Partial<HeldKeysTimes>;
  /** When a provider that is away is asked again for the key-encryption keys. */
  readonly providerRetries?: Retries;
  /** When it looks for activities that are to move to the archive. */
  readonly archiverTimes?: Partial<ArchiverTimes>;
  /** When it looks for records that are to get a place in the transparency log. */
  readonly sequencerTimes?: Partial<SequencerTimes>;
  /** Takes the rows of a deployment of an earlier version on trust, once. */
  readonly sealAuthority?: boolean;
  /** Folder of the documentation. */
  readonly docs?: string;
  /** Folder of the built console. */
  readonly console?: string;
}

/**
 * What of settings can be refused without making anything.
 *
 * @throws ConfigurationError
 */
export function checkSettings(
  settings: Settings,
  environment: Readonly<Partial<Record<string, string>>>,
): CheckedFiles {
  checkMessageSettings(settings.messages);
  checkAuditSettings(settings.audit);
  checkMasterKeySettings(settings, environment);
  checkManagementSettings(settings.management);
  checkHeaderSettings(settings);
  checkRetentionSettings(settings.retention);
  return { tls: settings.tls && readTlsKeys(settings.tls) };
}

const unsealed =
  "this deployment is of an earlier version, whose users, credentials, policies and keys are not proved yet: whoever could " +
  "write to its database may have changed them. Stop all services of that version, look at what there is, and start once " +
  "with --seal-authority, or run `countersign authority seal`: everything that is there is taken on trust then, and a " +
  "digest of it is printed";

interface CheckedFiles {
  readonly tls: TlsKeys | undefined;
}

/**
 * Opens the service, which does not listen yet.
 *
 * @throws Error with a message for its operator
 */
export async function openService(
  settings: Settings,
  log: Logger,
  {
    openStore: open = openStore,
    keyTimes = {},
    providerRetries,
    archiverTimes,
    sequencerTimes,
    sealAuthority = false,
    docs = contractDocs(),
    console: consoleFolder = builtConsole(),
  }: ServiceOptions = {},
): Promise<OpenService> {
  const { tls } = checkSettings(settings, process.env);
  const folder = dataFolder(settings.data);
  createDataFolder(folder.path);
  const unlock = settings.databaseUrl === undefined ? lockDataFolder(folder.path) : () => {};
  const closing: (() => Promise<void> | void)[] = [unlock];
  const close = () => inTurn(closing.splice(0).reverse());
  try {
    const traffic: Traffic = { underWay: 0, draining: false };
    const slices = new TimeSlices(() => traffic.underWay);
    let heldBack = () => 0;
    // Reads that wait write nothing, and who waits for custody writes nothing soon.
    const expectedWrites = () => traffic.underWay - slices.waitingReads - heldBack();
    const metrics = createMetrics();
    let onStored: StoreOptions["onStored"] = () => {};
    const store = await openDatabase(open, settings, folder.databaseFile, {
      expectedWrites,
      metrics: createStoreMetrics(metrics.registry),
      onStored: (stored) => onStored?.(stored),
    });
    closing.push(() => store.close());
    const look = () => store.engine.room(store.database, folder.path, settings.storage.databaseBytes);
    const disk = new Disk({ settings: settings.storage, log, look });
    await disk.start();
    closing.push(() => disk.close());
    const budgetMetrics = createBudgetMetrics(metrics.registry, disk);
    const storage = new StorageBudget({ store, limits: settings.limits, disk, log, metrics: budgetMetrics });
    onStored = (stored) => storage.stored(stored);
    storage.start();
    closing.push(() => storage.close());
    const isNew = (await findSetting(store, rootOrganizationSetting)) === undefined;
    const { custody, masterKey } = await openDeploymentCustody({
      store,
      settings,
      environment: process.env,
      isNew,
      log,
      metrics: createCustodyMetrics(metrics.registry),
      retries: providerRetries,
      onWait: (provider) => answerMeanwhile({ settings, tls, log, waitingFor: provider }),
    });
    closing.push(() => custody.close());
    heldBack = () => custody.heldBack;
    const knownSigners = new KnownSigners();
    const heldKeys = await HeldKeys.open({
      store,
      custody,
      log,
      onDropped: () => knownSigners.forget(),
      times: keyTimes,
    });
    closing.push(() => heldKeys.close());
    if (!sealAuthority && (await isUnsealed(store))) throw new ConfigurationError(unsealed);
    if (sealAuthority) {
      const sealed = await sealDeployment(store, true);
      if (sealed.organizations > 0) log.warn({ ...sealed }, "took the rows of an earlier version on trust");
    }
    const pins = Pins.open(folder.pinsFile, store.authority, {
      isNew,
      onError: (error) => log.error({ err: error }, "authority.pins cannot be written"),
    });
    closing.push(() => pins.close());
    // Before anything is sealed: whatever has no organization yet is new, and may get a new master key.
    const { organizationId, made } = await bootstrap(store, folder, baseUrlOf(settings, settings.port));
    const signers = await openSigners(store, custody);
    await heldKeys.reportSigning(signers);
    const signer = createWebhookSigner(signers.webhooks);
    for (const exposure of exposures(settings)) log.warn(exposure);

    const transparencyLog = await TransparencyLog.open({
      store,
      settings: settings.transparency,
      signer: signers.checkpoints,
      log,
      registry: metrics.registry,
      times: sequencerTimes,
    });
    transparencyLog.start();
    closing.push(() => transparencyLog.close());

    const organizationMetrics = createOrganizationMetrics(metrics.registry);
    let audit: Audit | undefined;
    const organizations = new Organizations(store, {
      slices,
      onStanding({ id, standing: { refusal } }) {
        if (refusal === undefined) {
          log.info({ organizationId: id }, "the organization is as the service has left it again");
          return audit?.noted("restored", { organizationId: id });
        }
        organizationMetrics.refused();
        log.error({ organizationId: id, reason: refusal }, "the organization is closed to everything but reading");
        audit?.noted("refused", { organizationId: id, reason: refusal });
      },
    });
    organizationMetrics.watchRefused(() => organizations.refused);
    const deliverer = new Deliverer({
      store,
      organizations,
      signer,
      settings: settings.webhooks,
      log,
      metrics: createDeliveryMetrics(metrics.registry, store),
    });
    deliverer.start();
    closing.push(() => deliverer.close());
    const messenger = new Messenger({
      store,
      custody,
      settings: settings.messages,
      folder: folder.outbox,
      signer,
      log,
      metrics: createMessageMetrics(metrics.registry, store),
    });
    messenger.start();
    closing.push(() => messenger.close());
    const archiveMetrics = createArchiveMetrics(metrics.registry);
    if (settings.retention.days !== undefined) {
      const archiveFolder = settings.retention.folder ?? folder.archive;
      const { databaseUrl, postgres } = settings;
      const archiver = new Archiver({
        store,
        deployment: organizationId,
        folder: archiveFolder,
        days: settings.retention.days,
        recipients: settings.retention.recipients,
        pace: inGaps(() => traffic.underWay > 0),
        lock: () => takeArchive({ folder: archiveFolder, databaseUrl, passwordFile: postgres.passwordFile }),
        log,
        metrics: archiveMetrics,
        times: archiverTimes,
      });
      archiver.start();
      closing.push(() => archiver.close());
    }
    const issuer = `urn:uuid:${await deploymentId(store)}`;
    const identityTokens = createIdentityTokens(settings.oidc);
    const verificationTokens = createVerificationTokens(issuer, () => signers.codes.published().publicKeys);
    const engine = new Engine({
      store,
      organizations,
      custody,
      limits: settings.limits,
      webhooks: settings.webhooks,
      messages: settings.messages,
      signing: settings.signing,
      knownSigners,
      outside: {
        identityTokens,
        bundleSigner: createBundleSigner(signers.bundles),
        sessionSigner: createSessionSigner(signers.sessions, issuer),
        codeSigner: createCodeSigner(signers.codes, issuer),
        verificationTokens,
        billing: createEmbeddedBilling(settings.billing),
      },
      storage,
      events: new EventBudget({ store, limits: settings.limits, log, metrics: budgetMetrics }),
      onEvent: () => deliverer.wake(),
      onMessage: () => messenger.wake(),
      onKeyGone: () => heldKeys.refresh(),
      metrics: createEngineMetrics(metrics.registry, store),
    });
    audit = openAudit(settings.audit, log, metrics.registry);
    // After the last request has been answered.
    closing.push(() => audit?.close());
    const api = createHandler({
      store,
      organizations,
      custody,
      engine,
      identityTokens,
      verificationTokens,
      transparencyLog,
      signing: settings.signing,
      slices,
      log,
      metrics,
      audit,
      requests: settings.requests,
    });
    const ready = createReadiness(() => checkReady(store, signer, heldKeys));
    const operations = { log, metrics, traffic, ready, isNearlyFull: () => disk.isNearlyFull };
    const { host: managementHost, port: managementPort } = settings.management;
    const debug = settings.management.debug
      ? { ...operations, keptOrganizations: () => organizations.size }
      : undefined;
    const management = managementPort === undefined ? undefined : createManagement(operations, debug);
    if (management) closing.push(() => management.close());
    const app = await createApp({
      settings,
      ...operations,
      audit,
      tls,
      handler: api,
      authProxy: createAuthProxy({
        store,
        organizations,
        custody,
        api,
        identityTokens,
        verificationTokens,
        oidc: settings.oidc,
        settings: settings.authProxy,
        ...aboutRequests(log),
      }),
      webhookKeys: () => signer.jwks(),
      webhookKeysSeconds: keySetSeconds,
      publicKeys: () => publicKeysOf(signers, issuer),
      docs,
      console: consoleFolder,
      store,
      transparencyLog,
    });
    closing.push(() => app.close());
    const { server } = app;
    const certificate =
      settings.tls && tls && server instanceof TlsServer
        ? new ServedCertificate({ server, files: settings.tls, keys: tls, log, metrics })
        : undefined;
    if (certificate) closing.push(() => certificate.close());
    return {
      app,
      root: made,
      rootFile: folder.rootFile,
      masterKey,
      async reload() {
        audit?.reopen();
        await Promise.all([heldKeys.refresh(), certificate?.refresh()]);
      },
      drain: () => void (traffic.draining = true),
      close,
      async listen() {
        const managementUrl =
          management && (await listenForManagement(management, managementHost, managementPort ?? 0));
        const baseUrl = await listen(app, settings);
        let hasRootFile = false;
        try {
          hasRootFile = updateRootFile(folder.rootFile, organizationId, baseUrl);
          if (!hasRootFile && existsSync(folder.rootFile)) {
            log.warn({ organizationId }, "root.json belongs to another deployment: it names another organization");
          }
        } catch (error) {
          log.warn({ err: error }, "baseUrl was not updated in root.json");
        }
        const docsUrl = settings.docs && existsSync(docs) ? `${baseUrl}/docs` : undefined;
        // By its name, since browsers have no passkeys for addresses.
        const named = baseUrl.replace(/^http:\/\/127\.0\.0\.1(?=:|$)/, "http://localhost");
        const consoleUrl = settings.console && existsSync(consoleFolder) ? `${named}/console/` : undefined;
        return { baseUrl, hasRootFile, docsUrl, consoleUrl, managementUrl };
      },
    };
  } catch (error) {
    // Whatever stays open would keep a process that has not started. The operator is told why it hasn't.
    await close().catch((failure: unknown) => log.warn({ err: failure }, "closing failed"));
    throw error;
  }
}

/** Does all of it, also where something fails. */
async function inTurn(steps: readonly (() => Promise<void> | void)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function openDatabase(
  open: typeof openStore,
  { databaseUrl: url, postgres }: Settings,
  file: string,
  options: Pick<StoreOptions, "expectedWrites" | "metrics" | "onStored">,
): Promise<Store> {
  try {
    return await open(url ?? file, { ...options, postgres });
  } catch (cause) {
    const where = url === undefined ? file : withoutPassword(url);
    throw new Error(`the database ${where} cannot be opened: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof StoreUnavailable) return cause.reason;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return "of COUNTERSIGN_DATABASE_URL";
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}

/**
 * The first thing to be opened that was sealed earlier: it shows whether the key-encryption keys are the right ones.
 */
async function openSigners(store: Store, custody: Custody): Promise<DeploymentSigners> {
  try {
    return await openDeploymentSigners(store, custody);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    throw new ConfigurationError(`the master key does not fit this deployment: ${cause.message}`, { cause });
  }
}

/** Reads from the database, writes to it, and has custody use a key. */
async function checkReady(store: Store, signer: WebhookSigner, heldKeys: HeldKeys): Promise<void> {
  await store.database.selectFrom("deployment").select("name").limit(1).execute();
  heldKeys.check();
  await Promise.all([store.checkWritable(), signer.current().sign(Buffer.from("ready"))]);
}
