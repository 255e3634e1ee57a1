// The two contracts under comparison, and what has been found out about both: which names have been met in each
// other's place, and which members the compiler derives, so that rules about versions speak of them.

import type { Field, Model } from "../model/model.js";
import { activityRecords, activityTypes } from "../model/operations.js";
import { defaulted } from "./steps.js";

export class Pair {
  readonly old: Model;
  readonly now: Model;
  readonly #oldMembers: Members;
  readonly #nowMembers: Members;
  readonly #oldNames: ReadonlySet<string>;
  readonly #nowNames: ReadonlySet<string>;
  readonly #defaulted: ReadonlySet<string>;
  readonly #renamed = new Map<string, string>();

  constructor(old: Model, now: Model) {
    this.old = old;
    this.now = now;
    this.#oldMembers = membersOf(old);
    this.#nowMembers = membersOf(now);
    this.#oldNames = declaredNames(old);
    this.#nowNames = declaredNames(now);
    this.#defaulted = defaulted(now);
  }

  /** Two things of these names stand in the same place. */
  meet(old: string, now: string): void {
    if (old === now || this.#nowNames.has(old) || this.#oldNames.has(now)) return;
    if (this.#oldNames.has(old) && this.#nowNames.has(now) && !this.#renamed.has(old)) this.#renamed.set(old, now);
  }

  /** The new name of what was called so. */
  newName(old: string): string | undefined {
    return this.#renamed.get(old);
  }

  /** Whether upgrades of older requests fill in this member: `Record.member`. */
  hasDefault(subject: string): boolean {
    return this.#defaulted.has(subject);
  }

  /** Whether the compiler derives the member from what a version declares. */
  isDerived(field: Field): boolean {
    return this.#oldMembers.derived.has(field) || this.#nowMembers.derived.has(field);
  }

  /** The declared record that a member comes from, where it is copied into others. */
  ownerOf(field: Field): string | undefined {
    return this.#oldMembers.owners.get(field) ?? this.#nowMembers.owners.get(field);
  }
}

interface Members {
  readonly derived: ReadonlySet<Field>;
  readonly owners: ReadonlyMap<Field, string>;
}

function membersOf({ activity, families }: Model): Members {
  const owners = new Map<Field, string>();
  for (const field of activity?.envelope ?? []) owners.set(field, "envelope");
  for (const field of activity?.base.fields ?? []) owners.set(field, activity?.union.name ?? "");
  const derived = new Set<Field>();
  const derive = (fields: readonly Field[]): void => {
    for (const field of fields) {
      if (owners.has(field)) continue;
      derived.add(field);
      if (field.type.kind === "shape" && field.type.shape.role === "inline") derive(field.type.shape.fields);
    }
  };
  for (const { submit, activity: own } of families.flatMap(({ versions }) => versions)) {
    derive(own.fields);
    if (submit) derive([...submit.request.fields, ...submit.response.fields]);
  }
  for (const shape of activityRecords(activity)) if (shape !== activity?.base) derive(shape.fields);
  return { derived, owners };
}

/** Names that the contract's author has given to types. */
export function declaredNames({ scalars, enums, shapes, unions, activity }: Model): ReadonlySet<string> {
  return new Set([...scalars, ...enums, ...shapes, ...unions, ...activityTypes(activity)].map(({ name }) => name));
}
