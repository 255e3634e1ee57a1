// What two operations of the service say of the same has to be the same: whoever alters one answer alone is noticed.

import { t } from "../texts/index.js";
import { sameJson } from "./finding.js";

/** What something is called, and what two answers say of it. */
export type Pair = readonly [name: string, one: unknown, other: unknown];

const attempts = 3;

/**
 * Reads something of which two answers tell.
 *
 * @param read gives what is shown, and what has to be the same
 * @throws Error where it is not the same
 */
export async function readAgreed<T>(read: () => Promise<readonly [shown: T, ...pairs: Pair[]]>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const [shown, ...pairs] = await read();
    const names = differing(pairs);
    if (names.length === 0) return shown;
    // Something may have changed between two answers.
    if (attempt === attempts) throw new Error(t.check.disagree(names.join(", ")));
  }
}

function differing(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([name, one, other]) => (sameJson(one, other) ? [] : [name]));
}
