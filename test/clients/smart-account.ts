// Smart accounts of `permissionless` (ERC-4337) whose owner is an account of `@turnkey/viem`: what it signs is recovered by
// ethers. No chain is asked for anything but its id, which is answered here.

import {
  AbiCoder,
  TypedDataEncoder,
  concat,
  getBytes,
  keccak256,
  recoverAddress,
  toBeHex,
  verifyMessage,
} from "ethers";
import { toSafeSmartAccount, toSimpleSmartAccount } from "permissionless/accounts";
import { createClient, createWalletClient, custom } from "viem";
import type { LocalAccount } from "viem";
import { entryPoint07Address, entryPoint08Address } from "viem/account-abstraction";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import { clientsOf } from "./stamped.js";

const chainId = 1;
const local = custom({
  request: ({ method }: { readonly method: string }) =>
    method === "eth_chainId" ? Promise.resolve(toBeHex(chainId)) : Promise.reject(new Error(`${method} is not local`)),
});
const client = createClient({ transport: local });

const address = "0x2Ad9eA1E677949a536A270CEC812D6e868C88108";
const operation = {
  sender: address,
  nonce: 7n,
  callData: "0xb61d27f6",
  callGasLimit: 90_000n,
  verificationGasLimit: 120_000n,
  preVerificationGas: 50_000n,
  maxFeePerGas: 30_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
} as const;

const two = (high: bigint, low: bigint) => concat([toBeHex(high, 16), toBeHex(low, 16)]);
/** As the entry point packs it (ERC-4337, version 0.7 on). */
const packed = {
  sender: operation.sender,
  nonce: operation.nonce,
  initCode: "0x",
  callData: operation.callData,
  accountGasLimits: two(operation.verificationGasLimit, operation.callGasLimit),
  preVerificationGas: operation.preVerificationGas,
  gasFees: two(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
  paymasterAndData: "0x",
};

/** userOpHash of the entry point of version 0.7. */
function hashOf(): string {
  const coder = AbiCoder.defaultAbiCoder();
  const inner = coder.encode(
    ["address", "uint256", "bytes32", "bytes32", "bytes32", "uint256", "bytes32", "bytes32"],
    [
      packed.sender,
      packed.nonce,
      keccak256(packed.initCode),
      keccak256(packed.callData),
      packed.accountGasLimits,
      packed.preVerificationGas,
      packed.gasFees,
      keccak256(packed.paymasterAndData),
    ],
  );
  return keccak256(coder.encode(["bytes32", "address", "uint256"], [keccak256(inner), entryPoint07Address, chainId]));
}

const field = (type: string, name: string) => ({ type, name });
const packedOperation = {
  PackedUserOperation: [
    field("address", "sender"),
    field("uint256", "nonce"),
    field("bytes", "initCode"),
    field("bytes", "callData"),
    field("bytes32", "accountGasLimits"),
    field("uint256", "preVerificationGas"),
    field("bytes32", "gasFees"),
    field("bytes", "paymasterAndData"),
  ],
};
const safeOperation = {
  SafeOp: [
    field("address", "safe"),
    field("uint256", "nonce"),
    field("bytes", "initCode"),
    field("bytes", "callData"),
    field("uint128", "verificationGasLimit"),
    field("uint128", "callGasLimit"),
    field("uint256", "preVerificationGas"),
    field("uint128", "maxPriorityFeePerGas"),
    field("uint128", "maxFeePerGas"),
    field("bytes", "paymasterAndData"),
    field("uint48", "validAfter"),
    field("uint48", "validUntil"),
    field("address", "entryPoint"),
  ],
};
/** Safe4337Module 0.3.0 on all chains. */
const safeModule = "0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226";

interface Client {
  createAccount(input: object): Promise<LocalAccount>;
}

/** @param name of the package of the owner's account, as it is installed */
export async function smartAccountOperations(name: string): Promise<Operations> {
  const { createAccount } = (await import(name)) as Client;
  const clients = await clientsOf(name);
  // By itself, the account leaves the domain of such typed data out; viem's wallet client puts its type in.
  const ownerOf = async (keys: Keys) => {
    const { organizationId, ethereum: signWith } = keys;
    const account = await createAccount({ client: clients.http(keys), organizationId, signWith });
    const wallet = createWalletClient({ account, transport: local });
    return { ...account, signTypedData: (typed: object) => wallet.signTypedData(typed as never) };
  };
  const by = (keys: Keys, signer: string) => assert(signer === keys.ethereum, `it is by ${signer}`);
  const simple = async (
    keys: Keys,
    entryPoint: { readonly address: `0x${string}`; readonly version: "0.7" | "0.8" },
  ) => {
    const owner = await ownerOf(keys);
    const account = await toSimpleSmartAccount({ client, owner, address, entryPoint } as never);
    return account.signUserOperation(operation as never);
  };
  return {
    "signUserOperation of a simple account of permissionless, entry point 0.7": async (keys) => {
      const signature = await simple(keys, { address: entryPoint07Address, version: "0.7" });
      by(keys, verifyMessage(getBytes(hashOf()), signature));
    },
    "signUserOperation of a simple account of permissionless, entry point 0.8": async (keys) => {
      const signature = await simple(keys, { address: entryPoint08Address, version: "0.8" });
      const domain = { name: "ERC4337", version: "1", chainId, verifyingContract: entryPoint08Address };
      by(keys, recoverAddress(TypedDataEncoder.hash(domain, packedOperation, packed), signature));
    },
    "signUserOperation of a Safe of permissionless": async (keys) => {
      const owner = await ownerOf(keys);
      const account = await toSafeSmartAccount({ client, owners: [owner], address, version: "1.4.1" } as never);
      const signed = await account.signUserOperation(operation as never);
      // Two times of six bytes each come before the signature.
      const signature = `0x${signed.slice(2 + 24)}`;
      const { callGasLimit, verificationGasLimit, maxFeePerGas, maxPriorityFeePerGas } = operation;
      const limits = { callGasLimit, verificationGasLimit, maxFeePerGas, maxPriorityFeePerGas };
      const { sender: safe, ...rest } = packed;
      const times = { validAfter: 0, validUntil: 0 };
      const message = { ...rest, ...limits, ...times, safe, entryPoint: entryPoint07Address };
      const domain = { chainId, verifyingContract: safeModule };
      by(keys, recoverAddress(TypedDataEncoder.hash(domain, safeOperation, message), signature));
    },
  };
}
