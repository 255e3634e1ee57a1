// Signing several transactions in one request, through the public API. The published libraries make them and check what comes
// back.

import { Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js";
import { createHash } from "node:crypto";
import { recoverAddress, recoverTransactionAddress, serializeTransaction } from "viem";
import type { Hex, TransactionSerialized } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finalized, psbtOf, scriptOf } from "../../chains/bitcoin-psbts.js";
import { rawDataOf } from "../../chains/tron-raw-data.js";
import { company, rule } from "../../policy/company.js";
import { account } from "../../support/accounts.js";
import { Person } from "../../support/people.js";
import { act, activitiesOf, look, submit, vote } from "../../support/requests.js";
import type { Answer } from "../../support/requests.js";
import { entryOf, present, resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import { openWorld } from "../../support/world.js";
import type { World } from "../../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const type = "ACTIVITY_TYPE_SIGN_TRANSACTIONS";
const completed = "ACTIVITY_STATUS_COMPLETED";
const receivers = ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"] as const;
const [friend, banned] = receivers;

const payment = (nonce: number, to: Hex = friend, value = 1n) =>
  serializeTransaction({ chainId: 1, type: "eip1559", nonce, to, value, gas: 21_000n, maxFeePerGas: 1n }).slice(2);

/** A root user, two others, and a wallet of theirs. */
async function treasury() {
  const { root, staff } = await company(world.service, "Ada", "Ben");
  const made = await act(root, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: "Treasury",
    accounts: [
      account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
      account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
      account("m/44'/195'/0'/0/0", "ADDRESS_FORMAT_TRON"),
      account("m/84'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH"),
    ],
  });
  const { walletId, addresses } = resultOf(made, "createWalletResult");
  const [ethereum, solana, tron, bitcoin] = addresses as [Hex, string, string, string];
  const sign = (by: Person, unsignedTransactions: readonly string[], more: object = {}): Promise<Answer> =>
    submit(by, type, { signWith: ethereum, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransactions, ...more });
  const signAlone = (by: Person, unsignedTransaction: string): Promise<Answer> =>
    submit(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith: ethereum,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction,
    });
  const [ada, ben] = staff;
  return { root, ada, ben, walletId, ethereum, solana, tron, bitcoin, sign, signAlone };
}

const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const signedBy = ({ activity }: Answer) => {
  const { signedTransactions } = resultOf(present(activity, "activity"), "signTransactionsResult");
  return signedTransactions;
};

describe("transactions of one request", () => {
  test("of Ethereum come back in their order, each signed as if it had been sent alone", async () => {
    const { root, ethereum, sign, signAlone } = await treasury();
    const unsigned = Array.from({ length: 100 }, (_, nonce) => payment(nonce));
    const signed = signedBy(await sign(root, unsigned));
    expect(signed).toHaveLength(100);
    for (const each of [entryOf(signed, 0), entryOf(signed, 99)]) {
      const serializedTransaction = `0x${each}` as TransactionSerialized;
      expect(await recoverTransactionAddress({ serializedTransaction })).toBe(ethereum);
    }
    const alone = present((await signAlone(root, entryOf(unsigned, 41))).activity, "activity");
    expect(resultOf(alone, "signTransactionResult").signedTransaction).toBe(entryOf(signed, 41));
  });

  test("of Solana, TRON and Bitcoin come back signed", async () => {
    const { root, solana, tron, bitcoin, sign } = await treasury();
    const feePayer = new PublicKey(solana);
    const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
    const onSolana = [1, 2].map((lamports) =>
      new Transaction({ feePayer, recentBlockhash })
        .add(SystemProgram.transfer({ fromPubkey: feePayer, toPubkey: Keypair.generate().publicKey, lamports }))
        .serialize({ requireAllSignatures: false })
        .toString("hex"),
    );
    const fromSolana = signedBy(await sign(root, onSolana, { signWith: solana, type: "TRANSACTION_TYPE_SOLANA" }));
    expect(fromSolana.map((each) => Transaction.from(Buffer.from(each, "hex")).verifySignatures())).toEqual([
      true,
      true,
    ]);

    const onTron = [1, 2].map((amount) =>
      rawDataOf({
        type: "TransferContract",
        value: { owner_address: tron, to_address: "TLEaY8XoqpBmndLsjcfThgdKLN1ssNuUcF", amount },
      }),
    );
    const fromTron = signedBy(await sign(root, onTron, { signWith: tron, type: "TRANSACTION_TYPE_TRON" }));
    const signersOnTron = fromTron.map((each, index) => {
      const hash = createHash("sha256")
        .update(Buffer.from(entryOf(onTron, index), "hex"))
        .digest("hex");
      return recoverAddress({ hash: `0x${hash}`, signature: `0x${each.slice(-130)}` });
    });
    expect(new Set(await Promise.all(signersOnTron)).size).toBe(1);

    const { accounts } = await root.generatedClient.listWalletAccounts({ organizationId: root.organizationId });
    const { publicKey: hex = "" } = present(
      accounts.find(({ address }) => address === bitcoin),
      "account",
    );
    const publicKey = Uint8Array.from(Buffer.from(hex, "hex"));
    const pays = { script: scriptOf("P2WPKH", publicKey), value: 900n };
    const coin = (value: bigint) => ({ kind: "P2WPKH", publicKey, value }) as const;
    const onBitcoin = [psbtOf([coin(1000n), coin(2000n)], [pays]), psbtOf([coin(3000n)], [pays])];
    const unsigned = onBitcoin.map((each) => each.toHex());
    const fromBitcoin = signedBy(await sign(root, unsigned, { signWith: bitcoin, type: "TRANSACTION_TYPE_BITCOIN" }));
    expect(fromBitcoin.map((each) => finalized(each).ins.length)).toEqual([2, 1]);
  });

  test("are signed all or none, and the error names the one that cannot be", async () => {
    const { root, sign } = await treasury();
    const refused = await sign(root, [payment(0), payment(1), `${payment(2)}00`]);
    expect(outcome(refused)).toMatch(/^unsignedTransactions\.2: /);
    expect(await activitiesOf(root, type)).toEqual([]);
  });

  test("are at least one and at most a hundred", async () => {
    const { root, sign } = await treasury();
    expect(outcome(await sign(root, []))).toMatch(/unsignedTransactions/);
    expect(
      outcome(
        await sign(
          root,
          Array.from({ length: 101 }, (_, nonce) => payment(nonce)),
        ),
      ),
    ).toMatch(/unsignedTransactions/);
  });
});

