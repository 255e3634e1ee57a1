// Records of the contract's shapes/common.yaml.

import type { AddressFormat } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { ChainAddress, Id, Nanoseconds, PageLimit, UnixSeconds } from "../scalars.js";

/** An address of a key, with its format. */
export interface Address {
  /** Form of an address. It decides which curve and hash the address comes from. */
  readonly format?: Open<AddressFormat> | undefined;
  /** Address in the form of its chain, with the chain's own checksum and case. Compare it exactly. */
  readonly address?: ChainAddress | undefined;
}

/** A detail of an error. What else it holds depends on its @type. */
export interface Any {
  readonly [member: string]: unknown;
  /** URL that names the kind of detail. */
  readonly "@type"?: string | undefined;
}

/** Body of every answer that is not 200. */
export interface ErrorBody {
  /** Code of the error, as gRPC numbers them. */
  readonly code: number;
  /** What went wrong, where, and what would be right; for people. */
  readonly message: string;
  /** More about the error, for programs. Often empty. */
  readonly details: readonly Any[];
}

/** Which page of a list to read. A list is newest first; give before or after, not both. */
export interface Pagination {
  /** Most items on the page, 1 to 100, as a decimal string. Default 10. */
  readonly limit?: PageLimit | undefined;
  /** Id of a listed object. The page has the items right before it in the list. */
  readonly before?: Id | undefined;
  /** Id of a listed object, as a rule the last of the page before. The page has the items right after it. */
  readonly after?: Id | undefined;
}

/** Why an activity failed. */
export interface Status {
  /** Code of the error, the same numbers as in the body of an error answer. */
  readonly code?: number | undefined;
  /** What went wrong, for people. */
  readonly message?: string | undefined;
  /** More about the error, for programs. */
  readonly details?: readonly Any[] | undefined;
}

/** A point in time. */
export interface Timestamp {
  /** Seconds since 1970-01-01 UTC, as a decimal string. */
  readonly seconds: UnixSeconds;
  /**
   * Nanoseconds within a second, 0 to 999999999, as a decimal string. The service tells times in whole seconds, so
   * it is 0.
   */
  readonly nanos: Nanoseconds;
}
