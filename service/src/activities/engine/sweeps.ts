// Work that is done now and then, a round at a time.

const defaultMilliseconds = 10_000;

export class Sweeps {
  readonly #sweep: () => Promise<void>;
  readonly #onError: ((error: unknown) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(sweep: () => Promise<void>, onError: ((error: unknown) => void) | undefined) {
    this.#sweep = sweep;
    this.#onError = onError;
  }

  /** From now on. */
  start(milliseconds = defaultMilliseconds): void {
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#sweep()
        .catch((error: unknown) => this.#onError?.(error))
        .finally(() => (this.#sweeping = undefined));
    }, milliseconds);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }
}
