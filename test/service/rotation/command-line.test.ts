// The command line goes through a rotation of the keys that sign bundles and codes: by what the service publishes, and by keys
// that it is given.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import type { Ended } from "../cli/running.js";
import { present } from "../support/results.js";
import { rotatedKey } from "../support/rotated-key.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { publishedBy } from "./pinning-clients.js";

const words = "test test test test test test test test test test test junk";

let service: RunningService;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(path.join(tmpdir(), "countersign-rotated-"));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

function run(args: string, stdin = ""): Promise<Ended> {
  return countersign(args.split(" "), { cwd: folder, env: { COUNTERSIGN_DATA_DIR: service.dataFolder }, stdin });
}

async function done(args: string, stdin = ""): Promise<string> {
  const { code, out, err } = await run(args, stdin);
  expect({ args, code, err }).toEqual({ args, code: 0, err: "" });
  return out;
}

test("what was begun under one key is brought to its end under the next, and read until that key is retired", async () => {
  const { bundles: first } = await publishedBy(service);
  await done("wallets import --name Main --plaintext-input -", words);
  await done("wallets init-import --import-bundle-output import.json");
  await done("encryption-keys generate --encryption-key mine");
  const exported = await done("wallets export --wallet Main --encryption-key mine --export-bundle-output export.json");
  const [, activityId = ""] = present(/^activity id +(\S+)$/m.exec(exported));

  expect(await done("signing-keys rotate bundles")).toContain("does not sign yet: 04");
  const { next } = await publishedBy(service);
  const second = present(next.bundles);
  expect(await run("signer-key")).toEqual({
    code: 0,
    out: `${first}\n`,
    err: `Next signing key: ${second}\nAccept both: --signer-key ${first},${second}\n`,
  });
  expect(JSON.parse(await done("signer-key --json"))).toEqual({ publicKey: first, next: second });
  const pinned = `--signer-key ${first},${second}`;
  expect(await done(`wallets export --wallet Main --reveal ${pinned}`)).toBe(`${words}\n`);
  expect(await rotatedKey(service, "bundles")).toBe(second);
  expect(JSON.parse(await done("signer-key --json"))).toEqual({ publicKey: second, previous: [first] });

  // By the keys that were given, and by those that the service publishes.
  for (const keys of [` ${pinned}`, ""]) {
    expect(await done(`wallets export --wallet Main --reveal${keys}`)).toBe(`${words}\n`);
    expect(await done(`decrypt --activity ${activityId} --encryption-key mine${keys}`)).toContain(words);
    await writeFile(path.join(folder, "words"), words, { mode: 0o600 });
    await done(`encrypt --import-bundle-input import.json --plaintext-input words${keys}`);
  }
  const refused = await run(`wallets export --wallet Main --reveal --signer-key ${first}`);
  expect(refused).toMatchObject({ code: 2, out: "" });
  const encrypted = await done("encrypt --import-bundle-input import.json --plaintext-input words");
  await done("wallets import --name Begun --encrypted-bundle-input -", encrypted);

  await done("signing-keys retire bundles");
  await expect.poll(async () => (await publishedBy(service)).previous.bundles, { timeout: 10_000 }).toEqual([]);
  expect(await run(`decrypt --activity ${activityId} --encryption-key mine`)).toMatchObject({ code: 2, out: "" });
  expect(await done(`decrypt --activity ${activityId} --encryption-key mine --signer-key ${first}`)).toContain(words);
});
