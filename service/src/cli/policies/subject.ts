// What an activity of a table is about, as policies ask for it. The service reads keys from its database; here they are
// those that the table gives.

import { lookupForm } from "../../chains/addresses.js";
import { readBitcoinTransaction } from "../../chains/bitcoin/bitcoin.js";
import { keyOfAddress } from "../../chains/bitcoin/keys.js";
import { readEthereumTransaction } from "../../chains/ethereum.js";
import { readSolanaTransaction } from "../../chains/solana.js";
import { readTronTransaction } from "../../chains/tron/transaction.js";
import { atOnce } from "../../event-loop/turns.js";
import type { Organization } from "../../organizations/organization.js";
import { bitcoinContext } from "../../policy/bitcoin-context.js";
import { readingPayloads } from "../../policy/payload-words.js";
import type { Reference, UnsignedTransaction } from "../../policy/reference.js";
import type { PolicyRequest } from "../../policy/request.js";
import { checkNumber, subjectById } from "../../policy/subject.js";
import type { Keys, Subject } from "../../policy/subject.js";
import { eachTransaction } from "../../signing/transactions.js";
import { ethereumContext, solanaContext, tronContext } from "../../policy/transaction-context.js";
import type { GivenOrganization, GivenWallet } from "./table.js";

/**
 * What the activity is about. Transactions are read as the service reads them; whatever signs is taken for a key that
 * can.
 *
 * @throws ApiError INVALID_ARGUMENT for a transaction that can't be read, or for too many things
 */
export function subjectsOf(
  given: GivenOrganization,
  organization: Organization,
  { references, createsSubject }: PolicyRequest,
): readonly Subject[] {
  checkNumber(references);
  const keys: Keys = {
    wallets: new Map(given.wallets.map((wallet) => [wallet.id, seenOf(wallet)])),
    privateKeys: new Map(given.privateKeys.map((key) => [key.id, { ...seenOf(key), tags: key.tags }])),
    secrets: new Map(
      given.secrets.map(({ id, name, staticProperties }) => [id, { id, name, static_properties: staticProperties }]),
    ),
  };
  const subjects = references.flatMap((reference) => subjectsOfOne(given, keys, organization, reference));
  checkNumber(subjects);
  return createsSubject || subjects.length === 0 ? [...subjects, {}] : subjects;
}

function subjectsOfOne(
  given: GivenOrganization,
  keys: Keys,
  organization: Organization,
  { kind, name, transaction, payload }: Reference,
): readonly Subject[] {
  switch (kind) {
    case "signer": {
      const key = accountOf(given, name) ?? privateKeyOf(given, name);
      if (transaction) return eachTransaction(transaction).map((each) => ({ ...key, ...transactionOf(name, each) }));
      if (!payload) return [key];
      const signed = atOnce(readingPayloads(payload, (found) => transactionOf(name, found)));
      return signed.map((words) => ({ ...key, ...words }));
    }
    case "walletAccount":
      return [accountOf(given, name) ?? {}];
    case "walletAccountById":
      // Addresses are given, not ids.
      return [{}];
    case "privateKey":
      return [privateKeyOf(given, name)];
    default:
      return [subjectById(organization, keys, kind, name)];
  }
}

function accountOf({ wallets }: GivenOrganization, address: string): Subject | undefined {
  const wallet = wallets.find(({ addresses }) => addresses.some(sameAs(address)));
  return wallet && { wallet: seenOf(wallet), wallet_account: { address } };
}

/** Whatever nobody is said to have is taken for a private key without tags. */
function privateKeyOf({ privateKeys }: GivenOrganization, name: string): Subject {
  const known = privateKeys.find((key) => key.id === name || key.addresses.some(sameAs(name)));
  const { tags, ...key } = known ?? { id: name, label: "", imported: false, exported: false, tags: [] };
  return { private_key: { ...seenOf(key), tags } };
}

function seenOf({ id, label, imported, exported }: Omit<GivenWallet, "addresses">) {
  return { id, label, imported, exported };
}

const sameAs = (address: string) => (other: string) => lookupForm(other) === lookupForm(address);

function transactionOf(from: string, { type, unsignedTransaction }: UnsignedTransaction): Subject {
  switch (type) {
    case "TRANSACTION_TYPE_ETHEREUM":
      return { eth: { tx: ethereumContext(readEthereumTransaction(unsignedTransaction), from) } };
    case "TRANSACTION_TYPE_SOLANA":
      return { solana: { tx: solanaContext(readSolanaTransaction(unsignedTransaction)) } };
    case "TRANSACTION_TYPE_BITCOIN": {
      const { key, network } = keyOfAddress(lookupForm(from));
      return { bitcoin: { tx: atOnce(bitcoinContext(readBitcoinTransaction(unsignedTransaction, key), network)) } };
    }
    case "TRANSACTION_TYPE_TRON":
      return { tron: { tx: tronContext(readTronTransaction(unsignedTransaction)) } };
  }
}
