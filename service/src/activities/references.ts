// Finds what an intent speaks of, by the paths that its family's descriptor has.

import { isRead } from "../chains/encodings.js";
import type { NoSubject, UnsignedPayloads } from "../family/descriptor.js";
import type { Reference, ReferenceKind, UnsignedPayload, UnsignedTransaction } from "../policy/reference.js";

/** Kinds or reasons by dotted paths, as `Subjects` has them for a family's own intent. */
export type AnySubjects = Readonly<Record<string, ReferenceKind | "transactionSigner" | "payloadSigner" | NoSubject>>;

/** What an intent speaks of, each thing once. */
export function referencesIn(subjects: AnySubjects, intent: object): Reference[] {
  const found = new Map<string, Reference>();
  for (const [path, kind] of Object.entries(subjects)) {
    if (typeof kind === "object") continue;
    for (const name of textsAt(intent, path.split("."))) {
      if (kind === "payloadSigner") {
        for (const reference of signings(name, intent as UnsignedPayload | UnsignedPayloads)) {
          found.set(`signer ${name} ${reference.payload?.payload ?? ""}`, reference);
        }
        continue;
      }
      const reference: Reference =
        kind === "transactionSigner"
          ? { kind: "signer", name, transaction: intent as UnsignedTransaction }
          : { kind, name };
      found.set(`${reference.kind} ${name}`, reference);
    }
  }
  return [...found.values()];
}

/** One for each payload that policies look into, otherwise one for all. */
function signings(name: string, intent: UnsignedPayload | UnsignedPayloads): Reference[] {
  const { encoding, hashFunction } = intent;
  if (!isRead(encoding)) return [{ kind: "signer", name }];
  const payloads = "payloads" in intent ? intent.payloads : [intent.payload];
  return payloads.map((payload) => ({ kind: "signer", name, payload: { payload, encoding, hashFunction } }));
}

/** All texts at a path; where there are lists on the way, those of each element. */
function textsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === "string" ? [value] : [];
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
  return textsAt((value as Readonly<Record<string, unknown>>)[name], rest);
}
