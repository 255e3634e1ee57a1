// Enums that a server may extend: the known values complete in an editor, every other string is accepted too.

/** One of the known values `E`, or a string that a newer server has added. */
export type Open<E extends string> = E | (string & Record<never, never>);
