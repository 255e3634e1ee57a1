// What can be paid to on chains, by the namespaces of CAIP-2.

import { lookupForm } from "./addresses.js";
import { onMainNetwork } from "./bitcoin-networks.js";

const base58 = "[1-9A-HJ-NP-Za-km-z]";
/** By the namespaces of CAIP-2, how addresses look that something can be sent to. */
const receivers: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-fA-F]{40}$/,
  solana: new RegExp(`^${base58}{32,44}$`),
  tron: new RegExp(`^T${base58}{33}$`),
  bip122: new RegExp(
    `^(?:${base58}{25,35}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{8,87})$`,
  ),
};

/** Whether addresses of a chain are known. */
export function hasReceivers(kind: string): boolean {
  return Object.hasOwn(receivers, kind);
}

/** Whether a text looks like an address that something can be sent to. */
export function isReceiverOn(kind: string, address: string): boolean {
  return hasReceivers(kind) && receivers[kind]!.test(address);
}

/** The text under which receivers are compared: on Bitcoin, a payment is good on all networks, whichever an address is of. */
export function receiverForm(address: string): string {
  return onMainNetwork(lookupForm(address));
}
