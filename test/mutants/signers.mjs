// Faults in what signs for other programs of a computer: who is answered, and what is never signed.

import { mutantsOf } from "./mutant.mjs";

const ethereum = ["cli/ethereum-rpc.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const signers = [
  ...mutantsOf("cli/signers/ethereum-server.ts", ethereum, [
    ["origin !== undefined", 'origin === "null"', "a web page that knows the token signs"],
    [
      "`localhost:${port}`].includes(named.toLowerCase())",
      "named.toLowerCase()].includes(named.toLowerCase())",
      "a page by DNS rebinding signs",
    ],
    ["!isSame(first, token) && !isSame(bearer, token)", "false", "whoever finds the port signs"],
    ["if (length > mostBytes) return undefined;", "", "a body fills the memory"],
    ['request.method === "POST" && ', 'request.method === "GET" && ', "a form of a web page is read"],
  ]),
  ...mutantsOf("cli/signers/ethereum-methods.ts", ethereum, [
    ['case "eth_sign":\n', 'case "eth_sign_digest":\n', "eth_sign does not say what to use"],
    ["if (ofKeys.test(method))", "if (false)", "the keys of the node sign"],
    [
      "if (!accounts || accounts.has(address)) return address;",
      "return address;",
      "accounts that are not offered sign",
    ],
    ['quantity(given, "chainId") !== chainId', "false", "a transaction is signed for another chain than its own"],
    [
      "const before = this.#sending.get(from) ?? Promise.resolve();",
      "const before = Promise.resolve();",
      "two transactions take one nonce",
    ],
    [
      'typeof value !== "number" || Number.isSafeInteger(value)',
      "true",
      "another amount is signed than the one written",
    ],
  ]),
  ...mutantsOf("cli/signers/ethereum-transaction.ts", ethereum, [
    ["if (stranger) throw", "if (false) throw", "blobs seem to be signed"],
    ["input !== undefined && input !== data", "false", "one of two inputs is signed"],
  ]),
  ...mutantsOf("cli/signers/signatures.ts", ethereum, [
    ["if (isPending) this.#remember(asked, activity.id);", "", "what was approved is asked for again"],
  ]),
  ...mutantsOf("cli/signers/json-rpc.ts", ethereum, [
    ["read.length > mostCalls", "false", "a batch has any number of calls"],
  ]),
];
