// A bare node:http server that does the two things no signing server can do without, at its best: it verifies the stamp
// on the thread pool and signs with libsecp256k1. It knows one key, records nothing and checks nothing else.

import { createHash, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";

const secp256k1 = createRequire(import.meta.url)("secp256k1/bindings.js");
const stampKey = createPublicKey({ key: JSON.parse(process.argv[2]), format: "jwk" });
const secret = randomBytes(32);

const server = createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const body = parts.length === 1 ? parts[0] : Buffer.concat(parts);
    const stamp = JSON.parse(Buffer.from(request.headers["x-stamp"], "base64url").toString());
    verify("sha256", body, stampKey, Buffer.from(stamp.signature, "hex"), (error, valid) => {
      response.setHeader("Content-Type", "application/json");
      if (error || !valid) {
        response.statusCode = 401;
        return response.end("{}");
      }
      const { parameters } = JSON.parse(body.toString());
      const digest = createHash("sha256").update(parameters.payload).digest();
      const { signature, recid } = secp256k1.ecdsaSign(digest, secret);
      const hex = Buffer.from(signature).toString("hex");
      response.end(JSON.stringify({ r: hex.slice(0, 64), s: hex.slice(64), v: `0${recid}` }));
    });
  });
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("disconnect", () => process.exit());
