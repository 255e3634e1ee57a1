// The options by which commands that run the service, or would, take its settings.

import { Option } from "commander";
import type { Command } from "commander";
import { resolve } from "node:path";
import type { Configuration } from "../../config/config.js";
import { allSettings } from "../../config/settings.js";
import type { Io } from "../terminal/io.js";

/** By the place of the setting, and the configuration file beside them. */
export type SettingsOptions = Readonly<Record<string, string | boolean>>;

/** Adds the options, as the settings declare them. */
export function addSettingsOptions(command: Command): Command {
  for (const { setting } of allSettings) {
    if (setting.option === undefined) continue;
    const { doc, variable, schema } = setting;
    // Links are for the reference.
    const text = doc.replaceAll("`", "").replace(/\[(.*?)\]\(.*?\)/g, "$1");
    const about = setting.option.startsWith("--no-")
      ? `do not ${text} (${variable}=false)`
      : `${text} (${variable}; default: ${String(schema.default)})`;
    command.addOption(new Option(setting.option, about));
  }
  return command.option("--config <file>", "configuration file, YAML or JSON (COUNTERSIGN_CONFIG)");
}

/**
 * Reads the settings, as the options, the environment and the file have them.
 *
 * @throws ConfigurationError
 */
export async function readSettingsOptions(io: Io, { config, ...options }: SettingsOptions): Promise<Configuration> {
  const { readConfiguration } = await import("../../config/config.js");
  const file = config === undefined ? io.env["COUNTERSIGN_CONFIG"] || undefined : String(config);
  // What can only be switched off is on by itself, which is no choice of the operator's.
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== true));
  return readConfiguration({ file: file && resolve(io.cwd, file), environment: io.env, options: given });
}
