// How busy the server is. The store waits a moment for company before it flushes to the disk when others are on their way.

export interface Traffic {
  /** Requests that have arrived and are not answered. */
  underWay: number;
}
