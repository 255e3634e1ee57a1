// `countersign limits`: how much may be spent.

import {
  createSpendingLimit,
  deleteSpendingLimits,
  getSpendingUsage,
  listSpendingLimits,
  SpendingScope,
  UncountedSpending,
  updateSpendingLimit,
} from "@countersign/api";
import type { SpendingExcess, SpendingLimit, SpendingMeasure, SpendingReceivers } from "@countersign/api";
import { Command, Option } from "commander";
import { idOf, spendingLimitIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table } from "../terminal/output.js";
import { windowOf } from "./budget.js";

interface Options {
  readonly name?: string;
  readonly maximum?: string;
  readonly over?: keyof typeof excesses;
  readonly allow?: readonly string[];
}

interface CreateOptions extends Options {
  readonly name: string;
  readonly maximum: string;
  readonly asset: readonly string[];
  readonly count: keyof typeof measures;
  readonly per: string;
  readonly timeZone?: string;
  readonly of: string;
  readonly receivers?: string;
  readonly over: keyof typeof excesses;
}

const measures = {
  amount: "SPENDING_MEASURE_AMOUNT",
  signatures: "SPENDING_MEASURE_COUNT",
  receivers: "SPENDING_MEASURE_RECEIVERS",
} as const satisfies Record<string, SpendingMeasure>;
const excesses = {
  deny: "SPENDING_EXCESS_DENY",
  consensus: "SPENDING_EXCESS_CONSENSUS",
} as const satisfies Record<string, SpendingExcess>;

/** `countersign limits`. */
export function spendingLimitsCommand(io: Io): Command {
  const command = new Command("limits").description("limits on what may be spent");
  const over = () => new Option("--over <what>", "what becomes of requests beyond it").choices(Object.keys(excesses));
  const allow = () =>
    new Option("--allow <kinds...>", "what may be signed although it cannot be counted").choices(
      Object.values(UncountedSpending).map(shortOf),
    );
  command
    .command("list")
    .description("list limits, oldest first")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("usage")
    .description("show how much of a limit is used up, and how much is left")
    .argument("<limit>", "its id or name")
    .option("--of <id>", "whose spending, where each one is counted by itself: an id or address")
    .action((limit: string, options: { readonly of?: string }, command: Command) => usage(io, limit, options, command));
  command
    .command("create")
    .description("create a limit")
    .requiredOption("--name <name>", "name of the limit")
    .option("--asset <ids...>", "assets in the form of CAIP-19, such as eip155:1/slip44:60; without, anything", [])
    .addOption(new Option("--count <what>", "what is counted").choices(Object.keys(measures)).default("amount"))
    .requiredOption("--maximum <number>", "the most that is allowed, in the smallest unit: 10000000 or 10e18")
    .requiredOption("--per <window>", "hours or days up to now (24h, 30d), day, week, month, or ever")
    .option("--time-zone <zone>", "of day, week and month (default: UTC)")
    .option(
      "--of <whose>",
      "organization, or wallet, account, user, user-tag or receiver, with =<id> for one",
      "organization",
    )
    .option("--receivers <whom>", "count payments to book:<name> alone, or to all outside:<name> (default: all)")
    .addOption(over().default("deny"))
    .addOption(allow())
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("update")
    .description("change a limit; omitted fields stay as they are")
    .argument("<limit>", "its id or name")
    .option("--name <name>", "new name")
    .option("--maximum <number>", "new maximum")
    .addOption(over())
    .addOption(allow())
    .action((limit: string, options: Options, command: Command) => update(io, limit, options, command));
  command
    .command("delete")
    .description("delete a limit and what it has counted")
    .argument("<limit>", "its id or name")
    .action((limit: string, _: unknown, command: Command) => remove(io, limit, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listSpendingLimits(session.connection, { organizationId: session.organizationId });
  const rows = answer.spendingLimits.map((limit) => [
    limit.spendingLimitId,
    limit.name,
    limit.maximum,
    nameOf(measures, limit.measure),
    inWords(limit.window),
    `${shortOf(limit.scope)}${limit.scopeId === undefined ? "" : `=${limit.scopeId}`}`,
    limit.assets.join(" ") || "anything",
    limit.receivers ? `${limit.receivers.outside ? "outside" : "book"}:${limit.receivers.book}` : "all",
  ]);
  const headings = ["limit id", "name", "maximum", "counts", "per", "of", "assets", "receivers"];
  show(session, answer, () => table(headings, rows, "No spending limits."));
}

async function usage(io: Io, named: string, { of }: { readonly of?: string }, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const spendingLimitId = await idOf(spendingLimitIds, session, named);
  const answer = await getSpendingUsage(connection, {
    organizationId,
    spendingLimitId,
    ...(of !== undefined && { holder: of }),
  });
  const rows = answer.usages.map(({ holder, spent, waiting, remaining, moreAt }) => [
    holder || "organization",
    spent,
    waiting,
    remaining,
    moreAt ? new Date(Number(moreAt.seconds) * 1000).toISOString() : "",
  ]);
  show(session, answer, () => table(["of", "spent", "waiting", "left", "more from"], rows, "Nothing was spent yet."));
}

async function create(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const { name, asset, count, maximum, per, timeZone, of, receivers, over, allow } = options;
  const window = windowOf(per, timeZone);
  if (!window) throw new UsageError(`--per: ${per} is not 24h, 30d, day, week, month or ever`);
  const parameters = {
    name,
    assets: asset,
    measure: measures[count],
    maximum: wholeNumber(maximum),
    window,
    ...scopeOf(of),
    ...(receivers !== undefined && { receivers: receiversOf(receivers) }),
    excess: excesses[over],
    ...(allow && { uncounted: allow.map(uncountedOf) }),
  };
  const session = await openSession(io, command);
  const { organizationId } = session;
  const answer = await createSpendingLimit(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["limit id", result.createSpendingLimitResult?.spendingLimitId],
      ["name", name],
      ["activity id", id],
    ]),
  );
}

