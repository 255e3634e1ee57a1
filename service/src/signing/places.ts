// Chains as CAIP-2 names them, and contracts and programs as CAIP-10 does. Of EVM chains a transaction names its network;
// everywhere else a signature is good on all networks of the kind, so that a name that says one would promise too much.

import { ApiError, ErrorCode } from "@countersign/api";

export interface Place {
  readonly chain: "eip155" | "solana" | "tron" | "bip122";
  /** Of EVM chains, the id of the chain; `*` for all networks. */
  readonly network: string;
  /** A contract, of EVM chains in lower case, or a program; undefined for anything, also for what calls none. */
  readonly program: string | undefined;
}

const base58 = "[1-9A-HJ-NP-Za-km-z]";
const programs: Readonly<Record<Place["chain"], RegExp | undefined>> = {
  eip155: /^0x[0-9a-fA-F]{40}$/,
  solana: new RegExp(`^${base58}{32,44}$`),
  tron: new RegExp(`^T${base58}{33}$`),
  bip122: undefined,
};

/**
 * @param path of the member that has it
 * @throws ApiError INVALID_ARGUMENT
 */
export function readPlace(text: string, path: string): Place {
  const [chain = "", network = "", program, ...others] = text.split(":");
  if (!isChain(chain) || others.length > 0) {
    const forms = "eip155:1, eip155:1:0x…, eip155:*, solana:*, solana:*:<program>, tron:*, tron:*:T… or bip122:*";
    throw refused(path, text, `write ${forms}`);
  }
  const isNetwork = network === "*" || (chain === "eip155" && /^[1-9][0-9]{0,38}$/.test(network));
  if (!isNetwork) {
    const right = chain === "eip155" ? "a chain id, or * for every chain" : "*: a signature is good on all of them";
    throw refused(path, text, `of ${chain}, the network is ${right}`);
  }
  if (program !== undefined && !programs[chain]?.test(program)) {
    throw refused(path, text, `${JSON.stringify(program)} is no contract or program of ${chain}`);
  }
  return { chain, network, program: chain === "eip155" ? program?.toLowerCase() : program };
}

/** As `readPlace` reads it. */
export function textOf({ chain, network, program }: Place): string {
  return `${chain}:${network}${program === undefined ? "" : `:${program}`}`;
}

/** Whether whatever is at one place is at another one, too. */
export function isWithin(place: Place, other: Place): boolean {
  return (
    place.chain === other.chain &&
    (other.network === "*" || other.network === place.network) &&
    (other.program === undefined || other.program === place.program)
  );
}

function isChain(text: string): text is Place["chain"] {
  return Object.hasOwn(programs, text);
}

function refused(path: string, text: string, why: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: no key is restricted to ${JSON.stringify(text)}; ${why}`);
}
