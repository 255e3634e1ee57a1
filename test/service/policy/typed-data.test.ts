// What policies see of typed data and authorizations, through the public API.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../support/people.js";
import { rejectionOf } from "../support/refusal.js";
import { ask } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { company, rule } from "./company.js";

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const friend = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const explicitly = "7 policy engine denied request explicitly";
const implicitly = "7 policy engine denied request: no policy allows it";

const types = {
  Details: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
  PermitBatch: [
    { name: "details", type: "Details[]" },
    { name: "spender", type: "address" },
  ],
};

function batch(amounts: readonly string[], { spender = friend, chainId = 1 as number | string, contract = usdc } = {}) {
  const details = amounts.map((amount) => ({ token: usdc, amount }));
  const domain = { name: "Permit2", chainId, verifyingContract: contract };
  return JSON.stringify({ types, primaryType: "PermitBatch", domain, message: { details, spender } });
}

describe("a policy sees", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  async function treasury() {
    const { root, staff } = await company(service, "Ada");
    const ethereum = {
      curve: "CURVE_SECP256K1",
      pathFormat: "PATH_FORMAT_BIP32",
      path: "m/44'/60'/0'/0/0",
      addressFormat: "ADDRESS_FORMAT_ETHEREUM",
    } as const;
    const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Treasury", accounts: [ethereum] });
    return { root, ada: staff[0], signWith: firstOf(resultOf({ result }, "createWalletResult").addresses) };
  }

  const sign = (actor: Person, signWith: string, payload: string, encoding = "EIP712") =>
    rejectionOf(
      ask(actor, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
        signWith,
        payload,
        encoding: `PAYLOAD_ENCODING_${encoding}`,
        hashFunction: "HASH_FUNCTION_NO_OP",
      } as never),
    );

  test("the domain and every member of typed data, addresses in any letter case", async () => {
    const { root, ada, signWith } = await treasury();
    await rule(
      root,
      "ALLOW",
      `eth.eip_712.primary_type == 'PermitBatch' && eth.eip_712.domain.chain_id == 1
        && eth.eip_712.domain.name == 'Permit2' && eth.eip_712.domain.version == '' && eth.eip_712.domain.salt == ''
        && eth.eip_712.domain.verifying_contract == '${usdc}'
        && eth.eip_712.message['spender'] == '${friend}' && eth.eip_712.message.details.count() == 2
        && eth.eip_712.message['details'][0]['amount'] == 5
        && eth.eip_712.message.details.all(d, d.token in ['${usdc.toUpperCase().replace("X", "x")}'] && d['amount'] <= 7)
        && wallet_account.address == '${signWith}'`,
    );
    expect(await sign(ada, signWith, batch(["5", "7"]))).toBeUndefined();
    expect(await sign(ada, signWith, batch(["5", "0x7"], { chainId: "0x1" }))).toBeUndefined();
    for (const payload of [
      batch(["5", "8"]),
      batch(["5"]),
      batch(["5", "7"], { spender: usdc }),
      batch(["5", "7"], { chainId: 10 }),
      batch(["5", "7"], { contract: friend }),
      // Beyond the integers of the language, so the policy is in error.
      batch(["5", (2n ** 255n).toString()]),
    ]) {
      expect(await sign(ada, signWith, payload)).toBe(implicitly);
    }
  });

  test("an amount beyond its integers as an error, so that a policy that denies does", async () => {
    const { root, ada, signWith } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", "eth.eip_712.message.details.any(d, d.amount > 1000)");
    expect(await sign(ada, signWith, batch(["1000"]))).toBeUndefined();
    expect(await sign(ada, signWith, batch(["1001"]))).toBe(explicitly);
    expect(await sign(ada, signWith, batch([(2n ** 256n - 1n).toString()]))).toBe(explicitly);
  });

  test("each of several payloads, of which the strictest decides", async () => {
    const { root, ada, signWith } = await treasury();
    await rule(root, "ALLOW", "eth.eip_712.message.details.all(d, d.amount <= 7)");
    const all = (...payloads: readonly string[]) =>
      rejectionOf(
        ask(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", {
          signWith,
          payloads,
          encoding: "PAYLOAD_ENCODING_EIP712",
          hashFunction: "HASH_FUNCTION_NO_OP",
        } as never),
      );
    expect(await all(batch(["1"]), batch(["7"]))).toBeUndefined();
    expect(await all(batch(["1"]), batch(["8"]), batch(["2"]))).toBe(implicitly);
  });

  test("what an authorization hands the account to, and nothing of it in typed data", async () => {
    const { root, ada, signWith } = await treasury();
    const authorization = (address: string, chainId = 1) => JSON.stringify({ address, chainId, nonce: 3 });
    await rule(
      root,
      "ALLOW",
      `eth.eip_7702_authorization.address == '${usdc}' && eth.eip_7702_authorization.chain_id == 1
        && eth.eip_7702_authorization.nonce == 3`,
    );
    const encoding = "EIP7702_AUTHORIZATION";
    expect(await sign(ada, signWith, authorization(usdc), encoding)).toBeUndefined();
    expect(await sign(ada, signWith, authorization(friend), encoding)).toBe(implicitly);
    expect(await sign(ada, signWith, authorization(usdc, 0), encoding)).toBe(implicitly);
    expect(await sign(ada, signWith, batch(["1"]))).toBe(implicitly);
  });

  test("nothing in a digest that the caller made, which no policy on typed data allows", async () => {
    const { root, ada, signWith } = await treasury();
    await rule(root, "ALLOW", "eth.eip_712.domain.chain_id == 1");
    expect(await sign(ada, signWith, "ab".repeat(32), "HEXADECIMAL")).toBe(implicitly);
  });
});
