// A request as it was signed: the body of the first vote.

/** A request as it was signed. */
export interface SignedRequest {
  readonly type: string;
  readonly organizationId: string;
  readonly timestampMs: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Undefined for a body that is no request. */
export function readRequest(body: string): SignedRequest | undefined {
  try {
    const { type, organizationId, timestampMs, parameters } = JSON.parse(body) as Partial<SignedRequest>;
    if (typeof type !== "string" || typeof organizationId !== "string" || typeof timestampMs !== "string")
      return undefined;
    if (typeof parameters !== "object" || parameters === null) return undefined;
    return { type, organizationId, timestampMs, parameters };
  } catch {
    return undefined;
  }
}
