import { randomBytes } from "node:crypto";
import { ApiError, type Curve } from "@countersign/api";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { describe, expect, test } from "vitest";
import { Contents } from "../../../service/src/custody/contents.js";
import { MasterKeys } from "../../../service/src/custody/master-keys.js";
import type { SealedSecret, SecretOwner } from "../../../service/src/custody/owner.js";
import { loadSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import type { SigningAlgorithm } from "../../../service/src/custody/curve.js";
import { Vault } from "../../../service/src/custody/vault.js";

const SECP256K1 = "CURVE_SECP256K1";
const ED25519 = "CURVE_ED25519";
const digest = new Uint8Array(32).fill(0xd1);
const privateKeyOwner: SecretOwner = { organizationId: "org", kind: "privateKey", id: "key" };
const walletOwner: SecretOwner = { organizationId: "org", kind: "wallet", id: "wallet" };

function openVault(cacheSize = 10): Vault {
  const masterKeys = new MasterKeys({ kind: "environment", name: "KEY" }, { KEY: randomBytes(32).toString("hex") });
  return new Vault({ contents: new Contents(masterKeys), secp256k1: loadSecp256k1(), cacheSize });
}

function newKey(vault: Vault, owner = privateKeyOwner): { secret: SealedSecret; publicKey: string } {
  const { sealed, publicKey } = vault.createPrivateKey(owner, SECP256K1);
  return { secret: { owner, sealed }, publicKey };
}

async function refusal(attempt: () => unknown): Promise<ApiError> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error("it was not refused with an ApiError");
}

function isBy(publicKey: string, signature: string | undefined): boolean {
  const bytes = Buffer.from(signature ?? "", "hex").subarray(0, 64);
  return secp256k1.verify(new Uint8Array(bytes), digest, new Uint8Array(Buffer.from(publicKey, "hex")), {
    prehash: false,
  });
}

