// Faults in what custody does beside keys: moving them in and out, one-time secrets, key-encryption keys, the worker thread.

import { mutantsOf } from "./mutant.mjs";

const movement = mutantsOf(
  "custody/key-transfer.ts",
  ["custody/movement.test.ts", "custody/kinds.test.ts"],
  [
    [
      'checkOwner(key.owner, "service", "authProxy");',
      'checkOwner(key.owner, "service", "authProxy", "transfer");',
      "a key to which imports are encrypted signs",
    ],
    [
      'checkOwner(target.owner, "transfer");',
      'checkOwner(target.owner, "transfer", "service");',
      "an import opens with the key that signs bundles",
    ],
    ['checkOwner(secret.owner, "wallet", "privateKey", "secret");', "", "the deployment's own keys can be exported"],
    [
      "if (privateKey.length !== keyLength) {",
      "if (privateKey.length < keyLength) {",
      "longer bytes are imported as a private key",
    ],
    ["if (!isPrivateKey(curve, privateKey, this.#secp256k1)) {", "if (false) {", "zero is imported as a private key"],
    [
      "language !== mnemonic.language && !isMnemonicIn(text, language)",
      "false",
      "a wallet's words are exported as those of another language",
    ],
    [
      "    parseTarget(targetPublicKey);\n    const plaintext",
      "    const plaintext",
      "a secret is opened before its target key is looked at",
    ],
    [
      "return tree.privateKey(account);",
      'return tree.privateKey({ ...account, path: "m" });',
      "exporting an account hands out the master key",
    ],
  ],
).concat(
  mutantsOf(
    "custody/hpke.ts",
    ["custody/hpke.test.ts", "custody/movement.test.ts"],
    [
      [
        "associatedData: (encapsulated, publicKey) => Buffer.concat([encapsulated, publicKey])",
        "associatedData: (encapsulated) => Buffer.from(encapsulated)",
        "a bundle is not bound to the receiver's key",
      ],
      [
        'Buffer.from("turnkey_hpke", "utf8")',
        'Buffer.from("", "utf8")',
        "bundles lack the info by which clients open them",
      ],
      ["  privateKey.fill(0);\n", "", "the key that has opened a bundle is not zeroed"],
      [
        "return undefined;\n    throw error;",
        "return new Uint8Array();\n    throw error;",
        "a bundle that does not open is read as empty",
      ],
    ],
  ),
  mutantsOf(
    "custody/bundle.ts",
    ["custody/movement.test.ts"],
    [
      [
        "if (encappedPublic.length !== 130) {",
        "if (encappedPublic.length > 130) {",
        "a compressed encapsulated key is read",
      ],
      ["length > maxPlaintextLength + tagLength ||", "", "a bundle may be as long as anyone likes"],
      [
        "Buffer.concat([compressPoint(encapsulated), ciphertext])",
        "Buffer.concat([encapsulated, ciphertext])",
        "a credential bundle holds the key uncompressed",
      ],
    ],
  ),
  mutantsOf(
    "custody/p256.ts",
    ["custody/p256.test.ts", "custody/movement.test.ts"],
    [
      [
        "drawn.copy(privateKey, privateKey.length - drawn.length);",
        "drawn.copy(privateKey);",
        "keys that begin with zeros are shifted",
      ],
      [
        "04[0-9a-f]{128}|0[23]",
        "04[0-9a-f]{128}|0[2-5]",
        "points with a wrong first byte are read",
        {
          equivalent: "OpenSSL refuses them in the same words: the expression only bounds what it is shown",
        },
      ],
    ],
  ),
);

