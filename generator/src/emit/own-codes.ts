// The runtime refuses some requests itself, with codes of gRPC. Where the contract says which of its own codes stand for
// which refusals, they take the place of those numbers, in what is sent and in what the documentation says.

import type { Model, RefusalKind } from "../model/model.js";

/** Numbers in the templates. */
const templateCodes: Readonly<Record<RefusalKind, number>> = {
  cancelled: 1,
  invalid: 3,
  timeout: 4,
  notFound: 5,
  busy: 8,
  unimplemented: 12,
  internal: 13,
  unreachable: 14,
  unauthenticated: 16,
};

/** The places of templates in which such a number stands. */
const places: readonly RegExp[] = [
  /(?<=new ApiError\()(\d+)(?=,)/g,
  /(?<=\bcodes? )(\d+)(?:, (\d+))*(?: (?:or|and) (\d+))?\b/g,
  /(?<=statuses\[)(\d+)(?=\])/g,
  /(?<=\{ code: )(\d+)(?=, message)/g,
  /(?<=ok \? )(\d+)(?= :)/g,
  /(?<=const passing = \[)[\d, ]+(?=\])/g,
  // HTTP status → code.
  /(?<=^ {2}\d{3}: )(\d+)(?=,$)/gm,
];

/** The text of a template with the contract's codes in it. */
export function withOwnCodes(text: string, { errors }: Model): string {
  const own = ownCodes(errors.codes);
  if (own.size === 0) return text;
  const replaced = (found: string): string =>
    found.replace(/\d+/g, (number) => String(own.get(Number(number)) ?? number));
  return places.reduce((result, place) => result.replace(place, replaced), text);
}

/** Number in the templates → number in the contract. */
function ownCodes(codes: Model["errors"]["codes"]): ReadonlyMap<number, number> {
  return new Map(codes.flatMap(({ refuses, code }) => refuses.map((kind) => [templateCodes[kind], code] as const)));
}
