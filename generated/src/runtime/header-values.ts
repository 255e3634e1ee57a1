// Values as headers have them: texts that stand for strings, numbers and truth values.

/** What the headers hold, by their names; one whose name ends in `?` may be absent. */
export type HeaderKinds = Readonly<Record<string, "string" | "int32" | "number" | "boolean">>;

/**
 * Reads the headers that are listed.
 *
 * @param get the value of a header, by its name in any case
 * @param misfit the error for one that is missing or does not fit
 */
export function readHeaders(
  kinds: HeaderKinds,
  get: (name: string) => string | undefined,
  misfit: (message: string) => Error,
): Readonly<Record<string, unknown>> {
  const headers: Record<string, unknown> = {};
  for (const [name, optional, kind] of headersOf(kinds)) {
    const text = get(name);
    if (text === undefined && optional) continue;
    const value = text === undefined ? undefined : headerValue(text, kind);
    if (value === undefined) {
      const found = text === undefined ? "none" : JSON.stringify(text.slice(0, 100));
      throw misfit(`header ${name}: expected ${kind}, got ${found}`);
    }
    headers[name] = value;
  }
  return headers;
}

/** Names of headers, whether each may be absent, and what it holds. */
export function headersOf(
  kinds: HeaderKinds,
): (readonly [name: string, optional: boolean, kind: HeaderKinds[string]])[] {
  return Object.entries(kinds).map(([name, kind]) => [name.replace("?", ""), name.endsWith("?"), kind!]);
}

/** undefined where the text stands for no value of the kind. Numbers are those of JSON. */
export function headerValue(text: string, kind: HeaderKinds[string]): string | number | boolean | undefined {
  if (kind === "string") return text;
  if (kind === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  const isFit = kind === "int32" ? value === (value | 0) : Number.isFinite(value);
  return isFit ? value : undefined;
}
