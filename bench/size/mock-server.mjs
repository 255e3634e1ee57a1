// The mock server, watched: remembers what arrived, so that a bundle can be held to what it should have sent.

import { ECDH, createPublicKey, verify } from "node:crypto";
import { createServer } from "node:http";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";

/** The call that every bundle makes. The key pair is the one of the README. */
export const CALL = {
  publicKey: "023bae09519dd8a76bed780f4cd0b87a949e5c33c75e3e1ce15a353e07b3a82e86",
  privateKey: "eed80cade74c8016a24263a1fde6d9f01454c21e0e3e49412a88a118534d7f48",
  organizationId: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
  parameters: /** @type {const} */ ({
    signWith: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    payload: "Release order 1042",
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_KECCAK256",
  }),
};

export async function startMock() {
  const answer = toNodeListener(createMock());
  /** @type {{ stamp: string, body: Buffer }[]} */
  const seen = [];
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request.prependListener("data", (chunk) => chunks.push(chunk));
    request.prependListener("end", () => {
      seen.push({ stamp: String(request.headers["x-stamp"] ?? ""), body: Buffer.concat(chunks) });
    });
    answer(request, response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}`,

    /**
     * @param {string} name of the bundle
     * @param {string} id of the activity, as the bundle told it
     * @throws Error unless exactly one request has arrived since the last time, stamped with the key of `CALL`
     */
    assertStamped(name, id) {
      const requests = seen.splice(0);
      const [request] = requests;
      if (!request || requests.length > 1) throw new Error(`${name} sent ${requests.length} requests`);
      if (!isSigned(request)) throw new Error(`${name} sent a stamp that does not fit its body`);
      if (!/^[\w-]{36}$/.test(id)) throw new Error(`${name} read no activity from the answer`);
    },

    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {{ stamp: string, body: Buffer }} request */
function isSigned({ stamp, body }) {
  const { publicKey, signature } = JSON.parse(Buffer.from(stamp, "base64url").toString());
  const point = Buffer.from(ECDH.convertKey(publicKey, "prime256v1", "hex", undefined, "uncompressed"));
  const x = point.toString("base64url", 1, 33);
  const y = point.toString("base64url", 33);
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  return publicKey === CALL.publicKey && verify("sha256", body, key, Buffer.from(signature, "hex"));
}
