// Signatures that are verified together: each gets its own verdict, whatever becomes of the thread.

import { generateKeyPairSync, sign, verify } from "node:crypto";
import type { KeyObject } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiKeyVerifier } from "../../../service/src/auth/api-key-verifier.js";
import { SignatureBatches } from "../../../service/src/auth/signature-batches.js";
import { StampRefused } from "../../../service/src/auth/refusal.js";
import { entryOf, firstOf, present } from "../support/results.js";

const pairs = [
  ...Array.from({ length: 3 }, () => ({
    algorithm: "sha256" as const,
    ...generateKeyPairSync("ec", { namedCurve: "P-256" }),
  })),
  ...Array.from({ length: 2 }, () => ({ algorithm: null, ...generateKeyPairSync("ed25519") })),
];

function signed(algorithm: "sha256" | null, data: Uint8Array, key: KeyObject): Buffer {
  return sign(algorithm, data, { key, dsaEncoding: "ieee-p1363" });
}

/** Some data, which of the keys signs it, and which byte of the signature or the data is another one then. */
const asked = fc.record({
  pair: fc.nat({ max: pairs.length - 1 }),
  data: fc.uint8Array({ minLength: 1, maxLength: 300 }),
  altered: fc.option(fc.nat({ max: 63 })),
  alteredData: fc.boolean(),
});

test("those of one turn get each its own verdict", async () => {
  const batches = new SignatureBatches();
  const keys = pairs.map(({ publicKey }) => batches.ready(publicKey));
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 40 }), async (all) => {
      const [expected, found] = [[] as boolean[], [] as Promise<boolean>[]];
      for (const { pair, data, altered, alteredData } of all) {
        const { algorithm, publicKey, privateKey } = entryOf(pairs, pair);
        const signature = signed(algorithm, data, privateKey);
        if (altered !== null) signature.writeUInt8(signature.readUInt8(altered) ^ 1, altered);
        if (alteredData) data.set([firstOf([...data]) ^ 1]);
        const key = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
        expected.push(verify(algorithm, data, key, signature));
        found.push(batches.verify(entryOf(keys, pair), algorithm, data, signature));
      }
      expect(await Promise.all(found)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("keys that make room for others are used again when they come back", async () => {
  const verifier = new ApiKeyVerifier({ cacheSize: 2 });
  const body = Buffer.from("body");
  const stamps = pairs.slice(0, 3).map(({ publicKey, privateKey }) => {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const parity = present(Buffer.from(y, "base64url").at(-1)) % 2;
    return {
      publicKey: `0${2 + parity}${Buffer.from(x, "base64url").toString("hex")}`,
      scheme: "SIGNATURE_SCHEME_TK_API_P256" as const,
      signature: "",
      signatureBytes: signed("sha256", body, privateKey),
      credentialTypes: [],
    };
  });
  for (let round = 0; round < 5; round++) {
    await Promise.all([...stamps, ...stamps].map((stamp) => verifier.verify(stamp, body)));
    const refused = stamps.map((stamp) => verifier.verify(stamp, Buffer.from("another")));
    const answers = await Promise.allSettled([...refused, ...stamps.map((stamp) => verifier.verify(stamp, body))]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...refused.map(() => "rejected"),
      ...stamps.map(() => "fulfilled"),
    ]);
    for (const answer of answers.slice(0, 3)) expect(answer).toMatchObject({ reason: expect.any(StampRefused) });
  }
  expect(verifier.keptKeys).toBe(2);
});

test("where the thread ends, those that it had and all that follow are verified without it", async () => {
  const endsAtOnce = `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(1));`;
  const batches = new SignatureBatches(new URL(`data:text/javascript,${encodeURIComponent(endsAtOnce)}`));
  const { algorithm, publicKey, privateKey } = entryOf(pairs, 0);
  const key = batches.ready(publicKey);
  const data = Buffer.from("data");
  const signature = signed(algorithm, data, privateKey);
  for (let round = 0; round < 3; round++) {
    const right = Array.from({ length: 5 }, () => batches.verify(key, algorithm, data, signature));
    const wrong = Array.from({ length: 5 }, () => batches.verify(key, algorithm, Buffer.from("other"), signature));
    expect(await Promise.all([...right, ...wrong])).toEqual([...right.map(() => true), ...wrong.map(() => false)]);
  }
});
