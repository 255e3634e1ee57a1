// How busy the server is, and whether it is about to stop. The store waits a moment for company before it flushes to the disk when others are on their way.

export interface Traffic {
  /** Requests that have arrived and are not answered. */
  underWay: number;
  /** Whether the service is about to stop: clients are told to close their connections, and load balancers to look elsewhere. */
  draining: boolean;
}
