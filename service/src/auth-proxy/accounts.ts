// Whose account it is: the sub-organization of somebody who has signed up, by what they know of themselves.

import { ApiError, ErrorCode } from "@countersign/api";
import type { OtpType } from "@countersign/api";
import { parseJson } from "@countersign/api/json";
import type { GetAccountRequest } from "@countersign/auth-proxy";
import type { VerificationTokens } from "../auth/verification-token.js";
import type { Settings } from "../config/settings.js";
import type { IdentityTokens } from "../oidc/identity-tokens.js";
import type { Organizations } from "../organizations/organizations.js";
import {
  findOrganizationsWithApiKey,
  findOrganizationsWithAuthenticator,
  findOrganizationsWithContact,
  findOrganizationsWithIdentity,
} from "../store/lookups.js";
import type { Store } from "../store/store.js";
import type { ProxyCall } from "./call.js";

export interface AccountsParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly identityTokens: IdentityTokens;
  readonly verificationTokens: VerificationTokens;
  readonly oidc: Pick<Settings["oidc"], "issuers">;
}

/** Whose e-mail addresses are believed where the deployment names no issuers. */
const google = ["https://accounts.google.com"];
const mostClaims = 4096;

export class Accounts {
  readonly #parts: AccountsParts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

  /**
   * The oldest sub-organization in which it is somebody's.
   *
   * @throws ApiError PERMISSION_DENIED for a contact that the caller has to prove and does not, INVALID_ARGUMENT for a token
   *   that is none
   */
  async find(call: ProxyCall, request: GetAccountRequest): Promise<string | undefined> {
    const { store, identityTokens } = this.#parts;
    const { filterType, filterValue } = request;
    const parentId = call.organization.id;
    switch (filterType) {
      case "EMAIL":
        return this.#withContact(call, "OTP_TYPE_EMAIL", request);
      case "PHONE_NUMBER":
        return this.#withContact(call, "OTP_TYPE_SMS", request);
      case "PUBLIC_KEY":
        return first(await findOrganizationsWithApiKey(store, parentId, filterValue.toLowerCase()));
      case "CREDENTIAL_ID":
        return first(await findOrganizationsWithAuthenticator(store, parentId, filterValue));
      case "OIDC_TOKEN": {
        const identity = await identityTokens.verify("filterValue", filterValue);
        return first(await findOrganizationsWithIdentity(store, parentId, identity));
      }
      case "OIDC_CLAIMS":
        return first(await findOrganizationsWithIdentity(store, parentId, readClaims(filterValue)));
      default:
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, `filterType: accounts cannot be looked up by ${filterType}`);
    }
  }

  /**
   * The sub-organization in which a session is to be opened: the one that is named, or the one in which the contact of a
   * token is verified.
   *
   * @throws ApiError NOT_FOUND where there is none
   */
  async ofToken(call: ProxyCall, named: string | undefined, verificationToken: string): Promise<string> {
    if (named) return this.#below(call, named);
    const token = await this.#parts.verificationTokens.read("verificationToken", verificationToken);
    const found = await findOrganizationsWithContact(this.#parts.store, call.organization.id, token);
    return first(found) ?? refuse("verificationToken: nobody has signed up with the contact in the token");
  }

  /** The same by the account that an ID token is about. */
  async ofIdentity(call: ProxyCall, named: string | undefined, oidcToken: string): Promise<string> {
    if (named) return this.#below(call, named);
    const identity = await this.#parts.identityTokens.verify("oidcToken", oidcToken);
    const found = await findOrganizationsWithIdentity(this.#parts.store, call.organization.id, identity);
    return first(found) ?? refuse("oidcToken: nobody has signed up with the account in the token");
  }

  /** People log in below the proxy's organization, never in it: its own users have other ways. */
  async #below({ organization }: ProxyCall, id: string): Promise<string> {
    const found = await this.#parts.organizations.find(id);
    return found?.parentId === organization.id ? id : refuse("organizationId: no such sub-organization");
  }

  /** Only where it is verified: anybody can write somebody else's address down as theirs. */
  async #withContact(call: ProxyCall, otpType: OtpType, request: GetAccountRequest): Promise<string | undefined> {
    const { organization, config } = call;
    const isProven = await this.#isProven(call, otpType, request);
    if (!isProven && config.verificationTokenRequiredForGetAccountPii) {
      throw new ApiError(
        ErrorCode.PERMISSION_DENIED,
        "filterValue: a lookup by contact requires proof that it is the caller's; send the verificationToken " +
          "of a one-time code sent to it",
      );
    }
    const contact = { otpType, contact: request.filterValue };
    return first(await findOrganizationsWithContact(this.#parts.store, organization.id, contact));
  }

  async #isProven(
    { organization, config }: ProxyCall,
    otpType: OtpType,
    { filterValue, verificationToken, oidcToken }: GetAccountRequest,
  ): Promise<boolean> {
    const isSame = (contact: string) => contact.toLowerCase() === filterValue.toLowerCase();
    if (verificationToken) {
      const token = await this.#parts.verificationTokens.read("verificationToken", verificationToken);
      if (token.organizationId === organization.id && token.otpType === otpType && isSame(token.contact)) return true;
    }
    if (!oidcToken || otpType !== "OTP_TYPE_EMAIL") return false;
    const { issuer, audience, verifiedEmail } = await this.#parts.identityTokens.verify("oidcToken", oidcToken);
    // Anybody can run an issuer that says whatever they like.
    const { issuers } = this.#parts.oidc;
    const isBelieved = (issuers.length > 0 ? issuers : google).includes(issuer);
    const isOurs = config.socialLinkingClientIds.includes(audience);
    return isBelieved && isOurs && verifiedEmail !== undefined && isSame(verifiedEmail);
  }
}

function readClaims(text: string): { issuer: string; audience: string; subject: string } {
  let claims: unknown;
  try {
    claims = text.length > mostClaims ? undefined : parseJson(text);
  } catch {
    claims = undefined;
  }
  const { iss, aud, sub } = (claims ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof iss === "string" && typeof aud === "string" && typeof sub === "string") {
    return { issuer: iss, audience: aud, subject: sub };
  }
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    "filterValue: expected the JSON text of an object with the strings iss, sub and aud",
  );
}

function first(ids: readonly string[]): string | undefined {
  return ids[0];
}

function refuse(message: string): never {
  throw new ApiError(ErrorCode.NOT_FOUND, message);
}
