// Trust policies (C2SP tlog-policy): which logs and witnesses count, and which witnesses must have cosigned.

import { base64 } from "./encoding.js";
import { LogError } from "./error.js";
import { signatureTypes, type NoteKey, type NoteVerifier } from "./note/key.js";
import { parsePolicyLines, textOf } from "./policy-lines.js";
import { cosignatureVerifier } from "./cosignature.js";
import { ed25519Verifier } from "./note/ed25519.js";
import { mlDsaCosignatureVerifier, type VerifyMlDsa44 } from "./subtree-cosignature.js";

/** A log whose checkpoints count. Its key name is its origin. */
export interface PolicyLog {
  readonly verifier: NoteVerifier;
  readonly url?: string;
}

export interface PolicyWitness {
  /** Names the witness within the policy. */
  readonly name: string;
  readonly verifier: NoteVerifier;
  readonly url?: string;
}

/** Some of its members, witnesses or groups, must have cosigned. */
export interface PolicyGroup {
  readonly name: string;
  readonly threshold: number;
  readonly members: readonly (PolicyWitness | PolicyGroup)[];
}

export interface Policy {
  readonly logs: readonly PolicyLog[];
  readonly witnesses: readonly PolicyWitness[];
  /** `undefined` when no cosignature is needed. */
  readonly quorum: PolicyWitness | PolicyGroup | undefined;
}

export interface PolicyOptions {
  /** For policies with ML-DSA-44 keys; without it they are rejected. */
  readonly mlDsa44?: VerifyMlDsa44;
}

/** @throws LogError unless the bytes are a policy whose keys this package can verify with */
export function parsePolicy(bytes: Uint8Array, options: PolicyOptions = {}): Policy {
  const logs: PolicyLog[] = [];
  const witnesses: PolicyWitness[] = [];
  const named = new Map<string, PolicyWitness | PolicyGroup>();
  const [logKeys, witnessKeys, members] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let quorum: { readonly of: PolicyWitness | PolicyGroup | undefined } | undefined;
  const define = (name: string, entry: PolicyWitness | PolicyGroup, where: string) => {
    if (name === "none") throw LogError.malformed(where, "the name none is predefined");
    if (named.has(name)) throw LogError.malformed(where, `${textOf(name)} is already defined`);
    named.set(name, entry);
  };
  const find = (name: string, where: string) => {
    const entry = named.get(name);
    if (!entry) throw LogError.malformed(where, `${textOf(name)} is not defined on a line above`);
    return entry;
  };
  for (const line of parsePolicyLines(bytes)) {
    const { where } = line;
    switch (line.kind) {
      case "log":
        checkNew(logKeys, line.key, where);
        logs.push({ verifier: logVerifier(line.key, options, where), ...urlOf(line) });
        break;
      case "witness": {
        checkNew(witnessKeys, line.key, where);
        const verifier = witnessVerifier(line.key, options, where);
        const witness = { name: textOf(line.name), verifier, ...urlOf(line) };
        define(line.name, witness, where);
        witnesses.push(witness);
        break;
      }
      case "group": {
        for (const name of line.members) {
          if (members.has(name)) throw LogError.malformed(where, `${textOf(name)} is already a member of a group`);
          members.add(name);
        }
        const group = line.members.map((name) => find(name, where));
        define(line.name, { name: textOf(line.name), threshold: line.threshold, members: group }, where);
        break;
      }
      default:
        if (quorum) throw LogError.malformed(where, "a second quorum line");
        quorum = { of: line.name === "none" ? undefined : find(line.name, where) };
    }
  }
  if (!quorum) throw LogError.malformed("policy", "no quorum line");
  return { logs, witnesses, quorum: quorum.of };
}

/** Whether these witnesses of the policy are enough. */
export function isQuorum(quorum: Policy["quorum"], witnesses: ReadonlySet<PolicyWitness>): boolean {
  if (!quorum) return true;
  if (!("members" in quorum)) return witnesses.has(quorum);
  return quorum.members.filter((member) => isQuorum(member, witnesses)).length >= quorum.threshold;
}

/** What a quorum asks for, such as `2 of w1, w2, (1 of w3, w4)`. */
export function describeQuorum(quorum: PolicyWitness | PolicyGroup): string {
  if (!("members" in quorum)) return quorum.name;
  const members = quorum.members.map((member) =>
    "members" in member ? `(${describeQuorum(member)})` : describeQuorum(member),
  );
  return `${quorum.threshold} of ${members.join(", ")}`;
}

/** Keys that differ in name or type alone are one key to a policy. */
function checkNew(seen: Set<string>, { publicKey }: NoteKey, where: string): void {
  const text = base64(publicKey);
  if (seen.has(text)) throw LogError.malformed(where, "a second line with this public key");
  seen.add(text);
}

function logVerifier(key: NoteKey, options: PolicyOptions, where: string): NoteVerifier {
  if (key.type === signatureTypes.ed25519) return located(where, () => ed25519Verifier(key));
  if (key.type === signatureTypes.mlDsaCosignature) return mlDsaVerifier(key, options, where);
  throw LogError.malformed(where, `signature type ${key.type}: a log signs with type 1 or 6`);
}

function witnessVerifier(key: NoteKey, options: PolicyOptions, where: string): NoteVerifier {
  if (key.type === signatureTypes.cosignature) return located(where, () => cosignatureVerifier(key));
  if (key.type === signatureTypes.mlDsaCosignature) return mlDsaVerifier(key, options, where);
  throw LogError.malformed(where, `signature type ${key.type}: a witness cosigns with type 4 or 6`);
}

function mlDsaVerifier(key: NoteKey, { mlDsa44 }: PolicyOptions, where: string): NoteVerifier {
  if (!mlDsa44) throw LogError.malformed(where, "an ML-DSA-44 key, and no ML-DSA-44 was given to verify with");
  return located(where, () => mlDsaCosignatureVerifier(key, mlDsa44));
}

function located<Result>(where: string, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw error instanceof LogError ? LogError.malformed(where, error.message) : error;
  }
}

function urlOf({ url }: { readonly url: string | undefined }): { url?: string } {
  return url === undefined ? {} : { url };
}
