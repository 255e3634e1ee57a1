// Finds what an intent speaks of, by the paths that its family's descriptor has.

import type {
  Reference,
  ReferenceKind,
  UnsignedPayload,
  UnsignedPayloads,
  UnsignedTransaction,
  UnsignedTransactions,
} from "../../policy/reference.js";
import type { NoSubject } from "../definition/descriptor.js";

/** Kinds or reasons by dotted paths, as `Subjects` has them for a family's own intent. */
export type AnySubjects = Readonly<Record<string, ReferenceKind | "transactionSigner" | "payloadSigner" | NoSubject>>;

/** What an intent speaks of, each thing once. */
export function referencesIn(subjects: AnySubjects, intent: object): Reference[] {
  const found = new Map<string, Reference>();
  for (const [path, kind] of Object.entries(subjects)) {
    if (typeof kind === "object") continue;
    for (const name of textsAt(intent, path.split("."))) {
      const reference = referenceOf(kind, name, intent);
      found.set(`${reference.kind} ${name}`, reference);
    }
  }
  return [...found.values()];
}

function referenceOf(kind: Exclude<AnySubjects[string], NoSubject>, name: string, intent: object): Reference {
  switch (kind) {
    case "transactionSigner":
      return { kind: "signer", name, transaction: intent as UnsignedTransaction | UnsignedTransactions };
    case "payloadSigner":
      return { kind: "signer", name, payload: intent as UnsignedPayload | UnsignedPayloads };
    default:
      return { kind, name };
  }
}

/** All texts at a path; where there are lists on the way, those of each element. */
function textsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === "string" ? [value] : [];
  return textsAt((value as Readonly<Record<string, unknown>> | null | undefined)?.[name], rest);
}
