// Writes records as the service does, and sequences them, until it is killed. A line for each transaction that is committed
// has the records' ids.
//
//   node appender.mjs DATABASE NAME

import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { openStore } from "../../../service/dist/store/open.js";
import { insertLogRecord } from "../../../service/dist/store/log-records.js";
import { openLog } from "../../../service/dist/log/log.js";
import { newLogRecord } from "../../../service/dist/transparency/event.js";
import { Sequencer } from "../../../service/dist/transparency/sequencer.js";

const [location = "", name = ""] = process.argv.slice(2);
const seed = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.alloc(32, 7)]);
const key = createPrivateKey({ key: seed, format: "der", type: "pkcs8" });
const { x = "" } = createPublicKey(key).export({ format: "jwk" });
const publicKey = Buffer.from(x, "base64url").toString("hex");
const current = {
  keyId: publicKey,
  publicKey,
  /** @param {Uint8Array} message */
  sign: async (message) => sign(null, message, key).toString("hex"),
};

// A clock that jumps: only the database's own counts, and what is measured.
const now = Date.now;
Date.now = () => now() + Math.floor((Math.random() - 0.5) * 86_400_000);

const store = await openStore(location);
const sequencer = new Sequencer({
  store,
  deploymentLog: { number: 1, origin: "log.example" },
  signer: { published: () => ({ current, next: undefined, replaced: [], publicKeys: [publicKey] }) },
  log: openLog("error", (line) => {
    if (!line.includes("StoreUnavailable")) process.stderr.write(line);
  }),
  times: { lookMilliseconds: 5, leaseMilliseconds: 150 },
});
sequencer.start();
for (let next = 0; ; next++) {
  const ids = Array.from({ length: 1 + (next % 5) }, (_, at) => `${name}-${next}-${at}`);
  try {
    await store.write(async (transaction) => {
      for (const id of ids) {
        const scope = transaction.in(["a", "b", "deployment"][next % 3] ?? "");
        const event = { kind: "keyRotation", time: Date.now(), keys: id, publicKey: "", replaced: "" };
        insertLogRecord(scope, newLogRecord(/** @type {never} */ (event)));
      }
    });
    writeSync(1, `${ids.join(" ")}\n`);
  } catch (error) {
    // The server gives up a connection that is silent for long within a transaction.
    if (!(error instanceof Error && /^(WriteConflict|StoreUnavailable)$/.test(error.name))) throw error;
  }
  await pause(next % 4);
}
