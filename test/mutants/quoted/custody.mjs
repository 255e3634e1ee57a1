// Faults in custody of keys: sealing, owners, derivation and signatures.

import { mutantsOf } from "./mutant.mjs";

const seal = mutantsOf(
  "custody/seal.ts",
  ["custody/seal.test.ts"],
  [
    [
      "JSON.stringify([version, masterKeyId, kind, organizationId, id])",
      "JSON.stringify([version, masterKeyId, organizationId, id])",
      "a sealed secret opens for an owner of another kind",
    ],
    [
      "JSON.stringify([version, masterKeyId, kind, organizationId, id])",
      "JSON.stringify([version, masterKeyId, kind, id])",
      "a sealed secret opens in another organization",
    ],
    [
      "JSON.stringify([version, masterKeyId, kind, organizationId, id])",
      "JSON.stringify([version, masterKeyId, kind, organizationId])",
      "a sealed secret opens for another owner of its kind",
    ],
    [
      'JSON.stringify([version, masterKeyId, kind, organizationId, id]), "utf8"',
      '[version, masterKeyId, kind, organizationId, id].join(" "), "utf8"',
      "owners whose ids run together open each other's secrets",
    ],
    [
      "const nonce = randomBytes(nonceLength);",
      "const nonce = Buffer.alloc(nonceLength);",
      "all secrets are sealed with one nonce",
    ],
    ["const salt = randomBytes(saltLength);", "const salt = Buffer.alloc(saltLength);", "all secrets have one key"],
    [
      'if (body.toString("base64url") !== text) throw',
      'if (body.toString("base64url").length !== text.length) throw',
      "two texts stand for one secret",
    ],
    [
      "    try {\n      decipher.final();",
      "    try {\n      void decipher;",
      "the tag of a sealed secret is not checked",
    ],
    [
      "      plaintext.fill(0);\n      throw",
      "      throw",
      "what does not open is not zeroed",
      {
        equivalent: "the buffer is handed to nobody; that it is zeroed is hygiene that no caller can see",
      },
    ],
    [
      "hkdf(masterKey, salt, `countersign sealed secret ${version}`)",
      'hkdf(masterKey, salt, "")',
      "the key of a sealed secret is not bound to its purpose",
    ],
  ],
);

const owners = mutantsOf(
  "custody/owner.ts",
  ["custody/kinds.test.ts"],
  [
    ["if (!allowed.includes(kind)) {", "if (allowed.length === 0) {", "a secret of any kind serves any purpose"],
    [
      'if (part === "" || part.length',
      "if (part.length",
      "an owner has an empty id",
      { tests: ["custody/kinds.test.ts", "custody/vault.test.ts"] },
    ],
    [
      "one.id === other.id && one.organizationId === other.organizationId",
      "one.id === other.id",
      "an opened key is found for another organization's owner",
      {
        equivalent: "keys are found by a name that holds all three ids; where names run together, the last ids differ",
        tests: ["custody/opened-keys.test.ts"],
      },
    ],
  ],
);

const opened = mutantsOf(
  "custody/opened-keys.ts",
  ["custody/opened-keys.test.ts"],
  [
    [
      "entry && entry.sealed === sealed && sameOwner",
      "entry && sameOwner",
      "a text that was replaced finds the old key",
    ],
    [
      "entry.sealed === sealed && sameOwner(entry.owner, owner)",
      "entry.sealed === sealed",
      "ids that run together find each other's keys",
    ],
    ["    zeroKey(key);\n", "", "keys that are forgotten stay in memory"],
    [
      "if (names?.size === 0) this.#byOwner.delete(ownerName(owner));",
      "",
      "owners of forgotten keys are remembered for ever",
      {
        equivalent: "answers stay the same; what stays is an empty set for each owner, and only the heap could tell",
      },
    ],
    [
      "for (const name of this.#byOwner.get(ownerName(owner)) ?? []) this.#entries.delete(name);",
      "this.#entries.delete(ownerName(owner));",
      "forgetting a secret leaves its keys",
    ],
  ],
);

const contents = mutantsOf(
  "custody/contents.ts",
  ["custody/vault.test.ts", "custody/movement.test.ts", "custody/kinds.test.ts"],
  [
    [
      "if (!isOneOf(content, kinds)) throw wrongKind(kinds, content.kind);",
      "if (!isOneOf(content, kinds)) return action(content as never);",
      "a secret of one kind is used as another",
    ],
    [
      "masterKeyIdOf(secret.sealed) === current.id ? secret.sealed : seal(",
      "true ? secret.sealed : seal(",
      "resealing leaves a secret under the old key",
      { tests: ["custody/custody.test.ts", "custody/master-key.test.ts"] },
    ],
    [
      "const bytes = this.#open(secret);\n    try {\n      const current",
      "const bytes = Buffer.alloc(2);\n    try {\n      const current",
      "resealing seals something else than it has opened",
      { tests: ["custody/custody.test.ts", "custody/master-key.test.ts"] },
    ],
  ],
);

