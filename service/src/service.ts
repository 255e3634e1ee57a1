// The service as a whole: opens the store and custody, ties the rooms together, and closes them in the right order.

import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import { Server as TlsServer } from "node:tls";
import { createEmbeddedBilling } from "./activities/billing/embedded-billing.js";
import { Engine } from "./activities/engine/engine.js";
import { createEngineMetrics } from "./activities/engine/metrics.js";
import { bootstrap, rootOrganizationSetting } from "./activities/organizations/bootstrap.js";
import { updateRootFile } from "./activities/organizations/root-file.js";
import type { RootUser } from "./activities/organizations/root-file.js";
import type { ArchiverTimes } from "./archive/archiver.js";
import { inGaps } from "./archive/gaps.js";
import { createArchiveMetrics } from "./archive/metrics.js";
import { checkAuditSettings, openAudit } from "./audit/audit.js";
import type { Audit } from "./audit/audit.js";
import { createAuthProxy } from "./auth-proxy/proxy.js";
import { createVerificationTokens } from "./auth/verification-token.js";
import { Disk } from "./budgets/disk.js";
import { EventBudget } from "./budgets/event-budget.js";
import { createBudgetMetrics } from "./budgets/metrics.js";
import { StorageBudget } from "./budgets/storage-budget.js";
import { Closing } from "./closing.js";
import { checkRetentionSettings } from "./config/retention-settings.js";
import { createDataFolder, dataFolder, lockDataFolder } from "./config/data-folder.js";
import { exposures } from "./config/exposure.js";
import { checkMasterKeySettings } from "./config/master-key.js";
import type { MasterKeyChoice } from "./config/master-key.js";
import type { Settings } from "./config/settings.js";
import { createCustodyMetrics } from "./custody/metrics.js";
import type { Thread } from "./custody/thread.js";
import { checkMessageSettings } from "./delivery/messages/check-settings.js";
import { Messenger } from "./delivery/messages/messenger.js";
import { createMessageMetrics } from "./delivery/messages/metrics.js";
import { readMailbox } from "./delivery/messages/sender.js";
import { createWebhookSigner } from "./delivery/signer.js";
import type { WebhookSigner } from "./delivery/signer.js";
import { Deliverer } from "./delivery/webhooks/deliverer.js";
import { createDeliveryMetrics } from "./delivery/webhooks/metrics.js";
import { publicKeysOf } from "./deployment-keys/public-keys.js";
import { createEnvelopes } from "./deployment-keys/envelopes.js";
import { createAccountSigner, isAccountIssuer } from "./deployment-signatures/account-signer.js";
import { createBundleSigner } from "./deployment-signatures/bundle-signer.js";
import { createCodeSigner } from "./deployment-signatures/code-signer.js";
import { createPushSigner } from "./deployment-signatures/push-signer.js";
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
import { createNotificationMetrics } from "./notifications/metrics.js";
import { Notifier } from "./notifications/notifier.js";
import { createIdentityTokens } from "./oidc/issuer-tokens.js";
import { createOauth2Providers } from "./oidc/oauth2-providers.js";
import { KnownSigners } from "./signing/signers.js";
import { findSetting } from "./store/deployment.js";
import { createStoreMetrics } from "./store/metrics.js";
import { openDatabase } from "./open-database.js";
import { newArchiver, openAuthority, openOrganizations, openSigners } from "./open-parts.js";
import { openStore } from "./store/open.js";
import type { StoreOptions } from "./store/open.js";
import type { Store } from "./store/store.js";
import { deploymentId } from "./store/wrapped-keys.js";
import type { SequencerTimes } from "./transparency/sequencer.js";
import { AuditBinding } from "./transparency/audit-binding.js";
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
  /** Of custody's workers, loaded already. */
  readonly custodyThreads?: Thread[];
  /** When it looks after its key-encryption keys. */
  readonly keyTimes?: Partial<HeldKeysTimes>;
  /** When a provider that is away is asked again for the key-encryption keys. */
  readonly providerRetries?: Retries;
  /** When it looks for activities that are to move to the archive. */
  readonly archiverTimes?: Partial<ArchiverTimes>;
  /** When it looks for records that are to get a place in the transparency log. */
  readonly sequencerTimes?: Partial<SequencerTimes>;
  /** How often the audit log is bound to the transparency log. */
  readonly auditTimes?: { readonly milliseconds: number };
  /** How often it looks for activities that have waited for too long. */
  readonly expiryTimes?: { readonly milliseconds: number };
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
    custodyThreads,
    keyTimes = {},
    providerRetries,
    archiverTimes,
    sequencerTimes,
    auditTimes,
    expiryTimes,
    sealAuthority = false,
    docs = contractDocs(),
    console: consoleFolder = builtConsole(),
  }: ServiceOptions = {},
): Promise<OpenService> {
  const { tls } = checkSettings(settings, process.env);
  const folder = dataFolder(settings.data);
  createDataFolder(folder.path);
  const unlock = settings.databaseUrl === undefined ? lockDataFolder(folder.path) : () => {};
  const closing = new Closing();
  closing.add(unlock);
  const close = () => closing.run();
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
    closing.add(() => store.close());
    const look = () => store.engine.room(store.database, folder.path, settings.storage.databaseBytes);
    const disk = new Disk({ settings: settings.storage, log, look });
    await disk.start();
    closing.add(() => disk.close());
    const budgetMetrics = createBudgetMetrics(metrics.registry, disk);
    const storage = new StorageBudget({ store, limits: settings.limits, disk, log, metrics: budgetMetrics });
    onStored = (stored) => storage.stored(stored);
    closing.started(storage);
    const isNew = (await findSetting(store, rootOrganizationSetting)) === undefined;
    const { custody, masterKey } = await openDeploymentCustody({
      store,
      settings,
      environment: process.env,
      isNew,
      log,
      metrics: createCustodyMetrics(metrics.registry),
      threads: custodyThreads,
      retries: providerRetries,
      onWait: (provider) => answerMeanwhile({ settings, tls, log, waitingFor: provider }),
    });
    closing.add(() => custody.close());
    heldBack = () => custody.heldBack;
    const knownSigners = new KnownSigners(10_000);
    const heldKeys = await HeldKeys.open({
      store,
      custody,
      log,
      onDropped: () => knownSigners.forget(),
      times: keyTimes,
    });
    closing.add(() => heldKeys.close());
    const pins = await openAuthority(store, { pinsFile: folder.pinsFile, log, isNew, seal: sealAuthority });
    closing.add(() => pins.close());
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
      newKey: () => signers.checkpoints.place.create(custody),
      log,
      registry: metrics.registry,
      times: sequencerTimes,
    });
    closing.started(transparencyLog);

    let audit: Audit | undefined;
    const organizations = openOrganizations(store, { slices, log, metrics, audit: () => audit });
    const pushSigner = createPushSigner(signers.notifications, `mailto:${readMailbox(settings.messages.from).address}`);
    const deliverer = new Deliverer({
      store,
      organizations,
      signer,
      pushSigner,
      settings: settings.webhooks,
      log,
      metrics: createDeliveryMetrics(metrics.registry, store),
    });
    closing.started(deliverer);
    const messenger = new Messenger({
      store,
      custody,
      settings: settings.messages,
      folder: folder.outbox,
      signer,
      log,
      metrics: createMessageMetrics(metrics.registry, store),
    });
    closing.started(messenger);
    const archiver = newArchiver(store, {
      settings,
      folder: folder.archive,
      deployment: organizationId,
      pace: inGaps(() => traffic.underWay > 0),
      log,
      metrics: createArchiveMetrics(metrics.registry),
      times: archiverTimes,
    });
    if (archiver) closing.started(archiver);
    const issuer = `urn:uuid:${await deploymentId(store)}`;
    const identityTokens = createIdentityTokens(settings.oidc, undefined, {
      has: (claimed) => isAccountIssuer(issuer, claimed),
      publicKeys: () => signers.codes.published().publicKeys,
    });
    const verificationTokens = createVerificationTokens(issuer, () => signers.codes.published().publicKeys);
    const events = new EventBudget({ store, limits: settings.limits, log, metrics: budgetMetrics });
    const notifier = new Notifier({
      store,
      organizations,
      knownSigners,
      settings: settings.notifications,
      messages: settings.messages,
      events,
      log,
      metrics: createNotificationMetrics(metrics.registry, store),
      onEvent: () => deliverer.wake(),
      onMessage: () => messenger.wake(),
    });
    closing.started(notifier);
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
        envelopes: createEnvelopes(store, custody),
        oauth2Providers: createOauth2Providers(settings),
        accountSigner: createAccountSigner(signers.codes, issuer),
      },
      storage,
      events,
      voteCallDelay: settings.notifications.gatherSeconds * 1000,
      onVoteCall: () => notifier.wake(),
      onEvent: () => deliverer.wake(),
      onMessage: () => messenger.wake(),
      onKeyGone: () => heldKeys.refresh(),
      onError: (error) => log.error({ err: error }, "activities that have waited for long enough were not ended"),
      metrics: createEngineMetrics(metrics.registry, store),
    });
    closing.started({ start: () => engine.start(expiryTimes?.milliseconds), close: () => engine.close() });
    audit = openAudit(settings.audit, log, metrics.registry);
    // After the last request has been answered.
    closing.add(() => audit?.close());
    if (audit) closing.started(new AuditBinding({ store, log, head: audit.head, ...auditTimes }));
    const api = createHandler({
      store,
      organizations,
      custody,
      engine,
      identityTokens,
      verificationTokens,
      transparencyLog,
      signing: settings.signing,
      pushKey: pushSigner,
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
    if (management) closing.add(() => management.close());
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
    closing.add(() => app.close());
    const { server } = app;
    const certificate =
      settings.tls && tls && server instanceof TlsServer
        ? new ServedCertificate({ server, files: settings.tls, keys: tls, log, metrics })
        : undefined;
    if (certificate) closing.add(() => certificate.close());
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
        const hasRootFile = noteBaseUrl(folder.rootFile, organizationId, baseUrl, log);
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

/** Reads from the database, writes to it, and has custody use a key. */
async function checkReady(store: Store, signer: WebhookSigner, heldKeys: HeldKeys): Promise<void> {
  await store.database.selectFrom("deployment").select("name").limit(1).execute();
  heldKeys.check();
  await Promise.all([store.checkWritable(), signer.current().sign(Buffer.from("ready"))]);
}

/** @returns whether root.json is this deployment's */
function noteBaseUrl(rootFile: string, organizationId: string, baseUrl: string, log: Logger): boolean {
  try {
    if (updateRootFile(rootFile, organizationId, baseUrl)) return true;
    if (existsSync(rootFile)) {
      log.warn({ organizationId }, "root.json belongs to another deployment: it names another organization");
    }
  } catch (error) {
    log.warn({ err: error }, "baseUrl was not updated in root.json");
  }
  return false;
}
