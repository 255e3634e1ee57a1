// A policy on a chain's words decides about a transaction whichever way it is signed: as what it is, or as a payload, in any
// encoding, alone or among others. What no policy can see is blind.

import { createHash } from "node:crypto";
import { Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js";
import {
  keccak256,
  recoverTransactionAddress,
  serializeSignature,
  serializeTransaction,
  stringToHex,
  type Hex,
} from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { present } from "../support/results.js";
import { rawDataOf } from "../chains/tron-raw-data.js";
import { account } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { rejectionOf } from "../support/refusal.js";
import { ask, complete } from "../support/requests.js";
import { firstOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { company, rule } from "./company.js";

const explicitly = "7 policy engine denied request explicitly";
const implicitly = "7 policy engine denied request: no policy allows it";
const banned = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const friend = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const [bannedTron, friendTron] = ["TFTsyAaajS3DTEbekme2wm9fNcypguDHp4", "TLEaY8XoqpBmndLsjcfThgdKLN1ssNuUcF"];
const [bannedSolana, friendSolana] = [5, 6].map((fill) => new PublicKey(new Uint8Array(32).fill(fill)).toBase58());

interface Payload {
  readonly bytes: string;
  readonly hash: "KECCAK256" | "SHA256" | "NOT_APPLICABLE";
}

interface Chain {
  readonly name: string;
  /** Denies the banned receiver. */
  readonly deny: string;
  readonly signer: "ethereum" | "tron" | "solana";
  readonly pays: (to: "banned" | "friend", from: string) => Payload;
  /** What is signed of it; none where the algorithm hashes by itself. */
  readonly digests: (payload: Payload) => readonly string[];
}

const ether = (to: Hex) => serializeTransaction({ type: "eip1559", chainId: 1, nonce: 7, to, value: 1n, gas: 21_000n });

const chains: readonly Chain[] = [
  {
    name: "Ethereum",
    deny: `eth.tx.to == '${banned}'`,
    signer: "ethereum",
    pays: (to) => ({ bytes: ether(to === "banned" ? banned : friend), hash: "KECCAK256" }),
    digests: ({ bytes }) => [keccak256(bytes as Hex)],
  },
  {
    name: "a legacy transaction of Ethereum",
    deny: `eth.tx.to == '${banned}'`,
    signer: "ethereum",
    pays: (to) => ({
      bytes: serializeTransaction({ type: "legacy", chainId: 1, to: to === "banned" ? banned : friend, value: 1n }),
      hash: "KECCAK256",
    }),
    digests: ({ bytes }) => [keccak256(bytes as Hex)],
  },
  {
    name: "TRON",
    deny: `tron.tx.contract.any(c, c.to_address == '${bannedTron}')`,
    signer: "tron",
    pays: (to, from) => ({
      bytes: rawDataOf({
        type: "TransferContract",
        value: { owner_address: from, to_address: to === "banned" ? bannedTron : friendTron, amount: 1 },
      }),
      hash: "SHA256",
    }),
    digests: ({ bytes }) => [createHash("sha256").update(Buffer.from(bytes, "hex")).digest("hex")],
  },
  {
    name: "Solana",
    deny: `solana.tx.transfers.any(t, t.to == '${bannedSolana}')`,
    signer: "solana",
    pays: (to, from) => {
      const feePayer = new PublicKey(from);
      const toPubkey = new PublicKey(present(to === "banned" ? bannedSolana : friendSolana));
      const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
      const transfer = SystemProgram.transfer({ fromPubkey: feePayer, toPubkey, lamports: 1 });
      const message = new Transaction({ feePayer, recentBlockhash }).add(transfer).serializeMessage();
      return { bytes: message.toString("hex"), hash: "NOT_APPLICABLE" };
    },
    digests: () => [],
  },
];

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Ada's organization, whose keys she may sign with. */
async function treasury() {
  const { root, staff } = await company(service, "Ada");
  const { addresses } = await complete(root, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: "Treasury",
    accounts: [
      account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
      account("m/44'/195'/0'/0/0", "ADDRESS_FORMAT_TRON"),
      account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
      account("m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
    ],
  });
  const [ethereum = "", tron = "", solana = "", taproot = ""] = addresses;
  await rule(root, "ALLOW", "activity.action == 'SIGN'");
  return { root, ada: staff[0], addresses: { ethereum, tron, solana, taproot } };
}

const signed = (actor: Person, signWith: string, payload: string, hash: string, encoding = "HEXADECIMAL") =>
  rejectionOf(
    ask(actor, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
      signWith,
      payload,
      encoding: `PAYLOAD_ENCODING_${encoding}`,
      hashFunction: `HASH_FUNCTION_${hash}`,
    } as never),
  );
const signedTogether = (actor: Person, signWith: string, payloads: readonly string[], hash: string) =>
  rejectionOf(
    ask(actor, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", {
      signWith,
      payloads,
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: `HASH_FUNCTION_${hash}`,
    } as never),
  );

