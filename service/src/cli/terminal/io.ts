// What the command line uses of the process around it, handed in so that it can run inside another program too.

/** The streams, environment and folder of one run. `processIo` gives those of this process. */
export interface Io {
  readonly stdout: { write(text: string | Uint8Array): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown };
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly env: Readonly<Partial<Record<string, string>>>;
  /** Relative paths start here. */
  readonly cwd: string;
}

/** The streams, environment and folder of this process. */
export function processIo(): Io {
  const { stdout, stderr, stdin, env } = process;
  return { stdout, stderr, stdin, env, cwd: process.cwd() };
}
