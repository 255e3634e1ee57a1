// The options of commands that look at a deployment's database, or change it, beside the services that use it.

import { InvalidArgumentError } from "commander";
import type { Command } from "commander";

export interface DeploymentOptions {
  readonly config?: string;
  readonly data?: string;
}

const defaultWaitSeconds = 20;

export function addDeploymentOptions(command: Command): Command {
  return command
    .option("--data <folder>", "the service's data folder (COUNTERSIGN_DATA_DIR; default: ./data)")
    .option("--config <file>", "configuration file, YAML or JSON (COUNTERSIGN_CONFIG)");
}

export function addWaitOption(command: Command): Command {
  return command.option(
    "--wait <seconds>",
    "how long to wait for services that do not have the new key yet or were killed",
    seconds,
    defaultWaitSeconds,
  );
}

/** @throws InvalidArgumentError */
export function seconds(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("expected a number of seconds, from 0 to 9999999");
}
