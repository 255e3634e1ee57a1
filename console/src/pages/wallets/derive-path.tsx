// Derives an account at a path of one's own.

import { createWalletAccounts } from "@countersign/api";
import type { AddressFormat, Curve } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Submitted, useSubmitting } from "../../parts/submitting.js";
import { signedIn } from "../../session/connection.js";
import { t } from "../../texts/index.js";
import { curves } from "../../chains/facts.js";
import { nameOfFormat } from "./chains.js";
import { CurveSelect, formatsOf } from "./key-form.js";

const hardenedOnly = Object.values(curves).filter((curve) => curve.hardenedOnly);
const pathWhy = t.accounts.pathWhy(hardenedOnly.map(({ name }) => name).join(", "));

interface DerivePathProps {
  readonly walletId: string;
  readonly walletName: string;
  readonly onClose: () => void;
  readonly onDerived: () => void;
}

export function DerivePath({ walletId, walletName, onClose, onDerived }: DerivePathProps) {
  const { organizationId } = signedIn();
  const curve = useSignal<Curve>("CURVE_SECP256K1");
  const addressFormat = useSignal<AddressFormat>("ADDRESS_FORMAT_ETHEREUM");
  const path = useSignal("m/44'/60'/0'/0/0");
  const deriving = useSubmitting();
  const [formatField, pathField, aboutPath] = [useId(), useId(), useId()];
  const formats = formatsOf(curve.value);
  const submit = (event: Event) => {
    event.preventDefault();
    const account = {
      curve: curve.value,
      pathFormat: "PATH_FORMAT_BIP32" as const,
      path: path.value,
      addressFormat: addressFormat.value,
    };
    deriving.submit(
      { action: t.accounts.derive, subject: t.accounts.deriveSubject(1, walletName) },
      (connection) =>
        createWalletAccounts(connection, { organizationId, parameters: { walletId, accounts: [account] } }),
      onDerived,
    );
  };
  return (
    <form onSubmit={submit}>
      <div class="columns">
        <div>
          <CurveSelect
            curve={curve.value}
            onCurve={(chosen) => {
              curve.value = chosen;
              const [first] = formatsOf(chosen);
              if (first) addressFormat.value = first;
            }}
          />
        </div>
        <div>
          <label for={formatField}>{t.accounts.format}</label>
          <select
            id={formatField}
            value={addressFormat.value}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const chosen = formats.find((format) => format === value);
              if (chosen) addressFormat.value = chosen;
            }}
          >
            {formats.map((format) => (
              <option key={format} value={format}>
                {nameOfFormat(format)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <label for={pathField}>{t.accounts.path}</label>
      <p id={aboutPath} class="soft small-text">
        {pathWhy}
      </p>
      <input
        id={pathField}
        class="mono"
        dir="ltr"
        required
        pattern="m(/[0-9]+'?)+"
        title={pathWhy}
        maxLength={128}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={aboutPath}
        value={path.value}
        onInput={(event) => (path.value = event.currentTarget.value)}
      />
      <Submitted of={deriving} />
      <div class="actions start">
        <button type="submit" class="primary" disabled={deriving.busy.value}>
          {t.accounts.derive}
        </button>
        <button type="button" onClick={onClose}>
          {t.common.close}
        </button>
      </div>
    </form>
  );
}
