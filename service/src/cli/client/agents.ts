// `countersign agents`: users for programs that spend within a budget. Each has an API key that expires, a spending limit, a
// policy that lets it pay from one wallet and nothing else, and one by which it gets no other credential.

import {
  createPolicy,
  createSpendingLimit,
  createUsers,
  deletePolicies,
  deleteSpendingLimits,
  deleteUsers,
  getSpendingUsage,
  listSpendingLimits,
  listUsers,
} from "@countersign/api";
import { Command } from "commander";
import { generateApiKey } from "../session/api-key.js";
import type { GlobalOptions } from "../session/identity.js";
import { keysFolderOf, writeKey } from "../session/keys-folder.js";
import { idOf, policyIds, spendingLimitIds, userIds, walletIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table } from "../terminal/output.js";
import { conditionOf, receiversOf } from "./agent-policy.js";
import { budgetOf, etherOn, secondsOf, tokenOf } from "./budget.js";
import type { Currency } from "./budget.js";

interface CreateOptions {
  readonly budget: string;
  readonly wallet: string;
  readonly chainId?: string;
  readonly token?: string;
  readonly receivers?: readonly string[];
  readonly expires: string;
}

/** `countersign agents`. */
export function agentsCommand(io: Io): Command {
  const command = new Command("agents").description("users for programs that may spend within a budget");
  command
    .command("create")
    .description("make a user with a key that expires, a spending limit, and a policy to pay from a wallet")
    .argument("<name>", "of the user, its key, limit and policy: small letters, digits, _ and -")
    .requiredOption(
      "--budget <budget>",
      "the most it may spend, fees included: '0.5 ETH/day', '2 ETH/30d', '1 ETH/ever'",
    )
    .requiredOption("--wallet <wallet>", "id or name of the wallet that it spends from")
    .option("--chain-id <id>", "of the only chain that it may send ether on (default: 1)")
    .option("--token <id=decimals>", "pay with this token by x402: eip155:8453/erc20:0x8335…2913=6 (default: ether)")
    .option("--receivers <receivers...>", "the only ones that it may pay: addresses, and books such as book:shops")
    .option("--expires <time>", "when its key expires: 12h, 7d", "7d")
    .action((name: string, options: CreateOptions, command: Command) => create(io, name, options, command));
  command
    .command("list")
    .description("list agents, and what is left of their budgets")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("revoke")
    .description("delete an agent's user and credentials, then its policy and limit")
    .argument("<name>", "of the agent")
    .action((name: string, _: unknown, command: Command) => revoke(io, name, command));
  return command;
}

const prefix = "agent-";
const credentialsOf = (named: string): string => `${named}-credentials`;

async function create(io: Io, name: string, options: CreateOptions, command: Command): Promise<void> {
  if (!/^[a-z][a-z0-9_-]{0,50}$/.test(name)) {
    throw new UsageError(
      `${name} is no name of an agent: a small letter, then up to 50 small letters, digits, _ and -`,
    );
  }
  const { budget, wallet, receivers, expires } = options;
  const currency = currencyOf(options);
  const limit = budgetOf(budget, currency);
  const isReceiver = receivers && receiversOf(receivers);
  const expirationSeconds = secondsOf(expires);
  if (expirationSeconds === undefined) throw new UsageError(`--expires: ${expires} is not a time such as 12h or 7d`);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const walletId = await idOf(walletIds, session, wallet);
  const named = { organizationId, prefixed: `${prefix}${name}` };

  const { keysFolder, baseUrl } = command.optsWithGlobals<GlobalOptions>();
  const key = generateApiKey("p256");
  const { publicKey } = key;
  const meta = {
    name,
    organizationId,
    baseUrl,
    curve: "p256",
    publicKey,
    createdAt: new Date().toISOString(),
  } as const;
  const file = await writeKey(keysFolderOf(keysFolder, io), name, key, meta);
  const apiKey = { apiKeyName: name, publicKey, curveType: "API_KEY_CURVE_P256", expirationSeconds } as const;
  const user = { userName: named.prefixed, apiKeys: [apiKey], authenticators: [], oauthProviders: [], userTags: [] };
  const made = await finished(session, createUsers(connection, { organizationId, parameters: { users: [user] } }));
  const userId = made?.result.createUsersResult?.userIds[0];
  if (userId === undefined) return;
  // Users manage their own credentials unless a policy denies it: its key would not be the last one.
  const takesPart = `approvers.any(user, user.id == '${userId}')`;
  const denied = await finished(
    session,
    createPolicy(connection, {
      organizationId,
      parameters: {
        policyName: credentialsOf(named.prefixed),
        effect: "EFFECT_DENY",
        condition: "activity.resource in ['AUTH', 'CREDENTIAL']",
        consensus: takesPart,
        notes: `Keeps the agent ${name} from other credentials and sessions.`,
      },
    }),
  );
  if (!denied) return;
  const limited = await finished(
    session,
    createSpendingLimit(connection, {
      organizationId,
      parameters: {
        ...limit,
        name: named.prefixed,
        measure: "SPENDING_MEASURE_AMOUNT",
        scope: "SPENDING_SCOPE_USER",
        scopeId: userId,
        excess: "SPENDING_EXCESS_DENY",
      },
    }),
  );
  // Without a limit there is no policy: what is not allowed by one is denied.
  if (!limited) return;
  const allowed = await finished(
    session,
    createPolicy(connection, {
      organizationId,
      parameters: {
        policyName: named.prefixed,
        effect: "EFFECT_ALLOW",
        condition: conditionOf(walletId, currency, isReceiver),
        // Nobody else asks for what the agent then approves: its limit counts what it asks for itself.
        consensus: `approvers.count() == 1 && ${takesPart}`,
        notes: `Lets the agent ${name} spend ${budget}.`,
      },
    }),
  );
  if (!allowed) return;
  show(session, { userId, publicKey, privateKeyFile: file }, () =>
    record([
      ["agent", name],
      ["user id", userId],
      ["budget", budget],
      ["key expires after", expires],
      ["private key", file],
      ["serve it with", `countersign --key-name ${name} mcp`],
    ]),
  );
}

