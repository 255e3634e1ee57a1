// The error codes of a contract.

import type { Errors } from "./model.js";

/** Whether codes of the contract's own stand for what the generated code refuses; it has those of gRPC otherwise. */
export function hasOwnCodes({ codes }: Errors): boolean {
  return codes.some(({ refuses }) => refuses.length > 0);
}
