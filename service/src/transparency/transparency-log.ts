// The deployment's transparency log: what is published of it, and the sequencer that continues it.

import { LogError, checkpointPath } from "@countersign/log";
import type { LogStorage } from "@countersign/log";
import type { Registry } from "prom-client";
import type { Settings } from "../config/settings.js";
import type { DeploymentSigner } from "../deployment-keys/signer.js";
import type { Logger } from "../log/log.js";
import { listLogRecords, ofDeployment } from "../store/log-records.js";
import { findLogByNumber, findLogKeys, listLogs } from "../store/logs.js";
import type { KeptKey } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";
import { notePublished, openDeploymentLog } from "./deployment-log.js";
import type { DeploymentLog } from "./deployment-log.js";
import { logVkeys, vkeysOf } from "./log-keys.js";
import { Cosigning } from "./cosigning.js";
import { createLogMetrics } from "./metrics.js";
import { RecordNews } from "./record-news.js";
import { toPlacedRecord } from "./receipts.js";
import type { PlacedRecord } from "./receipts.js";
import { Sequencer } from "./sequencer.js";
import type { SequencerTimes } from "./sequencer.js";
import { logReader } from "./store-storage.js";
import { readWitnesses } from "./witnesses-file.js";
import type { Witnesses } from "./witnesses-file.js";

const recordsPerPage = 100;

export interface TransparencyParts {
  readonly store: Store;
  readonly settings: Settings["transparency"];
  readonly signer: DeploymentSigner;
  /** Makes the key of another log, where the database is older than what was published. */
  readonly newKey: () => Promise<KeptKey>;
  readonly log: Logger;
  readonly registry: Registry;
  readonly times?: Partial<SequencerTimes> | undefined;
}

export class TransparencyLog {
  readonly deploymentLog: DeploymentLog;
  /** Tells when organizations have records that are new. */
  readonly news: RecordNews;
  readonly #store: Store;
  readonly #signer: DeploymentSigner;
  readonly #log: Logger;
  readonly #sequencer: Sequencer;
  readonly #witnesses: Witnesses | undefined;
  readonly #cosigning: Cosigning | undefined;

  private constructor(deploymentLog: DeploymentLog, witnesses: Witnesses | undefined, parts: TransparencyParts) {
    const { store, settings, signer, log, registry, times } = parts;
    this.deploymentLog = deploymentLog;
    this.news = new RecordNews(store, deploymentLog.number);
    this.#store = store;
    this.#signer = signer;
    this.#log = log;
    this.#witnesses = witnesses;
    const { number } = deploymentLog;
    const own = createLogMetrics(registry);
    const metrics = {
      ...own,
      committed(size: number) {
        own.committed(size);
        notePublished(store.authority, number, size);
      },
    };
    if (witnesses) {
      this.#cosigning = new Cosigning({
        store,
        log: deploymentLog,
        signer,
        policy: witnesses.policy,
        read: logReader(store, number),
        logger: log,
        metrics,
        timeoutMs: settings.witnessTimeoutMs,
        onOlder: (size) => {
          notePublished(store.authority, number, size);
          metrics.contradicted(true);
          this.#sequencer.stop(`a witness has ${size} entries of the log, which the database does not continue`);
        },
      });
    }
    this.#sequencer = new Sequencer({
      store,
      deploymentLog,
      signer,
      log,
      metrics,
      onCheckpoint: (signed) => this.#cosigning?.add(signed),
      times,
    });
  }

  /** @throws ConfigurationError where the log has another name than its operator gives it, or for wrong witnesses */
  static async open(parts: TransparencyParts): Promise<TransparencyLog> {
    const { origin: name, witnessesFile } = parts.settings;
    const witnesses = witnessesFile === undefined ? undefined : readWitnesses(witnessesFile);
    return new TransparencyLog(await openDeploymentLog({ ...parts, name }), witnesses, parts);
  }

  start(): void {
    this.#sequencer.start();
    void this.#cosigning?.start().catch((error: unknown) => this.#log.error({ err: error }, "no checkpoint to cosign"));
  }

  async close(): Promise<void> {
    this.news.close();
    await this.#sequencer.close();
    await this.#cosigning?.close();
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
    // Another process may have begun another one.
    const isKnown = number <= this.deploymentLog.number;
    if (number < 1 || (!isKnown && number > (await listLogs(this.#store)).length)) return undefined;
    try {
      if (path === checkpointPath) return await this.#checkpoint(number);
      return await logReader(this.#store, number)(path);
    } catch (error) {
      // A path that no log has.
      if (error instanceof LogError && error.code === "malformed") return undefined;
      throw error;
    }
  }

  /** With witnesses, the latest one that enough of them have cosigned: whoever asks for their quorum can begin with it. */
  async #checkpoint(number: number): ReturnType<LogStorage["read"]> {
    const { checkpoint, cosigned } = await findLogByNumber(this.#store, number);
    const published = this.#witnesses ? cosigned : checkpoint;
    return published === null ? undefined : new TextEncoder().encode(published);
  }

  /** Records about the deployment itself behind a number, in order. */
  async ownRecords(after: number): Promise<PlacedRecord[]> {
    const records = await listLogRecords(this.#store.in(ofDeployment), after, recordsPerPage);
    return records.map(toPlacedRecord);
  }

  /** What auditors can begin with (C2SP tlog-policy), once they know by other means that the keys are the right ones. */
  async policy(): Promise<string> {
    const { number: current } = this.deploymentLog;
    const vkeys: string[] = [];
    for (const { number, origin } of await listLogs(this.#store)) {
      if (number === current) vkeys.push(...logVkeys(origin, this.#signer));
      else vkeys.push(...vkeysOf(origin, await findLogKeys(this.#store, number)));
    }
    const quorum = this.#witnesses?.text ?? "quorum none\n";
    return `${vkeys.map((vkey) => `log ${vkey}\n`).join("")}${quorum}`;
  }
}
