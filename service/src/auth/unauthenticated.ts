// The answers to requests that could not be authenticated, in the words that clients look for. Each depends on nothing but
// what its caller has sent and proved.

import { ApiError, ErrorCode } from "@countersign/api";
import { namedDetails } from "../params/error-details.js";

/** An answer that is UNAUTHENTICATED. */
export interface Unauthenticated {
  readonly message: string;
  /** The name by which clients know the error. */
  readonly errorName: string | undefined;
}

const malformedStamp = "malformed activity stamp";

/** What is answered to a header by which a request is authenticated. */
interface HeaderAnswers {
  /** How the answer begins where the header is wrong by itself. */
  readonly malformed: string;
  /**
   * Where no user was found whose credential it is: the organization or the credential is not there, or what was signed
   * does not fit. One answer for all of these.
   */
  readonly nobodys: Unauthenticated;
}

/** The headers by which requests are authenticated, one row each; the contract's security schemes have the same. */
const headers = {
  "X-Stamp": {
    malformed: "could not extract api key stamp",
    nobodys: {
      message:
        "could not find public key in organization or its parent organization, or the stamp is not by that key over this body",
      errorName: "PUBLIC_KEY_NOT_FOUND",
    },
  },
  "X-Stamp-Webauthn": {
    malformed: "could not extract webauthn stamp",
    nobodys: {
      message:
        "credential ID could not be found in organization or its parent organization, or the stamp is not by that " +
        "credential over this body, from an allowed origin",
      errorName: "CREDENTIAL_NOT_FOUND",
    },
  },
  "X-Stamp-Attested": {
    malformed: malformedStamp,
    nobodys: {
      message:
        "could not find the user of the attestation in organization or its parent organization, or the stamp is not by the " +
        "key of the attestation over this body",
      errorName: undefined,
    },
  },
  "X-Session": {
    malformed: malformedStamp,
    nobodys: {
      message: "could not find session in organization or its parent organization",
      errorName: undefined,
    },
  },
} as const satisfies Readonly<Record<string, HeaderAnswers>>;

export type CredentialHeader = keyof typeof headers;
export const credentialHeaders = Object.keys(headers) as CredentialHeader[];

/** Without any of the headers. */
export const withoutStamp: Unauthenticated = {
  message:
    "cannot authenticate public API activity request without a stamp (X-Stamp/X-Stamp-Webauthn header); " +
    "X-Stamp-Attested and, for queries, X-Session would do, too",
  errorName: "SIGNATURE_MISSING",
};

/** For headers that are wrong by themselves, whoever has sent them. */
export function malformed(header: CredentialHeader | undefined, reason: string): Unauthenticated {
  return {
    message: `${header ? headers[header].malformed : malformedStamp}: ${reason}`,
    errorName: "SIGNATURE_INVALID",
  };
}

/** To the holder of an API key that has expired. */
export function expiredApiKey(publicKey: string): Unauthenticated {
  return {
    // One client looks for gRPC's outer form.
    message: `rpc error: code = Unauthenticated desc = expired api key publicKey=${publicKey}`,
    errorName: "API_KEY_EXPIRED",
  };
}

/** To the bearer of a session that has expired. */
export const expiredSession: Unauthenticated = {
  message: "the session has expired; create another with create_read_only_session",
  errorName: undefined,
};

/** Where no user was found whose credential the header shows. */
export function nobodys(header: CredentialHeader): Unauthenticated {
  return headers[header].nobodys;
}

/** The error to answer with. */
export function unauthenticated({ message, errorName }: Unauthenticated): ApiError {
  const details = errorName === undefined ? undefined : namedDetails(errorName);
  return new ApiError(ErrorCode.UNAUTHENTICATED, message, details);
}
