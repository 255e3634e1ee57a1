// What the commands about proofs do, once the deployment is open.

import { createHash } from "node:crypto";
import { dataFolder } from "../../config/data-folder.js";
import { nameOf } from "../../config/master-key.js";
import { openCustody } from "../../custody/open.js";
import { openLog } from "../../log/log.js";
import { useAuthorityKeys } from "../../maintenance/authority-keys.js";
import { currentKey } from "../../maintenance/rotation.js";
import { examineDeployment, examineOrganization } from "../../store/authority/examine.js";
import type { Unproved } from "../../store/authority/examine.js";
import { readPins } from "../../store/authority/pins.js";
import { isUnsealed, sealDeployment, sealEarlierDeployment, sealOrganization } from "../../store/authority/sealing.js";
import type { Sealed } from "../../store/authority/sealing.js";
import { collect } from "../../store/batches.js";
import { listIpAllowlists, setIpAllowlist } from "../../store/ip-allowlists.js";
import { insertLogRecord } from "../../store/log-records.js";
import { listProcesses } from "../../store/processes.js";
import type { Store } from "../../store/store.js";
import { newLogRecord } from "../../transparency/event.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import type { DeploymentOptions } from "./deployment-options.js";
import { openDeployment } from "./master-key-deployment.js";
import type { OpenedDeployment } from "./master-key-deployment.js";

/** Opens a deployment with what proves its rows. */
export function withAuthority<Result>(
  options: DeploymentOptions,
  io: Io,
  use: (opened: OpenedDeployment) => Promise<Result>,
): Promise<Result> {
  return openDeployment(options, io, async (opened) => {
    const { store, source, providers, ids, settings } = opened;
    const current = await currentKey(store, ids, nameOf(source));
    const custody = await openCustody({ masterKey: source, providers });
    try {
      await useAuthorityKeys(store, custody, current);
      const { authority } = store;
      const pins = readPins(dataFolder(settings.data).pinsFile, authority.deployment);
      for (const [name, state] of pins) authority.remember(name, state);
      return await use(opened);
    } finally {
      await custody.close();
    }
  });
}

/** What is not as the service has left it, of one organization or all. */
export async function findUnproved({ store }: OpenedDeployment, organizationId?: string): Promise<Unproved[]> {
  if (organizationId !== undefined) return examineOrganization(store, organizationId);
  return collect(inOnes(examineDeployment(store)));
}

/** @throws UsageError for a deployment that was sealed before, or that an earlier version serves */
export async function sealEarlier({ store, settings }: OpenedDeployment, io: Io): Promise<Sealed> {
  if (!(await isUnsealed(store))) {
    throw new UsageError(
      "the rows of this deployment are proved already; `countersign authority accept` takes those of an organization as they are",
    );
  }
  const services = await listProcesses(store);
  if (services.length > 0) {
    throw new UsageError(
      `${services.map(({ name }) => name).join(", ")} would go on to write rows without proofs; stop all services first`,
    );
  }
  const sealed = await sealEarlierDeployment(store, dataFolder(settings.data).pinsFile);
  openLog(settings.logLevel, (line) => io.stderr.write(line)).warn(
    { ...sealed },
    "took the rows of an earlier version on trust",
  );
  return sealed;
}

/**
 * Takes rows as they are.
 *
 * @param organizationId of all organizations, where it is undefined
 */
export async function acceptRows(
  { store, settings }: OpenedDeployment,
  organizationId: string | undefined,
  reason: string,
  io: Io,
): Promise<{ readonly unproved: readonly Unproved[]; readonly rows: number; readonly digest: string }> {
  const unproved = organizationId === undefined ? [] : await examineOrganization(store, organizationId);
  const { rows, digest } =
    organizationId === undefined ? await sealDeployment(store, reason) : await sealOne(store, organizationId, reason);
  openLog(settings.logLevel, (line) => io.stderr.write(line)).warn(
    { organizationId: organizationId ?? "all", reason, rows, digest, unproved: unproved.slice(0, 100) },
    "accepted rows as they are",
  );
  return { unproved, rows, digest };
}

/**
 * Has requests accepted from everywhere again. Rules stay, to be corrected and enabled.
 *
 * @throws UsageError where no allowlist is in force
 */
export async function liftAllowlist(
  { store, settings }: OpenedDeployment,
  organizationId: string,
  reason: string,
  io: Io,
): Promise<void> {
  await store.write(async (transaction) => {
    const scope = transaction.in(organizationId);
    const own = (await listIpAllowlists(scope)).find(
      ({ public_key: key, enabled }) => key === "" && Number(enabled) !== 0,
    );
    if (!own) throw new UsageError(`organization ${organizationId} has no IP allowlist in force`);
    await setIpAllowlist(scope, { public_key: "", enabled: 0, on_error: own.on_error, rules: own.rules });
    insertLogRecord(scope, newLogRecord({ kind: "lift", reason, time: Date.now() }));
  });
  openLog(settings.logLevel, (line) => io.stderr.write(line)).warn(
    { organizationId, reason },
    "lifted the IP allowlist of an organization",
  );
}

async function sealOne(store: Store, organizationId: string, reason: string): Promise<Pick<Sealed, "rows" | "digest">> {
  const hash = createHash("sha256");
  const rows = await store.write((transaction) => sealOrganization(transaction, organizationId, hash, reason));
  if (rows === 0) throw new UsageError(`there is no organization ${organizationId}`);
  return { rows, digest: hash.digest("hex") };
}

async function* inOnes<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  for await (const item of items) yield [item];
}
