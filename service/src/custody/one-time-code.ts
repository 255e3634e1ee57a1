// The form of one-time codes: what custody draws, and what everyone else recognises a code by.

/**
 * Numbers of characters: the contract's `OtpLength` has the same bounds. `usual` where a request says nothing, `typed` for
 * codes of digits that people type from their phones.
 */
export const codeLengths = { shortest: 6, longest: 9, usual: 9, typed: 6 } as const;

// Digits and letters of both Crockford's base 32 and bech32: none of them is taken for another, nor spells much.
const alphanumeric = "023456789ACDEFGHJKMNPQRSTVWXYZ";
const digits = "0123456789";

/** What a code is made of: `digits:6`, `alphanumeric:9`. */
export type CodeForm = `${"digits" | "alphanumeric"}:${number}`;

/** Symbols and number of characters of a code; undefined where a text is no form of one. */
export function readCodeForm(form: string): { readonly symbols: string; readonly length: number } | undefined {
  const [, kind, length = ""] = /^(digits|alphanumeric):([1-9]\d?)$/.exec(form) ?? [];
  if (kind === undefined || !isLength(Number(length))) return undefined;
  return { symbols: kind === "digits" ? digits : alphanumeric, length: Number(length) };
}

/** How long codes are, to those who hand them in: `6 to 9`. */
export const codeRange = `${codeLengths.shortest} to ${codeLengths.longest}`;

/** Whether a text can be a code at all, in capital or small letters. */
export function isCode(text: string): boolean {
  return isLength(text.length) && /^[0-9A-Za-z]+$/.test(text);
}

function isLength(length: number): boolean {
  return length >= codeLengths.shortest && length <= codeLengths.longest;
}
