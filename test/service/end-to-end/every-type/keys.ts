// Private keys and wallets: made, used, moved out and in, deleted.
import { encryptSecretToBundle } from "turnkey-crypto-newest";
import { junk, moverOf, newTargetKey, signerKeyOf } from "../../families/transfers/mover.js";
import { rootOf } from "../../support/people.js";
import { signing } from "../../support/requests.js";
import { firstOf, present } from "../../support/results.js";
import { step } from "./step.js";
import { known } from "./world.js";
import type { FullWorld } from "./world.js";

const account = (index: number) =>
  ({
    curve: "CURVE_SECP256K1",
    pathFormat: "PATH_FORMAT_BIP32",
    path: `m/44'/60'/0'/0/${index}`,
    addressFormat: "ADDRESS_FORMAT_ETHEREUM",
  }) as const;
const privateKey = (privateKeyName: string) =>
  ({
    privateKeyName,
    curve: "CURVE_SECP256K1",
    privateKeyTags: [],
    addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
  }) as const;
/** The example of EIP-155. */
const transaction = {
  type: "TRANSACTION_TYPE_ETHEREUM",
  unsignedTransaction: "ec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080",
} as const;
const text = { encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction: "HASH_FUNCTION_KECCAK256" } as const;
const suite = { encryptionSuite: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1" } as const;
const targetPublicKey = () => newTargetKey().publicKey;
const mover = async ({ service }: FullWorld) => moverOf(rootOf(service), await signerKeyOf(service));

async function newestAccount(world: FullWorld): Promise<string> {
  const { client, root } = world.service;
  const request = { organizationId: root.organizationId, walletId: known(world, "wallet") };
  return firstOf((await client.listWalletAccounts(request)).accounts).walletAccountId;
}

export const keys = [
  step("ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", {
    parameters: () => ({ privateKeys: [privateKey("Version 1")] }),
    then: ({ made }, { privateKeyIds }) => void made.set("private key", firstOf(privateKeyIds)),
  }),
  step("ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    parameters: () => ({ privateKeys: [privateKey("Version 2")] }),
    then({ made }, { privateKeys: [first] }) {
      made.set("disabled key", present(present(first, "first").privateKeyId, "privateKeyId"));
    },
  }),
  step("ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", {
    parameters: (world) => ({ privateKeyTagName: "Hot", privateKeyIds: [known(world, "private key")] }),
    then: ({ made }, { privateKeyTagId }) => void made.set("private key tag", privateKeyTagId),
  }),
  step("ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", {
    parameters: (world) => ({
      privateKeyTagId: known(world, "private key tag"),
      newPrivateKeyTagName: "Warm",
      addPrivateKeyIds: [known(world, "disabled key")],
      removePrivateKeyIds: [known(world, "private key")],
    }),
  }),
  step("ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS", {
    parameters: (world) => ({ privateKeyTagIds: [known(world, "private key tag")] }),
  }),
  step("ACTIVITY_TYPE_CREATE_WALLET", {
    parameters: () => ({ walletName: "Operations", accounts: [account(0)] }),
    then({ made }, { walletId, addresses: [address] }) {
      made.set("wallet", walletId);
      made.set("address", present(address, "address"));
    },
  }),
  step("ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS", {
    parameters: (world) => ({ walletId: known(world, "wallet"), accounts: [account(1)] }),
  }),
  step("ACTIVITY_TYPE_UPDATE_WALLET", {
    parameters: (world) => ({ walletId: known(world, "wallet"), walletName: "Treasury" }),
  }),
  step("ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
    parameters: (world) => ({ ...signing(known(world, "address"), "a text"), ...text }),
  }),
  step("ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", {
    parameters: (world) => ({ signWith: known(world, "private key"), payloads: ["one", "two"], ...text }),
  }),
  step("ACTIVITY_TYPE_SIGN_TRANSACTION", {
    parameters: (world) => ({ privateKeyId: known(world, "private key"), ...transaction }),
  }),
  step("ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
    parameters: (world) => ({ signWith: known(world, "address"), ...transaction }),
  }),
  step("ACTIVITY_TYPE_SIGN_TRANSACTIONS", {
    parameters: (world) => {
      const { type, unsignedTransaction } = transaction;
      return { signWith: known(world, "address"), type, unsignedTransactions: [unsignedTransaction] };
    },
  }),
  step("ACTIVITY_TYPE_EXPORT_WALLET", {
    parameters: (world) => ({ walletId: known(world, "wallet"), targetPublicKey: targetPublicKey() }),
  }),
  step("ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", {
    parameters: (world) => ({ address: known(world, "address"), targetPublicKey: targetPublicKey() }),
  }),
  step("ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", {
    parameters: (world) => ({ privateKeyId: known(world, "private key"), targetPublicKey: targetPublicKey() }),
  }),
  step("ACTIVITY_TYPE_INIT_IMPORT_WALLET", {
    parameters: ({ root }) => ({ userId: root.userId }),
    then: ({ made }, { importBundle }) => void made.set("import of a wallet", importBundle),
  }),
  step("ACTIVITY_TYPE_IMPORT_WALLET", {
    parameters: async (world) => ({
      userId: world.root.userId,
      walletName: "Imported",
      encryptedBundle: await (await mover(world)).encryptWords(junk.words, known(world, "import of a wallet")),
      accounts: [account(0)],
    }),
  }),
  step("ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY", {
    parameters: ({ root }) => ({ userId: root.userId }),
    then: ({ made }, { importBundle }) => void made.set("import of a key", importBundle),
  }),
  step("ACTIVITY_TYPE_IMPORT_PRIVATE_KEY", {
    parameters: async (world) => ({
      userId: world.root.userId,
      privateKeyName: "Imported",
      encryptedBundle: await (await mover(world)).encryptKey("7".repeat(64), known(world, "import of a key")),
      curve: "CURVE_SECP256K1",
      addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
    }),
  }),
  step("ACTIVITY_TYPE_INIT_IMPORT_SECRETS", {
    parameters: () => ({ ...suite, numSecrets: 1 }),
    then: ({ made }, { enclaveTargetMessages }) => void made.set("import of a secret", firstOf(enclaveTargetMessages)),
  }),
  step("ACTIVITY_TYPE_IMPORT_SECRETS", {
    parameters: async (world) => ({
      secrets: [
        {
          name: "Payment provider",
          ...suite,
          ...(await encryptSecretToBundle({
            plaintext: "sk_live_4242",
            ingressTargetBundle: known(world, "import of a secret"),
            organizationId: world.root.organizationId,
            dangerouslyOverrideSignerPublicKey: await signerKeyOf(world.service),
          })),
        },
      ],
    }),
    then: ({ made }, { secretIds }) => void made.set("secret", firstOf(secretIds)),
  }),
  step("ACTIVITY_TYPE_EXPORT_SECRETS", {
    parameters: (world) => ({
      secrets: [{ secretId: known(world, "secret"), targetPublicKey: targetPublicKey(), ...suite }],
    }),
  }),
  step("ACTIVITY_TYPE_DELETE_SECRETS", { parameters: (world) => ({ secretIds: [known(world, "secret")] }) }),
  step("ACTIVITY_TYPE_DISABLE_PRIVATE_KEY", {
    parameters: (world) => ({ privateKeyId: known(world, "disabled key") }),
  }),
  step("ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", {
    parameters: (world) => ({ privateKeyIds: [known(world, "private key")] }),
  }),
  step("ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME", {
    parameters: async (world) => ({ walletAccountId: await newestAccount(world), name: "Payroll" }),
  }),
  step("ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS", {
    parameters: async (world) => ({ walletAccountIds: [await newestAccount(world)] }),
  }),
  step("ACTIVITY_TYPE_RESTRICT_KEYS", {
    parameters: (world) => ({ walletIds: [known(world, "wallet")], neverExportable: true, only: ["eip155:*"] }),
  }),
  step("ACTIVITY_TYPE_DELETE_WALLETS", { parameters: (world) => ({ walletIds: [known(world, "wallet")] }) }),
];
