// What policies see of a secret, as requests give it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { KeyValue } from "@countersign/api";

/**
 * @param path of the list among the parameters
 * @returns names with what they stand for, in their order
 * @throws ApiError INVALID_ARGUMENT for a name that is empty, or there twice
 */
export function readProperties(path: string, given: readonly KeyValue[] = []): readonly (readonly [string, string])[] {
  const names = new Set<string>();
  return given.map(({ key, value }, index): [string, string] => {
    const at = `${path}.${index}.key`;
    if (!key) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${at}: it is required, and not empty`);
    if (names.has(key)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${at}: ${JSON.stringify(key)} is there twice`);
    names.add(key);
    return [key, value ?? ""];
  });
}
