// A new private key: custody draws it or takes it in, its addresses are computed, then it is added in one transaction.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AddressFormat, Curve, ImportPrivateKeyResult, PrivateKeyParams } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { addressOf, lookupForm } from "../../chains/addresses.js";
import { checkLimit } from "../../config/check-limit.js";
import type { Limits } from "../../config/limits.js";
import type { CustodyOfFamilies, SecretOwner } from "../../custody/custody.js";
import { checkDistinct } from "../../params/distinct.js";
import { countRows, holdRows } from "../../store/limited-rows.js";
import { findTakenPrivateKeyNames, insertPrivateKeyRow } from "../../store/private-keys.js";
import type { Scope, WriteScope } from "../../store/store.js";
import { addTagMembers } from "../../store/tags.js";
import { findTags } from "../tags/tags.js";
import { checkAddressFormat } from "../wallets/address-format.js";

/** A private key that can be added. */
export interface PreparedPrivateKey {
  readonly id: string;
  readonly name: string;
  readonly curve: Curve;
  /** Hex, as custody gives it. */
  readonly publicKey: string;
  readonly sealed: string;
  readonly imported: boolean;
  readonly addresses: readonly { readonly format: AddressFormat; readonly address: string }[];
  readonly tagIds: readonly string[];
}

type Seal = (owner: SecretOwner) => Promise<{ readonly sealed: string; readonly publicKey: string }>;

/**
 * Makes a private key, without adding it to the organization yet.
 *
 * @param organizationId for whom it is sealed; it need not exist yet
 * @throws ApiError INVALID_ARGUMENT for tags or address formats that come twice and formats that do not suit the curve;
 *   what custody throws
 */
export function preparePrivateKey(
  custody: CustodyOfFamilies,
  organizationId: string,
  params: PrivateKeyParams,
): Promise<PreparedPrivateKey> {
  const draw: Seal = (owner) => custody.createPrivateKey(owner, params.curve);
  return prepare(organizationId, { ...params, imported: false }, draw);
}

/**
 * The same with a key that comes from elsewhere, and without tags.
 *
 * @param open has custody seal it for its owner
 * @throws ApiError INVALID_ARGUMENT for address formats that come twice or do not suit the curve; what custody throws
 */
export function prepareImportedPrivateKey(
  organizationId: string,
  params: Omit<PrivateKeyParams, "privateKeyTags">,
  open: Seal,
): Promise<PreparedPrivateKey> {
  return prepare(organizationId, { ...params, privateKeyTags: [], imported: true }, open);
}

/**
 * Makes sure that the organization can take private keys of these names.
 *
 * @throws ApiError ALREADY_EXISTS for a name that is taken or comes twice, RESOURCE_EXHAUSTED for the limit
 */
export async function checkPrivateKeysFit(scope: Scope, limits: Limits, names: readonly string[]): Promise<void> {
  const taken = await findTakenPrivateKeyNames(scope, names);
  const name = taken[0] ?? names.find((each, place) => names.indexOf(each) < place);
  if (name !== undefined) {
    const fault = taken.length > 0 ? "exists already" : "is requested twice";
    throw new ApiError(ErrorCode.ALREADY_EXISTS, `a private key named ${JSON.stringify(name)} ${fault}`);
  }
  await checkLimit("private keys", limits.privateKeys, names.length, () => countRows(scope, "private_keys"));
}

/**
 * Makes sure that the organization has the tags that a key is to carry.
 *
 * @throws ApiError NOT_FOUND
 */
export async function checkPrivateKeyTags(scope: Scope, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  await findTags(scope, "TAG_TYPE_PRIVATE_KEY", (index) => `privateKeyTags.${index}`, tagIds);
}

/**
 * Adds a private key to the organization and puts tags on it.
 *
 * @throws ApiError NOT_FOUND for a tag that is not there, ALREADY_EXISTS for a name that is taken, RESOURCE_EXHAUSTED
 *   for the limit
 */
export async function insertPrivateKey(
  scope: WriteScope,
  limits: Limits,
  { id, name, curve, publicKey, sealed, imported, addresses, tagIds }: PreparedPrivateKey,
): Promise<ImportPrivateKeyResult> {
  await holdRows(scope, "private_keys");
  await checkPrivateKeysFit(scope, limits, [name]);
  await checkPrivateKeyTags(scope, tagIds);
  await insertPrivateKeyRow(
    scope,
    { id, name, curve, public_key: publicKey, sealed, disabled: 0, exported: 0, imported: imported ? 1 : 0 },
    addresses.map(({ format, address }) => ({ format, address, lookup: lookupForm(address) })),
  );
  for (const tagId of tagIds) await addTagMembers(scope, tagId, [id]);
  return { privateKeyId: id, addresses };
}

async function prepare(
  organizationId: string,
  params: PrivateKeyParams & { readonly imported: boolean },
  seal: Seal,
): Promise<PreparedPrivateKey> {
  const { privateKeyName, curve, privateKeyTags, addressFormats, imported } = params;
  checkDistinct("privateKeyTags", privateKeyTags);
  checkDistinct("addressFormats", addressFormats);
  addressFormats.forEach((format, place) => checkAddressFormat(`addressFormats.${place}`, format, curve));
  const id = uuidv7();
  const { sealed, publicKey } = await seal({ organizationId, kind: "privateKey", id });
  return {
    id,
    name: privateKeyName,
    curve,
    publicKey,
    sealed,
    imported,
    addresses: addressFormats.map((format) => ({ format, address: addressOf(format, curve, publicKey) })),
    tagIds: privateKeyTags,
  };
}
