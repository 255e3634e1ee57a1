// The axes along which the product grows: a new member of each, and every file that has to change for it. What a change of
// the first files leads to is told by the compiler; docs/extending.md lists all of them under the same heading.

/** What becomes of a file's text; undefined for a file that is new. */
type Edit = (text: string) => string;

export interface Axis {
  /** As docs/extending.md names it. */
  readonly heading: string;
  /** What whoever adds a member begins with. */
  readonly begun: Readonly<Record<string, Edit>>;
  /** What follows, for the compiler refuses the product without it, or a test does. */
  readonly completed: Readonly<Record<string, Edit>>;
  /** Files that are copied for it, from another member's. */
  readonly copied?: Readonly<Record<string, string>>;
}

/** Puts lines in front of the first line that begins so. */
const before =
  (start: string, lines: string): Edit =>
  (text) => {
    const at = text.indexOf(`\n${start}`) + 1;
    if (at === 0) throw new Error(`no line begins with ${start}`);
    return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
  };

const replaced =
  (...pairs: readonly (readonly [text: string, by: string])[]): Edit =>
  (text) =>
    pairs.reduce((made, [old, by]) => {
      if (!made.includes(old)) throw new Error(`${old} is not there`);
      return made.replaceAll(old, by);
    }, text);

const facts = "console/src/chains/facts.ts";

export const axes: readonly Axis[] = [
  {
    heading: "A curve",
    begun: { "schema/enums.yaml": before("      CURVE_P256:", "      CURVE_NEW: A curve more.") },
    completed: {
      "service/src/custody/curve.ts": before(
        "  CURVE_P256: {",
        '  CURVE_NEW: { name: "New", sealedAs: 9, algorithms: ["ecdsaP256"], signs: "digest", hardenedOnly: false, cost: 1 },',
      ),
      "service/src/custody/curve-keys.ts": replaced(
        ['    case "CURVE_P256":', '    case "CURVE_NEW":\n    case "CURVE_P256":'],
        ['readonly curve: "CURVE_P256";', 'readonly curve: "CURVE_P256" | "CURVE_NEW";'],
      ),
      "service/src/chains/addresses.ts": replaced(
        ["  readonly CURVE_P256: W", "  readonly CURVE_NEW: Uint8Array;\n  readonly CURVE_P256: W"],
        ["  CURVE_P256: (publicKey)", "  CURVE_NEW: ed25519Key,\n  CURVE_P256: (publicKey)"],
      ),
      [facts]: before("  CURVE_P256:", '  CURVE_NEW: { name: "New", signs: "digest", hardenedOnly: false },'),
    },
  },
  {
    heading: "An address format",
    begun: { "schema/enums.yaml": before("      ADDRESS_FORMAT_XRP:", "      ADDRESS_FORMAT_NEW: A form more.") },
    completed: {
      "service/src/chains/formats.ts": before(
        "  ADDRESS_FORMAT_XRP:",
        '  ADDRESS_FORMAT_NEW: { name: "New", curves: ed25519, chain: "ton" },',
      ),
      "service/src/chains/addresses.ts": before(
        "  ADDRESS_FORMAT_XRP:",
        "  ADDRESS_FORMAT_NEW: { CURVE_ED25519: bytesToHex },",
      ),
      [facts]: before(
        "  ADDRESS_FORMAT_XRP:",
        '  ADDRESS_FORMAT_NEW: { name: "New", curves: ["CURVE_ED25519"], chain: "ton" },',
      ),
      "test/service/chains/addresses.test.ts": (text) => text,
    },
  },
  {
    heading: "A webhook event",
    begun: { "schema/enums.yaml": before("      ACTIVITY_UPDATES:", "      NEW_UPDATES: An event more.") },
    completed: {
      "schema/webhooks.yaml": (text) => text,
      "service/src/delivery/webhooks/event-types.ts": before(
        "  ACTIVITY_UPDATES:",
        "  NEW_UPDATES: { isSentToFeature: false, isDefault: false },",
      ),
    },
  },
  {
    heading: "A way to authenticate",
    begun: {
      "schema/contract.yaml": before(
        "  session:",
        "  token:\n    header: X-Token\n    only: queries\n    stampers: [token]\n    doc: A way more.",
      ),
      "service/src/auth/unauthenticated.ts": before(
        '  "X-Session": {',
        '  "X-Token": { malformed: malformedStamp, nobodys: { message: "nobody", errorName: undefined } },',
      ),
    },
    completed: {
      "service/src/auth/authenticate.ts": before('      case "X-Session":', '      case "X-Token":'),
    },
  },
  {
    heading: "The length of one-time codes",
    begun: { "schema/scalars.yaml": replaced(["minimum: 6", "minimum: 5"]) },
    completed: {
      "service/src/custody/one-time-code.ts": replaced(["shortest: 6", "shortest: 5"]),
      "docs/clients.md": replaced(["Codes have 6 to 9", "Codes have 5 to 9"]),
      "docs/auth-proxy.md": (text) => text,
    },
  },
  {
    heading: "A storage engine",
    begun: { "service/src/config/settings.ts": (text) => text },
    completed: {
      "test/service/store/databases.ts": (text) => text,
      "service/src/store/open.ts": replaced(
        ["await openSqlite(", "await openNew("],
        [
          'import { openSqlite } from "./sqlite/driver.js";',
          'import { openSqlite as openNew } from "./new/driver.js";',
        ],
      ),
    },
    copied: { "service/src/store/new": "service/src/store/sqlite" },
  },
  {
    heading: "A format of scalars",
    begun: {
      "generator/src/model/forms.ts": before(
        "  date: {",
        `  month: {
    words: () => "month as in 2030-01", pattern: () => "^[0-9]{4}-[0-9]{2}$", lengths: () => ({}),
    examples: () => ["2030-01"], traps: ["2030-13"], numbered: (i) => String(2030 + i) + "-01", check: () => "isMonth", openApi: () => ({}),
  },`,
      ),
      "templates/runtime/validate-descriptor.ts": replaced(['form: "int64" | ', 'form: "month" | "int64" | ']),
    },
    completed: {
      "templates/runtime/validate-formats.ts": before(
        "  date: { has",
        '  month: { has: (value) => typeof value === "string", words: "month as in ", example: "2030-01" },',
      ),
      "generator/language/scalars.schema.json": replaced(['"date", ', '"month", "date", ']),
      "docs/contract-language.md": replaced(["`date`", "`month`, `date`"]),
    },
  },
];
