// The error codes of the contract.

/** The number in `code` of an error body. */
export type ErrorCode = 3 | 5 | 6 | 7 | 8 | 9 | 12 | 13 | 14 | 16;
/** The error codes by name. */
export const ErrorCode: {
  /**
   * The request is malformed, a member is missing, unknown or out of bounds, or timestampMs is too old or too far
   * ahead. Fix the request; sending it again unchanged will not help. HTTP 400.
   */
  readonly INVALID_ARGUMENT: 3;
  /**
   * Nothing with that id, fingerprint or path exists in the organization, or the caller may not know of it. HTTP
   * 404.
   */
  readonly NOT_FOUND: 5;
  /** Something with the same name, public key or derivation path exists already. HTTP 409. */
  readonly ALREADY_EXISTS: 6;
  /**
   * The caller is known but may not do this, or a policy denied it. A request that a policy denies leaves no
   * activity. HTTP 403.
   */
  readonly PERMISSION_DENIED: 7;
  /** Too many requests, or a limit of the organization or user is reached. Wait before trying again. HTTP 429. */
  readonly RESOURCE_EXHAUSTED: 8;
  /**
   * The request is well formed, but the present state does not allow it, such as a feature that is off or a key
   * that was never exported. HTTP 400.
   */
  readonly FAILED_PRECONDITION: 9;
  /** This deployment does not offer the operation. HTTP 501. */
  readonly UNIMPLEMENTED: 12;
  /** The service failed. Sending the very same body again is safe, since it names the same activity. HTTP 500. */
  readonly INTERNAL: 13;
  /** The service is starting, stopping or overloaded. Retry with the very same body after a short wait. HTTP 503. */
  readonly UNAVAILABLE: 14;
  /**
   * No stamp or session came with the request, or it is malformed, expired, not known, or does not fit the body.
   * HTTP 401.
   */
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
