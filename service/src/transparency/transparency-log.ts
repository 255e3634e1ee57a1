// The deployment's transparency log: what is published of it, and the sequencer that continues it.

import { LogError, checkpointPath } from "@countersign/log";
import type { LogStorage } from "@countersign/log";
import type { Registry } from "prom-client";
import type { Settings } from "../config/settings.js";
import type { DeploymentSigner } from "../deployment-keys/signer.js";
import type { Logger } from "../log/log.js";
import { listLogRecords, ofDeployment } from "../store/log-records.js";
import type { Store } from "../store/store.js";
import { openDeploymentLog } from "./deployment-log.js";
import type { DeploymentLog } from "./deployment-log.js";
import { logVkeys } from "./log-keys.js";
import { createLogMetrics } from "./metrics.js";
import { toPlacedRecord } from "./receipts.js";
import type { PlacedRecord } from "./receipts.js";
import { Sequencer } from "./sequencer.js";
import type { SequencerTimes } from "./sequencer.js";
import { logReader } from "./store-storage.js";

const recordsPerPage = 100;

export interface TransparencyParts {
  readonly store: Store;
  readonly settings: Settings["transparency"];
  readonly signer: DeploymentSigner;
  readonly log: Logger;
  readonly registry: Registry;
  readonly times?: Partial<SequencerTimes> | undefined;
}

export class TransparencyLog {
  readonly deploymentLog: DeploymentLog;
  readonly #store: Store;
  readonly #signer: DeploymentSigner;
  readonly #sequencer: Sequencer;

  private constructor(deploymentLog: DeploymentLog, { store, signer, log, registry, times }: TransparencyParts) {
    this.deploymentLog = deploymentLog;
    this.#store = store;
    this.#signer = signer;
    this.#sequencer = new Sequencer({
      store,
      deploymentLog,
      signer,
      log,
      metrics: createLogMetrics(registry),
      times,
    });
  }

  /** @throws ConfigurationError where the log has another name than its operator gives it */
  static async open(parts: TransparencyParts): Promise<TransparencyLog> {
    const deploymentLog = await openDeploymentLog(parts.store, parts.settings.origin);
    return new TransparencyLog(deploymentLog, parts);
  }

  start(): void {
    this.#sequencer.start();
  }

  close(): Promise<void> {
    return this.#sequencer.close();
  }

  /** Has records that wait get their places soon, if this process gives them. */
  hurry(): Promise<void> {
    return this.#sequencer.look();
  }

  /**
   * A resource of a log, by its path below the log's prefix (C2SP tlog-tiles); undefined where there is none.
   *
   * @param number of the log
   */
  async read(number: number, path: string): ReturnType<LogStorage["read"]> {
    if (number < 1 || number > this.deploymentLog.number) return undefined;
    try {
      return await logReader(this.#store, number)(path);
    } catch (error) {
      // A path that no log has.
      if (error instanceof LogError && error.code === "malformed") return undefined;
      throw error;
    }
  }

  /** The latest checkpoint of the log that is continued, a signed note. */
  checkpoint(): ReturnType<LogStorage["read"]> {
    return this.read(this.deploymentLog.number, checkpointPath);
  }

  /** Records about the deployment itself behind a number, in order. */
  async ownRecords(after: number): Promise<PlacedRecord[]> {
    const records = await listLogRecords(this.#store.in(ofDeployment), after, recordsPerPage);
    return records.map(toPlacedRecord);
  }

  /** What auditors can begin with (C2SP tlog-policy), once they know by other means that the keys are the right ones. */
  policy(): string {
    const vkeys = logVkeys(this.deploymentLog.origin, this.#signer);
    return [...vkeys.map((vkey) => `log ${vkey}`), "quorum none", ""].join("\n");
  }
}
