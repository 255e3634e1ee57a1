// `countersign policies test`: tables of activities and expected outcomes, without a service.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serializeTransaction } from "viem";
import { paymentOf, psbtOf, scriptOf } from "../chains/bitcoin-psbts.js";
import { owner, payee, rawDataOf } from "../chains/tron-raw-data.js";
import { countersign } from "../cli/running.js";
import { present } from "../support/results.js";

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "countersign-policies-"));
});
afterAll(() => rm(cwd, { recursive: true }));

async function decideTable(content: string, ...options: string[]) {
  await writeFile(join(cwd, "table.yaml"), content);
  return countersign(["policies", "test", "table.yaml", ...options], { cwd });
}

const treasury = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const banned = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
const transfer = (to: `0x${string}`) =>
  serializeTransaction({ chainId: 1, type: "eip1559", to, value: 5n, gas: 21_000n, nonce: 0 }).slice(2);
const signing = (to: `0x${string}`, signWith = treasury) =>
  JSON.stringify({
    type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    parameters: { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: transfer(to) },
  });
const wallet = JSON.stringify({
  type: "ACTIVITY_TYPE_CREATE_WALLET",
  parameters: { walletName: "Main", accounts: [] },
});

const renaming = (walletId: string) =>
  JSON.stringify({ type: "ACTIVITY_TYPE_UPDATE_WALLET", parameters: { walletId, walletName: "Mine" } });

const organization = `
organization:
  rootQuorum: { threshold: 2, userIds: [ada, ben] }
  users:
    - { id: ada }
    - { id: ben }
    - { id: noor, tags: [signers] }
    - { id: sam, tags: [signers], credential: CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR }
    - { id: kim }
  wallets:
    - { id: treasury, label: Treasury, imported: true, addresses: ["${treasury.toLowerCase()}"] }
  privateKeys:
    - { id: hot-key, tags: [hot], exported: true }
  policies:
    - policyName: Two signers move the treasury
      effect: EFFECT_ALLOW
      condition: wallet.id == 'treasury' && activity.action == 'SIGN'
      consensus: approvers.filter(user, user.tags.contains('signers')).count() >= 2
    - policyName: Hot keys sign with a passkey
      effect: EFFECT_ALLOW
      condition: private_key.tags.contains('hot') && private_key.exported && private_key.label == ''
      consensus: credentials.all(c, c.type == 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')
    - policyName: Kim renames the treasury
      effect: EFFECT_ALLOW
      condition: >-
        activity.kind == 'UPDATE_WALLET' && activity.params.wallet_name != '' && wallet.label == 'Treasury' && wallet.imported
      consensus: credentials.any(c, c.id == 'kim')
    - policyName: Nothing to the banned address
      effect: EFFECT_DENY
      condition: eth.tx.to == '${banned}'
`;

const row = (activity: string, by: string, approvals: string, expectation: string) =>
  `  - { activity: ${activity}, by: ${by}, approvals: [${approvals}], expect: ${expectation} }\n`;

const rows = [
  row(signing(treasury), "noor", "", "CONSENSUS_NEEDED"),
  row(signing(treasury), "noor", "sam", "ALLOW"),
  row(signing(treasury), "noor", "noor", "CONSENSUS_NEEDED"),
  row(signing(treasury), "kim", "noor, sam", "ALLOW"),
  row(signing(banned), "noor", "sam", "DENY"),
  row(signing(banned), "ada", "ben", "ALLOW"),
  row(signing(treasury, "hot-key"), "sam", "", "ALLOW"),
  row(signing(treasury, "hot-key"), "kim", "", "DENY"),
  row(signing(treasury, "0x0000000000000000000000000000000000000001"), "sam", "", "DENY"),
  row(renaming("treasury"), "kim", "", "ALLOW"),
  row(renaming("spare"), "kim", "", "DENY"),
  row(wallet, "ada", "", "CONSENSUS_NEEDED"),
  row(wallet, "ada", "ben", "ALLOW"),
  row(wallet, "kim", "", "DENY"),
];

test("a table whose rows all hold passes, and is shown", async () => {
  const { code, out, err } = await decideTable(`${organization}cases:\n${rows.join("")}`);
  expect(err).toBe("");
  expect(code).toBe(0);
  const lines = out.trimEnd().split("\n");
  expect(lines[0]).toMatch(/^ +CASE +ACTIVITY +BY +APPROVALS +EXPECTED +GOT$/);
  expect(lines.slice(1)).toHaveLength(rows.length);
  expect(lines.slice(1).every((line) => line.startsWith("✓ "))).toBe(true);
});

test("each row that does not hold ends in exit code 1 and an explanation", async () => {
  const opposite = { ALLOW: "DENY", DENY: "ALLOW", CONSENSUS_NEEDED: "ALLOW" } as const;
  const wrong = rows.map((line) => line.replace(/ALLOW|DENY|CONSENSUS_NEEDED/g, (word) => opposite[word as "ALLOW"]));
  const { code, out, err } = await decideTable(`${organization}cases:\n${wrong.join("")}`);
  expect(code).toBe(1);
  expect(err).toBe(`countersign: table.yaml: ${rows.length} of ${rows.length} cases failed\n`);
  expect(out.split("\n").filter((line) => /^✗  (sign|update|create)-/.test(line))).toHaveLength(rows.length);
  expect(out.split(/^outcome /m)).toHaveLength(rows.length + 1);
  expect(out).toContain(`
outcome        consensus needed
because        others must approve it
could approve  ada, ben, sam

allow "Two signers move the treasury": did not apply, condition true, consensus false
   OF         AT    CLAUSE                                                              WHY
✓  condition  1:1   wallet.id == 'treasury'
✓  condition  1:28  activity.action == 'SIGN'
✗  consensus  1:1   approvers.filter(user, user.tags.contains('signers')).count() >= 2
`);
});

