// What an activity is about, as policies ask for it: the keys that it uses and the transaction that it signs. It is
// read from the database and from the bytes that will be signed; the request only says where to look.

import { ApiError, ErrorCode } from "@countersign/api";
import { lookupForm } from "../chains/addresses.js";
import { isRead } from "../chains/encodings.js";
import { atOnce, Turns, type InTurns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import type { Context, PrivateKeyContext, SecretContext, WalletContext } from "../policy-language/context.js";
import type { ChainWord, SubjectWord } from "../policy-language/vocabulary.js";
import { accountContext, keyContext } from "../signing/key-contexts.js";
import { checkEcdsa } from "../signing/signers.js";
import type { Signer } from "../signing/signers.js";
import type { ToSign } from "../signing/to-sign.js";
import { readingTransactions, readTransaction, type ReadTransaction } from "../signing/transactions.js";
import { findPrivateKeyRecords } from "../store/private-key-records.js";
import { findSecretRecords } from "../store/secrets.js";
import type { SecretRecordRow } from "../store/secrets.js";
import type { Scope } from "../store/store.js";
import { readTagIds } from "../store/tag-ids.js";
import { findWalletRecords } from "../store/wallet-records.js";
import { findSigningAccounts, findWalletAccounts } from "../store/wallets.js";
import type { WalletAccountRow } from "../store/wallets.js";
import { bitcoinContext } from "./bitcoin-context.js";
import { withCalls } from "./decoded-calls.js";
import { readingPayloads } from "./payload-words.js";
import type { Reference, ReferenceKind, UnsignedTransaction } from "./reference.js";
import type { PolicyRequest } from "./request.js";
import { ethereumContext, solanaContext, tronContext } from "./transaction-context.js";

/** One thing that an activity is about, or the signer and the transaction that it signs. */
export type Subject = Pick<Context, SubjectWord | ChainWord | "limit" | "controls" | "book">;

/** About more things no request is decided, so that the cost of a decision is bounded. */
export const mostSubjects = 1000;

/**
 * Reads what an activity is about. Policies decide about each of these things.
 *
 * - What its parameters speak of, each thing once. Of what signs, the wallet account or private key that it is, and the
 *   transaction or typed data, if it signs such.
 * - Nothing in particular, where it speaks of nothing, or makes something that has no id yet.
 *
 * @param scope as it is committed
 * @param organization whose policies decide
 * @param toSign of the request
 * @throws ApiError NOT_FOUND for a key that does not exist, FAILED_PRECONDITION for one that is disabled,
 *   INVALID_ARGUMENT for a transaction that can't be read or that the key can't sign, and for more than 1,000 things
 */
export async function readSubjects(
  scope: Scope,
  organization: Pick<Organization, "id" | "parentId" | "members" | "contractInterfaces">,
  { references, createsSubject }: Pick<PolicyRequest, "references" | "createsSubject">,
  toSign: ToSign,
): Promise<readonly Subject[]> {
  checkNumber(references);
  const accountsById = await readAccounts(scope, references);
  const keys: Keys = {
    wallets: await readWallets(scope, references, accountsById),
    privateKeys: await readPrivateKeys(scope, references),
    secrets: await readSecrets(scope, references),
  };
  const subjects: Subject[] = [];
  const turns = new Turns(organization);
  for (const reference of references) {
    if (reference.kind === "signer") {
      await turns.take();
      subjects.push(...(await readSigned(turns, reference, toSign, organization)));
    } else if (reference.kind === "walletAccount") subjects.push(await readAccount(scope, reference.name));
    else if (reference.kind === "walletAccountById") subjects.push(accountById(accountsById, keys, reference.name));
    else subjects.push(subjectById(organization, keys, reference.kind, reference.name));
  }
  checkNumber(subjects);
  return createsSubject || subjects.length === 0 ? [...subjects, {}] : subjects;
}

/** What a key signs, with the key. */
export async function readSigned(
  turns: Turns,
  reference: Reference,
  toSign: ToSign,
  organization: Pick<Organization, "id" | "parentId" | "contractInterfaces">,
): Promise<readonly Subject[]> {
  const signer = await toSign.signer(reference.name);
  const signed = await turns.run(signedBy(toSign, signer, reference));
  const completed = await withCalls(signed, organization, toSign.scope, turns);
  return completed.map((words) => ({ ...signer.subject, ...words }));
}

/** @throws ApiError for more things than are decided about */
export function checkNumber(things: readonly unknown[]): void {
  if (things.length <= mostSubjects) return;
  const message = `parameters: they name ${things.length} different objects; at most ${mostSubjects} are allowed`;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${message}; make several requests`);
}

/** Wallets, private keys and secrets among what is spoken of, by id. */
export interface Keys {
  readonly wallets: ReadonlyMap<string, WalletContext>;
  readonly privateKeys: ReadonlyMap<string, PrivateKeyContext>;
  readonly secrets: ReadonlyMap<string, SecretContext>;
}

const unknownKey = { label: "", imported: false, exported: false } as const;

/** What an id names, as policies see it. It need not exist: whoever carries the activity out looks for it. */
export function subjectById(
  { members }: Pick<Organization, "members">,
  { wallets, privateKeys, secrets }: Keys,
  kind: Exclude<ReferenceKind, "signer" | "walletAccount" | "walletAccountById">,
  id: string,
): Subject {
  switch (kind) {
    case "wallet":
      return { wallet: wallets.get(id) ?? { id, ...unknownKey } };
    case "privateKey":
      return { private_key: privateKeys.get(id) ?? { id, ...unknownKey, tags: [] } };
    case "privateKeyTag":
      return { private_key_tag: { id } };
    case "user":
      return { user: { id, tags: members.get(id)?.record.userTags ?? [] } };
    case "userTag":
      return { user_tag: { id } };
    case "policy":
      return { policy: { id } };
    case "apiKey":
      return { api_key: { id } };
    case "authenticator":
      return { authenticator: { id } };
    case "oauthProvider":
      return { oauth_provider: { id } };
    case "invitation":
      return { invitation: { id } };
    case "webhookEndpoint":
      return { webhook_endpoint: { id } };
    case "secret":
      return { secret: secrets.get(id) ?? { id, name: "", static_properties: {} } };
    case "smartContractInterface":
      return { smart_contract_interface: { id } };
    case "velocityControl":
      return { velocity_control: { id } };
  }
}

/** The wallets among what is spoken of, and those of accounts that are. */
async function readWallets(
  scope: Scope,
  references: readonly Reference[],
  accounts: ReadonlyMap<string, WalletAccountRow>,
): Promise<Keys["wallets"]> {
  const ids = [...namesOf(references, "wallet"), ...[...accounts.values()].map((account) => account.wallet_id)];
  const rows = ids.length > 0 ? await findWalletRecords(scope, [...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, { id: row.id, ...keyContext(row) }]));
}

async function readPrivateKeys(scope: Scope, references: readonly Reference[]): Promise<Keys["privateKeys"]> {
  const ids = namesOf(references, "privateKey");
  const rows = ids.length > 0 ? await findPrivateKeyRecords(scope, ids) : [];
  return new Map(rows.map((row) => [row.id, { id: row.id, ...keyContext(row), tags: readTagIds(row) }]));
}

async function readSecrets(scope: Scope, references: readonly Reference[]): Promise<Keys["secrets"]> {
  const ids = namesOf(references, "secret");
  const rows = ids.length > 0 ? await findSecretRecords(scope, ids) : [];
  return new Map(
    rows.map((row) => [row.id, { id: row.id, name: row.name ?? "", static_properties: propertiesOf(row) }]),
  );
}

/** Names are whatever somebody has given, such as `constructor`. */
function propertiesOf({ static_properties: text }: SecretRecordRow): Readonly<Record<string, string>> {
  const properties = Object.create(null) as Record<string, string>;
  for (const [name, value] of JSON.parse(text) as [string, string][]) properties[name] = value;
  return properties;
}

function namesOf(references: readonly Reference[], wanted: ReferenceKind): string[] {
  return references.flatMap(({ kind, name }) => (kind === wanted ? name : []));
}

async function readAccount(scope: Scope, address: string): Promise<Subject> {
  const accounts = await findSigningAccounts(scope, lookupForm(address));
  const account = accounts.find((row) => row.address === address);
  if (!account) throw new ApiError(ErrorCode.NOT_FOUND, `no wallet account with the address ${address}`);
  return accountContext(account);
}

/** The wallet accounts among what is spoken of by id. */
async function readAccounts(
  scope: Scope,
  references: readonly Reference[],
): Promise<ReadonlyMap<string, WalletAccountRow>> {
  const ids = namesOf(references, "walletAccountById");
  const rows = ids.length > 0 ? await findWalletAccounts(scope, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

function accountById(accounts: ReadonlyMap<string, WalletAccountRow>, { wallets }: Keys, id: string): Subject {
  const account = accounts.get(id);
  if (!account) throw new ApiError(ErrorCode.NOT_FOUND, `no wallet account ${JSON.stringify(id)} in this organization`);
  const { wallet_id: walletId, address } = account;
  return { wallet: wallets.get(walletId) ?? { id: walletId, ...unknownKey }, wallet_account: { address } };
}

function* signedBy(toSign: ToSign, signer: Signer, { transaction, payload }: Reference): InTurns<readonly Subject[]> {
  if (transaction)
    return yield* wordsOfAll(yield* readingTransactions(transaction, (each) => toSign.transaction(signer, each)));
  if (!payload) return [{}];
  if (isRead(payload.encoding)) checkEcdsa(signer, `${payload.encoding}, which takes`);
  const transactionOf = (found: UnsignedTransaction) => atOnce(transactionWords(readTransaction(signer, found)));
  return yield* readingPayloads(payload, transactionOf, (each) => toSign.payload(each));
}

function* wordsOfAll(read: readonly ReadTransaction[]): InTurns<readonly Subject[]> {
  const subjects: Subject[] = [];
  for (const each of read) {
    if (subjects.length > 0) yield;
    subjects.push(yield* transactionWords(each));
  }
  return subjects;
}

function* transactionWords(read: ReadTransaction): InTurns<Subject> {
  switch (read.type) {
    case "TRANSACTION_TYPE_ETHEREUM":
      return { eth: { tx: ethereumContext(read.transaction, read.from) } };
    case "TRANSACTION_TYPE_SOLANA":
      return { solana: { tx: solanaContext(read.transaction) } };
    case "TRANSACTION_TYPE_BITCOIN":
      return { bitcoin: { tx: yield* bitcoinContext(read.transaction, read.network) } };
    case "TRANSACTION_TYPE_TRON":
      return { tron: { tx: tronContext(read.transaction) } };
  }
}
