// What typed data may move: on EVM chains, and on TRON, whose contracts take it as well.

import { TronWeb } from "tronweb";
import { hashTypedData } from "viem";
import { describe, expect, test } from "vitest";
import { readTypedData } from "../../../service/src/chains/typed-data/typed-data.js";
import { payloadContext } from "../../../service/src/policy/transaction-context.js";
import { readAsset } from "../../../service/src/spending/asset.js";
import { spendingOf } from "../../../service/src/spending/charges.js";
import { mayMove, moves } from "../../../service/src/spending/spending.js";
import { token } from "../chains/tron-raw-data.js";

const person = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const contract = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
/** By TRON's documentation. */
const tronNetworks = [728_126_428, 3_448_148_188, 2_494_104_990];

const primaryTypes = {
  Permit: [
    { name: "owner", type: "address" },
    { name: "spender", type: "address" },
    { name: "value", type: "uint256" },
  ],
  TransferWithAuthorization: [
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
    { name: "nonce", type: "bytes32" },
  ],
  Order: [{ name: "value", type: "uint256" }],
} as const;
type PrimaryType = keyof typeof primaryTypes;

const message = { owner: person, spender: person, to: person, value: "5", nonce: `0x${"1".repeat(64)}` } as const;

const payloadOf = (primaryType: PrimaryType, chainId: number | undefined) => {
  const members = primaryTypes[primaryType];
  const domain = { name: "Token", ...(chainId !== undefined && { chainId }), verifyingContract: contract };
  const named = members.map(({ name }) => [name, message[name]] as const);
  return { types: { [primaryType]: members }, primaryType, domain, message: Object.fromEntries(named) };
};

/** Which assets move by so much, or may by any amount. */
const spent = (primaryType: PrimaryType, chainId: number | undefined, name: string) => {
  const asset = readAsset(name, "assets");
  const typedData = readTypedData(JSON.stringify(payloadOf(primaryType, chainId)));
  const eth = payloadContext({ kind: "typedData", typedData });
  const { movements, uncounted } = spendingOf({ eth }, "CURVE_SECP256K1");
  return {
    counted: movements.filter((movement) => moves(asset, movement)).map(({ amount }) => amount),
    uncounted: uncounted.filter((each) => mayMove(asset, each)).map(({ kind }) => kind),
  };
};

const kinds = {
  Permit: "UNCOUNTED_SPENDING_ALLOWANCE",
  TransferWithAuthorization: "UNCOUNTED_SPENDING_TYPED_DATA",
  Order: "UNCOUNTED_SPENDING_TYPED_DATA",
} as const;

describe.each(Object.keys(primaryTypes) as PrimaryType[])("%s", (primaryType) => {
  const [nothing, open] = [
    { counted: [], uncounted: [] },
    { counted: [], uncounted: [kinds[primaryType]] },
  ];
  const tokens = { eip155: `eip155:1/erc20:${contract}`, tron: `tron:*/trc20:${token}` };

  test.each(tronNetworks)("may move tokens of TRON where its chain is %s", (chainId) => {
    expect(spent(primaryType, chainId, tokens.tron)).toEqual(open);
    expect(spent(primaryType, chainId, tokens.eip155)).toEqual(nothing);
  });

  test("may move tokens of either where it names no chain, and no coin", () => {
    for (const name of Object.values(tokens)) expect(spent(primaryType, undefined, name)).toEqual(open);
    for (const name of ["eip155:*/slip44:60", "tron:*/slip44:195"]) {
      for (const chainId of [undefined, 1, ...tronNetworks]) expect(spent(primaryType, chainId, name)).toEqual(nothing);
    }
  });

  test("moves nothing of TRON where its chain is another", () => {
    expect(spent(primaryType, 1, tokens.tron)).toEqual(nothing);
    const isTransfer = primaryType === "TransferWithAuthorization";
    expect(spent(primaryType, 1, tokens.eip155)).toEqual(isTransfer ? { counted: [5n], uncounted: [] } : open);
  });
});

test("the signature of typed data is the same on TRON, as tronweb makes it", async () => {
  const { types, primaryType, domain, message: said } = payloadOf("Permit", tronNetworks[0]);
  const privateKey = "1".repeat(64);
  const signature = await new TronWeb({ fullHost: "http://127.0.0.1:1" }).trx.signTypedData(
    domain,
    types as never,
    said,
    privateKey,
  );
  const { digest } = readTypedData(JSON.stringify({ types, primaryType, domain, message: said }));
  const hash = hashTypedData({ types, primaryType, domain, message: said } as never);
  expect(`0x${Buffer.from(digest).toString("hex")}`).toBe(hash);
  const { privateKeyToAccount } = await import("viem/accounts");
  expect(await privateKeyToAccount(`0x${privateKey}`).sign({ hash })).toBe(signature);
});