/** Of `book:payouts` or `outside:payouts`. */
function receiversOf(text: string): SpendingReceivers {
  const [, where, book] = /^(book|outside):(.+)$/.exec(text) ?? [];
  if (book !== undefined) return { book, ...(where === "outside" && { outside: true }) };
  throw new UsageError(`--receivers: ${text} is not book:<name> or outside:<name>`);
}

async function update(io: Io, named: string, { name, maximum, over, allow }: Options, command: Command): Promise<void> {
  if (name === undefined && maximum === undefined && over === undefined && !allow) {
    throw new UsageError("nothing to change: give --name, --maximum, --over or --allow");
  }
  const changes = {
    ...(name !== undefined && { name }),
    ...(maximum !== undefined && { maximum: wholeNumber(maximum) }),
    ...(over !== undefined && { excess: excesses[over] }),
    ...(allow && { uncounted: allow.map(uncountedOf) }),
  };
  const session = await openSession(io, command);
  const { organizationId } = session;
  const spendingLimitId = await idOf(spendingLimitIds, session, named);
  const parameters = { spendingLimitId, ...changes };
  const answer = await updateSpendingLimit(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id }) =>
    record([
      ["limit id", spendingLimitId],
      ["activity id", id],
    ]),
  );
}

async function remove(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { organizationId } = session;
  const spendingLimitId = await idOf(spendingLimitIds, session, named);
  const parameters = { spendingLimitIds: [spendingLimitId] };
  const answer = await deleteSpendingLimits(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id }) =>
    record([
      ["deleted limit", spendingLimitId],
      ["activity id", id],
    ]),
  );
}

/** `10e18` as well as `10000000000000000000`. */
function wholeNumber(text: string): string {
  const [, digits, zeros = "0"] = /^(\d{1,78})(?:e(\d{1,2}))?$/.exec(text) ?? [];
  if (digits === undefined) throw new UsageError(`--maximum: ${text} is not a whole number, such as 5000000 or 10e18`);
  return String(BigInt(digits) * 10n ** BigInt(zeros));
}

function scopeOf(of: string): { readonly scope: SpendingScope; readonly scopeId?: string } {
  const [kind = "", id] = of.split("=", 2);
  const scope = Object.values(SpendingScope).find((each) => shortOf(each) === kind);
  if (!scope)
    throw new UsageError(`--of: ${kind} is not one of ${Object.values(SpendingScope).map(shortOf).join(", ")}`);
  return { scope, ...(id !== undefined && { scopeId: id }) };
}

function uncountedOf(name: string): UncountedSpending {
  // The option takes no others.
  return Object.values(UncountedSpending).find((each) => shortOf(each) === name)!;
}

/** `user-tag` for `SPENDING_SCOPE_USER_TAG`. */
function shortOf(value: string): string {
  return value
    .replace(/^(SPENDING_SCOPE|UNCOUNTED_SPENDING)_/, "")
    .toLowerCase()
    .replaceAll("_", "-");
}

function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return Object.keys(names).find((name) => names[name] === value) ?? value;
}

function inWords({ period, seconds, timeZone }: SpendingLimit["window"]): string {
  const name = period.replace("SPENDING_PERIOD_", "").toLowerCase();
  if (seconds === undefined) return timeZone === undefined ? name : `${name} in ${timeZone}`;
  const hours = Number(seconds) / 3600;
  return Number.isInteger(hours) ? `${hours}h` : `${seconds}s`;
}
