// One edit of the library's contract, and the one finding that it has to give.

export type Broken = readonly [
  what: string,
  file: string,
  /** What is replaced; undefined for the whole file, which need not be there. */
  from: string | RegExp | undefined,
  to: string,
  /** Place, code and message. */
  finding: string,
];
