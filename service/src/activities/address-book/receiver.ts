// A receiver as address books name it.

import { ApiError, ErrorCode } from "@countersign/api";
import { lookupForm } from "../../chains/addresses.js";

const base58 = "[1-9A-HJ-NP-Za-km-z]";
/** By the namespaces of CAIP-2, how addresses look that something can be sent to. */
const addresses: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-fA-F]{40}$/,
  solana: new RegExp(`^${base58}{32,44}$`),
  tron: new RegExp(`^T${base58}{33}$`),
  bip122: new RegExp(
    `^(?:${base58}{25,35}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{8,87})$`,
  ),
};

/**
 * @param path of the entry that names it
 * @returns it in the form in which it is compared
 * @throws ApiError INVALID_ARGUMENT
 */
export function readReceiver(
  chain: string,
  address: string,
  path: string,
): { readonly chain: string; readonly address: string } {
  const [kind = "", network = "", ...others] = chain.split(":");
  const form = Object.hasOwn(addresses, kind) ? addresses[kind] : undefined;
  const isNetwork = network === "*" || (kind === "eip155" && /^[1-9][0-9]{0,38}$/.test(network));
  if (!form || !isNetwork || others.length > 0) {
    const right = "write eip155:1, eip155:*, solana:*, tron:* or bip122:*";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.chain: no book has ${JSON.stringify(chain)}; ${right}`);
  }
  if (!form.test(address)) {
    const message = `${path}.address: ${JSON.stringify(address)} is no address of ${kind}`;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
  }
  return { chain, address: lookupForm(address) };
}
