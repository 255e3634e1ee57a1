// The details by which programs tell errors of one code apart.

import type { ApiErrorOptions } from "@countersign/api";

/**
 * Details of an error that clients know by a name of its own.
 *
 * @param name such as `PUBLIC_KEY_NOT_FOUND`
 */
export function namedDetails(name: string): Required<Pick<ApiErrorOptions, "details">> {
  return { details: [{ "@type": "type.googleapis.com/errors.v1.TurnkeyErrorDetail", turnkeyErrorCode: name }] };
}
