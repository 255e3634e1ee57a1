// Cells of the table that cannot be filled, and why. One that has been filled after all is reported.

/** @typedef {"accepted" | "refused" | "webhook"} Column */
/**
 * @typedef {object} Exception
 * @property {string} name of a type of activity, or of a query
 * @property {readonly Column[]} columns
 * @property {string} reason
 */

const isVote = "a vote makes no activity of its own, and webhooks are told of new activities";

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    name: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD",
    columns: ["accepted", "webhook"],
    reason: "the contract has it for reading old activities and takes no request of it",
  },
  { name: "ACTIVITY_TYPE_APPROVE_ACTIVITY", columns: ["webhook"], reason: isVote },
  { name: "ACTIVITY_TYPE_REJECT_ACTIVITY", columns: ["webhook"], reason: isVote },
  {
    name: "getAttestation",
    columns: ["accepted"],
    reason: "the service does not run in an enclave, so it has no document",
  },
];

/** The exception for a cell, if there is one. @returns {Exception | undefined} */
export function exceptionOf(/** @type {string} */ name, /** @type {Column} */ column) {
  return exceptions.find((each) => each.name === name && each.columns.includes(column));
}
