// A deployment whose database belongs to somebody else: people who may do things, people who may not, and everything that was
// ever in the database, for whoever wants to put it back.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { p256 } from "@noble/curves/nist.js";
import { keccak256, recoverAddress, toBytes } from "viem";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { openService } from "../../../service/src/service.js";
import type { OpenService } from "../../../service/src/service.js";
import { examine } from "../../../service/src/doctor/doctor.js";
import type { Finding } from "../../../service/src/doctor/doctor.js";
import type { Custody } from "../../../service/src/custody/custody.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { readPins } from "../../../service/src/store/authority/pins.js";
import { provedNames } from "../../../service/src/store/authority/tables.js";
import type { Store } from "../../../service/src/store/store.js";
import { ethereumAccount } from "../support/accounts.js";
import { openBeside, unproved } from "../support/authority.js";
import type { Unproved } from "../support/authority.js";
import { newSubOrganization, newSubOrganizationOf, newUser, Person, rootOf } from "../support/people.js";
import { act, newWallet, signing, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import type { Database, RunningService } from "../support/service.js";

/** Of whoever exports, P-256. */
const target = Buffer.from(p256.getPublicKey(p256.utils.randomSecretKey(), false)).toString("hex");

/** @param sealAuthority whether its unit file says `--seal-authority` */
function started(data: string, location: string, logs: string[], sealAuthority: boolean): Promise<OpenService> {
  const databaseUrl = location.startsWith("postgres") ? { databaseUrl: location } : {};
  const settings = loadConfig({ options: { data, port: "0", rateLimit: "0", ...databaseUrl } });
  const log = openLog("info", (line) => logs.push(line));
  return openService(settings, log, { sealAuthority, keyTimes: { leaseMilliseconds: 3_600_000 } });
}

export type Row = Readonly<Record<string, string | number | null>>;
export type Snapshot = ReadonlyMap<string, readonly Row[]>;

/** Tables that a whole copy has. */
export const allTables = [
  "organizations",
  ...provedNames,
  ...(["tag_members", "activities", "ballots", "votes", "user_records"] as const),
];

/** Columns by which a row is found. */
export const keyColumns: Readonly<Record<string, readonly string[]>> = {
  organizations: ["id"],
  features: ["organization_id", "name"],
  tag_members: ["organization_id", "tag_id", "member_id"],
  private_key_addresses: ["organization_id", "private_key_id", "position"],
  sessions: ["organization_id", "token_hash"],
  ballots: ["organization_id", "fingerprint"],
};

export function keyOf(table: string, row: Row): Row {
  const columns = keyColumns[table] ?? ["organization_id", "id"];
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

/** What somebody tried who may not. */
export interface Attempt {
  readonly who: string;
  readonly what: string;
  readonly answer: Answer;
}

export class Scene {
  /** As people reach it, again after each start. */
  readonly service: { baseUrl: string; root: RootCredentials };
  /** Every line that was logged. */
  readonly logs: string[];
  readonly data: string;
  readonly location: string;
  readonly store: Store;
  /** Root users, both of whom are needed for what no policy allows. Alice may sign alone. */
  alice!: Person;
  carol!: Person;
  /** May do nothing. */
  bob!: Person;
  /** Was a root user once. */
  dave!: Person;
  /** Has an organization beside, and a key that is nobody's in this one. */
  thief!: Person;
  address = "";
  walletId = "";
  disabledKeyId = "";
  /** Fingerprint of an export that waits for Carol. */
  waiting = "";
  /** Copies of the database, oldest first. */
  readonly history: Snapshot[] = [];
  readonly #sealAuthority: boolean;
  readonly #giveBack: () => Promise<void>;
  #running: OpenService;
  #custody: Custody | undefined;
  #payloads = 0;

  private constructor(
    data: string,
    location: string,
    logs: string[],
    running: OpenService,
    store: Store,
    sealAuthority: boolean,
    giveBack: () => Promise<void>,
  ) {
    this.#sealAuthority = sealAuthority;
    this.data = data;
    this.location = location;
    this.logs = logs;
    this.#running = running;
    this.store = store;
    this.#giveBack = giveBack;
    const root = JSON.parse(readFileSync(join(data, "root.json"), "utf8")) as RootCredentials;
    this.service = { baseUrl: "", root };
  }

  static async open(kind: Database, sealAuthority = false): Promise<Scene> {
    const data = mkdtempSync(join(tmpdir(), "countersign-authority-"));
    const schema = kind === "postgres" ? await borrowSchema() : undefined;
    const location = schema?.url ?? join(data, "countersign.db");
    const logs: string[] = [];
    const running = await started(data, location, logs, sealAuthority);
    const store = await openBeside({ database: location, masterKeyFile: join(data, "master.key") });
    const giveBack = async () => void (await schema?.giveBack());
    const scene = new Scene(data, location, logs, running, store, sealAuthority, giveBack);
    scene.service.baseUrl = (await running.listen()).baseUrl;
    await scene.#build();
    return scene;
  }

  async close(): Promise<void> {
    await this.#running.close();
    await this.#custody?.close();
    await this.store.close();
    await this.#giveBack();
    rmSync(this.data, { recursive: true });
  }

  /** Ends the service, lets something be done meanwhile, and starts it on what is there then. */
  async restart(meanwhile: () => Promise<unknown>): Promise<void> {
    await this.#running.close();
    await meanwhile();
    this.#running = await started(this.data, this.location, this.logs, this.#sealAuthority);
    this.service.baseUrl = (await this.#running.listen()).baseUrl;
  }

  async #build(): Promise<void> {
    const root = rootOf(this.service as RunningService);
    const [alice, carol, dave] = await newSubOrganizationOf(root, "Alice", "Carol", "Dave");
    [this.alice, this.carol, this.dave] = [alice, carol, dave];
    this.thief = await newSubOrganization(root, "Thief's own");
    await newWallet(this.thief, "Thief's");
    this.bob = await newUser(alice, { userName: "Bob" });
    const created = await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Treasury",
      accounts: [ethereumAccount],
    });
    const wallet = resultOf(created, "createWalletResult");
    [this.walletId, this.address] = [wallet.walletId, firstOf(wallet.addresses)];
    const tag = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "signers", userIds: [dave.userId] });
    const { userTagId } = resultOf(tag, "createUserTagResult");
    const policy = (policyName: string, consensus: string, condition = "activity.action == 'SIGN'") =>
      act(alice, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName,
        effect: "EFFECT_ALLOW",
        condition,
        consensus,
        notes: "",
      });
    await policy("Alice signs", `approvers.any(user, user.id == '${alice.userId}')`);
    await policy("Signers sign", `approvers.any(user, user.tags.contains('${userTagId}'))`);
    const loose = await policy("Bob exports", `approvers.any(user, user.id == '${this.bob.userId}')`, "true");
    const keys = await act(alice, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
      privateKeys: [
        {
          privateKeyName: "Cold",
          curve: "CURVE_SECP256K1",
          privateKeyTags: [],
          addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
        },
      ],
    });
    this.disabledKeyId = present(firstOf(resultOf(keys, "createPrivateKeysResultV2").privateKeys).privateKeyId);
    this.history.push(await this.snapshot());
    // What is put back later.
    await act(alice, "ACTIVITY_TYPE_DELETE_POLICY", { policyId: resultOf(loose, "createPolicyResult").policyId });
    await act(alice, "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY", { privateKeyId: this.disabledKeyId });
    await act(alice, "ACTIVITY_TYPE_UPDATE_USER_TAG", { userTagId, addUserIds: [], removeUserIds: [dave.userId] });
    this.history.push(await this.snapshot());
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 1, userIds: [alice.userId, carol.userId] });
    await act(alice, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [dave.userId] });
    this.history.push(await this.snapshot());
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, carol.userId] });
    const waiting = await submit(alice, "ACTIVITY_TYPE_EXPORT_WALLET", this.#export());
    this.waiting = present(waiting.activity).fingerprint.replace("sha256:", "");
    this.history.push(await this.snapshot());
  }

  #export() {
    return { walletId: this.walletId, targetPublicKey: target };
  }

  /** Everything that is in the database. */
  async snapshot(): Promise<Snapshot> {
    const database = unproved(this.store);
    const tables = await Promise.all(
      allTables.map(async (table): Promise<[string, readonly Row[]]> => {
        const rows = await database.selectFrom(table).selectAll().execute();
        return [
          table,
          rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== "sealed_under")) as Row),
        ];
      }),
    );
    return new Map(tables);
  }

  /** Makes everything what it is in a copy. */
  async putBack(copy: Snapshot): Promise<void> {
    await this.tamper((database) => putBackIn(database, copy));
  }

  /** Writes to the database as its administrator does. */
  tamper<Result>(work: (database: ReturnType<typeof unproved>) => Promise<Result>): Promise<Result> {
    return this.store.write((transaction) => work(unproved(transaction)));
  }

  /** Has whoever remembers the organizations read them again. */
  async touch(): Promise<void> {
    await this.tamper((database) =>
      database
        .updateTable("organizations")
        .set({ revision: Math.floor(Math.random() * 2 ** 50), changes: "" })
        .execute(),
    );
  }

  /** Alice signs, as she may. @throws Error where another key has signed than that of the address */
  async sign(): Promise<Answer> {
    const text = `payload ${this.#payloads++}`;
    const answer = await submit(this.alice, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(this.address, text));
    if (answer.activity?.status !== "ACTIVITY_STATUS_COMPLETED") return answer;
    const { r, s, v } = resultOf(answer.activity, "signRawPayloadResult");
    const signature = { r: `0x${r}`, s: `0x${s}`, yParity: Number(v) } as const;
    const signer = await recoverAddress({ hash: keccak256(toBytes(text)), signature });
    if (signer !== this.address) throw new Error(`${signer} has signed, not ${this.address}`);
    return answer;
  }

  /** Everything that those try who may not. */
  async attempts(): Promise<Attempt[]> {
    const { alice, bob, dave, thief } = this;
    const made: Attempt[] = [];
    for (const [who, { key }] of Object.entries({ bob, dave, thief })) {
      const by = new Person(this.service as RunningService, key, alice);
      for (const [what, type, parameters] of [
        ["signs", "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(this.address, `theft ${this.#payloads++}`)],
        ["exports", "ACTIVITY_TYPE_EXPORT_WALLET", this.#export()],
        ["takes over", "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 1, userIds: [bob.userId] }],
        ["approves", "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint: `sha256:${this.waiting}` }],
      ] as const) {
        made.push({ who, what, answer: await submit(by, type, parameters) });
      }
    }
    const again = submit(
      alice,
      "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
      signing(this.disabledKeyId, `cold ${this.#payloads++}`),
    );
    made.push({ who: "alice", what: "signs with the key that is disabled", answer: await again });
    return made;
  }

  /** What `countersign doctor` says. */
  async findings(): Promise<Finding[]> {
    const masterKeyFile = join(this.data, "master.key");
    this.#custody ??= await openCustody({ masterKey: { kind: "file", path: masterKeyFile } });
    const store = await openBeside({ database: this.location, masterKeyFile });
    try {
      const pins = readPins(join(this.data, "authority.pins"), store.authority.deployment);
      for (const [name, state] of pins) store.authority.remember(name, state);
      const found: Finding[] = [];
      for await (const finding of examine(store, this.#custody)) found.push(finding);
      return found;
    } finally {
      await store.close();
    }
  }
}

/** Makes rows what they are in a copy: all, or those of an organization. */
export async function putBackIn(database: Unproved, copy: Snapshot, organizationId?: string): Promise<void> {
  const columnOf = (table: string) => (table === "organizations" ? "id" : "organization_id");
  for (const table of [...allTables].reverse()) {
    const removal = database.deleteFrom(table);
    await (organizationId === undefined ? removal : removal.where(columnOf(table), "=", organizationId)).execute();
  }
  for (const table of allTables) {
    const rows = copy.get(table) ?? [];
    for (const row of rows) {
      if (organizationId !== undefined && row[columnOf(table)] !== organizationId) continue;
      await database
        .insertInto(table)
        .values({ ...row })
        .execute();
    }
  }
}
