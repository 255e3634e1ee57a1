// What the two threads that format say to each other.

export interface FormatJob {
  readonly id: number;
  readonly text: string;
  /** Shared: one thread takes the text, and the other passes it by. */
  readonly taken: Int32Array;
}

export interface FormatAnswer {
  readonly id: number;
  readonly text?: string;
  /** Why there is no text. */
  readonly fault?: string;
}

/** Whether this thread is the first to take the text. */
export function isFirst({ taken }: FormatJob): boolean {
  return Atomics.exchange(taken, 0, 1) === 0;
}
