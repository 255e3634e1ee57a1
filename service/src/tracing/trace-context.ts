// The trace to which a request belongs, as callers say (W3C Trace Context).

/**
 * Reads the header `traceparent`.
 *
 * @returns the same in version 00, 55 characters; undefined where there is no valid one
 */
export function readTraceparent(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string") return undefined;
  const [, version, traceId, parentId, flags, rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header) ?? [];
  if (traceId === undefined || parentId === undefined || version === "ff") return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  // Later versions may say more; this one says nothing else.
  return version === "00" && rest !== undefined ? undefined : `00-${traceId}-${parentId}-${flags}`;
}

/** The trace that `readTraceparent` has read, as 32 hex digits. */
export function traceIdOf(traceparent: string | null | undefined): string | undefined {
  return traceparent?.slice(3, 35);
}
