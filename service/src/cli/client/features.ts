// `countersign features`: switches and settings of the organization, such as the ways to log in and its webhook.

import {
  FeatureName,
  getOrganizationConfigs,
  removeOrganizationFeature,
  setOrganizationFeature,
} from "@countersign/api";
import type { Feature } from "@countersign/api";
import { Argument, Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { show, table } from "../terminal/output.js";

/** `countersign features`. */
export function featuresCommand(io: Io): Command {
  const command = new Command("features").description("features of the organization; its root users decide");
  const names = friendlyNames(FeatureName).join(", ");
  const nameArgument = () => new Argument("<name>", names).argParser(oneOf(FeatureName));
  command
    .command("list")
    .description("list enabled features")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("set")
    .description("enable a feature or change its value")
    .addArgument(nameArgument())
    .argument("[value]", "the webhook's URL, or comma-separated web origins; other features take none", "")
    .action((name: FeatureName, value: string, _: unknown, command: Command) => set(io, name, value, command));
  command
    .command("remove")
    .description("disable a feature and discard its value")
    .addArgument(nameArgument())
    .action((name: FeatureName, _: unknown, command: Command) => remove(io, name, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await getOrganizationConfigs(session.connection, { organizationId: session.organizationId });
  show(session, answer, () => featuresText(answer.configs.features));
}

async function set(io: Io, name: FeatureName, value: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await setOrganizationFeature(session.connection, {
    organizationId: session.organizationId,
    parameters: { name, value },
  });
  await finish(session, answer, ({ result }) => featuresText(result.setOrganizationFeatureResult?.features));
}

async function remove(io: Io, name: FeatureName, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await removeOrganizationFeature(session.connection, {
    organizationId: session.organizationId,
    parameters: { name },
  });
  await finish(session, answer, ({ result }) => featuresText(result.removeOrganizationFeatureResult?.features));
}

function featuresText(features: readonly Feature[] = []): string {
  const rows = features.map(({ name = "", value = "" }) => [friendlyName(FeatureName, name), value]);
  return table(["feature", "value"], rows, "No features are set.");
}
