// A tool of a language model that signs typed data (EIP-712), which the API signs as payloads. Payloads of other encodings are
// no tool: what a digest stands for, nobody sees.

import { HashFunction, PayloadEncoding, signRawPayload } from "@countersign/api";
import { settled, tools } from "@countersign/api/tools";

type Tool = (typeof tools)[number];

const { outputSchema, annotations } = tools.find(({ name }) => name === "sign_transaction")!;
const { properties, ...answer } = outputSchema as { readonly properties: object };

export const signTypedData: Tool = {
  name: "sign_typed_data",
  description:
    "Signs typed data of Ethereum (EIP-712), such as an order, a permit or a payment of x402, if the policies and spending " +
    "limits allow it. Where the outcome is consensusNeeded, people have to approve it first: say so, and wait.",
  annotations,
  inputSchema: {
    type: "object",
    properties: {
      organizationId: { type: "string" },
      signWith: {
        description: "Address of a wallet account, or address or id of a private key, on secp256k1.",
        type: "string",
        minLength: 1,
        maxLength: 128,
      },
      typedData: {
        description:
          "The text of a JSON object with types (EIP712Domain among them), primaryType, domain and message. A text, since " +
          "amounts may be larger than what numbers of JSON hold exactly: write these as strings of digits.",
        type: "string",
        minLength: 2,
        maxLength: 65_536,
      },
    },
    required: ["organizationId", "signWith", "typedData"],
    additionalProperties: false,
  },
  outputSchema: {
    ...answer,
    properties: {
      ...properties,
      result: {
        description: "The signature: r and s, 64 hex digits each, and v, the recovery id 00 or 01.",
        type: "object",
        properties: { r: { type: "string" }, s: { type: "string" }, v: { type: "string" } },
        required: ["r", "s", "v"],
      },
    },
  },
  async run(connection, { organizationId, signWith, typedData }, options) {
    const parameters = {
      signWith: String(signWith),
      payload: String(typedData),
      encoding: PayloadEncoding.EIP712,
      hashFunction: HashFunction.NO_OP,
    };
    const input = { organizationId: String(organizationId), parameters };
    return settled(connection, (await signRawPayload(connection, input, options)).activity, options);
  },
};
