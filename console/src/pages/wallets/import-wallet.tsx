// Imports a wallet by its words.

import { importWallet, initImportWallet } from "@countersign/api";
import type { AddressFormat } from "@countersign/api";
import { useSignal } from "@preact/signals";
import { signedIn } from "../../session/connection.js";
import { Field } from "../../parts/field.js";
import { t } from "../../texts/index.js";
import { ChainChoice } from "./chain-choice.js";
import { firstAccounts } from "./chains.js";
import { ImportSecret } from "./import-secret.js";

interface ImportWalletProps {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

export function ImportWallet({ onClose, onImported }: ImportWalletProps) {
  const { organizationId } = signedIn();
  const name = useSignal("");
  const chosen = useSignal<ReadonlySet<AddressFormat>>(new Set(["ADDRESS_FORMAT_ETHEREUM"]));
  const accounts = firstAccounts(chosen.value);
  return (
    <ImportSecret
      kind="words"
      name={name.value}
      read={async (text) => (await import("../../secrets/mnemonic.js")).readMnemonic(text)}
      start={async (connection, userId) =>
        (await initImportWallet(connection, { organizationId, parameters: { userId } })).activity
      }
      send={async (connection, userId, encryptedBundle) => {
        const parameters = { userId, walletName: name.value, encryptedBundle, accounts };
        return (await importWallet(connection, { organizationId, parameters })).activity;
      }}
      imported={({ result }) => {
        const { walletId = "", addresses = [] } =
          "importWalletResult" in result ? (result.importWalletResult ?? {}) : {};
        const formats = accounts.map(({ addressFormat }) => addressFormat);
        return {
          place: `/wallets/${walletId}`,
          addresses: addresses.map((address, index) => ({ format: formats[index] ?? "", address })),
        };
      }}
      onClose={onClose}
      onImported={onImported}
    >
      <Field label={t.common.name} text={name} required maxLength={256} />
      <ChainChoice chosen={chosen} />
    </ImportSecret>
  );
}
