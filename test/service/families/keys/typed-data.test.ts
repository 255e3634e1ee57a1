// Typed data and authorizations signed through the public API, from bytes as viem and ethers write them. What comes back is
// checked by both.
import { ErrorCode } from "@countersign/api";

import { TypedDataEncoder, recoverAddress } from "ethers";
import { recoverTypedDataAddress, serializeSignature, serializeTypedData, type Hex } from "viem";
import { recoverAuthorizationAddress } from "viem/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal, rejectionOf } from "../../support/refusal.js";
import { ask, complete } from "../../support/requests.js";
import { firstOf, present } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { company, rule } from "../../policy/company.js";

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const payee = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const domain = { name: "USD Coin", version: "2", chainId: 1, verifyingContract: usdc } as const;
const types = {
  Permit: [
    { name: "owner", type: "address" },
    { name: "spender", type: "address" },
    { name: "value", type: "uint256" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
} as const;
const permit = { owner: payee, spender: usdc, value: 2n ** 255n, nonce: 0n, deadline: 2n ** 63n } as const;

// As @turnkey/viem has viem write it, where the caller declares the domain, and as @turnkey/ethers has ethers.
const declared = {
  ...types,
  EIP712Domain: [
    { name: "name", type: "string" },
    { name: "version", type: "string" },
    { name: "chainId", type: "uint256" },
    { name: "verifyingContract", type: "address" },
  ],
} as const;
const byViem = serializeTypedData({
  domain: { ...domain, chainId: 1n },
  types: declared,
  primaryType: "Permit",
  message: permit,
});
const unfrozen = types as unknown as Record<string, { name: string; type: string }[]>;
const byEthers = JSON.stringify(TypedDataEncoder.getPayload(domain, unfrozen, permit));

/** As the account of @turnkey/viem has viem write it, where the caller does not declare the domain. */
const emptied = serializeTypedData({ domain, types, primaryType: "Permit", message: permit });
const edited = (members: object) => JSON.stringify({ ...(JSON.parse(emptied) as object), ...members });
const withoutDomain: readonly (readonly [string, string])[] = [
  ["left out by viem", emptied],
  ["left out", edited({ domain: undefined })],
  ["declared without members", edited({ types: { ...types, EIP712Domain: [] } })],
  ["of a member that is not hashed", edited({ domain: { note: "0x" } })],
];

test("viem leaves out a domain that types do not declare", () => {
  expect(JSON.parse(emptied)).toMatchObject({ domain: {} });
});

describe("typed data without a domain, where signing.allowEmptyDomain is set", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ config: { "signing.allowEmptyDomain": true } });
  });
  afterAll(() => service.close());

  test.each(withoutDomain)("is signed so that ethers recovers the signer: %s", async (_, payload) => {
    const ours = rootOf(service);
    const { addresses } = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: crypto.randomUUID(),
      accounts: [account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM")],
    });
    const { r, s, v } = await complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
      signWith: firstOf(addresses),
      payload,
      encoding: "PAYLOAD_ENCODING_EIP712",
      hashFunction: "HASH_FUNCTION_NO_OP",
    } as never);
    const signature = serializeSignature({ r: `0x${r}`, s: `0x${s}`, yParity: Number(v) });
    expect(recoverAddress(TypedDataEncoder.hash({}, unfrozen, permit), signature)).toBe(firstOf(addresses));
  });
});

