// The seventeen status codes of gRPC, which error bodies carry, and their HTTP statuses in both directions.

/** A gRPC status code with its name and the HTTP status that answers with it have. */
export interface GrpcCode {
  readonly code: number;
  readonly name: string;
  readonly status: number;
}

/** Every code of gRPC, at the index of its number. The HTTP statuses are those of `google/rpc/code.proto`. */
export const grpcCodes: readonly GrpcCode[] = [
  { code: 0, name: "OK", status: 200 },
  { code: 1, name: "CANCELLED", status: 499 },
  { code: 2, name: "UNKNOWN", status: 500 },
  { code: 3, name: "INVALID_ARGUMENT", status: 400 },
  { code: 4, name: "DEADLINE_EXCEEDED", status: 504 },
  { code: 5, name: "NOT_FOUND", status: 404 },
  { code: 6, name: "ALREADY_EXISTS", status: 409 },
  { code: 7, name: "PERMISSION_DENIED", status: 403 },
  { code: 8, name: "RESOURCE_EXHAUSTED", status: 429 },
  { code: 9, name: "FAILED_PRECONDITION", status: 400 },
  { code: 10, name: "ABORTED", status: 409 },
  { code: 11, name: "OUT_OF_RANGE", status: 400 },
  { code: 12, name: "UNIMPLEMENTED", status: 501 },
  { code: 13, name: "INTERNAL", status: 500 },
  { code: 14, name: "UNAVAILABLE", status: 503 },
  { code: 15, name: "DATA_LOSS", status: 500 },
  { code: 16, name: "UNAUTHENTICATED", status: 401 },
];

// Not the table above read backwards: several codes share a status, and proxies answer with statuses of their own.
const codes: Readonly<Record<number, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  405: 12,
  408: 4,
  409: 6,
  413: 3,
  429: 8,
  499: 1,
  500: 13,
  501: 12,
  502: 14,
  503: 14,
  504: 4,
};

/** The HTTP status that belongs to a code; undefined for a number that is none. */
export function statusOfCode(code: number): number | undefined {
  return grpcCodes[code]?.status;
}

/** The code that fits an HTTP status best, for answers without a readable error body; 2 (`UNKNOWN`) where none does. */
export function codeOfStatus(status: number): number {
  return codes[status] ?? 2;
}

/** Whether another request may go through: the server was not reached, had no time or was busy. */
export function isPassing({ code }: { readonly code: number; readonly status: number | undefined }): boolean {
  return [4, 8, 14].includes(code);
}
