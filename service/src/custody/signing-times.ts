// Whether signatures are being asked for. Derivations make way for them then: a seed takes a millisecond of a processor, and
// whoever makes thousands of wallets would leave nothing to those who wait for a signature.

/** In milliseconds: for so long after one signature, others are expected. */
const expectedFor = 100;

export class SigningTimes {
  #last = -Infinity;

  /** Notes that a signature is asked for. */
  note(): void {
    this.#last = performance.now();
  }

  /** Whether one was asked for a moment ago. */
  get areNow(): boolean {
    return performance.now() - this.#last < expectedFor;
  }
}
