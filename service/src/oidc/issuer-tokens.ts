// Verifies ID tokens by the keys of the issuer that they name: its signature first, then what it says.

import { ApiError, ErrorCode } from "@countersign/api";
import { decodeJwt, errors, jwtVerify } from "jose";
import type { JWTHeaderParameters, JWTVerifyOptions, JWTVerifyResult } from "jose";
import type { Settings } from "../config/settings.js";
import type { Owner } from "../event-loop/owner.js";
import { hostResolver } from "../net/resolve.js";
import type { ResolveHost } from "../net/resolve.js";
import { readIdentity } from "./claims.js";
import type { IdentityTokens } from "./identity-tokens.js";
import { checkIssuer } from "./issuer-url.js";
import { IssuerKeys } from "./issuer-keys.js";

// All asymmetric signatures of RFC 7518 and RFC 8037. A key that an issuer publishes must never serve as a secret.
const rsa = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"];
const algorithms = [...rsa, "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

/** How far the issuer's clock may be from this one's. */
const toleranceSeconds = 60;
/** Age above which a token is refused, whatever it says of its own end. */
const longestAgeSeconds = 86_400;
/** As the contract's OidcToken. */
const longestToken = 16_384;

/** The deployment itself, which says whose accounts are at providers that issue no ID tokens. */
export interface OwnIssuers {
  readonly has: (issuer: unknown) => issuer is string;
  /** By which its tokens are verified, on P-256, 65 bytes in hex. */
  readonly publicKeys: () => readonly string[];
}

/**
 * @param resolve finds the addresses of issuers, by DNS by default
 * @param own whose tokens are accepted, whatever the settings say
 */
export function createIdentityTokens(
  settings: Settings["oidc"],
  resolve: ResolveHost = hostResolver(settings.allowPrivateIssuers),
  own?: OwnIssuers,
): IdentityTokens {
  return tokensOf({ settings, own, keys: new IssuerKeys(settings, resolve) }, undefined);
}

interface Parts {
  readonly settings: Settings["oidc"];
  readonly own: OwnIssuers | undefined;
  readonly keys: IssuerKeys;
}

function tokensOf(parts: Parts, whose: Owner | undefined): IdentityTokens {
  const { settings, own, keys } = parts;
  return {
    onBehalfOf: (owner) => tokensOf(parts, owner),
    claimed(token) {
      try {
        return token.length > longestToken ? undefined : readIdentity(decodeJwt(token), undefined);
      } catch (error) {
        if (error instanceof ApiError || isRefusal(error)) return undefined;
        throw error;
      }
    },
    async verify(path, token, { boundTo, at = Date.now() } = {}) {
      try {
        if (token.length > longestToken)
          throw new ApiError(ErrorCode.INVALID_ARGUMENT, `the token has more than ${longestToken} characters`);
        // Not to be believed yet: it only says whose keys to ask for.
        const { iss } = decodeJwt(token);
        const isOwn = own?.has(iss) === true;
        const issuer = isOwn ? iss : checkIssuer(iss, settings);
        const expected = {
          algorithms,
          issuer,
          requiredClaims: ["aud", "sub", "exp"],
          currentDate: new Date(at),
          clockTolerance: toleranceSeconds,
          maxTokenAge: longestAgeSeconds,
        };
        const verified = isOwn
          ? await verifyOwn(token, own.publicKeys(), expected)
          : await jwtVerify(token, (header: JWTHeaderParameters) => keys.find(issuer, header, whose), expected);
        checkKind(verified);
        return readIdentity(verified.payload, boundTo);
      } catch (error) {
        if (error instanceof ApiError) throw new ApiError(error.code, `${path}: ${error.message}`, { cause: error });
        if (!isRefusal(error)) throw error;
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${reasonOf(error)}`);
      }
    },
  };
}

/** The deployment's tokens name no key; those that have signed before still verify. */
async function verifyOwn(
  token: string,
  publicKeys: readonly string[],
  expected: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  for (const [index, publicKey] of publicKeys.entries()) {
    const point = Buffer.from(publicKey, "hex");
    const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    try {
      return await jwtVerify(token, { kty: "EC", crv: "P-256", x, y }, { ...expected, algorithms: ["ES256"] });
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed) || index === publicKeys.length - 1) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

/** Tokens of other kinds are signed with the same keys, and say what they are (RFC 8725 §3.11). */
function checkKind({ protectedHeader: { typ } }: JWTVerifyResult): void {
  // The header is the issuer's own JSON, whatever the library's types say.
  const isJwt = typeof typ === "string" && /^(application\/)?jwt$/i.test(typ);
  if (isJwt || typ === undefined) return;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the token is not an ID token: its header has another type");
}

/** Whether the library, or the platform to which it hands a key, refuses what it was given. */
function isRefusal(error: unknown): error is Error {
  return error instanceof errors.JOSEError || error instanceof DOMException || error instanceof TypeError;
}

/** What the library refuses a token for. Its own words may repeat the token. */
function reasonOf(error: Error): string {
  if (error instanceof errors.JWTExpired) {
    return error.claim === "exp" ? "the token has expired" : `the token is older than ${longestAgeSeconds} seconds`;
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, reason } = error;
    if (reason === "missing") return `the token has no claim ${claim}`;
    if (reason === "invalid") return `the token's claim ${claim} is not a number`;
    return "the token is not valid yet";
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return `the token must be signed with one of ${algorithms.join(", ")}`;
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return "the token is not signed by the issuer that it names";
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    return "the token is signed with a key that its issuer does not publish";
  }
  if (error instanceof errors.JWKSMultipleMatchingKeys) {
    return "the token must name its signing key (kid): several of its issuer's keys match";
  }
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) {
    return "must be an ID token, a signed JWT in compact form";
  }
  return "the token cannot be verified with the key that its issuer publishes";
}
