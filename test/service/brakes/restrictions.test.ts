// What keys are never used for, on a running service: whoever asks and approves.

import { ApiError } from "@countersign/api";
import type { ActivityType, KeyRestrictions } from "@countersign/api";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serializeTransaction } from "viem";
import type { Hex } from "viem";
import { families } from "../../../service/src/activities/families.js";
import { isWithin, readPlace } from "../../../service/src/signing/places.js";
import { addRestrictions, readRestrictions } from "../../../service/src/signing/restrictions.js";
import { newTargetKey } from "../families/transfers/mover.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, newWallet, signing, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const completed = "ACTIVITY_STATUS_COMPLETED";
const contract = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";

async function vault() {
  const [root, other] = await newSubOrganizationOf(rootOf(world.service), "Root", "Other");
  const { organizationId } = root;
  const address = await newWallet(root, "Treasury");
  const { walletId } = firstOf((await root.generatedClient.listWallets({ organizationId })).wallets);
  const key = await act(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: [{ privateKeyName: "Hot", curve: "CURVE_SECP256K1", addressFormats: [], privateKeyTags: [] }],
  });
  const privateKeyId = present(firstOf(resultOf(key, "createPrivateKeysResultV2").privateKeys).privateKeyId);
  const restrict = async (parameters: object) =>
    outcome(await submit(root, "ACTIVITY_TYPE_RESTRICT_KEYS", { walletIds: [walletId], ...parameters }));
  const restrictions = async () =>
    (await root.generatedClient.getKeyRestrictions({ organizationId, walletId })).restrictions;
  return { root, other, organizationId, address, walletId, privateKeyId, restrict, restrictions };
}

const typedData = JSON.stringify({
  types: { EIP712Domain: [{ name: "name", type: "string" }], Note: [{ name: "text", type: "string" }] },
  primaryType: "Note",
  domain: { name: "Notes" },
  message: { text: "Hello" },
});

const ethereum = (signWith: string, chainId: number, to: Hex | undefined, type: "eip1559" | "legacy" = "eip1559") => {
  const common = { nonce: 0, gas: 21_000n, ...(to && { to }), ...(chainId > 0 && { chainId }) };
  const unsigned =
    type === "legacy"
      ? serializeTransaction({ ...common, type, gasPrice: 1n })
      : serializeTransaction({ ...common, chainId, type, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n });
  return { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: unsigned.slice(2) };
};

const sign = async (by: Person, parameters: object, type: ActivityType = "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") =>
  outcome(await submit(by, type, parameters));

