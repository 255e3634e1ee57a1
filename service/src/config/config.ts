// Puts the settings together: defaults, then the configuration file, then the environment, then the command line.

import type { ErrorObject } from "ajv";
import { nearest } from "../did-you-mean/nearest.js";
import { check } from "./check.js";
import { readConfigFile } from "./config-file.js";
import { ConfigurationError } from "./configuration-error.js";
import type { Property } from "./declaration.js";
import type { Problem } from "./problem.js";
import { allSettings, environment as places, otherVariables, settingsSchema } from "./settings.js";
import type { Settings } from "./settings.js";

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

/** Settings, and where each that was set was set: by its place. */
export interface Configuration {
  readonly settings: Settings;
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * @throws ConfigurationError for a file that can't be read, for settings and variables that do not exist and for values
 *   out of range; all of them are named, each with where it was set
 */
export function loadConfig(from: Sources): Settings {
  return readConfiguration(from).settings;
}

/** @throws ConfigurationError as `loadConfig` does */
export function readConfiguration({ file, environment = {}, options = {} }: Sources): Configuration {
  const read = file === undefined ? { values: {}, problems: [] } : readConfigFile(file, problemsOf);
  const problems = [...read.problems, ...unknownVariables(environment)];
  const sources = new Map<string, string>();
  for (const { place } of allSettings) {
    if (file !== undefined && valueAt(read.values, place) !== undefined) sources.set(place, file);
  }
  for (const { source, place, value } of [...fromEnvironment(environment), ...fromOptions(options)]) {
    const path = place.split(".");
    const converted = convert(value, propertyAt(path)?.type);
    problems.push(...problemsOf(nested(path, converted)).map(({ message }) => `${source}: ${message}`));
    put(read.values, path, converted);
    sources.set(place, source);
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join("\n"));
  if (check(read.values)) return { settings: read.values as unknown as Settings, sources };
  throw new ConfigurationError((check.errors ?? []).slice(0, 1).map(incomplete).join("\n"));
}

function fromEnvironment(environment: Readonly<Record<string, string | undefined>>): Given[] {
  return Object.entries(places).flatMap(([source, place]) => {
    const value = environment[source];
    return value === undefined || value === "" ? [] : [{ source, place, value }];
  });
}

const prefix = "COUNTERSIGN_";

/** Whoever mistypes a variable would otherwise run with its default. */
function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set([...Object.keys(places), ...Object.keys(otherVariables)]);
  const names = [...known].map((name) => name.slice(prefix.length));
  return Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !known.has(name))
    .sort()
    .map((name) => {
      const near = nearest(name.slice(prefix.length), names);
      const advice = near === undefined ? "docs/configuration.md lists all" : `did you mean ${prefix}${near}?`;
      return `${name}: unknown variable; ${advice}`;
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

/** The value of a setting, by its place. */
export function valueAt(settings: unknown, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], settings);
}

function put(settings: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) settings[name] = value;
  else put((settings[name] ??= {}) as Record<string, unknown>, rest, value);
}

/** What is wrong with some of the settings, one problem for each place. */
function problemsOf(settings: unknown): Problem[] {
  // The check fills in defaults, which nobody has set here.
  if (check(structuredClone(settings))) return [];
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

function describe({ keyword, data, params }: ErrorObject, parent: readonly string[]): string {
  const property = propertyAt(parent) ?? {};
  if (keyword === "additionalProperties") {
    return `unknown setting; ${adviceOn(String(params["additionalProperty"]), parent, property)}`;
  }
  const got = typeof data === "object" || property.writeOnly ? "" : `, got ${JSON.stringify(data)}`;
  return `expected ${expectation(property)}${got}`;
}

/** Which setting was meant: one of the same group, or one of that name elsewhere. */
function adviceOn(name: string, parent: readonly string[], { properties = {} }: Property): string {
  const sibling = nearest(name, Object.keys(properties));
  const near =
    sibling === undefined
      ? allSettings.find(({ place }) => place.endsWith(`.${name}`))?.place
      : [...parent, sibling].join(".");
  return near === undefined ? `expected one of ${Object.keys(properties).join(", ")}` : `did you mean ${near}?`;
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
  return description ?? "non-empty text";
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
