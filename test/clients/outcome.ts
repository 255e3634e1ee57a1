// What became of one operation of one client.

import { firstOf } from "../service/support/results.js";

export interface Outcome {
  /** The method's name, as the client calls it. */
  readonly operation: string;
  readonly became: "works" | "fails" | "left out";
  /** Why it fails. */
  readonly why?: string;
}

/** Does what an operation is for; what it throws is why the operation fails. */
export async function attempt(operation: string, work: () => Promise<void> | void): Promise<Outcome> {
  try {
    await work();
    return { operation, became: "works" };
  } catch (error) {
    return { operation, became: "fails", why: reasonOf(error) };
  }
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return firstOf(text.split("\n", 1)).slice(0, 200);
}

/** @throws Error with `why` unless it holds */
export function assert(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Error(why);
}
