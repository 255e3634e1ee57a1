// Policies as organizations write them, each in our language and in CEL. Only what both can say is here: CEL has no
// integers of 128 bits, no addresses that compare without case, and no slices.

/**
 * @typedef {object} Policy
 * @property {string} name
 * @property {"EFFECT_ALLOW" | "EFFECT_DENY"} effect
 * @property {string} condition
 * @property {string} consensus
 * @property {{ condition: string, consensus: string }} cel the same two; empty where ours are
 */

export const signer = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
export const receiver = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
export const treasurers = "1f96e913-142a-49b4-ba56-5100d46873ef";

/**
 * So many policies, of which the last one allows the activity that is measured, and no other one has a say in it.
 *
 * @param {number} count
 * @returns {readonly Policy[]}
 */
export function policies(count) {
  const others = Array.from({ length: count - 1 }, (_, index) => kinds[index % kinds.length](index));
  return [...others.map((policy, index) => ({ name: `Policy ${index}`, ...policy })), decisive];
}

/** @type {Policy} */
const decisive = {
  name: "Treasurers pay small amounts",
  effect: "EFFECT_ALLOW",
  ...same(`wallet_account.address == '${signer}' && eth.tx.value <= 1000000000000000000 && eth.tx.chain_id == 1`),
  consensus: `approvers.any(user, user.tags.contains('${treasurers}'))`,
};
decisive.cel.consensus = `approvers.exists(user, '${treasurers}' in user.tags)`;

/** @type {readonly ((index: number) => Omit<Policy, "name">)[]} */
const kinds = [
  // A call of one function of one contract.
  (index) => ({
    effect: "EFFECT_ALLOW",
    condition: `eth.tx.to == '${address(index)}' && eth.tx.data[0..10] == '0xa9059cbb'`,
    consensus: "",
    cel: {
      condition: `eth.tx.to == '${address(index)}' && eth.tx.data.startsWith('0xa9059cbb')`,
      consensus: "",
    },
  }),
  // Addresses that nobody pays to.
  (index) => {
    const banned = Array.from({ length: 5 }, (_, place) => `'${address(1000 * index + place)}'`).join(", ");
    return { effect: "EFFECT_DENY", ...same(`eth.tx.to in [${banned}]`) };
  },
  // Who may make what.
  (index) => ({
    effect: "EFFECT_ALLOW",
    condition: "activity.resource == 'WALLET' && activity.action == 'CREATE'",
    consensus: `approvers.any(user, user.id == '${identifier(index)}')`,
    cel: {
      condition: "activity.resource == 'WALLET' && activity.action == 'CREATE'",
      consensus: `approvers.exists(user, user.id == '${identifier(index)}')`,
    },
  }),
  // Two of a group for large amounts on two networks.
  (index) => ({
    effect: "EFFECT_ALLOW",
    condition: `eth.tx.value <= ${5_000_000_000_000_000_000n + BigInt(index)} && eth.tx.chain_id in [1, 11155111]`,
    consensus: `approvers.filter(user, user.tags.contains('${identifier(index)}')).count() >= 2`,
    cel: {
      condition: `eth.tx.value <= ${5_000_000_000_000_000_000n + BigInt(index)} && eth.tx.chain_id in [1, 11155111]`,
      consensus: `approvers.filter(user, '${identifier(index)}' in user.tags).size() >= 2`,
    },
  }),
  // What a parameter must not be.
  (index) => ({ effect: "EFFECT_DENY", ...same(`activity.params.signWith == '${address(index)}'`) }),
  // A key that only some may use.
  (index) => ({
    effect: "EFFECT_ALLOW",
    ...same(`activity.action == 'SIGN' && wallet_account.address in ['${address(index)}', '${address(index + 1)}']`),
  }),
];

/**
 * A condition that both languages write alike, and no consensus.
 *
 * @param {string} condition
 */
function same(condition) {
  return { condition, consensus: "", cel: { condition, consensus: "" } };
}

/**
 * An address that no other index has.
 *
 * @param {number} index
 */
function address(index) {
  return `0x${(0x51ed270b * (index + 1)).toString(16).padStart(40, "9")}`;
}

/** @param {number} index */
function identifier(index) {
  return `7e4c1f6e-6d1c-4d8a-9a53-${index.toString(16).padStart(12, "0")}`;
}
