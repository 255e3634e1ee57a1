// E-mail addresses and phone numbers of users.

import { ApiError, ErrorCode } from "@countersign/api";

// One @ with a domain after it, and nothing that could end the line or the address in the header of a message.
const email = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:".]+(\.[^\s\p{C}@<>()[\]\\,;:".]+)*$/u;
// ITU-T E.164: at most 15 digits, the first not zero. No country has numbers of less than 7 with its code.
const phoneNumber = /^\+[1-9]\d{6,14}$/;

/**
 * An e-mail address as a request gives it. Existing clients send an empty one for none.
 *
 * @param path of the member, for the message
 * @throws ApiError INVALID_ARGUMENT
 */
export function readEmail(path: string, text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (text.length <= 254 && email.test(text)) return text;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: ${JSON.stringify(text)} is not an e-mail address such as ada@example.com`,
  );
}

/**
 * A phone number as a request gives it; an empty one is none.
 *
 * @param path of the member, for the message
 * @throws ApiError INVALID_ARGUMENT
 */
export function readPhoneNumber(path: string, text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (phoneNumber.test(text)) return text;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: ${JSON.stringify(text)} is not a phone number in E.164 form: + and 7 to 15 digits that begin with the ` +
      "country code, such as +12025550143",
  );
}
