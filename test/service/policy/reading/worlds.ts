// Random organizations, policies and activities, with the approvals that an activity has.

import type { Activity, Credential, Organization, Person, Rule } from "./decision.js";
import type { Dice } from "./dice.js";
import { integers, texts, Writer } from "./expressions.js";
import type { Facts } from "./meaning.js";

export interface Drawn {
  readonly organization: Organization;
  readonly activity: Activity;
}

const ids = ["a", "b", "ab", "w1", "w2"] as const;
const tags = ["red", "blue"] as const;

/** A decision to be taken. */
export function draw(dice: Dice): Drawn {
  const people = peopleOf(dice);
  const activity = activityOf(dice, people);
  const roots = people.filter(({ root }) => root).length;
  const has = new Set(activity.subjects.flatMap(wordsOf));
  const { type, family, kind, resource, action } = activity;
  const conditions = new Writer(dice, has, [type, family, kind, resource, action, "CREDENTIAL_TYPE_API_KEY_P256"]);
  const rules = dice.many(0, 4, () => ruleOf(dice, conditions));
  return {
    organization: {
      people,
      threshold: dice.once(4) ? 1 + dice.below(roots) : roots,
      authProxyUser: dice.once(12) ? dice.of(people).id : undefined,
      rules,
      receivers: dice.many(1, 6, () => ({
        book: dice.of(["a", "b"]),
        chain: dice.of(["eip155:1", "eip155:2", "eip155:*", "solana:*", "tron:*", "bip122:*"]),
        address: dice.of(texts.filter((each) => each !== "")),
      })),
    },
    activity,
  };
}

function peopleOf(dice: Dice): readonly Person[] {
  return dice
    .many(2, 5, () => dice.once(4))
    .map((isRoot, index): Person => {
      const id = `u${index}`;
      const apiKeys = dice
        .many(1, 2, () => dice.of(["P256", "P256", "ED25519"]))
        .map((curve, at): Credential => ({
          id: `key ${id} ${at}`,
          user_id: id,
          type: `CREDENTIAL_TYPE_API_KEY_${curve}`,
          credential_id: "",
          public_key: `key of ${id} ${at}`,
        }));
      const authenticator: Credential = {
        id: `pass ${id}`,
        user_id: id,
        type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR",
        credential_id: `credential of ${id}`,
        public_key: `0${index}`,
      };
      return {
        id,
        root: index === 0 || isRoot,
        tags: dice.some(tags),
        email: dice.of(["", `${id}@example.com`]),
        credentials: apiKeys.length === 1 && dice.once(2) ? [...apiKeys, authenticator] : apiKeys,
      };
    });
}

function ruleOf(dice: Dice, conditions: Writer): Rule {
  return {
    effect: dice.once(4) ? "DENY" : "ALLOW",
    condition: dice.once(6) ? dice.of(["", "  \n", "true"]) : conditions.boolean(4),
    consensus: consensusOf(dice),
    time: dice.once(5) ? timeOf(dice, 2) : "",
  };
}

function consensusOf(dice: Dice): string {
  const user = () => `u${dice.below(5)}`;
  const number = () => dice.below(4);
  const order = () => dice.of([">=", ">=", ">", "==", "<", "!="]);
  const part = () =>
    dice.of([
      () => `approvers.filter(u, u.tags.contains('${dice.of(tags)}')).count() ${order()} ${number()}`,
      () => `approvers.count() ${order()} ${number()}`,
      () => `approvers.any(u, u.id == '${user()}')`,
      () => `approvers.all(u, u.tags.contains('${dice.of(tags)}'))`,
      () => `credentials.any(c, c.type == 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')`,
      () => `credentials.filter(c, c.type == 'CREDENTIAL_TYPE_API_KEY_P256').count() ${order()} ${number()}`,
      () =>
        `approvers.filter(u, credentials.any(c, c.user_id == u.id && c.id == 'key ${user()} 0')).count() ${order()} 1`,
      () => `approvers[${number()}].id ${dice.of(["==", "!="])} '${user()}'`,
      () => `credentials[0].credential_id == 'credential of ${user()}'`,
      () => `approvers.any(u, u.email == '${user()}@example.com')`,
      () => `['${user()}', '${user()}'].any(id, approvers.any(u, u.id == id))`,
    ])();
  if (dice.once(3)) return "";
  if (dice.once(6)) return new Writer(dice, undefined, ["u0", "u1", ...tags]).boolean(3);
  return dice.many(1, 3, part).join(dice.of([" && ", " || "]));
}

const zones = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"] as const;
// Clocks are changed within these days.
const days = ["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-06-15"] as const;

function instantOf(dice: Dice): number {
  const fine = dice.once(3) ? dice.below(60_000) : 0;
  return Date.parse(`${dice.of(days)}T00:00:00Z`) + dice.below(48) * 1_800_000 + fine;
}

