// Names of headers, and those that no contract has for its own.

/** As contracts write them. */
export function isHeaderName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9-]*$/.test(text);
}

/** Those that HTTP, its servers and the generated handler write themselves, and those that `fetch` does not show. */
const taken: ReadonlySet<string> = new Set(
  (
    "allow connection content-encoding content-length content-type date keep-alive set-cookie set-cookie2 te trailer " +
    "transfer-encoding upgrade"
  ).split(" "),
);

export function isOwnHeader(name: string): boolean {
  return taken.has(name.toLowerCase());
}
