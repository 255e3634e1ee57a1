// Whatever a tenant can store has a bound in bytes: the walk over all families of the contract and over all tables, from
// which the end of docs/limits.md is written.

import { readFileSync } from "node:fs";
import path from "node:path";
import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import Sqlite from "better-sqlite3";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { isVote, storageEffectOf } from "../../../service/src/activities/engine/traits.js";
import { limits } from "../../../service/src/config/limits.js";
import { openStore } from "../../../service/src/store/open.js";
import { entryOf, present } from "../support/results.js";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      { readonly post: { readonly requestBody: { readonly content: Readonly<Record<string, { schema: Schema }>> } } }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const root = path.join(import.meta.dirname, "../../..");
const document = JSON.parse(readFileSync(path.join(root, "generated/openapi.json"), "utf8")) as Document;
const largestBody = 1_048_576;

/** Of a character, in UTF-8. */
const bytesOfCharacter = 4;
/** Of a number, `true` or `null`. */
const bytesOfScalar = 25;

/** What browsers say of a passkey beside what the contract lists; only the body's own length is a bound. */
const open = new Set(["CredPropsAuthenticationExtensionsClientOutputs", "SimpleClientExtensionResults"]);

/** The most bytes that a value can have, as compact JSON with nothing escaped; infinite where the contract sets no bound. */
function largestOf(schema: Schema, name = "", within: readonly string[] = []): number {
  if (schema.$ref !== undefined) {
    const referred = present(schema.$ref.split("/").at(-1), "reference");
    if (within.includes(referred)) return Infinity;
    return largestOf(schemaNamed(referred), referred, [...within, referred]);
  }
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((each) => largestOf(each, name, within));
  if (choices.length > 0) return Math.max(...choices);
  if (schema.allOf) return schema.allOf.reduce((sum, each) => sum + largestOf(each, name, within), 0);
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  switch (schema.type) {
    case "string":
      return 2 + (schema.maxLength ?? Infinity) * bytesOfCharacter;
    case "array":
      return 2 + (schema.maxItems ?? Infinity) * (1 + largestOf(present(schema.items, "items"), name, within));
    case "object":
      return 2 + membersOf(schema, name, within);
    case "integer":
    case "number":
    case "boolean":
    case "null":
      return bytesOfScalar;
    default:
      return Infinity;
  }
}

function membersOf(schema: Schema, name: string, within: readonly string[]): number {
  const listed = Object.entries(schema.properties ?? {}).reduce(
    (sum, [member, each]) => sum + member.length + 4 + largestOf(each, name, within),
    0,
  );
  const { additionalProperties: others } = schema;
  if (others === undefined || others === false || open.has(name)) return listed;
  if (others === true || schema.maxProperties === undefined) return Infinity;
  const each =
    2 + largestOf({ type: "string", ...schema.propertyNames }, name, within) + largestOf(others, name, within);
  return listed + schema.maxProperties * each;
}

function schemaNamed(name: string): Schema {
  const found = document.components.schemas[name];
  return present(found && { type: found.properties ? "object" : "string", ...found }, name);
}

interface FamilyBound {
  readonly path: string;
  readonly effect: string;
  readonly bytes: number;
}

/** All families, with what the fields of their requests hold at most, in whichever version. */
function families(): FamilyBound[] {
  const byPath = new Map<string, ActivityType>();
  for (const [type, kind] of Object.entries(activityKinds)) byPath.set(kind.path, type as ActivityType);
  return [...byPath].sort().map(([at, type]) => {
    const { schema } = present(document.paths[at]?.post.requestBody.content["application/json"], at);
    return {
      path: present(at.split("/").at(-1), "name"),
      effect: isVote(type) ? "that of its target" : storageEffectOf(type),
      bytes: largestOf(schema),
    };
  });
}

/** What lies in a table: how many rows, and of which parts of requests one is made. */
interface Kept {
  readonly rows: string;
  /** Schemas of the contract. Their fields are the longest of what a row has. */
  readonly of?: readonly string[];
}

const perUser = "of each user";
const counted = "counted in `limits.storedBytes` and similar";
const withActivity = "at most one for each activity, which counts more bytes";

