// `countersign config`: looks at the settings without starting the service.

import { Command } from "commander";
import type { Configuration } from "../../config/config.js";
import type { GlobalOptions } from "../session/identity.js";
import type { Io } from "../terminal/io.js";
import { printable, show, table } from "../terminal/output.js";
import { addSettingsOptions, readSettingsOptions } from "./settings-options.js";
import type { SettingsOptions } from "./settings-options.js";

interface Shown {
  readonly setting: string;
  readonly value: string;
  readonly source: string;
}

/** `countersign config`. */
export function configCommand(io: Io): Command {
  const command = new Command("config").description("the service's settings");
  addSettingsOptions(command.command("check"))
    .description("check the settings as `serve` does and warn about unsafe ones; exit code 2 if any is invalid")
    .action((options: SettingsOptions, command: Command) => check(io, options, command));
  command
    .command("reference")
    .description("print all settings with their variables, defaults and meanings, in Markdown")
    .action(async () => {
      const { reference } = await import("../../config/reference.js");
      io.stdout.write(reference());
    });
  return command;
}

async function check(io: Io, options: SettingsOptions, command: Command): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  const configuration = await readSettingsOptions(io, options);
  const [{ checkSettings }, { exposures }] = await Promise.all([
    import("../../service.js"),
    import("../../config/exposure.js"),
  ]);
  checkSettings(configuration.settings, io.env);
  const warnings = exposures(configuration.settings);
  const settings = await shown(configuration);
  show({ io, json }, { settings, warnings }, () => {
    const rows = settings.map(({ setting, value, source }) => [setting, value, source]);
    const set = table(["setting", "value", "set by"], rows, "All settings have their defaults.");
    return [set, ...warnings.map((warning) => `warning: ${printable(warning)}`), "The configuration is valid."].join(
      "\n\n",
    );
  });
}

/** What differs from the defaults, or was set to them; secrets are left out. */
async function shown({ settings, sources }: Configuration): Promise<Shown[]> {
  const [{ allSettings }, { valueAt }] = await Promise.all([
    import("../../config/settings.js"),
    import("../../config/config.js"),
  ]);
  return allSettings.flatMap(({ place, setting }) => {
    const source = sources.get(place);
    if (source === undefined) return [];
    const value = setting.schema.writeOnly ? "(secret)" : String(valueAt(settings, place));
    return [{ setting: place, value, source }];
  });
}