describe("a wallet for transactions only", () => {
  test("signs no payload of any kind, alone or among several, and transactions still", async () => {
    const { root, address, walletId, restrict, restrictions } = await vault();
    expect(await restrict({ transactionsOnly: true })).toBe(completed);
    const refusal = `brake denied request: wallet ${walletId} signs transactions only`;
    const digest = { payload: "ab".repeat(32), encoding: "PAYLOAD_ENCODING_HEXADECIMAL" };
    const noHash = { hashFunction: "HASH_FUNCTION_NO_OP" };
    const payloads = [
      signing(address, "Release"),
      { signWith: address, ...digest, ...noHash },
      { signWith: address, payload: typedData, encoding: "PAYLOAD_ENCODING_EIP712", ...noHash },
      {
        signWith: address,
        payload: JSON.stringify({ chainId: "0x1", address: contract, nonce: "0x0" }),
        encoding: "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION",
        ...noHash,
      },
      { ...ethereum(address, 1, contract), type: undefined, unsignedTransaction: undefined, ...signing(address, "") },
    ];
    for (const each of payloads) expect(await sign(root, each, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2")).toBe(refusal);
    const several = { ...signing(address, ""), payload: undefined, payloads: ["a", "b"] };
    expect(await sign(root, several, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS")).toBe(refusal);
    expect(await sign(root, ethereum(address, 1, contract))).toBe(completed);
    expect(await restrictions()).toEqual({ transactionsOnly: true, neverExportable: false, only: [] });
  });
});

describe("a key that is never exported", () => {
  test("is not, as a wallet, as an account and as a private key, and nobody is asked to vote on it", async () => {
    const { root, other, address, walletId, privateKeyId, restrict } = await vault();
    expect(await restrict({ privateKeyIds: [privateKeyId], neverExportable: true })).toBe(completed);
    const { publicKey: targetPublicKey } = newTargetKey();
    const quorum = { threshold: 2, userIds: [root.userId, other.userId] };
    const exports: readonly (readonly [ActivityType, object])[] = [
      ["ACTIVITY_TYPE_EXPORT_WALLET", { walletId }],
      ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", { address }],
      ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", { privateKeyId }],
    ];
    for (const [type, what] of exports) {
      const said = await sign(root, { ...what, targetPublicKey }, type);
      expect(said).toMatch(/^brake denied request: (wallet|private key) \S+ is never exported$/);
    }
    expect(await sign(root, signing(address, "Release"), "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2")).toBe(completed);
    const deletion = { walletIds: [walletId], deleteWithoutExport: true };
    expect(await sign(root, deletion, "ACTIVITY_TYPE_DELETE_WALLETS")).toBe(completed);
    expect(await sign(root, quorum, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM")).toBe(completed);
    const voted = await sign(root, { privateKeyId, targetPublicKey }, "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY");
    expect(voted).toMatch(/is never exported$/);
  });
});

describe("a wallet for one contract", () => {
  test("signs for no other, on no other chain and on no chain in particular", async () => {
    const { root, address, walletId, restrict } = await vault();
    expect(await restrict({ only: [`eip155:1:${contract.toUpperCase().replace("0X", "0x")}`] })).toBe(completed);
    const refusal = `brake denied request: wallet ${walletId} signs for eip155:1:${contract} only, and this is for `;
    expect(await sign(root, ethereum(address, 1, contract))).toBe(completed);
    expect(await sign(root, ethereum(address, 10, contract))).toBe(`${refusal}eip155:10:${contract}`);
    expect(await sign(root, ethereum(address, 1, `0x${"1".repeat(40)}`))).toBe(
      `${refusal}eip155:1:0x${"1".repeat(40)}`,
    );
    expect(await sign(root, ethereum(address, 1, undefined))).toBe(`${refusal}eip155:1`);
    expect(await sign(root, ethereum(address, 0, contract, "legacy"))).toBe(`${refusal}eip155:*:${contract}`);
    const raw = await sign(root, signing(address, "Release"), "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2");
    expect(raw).toContain("signs transactions only");
  });

  test("of every network of one chain signs for no other chain", async () => {
    const { root, address, walletId, restrict } = await vault();
    expect(await restrict({ only: ["solana:*"] })).toBe(completed);
    expect(await restrict({ only: ["bip122:*"] })).toMatch(/^only\.0: bip122:\* is not within solana:\*/);
    const refusal = `brake denied request: wallet ${walletId} signs for solana:* only, and this is for `;
    expect(await sign(root, ethereum(address, 1, contract))).toBe(`${refusal}eip155:1:${contract}`);
  });

  test("can be held to less, and never to more", async () => {
    const { restrict, restrictions } = await vault();
    expect(await restrict({ only: ["eip155:*", "solana:*"] })).toBe(completed);
    expect(await restrict({ only: ["eip155:1", "eip155:10"] })).toBe(completed);
    expect(await restrict({ neverExportable: true })).toBe(completed);
    expect(await restrict({ only: ["solana:*"] })).toMatch(/^only\.0: solana:\* is not within eip155:1, eip155:10/);
    expect(await restrict({ only: ["eip155:*"] })).toMatch(/^only\.0: eip155:\* is not within/);
    expect(await restrict({ only: [`eip155:10:${contract}`], transactionsOnly: false })).toBe(completed);
    const only = [`eip155:10:${contract}`];
    expect(await restrictions()).toEqual({ transactionsOnly: true, neverExportable: true, only });
  });

  test.each([
    [{ only: ["cosmos:hub"] }, /^only\.0: no key is restricted to "cosmos:hub"; write eip155:1/],
    [{ only: ["solana:mainnet"] }, /of solana, the network is \*: a signature is good on all of them$/],
    [{ only: ["eip155:01"] }, /of eip155, the network is a chain id, or \* for every chain$/],
    [{ only: ["eip155:1:0x12"] }, /"0x12" is no contract or program of eip155$/],
    [{ only: ["bip122:*:a"] }, /"a" is no contract or program of bip122$/],
    [{ only: ["eip155:1:a:b"] }, /write eip155:1/],
    [{}, /^parameters: nothing is restricted/],
    [{ only: [] }, /^parameters: nothing is restricted/],
    [{ walletIds: [], transactionsOnly: true }, /^parameters: name walletIds or privateKeyIds$/],
    [{ walletIds: ["00000000-0000-4000-8000-000000000000"], neverExportable: true }, /^walletIds\.0: no wallet/],
  ])("says what is wrong with %j", async (parameters, message) => {
    const { restrict } = await vault();
    expect(await restrict(parameters)).toMatch(message);
  });
});

test("whatever is added to what a key is never used for, it is used for nothing that it was not used for before", () => {
  const places = ["eip155:*", "eip155:1", "eip155:10", `eip155:1:${contract}`, "solana:*", "tron:*", "bip122:*"];
  const member = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
  const added = fc.record({
    transactionsOnly: member(fc.boolean()),
    neverExportable: member(fc.boolean()),
    only: member(fc.array(fc.constantFrom(...places), { maxLength: 3 })),
  });
  const uses = ({ transactionsOnly, neverExportable, only }: KeyRestrictions) => [
    ...(transactionsOnly ? [] : ["payload"]),
    ...(neverExportable ? [] : ["export"]),
    ...places.filter((each) => {
      const isAllowed = (name: string) => isWithin(readPlace(each, ""), readPlace(name, ""));
      return only.length === 0 || only.some(isAllowed);
    }),
  ];
  const narrowed = new Set<boolean>();
  fc.assert(
    fc.property(fc.array(added, { minLength: 2, maxLength: 5 }), (steps) => {
      let column: string | null = null;
      for (const step of steps) {
        const before = uses(readRestrictions(column));
        try {
          column = addRestrictions(column, step);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          continue;
        }
        const after = uses(readRestrictions(column));
        expect(before).toEqual(expect.arrayContaining(after));
        narrowed.add(after.length < before.length);
      }
    }),
    { numRuns: 500 },
  );
  expect(narrowed).toEqual(new Set([true, false]));
});

test("every family that signs or exports says so, by what it does to its resource", async () => {
  const { activityKinds } = await import("@countersign/api");
  const uses = new Map<string, string>();
  for (const { family, action } of Object.values(activityKinds)) uses.set(family, action);
  const expected = [...uses].filter(([, action]) => action === "SIGN" || action === "EXPORT").map(([family]) => family);
  const said = Object.entries(families as Readonly<Record<string, { readonly keyUse?: string }>>);
  expect(
    said
      .filter(([, { keyUse }]) => keyUse === "signs" || keyUse === "exports")
      .map(([name]) => name)
      .sort(),
  ).toEqual(expected.sort());
});
