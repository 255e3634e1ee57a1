// The error codes of a contract.

import type { ErrorCode, Errors, RefusalKind } from "./model.js";

/** The numbers of gRPC that the generated code refuses with, where the contract has no codes of its own for it. */
export const grpcNumbers: Readonly<Record<RefusalKind, number>> = {
  cancelled: 1,
  invalid: 3,
  timeout: 4,
  notFound: 5,
  busy: 8,
  unimplemented: 12,
  internal: 13,
  unreachable: 14,
  unauthenticated: 16,
};

/** Whether codes of the contract's own stand for what the generated code refuses; it has those of gRPC otherwise. */
export function hasOwnCodes({ codes }: Pick<Errors, "codes">): boolean {
  return codes.some(({ refuses }) => refuses.length > 0);
}

/** Whether the generated code refuses with the error for this reason. */
export function isRaisedFor(kind: RefusalKind, { code, refuses }: ErrorCode, errors: Pick<Errors, "codes">): boolean {
  return hasOwnCodes(errors) ? refuses.includes(kind) : code === grpcNumbers[kind];
}