const secrets = mutantsOf(
  "custody/one-time-secret.ts",
  ["custody/one-time-secret.test.ts"],
  [
    [
      "JSON.stringify([kind, organizationId, id, text])",
      "JSON.stringify([kind, organizationId, text])",
      "one person's code is right for another",
    ],
    [
      "JSON.stringify([kind, organizationId, id, text])",
      "JSON.stringify([kind, id, text])",
      "a code is right in another organization",
    ],
    [
      'hkdf(masterKey, "", label)',
      'hkdf(Buffer.alloc(32, masterKey.length), "", label)',
      "codes can be searched without the key-encryption key",
    ],
    [
      "if (text.length > maxTextLength) return false;",
      "",
      "a text of any length is compared",
      { equivalent: "a longer text has another HMAC anyway; the bound saves work" },
    ],
    [
      "symbols[randomInt(symbols.length)]",
      "symbols[randomInt(symbols.length - 1)]",
      "codes have five digits that matter",
    ],
    ["const tokenBytes = 16;", "const tokenBytes = 8;", "tokens have 64 bits"],
    [
      'checkOwner(secret.owner, "message", "oauth2Credential");',
      "",
      "a text is opened that was sealed for something else",
      { tests: ["custody/kinds.test.ts", "custody/one-time-secret.test.ts"] },
    ],
    [
      'return timingSafeEqual(digest(key, owner, text), Buffer.from(kept, "base64url"));',
      'return digest(key, owner, text)[0] === Buffer.from(kept, "base64url")[0];',
      "one text in 256 passes for the code",
    ],
  ],
);

