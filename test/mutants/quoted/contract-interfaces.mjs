// Faults in reading calls of contracts: what is taken for a call that is none, and what is seen of it.

import { mutantsOf } from "./mutant.mjs";

const abi = ["contract-interfaces/abi.test.ts"];
const idl = ["contract-interfaces/idl.test.ts"];
const running = ["contract-interfaces/interfaces.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const contractInterfaces = [
  ...mutantsOf("contract-interfaces/abi-arguments.ts", abi, [
    ["this.#number(head) !== tail - base", "this.#number(head) > this.#data.length", "values may lie anywhere"],
    ["if (end !== data.length)", "if (end > data.length)", "bytes may be left over"],
    ["if (value > 1n)", "if (value > 2n)", "a boolean may be 2"],
    ["this.#zeros(start + length, end);", "", "bytes may be padded with anything"],
    ["this.#zeros(at, at + 12);", "", "an address may have more than 20 bytes"],
    ["BigInt.asIntN(type.bits, value) !== value", "false", "a negative integer may be too wide"],
  ]),
  ...mutantsOf("contract-interfaces/borsh.ts", idl, [
    ["if (left > 0)", "if (left < 0)", "bytes may be left over"],
    ["this.#values > maxValues || depth > maxDepth", "depth > maxDepth", "values of no bytes are read for ever"],
  ]),
  ...mutantsOf("contract-interfaces/contract-interface.ts", running, [
    ["address.toLowerCase()", "address", "an address in capitals has an interface of its own"],
  ]),
  ...mutantsOf("policy-language/access.ts", running, [
    [
      "return value instanceof Unreadable ? fault(value.reason) : value;",
      "return value as Value;",
      "what can't be read avoids a policy that denies",
    ],
  ]),
];