describe("policies", () => {
  test("that deny one of them deny all", async () => {
    const { root, ada, sign } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", `eth.tx.to == '${banned}'`);
    expect(outcome(await sign(ada, [payment(0), payment(1)]))).toBe(completed);
    expect(outcome(await sign(ada, [payment(0), payment(1, banned)]))).toBe("policy engine denied request explicitly");
  });

  test("that ask for votes for one of them ask for votes for all, which are one activity", async () => {
    const { root, ada, ben, ethereum, sign } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN' && eth.tx.value < 10");
    await rule(root, "ALLOW", "activity.action == 'SIGN' && eth.tx.value >= 10", "approvers.count() >= 2");
    const waiting = present((await sign(ada, [payment(0), payment(1, friend, 10n)])).activity, "activity");
    expect(waiting.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    await vote(ben, "APPROVE", waiting);
    const activity = await look(ada, waiting);
    expect(activity.status).toBe(completed);
    const { signedTransactions } = resultOf(activity, "signTransactionsResult");
    const serializedTransaction = `0x${entryOf(signedTransactions, 1)}` as TransactionSerialized;
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(ethereum);
  });

  test.each([
    "activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2'",
    "activity.kind == 'SIGN_TRANSACTION'",
    "activity.family == 'signTransaction'",
  ])("on single transactions hold for several: %s", async (condition) => {
    const { root, ada, sign, signAlone } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", `${condition} && eth.tx.to == '${banned}'`);
    expect(outcome(await signAlone(ada, payment(0, banned)))).toBe("policy engine denied request explicitly");
    expect(outcome(await sign(ada, [payment(0), payment(1, banned)]))).toBe("policy engine denied request explicitly");
    expect(outcome(await sign(ada, [payment(0), payment(1)]))).toBe(completed);
  });

  test("on the parameters of single transactions hold for several", async () => {
    const { root, ada, sign } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", `activity.params.unsigned_transaction == '${payment(1)}'`);
    expect(outcome(await sign(ada, [payment(0), payment(2)]))).toBe(completed);
    expect(outcome(await sign(ada, [payment(0), payment(1)]))).toBe("policy engine denied request explicitly");
  });

  test("that allow several allow no more than those that allow each of them", async () => {
    const { root, ada, sign } = await treasury();
    await rule(root, "ALLOW", `activity.type == '${type}'`);
    expect(outcome(await sign(ada, [payment(0)]))).toBe("policy engine denied request: no policy allows it");
    await rule(root, "ALLOW", "activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2'");
    expect(outcome(await sign(ada, [payment(0)]))).toBe(completed);
  });

  test("can deny several, and let single ones be", async () => {
    const { root, ada, sign, signAlone } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", `activity.type == '${type}'`);
    expect(outcome(await signAlone(ada, payment(0)))).toBe(completed);
    expect(outcome(await sign(ada, [payment(0)]))).toBe("policy engine denied request explicitly");
  });

  test("are explained by the transaction that they deny", async () => {
    const { root, ada, ethereum } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", "activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2' && eth.tx.nonce == 7");
    const unsignedTransactions = [payment(0), payment(7)];
    const { outcome: decided, policies } = await ada.generatedClient.explainPolicy({
      organizationId: ada.organizationId,
      type,
      parameters: { signWith: ethereum, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransactions },
    });
    expect(decided).toBe("DECISION_OUTCOME_DENY_EXPLICIT");
    expect(policies.map(({ applied }) => applied)).toEqual([true, true]);
  });
});

test("a key held to one contract signs none of several if one is for another", async () => {
  const { root, walletId, sign } = await treasury();
  const only = [`eip155:1:${friend}`];
  await act(root, "ACTIVITY_TYPE_RESTRICT_KEYS", { walletIds: [walletId], only });
  expect(outcome(await sign(root, [payment(0), payment(1)]))).toBe(completed);
  expect(outcome(await sign(root, [payment(0), payment(1, banned)]))).toMatch(/^brake denied request: .* only/);
});

test("a frozen wallet signs none of several", async () => {
  const { root, walletId, sign } = await treasury();
  await act(root, "ACTIVITY_TYPE_FREEZE", { walletIds: [walletId] });
  expect(outcome(await sign(root, [payment(0)]))).toMatch(/^brake denied request: .* was frozen/);
});

test("a session that is held to single transactions signs none of several", async () => {
  const { root, sign, signAlone } = await treasury();
  const made = await act(world.root, "ACTIVITY_TYPE_CREATE_SESSION_PROFILE", {
    sessionProfileName: "One at a time",
    scope: "activity.family == 'signTransaction'",
  });
  const { sessionProfileId } = resultOf(made, "createSessionProfileResult");
  const key = newKey();
  await act(root, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey: key.publicKey, sessionProfileId });
  const session = new Person(root.service, key, root);
  expect(outcome(await signAlone(session, payment(0)))).toBe(completed);
  expect(outcome(await sign(session, [payment(0)]))).toMatch(/^session profile "One at a time" denied request/);
});
