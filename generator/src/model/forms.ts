// Strings that stand for something else: the forms of the language, one row each. What is linked, probed, made up and
// described comes from these rows; `templates/runtime/validate-formats.ts` checks the same forms in generated code.

/** Both included. */
export const int64Range = { minimum: "-9223372036854775808", maximum: "9223372036854775807" } as const;

const years = "[0-9]{4}";
const leapYears = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const days =
  `(?:${years}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)` +
  `|02-(?:0[1-9]|1[0-9]|2[0-8]))|${leapYears}-02-29)`;
const minutes = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";

/** Bounds of a plain value, as they hold in requests. */
export interface Bounds {
  /** Of a string in Unicode code points, of `bytes` in bytes. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** Of an `int64`, in decimal: a number of JavaScript would not hold them. */
  readonly int64Minimum?: string;
  readonly int64Maximum?: string;
  /** Of `bytes`: base64url without padding (RFC 4648 §5) instead of base64 (§4). No bound: it holds for answers too. */
  readonly encoding?: "base64url";
}

/** A form of strings. What has `Bounds` is told those of the value. */
export interface Form {
  /** What a value should be, in words. */
  readonly words: (bounds: Bounds) => string;
  /** A pattern that every value matches. */
  readonly pattern: (bounds: Bounds) => string;
  /** Whether a text that matches the pattern has the form. Default: it has. */
  readonly isWhole?: (text: string) => boolean;
  /** How long texts are, in characters. */
  readonly lengths: (bounds: Bounds) => Bounds;
  /** Bounds that a value goes beyond, in words. Default: there are none. */
  readonly faults?: (text: string, bounds: Bounds) => string[];
  /** Whether `maxLength` of the contract bounds a value that says nothing. */
  readonly isMeasured?: boolean;
  /** Values at and around the bounds, some beyond them, the most natural one first. */
  readonly examples: (bounds: Bounds) => readonly string[];
  /** What readers of it get wrong: some that fit, most that do not. */
  readonly traps: readonly string[];
  /** The `i`th value beside the first. */
  readonly numbered: (i: number, bounds: Bounds, first: string) => string;
  /** The function of the runtime that checks it. */
  readonly check: (bounds: Bounds) => string;
  /** By the words of OpenAPI's registry of formats. */
  readonly openApi: (bounds: Bounds) => Readonly<Record<string, string>>;
}

const dateTraps = [
  ["1900-02-29", "2000-02-29", "2027-02-29", "2028-02-30", "2030-02-28", "0000-02-29", "2100-02-29"],
  ["2030-04-31", "2030-06-31", "2030-09-31", "2030-11-31", "2030-01-32", "2030-12-31", "2030-00-10", "2030-13-01"],
  ["2030-01-00", "2030-1-31", "2030-01-1", "30-01-31", "12030-01-31", "+2030-01-31", "-2030-01-31", "20300131"],
  ["2030/01/31", "2030-01-31\n", " 2030-01-31", "2030-01-31Z", "\u0662030-01-31", "2030-W05-4", "2030-031", ""],
].flat();
const timeTraps = [
  ["00:00:00Z", "23:59:59Z", "24:00:00Z", "18:60:00Z", "23:59:60Z", "18:00Z", "18:00:00", "8:00:00Z", "18:00:0Z"],
  ["18:00:00z", "18:00:00.5Z", "18:00:00.123456789Z", "18:00:00.1234567890Z", "18:00:00.Z", "18:00:00,5Z"],
  ["18:00:00+00:00", "18:00:00-00:00", "18:00:00+23:59", "18:00:00+24:00", "18:00:00+05:60", "18:00:00+0530"],
  ["18:00:00+05", "18:00:00+5:30", "18:00:00Z\n", "18:00:00Z ", "18:00:00UTC", "18:00:00.\u0665Z"],
].flat();
const bytesTraps = [
  ["", "A", "AA", "AA=", "AA==", "AAA", "AAA=", "AAAA", "A===", "AAAA=", "AAAA====", "=", "AB", "AB==", "AAB", "AAB="],
  ["-_-_", "+/+/", "AAAA\n", "AA==\n", "AA\n==", " AAAA", "AAAAA", "AA==AAAA", "AA*A", "\u00e4AAA", "A\u0410AA"],
].flat();
const int64Traps = [
  ["-0", "00", "01", "-01", "+1", "-1", "1.0", "1e3", "0x1", " 1", "1 ", "1\n", "", "-", "1_000", "1,000", "\u0661"],
  ["9007199254740993", "-9007199254740993", "10000000000000000000", "99999999999999999999"],
].flat();

const date = `^${days}$`;
const int64 = "^(?:0|-?[1-9][0-9]{0,18})$";

