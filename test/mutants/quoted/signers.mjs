// Faults in what signs for other programs of a computer: who is answered, and what is never signed.

import { mutantsOf } from "./mutant.mjs";

const ethereum = ["cli/ethereum-rpc.test.ts"];
const ssh = ["cli/ssh-agent.test.ts"];
const agents = ["cli/agents.test.ts"];
const opSigner = ["cli/op-signer.system.test.ts"];
const preimages = ["chains/preimage.test.ts"];

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
  ...mutantsOf("cli/client/agents.ts", agents, [
    ["`approvers.count() == 1 && ${takesPart}`", "takesPart", "an agent approves what its budget does not count"],
  ]),
  ...mutantsOf("cli/client/agent-policy.ts", agents, [
    [
      "`eth.eip_712.domain.verifying_contract == '${token}'`,",
      "",
      "an agent pays with tokens that its budget does not count",
    ],
  ]),
  ...mutantsOf("cli/signers/ethereum-server.ts", opSigner, [
    ["requestCert: true, rejectUnauthorized: true", "requestCert: true, rejectUnauthorized: false", "strangers sign"],
  ]),
  ...mutantsOf("cli/signers/ethereum-rpc.ts", opSigner, [
    ["if (host !== undefined) throw", "if (host === '') throw", "an endpoint with a token is open to the network"],
  ]),
  ...mutantsOf("cli/signers/block-payload.ts", opSigner, [
    ["domain.length !== 32 || domain.some((byte) => byte !== 0)", "domain.length !== 32", "another domain is signed"],
  ]),
  ...mutantsOf("cli/signers/ethereum-methods.ts", opSigner, [
    ["if (chainId !== this.#options.chainId) {", "if (chainId === 0n) {", "a block of another chain is signed"],
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
    ["if (stranger) throw", 'if (stranger?.[0] === "") throw', "blobs seem to be signed"],
    ["input !== undefined && input !== data", "false", "one of two inputs is signed"],
  ]),
  ...mutantsOf("cli/signers/signatures.ts", ethereum, [
    ["if (isPending) this.#remember(asked, activity.id);", "", "what was approved is asked for again"],
  ]),
  ...mutantsOf("cli/signers/json-rpc.ts", ethereum, [
    ["read.length > mostCalls", "false", "a batch has any number of calls"],
  ]),
  ...mutantsOf("cli/signers/ssh-agent-server.ts", ssh, [
    ["chmodSync(socket, 0o600);", "chmodSync(socket, 0o666);", "everybody may write to the socket"],
    ["mode & 0o077 || ", "", "the socket is in a folder of others"],
    [
      "if (isForwarded) throw",
      "if (isForwarded && this.#keys.length > 99) throw",
      "a server to which somebody logs in signs",
    ],
    [
      "if (reader.byte() !== 0) client.isForwarded = true;",
      "client.isForwarded = reader.byte() !== 0;",
      "a server takes back that it is one",
    ],
    [
      "if (namespaces.has(purpose.namespace)) return;",
      "if (namespaces.size > 0) return;",
      "--namespaces means nothing",
    ],
    ["|| length > mostBytes", "", "a request fills the memory"],
    [
      "if (await isAnswered(socket)) throw",
      'if (socket === "" && (await isAnswered(socket))) throw',
      "an agent takes another's place",
    ],
  ]),
  ...mutantsOf("cli/signers/ssh-wire.ts", ssh, [
    ["&& reader.isAtEnd", "", "something follows a login"],
    ["message === userauthRequest && ", "", "other requests of SSH are signed as logins"],
    ["`00${digits}` : digits", "digits : digits", "half of the signatures of P-256 are none"],
  ]),
  ...mutantsOf("chains/ssh-signature.ts", preimages, [
    ["|| more.length > 0", "", "something follows a signature of SSH"],
    ["plainNamespace.test(name) ? name : undefined", "name", "a namespace is a part of a transaction"],
    ["reserved.length > 0 || ", "", "something is in the reserved field"],
  ]),
  ...mutantsOf("policy/payload-words.ts", ssh, [
    ['= ["DIGEST", "UNKNOWN", "SSH_SIGNATURE"]', '= ["DIGEST", "UNKNOWN"]', "a digest behind a namespace is not blind"],
  ]),
];