describe("typed data", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  let ethereum: Hex;
  let solana: string;
  let taproot: string;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
    const accounts = [
      account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
      account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
      account("m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
    ];
    const createWalletResult = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "typed data",
      accounts,
    });
    [ethereum, solana, taproot] = createWalletResult.addresses as [Hex, string, string];
  });
  afterAll(() => service.close());

  const asked = (signWith: string, payload: string, encoding = "PAYLOAD_ENCODING_EIP712", hash = "NO_OP") =>
    ({ signWith, payload, encoding, hashFunction: `HASH_FUNCTION_${hash}` }) as never;
  const signed = async (...how: Parameters<typeof asked>) =>
    await complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", asked(...how));
  const joined = ({ r, s, v }: { r: string; s: string; v: string }) =>
    serializeSignature({ r: `0x${r}`, s: `0x${s}`, yParity: Number(v) });

  test.each([
    ["viem", byViem],
    ["ethers", byEthers],
  ])("as %s writes it is signed so that viem and ethers recover the signer", async (_, payload) => {
    const signature = joined(await signed(ethereum, payload));
    const typedData = { domain, types, primaryType: "Permit", message: permit, signature } as const;
    expect(await recoverTypedDataAddress(typedData)).toBe(ethereum);
    expect(recoverAddress(TypedDataEncoder.hash(domain, unfrozen, permit), signature)).toBe(ethereum);
  });

  test("is signed several at a time, each for itself", async () => {
    const payloads = [byViem, byViem.replace('"nonce":"0"', '"nonce":"1"')];
    const all = {
      signWith: ethereum,
      payloads,
      encoding: "PAYLOAD_ENCODING_EIP712",
      hashFunction: "HASH_FUNCTION_NO_OP",
    };
    const signRawPayloadsResult = await complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", all as never);
    const signers = present(signRawPayloadsResult.signatures, "signatures").map(async (signature, nonce) =>
      recoverTypedDataAddress({
        domain,
        types,
        primaryType: "Permit",
        message: { ...permit, nonce: BigInt(nonce) },
        signature: joined(signature as never),
      }),
    );
    expect(await Promise.all(signers)).toEqual([ethereum, ethereum]);
  });

  test("an authorization is signed so that viem recovers the authority", async () => {
    const authorization = { address: usdc, chainId: 1, nonce: 7 } as const;
    const { r, s, v } = await signed(ethereum, JSON.stringify(authorization), "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION");
    const signature = { r: `0x${r}`, s: `0x${s}`, yParity: Number(v) } as const;
    expect(await recoverAuthorizationAddress({ authorization, signature })).toBe(ethereum);
  });

  test.each<[string, () => Parameters<typeof asked>, RegExp]>([
    ["with a hash function", () => [ethereum, byViem, undefined, "KECCAK256"], /says how it is hashed/],
    ["by Ed25519", () => [solana, byViem], /CURVE_ED25519 cannot sign PAYLOAD_ENCODING_EIP712/],
    ["by a Taproot address", () => [taproot, byViem], /a Taproot address cannot sign/],
    ["that is no JSON", () => [ethereum, "0x1901"], /payload: it is not JSON/],
  ])("is refused %s", async (_, how, message) => {
    await expect(complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", asked(...how()))).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, message),
    );
  });

  test.each(withoutDomain)("is refused where its domain is empty: %s", async (_, payload) => {
    const why = /domain has no members.*add EIP712Domain to types.*signing\.allowEmptyDomain/s;
    await expect(complete(ours, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", asked(ethereum, payload))).rejects.toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, why),
    );
  });

  test("is refused where one of several has an empty domain, and before anybody is asked to approve", async () => {
    const { root, staff } = await company(service, "Ada");
    const { addresses } = await complete(root, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "typed data",
      accounts: [account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM")],
    });
    await rule(root, "ALLOW", "", "approvers.count() >= 2");
    const all = {
      signWith: firstOf(addresses),
      payloads: [byViem, emptied],
      encoding: "PAYLOAD_ENCODING_EIP712",
      hashFunction: "HASH_FUNCTION_NO_OP",
    };
    const sent = ask(staff[0], "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", all as never);
    expect(await rejectionOf(sent)).toMatch(/^3 payloads\.1: payload: domain has no members/);
  });

  test("is not signed with another organization's key", async () => {
    await expect(complete(theirs, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", asked(ethereum, byViem))).rejects.toEqual(
      refusal(ErrorCode.NOT_FOUND),
    );
  });
});
