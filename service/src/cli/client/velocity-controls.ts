// `countersign controls`: velocity controls, which count for policies.

import {
  VelocityControlAggregationMethod,
  VelocityControlAggregationOperator,
  createVelocityControl,
  deleteVelocityControl,
  listVelocityControls,
} from "@countersign/api";
import type {
  VelocityControl,
  VelocityControlAggregation,
  VelocityControlDataSource,
  VelocityControlDataSourceChainAssetTransferDefinition,
} from "@countersign/api";
import { Command, Option } from "commander";
import { idOf, velocityControlIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { each, oneOf } from "../terminal/option-values.js";
import { record, show, table } from "../terminal/output.js";
import { secondsOf } from "./budget.js";

type Asset = VelocityControlDataSourceChainAssetTransferDefinition;
type Group = keyof VelocityControlAggregation["groupBy"];

interface CreateOptions {
  readonly identifier: string;
  readonly name?: string;
  readonly asset: readonly Asset[];
  readonly activityType: readonly string[];
  readonly method?: VelocityControlAggregationMethod;
  readonly operator: VelocityControlAggregationOperator;
  readonly threshold: string;
  readonly per: string;
  readonly of: Group;
}

const groups: readonly Group[] = ["organization", "user", "wallet"];

/** `countersign controls`. */
export function velocityControlsCommand(io: Io): Command {
  const command = new Command("controls").description("velocity controls, which count for policies");
  command
    .command("list")
    .description("list controls, oldest first")
    .action((_: unknown, command: Command) => list(io, command));
  const methods = friendlyNames(VelocityControlAggregationMethod).join(" or ");
  const operators = friendlyNames(VelocityControlAggregationOperator).join(", ");
  command
    .command("create")
    .description("create a control, which policies read as controls.<identifier>")
    .requiredOption("--identifier <identifier>", "its name in policies")
    .option("--name <name>", "its name for people (default: the identifier)")
    .option("--asset <id=decimals>", "count transfers of eip155:1/slip44:60=18; repeat it", each(assetOf), [])
    .option("--activity-type <types...>", "count these activities only, with all their versions", [])
    .option(
      "--method <method>",
      `${methods} (default: sum of assets, else count)`,
      oneOf(VelocityControlAggregationMethod),
    )
    .option(
      "--operator <operator>",
      `how the count compares with the threshold while the control holds: ${operators}`,
      oneOf(VelocityControlAggregationOperator),
      VelocityControlAggregationOperator.LESS_THAN_OR_EQUAL,
    )
    .requiredOption("--threshold <number>", "a decimal number, of assets in their units")
    .requiredOption("--per <window>", "time up to now (24h, 30d), or ever")
    .addOption(new Option("--of <whose>", "whose are counted together").choices(groups).default("organization"))
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("delete")
    .description("delete a control and what it has counted")
    .argument("<control>", "its id or identifier")
    .action((control: string, _: unknown, command: Command) => remove(io, control, command));
  return command;
}

/** Reads `eip155:1/slip44:60=18`. */
function assetOf(text: string): Asset {
  const [, caip19, decimals] = /^(.+)=(\d{1,2})$/.exec(text) ?? [];
  if (caip19 !== undefined && decimals !== undefined) return { caip19, decimals };
  throw new UsageError(`--asset: ${text} is not an asset with its decimals, such as eip155:1/slip44:60=18`);
}

function windowOf(per: string): VelocityControlAggregation["window"] {
  if (per === "ever") return { infinite: {} };
  const duration = secondsOf(per);
  if (duration !== undefined) return { rolling: { duration } };
  throw new UsageError(`--per: ${per} is not 24h, 30d or ever`);
}

function sourceOf({ asset, activityType }: CreateOptions): VelocityControlDataSource {
  const filter = activityType.length > 0 && {
    filter: { activity: activityType.map((each) => ({ activityType: each })) },
  };
  if (asset.length === 0) return { activityExecution: { ...filter } };
  return { chainAssetTransfer: { definition: asset, ...filter } };
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listVelocityControls(session.connection, { organizationId: session.organizationId });
  const rows = answer.velocityControls.map((control) => [
    control.velocityControlId,
    control.identifier,
    inWords(control),
    Object.keys(control.aggregation.groupBy).join(" "),
    control.dataSource.chainAssetTransfer?.definition.map(({ caip19 }) => caip19).join(" ") ?? "activities",
  ]);
  show(session, answer, () =>
    table(["control id", "identifier", "holds while", "of", "counts"], rows, "No velocity controls."),
  );
}

/** `sum less-than-or-equal 10 per 86400s`. */
function inWords({ aggregation: { method, operator, threshold, window } }: VelocityControl): string {
  const compared = friendlyName(VelocityControlAggregationOperator, operator);
  const per = window.rolling ? `per ${window.rolling.duration}s` : "ever";
  return `${friendlyName(VelocityControlAggregationMethod, method)} ${compared} ${threshold} ${per}`;
}

async function create(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const { identifier, name = identifier, asset, operator, threshold, per, of } = options;
  const { SUM, COUNT } = VelocityControlAggregationMethod;
  const { method = asset.length > 0 ? SUM : COUNT } = options;
  const aggregation = { method, operator, threshold, window: windowOf(per), groupBy: { [of]: {} } };
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const parameters = { name, identifier, dataSource: sourceOf(options), aggregation };
  const answer = await createVelocityControl(connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["control id", result.createVelocityControlResult?.velocityControlId],
      ["in policies", `controls.${identifier}`],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const velocityControlId = await idOf(velocityControlIds, session, named);
  const answer = await deleteVelocityControl(connection, { organizationId, parameters: { velocityControlId } });
  await finish(session, answer, ({ id }) =>
    record([
      ["deleted control", velocityControlId],
      ["activity id", id],
    ]),
  );
}