test.each(chains)(
  "what a policy denies of $name is denied by its bytes, also among others; with the one on blind payloads, by its digest",
  async ({ deny, signer, pays, digests }) => {
    const { root, ada, addresses } = await treasury();
    const signWith = addresses[signer];
    await rule(root, "DENY", deny);
    const [bad, good] = [pays("banned", signWith), pays("friend", signWith)];
    const bare = bad.bytes.replace(/^0x/, "");
    for (const written of [bare, `0x${bare}`, bare.toUpperCase()]) {
      expect(await signed(ada, signWith, written, bad.hash)).toBe(explicitly);
    }
    expect(await signed(ada, signWith, good.bytes, good.hash)).toBeUndefined();
    expect(await signedTogether(ada, signWith, [good.bytes, good.bytes], good.hash)).toBeUndefined();
    expect(await signedTogether(ada, signWith, [good.bytes, bad.bytes], good.hash)).toBe(explicitly);
    expect(await signedTogether(ada, signWith, [bad.bytes, good.bytes], good.hash)).toBe(explicitly);
    const blind = digests(bad);
    for (const digest of blind) expect(await signed(ada, signWith, digest, "NO_OP")).toBeUndefined();
    await rule(root, "DENY", "payload.blind");
    expect(await signed(ada, signWith, good.bytes, good.hash)).toBeUndefined();
    for (const digest of blind) {
      expect(await signed(ada, signWith, digest, "NO_OP")).toBe(explicitly);
      expect(await signed(ada, signWith, digest, "SHA256")).toBe(explicitly);
      expect(await signedTogether(ada, signWith, ["ab".repeat(32), digest], "NO_OP")).toBe(explicitly);
    }
  },
);

test("text is read by its bytes", async () => {
  const { root, ada, addresses } = await treasury();
  await rule(root, "DENY", "payload.kind == 'UNKNOWN'");
  const text = `\x19Ethereum Signed Message:\n5Hello`;
  expect(await signed(ada, addresses.ethereum, text, "KECCAK256", "TEXT_UTF8")).toBeUndefined();
  expect(await signed(ada, addresses.ethereum, stringToHex(text), "KECCAK256")).toBeUndefined();
  expect(await signed(ada, addresses.ethereum, "Hello", "KECCAK256", "TEXT_UTF8")).toBe(explicitly);
});

test("a transaction is read as such only for a key that can sign it", async () => {
  const { root, ada, addresses } = await treasury();
  await rule(root, "DENY", "payload.kind == 'TRANSACTION'");
  const solana = (from: string) => present(chains[3]).pays("friend", from).bytes;
  const stranger = Keypair.fromSeed(new Uint8Array(32).fill(3)).publicKey.toBase58();
  expect(await signed(ada, addresses.solana, solana(addresses.solana), "NOT_APPLICABLE")).toBe(explicitly);
  expect(await signed(ada, addresses.solana, solana(stranger), "NOT_APPLICABLE")).toBeUndefined();
  expect(await signed(ada, addresses.ethereum, ether(friend), "KECCAK256")).toBe(explicitly);
  expect(await signed(ada, addresses.taproot, ether(friend), "KECCAK256")).toBeUndefined();
  await rule(root, "DENY", "payload.blind");
  expect(await signed(ada, addresses.solana, solana(stranger), "NOT_APPLICABLE")).toBe(explicitly);
  expect(await signed(ada, addresses.taproot, ether(friend), "KECCAK256")).toBe(explicitly);
});

test("an authorization in its bytes has the words of one", async () => {
  const { root, ada, addresses } = await treasury();
  await rule(root, "DENY", `eth.eip_7702_authorization.address == '${banned}'`);
  const bytes = (to: string) => `05d70194${to.slice(2)}07`;
  expect(await signed(ada, addresses.ethereum, bytes(friend), "KECCAK256")).toBeUndefined();
  expect(await signed(ada, addresses.ethereum, bytes(banned), "KECCAK256")).toBe(explicitly);
});

test("a policy that allows transactions allows the same transactions by their bytes, and viem recovers who signed", async () => {
  const { root, staff } = await company(service, "Ben");
  const { addresses } = await complete(root, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: "Treasury",
    accounts: [account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM")],
  });
  const [ben, signWith] = [staff[0], firstOf(addresses)];
  await rule(root, "ALLOW", `eth.tx.to == '${friend}' && eth.tx.from == '${signWith}'`);
  expect(await signed(ben, signWith, ether(banned), "KECCAK256")).toBe(implicitly);
  expect(await signed(ben, signWith, keccak256(ether(friend)), "NO_OP")).toBe(implicitly);
  const { r, s, v } = await complete(ben, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
    signWith,
    payload: ether(friend),
    encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
    hashFunction: "HASH_FUNCTION_KECCAK256",
  });
  const signature = serializeSignature({ r: `0x${r}`, s: `0x${s}`, yParity: Number(v) });
  expect(await recoverTransactionAddress({ serializedTransaction: ether(friend) as `0x02${string}`, signature })).toBe(
    signWith,
  );
});

test("an authorization of 32 bytes is one all the same", async () => {
  const { root, ada, addresses } = await treasury();
  await rule(root, "DENY", `eth.eip_7702_authorization.address == '${banned}'`);
  const bytes = `05de87${"01".repeat(7)}94${banned.slice(2)}07`;
  expect(bytes.length).toBe(64);
  expect(await signed(ada, addresses.ethereum, bytes, "KECCAK256")).toBe(explicitly);
});

test("what is no hexadecimal is named by its place", async () => {
  const { ada, addresses } = await treasury();
  expect(await signedTogether(ada, addresses.ethereum, ["ab", "xy"], "KECCAK256")).toMatch(/^3 payloads\.1: payload/);
});
