// Bodies as clients in other languages write them, whose JSON is that of protocol buffers.

/** Names of members that hold integers of 64 bits, which JSON has as strings. */
const integers64: ReadonlySet<string> = new Set(["timestampMs", "expirationSeconds", "sessionExpiry", "limit"]);

export interface Style {
  readonly snakeCase?: boolean;
  /** Integers of 64 bits as numbers, those of 32 bits as strings. */
  readonly numbers?: boolean;
  /** Empty lists are left out. */
  readonly lists?: boolean;
  /** Null for a member of each record that a newer API has. */
  readonly newer?: boolean;
}

/** What a body is in a style; `free` are members that may hold any JSON, whose names are data. */
export function styled(value: unknown, style: Style, free: ReadonlySet<string> = new Set(), name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => styled(item, style, free));
  if (typeof value === "number" && style.numbers) return String(value);
  if (typeof value === "string" && style.numbers && integers64.has(name)) return Number(value);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (style.lists && Array.isArray(member) && member.length === 0) return [];
    return [[style.snakeCase ? snake(name) : name, free.has(name) ? member : styled(member, style, free, name)]];
  });
  return Object.fromEntries(style.newer ? [...members, ["externalSignerPubkey", null]] : members);
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As the Ruby client's own examples are written. */
export const ruby: Style = { snakeCase: true, numbers: true, lists: true };
/** Names as the API has them, with numbers as a language without big integers in JSON has them. */
export const python: Style = { numbers: true, lists: true };
/** As newer Rust clients write what is not used of it. */
export const rust: Style = { newer: true };
