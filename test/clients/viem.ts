// `@turnkey/viem`: what it signs is recovered by ethers.

import { Transaction, TypedDataEncoder, verifyAuthorization, verifyMessage, recoverAddress } from "ethers";
import { createWalletClient, http } from "viem";
import type { LocalAccount } from "viem";
import { mainnet } from "viem/chains";
import { present } from "../service/support/results.js";
import { each } from "./ethers.js";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import { clientsOf } from "./stamped.js";
import { examples } from "./typed-data.js";

interface Client {
  createAccount(input: object): Promise<LocalAccount>;
  createAccountWithAddress?(input: object): LocalAccount;
}

const to = "0x2Ad9eA1E677949a536A270CEC812D6e868C88108";
const common = { to, data: "0xdeadbeef", value: 7n, nonce: 3, gas: 60_000n, chainId: 1 } as const;
const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n } as const;
const accessList = [{ address: to, storageKeys: [`0x${"33".repeat(32)}`] }] as const;
const authorization = {
  address: to,
  chainId: 1,
  nonce: 4,
  r: `0x${"44".repeat(32)}`,
  s: `0x${"55".repeat(32)}`,
  yParity: 1,
} as const;

const transactions = {
  legacy: { type: "legacy", gasPrice: 30_000_000_000n },
  "EIP-2930": { type: "eip2930", gasPrice: 30_000_000_000n, accessList },
  "EIP-1559": { type: "eip1559", ...fees, accessList },
  "EIP-4844": { type: "eip4844", ...fees, maxFeePerBlobGas: 9n, blobVersionedHashes: [`0x01${"66".repeat(31)}`] },
  "EIP-7702": { type: "eip7702", ...fees, authorizationList: [authorization] },
};

/** @param name of the package, as it is installed */
export async function viemOperations(name: string): Promise<Operations> {
  const module = (await import(name)) as Client;
  const clients = await clientsOf(name);
  const configOf = (keys: Keys, client: object) => ({
    client,
    organizationId: keys.organizationId,
    signWith: keys.ethereum,
  });
  const account = (keys: Keys, client: object = clients.http(keys)) => module.createAccount(configOf(keys, client));
  const same = (keys: Keys, address: string) => assert(address === keys.ethereum, `it is by ${address}`);
  const wallet = async (keys: Keys) =>
    createWalletClient({ account: await account(keys), chain: mainnet, transport: http("http://127.0.0.1:1") });
  return {
    createAccount: async (keys) => same(keys, (await account(keys)).address),
    "createAccount, of a private key": async (keys) => {
      const config = { ...configOf(keys, clients.http(keys)), signWith: keys.privateKeyId };
      const created = await module.createAccount({ ...config, ethereumAddress: keys.ethereum });
      same(keys, created.address);
    },
    ...(module.createAccountWithAddress && {
      createAccountWithAddress: async (keys: Keys) => {
        const config = { ...configOf(keys, clients.http(keys)), ethereumAddress: keys.ethereum };
        const signature = await present(
          module.createAccountWithAddress,
          "createAccountWithAddress",
        )(config).signMessage({ message: "address" });
        same(keys, verifyMessage("address", signature));
      },
    }),
    "signMessage, text": async (keys) => {
      same(keys, verifyMessage("text", await (await account(keys)).signMessage({ message: "text" })));
    },
    "signMessage, bytes": async (keys) => {
      const raw = Uint8Array.of(0, 255, 10, 13);
      same(keys, verifyMessage(raw, await (await account(keys)).signMessage({ message: { raw } })));
    },
    "signMessage, by the server's client": async (keys) => {
      const signature = await (await account(keys, clients.server(keys))).signMessage({ message: "server" });
      same(keys, verifyMessage("server", signature));
    },
    ...each("signTransaction", transactions, async (keys, fields) => {
      const signed = Transaction.from(await (await account(keys)).signTransaction({ ...common, ...fields } as never));
      same(keys, present(signed.from, "from"));
      assert(signed.data === common.data && signed.value === common.value, "it is another transaction");
    }),
    ...each("signTypedData", examples, async (keys, { domain, types, message, primaryType }) => {
      const signature = await (await wallet(keys)).signTypedData({ domain, types, message, primaryType } as never);
      const hash = TypedDataEncoder.hash(domain, types as never, message);
      same(keys, recoverAddress(hash, signature));
    }),
    signAuthorization: async (keys) => {
      const signed = await present(
        (await account(keys)).signAuthorization,
        "signAuthorization",
      )({ address: to, chainId: 1, nonce: 9 });
      const { r, s, yParity } = signed;
      const signature = { r, s, yParity: yParity as 0 | 1 };
      same(keys, verifyAuthorization({ address: to, chainId: 1, nonce: 9 }, signature));
    },
    "signTransaction, with an authorization of its own": async (keys) => {
      const own = await present(
        (await account(keys)).signAuthorization,
        "signAuthorization",
      )({ address: to, chainId: 1, nonce: 4 });
      const transaction = { ...common, ...fees, type: "eip7702", authorizationList: [own] };
      const signed = Transaction.from(await (await account(keys)).signTransaction(transaction as never));
      same(keys, present(signed.from, "from"));
      const [{ address, chainId, nonce, signature }] = signed.authorizationList as never as [
        { address: string; chainId: bigint; nonce: bigint; signature: never },
      ];
      same(keys, verifyAuthorization({ address, chainId, nonce }, signature));
    },
  };
}
