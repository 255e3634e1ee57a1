// Which assets are counted: chains by name, tokens by their addresses.

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { assetChains, assetName } from "../../chains/assets.js";
import type { AssetChain } from "../../chains/assets.js";
import { evmChains } from "../../chains/evm.js";
import { assetInWords } from "../../check/limit.js";
import { later } from "../../texts/later.js";

const { assets: words } = later;
const mostAssets = 20;

/** As a person writes an asset. */
export interface WrittenAsset {
  /** Id of an EVM chain, `*` for all of them, `other`, or the kind of another chain. */
  readonly chain: string;
  /** Where the chain is another one. */
  readonly chainId: string;
  readonly token: string;
}

export const firstAsset: WrittenAsset = { chain: "1", chainId: "", token: "" };

/** The name of CAIP-19; undefined where it is none. */
export function nameOfAsset({ chain, chainId, token }: WrittenAsset): string | undefined {
  const kind = kindOf(chain);
  const reference = chain === "other" ? chainId.trim() : chain;
  return assetName(kind, kind === "eip155" ? reference : "*", token.trim());
}

function kindOf(chain: string): AssetChain {
  return Object.hasOwn(assetChains, chain) ? (chain as AssetChain) : "eip155";
}

interface AssetFieldsProps {
  readonly assets: Signal<readonly WrittenAsset[]>;
  /** Whether there may be none, which means anything. */
  readonly isOptional: boolean;
}

export function AssetFields({ assets, isOptional }: AssetFieldsProps) {
  const change = (at: number, part: Partial<WrittenAsset>) =>
    (assets.value = assets.value.map((asset, index) => (index === at ? { ...asset, ...part } : asset)));
  const remove = (at: number) => (assets.value = assets.value.filter((_, index) => index !== at));
  return (
    <fieldset class="boxed">
      <legend>{words.title}</legend>
      {assets.value.length === 0 && <p class="soft small-text">{words.none}</p>}
      {assets.value.map((asset, index) => (
        <AssetField
          key={index}
          number={index + 1}
          asset={asset}
          canGo={isOptional || assets.value.length > 1}
          onChange={(part) => change(index, part)}
          onRemove={() => remove(index)}
        />
      ))}
      {assets.value.length > 1 && <p class="soft small-text">{words.why}</p>}
      {assets.value.length < mostAssets && (
        <button type="button" class="small" onClick={() => (assets.value = [...assets.value, firstAsset])}>
          {words.add}
        </button>
      )}
    </fieldset>
  );
}

interface AssetFieldProps {
  readonly number: number;
  readonly asset: WrittenAsset;
  readonly canGo: boolean;
  readonly onChange: (part: Partial<WrittenAsset>) => void;
  readonly onRemove: () => void;
}

function AssetField({ number, asset, canGo, onChange, onRemove }: AssetFieldProps) {
  const [chainField, idField, tokenField, about] = [useId(), useId(), useId(), useId()];
  const kind = kindOf(asset.chain);
  const name = nameOfAsset(asset);
  const removes = words.removeOf(number);
  const hasTokens = assetChains[kind].tokens !== undefined;
  return (
    <div class="asset">
      <div class="columns">
        <div>
          <label for={chainField}>{words.chain(number)}</label>
          <select
            id={chainField}
            value={asset.chain}
            onChange={(event) => onChange({ chain: event.currentTarget.value, token: "" })}
          >
            {Object.entries(evmChains).map(([id, [called]]) => (
              <option key={id} value={id}>
                {called}
              </option>
            ))}
            <option value="*">{words.chains.any}</option>
            <option value="other">{words.chains.other}</option>
            {(["solana", "tron", "bip122"] as const).map((each) => (
              <option key={each} value={each}>
                {words.chains[each]}
              </option>
            ))}
          </select>
        </div>
        {asset.chain === "other" && (
          <div>
            <label for={idField}>{words.chainId(number)}</label>
            <input
              id={idField}
              inputMode="numeric"
              required
              maxLength={32}
              autocomplete="off"
              value={asset.chainId}
              onInput={(event) => onChange({ chainId: event.currentTarget.value })}
            />
          </div>
        )}
        {hasTokens && (
          <div>
            <label for={tokenField}>{words.token(number)}</label>
            <input
              id={tokenField}
              class="mono"
              maxLength={128}
              autocomplete="off"
              spellcheck={false}
              aria-describedby={about}
              value={asset.token}
              onInput={(event) => onChange({ token: event.currentTarget.value })}
            />
          </div>
        )}
      </div>
      <p id={about} class="soft small-text">
        {words.tokenWhy[kind]}
      </p>
      <p class="title-row" role="status">
        {name === undefined ? (
          <span class="failed">{words.wrong}</span>
        ) : (
          <span>
            {assetInWords(name)} <code class="soft">{name}</code>
          </span>
        )}
        {canGo && (
          <button type="button" class="small quiet danger-text" aria-label={removes} onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </p>
    </div>
  );
}
