// Looks for secrets in everything that a service has written and said, in every form in which they could be there.

import { base58 } from "@scure/base";
import { present } from "../support/results.js";

/** Something that nobody may read. */
export interface Secret {
  /** What it is, for people. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Something that somebody may read. */
export interface Place {
  readonly name: string;
  readonly content: Buffer;
}

export interface Found {
  readonly secret: string;
  readonly form: string;
  readonly place: string;
}

/** Where secrets are, in which form. The secrets themselves are not in the result. */
export function findSecrets(secrets: readonly Secret[], places: readonly Place[]): Found[] {
  return secrets.flatMap((secret) =>
    formsOf(secret.bytes).flatMap(([form, needle]) =>
      places
        .filter(({ content }) => content.includes(needle))
        .map(({ name: place }) => ({ secret: secret.name, form, place })),
    ),
  );
}

/** A secret as it could be written. */
export function formsOf(bytes: Uint8Array): (readonly [name: string, form: Buffer])[] {
  const hex = Buffer.from(bytes).toString("hex");
  return [
    ["bytes", Buffer.from(bytes)],
    ["bytes in reverse", Buffer.from(bytes).reverse()],
    ["hex", Buffer.from(hex)],
    ["HEX", Buffer.from(hex.toUpperCase())],
    ["hex with colons", Buffer.from(present(hex.match(/../g)).join(":"))],
    ["base58", Buffer.from(base58.encode(bytes))],
    ["a list of numbers", Buffer.from(bytes.join(","))],
    ["a list of numbers, indented", Buffer.from(bytes.join(", "))],
    ["number", Buffer.from(BigInt(`0x${hex}`).toString())],
    ["UTF-16 of hex", Buffer.from(hex, "utf16le")],
    ...[0, 1, 2].flatMap((offset) => {
      const text = base64At(bytes, offset);
      const urlSafe = text.replaceAll("+", "-").replaceAll("/", "_");
      const forms: [string, Buffer][] = [[`base64 at offset ${offset}`, Buffer.from(text)]];
      if (urlSafe !== text) forms.push([`base64url at offset ${offset}`, Buffer.from(urlSafe)]);
      return forms;
    }),
  ];
}

/** The digits that depend on the secret alone when it stands inside longer bytes, so many bytes behind a group's begin. */
function base64At(bytes: Uint8Array, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const known = Math.floor(((offset + bytes.length) * 8) / 6);
  return text.slice(Math.ceil((offset * 8) / 6), known);
}