describe("what cannot be done is refused with a reason", () => {
  test.each<[string, number, RegExp, (vault: Vault, key: SealedSecret, wallet: SealedSecret) => unknown]>([
    [
      "an unknown curve",
      3,
      /unknown curve "CURVE_X25519"/,
      (vault) => vault.createPrivateKey(privateKeyOwner, "CURVE_X25519" as Curve),
    ],
    [
      "an unknown curve of an account",
      3,
      /unknown curve/,
      (vault, _, wallet) => vault.derive(wallet, [{ curve: "x" as Curve, path: "m" }]),
    ],
    [
      "an unknown algorithm",
      3,
      /unknown signing algorithm/,
      (vault, secret) => vault.sign({ secret, curve: SECP256K1 }, "rsa" as SigningAlgorithm, [digest]),
    ],
    ["thirteen words", 3, /12, 15, 18, 21, 24 words, not 13/, (vault) => vault.createWallet(walletOwner, 13)],
    [
      "a wallet that belongs to a private key",
      3,
      /is a wallet, not a privateKey/,
      (vault) => vault.createWallet(privateKeyOwner, 12),
    ],
    [
      "a private key that belongs to a wallet",
      3,
      /is a privateKey or service, not a wallet/,
      (vault) => vault.createPrivateKey(walletOwner, SECP256K1),
    ],
    [
      "an owner without an id",
      3,
      /1 to 256 characters, not 0/,
      (vault) => vault.createPrivateKey({ ...privateKeyOwner, id: "" }, SECP256K1),
    ],
    [
      "an Ed25519 signature by a key on secp256k1",
      3,
      /ed25519 signs with keys on CURVE_ED25519/,
      (vault, secret) => vault.sign({ secret, curve: SECP256K1 }, "ed25519", [digest]),
    ],
    [
      "a key under another curve than its own",
      3,
      /on CURVE_SECP256K1, not on CURVE_ED25519/,
      (vault, secret) => vault.sign({ secret, curve: ED25519 }, "ed25519", [digest]),
    ],
    [
      "ECDSA by an account on Ed25519",
      3,
      /ecdsa signs with keys on CURVE_SECP256K1/,
      (vault, _, secret) => vault.sign({ secret, curve: ED25519, path: "m/0'" }, "ecdsa", [digest]),
    ],
    [
      "a digest of 31 bytes",
      3,
      /message 1 has 31 bytes/,
      (vault, secret) => vault.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest, digest.slice(1)]),
    ],
    [
      "a message above 1 MiB",
      3,
      /message 0 has 1048577 bytes/,
      (vault, _, secret) =>
        vault.sign({ secret, curve: ED25519, path: "m/0'" }, "ed25519", [new Uint8Array(1_048_577)]),
    ],
    [
      "a wallet without a path",
      3,
      /its path is missing/,
      (vault, _, secret) => vault.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]),
    ],
    [
      "a private key with a path",
      3,
      /only wallets have paths/,
      (vault, secret) => vault.sign({ secret, curve: SECP256K1, path: "m/0" }, "ecdsa", [digest]),
    ],
    [
      "accounts of a private key",
      3,
      /only wallets have paths/,
      (vault, secret) => vault.derive(secret, [{ curve: SECP256K1, path: "m/0" }]),
    ],
    [
      "a path that is none",
      3,
      /must start with m/,
      (vault, _, secret) => vault.derive(secret, [{ curve: SECP256K1, path: "44'/60'" }]),
    ],
    [
      "an open step on Ed25519",
      3,
      /must be hardened/,
      (vault, _, secret) => vault.derive(secret, [{ curve: ED25519, path: "m/0" }]),
    ],
    [
      "text that is no sealed secret",
      13,
      /not a sealed secret/,
      (vault) => vault.derive({ owner: walletOwner, sealed: "hello" }, []),
    ],
  ])("%s", async (_, code, message, attempt) => {
    const vault = openVault();
    const { secret } = newKey(vault);
    const wallet = { owner: walletOwner, sealed: vault.createWallet(walletOwner, 12) };
    const error = await refusal(() => attempt(vault, secret, wallet));
    expect(error.message).toMatch(message);
    expect(error.code).toBe(code);
  });

  test("another owner's secret, also when it was opened before", async () => {
    const vault = openVault();
    const { secret } = newKey(vault);
    vault.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
    const stolen = { ...secret, owner: { ...privateKeyOwner, organizationId: "another" } };
    const error = await refusal(() => vault.sign({ secret: stolen, curve: SECP256K1 }, "ecdsa", [digest]));
    expect(error.message).toMatch(/altered or belongs to another owner$/);
  });
});

describe("opened keys in a vault", () => {
  test("sign as before when they were pushed out of a cache of one and opened again", () => {
    const vault = openVault(1);
    const keys = ["a", "b"].map((id) => newKey(vault, { ...privateKeyOwner, id }));
    for (const { secret, publicKey } of [...keys, ...keys]) {
      const key = { secret, curve: SECP256K1 } as const;
      expect(vault.sign(key, "ecdsa", [digest, digest]).map((one) => isBy(publicKey, one))).toEqual([true, true]);
      expect(vault.sign(key, "taproot", [digest])).toHaveLength(1);
    }
  });

  test("are not taken for the key that replaces them under the same owner", () => {
    const vault = openVault();
    const [before, after] = [newKey(vault), newKey(vault)];
    for (const { secret, publicKey } of [before, after]) {
      const [signature] = vault.sign({ secret, curve: SECP256K1 }, "ecdsa", [digest]);
      expect(isBy(publicKey, signature)).toBe(true);
    }
  });

  test("of one wallet are told apart by path and by curve", async () => {
    const vault = openVault();
    const secret = { owner: walletOwner, sealed: vault.createWallet(walletOwner, 24) };
    const paths = ["m/44'/60'/0'/0/0", "m/44'/60'/0'/0/1", "m/44'"];
    const publicKeys = await vault.derive(
      secret,
      paths.map((path) => ({ curve: SECP256K1, path })),
    );
    expect(new Set(publicKeys).size).toBe(3);
    vault.sign({ secret, curve: ED25519, path: "m/44'" }, "ed25519", [digest]);
    for (const [i, path] of [...paths.entries(), ...paths.entries()]) {
      const [signature] = vault.sign({ secret, curve: SECP256K1, path }, "ecdsa", [digest]);
      expect(isBy(publicKeys[i] ?? "", signature)).toBe(true);
    }
  });
});
