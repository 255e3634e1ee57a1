// How requests are refused.

import type { ErrorCode } from "@countersign/api";
import { expect } from "vitest";

const wrapping = /^Turnkey error \d+: | \(Details: \[\]\)$/g;

/** Matches the error with which a request is refused: its code, a part of its message, and further members. */
export function refusal(code: ErrorCode, message: string | RegExp = "", further: object = {}): object {
  const matcher = typeof message === "string" ? expect.stringContaining(message) : expect.stringMatching(message);
  return expect.objectContaining({ code, message: matcher as string, ...further }) as object;
}

/** The code and message with which a request is rejected, without what the npm client adds; undefined when it is not. */
export async function rejectionOf(request: Promise<unknown>): Promise<string | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return `${String(error.code)} ${error.message.replace(wrapping, "")}`;
  }
}
