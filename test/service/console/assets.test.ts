// Assets and amounts as the console writes and reads them: names that the service counts, and exact numbers.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assetName, readAsset, unitOf } from "../../../console/src/chains/assets.js";
import { exactDecimal, readDecimal } from "../../../console/src/decode/numbers.js";
import { readAsset as countedAsset } from "../../../service/src/spending/asset.js";

const chain = fc.constantFrom("eip155", "solana", "tron", "bip122");
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const mint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const tether = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const token = fc.constantFrom("", usdc, usdc.toLowerCase(), mint, tether, `${usdc}0`, "0x", "60");
const reference = fc.constantFrom("1", "137", "*", "0", "01", "mainnet", "");

/** Whether the service counts it. */
function isCounted(name: string): boolean {
  try {
    countedAsset(name, "assets.0");
    return true;
  } catch {
    return false;
  }
}

describe("assets in the console", () => {
  test("what a person chooses becomes a name that the service counts, and is read back as it was chosen", () => {
    fc.assert(
      fc.property(chain, reference, token, (kind, network, contract) => {
        const name = assetName(kind, network, contract);
        fc.pre(name !== undefined);
        expect(isCounted(name)).toBe(true);
        const read = readAsset(name);
        expect(read).toMatchObject({ chain: kind, reference: kind === "eip155" ? network : "*" });
        expect(read?.token ?? "").toBe(contract);
      }),
    );
  });

  test("it takes the names for assets that the service takes, and no others", () => {
    const kind = fc.constantFrom("slip44", "erc20", "token", "trc20", "nft");
    const network = fc.constantFrom("1", "*", "0", "x", "EtWTRABZaYq6iMfeYKouRu166VU2xqa1");
    const name = fc.constantFrom("60", "501", "6a", usdc, mint, tether, `${tether}x`);
    fc.assert(
      fc.property(fc.oneof(chain, fc.constant("cosmos")), network, kind, name, (of, on, namespace, what) => {
        const text = `${of}:${on}/${namespace}:${what}`;
        expect(readAsset(text) !== undefined, text).toBe(isCounted(text));
      }),
      { numRuns: 5000 },
    );
  });

  test("amounts have a unit only if all assets have that unit", () => {
    expect(unitOf(["eip155:1/slip44:60", "eip155:8453/slip44:60"])).toEqual({ unit: "ETH", decimals: 18 });
    expect(unitOf([`eip155:1/erc20:${usdc}`])).toEqual({ unit: "USDC", decimals: 6 });
    expect(unitOf(["eip155:*/slip44:60"])).toEqual({ unit: undefined, decimals: 18 });
    for (const assets of [
      [],
      ["eip155:1/slip44:60", "eip155:137/slip44:966"],
      ["eip155:1/slip44:60", `eip155:1/erc20:${usdc}`],
      ["eip155:1/erc20:0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
    ]) {
      expect(unitOf(assets), assets.join()).toBeUndefined();
    }
  });

  test("a number is read as it is written, to the last digit", () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 60n });
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
        expect(readDecimal(exactDecimal(amount, decimals), decimals)).toBe(amount);
      }),
    );
  });

  test.each(["", ".5", "1,5", "-1", "1e18", "0x10", "1.0000001", "one"])(
    "%j is no amount of a token with 6 decimals",
    (text) => {
      expect(readDecimal(text, 6)).toBeUndefined();
    },
  );
});
