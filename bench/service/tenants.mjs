// A derivation beside the worst tenant: how long one of an honest organization takes alone, and while sub-organizations of
// another tenant ask for as many as they can get. `node bench/service/tenants.mjs`, after `npm run build`.

import { apiKeyStamper, createClient } from "@countersign/api";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startService, stop } from "./processes.mjs";
import { newApiKey } from "./requests.mjs";
import { ETHEREUM_ACCOUNT, rootCaller } from "./root-caller.mjs";
import { signUpParameters } from "./sign-up.mjs";

const SAMPLES = 200;
const STRANGERS = 4;
/** Requests that each of them has under way. */
const AT_ONCE = 60;
const ACCOUNTS = 100;

const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
const service = await startService(data);
try {
  const { organizationId, client } = await rootCaller(data, service.port);
  const { wallets } = await client.listWallets({ organizationId });
  const honest = { organizationId, client, walletId: wallets[0].walletId };
  const strangers = [];
  for (let count = 0; count < STRANGERS; count++) strangers.push(await stranger(honest, count));
  const alone = await measure(honest);
  let over = false;
  const answers = { derived: 0, refused: 0 };
  const crowd = strangers.flatMap((each) =>
    Array.from({ length: AT_ONCE }, async () => {
      for (let number = 0; !over; number++) {
        const accounts = Array.from({ length: ACCOUNTS }, (_, index) => `m/44'/60'/${index}'/0/${number % 1000}`);
        const outcome = await derive(each, accounts).then(
          () => "derived",
          () => "refused",
        );
        answers[outcome]++;
      }
    }),
  );
  // Lets all of them be at work.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const beside = await measure(honest, 30);
  over = true;
  await Promise.all(crowd);
  console.table({ alone, beside });
  console.log(`${STRANGERS * AT_ONCE} requests of ${ACCOUNTS} accounts each beside it:`, answers);
} finally {
  await stop(service);
  await rm(data, { recursive: true });
}

/** Somebody who has signed up. */
async function stranger({ client, organizationId }, number) {
  const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = newApiKey();
  const parameters = signUpParameters(`Stranger ${number}`, publicKey);
  const { activity } = await client.createSubOrganization({ organizationId, parameters });
  const made = Object.values(activity.result)[0];
  return {
    organizationId: made.subOrganizationId,
    walletId: made.wallet.walletId,
    client: createClient({
      baseUrl: `http://127.0.0.1:${service.port}`,
      stamper: apiKeyStamper({ publicKey, privateKey }),
      retry: false,
    }),
  };
}

function derive({ client, organizationId, walletId }, paths) {
  const accounts = paths.map((each) => ({ ...ETHEREUM_ACCOUNT, path: each }));
  return client.createWalletAccounts({ organizationId, parameters: { walletId, accounts, persist: false } });
}

/** Milliseconds, one after the other. */
async function measure(caller, samples = SAMPLES) {
  const took = [];
  for (let index = 0; index < samples; index++) {
    const began = performance.now();
    await derive(caller, [`m/44'/60'/7'/1/${index}`]);
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  const at = (share) => Math.round(took[Math.floor((took.length - 1) * share)] * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
