// Signing of TRON's transactions through the public API. tronweb makes them and says who signed what comes back.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { owner, payee, rawDataOf, signerOf, stranger, type Draft } from "../../chains/tron-raw-data.js";
import { company, rule } from "../../policy/company.js";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal, rejectionOf } from "../../support/refusal.js";
import { ask, complete } from "../../support/requests.js";
import { present } from "../../support/results.js";
import { startService, type RunningService } from "../../support/service.js";

const tronAccount = account("m/44'/195'/0'/0/0", "ADDRESS_FORMAT_TRON");
const transfer = (from: string, to: string, amount = 1_000_000): Draft => ({
  type: "TransferContract",
  value: { owner_address: from, to_address: to, amount },
});

describe("transactions of TRON", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  let addresses: readonly string[];
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
    const accounts = [
      tronAccount,
      account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
      account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
      account("m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
    ];
    ({ addresses } = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "transactions",
      accounts,
    }));
  });
  afterAll(() => service.close());

  const sign = async (signWith: string, unsignedTransaction: string, tenant = ours) => {
    const parameters = { signWith, unsignedTransaction, type: "TRANSACTION_TYPE_TRON" } as const;
    return (await complete(tenant, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", parameters)).signedTransaction;
  };

  test.each<[string, (from: string) => Draft]>([
    ["a transfer", (from) => transfer(from, payee)],
    [
      "a call of a token, with a note and a limit of the fee",
      (from) => ({
        type: "TriggerSmartContract",
        value: { owner_address: from, contract_address: stranger, data: "a9059cbb" },
        data: "6869",
        feeLimit: 100_000_000,
      }),
    ],
    [
      "a vote, which is not read",
      (from) => ({ type: "VoteWitnessContract", value: { owner_address: from, votes: [] } }),
    ],
    ["a transfer of somebody else who permits it", () => ({ ...transfer(owner, payee), permissionId: 2 })],
  ])("%s comes back whole, signed by the key", async (_, draft) => {
    const [tron = ""] = addresses;
    const made = draft(tron);
    const { signer, rawData } = signerOf(await sign(tron, rawDataOf(made)), made);
    expect(rawData).toBe(rawDataOf(made));
    expect(signer).toBe(tron);
  });

  test("any key on secp256k1 signs, named by any address but a Taproot one, and no other", async () => {
    const [tron = "", ethereum = "", solana = "", taproot = ""] = addresses;
    const draft = transfer(tron, payee);
    expect(signerOf(await sign(ethereum, rawDataOf(draft)), draft).signer).not.toBe(tron);
    await expect(sign(solana, rawDataOf(draft))).rejects.toEqual(refusal(3, /a key on CURVE_ED25519 cannot sign TRON/));
    await expect(sign(taproot, rawDataOf(draft))).rejects.toEqual(refusal(3, /a Taproot address cannot sign TRON/));
    await expect(sign(tron, rawDataOf(draft), theirs)).rejects.toEqual(refusal(5, /no key with/));
  });

  test("what is no raw data is refused", async () => {
    const [tron = ""] = addresses;
    await expect(sign(tron, `${rawDataOf(transfer(tron, payee))}00`)).rejects.toEqual(refusal(3, /raw data of a TRON/));
    await expect(sign(tron, "")).rejects.toEqual(refusal(3, /raw data of a TRON/));
  });

  test("policies see whom a transfer pays, and that any other contract does not", async () => {
    const { root, staff } = await company(service, "Ada");
    const [ada] = staff;
    const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Payouts",
      accounts: [tronAccount] as never,
    });
    const [from = ""] = present(result.createWalletResult, "createWalletResult").addresses;
    await rule(
      root,
      "ALLOW",
      `tron.tx.contract.all(c, c.owner_address == '${from}' && c.to_address == '${payee}' && c.amount <= 1000000)`,
    );
    const attempt = (draft: Draft) =>
      rejectionOf(
        ask(present(ada, "ada"), "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
          signWith: from,
          unsignedTransaction: rawDataOf(draft),
          type: "TRANSACTION_TYPE_TRON" as never,
        }),
      );
    expect(await attempt(transfer(from, payee))).toBeUndefined();
    expect(await attempt(transfer(from, payee, 1_000_001))).toMatch(/^7 /);
    expect(await attempt(transfer(from, stranger))).toMatch(/^7 /);
    expect(await attempt(transfer(payee, payee))).toMatch(/^7 /);
    const vote = { owner_address: from, votes: [{ vote_address: payee, vote_count: 1 }] };
    expect(await attempt({ type: "VoteWitnessContract", value: vote })).toMatch(/^7 /);
  });
});
