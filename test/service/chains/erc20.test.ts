// Transfers of ERC-20 tokens, read from data that viem encodes.

import fc from "fast-check";
import { encodeFunctionData, erc20Abi, getAddress, toFunctionSelector, type Hex } from "viem";
import { describe, expect, test } from "vitest";
import { erc20TransfersOf } from "../../../service/src/chains/erc20.js";

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString("hex")}`;
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(hexOf);
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });

describe("the data of a call", () => {
  test("of transfer and transferFrom say from whom to whom, and how much", () => {
    fc.assert(
      fc.property(address, address, amount, (from, to, value) => {
        const [payer, payee] = [getAddress(from), getAddress(to)];
        const transfer = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [payee, value] });
        expect(erc20TransfersOf(transfer, sender)).toEqual([{ from: sender, to, amount: value }]);
        const other = encodeFunctionData({ abi: erc20Abi, functionName: "transferFrom", args: [payer, payee, value] });
        expect(erc20TransfersOf(other, sender)).toEqual([{ from, to, amount: value }]);
      }),
    );
  });

  test("are no transfer with any other selector, length or padding", () => {
    const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 5n] });
    const body = data.slice(10);
    for (const other of ["approve(address,uint256)", "transfer(address)", "burn(uint256)"] as const) {
      expect(erc20TransfersOf(`${toFunctionSelector(other)}${body}`, sender)).toEqual([]);
    }
    expect(erc20TransfersOf(`${data}00`, sender)).toEqual([]);
    expect(erc20TransfersOf(data.slice(0, -2), sender)).toEqual([]);
    expect(erc20TransfersOf("0x", sender)).toEqual([]);
    for (let digit = 10; digit < 34; digit += 1) {
      expect(erc20TransfersOf(`${data.slice(0, digit)}1${data.slice(digit + 1)}`, sender)).toEqual([]);
    }
  });
});
