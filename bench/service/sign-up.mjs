// Sign-ups as applications make them: a sub-organization with a root user's API key and a wallet of two accounts. What one
// costs over its cryptography, and what they leave to signatures beside them.

import { execFileSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "../lib/places.mjs";
import { load } from "./load.mjs";
import { processorTime } from "./processes.mjs";
import { newApiKey } from "./requests.mjs";
import { ETHEREUM_ACCOUNT } from "./root-caller.mjs";

const CONNECTIONS = 16;
const SIGNING_CONNECTIONS = 4;
const SCRIPT = path.join(ROOT, "bench/service/limit-sign-up.mjs");

/**
 * @param {string} name
 * @param {string} publicKey of the root user's API key
 * @returns the parameters of a `create_sub_organization`
 */
export function signUpParameters(name, publicKey = newApiKey().apiPublicKey) {
  const apiKey = { apiKeyName: "first", publicKey, curveType: "API_KEY_CURVE_P256" };
  const account = (index) => ({ ...ETHEREUM_ACCOUNT, path: `m/44'/60'/0'/0/${index}` });
  return {
    subOrganizationName: name,
    rootQuorumThreshold: 1,
    rootUsers: [{ userName: name, apiKeys: [apiKey], authenticators: [], oauthProviders: [] }],
    wallet: { walletName: "Wallet", accounts: [account(0), account(1)] },
  };
}

/**
 * @param {object} given
 * @param {{ child: object, port: number }} given.service
 * @param {(count: number) => Buffer[]} given.signUps
 * @param {(count: number) => Buffer[]} given.signings
 * @param {number} given.rounds
 * @param {number} given.count of sign-ups per round
 */
export async function signUp({ service, signUps, signings, rounds, count }) {
  const found = [];
  await load(service.port, signUps(CONNECTIONS), CONNECTIONS);
  for (let round = 0; round < rounds; round++) {
    const limit = Number(execFileSync(process.execPath, [SCRIPT, String(count)], { encoding: "utf8" }));
    const requests = signUps(count);
    const before = await processorTime(service);
    const { perSecond, p50 } = await load(service.port, requests, CONNECTIONS);
    const cpu = ((await processorTime(service)) - before) / count;
    const alone = await load(service.port, signings(count * 4), SIGNING_CONNECTIONS);
    const more = signUps(count);
    const [, beside] = await Promise.all([
      load(service.port, more, CONNECTIONS),
      load(service.port, signings(count * 4), SIGNING_CONNECTIONS),
    ]);
    found.push({ limit, cpu, perSecond, p50, alone: alone.p99, beside: beside.p99 });
  }
  return found;
}
