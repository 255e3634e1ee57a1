// Assets by their names of CAIP-19, as spending limits and velocity controls count them.

import { chains } from "./facts.js";
import { evmChains, evmTokens } from "./evm.js";

export type AssetChain = "eip155" | "solana" | "tron" | "bip122";

export interface AssetFacts {
  readonly chain: AssetChain;
  /** Id of an EVM chain; `*` for all networks of the kind. */
  readonly reference: string;
  /** Contract or mint; undefined for the native coin. */
  readonly token: string | undefined;
  /** Name of the unit; undefined where the console does not know it, and for all EVM chains together. */
  readonly unit: string | undefined;
  /** By which power of ten the unit is greater than the smallest; undefined where the console does not know. */
  readonly decimals: number | undefined;
}

interface Kind {
  readonly native: Pick<(typeof chains)["ethereum"], "unit" | "decimals">;
  readonly coinType: number;
  /** What CAIP-19 calls tokens of the kind; undefined where no limit counts any. */
  readonly tokens: { readonly namespace: string; readonly form: RegExp } | undefined;
}

/** A chain id, or all chains. */
const evmReference = /^(?:\*|[1-9]\d*)$/;
const base58 = "[1-9A-HJ-NP-Za-km-z]";

export const assetChains: Readonly<Record<AssetChain, Kind>> = {
  eip155: { native: chains.ethereum, coinType: 60, tokens: { namespace: "erc20", form: /^0x[0-9a-fA-F]{40}$/ } },
  solana: {
    native: chains.solana,
    coinType: 501,
    tokens: { namespace: "token", form: new RegExp(`^${base58}{32,44}$`) },
  },
  tron: { native: chains.tron, coinType: 195, tokens: { namespace: "trc20", form: new RegExp(`^T${base58}{33}$`) } },
  bip122: { native: chains.bitcoin, coinType: 0, tokens: undefined },
};

/** Undefined for a name that no limit counts. */
export function readAsset(caip19: string): AssetFacts | undefined {
  const [, chain = "", reference = "", namespace, name = ""] = /^(.+?):(.+?)\/(.+?):(.+)$/.exec(caip19) ?? [];
  if (!isAssetChain(chain)) return undefined;
  if (chain === "eip155" && !evmReference.test(reference)) return undefined;
  const { native, tokens } = assetChains[chain];
  const known = evmChains[Number(reference)];
  if (namespace === "slip44" && /^\d+$/.test(name)) {
    const unit = chain === "eip155" ? known?.[1] : native.unit;
    return { chain, reference, token: undefined, unit, decimals: native.decimals };
  }
  if (namespace === undefined || tokens?.namespace !== namespace || !tokens.form.test(name)) return undefined;
  const [unit, decimals] = (chain === "eip155" && evmTokens[`${reference}:${name.toLowerCase()}`]) || [];
  return { chain, reference, token: name, unit, decimals };
}

/**
 * The name of an asset.
 *
 * @param reference id of an EVM chain, or `*`; signatures of other kinds are good on all networks
 * @param token contract or mint; empty for the native coin
 * @returns undefined where it is none
 */
export function assetName(chain: AssetChain, reference: string, token: string): string | undefined {
  const { coinType, tokens } = assetChains[chain];
  const network = chain === "eip155" ? reference : "*";
  if (!evmReference.test(network) || network.length > 32) return undefined;
  if (token === "") return `${chain}:${network}/slip44:${coinType}`;
  return tokens?.form.test(token) === true ? `${chain}:${network}/${tokens.namespace}:${token}` : undefined;
}

function isAssetChain(text: string): text is AssetChain {
  return Object.hasOwn(assetChains, text);
}

/** What the amounts of all of these are told in; undefined where they have no unit in common, or one is not known. */
export function unitOf(
  assets: readonly string[],
): { readonly unit: string | undefined; readonly decimals: number } | undefined {
  const facts = assets.map(readAsset);
  const [first] = facts;
  if (first?.decimals === undefined) return undefined;
  const { unit, decimals } = first;
  return facts.every((each) => each?.unit === unit && each?.decimals === decimals) ? { unit, decimals } : undefined;
}
