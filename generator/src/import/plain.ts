// Strings and numbers with their bounds.

import { costlyInput } from "../check/patterns.js";
import { fitsScalar } from "../model/bounds.js";
import { formOf } from "../model/formats.js";
import type { Json } from "../model/model.js";
import { matchingString } from "../values/strings.js";
import { below, member, numberOf, textOf } from "./document.js";
import { plain } from "./draft.js";
import type { Bounds, Form, PlainName } from "./draft.js";
import type { Findings } from "./findings.js";
import { formatScalars } from "./formats.js";
import type { Flat } from "./flat.js";

/** What a body of `bodyBytes` can hold at most: these bounds never refuse what the body's own lets through. */
export const limits = { bodyBytes: 1_048_576, stringLength: 1_048_576, arrayItems: 524_288 } as const;

const int32 = { minimum: -2_147_483_648, maximum: 2_147_483_647 } as const;
const mostLength = 1_048_576;

export class Plains {
  readonly #findings: Findings;
  readonly #examples = new Map<string, string | undefined>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  number(flat: Flat, isInteger: boolean): Form {
    const bounds = this.#numberBounds(flat, isInteger);
    const { minimum = -Infinity, maximum = Infinity, ...others } = bounds;
    const format = textOf(member(flat.keywords, "format"));
    const isSmall =
      /^(?:int32|u?int16|u?int8)$/.test(format ?? "") || (minimum >= int32.minimum && maximum <= int32.maximum);
    if (isInteger && isSmall) {
      const { exclusiveMinimum: _, exclusiveMaximum: __, ...rest } = others;
      const own = {
        ...(minimum > int32.minimum && { minimum: Math.ceil(minimum) }),
        ...(maximum < int32.maximum && { maximum: Math.floor(maximum) }),
      };
      return this.#checked(flat, "int32", { ...own, ...rest });
    }
    const { multipleOf, ...more } = bounds;
    if (isInteger)
      this.#findings.add("wider", flat.pointer, "an integer beyond 32 bits is a `number`, which takes fractions, too");
    if (multipleOf !== undefined && !(isInteger && multipleOf === 1))
      this.#findings.add("wider", below(flat.pointer, "multipleOf"), "`multipleOf` is for integers of 32 bits");
    return this.#checked(flat, "number", more);
  }

  #checked(flat: Flat, name: "int32" | "number", bounds: Bounds): Form {
    const low = bounds.minimum ?? bounds.exclusiveMinimum ?? -Infinity;
    const high = bounds.maximum ?? bounds.exclusiveMaximum ?? Infinity;
    const isExclusive = bounds.exclusiveMinimum !== undefined || bounds.exclusiveMaximum !== undefined;
    if (low < high || (low === high && !isExclusive)) {
      const isWhole = member(flat.keywords, "type") === "integer" && name === "number";
      const whole = isWhole
        ? [1, Math.ceil(low), Math.floor(high)].find((one) => fitsPlain(name, bounds, one))
        : undefined;
      return { ...plain(name, bounds), example: whole };
    }
    this.#findings.add("wider", flat.pointer, "no number is within the bounds: they are left out");
    return plain(name);
  }

  /** 3.0 says `exclusiveMinimum: true` beside `minimum`, 3.1 the number. */
  #numberBounds({ keywords, pointer }: Flat, isInteger: boolean): Bounds {
    const read = (key: string): number | undefined => numberOf(member(keywords, key));
    const side = (inclusive: "minimum" | "maximum", exclusive: "exclusiveMinimum" | "exclusiveMaximum"): Bounds => {
      const bound = read(inclusive);
      const beyond = member(keywords, exclusive) === true ? bound : read(exclusive);
      if (beyond === undefined) return bound === undefined ? {} : { [inclusive]: bound };
      const isTighter = bound === undefined || (inclusive === "minimum" ? beyond >= bound : beyond <= bound);
      if (!isTighter) return { [inclusive]: bound };
      if (!isInteger) return { [exclusive]: beyond };
      return { [inclusive]: inclusive === "minimum" ? Math.floor(beyond) + 1 : Math.ceil(beyond) - 1 };
    };
    const multipleOf = read("multipleOf");
    const isStep =
      multipleOf !== undefined && Number.isInteger(multipleOf) && multipleOf >= 1 && multipleOf <= int32.maximum;
    if (multipleOf !== undefined && !isStep)
      this.#findings.add("wider", below(pointer, "multipleOf"), "`multipleOf` is a whole number, at least 1");
    return {
      ...side("minimum", "exclusiveMinimum"),
      ...side("maximum", "exclusiveMaximum"),
      ...(isStep && multipleOf !== 1 && { multipleOf }),
    };
  }

  /** A string by its format; `format` where it is one that a scalar has. */
  string(flat: Flat): { readonly form: Form; readonly format: string | undefined } {
    const format = textOf(member(flat.keywords, "format"));
    const encoding = textOf(member(flat.keywords, "contentEncoding"));
    const lengths = this.#lengths(flat);
    const bytes = format === "byte" ? "base64" : encoding;
    if (bytes === "base64" || bytes === "base64url") {
      // Lengths of the language count bytes, those of OpenAPI characters.
      for (const key of ["minLength", "maxLength", "pattern"]) {
        const bound = member(flat.keywords, key);
        if (bound !== undefined && !(key === "maxLength" && (numberOf(bound) ?? 0) >= limits.stringLength))
          this.#findings.add("wider", below(flat.pointer, key), `\`${key}\` of an encoded string is left out`);
      }
      return { form: plain("bytes", bytes === "base64url" ? { encoding: "base64url" } : {}), format: undefined };
    }
    const written = writtenAs.get(format ?? "");
    if (written) {
      const own = formOf(written.type).openApi({});
      for (const key of ["minLength", "maxLength", "pattern"]) {
        const bound = member(flat.keywords, key);
        if (bound !== undefined && bound !== own[key])
          this.#findings.add("wider", below(flat.pointer, key), `\`${key}\` of ${written.what} is left out`);
      }
      return { form: plain(written.type), format: undefined };
    }
    const pattern = this.#pattern(flat, lengths);
    const isNamed = format !== undefined && Object.hasOwn(formatScalars, format);
    const bounds = { ...lengths, ...(pattern !== undefined && { pattern }) };
    return { form: plain("string", bounds), format: isNamed ? format : undefined };
  }

  #lengths({ keywords, pointer }: Flat): Bounds {
    const read = (key: string): number | undefined => {
      const value = numberOf(member(keywords, key));
      return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
    };
    const [low = 0, high = Infinity] = [read("minLength"), read("maxLength")];
    if (low > high || low > mostLength) {
      this.#findings.add("wider", pointer, "no string has such a length: its bounds are left out");
      return {};
    }
    return { ...(low > 0 && { minLength: low }), ...(high < limits.stringLength && { maxLength: high }) };
  }

  #pattern({ keywords, pointer }: Flat, lengths: Bounds): string | undefined {
    const written = textOf(member(keywords, "pattern"));
    if (written === undefined || written === "" || written === ".*" || written === "^.*$") return undefined;
    const place = below(pointer, "pattern");
    const pattern = unicodePattern(written);
    if (pattern === undefined || written.length > 2000) {
      this.#findings.add("wider", place, "the pattern is not a regular expression of ECMAScript (with the flag u)");
      return undefined;
    }
    if (costlyInput(pattern) !== undefined) {
      this.#findings.add("wider", place, "the pattern takes exponentially long for some strings");
      return undefined;
    }
    if (this.stringExample({ ...lengths, pattern }, textOf(member(keywords, "example"))) !== undefined) return pattern;
    this.#findings.add("wider", place, "no string can be made up that matches the pattern within its bounds");
    return undefined;
  }

  /** A string within the bounds: the one that was written, if it is. */
  stringExample(bounds: Bounds, written?: string): string | undefined {
    if (written !== undefined && fitsScalar("string", bounds, written) === undefined) return written;
    const key = JSON.stringify(bounds);
    if (!this.#examples.has(key)) this.#examples.set(key, this.#makeUp(bounds));
    return this.#examples.get(key);
  }

  #makeUp(bounds: Bounds): string | undefined {
    const { pattern, minLength = 0, maxLength = 40 } = bounds;
    if (pattern !== undefined) return matchingString({ ...bounds, pattern });
    return "text".repeat(Math.ceil(minLength / 4) || 1).slice(0, Math.min(Math.max(minLength, 4), maxLength));
  }
}

/** Formats of strings that types of the language are written in. */
const writtenAs: ReadonlyMap<string, { readonly type: "date" | "dateTime" | "int64"; readonly what: string }> = new Map(
  [
    ["date", { type: "date", what: "a date" }],
    ["date-time", { type: "dateTime", what: "a date" }],
    ["int64", { type: "int64", what: "a number" }],
  ],
);

/** The pattern with the escapes removed that the flag u refuses; undefined where that does not help. */
function unicodePattern(written: string): string | undefined {
  const candidates = [
    written,
    written.replace(/\\(.)/gs, (whole, character: string) =>
      /[_@:#"'<>=!,;%&~` ]/.test(character) ? character : character === "-" ? "\\x2d" : whole,
    ),
  ];
  return candidates.find((pattern) => {
    try {
      new RegExp(pattern, "u");
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether a value fits a plain type. */
export function fitsPlain(name: PlainName, bounds: Bounds, value: Json): boolean {
  if (name === "json") return false;
  if (name === "boolean") return typeof value === "boolean";
  return fitsScalar(name, bounds, value) === undefined;
}
