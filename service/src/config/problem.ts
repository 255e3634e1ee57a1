// What is wrong with a setting.

/** What is wrong with the value at a path, in words. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}
