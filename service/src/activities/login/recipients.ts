// Users who are to be sent something to log in with, found by where it is sent.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { readEmail, readPhoneNumber } from "../../params/contact.js";

/** A user, and where to reach them, as their organization has it. */
export interface Recipient {
  readonly member: Member;
  readonly contact: string;
}

/**
 * The user who has an e-mail address. Upper and lower case are the same: people write their addresses either way, and
 * no mailbox of note tells them apart. Whatever was asked for, the message goes to the address that the user has.
 *
 * @param path of the address among the parameters
 * @throws ApiError INVALID_ARGUMENT for what is no address, NOT_FOUND where nobody has it, FAILED_PRECONDITION where
 *   several do
 */
export function findByEmail(organization: Organization, path: string, text: string): Recipient {
  const email = required(path, "an e-mail address such as ada@example.com", readEmail(path, text));
  const key = email.toLowerCase();
  return only(organization, path, `the e-mail address ${JSON.stringify(email)}`, ({ record: { userEmail } }) =>
    userEmail?.toLowerCase() === key ? userEmail : undefined,
  );
}

/** The user who has a phone number; errors as with {@link findByEmail}. */
export function findByPhoneNumber(organization: Organization, path: string, text: string): Recipient {
  const number = required(path, "a phone number such as +12025550143", readPhoneNumber(path, text));
  return only(organization, path, `the phone number ${JSON.stringify(number)}`, ({ record: { userPhoneNumber } }) =>
    userPhoneNumber === number ? userPhoneNumber : undefined,
  );
}

function required(path: string, what: string, value: string | undefined): string {
  if (value === undefined) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: it is empty; ${what} is needed`);
  return value;
}

function only(
  { members }: Organization,
  path: string,
  what: string,
  contactOf: (member: Member) => string | undefined,
): Recipient {
  const found = [...members.values()].flatMap((member) => {
    const contact = contactOf(member);
    return contact === undefined ? [] : [{ member, contact }];
  });
  const [recipient] = found;
  if (!recipient) throw new ApiError(ErrorCode.NOT_FOUND, `${path}: no user of this organization has ${what}`);
  if (found.length === 1) return recipient;
  throw new ApiError(
    ErrorCode.FAILED_PRECONDITION,
    `${path}: ${found.length} users of this organization have ${what}, so that it is ambiguous; give each ` +
      "one of their own with update_user",
  );
}
