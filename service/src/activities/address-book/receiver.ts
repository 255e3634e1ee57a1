// A receiver as address books name it.

import { ApiError, ErrorCode } from "@countersign/api";
import { lookupForm } from "../../chains/addresses.js";
import { hasReceivers, isReceiverOn } from "../../chains/receivers.js";

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
  const isNetwork = network === "*" || (kind === "eip155" && /^[1-9][0-9]{0,38}$/.test(network));
  if (!hasReceivers(kind) || !isNetwork || others.length > 0) {
    const right = "write eip155:1, eip155:*, solana:*, tron:* or bip122:*";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.chain: no book has ${JSON.stringify(chain)}; ${right}`);
  }
  if (!isReceiverOn(kind, address)) {
    const message = `${path}.address: ${JSON.stringify(address)} is no address of ${kind}`;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
  }
  return { chain, address: lookupForm(address) };
}
