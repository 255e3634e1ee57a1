// One connection to a PostgreSQL server, which is given up when the server does not answer in time.

import pg from "pg";
import type { ClientConfig, QueryConfig, QueryResult } from "pg";
import { oneLine, readSecretFile } from "../../file-system/secret-file.js";
import { isLoss } from "./errors.js";

export interface ConnectionConfig extends ClientConfig {
  /** Is read when the server asks for a password, so that it can change while the process runs. */
  readonly passwordFile?: string | undefined;
}

export class PostgresConnection extends pg.Client {
  /** When it was made, on the monotonic clock. */
  readonly madeAt = performance.now();
  /** When the server has last answered, on the monotonic clock. */
  answeredAt = performance.now();
  /** Names one run of one server; empty before the first answer. */
  server = "";
  #isLost = false;

  constructor(config?: ConnectionConfig) {
    super(config);
    const passwordFile = config?.passwordFile;
    if (passwordFile !== undefined) {
      // Not by the configuration, in which that of the URL takes its place, even an empty one.
      Object.assign(this, { password: () => readSecretFile(passwordFile, "the database's password", oneLine) });
    }
    // A socket can break at any moment, also while nobody waits for an answer; without a listener that would end the
    // process. Whoever waits is told by the error of their own query.
    this.on("error", () => (this.#isLost = true));
    this.on("end", () => (this.#isLost = true));
  }

  /** Whether it can't be used any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Runs a statement.
   *
   * @param timeoutMs after which the connection is destroyed
   * @throws the server's error, or the connection's
   */
  async ask(statement: QueryConfig, timeoutMs: number): Promise<QueryResult> {
    const timer = setTimeout(
      () => this.destroy(new Error(`the server has not answered within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      const result = await this.query(statement);
      this.answeredAt = performance.now();
      return result;
    } catch (error) {
      if (isLoss(error)) this.#isLost = true;
      else this.answeredAt = performance.now();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the socket at once, without a word to a server that may not listen. */
  destroy(reason?: Error): void {
    this.#isLost = true;
    this.connection.stream.destroy(reason);
  }
}
