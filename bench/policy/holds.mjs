// How long the worst policies hold the event loop: the service as a process of its own, an organization of as many users
// and credentials as the limits permit, and of each shape 100 policies. For each, what users do is done once after the
// organization has changed, so that nothing is known of it yet, and once more.
//
// Run by itself, it measures the service of another checkout, or fewer policies:
// node bench/policy/holds.mjs [--policies COUNT] FOLDER [SHAPE…].

import { apiKeyStamper, createClient } from "@countersign/api";
import { createECDH, generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { BENCH, ROOT } from "../lib/places.mjs";
import { printTable } from "../lib/table.mjs";
import { startWatched } from "../lib/watched-service.mjs";
import { shapes } from "./hostile.mjs";

const users = 99;
const pending = 100;
const curves = ["API_KEY_CURVE_P256", "API_KEY_CURVE_SECP256K1", "API_KEY_CURVE_ED25519"];

/** @typedef {{ shape: string, held: Record<string, { wall: number, busy: number }>, health: number }} Held milliseconds */

/**
 * @param {{ folder?: string, names?: readonly string[], policies?: number, repeats?: number }} [options] repository whose service is
 *   measured, names of shapes
 * @returns {Promise<readonly Held[]>}
 */
export async function measureHolds({ folder = ROOT, names = [], policies = 100, repeats = 2 } = {}) {
  const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
  const service = await startWatched(folder, data);
  try {
    const company = await prepare(service, data);
    /** @type {Held[]} */
    const found = [];
    for (const shape of shapes) {
      if (names.length === 0 || names.includes(shape.name))
        found.push(await measure(service, company, shape, { policies, repeats }));
    }
    return found;
  } finally {
    await service.stop();
    await rm(data, { recursive: true });
  }
}

/** A sub-organization with all users and keys that it may have, and activities that wait for votes. */
async function prepare({ baseUrl }, data) {
  const top = JSON.parse(await readFile(path.join(data, "root.json"), "utf8"));
  const as = (key) => createClient({ baseUrl, stamper: apiKeyStamper(key) });
  const deployment = as({ publicKey: top.apiPublicKey, privateKey: top.apiPrivateKey });
  const rootKey = p256Key();
  const made = await deployment.createSubOrganization({
    organizationId: top.organizationId,
    parameters: {
      subOrganizationName: "Worst",
      rootUsers: [{ userName: "Root", apiKeys: [apiKey(rootKey, 0)], authenticators: [], oauthProviders: [] }],
      rootQuorumThreshold: 1,
    },
  });
  const { subOrganizationId: organizationId } = made.activity.result.createSubOrganizationResultV8;
  const root = as(rootKey);
  const staff = [];
  for (let index = 0; index < users; index++) {
    const key = p256Key();
    const user = {
      userName: `User ${index}`,
      userEmail: `user-${index}@example.com`,
      apiKeys: [{ apiKeyName: "key", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" }],
      authenticators: [],
      oauthProviders: [],
      userTags: [],
    };
    const { activity } = await root.createUsers({ organizationId, parameters: { users: [user] } });
    const [userId] = activity.result.createUsersResult.userIds;
    const lasting = Array.from({ length: 9 }, (_, place) => apiKey(otherKey(place % 3), place % 3));
    const expiring = Array.from({ length: 10 }, (_, place) => ({
      ...apiKey(otherKey(place % 3), place % 3),
      expirationSeconds: "86400",
    }));
    await root.createApiKeys({ organizationId, parameters: { userId, apiKeys: [...lasting, ...expiring] } });
    staff.push({ userId, client: as(key) });
  }
  await setPolicies({ root, organizationId }, [{ policyName: "Many", consensus: "approvers.count() >= 90" }]);
  const fingerprints = [];
  for (let index = 0; index < pending; index++) {
    const { activity } = await staff[5].client.createWallet(newWallet(organizationId));
    fingerprints.push({ fingerprint: activity.fingerprint, id: activity.id });
  }
  return { organizationId, root, staff, waiting: fingerprints };
}

async function measure(service, { organizationId, root, staff, waiting }, { name, write }, { policies, repeats }) {
  const written = Array.from({ length: policies }, (_, index) => ({ policyName: `${name} ${index}`, ...write(index) }));
  await setPolicies({ root, organizationId }, written);
  const [asker, voter] = [staff[5].client, staff[50].client];
  const { id: activityId } = waiting[0];
  let next = 0;
  const deeds = {
    submit: () => asker.createWallet(newWallet(organizationId)),
    vote: () => voter.approveActivity({ organizationId, parameters: { fingerprint: waiting.at(--next).fingerprint } }),
    list: () => voter.listActivities({ organizationId, paginationOptions: { limit: "100" } }),
    explain: () => asker.explainPolicy({ organizationId, activityId }),
  };
  /** @type {Held} */
  const found = { shape: name, held: {}, health: 0 };
  for (const [deed, run] of Object.entries(deeds)) {
    for (let round = 0; round < repeats; round++) {
      const parameters = { userId: staff[0].userId, userName: `User ${Date.now()}`, userTagIds: [] };
      await root.updateUser({ organizationId, parameters });
      const watched = await service.watch(async () => {
        // Denials are answers, too.
        await run().catch(() => {});
        await run().catch(() => {});
      });
      const { wall, busy } = found.held[deed] ?? { wall: 0, busy: 0 };
      found.held[deed] = { wall: Math.max(wall, watched.longest), busy: Math.max(busy, watched.busiest) };
      found.health = Math.max(found.health, watched.health);
    }
  }
  return found;
}

async function setPolicies({ root, organizationId }, written) {
  for (const { policyId } of (await root.listPolicies({ organizationId })).policies) {
    await root.deletePolicy({ organizationId, parameters: { policyId } });
  }
  for (let at = 0; at < written.length; at += 20) {
    const parameters = {
      policies: written.slice(at, at + 20).map((policy) => ({ effect: "EFFECT_ALLOW", notes: "", ...policy })),
    };
    await root.createPolicies({ organizationId, parameters });
  }
}

let wallets = 0;
function newWallet(organizationId) {
  return { organizationId, parameters: { walletName: `Wallet ${++wallets}`, accounts: [] } };
}

function apiKey({ publicKey }, curve) {
  return { apiKeyName: "key", publicKey, curveType: curves[curve] };
}

function p256Key() {
  const key = createECDH("prime256v1");
  key.generateKeys();
  return {
    publicKey: key.getPublicKey("hex", "compressed"),
    privateKey: key.getPrivateKey("hex").padStart(64, "0"),
  };
}

function otherKey(curve) {
  if (curve === 0) return p256Key();
  if (curve === 1) {
    const key = createECDH("secp256k1");
    key.generateKeys();
    return { publicKey: key.getPublicKey("hex", "compressed") };
  }
  const { x } = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  return { publicKey: Buffer.from(x, "base64url").toString("hex") };
}

/** @param {readonly Held[]} found */
export function printHolds(found) {
  const deeds = Object.keys(found[0]?.held ?? {});
  printTable(
    "Longest block of the event loop, and the CPU time used in it, in milliseconds",
    ["policies of", ...deeds.flatMap((deed) => [deed, "used"]), "/health"],
    found.map(({ shape, held, health }) => [
      shape,
      ...deeds.flatMap((deed) => [held[deed].wall.toFixed(1), held[deed].busy.toFixed(1)]),
      health.toFixed(1),
    ]),
  );
}

if (process.argv[1] === path.join(BENCH, "policy/holds.mjs")) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { policies: { type: "string" } } });
  const [folder, ...names] = positionals;
  printHolds(await measureHolds({ folder, names, policies: Number(values.policies ?? 100) }));
}
