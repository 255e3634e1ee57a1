// Imports a private key.

import { importPrivateKey, initImportPrivateKey } from "@countersign/api";
import { signedIn } from "../../session/connection.js";
import { ImportSecret } from "./import-secret.js";
import { KeyFields, useKeyParts } from "./key-form.js";

interface ImportKeyProps {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

export function ImportKey({ onClose, onImported }: ImportKeyProps) {
  const { organizationId } = signedIn();
  const parts = useKeyParts();
  const [privateKeyName, curve, addressFormats] = [parts.name.value, parts.curve.value, [...parts.formats.value]];
  return (
    <ImportSecret
      kind="key"
      name={privateKeyName}
      read={async (text) => (await import("../../secrets/private-key.js")).readPrivateKey(text, curve)}
      start={async (connection, userId) =>
        (await initImportPrivateKey(connection, { organizationId, parameters: { userId } })).activity
      }
      send={async (connection, userId, encryptedBundle) => {
        const parameters = { userId, privateKeyName, encryptedBundle, curve, addressFormats };
        return (await importPrivateKey(connection, { organizationId, parameters })).activity;
      }}
      imported={({ result }) => {
        const { privateKeyId = "", addresses = [] } =
          "importPrivateKeyResult" in result ? (result.importPrivateKeyResult ?? {}) : {};
        return {
          place: `/private-keys/${privateKeyId}`,
          addresses: addresses.map(({ format = "", address = "" }) => ({ format, address })),
        };
      }}
      onClose={onClose}
      onImported={onImported}
    >
      <KeyFields of={parts} />
    </ImportSecret>
  );
}
