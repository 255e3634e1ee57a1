// The form of one-time codes: what custody draws, and what everyone else recognises a code by.

/** Number of decimal digits. */
export const codeDigits = 6;

/** Whether a text can be a code at all. */
export function isCode(text: string): boolean {
  return text.length === codeDigits && /^[0-9]+$/.test(text);
}