const masterKeys = mutantsOf(
  "custody/key-ring.ts",
  ["custody/master-key.test.ts"],
  [
    ["const current = ring.at(-1);", "const current = ring.at(0);", "the oldest key seals"],
    ["if (ids.has(id)) throw", "if (false) throw", "a key may be there twice"],
    [
      "if (key.every((byte) => byte === key[0])) throw",
      "if (key.every((byte) => byte === 0)) throw",
      "a placeholder such as ff…f is a key",
    ],
    ["if (text.length !== keyDigits) {", "if (text.length > keyDigits) {", "a key that was cut short is read"],
  ],
).concat(
  mutantsOf(
    "custody/master-key.ts",
    ["custody/master-key.test.ts"],
    [
      ["if ((mode & 0o077) !== 0", "if ((mode & 0o007) !== 0", "a key file that its group reads is used"],
      ["  delete environment[name];\n", "", "the key stays in the environment"],
    ],
  ),
  mutantsOf(
    "custody/master-keys.ts",
    ["custody/master-key.test.ts"],
    [
      [
        "    if (!this.#wrapped) this.#reload();\n    const id",
        "    const id",
        "a key that was added does not seal before a restart",
      ],
      [
        "    this.#reload();\n    return this.#held.get(id);",
        "    return undefined;",
        "what another process has sealed under a new key does not open",
      ],
      [
        "    const keys = this.#unlessGone(() => this.#file?.readChanged());",
        "    let keys;\n    try {\n      keys = this.#unlessGone(() => this.#file?.readChanged());\n    } catch {}",
        "a key file that cannot be read any more still seals",
      ],
      ["    this.#held.get(id)?.fill(0);\n", "", "a key that was dropped stays in memory"],
      ["if (this.#ring.includes(id)) return;", "", "a key that still seals is forgotten"],
      [
        "if (this.#held.has(id)) key.fill(0);\n      else this.#held.set(id, key);",
        "this.#held.set(id, key);",
        "each time that the key file is read leaves another copy",
      ],
    ],
  ),
  mutantsOf(
    "custody/key-file.ts",
    ["custody/master-key.test.ts"],
    [
      [
        "stat && Date.now() - Number(stat.ctimeMs) > coarsestMilliseconds ? state : undefined",
        "stat && Date.now() - Number(stat.ctimeMs) > -coarsestMilliseconds ? state : undefined",
        "a second change of the key file in the same moment is missed",
      ],
      [", stat.ctimeNs]", "]", "a key file that others can read is used as long as its text stays"],
    ],
  ),
  mutantsOf(
    "custody/providers/transit.ts",
    ["providers/transit.test.ts"],
    [
      ["status >= 500 ||", "status > 503 ||", "a sealed Vault ends the start of a service"],
      [
        "associated_data: text, context: text",
        "context: text",
        "a key that was wrapped for another deployment unwraps",
      ],
      ["token ??= await", "token = await", "a login for each request"],
    ],
  ),
  mutantsOf(
    "custody/providers/kms.ts",
    ["providers/kms.test.ts"],
    [
      [
        "if (output.KeyId === key) return output;",
        "return output;",
        "another key of KMS than that of the settings wraps",
      ],
      [
        '"countersign-deployment": deployment,',
        '"countersign-deployment": deployment.slice(0, 0),',
        "a key that was wrapped for another deployment unwraps",
      ],
      [
        "KeyId: key, EncryptionContext: contextOf(binding), CiphertextBlob",
        "EncryptionContext: contextOf(binding), KeyId: settings.providerKey, CiphertextBlob",
        "a replica is asked for a key of another region",
      ],
      ["(status ?? 0) >= 500 ||", "(status ?? 0) > 500 ||", "an error inside KMS ends the start of a service"],
    ],
  ),
  mutantsOf(
    "custody/recovery-key.ts",
    ["custody/recovery-share.test.ts"],
    [
      [
        "key: authentication },",
        "key: Buffer.alloc(32, authentication.length) },",
        "whoever writes to the database adds keys that shares restore",
      ],
      [
        "JSON.stringify([purpose, deployment, set, keyId])",
        "JSON.stringify([purpose, deployment.slice(0, 0), set, keyId])",
        "the keys of one deployment restore another",
      ],
    ],
  ),
  mutantsOf(
    "custody/recovery.ts",
    ["rotation/recovery.system.test.ts"],
    [
      [
        "if (isSame) return key;",
        'if (isSame || record.set !== "") return key;',
        "keys are encrypted for whoever has put a key of their own there",
      ],
    ],
  ),
  mutantsOf(
    "custody/recovery-share.ts",
    ["custody/recovery-share.test.ts"],
    [["if (share.set !== set) {", "if (share.set === undefined) {", "a share of another set is not named so"]],
  ),
  mutantsOf(
    "custody/providers/pkcs11.ts",
    ["providers/pkcs11.system.test.ts"],
    [
      ["if (!isFalse(extractable) || isFalse(sensitive)) {", "if (false) {", "a key that can be read wraps others"],
      ["module.C_Finalize();", "", "a token that comes back is not found"],
    ],
  ),
  mutantsOf(
    "file-system/secret-file.ts",
    ["providers/transit.test.ts", "operations/secret-file.system.test.ts"],
    [
      ["(stat.mode & 0o007) !== 0", "false", "a token that every user can read is used"],
      ["constants.O_RDONLY | constants.O_NONBLOCK", '"r"', "a pipe in a secret's place holds up the process"],
    ],
  ),
  mutantsOf(
    "store/postgres/errors.ts",
    ["postgres/password.system.test.ts"],
    [
      [
        "return unauthenticated.has(codeOf(error));",
        "return false;",
        "requests fail while the server has a new password and the file does not",
        { postgres: true },
      ],
      [
        "if (error instanceof SecretFileMissing || error instanceof SecretFileRefused) return true;",
        "",
        "a start does not wait for the file of the password",
        { postgres: true },
      ],
    ],
  ),
  mutantsOf(
    "store/postgres/pool.ts",
    ["postgres/password.system.test.ts"],
    [
      [
        "this.#settings.passwordFile !== undefined && isWrongPassword(error)",
        "false",
        "connections that are open do not serve everybody while a password changes",
        { postgres: true },
      ],
      [
        "this.#settings.passwordFile !== undefined && isWrongPassword(error)",
        "isWrongPassword(error)",
        "a wrong password in the URL is waited out instead of told",
        { postgres: true },
      ],
    ],
  ),
  mutantsOf(
    "custody/master-key-file.ts",
    ["custody/master-key.test.ts"],
    [
      [
        "if (existsSync(path)) return false;",
        "",
        "a key file that is there is read-only ground for an error",
        {
          equivalent:
            "createFile leaves what is there as it is; this spares folders that are read-only an error, which root, as tests run, never gets",
        },
      ],
      ["keys: [...keys, key], result", "keys: [key, ...keys], result", "an added key does not become current"],
      [
        "keys: keys.slice(place), result: ids.slice(0, place)",
        "keys: keys.slice(0, place), result: ids.slice(place)",
        "dropping the old keys drops the current one",
      ],
    ],
  ),
);