function timeOf(dice: Dice, depth: number): string {
  const again = () => timeOf(dice, depth - 1);
  switch (depth <= 0 ? dice.below(2) : dice.below(6)) {
    case 0: {
      const field = (least: number, greatest: number) => {
        const from = least + dice.below(greatest - least + 1);
        const to = from + dice.below(greatest - from + 1);
        return dice.of(["*", "*", String(from), `${from}-${to}`, `${least},${from}`]);
      };
      const cron = [field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 7)].join(" ");
      return `CronSpan('${cron}', '${dice.of(["1m", "90m", "8h", "1h30m", "1d"])}', '${dice.of(zones)}')`;
    }
    case 1: {
      const instant = () => (dice.once(2) ? "time.now" : `Timestamp('${new Date(instantOf(dice)).toISOString()}')`);
      return `${instant()} ${dice.of(["<", ">", "<=", ">=", "==", "!="])} ${instant()}`;
    }
    case 2:
      return `!(${again()})`;
    case 3:
      return dice.of(["true", "false"]);
    default:
      return `${again()} ${dice.of(["&&", "||"])} (${again()})`;
  }
}

/** The roots of the words that a subject has. */
function wordsOf(subject: Facts): string[] {
  return Object.entries(subject).flatMap(([word, value]) =>
    ["eth", "solana", "bitcoin", "tron"].includes(word)
      ? Object.keys(value as object).map((part) => `${word}.${part}`)
      : [word],
  );
}

interface Kind {
  readonly type: string;
  readonly kind: string;
  readonly family: string;
  readonly resource: string;
  readonly action: string;
}

const kindOf = (type: string, family: string, resource: string, action: string): Kind => ({
  type: `ACTIVITY_TYPE_${type}`,
  kind: type.replace(/_V\d+$/, ""),
  family,
  resource,
  action,
});

type Rest = Pick<Activity, "subjects"> &
  Partial<Pick<Activity, "params" | "immediate" | "rootQuorumOnly" | "ofAuthProxy" | "accessOf" | "selfService">>;

function activityOf(dice: Dice, people: readonly Person[]): Activity {
  const asking = people[dice.once(3) ? 0 : 1 + dice.below(people.length - 1)] as Person;
  const whose = dice.once(2) ? asking.id : dice.of(people).id;
  const [kind, rest] = dice.of<() => readonly [Kind, Rest]>([
    () => [kindOf("CREATE_WALLET", "createWallet", "WALLET", "CREATE"), { subjects: [{}] }],
    () => [
      kindOf("SIGN_TRANSACTION_V2", "signTransaction", "PRIVATE_KEY", "SIGN"),
      { subjects: [{ ...keyOf(dice), ...transactionOf(dice) }] },
    ],
    () => [
      kindOf("SIGN_TRANSACTION_V2", "signTransaction", "PRIVATE_KEY", "SIGN"),
      { subjects: [{ ...keyOf(dice), ...transactionOf(dice) }] },
    ],
    () => [
      kindOf("SIGN_RAW_PAYLOAD_V2", "signRawPayload", "PRIVATE_KEY", "SIGN"),
      { subjects: [{ ...keyOf(dice), ...payloadOf(dice) }] },
    ],
    () => [
      kindOf("DELETE_WALLETS", "deleteWallets", "WALLET", "DELETE"),
      { subjects: ["w1", "w2"].slice(0, 1 + dice.below(2)).map((id) => ({ wallet: walletOf(dice, id) })) },
    ],
    () => [
      kindOf("UPDATE_ROOT_QUORUM", "updateRootQuorum", "ORGANIZATION", "UPDATE"),
      { subjects: [{}], rootQuorumOnly: true },
    ],
    () => [
      kindOf("DELETE_POLICY", "deletePolicy", "POLICY", "DELETE"),
      { subjects: [{ policy: { id: dice.of(ids) } }] },
    ],
    () => [
      kindOf("DELETE_API_KEYS", "deleteApiKeys", "CREDENTIAL", "DELETE"),
      {
        subjects: [
          { user: { id: whose, tags: people.find(({ id }) => id === whose)?.tags } },
          { api_key: { id: "a" } },
        ],
        accessOf: [whose],
        selfService: true,
      },
    ],
    () => [kindOf("INIT_OTP_V3", "initOtp", "OTP", "CREATE"), { subjects: [{}], immediate: true, ofAuthProxy: true }],
    () => [
      kindOf("CREATE_USERS_V3", "createUsers", "USER", "CREATE"),
      { subjects: [{ user_tag: { id: dice.of(ids) } }, {}].slice(dice.below(2)) },
    ],
    () => [
      kindOf("SET_PAYMENT_METHOD_V2", "setPaymentMethod", "PAYMENT_ACTION", "CREATE"),
      { subjects: [{}], immediate: true },
    ],
  ])();
  const others = people.filter(({ id }) => id !== asking.id && dice.once(4));
  const gone = dice.once(20) ? [{ userId: "gone", credential: "key gone 0" }] : [];
  const waiting = dice.once(8) ? { isStillRequested: dice.once(2) } : undefined;
  const approving = waiting && dice.once(3) ? others : [asking, ...others];
  return {
    params: paramsOf(dice),
    immediate: false,
    rootQuorumOnly: false,
    ofAuthProxy: false,
    accessOf: [],
    selfService: false,
    ...kind,
    ...rest,
    initiator: asking.id,
    approvals: [
      ...approving.map(({ id, credentials }) => ({ userId: id, credential: dice.of(credentials).id })),
      ...gone,
    ],
    at: instantOf(dice),
    waiting,
  };
}