export const forms = {
  int64: {
    words: () => "64-bit integer as a decimal string",
    // Some that are out of range match, too.
    pattern: () => int64,
    isWhole: isInInt64,
    lengths: () => ({ minLength: 1, maxLength: 20 }),
    faults(text, { int64Minimum = int64Range.minimum, int64Maximum = int64Range.maximum }) {
      return [
        ...(BigInt(text) < BigInt(int64Minimum) ? [`at least ${int64Minimum}`] : []),
        ...(BigInt(text) > BigInt(int64Maximum) ? [`at most ${int64Maximum}`] : []),
      ];
    },
    examples({ int64Minimum, int64Maximum }) {
      const edges = [int64Minimum ?? int64Range.minimum, int64Maximum ?? int64Range.maximum];
      return ["42", "0", ...edges.flatMap((edge) => [-1n, 0n, 1n].map((by) => String(BigInt(edge) + by)))];
    },
    traps: int64Traps,
    numbered: (i, _bounds, first) => String(BigInt(first) + BigInt(i % 2 === 0 ? -i / 2 : (i + 1) / 2)),
    check: () => "isInt64",
    openApi: () => ({ format: "int64", pattern: int64 }),
  },
  bytes: {
    words: ({ encoding }) => (encoding === "base64url" ? "base64url without padding" : "base64"),
    pattern: ({ encoding }) =>
      encoding
        ? "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw]|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048])?$"
        : "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
    lengths({ minLength = 0, maxLength, ...bounds }) {
      const least = { minLength: characterCount(minLength, bounds) };
      return maxLength === undefined ? least : { ...least, maxLength: characterCount(maxLength, bounds) };
    },
    faults(text, { minLength = 0, maxLength = Infinity }) {
      const length = byteLength(text);
      return [
        ...(length < minLength ? [`at least ${minLength} bytes`] : []),
        ...(length > maxLength ? [`at most ${maxLength} bytes`] : []),
      ];
    },
    isMeasured: true,
    examples: (bounds) =>
      [bounds.minLength ?? 0, bounds.maxLength ?? 0].flatMap((length) =>
        [length, length + 1, length - 1].flatMap((count) => (count >= 0 ? [zeros(count, bounds)] : [])),
      ),
    traps: bytesTraps,
    numbered(i, bounds) {
      const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
      const rest = zeros(Math.max(bounds.minLength ?? 0, 2), bounds).slice(2);
      return digits.charAt(Math.floor(i / 62) % 62) + digits.charAt(i % 62) + rest;
    },
    check: ({ encoding }) => (encoding ? "isBase64Url" : "isBase64"),
    openApi: ({ encoding }) => ({ contentEncoding: encoding ?? "base64" }),
  },
  date: {
    words: () => "date as in 2030-01-31",
    pattern: () => date,
    lengths: () => ({ minLength: 10, maxLength: 10 }),
    examples: () => ["2030-01-31", "2028-02-29", "0000-01-01", "9999-12-31"],
    traps: dateTraps,
    numbered: dayNumbered,
    check: () => "isDate",
    openApi: () => ({ format: "date" }),
  },
  // RFC 3339 §5.6, in capitals; without leap seconds, which hardly any language can read.
  dateTime: {
    words: () => "date and time as in 2030-01-31T18:00:00Z",
    pattern: () => `^${days}T${minutes}:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-]${minutes})$`,
    lengths: () => ({ minLength: 20, maxLength: 35 }),
    examples: () => ["2030-01-31T18:00:00Z", "2028-02-29T23:59:59.999+05:30", "0000-01-01T00:00:00-23:59"],
    traps: [
      ...timeTraps.map((time) => `2030-01-31T${time}`),
      ...dateTraps.map((date) => `${date}T18:00:00Z`),
      "2030-01-31",
      "2030-01-31t18:00:00Z",
      "2030-01-31 18:00:00Z",
      "2030-01-3118:00:00Z",
      "1893456000000",
    ],
    numbered: (i) => `${dayNumbered(i)}T18:00:00Z`,
    check: () => "isDateTime",
    openApi: () => ({ format: "date-time" }),
  },
} as const satisfies Readonly<Record<string, Form>>;

/** `int64`: a decimal number. `bytes`: base64 or base64url (RFC 4648). `date` and `dateTime`: RFC 3339. */
export type FormattedBase = keyof typeof forms;

function isInInt64(text: string): boolean {
  const value = BigInt(text);
  return value >= BigInt(int64Range.minimum) && value <= BigInt(int64Range.maximum);
}

/** How many bytes base64 stands for, padded or not. */
function byteLength(text: string): number {
  return Math.floor((text.replace(/=+$/, "").length * 3) / 4);
}

/** How many characters so many bytes take. */
function characterCount(bytes: number, { encoding }: Bounds): number {
  return encoding ? Math.ceil((bytes * 4) / 3) : Math.ceil(bytes / 3) * 4;
}

/** So many bytes of zeros. */
function zeros(length: number, { encoding }: Bounds): string {
  const text = "A".repeat(Math.ceil((length * 4) / 3));
  return encoding ? text : text.padEnd(Math.ceil(length / 3) * 4, "=");
}

function dayNumbered(i: number): string {
  return new Date(Date.UTC(2030, 0, 31 + i)).toISOString().slice(0, 10);
}
