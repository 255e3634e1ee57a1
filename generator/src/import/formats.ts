// Formats that schemas name: those that a type or a scalar of the contract stands for, and a finding for every other one.

import { formOf, isFormatted } from "../model/formats.js";
import { below, member, textOf } from "./document.js";
import type { Declaration, Form, PlainName } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flat } from "./flat.js";

/** Formats that the language has, each with the scalar that stands for it. */
export const formatScalars: Readonly<
  Record<string, { readonly name: string; readonly format: string; readonly doc: string; readonly example: string }>
> = {
  uuid: { name: "Uuid", format: "uuid", doc: "A UUID (RFC 9562).", example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10" },
  email: { name: "Email", format: "email", doc: "An e-mail address.", example: "ada@example.com" },
  uri: { name: "Uri", format: "uri", doc: "A URI (RFC 3986).", example: "https://example.com/" },
  url: { name: "Uri", format: "uri", doc: "A URI (RFC 3986).", example: "https://example.com/" },
  decimal: { name: "Decimal", format: "decimal", doc: "A decimal number.", example: "1.5" },
  uint64: { name: "Uint64", format: "uint64", doc: "A whole number below 2^64, in decimal.", example: "1" },
  hex: { name: "Hex", format: "hex", doc: "Bytes in hexadecimal.", example: "00ff" },
  base64url: { name: "Base64url", format: "base64url", doc: "Bytes in base64url (RFC 4648).", example: "AP8" },
};

/** Lists the format of a schema, unless what is described of the form has it, too. */
export function listFormat(
  { keywords, pointer }: Flat,
  form: Form,
  declared: ReadonlyMap<string, Declaration>,
  findings: Findings,
): void {
  const encoding = textOf(member(keywords, "contentEncoding"));
  const isBytes = form.type.kind === "plain" && form.type.name === "bytes";
  if (encoding !== undefined && !isBytes)
    findings.add("wider", below(pointer, "contentEncoding"), `the encoding \`${encoding.slice(0, 60)}\` is left out`);
  const format = textOf(member(keywords, "format"));
  const type = member(keywords, "type");
  const own = describedAs(form, declared);
  if (format === undefined || format === own || format === type) return;
  // That it is wider has been said.
  if (type === "integer" && own === "double" && /^u?int(?:32|64)$/.test(format)) return;
  const isRenamed = alike.has(`${format} ${own ?? ""}`) || (own === "int32" && /^u?int\d+$/.test(format));
  const name = `the format \`${format.slice(0, 60)}\``;
  if (isRenamed) findings.add("changed", below(pointer, "format"), `${name} is \`${own ?? ""}\` in the contract`);
  else findings.add("wider", below(pointer, "format"), `${name} is left out`);
}

/** What says nearly the same. */
const alike = new Set(["url uri", "float double"]);

/** The format in the description of the contract. */
function describedAs({ type, bounds }: Form, declared: ReadonlyMap<string, Declaration>): string | undefined {
  const inner = type.kind === "named" ? declared.get(type.name) : undefined;
  if (inner?.kind === "scalar") return inner.format ?? formatOf(inner.base);
  if (type.kind !== "plain") return undefined;
  return type.name === "bytes" && bounds.encoding !== undefined ? bounds.encoding : formatOf(type.name);
}

function formatOf(base: PlainName): string | undefined {
  const own: Partial<Record<PlainName, string>> = { int32: "int32", number: "double", bytes: "byte" };
  return own[base] ?? (base !== "json" && isFormatted(base) ? formOf(base).openApi({})["format"] : undefined);
}
