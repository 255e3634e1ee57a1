// The error codes of the contract.

/** The number in `code` of an error body. */
export type ErrorCode = 3 | 5 | 6 | 7 | 8 | 9 | 12 | 13 | 14 | 16;
/** The error codes by name. */
export const ErrorCode: {
  /** The request is malformed, or what it proves does not hold. HTTP 400. */
  readonly INVALID_ARGUMENT: 3;
  /** Nothing is at that path. HTTP 404. */
  readonly NOT_FOUND: 5;
  /** A credential of the request is in it twice. HTTP 409. */
  readonly ALREADY_EXISTS: 6;
  /** The page's origin, the login method or the requested operation is not allowed. HTTP 403. */
  readonly PERMISSION_DENIED: 7;
  /** Too many requests. Wait before trying again. HTTP 429. */
  readonly RESOURCE_EXHAUSTED: 8;
  /** What was sent was right once, and is not any more. HTTP 400. */
  readonly FAILED_PRECONDITION: 9;
  /** This service does not offer the operation. HTTP 501. */
  readonly UNIMPLEMENTED: 12;
  /** The service failed. HTTP 500. */
  readonly INTERNAL: 13;
  /** The service is starting, stopping or overloaded. Wait a moment. HTTP 503. */
  readonly UNAVAILABLE: 14;
  /** No auth proxy has the id that the request names. HTTP 401. */
  readonly UNAUTHENTICATED: 16;
} = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};
/** HTTP status of each code. */
export const errorStatuses: Readonly<Record<number, number>> = {
  3: 400,
  5: 404,
  6: 409,
  7: 403,
  8: 429,
  9: 400,
  12: 501,
  13: 500,
  14: 503,
  16: 401,
};
