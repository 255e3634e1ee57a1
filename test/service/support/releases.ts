// Data folders as earlier releases have left them, with keys that live: what those releases wrote themselves, as SQL.

import Sqlite from "better-sqlite3";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";

const folder = fileURLToPath(new URL("../store/releases/", import.meta.url));

/** Names of the releases, oldest first; each is that of its last migration. */
export const releases: readonly string[] = readdirSync(folder).sort();

export interface Release {
  readonly root: RootCredentials;
  /** Of wallets and private keys of the first organization, sorted. */
  readonly addresses: readonly string[];
}

/** Makes a data folder of a release. */
export function layRelease(name: string, data: string): Release {
  const { masterKey, root } = JSON.parse(readFileSync(path.join(folder, name, "deployment.json"), "utf8")) as {
    readonly masterKey: string;
    readonly root: RootCredentials;
  };
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(path.join(data, "master.key"), `${masterKey}\n`, { mode: 0o600 });
  writeFileSync(path.join(data, "root.json"), `${JSON.stringify(root, null, 2)}\n`, { mode: 0o600 });
  const database = openRelease(name, path.join(data, "countersign.db"));
  const addresses = database
    .prepare<[string, string], { readonly address: string }>(
      "select address from wallet_accounts where organization_id = ? union " +
        "select address from private_key_addresses where organization_id = ?",
    )
    .all(root.organizationId, root.organizationId);
  database.close();
  return { root, addresses: addresses.map(({ address }) => address).sort() };
}

/** Makes a database of a release. */
export function openRelease(name: string, file: string): Sqlite.Database {
  writeFileSync(file, "", { mode: 0o600 });
  const database = new Sqlite(file);
  database.pragma("journal_mode = WAL");
  database.exec(readFileSync(path.join(folder, name, "countersign.sql"), "utf8"));
  return database;
}
