// The activity that is decided on: a payment on Ethereum that one of 20 users asks for, in an organization whose root
// quorum takes two others.

import { pathToFileURL } from "node:url";
import path from "node:path";
import { ROOT } from "../lib/places.mjs";
import { receiver, signer, treasurers } from "./policies.mjs";

const organizations = path.join(ROOT, "service/dist/organizations");
const { compilePolicy } = await import(pathToFileURL(path.join(organizations, "compiled-policy.js")).href);
const { PolicyIndex } = await import(pathToFileURL(path.join(organizations, "policy-index.js")).href);
const { noSettings } = await import(pathToFileURL(path.join(organizations, "settings.js")).href);

const users = 20;
/** A call with two arguments, as the transfer of a token is one. */
const call = `0xa9059cbb${"00".repeat(12)}${"ab".repeat(20)}${"00".repeat(31)}64`;
const [initiator] = memberIds();

/**
 * @param {readonly import("./policies.mjs").Policy[]} policies
 * @returns {object} an `Organization` of the service
 */
export function organization(policies) {
  const members = new Map(memberIds().map((id, index) => [id, member(id, index)]));
  const rows = policies.map(({ name, effect, condition, consensus }) => {
    return { id: name, name, effect, condition, consensus, notes: "", ...dated };
  });
  const compiled = rows.map((row) => compilePolicy({ time: "", ...row }));
  const apiKeys = [...members.values()].map((owner) => {
    const { publicKey, type } = owner.record.apiKeys[0].credential;
    return [publicKey, { member: owner, row: { public_key: publicKey, credential_type: type } }];
  });
  return {
    ...noSettings,
    id: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
    parentId: undefined,
    name: "Bench",
    revision: 1,
    quorum: { threshold: 2, userIds: memberIds().slice(1, 3) },
    allowedOrigins: [],
    members,
    apiKeys: new Map(apiKeys),
    authenticators: new Map(),
    policies: compiled,
    policyIndex: new PolicyIndex(compiled),
  };
}

/**
 * A payment, as the service proposes it to its policies.
 *
 * @param {{ readonly value?: bigint, readonly to?: string, readonly data?: string }} [payment]
 */
export function proposal({ value = 250_000_000_000_000_000n, to = receiver, data = call } = {}) {
  const fees = { gas: 21_000n, gas_price: 30_000_000_000n, chain_id: 1n, nonce: 7n };
  return {
    type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    intent: { signWith: signer, unsignedTransaction: "02f0", type: "TRANSACTION_TYPE_ETHEREUM" },
    initiatorId: initiator,
    approvals: [{ userId: initiator, publicKey: keyOf(0), at: 1_763_631_000_412 }],
    immediate: false,
    authority: { rootQuorumOnly: false, anyRootUser: false, accessOf: [], selfService: false },
    references: [{ kind: "signer", name: signer }],
    createsSubject: false,
    subjects: [
      {
        eth: { tx: { from: signer, to, data, value, ...fees } },
        wallet: { id: "dd4b2c4c-5a4f-4a0f-9d09-8f0e1f5f7c11" },
        wallet_account: { address: signer },
      },
    ],
  };
}

const dated = { organization_id: "1cfc2137-39bc-4966-82e4-5fd53fa064f9", created_at: 1, updated_at: 1 };

function memberIds() {
  return Array.from({ length: users }, (_, index) => `879310e7-4f57-447d-99a8-${String(index).padStart(12, "0")}`);
}

/** @param {number} index */
function keyOf(index) {
  return `03${String(index).padStart(64, "0")}`;
}

/**
 * @param {string} id
 * @param {number} index
 */
function member(id, index) {
  const credential = { publicKey: keyOf(index), type: "CREDENTIAL_TYPE_API_KEY_P256" };
  return {
    id,
    root: index === 1 || index === 2,
    emailVerified: false,
    phoneNumberVerified: false,
    record: {
      userId: id,
      userName: `User ${index}`,
      userEmail: `user-${index}@example.com`,
      userTags: index < 3 ? [treasurers] : [],
      apiKeys: [{ credential, apiKeyName: "Laptop" }],
      authenticators: [],
      oauthProviders: [],
    },
    recordId: id,
  };
}
