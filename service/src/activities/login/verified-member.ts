// Users who are found by a verification token: whoever had the code that was sent to a contact is whose contact it is.

import { ApiError, ErrorCode } from "@countersign/api";
import type { VerifiedContact } from "../../auth/verification-token.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { featureOfCodes, findVerifiedMembers } from "../../organizations/verified-contact.js";
import { checkIssuer } from "../users/contact-proof.js";
import { checkFeature } from "./feature.js";

/**
 * The user of an organization to whom the contact in a token belongs. It must have been verified: who only may name
 * contacts could else name a stranger's, or keep others from logging in.
 *
 * @param path of the token among the parameters
 * @throws ApiError PERMISSION_DENIED for a token of another organization than this and its parent, NOT_FOUND where nobody
 *   has the contact, FAILED_PRECONDITION where several do, or such logins are not switched on
 */
export function findMemberByToken(path: string, organization: Organization, token: VerifiedContact): Member {
  checkIssuer(path, organization, token);
  checkFeature({ organization }, featureOfCodes(token.otpType));
  const [member, ...others] = findVerifiedMembers(organization, token);
  if (!member) {
    throw new ApiError(
      ErrorCode.NOT_FOUND,
      `${path}: no user of this organization has verified the contact in the token`,
    );
  }
  if (others.length === 0) return member;
  throw new ApiError(
    ErrorCode.FAILED_PRECONDITION,
    `${path}: ${others.length + 1} users of this organization have verified the contact in the token, so that it is ` +
      "ambiguous; give each one of their own with update_user",
  );
}
