// Before anything is measured: all contenders come to the same outcome, for activities that any of the policies has a say
// in, so that nobody is fast by not looking.

import { proposal } from "./activity.mjs";

/**
 * @param {readonly { name: string, decide: (proposal: object) => string }[]} contenders
 * @param {readonly import("./policies.mjs").Policy[]} policies
 * @throws Error naming the contender that disagrees
 */
export function checkAgreement(contenders, policies) {
  const addresses = policies.flatMap(({ condition }) => condition.match(/0x[0-9a-fA-F]{40}/g) ?? []);
  const cases = [
    { payment: {}, outcome: "allow" },
    // More than anybody may pay.
    { payment: { value: 9_000_000_000_000_000_000n }, outcome: "deny" },
  ];
  for (const to of new Set(addresses)) {
    const isBanned = policies.some(({ effect, condition }) => effect === "EFFECT_DENY" && mentions(condition, to));
    const isCallable = policies.some(({ condition }) => condition.includes(`eth.tx.to == '${to}'`));
    const call = { to, data: "0xa9059cbb00", value: 9_000_000_000_000_000_000n };
    cases.push({ payment: { to }, outcome: isBanned ? "deny" : "allow" });
    cases.push({ payment: call, outcome: isCallable && !isBanned ? "allow" : "deny" });
  }
  for (const { payment, outcome } of cases) {
    for (const { name, decide } of contenders) {
      const found = decide(proposal(payment));
      if (found !== outcome) throw new Error(`${name} says ${found} to a payment to ${payment.to}, not ${outcome}`);
    }
  }
}

/**
 * @param {string} condition
 * @param {string} to
 */
function mentions(condition, to) {
  return condition.startsWith("eth.tx.to in") && condition.includes(`'${to}'`);
}
