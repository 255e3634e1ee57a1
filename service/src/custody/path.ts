// Derivation paths in BIP-32 notation. One path has one spelling, so that "a path cannot repeat within a wallet" can be
// decided by comparing texts.

import { ApiError, ErrorCode } from "@countersign/api";

/** Added to the number of a hardened step (BIP-32). */
export const hardened = 0x8000_0000;

/** Three times what BIP-44 needs; every step costs a curve multiplication. */
const maxDepth = 16;
const maxLength = 256;

/**
 * Reads a derivation path such as `m/44'/60'/0'/0/0`.
 *
 * @returns The index of each step, 0 to 2^32 - 1, with 2^31 added where it is hardened. Empty for `m`, the master key.
 * @throws ApiError INVALID_ARGUMENT: not that notation, an index above 2^31 - 1, or more than 16 steps.
 */
export function parsePath(path: string): number[] {
  if (path.length > maxLength) throw invalid(path, `it is longer than ${maxLength} characters`);
  const [root, ...steps] = path.split("/");
  if (root !== "m") throw invalid(path, "it must start with m");
  if (steps.length > maxDepth) throw invalid(path, `it has ${steps.length} steps, and at most ${maxDepth} are allowed`);
  return steps.map((step, position) => parseStep(path, step, position + 1));
}

function parseStep(path: string, step: string, position: number): number {
  const match = /^(0|[1-9][0-9]{0,9})('?)$/.exec(step);
  if (!match) {
    const hint = /^[0-9]+[hH]$/.test(step)
      ? "a hardened step is written with an apostrophe"
      : "a step is a decimal index";
    throw invalid(path, `step ${position}: ${hint}, such as 44'`);
  }
  const index = Number(match[1]);
  if (index >= hardened) throw invalid(path, `step ${position}: an index is at most ${hardened - 1}`);
  return match[2] === "'" ? index + hardened : index;
}

function invalid(path: string, reason: string): ApiError {
  return new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `invalid derivation path ${JSON.stringify(path.slice(0, 64))}: ${reason}`,
  );
}