function currencyOf({ chainId, token }: CreateOptions): Currency {
  if (token !== undefined && chainId !== undefined) throw new UsageError("--chain-id: the token names its chain");
  if (token !== undefined) return tokenOf(token);
  if (chainId === undefined || /^[1-9]\d{0,15}$/.test(chainId)) return etherOn(chainId ?? "1");
  throw new UsageError(`--chain-id: ${chainId} is not the id of a chain`);
}

/** Says what is missing where others have to approve a part. */
async function finished<Kind extends Parameters<typeof complete>[1]["activity"]>(
  session: Session,
  submitted: Promise<{ readonly activity: Kind }>,
): Promise<Kind | undefined> {
  return complete(
    session,
    await submitted,
    () => "The rest of the agent is not made: make it by hand once this is approved.",
  );
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const [{ users }, { spendingLimits }] = await Promise.all([
    listUsers(connection, { organizationId }),
    listSpendingLimits(connection, { organizationId }),
  ]);
  const agents = [];
  for (const { userId, userName, apiKeys } of users) {
    const limit = spendingLimits.find(({ name, scopeId }) => name === userName && scopeId === userId);
    if (!userName.startsWith(prefix) || !limit) continue;
    const { spendingLimitId, maximum } = limit;
    const { usages } = await getSpendingUsage(connection, { organizationId, spendingLimitId, holder: userId });
    const until = apiKeys.flatMap(({ createdAt, expirationSeconds }) =>
      expirationSeconds === undefined ? [] : [Number(createdAt.seconds) + Number(expirationSeconds)],
    );
    const keyExpires = until.length === 0 ? undefined : new Date(Math.max(...until) * 1000).toISOString();
    agents.push({ name: userName.slice(prefix.length), userId, maximum, remaining: usages[0]?.remaining, keyExpires });
  }
  const headings = ["name", "user id", "maximum", "left", "key expires"];
  const rows = agents.map((agent) => [
    agent.name,
    agent.userId,
    agent.maximum,
    agent.remaining ?? agent.maximum,
    agent.keyExpires ?? "",
  ]);
  show(session, { agents }, () => table(headings, rows, "No agents."));
}

/** The user goes first: from then on nothing is signed, whatever becomes of the rest. */
async function revoke(io: Io, name: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const named = `${prefix}${name}`;
  const userId = await idOf(userIds, session, named);
  const rest = (): string => `Its policies and limit, ${named}, are still there.`;
  const deleted = await deleteUsers(connection, { organizationId, parameters: { userIds: [userId] } });
  if (!(await complete(session, deleted, rest))) return;
  const parameters = { policyIds: await policyIds(session, [named, credentialsOf(named)]) };
  const policies = await deletePolicies(connection, { organizationId, parameters });
  if (!(await complete(session, policies, rest))) return;
  const spendingLimitId = await idOf(spendingLimitIds, session, named);
  const limits = { spendingLimitIds: [spendingLimitId] };
  const submitted = await deleteSpendingLimits(connection, { organizationId, parameters: limits });
  if (!(await complete(session, submitted, rest))) return;
  show(session, { revoked: name }, () => record([["revoked", name]]));
}