const text = (dice: Dice): string => dice.of(texts);
const integer = (dice: Dice): bigint => (dice.once(10) ? 2n ** 200n : dice.of(integers));
const flag = (dice: Dice): boolean => dice.once(2);

function walletOf(dice: Dice, id: string = dice.of(ids)) {
  return { id, label: text(dice), imported: flag(dice), exported: flag(dice) };
}

function keyOf(dice: Dice): Facts {
  return dice.once(2)
    ? { wallet: walletOf(dice), wallet_account: { address: text(dice) } }
    : { private_key: { ...walletOf(dice), tags: dice.many(0, 2, () => text(dice)) } };
}

function transferOf(dice: Dice) {
  return { from: text(dice), to: text(dice), amount: integer(dice) };
}

function instructionOf(dice: Dice) {
  const accounts = dice.many(0, 2, () => ({ account_key: text(dice), signer: flag(dice), writable: flag(dice) }));
  return { program_key: text(dice), accounts, instruction_data_hex: text(dice), address_table_lookups: [] };
}

function authorizationOf(dice: Dice) {
  return { chain_id: integer(dice), address: text(dice), nonce: integer(dice) };
}

function transactionOf(dice: Dice): Facts {
  switch (dice.below(4)) {
    case 0:
      return {
        solana: {
          tx: {
            account_keys: dice.many(0, 3, () => text(dice)),
            program_keys: [],
            instructions: dice.many(0, 2, () => instructionOf(dice)),
            address_table_lookups: [],
            transfers: dice.many(0, 2, () => transferOf(dice)),
            spl_transfers: dice.many(0, 2, () => ({
              ...transferOf(dice),
              owner: text(dice),
              signers: [text(dice)],
              token_mint: "",
            })),
            grants: dice.many(0, 2, () => ({ kind: text(dice), account: "a", to: text(dice), amount: integer(dice) })),
            unknown_instructions: dice.many(0, 1, () => instructionOf(dice)),
            recent_blockhash: "a",
            fee_payer: text(dice),
            fee: integer(dice),
          },
        },
      };
    case 1:
      return {
        bitcoin: {
          tx: {
            version: "2",
            inputs: [],
            outputs: dice.many(0, 2, () => ({
              value: integer(dice),
              script_pubkey: "",
              address: text(dice),
              address_type: "",
              change: flag(dice),
            })),
            locktime: { amount: 0n, type: dice.of(["Blocks", "a"]) },
            fee: integer(dice),
          },
        },
      };
    case 2:
      return {
        tron: {
          tx: {
            contract: [{ type: text(dice), amount: integer(dice), owner_address: text(dice) }],
            trc20_transfers: dice.many(0, 1, () => ({ ...transferOf(dice), token: "a" })),
            trc20_approvals: [],
            data: text(dice),
            fee_limit: integer(dice),
          },
        },
      };
    default:
      return {
        eth: {
          tx: {
            from: text(dice),
            to: text(dice),
            data: text(dice),
            value: integer(dice),
            chain_id: integer(dice),
            type: dice.of([0n, 1n, 2n]),
            fee: integer(dice),
            erc20_transfers: dice.many(0, 1, () => transferOf(dice)),
            authorization_list: dice.many(0, 2, () => authorizationOf(dice)),
          },
        },
      };
  }
}

function payloadOf(dice: Dice): Facts {
  switch (dice.below(5)) {
    case 0:
      return { payload: { kind: "DIGEST", blind: true } };
    case 3:
      return { payload: { kind: "SSH_SIGNATURE", blind: true }, ssh: { sig: { namespace: text(dice) } } };
    case 1:
      return {
        payload: { kind: "AUTHORIZATION", blind: false },
        eth: { eip_7702_authorization: authorizationOf(dice) },
      };
    case 2:
      return { payload: { kind: "MESSAGE", blind: false } };
    default:
      return {
        payload: { kind: "TYPED_DATA", blind: false },
        eth: {
          eip_712: {
            primary_type: text(dice),
            domain: {
              name: text(dice),
              version: "1",
              chain_id: integer(dice),
              verifying_contract: text(dice),
              salt: "",
            },
            message: { a: dice.of([text(dice), integer(dice)]), aB: text(dice) },
          },
        },
      };
  }
}

/** Parameters: any JSON. */
function paramsOf(dice: Dice): unknown {
  const names = ["a", "b", "aB", "count", "walletName"] as const;
  const json = (depth: number): unknown => {
    switch (depth <= 0 ? dice.below(3) : dice.below(6)) {
      case 0:
        return dice.of([true, false, null, 0, 1, 2, -1, 0.5, 2 ** 60]);
      case 1:
      case 2:
        return text(dice);
      case 3:
        return dice.many(0, 2, () => json(depth - 1));
      default:
        return object(depth - 1);
    }
  };
  const object = (depth: number) => Object.fromEntries(dice.some(names).map((name) => [name, json(depth)]));
  return { walletName: text(dice), ...object(2) };
}
