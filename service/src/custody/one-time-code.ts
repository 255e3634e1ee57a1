// The form of one-time codes: what custody draws, and what everyone else recognises a code by.

const [shortest, longest] = [6, 9];

// Digits and letters of both Crockford's base 32 and bech32: none of them is taken for another, nor spells much.
const alphanumeric = "023456789ACDEFGHJKMNPQRSTVWXYZ";
const digits = "0123456789";

/** What a code is made of: `digits:6`, `alphanumeric:9`. */
export type CodeForm = `${"digits" | "alphanumeric"}:${number}`;

/** Symbols and number of characters of a code; undefined where a text is no form of one. */
export function readCodeForm(form: string): { readonly symbols: string; readonly length: number } | undefined {
  const [, kind, length] = /^(digits|alphanumeric):([6-9])$/.exec(form) ?? [];
  return kind === undefined
    ? undefined
    : { symbols: kind === "digits" ? digits : alphanumeric, length: Number(length) };
}

/** How codes look to those who hand them in. */
export const codeLooks = `${shortest} to ${longest} digits or letters`;

/** Whether a text can be a code at all, in capital or small letters. */
export function isCode(text: string): boolean {
  return text.length >= shortest && text.length <= longest && /^[0-9A-Za-z]+$/.test(text);
}
