// The wording of text messages, and how long they may be.

import { ApiError, ErrorCode } from "@countersign/api";
import type { SmsCustomization } from "@countersign/api";
import { counted } from "../counted.js";

const codePlaceholder = "{{.OtpCode}}";

// Three parts of a concatenated message (3GPP TS 23.040 §9.2.3.24.1): of 153 septets, or of 67 UTF-16 units where a
// character is outside the GSM alphabet (3GPP TS 23.038 §6.2.1).
const maxSeptets = 3 * 153;
const maxUnits = 3 * 67;
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Take two septets. */
const extension = new Set("\f^{}\\[~]|€");

/**
 * Checks the customization of a request.
 *
 * @param path of the member among the parameters, for messages: `smsCustomization`
 * @param codeLength number of characters of the code
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkSmsCustomization(
  path: string,
  customization: SmsCustomization | undefined,
  codeLength: number,
): void {
  const template = customization?.template;
  if (!template) return;
  const where = `${path}.template`;
  if (!template.includes(codePlaceholder)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${where} has no ${codePlaceholder} for the code, as in: Your code is ${codePlaceholder}`,
    );
  }
  if (template.replaceAll(codePlaceholder, "").includes("{{")) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${where} has braces other than ${codePlaceholder}, the only placeholder`,
    );
  }
  if (/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(template)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${where} must not contain control characters other than line breaks`,
    );
  }
  checkLength(where, template.replaceAll(codePlaceholder, "0".repeat(codeLength)));
}

/**
 * The text of a message that carries a code.
 *
 * @param customization that was checked
 */
export function writeSms(customization: SmsCustomization, minutes: number, code: string): string {
  if (customization.template) return customization.template.replaceAll(codePlaceholder, () => code);
  return `Your code is ${code}. It is valid for ${counted(minutes, "minute")}.`;
}

function checkLength(where: string, text: string): void {
  let septets = 0;
  for (const character of text) {
    if (!basic.has(character) && !extension.has(character)) {
      if (text.length <= maxUnits) return;
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `${where} makes a text message of ${text.length} characters; at most ${maxUnits} are allowed with characters ` +
          `such as ${character}, and ${maxSeptets} without`,
      );
    }
    septets += extension.has(character) ? 2 : 1;
  }
  if (septets <= maxSeptets) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${where} makes a text message of ${septets} characters; at most ${maxSeptets} are allowed`,
  );
}
