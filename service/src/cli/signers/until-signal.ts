// Servers of a command end with it.

interface Server {
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Waits until the process is told to stop, and closes the server. */
export async function untilSignal({ closed, close }: Server): Promise<void> {
  const stop = () => void close();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  await closed;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
}
