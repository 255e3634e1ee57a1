// Statements about types, which hold or do not compile.

/** Whether two types are the same, and not merely assignable to each other. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles for `true` only. */
export type Expect<Statement extends true> = Statement;

/** Compiles for `never` only; the error names what is left. */
export type ExpectNone<Left extends never> = Left;
