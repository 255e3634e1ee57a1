// The accounts that wallet commands derive: spelled out by `--account`, or a chain's usual ones by `--chain`.

import { AddressFormat, Curve, PathFormat } from "@countersign/api";
import type { WalletAccountParams } from "@countersign/api";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import { addressFormats, usualPath, type FormatFacts } from "../../chains/formats.js";
import { friendlyNames, parseEnum } from "../terminal/enum-values.js";
import { each } from "../terminal/option-values.js";

/** The options that `addAccountOptions` adds. */
export interface AccountOptions {
  readonly account?: readonly WalletAccountParams[];
  readonly chain?: readonly Chosen[];
}

interface Chosen {
  readonly chain: Chain;
  /** Undefined for the next that this command has not derived yet. */
  readonly index: number | undefined;
}

interface Chain {
  readonly curve: Curve;
  readonly addressFormat: AddressFormat;
  readonly path: string;
}

const chains: ReadonlyMap<string, Chain> = new Map(
  Object.entries<FormatFacts>(addressFormats).flatMap(
    ([
      format,
      {
        curves: [curve],
        usual,
      },
    ]) => (curve && usual ? [[usual.called, { curve, addressFormat: format as AddressFormat, path: usual.path }]] : []),
  ),
);

/** Adds `--chain` and `--account`, each of which may be given several times. */
export function addAccountOptions(command: Command): Command {
  return command
    .option(
      "--chain <name[:index]>",
      `derive a chain's usual account, the first or the one at this index: ${[...chains.keys()].join(", ")}`,
      each(parseChain),
    )
    .option(
      "--account <curve:path:format>",
      `derive an account, such as secp256k1:m/44'/60'/0'/0/0:ethereum; curves: ${friendlyNames(Curve).join(", ")}`,
      each(parseAccount),
    );
}

/** The accounts that the options ask for, chains first. The same chain again is its next index. */
export function accountsOf({ chain = [], account = [] }: AccountOptions): WalletAccountParams[] {
  const next = new Map<Chain, number>();
  const usual = chain.map(({ chain, index = next.get(chain) ?? 0 }) => {
    next.set(chain, index + 1);
    const { curve, addressFormat, path } = chain;
    return { curve, pathFormat: PathFormat.BIP32, path: usualPath(path, index), addressFormat };
  });
  return [...usual, ...account];
}

function parseChain(text: string): Chosen {
  const [name = "", index, ...more] = text.split(":");
  const chain = chains.get(name.toLowerCase());
  if (!chain) {
    throw new InvalidArgumentError(
      `It must be one of ${[...chains.keys()].join(", ")}; --account accepts every address format.`,
    );
  }
  if (more.length > 0 || (index !== undefined && !/^\d{1,9}$/.test(index))) {
    throw new InvalidArgumentError("After the colon comes the account's index, a whole number.");
  }
  return { chain, index: index === undefined ? undefined : Number(index) };
}

function parseAccount(text: string): WalletAccountParams {
  const [curve, path, format, ...more] = text.split(":");
  if (!curve || !path || !format || more.length > 0) {
    throw new InvalidArgumentError("Expected a curve, a path and an address format, separated by colons.");
  }
  return {
    curve: parseEnum(Curve, curve),
    pathFormat: PathFormat.BIP32,
    path,
    addressFormat: parseEnum(AddressFormat, format),
  };
}
