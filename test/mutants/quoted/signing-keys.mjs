// Faults in the keys by which the deployment signs, and in their rotation.

import { mutantsOf } from "./mutant.mjs";

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const signingKeys = mutantsOf(
  "maintenance/signing-key-rotation.ts",
  ["rotation/signing-keys.system.test.ts"],
  [
    [
      "for (; waiting > 0; waiting = await left()) await pause(Math.min(waiting, pollMilliseconds));",
      "",
      "a key signs before receivers know it",
      { tests: ["rotation/pinned-keys.system.test.ts"] },
    ],
    [
      "if (lacking.length > 0) throw notPublished",
      "if (false) throw notPublished",
      "a process lacks the key that signs",
    ],
    ["if (others.length > 0) {", "if (false) {", "a key is retired that a process may sign with"],
    [
      "  await checkPublished(store, place, publicKey, patienceMilliseconds);\n  await store.write((transaction) => noteNextPublished(transaction, place.name));\n  return publicKey;",
      "  await store.write((transaction) => noteNextPublished(transaction, place.name));\n  return publicKey;",
      "a next key is handed out that a process does not publish",
      { tests: ["rotation/pinned-keys.system.test.ts"] },
    ],
  ],
).concat(
  mutantsOf(
    "store/signing-keys.ts",
    ["rotation/signing-keys.system.test.ts"],
    [
      ["[...keys.replaced, {", "[{", "only the last one that was replaced is published"],
      [
        "await putSetting(transaction, current.sealed, keys.next.sealed);",
        "",
        "the halves of two keys are put together",
      ],
      [
        'await transaction.database.deleteFrom("deployment").where("name", "=", publishedSetting(name)).execute();',
        "",
        "the time of another key counts for the next one",
        { tests: ["store/signing-keys.test.ts"] },
      ],
      [
        "const gone = [next.sealed, next.publicKey, publishedSetting(name)];",
        "const gone = [next.publicKey, publishedSetting(name)];",
        "the private half of the key that signs stays where the next one is kept",
        { tests: ["store/signing-keys.test.ts"] },
      ],
      [
        "if (keys?.next?.publicKey !== publicKey) throw new WriteConflict();",
        "if (!keys?.next) throw new WriteConflict();",
        "a key signs that is not the one that was published",
        { tests: ["store/signing-keys.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "auth/verification-token.ts",
    ["rotation/pinned-keys.system.test.ts"],
    [
      [
        "for (const key of keys) if",
        "for (const key of keys.slice(0, 1)) if",
        "tokens that were signed before a rotation are refused",
      ],
      [
        "return iss === issuer && aud === issuer;",
        "return iss === issuer || aud === issuer;",
        "a token for another audience counts",
        { tests: ["auth/verification-token.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "cli/operator/signing-keys.ts",
    ["rotation/pinned-keys.system.test.ts"],
    [
      ["after === undefined || !place.isPinned", "true", "a repeated command signs with a key that no client knows"],
      [
        "published ?? (place.isPinned ? undefined : keySetSeconds)",
        "published ?? (place.isPinned ? 0 : keySetSeconds)",
        "a pinned key signs as soon as it is made",
      ],
    ],
  ),
  mutantsOf(
    "cli/client/signer-key.ts",
    ["rotation/command-line.test.ts"],
    [
      [
        "...(next === undefined ? [] : [next]), ...previous]",
        "...(next === undefined ? [] : [next])]",
        "the command line refuses what was signed before a rotation",
      ],
    ],
  ),
  mutantsOf(
    "deployment-keys/public-keys.ts",
    ["rotation/pinned-keys.system.test.ts"],
    [["valueOf(name)])) as", 'valueOf("bundles")])) as', "all keys are said to be that of bundles"]],
  ),
  mutantsOf(
    "deployment-keys/signer.ts",
    ["rotation/signing-keys.system.test.ts", "events/signer.test.ts"],
    [
      ["...(next === undefined ? [] : [next]), ", "", "the next key is not published"],
      [", ...replaced];", "];", "keys that have signed are published no more"],
      [
        "const isSame = known?.current.publicKey === kept.current.publicKey;",
        "const isSame = known !== undefined;",
        "a process that runs signs on with the key before",
        { tests: ["rotation/pinned-keys.system.test.ts"] },
      ],
      [
        "if (kept?.current.publicKey !== publicKey || kept.current.sealed === known) throw error;",
        "if (!kept || kept.current.sealed === known) throw error;",
        "another key signs in the name of one that was replaced",
        { tests: ["events/signer.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "maintenance/secrets.ts",
    ["rotation/signing-keys.system.test.ts"],
    [
      [
        "  ...keyPlaces.map(({ name, owner }) => ({ name: nextKey(name).sealed, owner })),\n",
        "",
        "the next key stays sealed under the old key-encryption key",
      ],
    ],
  ),
);