const thread = mutantsOf(
  "custody/worker-custody.ts",
  ["custody/custody.test.ts"],
  [
    [
      "const mostMessages = 1000;",
      "const mostMessages = 1001;",
      "more messages are signed at once than are allowed",
      { tests: ["custody/turns.test.ts"] },
    ],
    [
      "if (portion.length > 0) yield portion;",
      "",
      "of many accounts, the last are left out",
      { tests: ["custody/custody.test.ts", "custody/slow-requests.test.ts", "custody/derive.test.ts"] },
    ],
    [
      'return isRight === "true";',
      "return isRight !== undefined;",
      "every code is right",
      { tests: ["custody/one-time-secret.test.ts", "custody/custody.test.ts"] },
    ],
    [
      'v: text.endsWith("01") ? "01" : "00"',
      'v: "00"',
      "the recovery id is always 0",
      { tests: ["custody/custody.test.ts", "custody/signatures.test.ts"] },
    ],
  ],
).concat(
  mutantsOf(
    "custody/worker-client.ts",
    ["custody/custody.test.ts"],
    [
      [
        "if (displaced) this.#end(displaced.item)",
        "if (false) this.#end(displaced!.item)",
        "requests without number wait for custody",
        { tests: ["custody/custody.test.ts", "custody/slow-requests.test.ts", "custody/turns.test.ts"] },
      ],
      [
        "if (isReady && !this.#isClosed) this.#restart();",
        "",
        "a worker that has died is started by the next request alone",
      ],
      [
        "environment: this.#environment }",
        "environment: { ...process.env } as never }",
        "a worker that is started again has none of the environment that the first one had",
      ],
      [
        "for (const { reject } of waiting)",
        "for (const { reject } of waiting.slice(1))",
        "who waits for a worker that dies waits for ever",
      ],
    ],
  ),
  mutantsOf(
    "custody/worker.ts",
    ["custody/custody.test.ts"],
    [
      [
        'return [13, "custody failed to carry out the request", `${name} at ${place}`];',
        "return [13, String(error), `${name} at ${place}`];",
        "what libraries say of secrets leaves the room",
        { tests: ["custody/custody.test.ts", "custody/movement.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "custody/lane.ts",
    ["custody/turns.test.ts"],
    [
      ["this.#taken < this.#places", "true", "the worker has all that is asked for at once, in its order"],
      ["this.#taken -= cost;", "", "nothing is asked for after the first few", { tests: ["custody/custody.test.ts"] }],
    ],
  ),
);

const backup = mutantsOf(
  "backup/restore.ts",
  ["operations/backup.system.test.ts"],
  [
    ['"import_targets", "sessions"]', '"import_targets"]', "sessions that were ended since are good again"],
    ["    return inspectSnapshot(copy);\n", "    return inspectSnapshot(backup);\n", "another file is checked"],
    [
      "  const unlock = lockDataFolder(data);\n",
      "  const unlock = () => {};\n",
      "a database is put under a running service",
    ],
  ],
).concat(
  mutantsOf(
    "backup/snapshot.ts",
    ["operations/backup.system.test.ts"],
    [["if (newer.length > 0) {", "if (newer.length > 1) {", "a database of a newer version passes"]],
  ),
  mutantsOf(
    "backup/backup.ts",
    ["operations/backup.system.test.ts"],
    [
      [
        "      whole = scratch();\n      await encryptFile(copy, whole, recipients);",
        "      await encryptFile(copy, scratch(), recipients);",
        "a backup that was to be encrypted is not",
      ],
    ],
  ),
);

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const custodyService = [...movement, ...secrets, ...masterKeys, ...thread, ...backup];