const tenantsTables: Readonly<Record<string, Kept>> = {
  organizations: {
    rows: "`limits.subOrganizations`; each counts 4,096 stored bytes",
    of: ["UpdateAllowedOriginsIntent"],
  },
  features: { rows: "one of each name", of: ["SetOrganizationFeatureIntent"] },
  users: { rows: "`limits.users`", of: ["UpdateUserIntent"] },
  user_records: { rows: counted },
  api_keys: {
    rows: `\`limits.apiKeysPerUser\` and \`limits.expiringApiKeysPerUser\` ${perUser}`,
    of: ["ApiKeyParamsV2"],
  },
  authenticators: { rows: `\`limits.authenticatorsPerUser\` ${perUser}`, of: ["AuthenticatorParamsV2"] },
  passkey_registrations: { rows: `one for each authenticator ever, 256 bytes; ${counted}` },
  oauth_providers: { rows: `\`limits.oauthProvidersPerUser\` ${perUser}`, of: ["OauthProviderParamsV2"] },
  tags: { rows: "`limits.tags`, or `limits.subOrganizationTags`", of: ["UpdateUserTagIntent"] },
  tag_members: { rows: "users times tags, and private keys times tags" },
  private_keys: { rows: "`limits.privateKeys`", of: ["PrivateKeyParams"] },
  private_key_addresses: { rows: "one of each format for each private key" },
  wallets: { rows: "`limits.wallets`", of: ["UpdateWalletIntent"] },
  wallet_accounts: { rows: `\`limits.walletAccounts\`; ${counted}`, of: ["WalletAccountParams"] },
  policies: { rows: "`limits.policies`", of: ["CreatePolicyIntentV3"] },
  invitations: { rows: "`limits.invitations`, and 100 closed ones", of: ["InvitationParams"] },
  sessions: { rows: `ten ${perUser}` },
  one_time_codes: { rows: withActivity },
  contact_codes: { rows: withActivity },
  import_targets: { rows: `102 ${perUser}` },
  budgets: { rows: "at most five with each message or wrong code, for a day" },
  messages: { rows: `waiting: ${withActivity}, until they expire; failed: 1,000` },
  payment_methods: { rows: "one", of: ["SetPaymentMethodIntent"] },
  subscriptions: { rows: "one" },
  activities: { rows: counted },
  ballots: { rows: withActivity },
  votes: { rows: counted },
  log_waiting: { rows: "those of `log_records` of the last second; more while the sequencer cannot go on" },
  log_records: {
    rows: `one for each activity, vote, refusal and change of who may do what or of what there is; ${counted}`,
  },
  archived_ranges: { rows: "one for each file of the archive" },
  webhook_endpoints: { rows: "`limits.webhookEndpoints`", of: ["CreateWebhookEndpointIntent"] },
  ip_allowlists: { rows: "`limits.ipAllowlists`", of: ["SetIpAllowlistIntent"] },
  secrets: { rows: "`limits.secrets`; of each 5,600 bytes are sealed", of: ["ImportSecretParams"] },
  session_profiles: { rows: "`limits.sessionProfiles`", of: ["CreateSessionProfileIntent"] },
  contract_interfaces: {
    rows: "`limits.contractInterfaces`",
    of: ["CreateSmartContractInterfaceIntent"],
  },
  contract_interface_texts: { rows: `one for each of those above, 2,000,000 bytes together; ${counted}` },
  velocity_controls: { rows: "`limits.velocityControls`", of: ["CreateVelocityControlIntent"] },
  oauth2_credentials: { rows: "`limits.oauth2Credentials`", of: ["CreateOauth2CredentialIntent"] },
  mfa_policies: { rows: "`limits.mfaPoliciesPerUser` for each user", of: ["CreateMfaPolicyIntent"] },
  delays: { rows: "one for votes, and one for each kind of change", of: ["SetVoteExpiryIntent", "SetDelaysIntent"] },
  address_book_entries: { rows: "`limits.addressBookEntries`", of: ["AddressBookEntryParams"] },
  notification_channels: { rows: "`limits.notificationChannels`", of: ["CreateNotificationChannelIntent"] },
  vote_calls: { rows: "50 for each notification channel" },
  freezes: { rows: "`limits.freezes`, and one of the organization", of: ["FreezeIntent"] },
  spending_limits: { rows: "`limits.spendingLimits`", of: ["CreateSpendingLimitIntent"] },
  spending_totals: {
    rows: `one for each limit or control and each whose spending it counts, at most as many as those below`,
  },
  spending_entries: {
    rows: `at most one for each signature, receiver and limit, and each activity and control; 512 bytes each, ${counted}`,
  },
  spending_slots: {
    rows: `one for eight nonces, a payload or an activity; 512 bytes for each that a limit counts, ${counted}`,
  },
  spending_reservations: { rows: `the same for activities that wait, ${counted}` },
  auth_proxies: { rows: "one", of: ["UpdateAuthProxyConfigIntent"] },
  outbox: { rows: "waiting: 512 counted bytes each; failed: 1,000" },
  event_bodies: { rows: "counted in `limits.eventBytes` and similar" },
  stored_bytes: { rows: "one" },
};

