// Puts the settings together: defaults, then the configuration file, then the environment, then the command line.

import { Ajv } from "ajv";
import type { ErrorObject } from "ajv";
import { readConfigFile } from "./config-file.js";
import { ConfigurationError } from "./configuration-error.js";
import type { Problem } from "./problem.js";
import { environment as places, settingsSchema } from "./settings.js";
import type { Property, Settings } from "./settings.js";

export { ConfigurationError } from "./configuration-error.js";

export interface Sources {
  /** Path of a YAML or JSON file. */
  readonly file?: string | undefined;
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** From the command line, by the place of the setting. */
  readonly options?: Readonly<Record<string, string | boolean | undefined>> | undefined;
}

interface Given {
  readonly source: string;
  readonly place: string;
  readonly value: string | boolean;
}

/**
 * @throws ConfigurationError for a file that can't be read, for settings that do not exist and for values out of range;
 *   all of them are named, each with where it was set
 */
export function loadConfig({ file, environment = {}, options = {} }: Sources): Settings {
  const read = file === undefined ? { values: {}, problems: [] } : readConfigFile(file, problemsOf);
  const problems = [...read.problems];
  for (const { source, place, value } of [...fromEnvironment(environment), ...fromOptions(options)]) {
    const path = place.split(".");
    const converted = convert(value, propertyAt(path)?.type);
    problems.push(...problemsOf(nested(path, converted)).map(({ message }) => `${source}: ${message}`));
    put(read.values, path, converted);
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join("\n"));
  if (check(read.values)) return read.values as unknown as Settings;
  throw new ConfigurationError((check.errors ?? []).slice(0, 1).map(incomplete).join("\n"));
}

function fromEnvironment(environment: Readonly<Record<string, string | undefined>>): Given[] {
  return Object.entries(places).flatMap(([source, place]) => {
    const value = environment[source];
    return value === undefined || value === "" ? [] : [{ source, place, value }];
  });
}

function fromOptions(options: Readonly<Record<string, string | boolean | undefined>>): Given[] {
  return Object.entries(options).flatMap(([place, value]) =>
    value === undefined ? [] : [{ source: `--${place}`, place, value }],
  );
}

/** Text as the type that its place has; text that does not fit stays text, and is refused as such. */
function convert(value: string | boolean, type: string | undefined): unknown {
  if (type === "integer" && typeof value === "string" && /^\d{1,15}$/.test(value)) return Number(value);
  if (type === "array" && typeof value === "string") return value.split(",").map((item) => item.trim());
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, name) => ({ [name]: inner }), value);
}

function put(settings: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) settings[name] = value;
  else put((settings[name] ??= {}) as Record<string, unknown>, rest, value);
}

// Every start compiles it. The schema is ours and strict mode reads it closely: neither a check of the schema itself nor
// shorter code would pay for its time.
const ajv = new Ajv({
  useDefaults: true,
  allErrors: true,
  strict: true,
  verbose: true,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
const check = ajv.compile(settingsSchema);

/** What is wrong with some of the settings, one problem for each place. They get the defaults of what they leave out. */
function problemsOf(settings: unknown): Problem[] {
  if (check(settings)) return [];
  const problems = new Map<string, Problem>();
  for (const error of check.errors ?? []) {
    // A source need not be complete, so what is missing is looked at when all of them are together.
    if (error.keyword === "required") continue;
    const parent = error.instancePath.split("/").slice(1);
    const unknown = error.keyword === "additionalProperties" ? [String(error.params["additionalProperty"])] : [];
    const path = [...parent, ...unknown];
    const place = path.join(".");
    if (!problems.has(place)) problems.set(place, { path, message: describe(error, parent) });
  }
  return [...problems.values()];
}

function describe({ keyword, data }: ErrorObject, parent: readonly string[]): string {
  const property = propertyAt(parent) ?? {};
  if (keyword === "additionalProperties") {
    return `there is no such setting; there are ${Object.keys(property.properties ?? {}).join(", ")}`;
  }
  const got = typeof data === "object" || property.writeOnly ? "" : `, got ${JSON.stringify(data)}`;
  return `expected ${expectation(property)}${got}`;
}

/** What would be right. */
function expectation({ type, enum: allowed, description, minimum, maximum, properties, items }: Property): string {
  if (allowed) return `one of ${allowed.join(", ")}`;
  if (type === "integer") {
    const range = maximum === Number.MAX_SAFE_INTEGER ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
    return `a whole number ${range}`;
  }
  if (type === "boolean") return "true or false";
  if (properties) return `an object with any of ${Object.keys(properties).join(", ")}`;
  if (items) return "a list";
  return description ?? "text that is not empty";
}

function incomplete({ instancePath, params }: ErrorObject): string {
  const parent = instancePath.slice(1).replaceAll("/", ".");
  return `${parent}: ${String(params["missingProperty"])} is missing; set both or neither`;
}

function propertyAt(path: readonly string[]): Property | undefined {
  return path.reduce<Property | undefined>(
    (property, name) => property?.properties?.[name] ?? property?.items,
    settingsSchema,
  );
}
