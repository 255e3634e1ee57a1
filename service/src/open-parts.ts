// Parts of the service that take more than a line to open.

import { ApiError } from "@countersign/api";
import { Archiver } from "./archive/archiver.js";
import type { ArchiverParts } from "./archive/archiver.js";
import { takeArchive } from "./archive/lock.js";
import type { Audit } from "./audit/audit.js";
import { ConfigurationError } from "./config/configuration-error.js";
import type { Settings } from "./config/settings.js";
import type { Custody } from "./custody/custody.js";
import { openDeploymentSigners } from "./deployment-keys/signers.js";
import type { DeploymentSigners } from "./deployment-keys/signers.js";
import type { TimeSlices } from "./event-loop/time-slices.js";
import type { createMetrics } from "./http/metrics.js";
import type { Logger } from "./log/log.js";
import { createOrganizationMetrics } from "./organizations/metrics.js";
import { Organizations } from "./organizations/organizations.js";
import { Pins } from "./store/authority/pins.js";
import { isUnsealed, sealEarlierDeployment } from "./store/authority/sealing.js";
import type { Store } from "./store/store.js";

const unsealed =
  "this deployment is of an earlier version, whose users, credentials, policies and keys are not proved yet: whoever could " +
  "write to its database may have changed them. Stop all services of that version, look at what there is, and start once " +
  "with --seal-authority, or run `countersign authority seal`: everything that is there is taken on trust then, and a " +
  "digest of it is printed";

/** Begins to prove what is in the database, and remembers outside of it how new that is. */
export async function openAuthority(
  store: Store,
  {
    pinsFile,
    log,
    isNew,
    seal,
  }: { readonly pinsFile: string; readonly log: Logger; readonly isNew: boolean; readonly seal: boolean },
): Promise<Pins> {
  if (await isUnsealed(store)) {
    if (!seal) throw new ConfigurationError(unsealed);
    const sealed = await sealEarlierDeployment(store, pinsFile);
    log.warn({ ...sealed }, "took the rows of an earlier version on trust");
  } else if (seal) {
    log.warn("--seal-authority: rows are proved already, and nothing was taken on trust; start without it from now on");
  }
  const onError = (error: unknown) => log.error({ err: error }, "authority.pins cannot be written");
  return Pins.open(pinsFile, store.authority, { isNew, onError });
}

/**
 * The first thing to be opened that was sealed earlier: it shows whether the key-encryption keys are the right ones.
 */
export async function openSigners(store: Store, custody: Custody): Promise<DeploymentSigners> {
  try {
    return await openDeploymentSigners(store, custody);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    throw new ConfigurationError(`the master key does not fit this deployment: ${cause.message}`, { cause });
  }
}

interface OrganizationParts {
  readonly slices: TimeSlices;
  readonly log: Logger;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly audit: () => Audit | undefined;
}

/** Organizations that are told of when they turn out not to be as the service has left them, and when they are again. */
export function openOrganizations(store: Store, { slices, log, metrics, audit }: OrganizationParts): Organizations {
  const counted = createOrganizationMetrics(metrics.registry);
  const organizations = new Organizations(store, {
    slices,
    onStanding({ id, standing: { refusal } }) {
      if (refusal === undefined) {
        log.info({ organizationId: id }, "the organization is as the service has left it again");
        return audit()?.noted("restored", { organizationId: id });
      }
      counted.refused();
      log.error({ organizationId: id, reason: refusal }, "the organization is closed to everything but reading");
      audit()?.noted("refused", { organizationId: id, reason: refusal });
    },
  });
  counted.watchRefused(() => organizations.refused);
  return organizations;
}

type RetentionParts = Pick<ArchiverParts, "deployment" | "pace" | "log" | "metrics" | "times"> & {
  readonly settings: Settings;
  /** Unless the settings name another. */
  readonly folder: string;
};

/** Undefined where nothing is to be archived. */
export function newArchiver(store: Store, { settings, folder, ...parts }: RetentionParts): Archiver | undefined {
  const { retention, databaseUrl, postgres } = settings;
  if (retention.days === undefined) return undefined;
  const archive = retention.folder ?? folder;
  return new Archiver({
    store,
    folder: archive,
    days: retention.days,
    recipients: retention.recipients,
    lock: () => takeArchive({ folder: archive, databaseUrl, passwordFile: postgres.passwordFile }),
    ...parts,
  });
}
