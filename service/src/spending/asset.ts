// What a spending limit counts: assets by their names of CAIP-19. Of EVM chains a transaction names its network; everywhere
// else a signature is good on all networks of the kind, so that a limit counts whatever network it names.

import { ApiError, ErrorCode } from "@countersign/api";

export const spendingChains = ["eip155", "solana", "tron", "bip122"] as const;
export type SpendingChain = (typeof spendingChains)[number];

export interface Asset {
  readonly chain: SpendingChain;
  /** Of EVM chains, the id of the chain; undefined for any network. */
  readonly reference: string | undefined;
  /** Contract or mint of a token, of EVM chains in lower case; empty for the native coin. */
  readonly token: string;
}

const base58 = "[1-9A-HJ-NP-Za-km-z]";
const tokens: Readonly<Record<SpendingChain, { readonly namespace: string; readonly form: RegExp } | undefined>> = {
  eip155: { namespace: "erc20", form: /^0x[0-9a-fA-F]{40}$/ },
  solana: { namespace: "token", form: new RegExp(`^${base58}{32,44}$`) },
  tron: { namespace: "trc20", form: new RegExp(`^T${base58}{33}$`) },
  bip122: undefined,
};

/**
 * Reads the name of an asset.
 *
 * @param path of the member that has it
 * @throws ApiError INVALID_ARGUMENT for one that no limit counts
 */
export function readAsset(text: string, path: string): Asset {
  const [, chain = "", network = "", namespace = "", token = ""] = /^(.+?):(.+?)\/(.+?):(.+)$/.exec(text) ?? [];
  if (!isSpendingChain(chain)) throw refused(path, text, `chains are ${spendingChains.join(", ")}`);
  const isAny = network === "*";
  if (chain === "eip155" && !isAny && !/^[1-9][0-9]*$/.test(network)) {
    throw refused(path, text, "of eip155, the network is a chain id, or * for every chain");
  }
  const reference = chain === "eip155" && !isAny ? network : undefined;
  if (namespace === "slip44" && /^[0-9]+$/.test(token)) return { chain, reference, token: "" };
  const known = tokens[chain];
  if (known?.namespace !== namespace || !known.form.test(token)) {
    const takes = known ? `slip44:<coin type> or ${known.namespace}:<address>` : "slip44:<coin type>";
    throw refused(path, text, `of ${chain}, assets are ${takes}`);
  }
  return { chain, reference, token: chain === "eip155" ? token.toLowerCase() : token };
}

function isSpendingChain(text: string): text is SpendingChain {
  return (spendingChains as readonly string[]).includes(text);
}

function refused(path: string, text: string, why: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: no limit counts ${JSON.stringify(text)}; ${why}`);
}
