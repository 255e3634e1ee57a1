// Where lines of the audit log go.

/** A kind of destination, as metrics and the log name it. */
export type DestinationKind = "file" | "syslog" | "http";

/** A line of the audit log. */
export interface Entry {
  /** As in the line. */
  readonly time: string;
  readonly event: string;
  /** The line, without its end. */
  readonly json: string;
}

export interface Destination {
  readonly kind: DestinationKind;
  /** Most bytes that are sent at a time. */
  readonly batchBytes: number;
  /** How an entry is written there. */
  format(entry: Entry): string;
  /**
   * Hands lines over. It is called by one caller at a time.
   *
   * @param lines as `format` has made them
   * @throws Error where it is not certain that all were taken
   */
  send(lines: readonly string[]): Promise<void>;
  /** Begins anew with what the system may have replaced meanwhile. */
  reopen?(): void;
  close(): void;
}