test("programs get every row with its explanation as JSON", async () => {
  const { out } = await decideTable(`${organization}cases:\n${rows[0]}`, "--json");
  expect(JSON.parse(out)).toMatchObject({
    cases: [
      {
        name: "sign-transaction-v2 by noor",
        expected: "CONSENSUS_NEEDED",
        got: "CONSENSUS_NEEDED",
        passed: true,
        explanation: { outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED", couldApprove: ["ada", "ben", "sam"] },
      },
    ],
  });
});

describe("a file that is wrong is refused with exit code 2, and the place of everything that is:", () => {
  const good = `${organization}cases:\n${rows[0]}`;
  test.each([
    ["no cases", organization, /table\.yaml:2:1: cases: must NOT have fewer than 1 items/],
    [
      "a user who is not there",
      good.replace("by: noor", "by: nora"),
      /cases\.0\.by: unknown user id; expected one of ada, ben/,
    ],
    [
      "a root user who is not there",
      good.replace("userIds: [ada", "userIds: [eve"),
      /:3:\d+: organization\.rootQuorum\.userIds\.0: unknown user id/,
    ],
    [
      "an outcome that is not",
      good.replace("expect: CONSENSUS_NEEDED", "expect: MAYBE"),
      /cases\.0\.expect: expected one of ALLOW, CONSENSUS_NEEDED, DENY/,
    ],
    [
      "a misspelt member",
      good.replace("wallets:", "walets:"),
      /:11:5: organization\.walets: unknown member; expected one of rootQuorum, users,/,
    ],
    [
      "a type that is not",
      good.replace("ACTIVITY_TYPE_SIGN_TRANSACTION_V2", "ACTIVITY_TYPE_SING"),
      /cases\.0\.activity: type: unknown activity type ACTIVITY_TYPE_SING/,
    ],
    [
      "a vote",
      good.replace("ACTIVITY_TYPE_SIGN_TRANSACTION_V2", "ACTIVITY_TYPE_APPROVE_ACTIVITY"),
      /policies do not decide votes/,
    ],
    [
      "parameters that nobody can submit",
      good.replace("TRANSACTION_TYPE_ETHEREUM", "TRANSACTION_TYPE_TIN"),
      /cases\.0\.activity: \/parameters\/type: expected/,
    ],
    [
      "a transaction with bytes behind it",
      good.replace(transfer(treasury), `${transfer(treasury)}00`),
      /cases\.0\.activity: unsignedTransaction/,
    ],
    [
      "a policy that can't be right",
      good.replace("wallet.id ==", "wallet.idd =="),
      /:17:18: organization\.policies\.0\.condition: 1:8 unknown field wallet\.idd, did you mean id\?/,
    ],
  ])("%s", async (_, content, message) => {
    const ended = await decideTable(content);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toMatch(message);
  });
});

test("transactions of TRON and Bitcoin are read from their bytes, for the key of the address that signs", async () => {
  const publicKey = Buffer.from("02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5", "hex");
  const address = present(paymentOf("P2WPKH", publicKey).address, "address");
  const psbt = (value: bigint, script = scriptOf("P2WPKH", publicKey)) =>
    psbtOf([{ kind: "P2WPKH", publicKey, value: 100_000n }], [{ script, value }]).toHex();
  const trx = (amount: number) =>
    rawDataOf({ type: "TransferContract", value: { owner_address: owner, to_address: payee, amount } });
  const sign = (signWith: string, chain: string, unsignedTransaction: string) =>
    JSON.stringify({
      type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
      parameters: { signWith, type: `TRANSACTION_TYPE_${chain}`, unsignedTransaction },
    });
  const table = `
organization:
  rootQuorum: { threshold: 1, userIds: [ada] }
  users: [{ id: ada }, { id: noor }]
  policies:
    - policyName: Small payments of TRX
      effect: EFFECT_ALLOW
      condition: tron.tx.contract.all(c, c.to_address == '${payee}' && c.amount <= 5)
    - policyName: Putting together
      effect: EFFECT_ALLOW
      condition: bitcoin.tx.outputs.all(o, o.change && o.address == '${address}') && bitcoin.tx.fee <= 1000
cases:
`;
  const cases = [
    row(sign(owner, "TRON", trx(5)), "noor", "", "ALLOW"),
    row(sign(owner, "TRON", trx(6)), "noor", "", "DENY"),
    row(sign(address, "BITCOIN", psbt(99_000n)), "noor", "", "ALLOW"),
    row(sign(address, "BITCOIN", psbt(98_999n)), "noor", "", "DENY"),
    row(sign(address, "BITCOIN", psbt(99_000n, scriptOf("P2TR", publicKey))), "noor", "", "DENY"),
  ];
  const { code, err } = await decideTable(table + cases.join(""));
  expect([code, err]).toEqual([0, ""]);
});

describe("the examples of docs/policy-reference.md", () => {
  const example = async (start: string) => {
    const page = await readFile(new URL("../../../docs/policy-reference.md", import.meta.url), "utf8");
    const found = page.split("```yaml\n").find((block) => block.startsWith(start));
    return present(found, "found").slice(0, present(found, "found").indexOf("```"));
  };

  test("the file to check has nothing wrong", async () => {
    await writeFile(join(cwd, "policies.yaml"), await example("policies:"));
    expect(await countersign(["policies", "check", "policies.yaml"], { cwd })).toMatchObject({ code: 0, err: "" });
  });

  test("the table holds", async () => {
    expect(await decideTable(await example("organization:"))).toMatchObject({ code: 0, err: "" });
  });
});