/** What is the deployment's, or a stranger's who has no organization yet. */
const otherTables: Readonly<Record<string, string>> = {
  console_pairings: "a fixed number at a time, each for some minutes",
  deployment: "the operator's",
  key_encryption_keys: "the operator's",
  processes: "one for each process",
  archive_files: "the operator's",
  logs: "the operator's",
  log_tiles: "about 80 bytes for each record of the log",
};

function page(): string {
  const number = (value: number) => value.toLocaleString("en-US");
  return [
    "## Largest requests\n",
    "The bytes of its fields in UTF-8. The body never has more than 1,048,576.\n",
    table(
      ["activity", "effect on storage", "fields, in bytes"],
      families().map(({ path: name, effect, bytes }) => [`\`${name}\``, effect, number(Math.min(bytes, largestBody))]),
    ),
    "\n## Largest tables\n",
    "For one organization: the number of rows, and the most bytes that the fields of a row can have.\n",
    table(
      ["table", "rows", "fields of a row"],
      Object.entries(tenantsTables).map(([name, { rows, of = [] }]) => {
        const bytes = Math.min(
          of.reduce((sum, each) => sum + largestOf(schemaNamed(each), each), 0),
          largestBody,
        );
        return [`\`${name}\``, rows, of.length > 0 ? number(bytes) : ""];
      }),
    ),
    "",
  ].join("\n");
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => entryOf(row, column).length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(entryOf(widths, at))).join(" | ")} |`;
  return [line(headings), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}

describe("every family", () => {
  test("is one of the contract's eighty or so, and all are walked over", () => {
    const walked = families().map(({ path: name }) => name);
    expect(walked).toEqual(
      Object.keys(document.paths)
        .flatMap((at) => (at.includes("/submit/") ? [present(at.split("/").at(-1), at)] : []))
        .sort(),
    );
    expect(walked.length).toBeGreaterThanOrEqual(79);
  });

  test.each(families())("$path has a bound in bytes for each of its fields", ({ bytes }) => {
    expect(bytes).toBeLessThan(Infinity);
  });

  test("a field without a bound is found wherever it is", () => {
    expect(largestOf({ type: "string" })).toBe(Infinity);
    expect(largestOf({ type: "array", items: { type: "boolean" } })).toBe(Infinity);
    const deep = { type: "object", properties: { list: { type: "array", maxItems: 2, items: { type: "string" } } } };
    expect(largestOf(deep)).toBe(Infinity);
    expect(largestOf({ type: "object", additionalProperties: { type: "string", maxLength: 1 } })).toBe(Infinity);
    expect(largestOf({ type: "object", additionalProperties: true })).toBe(Infinity);
    expect(largestOf({ type: "string", maxLength: 3 })).toBe(14);
  });

  test("no value of the contract's types is longer than its bound", () => {
    const text = "\u{1f511}".repeat(3);
    const schema = { type: "array", maxItems: 2, items: { type: "string", maxLength: 3 } };
    expect(Buffer.byteLength(JSON.stringify([text, text]))).toBeLessThanOrEqual(largestOf(schema));
  });
});

describe("every table", () => {
  test("has a bound for its rows", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "countersign-bounds-"));
    await (await openStore(path.join(folder, "database.db"))).close();
    const database = new Sqlite(path.join(folder, "database.db"));
    const names = database
      .prepare<[], { readonly name: string }>("select name from sqlite_master where type = 'table'")
      .all()
      .flatMap(({ name }) => (/^(kysely|sqlite)_/.test(name) ? [] : [name]));
    database.close();
    await rm(folder, { recursive: true });
    expect([...Object.keys(tenantsTables), ...Object.keys(otherTables)].sort()).toEqual(names.sort());
  });

  test("is limited by settings that there are", () => {
    for (const { rows } of Object.values(tenantsTables)) {
      for (const [, name] of rows.matchAll(/`limits\.(\w+)`/g)) expect(Object.keys(limits.members)).toContain(name);
    }
  });

  test.each(Object.entries(tenantsTables))("%s has rows of a bounded length", (_name, { of = [] }) => {
    for (const each of of) expect(largestOf(schemaNamed(each), each)).toBeLessThan(Infinity);
  });
});

describe("docs/limits.md", () => {
  const file = path.join(root, "docs/limits.md");

  test("lists what was found; vitest's -u writes it anew", async () => {
    const [head = ""] = readFileSync(file, "utf8").split("## Largest requests\n");
    await expect(head + page()).toMatchFileSnapshot(file);
  });

  test("names every limit in bytes", () => {
    const text = readFileSync(file, "utf8");
    const names = Object.keys(limits.members).filter((name) => name.endsWith("Bytes"));
    expect(names).toHaveLength(9);
    for (const name of names) expect(text).toContain(`limits.${name}`);
  });
});
