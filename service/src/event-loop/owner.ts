// Whose work it is that others may have to wait for.

import { ApiError, ErrorCode } from "@countersign/api";

/**
 * An organization. The one at the top and all that are below it are one tenant: else a tenant would have more of everything
 * that is shared by making sub-organizations.
 */
export interface Owner {
  readonly id: string;
  /** Of a sub-organization, the one at the top. */
  readonly parentId: string | undefined;
}

/** An organization, or the id of one of which no more is known. */
export type OwnerOrId = Owner | string;

export function idOf(organization: OwnerOrId): string {
  return typeof organization === "string" ? organization : organization.id;
}

/** The deployment itself, and whoever is not known yet. */
export const nobody: Owner = { id: "", parentId: undefined };

/** How much may wait, or be under way, at a time. */
export interface Bounds {
  /** Of one organization. */
  readonly organization: number;
  /** Of one at the top and all that are below it. */
  readonly tenant: number;
  readonly total: number;
}

/**
 * There is too much of an organization at a time: what it sends again in a moment may well succeed.
 *
 * Unlike UNAVAILABLE, it is the organization's own doing, and no operator is to be woken because of it.
 */
export class TooMuchAtOnce extends ApiError {
  override readonly name = "TooMuchAtOnce";

  /** @param what is too much, as the beginning of a sentence */
  constructor(what: string) {
    super(ErrorCode.RESOURCE_EXHAUSTED, `${what}; send less at a time, or the same again in a moment`);
  }
}

/** Whether another attempt may succeed with nothing changed but the moment. */
export function isPassing(error: ApiError): boolean {
  for (let each: unknown = error; each instanceof ApiError; each = each.cause) {
    if (each.code === ErrorCode.UNAVAILABLE || each instanceof TooMuchAtOnce) return true;
  }
  return false;
}

/** The error for what had to give way. */
export function tooMuch(what: string, full: keyof Bounds): ApiError {
  switch (full) {
    case "organization":
      return new TooMuchAtOnce(`too many ${what} of this organization are waiting`);
    case "tenant":
      return new TooMuchAtOnce(`too many ${what} of this organization's parent and its sub-organizations are waiting`);
    case "total":
      return new ApiError(ErrorCode.UNAVAILABLE, `too many ${what} are waiting; try again later`);
  }
}
