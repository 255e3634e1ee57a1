// What the two threads say to each other. Tuples of strings: they cross in a fifth of the time that objects take.

import { curveNames, curves } from "./curve.js";
import type { MasterKeySource, Providers, RecoveredSource } from "./master-key.js";
import type { SecretOwner } from "./owner.js";

/** What a worker starts with. */
export interface WorkerData {
  readonly source: MasterKeySource | RecoveredSource;
  readonly providers: Providers;
  readonly cacheSize: number;
  /** Id of the key-encryption key that seals; the source's last one where it is missing. */
  readonly sealsUnder?: string;
}

/** What opens a worker: what it starts with, and all that it sees of the environment. */
export interface Opening extends WorkerData {
  readonly environment: Readonly<Record<string, string>>;
}

/** What is asked, and with which arguments. Bytes travel as Latin-1 text, one character each. */
export type Operation =
  | "createPrivateKey" // curve
  | "createWallet" // number of words
  | "publicKey" // curve
  | "derive" // curve and path, for each account
  | "sign" // curve, path or "", algorithm, messages as bytes
  | "createTransferKey"
  | "signTransfer" // message as bytes
  | "exportSecret" // target public key, language or "", and curve and path of an account
  | "importWallet" // kind, organization, id and sealed text of the target key, encapsulated key, ciphertext
  | "importPrivateKey" // the same, and curve
  | "importSecret" // as importWallet
  | "openCode" // encapsulated key, ciphertext
  | "importText" // kind, organization, id and sealed text of the target key, envelope as bytes
  | "encryptText" // target public key, text
  | "createCredential" // target public key
  | "createOneTimeSecret" // kind, organization and id of the message, form
  | "checkOneTimeSecret" // hash, text
  | "openText"
  | "reseal"
  | "readMasterKeys" // record of wrapped keys, or ""
  | "createMasterKey"
  | "wrapMasterKeys" // record of wrapped keys, without keys
  | "saveMasterKeys" // path of a file
  | "createRecovery" // id of the deployment, number of shares, threshold
  | "coverRecovery" // record of the recovery key
  | "checkRecovery" // record of the recovery key
  | "sealUnder" // id of a key-encryption key
  | "spareMasterKeys"
  | "authorityKeys"
  | "forgetMasterKey" // id of a key-encryption key
  | "forget";

/** What takes several turns of the event loop. */
const slow: ReadonlySet<Operation> = new Set([
  "derive",
  "exportSecret",
  "importWallet",
  "importPrivateKey",
  "importSecret",
  "openCode",
  "encryptText",
  "createCredential",
  "readMasterKeys",
  "createMasterKey",
  "wrapMasterKeys",
  "createRecovery",
  "coverRecovery",
]);

/** Whether others are answered while this is carried out. */
export function isSlow(operation: Operation): boolean {
  return slow.has(operation);
}

/**
 * What waits for what: signatures and whatever else takes no time for nothing else, and those who move keys not for those
 * who derive many.
 */
export type LaneName = "atOnce" | "derivations" | "moves";

export function laneOf(operation: Operation): LaneName {
  if (!isSlow(operation)) return "atOnce";
  return operation === "derive" ? "derivations" : "moves";
}

const bytesOfUnit = 8192;

/** How much of a worker's time a request takes, about, in signatures on secp256k1. */
export function costOf(operation: Operation, parameters: readonly string[]): number {
  if (operation === "signTransfer") return curves.CURVE_P256.cost;
  if (operation !== "sign") return 1;
  const [curve, , , ...messages] = parameters;
  const known = curveNames.find((name) => name === curve);
  const ofCurve = known ? curves[known].cost : 1;
  return messages.reduce((sum, message) => sum + ofCurve + Math.floor(message.length / bytesOfUnit), 0);
}

export type Request = readonly [
  number: number,
  operation: Operation,
  kind: SecretOwner["kind"],
  organizationId: string,
  ownerId: string,
  /** Empty where the secret is still to be created. */
  sealed: string,
  ...parameters: string[],
];

/** Code 0 and the results; or the code of an ApiError, its message, and for the log what led to it. */
export type Answer = readonly [number: number, code: number, ...texts: string[]];

/** To the worker: requests of one turn of the event loop, or the wish that it finishes, zeroes everything and ends. */
export type ToWorker = readonly Request[] | "close";

/** Why a provider does not unwrap the keys with which a worker was to start. */
export interface NotUnwrapped {
  readonly reason: string;
  /** Whether another attempt may succeed. */
  readonly isAway: boolean;
}

/**
 * From the worker: that it holds its keys, or why it ends without them; or answers. Those to requests that take several
 * turns come later.
 */
export type FromWorker = readonly Answer[] | "ready" | NotUnwrapped;

/** Bytes as text. */
export function bytesToText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}

/** The bytes that such a text stands for. */
export function textToBytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
