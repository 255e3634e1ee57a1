// How requests are refused.

import { ErrorCode } from "@countersign/api";
import { expect } from "vitest";

const wrapping = /^Turnkey error \d+: | \(Details: \[.*\]\)$/g;

/** Matches the error with which a request is refused: its code, a part of its message, and further members. */
export function refusal(code: ErrorCode, message: string | RegExp = "", further: object = {}): object {
  const matcher = typeof message === "string" ? expect.stringContaining(message) : expect.stringMatching(message);
  return expect.objectContaining({ code, message: matcher as string, ...further }) as object;
}

/** The code and message with which a request is rejected, without what the npm client adds; undefined when it is not. */
export async function rejectionOf(request: Promise<unknown>): Promise<string | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return `${String(error.code)} ${error.message.replace(wrapping, "")}`;
  }
}

/** The details of an error that clients know by a name. */
export function named(name: string): readonly object[] {
  return [{ "@type": "type.googleapis.com/errors.v1.TurnkeyErrorDetail", turnkeyErrorCode: name }];
}

const elsewhere = "in organization or its parent organization";

/** The answers to whoever is not a user of the organization, or did not sign the body, by how they stamp. */
export const unauthenticated = {
  byApiKey: {
    code: ErrorCode.UNAUTHENTICATED,
    message: `could not find public key ${elsewhere}, or the stamp is not by that key over this body`,
    details: named("PUBLIC_KEY_NOT_FOUND"),
  },
  byAuthenticator: {
    code: ErrorCode.UNAUTHENTICATED,
    message:
      `credential ID could not be found ${elsewhere}, or the stamp is not by that credential over this body, ` +
      "from an allowed origin",
    details: named("CREDENTIAL_NOT_FOUND"),
  },
  byAttestation: {
    code: ErrorCode.UNAUTHENTICATED,
    message:
      `could not find the user of the attestation ${elsewhere}, or the stamp is not by the key of the attestation over ` +
      "this body",
    details: [],
  },
  bySession: {
    code: ErrorCode.UNAUTHENTICATED,
    message: `could not find session ${elsewhere}`,
    details: [],
  },
  withoutStamp: {
    code: ErrorCode.UNAUTHENTICATED,
    message:
      "cannot authenticate public API activity request without a stamp (X-Stamp/X-Stamp-Webauthn header); " +
      "X-Stamp-Attested and, for queries, X-Session would do, too",
    details: named("SIGNATURE_MISSING"),
  },
} as const;
