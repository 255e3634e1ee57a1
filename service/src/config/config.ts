// Puts the settings together: defaults, then the configuration file, then the environment, then the command line.

import { Ajv } from "ajv";
import type { ErrorObject } from "ajv";
import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { environment, settingsSchema } from "./settings.js";
import type { Property, Settings } from "./settings.js";

/** A setting that can't be used. The message says which, where it was set, and what would be right. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

export interface Sources {
  /** Path of a YAML or JSON file. */
  readonly file?: string | undefined;
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** From the command line, by the place of the setting. */
  readonly options?: Readonly<Record<string, string | boolean | undefined>> | undefined;
}

/**
 * @throws ConfigurationError for a file that can't be read, for settings that do not exist and for values out of range
 */
export function loadConfig(sources: Sources): Settings {
  const settings = sources.file === undefined ? {} : readFile(sources.file);
  for (const [variable, place] of Object.entries(environment)) {
    const value = sources.environment?.[variable];
    if (value !== undefined && value !== "") set(settings, place, value, variable);
  }
  for (const [place, value] of Object.entries(sources.options ?? {})) {
    if (value !== undefined) set(settings, place, value, `--${place}`);
  }
  check(settings, sources.file ?? "the settings");
  return settings as unknown as Settings;
}

function readFile(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new ConfigurationError(`the configuration file ${path} cannot be read`, { cause });
  }
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new ConfigurationError(`${path}: ${error.message}`);
  const value: unknown = document.toJS() ?? {};
  // Looked at here too, so that a mistake of the file is reported as the file's.
  check(structuredClone(value), path);
  return value as Record<string, unknown>;
}

/** Puts a value that came as text into its place, as the type that it has there. */
function set(settings: Record<string, unknown>, place: string, value: string | boolean, source: string): void {
  let property: Property = settingsSchema;
  let target = settings;
  const names = place.split(".");
  const last = names.pop()!;
  for (const name of names) {
    property = property.properties![name]!;
    target = (target[name] ??= {}) as Record<string, unknown>;
  }
  target[last] = convert(value, property.properties![last]!.type, source);
}

function convert(value: string | boolean, type: string | undefined, source: string): unknown {
  if (typeof value === "boolean") return value;
  if (type === "integer") {
    if (/^\d{1,15}$/.test(value)) return Number(value);
    throw new ConfigurationError(`${source}: expected a whole number, got ${JSON.stringify(value)}`);
  }
  if (type === "boolean") {
    if (value === "true" || value === "false") return value === "true";
    throw new ConfigurationError(`${source}: expected true or false, got ${JSON.stringify(value)}`);
  }
  return value;
}

function check(settings: unknown, where: string): void {
  const validate = new Ajv({ allErrors: true, useDefaults: true, strict: true }).compile(settingsSchema);
  if (validate(settings)) return;
  throw new ConfigurationError((validate.errors ?? []).map((error) => `${where}: ${describe(error)}`).join("\n"));
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll("/", ".");
  if ("additionalProperty" in params) {
    return `there is no setting ${[place, params["additionalProperty"]].filter(Boolean).join(".")}`;
  }
  const allowed = "allowedValues" in params ? `: ${(params["allowedValues"] as string[]).join(", ")}` : "";
  return `${place || "the file"} ${message}${allowed}`;
}
