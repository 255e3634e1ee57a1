// Whether every secret opens, and every public key and address is that of its secret.

import type { AddressFormat, Curve } from "@countersign/api";
import { addressOf, lookupForm } from "../chains/addresses.js";
import type { Custody, SealedSecret } from "../custody/custody.js";
import { misfits } from "../maintenance/key-halves.js";
import { sealedSecrets } from "../maintenance/secrets.js";
import type { Store } from "../store/store.js";
import { textOf } from "./finding.js";
import type { Finding, Row } from "./finding.js";
import { pagesOf } from "./pages.js";

const tableOf: Readonly<Record<SealedSecret["owner"]["kind"], string>> = {
  privateKey: "private_keys",
  wallet: "wallets",
  secret: "secrets",
  transfer: "import_targets",
  codeTarget: "contact_codes",
  message: "messages",
  authProxy: "auth_proxies",
  oauth2Credential: "oauth2_credentials",
  service: "deployment",
  code: "contact_codes",
};

/** A secret that is sealed anew was opened before. The new text is thrown away. */
export async function* checkSeals(store: Store, custody: Custody): AsyncGenerator<Finding> {
  for await (const page of sealedSecrets(store)) {
    const problems = await Promise.all(page.map((secret) => problemOf(custody.reseal(secret))));
    for (const [place, { owner }] of page.entries()) {
      const problem = problems[place];
      if (problem === undefined) continue;
      const organizationId = owner.kind === "service" ? undefined : owner.organizationId;
      yield { table: tableOf[owner.kind], organizationId, id: owner.id, problem: `it does not open: ${problem}` };
    }
  }
}

/** Of keys that do not open, nothing is said here: that was found before. */
export async function* checkDeploymentKeys(store: Store, custody: Custody): AsyncGenerator<Finding> {
  for (const { setting, problem } of await misfits(store, custody)) {
    yield { table: "deployment", organizationId: undefined, id: setting, problem };
  }
}

/** Of secrets that do not open, nothing is said here: that was found before. */
export async function* checkAddresses(store: Store, custody: Custody): AsyncGenerator<Finding> {
  for await (const rows of pagesOf(store, "private_keys", ["organization_id", "id"])) {
    for (const row of rows) {
      const made = await custody
        .publicKey(secretOf(row, "privateKey", "id"), row["curve"] as Curve)
        .catch(() => undefined);
      if (made !== undefined && made !== row["public_key"]) {
        yield finding("private_keys", row, "its public_key is not that of its private key");
      }
    }
  }
  yield* checkPrivateKeyAddresses(store);
  for await (const rows of pagesOf(store, "wallet_accounts", ["organization_id", "wallet_id", "path", "id"])) {
    for (const row of rows) {
      const problem = await problemOfAccount(store, custody, row);
      if (problem !== undefined) yield finding("wallet_accounts", row, problem);
    }
  }
}

async function* checkPrivateKeyAddresses(store: Store): AsyncGenerator<Finding> {
  const key = ["organization_id", "private_key_id", "position"];
  for await (const rows of pagesOf(store, "private_key_addresses", key)) {
    for (const row of rows) {
      const owner = await store.database
        .selectFrom("private_keys")
        .select(["curve", "public_key"])
        .where("organization_id", "=", textOf(row, "organization_id"))
        .where("id", "=", textOf(row, "private_key_id"))
        .executeTakeFirst();
      const problem = owner && problemOfAddress({ ...row, ...owner, address_format: row["format"] });
      if (problem !== undefined) {
        yield { ...finding("private_key_addresses", row, problem), id: textOf(row, "private_key_id") };
      }
    }
  }
}

async function problemOfAccount(store: Store, custody: Custody, row: Row): Promise<string | undefined> {
  const wallet = await store.database
    .selectFrom("wallets")
    .select("sealed")
    .where("organization_id", "=", textOf(row, "organization_id"))
    .where("id", "=", textOf(row, "wallet_id"))
    .executeTakeFirst();
  if (!wallet) return undefined;
  const secret = secretOf({ ...row, ...wallet }, "wallet", "wallet_id");
  const opens = (await problemOf(custody.reseal(secret))) === undefined;
  if (!opens) return undefined;
  try {
    const [made] = await custody.derive(secret, [{ curve: row["curve"] as Curve, path: textOf(row, "path") }]);
    if (made !== row["public_key"]) return "its public_key is not the one at its path";
  } catch {
    return "its path derives no key on its curve";
  }
  return problemOfAddress(row);
}

function problemOfAddress(row: Row): string | undefined {
  const address = textOf(row, "address");
  try {
    const made = addressOf(row["address_format"] as AddressFormat, row["curve"] as Curve, textOf(row, "public_key"));
    if (made !== address) return "its address is not that of its public key";
  } catch {
    return "its public key has no address of its format";
  }
  return lookupForm(address) === row["lookup"] ? undefined : "it is not found by its address: its lookup differs";
}

function secretOf(row: Row, kind: "privateKey" | "wallet", id: string): SealedSecret {
  const owner = { organizationId: textOf(row, "organization_id"), kind, id: textOf(row, id) };
  return { owner, sealed: textOf(row, "sealed") };
}

async function problemOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function finding(table: string, row: Row, problem: string): Finding {
  return { table, organizationId: textOf(row, "organization_id"), id: textOf(row, "id"), problem };
}