const content = mutantsOf(
  "custody/content.ts",
  ["custody/content.test.ts"],
  [
    [
      "if (curve === undefined || secret.length !== 32) break;",
      "if (curve === undefined) break;",
      "a private key of another length is opened",
    ],
    [
      "  MnemonicLanguage.ENGLISH,\n  MnemonicLanguage.SIMPLIFIED_CHINESE,",
      "  MnemonicLanguage.SIMPLIFIED_CHINESE,\n  MnemonicLanguage.ENGLISH,",
      "wallets that were sealed before are read in another language",
    ],
    [
      "const walletType = 2;\nconst transferKeyType = 3;",
      "const walletType = 3;\nconst transferKeyType = 2;",
      "numbers inside of sealed secrets have changed",
    ],
  ],
);

const derivation = mutantsOf(
  "custody/derive.ts",
  ["custody/derive.test.ts"],
  [
    ["at = `${at}/${step}`;", "at = `${at}${step}`;", "paths whose digits run together share a key"],
    [
      "this.#walk(this.#tree(curve), steps).subarray(0, 32)",
      "this.#walk(this.#tree(curve), steps).subarray(32)",
      "an account gets the chain code for its key",
    ],
    ["    this.#seed.fill(0);\n", "", "the seed outlives its use"],
    [
      "for (const node of nodes.values()) node.fill(0);",
      "",
      "nodes outlive their use",
      { equivalent: "no reference to a node leaves its tree, so that it is zeroed cannot be seen" },
    ],
    [
      "copySecret(this.#walk(this.#tree(curve), steps).subarray(0, 32))",
      "this.#walk(this.#tree(curve), steps).subarray(0, 32)",
      "a key that was handed out is zeroed with its tree",
    ],
  ],
).concat(
  mutantsOf(
    "custody/slip10.ts",
    ["custody/derive.test.ts"],
    [
      ["if (index < hardened) {", "if (index < 0) {", "a step on Ed25519 need not be hardened"],
      ['"ed25519 seed"', '"Bitcoin seed"', "Ed25519 derives from the master key of BIP-32"],
      [
        "data.writeUInt32BE(index, 33);",
        "data.writeUInt32LE(index, 33);",
        "the index of a step is written the other way round",
      ],
      [
        "while (!isPrivateKey(keyOf(node)))",
        "while (false)",
        "a master key on P-256 may be no private key",
        { tests: ["custody/slip10-p256.test.ts"] },
      ],
      ['seedKey: "Bitcoin seed"', 'seedKey: "Nist256p1 seed"', "secp256k1 derives from the master key of P-256"],
      [
        "secp256k1.addToPrivateKey(privateKey, hash)",
        "secp256k1.addToPrivateKey(hash, hash)",
        "a child on secp256k1 knows nothing of its parent's key",
      ],
      [
        "hashOf(parent, 1, chainCodeOf(node), index)",
        "hashOf(parent, 0, chainCodeOf(node), index)",
        "what is no private key is hashed again as a hardened step",
        { tests: ["custody/slip10-p256.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "custody/p256-keys.ts",
    ["custody/p256-keys.test.ts"],
    [
      ["&& all !== 0", "", "zero is a private key on P-256"],
      ["-(borrow & ~carry)", "-borrow", "a sum above 2^256 is cut off"],
      ["+ carry;\n      if (j > 0)", ";\n      if (j > 0)", "products on P-256 lose their carries"],
    ],
  ),
  mutantsOf(
    "custody/p256-signatures.ts",
    ["custody/p256-keys.test.ts"],
    [
      [
        "const z = bytesOf(numberOf(digest));",
        "const z = Buffer.from(digest);",
        "a digest above the order has a nonce of its own",
      ],
      ["(point[64]! & 1)", "((point[64]! & 1) ^ 1)", "the recovery id is that of the other point"],
    ],
  ),
  mutantsOf(
    "custody/rfc6979.ts",
    ["custody/p256-keys.test.ts"],
    [
      ["for (const step of [zero, one]) {", "for (const step of [zero]) {", "the nonce is not that of RFC 6979"],
      [
        "digest, additional);",
        "digest);",
        "a secret has one nonce on P-256 and on secp256k1",
        { tests: ["custody/nonces.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "custody/path.ts",
    ["custody/path.test.ts"],
    [
      ["0|[1-9][0-9]{0,9}", "[0-9]{1,10}", "a path has a second spelling, with zeros in front"],
      ["if (index >= hardened) throw", "if (index > hardened) throw", "an index that hardens by itself is accepted"],
      ["const maxDepth = 16;", "const maxDepth = 17;", "a path of 17 steps is derived"],
      ['if (root !== "m") throw', 'if (root !== "m" && root !== "M") throw', "a path may begin with M"],
    ],
  ),
  mutantsOf(
    "custody/mnemonic.ts",
    ["custody/mnemonic.test.ts"],
    [
      ['.normalize("NFKD")', '.normalize("NFC")', "seeds of languages with accents are others than those of BIP-39"],
      [
        'pbkdf2Sync(words, "mnemonic", 2048',
        'pbkdf2Sync(words, "mnemonic", 2047',
        "the seed takes another number of rounds",
      ],
      ['words.trim().split(/\\s+/u).join(" ")', "words", "words with line breaks between are refused"],
      [
        "for (const language of Object.values(MnemonicLanguage)) {",
        "for (const language of Object.values(MnemonicLanguage).slice(1)) {",
        "words of the first language are not found",
        { tests: ["custody/movement.test.ts"] },
      ],
    ],
  ),
);

const curveKeys = mutantsOf(
  "custody/curve-keys.ts",
  ["custody/vault.test.ts", "custody/signatures.test.ts"],
  [
    ["key.taprootKey?.fill(0);", "", "the Taproot key stays in memory", { tests: ["custody/opened-keys.test.ts"] }],
    [
      "if (recoveryId > 1) throw",
      "if (recoveryId < 0) throw",
      "a recovery id above 1 is cut off",
      {
        equivalent: "such a signature comes once in 2^127; no message is known that has one",
      },
    ],
    [
      "key.taprootKey ??= tweakedPrivateKey(key.privateKey);",
      "key.taprootKey ??= new Uint8Array(key.privateKey);",
      "Taproot signs under the key without its tweak",
      { tests: ["custody/custody.test.ts", "families/keys/signing.test.ts"] },
    ],
    ["copySecret(privateKey) };", "privateKey };", "a remembered key is zeroed with its source"],
  ],
);

const vault = mutantsOf(
  "custody/vault.ts",
  ["custody/vault.test.ts", "custody/signatures.test.ts"],
  [
    ["if (content.curve !== curve)", "if (false)", "a key of one curve signs as another's"],
    [
      'curves[curve].signs === "digest" ? checkDigest : checkMessage',
      'curves[curve].signs === "digest" && key.path === "" ? checkDigest : checkMessage',
      "what is no digest is signed on secp256k1",
    ],
    [
      "const account = `${curve} ${path}`;",
      "const account = curve;",
      "one account of a wallet signs with another's key",
    ],
    [
      "const account = `${curve} ${path}`;",
      "const account = path;",
      "an account on one curve signs with the key of the other",
    ],
    [
      "const entropy = randomBytes((wordCount / 3) * 4);",
      "const entropy = randomBytes(16);",
      "every wallet has twelve words",
      { tests: ["custody/movement.test.ts", "families/transfers/exports.test.ts", "custody/custody.test.ts"] },
    ],
    [
      'checkOwner(owner, "privateKey", "service");',
      "",
      "a private key is made for any kind of owner",
      { tests: ["custody/kinds.test.ts"] },
    ],
    [
      "this.#opened.forget(owner);",
      "void owner;",
      "what is forgotten signs from memory",
      {
        equivalent:
          "the sealed text still has to be shown and opens without memory, so answers are the same; zeroing is seen in opened-keys.test.ts",
      },
    ],
  ],
).concat(
  mutantsOf(
    "custody/taproot.ts",
    ["custody/signatures.test.ts", "custody/vault.test.ts"],
    [
      [
        "const isEven = secp256k1.pointFromScalar(privateKey, true)?.[0] === 0x02;",
        "const isEven = true;",
        "half of all keys are tweaked with the wrong sign",
      ],
      [
        'taggedHash("TapTweak", internalKey, merkleRoot)',
        'taggedHash("TapLeaf", internalKey, merkleRoot)',
        "the tweak has another tag",
      ],
    ],
  ),
);

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const custody = [...seal, ...owners, ...opened, ...contents, ...content, ...derivation, ...curveKeys, ...vault];
